"""16 and 17: battles begin, battle cards are played in turn, the marker moves."""

from __future__ import annotations

import pytest

from games.sparta.actions import Cancel, Choose, Discard, Pass, PlayBattleCard
from games.sparta.events.battles import (
    AdvantagesCancelled,
    BattleBegan,
    BattleCardPlayed,
    BattleEnded,
    BattleHandSeen,
    CombatWeighed,
    FightMissed,
)
from games.sparta.events.cards import BattleCardsDrawn
from games.sparta.invariants import violations
from games.sparta.pieces import Spot
from games.sparta.steps.action_rounds import EndActionRound
from games.sparta.steps.battles import Battles
from tests.games.sparta.fights import Fight


class TestBeginning:
    """Who attacks, who draws, what counts."""

    def test_the_attacker_is_who_came_to_fight_whoever_is_at_turn(self) -> None:
        fight = Fight()
        fight.state.turn = "sparta"
        fight.fight()
        assert (fight.battle.sides[0].power, fight.to_decide()) == ("athens", {1: "battle-turn"})

    def test_few_cards_draw_one_then_commanders_draw_the_attacker_first(self) -> None:
        fight = Fight("trireme").lead("sparta", "lysander", veteran=True).lead("athens", "alcibiades")
        fight.arms("b12", "b13").arms("b08", power="sparta").fight()
        drawn = [(each.power, each.number) for each in fight.all_told(BattleCardsDrawn)]
        assert drawn == [("athens", 1), ("sparta", 1), ("athens", 1), ("sparta", 1)]
        order = [type(event).__name__ for event in fight.table.events]
        assert order.index("AdvantagesCounted") > max(
            at for at, name in enumerate(order) if name == "BattleCardsDrawn"
        )

    def test_three_cards_draw_none(self) -> None:
        assert Fight().fight().all_told(BattleCardsDrawn) == []

    def test_a_hand_above_six_is_cut_before_the_battle_goes_on(self) -> None:
        fight = Fight().lead("athens", "alcibiades", veteran=True)
        fight.arms("b01", "b02", "b03", "b04", "b05").fight()
        assert fight.to_decide() == {1: "cut-hand"}
        fight.refused("athens", Pass(), "cut-hand")
        fight.act("athens", Discard(("b01",)))
        assert fight.to_decide() == {1: "battle-turn"}

    def test_advantages_on_land(self) -> None:
        fight = Fight().mark("athens", "boeotia").support("boeotia-elite", "sparta")
        fight.support("thessalia-cavalry", "athens").support("aitolia-peltast", "sparta")
        fight.state.holdings["athens"].army = 6
        fight.support("cyclades-fleet", "sparta").fight()
        assert fight.advantages("athens") == {"homeland", "cavalry", "army"}
        assert fight.advantages("sparta") == {"elite", "peltast"}
        assert fight.leads() == ("athens", 1)

    def test_advantages_at_sea(self) -> None:
        fight = Fight("trireme").mark("sparta", "boeotia").support("cyclades-fleet", "athens")
        fight.state.holdings["athens"].fleet = 6
        fight.support("boeotia-elite", "sparta").fight()
        assert fight.advantages("athens") == {"fleet-allied", "fleet-size"}
        assert fight.advantages("sparta") == {"homeland"}

    def test_a_veteran_weighs_as_much_as_two(self) -> None:
        fight = Fight().support("attica-cavalry", "athens", veteran=True)
        fight.support("thessalia-cavalry", "sparta").support("mercenary-cavalry", "sparta").fight()
        assert fight.advantages("athens") == fight.advantages("sparta") == set()

    def test_ruling_60_nobody_is_at_home_at_an_ally(self) -> None:
        fight = Fight(place="persis", scenario="tsw").mark("athens", "persis")
        fight.besieged("sparta", spot=Spot("athens", 2)).fight()
        assert fight.advantages("athens") == set()

    def test_it_is_told(self) -> None:
        fight = Fight().mark("sparta", "boeotia").fight()
        told = fight.told(BattleBegan)
        assert (told.power, told.place, told.element, told.unit, told.enemy) == (
            "athens",
            "naupactus",
            "land",
            "athens-hoplite-1",
            "sparta-hoplite-1",
        )
        assert fight.all_told(CombatWeighed)[-1] == CombatWeighed(lead="sparta", by=1, sparta=1, athens=0)


class TestWhichFirst:
    """16: the power at turn says which battle is fought next."""

    def two(self) -> Fight:
        fight = Fight("trireme")
        other = Fight("hoplite", place="gela")
        fight.state.units.update(
            {name: unit for name, unit in other.state.units.items() if unit.kind == "hoplite"}
        )
        for power in ("athens", "sparta"):
            fight.state.commanders[f"{power}-strategos"].state = "commands"
        return fight

    def test_who_is_at_turn_is_asked(self) -> None:
        fight = self.two()
        fight.state.turn = "sparta"
        fight.fight()
        assert fight.to_decide() == {0: "choose-battle"}
        fight.refused("sparta", Choose("melos"), "no-battle-there", what="melos")
        fight.refused("sparta", Pass(), "choose-battle")
        fight.act("sparta", Choose("gela"))
        assert fight.battle.place == "gela"

    def test_both_are_fought(self) -> None:
        fight = self.two().fight()
        fight.act("athens", Choose("naupactus"))
        fight.act("athens", Pass())
        fight.act("sparta", Pass())
        assert fight.battle.place == "gela"
        fight.pass_on()
        assert [told.place for told in fight.all_told(BattleEnded)] == ["naupactus", "gela"]
        assert not any(unit.attacks for unit in fight.state.units.values())

    def test_ruling_95_an_enemy_that_has_gone_is_not_fought(self) -> None:
        fight = Fight()
        del fight.state.units["sparta-hoplite-1"]
        fight.begin(Battles(power="athens"), EndActionRound(power="athens"))
        assert fight.told(FightMissed).unit == "athens-hoplite-1"
        unit = fight.state.units["athens-hoplite-1"]
        assert (unit.state, unit.at, unit.attacks) == ("field", "naupactus", False)

    def test_ruling_95_from_an_ally_it_goes_home(self) -> None:
        fight = Fight(place="persis", scenario="tsw")
        del fight.state.units["sparta-hoplite-1"]
        fight.begin(Battles(power="athens"))
        assert fight.state.units["athens-hoplite-1"].state == "home"
        assert fight.state.commanders["athens-strategos"].state == "exhausted"


class TestTurns:
    """17: cards in turn until two passes follow each other."""

    def test_ruling_53_who_has_passed_may_play_later(self) -> None:
        fight = Fight().fight()
        fight.act("athens", Pass())
        fight.play("sparta", "b25")
        fight.play("athens", "b12")
        fight.act("sparta", Pass())
        assert fight.to_decide() == {1: "battle-turn"}
        fight.act("athens", Pass())
        assert fight.state.combat is None

    def test_whoever_holds_a_card_is_asked_even_if_it_cannot_be_played(self) -> None:
        fight = Fight("trireme").arms("b04", "b05", "b18").fight()
        assert fight.to_decide() == {1: "battle-turn"}
        assert fight.table.waiting_for() == [1]
        fight.refused("athens", PlayBattleCard("b04"), "cost-not-met", card="b04")
        fight.refused("athens", PlayBattleCard("b18"), "cost-not-met", card="b18")
        assert [str(option) for option in fight.asked("athens").answers[0].described()[-1]]

    def test_without_cards_one_passes_unasked(self) -> None:
        fight = Fight().arms("b15", "b11", "b25")
        fight.arm("sparta")
        fight.state.battle_discards = []
        fight.state.battle_deck = []
        fight.fight()
        fight.play("athens", "b15")
        assert fight.to_decide() == {1: "battle-turn"}

    def test_a_card_of_another_hand_or_none(self) -> None:
        fight = Fight().fight()
        for card in ("b21", "b01", "no card"):
            fight.refused("athens", PlayBattleCard(card), "not-in-hand")

    def test_a_card_without_effect_can_be_played(self) -> None:
        fight = Fight().fight().play("athens", "b12")
        assert fight.state.battle_discards == ["b12"]
        assert fight.told(BattleCardPlayed) == BattleCardPlayed(
            power="athens", card="b12", element="land", countered=False
        )

    def test_ruling_58_ordinary_favours_first(self) -> None:
        fight = Fight().arms("b18", "b12", "b13")
        held = fight.state.holdings["athens"]
        held.favours, held.green = 1, True
        fight.fight()
        fight.refused("athens", PlayBattleCard("b12", ordinary=True), "no-favour-paid")
        fight.act("athens", PlayBattleCard("b18", ordinary=True))
        assert (held.favours, held.green, fight.leads()) == (0, True, ("athens", 2))

    def test_ruling_58_without_an_ordinary_favour_there_is_no_choice(self) -> None:
        fight = Fight().arms("b18", "b12", "b13")
        held = fight.state.holdings["athens"]
        held.favours, held.green = 0, True
        fight.fight()
        fight.refused("athens", PlayBattleCard("b18", ordinary=True), "no-green-to-keep")
        fight.play("athens", "b18")
        assert not held.green

    def test_costs_are_paid_unasked(self) -> None:
        fight = Fight("trireme").arms("b07", "b12", "b13").support("cyclades-fleet", "sparta")
        fight.state.holdings["athens"].talents = 2
        fight.fight().play("athens", "b07")
        assert fight.state.holdings["athens"].talents == 0
        assert fight.state.supports["cyclades-fleet"].state == "lost"


class TestMarker:
    """16: the marker moves with each change and never beyond three."""

    def strong(self) -> Fight:
        fight = Fight().mark("athens", "boeotia").support("boeotia-elite", "athens")
        fight.support("attica-cavalry", "athens").support("aitolia-peltast", "athens")
        fight.state.holdings["athens"].army = 6
        return fight

    def test_ruling_27_more_than_three_is_lost(self) -> None:
        fight = self.strong().arms("b15", power="sparta").arms("b12", "b13", "b14")
        fight.arm("sparta", "b15", "b21", "b25")
        fight.fight()
        assert (fight.strengths(), fight.leads()) == ({"athens": 5, "sparta": 0}, ("athens", 3))
        fight.act("athens", Pass())
        fight.play("sparta", "b15")
        assert (fight.strengths(), fight.leads()) == ({"athens": 5, "sparta": 1}, ("athens", 2))

    def test_ruling_54_the_order_of_cards_matters(self) -> None:
        fight = self.strong().arms("b15", "b12", "b13").arms("b11", "b21", "b25", power="sparta").fight()
        fight.play("athens", "b15").play("sparta", "b11")
        assert fight.leads() == ("athens", 2)

    def test_ruling_28_a_support_that_changes_counts_at_once(self) -> None:
        fight = (
            Fight().support("attica-cavalry", "athens").support("thessalia-cavalry", "sparta", veteran=True)
        )
        fight.arms("b04", "b12", "b13").fight()
        assert fight.leads() == ("sparta", 1)
        fight.play("athens", "b04", Choose("attica-cavalry"))
        assert fight.leads() == ("", 0)

    def test_ruling_28_what_is_cancelled_counts_for_nobody(self) -> None:
        fight = Fight().support("attica-cavalry", "athens").arms("b13", "b07", "b25", power="sparta")
        fight.state.holdings["sparta"].talents = 2
        fight.fight().act("athens", Pass())
        fight.play("sparta", "b13", Cancel(("cavalry",)))
        assert fight.told(AdvantagesCancelled).advantages == ("cavalry",)
        fight.act("athens", Pass())
        fight.play("sparta", "b07", Choose("2"))
        assert (fight.advantages("sparta"), fight.leads()) == (set(), ("", 0))

    def test_ruling_82_the_oblique_order_counts_before_the_cut(self) -> None:
        fight = Fight().mark("sparta", "boeotia").support("boeotia-elite", "sparta")
        fight.support("thessalia-cavalry", "sparta")
        fight.state.holdings["sparta"].army = 6
        fight.state.lasting["oblique-order"] = "athens"
        fight.fight()
        assert (fight.strengths(), fight.leads()) == ({"athens": 1, "sparta": 4}, ("sparta", 3))
        fight.pass_on()
        assert "oblique-order" not in fight.state.lasting

    def test_the_oblique_order_is_of_no_use_at_sea(self) -> None:
        fight = Fight("trireme")
        fight.state.lasting["oblique-order"] = "athens"
        assert fight.fight().leads() == ("", 0)
        assert "oblique-order" in fight.pass_on().state.lasting


class TestCancelling:
    """16: up to so many of the enemy's advantages, one by one, or none."""

    def asked(self) -> Fight:
        fight = Fight().support("attica-cavalry", "athens").support("aitolia-peltast", "athens")
        fight.state.holdings["athens"].army = 6
        fight.arms("b09", "b21", "b25", power="sparta").fight()
        fight.act("athens", Pass())
        return fight.play("sparta", "b09")

    def test_what_can_be_cancelled(self) -> None:
        fight = self.asked()
        fight.refused("sparta", Cancel(("cavalry", "peltast")), "cancel-at-most", number=1)
        fight.refused("sparta", Cancel(("army",)), "not-to-cancel")
        fight.refused("sparta", Pass(), "cancel-advantages")
        fight.act("sparta", Cancel(("peltast",)))
        assert fight.battle.cancelled == ("peltast",)

    def test_none(self) -> None:
        fight = self.asked()
        fight.act("sparta", Cancel(()))
        assert fight.battle.cancelled == ()

    def test_each_once(self) -> None:
        fight = Fight().support("attica-cavalry", "sparta").arms("b03", "b12", "b13")
        fight.state.holdings["sparta"].army = 6
        fight.put("delphi", "athens", 1)
        fight.fight().play("athens", "b03")
        fight.refused("athens", Cancel(("army", "army")), "cancelled-twice")
        fight.act("athens", Cancel(("army", "cavalry")))
        assert (fight.leads(), fight.state.spots["delphi"]) == (("", 0), Spot())

    def test_ruling_85_no_region_no_land_of_ours(self) -> None:
        fight = Fight(place="persis", scenario="tsw").arms("b03", "b12", "b13")
        fight.besieged("sparta", spot=Spot("athens", 2)).put("thebae", "athens", 1)
        fight.fight()
        fight.refused("athens", PlayBattleCard("b03"), "cost-not-met", card="b03")

    @pytest.mark.parametrize(("influence", "may"), [(1, False), (2, True)])
    def test_the_last_influence_of_a_besieged_city_stays(self, influence: int, may: bool) -> None:
        fight = Fight(place="thebae").arms("b03", "b12", "b13")
        fight.besieged("sparta", spot=Spot("athens", influence)).fight()
        assert fight.may("athens", PlayBattleCard("b03")) == may


class TestScouts:
    """The enemy's battle cards are seen in private, and the next of them has no effect."""

    def scouted(self) -> Fight:
        fight = Fight().arms("b23", "b12", "b13").arms("b15", "b18", "b25", power="sparta").fight()
        return fight.play("athens", "b23")

    def test_only_who_scouts_sees_them(self) -> None:
        fight = self.scouted()
        told = fight.told(BattleHandSeen)
        assert (told.audience, told.cards) == ((1,), ("b15", "b18", "b25"))
        assert fight.view(1).battle_seen == ("b15", "b18", "b25")
        assert fight.view(0).battle_seen == fight.view().battle_seen == ()

    def test_what_was_seen_leaves_with_the_card(self) -> None:
        fight = self.scouted().play("sparta", "b15")
        assert fight.view(1).battle_seen == ("b18", "b25")
        assert fight.leads() == ("", 0)

    def test_only_the_next_card_is_countered(self) -> None:
        fight = self.scouted()
        assert [side.countered for side in fight.battle.sides] == [False, True]
        fight.play("sparta", "b15")
        fight.act("athens", Pass())
        assert [told.countered for told in fight.all_told(BattleCardPlayed)] == [False, True]
        fight.play("sparta", "b25")
        assert not fight.all_told(BattleCardPlayed)[-1].countered

    def test_ruling_97_it_costs_nothing_but_must_be_payable(self) -> None:
        fight = self.scouted()
        fight.refused("sparta", PlayBattleCard("b18"), "cost-not-met", card="b18")
        fight.state.holdings["sparta"].favours = 1
        fight.go_on().play("sparta", "b18")
        assert (fight.state.holdings["sparta"].favours, fight.leads()) == (1, ("", 0))

    def test_who_is_taxed_chooses(self) -> None:
        fight = Fight().arms("b24", "b12", "b13")
        fight.state.holdings["sparta"].talents = 2
        fight.fight().play("athens", "b24")
        assert fight.to_decide() == {0: "pay-or-not"}
        fight.act("sparta", Pass())
        assert (fight.state.holdings["sparta"].talents, fight.leads()) == (2, ("athens", 1))


class TestInvariants:
    """Two units stand in a place only to fight; what breaks that is named."""

    def test_a_battle_in_its_action_round_is_sound(self) -> None:
        assert violations(Fight().fight().state) == []

    def test_nobody_attacks_after_the_battles(self) -> None:
        fight = Fight()
        fight.state.agenda[:] = [EndActionRound(power="athens")]
        assert any("still attacks" in broken for broken in violations(fight.state))

    def test_one_of_two_attacks(self) -> None:
        fight = Fight().fight()
        fight.state.units["athens-hoplite-1"].attacks = False
        assert any("not one that attacks" in broken for broken in violations(fight.state))

    def test_a_battle_has_two_sides_in_its_place(self) -> None:
        fight = Fight().fight()
        fight.state.units["sparta-hoplite-1"].at = "gela"
        assert any("elsewhere" in broken for broken in violations(fight.state))
