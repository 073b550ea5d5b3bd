import json
from collections.abc import Callable

import msgspec
import pytest
from typer.testing import Result

from bot.cli import _measure, _yardstick
from bot.cli._faults import BadInput
from bot.cli._kinds import TableKind
from bot.cli._load import Load, Wish, measure_load
from bot.cli._measure import Wanted, measure
from bot.cli.bench import BOUNDS, MEANINGS
from games.core import codec
from games.pericles.game import GAME
from tests.bot.cli.conftest import Keryx, complaint


def test_the_reference_document_has_its_size() -> None:
    size = len(msgspec.msgpack.encode(_yardstick.document()))
    assert abs(size - _yardstick.SIZE) <= _yardstick.TOLERANCE * _yardstick.SIZE


def test_the_reference_document_is_fixed_and_survives_a_copy() -> None:
    assert codec.copy(_yardstick.document()) == _yardstick.document()


def test_bench_gives_ratios_by_game(keryx: Keryx, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether they are within bounds is for a quiet machine to say; that they are not absurd, for any."""
    monkeypatch.setattr("bot.cli._measure.GAMES", 3)
    result = keryx("bench", "perikles", "--tables", 0)
    ratios = json.loads(result.stdout.splitlines()[-1])
    assert list(ratios) == [
        "submit_ratio",
        "play_ratio",
        "load_ratio",
        "draw_ratio",
        "draw_encode_ratio",
        "decisions_per_move",
    ]
    for ratio, bound in BOUNDS.items():
        assert 0 < ratios[ratio]["perikles"] < 3 * bound
    assert ratios["decisions_per_move"]["perikles"] <= BOUNDS["decisions_per_move"]
    assert result.exit_code == int("above" in result.stdout)


GOOD = Load(120, 0.4, 0.1, 480, 0.09, 0.05)


@pytest.fixture
def bench(keryx: Keryx, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run the benchmark with what is said to have been measured."""

    def run(load: Load = GOOD, *options: object, **ratios: float) -> Result:
        monkeypatch.setattr("bot.cli._measure.measure", lambda _: BOUNDS | ratios)
        monkeypatch.setattr("bot.cli._load.measure_load", lambda wish: [GOOD, load])
        return keryx("bench", "perikles", *options)

    return run


def test_bench_within_its_bounds_ends_well(bench: Callable[..., Result]) -> None:
    result = bench()
    assert result.exit_code == 0
    assert "above" not in result.stdout


@pytest.mark.parametrize("ratio", BOUNDS)
def test_ratio_above_its_bound_ends_with_status_1(bench: Callable[..., Result], ratio: str) -> None:
    assert MEANINGS[ratio] in complaint(bench(**{ratio: BOUNDS[ratio] * 1.01}), 1)


@pytest.mark.parametrize(
    ("load", "named"),
    [
        (GOOD._replace(worst_acknowledgement=1.01), "acknowledgement, the worst of 480"),
        (GOOD._replace(median_acknowledgement=1.01), "acknowledgement, median"),
        (GOOD._replace(worst_lag=0.101), "the event loop is late"),
        (GOOD._replace(worst_lag=0.2, worst_own_lag=0.11), "by its own doing"),
    ],
)
def test_load_above_its_bound_ends_with_status_1(
    bench: Callable[..., Result], load: Load, named: str
) -> None:
    assert named in complaint(bench(load), 1)


def test_what_is_played_under_load_is_chosen(bench: Callable[..., Result]) -> None:
    result = bench(GOOD, "--tables", 3, "--rounds", 4, "--load-game", "Antike", "--moves-before", 50)
    load = json.loads(result.stdout.splitlines()[-2])
    assert [load[each] for each in ("tables", "rounds", "game", "moves_before")] == [3, 4, "antike", 50]
    complaint(bench(GOOD, "--load-game", "chess"))


def test_tables_under_load_are_like_those_measured(bench: Callable[..., Result]) -> None:
    result = bench(GOOD, "--load-game", "antike")
    assert json.loads(result.stdout.splitlines()[-2])["scenario"] == ""
    result = bench(GOOD, "--scenario", "standard", "--round", 2)
    load = json.loads(result.stdout.splitlines()[-2])
    assert [load[each] for each in ("scenario", "first_round", "players")] == ["standard", 2, 3]


def test_kinds_of_tables_are_measured_together_or_each_by_itself(
    keryx: Keryx, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Wanted] = []

    def measured(wanted: Wanted) -> dict[str, float]:
        asked.append(wanted)
        return BOUNDS

    monkeypatch.setattr("bot.cli._measure.measure", measured)
    keryx("bench", "pericles", "--scenario", "campaign", "--round", 10, "--tables", 0)
    assert asked == [Wanted(GAME, [TableKind(seats, "campaign") for seats in (1, 2, 3, 4)], 10)]
    keryx("bench", "pericles", "--scenario", "campaign", "--seats", 2, "--every", "--tables", 0)
    assert [each.kinds for each in asked[1:]] == [
        [TableKind(2, "campaign")],
        [TableKind(2, "campaign", ("sides",))],
    ]
    complaint(keryx("bench", "--scenario", "campaign"))


def test_positions_before_a_round_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.cli._measure.GAMES", 1)
    wanted = Wanted(GAME, [TableKind(2, "archidamian")], first_round=7)
    assert {sight.view.round for sight in _measure.sights(wanted, [0])} == {7}
    assert measure(wanted)["load_ratio"] > 0
    with pytest.raises(BadInput):
        measure(wanted._replace(first_round=8))


def test_load_is_measured() -> None:
    """Every table moves in every round, also later in a game that always offers settings."""
    loads = measure_load(Wish(tables=2, rounds=2, game="antike", moves_before=10, reminders=30))
    assert len(loads) == 2
    for load in loads:
        assert load.moves == 4
        assert load.acknowledgements >= 3 * load.moves
        assert 0 < load.median_acknowledgement <= load.worst_acknowledgement < 60
        assert 0 < load.worst_own_lag <= load.worst_lag < 60


def test_clicks_of_kinds_are_counted_each_by_itself(keryx: Keryx) -> None:
    result = keryx("bench", "pericles", "--clicks", "--games", 1, "--scenario", "thucydides", "--every")
    counted = json.loads(result.stdout.splitlines()[-1])
    assert counted["exceptions"] == {"thucydides, 2 seats": {}}
    assert 2 < counted["options"]["thucydides, 2 seats"] <= 25


def test_clicks_of_a_game_for_fewer_are_counted_with_as_many_as_can_play(keryx: Keryx) -> None:
    result = keryx("bench", "sparta", "--clicks", "--games", 1)
    assert result.exit_code == 0, result.output
    assert json.loads(result.output.splitlines()[-1])["clicks"]["sparta"]


def test_clicks_and_posts_are_counted(keryx: Keryx) -> None:
    result = keryx("bench", "peloponnes", "--clicks", "--games", 2)
    assert result.exit_code == 0
    counted = json.loads(result.stdout.splitlines()[-1])
    assert counted["posts_cut"] == counted["posts_over_2000"] == 0
    assert 2 < counted["posts_per_round"]["peloponnes"] < counted["posts_sent_per_round"]["peloponnes"] < 10
    assert counted["clicks"]["peloponnes"]["pass"] == {"median": 1, "max": 1}
    assert counted["clicks"]["peloponnes"]["bid"]["median"] > 2
    assert all(most > 4 for most in counted["exceptions"]["peloponnes"].values())
