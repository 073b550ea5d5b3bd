import json
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot.cli._hot_seat import CLEAR, HotSeat
from games import registry
from games.journal import Journal
from tests.bot.cli.conftest import Keryx, complaint

OPENING = "bid 2\nbid 1\nfill figs oil\nshare figs figs oil\nfill salt\n"
TO_THE_END = "walk 2; walk 2; walk 1\nwalk 2; walk 2; walk 1\n"


def test_a_game_is_played_to_its_end(keryx: Keryx) -> None:
    result = keryx("play", "toy", "--seed", 1, lines=OPENING + TO_THE_END)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert "1. Sky: 3 points" in result.stdout
    assert "The seed was " in result.stdout


def test_end_of_input_is_a_clean_exit(keryx: Keryx) -> None:
    result = keryx("play", "toy", lines="bid 2\n")
    assert result.exit_code == 0
    assert "The game is left as it is." in result.stdout


def test_quit_is_a_clean_exit(keryx: Keryx) -> None:
    assert keryx("play", "toy", lines="QUIT\nbid 2\n").stdout.count("=== ") == 1


def test_every_seat_is_told_only_what_it_may_know(keryx: Keryx) -> None:
    out = keryx("play", "toy", "--seed", 1, "--names", "Anna,Ben", lines="bid 2\n").stdout
    annas, bens = out.split("=== Pass the keyboard to Ben.")
    assert "=== Pass the keyboard to Anna." in annas
    assert "CardDealt 0 " in annas
    assert "CardDealt 1 " not in annas
    assert "CardDealt 1 " in bens
    assert "CardDealt 0 " not in bens


def test_orders_are_listed_and_narrowed(keryx: Keryx) -> None:
    out = keryx("play", "toy", "--seed", 1, lines=f"{OPENING}?\n? w\n? fly\n").stdout
    assert "  walk 1\n  walk 2\n  throw\n  look\n" in out
    assert "Orange>   walk 1\n  walk 2\nOrange> " in out
    assert "No order begins with “fly”." in out


def test_open_orders_are_shown_by_example(keryx: Keryx) -> None:
    out = keryx("play", "toy", "--seed", 1, lines="bid 2\nbid 1\n?\n").stdout
    assert "Orders, for example:\n  fill " in out
    assert "There are more orders of this kind" in out


def test_mistakes_are_answered_and_the_question_stays(keryx: Keryx) -> None:
    out = keryx("play", "toy", "--seed", 1, lines="fly\nbid 9\nwhy bid 9\nwhy bid 1\nwhy fly\nwhy\n").stdout
    assert "No: unreadable." in out
    assert out.count("No: too-poor.") == 2
    assert "No: too-poor. (section 2)" in out
    assert "Nothing forbids it." in out
    assert "Write the order after “why”." in out


def test_why_stops_at_the_first_draw(keryx: Keryx) -> None:
    out = keryx("play", "toy", "--seed", 1, lines=f"{OPENING}why walk 2; walk 2; walk 2\nwhy throw; walk 2\n")
    assert "No: too-far. (section 5)" in out.stdout
    assert "allowed up to action 1; nobody can know yet what comes after it" in out.stdout


def test_undo(keryx: Keryx) -> None:
    out = keryx("play", "toy", "--seed", 1, lines=f"{OPENING}walk 2\nundo\nlook\nundo\n").stdout
    assert "Your last action is taken back." in out
    assert "Nothing can be taken back" in out


def test_what_was_shown_stands_when_an_order_breaks_off(keryx: Keryx) -> None:
    out = keryx("play", "toy", "--seed", 1, lines=f"{OPENING}look; walk 2; look\n").stdout
    assert "The order ended after its first 2 actions" in out


def test_a_fault_of_the_engine_keeps_nothing(keryx: Keryx) -> None:
    out = keryx(
        "play", "toy", "--seed", 1, "--scenario", "broken", lines=f"{OPENING}stumble\nwalk 2\n"
    ).stdout
    assert "A fault in the rules engine (LookupError in Stumble)" in out
    assert "Walked 0 2" in out


def test_a_save_is_written_after_every_order_and_can_be_resumed(keryx: Keryx, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    keryx("play", "toy", "--seed", 1, "--names", "Anna,Ben", "--save", save, lines=OPENING)
    assert len(json.loads(save.read_text())["record"]["entries"]) == 5
    resumed = keryx("play", "toy", "--save", save, lines="walk 2\nundo\n" + TO_THE_END)
    assert "The game goes on after 5 actions." in resumed.stdout
    assert "Ben: 3 points" in resumed.stdout
    whole = keryx("play", "toy", "--seed", 1, "--names", "Anna,Ben", lines=OPENING + TO_THE_END)
    assert resumed.stdout.splitlines()[-4:] == whole.stdout.splitlines()[-4:]


def test_save_as(keryx: Keryx, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    out = keryx("play", "toy", lines=f"save\nsave {tmp_path}/no/where.json\nsave {save}\nbid 1\n").stdout
    assert "Write the name of a file after “save”." in out
    assert "does not exist." in out
    assert f"Saved in {save}." in out
    assert len(json.loads(save.read_text())["record"]["entries"]) == 1


def test_an_ended_save_is_exported_whole(keryx: Keryx, tmp_path: Path) -> None:
    save, out = tmp_path / "save.json", tmp_path / "out.json"
    keryx("play", "toy", "--save", save, lines=OPENING + TO_THE_END)
    assert keryx("export", save, "--out", out).exit_code == 0
    assert keryx("verify", out).exit_code == 0


def test_a_running_save_is_exported_without_secrets(keryx: Keryx, tmp_path: Path) -> None:
    save, out = tmp_path / "save.json", tmp_path / "out.json"
    keryx("play", "toy", "--save", save, lines="bid 3\n")
    result = keryx("export", save, "--out", out)
    assert "what is public so far" in result.stdout
    secret = json.loads(save.read_text())["record"]
    public = json.loads(out.read_text())
    assert public["commitment"] == secret["commitment"]
    assert public["events"] == [{"type": "AllDealt", "audience": None}]
    assert set(public) == {
        *("keryx", "kind", "names", "game", "rules", "scenario", "seats", "commitment", "events")
    }
    assert secret["seed"] not in out.read_text()
    assert keryx("replay", out).stdout == "AllDealt  (en).\n"
    assert "only an ended game" in complaint(keryx("verify", out), status=1)


def test_replaying_a_running_save_tells_no_secrets(keryx: Keryx, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    keryx("play", "toy", "--save", save, lines="bid 3\n")
    assert keryx("replay", save).stdout == "AllDealt  (en).\n"


def test_bad_saves_are_refused(keryx: Keryx, game_file: Path, tmp_path: Path) -> None:
    assert "not the save" in complaint(keryx("play", "toy", "--save", game_file))
    save = tmp_path / "save.json"
    keryx("play", "toy", "--save", save, lines=OPENING)
    assert "leave --seats" in complaint(keryx("play", "toy", "--save", save, "--seats", 2))
    assert "is a game of toy, not of perikles" in complaint(keryx("play", "perikles", "--save", save))
    assert "does not exist" in complaint(keryx("play", "toy", "--save", tmp_path / "no" / "save.json"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"coins":2', '"coins":9'),
        ('"seed":"', '"seed":"zz'),
        ('"type":"Bid"', '"type":"Fly"'),
        ('"n":1', '"n":5'),
    ],
)
def test_a_save_that_does_not_fit_the_rules_is_refused(
    keryx: Keryx, tmp_path: Path, old: str, new: str
) -> None:
    save = tmp_path / "save.json"
    keryx("play", "toy", "--save", save, lines=OPENING)
    text = save.read_text()
    assert old in text
    save.write_text(text.replace(old, new, 1))
    assert "does not fit the rules of this version" in complaint(keryx("play", "toy", "--save", save))


@pytest.mark.parametrize("language", ["en", "de", "el"])
def test_perikles_can_be_played_in_every_language(keryx: Keryx, language: str) -> None:
    result = keryx("play", "perikles", "--seed", 1, "--language", language, lines="?\nhelp\nundo\n")
    assert result.exit_code == 0


def seated(game: str, seats: int, names: list[str]) -> HotSeat:
    played = registry.get(game)
    return HotSeat(Journal(played, seats, played.scenarios[0], b"h" * 32), names, "en")


@pytest.mark.parametrize("seats", [3, 5])
def test_perikles_takes_the_orders_it_lists(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """Play a whole game by orders from the lists, taken at random."""
    hot_seat = seated("perikles", seats, ["Anna", "Ben", "Cleo", "Dion", "Eva"][:seats])
    rng = Random(seats)

    def answer(_: str) -> str:
        return rng.choice(hot_seat.order_list().texts)

    monkeypatch.setattr("builtins.input", answer)
    hot_seat.run()
    assert hot_seat.journal.state.agenda == []


def test_in_a_terminal_the_screen_is_cleared_between_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["", "bid 2", "", "quit"])
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return next(lines)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))
    seated("toy", 2, ["Anna", "Ben"]).run()
    assert asked == ["", "Anna> ", "", "Ben> "]
    annas, between, bens = capsys.readouterr().out.split(CLEAR)[2:]
    assert "CardDealt 0" in annas
    assert "CardDealt" not in between
    assert "Ben, press Enter when nobody else is looking." in between
    assert "CardDealt 1" in bens
