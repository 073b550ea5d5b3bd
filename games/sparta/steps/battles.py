"""16 and 17: battles. Open: none is fought yet."""

from __future__ import annotations

from typing import ClassVar

from games.core.agenda import Step
from games.sparta.figures import Power


class Battles(Step, kw_only=True):
    """16: who is at turn chooses which battle comes next, until all are fought; open."""

    phase: ClassVar[str] = "battles"
    power: Power
