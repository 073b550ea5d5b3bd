"""A bad component file stops the start with a sentence that names file, entry and reason."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.core import components
from games.core.components import BadComponents
from games.perikles.board import board

OWN = Path(__file__).parents[3] / "games" / "perikles" / "components.toml"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    board.cache_clear()
    yield
    components.override_from(None)
    board.cache_clear()


def refusal(tmp_path: Path, old: str, new: str) -> str:
    text = OWN.read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "perikles.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    components.override_from(tmp_path)
    with pytest.raises(BadComponents) as refused:
        board()
    return str(refused.value)


def test_a_good_override_is_used(tmp_path: Path) -> None:
    text = OWN.read_text(encoding="utf-8").replace(
        'id = "sicily"\ncity = "sparta"\npoints = 7', 'id = "sicily"\ncity = "sparta"\npoints = 9'
    )
    (tmp_path / "perikles.toml").write_text(text, encoding="utf-8")
    components.override_from(tmp_path)
    assert board().places["sicily"].points == 9


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ("offer = 10", "offer = 0", "set_up.offer", ">= 1"),
        ("counters_per_tile = 2", "counters_per_tile = -1", "set_up.counters_per_tile", ">= 1"),
        ("markers_per_seat = 30", "markers_per_seat = 13", "set_up", "less than the 14"),
        ("hoplites = [[1, 2], [2, 2], [3, 2]]", "hoplites = [[-5, 2]]", "city athens", "less than 1"),
        ('id = "plague"', 'id = "pest"', "special_tile pest", "the tiles are"),
        (
            'id = "plague"\nmoment = "influence"',
            'id = "plague"\nmoment = "hoplite"',
            "special_tile plague",
            "influence",
        ),
        ('id = "attica"\ncity = "athens"', 'id = "attica"\ncity = "rome"', "place attica", "no city rome"),
        ('id = "attica"', 'id = "lesbos"', "place lesbos", "twice"),
        ('odds = "3:1"', 'odds = "4:1"', "combat_column", "3:1"),
        ("points = 3", 'points = "three"', "place acarnania, points", "Expected `int`"),
        ("militia = { hoplite = 1", "militia = { hoplite = -1", "place acarnania", "less than 0"),
        ("format = 1", "format = 2", "format", "Invalid"),
        (
            'city = "any"\nshards = 1\nsymbol = "none"\ncount = 5',
            'city = "rome"\nshards = 1\nsymbol = "none"\ncount = 5',
            "influence_tile rome-1",
            "no city rome",
        ),
        ("shards = 2", "shards = 3", "influence_tile number 1, shards", "Invalid"),
        ("[[city]]", "[[city", "perikles.toml", "not valid TOML"),
        ('provenance = "reconstructed"', 'provenance = "guessed"', "city athens, provenance", "Invalid"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, entry: str, reason: str) -> None:
    sentence = refusal(tmp_path, old, new)
    assert str(tmp_path / "perikles.toml") in sentence
    assert entry in sentence
    assert reason in sentence
    assert "\n" not in sentence
