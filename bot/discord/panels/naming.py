"""What kinds of action, their fields and the values of those are called in menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.db import TableRow
from bot.discord.texts import game_in
from bot.keeper.lobby import variants_of
from games import registry
from games.core.decision import Action, Decision
from games.core.fields import Mark, is_marked, kebab
from games.text import Words
from games.text.vocabulary import fold
from games.text.wording import GameWording


def called(key: str, otherwise: str, words: Words) -> str:
    """Say a name of a catalogue, if it has one."""
    return words.say(key) if words.has(key) else otherwise


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
            joint = " – " if is_marked(kind, field, Mark.ROUTE) else ", "
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
        if self.view is None:
            return label
        remark = self.wording.remark(self.view, kind, given)
        return f"{label} – {remark}" if remark else label

    def is_aside(self, kind: type[Action]) -> bool:
        """Say whether a kind of answer is given by the way, and is not what a question is about."""
        return kind in self.wording.side_kinds

    def is_by_first(self, kind: type[Action]) -> bool:
        """Say whether the first field of a kind is always chosen first, however few its answers are."""
        return kind in self.wording.by_first

    def gathered(self, action: Action) -> str:
        """Name the answers that an answer may stand together with, if a game has a name for them."""
        return self.wording.gathered(action)

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


def _is_bare(kind: type[Action]) -> bool:
    """Say whether a kind of answer says nothing by itself: every field of it may be left out."""
    return all(not each.required for each in msgspec.structs.fields(kind))
