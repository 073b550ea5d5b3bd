"""Forms of legal answers that hold numbers: an amount, some of several items, shares of a total."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from games.core.actions import Action
from games.core.answers import Answers, distinct


class Amount(Answers):
    """A number from low to high in one field of an action."""

    def __init__(self, kind: type[Action], field: str, low: int, high: int) -> None:
        self.kind, self.field, self.low, self.high = kind, field, low, high

    def kinds(self) -> set[type[Action]]:
        """Return the one kind."""
        return {self.kind}

    def allows(self, action: Action) -> bool:
        """Say whether the number is in range."""
        return type(action) is self.kind and self.low <= getattr(action, self.field) <= self.high

    def sample(self, rng: Random) -> Action:
        """Return a number in range at random."""
        return self.kind(**{self.field: rng.randint(self.low, self.high)})

    def every(self) -> Iterator[Action]:
        """Go through the numbers."""
        return (self.kind(**{self.field: number}) for number in range(self.low, self.high + 1))

    def first(self) -> Action:
        """Return the least number."""
        return self.kind(**{self.field: self.low})

    def count(self) -> int:
        """Count the numbers."""
        return self.high - self.low + 1

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Return the numbers, unless one is given."""
        if kind is not self.kind or self.field in given:
            return {}
        return {self.field: list(range(self.low, self.high + 1))}


class Pick(Answers):
    """Some of the items, each at most once, in one field of an action; order does not matter."""

    def __init__(
        self, kind: type[Action], field: str, items: Sequence[str], at_least: int, at_most: int
    ) -> None:
        self.kind, self.field, self.items = kind, field, list(items)
        self.at_least, self.at_most = at_least, min(at_most, len(items))

    def kinds(self) -> set[type[Action]]:
        """Return the one kind."""
        return {self.kind}

    @property
    def is_free(self) -> bool:
        """Whether any of the items go together, as many as may be picked; a form of a game's own says so."""
        return type(self) is Pick

    def allows(self, action: Action) -> bool:
        """Say whether the picked items are on offer, no item too often, and as many as asked for."""
        if type(action) is not self.kind:
            return False
        picked = list(getattr(action, self.field))
        fits = all(picked.count(item) <= self.items.count(item) for item in set(picked))
        return fits and self.at_least <= len(picked) <= self.at_most

    def sample(self, rng: Random) -> Action:
        """Pick at random."""
        return self.made(rng.sample(self.items, rng.randint(self.at_least, self.at_most)))

    def first(self) -> Action:
        """Pick the first items, as few as can be."""
        return self.made(self.items[: self.at_least])

    def made(self, items: Sequence[str]) -> Action:
        """Return the answer that picks these items."""
        return self.kind(**{self.field: tuple(items)})

    def count(self) -> int:
        """Say one if there is no choice, else at least two."""
        return 1 if self.at_least == self.at_most in (0, len(self.items)) else 2

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Return the items that can still be picked beside those given."""
        if kind is not self.kind:
            return {}
        picked = list(given.get(self.field, ()))
        if len(picked) >= self.at_most:
            return {self.field: []}
        left = [item for item in self.items if picked.count(item) < self.items.count(item)]
        return {self.field: distinct(left)}


class Allocate(Answers):
    """A total shared out among names, each up to its cap, in one field of an action."""

    def __init__(self, kind: type[Action], field: str, total: int, caps: Mapping[str, int]) -> None:
        if sum(caps.values()) < total:
            raise ValueError("the caps cannot hold the total")
        self.kind, self.field, self.total, self.caps = kind, field, total, dict(caps)

    def kinds(self) -> set[type[Action]]:
        """Return the one kind."""
        return {self.kind}

    def allows(self, action: Action) -> bool:
        """Say whether the shares keep to their caps and make the total."""
        if type(action) is not self.kind:
            return False
        shares: Mapping[str, int] = getattr(action, self.field)
        kept = all(0 <= share <= self.caps.get(name, -1) for name, share in shares.items())
        return kept and sum(shares.values()) == self.total

    def sample(self, rng: Random) -> Action:
        """Share out at random."""
        slots = [name for name, cap in self.caps.items() for _ in range(cap)]
        return self._share(rng.sample(slots, self.total))

    def first(self) -> Action:
        """Fill up the names in their order."""
        slots = [name for name, cap in self.caps.items() for _ in range(cap)]
        return self._share(slots[: self.total])

    def _share(self, names: Sequence[str]) -> Action:
        return self.kind(**{self.field: {name: names.count(name) for name in dict.fromkeys(names)}})

    def count(self) -> int:
        """Say one if there is no choice, else at least two."""
        holders = [cap for cap in self.caps.values() if cap]
        return 1 if self.total == 0 or len(holders) == 1 or sum(holders) == self.total else 2

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Return the names that can still take a share beside what is given."""
        if kind is not self.kind:
            return {}
        shares: Mapping[str, int] = given.get(self.field, {})
        if sum(shares.values()) >= self.total:
            return {self.field: []}
        return {self.field: [name for name, cap in self.caps.items() if shares.get(name, 0) < cap]}
