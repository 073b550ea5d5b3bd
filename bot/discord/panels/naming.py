"""What kinds of action, their fields and the values of those are called in menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.db import TableRow
from bot.discord.panels import limits
from bot.discord.texts import game_in
from bot.keeper.lobby import variants_of
from bot.keeper.parts import SET_UP
from games import registry
from games.core.decision import Action, Decision
from games.core.fields import Mark, is_marked, kebab
from games.text import Words
from games.text.vocabulary import fold
from games.text.wording import GameWording, fields

WAY = " – "
"""Stands between the places of a way; where room is short, without the spaces."""


def called(key: str, otherwise: str, words: Words) -> str:
    """Say a name of a catalogue, if it has one."""
    return words.say(key) if words.has(key) else otherwise


def where(words: GameWording, number: int, phase: str) -> str:
    """Name a round and a phase; the set-up belongs to no round."""
    named = words.label(f"phase-{phase}")
    number = 0 if phase == SET_UP else number
    return words.attribute("table-place", "begin", round=number, rounds=0, phase=named)


def scenario_name(game: str, scenario: str, language: str) -> str:
    """Name a scenario of a game in its own words."""
    return called(f"scenario-{scenario}", scenario, game_in(game, language))


def variant_names(game: str, variants: Sequence[str], language: str) -> tuple[str, ...]:
    """Name variants of a game in its own words."""
    words = game_in(game, language)
    return tuple(words.name(each) if words.has(f"name-{each}") else each for each in variants)


def set_up_of(row: TableRow, texts: Words) -> list[str]:
    """Say by which scenario and variants a table is played, where its game has several."""
    said = []
    if row.scenario and len(registry.get(row.game).scenarios) > 1:
        name = scenario_name(row.game, row.scenario, texts.language)
        said.append(texts.say("table-scenario", scenario=name))
    variants = variants_of(row)
    if variants:
        names = variant_names(row.game, variants, texts.language)
        said.append(texts.say("table-variants", count=len(names), variants=names))
    return said


class Naming:
    """The words of one game's menus in one language."""

    def __init__(self, wording: GameWording, texts: Words, view: Any = None) -> None:
        self.wording = wording
        self.texts = texts
        self.view = view
        """What the seat that chooses may know; without it, there are no remarks on answers."""

    def kind(self, kind: type[Action]) -> str:
        """Name a kind of action, as on a button."""
        key, own = f"command-{kind.command}", f"label-{kebab(kind.__name__)}"
        if not self.wording.has(key):
            return kind.__name__
        return self.wording.attribute(key, own if own in self.wording.attributes(key) else "label")

    def asks(self, kind: type[Action], name: str) -> str:
        """Put what a field asks for into a question."""
        key = self._parameter(kind, name)
        if not self.wording.has(key):
            return self.questioned(name)
        if "question" in self.wording.attributes(key):
            return self.wording.attribute(key, "question")
        return self.questioned(self.wording.attribute(key, "description"))

    def asks_part(self, kind: type[Action], names: Sequence[str]) -> str:
        """Put what several fields ask for together into a question."""
        key = _part_key(kind, names)
        if self.wording.has(key) and "question" in self.wording.attributes(key):
            return self.wording.attribute(key, "question")
        return self.asks(kind, names[0])

    def questioned(self, what: str) -> str:
        """Make a question of a few words."""
        return self.texts.say("panel-choose", what=what)

    def parameter(self, kind: type[Action], name: str) -> str:
        """Name the parameter of a command that a field is."""
        return called(self._parameter(kind, name), name, self.wording)

    def _parameter(self, kind: type[Action], name: str) -> str:
        """Give the key of a parameter: one for this command alone, if there is one."""
        own = f"param-{kind.command}-{kebab(name)}"
        is_known = self.wording.has(own)
        return own if is_known else f"param-{kebab(name)}"

    def action(self, action: Action) -> str:
        """Put an action into a few words, with what is to be known of it."""
        given = {name: getattr(action, name) for name in action.__struct_fields__}
        return self._remarked(self.wording.action(action), type(action), given)

    def plain(self, action: Action) -> str:
        """Put an action into a few words, as on a button; in fewer only where no other payment is meant."""
        return self.wording.brief(action, limits.LABEL if self.is_usual(action) else limits.BUTTON)

    def beside_fact(self, action: Action) -> str:
        """Name an action where what it costs stands beside it."""
        return self.wording.beside_fact(self.view, action)

    def is_confirmed(self, action: Action) -> bool:
        """Say whether an answer that cannot be taken back is shown once more before it is given."""
        return self.wording.is_confirmed(action)

    def for_good(self, action: Action) -> str:
        """Put an action into words where it is about to be done and cannot be taken back."""
        said = self.wording.for_good(self.view, action)
        return said or self.action(action)

    def value(self, kind: type[Action], field: str, value: Any) -> str:
        """Name the value of a field."""
        if isinstance(value, bool):
            return self.texts.say("value-yes" if value else "value-no")
        if value is None or value in ("", ()):
            return called(f"value-{kebab(field)}-none", self.texts.say("value-none"), self.wording)
        if isinstance(value, tuple):
            joint = WAY if is_marked(kind, field, Mark.ROUTE) else ", "
            return joint.join(self.value(kind, field, each) for each in value)
        for key in (f"value-{kebab(field)}-{value}", f"value-{value}"):
            if self.wording.has(key):
                return self.wording.say(key)
        if is_marked(kind, field, Mark.SEAT):
            return f"{self.wording.seat(value)} ({self.wording.mark(value)})"
        return self._thing(str(value))

    def listed(self, kind: type[Action], field: str, values: Sequence[Any]) -> list[Any]:
        """Put the values of a field into the order in which they are listed."""
        if not is_marked(kind, field, Mark.BY_NAME):
            return list(values)
        return sorted(values, key=lambda value: self._sorted_as(kind, field, value))

    def listed_actions(self, actions: Sequence[Action]) -> list[Action]:
        """Put answers, kind by kind, into the order in which they are listed; what only goes on is last."""
        kinds = sorted(dict.fromkeys(type(action) for action in actions), key=_is_bare)
        return sorted(actions, key=lambda action: (kinds.index(type(action)), *self._sorted_by(action)))

    def _sorted_by(self, action: Action) -> list[str]:
        kind = type(action)
        fields = [name for name in kind.__struct_fields__ if is_marked(kind, name, Mark.BY_NAME)]
        return [self._sorted_as(kind, name, getattr(action, name)) for name in fields]

    def _sorted_as(self, kind: type[Action], field: str, value: Any) -> str:
        return fold(self.value(kind, field, value)) if value else ""

    def choice(
        self, decision: Decision, kind: type[Action], given: Mapping[str, Any], field: str, value: Any
    ) -> str:
        """Name the value of a field where it is chosen, with what is to be known of it."""
        said = self.wording.choice(decision, field, value)
        return self._remarked(said or self.value(kind, field, value), kind, {**given, field: value})

    def _remarked(self, label: str, kind: type[Action], given: Mapping[str, Any]) -> str:
        remark = self.remark(kind, given)
        return f"{label} – {remark}" if remark else label

    def remark(self, kind: type[Action] | None, given: Mapping[str, Any]) -> str:
        """Say what is to be known of an answer as far as it is chosen."""
        return "" if self.view is None or kind is None else self.wording.remark(self.view, kind, given)

    def is_idle(self, kind: type[Action] | None, given: Mapping[str, Any]) -> bool:
        """Say whether an answer as far as it is chosen brings nothing now."""
        return self.view is not None and kind is not None and self.wording.is_idle(self.view, kind, given)

    def part(self, kind: type[Action], values: Mapping[str, Any]) -> str:
        """Name the values of some fields where they are chosen together, thing by thing."""
        things = [{name: values[name] for name in part if name in values} for part in self.parts(kind)]
        said = " · ".join(filter(None, (self._named_thing(kind, each) for each in things if each)))
        said = said[:1].upper() + said[1:]
        return said if len(said) <= limits.LABEL else said.replace(WAY, WAY.strip())

    def _named_thing(self, kind: type[Action], values: Mapping[str, Any]) -> str:
        key = _part_key(kind, tuple(values))
        if self.wording.has(key):
            return self.wording.say(key, **values)
        return " · ".join(self.value(kind, name, value) for name, value in values.items())

    def fact(self, action: Action) -> str:
        """Say what is to be known of an answer, beside its name."""
        return "" if self.view is None else self.wording.fact(self.view, action)

    def left_at(self, answer: str) -> str:
        """Name the button that leaves an answer as it stands; a long one stands above it."""
        said = self.texts.say("panel-leave-at", answer=answer)
        return said if len(said) <= limits.LABEL else self.texts.say("panel-leave-there")

    def leading(self, kind: type[Action]) -> str:
        """Name a kind of action on a button that leads to its answers."""
        return self.texts.say("panel-leads-on", what=self.kind(kind))

    def parts(self, kind: type[Action]) -> Sequence[tuple[str, ...]]:
        """Give the fields of a kind as they are chosen, those together that make one thing."""
        return self.wording.parts.get(kind) or [(name,) for name in kind.__struct_fields__]

    def is_in_parts(self, kind: type[Action]) -> bool:
        """Say whether a game says how a kind is put together."""
        return kind in self.wording.parts

    def is_in_menu(self, kind: type[Action]) -> bool:
        """Say whether many values of a kind stand in a menu, though others follow."""
        return kind in self.wording.in_menu

    def rare(self, kind: type[Action], rows: Sequence[Mapping[str, Any]]) -> set[int]:
        """Say which of several values few people want: roundabout ways, and parts of a group."""
        found: set[int] = set()
        whole = self.wording.whole.get(kind, "")
        for name in rows[0] if rows else ():
            if is_marked(kind, name, Mark.ROUTE):
                ends = [{**row, name: row[name][-1]} for row in rows]
                found |= {number for number, end in enumerate(ends) if end in ends[:number]}
            elif name == whole:
                others = [{**row, name: None} for row in rows]
                found |= {number for number, other in enumerate(others) if other in others[number + 1 :]}
        return found

    def wanted(self, decision: Decision, kind: type[Action]) -> Action | None:
        """Give the answer of a kind that most people want, if it is one that can be given."""
        action = self.wording.wanted(decision, kind)
        return action if action is not None and decision.allows(action) else None

    def wanted_label(self, action: Action) -> str:
        """Name the answer that most people want: "all of them" is shorter than a list."""
        key = f"wanted-{kebab(type(action).__name__)}"
        lists = [value for value in fields(action).values() if isinstance(value, tuple)]
        if not lists or not self.wording.has(key):
            return self.plain(action)
        return self.wording.say(key, number=len(lists[0]))

    def usual(self, kind: type[Action]) -> Mapping[str, Any]:
        """Give the values that most people want of some fields of a kind."""
        return self.wording.usual.get(kind, {})

    def has_usual(self, kind: type[Action]) -> bool:
        """Say whether there are answers of a kind that few people want."""
        return kind in self.wording.usual

    def is_usual(self, action: Action) -> bool:
        """Say whether an answer is one that people want, such as the common way to pay."""
        return self.wording.is_usual(self.view, action)

    def otherwise(self, kind: type[Action]) -> str:
        """Name the way to the answers that few people want."""
        return self.wording.say(f"otherwise-{kebab(kind.__name__)}")

    def is_bare(self, kind: type[Action]) -> bool:
        """Say whether a kind of answer says nothing by itself, as to pass does."""
        return _is_bare(kind)

    def sorted_by(self, kind: type[Action], values: Mapping[str, Any]) -> list[str]:
        """Give what the values of some fields are listed by."""
        names = [name for name in values if is_marked(kind, name, Mark.BY_NAME)]
        return [self._sorted_as(kind, name, values[name]) for name in names]

    def is_aside(self, kind: type[Action]) -> bool:
        """Say whether a kind of answer is given by the way, and is not what a question is about."""
        return kind in self.wording.side_kinds

    def is_by_first(self, kind: type[Action]) -> bool:
        """Say whether the first field of a kind is always chosen first, however few its answers are."""
        return kind in self.wording.by_first

    def gathered(self, action: Action) -> str:
        """Name the answers that an answer may stand together with, if a game has a name for them."""
        return self.wording.gathered(action)

    def offers(self, decision: Decision, kind: type[Action]) -> list[Action] | None:
        """List what is offered of a kind that has very many answers, if a game says so."""
        return self.wording.offers(decision, kind, self.view)

    def is_offered(self, decision: Decision, action: Action) -> bool:
        """Say whether an answer is worth a button."""
        return self.wording.is_offered(decision, action, self.view)

    def is_chance(self, decision: Decision) -> bool:
        """Say whether a question is no more than a chance, and is not what was answered before."""
        return decision.question in self.wording.chances

    def _thing(self, value: str) -> str:
        """Name a thing of the game: by its name, or as a tile."""
        words = self.wording
        return words.name(value) if words.has(f"name-{value}") else words.tile(value)


def _part_key(kind: type[Action], names: Sequence[str]) -> str:
    return f"part-{kebab(kind.__name__)}-{'-'.join(kebab(name) for name in names)}"


def _is_bare(kind: type[Action]) -> bool:
    """Say whether a kind of answer says nothing by itself: every field of it may be left out."""
    return all(not each.required for each in msgspec.structs.fields(kind))
