"""What is printed on stalls and cards.

A larger game reads this from `components.toml` by `games.core.components.load`.
"""

from __future__ import annotations

import msgspec

from games.core.components import Provenance

STALLS = ("oil", "wine", "fish", "honey")
CARDS = ("owl", "bull", "ram", "bee", "crab")


class Piece(msgspec.Struct, frozen=True):
    """A stall or a card."""

    id: str
    provenance: Provenance = "verified"


class Components(msgspec.Struct, frozen=True):
    """All that is printed, by tables."""

    stall: list[Piece]
    card: list[Piece]


def printed() -> Components:
    """Return the components."""
    return Components([Piece(stall) for stall in STALLS], [Piece(card) for card in CARDS])
