"""17 to 25: set-up cards, the other wars, campaigns."""

from __future__ import annotations

import pytest

from games.core.errors import Refusal
from games.sparta.actions import Choose, Envoy, Recall
from games.sparta.board import POWERS, board
from games.sparta.game import GAME
from games.sparta.steps.dealing import Deal, RecallUnit
from games.sparta.steps.interlude import CampaignEnvoys, Interlude
from tests.games.sparta.builder import Hellas


def test_ruling_37_the_four_influence_lie_in_different_regions() -> None:
    hellas = Hellas()
    hellas.act("sparta", Choose("gela"))
    hellas.refused("athens", Choose("panormus"), "set-up-does-not-fit", place="panormus")


@pytest.mark.parametrize(
    ("scenario", "variants", "key"),
    [
        ("pw1", ("drawn",), "no-set-up-card"),
        ("pw2", ("s1", "s2"), "one-set-up-card"),
        ("pw2", ("s5",), "set-up-card-of-another-war"),
    ],
)
def test_ruling_72_a_variant_names_a_set_up_card(scenario: str, variants: tuple[str, ...], key: str) -> None:
    assert GAME.why_not(scenario, 2, variants) == Refusal("17", key)
    assert GAME.why_not("tsw", 2, ("s5",)) is None


def test_18_the_fleet_that_is_recalled_costs_strength_and_leaves_no_marker() -> None:
    hellas = Hellas("pw1")
    hellas.begin(RecallUnit(power="athens"))
    hellas.act("athens", Recall())
    assert hellas.state.holdings["athens"].fleet == 8
    assert not hellas.state.spots["persis"].raid
    assert hellas.state.commanders["athens-strategos"].state == "exhausted"


def test_22_the_army_that_returns_is_mobilised() -> None:
    hellas = Hellas("tsw")
    hellas.begin(RecallUnit(power="sparta"))
    hellas.act("sparta", Recall())
    unit = hellas.state.units["sparta-hoplite-1"]
    assert (unit.state, unit.commander, unit.at) == ("waiting", "agesilaus", "")


def test_ruling_61_antigonos_is_taken_instead_of_a_card() -> None:
    hellas = Hellas("cle")
    for power in ("athens", "sparta"):
        hellas.hold(power)
    hellas.state.round = 2
    hellas.begin(Deal())
    hellas.act("athens", Choose("antigonos"))
    assert "antigonos" in hellas.state.holdings["athens"].hand
    assert len(hellas.state.holdings["athens"].hand) == 5
    assert hellas.state.holdings["athens"].shown == ["antigonos"]


def test_24_between_the_wars_generic_commanders_stay_and_others_leave() -> None:
    hellas = Hellas("wars")
    hellas.state.round = 3
    hellas.begin(Interlude())
    assert hellas.state.war == "pw2"
    assert hellas.state.commanders["tolmides"].state == "gone"
    assert hellas.state.commanders["athens-polemarch"].state == "ready"
    assert hellas.state.units["athens-trireme-1"].commander == "athens-navarch"


def test_ruling_93_a_campaign_s_envoys_go_only_where_it_sends_them() -> None:
    hellas = Hellas("wars")
    hellas.put("gela", "athens", 1)
    hellas.put("sparta", "sparta", 2)
    hellas.begin(CampaignEnvoys(power="sparta", size="minor", left=1))
    hellas.refused("sparta", Envoy("sparta", 1), "campaign-does-not-send", place="sparta")
    hellas.refused("sparta", Envoy("gela", 2), "steps-at-most", most=1)
    hellas.act("sparta", Envoy("gela", 1))
    assert hellas.state.spots["gela"].influence == 0


def test_7_three_commanders_of_each_power_are_generic() -> None:
    generic = {name for name, printed in board().commanders.items() if printed.generic}
    ranks = ("strategos", "navarch", "polemarch")
    assert generic == {f"{power}-{rank}" for power in POWERS for rank in ranks}
