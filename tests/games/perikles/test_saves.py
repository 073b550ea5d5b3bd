"""Saves from before are brought to the present schema."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import codec
from games.core.agenda import Step
from games.perikles.actions import Pass
from games.perikles.events import CombatJoined, PlaceWon
from games.perikles.game import GAME
from games.perikles.state import State
from games.perikles.steps.battles import Battle, Battles, BeforeCombat, ChooseLosses
from games.perikles.steps.permission import Permission
from tests.games.perikles.builder import BLUE, GREEN, RED, TableBuilder
from tests.games.perikles.rulings.cases import HIGH, LOW, pylos

ROUND = {"place": "pylos", "defended": True, "number": 1}
"""The luggage of the second combat round in schema 1."""


@pytest.fixture
def war() -> TableBuilder:
    """Red leads Athens and Blue Sparta."""
    return TableBuilder().leaders(athens=RED, sparta=BLUE)


def loaded(table: TableBuilder, *steps: dict[str, Any]) -> list[Step]:
    """Give the newest steps of a table that was saved in schema 1 with these steps on its agenda."""
    raw = codec.from_json(codec.to_json(table.state), Any)
    raw["agenda"] = steps
    state: State = codec.from_json(codec.to_json(GAME.upgrade(1, raw)), State)
    return list(state.agenda)


def test_before_a_combat_the_battle_waits_below(war: TableBuilder) -> None:
    old = {
        "type": "BeforeCombat",
        **ROUND,
        "arm": "hoplite",
        "tokens": [1, 0],
        "waiting": [RED],
        "doubled": [],
    }
    before = BeforeCombat(place="pylos", arm="hoplite", tokens=[1, 0], waiting=[RED])
    assert loaded(war, old) == [Battle(place="pylos", defended=True, number=2), before]


def test_a_combat_round_to_come_is_begun_by_its_battle(war: TableBuilder) -> None:
    old = {"type": "CombatRound", **ROUND, "advantage": "attack"}
    assert loaded(war, old) == [Battle(place="pylos", defended=True, number=1, winner="attack")]


def test_below_a_loss_the_battle_knows_the_winner(war: TableBuilder) -> None:
    old = {"type": "EndOfCombat", **ROUND, "winner": "attack"}
    losses = {"type": "ChooseLosses", "place": "pylos", "arm": "hoplite", "side": "defence", "done": False}
    assert loaded(war, old, losses) == [
        Battle(place="pylos", defended=True, number=2, winner="attack"),
        ChooseLosses(place="pylos", arm="hoplite", side="defence"),
    ]


def test_a_battle_from_before_is_fought_to_its_end(war: TableBuilder) -> None:
    """The last combat round of Pylos is open: its winner takes the place."""
    pylos(war.special(GREEN, "perikles")).phase(Battles)
    old = {"type": "BeforeCombat", **ROUND, "arm": "hoplite", "tokens": [0, 0], "waiting": [GREEN]}
    war.state.agenda[-2:] = loaded(war, old)
    war.table.settle()
    war.dice(attacker=[HIGH] * 2, defender=[LOW] * 2).act(GREEN, Pass())
    assert war.told(CombatJoined).arm == "hoplite"
    assert war.told(PlaceWon).seat == RED


def test_a_request_names_who_asks_as_its_seat(war: TableBuilder) -> None:
    old = {"type": "Permission", "asker": BLUE, "city": "sparta", "place": "pylos", "answered": False}
    assert loaded(war, old) == [Permission(seat=BLUE, city="sparta", place="pylos")]


def test_the_present_schema_is_left_alone_and_an_unknown_one_refused() -> None:
    raw = {"agenda": [{"type": "Permission", "seat": 0}]}
    assert GAME.upgrade(GAME.schema, raw) is raw
    with pytest.raises(ValueError, match="schema 3"):
        GAME.upgrade(GAME.schema + 1, raw)
