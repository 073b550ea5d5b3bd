"""Two clocks: the time of day, which may be set back, and seconds that only pass."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

Now = Callable[[], datetime]
Elapsed = Callable[[], float]
"""Seconds since some moment; whatever is done to the time of day, they go on."""

NOTICED = timedelta(seconds=1)
"""Clocks that are put right by less are not looked at."""


class SetBack:
    """Finds out by how much the time of day was set back."""

    def __init__(self, now: Now, elapsed: Elapsed) -> None:
        self._now, self._elapsed = now, elapsed
        self._lead = self._present_lead()

    def by(self) -> timedelta:
        """Say by how much the time of day was set back since the last `noted`."""
        back = timedelta(seconds=self._lead - self._present_lead())
        return back if back >= NOTICED else timedelta()

    def noted(self) -> None:
        """Take the time of day as it is."""
        self._lead = self._present_lead()

    def _present_lead(self) -> float:
        return self._now().timestamp() - self._elapsed()
