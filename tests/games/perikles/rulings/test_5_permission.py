"""Phase 5: a leader's permission to defend a place of his city (ruling 25)."""

from __future__ import annotations

import pytest

from games.perikles.actions import AnswerRequest, AskPermission, EndTurn, PayMarker, PlaySpecial, Send
from games.perikles.events import AllianceMade, PermissionAsked, PermissionGranted, PermissionRefused
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes

THEBANS_TO_PYLOS = Send("thebes", "hoplite", 3, "pylos", "defence")


@pytest.fixture
def war(table: TableBuilder) -> TableBuilder:
    """Red leads Athens, Blue Sparta, Green Corinth and Megara, White Thebes and Argos."""
    table.leaders(athens=RED, sparta=BLUE, megara=GREEN, corinth=GREEN, thebes=WHITE, argos=WHITE)
    table.places("pylos", "cythera", "attica", "leucas", "delium", "mantinea", "naupactus")
    return table.hold(WHITE, ones=2).hold(RED, ones=2)


def test_5_defending_anothers_place_needs_permission(war: TableBuilder) -> None:
    war.commit(first=WHITE)
    war.refused(WHITE, THEBANS_TO_PYLOS, "needs-permission", city="thebes", place="pylos", leader=BLUE)


def test_5_allied_defenders_need_permission_too(war: TableBuilder) -> None:
    war.at("pylos", defence={BLUE: hoplites("sparta", 4)}).commit(first=WHITE)
    war.refused(WHITE, THEBANS_TO_PYLOS, "needs-permission", city="thebes", place="pylos", leader=BLUE)


def test_5_own_citys_place_needs_none(war: TableBuilder) -> None:
    """Nor do the troops of another own city: White leads Thebes and Argos both."""
    war.commit(first=WHITE)
    assert war.may(WHITE, Send("thebes", "hoplite", 3, "delium", "defence"))
    assert war.may(WHITE, Send("argos", "hoplite", 3, "delium", "defence"))
    war.refused(WHITE, AskPermission("argos", "delium"), "permission-needless", place="delium")


def test_5_attack_needs_none(war: TableBuilder) -> None:
    war.commit(first=WHITE)
    assert war.may(WHITE, Send("thebes", "hoplite", 3, "pylos", "attack"))


def test_ruling_25_the_leader_is_asked(war: TableBuilder) -> None:
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos"))
    asked = PermissionAsked(seat=WHITE, leader=BLUE, city="thebes", place="pylos")
    assert war.told(PermissionAsked) == asked
    assert war.to_decide() == {BLUE: "answer-request"}
    assert war.asked(BLUE).facts == {"asker": WHITE, "city": "thebes", "place": "pylos"}
    war.refused(WHITE, EndTurn(), "not-your-turn")
    war.refused(GREEN, AnswerRequest(True), "not-your-turn")


def test_ruling_25_granted(war: TableBuilder) -> None:
    """White goes on with its turn, and may send as many as the tile allows."""
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(True))
    granted = PermissionGranted(seat=WHITE, leader=BLUE, city="thebes", place="pylos")
    assert war.told(PermissionGranted) == granted
    assert war.to_decide() == {WHITE: "commit-forces"}
    assert war.asked(WHITE).facts == {"left": 2, "paid": ""}
    war.act(WHITE, THEBANS_TO_PYLOS, Send("thebes", "trireme", 2, "pylos", "defence"))
    assert war.counters_at("pylos", "defence") == [
        (hoplites("thebes", 3)[0], WHITE),
        (triremes("thebes", 2)[0], WHITE),
    ]


def test_ruling_25_granted_but_not_used(war: TableBuilder) -> None:
    """Permission obliges to nothing, and makes no alliance by itself."""
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(True))
    war.turn(WHITE, Send("argos", "hoplite", 3, "attica", "attack"))
    assert war.counters_at("pylos", "defence") == []
    assert not war.all_told(AllianceMade)


def test_ruling_25_refused(war: TableBuilder) -> None:
    """The turn goes back to the asker, who has lost nothing by asking."""
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(False))
    refused = PermissionRefused(seat=WHITE, leader=BLUE, city="thebes", place="pylos")
    assert war.told(PermissionRefused) == refused
    assert war.to_decide() == {WHITE: "commit-forces"}
    assert war.asked(WHITE).facts == {"left": 2, "paid": ""}
    war.refused(WHITE, THEBANS_TO_PYLOS, "needs-permission", city="thebes", place="pylos", leader=BLUE)


def test_ruling_25_not_again_in_the_same_turn(war: TableBuilder) -> None:
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(False))
    again = AskPermission("thebes", "pylos")
    war.refused(WHITE, again, "refused-this-turn", city="thebes", place="pylos")
    assert war.may(WHITE, AskPermission("argos", "pylos"))
    assert war.may(WHITE, AskPermission("thebes", "cythera"))


def test_ruling_25_again_in_the_next_turn(war: TableBuilder) -> None:
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(False))
    war.act(WHITE, EndTurn()).turn(RED)
    war.act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(True))
    war.act(WHITE, THEBANS_TO_PYLOS)
    assert war.place("pylos").main_defender == WHITE


def test_ruling_25_stands_for_the_round(war: TableBuilder) -> None:
    """Granted once, later turns need not ask again, and cannot."""
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(True))
    war.act(WHITE, EndTurn()).turn(RED)
    again = AskPermission("thebes", "pylos")
    war.refused(WHITE, again, "already-allowed", city="thebes", place="pylos")
    war.act(WHITE, THEBANS_TO_PYLOS)
    assert war.place("pylos").main_defender == WHITE


def test_ruling_25_is_for_one_force_at_one_place(war: TableBuilder) -> None:
    """Thebes may defend Pylos: neither Argos at Pylos nor Thebes at Cythera follows from it."""
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(True))
    argives = Send("argos", "hoplite", 3, "pylos", "defence")
    war.refused(WHITE, argives, "needs-permission", city="argos", place="pylos", leader=BLUE)
    cythera = Send("thebes", "hoplite", 3, "cythera", "defence")
    war.refused(WHITE, cythera, "needs-permission", city="thebes", place="cythera", leader=BLUE)


def test_ruling_25_everyone_sees_what_is_allowed(war: TableBuilder) -> None:
    war.commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(True))
    assert war.seen(None, "pylos").allowed == ("thebes",)


def test_ruling_18_nobody_can_allow_at_a_leaderless_city(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).places("mantinea")
    table.hold(WHITE, ones=1).commit(first=WHITE)
    defend = Send("thebes", "hoplite", 3, "mantinea", "defence")
    table.refused(WHITE, defend, "nobody-to-ask", city="argos", place="mantinea")
    ask = AskPermission("thebes", "mantinea")
    table.refused(WHITE, ask, "nobody-to-ask", city="argos", place="mantinea")


def test_5_permission_only_for_an_own_force_and_a_place_of_this_round(war: TableBuilder) -> None:
    war.commit(first=WHITE)
    war.refused(WHITE, AskPermission("corinth", "pylos"), "not-your-force", city="corinth")
    war.refused(WHITE, AskPermission("thebes", "sicily"), "no-such-place", place="sicily")


def test_ruling_24_no_permission_can_make_peace(war: TableBuilder) -> None:
    """Thebes attacked Pylos; to ask whether it may defend Cythera is useless."""
    war.commit(first=WHITE).act(WHITE, Send("thebes", "hoplite", 3, "pylos", "attack"))
    ask = AskPermission("thebes", "cythera")
    war.refused(WHITE, ask, "at-war-with", city="thebes", other="sparta", place="cythera")


def test_5_no_permission_without_a_counter_to_send(war: TableBuilder) -> None:
    """Tile and marker are used up, and only its unplayed special tile keeps White's turn open;
    nor for a force that is wholly on the board already.
    """
    war.at("leucas", attack={WHITE: hoplites("thebes", 1, 1, 2, 2, 2, 3, 3) + triremes("thebes", 1, 2)})
    war.special(WHITE, "brasidas").commit(first=WHITE)
    war.refused(WHITE, AskPermission("thebes", "pylos"), "none-to-send")
    war.act(
        WHITE,
        Send("argos", "hoplite", 1, "attica", "attack"),
        Send("argos", "hoplite", 1, "attica", "attack"),
        PayMarker("argos", "argos"),
        Send("argos", "hoplite", 2, "attica", "attack"),
        Send("argos", "hoplite", 2, "attica", "attack"),
    )
    assert war.to_decide() == {WHITE: "commit-forces"}
    war.refused(WHITE, AskPermission("argos", "pylos"), "extra-used-up")


def test_5_permission_for_extra_troops(war: TableBuilder) -> None:
    """After the marker is paid, permission can still be asked for the paid force."""
    war.commit(first=WHITE).act(
        WHITE,
        Send("argos", "hoplite", 1, "attica", "attack"),
        Send("argos", "hoplite", 1, "attica", "attack"),
        PayMarker("thebes", "thebes"),
        AskPermission("thebes", "pylos"),
    )
    war.act(BLUE, AnswerRequest(True)).act(WHITE, THEBANS_TO_PYLOS)
    assert war.place("pylos").main_defender == WHITE


def test_ruling_25_asked_before_the_marker_is_paid(war: TableBuilder) -> None:
    """Both counters of the tile are sent; White asks before he pays, and is refused for nothing lost."""
    war.commit(first=WHITE)
    war.act(WHITE, Send("thebes", "hoplite", 3, "delium", "defence"))
    war.act(WHITE, Send("argos", "hoplite", 3, "mantinea", "defence"))
    markers = list(war.state.markers["thebes"])
    war.act(WHITE, AskPermission("thebes", "pylos")).act(BLUE, AnswerRequest(False))
    assert war.state.markers["thebes"] == markers
    assert war.to_decide() == {WHITE: "commit-forces"}
    war.act(WHITE, AskPermission("argos", "pylos")).act(BLUE, AnswerRequest(True))
    war.act(WHITE, PayMarker("argos", "argos"))
    war.act(WHITE, Send("argos", "hoplite", 2, "pylos", "defence"))
    war.refused(WHITE, AskPermission("thebes", "leucas"), "extra-other-city", force="argos")


def test_5_leader_asked_may_be_in_need_himself(war: TableBuilder) -> None:
    """The leader answers in another's turn and is then asked nothing more."""
    war.hold(BLUE, ones=1).commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos"))
    war.act(BLUE, AnswerRequest(False))
    war.refused(BLUE, Send("sparta", "hoplite", 4, "attica", "attack"), "not-your-turn")


def test_5_answer_is_yes_or_no(war: TableBuilder) -> None:
    """The leader who is asked can neither end another's turn nor play a tile instead."""
    war.special(BLUE, "slave-revolt").commit(first=WHITE).act(WHITE, AskPermission("thebes", "pylos"))
    war.refused(BLUE, EndTurn(), "not-an-answer")
    war.refused(BLUE, PlaySpecial("slave-revolt", "hand"), "not-an-answer")


def test_5_permission_does_not_undo_a_war_that_came_later(war: TableBuilder) -> None:
    """Thebes may defend Pylos, but attacks Cythera first: the permission is worth nothing."""
    war.allowed("pylos", "thebes").commit(first=WHITE)
    war.act(WHITE, Send("thebes", "hoplite", 2, "cythera", "attack"))
    war.refused(WHITE, THEBANS_TO_PYLOS, "at-war-with", city="thebes", other="sparta", place="pylos")


def test_5_permission_is_not_for_the_attack(war: TableBuilder) -> None:
    """To be allowed to defend Pylos does not forbid to attack it."""
    war.allowed("pylos", "thebes").commit(first=WHITE)
    assert war.may(WHITE, Send("thebes", "hoplite", 3, "pylos", "attack"))
