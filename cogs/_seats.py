"""Which seat is meant by what somebody typed: the same everywhere, and as in typed orders."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.decision import Seat
from games.text.vocabulary import LETTERS, fold
from games.text.words import mark


def label(seat: Seat, name: str) -> str:
    """Name a player with the letter of the seat, for two may be called the same."""
    return name if name == mark(seat) else f"{name} ({mark(seat)})"


def find(typed: str, names: Mapping[Seat, str]) -> Seat | None:
    """Find the only seat that fits: by its letter or number, by label, by name, or by how a name begins."""
    wanted = fold(typed.strip())
    if not wanted:
        return None
    ways = (
        [seat for seat in names if wanted in (*LETTERS[seat], str(seat + 1))],
        [seat for seat, name in names.items() if wanted == fold(label(seat, name))],
        [seat for seat, name in names.items() if wanted == fold(name)],
        [seat for seat, name in names.items() if fold(name).startswith(wanted) and not wanted.isdecimal()],
    )
    found = next((way for way in ways if way), [])
    return found[0] if len(found) == 1 else None
