"""`keryx replay --animate`: a file of a game as an animated picture."""

import stat
from pathlib import Path

import pytest
from PIL import Image

from bot import film, records
from bot.cli import _film
from bot.cli._files import read
from games import registry
from games.journal import Journal
from tests.bot.cli.conftest import Keryx, complaint


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw few pictures, for speed."""
    monkeypatch.setattr(_film, "MAX_SCENES", 5)
    monkeypatch.setattr(_film, "MAX_OWN_SCENES", 5)


@pytest.fixture
def ended(keryx: Keryx, tmp_path: Path) -> Path:
    path = tmp_path / "peloponnes.json"
    assert keryx("export", "peloponnes", "--seed", 1, "--seats", 2, "--out", path).exit_code == 0
    return path


def saved(directory: Path) -> Path:
    path = directory / "save.json"
    journal = Journal(registry.get("peloponnes"), 2, "standard", b"k" * 32)
    path.write_bytes(records.to_bytes(records.save(journal, ["Anna", "Ben"])))
    return path


@pytest.mark.usefixtures("short")
def test_ended_game_is_drawn_with_all_secrets(keryx: Keryx, ended: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.webp"
    result = keryx("replay", ended, "--animate", out)
    assert result.exit_code == 0, result.output
    assert f"{out}: 4 pictures, 0." in result.stdout
    with Image.open(out) as moving:
        assert (moving.format, moving.n_frames, moving.size) == ("WEBP", 4, (800, 1500))  # type: ignore[attr-defined]
    assert stat.S_IMODE(out.stat().st_mode) & 0o600 == 0o600


@pytest.mark.parametrize("language", ["en", "de", "el"])
def test_game_in_play_is_drawn_as_everybody_saw_it(keryx: Keryx, tmp_path: Path, language: str) -> None:
    out = tmp_path / "out.webp"
    result = keryx("replay", saved(tmp_path), "--animate", out, "--language", language)
    assert result.exit_code == 0, result.output
    with Image.open(out) as drawn:
        assert drawn.size == (800, 800)


@pytest.mark.usefixtures("short")
def test_film_that_grows_too_large_has_fewer_pictures(
    keryx: Keryx, ended: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.webp"
    keryx("replay", ended, "--animate", out)
    size = out.stat().st_size
    for part in (film, _film):
        monkeypatch.setattr(part, "MAX_BYTES", size - 1)
        monkeypatch.setattr(part, "MIN_SCENES", 2)
    assert keryx("replay", ended, "--animate", out).exit_code == 0
    assert out.stat().st_size < size


def test_game_without_pictures_and_what_is_only_told_are_refused(
    keryx: Keryx, game_file: Path, tmp_path: Path, ended: Path
) -> None:
    out = tmp_path / "out.webp"
    assert complaint(keryx("replay", game_file, "--animate", out)) == "There are no pictures of toy."
    found = read(ended)
    assert isinstance(found, records.Finished)
    record = found.record
    running = records.Running(
        names=found.names,
        game=record.game,
        rules=record.rules,
        scenario=record.scenario,
        seats=record.seats,
        commitment=record.commitment,
        events=[],
    )
    told = tmp_path / "running.json"
    told.write_bytes(records.to_bytes(running))
    assert "there is nothing to draw" in complaint(keryx("replay", told, "--animate", out))
    assert not out.exists()
