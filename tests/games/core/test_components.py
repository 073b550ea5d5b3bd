from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from games.core import components
from games.core.components import BadComponents, Provenance


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    points: int
    provenance: Provenance


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    card: list[Card]


GOOD = 'format = 1\n[[card]]\nid = "owl"\npoints = 2\nprovenance = "verified"\n'


@pytest.fixture
def override(tmp_path: Path) -> Iterator[Path]:
    components.override_from(tmp_path)
    yield tmp_path / "perikles.toml"
    components.override_from(None)


def complaint(path: Path, text: str) -> str:
    path.write_text(text, "utf-8")
    with pytest.raises(BadComponents) as caught:
        components.load("perikles", Cards)
    sentence = str(caught.value)
    assert sentence.startswith(str(path))
    assert sentence.endswith(".")
    return sentence.removeprefix(str(path))


def test_an_override_takes_the_place_of_the_game_s_own_file(override: Path) -> None:
    override.write_text(GOOD)
    assert components.load("perikles", Cards) == Cards(1, [Card("owl", 2, "verified")])


def test_without_an_override_the_game_s_own_file_is_read(override: Path) -> None:
    raw = components.load("perikles", dict)
    assert raw["format"] == 1
    assert not override.exists()


def test_bad_toml_is_named(override: Path) -> None:
    assert complaint(override, "format = ").startswith(" is not valid TOML: ")


def test_text_that_is_not_utf_8_is_named(override: Path) -> None:
    override.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="cannot be read"):
        components.load("perikles", Cards)


def test_a_bad_entry_is_named_by_its_id(override: Path) -> None:
    assert complaint(override, GOOD.replace("2", '"two"')) == ", card owl, points: Expected `int`, got `str`."


def test_a_missing_field_is_named(override: Path) -> None:
    assert (
        complaint(override, GOOD.replace("points = 2\n", ""))
        == ", card owl: Object missing required field `points`."
    )


def test_an_unknown_field_is_named(override: Path) -> None:
    assert complaint(override, f"{GOOD}colour = 1\n") == ", card owl: Object contains unknown field `colour`."


def test_an_entry_without_id_is_named_by_its_number(override: Path) -> None:
    assert (
        complaint(override, f"{GOOD}[[card]]\npoints = 1\n")
        == ", card number 2: Object missing required field `id`."
    )


def test_an_unknown_provenance_is_named(override: Path) -> None:
    assert complaint(override, GOOD.replace("verified", "guessed")).startswith(", card owl, provenance: ")


def test_a_missing_table_is_named(override: Path) -> None:
    assert complaint(override, "format = 1\n") == ", top level: Object missing required field `card`."
    assert complaint(override, 'format = "x"\ncard = []\n') == ", format: Expected `int`, got `str`."


def test_a_table_of_the_wrong_kind_is_named(override: Path) -> None:
    assert complaint(override, "format = 1\ncard = [3]\n").startswith(", card[0]: ")
    assert complaint(override, "format = 1\ncard = 3\n").startswith(", card: ")


def test_the_games_own_complaints_name_the_file_too(override: Path) -> None:
    override.write_text(GOOD)
    with pytest.raises(components.BadComponents) as raised:
        components.Check("perikles").demand(False, "card owl", "it flies by night")
    assert str(raised.value) == f"{override}, card owl: it flies by night."


def test_an_id_may_not_be_there_twice(override: Path) -> None:
    override.write_text(GOOD)
    check = components.Check("perikles")
    check.unique("card", ["owl", "bull"])
    with pytest.raises(components.BadComponents, match="card owl: the id is there twice"):
        check.unique("card", ["owl", "bull", "owl"])


class Side(msgspec.Struct):
    provenance: str


class Sheet(msgspec.Struct):
    id: str
    provenance: str
    side: list[Side]


class Box(msgspec.Struct):
    small_card: list[Side]
    sheet: list[Sheet]
    count: int = 1


def test_provenance_is_told_table_by_table() -> None:
    sheets = [Sheet("north", "verified", [Side("reconstructed")]), Sheet("south", "reconstructed", [])]
    assert components.provenance_of(Box([Side("verified"), Side("reconstructed")], sheets)) == {
        "small card": "partly verified",
        "sheet north": "verified",
        "sheet north side": "reconstructed",
        "sheet": "reconstructed",
    }
