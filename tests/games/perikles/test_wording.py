from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from games.core.agenda import Table
from games.core.decision import Choices, Decision
from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault, Refusal, StaleDecision
from games.perikles.actions import AnyAction, Pass, PlaySpecial
from games.perikles.board import ODDS, Counter, board
from games.perikles.events import AnyEvent
from games.perikles.game import GAME
from games.perikles.wording import FUNCTIONS, UNFIT, Wording, wording
from games.text import LANGUAGES
from games.text.wording import kebab
from games.text.words import _FUNCTIONS
from tests.games.text import speech
from tests.games.text.catalogues import attributes, cases, functions, variables
from tests.games.text.speech import Facts, is_named_in_source, labels_asked, looks_right, questions, refusals

PACKAGE = "games.perikles"
NAMES = ("Anna", "Ben", "Κλειώ", "Dora", "Emil")
LONG_NAMES = tuple(letter * 32 for letter in "WÄΩΞM")
CITIES = (*board().cities, "persia")
COUNTERS = (Counter("sparta", "hoplite", 3), Counter("sparta", "hoplite", 2), Counter("persia", "trireme", 1))

VALUES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("seat", "owner", "leader", "rival", "first", "start", "asker"), (0, 1)),
    **dict.fromkeys(("city", "enemy", "ally", "other", "to", "force"), CITIES),
    **dict.fromkeys(("round", "strength", "points", "defeats", "value", "attack", "defence"), (1, 4)),
    **dict.fromkeys(("markers", "removed", "left", "places", "statues"), (0, 1, 2)),
    **dict.fromkeys(("attacker", "defender", "attacker_needs", "defender_needs"), (7,)),
    **dict.fromkeys(("attacker_tokens", "defender_tokens"), (0, 1)),
    **dict.fromkeys(("tied", "main", "candidate", "allow"), (False, True)),
    "place": tuple(board().places),
    "tile": tuple(board().tiles),
    "tiles": (("athens-2",), ("any-1", "argos-1-assassin", "megara-1-candidate")),
    "seats": ((0,), (0, 2), (0, 1, 2)),
    "spot": ("alpha", "beta"),
    "arm": ("hoplite", "trireme"),
    "side": ("attack", "defence"),
    "counters": (COUNTERS[:1], COUNTERS),
    "odds": ODDS,
    "until": ("", "phase", "sicily"),
    "paid": ("", "sparta", "persia"),
    "target": ("", "hand", "attack", "defence", "sparta", "pylos"),
}
"""What each field or fact can be."""

OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    ("RoundBegun", "places"): (("sicily",), ("sicily", "plataea", "cythera")),
    ("SpecialDealt", "tile"): tuple(board().specials),
    ("SpecialPlayed", "tile"): tuple(board().specials),
    ("PlaySpecial", "tile"): tuple(board().specials),
    ("SlavesRevolted", "place"): (None, *board().places),
    ("Take", "city"): (None, *board().cities),
    ("EndTurn", "until"): ("", "phase"),
    ("no-such-until", "until"): ("sicily", "Christmas"),
    ("colour-already-taken", "city"): ("any", "sparta"),
    ("no-spartans-there", "target"): ("hand", "pylos", "nonsense"),
    ("no-such-side", "target"): ("sparta",),
    **{
        (key, "tile"): tuple(board().specials)
        for key in (
            "not-your-special",
            "special-wrong-moment",
            "special-takes-no-target",
            "special-needs-target",
        )
    },
}
"""What it can be where that differs."""


FACTS = Facts(VALUES, OF_KIND)


def speak(language: str) -> Wording:
    return wording(language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str) -> None:
    for event in FACTS.instances(AnyEvent):
        said = speak(language).event(event)
        assert looks_right(said), said
        assert said.endswith("."), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_fits_a_button(language: str) -> None:
    words = wording(language, LONG_NAMES)
    for action in FACTS.instances(AnyAction):
        said = words.action(action)
        assert looks_right(said), said
        assert len(said) <= 80, said


# Questions and refusals are looked for where the rules are written


TOLD_BY_NAME = {"refusal": refusals("perikles"), "question": questions("perikles")}
NOT_OF_THE_RULES = ("order-", "word-")
"""Refusals of orders; their facts are words as typed."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TOLD_BY_NAME)
def test_messages_use_only_facts_that_are_given(kind: str, language: str) -> None:
    used = variables(PACKAGE, language)
    for key, facts in TOLD_BY_NAME[kind].items():
        assert f"{kind}-{key}" in used
        assert facts is None or used[f"{kind}-{key}"] <= facts, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = speak(language)
    for key in TOLD_BY_NAME["refusal"]:
        if not key.startswith(NOT_OF_THE_RULES):
            for facts in FACTS.of(key, sorted(variables(PACKAGE, "en")[f"refusal-{key}"])):
                said = words.refusal(Refusal("5", key, **facts))
                assert looks_right(said), said
                assert said.endswith("."), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_asks(language: str) -> None:
    for key in TOLD_BY_NAME["question"]:
        for facts in FACTS.of(key, sorted(variables(PACKAGE, "en")[f"question-{key}"])):
            said = speak(language).question(Decision(0, "5", key, **facts))
            assert looks_right(said), said
            assert (";" if language == "el" else "?") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_tile_can_be_played_is_asked_about_it(language: str) -> None:
    words = speak(language)
    for key, unfit in UNFIT.items():
        for facts in FACTS.of(key, sorted(variables(PACKAGE, "en")[unfit])):
            asked = {
                words.question(Decision(0, "6", key, Choices(answers), **facts))
                for answers in ([Pass()], [Pass(), PlaySpecial("phormio", "")])
            }
            assert all(looks_right(said) for said in asked), asked
            assert len(asked) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_actions_use_only_their_fields(language: str) -> None:
    used = variables(PACKAGE, language)
    for prefix, union in (("", AnyEvent), ("action-", AnyAction)):
        for kind in get_args(union):
            assert used[prefix + kebab(kind.__name__)] <= set(kind.__struct_fields__)


# The catalogues against each other and against what is said


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(language: str) -> None:
    assert variables(PACKAGE, language) == variables(PACKAGE, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_known_functions_are_called(language: str) -> None:
    assert functions(PACKAGE, language) <= {*_FUNCTIONS, *FUNCTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_and_places_have_every_case(language: str) -> None:
    asked, found = cases(PACKAGE, language), attributes(PACKAGE, language)
    for place in (*CITIES, *board().places):
        wanted = asked - {"adjective"} if place in board().places else asked
        assert wanted <= found[f"name-{place}"]


def test_no_message_is_unused() -> None:
    known = {
        *(kebab(kind.__name__) for kind in get_args(AnyEvent)),
        *(f"action-{kebab(kind.__name__)}" for kind in get_args(AnyAction)),
        *(f"{kind}-{key}" for kind, keys in TOLD_BY_NAME.items() for key in keys),
        *(f"name-{thing}" for thing in (*CITIES, *board().places, *board().specials)),
        *(f"short-{city}" for city in CITIES),
        *(f"help-{special}" for special in board().specials),
        *(f"seat-letter-{seat}" for seat in range(6)),
        *(f"word-seat-{seat}" for seat in range(6)),
        *(f"text-order-{order}" for order in ("hoplite", "trireme", "hoplite-trireme", "trireme-hoplite")),
    }
    # Labels are for pictures, chapters for `/rules`, and what is said about a table where tables are run.
    elsewhere = ("label-", "table-", "chapter-")
    spoken = {key for key in variables(PACKAGE, "en") if not key.startswith(elsewhere)}
    assert {key for key in spoken - known if not is_named_in_source(key)} == set()


def test_every_label_that_is_asked_for_exists() -> None:
    labels = labels_asked("perikles")
    assert {key for key in labels if f"label-{key}" not in variables(PACKAGE, "en")} == set()
    assert "title" in labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_can_be_said(language: str) -> None:
    facts = {"round": 1, "rounds": 3, "seat": 0, "seats": (0, 1)}
    keys = [key for key in variables(PACKAGE, language) if key.startswith("label-")]
    assert all(speak(language).say(key, **facts) for key in keys)


@pytest.mark.parametrize("special", board().specials)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_tile_is_explained(language: str, special: str) -> None:
    assert looks_right(speak(language).help(special))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_player_is_told(language: str) -> None:
    words = speak(language)
    faults: list[PlayerFault] = [
        IllegalAction(Refusal("2", "take-first")),
        AmbiguousOrder("me", ["Megara", "Melos"]),
        StaleDecision(),
    ]
    said = [words.fault(fault) for fault in faults]
    assert len(set(said)) == 3
    assert all(looks_right(text) for text in said)


# Whole games


def positions(seats: int, seed: int) -> Iterator[Table[Any]]:
    return speech.positions(GAME, seats, GAME.scenarios[0], seed)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_can_be_told(seats: int) -> None:
    for table in positions(seats, seed=seats):
        for language in LANGUAGES:
            words = speak(language)
            told = [words.event(event) for event in table.events]
            told += [words.question(asked.decision) for asked in table.asked()]
            assert all(looks_right(text) for text in told)
        table.events.clear()


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_described_within_the_limit(language: str, seats: int) -> None:
    words = wording(language, LONG_NAMES)
    for number, table in enumerate(positions(seats, seed=7)):
        if number % 5 == 0 or not table.asked():
            described = words.alt(GAME.view(table.state, None))
            assert len(described) <= 1000, described
            assert looks_right(described)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_and_hands_can_be_written(language: str) -> None:
    words = speak(language)
    for number, table in enumerate(positions(5, seed=3)):
        if number % 9 == 0 or not table.asked():
            for seat in (None, 0, 4):
                view = GAME.view(table.state, seat)
                written = words.board_text(view) + words.hand_text(view)
                assert all(words.name(city) in written for city in board().cities)
                assert not re.search(r"[{}⟨⟩]", written)


def test_a_board_shows_only_what_its_viewer_knows() -> None:
    table = next(
        table for table in positions(4, seed=5) if any(place.attackers for place in table.state.places)
    )
    words = speak("en")
    assert "?" in words.board_text(GAME.view(table.state, None))
    assert words.hand_text(GAME.view(table.state, None)) == "You have no seat at this table."
