"""Taking back: inside a turn, never past a draw, a revelation or another seat."""

from __future__ import annotations

import pytest

from games.core import codec
from games.perikles.actions import (
    AskPermission,
    Assassinate,
    EndTurn,
    MoveMarker,
    Pass,
    PayMarker,
    PlaySpecial,
    Propose,
    Send,
    Take,
)
from games.perikles.steps.battles import Battles
from games.perikles.steps.candidates import ProposeCandidates
from games.perikles.steps.influence import TakeInfluence
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites


@pytest.fixture
def war(table: TableBuilder) -> TableBuilder:
    """Red leads Athens, Blue Sparta, Green Corinth, White Thebes; Red commits first."""
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).places("pylos", "delium", "attica")
    return table.hold(RED, ones=2).hold(BLUE, ones=1).commit(first=RED)


def test_undo_a_sent_counter_inside_the_turn(war: TableBuilder) -> None:
    journal = war.journal()
    before = codec.to_json(journal.state)
    journal.submit(RED, [Send("athens", "hoplite", 3, "pylos", "attack")])
    assert journal.can_undo(RED)
    assert journal.undo(RED)
    assert codec.to_json(journal.state) == before


def test_undo_step_by_step_through_a_turn(war: TableBuilder) -> None:
    journal = war.journal()
    before = codec.to_json(journal.state)
    sends = [Send("athens", "hoplite", strength, "pylos", "attack") for strength in (3, 2)]
    journal.submit(RED, [*sends, PayMarker("athens", "athens")])
    assert all(journal.undo(RED) for _ in range(3))
    assert not journal.can_undo(RED)
    assert codec.to_json(journal.state) == before


def test_undo_is_the_seats_own(war: TableBuilder) -> None:
    journal = war.journal()
    journal.submit(RED, [Send("athens", "hoplite", 3, "pylos", "attack")])
    assert not journal.can_undo(BLUE)


def test_no_undo_once_another_seat_is_waited_for(war: TableBuilder) -> None:
    """Having asked Blue for permission, White waits for the answer."""
    journal = war.journal()
    journal.submit(RED, [AskPermission("athens", "pylos")])
    assert not journal.can_undo(RED)


def test_no_undo_past_the_turn(table: TableBuilder) -> None:
    journal = table.phase(ProposeCandidates).journal()
    journal.submit(RED, [Propose("athens", RED)])
    assert not journal.can_undo(RED)
    assert not journal.undo(RED)


def test_no_undo_past_the_draw_of_a_new_tile(table: TableBuilder) -> None:
    """The offer is refilled when the turn ends; until then the tile can be put back."""
    journal = table.special(RED, "plague").phase(TakeInfluence).journal()
    before = codec.to_json(journal.state)
    journal.submit(RED, [Take("athens-2")])
    assert journal.undo(RED)
    assert codec.to_json(journal.state) == before
    journal.submit(RED, [Take("athens-2"), EndTurn()])
    assert journal.record.entries[-1].draws
    assert not journal.can_undo(RED)


def test_undo_the_choice_of_an_assassin_tile(table: TableBuilder) -> None:
    """Between taking the tile and striking nothing is drawn: the tile can be put back."""
    journal = table.phase(TakeInfluence).journal()
    before = codec.to_json(journal.state)
    journal.submit(RED, [Take("sparta-1-assassin")])
    assert journal.undo(RED)
    assert codec.to_json(journal.state) == before
    journal.submit(RED, [Take("sparta-1-assassin"), Assassinate("argos", BLUE)])
    assert not journal.can_undo(RED)


def test_no_undo_past_a_played_special(table: TableBuilder) -> None:
    """The tile was shown to all."""
    journal = table.special(RED, "plague").phase(TakeInfluence).journal()
    journal.submit(RED, [PlaySpecial("plague", "argos")])
    assert journal.table().waiting_for() == [RED]
    assert not journal.can_undo(RED)


def test_undo_after_a_special_reaches_back_to_it_only(table: TableBuilder) -> None:
    """Alkibiades is shown; his first marker can be taken back, the tile itself cannot."""
    journal = table.special(RED, "alkibiades").phase(TakeInfluence).journal()
    journal.submit(RED, [PlaySpecial("alkibiades", "sparta")])
    assert not journal.can_undo(RED)
    journal.submit(RED, [MoveMarker("argos", BLUE)])
    assert journal.undo(RED)
    assert not journal.undo(RED)


def test_no_undo_past_a_slave_revolt(war: TableBuilder) -> None:
    """A counter was drawn and shown."""
    war.special(RED, "slave-revolt")
    journal = war.journal()
    journal.submit(RED, [PlaySpecial("slave-revolt", "hand")])
    assert journal.table().waiting_for() == [RED]
    assert not journal.can_undo(RED)


def test_no_undo_past_the_dice(table: TableBuilder) -> None:
    """Green's pass led to rolls; asked again, Green cannot take it back."""
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).special(GREEN, "plague")
    table.places("attica", "delium")
    table.at("attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)})
    table.at("delium", attack={RED: hoplites("athens", 2)}, defence={WHITE: hoplites("thebes", 2)})
    journal = table.phase(Battles).journal()
    journal.submit(GREEN, [Pass()])
    assert journal.table().waiting_for() == [GREEN]
    assert not journal.can_undo(GREEN)


def test_order_stops_at_what_was_shown(war: TableBuilder) -> None:
    """A later action that is refused undoes the earlier ones, unless something was drawn or shown."""
    war.special(RED, "slave-revolt")
    journal = war.journal()
    illegal = Send("athens", "hoplite", 3, "attica", "attack")
    journal.submit(RED, [PlaySpecial("slave-revolt", "hand"), illegal])
    assert journal.state != war.state
    assert len(journal.record.entries) == 1
