"""What the keeper refuses; each is a message of the bot's catalogue."""

from __future__ import annotations

from games.core.errors import Fact, PlayerFault, Refusal


class TableFault(PlayerFault):
    """Something that cannot be done with a table now."""

    def __init__(self, key: str, /, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class NotAtTable(TableFault):
    """The user has no seat here, or there is no such table."""


class NotNow(TableFault):
    """The table is not in a condition for it."""


class Unplayable(PlayerFault):
    """A game cannot be played so; its own words say why."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.game = game
        self.refusal = refusal


class Frozen(TableFault):
    """A fault of ours has frozen the table; its number is in the log."""
