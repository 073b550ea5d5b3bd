"""Cards and commanders with one thing changed, for the test of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from games.sparta.board import board
from games.sparta.effects import Cancel, Effect, Where

SWAPPED = {
    "actor": "opponent",
    "opponent": "actor",
    "athens": "sparta",
    "sparta": "athens",
    "player": "athens",
}
"""What a power becomes in an effect that is changed."""


def changed(effects: tuple[Any, ...]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Give a list of effects with one of them left out, or with one of its fields changed, and what was."""
    for at, effect in enumerate(effects):
        verb = str(effect.__struct_config__.tag)
        yield f"no {verb}", (*effects[:at], *effects[at + 1 :])
        for what, other in _altered(effect):
            yield f"{verb}: {what}", (*effects[:at], other, *effects[at + 1 :])


def _altered(effect: Effect) -> Iterator[tuple[str, Effect]]:
    for field in msgspec.structs.fields(effect):
        if field.name == "n" and isinstance(effect, Cancel) and effect.advantages != ("any",):
            continue  # There is no more than one advantage of a kind.
        for what, value in _others(field.name, getattr(effect, field.name)):
            yield f"{field.name} {what}", msgspec.structs.replace(effect, **{field.name: value})


def _others(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        if name == "contested_ok":
            yield f"{not value}", not value
        return
    if isinstance(value, int) and value:
        yield f"{value + 1}", value + 1
    elif isinstance(value, str) and name == "who":
        yield SWAPPED[value], SWAPPED[value]
    elif isinstance(value, Where) and value != Where():
        yield "anywhere", Where(allies=isinstance(value.allies, tuple))
        for key in msgspec.structs.fields(value):
            if getattr(value, key.name) != key.default:
                yield f"without {key.name}", msgspec.structs.replace(value, **{key.name: key.default})
    elif isinstance(value, tuple) and value and isinstance(value[0], Effect):
        yield from ((what, list_) for what, list_ in changed(value))
    elif isinstance(value, tuple) and value and isinstance(value[0], tuple):
        for at, part in enumerate(value):
            for what, other in changed(part):
                yield f"{at + 1}: {what}", (*value[:at], other, *value[at + 1 :])


@contextmanager
def in_place(table: dict[str, Any], name: str, other: Any) -> Iterator[None]:
    """Let a card or commander be another one for a while."""
    kept = table[name]
    table[name] = other
    try:
        yield
    finally:
        table[name] = kept


def of_card(name: str) -> Iterator[tuple[str, Any]]:
    """Give an action card with one thing changed."""
    card = board().cards[name]
    for field in ("effects", "favour_effects"):
        for what, other in changed(tuple(getattr(card, field))):
            yield f"{field}: {what}", msgspec.structs.replace(card, **{field: other})
    if card.favour_cost:
        yield "cost of the favour", msgspec.structs.replace(card, favour_cost=card.favour_cost + 1)
    for actor in {"player", "athens", "sparta"} - {card.actor}:
        yield f"{actor} carries it out", msgspec.structs.replace(card, actor=actor)
    yield "goes elsewhere", msgspec.structs.replace(card, remove=not card.remove)


def of_half(name: str, half: str) -> Iterator[tuple[str, Any]]:
    """Give a battle card with one thing changed in a half."""
    card = board().battle_cards[name]
    printed = getattr(card, half)
    for what, other in changed(tuple(printed.effects)):
        yield what, msgspec.structs.replace(card, **{half: msgspec.structs.replace(printed, effects=other)})


def of_side(name: str, side: str) -> Iterator[tuple[str, Any]]:
    """Give a commander with one thing changed on a side."""
    commander = board().commanders[name]
    for what, other in changed(tuple(getattr(commander, side))):
        yield what, msgspec.structs.replace(commander, **{side: other})
