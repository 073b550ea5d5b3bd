import json
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot.cli._hot_seat import CLEAR, HotSeat
from games import registry
from games.journal import Journal
from tests.bot.cli.conftest import Keryx, broken, complaint
from tests.toy.game.steps import fair

FAIR = ("play", "toy", "--scenario", "fair", "--variants", "short", "--seed", 1)
OPENING = "sell 5\nsell 5\n"
BASKETS = "sell 5\nfill figs salt\npart 3 figs 2 salt\nfill salt\n"
TO_THE_END = f"{BASKETS}bid wine 1\nbid oil 2\ndone oil\ndone wine\n"
OPENED = "The market is open: every stall has 5 coins and a card.\nRound 1 begins.\n"
TOO_POOR = "The oil stall has 5 coins and cannot bid more."


def test_a_game_is_played_to_its_end(keryx: Keryx) -> None:
    result = keryx(*FAIR, lines=OPENING + TO_THE_END)
    assert result.exit_code == 0
    assert "The game is over." in result.stdout
    assert "1. Orange: 2 points" in result.stdout
    assert "The seed was " in result.stdout


def test_end_of_input_is_a_clean_exit(keryx: Keryx) -> None:
    result = keryx("play", "toy", lines="bid oil 2\n")
    assert result.exit_code == 0
    assert "The game is left as it is." in result.stdout


def test_quit_is_a_clean_exit(keryx: Keryx) -> None:
    assert keryx("play", "toy", lines="QUIT\nbid oil 2\n").stdout.count("=== ") == 1


def test_every_seat_is_told_only_what_it_may_know(keryx: Keryx) -> None:
    out = keryx("play", "toy", "--seed", 1, "--names", "Anna,Ben", lines="bid oil 2\n").stdout
    annas, bens = out.split("=== Pass the keyboard to Ben.")
    assert "=== Pass the keyboard to Anna." in annas
    assert "The oil stall draws " in annas
    assert "The wine stall draws " not in annas
    assert "The wine stall draws " in bens
    assert "The oil stall draws " not in bens


def test_orders_are_listed_and_narrowed(keryx: Keryx) -> None:
    out = keryx(*FAIR, lines="?\n? se\n? fly\n").stdout
    sales = "".join(f"  sell {measures}\n" for measures in range(1, 6))
    assert f"{sales}  cry\n  pack\n" in out
    assert f"Orange> {sales}There are more orders of this kind than can be listed.\nOrange> " in out
    assert "No order begins with “fly”." in out


def test_open_orders_are_shown_by_example(keryx: Keryx) -> None:
    out = keryx(*FAIR, lines=f"{OPENING}sell 5\n?\n").stdout
    assert "Orders, for example:\n  fill " in out
    assert "There are more orders of this kind" in out


def test_mistakes_are_answered_and_the_question_stays(keryx: Keryx) -> None:
    lines = "fly\nbid oil 9\nwhy bid oil 9\nwhy bid oil 1\nwhy fly\nwhy\n"
    out = keryx("play", "toy", "--seed", 1, lines=lines).stdout
    assert "“fly”" in out
    assert out.count(TOO_POOR) == 2
    assert f"{TOO_POOR} (section 2)" in out
    assert "Nothing forbids it." in out
    assert "Write the order after “why”." in out


def test_why_stops_at_the_first_draw(keryx: Keryx) -> None:
    out = keryx(*FAIR, lines="why sell 2; sell 2; sell 2\nwhy cry; sell 2\n")
    assert "No more than 1 measure can be sold today. (section 5)" in out.stdout
    assert "allowed up to action 1; nobody can know yet what comes after it" in out.stdout


@pytest.mark.parametrize(
    ("scenario", "final"), [("fair", "cry"), ("standard", "bid oil 2\nbid wine 1\nshow oil")]
)
def test_undo(keryx: Keryx, scenario: str, final: str) -> None:
    """A sale can be taken back; what was drawn or shown cannot."""
    out = keryx("play", "toy", "--seed", 1, "--scenario", scenario, lines=f"{final}\nundo\n").stdout
    assert "Nothing can be taken back" in out
    out = keryx(*FAIR, lines="sell 2\nundo\n").stdout
    assert "Your last action is taken back." in out
    assert "Nothing can be taken back" not in out


def test_what_was_shown_stands_when_an_order_breaks_off(keryx: Keryx) -> None:
    bids = "bid oil 2; bid fish 0\nbid wine 1; bid honey 0\n"
    out = keryx(
        "play", "toy", "--scenario", "double", lines=f"{bids}done honey; show wine; show wine\n"
    ).stdout
    assert "The order ended after its first 2 actions" in out


def test_a_fault_of_the_engine_keeps_nothing(keryx: Keryx, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "roll", broken)
    out = keryx(*FAIR, lines="cry\nsell 2\n").stdout
    assert "A fault in the rules engine (LookupError in Cry)" in out
    assert "The oil stall sells 2 measures." in out


def test_a_save_is_written_after_every_order_and_can_be_resumed(keryx: Keryx, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    keryx(*FAIR, "--names", "Anna,Ben", "--save", save, lines=OPENING)
    assert len(json.loads(save.read_text())["record"]["entries"]) == 2
    resumed = keryx("play", "toy", "--save", save, lines="sell 2\nundo\n" + TO_THE_END)
    assert "The game goes on after 2 actions." in resumed.stdout
    assert "Ben: 0 points" in resumed.stdout
    whole = keryx(*FAIR, "--names", "Anna,Ben", lines=OPENING + TO_THE_END)
    assert resumed.stdout.splitlines()[-4:] == whole.stdout.splitlines()[-4:]


def test_save_as(keryx: Keryx, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    out = keryx("play", "toy", lines=f"save\nsave {tmp_path}/no/where.json\nsave {save}\nbid oil 1\n").stdout
    assert "Write the name of a file after “save”." in out
    assert "does not exist." in out
    assert f"Saved in {save}." in out
    assert len(json.loads(save.read_text())["record"]["entries"]) == 1


def test_an_ended_save_is_exported_whole(keryx: Keryx, tmp_path: Path) -> None:
    save, out = tmp_path / "save.json", tmp_path / "out.json"
    keryx(*FAIR, "--save", save, lines=OPENING + TO_THE_END)
    assert keryx("export", save, "--out", out).exit_code == 0
    assert keryx("verify", out).exit_code == 0


def test_a_running_save_is_exported_without_secrets(keryx: Keryx, tmp_path: Path) -> None:
    save, out = tmp_path / "save.json", tmp_path / "out.json"
    keryx("play", "toy", "--save", save, lines="bid oil 3\n")
    result = keryx("export", save, "--out", out)
    assert "what is public so far" in result.stdout
    secret = json.loads(save.read_text())["record"]
    public = json.loads(out.read_text())
    assert public["commitment"] == secret["commitment"]
    assert public["events"] == [
        {"type": "MarketOpened", "audience": None, "unasked": False, "coins": 5},
        {"type": "RoundBegun", "audience": None, "unasked": False, "round": 1},
    ]
    assert set(public) == {
        *("keryx", "kind", "names", "game", "rules", "scenario", "seats", "commitment", "events")
    }
    assert secret["seed"] not in out.read_text()
    assert keryx("replay", out).stdout == OPENED
    assert "only an ended game" in complaint(keryx("verify", out), status=1)


def test_replaying_a_running_save_tells_no_secrets(keryx: Keryx, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    keryx("play", "toy", "--save", save, lines="bid oil 3\n")
    assert keryx("replay", save).stdout == OPENED


def test_bad_saves_are_refused(keryx: Keryx, game_file: Path, tmp_path: Path) -> None:
    assert "not the save" in complaint(keryx("play", "toy", "--save", game_file))
    save = tmp_path / "save.json"
    keryx("play", "toy", "--save", save, lines="bid oil 2\n")
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
    keryx("play", "toy", "--save", save, lines="bid oil 2\nbid wine 1\n")
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
    lines = iter(["", "bid oil 2", "", "quit"])
    asked: list[str] = []

    def answer(prompt: str) -> str:
        asked.append(prompt)
        return next(lines)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))
    seated("toy", 2, ["Anna", "Ben"]).run()
    assert asked == ["", "Anna> ", "", "Ben> "]
    annas, between, bens = capsys.readouterr().out.split(CLEAR)[2:]
    assert "The oil stall draws" in annas
    assert " draws " not in between
    assert "Ben, press Enter when nobody else is looking." in between
    assert "The wine stall draws" in bens
