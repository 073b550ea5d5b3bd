from pathlib import Path

import pytest
from PIL import Image

from bot.cli import gallery
from games import registry
from tests import long
from tests.bot.cli.conftest import Keryx, complaint


def size(path: Path) -> tuple[int, int]:
    with Image.open(path) as picture:
        assert picture.format == "PNG"
        return picture.size


@pytest.mark.parametrize("after", [0, 1, 120, 99_999])
def test_render_draws_a_position(keryx: Keryx, tmp_path: Path, after: int) -> None:
    path = tmp_path / "board.png"
    result = keryx("render", "perikles", "--seed", 3, "--after", after, "--out", path)
    assert result.exit_code == 0
    assert size(path)[0] == 1600


def test_render_is_the_same_each_time(keryx: Keryx, tmp_path: Path) -> None:
    pictures = []
    for number, seed in enumerate((3, 3, 4)):
        path = tmp_path / f"{number}.png"
        keryx("render", "perikles", "--seed", seed, "--after", 60, "--seats", 4, "--out", path)
        pictures.append(path.read_bytes())
    assert pictures[0] == pictures[1] != pictures[2]


def test_a_seat_sees_what_it_alone_knows_below_the_board(keryx: Keryx, tmp_path: Path) -> None:
    onlooker, own = tmp_path / "onlooker.png", tmp_path / "own.png"
    keryx("render", "perikles", "--after", 60, "--out", onlooker)
    keryx("render", "perikles", "--after", 60, "--seat", 2, "--language", "de", "--out", own)
    assert size(own)[1] > size(onlooker)[1]


def test_render_needs_somewhere_to_write(keryx: Keryx, tmp_path: Path) -> None:
    assert "does not exist" in complaint(keryx("render", "perikles", "--out", tmp_path / "no" / "b.png"))
    assert "is a directory" in complaint(keryx("render", "perikles", "--out", tmp_path))


def test_gallery_writes_one_sheet_per_game(
    keryx: Keryx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two games that have come far; in a long run of all, and of their beginnings, too."""
    shown = registry.ids() if long.is_asked() else ("perikles", "peloponnes")
    monkeypatch.setattr(registry, "PATHS", {name: registry.PATHS[name] for name in shown if name != "toy"})
    monkeypatch.setattr(gallery, "PARTS", dict(long.also([("late", 0.85)], [("early", 0.15)])))
    result = keryx("gallery", "--out", tmp_path)
    assert result.exit_code == 0
    assert result.stdout.split() == [str(tmp_path / f"{name}.png") for name in registry.ids()]
    assert size(tmp_path / "perikles.png")[0] > 1600 + 400


def test_gallery_shows_fewest_and_most_seats_early_and_late() -> None:
    captions = [exhibit.caption for exhibit in gallery.exhibits(registry.get("perikles"))]
    for seats in ("3 seats", "5 seats"):
        for part in ("early", "late"):
            assert any(caption.startswith(f"standard, {seats}, {part}: ") for caption in captions)
    assert any(caption.endswith("what the question is about") for caption in captions)
    assert any(caption.endswith("what was decided last") for caption in captions)


def test_gallery_shows_every_map_but_not_every_level() -> None:
    assert gallery._scenarios(registry.get("antike"), 6) == ["orient", "occident"]
    assert gallery._scenarios(registry.get("antike"), 2) == ["orient", "occident"]
    assert gallery._scenarios(registry.get("peloponnes"), 1) == ["solo"]


def test_gallery_needs_a_directory(keryx: Keryx, tmp_path: Path) -> None:
    assert "does not exist" in complaint(keryx("gallery", "--out", tmp_path / "no"))


def test_the_board_can_be_drawn_while_playing(keryx: Keryx, tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    out = keryx("play", "perikles", "--seed", 1, lines=f"board {path}\nboard {tmp_path}/no/b.png\n").stdout
    assert f"The picture is in {path}." in out
    assert f"The directory {tmp_path}/no does not exist." in out
    assert size(path)[0] == 1600
