"""13: units are deployed, or go home. Open: nobody is asked yet."""

from __future__ import annotations

from typing import ClassVar

from games.core.agenda import Step
from games.sparta.figures import Power


class DeployUnits(Step, kw_only=True):
    """13: units that wait are deployed or sent home; Desperate Times; open."""

    phase: ClassVar[str] = "deploying"
    power: Power
