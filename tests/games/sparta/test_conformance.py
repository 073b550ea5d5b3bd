"""The shared suite, for a game that is not in the registry yet: it is put there for these tests alone."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from games import registry
from games.sparta.game import GAME
from games.text import LANGUAGES
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
from tests.games.sparta.subject import SUBJECT

ID = "sparta"
ALONE = ("pw1", "cle")
"""The scenarios that are looked at with a single seat too; the others take long and are no different."""
TABLES = [
    (scenario, seats)
    for scenario in GAME.scenarios
    for seats in GAME.seats_for(scenario)
    if seats > 1 or scenario in ALONE
]


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with patch.dict(registry.PATHS, {ID: "games.sparta.game:GAME"}):
        yield


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
class TestTables:
    """What the suite asks of every table."""

    @pytest.mark.parametrize("seed", range(3))
    def test_positions(self, scenario: str, seats: int, seed: int) -> None:
        test_play.test_every_position_is_sound(ID, scenario, seats, seed)
        test_play.test_points_by_an_independent_formula(ID, scenario, seats, seed)
        test_outcomes.test_the_end_of_a_game_is_said_with_its_reason(ID, scenario, seats, seed)

    def test_play(self, scenario: str, seats: int) -> None:
        test_play.test_submit_and_play_in_place_agree(ID, scenario, seats)
        test_play.test_a_record_plays_again_to_the_same_state(ID, scenario, seats)
        test_play.test_undo_never_crosses_a_draw_a_revelation_or_another_seat(ID, scenario, seats)
        test_play.test_an_ended_table_asks_nobody_and_refuses_everything(ID, scenario, seats)

    def test_defaults(self, scenario: str, seats: int) -> None:
        test_defaults.test_every_question_has_a_harmless_default(ID, scenario, seats)

    def test_views(self, scenario: str, seats: int) -> None:
        test_views.test_every_view_says_how_the_table_stands(ID, scenario, seats)

    def test_secrecy(self, scenario: str, seats: int) -> None:
        test_secrecy.test_nothing_shown_depends_on_what_a_seat_cannot_know(ID, scenario, seats)
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

    def test_orders(self, language: str) -> None:
        test_orders.test_every_example_of_the_catalogue_is_an_order(ID, language)
        test_orders.test_the_name_of_the_command_may_stand_before_an_order(ID, language)
        test_orders.test_what_follows_an_order_that_stands_alone_is_to_be_left_out(ID, language)
        test_orders.test_an_unknown_order_is_answered_with_all_that_there_are(ID, language)
        test_orders.test_no_word_begins_two_orders(ID, language)
