"""6 to 9 and 13.21: each reason against an answer is named once, where no other test names it."""

from __future__ import annotations

import pytest

from games.core.agenda import Step
from games.core.decision import Action
from games.pericles.actions import (
    Debate,
    Dismiss,
    Gold,
    Kill,
    Move,
    Place,
    Raise,
    Raze,
    Redeploy,
    Sign,
)
from games.pericles.pieces import Counter, Issue
from games.pericles.steps.assembly import Debates
from games.pericles.steps.battle_losses import LoserLosses, RazeBases
from games.pericles.steps.callias import Callias
from games.pericles.steps.expedition import Expedition, Movement
from games.pericles.steps.military import Military, PersianGold
from games.pericles.steps.political_cards import DismissEntourage
from games.pericles.steps.redeployment import Redeployment
from games.pericles.steps.theatre import PlaceCounters, SetHonourOrder
from tests.games.pericles.builder import War


def test_5_21_only_cards_of_the_entourage_are_thrown_away() -> None:
    war = War()
    war.keep("aristocrats", "a01", "a02", "a03")
    war.begin(DismissEntourage())
    war.refused(0, Dismiss("aristocrats", ("a04",)), "not-in-entourage", card="a04")


def test_6_11_the_choosers_alternate() -> None:
    war = War()
    war.state.cities["athens"].controlling = "aristocrats"
    war.state.cities["athens"].track = [Issue("games", 0)]
    war.begin(Debates(side="athens"))
    war.refused(0, Debate("demagogues", "games", 0), "choosers-alternate", faction="aristocrats")


def test_8_3_no_counter_is_placed_where_nobody_can_go() -> None:
    war = War()
    war.state.houses["aristocrats"].counters = [Counter("aristocrats", "military")]
    war.begin(SetHonourOrder(), PlaceCounters())
    closed = Place("aristocrats", "military", "aristocrats", "east-mediterranean")
    war.refused(0, closed, "theatre-closed", theatre="east-mediterranean")


def test_9_1_who_builds_at_home_builds_something() -> None:
    war = War()
    war.state.houses["aristocrats"].tokens = 2
    war.stock_up()
    war.stand("athens", "athens", base=1)
    war.begin(Military(owner="aristocrats", at="athens"))
    war.refused(0, Raise("aristocrats"), "build-something")


def test_9_11_persian_gold_has_a_limit_in_each_place() -> None:
    war = War()
    war.state.persian_bases = 1
    war.stand("sparta", "sparta", base=1)
    war.stand("ionia", "peloponnesian", base=1)
    war.begin(PersianGold(owner="agiad", left=1, built={"sparta": 3}))
    war.refused(2, Gold("agiad", "sparta-naval", "sparta"), "gold-limit", number=3)


def _march(goal: str) -> War:
    war = War()
    war.state.war = True
    war.stand("athens", "athens", land=2, naval=2, base=1)
    war.stand("corcyra", "athens", land=1)
    war.begin(
        Movement(owner="aristocrats", at=goal, left=2), Expedition(owner="aristocrats", at=goal, stage=2)
    )
    return war


@pytest.mark.parametrize(
    ("goal", "move", "key"),
    [
        ("boeotia", ("athens-land", "athens", "boeotia", ("samos",)), "no-link"),
        ("chios", ("athens-land", "athens", "chios", ("lesbos",)), "link-not-for"),
        ("sicily", ("athens-land", "corcyra", "sicily", ()), "link-needs-base"),
        ("boeotia", ("athens-land", "athens", "thessaly", ("boeotia",)), "stops-at-goal"),
        ("sicily", ("athens-land", "athens", "thessaly", ()), "no-way-there"),
    ],
)
def test_9_32_each_reason_against_a_way_is_named(
    goal: str, move: tuple[str, str, str, tuple[str, ...]], key: str
) -> None:
    war = _march(goal)
    refusal = war.refusal(0, Move("aristocrats", *move))
    assert (refusal.section[:3], refusal.key) == ("9.3", key)


def test_9_44_only_the_enemy_picks() -> None:
    war = War()
    war.stand("isthmus", "athens", land=6)
    war.stand("isthmus", "peloponnesian", land=3, base=1)
    war.stand("isthmus", "sparta", land=2)
    step = LoserLosses(faction="aristocrats", at="isthmus", element="land", side="sparta", margin=4)
    war.begin(step, Hearing())
    war.refused(0, Kill("demagogues", 2), "enemy-picks", faction="aristocrats")


class Hearing(Step):
    """What hears how many bases fell."""

    def hear(self, table: object, result: object) -> None:
        """Hear it."""


def _razing(left: int = 4, *, shielded: bool = False, units: int = 2, tokens: int = 2) -> War:
    war = War()
    war.state.committed = {"aristocrats": tokens, "agiad": 1}
    war.stock_up()
    if units:
        war.stand("isthmus", "athens", land=units)
    war.stand("isthmus", "peloponnesian", base=1, land=int(shielded))
    step = RazeBases(faction="aristocrats", at="isthmus", element="land", side="sparta", left=left)
    war.state.agenda[:] = [Hearing(), step]
    war.table.expect(0, [Raze("aristocrats", 0, 1)])
    war.table.settle()
    return war


@pytest.mark.parametrize(
    ("war", "key"),
    [
        (_razing(1), "margin-too-small"),
        (_razing(units=0), "nobody-to-raze"),
        (_razing(tokens=1), "not-more-tokens"),
        (_razing(shielded=True), "units-shield-bases"),
    ],
)
def test_9_44_each_reason_why_no_base_falls_is_named(war: War, key: str) -> None:
    refusal = war.table.why_not(0, Raze("aristocrats", 0, 1))
    assert refusal is not None
    assert refusal.key == key


def test_9_44_no_more_bases_fall_than_the_margin_pays_for() -> None:
    war = _razing()
    war.refused(0, Raze("demagogues", 0, 1), "enemy-picks", faction="aristocrats")
    war.refused(0, Raze("aristocrats", 0, 2), "too-many-bases", number=1)


def test_11_3_units_are_redeployed_to_another_theatre() -> None:
    war = War()
    war.state.cities["athens"].controlling = "aristocrats"
    war.stand("samos", "delian", base=1, land=1)
    war.stand("chios", "delian", base=1)
    war.begin(Redeployment(colour="delian"))
    stays = Redeploy("aristocrats", "delian-land", "samos", "samos", 1)
    war.refused(0, stays, "same-theatre", theatre="samos")


def test_13_21_without_persian_war_there_is_no_treaty() -> None:
    war = War()
    action: Action = Sign("aristocrats", "samos")
    war.state.agenda[:] = [Callias()]
    war.table.expect(0, [action])
    war.table.settle()
    refusal = war.table.why_not(0, action)
    assert refusal is not None
    assert refusal.key == "no-treaty"
