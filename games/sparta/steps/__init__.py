"""The steps of SPARTA!, one module per chapter of the rulebook, closed as one union."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step
from games.core.unions import closed

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = closed(Step, __name__)
