"""The cases of the book, played; every ruling and every worked example has a case or a test that names it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import games.pericles
from tests.games.pericles.book.cases import Case, all_cases
from tests.games.pericles.book.deeds import SETTLED, Doing
from tests.games.pericles.book.end import lay_out_end
from tests.games.pericles.book.layout import lay_out
from tests.games.pericles.book.looks import LOOKS, Before, look
from tests.games.pericles.book.turn import VERBS as TURN_VERBS

PROSE = {"knows", "options", "sum"}
"""Said in words: the tests of rulings and of secrecy look at these."""
COMPARED = {*LOOKS, "honour_change", "tokens_change"}
VERBS = TURN_VERBS | {
    "dismiss",
    "form_entourage",
    "debate",
    "play",
    "brain_trust",
    "stop_at_centre",
    "fight",
    "kill",
    "raze",
    "second_battle",
    "place",
    "reveal",
    "decline",
    "commit",
    "build_base",
    "convert_base",
    "build_league",
    "clear_treachery",
    "oracle",
    "build",
    "gold",
    "raid",
    "muster",
    "move",
    "done",
    "ships",
    "disband",
    "redeploy",
}
BY_HAND = {
    "hand and entourage are for the own eyes only": "test_4_1_hand_and_entourage_are_for_the_own_eyes_only",
    "cards may not be shown even to the compatriot": "test_a38_cards_are_shown_to_nobody",
    "tokens may be shown to the compatriot, not to opponents": (
        "test_a38_compatriots_show_each_other_tokens_and_counters_and_nobody_else_learns_of_it"
    ),
    "unplaced counters may be shown to the compatriot": (
        "test_a38_compatriots_show_each_other_tokens_and_counters_and_nobody_else_learns_of_it"
    ),
    "stock and board are open, though a purse follows from them": (
        "test_b10_stock_and_board_are_open_though_a_purse_follows_from_them"
    ),
    "who placed a face-down counter is open, what it is only to the placer": (
        "test_a39_only_the_placer_sees_what_lies_face_down"
    ),
    "of a lent counter both compatriots know what it is": (
        "test_b1_of_a_lent_counter_both_compatriots_know_what_it_is"
    ),
    "where a lent counter lies only its placer knows": (
        "test_a39_where_a_lent_counter_lies_only_its_placer_knows"
    ),
    "commitments stay secret until their reveal": (
        "test_9_31_the_defence_stays_under_seal_until_the_movement_is_over"
    ),
    "onlookers learn nothing from an answer that is noted": (
        "test_6_12_a_card_that_is_noted_is_seen_by_its_own_seat_alone"
    ),
    "all twenty-four plays are shuffled at set-up": (
        "test_5_11_all_twenty_four_plays_may_be_drawn_one_a_turn"
    ),
    "six debates, three each, the controlling faction first": (
        "test_6_1_six_debates_three_each_the_controlling_faction_first"
    ),
    "a battle deck that runs out is made anew of this turn's battle cards": (
        "test_a3_a_battle_deck_that_has_run_out_is_made_of_spent_battle_cards"
    ),
}
"""Cases that say in words what a test of rulings does, and the name of that test."""


def needs(case: Case) -> list[str]:
    """List what the player of cases does not know to do or to compare."""
    then = case.then.model_dump(exclude_unset=True).keys()
    verbs = [step.does for step in case.when if step.does != "settle"]
    settled = [step.particulars["what"] for step in case.when if step.does == "settle"]
    missing = [verb for verb in verbs if verb not in VERBS]
    missing += [f"settle {what}" for what in settled if what not in SETTLED]
    missing += [key for key in then if key not in COMPARED | PROSE]
    if not then & COMPARED:
        missing.append("words alone")
    return missing


CASES = [case for case in all_cases() if case.name not in BY_HAND]


def test_every_case_is_played_or_has_a_test_of_its_own() -> None:
    assert {case.name: needs(case) for case in CASES if needs(case)} == {}
    assert BY_HAND.keys() <= {case.name for case in all_cases()}
    assert set(BY_HAND.values()) <= set(names_of_tests())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    war = lay_out(case)
    lay_out_end(war, case.given)
    before, doing = Before(war.state), Doing(case, war)
    doing.play()
    look(doing, before)


def names_of_tests() -> Iterator[str]:
    """Name all tests of rulings."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        yield from re.findall(r"^(?:async )?def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)


def numbers_of_rulings() -> list[str]:
    """Name the rulings that RULEBOOK.md numbers."""
    text = (Path(games.pericles.__file__).parent / "RULEBOOK.md").read_text(encoding="utf-8")
    return re.findall(r"^\d+\. ([A-EP]\d+)\.", text, re.MULTILINE)


EXAMPLES = [f"X{number:02}" for number in range(1, 77) if number % 3]
"""The worked examples of the rulings; no number of theirs is a multiple of three."""
BOOK_EXAMPLES = ("ex 5.32", "ex 7.1", "ex 8.31", "ex 8.5", "ex 8.6", "ex 9.32", "ex 9.44")
"""The examples of the rulebook, by their sections."""


def test_every_numbered_ruling_and_every_worked_example_is_a_test() -> None:
    """A case cites it, or the name of a test does; E1 to E3 are rulings in names only: in cases, errata."""
    named = {mark.upper() for name in names_of_tests() for mark in re.findall(r"_([abdepx]\d+)(?=_)", name)}
    cited = {each for case in all_cases() for each in case.section if not re.fullmatch(r"E\d", each)}
    assert len(numbers_of_rulings()) == 108
    assert [
        each for each in (*numbers_of_rulings(), *EXAMPLES, *BOOK_EXAMPLES) if each not in cited | named
    ] == []
