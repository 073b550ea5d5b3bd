"""Phase 6: battles place by place, their strengths, tokens and dice."""

from __future__ import annotations

import pytest

from games.perikles.actions import Pass
from games.perikles.events import (
    CityDefeated,
    CombatJoined,
    CombatWon,
    CounterLost,
    CountersTurnedUp,
    DiceRolled,
    PlaceWon,
    RoundSkipped,
)
from games.perikles.steps.battles import Battles
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes
from tests.games.perikles.rulings.cases import HIGH, LOW, attacker_wins


def tokens(table: TableBuilder) -> list[tuple[int, int]]:
    return [(roll.attacker_tokens, roll.defender_tokens) for roll in table.all_told(DiceRolled)]


# The worked battle


def test_example_25_the_sicily_battle_roll_by_roll(war: TableBuilder) -> None:
    """Athens attacks Sicily; it wins at sea with 7 against 5 and loses on land with 3 against 7."""
    war.places("sicily").at(
        "sicily",
        attack={RED: triremes("athens", 4, 3) + hoplites("athens", 2, 1)},
        defence={BLUE: triremes("sparta", 3, 1) + hoplites("sparta", 4, 2)},
    )
    war.dice(
        attacker=[(5, 4), (3, 4), (4, 3), (5, 5), (2, 4)],
        defender=[(3, 3), (6, 5), (2, 4), (4, 4), (3, 4)],
    ).phase(Battles)
    assert war.all_told(CombatJoined) == [
        CombatJoined(
            place="sicily",
            arm="trireme",
            attack=7,
            defence=5,
            odds="+2",
            attacker_needs=7,
            defender_needs=8,
            attacker_tokens=0,
            defender_tokens=0,
        ),
        CombatJoined(
            place="sicily",
            arm="hoplite",
            attack=3,
            defence=7,
            odds="1:2",
            attacker_needs=10,
            defender_needs=5,
            attacker_tokens=1,
            defender_tokens=0,
        ),
    ]
    assert war.all_told(DiceRolled) == [
        DiceRolled(attacker=9, defender=6, attacker_tokens=1, defender_tokens=0),
        DiceRolled(attacker=7, defender=11, attacker_tokens=2, defender_tokens=1),
        DiceRolled(attacker=7, defender=6, attacker_tokens=1, defender_tokens=1),
        DiceRolled(attacker=10, defender=8, attacker_tokens=2, defender_tokens=2),
        DiceRolled(attacker=6, defender=7, attacker_tokens=2, defender_tokens=2),
    ]
    assert war.all_told(CombatWon) == [
        CombatWon(place="sicily", arm="trireme", side="attack"),
        CombatWon(place="sicily", arm="hoplite", side="defence"),
    ]
    assert war.all_told(CounterLost) == [
        CounterLost(side="defence", city="sparta", arm="trireme", strength=1),
        CounterLost(side="attack", city="athens", arm="hoplite", strength=1),
    ]
    assert war.told(PlaceWon) == PlaceWon(place="sicily", seat=BLUE, side="defence", points=7)
    assert war.winners_of("sicily") == (BLUE,)
    assert not war.all_told(CityDefeated)
    assert war.state.dead["sparta"] == triremes("sparta", 1)
    assert war.state.dead["athens"] == hoplites("athens", 1)


def test_6_last_rolled_round_stays_to_be_seen(war: TableBuilder) -> None:
    """While Green is asked about Delium, everyone sees the dice that fell at Attica."""
    war.special(GREEN, "perikles").places("attica", "delium")
    war.at("attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)})
    war.at("delium", attack={RED: hoplites("athens", 2)}, defence={WHITE: hoplites("thebes", 2)})
    war.dice(attacker=[(5, 3), (1, 2)], defender=[(4, 3), (6, 5)]).phase(Battles).act(GREEN, Pass())
    combat = war.view(None).combat
    assert combat is not None
    assert (combat.place, combat.arm, combat.start, combat.winner) == ("attica", "hoplite", (0, 0), "defence")
    assert [(roll.attacker, roll.defender, roll.tokens) for roll in combat.rolls] == [
        ((5, 3), (4, 3), (1, 1)),
        ((1, 2), (6, 5), (1, 2)),
    ]


# Order


def test_6_places_from_the_top(war: TableBuilder) -> None:
    war.places("delium", "attica", "leucas")
    war.at("delium", attack={RED: hoplites("athens", 1)})
    war.at("attica", attack={BLUE: hoplites("sparta", 1)})
    war.at("leucas", attack={WHITE: triremes("thebes", 1)}).phase(Battles)
    assert [won.place for won in war.all_told(PlaceWon)] == ["delium", "attica", "leucas"]


@pytest.mark.parametrize(("place", "first"), [("pylos", "trireme"), ("cythera", "hoplite")])
def test_6_arms_in_the_order_of_the_tile(war: TableBuilder, place: str, first: str) -> None:
    troops = {RED: hoplites("athens", 3) + triremes("athens", 3)}
    against = {BLUE: hoplites("sparta", 3) + triremes("sparta", 3)}
    attacker_wins(war, 2).places(place).at(place, attack=troops, defence=against).phase(Battles)
    arms = [joined.arm for joined in war.all_told(CombatJoined)]
    assert (arms[0], len(set(arms))) == (first, 2)


def test_6_land_only_is_one_round_and_decides(war: TableBuilder) -> None:
    war.places("attica").at(
        "attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)}
    )
    attacker_wins(war).phase(Battles)
    assert [joined.arm for joined in war.all_told(CombatJoined)] == ["hoplite"]
    assert war.told(PlaceWon) == PlaceWon(place="attica", seat=BLUE, side="attack", points=4)
    assert war.told(CityDefeated) == CityDefeated(city="athens", defeats=1, value=5)


# Turning up


def test_ruling_47_all_counters_are_turned_up_before_the_first_round(war: TableBuilder) -> None:
    """Also the hoplites of the second round; the question comes after it."""
    war.special(GREEN, "perikles").places("pylos").at(
        "pylos",
        attack={RED: triremes("athens", 4) + hoplites("athens", 2)},
        defence={BLUE: triremes("sparta", 3) + hoplites("sparta", 1)},
    )
    assert [seen.strength for seen in war.seen(GREEN, "pylos").attackers] == [None, None]
    war.phase(Battles)
    turned = {(event.side, tuple(sorted(event.counters))) for event in war.all_told(CountersTurnedUp)}
    assert turned == {
        ("attack", tuple(sorted(triremes("athens", 4) + hoplites("athens", 2)))),
        ("defence", tuple(sorted(triremes("sparta", 3) + hoplites("sparta", 1)))),
    }
    assert [seen.strength for seen in war.seen(GREEN, "pylos").attackers] == [4, 2]
    assert war.to_decide() == {GREEN: "before-combat"}


def test_ruling_47_later_places_stay_face_down(war: TableBuilder) -> None:
    war.special(GREEN, "perikles").places("pylos", "attica")
    war.at("pylos", attack={RED: triremes("athens", 4)}, defence={BLUE: triremes("sparta", 3)})
    war.at("attica", attack={BLUE: hoplites("sparta", 1)}).phase(Battles)
    assert [seen.strength for seen in war.seen(GREEN, "attica").attackers] == [None]
    assert [seen.strength for seen in war.seen(BLUE, "attica").attackers] == [1]


# Militia and rebels


def test_6_militia_strengthens_the_defender_by_its_type(war: TableBuilder) -> None:
    """Melos has militia of both types: three hoplites count four, three triremes four."""
    war.places("melos").at(
        "melos",
        attack={RED: hoplites("athens", 3) + triremes("athens", 4)},
        defence={BLUE: hoplites("sparta", 3) + triremes("sparta", 3)},
    )
    attacker_wins(war, 2).phase(Battles)
    strengths = [(joined.arm, joined.attack, joined.defence) for joined in war.all_told(CombatJoined)]
    assert strengths == [("hoplite", 3, 4), ("trireme", 4, 4)]


def test_6_militia_of_one_type_helps_that_type_only(war: TableBuilder) -> None:
    """Acarnania has land militia alone."""
    war.places("acarnania").at(
        "acarnania",
        attack={BLUE: hoplites("sparta", 3) + triremes("sparta", 3)},
        defence={RED: hoplites("athens", 3) + triremes("athens", 3)},
    )
    attacker_wins(war, 2).phase(Battles)
    assert [(joined.arm, joined.defence) for joined in war.all_told(CombatJoined)] == [
        ("trireme", 3),
        ("hoplite", 4),
    ]


def test_example_32_rebels_strengthen_the_attacker(war: TableBuilder) -> None:
    """Potidea: nobody at sea; on land two and one rebel against three: 1:1."""
    war.places("potidea").at(
        "potidea", attack={BLUE: hoplites("sparta", 2)}, defence={RED: hoplites("athens", 3)}
    )
    attacker_wins(war).phase(Battles)
    assert war.told(RoundSkipped) == RoundSkipped(place="potidea", arm="trireme")
    joined = war.told(CombatJoined)
    assert (joined.attack, joined.defence, joined.odds) == (3, 3, "1:1")
    assert (joined.attacker_tokens, joined.defender_tokens) == (0, 0)


def test_6_rebels_of_both_types(war: TableBuilder) -> None:
    war.places("lesbos").at(
        "lesbos",
        attack={BLUE: hoplites("sparta", 2) + triremes("sparta", 2)},
        defence={RED: hoplites("athens", 2) + triremes("athens", 2)},
    )
    attacker_wins(war, 2).phase(Battles)
    assert [(joined.attack, joined.defence) for joined in war.all_told(CombatJoined)] == [(3, 2), (3, 2)]


def test_6_allies_add_their_strength(war: TableBuilder) -> None:
    war.places("attica").at(
        "attica",
        attack={BLUE: hoplites("sparta", 3), WHITE: hoplites("thebes", 2, 1), GREEN: hoplites("corinth", 2)},
        defence={RED: hoplites("athens", 3, 2)},
    )
    attacker_wins(war).phase(Battles)
    assert (war.told(CombatJoined).attack, war.told(CombatJoined).defence) == (8, 5)


# Tokens and dice


def test_6_first_to_two_tokens_wins_the_round(war: TableBuilder) -> None:
    """A roll that neither side makes moves nothing."""
    war.places("attica").at(
        "attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)}
    )
    war.dice(attacker=[(1, 1), (4, 4), (1, 2), (3, 5)], defender=[(1, 1), (3, 3), (3, 4), (2, 2)])
    war.phase(Battles)
    assert tokens(war) == [(0, 0), (1, 0), (1, 1), (2, 1)]
    assert war.told(CombatWon).side == "attack"


def test_6_the_number_asked_for_is_enough(war: TableBuilder) -> None:
    """At 1:1 eight is enough for the attacker and seven for the defender; less is not."""
    war.places("attica").at(
        "attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)}
    )
    war.dice(attacker=[(4, 4), (3, 4), (3, 4)], defender=[(3, 3), (3, 4), (3, 4)]).phase(Battles)
    assert tokens(war) == [(1, 0), (1, 1), (1, 2)]


def test_ruling_38_two_all_rolls_on_until_exactly_one_succeeds(war: TableBuilder) -> None:
    """Both succeed, both fail, then the defender alone succeeds; no token moves any more."""
    war.places("attica").at(
        "attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)}
    )
    war.dice(attacker=[HIGH, HIGH, HIGH, LOW, LOW], defender=[HIGH, HIGH, HIGH, LOW, HIGH]).phase(Battles)
    assert tokens(war) == [(1, 1), (2, 2), (2, 2), (2, 2), (2, 2)]
    assert war.told(CombatWon).side == "defence"


def test_6_winner_of_round_one_begins_round_two_with_a_token(war: TableBuilder) -> None:
    """The defender won at sea: one more token is enough on land."""
    war.places("pylos").at(
        "pylos",
        attack={RED: triremes("athens", 3) + hoplites("athens", 3)},
        defence={BLUE: triremes("sparta", 3) + hoplites("sparta", 3)},
    )
    war.dice(attacker=[LOW, LOW, LOW], defender=[HIGH, HIGH, HIGH]).phase(Battles)
    second = war.all_told(CombatJoined)[1]
    assert (second.attacker_tokens, second.defender_tokens) == (0, 1)
    assert tokens(war) == [(0, 1), (0, 2), (0, 2)]
    assert war.told(PlaceWon).seat == BLUE


def test_6_winner_of_round_two_wins_the_battle(war: TableBuilder) -> None:
    """Round one went to the attacker, round two to the defender: the defender takes the tile."""
    war.places("pylos").at(
        "pylos",
        attack={RED: triremes("athens", 3) + hoplites("athens", 3)},
        defence={BLUE: triremes("sparta", 3) + hoplites("sparta", 3)},
    )
    war.dice(attacker=[HIGH, HIGH, LOW, LOW], defender=[LOW, LOW, HIGH, HIGH]).phase(Battles)
    assert tokens(war) == [(1, 0), (2, 0), (1, 1), (1, 2)]
    assert war.told(PlaceWon) == PlaceWon(place="pylos", seat=BLUE, side="defence", points=4)
    assert not war.all_told(CityDefeated)


def test_6_only_main_players_win_tiles(war: TableBuilder) -> None:
    """Example 23: White's allied Thebans do the work, main attacker Blue takes the tile."""
    war.places("attica").at("attica", attack={BLUE: hoplites("sparta", 1), WHITE: hoplites("thebes", 3, 3)})
    war.phase(Battles)
    assert war.winners_of("attica") == (BLUE,)
