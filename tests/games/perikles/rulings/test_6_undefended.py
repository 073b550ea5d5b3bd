"""Phase 6: rounds and places without troops, or with militia alone."""

from __future__ import annotations

from games.perikles.events import (
    CityDefeated,
    CombatJoined,
    CounterLost,
    DefenderRewarded,
    DiceRolled,
    MilitiaHeld,
    PlaceDeserted,
    PlaceNotAttacked,
    PlaceUndecided,
    PlaceWon,
    RoundSkipped,
    RoundWonUnopposed,
)
from games.perikles.steps.battles import Battles
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes
from tests.games.perikles.rulings.cases import HIGH, LOW, attacker_wins, defender_wins

# Automatic, skipped, empty


def test_example_28_undefended_place_falls_without_dice(war: TableBuilder) -> None:
    """Delium against one trireme and one hoplite: five points, a defeat of Thebes, no dice."""
    war.places("delium").at("delium", attack={RED: triremes("athens", 1) + hoplites("athens", 1)})
    war.phase(Battles)
    assert war.all_told(RoundWonUnopposed) == [
        RoundWonUnopposed(place="delium", arm="trireme", side="attack"),
        RoundWonUnopposed(place="delium", arm="hoplite", side="attack"),
    ]
    assert war.told(PlaceWon) == PlaceWon(place="delium", seat=RED, side="attack", points=5)
    assert war.told(CityDefeated) == CityDefeated(city="thebes", defeats=1, value=5)
    assert not war.all_told(DiceRolled)


def test_example_29_nothing_in_the_last_round_is_no_victory(war: TableBuilder) -> None:
    """Only a trireme at Delium: the tile is out; no defeat, no markers."""
    markers = [row.copy() for row in war.state.markers.values()]
    war.places("delium").at("delium", attack={RED: triremes("athens", 1)}).phase(Battles)
    assert war.told(PlaceUndecided) == PlaceUndecided(place="delium")
    assert war.winners_of("delium") == ()
    assert war.state.defeats["thebes"] == 0
    assert list(war.state.markers.values()) == markers
    assert sorted(war.state.home["athens"])[-1] == triremes("athens", 4)[0]


def test_ruling_30_hoplite_alone_takes_a_sea_first_place(war: TableBuilder) -> None:
    """The sea round is skipped, the land round automatic."""
    war.places("delium").at("delium", attack={RED: hoplites("athens", 1)}).phase(Battles)
    assert war.told(RoundSkipped) == RoundSkipped(place="delium", arm="trireme")
    assert war.winners_of("delium") == (RED,)


def test_ruling_28_nobody_sent_anything(war: TableBuilder) -> None:
    markers = [row.copy() for row in war.state.markers.values()]
    war.places("sicily").phase(Battles)
    assert PlaceDeserted(place="sicily") in war.all_told(PlaceDeserted)
    assert len(war.all_told(PlaceDeserted)) == 7
    assert not any(war.state.defeats.values())
    assert list(war.state.markers.values()) == markers
    assert war.state.won == []


def test_ruling_29_only_defenders(war: TableBuilder) -> None:
    """The tile is out; Blue, main defender, puts two markers into Sparta, its ally Green none."""
    war.places("pylos").at("pylos", defence={BLUE: triremes("sparta", 1), GREEN: hoplites("corinth", 3)})
    war.phase(Battles)
    assert war.told(PlaceNotAttacked) == PlaceNotAttacked(place="pylos")
    assert war.all_told(DefenderRewarded) == [DefenderRewarded(seat=BLUE, city="sparta", markers=2)]
    assert war.state.markers["sparta"] == [2, 4, 2, 2]
    assert war.winners_of("pylos") == ()


def test_ruling_29_markers_go_into_the_places_city_not_the_defenders(war: TableBuilder) -> None:
    war.places("pylos").at("pylos", defence={GREEN: hoplites("corinth", 1)}).phase(Battles)
    assert war.state.markers["sparta"] == [2, 2, 4, 2]
    assert war.state.markers["corinth"] == [2, 2, 2, 2]


def test_ruling_4_reward_is_limited_by_the_supply(war: TableBuilder) -> None:
    war.bare().markers(argos=[0, 29]).places("pylos").at("pylos", defence={BLUE: hoplites("sparta", 1)})
    war.phase(Battles)
    assert war.told(DefenderRewarded) == DefenderRewarded(seat=BLUE, city="sparta", markers=1)
    assert war.supply(BLUE) == 0


def test_6_rebels_keep_still_without_an_attacker(war: TableBuilder) -> None:
    """Corcyra has rebels; undisturbed defence is rewarded, and there is no combat."""
    war.places("corcyra").at("corcyra", defence={GREEN: hoplites("corinth", 1)}).phase(Battles)
    assert not war.all_told(CombatJoined)
    assert war.told(DefenderRewarded).city == "corinth"


def test_example_30_militia_alone_fights(war: TableBuilder) -> None:
    """Plataea, nobody defends: hoplite three against its militia of one at 3:1; the attacker wins."""
    war.places("plataea").at("plataea", attack={BLUE: hoplites("sparta", 3)})
    attacker_wins(war).phase(Battles)
    joined = war.told(CombatJoined)
    assert (joined.attack, joined.defence, joined.odds) == (3, 1, "3:1")
    assert war.told(PlaceWon).seat == BLUE
    assert war.told(CityDefeated).city == "athens"
    assert not war.all_told(CounterLost)


def test_example_31_militia_alone_wins(war: TableBuilder) -> None:
    """The tile is out, the hoplite three is lost; no markers, no defeat."""
    war.places("plataea").at("plataea", attack={BLUE: hoplites("sparta", 3)})
    defender_wins(war).phase(Battles)
    assert war.told(MilitiaHeld) == MilitiaHeld(place="plataea")
    assert war.winners_of("plataea") == ()
    assert war.state.dead["sparta"] == hoplites("sparta", 3)
    assert war.state.defeats["athens"] == 0
    assert war.state.markers["athens"] == [2, 2, 2, 2]


def test_ruling_31_rounds_without_militia_are_automatic(war: TableBuilder) -> None:
    """Acarnania, nobody defends: sea without militia is automatic, land is fought with a token up."""
    war.places("acarnania").at("acarnania", attack={BLUE: triremes("sparta", 1) + hoplites("sparta", 2)})
    war.dice(attacker=[HIGH], defender=[LOW]).phase(Battles)
    unopposed = RoundWonUnopposed(place="acarnania", arm="trireme", side="attack")
    assert war.told(RoundWonUnopposed) == unopposed
    joined = war.told(CombatJoined)
    assert (joined.arm, joined.attack, joined.defence) == ("hoplite", 2, 1)
    assert (joined.attacker_tokens, joined.defender_tokens) == (1, 0)


def test_ruling_32_a_counter_for_each_round_lost_to_militia(war: TableBuilder) -> None:
    """Melos' militia wins on land and at sea: the attacker loses a counter each time."""
    war.places("melos").at("melos", attack={RED: hoplites("athens", 2, 3) + triremes("athens", 1, 4)})
    war.dice(attacker=[LOW] * 3, defender=[HIGH] * 3).phase(Battles)
    assert sorted(war.state.dead["athens"]) == sorted(hoplites("athens", 2) + triremes("athens", 1))
    assert war.told(MilitiaHeld).place == "melos"


def test_ruling_33_militia_fights_for_a_defender_without_the_type(war: TableBuilder) -> None:
    """Blue has only a trireme at Melos; on land its militia fights alone, and loses no counter."""
    war.places("melos").at(
        "melos", attack={RED: hoplites("athens", 3)}, defence={BLUE: triremes("sparta", 3)}
    )
    attacker_wins(war).phase(Battles)
    joined = war.told(CombatJoined)
    assert (joined.arm, joined.attack, joined.defence) == ("hoplite", 3, 1)
    assert not war.all_told(CounterLost)
    assert war.told(RoundWonUnopposed) == RoundWonUnopposed(place="melos", arm="trireme", side="defence")
    assert war.winners_of("melos") == (BLUE,)


def test_ruling_33_militia_wins_the_last_round_for_the_main_defender(war: TableBuilder) -> None:
    """Red is at Amphipolis with a trireme; its militia wins the last round: Red takes the tile."""
    war.places("amphipolis").at(
        "amphipolis", attack={BLUE: hoplites("sparta", 2)}, defence={RED: triremes("athens", 1)}
    )
    war.dice(attacker=[LOW], defender=[HIGH]).phase(Battles)
    assert war.told(PlaceWon) == PlaceWon(place="amphipolis", seat=RED, side="defence", points=6)


def test_ruling_33_rebels_do_not_fight_alone(war: TableBuilder) -> None:
    """Blue has only a trireme at Lesbos; on land its rebels stay quiet: Red wins without dice."""
    war.places("lesbos").at(
        "lesbos", attack={BLUE: triremes("sparta", 3)}, defence={RED: hoplites("athens", 1)}
    )
    war.phase(Battles)
    assert war.all_told(RoundWonUnopposed) == [
        RoundWonUnopposed(place="lesbos", arm="hoplite", side="defence"),
        RoundWonUnopposed(place="lesbos", arm="trireme", side="attack"),
    ]
    assert war.winners_of("lesbos") == (BLUE,)


def test_ruling_34_empty_round_is_skipped_without_advantage(war: TableBuilder) -> None:
    """Nobody has hoplites at Melos, whose militia does not count then; the sea begins at nought."""
    war.places("melos").at(
        "melos", attack={RED: triremes("athens", 3)}, defence={BLUE: triremes("sparta", 3)}
    )
    attacker_wins(war).phase(Battles)
    assert war.told(RoundSkipped) == RoundSkipped(place="melos", arm="hoplite")
    joined = war.told(CombatJoined)
    assert (joined.attacker_tokens, joined.defender_tokens) == (0, 0)


def test_ruling_34_empty_last_round_leaves_nobody_the_tile(war: TableBuilder) -> None:
    """Both fought at sea, nobody has hoplites: the tile is out, militia or not."""
    war.places("sicily").at(
        "sicily", attack={RED: triremes("athens", 4)}, defence={BLUE: triremes("sparta", 3)}
    )
    attacker_wins(war).phase(Battles)
    assert war.told(RoundSkipped) == RoundSkipped(place="sicily", arm="hoplite")
    assert war.told(PlaceUndecided) == PlaceUndecided(place="sicily")
    assert war.winners_of("sicily") == ()
    assert war.state.defeats["sparta"] == 0
    assert war.state.markers["sparta"] == [2, 2, 2, 2]


def test_ruling_35_automatic_win_brings_the_advantage_and_costs_nothing(war: TableBuilder) -> None:
    war.places("pylos").at(
        "pylos",
        attack={RED: triremes("athens", 1) + hoplites("athens", 3)},
        defence={BLUE: hoplites("sparta", 3)},
    )
    war.dice(attacker=[HIGH], defender=[LOW]).phase(Battles)
    joined = war.told(CombatJoined)
    assert (joined.arm, joined.attacker_tokens, joined.defender_tokens) == ("hoplite", 1, 0)
    assert war.all_told(CounterLost) == [
        CounterLost(side="defence", city="sparta", arm="hoplite", strength=3)
    ]
    assert war.winners_of("pylos") == (RED,)


def test_ruling_36_defender_alone_in_the_last_round_takes_the_tile(war: TableBuilder) -> None:
    """Red won at sea but has no hoplites at Pylos; Blue has: Blue takes the tile, no defeat."""
    war.places("pylos").at(
        "pylos",
        attack={RED: triremes("athens", 4)},
        defence={BLUE: triremes("sparta", 1) + hoplites("sparta", 1)},
    )
    attacker_wins(war).phase(Battles)
    assert war.told(PlaceWon) == PlaceWon(place="pylos", seat=BLUE, side="defence", points=4)
    assert not war.all_told(CityDefeated)


def test_ruling_36_opposite_arms_last_round_decides(war: TableBuilder) -> None:
    """Attackers at sea only, defenders on land only: no dice, the land counts."""
    war.places("pylos").at(
        "pylos", attack={RED: triremes("athens", 4)}, defence={BLUE: hoplites("sparta", 1)}
    )
    war.phase(Battles)
    assert not war.all_told(DiceRolled)
    assert war.winners_of("pylos") == (BLUE,)


# After a Slave Revolt


def test_ruling_27_main_role_outlives_the_stack(war: TableBuilder) -> None:
    """Blue's only counter was sent home by a revolt; its ally's attack still wins the tile for Blue."""
    war.places("attica").at("attica", attack={WHITE: hoplites("thebes", 3)})
    war.place("attica").main_attacker = BLUE
    war.phase(Battles)
    assert war.winners_of("attica") == (BLUE,)


def test_ruling_27_place_without_attackers_left_is_not_attacked(war: TableBuilder) -> None:
    """Blue was main attacker, but nothing of the attack is left: Red is rewarded, not given the tile."""
    war.places("attica").at("attica", defence={RED: hoplites("athens", 3)})
    war.place("attica").main_attacker = BLUE
    war.phase(Battles)
    assert war.told(PlaceNotAttacked).place == "attica"
    assert war.told(DefenderRewarded) == DefenderRewarded(seat=RED, city="athens", markers=2)


def test_ruling_27_place_without_defenders_left_is_undefended(war: TableBuilder) -> None:
    """A former main defender gets nothing if the attackers find nobody."""
    war.places("pylos").at("pylos", attack={RED: hoplites("athens", 3)})
    war.place("pylos").main_defender = BLUE
    war.phase(Battles)
    assert war.winners_of("pylos") == (RED,)
    assert war.state.defeats["sparta"] == 1


def test_ruling_27_militia_without_defenders_left_gives_nobody_the_tile(war: TableBuilder) -> None:
    """Melos' former main defender is gone; if the militia wins, the tile is out."""
    war.places("melos").at("melos", attack={RED: triremes("athens", 3)})
    war.place("melos").main_defender = BLUE
    defender_wins(war).phase(Battles)
    assert war.told(MilitiaHeld).place == "melos"
    assert war.winners_of("melos") == ()


def test_ruling_27_place_without_anyone_left_is_deserted(war: TableBuilder) -> None:
    war.places("attica")
    war.place("attica").main_attacker = BLUE
    war.phase(Battles)
    assert PlaceDeserted(place="attica") in war.all_told(PlaceDeserted)


def test_ruling_27_reward_goes_to_a_main_defender_without_counters(war: TableBuilder) -> None:
    """A revolt took Blue's only defender of Pylos, Green's ally stays, nobody attacks: Blue is rewarded."""
    war.places("pylos").at("pylos", defence={GREEN: hoplites("corinth", 1)})
    war.place("pylos").main_defender = BLUE
    war.phase(Battles)
    assert war.all_told(DefenderRewarded) == [DefenderRewarded(seat=BLUE, city="sparta", markers=2)]


def test_ruling_36_opposite_arms_the_other_way_round(war: TableBuilder) -> None:
    """Defenders at sea only, attackers on land only: the attacker takes the tile."""
    war.places("pylos").at(
        "pylos", attack={RED: hoplites("athens", 1)}, defence={BLUE: triremes("sparta", 3)}
    )
    war.phase(Battles)
    assert [event.side for event in war.all_told(RoundWonUnopposed)] == ["defence", "attack"]
    assert war.winners_of("pylos") == (RED,)
    assert war.state.defeats["sparta"] == 1


def test_ruling_31_militia_of_both_types_fights_both_rounds(war: TableBuilder) -> None:
    """Sicily undefended: one against each arm; both are rolled, the attacker wins both."""
    war.places("sicily").at("sicily", attack={RED: triremes("athens", 2) + hoplites("athens", 3)})
    war.dice(attacker=[HIGH] * 3, defender=[LOW] * 3).phase(Battles)
    assert [(joined.defence, joined.odds) for joined in war.all_told(CombatJoined)] == [
        (1, "2:1"),
        (1, "3:1"),
    ]
    assert war.winners_of("sicily") == (RED,)


def test_ruling_32_militia_wins_the_first_round_only(war: TableBuilder) -> None:
    """Sicily undefended: the militia wins at sea and has a token on land, but loses there."""
    war.places("sicily").at("sicily", attack={RED: triremes("athens", 2) + hoplites("athens", 3)})
    war.dice(attacker=[LOW, LOW, HIGH, HIGH], defender=[HIGH, HIGH, LOW, LOW]).phase(Battles)
    second = war.all_told(CombatJoined)[1]
    assert (second.attacker_tokens, second.defender_tokens) == (0, 1)
    assert war.state.dead["athens"] == triremes("athens", 2)
    assert war.winners_of("sicily") == (RED,)
