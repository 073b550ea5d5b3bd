"""The paths that panels of an older version carry: their buttons still give the answers that they gave."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from bot.discord.panels.answers import MAX_COMBINATIONS, all_of, fits, in_order
from bot.discord.panels.choice import Chosen, Path
from bot.discord.panels.naming import Naming
from bot.discord.panels.sharing import picks, portions
from games.core.decision import Action, Allocate, Decision, Pick
from games.core.errors import StaleDecision

MAX_LISTED = 20
"""Maximum answers that were listed one by one; of more, their parts were asked for."""

MAX_FLAT = 10
"""With more answers than this that differ in amount too, panels first asked what they are about."""

MIN_TOGETHER = 3
"""Minimum answers that stood behind one option, where the game has a name for all of them."""

Options = Iterator[tuple[int, Chosen]]
"""What could be chosen next, each with the number by which the path grows."""


class OlderComposer:
    """The choices that led to the answers of a decision."""

    def __init__(self, decision: Decision, naming: Naming) -> None:
        self.decision = decision
        self.naming = naming
        self._known: dict[type[Action], list[Action] | None] = {}

    def action_at(self, path: Path) -> Action | None:
        """Return the whole answer that a path leads to; one that leads nowhere is of another question."""
        chosen = self._settled(Chosen())
        if chosen.action is not None:
            # Even the only answer was given by the player who was asked.
            chosen = Chosen()
        for index in path:
            following = dict(self._options(chosen)).get(index)
            if following is None:
                raise StaleDecision
            chosen = self._settled(following)
        return chosen.action

    def _options(self, chosen: Chosen) -> Options:
        if chosen.action is not None:
            return iter(())
        listed = self._listed(chosen)
        return self._steps(chosen) if listed is None else self._one_by_one(listed, gather=not chosen.among)

    def _one_by_one(self, listed: list[Action], *, gather: bool) -> Options:
        """Offer answers by themselves; those that the game has one name for stand behind it."""
        together = self._together(self.naming.listed_actions(listed)) if gather else []
        behind = {action for actions in together for action in actions}
        yield from ((at, _whole(action)) for at, action in enumerate(listed) if action not in behind)
        yield from ((at, Chosen(among=actions)) for at, actions in enumerate(together, len(listed)))

    def _together(self, actions: list[Action]) -> list[tuple[Action, ...]]:
        """Gather the answers that a game has one name for, where they are not few."""
        found: dict[str, tuple[Action, ...]] = {}
        for action in actions:
            name = self.naming.gathered(action)
            found[name] = (*found.get(name, ()), action)
        return [each for name, each in found.items() if name and MIN_TOGETHER <= len(each) < len(actions)]

    def _steps(self, chosen: Chosen) -> Options:
        if chosen.kind is None:
            return self._beginnings()
        match self._form(chosen):
            case Pick() as form:
                options = picks(form, chosen, self.decision, self.naming)
            case Allocate() as form:
                options = portions(form, chosen, self.naming)
            case _:
                return self._field_values(chosen)
        return ((option.index, option.chosen) for option in options)

    def _beginnings(self) -> Options:
        """Offer the kinds; where the question is about one, its first step with the others beside it."""
        kinds, main = sorted(self._kinds(), key=self._few), self._main()
        begun = list(self._field_values(Chosen(main))) if main is not None else []
        yield from begun
        others = [kind for kind in kinds if kind is not main]
        first = max((at + 1 for at, _ in begun), default=0)
        yield from ((at, Chosen(kind)) for at, kind in enumerate(others, first))

    def _main(self) -> type[Action] | None:
        """Give the kind that the question is about, if it is the only one beside what is done by the way."""
        kinds = self._kinds()
        main = [kind for kind in kinds if not kind.droppable and not self.naming.is_aside(kind)]
        return main[0] if len(main) == 1 < len(kinds) and self._form(Chosen(main[0])) is None else None

    def _field_values(self, chosen: Chosen) -> Options:
        assert chosen.kind is not None
        name = next(name for name in chosen.kind.__struct_fields__ if name not in chosen.given)
        values = self._values(chosen, name)
        whole = self._as_it_is(chosen)
        if whole is not None:
            yield len(values), _whole(whole)
        for value in self.naming.listed(chosen.kind, name, values):
            yield values.index(value), _filled_in(chosen, name, value)

    def _as_it_is(self, chosen: Chosen) -> Action | None:
        """Give the answer with everything else left unsaid, where that spared several questions."""
        assert chosen.kind is not None
        left = [each for each in msgspec.structs.fields(chosen.kind) if each.name not in chosen.given]
        if not chosen.given or len(left) < 2 or any(each.required for each in left):
            return None
        action = chosen.kind(**chosen.given)
        return action if self.decision.allows(action) else None

    def _settled(self, chosen: Chosen) -> Chosen:
        """Go on while there was no choice."""
        while chosen.action is None:
            following = self._only(chosen)
            if following is None:
                return chosen
            chosen = following
        return chosen

    def _only(self, chosen: Chosen) -> Chosen | None:
        """Give the only thing that could follow, if there was only one."""
        listed = self._listed(chosen)
        if listed is not None:
            return _whole(listed[0]) if len(listed) == 1 else None
        following = list(islice(self._steps(chosen), 2))
        return following[0][1] if len(following) == 1 else None

    # Listed answers, kinds and fields

    def _kinds(self) -> list[type[Action]]:
        found = [kind for form in self.decision.answers for kind in in_order(form)]
        return [kind for kind in dict.fromkeys(found) if self._answers(kind) != []]

    def _few(self, kind: type[Action]) -> int:
        """Put the kinds with most answers first: they are what the question is about."""
        answers = self._answers(kind)
        return -MAX_COMBINATIONS if answers is None else -len(answers)

    def _form(self, chosen: Chosen) -> Pick | Allocate | None:
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
            found += [action for action in answers if fits(action, chosen.given)]
            if len(found) > MAX_LISTED:
                return None
        return found

    def _is_by_first(self, kind: type[Action], answers: list[Action]) -> bool:
        """Say whether the first field of a kind was chosen before the others, which say how much or many."""
        fields = msgspec.structs.fields(kind)
        if len(fields) < 2 or any(type(field.default) is not int for field in fields[1:]):
            return False
        values = {getattr(action, fields[0].name) for action in answers}
        return len(values) < len(answers) and (len(answers) > MAX_FLAT or self.naming.is_by_first(kind))

    def _answers(self, kind: type[Action]) -> list[Action] | None:
        """List all answers of a kind, unless there are too many to try."""
        if kind not in self._known:
            parts = [all_of(form, kind) for form in self.decision.answers if kind in form.kinds()]
            every = [action for part in parts if part is not None for action in part]
            offered = [each for each in dict.fromkeys(every) if self.naming.is_offered(self.decision, each)]
            self._known[kind] = None if None in parts else offered
        return self._known[kind]

    def _values(self, chosen: Chosen, name: str) -> list[Any]:
        assert chosen.kind is not None
        answers = self._answers(chosen.kind)
        if answers is None:
            return self.decision.narrow(chosen.kind, **chosen.given)[name]
        return list(dict.fromkeys(getattr(action, name) for action in answers if fits(action, chosen.given)))


def _whole(action: Action) -> Chosen:
    return Chosen(type(action), {}, action)


def _filled_in(chosen: Chosen, name: str, value: Any) -> Chosen:
    """Give a field its value; with the last one the answer is whole."""
    assert chosen.kind is not None
    given = {**chosen.given, name: value}
    whole = len(given) == len(chosen.kind.__struct_fields__)
    return Chosen(chosen.kind, given, chosen.kind(**given) if whole else None)
