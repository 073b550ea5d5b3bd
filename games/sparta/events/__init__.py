"""What happens at a table of SPARTA!, each told to everyone unless it has an audience."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.events import Event
from games.core.unions import closed

if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = closed(Event, __name__)
