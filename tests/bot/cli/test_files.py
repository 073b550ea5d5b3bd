import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot import records
from bot.cli._files import read
from games import registry
from games.core import codec
from games.core.chance import derive
from games.core.replay import replay
from tests.bot.cli.conftest import Keryx, complaint

Raw = dict[str, Any]


def change(path: Path, how: Callable[[Raw], object]) -> None:
    raw = json.loads(path.read_text())
    before = json.dumps(raw, sort_keys=True)
    how(raw)
    assert json.dumps(raw, sort_keys=True) != before
    path.write_text(json.dumps(raw))


def entry_with(raw: Raw, kind: str) -> Raw:
    found: Raw = next(entry for entry in raw["record"]["entries"] if entry["action"]["type"] == kind)
    return found


def drawing_entry(raw: Raw) -> Raw:
    found: Raw = next(entry for entry in raw["record"]["entries"] if entry["draws"])
    return found


# Export and verify


def test_an_exported_game_is_its_owners_alone(game_file: Path) -> None:
    assert stat.S_IMODE(game_file.stat().st_mode) == 0o600


def test_an_exported_game_can_be_verified(keryx: Keryx, game_file: Path) -> None:
    result = keryx("verify", game_file)
    assert result.exit_code == 0
    raw = json.loads(game_file.read_text())
    assert raw["record"]["commitment"] in result.stdout
    assert f"{len(raw['record']['entries'])} actions" in result.stdout


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_perikles_can_be_exported_and_verified(keryx: Keryx, tmp_path: Path, seats: int) -> None:
    path = tmp_path / "perikles.json"
    assert keryx("export", "perikles", "--seed", 2, "--seats", seats, "--out", path).exit_code == 0
    assert keryx("verify", path).exit_code == 0


def redraw(raw: Raw) -> None:
    draw = drawing_entry(raw)["draws"][0]
    draw["result"] = (draw["result"] + 1) % draw["below"]


def renumber_without_effect(raw: Raw) -> None:
    """Look for a later number that gives the same result."""
    record = raw["record"]
    draw = [draw for entry in record["entries"] for draw in entry["draws"]][-1]
    seed = bytes.fromhex(record["seed"])
    draw["n"] = next(
        n
        for n in range(draw["n"] + 1, 999)
        if derive(seed, n, draw["label"], draw["below"]) == draw["result"]
    )


def drop_draw(raw: Raw) -> None:
    drawing_entry(raw)["draws"].pop()


def other_seed(raw: Raw) -> None:
    raw["record"]["seed"] = "00" * 32


def no_seed(raw: Raw) -> None:
    raw["record"]["seed"] = None


def garbled_seed(raw: Raw) -> None:
    raw["record"]["seed"] = "not a seed"


def other_commitment(raw: Raw) -> None:
    raw["record"]["commitment"] = "00" * 32


def other_result(raw: Raw) -> None:
    raw["record"]["result"] = "00" * 32


def other_bid(raw: Raw) -> None:
    action = entry_with(raw, "Bid")["action"]
    action["coins"] = (action["coins"] + 1) % 4


def illegal_bid(raw: Raw) -> None:
    entry_with(raw, "Bid")["action"]["coins"] = 99


def unknown_action(raw: Raw) -> None:
    entry_with(raw, "Bid")["action"]["type"] = "Steal"


def malformed_action(raw: Raw) -> None:
    entry_with(raw, "Bid")["action"]["coins"] = "many"


def other_seat(raw: Raw) -> None:
    entry = raw["record"]["entries"][0]
    entry["seat"] = 7


def other_order(raw: Raw) -> None:
    raw["record"]["entries"].reverse()


def swapped_branches(raw: Raw) -> None:
    """Two seats' baskets do not depend on each other: rules, draws and result stay the same."""
    entries = raw["record"]["entries"]
    places = [number for number, entry in enumerate(entries) if entry["action"]["type"] in {"Fill", "Part"}]
    one = next(number for number in places if entries[number]["seat"] != entries[number + 1]["seat"])
    entries[one], entries[one + 1] = entries[one + 1], entries[one]


def last_action_dropped(raw: Raw) -> None:
    raw["record"]["entries"].pop()


def extra_action(raw: Raw) -> None:
    entries = raw["record"]["entries"]
    entries.append(entries[-1])


def other_rules(raw: Raw) -> None:
    raw["record"]["rules"] = 9


def other_game(raw: Raw) -> None:
    raw["record"]["game"] = "chess"


def other_seats(raw: Raw) -> None:
    raw["record"]["seats"] = 2


def other_names(raw: Raw) -> None:
    raw["names"][0] = "Z"


def other_fingerprint(raw: Raw) -> None:
    raw["fingerprint"] = "00" * 32


def no_fingerprint(raw: Raw) -> None:
    del raw["fingerprint"]


def extra_field(raw: Raw) -> None:
    raw["record"]["referee"] = "C"


def no_such_range(raw: Raw) -> None:
    raw["record"]["set_up"][0]["below"] = 0


def other_scenario(raw: Raw) -> None:
    raw["record"]["scenario"] = "nowhere"


def still_running(raw: Raw) -> None:
    raw["kind"] = "save"
    del raw["fingerprint"]


TAMPERINGS = [
    redraw,
    renumber_without_effect,
    drop_draw,
    other_seed,
    no_seed,
    garbled_seed,
    other_commitment,
    other_result,
    other_bid,
    illegal_bid,
    unknown_action,
    malformed_action,
    other_seat,
    other_order,
    swapped_branches,
    last_action_dropped,
    extra_action,
    other_rules,
    other_game,
    other_seats,
    other_names,
    other_fingerprint,
    no_fingerprint,
    extra_field,
    no_such_range,
    other_scenario,
    still_running,
]


@pytest.mark.parametrize("tampering", TAMPERINGS, ids=lambda tampering: tampering.__name__)
def test_any_tampering_is_found(keryx: Keryx, game_file: Path, tampering: Callable[[Raw], None]) -> None:
    change(game_file, tampering)
    complaint(keryx("verify", game_file), status=1)


def broken_off(path: Path) -> records.Finished:
    """Make the file of a game that its gamemaster ended three actions before its end."""
    file = read(path)
    assert isinstance(file, records.Finished)
    record = msgspec.structs.replace(file.record, entries=file.record.entries[:-3])
    *_, table = replay(registry.get("toy"), record)
    assert table.state.agenda
    record = msgspec.structs.replace(record, result=codec.fingerprint(table.state))
    return records.finished(record, file.names)


def test_a_game_that_was_broken_off_can_be_verified(keryx: Keryx, game_file: Path) -> None:
    game_file.write_bytes(records.to_bytes(broken_off(game_file)))
    result = keryx("verify", game_file)
    assert result.exit_code == 0, result.output
    assert "actions by the rules" in result.stdout
    assert "broken off before its end" in result.stdout


@pytest.mark.parametrize("tampering", [redraw, no_seed, other_bid, last_action_dropped])
def test_tampering_with_a_game_that_was_broken_off_is_found(
    keryx: Keryx, game_file: Path, tampering: Callable[[Raw], None]
) -> None:
    game_file.write_bytes(records.to_bytes(broken_off(game_file)))
    change(game_file, tampering)
    complaint(keryx("verify", game_file), status=1)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is not JSON"),
        (b"{", "is not JSON"),
        (b"\xff\xfe", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b"[]", "is not a file of Keryx"),
        (b'{"format": 1}', "is not a file of Keryx"),
        (b'{"keryx": 99}', "has format 99"),
    ],
)
def test_other_files_are_bad_input(
    keryx: Keryx, tmp_path: Path, command: str, content: bytes, reason: str
) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(content)
    assert reason in complaint(keryx(command, path))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_unreadable_files_are_bad_input(keryx: Keryx, tmp_path: Path, command: str) -> None:
    assert "No such file" in complaint(keryx(command, tmp_path / "missing.json"))
    assert "cannot be read" in complaint(keryx(command, tmp_path))


def test_a_damaged_file_is_not_replayed(keryx: Keryx, game_file: Path) -> None:
    change(game_file, lambda raw: raw["names"].pop())
    assert "is damaged" in complaint(keryx("replay", game_file))


@pytest.mark.parametrize("target", ["no/such/game.json", "."])
def test_export_needs_somewhere_to_write(
    keryx: Keryx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, target: str
) -> None:
    monkeypatch.chdir(tmp_path)
    complaint(keryx("export", "toy", "--seed", 1, "--out", target))
    assert [path for path in tmp_path.iterdir() if path.name != "data"] == []


def test_options_of_a_game_do_not_go_with_a_save(keryx: Keryx, game_file: Path) -> None:
    assert "go with a game" in complaint(keryx("export", game_file, "--seed", 1, "--out", "x.json"))
    assert "not the save" in complaint(keryx("export", game_file, "--out", "x.json"))


# Replay


def test_replay_tells_the_whole_game_once_it_is_over(keryx: Keryx, game_file: Path) -> None:
    result = keryx("replay", game_file)
    assert result.exit_code == 0
    raw = json.loads(game_file.read_text())
    assert f"{len(raw['record']['entries'])}. " in result.stdout
    assert "   [Sky] The wine stall draws " in result.stdout
    assert "The market is closed." in result.stdout


def test_replay_speaks_the_language_asked_for(keryx: Keryx, game_file: Path) -> None:
    assert "Der Markt ist geschlossen." in keryx("replay", game_file, "--language", "de").stdout


def test_replay_names_the_action_that_does_not_fit(keryx: Keryx, game_file: Path) -> None:
    change(game_file, illegal_bid)
    assert "does not fit the rules: it is refused (too-poor)." in complaint(keryx("replay", game_file), 1)


@pytest.mark.parametrize("language", ["en", "de", "el"])
def test_perikles_is_told_in_every_language(keryx: Keryx, tmp_path: Path, language: str) -> None:
    path = tmp_path / "perikles.json"
    keryx("export", "perikles", "--seed", 1, "--out", path)
    assert keryx("replay", path, "--language", language).exit_code == 0
