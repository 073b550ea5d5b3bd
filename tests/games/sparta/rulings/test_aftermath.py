"""17: how battles end: who has won, fates, losses, prizes, who goes home."""

from __future__ import annotations

import msgspec
import pytest

from games.sparta.actions import Cancel, Choose, Deploy, Desperate, Discard, Done, Pass, Raid
from games.sparta.board import board
from games.sparta.effects import WinsTies
from games.sparta.events.battles import BattleEnded, FateRolled
from games.sparta.events.cards import FavourChanged, StrengthChanged, TalentsChanged
from games.sparta.events.units import CommanderChanged, SiegeEnded, UnitHome
from games.sparta.pieces import Spot
from games.sparta.steps.action_rounds import ActionRound
from games.sparta.steps.deploying import DeployUnits
from tests.games.sparta.fights import LEVEL, Fight
from tests.games.sparta.mutants import in_place

STRATEGI = ("athens-strategos", "sparta-strategos")


def stronger(kind: str = "hoplite") -> Fight:
    """Lay a battle out that Athens wins by one."""
    fight = Fight("hoplite" if kind == "hoplite" else "trireme")
    fight.state.holdings["athens"].army = fight.state.holdings["athens"].fleet = LEVEL + 1
    return fight


class TestWinner:
    """The marker, then commanders, then cards."""

    def test_a_level_battle_has_no_winner(self) -> None:
        fight = Fight().fates().fight().pass_on()
        assert fight.told(BattleEnded) == BattleEnded(place="naupactus", winner="", by="nothing")
        assert fight.tracks() == {"athens": LEVEL - 1, "sparta": LEVEL - 1}
        assert fight.all_told(FavourChanged) == []

    def test_the_winner_loses_one_the_loser_two(self) -> None:
        fight = stronger().fates().fight().pass_on()
        assert fight.tracks() == {"athens": LEVEL, "sparta": LEVEL - 2}
        assert (fight.state.holdings["athens"].favours, fight.state.holdings["sparta"].favours) == (1, 0)

    def test_ruling_38_nike_is_the_half_at_sea(self) -> None:
        at_sea = Fight("trireme").arms("b01", "b12", "b13").fates().fight().play("athens", "b01").pass_on()
        assert at_sea.told(BattleEnded) == BattleEnded(place="naupactus", winner="athens", by="card")
        on_land = Fight().arms("b01", "b12", "b13").fates().fight().play("athens", "b01").pass_on()
        assert on_land.told(BattleEnded).winner == ""
        assert on_land.tracks() == {"athens": LEVEL, "sparta": LEVEL - 1}

    def test_a_commander_beats_a_card(self) -> None:
        fight = Fight("trireme").lead("sparta", "lysander").arms("b01", "b12", "b13").fates().fight()
        fight.play("athens", "b01").pass_on()
        assert fight.told(BattleEnded) == BattleEnded(place="naupactus", winner="sparta", by="commander")

    def test_ruling_96_both_by_cards_ends_level(self) -> None:
        fight = Fight("trireme").arms("b01", "b12", "b13").fates().fight()
        fight.play("athens", "b01")
        assert fight.state.combat is not None
        fight.state.combat.sides["sparta"].ties = True
        assert fight.pass_on().told(BattleEnded).winner == ""

    def test_ruling_96_both_by_commanders_ends_level(self) -> None:
        """No two of ours can; those of an owner's file may."""
        commanders = board().commanders
        other = msgspec.structs.replace(commanders["athens-navarch"], regular=(WinsTies(),))
        fight = Fight("trireme").lead("sparta", "lysander").fates().fight()
        with in_place(commanders, "athens-navarch", other):
            assert fight.pass_on().told(BattleEnded).winner == ""


class TestFates:
    """A die for each commander, before the losses."""

    def test_ruling_29_the_order(self) -> None:
        fight = stronger().fates().fight().pass_on()
        kinds: list[type] = [type(event) for event in fight.table.events]
        order: list[type] = [FateRolled, StrengthChanged, FavourChanged, UnitHome]
        assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
        assert [told.commander for told in fight.all_told(FateRolled)] == list(STRATEGI)

    def test_ruling_29_a_new_side_cannot_change_the_winner(self) -> None:
        fight = Fight().fates(sparta="success")
        fight.state.holdings["athens"].army = LEVEL + 1
        fight.fight().pass_on()
        assert fight.told(BattleEnded).winner == "athens"
        assert fight.state.commanders["sparta-strategos"].veteran

    def test_ruling_29_a_new_side_counts_for_losses(self) -> None:
        fight = stronger("trireme").fates(sparta="success").fight().pass_on()
        assert fight.tracks() == {"athens": LEVEL, "sparta": LEVEL - 1}

    def test_ruling_74_who_falls_still_lends_his_side(self) -> None:
        fight = stronger("trireme").lead("sparta", "sparta-navarch", veteran=True)
        fight.fates(sparta="failure").fight().pass_on()
        assert fight.tracks()["sparta"] == LEVEL - 1
        piece = fight.state.commanders["sparta-navarch"]
        assert (piece.state, piece.veteran) == ("exhausted", False)

    def test_a_veteran_draws_a_card_and_may_have_to_cut(self) -> None:
        fight = Fight().lead("athens", "athens-strategos", veteran=True)
        fight.arms("b01", "b02", "b03", "b04", "b05", "b06").fates(athens="success").fight()
        fight.act("athens", Pass())
        fight.act("sparta", Pass())
        assert fight.told(BattleEnded).winner == "athens"
        assert fight.to_decide() == {1: "cut-hand"}
        held = fight.state.holdings["athens"].battle
        fight.act("athens", Discard((held[0],)))
        assert len(fight.state.holdings["athens"].battle) == 6

    def test_a_named_commander_is_gone_and_does_nothing_more(self) -> None:
        fight = Fight().lead("athens", "cleon").fates(athens="failure").fight().pass_on()
        assert fight.state.commanders["cleon"].state == "gone"
        assert fight.all_told(TalentsChanged) == []

    def test_ruling_6_a_new_veteran_is_exhausted_as_one(self) -> None:
        fight = Fight().lead("athens", "cleon").fates(athens="success").fight().pass_on()
        assert fight.state.holdings["athens"].talents == 3

    def test_ruling_5_exhausting_after_a_lost_battle_counts(self) -> None:
        fight = Fight().lead("sparta", "pleistoanax").hold_nothing().fates()
        fight.state.holdings["athens"].army = LEVEL + 1
        fight.fight().pass_on()
        assert fight.state.holdings["sparta"].favours == 1

    def test_ruling_76_the_worse_of_two_dice(self) -> None:
        fight = Fight("trireme").lead("sparta", "callicratidas")
        fight.roll("fate athens-navarch", "blank").roll("fate callicratidas", "success", "failure")
        fight.fight().pass_on()
        assert fight.all_told(FateRolled)[-1].faces == ("success", "failure")
        assert fight.state.commanders["callicratidas"].state == "gone"

    def test_ruling_76_risk_first_safety_last(self) -> None:
        fight = Fight("trireme").lead("sparta", "callicratidas").arms("b10", "b21", "b25", power="sparta")
        fight.roll("fate athens-navarch", "blank").roll("fate callicratidas", "success", "failure")
        fight.fight().act("athens", Pass())
        fight.play("sparta", "b10").pass_on()
        assert fight.all_told(FateRolled)[-1].fate == "unharmed"
        assert fight.state.commanders["callicratidas"].state == "exhausted"


class TestLosses:
    """17: by the result, by cards, by commanders, within the track."""

    def test_ruling_64_tracks_stop_at_nothing(self) -> None:
        fight = Fight().fates()
        fight.state.holdings["athens"].army, fight.state.holdings["sparta"].army = 2, 1
        fight.fight().pass_on()
        assert fight.tracks() == {"athens": 1, "sparta": 0}

    def test_never_less_than_nothing(self) -> None:
        fight = Fight().lead("sparta", "archidamus").arms("b21", "b01", "b25", power="sparta").fates().fight()
        fight.act("athens", Pass())
        fight.play("sparta", "b21")
        fight.act("athens", Pass())
        fight.play("sparta", "b01").pass_on()
        assert fight.tracks()["sparta"] == LEVEL

    def test_more_only_after_a_victory(self) -> None:
        lost = Fight("trireme").arms("b14", "b12", "b13").fates().fight().play("athens", "b14").pass_on()
        assert lost.tracks()["sparta"] == LEVEL - 1
        won = stronger("trireme").arms("b14", "b12", "b13").fates().fight().play("athens", "b14").pass_on()
        assert won.tracks()["sparta"] == LEVEL - 3

    def test_spoils_come_after_the_losses(self) -> None:
        fight = stronger("trireme").arms("b25", "b12", "b13").arms("b08", "b21", "b14", power="sparta")
        fight.state.holdings["sparta"].fleet, fight.state.holdings["athens"].fleet = 0, 1
        fight.fates().fight().play("athens", "b25").pass_on()
        assert [told.change for told in fight.all_told(StrengthChanged)] == [-1, 1]

    def test_ruling_63_mercenaries_go_back_to_the_supply(self) -> None:
        fight = Fight().support("mercenary-cavalry", "sparta").arms("b19", "b12", "b13").fight()
        fight.play("athens", "b19")
        assert fight.state.supports["mercenary-cavalry"].state == "supply"


class TestHome:
    """17: both units go home, but for a siege that has held."""

    def besieged(self, **armies: int) -> Fight:
        fight = Fight(place="thebae").besieged("sparta", spot=Spot("athens", 2))
        for power, army in armies.items():
            fight.state.holdings[power].army = army  # type: ignore[index]
        return fight

    @pytest.mark.parametrize("army", [LEVEL, LEVEL - 1])
    def test_ruling_50_a_besieger_that_has_not_lost_stays(self, army: int) -> None:
        fight = self.besieged(athens=army).fates().fight().pass_on()
        assert fight.state.units["sparta-hoplite-1"].state == "siege"
        assert fight.state.commanders["sparta-strategos"].state == "commands"
        assert fight.state.units["athens-hoplite-1"].state == "home"
        assert fight.state.spots["thebae"] == Spot("athens", 2, siege="sparta-hoplite-1")

    def test_ruling_25_a_besieger_that_has_lost_leaves_a_raid_marker(self) -> None:
        fight = self.besieged(athens=LEVEL + 1).fates().fight().pass_on()
        assert fight.told(SiegeEnded).how == "lost"
        assert fight.state.spots["thebae"] == Spot("athens", 2, raid=True)
        assert {unit.state for unit in fight.state.units.values()} == {"home"}
        assert fight.state.commanders["sparta-strategos"].state == "exhausted"

    def test_ruling_25_none_at_an_ally(self) -> None:
        fight = Fight(place="persis", scenario="tsw").besieged("sparta", spot=Spot("athens", 2))
        fight.state.holdings["athens"].army = LEVEL + 1
        fight.fates().fight().pass_on()
        assert fight.state.spots["persis"] == Spot("athens", 2)

    def test_ruling_7_a_fallen_besieger_is_replaced(self) -> None:
        fight = self.besieged().fates(sparta="failure").fight().pass_on()
        assert fight.to_decide() == {0: "choose-commander"}
        fight.refused("sparta", Choose("sparta-strategos"), "no-target", what="sparta-strategos")
        fight.act("sparta", Choose("archidamus"))
        unit = fight.state.units["sparta-hoplite-1"]
        assert (unit.state, unit.commander) == ("siege", "archidamus")

    def test_a_battle_prevents_the_raid(self) -> None:
        fight = Fight().put_in("naupactus", Spot("athens", 1))
        fight.state.holdings["sparta"].army = LEVEL + 1
        fight.fates().fight().pass_on()
        assert fight.state.units["sparta-hoplite-1"].state == "home"
        assert fight.state.spots["naupactus"] == Spot("athens", 1)
        told = [each.commander for each in fight.all_told(CommanderChanged) if each.change == "exhausted"]
        assert told == list(STRATEGI)


class TestActionRound:
    """Battles lie in step 6 of the action round, whoever has caused them."""

    def test_ruling_14_desperate_times_lead_to_a_battle(self) -> None:
        fight = Fight()
        fight.state.units["athens-hoplite-1"] = type(fight.state.units["sparta-hoplite-1"])(
            "athens", "hoplite", 1
        )
        fight.state.commanders["athens-strategos"].state = "ready"
        fight.state.holdings["athens"].desperate = True
        fight.fates().begin(ActionRound(power="athens"))
        fight.until("deploy")
        fight.act("athens", Desperate("hoplite", "athens-strategos"))
        fight.until("battle-turn")
        assert (fight.battle.place, fight.battle.sides[0].power) == ("naupactus", "athens")
        fight.pass_on()
        assert fight.all_told(BattleEnded)

    def test_ruling_62_what_fights_in_the_others_turn_attacks_in_it(self) -> None:
        fight = Fight().besieged("sparta", spot=Spot("athens", 1)).fates()
        fight.begin(ActionRound(power="sparta"))
        fight.until("battle-turn")
        assert (fight.state.turn, fight.battle.sides[0].power) == ("sparta", "athens")

    def test_a_unit_that_fought_raids_nothing_later(self) -> None:
        fight = Fight().fates().begin(DeployUnits(power="athens"), ActionRound(power="athens"))
        fight.until("battle-turn").pass_on()
        assert not fight.may("athens", Raid("naupactus"))
        assert not fight.may("athens", Deploy("athens-hoplite-1", "naupactus"))


def test_a_case_of_all_at_once() -> None:
    """Cancelling, then a fate that kills the winner: the victory stays his."""
    fight = Fight().lead("athens", "lamachus").arms("b12", "b13", "b14")
    fight.state.holdings["sparta"].army = LEVEL + 1
    fight.fates(athens="failure").fight()
    assert fight.leads() == ("", 0)
    fight.play("athens", "b12", Cancel(("army",)))
    assert fight.leads() == ("athens", 1)
    fight.pass_on()
    assert fight.told(BattleEnded).winner == "athens"
    assert fight.state.commanders["lamachus"].state == "gone"
    assert not fight.may("athens", Done())
