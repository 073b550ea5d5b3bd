"""What all steps of Perikles share."""

from __future__ import annotations

from typing import ClassVar

from games.core.agenda import Step


class PeriklesStep(Step):
    """A step that knows its phase."""

    phase: ClassVar[str] = ""
    """The phase it belongs to; empty for a step that serves two, which is then that of the step below."""
