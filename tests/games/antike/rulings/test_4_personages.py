"""Section IV: what personages are for, that they are never lost, and how many win."""

from __future__ import annotations

import pytest

from games.antike.actions import Advance, Build, ChooseStack, Conquer, Done, Found, Move, Rondel
from games.antike.board import board
from games.antike.events import AllPersonagesGone, BonusWon, GameWon, PersonagesWon
from games.antike.game import GAME
from tests.games.antike.builder import ALL_ADVANCES, Position

PROVINCES = list(board().maps["orient"].province)
SEAS = [province for province in PROVINCES if board().maps["orient"].can_hold("galley", province)]

GREEK = (
    "sparta",
    "dyrrhachion",
    "messana",
    "pella",
    "bycantium",
    "gordion",
    "sinope",
    "tomis",
    "napoca",
    "sirmium",
)


def kings(cities: int, *, founded: int, **reached: int) -> Position:
    """The Greeks have so many cities and found more of them."""
    table = Position().many_cities("greeks", cities).reached("greeks", **reached)
    free = [each for each in PROVINCES if each not in table.state.cities][:founded]
    unit = {
        each: ("legions" if board().maps["orient"].can_hold("legion", each) else "galleys") for each in free
    }
    for province in free:
        table.units("greeks", province, **{unit[province]: 1})
    table.has("greeks", 20, 20, 20).turn("greeks").act("greeks", Rondel("iron"))
    for province in free:
        table.act("greeks", Found(province))
    return table.done("greeks")


# Kings


@pytest.mark.parametrize(
    ("cities", "founded", "won"),
    [(3, 1, 0), (4, 1, 1), (9, 1, 1), (4, 6, 2), (14, 1, 1), (5, 4, 0), (24, 1, 1)],
)
def test_4_a_king_for_every_five_cities(cities: int, founded: int, won: int) -> None:
    """Ruling A8: one card for each multiple passed."""
    table = kings(cities, founded=founded)
    assert table.personages("greeks") == ({"king": won} if won else {})
    assert table.state.stacks["king"] == 9 - won


def test_4_personages_are_told_with_the_points() -> None:
    table = kings(4, founded=6)
    assert table.told(PersonagesWon) == PersonagesWon(nation="greeks", personage="king", count=2, total=2)
    assert table.seen("greeks").personages == {
        "king": 2,
        "scholar": 0,
        "general": 0,
        "citizen": 0,
        "navigator": 0,
    }
    assert table.seen("greeks").points == 2


def test_e27_kings_are_won_without_founding_too() -> None:
    """By conquest, at the end of the same turn."""
    table = Position().cities("greeks", *GREEK[:4]).units("greeks", "susa", 1)
    table.manoeuvre("greeks").act("greeks", Conquer("susa", legions=1)).done("greeks")
    assert len(table.cities_of("greeks")) == 5
    assert table.personages("greeks") == {"king": 1}


def test_e26_tenth_city_regained_brings_no_king() -> None:
    """Ruling A7: two kings and nine cities after a loss."""
    table = Position().many_cities("greeks", 9).cards("greeks", king=2).reached("greeks", king=2)
    free = next(each for each in PROVINCES if each not in table.state.cities and each not in SEAS)
    table.units("greeks", free, 1).has("greeks", 1, 1, 1).turn("greeks")
    table.act("greeks", Rondel("temple"), Found(free), Done())
    assert table.asks() == ("rondel", "persians")
    assert len(table.cities_of("greeks")) == 10
    assert table.personages("greeks") == {"king": 2}
    assert table.state.stacks["king"] == 7


def test_e26_third_king_at_fifteen() -> None:
    table = kings(9, founded=5, king=2)
    assert table.personages("greeks") == {}
    table = kings(9, founded=6, king=2)
    assert table.personages("greeks") == {"king": 1}


def test_e26_king_is_kept_when_a_city_is_lost() -> None:
    """The Persians take the fifth city of the Greeks."""
    table = Position().cities("greeks", *GREEK[:5]).cards("greeks", king=1).units("persians", "bycantium", 1)
    table.manoeuvre("persians").act("persians", Conquer("bycantium", legions=1)).done("persians")
    assert len(table.cities_of("greeks")) == 4
    assert table.personages("greeks") == {"king": 1}
    table.act("arabs", Rondel("iron")).act("greeks", Rondel("iron"))
    assert table.personages("greeks") == {"king": 1}


def test_e26_lost_and_regained_at_the_table() -> None:
    """Founded, conquered by the Persians, and another founded instead."""
    table = Position().cities("greeks", *GREEK[:4]).units("greeks", "athen", 1).has("greeks", 2, 2, 2)
    table.units("persians", "athen", 2).turn("greeks")
    table.act("greeks", Rondel("temple"), Found("athen"), Done())
    assert table.personages("greeks") == {"king": 1}
    table.act("persians", Rondel("manoeuvre-a"), Conquer("athen", legions=2)).done("persians")
    assert len(table.cities_of("greeks")) == 4
    table.act("arabs", Rondel("iron")).units("greeks", "knossos", 0, 1)
    table.act("greeks", Rondel("gold"), Found("knossos"), Done())
    assert table.asks() == ("rondel", "persians")
    assert len(table.cities_of("greeks")) == 5
    assert table.personages("greeks") == {"king": 1}


# Scholars and generals are with advances and conquests.


# Citizens


def citizens(temples: int, built: int, **reached: int) -> Position:
    """The Greeks have ten cities with so many temples and build more of them."""
    table = Position().cities("greeks", *GREEK).temples(*GREEK[:temples]).reached("greeks", **reached)
    table.has("greeks", marble=5 * built).turn("greeks").act("greeks", Rondel("temple"))
    for city in GREEK[temples : temples + built]:
        table.act("greeks", Build(city))
    return table.done("greeks")


@pytest.mark.parametrize(
    ("temples", "built", "won"), [(1, 1, 0), (2, 1, 1), (3, 2, 0), (5, 1, 1), (2, 4, 2), (0, 9, 3)]
)
def test_4_a_citizen_for_every_three_temples(temples: int, built: int, won: int) -> None:
    """E28: the sixth temple brings the second citizen."""
    table = citizens(temples, built)
    assert table.personages("greeks") == ({"citizen": won} if won else {})
    assert table.state.stacks["citizen"] == 6 - won


def test_a35_temple_lost_and_built_again_brings_no_citizen() -> None:
    table = citizens(2, 1, citizen=1)
    assert table.personages("greeks") == {}


def test_a35_citizen_is_kept_when_a_temple_is_lost() -> None:
    table = Position().cities("greeks", *GREEK[:5]).temples(*GREEK[:3]).cards("greeks", citizen=1)
    table.units("persians", "messana", 0, 3).manoeuvre("persians")
    table.act("persians", Conquer("messana", galleys=3)).done("persians")
    assert table.state.temples == ["sparta", "dyrrhachion"]
    assert table.personages("greeks") == {"citizen": 1}
    assert table.view().temples == 18


# Navigators


def navigators(seas: int, **reached: int) -> Position:
    """The Greeks have galleys in so many provinces at the end of a turn."""
    table = Position()
    for province in SEAS[:seas]:
        table.units("greeks", province, 0, 1)
    table.marks = {("greeks", "navigator"): reached.get("navigator", 0)}
    return table.turn("greeks").act("greeks", Rondel("iron")).done("greeks")


@pytest.mark.parametrize(("seas", "won"), [(6, 0), (7, 1), (13, 1), (14, 2), (17, 2)])
def test_a5_a_navigator_for_every_seven_seas(seas: int, won: int) -> None:
    table = navigators(seas)
    assert table.personages("greeks") == ({"navigator": won} if won else {})
    assert table.seen("greeks").seas == seas


def test_e29_nine_galleys_in_seven_provinces_then_fifteen_in_fourteen() -> None:
    table = Position()
    for province in SEAS[:7]:
        table.units("greeks", province, 0, 1)
    table.units("greeks", SEAS[0], 0, 2).reached("greeks", navigator=0)
    table.turn("greeks").act("greeks", Rondel("iron")).done("greeks")
    assert table.personages("greeks") == {"navigator": 1}
    for province in SEAS[7:14]:
        table.units("greeks", province, 0, 1)
    table.state.units[SEAS[0]] = table.state.units[SEAS[0]][:1]
    table.state.units[SEAS[1]][0].count = 2
    table.act("persians", Rondel("iron")).act("arabs", Rondel("iron")).act("greeks", Rondel("temple"))
    table.done("greeks")
    assert table.personages("greeks") == {"navigator": 2}


def test_a6_several_galleys_in_a_province_count_once() -> None:
    table = Position().units("greeks", "sparta", 0, 17).reached("greeks", navigator=0).turn("greeks")
    table.act("greeks", Rondel("iron"))
    assert table.personages("greeks") == {}
    assert table.seen("greeks").seas == 1


def test_a6_foreign_galleys_do_not_matter() -> None:
    table = Position()
    for province in SEAS[:7]:
        table.units("persians", province, 0, 2).units("greeks", province, 0, 1)
    table.reached("greeks", navigator=0).turn("greeks").act("greeks", Rondel("iron")).done("greeks")
    assert table.personages("greeks") == {"navigator": 1}


def test_a6_legions_sail_no_sea() -> None:
    table = Position()
    for province in SEAS[:6]:
        table.units("greeks", province, 0, 1)
    table.units("greeks", "susa", 5).units("greeks", SEAS[0], 3).reached("greeks", navigator=0).turn("greeks")
    table.act("greeks", Rondel("iron")).done("greeks")
    assert table.personages("greeks") == {}


def test_a6_seas_count_at_the_end_of_the_turn() -> None:
    """Seven seas before the manoeuvre, six after it."""
    table = Position().reached("greeks", navigator=0)
    for province in ("paphos", "knossos", "messana", "cyrene", "athen", "sparta", "ephesos"):
        table.units("greeks", province, 0, 1)
    table.manoeuvre("greeks").act("greeks", Move("paphos", "galley", 1, ("knossos",))).done("greeks")
    assert table.personages("greeks") == {}
    assert table.seen("greeks").seas == 6


def test_a7_seas_left_and_sailed_again() -> None:
    assert navigators(7, navigator=1).personages("greeks") == {}
    assert navigators(14, navigator=1).personages("greeks") == {"navigator": 1}


# Stacks


def test_a8_as_many_as_the_stack_has() -> None:
    table = Position().many_cities("greeks", 4).left(king=1)
    free = [each for each in PROVINCES if each not in table.state.cities and each not in SEAS][:6]
    for province in free:
        table.units("greeks", province, 1)
    table.has("greeks", 9, 9, 9).turn("greeks").act("greeks", Rondel("temple"))
    table.done_with("build")
    for province in free:
        table.act("greeks", Found(province))
    table.act("greeks", Done())
    assert table.personages("greeks") == {"king": 1}
    assert table.state.stacks["king"] == 0


def test_a9_nothing_from_an_empty_stack() -> None:
    table = Position().cities("greeks", *GREEK).temples(*GREEK[:2]).left(citizen=0).has("greeks", marble=5)
    table.turn("greeks").act("greeks", Rondel("temple"), Build(GREEK[2]), Done())
    assert table.asks() == ("rondel", "persians")
    assert table.personages("greeks") == {}
    assert table.all_told(PersonagesWon) == []


def test_4_personages_of_several_kinds_in_one_turn() -> None:
    """The third temple, the fifth city."""
    table = Position().cities("greeks", *GREEK[:4]).temples(*GREEK[:2]).units("greeks", "athen", 1)
    table.has("greeks", 6, 1, 1).turn("greeks")
    table.act("greeks", Rondel("temple"), Build(GREEK[2]), Done(), Found("athen"), Done())
    assert table.personages("greeks") == {"king": 1, "citizen": 1}
    assert {event.personage: event.count for event in table.all_told(PersonagesWon)} == {
        "king": 1,
        "citizen": 1,
    }
    assert table.seen("greeks").points == 2


def test_4_only_the_nation_on_turn_wins_personages() -> None:
    """The Persians have five cities and wait for their own turn."""
    table = Position().cities("persians", "susa", "ninive", "artaxata", "babylon", "charax")
    table.reached("persians", king=0).turn("greeks").act("greeks", Rondel("iron"))
    assert table.personages("persians") == {}
    table.act("persians", Rondel("iron"))
    assert table.personages("persians") == {"king": 1}


# All eight advances


def eighth(*, gold: int = 10, variants: str = "", **left: int) -> Position:
    """The Greeks have acquired the eighth advance, known already, and end their turn."""
    table = Position(variants=variants).has("greeks", gold=gold).knows("greeks", *ALL_ADVANCES[:-1])
    table.knows("persians", "monarchy", "democracy").left(**left).turn("greeks")
    return (
        table.act("greeks", Rondel("advance"), Advance("democracy")).done_with("advance").done_with("found")
    )


def test_e30_bonus_from_the_largest_stack() -> None:
    table = eighth()
    assert table.told(BonusWon) == BonusWon(nation="greeks", personage="king", total=1, unasked=True)
    assert table.personages("greeks") == {"king": 1}
    assert table.state.stacks["king"] == 8
    assert table.asks() == ("rondel", "persians")


def test_e30_several_largest_stacks_are_chosen_from() -> None:
    table = eighth(king=4, scholar=6, general=6, citizen=6, navigator=2)
    assert table.asks() == ("choose-stack", "greeks")
    assert table.view().stage == "bonus"
    for personage in ("king", "navigator"):
        table.refused("greeks", ChooseStack(personage), "stack-not-largest", personage=personage)
    table.act("greeks", ChooseStack("general"))
    assert table.personages("greeks") == {"general": 1}
    assert table.told(BonusWon).personage == "general"
    assert table.state.stacks == {"king": 4, "scholar": 6, "general": 5, "citizen": 6, "navigator": 2}
    assert table.asks() == ("rondel", "persians")


def test_e30_there_is_no_such_stack() -> None:
    table = eighth(king=8, scholar=8)
    table.refusal("greeks", ChooseStack("emperor"))
    table.refused("greeks", Done(), "not-an-answer")
    table.refused("persians", ChooseStack("king"), "not-your-turn")


def test_a11_bonus_after_the_ordinary_claims() -> None:
    """Nine kings and eight scholars are left; the Greeks take a king first, and then may choose."""
    table = Position().many_cities("greeks", 10).reached("greeks", king=1).has("greeks", gold=10)
    table.knows("greeks", *ALL_ADVANCES[:-1]).knows("persians", "monarchy", "democracy").turn("greeks")
    table.act("greeks", Rondel("advance"), Advance("democracy")).done_with("advance")
    assert table.state.stacks["king"] == 8
    assert table.asks() == ("choose-stack", "greeks")
    table.act("greeks", ChooseStack("scholar"))
    assert table.personages("greeks") == {"king": 1, "scholar": 1}


def test_a11_scholar_of_the_same_turn_comes_first() -> None:
    """The last advance is new: its scholar is taken, and kings are the largest stack."""
    table = Position().has("greeks", gold=10).knows("greeks", *ALL_ADVANCES[:-1]).left(king=8).turn("greeks")
    table.act("greeks", Rondel("advance"), Advance("democracy")).done_with("advance")
    assert table.personages("greeks") == {"scholar": 1, "king": 1}


def test_a10_bonus_king_does_not_count_for_thresholds() -> None:
    """With five cities the first king of one's own still comes."""
    table = Position().cities("greeks", *GREEK[:4]).units("greeks", "athen", 1).has("greeks", 1, 1, 6)
    table.knows("greeks", *ALL_ADVANCES[:-1]).knows("persians", "monarchy", "democracy").turn("greeks")
    table.act("greeks", Rondel("advance"), Advance("democracy")).done_with("advance")
    table.act("greeks", Done())
    assert table.personages("greeks") == {"king": 1}
    table.act("persians", Rondel("iron")).act("arabs", Rondel("iron"))
    table.act("greeks", Rondel("manoeuvre-b"), Done(), Found("athen"), Done())
    assert table.personages("greeks") == {"king": 2}


def test_7_bonus_comes_once() -> None:
    table = eighth()
    table.act("persians", Rondel("iron")).act("arabs", Rondel("iron"))
    table.act("greeks", Rondel("manoeuvre-b")).done("greeks")
    assert table.asks() == ("rondel", "persians")
    assert table.personages("greeks") == {"king": 1}
    assert len(table.all_told(BonusWon)) == 1


def test_7_no_bonus_for_seven_advances() -> None:
    table = Position().has("greeks", gold=10).knows("greeks", *ALL_ADVANCES[:6]).turn("greeks")
    table.act("greeks", Rondel("advance"), Advance("monarchy")).done_with("advance")
    assert table.all_told(BonusWon) == []
    assert table.personages("greeks") == {"scholar": 1}


def test_a9_no_bonus_when_no_card_is_left() -> None:
    table = (
        Position(5)
        .has("greeks", gold=10)
        .knows("greeks", *ALL_ADVANCES[:-1])
        .knows("persians", "monarchy", "democracy")
    )
    table.left(king=0, scholar=0, general=0, citizen=0, navigator=0).turn("greeks")
    table.act("greeks", Rondel("advance"), Advance("democracy")).done_with("advance")
    assert table.personages("greeks") == {}
    assert table.asks() == ("rondel", "persians")


# Victory


def one_short(seats: int, cards: dict[str, int], variants: str = "", scenario: str = "orient") -> Position:
    """The Greeks have these cards and four cities, and found the fifth."""
    table = Position(seats, scenario, variants).cities("greeks", *GREEK[:4]).units("greeks", "athen", 1)
    table.cards("greeks", **cards).reached("greeks", king=0).has("greeks", 1, 1, 1).turn("greeks")
    return table.act("greeks", Rondel("temple"), Found("athen"), Done())


@pytest.mark.parametrize(
    ("seats", "cards", "target"),
    [
        (3, {"scholar": 5, "general": 3, "citizen": 1}, 10),
        (4, {"scholar": 5, "general": 3}, 9),
        (5, {"scholar": 5, "general": 2}, 8),
        (6, {"scholar": 5, "general": 1}, 7),
    ],
)
def test_e40_so_many_personages_win(seats: int, cards: dict[str, int], target: int) -> None:
    """Ruling A32: at the end of the turn, without finishing the round."""
    table = one_short(seats, cards)
    assert table.told(GameWon) == GameWon(nation="greeks", seat=0, points=target)
    assert table.state.winner == "greeks"
    assert table.asks() == ("", "")
    view = table.view()
    assert (view.ended, view.winners, view.winner, view.phase, view.target) == (
        True,
        (0,),
        "greeks",
        "end",
        target,
    )
    assert {each.seat: each.rank for each in GAME.standings(table.state)}[0] == 1


@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        (3, {"scholar": 5, "general": 3}),
        (4, {"scholar": 5, "general": 2}),
        (5, {"scholar": 5, "general": 1}),
        (6, {"scholar": 5}),
    ],
)
def test_e40_one_less_does_not(seats: int, cards: dict[str, int]) -> None:
    table = one_short(seats, cards)
    assert table.all_told(GameWon) == []
    assert table.asks() == ("rondel", "persians")
    assert not table.view().ended


def test_4_more_than_needed_wins_too() -> None:
    table = Position(6).cities("greeks", *GREEK[:4]).cards("greeks", scholar=6).reached("greeks", king=0)
    table.temples(*GREEK[:2]).has("greeks", 6, 1, 1).units("greeks", "athen", 1).turn("greeks")
    table.act("greeks", Rondel("temple"), Build(GREEK[2]), Done(), Found("athen"), Done())
    assert table.told(GameWon).points == 8


def test_a32_condition_is_looked_at_in_ones_own_turn() -> None:
    """The Persians have seven cards in a game of six nations only once their turn has ended."""
    table = Position(6).cities("persians", "susa", "ninive", "artaxata", "babylon", "charax")
    table.cards("persians", scholar=6).reached("persians", king=0).turn("greeks").act(
        "greeks", Rondel("iron")
    )
    assert table.all_told(GameWon) == []
    table.act("persians", Rondel("iron"))
    assert table.told(GameWon) == GameWon(nation="persians", seat=1, points=7)


def test_a32_after_the_end_nothing_is_asked() -> None:
    table = one_short(6, {"scholar": 6})
    for nation in ("greeks", "persians"):
        table.refused(nation, Rondel("iron"), "game-over")


def test_a32_points_rank_the_others() -> None:
    table = Position(6).cities("greeks", *GREEK[:4]).units("greeks", "athen", 1).cards("greeks", scholar=6)
    table.cards("arabs", general=5).cards("persians", king=3).reached("greeks", king=0).has("greeks", 1, 1, 1)
    table.turn("greeks").act("greeks", Rondel("temple"), Found("athen"), Done())
    standings = {each.seat: (each.rank, each.points) for each in GAME.standings(table.state)}
    assert (standings[0], standings[2], standings[1]) == ((1, 7), (2, 5), (3, 3))


def test_4_win_with_the_bonus_card() -> None:
    table = (
        Position(6)
        .has("greeks", gold=10)
        .knows("greeks", *ALL_ADVANCES[:-1])
        .knows("persians", "monarchy", "democracy")
    )
    table.cards("greeks", scholar=6).turn("greeks").act("greeks", Rondel("advance"), Advance("democracy"))
    table.done_with("advance")
    assert table.told(GameWon) == GameWon(nation="greeks", seat=0, points=7)


def won_with_a_scholar(cards: int) -> Position:
    """Six nations; the Greeks bring the eighth advance, new to all, and two stacks are largest then."""
    table = (
        Position(6).has("greeks", gold=10).knows("greeks", *ALL_ADVANCES[:-1]).cards("greeks", citizen=cards)
    )
    table.left(king=7, scholar=8, general=7).turn("greeks")
    return table.act("greeks", Rondel("advance"), Advance("democracy"), Done())


def test_a11_who_has_won_takes_no_card_for_all_advances() -> None:
    """The seventh card is a scholar: no stack is asked for, and none is taken from."""
    table = won_with_a_scholar(6)
    assert table.asks() == ("", "")
    assert table.told(GameWon) == GameWon(nation="greeks", seat=0, points=7)
    assert table.all_told(BonusWon) == []
    assert table.personages("greeks") == {"citizen": 6, "scholar": 1}


def test_a11_who_has_not_won_yet_chooses_the_card_that_wins() -> None:
    table = won_with_a_scholar(5)
    assert table.asks() == ("choose-stack", "greeks")
    assert table.all_told(GameWon) == []
    table.act("greeks", ChooseStack("general"))
    assert table.told(GameWon) == GameWon(nation="greeks", seat=0, points=7)


# All thirty-five gone


def nearly_gone(*, kings_left: int = 1) -> Position:
    """Five nations; only kings are left, and the Greeks found their fifth city. Susa has a temple."""
    table = Position(5).cities("greeks", *GREEK[:4]).units("greeks", "athen", 1).has("greeks", 1, 1, 1)
    table.left(king=kings_left, scholar=0, general=0, citizen=0, navigator=0).reached("greeks", king=0)
    table.cities("persians", "susa", "charax").temples("susa").units("arabs", "susa", 3)
    return table.turn("greeks").act("greeks", Rondel("temple"), Found("athen"), Done())


def test_a31_when_all_are_gone_the_next_temple_destroyed_wins() -> None:
    table = nearly_gone()
    assert table.personages("greeks") == {"king": 1}
    assert len(table.all_told(AllPersonagesGone)) == 1
    assert table.view().last_temple_wins
    assert table.all_told(GameWon) == []
    table.act("persians", Rondel("iron"))
    table.act("arabs", Rondel("manoeuvre-a"), Conquer("susa", legions=3))
    assert table.told(GameWon) == GameWon(nation="arabs", seat=2, points=0)
    assert table.state.winner == "arabs"
    assert table.asks() == ("", "")


def test_a31_the_winner_is_first_whatever_the_points() -> None:
    """The Arabs win with no point, the Greeks have one; the others share the third place."""
    table = nearly_gone().act("persians", Rondel("iron"))
    table.act("arabs", Rondel("manoeuvre-a"), Conquer("susa", legions=3))
    standings = [(each.seat, each.rank, each.points) for each in GAME.standings(table.state)]
    assert standings[:2] == [(2, 1, 0), (0, 2, 1)]
    assert {(rank, points) for _, rank, points in standings[2:]} == {(3, 0)}
    assert table.view().winners == (2,)


def test_a31_before_the_end_points_alone_rank() -> None:
    standings = [(each.seat, each.rank, each.points) for each in GAME.standings(nearly_gone().state)]
    assert standings[0] == (0, 1, 1)
    assert {(rank, points) for _, rank, points in standings[1:]} == {(2, 0)}


def test_a31_the_last_card_that_wins_is_not_told_to_be_the_last() -> None:
    """The Greeks win with it; nobody needs to hear of temples any more."""
    table = Position(5).cities("greeks", *GREEK[:4]).units("greeks", "athen", 1).has("greeks", 1, 1, 1)
    table.cards("greeks", scholar=7).reached("greeks", king=0)
    table.left(king=1, scholar=0, general=0, citizen=0, navigator=0).turn("greeks")
    table.act("greeks", Rondel("temple"), Found("athen"), Done())
    assert sum(table.state.stacks.values()) == 0
    assert table.told(GameWon) == GameWon(nation="greeks", seat=0, points=8)
    assert table.all_told(AllPersonagesGone) == []


def test_a31_the_last_card_may_be_the_one_for_all_advances() -> None:
    """That all are gone is told once, after it."""
    table = eighth(king=1, scholar=0, general=0, citizen=0, navigator=0)
    assert table.personages("greeks") == {"king": 1}
    assert [
        type(event) for event in table.table.events if isinstance(event, BonusWon | AllPersonagesGone)
    ] == [
        BonusWon,
        AllPersonagesGone,
    ]


def test_a31_that_all_are_gone_is_told_once() -> None:
    table = nearly_gone().act("persians", Rondel("iron")).act("arabs", Rondel("iron"))
    assert len(table.all_told(AllPersonagesGone)) == 1


def test_a31_a_city_without_temple_does_not_win() -> None:
    table = nearly_gone()
    table.state.temples = []
    table.act("persians", Rondel("iron"))
    table.act("arabs", Rondel("manoeuvre-a"), Conquer("susa", legions=1)).done("arabs")
    assert table.all_told(GameWon) == []
    assert table.asks() == ("rondel", "phoenicians")


def test_a31_while_a_card_is_left_no_temple_wins() -> None:
    """Even if no general is left."""
    table = nearly_gone(kings_left=2)
    assert (table.all_told(AllPersonagesGone), table.view().last_temple_wins) == ([], False)
    table.act("persians", Rondel("iron"))
    table.act("arabs", Rondel("manoeuvre-a"), Conquer("susa", legions=3)).done("arabs")
    assert table.personages("arabs") == {}
    assert table.all_told(GameWon) == []


def test_a31_temple_of_the_turn_that_takes_the_last_card_does_not_win() -> None:
    table = Position(5).cities("greeks", "susa", "sparta").temples("susa").units("arabs", "susa", 3)
    table.left(king=0, scholar=0, general=1, citizen=0, navigator=0).manoeuvre("arabs")
    table.act("arabs", Conquer("susa", legions=3)).done("arabs")
    assert table.personages("arabs") == {"general": 1}
    assert len(table.all_told(AllPersonagesGone)) == 1
    assert table.all_told(GameWon) == []


def test_4_view_names_the_target() -> None:
    assert [Position.set_up(seats).view().target for seats in (2, 3, 4, 5, 6)] == [9, 10, 9, 8, 7]
