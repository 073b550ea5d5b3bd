"""Orders by forms: a word that says what to do, then the fields of an action, told apart by their kinds."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.decision import Action
from games.text.vocabulary import NUMBER, ORDER, Reading, Vocabulary


@dataclass(frozen=True)
class Form:
    """How the answers of one kind are ordered: the word it begins with and what follows."""

    order: str
    kind: type[Action]
    slots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each field the kinds of words that fill it."""
    optional: tuple[str, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)

    def makes(self, action: Any) -> bool:
        """Say whether an action is ordered in this form."""
        return type(action) is self.kind and all(
            getattr(action, name) == value for name, value in self.fixed.items()
        )


class OrderBook:
    """The reader and writer of orders in a number of forms; a game changes what its own forms need."""

    def __init__(self, vocabulary: Vocabulary, forms: Sequence[Form]) -> None:
        self.vocabulary, self._forms = vocabulary, forms

    def parse(self, text: str) -> list[Action]:
        """Read an order of one or more actions; raise a player's fault."""
        parts = [part for part in re.split(r"[;\n]", text) if part.strip()]
        return [action for part in parts or [""] for action in self._parse_one(part)]

    def write(self, action: Any) -> str:
        """Write an action as the order that makes it."""
        form = next(form for form in self._forms if form.makes(action))
        return " ".join([self.vocabulary.shown(ORDER, form.order), *self.write_rest(form, action)])

    def _parse_one(self, text: str) -> Sequence[Action]:
        reading = Reading(self.vocabulary, text)
        order = reading.read_order()
        return self.read_rest(reading, next(form for form in self._forms if form.order == order))

    def read_rest(self, reading: Reading, form: Form) -> Sequence[Action]:
        """Read what follows the first word."""
        return [form.kind(**read_fields(reading, form))]

    def write_rest(self, form: Form, action: Any) -> list[str]:
        """Write what follows the first word."""
        return [word for name in form.slots for word in self.write_slot(form, name, action)]

    def write_slot(self, form: Form, name: str, action: Any) -> list[str]:
        """Write a field; one that may be left out and says nothing is."""
        value = getattr(action, name)
        return [] if name in form.optional and value in ("", False) else [self.shown(value, form.slots[name])]

    def shown(self, value: Any, kinds: Sequence[str]) -> str:
        """Give the usual way to say something of one of some kinds."""
        if NUMBER in kinds and isinstance(value, int):
            return str(value)
        return self.vocabulary.shown(
            next(kind for kind in kinds if self.vocabulary.knows(kind, value)), value
        )


def read_fields(reading: Reading, form: Form) -> dict[str, Any]:
    """Read the fields of a form, in any order, since their kinds tell them apart."""
    values = dict(form.fixed)
    while True:
        slots = {name: kinds for name, kinds in form.slots.items() if name not in values}
        meaning = reading.read([kind for kinds in slots.values() for kind in kinds])
        if meaning is None:
            break
        values[next(name for name, kinds in slots.items() if meaning.kind in kinds)] = meaning.value
    if any(name not in values and name not in form.optional for name in form.slots):
        raise reading.unfinished()
    return values
