"""Forms of answers that Antike needs beside those of the core: one kind, filled in field by field."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from games.antike.actions import AS_NEEDED
from games.core.decision import Action, Answers
from games.core.errors import Refusal

Values = Callable[[str, Mapping[str, Any]], Sequence[Any]]
"""The legal values of a field beside those given; with a field before it left open, those of any."""


class Fields(Answers):
    """Answers of one kind: each field has values that depend on the fields before it."""

    def __init__(
        self,
        kind: type[Action],
        values: Values,
        guard: Callable[[Any], Refusal | None],
        synonyms: Values = lambda _name, _given: (),
        must_name: Sequence[str] = (),
    ) -> None:
        self._kind, self.values, self._guard, self._synonyms = kind, values, guard, synonyms
        self.must_name = must_name

    def kinds(self) -> set[type[Action]]:
        """Return the one kind."""
        return {self._kind}

    def allows(self, action: Action) -> bool:
        """Say whether the rules let the action through."""
        return type(action) is self._kind and self._guard(action) is None

    def sample(self, rng: Random) -> Action:
        """Fill in field by field at random."""
        return self._filled(lambda values: values[int(rng.random() * len(values))])

    def first(self) -> Action:
        """Fill in every field with its first value."""
        return self._filled(lambda values: values[0])

    def _filled(self, choose: Callable[[Sequence[Any]], Any]) -> Action:
        given: dict[str, Any] = {}
        for name in self._kind.__struct_fields__:
            given[name] = choose(self.values(name, given))
        return self._kind(**given)

    def count(self) -> int:
        """Say none, one, or at least two."""
        given: dict[str, Any] = {}
        for name in self._kind.__struct_fields__:
            values = self.values(name, given)
            if len(values) != 1:
                return min(2, len(values))
            given[name] = values[0]
        return 1

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Return the values of the fields that are not given."""
        if kind is not self._kind:
            return {}
        open_fields = [name for name in kind.__struct_fields__ if name not in given]
        return {name: list(self.values(name, given)) for name in open_fields}

    def synonyms(self, name: str, given: Mapping[str, Any]) -> Sequence[Any]:
        """Return other ways to say one of the values."""
        return self._synonyms(name, given)

    def every(self) -> Iterator[Action]:
        """Return all answers, one after the other."""
        for given in self._partial(0, {}):
            yield self._kind(**given)

    def _partial(self, number: int, given: dict[str, Any]) -> Iterator[dict[str, Any]]:
        names = self._kind.__struct_fields__
        if number == len(names):
            yield given
            return
        for value in self.values(names[number], given):
            yield from self._partial(number + 1, {**given, names[number]: value})


def coins_needed(price: int, stock: int, coins: int) -> list[int]:
    """Return the number of coins that `as needed` stands for."""
    needed = max(0, price - stock)
    return [needed] if needed <= coins else []


def coin_choices(price: int, stock: int, coins: int) -> list[int]:
    """List how many coins can go into a price: as needed, and every other number that is possible."""
    needed, most = max(0, price - stock), min(price, coins)
    if needed > most:
        return []
    return [AS_NEEDED, *range(needed + 1, most + 1)]
