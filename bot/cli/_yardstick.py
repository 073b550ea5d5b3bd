"""The document that times are measured against: as large and as deep as the state of a long game."""

from __future__ import annotations

from typing import Union

import msgspec

SIZE = 20_000
"""Bytes of the document as the codec writes it."""
TOLERANCE = 0.02


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """A small struct, as states have hundreds of."""

    city: str
    arm: str
    strength: int


class Sent(msgspec.Struct, frozen=True):
    """A struct in a struct."""

    piece: Piece
    by: int


class Place(msgspec.Struct):
    """A struct with lists of structs and fields that may be empty."""

    id: str
    attackers: list[Sent]
    defenders: list[Sent]
    main: int | None
    turned_up: bool


class March(msgspec.Struct, tag="March"):
    """A tagged struct, as agendas hold."""

    seat: int
    left: list[str]


class Battle(msgspec.Struct, tag="Battle"):
    """Another one."""

    place: str
    tokens: tuple[int, int]


class Document(msgspec.Struct):
    """The whole document."""

    agenda: list[Union[March, Battle]]
    home: dict[str, list[Piece]]
    places: list[Place]
    markers: dict[str, list[int]]
    names: dict[str, str]
    deck: list[str]


CITIES = ("athens", "sicyon", "argos", "corinth", "thebes", "megara")


def document() -> Document:
    """Build the document, always the same."""
    return Document(
        agenda=[step for number in range(20) for step in _steps(number)],
        home={city: [_piece(number) for number in range(82)] for city in CITIES},
        places=[_place(number) for number in range(31)],
        markers={f"{city}-{number}": [number, 1, 0, 3, 12] for city in CITIES for number in range(8)},
        names={f"name-{number}": f"what number {number} is called" for number in range(40)},
        deck=[f"tile-{number}-{CITIES[number % 6]}" for number in range(86)],
    )


def _steps(number: int) -> list[March | Battle]:
    return [March(number % 5, ["hoplite", "trireme"]), Battle(f"place-{number}", (number % 3, 1))]


def _piece(number: int) -> Piece:
    return Piece(CITIES[number % 6], ("hoplite", "trireme")[number % 2], number % 4 + 1)


def _place(number: int) -> Place:
    sent = [Sent(_piece(number + each), each) for each in range(4)]
    return Place(f"place-{number}", sent, sent[:2], number % 5 if number % 2 else None, number % 3 == 0)
