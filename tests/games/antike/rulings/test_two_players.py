"""Section III: two players with two nations each, or with one nation of two colours each."""

from __future__ import annotations

import pytest

from games.antike.actions import (
    Advance,
    Arm,
    Build,
    ChooseCity,
    ChooseNation,
    Conquer,
    Done,
    Fight,
    Found,
    Move,
    Rondel,
    Stand,
    TakeResource,
)
from games.antike.board import board
from games.antike.events import (
    CitiesPlaced,
    FightDemanded,
    GameWon,
    NationsTaken,
    OrderSet,
    RoundBegun,
    StarterDrawn,
)
from games.antike.game import GAME
from games.antike.pieces import StandingOrder
from tests.games.antike.builder import ALL_ADVANCES, ANN, BEN, Position

TEAMS = {
    "orient": [{"persians", "phoenicians"}, {"greeks", "arabs"}],
    "occident": [{"romans", "phoenicians"}, {"germans", "greeks"}],
}


# Four nations


@pytest.mark.parametrize("side", ["orient", "occident"])
@pytest.mark.parametrize("draw", [0, 1])
def test_3_two_nations_each(side: str, draw: int) -> None:
    table = Position.set_up(2, side, nations=[draw])
    teams = [{each.id for each in table.state.nations if each.seat == seat} for seat in (ANN, BEN)]
    assert teams == (TEAMS[side] if draw == 0 else TEAMS[side][::-1])
    taken = {event.seat: set(event.nations) for event in table.all_told(NationsTaken)}
    assert taken == dict(enumerate(teams))
    assert [set(seat.nations) for seat in table.view().seats] == teams


@pytest.mark.parametrize("side", ["orient", "occident"])
def test_a33_phoenicians_begin_and_the_players_alternate(side: str) -> None:
    table = Position.set_up(2, side)
    order = [(each.id, each.seat) for each in table.state.nations]
    assert order[0][0] == "phoenicians"
    assert [seat for _, seat in order] in ([ANN, BEN, ANN, BEN], [BEN, ANN, BEN, ANN])
    assert table.told(OrderSet).nations == tuple(nation for nation, _ in order)
    for nation, _ in order:
        assert table.asks() == ("rondel", nation)
        table.act(nation, Rondel("iron"))
    assert table.asks() == ("rondel", "phoenicians")


@pytest.mark.parametrize("side", ["orient", "occident"])
def test_3_start_cities_of_four_nations(side: str) -> None:
    table = Position.set_up(2, side)
    for nation, cities in board().maps[side].line(4).cities.items():
        assert table.cities_of(nation) == set(cities)
    assert {table.stock(each.id) for each in table.state.nations} == {(2, 1, 3, 1)}
    assert table.told(RoundBegun).coins == 4
    assert table.state.coins == 26


def test_a4_every_nation_takes_a_resource() -> None:
    """Phoenicians, Greeks, Persians and Arabs, without coins in the bank."""
    table = Position(2).has("greeks", coins=30)
    order = [each.id for each in table.state.nations]
    table.turn(order[-1]).act(order[-1], Rondel("temple"))
    for nation in order:
        assert table.asks() == ("take-resource", nation)
        table.act(nation, TakeResource("marble"))
    assert [each.marble for each in table.state.nations] == [1, 1, 1, 1]
    assert table.asks() == ("rondel", "phoenicians")


def test_a33_stocks_are_kept_apart() -> None:
    """The marble of the sister does not pay for a temple."""
    table = Position(2).has("persians", marble=20).has("phoenicians", marble=5).turn("phoenicians")
    table.act("phoenicians", Rondel("temple"))
    table.refused("phoenicians", Build("susa"), "not-your-city", province="susa")
    table.act("phoenicians", Build("tyros"), Done())
    assert table.asks()[0] == "rondel"
    assert (table.stock("phoenicians"), table.stock("persians")) == ((0, 0, 0, 0), (20, 0, 0, 0))


def test_a33_advances_and_known_prices_are_of_each_nation() -> None:
    table = Position(2).knows("persians", "wheel").has("phoenicians", gold=20).turn("phoenicians")
    table.act("phoenicians", Rondel("advance"))
    table.refused("phoenicians", Advance("roads"), "advance-needs", advance="roads", needs="wheel")
    table.act("phoenicians", Advance("wheel"))
    assert table.stock("phoenicians") == (0, 0, 17, 0)


def test_a33_each_nation_has_its_own_marker_and_pieces() -> None:
    table = Position(2).at("persians", "iron").units("persians", "susa", 17).has("phoenicians", iron=1)
    table.turn("phoenicians").act("phoenicians", Rondel("arming"), Arm("tyros", legions=1))
    assert table.there("tyros") == {("phoenicians", "legion"): 1}
    assert (table.nation("persians").field, table.nation("phoenicians").field) == ("iron", "arming")


def test_a33_sister_may_be_conquered() -> None:
    """Attacks are not forbidden; the temple brings a general."""
    table = Position(2).cities("persians", "susa", "tyros").cities("phoenicians", "paphos", "alexandria")
    table.temples("tyros").units("phoenicians", "tyros", 3).manoeuvre("phoenicians")
    table.act("phoenicians", Conquer("tyros", legions=3)).done("phoenicians")
    assert table.state.cities["tyros"] == "phoenicians"
    assert table.personages("phoenicians") == {"general": 1}


def test_a33_last_city_of_the_sister_is_safe() -> None:
    table = Position(2).cities("persians", "tyros").cities("phoenicians", "paphos", "alexandria")
    table.units("phoenicians", "tyros", 3).manoeuvre("phoenicians")
    wrong = Conquer("tyros", legions=1)
    table.refused("phoenicians", wrong, "last-city", nation="persians", province="tyros")


def test_a33_sister_and_others_must_be_told_apart() -> None:
    table = (
        Position(2).units("phoenicians", "tyros", 2).units("persians", "tyros", 1).units("greeks", "tyros", 1)
    )
    table.manoeuvre("phoenicians")
    table.refused(
        "phoenicians",
        Fight("tyros", "legion", 1),
        "which-nation",
        province="tyros",
        nations=("greeks", "persians"),
    )
    table.act("phoenicians", Fight("tyros", "legion", 1, "greeks"))
    assert table.there("tyros") == {("phoenicians", "legion"): 1, ("persians", "legion"): 1}


def test_a33_sister_is_not_asked() -> None:
    """Persians and Phoenicians are Ann's: the mover decides for both, and fights if it likes."""
    table = Position(2).units("phoenicians", "babylon", 2).units("persians", "palmyra", 2)
    table.orders_of("persians", StandingOrder("always")).manoeuvre("phoenicians")
    table.act("phoenicians", Move("babylon", "legion", 2, ("palmyra",)))
    assert table.asks() == ("manoeuvre", "phoenicians")
    assert table.all_told(FightDemanded) == []
    table.act("phoenicians", Fight("palmyra", "legion", 1, "persians"))
    assert table.there("palmyra") == {("phoenicians", "legion"): 1, ("persians", "legion"): 1}


def test_a33_both_nations_of_the_other_player_are_asked() -> None:
    """Order of play: Phoenicians, Greeks, Persians, Arabs."""
    table = (
        Position(2)
        .units("phoenicians", "babylon", 3)
        .units("greeks", "palmyra", 1)
        .units("arabs", "palmyra", 1)
    )
    table.manoeuvre("phoenicians").act("phoenicians", Move("babylon", "legion", 3, ("palmyra",)))
    asked = []
    while table.asks()[0] == "react":
        asked.append(table.asks()[1])
        table.let_pass(asked[-1])
    order = [each.id for each in table.state.nations if each.id in ("greeks", "arabs")]
    assert asked == order


def test_a33_orders_are_of_the_seat_for_both_its_nations() -> None:
    table = (
        Position(2)
        .units("phoenicians", "babylon", 3)
        .units("greeks", "palmyra", 1)
        .units("arabs", "palmyra", 1)
    )
    table.orders_of("greeks", StandingOrder("always")).manoeuvre("phoenicians")
    table.act("phoenicians", Move("babylon", "legion", 3, ("palmyra",)))
    assert table.asks() == ("manoeuvre", "phoenicians")
    assert table.there("palmyra") == {("phoenicians", "legion"): 1}


def test_a33_no_order_against_the_sister() -> None:
    table = Position(2).turn("phoenicians")
    for opponent in ("persians", "phoenicians"):
        table.refused(ANN, Stand("always", opponent=opponent), "own-nation", nation=opponent)
    assert table.table.why_not(ANN, Stand("always", opponent="greeks")) is None


def two_nations(cards: dict[str, int], sister: dict[str, int]) -> Position:
    """The Greeks have these cards and found their fifth city; the Arabs are their sisters."""
    table = (
        Position(2).cities("greeks", "sparta", "dyrrhachion", "messana", "pella").units("greeks", "athen", 1)
    )
    table.cards("greeks", **cards).cards("arabs", **sister).has("greeks", 1, 1, 1).turn("greeks")
    return table.act("greeks", Rondel("temple"), Found("athen"), Done())


def test_a33_nine_of_one_nation_win() -> None:
    table = two_nations({"scholar": 8}, {})
    assert table.told(GameWon) == GameWon(nation="greeks", seat=BEN, points=9)
    assert (table.view().winners, table.view().target) == ((BEN,), 9)
    assert [(each.seat, each.rank) for each in GAME.standings(table.state)] == [(BEN, 1), (ANN, 2)]


def test_a33_cards_of_sisters_are_not_added() -> None:
    table = two_nations({"scholar": 7}, {"general": 7})
    assert table.all_told(GameWon) == []
    assert [seat.points for seat in table.view().seats] == [0, 8]


def test_a33_teams_may_be_chosen() -> None:
    table = Position.set_up(2, variants="chosen")
    table.table.act(ANN, ChooseNation("arabs"))
    if table.asks()[0] == "choose-nation":
        table.refused(BEN, ChooseNation("greeks"), "nation-taken", nation="greeks")
        table.table.act(BEN, ChooseNation("persians"))
    teams = [{each.id for each in table.state.nations if each.seat == seat} for seat in (ANN, BEN)]
    assert teams == TEAMS["orient"][::-1]


# Two colours


def chosen_cities(side: str = "orient", starter: int = 0) -> Position:
    """Two players have chosen three cities each, in turn."""
    table = Position.set_up(2, f"{side}-two-colours", nations=[0], starter=[starter])
    for city in ("tyros", "paphos", "attalia", "antiochia", "knossos", "alexandria"):
        table.table.act(table.table.waiting_for()[0], ChooseCity(city))
    return table


@pytest.mark.parametrize("side", ["orient", "occident"])
@pytest.mark.parametrize("starter", [ANN, BEN])
def test_3_cities_are_chosen_in_turn(side: str, starter: int) -> None:
    """The one who begins is drawn by lot; resources and places are free."""
    table = Position.set_up(2, f"{side}-two-colours", starter=[starter])
    assert table.told(StarterDrawn) == StarterDrawn(seat=starter)
    cities = ["tyros", "paphos", "attalia", "antiochia", "knossos", "alexandria"]
    for number, city in enumerate(cities):
        seat = (starter + number) % 2
        assert table.table.waiting_for() == [seat]
        assert table.asks()[0] == "choose-city"
        table.table.act(seat, ChooseCity(city))
    first, second = (each.id for each in table.state.nations)
    assert table.state.nations[0].seat == starter
    assert table.cities_of(first) == set(cities[::2])
    assert table.cities_of(second) == set(cities[1::2])
    assert table.asks() == ("rondel", first)
    assert {first, second} == set(board().maps[side].two)
    placed = [province for event in table.all_told(CitiesPlaced) for province in event.provinces]
    assert sorted(placed) == sorted(cities)
    taken = {event.seat: event.nations for event in table.all_told(NationsTaken)}
    assert taken == {each.seat: (each.id,) for each in table.state.nations}
    assert table.told(OrderSet).nations == (first, second)


def test_3_three_cities_of_one_resource_may_be_chosen() -> None:
    table = Position.set_up(2, "orient-two-colours", starter=[ANN])
    for seat, city in enumerate(["tyros", "paphos", "attalia", "athen", "knossos", "susa"]):
        table.table.act(seat % 2, ChooseCity(city))
    iron = table.cities_of(table.state.nations[0].id)
    assert {table.map.province[city].resource for city in iron} == {"iron"}


def test_3_a_city_is_chosen_once() -> None:
    table = Position.set_up(2, "orient-two-colours", starter=[ANN])
    table.table.act(ANN, ChooseCity("tyros"))
    table.refused(BEN, ChooseCity("tyros"), "city-taken", province="tyros")
    table.refused(ANN, ChooseCity("paphos"), "not-your-turn")
    table.refused(BEN, ChooseCity("roma"), "not-on-this-board", province="roma")


def test_a34_stock_is_not_doubled() -> None:
    table = chosen_cities()
    assert [table.stock(each.id) for each in table.state.nations] == [(2, 1, 3, 1)] * 2
    assert table.state.coins == 28
    assert len(table.state.nations) == 2


def test_a34_limits_are_doubled() -> None:
    table = chosen_cities()
    for each in table.state.nations:
        seen = table.seen(each.id)
        assert (seen.legions_left, seen.galleys_left, seen.cities_left) == (34, 34, 47)


def two_colours(nation: str = "persians") -> Position:
    """The Persians and the Greeks of two colours, without anything."""
    table = chosen_cities()
    for each in table.state.nations:
        each.marble = each.iron = each.gold = each.coins = 0
    table.orders = [[], []]
    table.cities("persians", "tyros", "antiochia").cities("greeks", "paphos", "athen")
    return table


def test_a34_thirty_four_legions() -> None:
    table = two_colours().units("persians", "petra", 33).has("persians", iron=5).turn("persians")
    table.act("persians", Rondel("arming"), Arm("tyros", legions=1))
    wrong = Arm("antiochia", legions=1)
    table.refused("persians", wrong, "no-units-left", unit="legion", left=0)
    assert table.may("persians", Arm("antiochia", galleys=1))


def test_a34_twenty_sixth_city() -> None:
    table = two_colours().many_cities("persians", 25, but=("susa",)).units("persians", "susa", 1)
    table.has("persians", 1, 1, 1).turn("persians").act("persians", Rondel("temple"), Found("susa"))
    assert len(table.cities_of("persians")) == 26
    assert table.seen("persians").cities_left == 24


def test_a5_four_navigators_with_thirty_four_galleys() -> None:
    table = two_colours()
    seas = [each for each in table.map.province if table.map.can_hold("galley", each)]
    for province in seas[:28]:
        table.units("persians", province, 0, 1)
    table.reached("persians", navigator=0).turn("persians").act("persians", Rondel("iron")).done("persians")
    assert table.personages("persians") == {"navigator": 4}


@pytest.mark.parametrize(("cards", "won"), [(14, True), (13, False)])
def test_3_fifteen_win(cards: int, won: bool) -> None:
    table = (
        two_colours()
        .cities("persians", "tyros", "antiochia", "susa", "petra")
        .units("persians", "palmyra", 1)
    )
    table.cards("persians", scholar=8, general=cards - 8).has("persians", 1, 1, 1).turn("persians")
    assert table.view().target == 15
    table.act("persians", Rondel("temple"), Found("palmyra"), Done())
    assert table.asks() == (("", "") if won else ("rondel", "greeks"))
    seat = table.nation("persians").seat
    assert table.all_told(GameWon) == ([GameWon(nation="persians", seat=seat, points=15)] if won else [])


def test_3_bonus_with_two_colours_too() -> None:
    table = two_colours().has("persians", gold=10).knows("persians", *ALL_ADVANCES[:-1]).turn("persians")
    table.act("persians", Rondel("advance"), Advance("democracy")).done("persians")
    assert table.personages("persians") == {"scholar": 1, "king": 1}


def test_3_long_game_with_two_colours_starts_with_one_city_each() -> None:
    table = Position.set_up(2, "orient-two-colours", "long", starter=[BEN])
    table.table.act(BEN, ChooseCity("tyros"))
    table.table.act(ANN, ChooseCity("athen"))
    assert table.asks()[0] == "rondel"
    assert len(table.state.cities) == 2


def test_3_professional_with_two_colours() -> None:
    assert Position.set_up(2, "orient-two-colours", "professional").view().target == 15
