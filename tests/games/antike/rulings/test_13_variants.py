"""Section XIII: professional, military, long game and twelve personages; and nations chosen (III)."""

from __future__ import annotations

import pytest

from games.antike.actions import Advance, ChooseCity, ChooseNation, Conquer, Done, Exchange, Found, Rondel
from games.antike.board import board
from games.antike.events import BonusWon, CitiesPlaced, GameWon, NationsTaken, PersonagesWon
from games.antike.game import GAME
from games.core.chance import Scripted
from games.core.game import start
from tests.games.antike.builder import ALL_ADVANCES, ANN, BEN, CID, DAN, Position

GREEK = ("sparta", "dyrrhachion", "messana", "pella")


# Professional


@pytest.mark.parametrize("variant", ["professional", "military", "professional,military"])
def test_13_no_bonus_for_eight_advances(variant: str) -> None:
    table = Position(variants=variant).has("greeks", gold=10).knows("greeks", *ALL_ADVANCES[:-1])
    table.turn("greeks").act("greeks", Rondel("advance"), Advance("democracy")).done("greeks")
    assert table.all_told(BonusWon) == []
    assert table.personages("greeks") == {"scholar": 1}
    assert table.asks() == ("rondel", "persians")


@pytest.mark.parametrize("variant", ["professional", "military"])
def test_13_exchange_is_kept_with_eight_advances(variant: str) -> None:
    table = Position(variants=variant).has("greeks", gold=2).knows("greeks", *ALL_ADVANCES).turn("greeks")
    table.act("greeks", Exchange("iron", gold=2))
    assert table.stock("greeks") == (0, 1, 0, 0)


def test_13_professional_wins_with_the_usual_number() -> None:
    assert [Position(seats, variants="professional").view().target for seats in (3, 4, 5, 6)] == [10, 9, 8, 7]


# Military


@pytest.mark.parametrize(("seats", "target"), [(3, 13), (4, 11), (5, 9), (6, 8)])
def test_a37_points_of_the_military_variant(seats: int, target: int) -> None:
    view = Position(seats, variants="military").view()
    assert (view.target, view.general_points) == (target, 2)


def test_a37_military_with_four_nations_of_two_players() -> None:
    assert Position(2, variants="military").view().target == 11


def military(kings: int, generals: int) -> Position:
    """Six nations; the Greeks have these kings, one general less, and destroy a temple."""
    table = Position(6, variants="military").cards("greeks", king=kings, general=generals - 1)
    table.cities("persians", "susa", "charax").temples("susa").units("greeks", "susa", 3)
    return table.manoeuvre("greeks").act("greeks", Conquer("susa", legions=3)).done("greeks")


def test_e41_four_kings_and_two_generals() -> None:
    """Eight points win with six nations."""
    table = military(4, 2)
    assert table.personages("greeks") == {"king": 4, "general": 2}
    assert table.told(GameWon) == GameWon(nation="greeks", seat=ANN, points=8)
    assert table.told(PersonagesWon) == PersonagesWon(nation="greeks", personage="general", count=1, total=8)


def test_e41_three_kings_and_two_generals() -> None:
    """Seven points would win without the variant, but do not in it."""
    table = military(3, 2)
    assert table.all_told(GameWon) == []
    assert table.seen("greeks").points == 7


def test_a37_a_general_can_bring_more_than_needed() -> None:
    assert military(5, 2).told(GameWon).points == 9


def test_a37_generals_count_one_otherwise() -> None:
    table = Position(6).cards("greeks", king=4, general=1).turn("greeks")
    assert table.seen("greeks").points == 5
    assert table.view().general_points == 1


# Long game


def test_13_long_game_starts_with_one_city() -> None:
    """Chosen in turn from the three of the nation; what is not chosen is not founded."""
    table = Position.set_up(3, variants="long", nations=[0, 0])
    assert table.view().phase == "set-up"
    for nation, city in [("arabs", "adane"), ("greeks", "sparta"), ("persians", "susa")]:
        assert table.asks() == ("choose-city", nation)
        table.act(nation, ChooseCity(city))
    assert table.state.cities == {"adane": "arabs", "sparta": "greeks", "susa": "persians"}
    assert {table.stock(each.id) for each in table.state.nations} == {(2, 1, 3, 1)}
    assert table.asks() == ("rondel", "arabs")
    placed = [(event.nation, event.provinces) for event in table.all_told(CitiesPlaced)]
    assert placed == [("arabs", ("adane",)), ("greeks", ("sparta",)), ("persians", ("susa",))]


@pytest.mark.parametrize("province", ["sparta", "petra"])
def test_13_long_game_only_a_start_city_of_ones_own(province: str) -> None:
    table = Position.set_up(3, variants="long", nations=[0, 0])
    wrong = ChooseCity(province)
    table.refused("arabs", wrong, "not-a-start-city", nation="arabs", province=province)


@pytest.mark.parametrize("province", ["atlantis", "roma"])
def test_13_long_game_no_city_of_the_other_side(province: str) -> None:
    table = Position.set_up(3, variants="long", nations=[0, 0])
    table.refused("arabs", ChooseCity(province), "not-on-this-board", province=province)


def test_13_long_game_in_turn() -> None:
    table = Position.set_up(3, variants="long", nations=[0, 0])
    table.refused(ANN, ChooseCity("sparta"), "not-your-turn")
    table.refused(CID, Rondel("iron"), "not-an-answer")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("side", ["orient", "occident"])
def test_13_long_game_for_every_number(seats: int, side: str) -> None:
    table = Position.set_up(seats, side, "long")
    nations = 4 if seats == 2 else seats
    line = board().maps[side].line(nations)
    for _ in range(nations):
        question, nation = table.asks()
        assert question == "choose-city"
        table.act(nation, ChooseCity(line.cities[nation][1]))
    assert table.state.cities == {cities[1]: nation for nation, cities in line.cities.items()}


def test_13_long_game_can_be_lost_by_nobody() -> None:
    """The one city with which each begins is its last; a second one makes it unsafe."""
    table = Position.set_up(3, variants="long", nations=[0, 0])
    for nation, city in [("arabs", "adane"), ("greeks", "sparta"), ("persians", "susa")]:
        table.act(nation, ChooseCity(city))
    assert all(table.province(city).safe for city in ("adane", "sparta", "susa"))
    table.act("arabs", Rondel("iron")).units("greeks", "susa", 1).units("greeks", "adane", 1)
    table.act("greeks", Rondel("manoeuvre-a"))
    for nation, city in [("persians", "susa"), ("arabs", "adane")]:
        wrong = Conquer(city, legions=1)
        table.refused("greeks", wrong, "last-city", nation=nation, province=city)
    table.done("greeks").units("persians", "ninive", 1).act("persians", Rondel("iron"), Found("ninive"))
    assert [table.province(city).safe for city in ("adane", "sparta", "susa", "ninive")] == [
        True,
        True,
        False,
        False,
    ]


def test_13_start_city_not_chosen_can_be_founded_by_anyone() -> None:
    table = Position().cities("persians", "susa").units("greeks", "ninive", 1).has("greeks", 1, 1, 1)
    table.turn("greeks").act("greeks", Rondel("temple"), Found("ninive"))
    assert table.state.cities["ninive"] == "greeks"


# Twelve


def twelve(cards: int) -> Position:
    """Three nations play to twelve; the Greeks found their fifth city."""
    table = Position(variants="twelve").cities("greeks", *GREEK).units("greeks", "athen", 1)
    table.cards("greeks", scholar=8, citizen=cards - 8).has("greeks", 1, 1, 1).turn("greeks")
    assert table.view().target == 12
    return table.act("greeks", Rondel("temple"), Found("athen"), Done())


def test_a2_twelve_win_in_the_variant() -> None:
    assert twelve(11).told(GameWon) == GameWon(nation="greeks", seat=ANN, points=12)


@pytest.mark.parametrize("cards", [9, 10])
def test_a2_ten_or_eleven_do_not(cards: int) -> None:
    table = twelve(cards)
    assert table.asks() == ("rondel", "persians")
    assert table.all_told(GameWon) == []


def test_a2_bonus_is_kept_in_the_longer_game() -> None:
    table = Position(variants="twelve").has("greeks", gold=10).knows("greeks", *ALL_ADVANCES[:-1])
    table.turn("greeks").act("greeks", Rondel("advance"), Advance("democracy")).done("greeks")
    assert len(table.all_told(BonusWon)) == 1


# Nations chosen


def test_3_nations_may_be_chosen_in_turn() -> None:
    table = Position.set_up(3, variants="chosen")
    assert table.table.waiting_for() == [ANN]
    assert table.asks() == ("choose-nation", "")
    table.table.act(ANN, ChooseNation("arabs"))
    table.refused(BEN, ChooseNation("arabs"), "nation-taken", nation="arabs")
    table.table.act(BEN, ChooseNation("persians"))
    if table.asks()[0] == "choose-nation":
        table.table.act(CID, ChooseNation("greeks"))
    assert {each.seat: each.id for each in table.state.nations} == {
        ANN: "arabs",
        BEN: "persians",
        CID: "greeks",
    }
    assert table.asks() == ("rondel", "arabs")
    assert table.chance.draws == []
    taken = {event.seat: (event.nations, event.chosen) for event in table.all_told(NationsTaken)}
    assert (taken[ANN], taken[BEN]) == ((("arabs",), True), (("persians",), True))
    assert taken[CID] == (("greeks",), False)
    assert [event.left for event in table.all_told(NationsTaken)] == [False, False, True]


@pytest.mark.parametrize(
    ("seats", "nation"), [(3, "phoenicians"), (4, "egyptians"), (6, "romans"), (6, "atlanteans")]
)
def test_3_only_nations_that_take_part_are_chosen(seats: int, nation: str) -> None:
    table = Position.set_up(seats, variants="chosen")
    table.refused(ANN, ChooseNation(nation), "nation-not-in-game", nation=nation)


def test_3_nations_are_chosen_by_seat() -> None:
    table = Position.set_up(4, "occident", "chosen")
    table.refused(DAN, ChooseNation("romans"), "not-your-turn")
    for seat, nation in [(ANN, "phoenicians"), (BEN, "romans"), (CID, "greeks")]:
        assert table.table.waiting_for() == [seat]
        table.table.act(seat, ChooseNation(nation))
    if table.asks()[0] == "choose-nation":
        table.table.act(DAN, ChooseNation("germans"))
    assert [each.id for each in table.state.nations] == ["phoenicians", "romans", "greeks", "germans"]
    assert table.cities_of("romans") == {"roma", "caralis", "palma"}


def test_3_chosen_nations_and_a_long_game() -> None:
    table = Position.set_up(3, variants="chosen,long")
    table.table.act(ANN, ChooseNation("greeks"))
    table.table.act(BEN, ChooseNation("persians"))
    if table.asks()[0] == "choose-nation":
        table.table.act(CID, ChooseNation("arabs"))
    assert table.asks() == ("choose-city", "arabs")


# Which go together


@pytest.mark.parametrize(
    ("seats", "scenario", "variants", "key"),
    [
        (4, "orient", ("twelve",), "twelve-needs-three"),
        (2, "orient", ("twelve",), "twelve-needs-three"),
        (6, "occident", ("twelve", "long"), "twelve-needs-three"),
        (2, "orient-two-colours", ("twelve",), "twelve-needs-three"),
        (3, "orient", ("twelve", "military"), "variants-clash"),
        (3, "occident", ("long", "military", "twelve"), "variants-clash"),
        (2, "orient-two-colours", ("military",), "not-with-two-colours"),
        (2, "occident-two-colours", ("chosen",), "not-with-two-colours"),
    ],
)
def test_13_variants_that_do_not_go_together(
    seats: int, scenario: str, variants: tuple[str, ...], key: str
) -> None:
    refusal = GAME.why_not(scenario, seats, variants)
    assert refusal is not None
    assert (refusal.section, refusal.key) == ("XIII", key)


@pytest.mark.parametrize(
    ("seats", "scenario", "variants"),
    [
        (3, "orient", ()),
        (3, "orient", ("professional", "long", "twelve", "chosen")),
        (6, "occident", ("professional", "military", "long", "chosen")),
        (2, "orient", ("military", "chosen", "long")),
        (2, "occident-two-colours", ("long", "professional")),
    ],
)
def test_13_variants_that_go_together(seats: int, scenario: str, variants: tuple[str, ...]) -> None:
    assert GAME.why_not(scenario, seats, variants) is None


def test_13_there_are_five_variants() -> None:
    assert set(GAME.variants) == {"professional", "military", "long", "twelve", "chosen"}
    with pytest.raises(ValueError, match="huge"):
        start(GAME, 3, "orient", Scripted(), {"variants": "long,huge"})


@pytest.mark.parametrize(
    "variants",
    ["", "professional", "military", "long", "twelve", "chosen", "professional, long ,chosen,twelve"],
)
def test_13_variants_are_seen(variants: str) -> None:
    table = Position.set_up(3, variants=variants)
    assert table.view().variants == tuple(sorted(name.strip() for name in variants.split(",") if name))
