"""9.3: an expedition in one order; what follows the commitment waits for the others."""

from __future__ import annotations

from random import Random

import pytest

from games.core.actions import Action
from games.core.chance import Seeded
from games.core.errors import UnreadableOrder
from games.core.orders import submit_all
from games.pericles.actions import Commit, Done, Move, Muster
from games.pericles.events.theatre import TokensCommitted, UnitMoved
from games.pericles.game import GAME
from games.pericles.orders import orders
from games.pericles.preview import preview
from games.pericles.steps.military import Military
from games.pericles.steps.theatre import PoliticalCapital
from tests.games.pericles.builder import War

EXPEDITION = "AK muster 3: 2SL Sparta-Boeotia, PL Isthmus-Boeotia"
MOVES: list[Action] = [
    Move("agiad", "sparta-land", "sparta", "boeotia"),
    Move("agiad", "sparta-land", "sparta", "boeotia"),
    Move("agiad", "peloponnesian-land", "isthmus", "boeotia"),
]
ORDER: list[Action] = [Muster("agiad"), Commit("agiad", 3), *MOVES, Done("agiad")]


def mustering() -> War:
    """Lay out a military issue of the Agiads in a theatre of Athens."""
    war = War()
    war.state.war, war.state.ships_ready = True, False
    for house in war.state.houses.values():
        house.tokens = 3
    war.stock_up()
    war.stand("boeotia", "delian", base=1)
    war.stand("isthmus", "peloponnesian", land=3, base=1)
    war.stand("sparta", "sparta", land=4, base=1)
    war.state.agenda = [PoliticalCapital(), Military(owner="agiad", at="boeotia")]
    war.table.events.clear()
    return war.go_on()


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", EXPEDITION),
        ("de", "aufgebot AK 3: 2 SL Sparta-Böotien, PL Isthmus-Böotien"),
        ("el", "AK συγκέντρωση 3: 2 SL Σπάρτη-Βοιωτία, PL Ισθμός-Βοιωτία"),
    ],
)
def test_a_whole_expedition_is_one_order(language: str, typed: str) -> None:
    assert orders(language, ["P", "Q", "R", "S"]).parse(typed) == ORDER


@pytest.mark.parametrize(
    "typed", ["muster AK 3: 99 SL Sparta-Boeotia", "muster AK 3: SL Sparta", "move AK 2"]
)
def test_an_expedition_that_is_no_order_is_refused(typed: str) -> None:
    with pytest.raises(UnreadableOrder):
        orders("en", ["P", "Q", "R", "S"]).parse(typed)


def test_what_follows_the_commitment_waits_for_the_others() -> None:
    war = mustering()
    result = submit_all(war.state, 2, ORDER, Seeded(bytes(32)))
    assert result.taken == 2
    assert result.stopped is not None
    assert result.stopped.key == "not-your-turn"


def test_the_last_to_commit_moves_at_once() -> None:
    war = mustering()
    war.act("agiad", Muster("agiad"))
    for faction in ("aristocrats", "demagogues", "eurypontid"):
        war.act(faction, Commit(faction, 0))
    result = submit_all(war.state, 2, ORDER[1:], Seeded(bytes(32)))
    assert result.stopped is None
    assert len([event for event in result.events if isinstance(event, UnitMoved)]) == len(MOVES)


def test_a_preview_shows_moves_and_neither_cards_nor_what_others_commit() -> None:
    war = mustering()
    state, events = preview(war.state, 2, ORDER)
    committed = [event.faction for event in events if isinstance(event, TokensCommitted)]
    assert committed == ["agiad"]
    assert state.pieces["boeotia"]["sparta"].land == 2
    assert "StrengthCounted" not in [type(event).__name__ for event in events]
    other = GAME.resample(war.state, 2, Random(7))
    assert preview(other, 2, ORDER) == (state, events)
