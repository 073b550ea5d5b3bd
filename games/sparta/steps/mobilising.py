"""13: units are mobilised. Open: nobody is asked yet."""

from __future__ import annotations

from typing import ClassVar

from games.core.agenda import Step
from games.sparta.figures import Power


class MobiliseUnits(Step, kw_only=True):
    """13: units are mobilised, a revolt of the helots is quelled; open."""

    phase: ClassVar[str] = "mobilising"
    power: Power
