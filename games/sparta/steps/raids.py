"""14: raids. Open: nothing is resolved yet."""

from __future__ import annotations

from typing import ClassVar

from games.core.agenda import Step
from games.sparta.figures import Power


class ResolveRaids(Step, kw_only=True):
    """14: each own unit in the field raids and goes home, or raids and besieges; open."""

    phase: ClassVar[str] = "raids"
    power: Power
