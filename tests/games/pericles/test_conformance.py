"""The shared suite, for a game that is not in the registry yet: it is put there for these tests alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from games import registry
from games.core import codec
from games.core.chance import Seeded
from games.core.game import start
from games.pericles.board import board
from games.pericles.game import GAME
from games.text import LANGUAGES
from tests import long
from tests.games.conformance import (
    test_defaults,
    test_orders,
    test_outcomes,
    test_play,
    test_secrecy,
    test_text,
    test_views,
    test_words,
)
from tests.games.pericles.subject import SUBJECT, THEATRE_LEAKS, TURN_LEAKS

ID = "pericles"
LONG = tuple(each for each in GAME.scenarios if board().scenarios[each].kind != "battle")
"""Games in which more than two things are done."""
GAMES = 40
"""So many games, at most, are looked through for a position that hides a thing."""
TURNS = {"archidamian": 1, "periclean-peace": 3, "first-war": 2, "second-war": 4, "campaign": 4}
"""Games of several turns: by so many in a normal run, in a long one by all numbers of seats."""
ALL = [(scenario, seats) for scenario in GAME.scenarios for seats in GAME.seats_for(scenario)]
FEW = [table for table in ALL if TURNS.get(table[0], table[1]) == table[1]]
TABLES = long.also(FEW, [table for table in ALL if table not in FEW])


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with patch.dict(registry.PATHS, {ID: "games.pericles.game:GAME"}):
        yield


def _positions(scenario: str, seats: int, rng: Random) -> Iterator[Any]:
    """Give the positions of a random game."""
    table = start(GAME, seats, scenario, Seeded(b"leaks"))
    while table.state.agenda:
        yield codec.copy(table.state)
        decision = rng.choice([asked.decision for asked in table.asked() if asked.decision.required])
        table.act(decision.seat, decision.sample(rng))


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
class TestTables:
    """What the suite asks of every table."""

    def test_positions(self, scenario: str, seats: int) -> None:
        for seed in range(1 if scenario in TURNS else 3):
            test_play.test_every_position_is_sound(ID, scenario, seats, seed)
            test_play.test_points_by_an_independent_formula(ID, scenario, seats, seed)
            test_outcomes.test_the_end_of_a_game_is_said_with_its_reason(ID, scenario, seats, seed)

    def test_play(self, scenario: str, seats: int) -> None:
        test_play.test_submit_and_play_in_place_agree(ID, scenario, seats)
        test_play.test_a_record_plays_again_to_the_same_state(ID, scenario, seats)
        if scenario in LONG:
            test_play.test_undo_never_crosses_a_draw_a_revelation_or_another_seat(ID, scenario, seats)
        test_play.test_an_ended_table_asks_nobody_and_refuses_everything(ID, scenario, seats)

    def test_defaults(self, scenario: str, seats: int) -> None:
        test_defaults.test_every_question_has_a_harmless_default(ID, scenario, seats)

    def test_views(self, scenario: str, seats: int) -> None:
        test_views.test_every_view_says_how_the_table_stands(ID, scenario, seats)

    def test_secrecy(self, scenario: str, seats: int) -> None:
        test_secrecy.test_nothing_shown_depends_on_what_a_seat_cannot_know(ID, scenario, seats)
        if scenario in LONG:
            test_secrecy.test_events_told_to_a_seat_do_not_depend_on_what_it_cannot_know(ID, scenario, seats)
        test_secrecy.test_secret_events_are_told_to_their_owners_only(ID, scenario, seats)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_text(self, scenario: str, seats: int, language: str) -> None:
        test_text.test_everything_is_worded(ID, scenario, seats, language)
        test_text.test_refusals_are_worded(ID, scenario, seats, language)

    def test_answers_read_differently(self, scenario: str, seats: int) -> None:
        test_text.test_answers_on_one_panel_read_differently(ID, scenario, seats)


class TestGame:
    """What the suite asks of every game once."""

    @pytest.mark.parametrize("leak", SUBJECT.leaks)
    def test_leaks(self, leak: str) -> None:
        test_secrecy.test_a_planted_leak_is_caught(ID, leak)

    @pytest.mark.parametrize("seats", GAME.seats_for("aegean"))
    @pytest.mark.parametrize("leak", THEATRE_LEAKS)
    def test_leaks_of_the_theatre(self, leak: str, seats: int) -> None:
        """What a theatre game hides is shuffled: a look at it would be caught."""
        rng, look = Random(5), THEATRE_LEAKS[leak]
        states = (state for _ in range(GAMES) for state in _positions("aegean", seats, rng))
        assert any(look(GAME.resample(state, None, rng), None) != look(state, None) for state in states)

    @pytest.mark.parametrize("leak", TURN_LEAKS)
    def test_leaks_of_a_turn(self, leak: str) -> None:
        """What a whole turn hides is shuffled: a look at it would be caught."""
        rng, look = Random(5), TURN_LEAKS[leak]
        states = (state for _ in range(GAMES) for state in _positions("time-of-peace", 4, rng))
        assert any(look(GAME.resample(state, None, rng), None) != look(state, None) for state in states)

    def test_views(self) -> None:
        test_views.test_a_view_of_the_end_says_who_has_won(ID)

    def test_words_that_are_there(self) -> None:
        test_words.test_every_phase_has_a_chapter_and_every_setting_a_name(ID)
        test_words.test_every_ending_has_its_words(ID)

    def test_words_that_are_needed(self) -> None:
        test_words.test_no_message_is_unused(ID)
        test_words.test_no_label_is_unused(ID)


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguages:
    """What the suite asks of every language."""

    def test_sentences(self, language: str) -> None:
        test_words.test_every_event_is_a_sentence(ID, language)
        test_words.test_every_answer_fits_a_button(ID, language)
        test_words.test_every_refusal_is_a_sentence(ID, language)
        test_words.test_every_question_asks(ID, language)

    def test_facts(self, language: str) -> None:
        test_words.test_messages_use_only_facts_that_are_given(ID, language)
        test_words.test_events_and_actions_use_only_their_fields(ID, language)
        test_words.test_all_languages_have_the_same_messages_and_variables(ID, language)
        test_words.test_only_known_functions_are_called(ID, language)

    def test_labels(self, language: str) -> None:
        test_words.test_every_label_can_be_said(ID, language)
        test_words.test_boards_and_hands_can_be_written(ID, language)
        test_words.test_hands_and_parts_are_described_within_the_limit(ID, language)

    def test_orders(self, language: str) -> None:
        test_orders.test_every_example_of_the_catalogue_is_an_order(ID, language)
        test_orders.test_the_name_of_the_command_may_stand_before_an_order(ID, language)
        test_orders.test_what_follows_an_order_that_stands_alone_is_to_be_left_out(ID, language)
        test_orders.test_an_unknown_order_is_answered_with_all_that_there_are(ID, language)
        test_orders.test_no_word_begins_two_orders(ID, language)
