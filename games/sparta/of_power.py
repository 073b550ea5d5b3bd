"""What all events of one power have."""

from __future__ import annotations

from typing import ClassVar

from games.core.events import Event
from games.sparta.figures import Power


class OfPower(Event, frozen=True, kw_only=True):
    """An event of a power."""

    is_base: ClassVar[bool] = True

    power: Power
