"""What is printed on stalls, cards and wares.

A larger game reads this from `components.toml` by `games.core.components.load`.
"""

from __future__ import annotations

import msgspec

from games.core.components import Provenance

STALLS = ("oil", "wine", "fish", "honey")
CARDS = ("owl", "bull", "ram", "bee", "crab")
WARES = ("figs", "salt", "wool")


class Piece(msgspec.Struct, frozen=True):
    """A stall, a card or a ware."""

    id: str
    provenance: Provenance = "verified"


class Components(msgspec.Struct, frozen=True):
    """All that is printed, by tables."""

    stall: list[Piece]
    card: list[Piece]
    ware: list[Piece]


def printed() -> Components:
    """Return the components."""
    return Components(*([Piece(name) for name in names] for names in (STALLS, CARDS, WARES)))
