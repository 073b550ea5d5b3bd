"""Decisions: who is asked what, and which answers are legal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol

import msgspec

from games.core.errors import Fact

Seat = int

LISTED_AT_MOST = 200
"""No decision lists more answers than this; a game asks smaller questions."""


class Action(msgspec.Struct, frozen=True, tag=True):
    """The answer to a decision; every subclass is tagged with its name."""

    needless: ClassVar[bool] = False
    """Whether it only says that nothing more is wanted: at the end of an order it may be one too many."""


class Answers(Protocol):
    """A form of legal answers."""

    def kinds(self) -> set[type[Action]]:
        """Give the kinds of action in this form."""

    def allows(self, action: Action) -> bool:
        """Say whether the action is one of the legal answers."""

    def sample(self, rng: Random) -> Action:
        """Give a legal answer at random."""

    def first(self) -> Action:
        """Give a legal answer, always the same: the only one where there is but one."""

    def count(self) -> int:
        """Say how many legal answers there are, or a number that is at least right up to two."""

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Give, for each field not yet given, the values that still lead to a legal answer."""


class Choices:
    """Legal answers as a list."""

    __slots__ = ("actions",)

    def __init__(self, actions: Sequence[Action]) -> None:
        if len(actions) > LISTED_AT_MOST:
            raise ValueError(f"{len(actions)} answers listed; ask smaller questions")
        self.actions = actions

    def kinds(self) -> set[type[Action]]:
        """Give the kinds of action in the list."""
        return {type(action) for action in self.actions}

    def allows(self, action: Action) -> bool:
        """Say whether the action is in the list."""
        return action in self.actions

    def sample(self, rng: Random) -> Action:
        """Give one of the list at random."""
        return self.actions[int(rng.random() * len(self.actions))]

    def first(self) -> Action:
        """Give the first of the list."""
        return self.actions[0]

    def count(self) -> int:
        """Count the list."""
        return len(self.actions)

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Give the values of the other fields among the answers that fit what is given."""
        fitting = [
            action
            for action in self.actions
            if type(action) is kind
            and all(getattr(action, name, None) == value for name, value in given.items())
        ]
        open_fields = [name for name in kind.__struct_fields__ if name not in given]
        return {name: _distinct([getattr(action, name) for action in fitting]) for name in open_fields}


class Amount:
    """A number from low to high in one field of an action."""

    __slots__ = ("field", "high", "kind", "low")

    def __init__(self, kind: type[Action], field: str, low: int, high: int) -> None:
        self.kind, self.field, self.low, self.high = kind, field, low, high

    def kinds(self) -> set[type[Action]]:
        """Give the one kind."""
        return {self.kind}

    def allows(self, action: Action) -> bool:
        """Say whether the number is in range."""
        return type(action) is self.kind and self.low <= getattr(action, self.field) <= self.high

    def sample(self, rng: Random) -> Action:
        """Give a number in range at random."""
        return self.kind(**{self.field: rng.randint(self.low, self.high)})

    def first(self) -> Action:
        """Give the least number."""
        return self.kind(**{self.field: self.low})

    def count(self) -> int:
        """Count the numbers."""
        return self.high - self.low + 1

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Give the numbers, unless one is given."""
        if kind is not self.kind or self.field in given:
            return {}
        return {self.field: list(range(self.low, self.high + 1))}


class Pick:
    """Some of the items, each at most once, in one field of an action; order does not matter."""

    __slots__ = ("at_least", "at_most", "field", "items", "kind")

    def __init__(
        self, kind: type[Action], field: str, items: Sequence[str], at_least: int, at_most: int
    ) -> None:
        self.kind, self.field, self.items = kind, field, list(items)
        self.at_least, self.at_most = at_least, min(at_most, len(items))

    def kinds(self) -> set[type[Action]]:
        """Give the one kind."""
        return {self.kind}

    def allows(self, action: Action) -> bool:
        """Say whether the picked items are on offer, no item too often, and as many as asked for."""
        if type(action) is not self.kind:
            return False
        picked = list(getattr(action, self.field))
        fits = all(picked.count(item) <= self.items.count(item) for item in set(picked))
        return fits and self.at_least <= len(picked) <= self.at_most

    def sample(self, rng: Random) -> Action:
        """Pick at random."""
        number = rng.randint(self.at_least, self.at_most)
        return self.kind(**{self.field: tuple(rng.sample(self.items, number))})

    def first(self) -> Action:
        """Pick the first items, as few as can be."""
        return self.kind(**{self.field: tuple(self.items[: self.at_least])})

    def count(self) -> int:
        """Say one if there is no choice, else at least two."""
        return 1 if self.at_least == self.at_most in (0, len(self.items)) else 2

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Give the items that can still be picked beside those given."""
        if kind is not self.kind:
            return {}
        picked = list(given.get(self.field, ()))
        if len(picked) >= self.at_most:
            return {self.field: []}
        left = [item for item in self.items if picked.count(item) < self.items.count(item)]
        return {self.field: _distinct(left)}


class Allocate:
    """A total shared out among names, each up to its cap, in one field of an action."""

    __slots__ = ("caps", "field", "kind", "total")

    def __init__(self, kind: type[Action], field: str, total: int, caps: Mapping[str, int]) -> None:
        if sum(caps.values()) < total:
            raise ValueError("the caps cannot hold the total")
        self.kind, self.field, self.total, self.caps = kind, field, total, dict(caps)

    def kinds(self) -> set[type[Action]]:
        """Give the one kind."""
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
        """Give the names that can still take a share beside what is given."""
        if kind is not self.kind:
            return {}
        shares: Mapping[str, int] = given.get(self.field, {})
        if sum(shares.values()) >= self.total:
            return {self.field: []}
        return {self.field: [name for name, cap in self.caps.items() if shares.get(name, 0) < cap]}


class Decision:
    """A question to a seat, with its legal answers in one or more forms."""

    __slots__ = ("alone", "answers", "facts", "question", "required", "seat", "secret", "section")

    def __init__(
        self,
        seat: Seat,
        section: str,
        question: str,
        *answers: Answers,
        required: bool = True,
        alone: bool = False,
        secret: bool = False,
        **facts: Fact,
    ) -> None:
        self.seat, self.section, self.question = seat, section, question
        self.answers = tuple(form for form in answers if form.count())
        self.required, self.facts = required, facts
        self.alone = alone
        """Whether the only legal answer is given without asking; only where that tells nothing."""
        self.secret = secret
        """Whether it is asked in private, beside others who are asked the same."""

    def kinds(self) -> set[type[Action]]:
        """Give the kinds of action that can answer."""
        return set[type[Action]]().union(*(form.kinds() for form in self.answers))

    def allows(self, action: Action) -> bool:
        """Say whether the action is a legal answer."""
        return any(form.allows(action) for form in self.answers)

    def sample(self, rng: Random) -> Action:
        """Give a legal answer at random; a form may have a weight, so that play comes to an end."""
        weights = [getattr(form, "weight", 1) for form in self.answers]
        if len(set(weights)) > 1:
            return rng.choices(self.answers, weights)[0].sample(rng)
        return self.answers[int(rng.random() * len(self.answers))].sample(rng)

    def count(self) -> int:
        """Count the legal answers, as their forms do."""
        return sum(form.count() for form in self.answers)

    def described(self) -> tuple[Any, ...]:
        """Give the question and all its answers as plain data: equal for equal questions."""
        forms = [
            [msgspec.to_builtins(action) for action in form.actions]
            if isinstance(form, Choices)
            else [
                form.count(),
                *((kind.__name__, form.narrow(kind, {})) for kind in sorted(form.kinds(), key=repr)),
            ]
            for form in self.answers
        ]
        return (self.seat, self.section, self.question, self.facts, self.required, forms)

    def narrow(self, kind: type[Action], /, **given: Any) -> dict[str, list[Any]]:
        """Give, for each field of an action not yet given, the values that still lead to a legal answer."""
        values: dict[str, list[Any]] = {}
        for form in self.answers:
            for name, found in form.narrow(kind, given).items():
                values[name] = _distinct([*values.get(name, []), *found])
        return values


def _distinct(values: Sequence[Any]) -> list[Any]:
    return list(dict.fromkeys(values))
