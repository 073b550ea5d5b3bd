"""The solo game: plain, and in five levels."""

from __future__ import annotations

import pytest

from games.core.chance import Scripted
from games.core.game import start
from games.peloponnes.actions import Bid, ChooseCivilisation, ChooseIncomes, Move, Pass, Withdraw
from games.peloponnes.board import Stock, board
from games.peloponnes.events import (
    BidPassed,
    BidPlaced,
    CivilisationChosen,
    CivilisationDealt,
    GameWon,
    IncomesChosen,
    LandPlaced,
    LevelCompleted,
    LevelFailed,
    RoundBegun,
    Scored,
    SoloEnded,
    StartReceived,
)
from games.peloponnes.game import GAME
from games.peloponnes.queries import completed
from games.peloponnes.state import new_state
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.end import EndOfGame
from games.peloponnes.steps.tiles import TurnUpTiles
from tests.games.peloponnes.builder import ANN, TableBuilder

LEVELS = [(1, 24, 5, 0, 0), (2, 28, 4, 1, 1), (3, 32, 3, 2, 2), (4, 35, 2, 3, 3), (5, 35, 1, 4, 3)]
"""Level, points wanted, regular tiles, tiles of the conquest row, extra incomes."""

SIX = "messene,patras,arkadia,korinth,sparta,pylos"


def solo(scenario: str = "solo", used: str = "") -> TableBuilder:
    return TableBuilder.before_set_up(1, scenario=scenario, used=used)


# Civilisations


@pytest.mark.parametrize("civilisation", board().civilisations)
def test_e7_any_civilisation_of_choice(civilisation: str) -> None:
    table = solo()
    assert table.to_decide() == {ANN: "choose-civilisation"}
    assert table.asked(ANN).facts == {"level": 0}
    table.act(ANN, ChooseCivilisation(civilisation))
    assert table.told(CivilisationChosen) == CivilisationChosen(seat=ANN, civilisation=civilisation)
    start = board().civilisations[civilisation].start
    assert table.stock(ANN) == start
    assert table.of(ANN, StartReceived).coins == start.coins
    assert table.to_decide() == {ANN: "place-bid"}


def test_e7_no_extra_income_and_no_threshold() -> None:
    table = solo().act(ANN, ChooseCivilisation("sparta"))
    assert table.state.holdings[ANN].extra == []
    view = table.view(ANN)
    assert (view.level, view.target) == (None, None)


def test_solo_only_a_civilisation_of_the_game() -> None:
    solo().refused(ANN, ChooseCivilisation("athens"), "no-such-civilisation", civilisation="athens")


def test_solo_plain_game_may_use_a_civilisation_again() -> None:
    """Only the levels ask for another one."""
    assert solo(used="").may(ANN, ChooseCivilisation("messene"))


def test_e8_level_1_draws_its_civilisation() -> None:
    table = TableBuilder.before_set_up(1, "pylos", scenario="level-1")
    assert table.told(CivilisationDealt) == CivilisationDealt(seat=ANN, civilisation="pylos")
    assert table.stock(ANN) == Stock(inhabitants=2, coins=8, stone=3)
    assert table.to_decide() == {ANN: "place-bid"}


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_e8_later_levels_choose_one_not_used_before(level: int) -> None:
    table = solo(f"level-{level}", used="sparta,pylos")
    assert table.to_decide() == {ANN: "choose-civilisation"}
    assert table.asked(ANN).facts == {"level": level}
    for civilisation in ("sparta", "pylos"):
        again = ChooseCivilisation(civilisation)
        table.refused(ANN, again, "civilisation-used", civilisation=civilisation)
    table.refused(ANN, ChooseCivilisation("rome"), "no-such-civilisation", civilisation="rome")
    table.act(ANN, ChooseCivilisation("messene"))
    assert table.told(CivilisationChosen) == CivilisationChosen(seat=ANN, civilisation="messene")


def test_e8_the_last_civilisation_is_taken_unasked() -> None:
    table = solo("level-5", used=SIX)
    assert table.state.holdings[ANN].civilisation == "argos"
    assert table.to_decide() == {ANN: "choose-incomes"}


def test_solo_unknown_civilisations_cannot_have_been_used() -> None:
    with pytest.raises(ValueError, match="atlantis"):
        new_state(1, "level-2", {"used": "atlantis"})


# Extra incomes


@pytest.mark.parametrize(("level", "number"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_solo_number_of_extra_incomes(level: int, number: int) -> None:
    table = solo(f"level-{level}").act(ANN, ChooseCivilisation("messene"))
    assert table.to_decide() == {ANN: "choose-incomes"}
    assert table.asked(ANN).facts == {"number": number}
    table.refused(ANN, ChooseIncomes(wood=number + 1), "wrong-incomes", number=number)
    table.refused(ANN, ChooseIncomes(food=number - 1), "wrong-incomes", number=number)
    table.refused(ANN, ChooseIncomes(wood=number + 1, stone=-1), "wrong-incomes", number=number)
    table.act(ANN, ChooseIncomes(stone=number))
    told = IncomesChosen(seat=ANN, wood=0, stone=number, food=0)
    assert table.told(IncomesChosen) == told
    assert table.state.holdings[ANN].extra == ["stone"] * number
    assert table.stock(ANN) == Stock(inhabitants=2, coins=6)
    assert table.to_decide() == {ANN: "place-bid"}


def test_e5_the_same_kind_or_different_ones() -> None:
    table = solo("level-4").act(ANN, ChooseCivilisation("messene"))
    for incomes in (ChooseIncomes(1, 1, 1), ChooseIncomes(food=3), ChooseIncomes(wood=2, stone=1)):
        assert table.may(ANN, incomes)


def test_e5_extra_incomes_come_every_round() -> None:
    """Messene's two food, and a wood and a stone beside."""
    table = TableBuilder(1, "level-3")
    table.state.holdings[ANN].extra = ["wood", "stone"]
    for number in (1, 2):
        table.take()
        assert table.stock(ANN).wood == table.stock(ANN).stone == number
        assert table.stock(ANN).food == 2 * number


def test_e6_extra_income_does_not_count_for_the_match() -> None:
    """Anything may lie next to the civilisation, and the next land matches the first land alone."""
    table = TableBuilder(1, "level-2")
    table.state.holdings[ANN].extra = ["wood"]
    table.won(ANN, "land_a01").take()
    assert table.told(LandPlaced).tile == "land_a01"
    table.rows([]).won(ANN, "land_a07").take()
    assert table.row_of(ANN) == ["land_a01"]


# Rows and bids


@pytest.mark.parametrize(("level", "_target", "regular", "conquest", "_incomes"), LEVELS)
def test_solo_rows_of_levels(level: int, _target: int, regular: int, conquest: int, _incomes: int) -> None:
    table = TableBuilder(1, f"level-{level}").play(TurnUpTiles())
    assert (len(table.state.regular), len(table.state.conquest)) == (regular, conquest)


def test_e7_five_regular_tiles_and_no_conquest_row() -> None:
    table = TableBuilder(1, "solo").play(TurnUpTiles())
    assert (len(table.state.regular), len(table.state.conquest)) == (5, 0)


def test_e4_exactly_the_least_bid() -> None:
    table = TableBuilder(1, "solo").rows(["bridge", "market", "port", "street", "land_a03"]).play(Bidding())
    table.refused(ANN, Bid("market", 4), "solo-exact-bid", tile="market", coins=4, minimum=3)
    assert not table.may(ANN, Bid("market", 2))
    assert table.may(ANN, Bid("market", 3))


def test_x40_a_tile_of_four_costs_four_in_the_conquest_row_seven() -> None:
    for row in ("regular", "conquest"):
        table = TableBuilder(1, "level-2")
        others = ["bridge", "market", "port", "street"]
        if row == "regular":
            table.rows(["land_a03", *others[:3]], others[3:])
        else:
            table.rows(others, ["land_a03"])
        price = 4 if row == "regular" else 7
        table.play(Bidding())
        high = Bid("land_a03", price + 1)
        table.refused(ANN, high, "solo-exact-bid", tile="land_a03", coins=price + 1, minimum=price)
        assert not table.may(ANN, Bid("land_a03", price - 1))
        table.act(ANN, Bid("land_a03", price))
        assert table.coins(ANN) == 10 - price
        assert table.told(BidPlaced).conquest == (row == "conquest")


def test_e4_passing_gives_three_coins() -> None:
    table = TableBuilder(1, "solo").rows(["bridge", "market", "port", "street", "land_a03"]).play(Bidding())
    table.act(ANN, Pass())
    assert table.told(BidPassed) == BidPassed(seat=ANN, compensation=3)
    assert table.coins(ANN) == 13


@pytest.mark.parametrize("tile", ["market", "agora"])
def test_e4_market_and_agora_change_no_bid(tile: str) -> None:
    table = TableBuilder(1, "solo").built(ANN, tile)
    table.rows(["bridge", "land_a01", "port", "street", "land_a03"]).play(Bidding())
    assert not table.may(ANN, Bid("land_a01", 2))
    assert table.may(ANN, Bid("land_a01", 3))


def test_solo_luxury_pays_for_a_bid() -> None:
    table = TableBuilder(1, "solo").has(ANN, coins=2, luxury=3)
    table.rows(["bridge", "market", "port", "street", "land_a03"]).play(Bidding())
    table.refused(ANN, Bid("land_a03", 4), "not-enough-coins", coins=4, most=3)
    table.act(ANN, Bid("market", 3))
    assert (table.coins(ANN), table.luxury(ANN)) == (0, 1)


def test_solo_nobody_is_outbid() -> None:
    table = TableBuilder(1, "solo").rows(["bridge", "market", "port", "street", "land_a03"]).play(Bidding())
    table.refused(ANN, Move("bridge"), "not-displaced")
    table.refused(ANN, Withdraw(), "not-displaced")


def test_solo_who_can_only_pass_is_not_asked() -> None:
    table = TableBuilder(1, "level-5").has(ANN, coins=1)
    table.rows(["land_a03"], ["bridge", "market", "port", "street"]).play(Bidding())
    assert table.told(BidPassed).seat == ANN


# The end


def scored(scenario: str, points: int) -> TableBuilder:
    """End a game with so many points by power, and more by population."""
    table = TableBuilder(1, scenario).round(8).has(ANN, coins=3 * points, inhabitants=20)
    return table.play(EndOfGame())


@pytest.mark.parametrize(("level", "target", "_regular", "_conquest", "_incomes"), LEVELS)
def test_x40_a_level_is_completed_by_its_points(
    level: int, target: int, _regular: int, _conquest: int, _incomes: int
) -> None:
    """One point less fails."""
    done, failed = scored(f"level-{level}", target), scored(f"level-{level}", target - 1)
    told = {"seat": ANN, "level": level, "civilisation": "messene", "target": target}
    assert done.told(LevelCompleted) == LevelCompleted(points=target, **told)  # type: ignore[arg-type]
    assert failed.told(LevelFailed) == LevelFailed(points=target - 1, **told)  # type: ignore[arg-type]
    assert (done.all_told(LevelFailed), failed.all_told(LevelCompleted)) == ([], [])
    assert (completed(done.state), completed(failed.state)) == ((level, "messene"), None)
    assert (done.view(ANN).completed, failed.view(ANN).completed) == (True, False)


def test_solo_the_lower_value_is_compared_with_the_target() -> None:
    table = TableBuilder(1, "level-1").round(8).has(ANN, coins=300, inhabitants=7).play(EndOfGame())
    assert table.told(LevelFailed).points == 21


def test_e7_the_plain_game_ends_with_its_points() -> None:
    table = scored("solo", 17)
    assert table.told(SoloEnded) == SoloEnded(seat=ANN, civilisation="messene", points=17)
    assert not table.all_told(GameWon)
    assert table.view(ANN).completed is None
    assert completed(table.state) is None


def test_solo_not_completed_before_the_end() -> None:
    table = TableBuilder(1, "level-1").has(ANN, coins=300, inhabitants=20).play(TurnUpTiles())
    assert completed(table.state) is None
    assert table.view(ANN).completed is None


@pytest.mark.parametrize("scenario", ["solo", *(f"level-{level}" for level in range(1, 6))])
def test_solo_eight_rounds_to_the_end(scenario: str) -> None:
    table = solo(scenario).play_on(lambda table: table.state.ended)
    assert [event.round for event in table.all_told(RoundBegun)] == list(range(1, 9))
    assert len(table.all_told(Scored)) == 1


def test_solo_scenarios_and_their_seats() -> None:
    assert list(GAME.scenarios) == ["standard", "solo", *(f"level-{level}" for level in range(1, 6))]
    assert list(GAME.seats_for("standard")) == [2, 3, 4, 5]
    assert all(list(GAME.seats_for(scenario)) == [1] for scenario in GAME.scenarios[1:])


def test_solo_used_civilisations_are_an_option() -> None:
    table = start(GAME, 1, "level-2", Scripted(), {"used": "argos"})
    refusal = table.why_not(ANN, ChooseCivilisation("argos"))
    assert refusal is not None
    assert refusal.key == "civilisation-used"
