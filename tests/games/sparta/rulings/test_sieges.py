"""14, 15 and 7: raids, sieges, breaking off, and who takes a command over."""

from __future__ import annotations

import pytest

from games.sparta.actions import Besiege, BreakOff, Choose, Done, Pass, Raid, Siege
from games.sparta.events.cards import StrengthChanged
from games.sparta.events.units import (
    CommanderReplaced,
    OmensObeyed,
    Raided,
    RaidGivenUp,
    SiegeBegan,
    SiegeEnded,
    SiegeLeft,
    SiegeRolled,
    UnitHome,
)
from games.sparta.steps.raids import ResolveRaids
from games.sparta.steps.replacing import ReplaceCommander
from games.sparta.steps.sieges import ContinueSieges, SiegeAction, throw
from tests.games.sparta.camps import Camp


def raiding(camp: Camp, power: str = "athens") -> Camp:
    """Begin the step in which raids are resolved."""
    camp.begin(ResolveRaids(power=power))  # type: ignore[arg-type]
    return camp


def besieging(
    place: str = "potidaea", influence: int = 2, commander: str = "cleon", scenario: str = "pw2"
) -> Camp:
    """Lay a siege of Athens out, and begin the step in which sieges go on."""
    camp = Camp(scenario).land(place, "sparta", influence)
    camp.unit("athens-hoplite-1", commander, place, "siege")
    camp.begin(ContinueSieges(power="athens"))
    return camp


# Raids


def test_14_a_raid_takes_a_talent_and_leaves_the_city_to_the_enemy() -> None:
    camp = raiding(Camp().land("gela", "sparta", 1).unit("athens-trireme-1", "pericles", "gela"))
    camp.act("athens", Raid("gela"))
    told = camp.told(Raided)
    assert (told.place, told.talents, camp.talents("athens")) == ("gela", 1, 10)
    assert camp.state.spots["gela"].raid
    assert camp.state.commanders["pericles"].state == "exhausted"


def test_ruling_20_a_half_held_or_neutral_city_becomes_the_enemy_s() -> None:
    for influence in (0, 1):
        camp = Camp().unit("sparta-hoplite-1", "archidamus", "athenae")
        camp.land("athenae", "athens" if influence else "", influence)
        raiding(camp, "sparta").act("sparta", Raid("athenae"))
        spot = camp.state.spots["athenae"]
        assert (spot.owner, spot.influence, spot.raid) == ("athens", 3, True)


def test_ruling_21_a_raided_city_pays_nothing_but_can_be_besieged() -> None:
    camp = Camp().land("athenae", "athens", 1, raid=True).unit("sparta-hoplite-1", "archidamus", "athenae")
    raiding(camp, "sparta").act("sparta", Besiege("athenae"))
    assert (camp.told(Raided).talents, camp.told(SiegeBegan).ship) == (0, "")
    assert camp.state.spots["athenae"].influence == 1


def test_ruling_22_from_a_ship_a_hoplite_lands() -> None:
    camp = Camp().land("syracusae", "sparta", 3).unit("athens-trireme-1", "pericles", "syracusae")
    raiding(camp).act("athens", Besiege("syracusae"))
    told = camp.told(SiegeBegan)
    assert (told.unit, told.ship) == ("athens-hoplite-1", "athens-trireme-1")
    assert camp.state.units["athens-trireme-1"].state == "home"
    assert camp.state.units["athens-hoplite-1"].commander == "pericles"


def test_ruling_22_without_a_free_hoplite_the_ship_only_raids() -> None:
    camp = Camp().land("syracusae", "sparta", 3).land("gela", "sparta", 1)
    camp.unit("athens-trireme-1", "pericles", "syracusae").unit("athens-trireme-2", "athens-navarch", "gela")
    camp.unit("athens-hoplite-1", "cleon").unit("athens-hoplite-2", "athens-strategos")
    for name in [name for name in camp.state.units if name.startswith("athens-hoplite")][2:]:
        del camp.state.units[name]
    raiding(camp).refused("athens", Besiege("syracusae"), "no-hoplite-to-land", place="syracusae")
    camp.refused("athens", Raid("naxos"), "no-unit-to-raid", place="naxos")
    camp.refused("athens", Pass(), "raid-or-besiege")


def test_14_a_hoplite_that_comes_home_first_can_land_from_a_ship() -> None:
    camp = Camp().land("syracusae", "sparta", 3).land("megara", "sparta", 1)
    camp.unit("athens-trireme-1", "pericles", "syracusae").unit("athens-hoplite-1", "cleon", "megara")
    for name in [name for name in camp.state.units if name.startswith("athens-hoplite")][1:]:
        del camp.state.units[name]
    raiding(camp).refused("athens", Besiege("syracusae"), "no-hoplite-to-land", place="syracusae")
    camp.act("athens", Raid("megara"), Besiege("syracusae"))
    assert camp.told(SiegeBegan).unit == "athens-hoplite-1"


def test_ruling_46_a_city_that_is_one_s_own_by_now_is_not_raided() -> None:
    camp = raiding(Camp().land("gela", "athens", 1).unit("athens-trireme-1", "pericles", "gela"))
    assert camp.told(RaidGivenUp).place == "gela"
    assert (camp.talents("athens"), camp.state.commanders["pericles"].state) == (9, "exhausted")
    assert not camp.state.spots["gela"].raid


def test_omens_hold_a_unit_once() -> None:
    camp = Camp().land("gela", "sparta", 1).unit("athens-trireme-1", "pericles", "gela")
    camp.state.units["athens-trireme-1"].omen = True
    raiding(camp)
    assert camp.told(OmensObeyed).unit == "athens-trireme-1"
    assert camp.state.units["athens-trireme-1"].at == "gela"
    assert not camp.state.units["athens-trireme-1"].omen
    raiding(camp).act("athens", Raid("gela"))
    assert camp.state.spots["gela"].raid


# Sieges


def test_15_a_siege_action_costs_two_talents_and_is_made_once() -> None:
    camp = besieging()
    camp.land("gela", "sparta", 1).unit("athens-hoplite-2", "pericles", "gela", "siege")
    camp.begin(ContinueSieges(power="athens")).roll("siege potidaea", "blank")
    camp.refused("athens", Siege("naxos"), "no-siege-there", place="naxos")
    camp.act("athens", Siege("potidaea"), Pass())
    assert (camp.told(SiegeRolled).faces, camp.talents("athens")) == (("blank",), 7)
    camp.refused("athens", Siege("potidaea"), "siege-rolled", place="potidaea")
    camp.pay("athens", 1)
    camp.refused("athens", Siege("gela"), "too-few-talents", number=2, held=1)
    camp.refused("athens", Pass(), "siege-or-done")


def test_15_failures_cost_the_army_once_and_successes_influence() -> None:
    camp = besieging()
    camp.state.holdings["athens"].army, camp.state.holdings["athens"].fleet = 12, 12
    camp.roll("siege potidaea", "failure", "failure", "success")
    camp.act("athens", Siege("potidaea"))
    assert [event.change for event in camp.all_told(StrengthChanged)] == [-1]
    assert camp.state.spots["potidaea"].influence == 1


def test_ruling_23_the_last_influence_wins_the_city() -> None:
    camp = besieging(influence=1).roll("siege potidaea", "success")
    camp.land("potidaea", "sparta", 1, raid=True).act("athens", Siege("potidaea"))
    assert [(event.how, event.talents) for event in camp.all_told(SiegeEnded)] == [("won", 2)]
    spot = camp.state.spots["potidaea"]
    assert (spot.owner, spot.influence, spot.raid, spot.siege) == ("athens", 2, False, "")
    assert camp.told(UnitHome).unit == "athens-hoplite-1"


@pytest.mark.parametrize(
    ("face", "becomes"), [("blank", "exhausted"), ("success", "exhausted"), ("failure", "gone")]
)
def test_ruling_24_a_siege_is_broken_off_right_after_its_roll(face: str, becomes: str) -> None:
    camp = besieging(commander="pericles").roll("siege potidaea", "blank").roll("break-off potidaea", face)
    camp.refused("athens", BreakOff("potidaea"), "siege-or-done")
    camp.act("athens", Siege("potidaea"))
    camp.refused("athens", BreakOff("gela"), "break-off-elsewhere", place="potidaea")
    camp.refused("athens", Done(), "break-off-or-pass")
    camp.act("athens", BreakOff("potidaea"))
    assert camp.told(SiegeLeft).face == face
    assert camp.state.commanders["pericles"].state == becomes
    assert camp.state.spots["potidaea"].raid
    assert camp.state.units["athens-hoplite-1"].state == "home"


def test_15_sieges_can_be_left_alone() -> None:
    camp = besieging().act("athens", Done())
    assert (camp.talents("athens"), camp.state.spots["potidaea"].siege) == (9, "athens-hoplite-1")


# Dice


def dice(camp: Camp, place: str = "potidaea") -> int:
    """Count the dice of Athens' siege."""
    found = throw(camp.state, camp.state.units[camp.state.spots[place].siege].power, place)
    return found.together + found.apart


def test_15_bonus_dice_of_strength() -> None:
    camp = besieging()
    held = camp.state.holdings["athens"]
    for army, fleet, number in [(4, 7, 1), (12, 0, 2), (0, 12, 2), (12, 12, 3)]:
        held.army, held.fleet = army, fleet
        assert dice(camp) == number


def test_ruling_2_one_die_for_more_controlled_neighbours() -> None:
    camp = besieging("megara", 1)
    held = camp.state.holdings["athens"]
    held.army = held.fleet = 0
    assert dice(camp, "megara") == 1
    camp.land("athenae", "athens", 3)
    assert dice(camp, "megara") == 2
    camp.land("athenae", "athens", 3, raid=True)
    assert dice(camp, "megara") == 1
    camp.land("athenae", "athens", 3).land("corinthus", "sparta", 2)
    assert dice(camp, "megara") == 2
    camp.land("corinthus", "sparta", 3)
    assert dice(camp, "megara") == 1


def test_15_walls_of_athens_and_the_openness_of_sparta() -> None:
    camp = Camp().land("athenae", "athens", 3).unit("sparta-hoplite-1", "pleistoanax", "athenae", "siege")
    held = camp.state.holdings["sparta"]
    held.army = held.fleet = 0
    assert dice(camp, "athenae") == 0
    camp.state.lasting.pop("long-walls")
    assert dice(camp, "athenae") == 1
    camp = besieging("sparta", 3)
    held = camp.state.holdings["athens"]
    held.army = held.fleet = 0
    assert dice(camp, "sparta") == 2


def test_ruling_51_the_die_of_brasidas_kills_him_and_he_is_replaced() -> None:
    camp = Camp().land("gela", "athens", 1)
    camp.state.commanders["brasidas"].state = "ready"
    camp.unit("sparta-hoplite-1", "brasidas", "gela", "siege")
    held = camp.state.holdings["sparta"]
    held.army, held.fleet = 5, 0
    camp.roll("siege gela", "blank").roll("brasidas gela", "failure")
    camp.begin(SiegeAction(power="sparta", place="gela"))
    assert camp.told(SiegeRolled).apart == "failure"
    assert (held.army, camp.state.commanders["brasidas"].state) == (4, "gone")
    camp.refused("sparta", Choose("brasidas"), "no-target", what="brasidas")
    camp.act("sparta", Choose("archidamus"))
    assert camp.told(CommanderReplaced).commander == "archidamus"
    assert camp.state.units["sparta-hoplite-1"].commander == "archidamus"


def test_15_aratus_helps_only_in_a_siege_that_he_began() -> None:
    camp = besieging("argos", commander="aratus", scenario="cle")
    camp.state.holdings["athens"].army = 7
    assert throw(camp.state, "athens", "argos").together == 2
    camp.state.units["athens-hoplite-1"].opened_by = "athens-strategos"
    assert throw(camp.state, "athens", "argos").together == 1


# Who takes a command over


def leaderless(state: str) -> Camp:
    """Let a besieger of Athens stand without its commander; the others are all in one state."""
    camp = besieging()
    for name, piece in camp.state.commanders.items():
        if name in ("pericles", "athens-strategos"):
            piece.state = state  # type: ignore[assignment]
        elif piece.state == "ready":
            piece.state = "gone"
    camp.state.commanders["cleon"].state, camp.state.units["athens-hoplite-1"].commander = "gone", ""
    camp.begin(ReplaceCommander(power="athens", unit="athens-hoplite-1"))
    return camp


@pytest.mark.parametrize("state", ["ready", "exhausted"])
def test_ruling_7_a_ready_commander_or_else_an_exhausted_one_takes_over(state: str) -> None:
    camp = leaderless(state).act("athens", Choose("pericles"))
    assert camp.told(CommanderReplaced).unit == "athens-hoplite-1"
    assert camp.state.commanders["pericles"].state == "commands"


def test_ruling_7_without_any_the_unit_goes_home_and_leaves_a_raid_marker() -> None:
    camp = leaderless("gone")
    assert camp.told(SiegeEnded).how == "home"
    assert camp.state.spots["potidaea"].raid
    assert camp.state.units["athens-hoplite-1"].state == "home"
