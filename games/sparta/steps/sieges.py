"""15: sieges are carried on. Open: nobody is asked yet."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.agenda import Step
from games.sparta.figures import Place, Power


class ContinueSieges(Step, kw_only=True):
    """15: each own siege may be carried on once; open."""

    phase: ClassVar[str] = "sieges"
    power: Power
    rolled: list[Place] = msgspec.field(default_factory=list)
