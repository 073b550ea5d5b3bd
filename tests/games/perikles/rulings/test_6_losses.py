"""Phase 6: defeats of cities and losses of counters."""

from __future__ import annotations

from games.perikles.actions import ChooseLoss, Pass
from games.perikles.events import (
    CityDefeated,
    CounterLost,
)
from games.perikles.steps.battles import Battles
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes
from tests.games.perikles.rulings.cases import HIGH, LOW, attacker_wins, defender_wins

# Defeats


def test_example_26_defeats_lower_the_value_of_statues(war: TableBuilder) -> None:
    """Corinth loses Leucas, its first defeat: statues are worth seven; after a second one five."""
    war.places("leucas", "solygeia")
    war.at("leucas", attack={WHITE: hoplites("thebes", 1) + triremes("thebes", 1)})
    war.at("solygeia", attack={BLUE: triremes("sparta", 1)}).phase(Battles)
    assert war.all_told(CityDefeated) == [
        CityDefeated(city="corinth", defeats=1, value=7),
        CityDefeated(city="corinth", defeats=2, value=5),
    ]
    assert war.state.defeats["corinth"] == 2


def test_6_defeat_is_the_citys_whoever_defended(war: TableBuilder) -> None:
    """Green's Corinthians lose Pylos for Sparta: the defeat is Sparta's."""
    war.places("pylos").at(
        "pylos", attack={RED: hoplites("athens", 3)}, defence={GREEN: hoplites("corinth", 1)}
    )
    attacker_wins(war).phase(Battles)
    assert (war.state.defeats["sparta"], war.state.defeats["corinth"]) == (1, 0)


# Losses


def test_example_34_weakest_of_the_main_force_is_lost(war: TableBuilder) -> None:
    """Main hoplites three and two, an ally's one: the main two is lost."""
    war.places("attica").at(
        "attica",
        attack={BLUE: hoplites("sparta", 3, 2), WHITE: hoplites("thebes", 1)},
        defence={RED: hoplites("athens", 3)},
    )
    defender_wins(war).phase(Battles)
    assert war.all_told(CounterLost) == [CounterLost(side="attack", city="sparta", arm="hoplite", strength=2)]
    assert war.state.dead["sparta"] == hoplites("sparta", 2)
    assert war.state.dead["thebes"] == []


def test_example_35_main_player_chooses_among_equal_allies(war: TableBuilder) -> None:
    """Main force without triremes, allied triremes one of Thebes and of Megara: Blue chooses."""
    war.places("naupactus").at(
        "naupactus",
        attack={BLUE: hoplites("sparta", 3), WHITE: triremes("thebes", 1), GREEN: triremes("megara", 1)},
        defence={RED: triremes("athens", 4)},
    )
    defender_wins(war).phase(Battles)
    assert war.to_decide() == {BLUE: "choose-loss"}
    assert war.asked(BLUE).facts == {"place": "naupactus", "arm": "trireme", "side": "attack"}
    war.refused(BLUE, ChooseLoss("sparta"), "cannot-lose-that", city="sparta")
    war.act(BLUE, ChooseLoss("megara"))
    assert war.all_told(CounterLost)[0].chooser == BLUE
    assert war.state.dead["megara"] == triremes("megara", 1)
    assert war.state.dead["thebes"] == []


def test_ruling_37_weakest_ally_without_a_choice(war: TableBuilder) -> None:
    war.places("naupactus").at(
        "naupactus",
        attack={BLUE: hoplites("sparta", 3), WHITE: triremes("thebes", 2), GREEN: triremes("megara", 1)},
        defence={RED: triremes("athens", 4)},
    )
    defender_wins(war).phase(Battles)
    assert war.all_told(CounterLost)[0] == CounterLost(
        side="attack", city="megara", arm="trireme", strength=1
    )


def test_ruling_37_choice_inside_a_main_force_of_two_cities(war: TableBuilder) -> None:
    """White's Thebans and Argives, two each, are all main: White chooses; the ally is not in it."""
    war.places("attica").at(
        "attica",
        attack={WHITE: hoplites("thebes", 2) + hoplites("argos", 2, 3), BLUE: hoplites("sparta", 2)},
        defence={RED: hoplites("athens", 3)},
    )
    defender_wins(war).phase(Battles)
    assert war.to_decide() == {WHITE: "choose-loss"}
    war.refused(WHITE, ChooseLoss("sparta"), "cannot-lose-that", city="sparta")
    war.act(WHITE, ChooseLoss("argos"))
    assert war.state.dead["argos"] == hoplites("argos", 2)


def test_6_main_defender_chooses_for_the_defence(war: TableBuilder) -> None:
    war.places("naupactus").at(
        "naupactus",
        attack={BLUE: triremes("sparta", 3)},
        defence={RED: hoplites("athens", 3), WHITE: triremes("thebes", 1), GREEN: triremes("megara", 1)},
    )
    attacker_wins(war).phase(Battles)
    assert war.to_decide() == {RED: "choose-loss"}
    assert war.asked(RED).facts == {"place": "naupactus", "arm": "trireme", "side": "defence"}
    war.act(RED, ChooseLoss("thebes"))
    assert war.state.dead["thebes"] == triremes("thebes", 1)


def test_6_loser_of_either_round_loses_a_counter_of_its_arm(war: TableBuilder) -> None:
    """The attacker wins both rounds: the defender loses a trireme and a hoplite."""
    war.places("pylos").at(
        "pylos",
        attack={RED: triremes("athens", 3) + hoplites("athens", 3)},
        defence={BLUE: triremes("sparta", 3, 2) + hoplites("sparta", 3, 4)},
    )
    war.dice(attacker=[HIGH] * 3, defender=[LOW] * 3).phase(Battles)
    assert sorted(war.state.dead["sparta"]) == sorted(triremes("sparta", 2) + hoplites("sparta", 3))


def test_6_counters_not_lost_go_home(war: TableBuilder) -> None:
    """After a battle those not lost lie beside their cities again, open."""
    war.special(GREEN, "perikles").places("attica", "pylos")
    war.at("attica", attack={BLUE: hoplites("sparta", 3, 2)}, defence={RED: hoplites("athens", 3)})
    war.at("pylos", attack={RED: hoplites("athens", 2)}, defence={BLUE: hoplites("sparta", 1)})
    defender_wins(war).phase(Battles).act(GREEN, Pass())
    assert war.to_decide() == {GREEN: "before-combat"}
    assert war.asked(GREEN).facts["place"] == "pylos"
    assert hoplites("sparta", 3)[0] in war.state.home["sparta"]
    assert hoplites("athens", 3)[0] in war.state.home["athens"]
    assert (war.place("attica").attackers, war.place("attica").defenders) == ([], [])


def test_6_equal_weakest_of_one_city_need_no_choice(war: TableBuilder) -> None:
    war.places("attica").at(
        "attica", attack={BLUE: hoplites("sparta", 2, 2, 3)}, defence={RED: hoplites("athens", 3)}
    )
    defender_wins(war).phase(Battles)
    assert war.state.dead["sparta"] == hoplites("sparta", 2)


def test_6_winner_loses_nothing(war: TableBuilder) -> None:
    """Even if the loser won a token."""
    war.places("attica").at(
        "attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)}
    )
    war.dice(attacker=[HIGH, HIGH], defender=[HIGH, LOW]).phase(Battles)
    assert [(lost.side, lost.city) for lost in war.all_told(CounterLost)] == [("defence", "athens")]


def test_6_main_player_without_counters_still_chooses(war: TableBuilder) -> None:
    """Ruling 27: Blue's stack was emptied; its allies' equal counters are still Blue's choice."""
    war.places("attica").at(
        "attica",
        attack={WHITE: hoplites("thebes", 1), GREEN: hoplites("corinth", 1)},
        defence={RED: hoplites("athens", 3)},
    )
    war.place("attica").main_attacker = BLUE
    defender_wins(war).phase(Battles)
    assert war.to_decide() == {BLUE: "choose-loss"}
    war.act(BLUE, ChooseLoss("corinth"))
    assert war.state.dead["corinth"] == hoplites("corinth", 1)
