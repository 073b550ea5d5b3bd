"""Forms of legal answers: what every form has, lists, and rows too many to list."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any

import msgspec

from games.core.actions import Action
from games.core.errors import Refusal

LISTED_AT_MOST = 200
"""Maximum number of answers in a list; a game asks smaller questions or uses rows."""


class Answers(ABC):
    """A form of legal answers."""

    must_name: Sequence[str] = ()
    """Fields of which the player fills in at least one while there is a choice."""

    @abstractmethod
    def kinds(self) -> set[type[Action]]:
        """Return the kinds of action in this form."""

    @abstractmethod
    def allows(self, action: Action) -> bool:
        """Say whether the action is one of the legal answers."""

    @abstractmethod
    def sample(self, rng: Random) -> Action:
        """Return a legal answer at random."""

    @abstractmethod
    def first(self) -> Action:
        """Return a legal answer, always the same: the only one where there is but one."""

    @abstractmethod
    def count(self) -> int:
        """Count the legal answers; a form that cannot may say two for any number above one."""

    @abstractmethod
    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Return, for each field not yet given, the values that still lead to a legal answer."""

    def is_empty(self) -> bool:
        """Say whether no answer is legal."""
        return not self.count()

    def synonyms(self, _name: str, _given: Mapping[str, Any]) -> Sequence[Any]:
        """Return other ways to say one of a field's values: they are read, but not offered."""
        return ()

    def every(self) -> Iterator[Action] | None:
        """Go through all legal answers; None where they are too many for that."""
        return None

    def described(self) -> list[Any]:
        """Return the answers as plain data: equal for equal answers."""
        return [
            self.count(),
            *((kind.__name__, self.narrow(kind, {})) for kind in sorted(self.kinds(), key=repr)),
        ]


class Choices(Answers):
    """Legal answers as a list."""

    def __init__(self, actions: Sequence[Action]) -> None:
        if len(actions) > LISTED_AT_MOST:
            raise ValueError(f"{len(actions)} answers listed; ask smaller questions")
        self.actions = actions

    @cached_property
    def _kinds(self) -> set[type[Action]]:
        return set(map(type, self.actions))

    def kinds(self) -> set[type[Action]]:
        """Return the kinds of action in the list."""
        return self._kinds

    def allows(self, action: Action) -> bool:
        """Say whether the action is in the list."""
        return action in self.actions

    def sample(self, rng: Random) -> Action:
        """Return one of the list at random."""
        return self.actions[int(rng.random() * len(self.actions))]

    def first(self) -> Action:
        """Return the first of the list."""
        return self.actions[0]

    def count(self) -> int:
        """Count the list."""
        return len(self.actions)

    def is_empty(self) -> bool:
        """Say whether the list is empty."""
        return not self.actions

    def every(self) -> Iterator[Action]:
        """Go through the list."""
        return iter(self.actions)

    def described(self) -> list[Any]:
        """Return every answer as plain data."""
        return [msgspec.to_builtins(action) for action in self.actions]

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Return the values of the other fields among the answers that fit what is given."""
        fitting = [
            action
            for action in self.actions
            if type(action) is kind
            and all(getattr(action, name, None) == value for name, value in given.items())
        ]
        open_fields = [name for name in kind.__struct_fields__ if name not in given]
        return {name: distinct([getattr(action, name) for action in fitting]) for name in open_fields}


class Rows(Answers):
    """Answers of one kind, too many to list: each row of values, in the order of the fields, makes one.

    The rows are made when somebody asks for them. A guard, where there is one, judges an answer without them.
    """

    def __init__(
        self,
        kind: type[Action],
        rows: Callable[[], Iterable[tuple[Any, ...]]],
        guard: Callable[[Any], Refusal | None] | None = None,
        must_name: Sequence[str] = (),
        ascending: Sequence[str] = (),
    ) -> None:
        """Take the rows; values of the fields in `ascending` are listed in their own order, not the rows'."""
        self.kind, self.must_name, self._ascending = kind, must_name, ascending
        self._make, self._guard = rows, guard

    @cached_property
    def _begun(self) -> tuple[list[tuple[Any, ...]], Iterator[tuple[Any, ...]]]:
        """The first row, if there is one, and the rest, which nobody has asked for yet."""
        rest = iter(self._make())
        return list(islice(rest, 1)), rest

    @cached_property
    def _rows(self) -> list[tuple[Any, ...]]:
        first, rest = self._begun
        return [*first, *rest]

    def rows(self) -> Iterator[Action]:
        """Go through the answers in the order in which they are made."""
        return (self.kind(*row) for row in self._rows)

    def kinds(self) -> set[type[Action]]:
        """Return the one kind."""
        return {self.kind}

    def allows(self, action: Action) -> bool:
        """Say whether the guard lets the action through, or else whether it is one of the rows."""
        if type(action) is not self.kind:
            return False
        if self._guard is not None:
            return self._guard(action) is None
        return msgspec.structs.astuple(action) in self._make()

    def sample(self, rng: Random) -> Action:
        """Return a row at random."""
        return self.kind(*self._rows[int(rng.random() * len(self._rows))])

    def first(self) -> Action:
        """Return the first row."""
        return self.kind(*next(iter(self._make())))

    def count(self) -> int:
        """Count the rows."""
        return len(self._rows)

    def is_empty(self) -> bool:
        """Say whether there is no row; the first one tells."""
        return not self._begun[0]

    def every(self) -> Iterator[Action]:
        """Go through the rows, by the order in which the values of each field are listed.

        Buttons know an answer by its place there.
        """
        places = [
            {value: at for at, value in enumerate(each)} for each in self.narrow(self.kind, {}).values()
        ]
        ordered = sorted(
            self._rows, key=lambda row: [at[value] for at, value in zip(places, row, strict=True)]
        )
        return (self.kind(*row) for row in ordered)

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Return the values of the other fields among the rows that fit what is given."""
        if kind is not self.kind:
            return {}
        names = kind.__struct_fields__
        wanted = [(names.index(name), value) for name, value in given.items() if name in names]
        fitting = [row for row in self._rows if all(row[at] == value for at, value in wanted)]
        open_fields = [(at, name) for at, name in enumerate(names) if name not in given]
        found = {name: list(dict.fromkeys(row[at] for row in fitting)) for at, name in open_fields}
        return {name: sorted(each) if name in self._ascending else each for name, each in found.items()}


def distinct(values: Sequence[Any]) -> list[Any]:
    """List values once, in their order."""
    return list(dict.fromkeys(values))
