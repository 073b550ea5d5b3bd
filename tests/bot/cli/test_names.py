"""What seats are called when nobody has named them."""

from __future__ import annotations

import pytest

from bot.cli._names import seat_names
from games import registry


def test_seats_that_pictures_show_in_colours_are_called_by_them() -> None:
    assert seat_names(registry.get("perikles"), 3) == ["Orange", "Sky", "Green"]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Player 1", "Player 2"]),
        ("de", ["Spieler 1", "Spieler 2"]),
        ("el", ["Παίκτης 1", "Παίκτης 2"]),
    ],
)
def test_seats_that_lead_nations_are_counted(language: str, names: list[str]) -> None:
    """In Antike the colours are those of nations, and a seat may have two."""
    assert seat_names(registry.get("antike"), 2, language) == names
