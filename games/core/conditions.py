"""Conditions of orders that are left ahead: what must hold, so far as their seat can know.

A game declares its kinds of conditions (`Game.conditions`) beside those that every game has (`COMMON`). Each
is checked from what the seat sees when its question comes, and what it was told since it left the order. So
it tells nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Protocol

import msgspec

from games.core import codec
from games.core.events import Event


class Condition(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A condition; every subclass is tagged with its name, and its fields say of what it is one."""

    awaits: ClassVar[bool] = False
    """Whether it waits for something to happen: it does not hold when it is offered."""

    @classmethod
    def offered(cls, _view: Any) -> Iterable[Condition]:
        """List the conditions of this kind that make sense for who sees this."""
        return ()

    def holds(self, _view: Any, _since: Sequence[Event]) -> bool:
        """Say whether it holds, from what a seat sees now and was told since it left its order."""
        return True


class StillRound(Condition, frozen=True, kw_only=True):
    """The round has not changed."""

    round: int

    @classmethod
    def offered(cls, view: Any) -> Iterable[Condition]:
        """Give the present round, once there is one."""
        return [cls(round=view.round)] if view.round else []

    def holds(self, view: Any, _since: Sequence[Event]) -> bool:
        """Look at the round."""
        return bool(view.round == self.round)


class AsNow(Condition, frozen=True, kw_only=True):
    """A part of the board still stands as it did; a game says which parts there are."""

    part: str
    mark: str
    """A digest of what the viewer saw of it."""

    @classmethod
    def parts(cls, _view: Any) -> dict[str, Any]:
        """Give what the viewer sees of each part that can be named; none, unless a game names some."""
        return {}

    @classmethod
    def offered(cls, view: Any) -> Iterable[Condition]:
        """Give one for each part."""
        return [cls(part=part, mark=_mark(seen)) for part, seen in cls.parts(view).items()]

    def holds(self, view: Any, _since: Sequence[Event]) -> bool:
        """Look whether the viewer sees the same of it."""
        parts = self.parts(view)
        return self.part in parts and _mark(parts[self.part]) == self.mark


def _mark(seen: Any) -> str:
    return codec.fingerprint(seen)[:12]


class NothingHappened(Condition, frozen=True, kw_only=True):
    """The viewer was told of nothing but what moves nothing, such as passes; a game says what that is."""

    quiet: ClassVar[tuple[type[Event], ...]] = ()

    @classmethod
    def offered(cls, _view: Any) -> Iterable[Condition]:
        """Offer it always."""
        return [cls()]

    def holds(self, _view: Any, since: Sequence[Event]) -> bool:
        """Look for anything else."""
        return all(isinstance(event, self.quiet) for event in since)


COMMON: tuple[type[Condition], ...] = (StillRound,)
"""What every game has."""


class Declares(Protocol):
    """Whatever declares kinds of conditions, as a game does."""

    @property
    def conditions(self) -> Sequence[type[Condition]]:
        """List the kinds."""


def kinds_of(game: Declares) -> tuple[type[Condition], ...]:
    """List the kinds of conditions that orders of a game may have."""
    return (*COMMON, *game.conditions)


def offered(kinds: Iterable[type[Condition]], view: Any) -> list[Condition]:
    """List all conditions that make sense for who sees this, each once."""
    return list(dict.fromkeys(each for kind in kinds for each in kind.offered(view)))


def token(condition: Condition) -> str:
    """Name a condition in few characters, as a menu does."""
    return codec.fingerprint(condition)[:12]


def write(condition: Condition | None) -> str:
    """Write a condition as it is stored; none: nothing."""
    return "" if condition is None else codec.to_json(condition).decode()


def read(kinds: Sequence[type[Condition]], written: str) -> Condition | None:
    """Read a condition that was stored."""
    if not written:
        return None
    found: Condition = codec.from_json(written, reduce(or_, kinds))
    return found
