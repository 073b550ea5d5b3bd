"""What can go wrong, by whose fault it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Fact = str | int | None | tuple[str, ...] | tuple[int, ...]

NONE_OF_THEM = "none-"
"""How the refusal of everything that a word can mean begins."""


class Refusal:
    """Why a rule forbids something: the section, a message of the catalogue, and what it speaks of."""

    __slots__ = ("facts", "key", "section")

    def __init__(self, section: str, key: str, /, **facts: Fact) -> None:
        self.section = section
        self.key = key
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.section, self.key, self.facts) == (other.section, other.key, other.facts)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Refusal({self.section!r}, {self.key!r}, {self.facts!r})"


class PlayerFault(Exception):
    """A player's mistake: answered privately, with what is legal now."""

    number = 1
    """Which action of an order it is about, where the order had several."""


class UnreadableOrder(PlayerFault):
    """The text of an order makes no action."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class AmbiguousOrder(PlayerFault):
    """The text of an order fits several actions."""

    def __init__(self, word: str, candidates: Sequence[str], example: str = "") -> None:
        super().__init__(word)
        self.word = word
        self.candidates = tuple(candidates)
        self.example = example
        """One of the actions, written so that it is clear."""
        self.meanings: Sequence[Any] = ()
        """The actions, where they answer the question that is asked now."""


class IllegalAction(PlayerFault):
    """A rule forbids the action."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class StaleDecision(PlayerFault):
    """The question has been answered already, or is no longer asked."""


class EngineBug(Exception):
    """Our own fault: nothing is kept of the action."""
