"""How an answer is put together from choices, whatever the decision and the game; knows no Discord.

What was chosen is a path of small numbers. It holds all there is to remember, so that the buttons of a panel
can carry it, and a panel outlives the bot that showed it. An answer is chosen part by part, as few parts as
there can be: a part with one value is filled in, and parts with few values are chosen together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec

from bot.discord.panels.answers import Offered
from bot.discord.panels.choice import Chosen, Option, Path, Stage
from bot.discord.panels.naming import Naming
from bot.discord.panels.sharing import at_once, picks, portions, shares_left
from games.core.decision import Action, Allocate, Decision, Pick
from games.core.errors import StaleDecision
from games.core.fields import Mark, is_marked
from games.text.wording import fields

MAX_FLAT = 10
"""Maximum values that are chosen with one press; parts that make no more than these are chosen together."""

MAX_MIDWAY = 20
"""Maximum values of a part with others to follow: these are buttons too, to keep the way short."""

MAX_SHOWN = 175
"""Maximum values that stand on one screen."""

MAX_LOOSE = 3
"""Maximum answers of a kind beside what the question is about that stand by themselves."""

MIN_TOGETHER = 3
"""Minimum answers that stand behind one option, where the game has a name for all of them."""


class Composer:
    """The choices that lead to the answers of a decision."""

    def __init__(self, decision: Decision, naming: Naming) -> None:
        self.decision = decision
        self.naming = naming
        self.offered = Offered(decision, naming)

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
        return self._stage(chosen, trail, options)

    def _stage(self, chosen: Chosen, trail: tuple[str, ...], options: list[Option]) -> Stage:
        if chosen.action is not None:
            return Stage(trail, "", (), chosen.action)
        form, several = self.offered.form(chosen.kind or self.offered.main), None
        if isinstance(form, Pick) and not chosen.given and at_once(form):
            several = (max(form.at_least, 1), form.at_most)
        told = tuple(self._with_fact(option, chosen) for option in options)
        if all(option.idle or option.apart for option in told):
            told = tuple(replace(option, idle=False) for option in told)
        in_menu = self.naming.is_in_menu(chosen.kind or self.offered.main)
        return Stage(trail, self._asks(chosen), told, several=several, in_menu=in_menu)

    def _with_fact(self, option: Option, chosen: Chosen) -> Option:
        """Say what is to be known of an option, and not twice."""
        fact, action = self._fact(option.chosen), option.chosen.action
        brief = self.naming.beside_fact(action) if action is not None and fact and not chosen.full else ""
        return replace(option, fact=fact, label=brief or option.label, idle=self._is_idle(option.chosen))

    def _is_idle(self, chosen: Chosen) -> bool:
        given = chosen.given if chosen.action is None else fields(chosen.action)
        return self.naming.is_idle(chosen.kind, given)

    def _asks(self, chosen: Chosen) -> str:
        """Put what is chosen next into a question; whole answers need none."""
        if chosen.among or (chosen.kind is None and self._few() is not None):
            return ""
        kind = chosen.kind or self.offered.main
        form = self.offered.form(kind)
        if isinstance(form, Allocate):
            name, _, _ = next(shares_left(form, chosen.given.get(form.field, {})))
            return self.naming.questioned(self.naming.value(form.kind, form.field, name))
        if isinstance(form, Pick):
            return self.naming.asks(kind, form.field)
        going = replace(chosen, kind=kind)
        names = self._next_part(going)
        rows = [each.given for each in self.offered.filled_in(going, names)]
        return self.naming.asks_part(kind, self._told_of(kind, names, rows))

    def _fact(self, chosen: Chosen) -> str:
        """Say what is to be known of a choice: what holds of all the answers behind it."""
        if chosen.action is not None:
            return self.naming.fact(chosen.action)
        known = self.offered.behind(chosen) if chosen.kind is not None and chosen.given else None
        common, remark = self._common_fact(known or ()), self.naming.remark(chosen.kind, chosen.given)
        return common if common not in remark else remark

    def _common_fact(self, known: Sequence[Action]) -> str:
        fact = self.naming.fact(known[0]) if known else ""
        holds = bool(fact) and all(self.naming.fact(each) == fact for each in reversed(known))
        return fact if holds else ""

    # What can be chosen next

    def _options(self, chosen: Chosen) -> list[Option]:
        if chosen.action is not None:
            return []
        if chosen.among:
            return [self._whole(number, action) for number, action in enumerate(chosen.among)]
        if chosen.kind is None:
            return self._beginnings()
        listed = self._listed(chosen, self._steps(chosen))
        if self.naming.is_aside(chosen.kind) and not (chosen.given or chosen.full):
            first = max(option.index + 1 for option in listed)
            listed += [replace(each, index=first) for each in self._otherwise(chosen.kind)]
        return listed

    def _listed(self, chosen: Chosen, steps: Iterator[Option]) -> list[Option]:
        """Put the options of a kind into the order in which they are read."""
        options = [self._named(option) for option in steps]
        kind = chosen.kind
        assert kind is not None
        return sorted(options, key=lambda option: (option.apart, self.naming.sorted_by(kind, option.values)))

    def _named(self, option: Option) -> Option:
        """Go on where an option leaves no choice; one that finishes says what it leaves the answer at."""
        settled = self._settled(option.chosen)
        label = option.label
        if not label and settled.action is not None:
            label = self.naming.plain(settled.action)
        if option.finishes:
            label = self.naming.left_at(label)
        return replace(option, label=label, chosen=settled)

    def _steps(self, chosen: Chosen) -> Iterator[Option]:
        match self.offered.form(chosen.kind):
            case Pick() as form:
                yield from picks(form, chosen, self.decision, self.naming)
            case Allocate() as form:
                yield from portions(form, chosen, self.naming)
            case _:
                yield from self._values_of_part(chosen)

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
        if chosen.among:
            return None
        if chosen.kind is None:
            return self._only_beginning()
        following = list(islice(self._steps(chosen), 2))
        return following[0].chosen if len(following) == 1 else None

    def _only_beginning(self) -> Chosen | None:
        """Give the only answer, or the only kind where several things are chosen at once."""
        few, kinds = self._few(), self.offered.kinds
        if few is not None:
            return Chosen(type(few[0]), {}, few[0]) if len(few) == 1 else None
        return Chosen(kinds[0]) if len(kinds) == 1 and self.offered.form(kinds[0]) is not None else None

    # The first screen

    def _beginnings(self) -> list[Option]:
        """Offer few answers by themselves; else the first part of the main kind, the others beside it."""
        few = self._few()
        if few is not None:
            return self._apart_last(few)
        main = self.offered.main
        begun = list(self._steps(Chosen(main)))
        listed = self._listed(Chosen(main), iter(begun))
        beside = [option for kind in self.offered.kinds if kind is not main for option in self._beside(kind)]
        asked = [kind for kind in self.offered.kinds if not self.naming.is_aside(kind)]
        beside += [option for kind in asked for option in self._otherwise(kind)]
        first = max((option.index + 1 for option in begun), default=0)
        return [*listed, *(replace(each, index=number) for number, each in enumerate(beside, first))]

    def _few(self) -> list[Action] | None:
        """List all usual answers if they are few, those behind one name counted as one."""
        found: list[Action] = []
        for kind in self.offered.kinds:
            answers = self.offered.usual(kind)
            if answers is None or self._otherwise(kind) or self.offered.form(kind) is not None:
                return None
            found += answers
        gathered = self._gathered(found)
        behind = {action for actions in gathered.values() for action in actions}
        return found if len(found) - len(behind) + len(gathered) <= MAX_FLAT else None

    def _apart_last(self, answers: list[Action]) -> list[Option]:
        """Offer answers by themselves; those that the game has one name for stand behind it."""
        gathered = self._gathered(answers)
        behind = {action: name for name, actions in gathered.items() for action in actions}
        numbers = {name: len(answers) + number for number, name in enumerate(gathered)}
        options: dict[int, Option] = {}
        for action in self._wanted_first(self.naming.listed_actions(answers)):
            if action in behind:
                name = behind[action]
                options[numbers[name]] = Option(numbers[name], name, Chosen(among=gathered[name]), apart=True)
            else:
                number = answers.index(action)
                options[number] = self._whole(number, action)
        return self._leading(list(options.values()))

    def _leading(self, options: list[Option]) -> list[Option]:
        """Let what is shown once more before it is given stand apart; beside it, to go on stands out."""
        rare = [option for option in options if self._is_confirmed(option.chosen)]
        others = [option for option in options if option not in rare]
        if not rare or not others:
            return options
        if all(option.apart for option in others):
            others = [replace(option, apart=False) for option in others]
        return [*others, *(replace(option, apart=True) for option in rare)]

    def _is_confirmed(self, chosen: Chosen) -> bool:
        actions = chosen.among or (chosen.action,)
        return all(action is not None and self.naming.is_confirmed(action) for action in actions)

    def _wanted_first(self, actions: list[Action]) -> list[Action]:
        """Put the answers that most people want before the others."""
        wanted = [self.naming.wanted(self.decision, kind) for kind in {type(each) for each in actions}]
        return sorted(actions, key=lambda action: action not in wanted)

    def _gathered(self, actions: list[Action]) -> dict[str, tuple[Action, ...]]:
        """Gather the answers that a game has one name for, where they are not few."""
        found: dict[str, tuple[Action, ...]] = {}
        for action in actions:
            name = self.naming.gathered(action)
            found[name] = (*found.get(name, ()), action)
        # Behind a single option everything would be one click further away.
        return {
            name: each for name, each in found.items() if name and MIN_TOGETHER <= len(each) < len(actions)
        }

    def _beside(self, kind: type[Action]) -> Iterator[Option]:
        """Offer a kind that the question is not about: few answers by themselves, else what leads to them."""
        answers = self.offered.usual(kind)
        if answers is not None and len(answers) <= MAX_LOOSE:
            yield from (replace(self._whole(0, action), apart=True) for action in answers)
        elif answers is not None and any(self.naming.gathered(each) for each in answers):
            yield from self._behind_names(answers)
        else:
            yield Option(0, self.naming.leading(kind), Chosen(kind), apart=True)

    def _behind_names(self, answers: list[Action]) -> Iterator[Option]:
        """Offer answers behind the names that the game has for them, and what has none by itself."""
        names = dict.fromkeys(self.naming.gathered(each) for each in answers)
        for name in names:
            those = tuple(each for each in answers if self.naming.gathered(each) == name)
            if name and len(those) > 1:
                yield Option(0, name, Chosen(among=those), apart=True)
            else:
                yield from (replace(self._whole(0, action), apart=True) for action in those)

    def _otherwise(self, kind: type[Action]) -> list[Option]:
        """Lead to the answers of a kind that few people want, such as other ways to pay."""
        if not self.offered.has_unusual(kind):
            return []
        return [Option(0, self.naming.otherwise(kind), Chosen(kind, full=True), apart=True)]

    def _whole(self, number: int, action: Action) -> Option:
        chosen = Chosen(type(action), {}, action)
        return Option(number, self.naming.plain(action), chosen, apart=self.naming.is_bare(type(action)))

    # Parts of a kind

    def _next_part(self, chosen: Chosen) -> tuple[str, ...]:
        """Name the fields that are chosen next: parts that are few together, and of a large part a piece."""
        assert chosen.kind is not None
        left = self._parts_left(chosen)
        names, follows = left[0], len(left) > 1
        while len(names) > 1 and self._is_beyond(chosen, names, MAX_MIDWAY if follows else MAX_SHOWN):
            names, follows = names[:-1], True
        if names == left[0] and not self._may_be_left(chosen):
            most = MAX_FLAT if names in self.naming.parts(chosen.kind) else MAX_SHOWN
            for part in left[1:]:
                if self._is_beyond(chosen, (*names, *part), most):
                    break
                names = (*names, *part)
        return names

    def _parts_left(self, chosen: Chosen) -> list[tuple[str, ...]]:
        assert chosen.kind is not None
        parts = self.naming.parts(chosen.kind)
        left = [tuple(name for name in part if name not in chosen.given) for part in parts]
        return [part for part in left if part]

    def _is_beyond(self, chosen: Chosen, names: tuple[str, ...], number: int) -> bool:
        return len(list(islice(self.offered.rows(chosen, names), number + 1))) > number

    def _values_of_part(self, chosen: Chosen) -> Iterator[Option]:
        kind = chosen.kind
        assert kind is not None
        names = self._next_part(chosen)
        filled = self.offered.filled_in(chosen, names)
        whole = self._as_it_is(chosen)
        if whole is not None:
            yield Option(len(filled), "", Chosen(kind, {}, whole), finishes=True)
        rows = [{name: each.given[name] for name in names} for each in filled]
        rare = self.naming.rare(kind, rows)
        told = self._told_of(kind, names, rows)
        for number, (values, following) in enumerate(zip(rows, filled, strict=True)):
            label = self._label(chosen, {name: values[name] for name in told}, following)
            typed = values[names[0]] if len(names) == 1 and self._is_number(kind, values, names[0]) else None
            yield Option(number, label, following, typed, rare=number in rare, values=values)

    def _told_of(
        self, kind: type[Action], names: tuple[str, ...], rows: Sequence[Mapping[str, Any]]
    ) -> tuple[str, ...]:
        """Name those fields of parts that are chosen together whose part is not the same in every row."""
        parts = [tuple(name for name in part if name in names) for part in self.naming.parts(kind)]
        told = [part for part in parts if len({tuple(row[name] for name in part) for row in rows}) > 1]
        return tuple(name for part in told for name in part) or names

    def _label(self, chosen: Chosen, values: Mapping[str, Any], following: Chosen) -> str:
        """Name a part; where it is all there is to choose, the answer."""
        if following.action is not None and not chosen.given:
            return self.naming.plain(following.action)
        assert chosen.kind is not None
        return self.naming.part(chosen.kind, values)

    def _is_number(self, kind: type[Action], values: Mapping[str, Any], name: str) -> bool:
        return type(values[name]) is int and not is_marked(kind, name, Mark.SEAT)

    def _may_be_left(self, chosen: Chosen) -> bool:
        """Say whether an answer may be left at its first fields, which are then chosen one by one."""
        kind = chosen.kind
        assert kind is not None
        parts = msgspec.structs.fields(kind)
        return not self.naming.is_in_parts(kind) and len(parts) > 2 and not any(f.required for f in parts[1:])

    def _as_it_is(self, chosen: Chosen) -> Action | None:
        """Give the answer with everything else left unsaid, where that spares several questions."""
        kind = chosen.kind
        assert kind is not None
        left = [each for each in msgspec.structs.fields(kind) if each.name not in chosen.given]
        if not chosen.given or len(left) < 2 or any(each.required for each in left):
            return None
        if self.naming.is_in_parts(kind):
            return None
        action = kind(**chosen.given)
        return action if self.decision.allows(action) else None
