"""Battle cards and commanders beside the rows of the book: what a card must not do, and who defends."""

from __future__ import annotations

import pytest

from games.core.amounts import Pick
from games.sparta import effects
from games.sparta.actions import Cancel, Choose, Pass
from games.sparta.board import ENEMY, board
from games.sparta.events.battles import BattleEnded
from games.sparta.figures import Power
from games.sparta.pieces import Kind, Support
from tests.games.sparta.fights import Fight

ON_LAND = ("elite", "cavalry", "peltast", "army", "homeland")
AT_SEA = ("fleet-allied", "fleet-size", "homeland")


def superior(kind: Kind) -> Fight:
    """Give Sparta every advantage there is."""
    fight = Fight(kind).mark("sparta", "boeotia")
    for support in ("boeotia-elite", "attica-cavalry", "aitolia-peltast", "cyclades-fleet"):
        fight.support(support, "sparta")
    held = fight.state.holdings["sparta"]
    held.army = held.fleet = 6
    fight.put("delphi", "athens", 1)
    return fight


@pytest.mark.parametrize(
    ("card", "kind", "number", "there"),
    [
        ("b03", "hoplite", 2, ON_LAND),
        ("b03", "trireme", 2, AT_SEA),
        ("b08", "hoplite", 1, ("peltast",)),
        ("b08", "trireme", 1, ("fleet-allied",)),
        ("b09", "hoplite", 1, ("cavalry", "peltast")),
        ("b12", "hoplite", 1, ("army",)),
        ("b12", "trireme", 1, ("fleet-size",)),
        ("b13", "hoplite", 1, ("cavalry",)),
        ("b13", "trireme", 1, ("fleet-allied", "fleet-size")),
        ("b14", "hoplite", 1, ("elite",)),
    ],
)
def test_what_a_card_cancels(card: str, kind: Kind, number: int, there: tuple[str, ...]) -> None:
    fight = superior(kind)
    others = [each for each in ("b12", "b13", "b14") if each != card]
    fight.arms(card, *others).fight()
    for advantage in ON_LAND if kind == "hoplite" else AT_SEA:
        assert advantage in fight.advantages("sparta")
    fight.play("athens", card)
    (form,) = fight.asked("athens", "cancel").answers
    assert isinstance(form, Pick)
    assert (tuple(form.items), form.at_least, form.at_most) == (there, 0, number)


def test_every_card_that_cancels_is_looked_at() -> None:
    """A card that an owner adds is not; of ours none is left out."""
    lists = {
        (card, element)
        for card, printed in board().battle_cards.items()
        for element in ("land", "sea")
        for effect in printed.half("land" if element == "land" else "sea").effects
        if isinstance(effect, effects.Cancel)
    }
    both = {(card, element) for card in ("b03", "b08", "b12", "b13") for element in ("land", "sea")}
    assert lists == {*both, ("b09", "land"), ("b14", "land")}


@pytest.mark.parametrize(("kind", "safe"), [("hoplite", "cyclades-fleet"), ("trireme", "attica-cavalry")])
def test_what_the_enemy_reduces_is_of_the_battle(kind: Kind, safe: str) -> None:
    fight = Fight(kind).support(safe, "sparta").arms("b19", "b12", "b13").fight()
    fight.play("athens", "b19")
    assert fight.state.supports[safe].state == "field"


@pytest.mark.parametrize(("card", "power"), [("b06", "athens"), ("b02", "athens"), ("b07", "sparta")])
def test_at_sea_only_fleets_are_meant(card: str, power: Power) -> None:
    fight = Fight("trireme").support("attica-cavalry", power).support("cyclades-fleet", power)
    fight.state.holdings["athens"].talents = 2
    fight.arms(card, "b12", "b13").fight().play("athens", card)
    if card == "b02":
        fight.act("athens", Choose("2"))
    if power == "athens":
        assert not fight.may("athens", Choose("attica-cavalry"))
        fight.act("athens", Choose("cyclades-fleet"))
    assert fight.state.supports["attica-cavalry"] == Support("field", power)
    assert fight.state.supports["cyclades-fleet"] != Support("field", power)


@pytest.mark.parametrize("card", ["b04", "b05", "b06"])
def test_on_land_valour_is_not_for_fleets(card: str) -> None:
    fight = Fight().support("attica-cavalry", "athens").support("cyclades-fleet", "athens")
    fight.arms(card, "b12", "b13").fight().play("athens", card)
    assert not fight.may("athens", Choose("cyclades-fleet"))
    assert fight.may("athens", Choose("attica-cavalry"))


def test_covering_the_retreat_saves_two_strengths() -> None:
    fight = Fight().support("attica-cavalry", "athens").arms("b10", "b12", "b13")
    fight.state.holdings["sparta"].army = 8
    fight.mark("sparta", "boeotia").fates(athens="failure").fight()
    fight.play("athens", "b10").pass_on()
    assert fight.tracks() == {"athens": 5, "sparta": 7}
    assert fight.state.commanders["athens-strategos"].veteran is False
    assert fight.told(BattleEnded).winner == "sparta"


class TestProtection:
    """Whom a commander protects no card touches."""

    @pytest.mark.parametrize(
        ("commander", "veteran", "support", "advantage"),
        [
            ("pelopidas", False, "boeotia-elite", "elite"),
            ("pelopidas", True, "boeotia-elite", "elite"),
            ("iphicrates", True, "aitolia-peltast", "peltast"),
        ],
    )
    def test_one_advantage_is_safe(self, commander: str, veteran: bool, support: str, advantage: str) -> None:
        fight = Fight(scenario="tsw").lead("athens", commander, veteran=veteran)
        for each in (support, "boeotia-elite", "attica-cavalry", "aitolia-peltast"):
            fight.support(each, "athens")
        fight.state.holdings["athens"].army = 6
        fight.mark("athens", "boeotia").put("delphi", "sparta", 1)
        fight.arms("b03", "b21", "b25", power="sparta").fight()
        fight.act("athens", Pass())
        fight.play("sparta", "b03")
        (form,) = fight.asked("sparta", "cancel").answers
        assert isinstance(form, Pick)
        assert set(form.items) == set(ON_LAND) - {advantage}

    def test_at_first_iphicrates_protects_nothing(self) -> None:
        fight = Fight(scenario="tsw").lead("athens", "iphicrates").support("aitolia-peltast", "athens")
        fight.arms("b08", "b21", "b25", power="sparta").fight()
        fight.act("athens", Pass())
        fight.play("sparta", "b08", Cancel(("peltast",)))
        assert fight.leads() == ("", 0)

    @pytest.mark.parametrize("veteran", [False, True])
    def test_iphicrates_counts_peltasts_twice_not_three_times(self, veteran: bool) -> None:
        fight = Fight(scenario="tsw").lead("athens", "iphicrates", veteran=veteran)
        fight.support("aitolia-peltast", "athens")
        fight.support("thracia-peltast", "sparta", veteran=True).fight()
        assert fight.advantages("athens") == fight.advantages("sparta") == set()


@pytest.mark.parametrize(
    ("power", "commander", "veteran", "kind", "attacking", "defending", "scenario"),
    [
        ("athens", "lamachus", False, "hoplite", 1, 0, "pw2"),
        ("athens", "lamachus", True, "hoplite", 1, 1, "pw2"),
        ("athens", "thrasybulus", True, "trireme", 1, 1, "pw2"),
        ("athens", "myronides", False, "hoplite", 0, 0, "pw1"),
        ("athens", "myronides", True, "hoplite", 1, 1, "pw1"),
        ("athens", "cimon", False, "trireme", 1, 1, "pw1"),
        ("athens", "cimon", True, "trireme", 1, 1, "pw1"),
        ("athens", "conon", False, "trireme", 1, 1, "tsw"),
        ("athens", "conon", True, "trireme", 1, 1, "tsw"),
        ("athens", "iphicrates", False, "hoplite", 0, 0, "tsw"),
        ("athens", "iphicrates", True, "hoplite", 1, 0, "tsw"),
        ("athens", "epaminondas", False, "hoplite", 1, 1, "tsw"),
        ("athens", "epaminondas", True, "hoplite", 2, 2, "tsw"),
        ("athens", "athens-strategos", True, "hoplite", 1, 1, "pw2"),
        ("sparta", "agis", False, "hoplite", 0, 0, "pw2"),
        ("sparta", "agis", True, "hoplite", 1, 1, "pw2"),
        ("sparta", "gylippus", False, "hoplite", 0, 0, "pw2"),
        ("sparta", "gylippus", True, "hoplite", 1, 1, "pw2"),
        ("sparta", "mindarus", False, "trireme", 1, 0, "pw2"),
        ("sparta", "mindarus", True, "trireme", 1, 1, "pw2"),
        ("sparta", "callicratidas", False, "trireme", 1, 1, "pw2"),
        ("sparta", "callicratidas", True, "trireme", 1, 1, "pw2"),
        ("sparta", "nicomedes", False, "hoplite", 1, 0, "pw1"),
        ("sparta", "nicomedes", True, "hoplite", 1, 1, "pw1"),
        ("sparta", "agesilaus", False, "hoplite", 0, 0, "tsw"),
        ("sparta", "agesilaus", True, "hoplite", 1, 1, "tsw"),
        ("sparta", "cleombrotus", False, "hoplite", 1, 1, "tsw"),
        ("sparta", "cleombrotus", True, "hoplite", 1, 1, "tsw"),
        ("sparta", "cleomenes", False, "hoplite", 1, 0, "cle"),
        ("sparta", "cleomenes", True, "hoplite", 1, 1, "cle"),
        ("sparta", "sparta-strategos", True, "hoplite", 1, 1, "pw2"),
    ],
)
def test_what_a_commander_is_worth(
    power: Power, commander: str, veteran: bool, kind: Kind, attacking: int, defending: int, scenario: str
) -> None:
    for attacks, worth in ((True, attacking), (False, defending)):
        place = "naupactus" if scenario != "cle" else "argos"
        fight = Fight(kind, scenario=scenario, place=place).lead(power, commander, veteran=veteran)
        for unit in fight.state.units.values():
            unit.attacks = bool(unit.at) and (unit.power == power) == attacks
        assert fight.fight().strengths() == {power: worth, ENEMY[power]: 0}


@pytest.mark.parametrize(("kind", "commander"), [("trireme", "athens-strategos"), ("hoplite", "cimon")])
def test_on_the_wrong_element_a_commander_is_worth_nothing(kind: Kind, commander: str) -> None:
    fight = Fight(kind, scenario="pw1").lead("athens", commander, veteran=True).fight()
    assert fight.strengths() == {"athens": 0, "sparta": 0}


@pytest.mark.parametrize(
    ("commander", "scenario", "support"),
    [("agis", "pw2", "boeotia-elite"), ("agesilaus", "tsw", "attica-cavalry")],
)
def test_a_condition_is_checked_anew_at_every_change(commander: str, scenario: str, support: str) -> None:
    fight = Fight(scenario=scenario).lead("sparta", commander).support(support, "sparta")
    fight.arms("b19", "b12", "b13").fight()
    assert fight.strengths()["sparta"] == 2
    fight.play("athens", "b19")
    assert fight.strengths()["sparta"] == 0


def test_myronides_is_stronger_while_his_army_is_smaller() -> None:
    fight = Fight(scenario="pw1").lead("athens", "myronides")
    fight.state.holdings["athens"].army = 4
    assert fight.fight().strengths() == {"athens": 1, "sparta": 1}


def test_what_is_ignored_counts_for_the_enemy_alone() -> None:
    fight = Fight().lead("sparta", "gylippus").mark("athens", "boeotia")
    fight.state.holdings["athens"].army = 6
    assert fight.fight().strengths() == {"athens": 0, "sparta": 0}
    own = Fight().lead("sparta", "gylippus").mark("sparta", "boeotia").fight()
    assert own.strengths() == {"athens": 0, "sparta": 1}


def test_a_part_of_a_card_that_cannot_be_paid_is_not_on_offer() -> None:
    fight = Fight().arms("b07", "b12", "b13")
    fight.state.holdings["athens"].talents = 1
    fight.fight().play("athens", "b07")
    assert fight.state.supports["mercenary-cavalry"].holder == "athens"
    assert not fight.state.supports["mercenary-cavalry"].veteran
    assert not fight.may("athens", Choose("2"))
