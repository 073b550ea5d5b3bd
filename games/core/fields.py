"""What the types of an action's fields tell of their values: which are seats, and how they are listed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args

import msgspec


class Mark(Enum):
    """What is to be known of the values of a field."""

    SEAT = "they are seats"
    BY_NAME = "they have no order but that of their names, in the language of the reader"
    ROUTE = "they are places, one after the other"


class Word(NamedTuple):
    """The kind of words that orders call the values of a field by, where it is not the name of the field."""

    kind: str


Seat = Annotated[int, Mark.SEAT]
"""A place at the table, counted from 0."""


@cache
def kebab(name: str) -> str:
    """Turn the name of a class or field into the key of its message."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower().replace("_", "-")


def is_marked(kind: type[msgspec.Struct], field: str, mark: Mark) -> bool:
    """Say whether a field of a kind of action has a mark."""
    return mark in _marks(kind)[field]


def seats_named(struct: msgspec.Struct) -> set[int]:
    """List the seats that an event, or an action, names in its fields."""
    kind = type(struct)
    values = [getattr(struct, name) for name in _marks(kind) if is_marked(kind, name, Mark.SEAT)]
    every = [seat for value in values for seat in (value if isinstance(value, tuple) else (value,))]
    return {seat for seat in every if isinstance(seat, int)}


def word_of(kind: type[msgspec.Struct], field: str) -> str:
    """Name the kind of words that orders call the values of a field by."""
    return next((mark.kind for mark in _marks(kind)[field] if isinstance(mark, Word)), field)


@cache
def _marks(kind: type[msgspec.Struct]) -> dict[str, list[Mark | Word]]:
    return {field.name: list(_marks_in(field.type)) for field in msgspec.structs.fields(kind)}


def _marks_in(hint: Any) -> Iterator[Mark | Word]:
    """Go through a type, however deep its marks are."""
    if isinstance(hint, Mark | Word):
        yield hint
        return
    for part in get_args(hint):
        yield from _marks_in(part)
