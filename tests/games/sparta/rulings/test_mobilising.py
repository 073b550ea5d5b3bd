"""13: mobilising, deploying by road and by sea, going home, Desperate Times."""

from __future__ import annotations

import pytest

from games.sparta import effects
from games.sparta.actions import Demobilise, Deploy, Desperate, Done, Mobilise, Pass, Play, Quell
from games.sparta.effects import Where
from games.sparta.events.cards import BattleCardsDrawn, MarkerRemoved
from games.sparta.events.units import DesperateTimes, UnitDeployed, UnitHome, UnitMobilised
from games.sparta.steps.action_rounds import EndActionRound, PlayCard
from games.sparta.steps.battles import Battles
from games.sparta.steps.deploying import DeployUnits
from games.sparta.steps.mobilising import MobiliseUnits
from tests.games.sparta.camps import Camp


def mobilising(camp: Camp, power: str = "athens") -> Camp:
    """Begin the step in which units are mobilised."""
    camp.state.turn = power  # type: ignore[assignment]
    camp.begin(MobiliseUnits(power=power), EndActionRound(power=power))  # type: ignore[arg-type]
    return camp


def deploying(camp: Camp, power: str = "athens") -> Camp:
    """Begin the step in which units are deployed."""
    camp.state.turn = power  # type: ignore[assignment]
    steps = (kind(power=power) for kind in (DeployUnits, MobiliseUnits, Battles))  # type: ignore[arg-type]
    camp.begin(*steps)
    return camp


# Mobilising


def test_13_a_unit_costs_three_talents_and_waits_from_the_end_of_the_action_round() -> None:
    camp = mobilising(Camp()).act("athens", Mobilise("hoplite", "cleon"))
    told = camp.told(UnitMobilised)
    assert (told.unit, told.commander, told.talents, told.card) == ("athens-hoplite-1", "cleon", 3, False)
    assert (camp.talents("athens"), camp.state.units["athens-hoplite-1"].state) == (6, "called")
    camp.act("athens", Done())
    assert camp.state.units["athens-hoplite-1"].state == "waiting"


def test_13_two_talents_more_draw_a_battle_card_for_each_unit() -> None:
    camp = mobilising(Camp().pay("athens", 10))
    camp.act("athens", Mobilise("hoplite", "cleon", True), Mobilise("trireme", "pericles", True))
    assert [event.number for event in camp.all_told(BattleCardsDrawn)] == [1, 1]
    assert [event.talents for event in camp.all_told(UnitMobilised)] == [5, 5]
    assert camp.talents("athens") == 0


@pytest.mark.parametrize(("talents", "card", "number"), [(2, False, 3), (4, True, 5)])
def test_13_who_cannot_pay_does_not_mobilise(talents: int, card: bool, number: int) -> None:
    camp = mobilising(Camp())
    camp.pay("athens", talents)
    action = Mobilise("hoplite", "cleon", card)
    camp.refused("athens", action, "too-few-talents", number=number, held=talents)


def test_13_only_a_ready_commander_of_ones_own() -> None:
    camp = Camp().unit("athens-hoplite-1", "cleon")
    camp.state.commanders["pericles"].state = "exhausted"
    camp.state.commanders["athens-navarch"].state = "gone"
    mobilising(camp)
    for commander in ("cleon", "pericles", "athens-navarch", "archidamus", "nobody"):
        camp.refused("athens", Mobilise("trireme", commander), "commander-not-ready", commander=commander)


def test_13_no_piece_no_mobilisation() -> None:
    camp = Camp().unit("sparta-trireme-1", "archidamus").unit("sparta-trireme-2", "pleistoanax")
    mobilising(camp, "sparta")
    camp.refused("sparta", Mobilise("trireme", "sparta-navarch"), "no-free-unit", kind="trireme")
    camp.refused("sparta", Mobilise("elephant", "sparta-navarch"), "no-free-unit", kind="elephant")
    assert camp.may("sparta", Mobilise("hoplite", "sparta-navarch"))


def test_13_no_card_is_bought_where_none_is_left() -> None:
    camp = Camp()
    camp.state.battle_deck, camp.state.battle_discards = [], []
    mobilising(camp).refused("athens", Mobilise("hoplite", "cleon", True), "no-battle-card-left")
    camp.state.battle_discards = ["b01"]
    camp.go_on()
    assert camp.may("athens", Mobilise("hoplite", "cleon", True))


def test_13_the_lowest_free_piece_is_taken() -> None:
    camp = mobilising(Camp().unit("athens-hoplite-1", "pericles"))
    camp.act("athens", Mobilise("hoplite", "cleon"))
    assert camp.told(UnitMobilised).unit == "athens-hoplite-2"


def test_13_a_truce_lets_nobody_mobilise() -> None:
    camp = Camp().unit("athens-hoplite-1", "pericles")
    camp.unit("sparta-hoplite-1", "archidamus", "athenae")
    camp.state.lasting["truce"] = "sparta"
    deploying(camp).refused("athens", Desperate("hoplite", "cleon"), "truce")
    camp.begin(MobiliseUnits(power="athens"))
    assert camp.to_decide() == {}


def test_13_the_revolt_of_the_helots_makes_spartan_hoplites_dearer() -> None:
    camp = Camp()
    camp.state.lasting["helot-revolt"] = "sparta"
    mobilising(camp, "sparta").act(
        "sparta", Mobilise("hoplite", "archidamus"), Mobilise("trireme", "pleistoanax")
    )
    assert [event.talents for event in camp.all_told(UnitMobilised)] == [4, 3]
    mobilising(camp).act("athens", Mobilise("hoplite", "cleon"))
    assert camp.told(UnitMobilised).talents == 3


def test_13_a_ready_commander_ends_the_revolt() -> None:
    camp = Camp()
    mobilising(camp, "sparta").refused("sparta", Quell("archidamus"), "no-revolt")
    camp.state.lasting["helot-revolt"] = "sparta"
    mobilising(camp).refused("athens", Quell("cleon"), "no-revolt")
    mobilising(camp, "sparta").refused("sparta", Quell("cleon"), "commander-not-ready", commander="cleon")
    camp.act("sparta", Quell("archidamus"))
    assert camp.told(MarkerRemoved).key == "helot-revolt"
    assert camp.state.commanders["archidamus"].state == "exhausted"
    assert camp.talents("sparta") == 9


# Deploying


def test_13_a_march_names_the_roads_it_took() -> None:
    camp = deploying(Camp().land("sparta", "sparta", 3).unit("sparta-hoplite-1", "archidamus"), "sparta")
    camp.act("sparta", Deploy("sparta-hoplite-1", "athenae"))
    told = camp.told(UnitDeployed)
    assert told.way == ("sparta", "mantineia", "corinthus", "megara", "athenae")
    assert not told.attacks


def test_13_the_refusal_names_the_place_that_closes_the_road() -> None:
    camp = Camp().land("sparta", "sparta", 3).land("megara", "athens", 1)
    deploying(camp.unit("sparta-hoplite-1", "archidamus"), "sparta")
    camp.refused("sparta", Deploy("sparta-hoplite-1", "athenae"), "road-closed", place="athenae", by="megara")
    camp.refused("sparta", Deploy("sparta-hoplite-1", "melos"), "no-road", place="melos")
    camp.land("megara", "athens", 1, raid=True)
    assert camp.go_on().may("sparta", Deploy("sparta-hoplite-1", "athenae"))


def test_13_a_trireme_goes_to_any_hostile_or_neutral_harbour() -> None:
    camp = Camp().land("gela", "sparta", 1).land("naxos", "athens", 1)
    deploying(camp.unit("athens-trireme-1", "pericles"))
    camp.refused("athens", Deploy("athens-trireme-1", "thebae"), "no-harbour", place="thebae")
    camp.refused("athens", Deploy("athens-trireme-1", "naxos"), "own-influence-there", place="naxos")
    camp.refused("athens", Deploy("athens-trireme-1", "persis"), "no-attack-on-ally", place="persis")
    camp.refused("athens", Deploy("athens-trireme-1", "rhium"), "not-in-play", place="rhium")
    camp.act("athens", Deploy("athens-trireme-1", "gela"))
    assert camp.told(UnitDeployed).way == ()


def test_ruling_44_one_unit_fills_a_place() -> None:
    camp = Camp().unit("athens-trireme-1", "pericles", "gela").unit("sparta-trireme-1", "archidamus", "naxos")
    deploying(camp.unit("athens-hoplite-1", "cleon").unit("athens-trireme-2", "athens-navarch"))
    camp.refused("athens", Deploy("athens-trireme-2", "gela"), "own-unit-there", place="gela")
    camp.refused(
        "athens", Deploy("athens-hoplite-1", "naxos"), "other-kind-there", place="naxos", kind="hoplite"
    )
    camp.act("athens", Deploy("athens-trireme-2", "naxos"))
    assert camp.told(UnitDeployed).attacks
    assert camp.state.units["athens-trireme-2"].attacks


def test_ruling_44_one_attacker_for_each() -> None:
    camp = Camp().unit("sparta-hoplite-1", "archidamus", "naxos")
    camp.unit("athens-hoplite-1", "cleon").unit("athens-hoplite-2", "pericles")
    deploying(camp).act("athens", Deploy("athens-hoplite-1", "naxos"))
    camp.refused("athens", Deploy("athens-hoplite-2", "naxos"), "own-unit-there", place="naxos")


def test_13_who_fights_needs_no_road_and_enters_even_an_ally() -> None:
    camp = Camp("tsw").unit("athens-hoplite-1", "athens-strategos")
    camp.unit("sparta-hoplite-1", "agesilaus", "persis", "siege")
    deploying(camp).act("athens", Deploy("athens-hoplite-1", "persis"))
    assert camp.told(UnitDeployed).attacks


def test_13_only_a_unit_that_waits_is_deployed_or_sent_home() -> None:
    camp = Camp().land("gela", "sparta", 1).unit("athens-trireme-1", "pericles")
    camp.unit("athens-hoplite-1", "cleon", "potidaea", "siege").unit("sparta-hoplite-1", "archidamus")
    deploying(camp)
    for unit in ("athens-hoplite-1", "athens-hoplite-2", "sparta-hoplite-1", "athens-elephant-1"):
        camp.refused("athens", Deploy(unit, "gela"), "unit-does-not-wait", unit=unit)
        camp.refused("athens", Demobilise(unit), "unit-does-not-wait", unit=unit)


def test_ruling_4_what_is_not_deployed_goes_home_under_a_ready_commander() -> None:
    camp = Camp().unit("athens-trireme-1", "pericles").unit("athens-hoplite-1", "cleon")
    deploying(camp).act("athens", Demobilise("athens-trireme-1"))
    assert camp.told(UnitHome).unit == "athens-trireme-1"
    camp.act("athens", Done())
    states = {camp.state.commanders[name].state for name in ("pericles", "cleon")}
    assert (states, camp.talents("athens")) == ({"ready"}, 9)


# Desperate Times


def test_13_desperate_times_cost_nothing_and_lead_to_a_battle() -> None:
    camp = Camp().unit("sparta-hoplite-1", "archidamus", "athenae").pay("athens", 0)
    deploying(camp).act("athens", Desperate("hoplite", "cleon"))
    assert camp.told(DesperateTimes).power == "athens"
    assert camp.told(UnitDeployed).attacks
    assert not camp.state.holdings["athens"].desperate
    assert camp.state.holdings["sparta"].desperate


def test_13_desperate_times_let_a_battle_card_be_bought() -> None:
    camp = Camp().unit("sparta-hoplite-1", "archidamus", "athenae").pay("athens", 1)
    deploying(camp)
    camp.refused("athens", Desperate("hoplite", "cleon", True), "too-few-talents", number=2, held=1)
    camp.pay("athens", 2).go_on().act("athens", Desperate("hoplite", "cleon", True))
    assert (camp.all_told(UnitMobilised)[0].talents, camp.talents("athens")) == (2, 0)
    assert camp.all_told(BattleCardsDrawn)[0].number == 1


def test_ruling_14_desperate_times_need_an_enemy_of_their_kind() -> None:
    camp = Camp().unit("sparta-hoplite-1", "archidamus", "athenae")
    deploying(camp).refused("athens", Desperate("trireme", "cleon"), "nobody-to-fight", kind="trireme")
    camp.state.holdings["athens"].desperate = False
    camp.unit("athens-hoplite-1", "pericles")
    deploying(camp).refused("athens", Desperate("hoplite", "cleon"), "no-desperate-times")


def test_13_desperate_times_attack_one_of_the_enemy_s_units_and_nothing_else() -> None:
    camp = Camp().unit("sparta-hoplite-1", "archidamus", "athenae").unit("athens-trireme-1", "pericles")
    camp.unit("sparta-hoplite-2", "pleistoanax", "lemnos")
    deploying(camp).act("athens", Desperate("hoplite", "cleon"))
    camp.refused("athens", Deploy("athens-trireme-1", "lemnos"), "unit-not-meant", unit="athens-trireme-1")
    camp.refused("athens", Deploy("athens-hoplite-1", "megara"), "nobody-to-fight-there", place="megara")
    camp.refused("athens", Done(), "attack-now")
    camp.act("athens", Deploy("athens-hoplite-1", "lemnos"))
    assert camp.state.units["athens-hoplite-1"].at == "lemnos"


@pytest.mark.parametrize("talents", range(8))
@pytest.mark.parametrize("revolt", [False, True])
@pytest.mark.parametrize("truce", [False, True])
def test_13_what_is_on_offer_is_what_is_not_refused(talents: int, revolt: bool, truce: bool) -> None:
    camp = Camp().pay("sparta", talents).unit("sparta-trireme-1", "archidamus")
    camp.state.lasting |= {"helot-revolt": "sparta"} if revolt else {}
    camp.state.lasting |= {"truce": "athens"} if truce else {}
    step = MobiliseUnits(power="sparta")
    wished = [
        Mobilise(kind, commander, card)
        for kind in ("hoplite", "trireme")
        for commander in camp.state.commanders
        for card in (False, True)
    ]
    offered = {each for form in step.forms(camp.state) for each in form.every() or ()}
    allowed = {each for each in wished if step.why_not_do(camp.state, 0, each) is None}
    assert {each for each in offered if isinstance(each, Mobilise)} == allowed


# Cards that mobilise


def test_13_a_card_mobilises_at_its_price_the_kinds_that_it_names() -> None:
    camp = Camp()
    levy = effects.Mobilise(unit="trireme", cost=1, deploy="later")
    camp.state.turn = "athens"
    camp.begin(camp.frame("athens", levy))
    camp.refused("athens", Mobilise("hoplite", "cleon"), "no-such-kind-now", kind="hoplite")
    camp.act("athens", Mobilise("trireme", "cleon", True))
    assert (camp.told(UnitMobilised).talents, camp.state.units["athens-trireme-1"].state) == (3, "called")


def test_ruling_62_what_is_mobilised_in_the_other_s_turn_waits_at_once() -> None:
    camp = Camp()
    camp.state.turn = "sparta"
    camp.begin(camp.frame("athens", effects.Mobilise(unit="trireme", cost=0, deploy="later")))
    assert camp.view(None).levy == 0
    camp.act("athens", Mobilise("trireme", "cleon"))
    assert camp.view(None).levy is None
    assert camp.state.units["athens-trireme-1"].state == "waiting"


def test_13_a_card_that_says_must_is_not_declined_nor_turned_elsewhere() -> None:
    camp = Camp()
    sail = effects.Mobilise(
        unit="trireme", cost=0, deploy="now", where=Where(regions=("sicilia",)), must=True
    )
    camp.begin(camp.frame("athens", sail))
    camp.refused("athens", Pass(), "must-choose")
    camp.act("athens", Mobilise("trireme", "pericles"))
    camp.refused("athens", Pass(), "must-choose")
    camp.refused("athens", Deploy("athens-trireme-1", "naxos"), "place-not-meant", place="naxos")
    camp.refused("athens", Deploy("athens-hoplite-1", "gela"), "unit-not-meant", unit="athens-hoplite-1")
    camp.act("athens", Deploy("athens-trireme-1", "gela"))
    assert camp.state.units["athens-trireme-1"].at == "gela"


def test_ruling_100_athens_sails_to_sicily_if_it_can() -> None:
    camp = Camp()
    camp.hold("sparta", "sicilian-expedition")

    camp.begin(PlayCard(power="sparta"))
    camp.act("sparta", Play("sicilian-expedition"))
    camp.refused("athens", Pass(), "must-choose")
