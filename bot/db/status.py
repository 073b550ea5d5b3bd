"""Where a table is in its life, and the questions that are asked about it."""

from enum import StrEnum


class Status(StrEnum):
    """The status of a table; its text is what the database keeps."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    """Its gamemaster stopped it; only somebody who resumes it lets it go on."""
    WAITING = "waiting"
    """Its thread or a player is gone; it goes on by itself when all is right again."""
    FROZEN = "frozen"
    """A fault of ours stopped it."""
    ENDED = "ended"
    CANCELLED = "cancelled"

    @property
    def is_started(self) -> bool:
        """Say whether the table has left its lobby."""
        return self is not Status.LOBBY

    @property
    def is_going_on(self) -> bool:
        """Say whether the table is being played, even if it stands still now."""
        return self in GOING_ON

    @property
    def stands_still(self) -> bool:
        """Say whether the table takes no moves until it is resumed."""
        return self in STANDING_STILL

    @property
    def is_over(self) -> bool:
        """Say whether nothing can happen at the table any more."""
        return self in OVER


STANDING_STILL = frozenset({Status.PAUSED, Status.WAITING, Status.FROZEN})
GOING_ON = STANDING_STILL | {Status.RUNNING}
NOT_OVER = GOING_ON | {Status.LOBBY}
OVER = frozenset(Status) - NOT_OVER
