"""The paths that panels of an older version carry: their buttons still give the answers that they gave."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

import msgspec

from bot.discord.panels.naming import Naming
from games.core.decision import Action, Allocate, Answers, Choices, Decision, Pick
from games.core.errors import StaleDecision
from games.core.fields import Mark, is_marked

Path = tuple[int, ...]

MAX_LISTED = 20
"""Maximum answers that are listed one by one; of more, their parts are asked for."""

MAX_FLAT = 10
"""With more answers than this that differ in amount too, the panel first asks what they are about."""

MIN_TOGETHER = 3
"""Minimum answers that stand behind one option, where the game has a name for all of them."""

MAX_COMBINATIONS = 1000
"""Maximum combinations of values that are tried, where a form does not list its answers."""

MENU = 25
"""Discord's limit for the options of a select; of more numbers than these, one is typed."""


LABEL = 80
"""Discord's limit for what stands on a button."""

ENOUGH = 0
"""The number of the option to leave it at the items picked so far."""


@dataclass(frozen=True)
class Chosen:
    """What has been chosen so far."""

    kind: type[Action] | None = None
    given: Mapping[str, Any] = field(default_factory=dict)
    action: Action | None = None
    """The whole answer, once it is whole."""
    among: tuple[Action, ...] = ()
    """The answers that are left, where some were gathered behind one option."""


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen next."""

    index: int
    """What the path grows by."""
    label: str
    chosen: Chosen
    number: int | None = None
    """The number that it stands for, where numbers are chosen."""
    finishes: bool = False
    """Whether it leaves the answer as it stands, where the others add to it."""


@dataclass(frozen=True)
class Stage:
    """Where a path leads to: the options that follow, or a whole answer."""

    trail: tuple[str, ...]
    """What was chosen, in words."""
    asks: str
    """What is asked for next, as a question; empty where whole answers are listed."""
    options: tuple[Option, ...]
    action: Action | None = None
    typed: bool = False
    """Whether a number is typed instead of chosen; then the options hold all that fit."""
    several: tuple[int, int] | None = None
    """How many may be chosen at once, at least and at most."""


class Composer:
    """The choices that lead to the answers of a decision."""

    def __init__(self, decision: Decision, naming: Naming) -> None:
        self.decision = decision
        self.naming = naming
        self._known: dict[type[Action], list[Action] | None] = {}

    def at(self, path: Path) -> Stage:
        """Follow a path; one that leads nowhere is of another question."""
        trail: tuple[str, ...] = ()
        chosen = self._settled(Chosen())
        if chosen.action is not None:
            # Even the only answer is given by the player who is asked.
            chosen = Chosen()
        options = self._options(chosen)
        for index in path:
            taken = next((option for option in options if option.index == index), None)
            if taken is None:
                raise StaleDecision
            chosen, trail = taken.chosen, (*trail, taken.label)
            options = self._options(chosen)
        return self._stage(chosen, trail, tuple(options))

    def _stage(self, chosen: Chosen, trail: tuple[str, ...], options: tuple[Option, ...]) -> Stage:
        if chosen.action is not None:
            return Stage(trail, "", (), chosen.action)
        asks = self._asks(chosen)
        form = self._form(chosen)
        typed = len(options) > MENU and all(option.number is not None for option in options)
        several = None
        if isinstance(form, Pick) and not chosen.given and _at_once(form):
            several = (form.at_least, form.at_most)
        return Stage(trail, asks, options, typed=typed, several=several)

    def _asks(self, chosen: Chosen) -> str:
        if chosen.kind is None and self._listed(chosen) is None and self._main() is not None:
            chosen = Chosen(self._main())
        if chosen.kind is None or self._listed(chosen) is not None:
            return ""
        form = self._form(chosen)
        if isinstance(form, Allocate):
            name, _, _ = next(_shares(form, chosen.given.get(form.field, {})))
            return self.naming.questioned(self.naming.value(form.kind, form.field, name))
        name = form.field if isinstance(form, Pick) else self._next_field(chosen)
        return self.naming.asks(chosen.kind, name)

    # What can be chosen next

    def _options(self, chosen: Chosen) -> list[Option]:
        if chosen.action is not None:
            return []
        listed = self._listed(chosen)
        if listed is not None:
            return self._one_by_one(listed, gather=not chosen.among)
        return [self._named(option) for option in self._steps(chosen)]

    def _one_by_one(self, listed: list[Action], *, gather: bool) -> list[Option]:
        """Offer answers by themselves; those that the game has one name for stand behind it."""
        ordered = self.naming.listed_actions(listed)
        together = self._together(ordered) if gather else {}
        behind = {action: name for name, actions in together.items() for action in actions}
        numbers = {name: len(listed) + number for number, name in enumerate(together)}
        options: dict[int, Option] = {}
        for action in ordered:
            if action in behind:
                name = behind[action]
                options[numbers[name]] = Option(numbers[name], name, Chosen(among=together[name]))
            else:
                number, chosen = listed.index(action), Chosen(type(action), {}, action)
                options[number] = Option(number, self.naming.action(action), chosen)
        return list(options.values())

    def _together(self, actions: list[Action]) -> dict[str, tuple[Action, ...]]:
        """Gather the answers that a game has one name for, where they are not few."""
        found: dict[str, tuple[Action, ...]] = {}
        for action in actions:
            name = self.naming.gathered(action)
            found[name] = (*found.get(name, ()), action)
        # Behind a single option everything would be one click further away.
        return {
            name: each for name, each in found.items() if name and MIN_TOGETHER <= len(each) < len(actions)
        }

    def _named(self, option: Option) -> Option:
        """Let an option that leaves a single answer say which."""
        settled = self._settled(option.chosen)
        label = option.label if settled.action is None else self.naming.action(settled.action)
        if len(label) > LABEL >= len(option.label) > 0:
            label = option.label
        if option.finishes:
            label = self.naming.texts.say("panel-leave-at", answer=label)
        return replace(option, label=label, chosen=settled)

    def _steps(self, chosen: Chosen) -> Iterator[Option]:
        if chosen.kind is None:
            yield from self._beginnings()
            return
        match self._form(chosen):
            case Pick() as form:
                yield from self._picks(form, chosen)
            case Allocate() as form:
                yield from self._portions(form, chosen)
            case _:
                yield from self._field_values(chosen)

    def _beginnings(self) -> Iterator[Option]:
        """Offer the kinds; where the question is about one, its first step with the others beside it."""
        kinds, main = sorted(self._kinds(), key=self._few), self._main()
        begun = list(self._field_values(Chosen(main))) if main is not None else []
        yield from begun
        others = [kind for kind in kinds if kind is not main]
        for number, kind in enumerate(others, max((each.index + 1 for each in begun), default=0)):
            yield Option(number, self.naming.kind(kind), Chosen(kind))

    def _main(self) -> type[Action] | None:
        """Give the kind that the question is about, if it is the only one beside what is done by the way."""
        kinds = self._kinds()
        main = [kind for kind in kinds if not kind.droppable and not self.naming.is_aside(kind)]
        return main[0] if len(main) == 1 < len(kinds) and self._form(Chosen(main[0])) is None else None

    def _field_values(self, chosen: Chosen) -> Iterator[Option]:
        assert chosen.kind is not None
        name = self._next_field(chosen)
        values = self._values(chosen, name)
        whole = self._as_it_is(chosen)
        if whole is not None:
            yield Option(len(values), "", Chosen(chosen.kind, {}, whole), finishes=True)
        for value in self.naming.listed(chosen.kind, name, values):
            following = _filled_in(chosen, name, value)
            typed = value if type(value) is int and not is_marked(chosen.kind, name, Mark.SEAT) else None
            label = self.naming.choice(self.decision, chosen.kind, chosen.given, name, value)
            yield Option(values.index(value), label, following, typed)

    def _as_it_is(self, chosen: Chosen) -> Action | None:
        """Give the answer with everything else left unsaid, where that spares several questions."""
        assert chosen.kind is not None
        left = [each for each in msgspec.structs.fields(chosen.kind) if each.name not in chosen.given]
        if not chosen.given or len(left) < 2 or any(each.required for each in left):
            return None
        action = chosen.kind(**chosen.given)
        return action if self.decision.allows(action) else None

    def _settled(self, chosen: Chosen) -> Chosen:
        """Go on while there is no choice."""
        while chosen.action is None:
            following = self._only(chosen)
            if following is None:
                return chosen
            chosen = following
        return chosen

    def _only(self, chosen: Chosen) -> Chosen | None:
        """Give the only thing that can follow, if there is only one."""
        listed = self._listed(chosen)
        if listed is not None:
            return Chosen(type(listed[0]), {}, listed[0]) if len(listed) == 1 else None
        following = list(islice(self._steps(chosen), 2))
        return following[0].chosen if len(following) == 1 else None

    # Listed answers, kinds and fields

    def _kinds(self) -> list[type[Action]]:
        found = [kind for form in self.decision.answers for kind in _in_order(form)]
        return [kind for kind in dict.fromkeys(found) if self._answers(kind) != []]

    def _few(self, kind: type[Action]) -> int:
        """Put the kinds with most answers first: they are what the question is about."""
        answers = self._answers(kind)
        return -MAX_COMBINATIONS if answers is None else -len(answers)

    def _form(self, chosen: Chosen) -> Answers | None:
        """Give the form of a kind whose field is more than one value."""
        for form in self.decision.answers:
            if isinstance(form, Pick | Allocate) and form.kind is chosen.kind:
                return form
        return None

    def _listed(self, chosen: Chosen) -> list[Action] | None:
        """List the answers that are left, if they are few."""
        if chosen.among:
            return list(chosen.among)
        kinds = self._kinds() if chosen.kind is None else [chosen.kind]
        found: list[Action] = []
        for kind in kinds:
            answers = self._answers(kind)
            if answers is None or (not chosen.given and self._is_by_first(kind, answers)):
                return None
            found += [action for action in answers if _fits(action, chosen.given)]
            if len(found) > MAX_LISTED:
                return None
        return found

    def _is_by_first(self, kind: type[Action], answers: list[Action]) -> bool:
        """Say whether the first field of a kind is chosen before the others, which say how much or many."""
        fields = msgspec.structs.fields(kind)
        if len(fields) < 2 or any(type(field.default) is not int for field in fields[1:]):
            return False
        values = {getattr(action, fields[0].name) for action in answers}
        return len(values) < len(answers) and (len(answers) > MAX_FLAT or self.naming.is_by_first(kind))

    def _answers(self, kind: type[Action]) -> list[Action] | None:
        """List all answers of a kind, unless there are too many to try."""
        if kind not in self._known:
            parts = [_all_of(form, kind) for form in self.decision.answers if kind in form.kinds()]
            every = [action for part in parts if part is not None for action in part]
            offered = [each for each in dict.fromkeys(every) if self.naming.is_offered(self.decision, each)]
            self._known[kind] = None if None in parts else offered
        return self._known[kind]

    def _next_field(self, chosen: Chosen) -> str:
        """Name the first field whose value is still open."""
        assert chosen.kind is not None
        return next(name for name in chosen.kind.__struct_fields__ if name not in chosen.given)

    def _values(self, chosen: Chosen, name: str) -> list[Any]:
        assert chosen.kind is not None
        answers = self._answers(chosen.kind)
        if answers is None:
            return self.decision.narrow(chosen.kind, **chosen.given)[name]
        fitting = [getattr(action, name) for action in answers if _fits(action, chosen.given)]
        return list(dict.fromkeys(fitting))

    # Several items, or a total shared out

    def _picks(self, form: Pick, chosen: Chosen) -> Iterator[Option]:
        """Offer the items one by one, and to leave it at those once they are enough."""
        items = list(dict.fromkeys(form.items))
        picked: tuple[str, ...] = chosen.given.get(form.field, ())
        left = self.decision.narrow(form.kind, **{form.field: picked})[form.field]
        for number, item in enumerate(items, ENOUGH + 1):
            if item in left:
                now = (*picked, item)
                whole = form.kind(**{form.field: now}) if len(now) == form.at_most else None
                label = self.naming.value(form.kind, form.field, item)
                yield Option(number, label, Chosen(form.kind, {form.field: now}, whole))
        done = form.kind(**{form.field: picked})
        if form.allows(done):
            yield Option(ENOUGH, "", Chosen(form.kind, {}, done), finishes=True)

    def _portions(self, form: Allocate, chosen: Chosen) -> Iterator[Option]:
        """Offer how much the next name can get."""
        shares: dict[str, int] = dict(chosen.given.get(form.field, {}))
        name, low, high = next(_shares(form, shares))
        for number in range(low, high + 1):
            now = {**shares, name: number}
            whole = len(now) == len(form.caps)
            done = form.kind(**{form.field: {k: v for k, v in now.items() if v}}) if whole else None
            label = f"{self.naming.value(form.kind, form.field, name)}: {number}"
            yield Option(number, label, Chosen(form.kind, {form.field: now}, done), number)


def _filled_in(chosen: Chosen, name: str, value: Any) -> Chosen:
    """Give a field its value; with the last one the answer is whole."""
    assert chosen.kind is not None
    given = {**chosen.given, name: value}
    whole = len(given) == len(chosen.kind.__struct_fields__)
    return Chosen(chosen.kind, given, chosen.kind(**given) if whole else None)


def _in_order(form: Answers) -> list[type[Action]]:
    """List the kinds of a form in the order of its answers, where it has one."""
    if isinstance(form, Choices):
        return [type(action) for action in form.actions]
    return sorted(form.kinds(), key=lambda kind: kind.__name__)


def _all_of(form: Answers, kind: type[Action]) -> list[Action] | None:
    """List a form's answers of a kind; None where they are too many."""
    every = form.every()
    found = None if every is None else list(islice(every, MAX_COMBINATIONS + 1))
    if found is None or len(found) > MAX_COMBINATIONS:
        return None
    return [action for action in found if type(action) is kind]


def _fits(action: Action, given: Mapping[str, Any]) -> bool:
    return all(getattr(action, name) == value for name, value in given.items())


def _at_once(form: Pick) -> bool:
    """Say whether the items can be chosen from one menu; a game's own form may forbid some together."""
    return type(form) is Pick and len(set(form.items)) == len(form.items) <= MENU and form.at_least >= 1


def _shares(form: Allocate, shares: Mapping[str, int]) -> Iterator[tuple[str, int, int]]:
    """Give the names that have no share yet, each with the least and the most it can get."""
    names = [name for name in form.caps if name not in shares]
    left = form.total - sum(shares.values())
    for number, name in enumerate(names):
        rest = sum(form.caps[other] for other in names[number + 1 :])
        yield name, max(0, left - rest), min(form.caps[name], left)
