"""The answers of a decision as panels offer them: by kind, the usual ones first, and what can go together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any

from bot.discord.panels.choice import Chosen
from bot.discord.panels.naming import Naming
from games.core.decision import Action, Allocate, Answers, Choices, Decision, Pick

MAX_COMBINATIONS = 1000
"""Maximum combinations of values that are tried, where a form does not list its answers."""

Row = tuple[Any, ...]


class Offered:
    """The answers to a decision that are worth a choice, each found once."""

    def __init__(self, decision: Decision, naming: Naming) -> None:
        self.decision = decision
        self.naming = naming
        self._every: dict[type[Action], list[Action] | None] = {}
        self._usual: dict[type[Action], list[Action] | None] = {}

    @cached_property
    def kinds(self) -> list[type[Action]]:
        """The kinds of answers that there are."""
        found = [kind for form in self.decision.answers for kind in in_order(form)]
        return [kind for kind in dict.fromkeys(found) if self.usual(kind) != []]

    @cached_property
    def main(self) -> type[Action]:
        """The kind that the question is about: of those not done by the way, that with most answers."""
        about = [kind for kind in self.kinds if not kind.droppable and not self.naming.is_aside(kind)]
        return max(about or self.kinds, key=self._number)

    def _number(self, kind: type[Action]) -> int:
        answers = self.usual(kind)
        return MAX_COMBINATIONS + 1 if answers is None else len(answers)

    def form(self, kind: type[Action] | None) -> Pick | Allocate | None:
        """Give the form of a kind whose field is more than one value."""
        for form in self.decision.answers:
            if isinstance(form, Pick | Allocate) and form.kind is kind:
                return form
        return None

    def every(self, kind: type[Action]) -> list[Action] | None:
        """List the answers of a kind, unless there are too many to try."""
        own = self.naming.offers(self.decision, kind) if kind not in self._every else None
        if own is not None:
            self._every[kind] = own
        if kind not in self._every:
            parts = [all_of(form, kind) for form in self.decision.answers if kind in form.kinds()]
            every = [action for part in parts if part is not None for action in part]
            offered = [each for each in dict.fromkeys(every) if self.naming.is_offered(self.decision, each)]
            self._every[kind] = None if None in parts else offered
        return self._every[kind]

    def usual(self, kind: type[Action]) -> list[Action] | None:
        """List the answers of a kind that people want; all of them, if none is such."""
        if kind not in self._usual:
            every = self.every(kind)
            usual = [each for each in every or () if self.naming.is_usual(each)]
            self._usual[kind] = every if every is None else usual or every
        return self._usual[kind]

    def has_unusual(self, kind: type[Action]) -> bool:
        """Say whether there are answers of a kind that few people want, such as other ways to pay."""
        if not self.naming.has_usual(kind):
            return False
        every, usual = self.every(kind), self.usual(kind)
        if every is not None and usual is not None:
            return len(usual) < len(every)
        values = self.decision.narrow(kind)
        return any(set(values[name]) != {value} for name, value in self.naming.usual(kind).items())

    def behind(self, chosen: Chosen) -> Sequence[Action] | None:
        """List the answers that what is chosen can still become, unless there are too many to try."""
        if chosen.behind is not None:
            return chosen.behind
        assert chosen.kind is not None
        answers = self.every(chosen.kind) if chosen.full else self.usual(chosen.kind)
        return None if answers is None else [each for each in answers if fits(each, chosen.given)]

    def rows(self, chosen: Chosen, names: tuple[str, ...]) -> Iterator[Row]:
        """Go through the values that some fields can have together."""
        behind = self.behind(chosen)
        if behind is not None:
            yield from dict.fromkeys(_row(action, names) for action in behind)
        elif names:
            for value in self._values(chosen, names[0]):
                following = replace(chosen, given={**chosen.given, names[0]: value})
                for rest in self.rows(following, names[1:]):
                    yield (value, *rest)
        else:
            yield ()

    def filled_in(self, chosen: Chosen, names: tuple[str, ...]) -> list[Chosen]:
        """Give some fields all values that they can have together; with the last one an answer is whole."""
        behind, kind = self.behind(chosen), chosen.kind
        assert kind is not None
        groups: dict[Row, list[Action]] = defaultdict(list)
        for action in behind or ():
            groups[_row(action, names)].append(action)
        found = []
        for row in groups if behind is not None else self.rows(chosen, names):
            given = {**chosen.given, **dict(zip(names, row, strict=True))}
            whole = len(given) == len(kind.__struct_fields__)
            following = replace(chosen, given=given, action=kind(**given) if whole else None)
            found.append(replace(following, behind=groups[row] if behind is not None else None))
        return found

    def _values(self, chosen: Chosen, name: str) -> list[Any]:
        """List the values of a field of a form that has too many answers to list."""
        kind = chosen.kind
        assert kind is not None
        values = self.decision.narrow(kind, **chosen.given)[name]
        usual = {} if chosen.full else self.naming.usual(kind)
        return [usual[name]] if name in usual and usual[name] in values else values


def in_order(form: Answers) -> list[type[Action]]:
    """List the kinds of a form in the order of its answers, where it has one."""
    if isinstance(form, Choices):
        return [type(action) for action in form.actions]
    return sorted(form.kinds(), key=lambda kind: kind.__name__)


def all_of(form: Answers, kind: type[Action]) -> list[Action] | None:
    """List a form's answers of a kind; None where they are too many."""
    every = form.every()
    found = None if every is None else list(islice(every, MAX_COMBINATIONS + 1))
    if found is None or len(found) > MAX_COMBINATIONS:
        return None
    return [action for action in found if type(action) is kind]


def _row(action: Action, names: tuple[str, ...]) -> Row:
    return tuple(getattr(action, name) for name in names)


def fits(action: Action, given: Mapping[str, Any]) -> bool:
    return all(getattr(action, name) == value for name, value in given.items())
