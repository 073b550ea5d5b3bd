"""All that every game can say, in every language: whole sentences, nothing missing, nothing unused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from typing import Any, get_args

import pytest

from bot.discord.pictures.parts import regions
from games import registry
from games.core.agenda import settings_of
from games.core.chance import Seeded
from games.core.decision import Action, Decision
from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault, Refusal, StaleDecision
from games.core.fields import kebab
from games.core.game import Game, start
from games.core.outcome import CONCEDED, SHARED
from games.core.resigning import OF_TABLE
from games.text import LANGUAGES
from games.text.words import _FUNCTIONS
from tests.games.conformance.random_play import final, spread
from tests.games.conformance.speech import Speech, load
from tests.games.conformance.subject import load as subject_of
from tests.games.text.catalogues import attributes, functions, variables
from tests.games.text.speech import is_named_in_source, labels_asked, looks_right

GAMES = pytest.mark.parametrize("game", registry.ids())
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ("Anna", "Ben", "Κλειώ", "Dora", "Emil", "Zoe")
LONG_NAMES = tuple(letter * 32 for letter in "WÄΩΞMZ")
NOT_OF_THE_RULES = ("order-", "word-")
"""Refusals of orders; their facts are words as typed."""
ELSEWHERE = (
    *("label-", "statistic-", "condition-", "unmet-", "table-", "chapter-", "help-", "orders-help"),
    *("value-", "setting-"),
)
"""What is said in pictures, of orders ahead, where tables are run, by `/rules`, and in menus."""
BUTTON, ALT = 80, 1000
WRITTEN = 30
"""Positions of each game that are written and described."""


def facts_of(speech: Speech, key: str) -> Iterator[dict[str, Any]]:
    """Vary the facts that a question or refusal uses."""
    used = variables(speech.game.package, "en")
    assert key in used, f"the catalogue has no {key}"
    return speech.facts.of(key.partition("-")[2], sorted(used[key]))


def speak(speech: Speech, language: str, names: tuple[str, ...] = NAMES) -> Any:
    return speech.game.wording(language, names[: max(speech.game.seats)])


@GAMES
@LANGUAGE
def test_every_event_is_a_sentence(game: str, language: str) -> None:
    speech = load(game)
    words = speak(speech, language)
    for event in speech.facts.instances(speech.game.event):
        said = words.event(event)
        assert looks_right(said), said
        assert said.endswith("."), said


@GAMES
@LANGUAGE
def test_every_answer_fits_a_button(game: str, language: str) -> None:
    speech = load(game)
    words = speak(speech, language, LONG_NAMES)
    for action in speech.facts.instances(speech.game.action):
        said = words.action(action)
        assert looks_right(said), said
        assert len(said) <= BUTTON, said


# Questions and refusals are looked for where the rules are written


@GAMES
@LANGUAGE
def test_messages_use_only_facts_that_are_given(game: str, language: str) -> None:
    speech, used = load(game), variables(registry.get(game).package, language)
    for kind, told in speech.told.items():
        for key, facts in told.items():
            assert f"{kind}-{key}" in used, f"{language}.ftl has no {kind}-{key}"
            assert facts is None or used[f"{kind}-{key}"] <= facts | speech.added.get(key, set()), key


@GAMES
@LANGUAGE
def test_every_refusal_is_a_sentence(game: str, language: str) -> None:
    speech = load(game)
    words = speak(speech, language)
    for key in speech.told["refusal"]:
        if not key.startswith(NOT_OF_THE_RULES):
            for facts in facts_of(speech, f"refusal-{key}"):
                said = words.refusal(Refusal("1", key, **facts))
                assert looks_right(said), said
                assert said.endswith("."), said


@GAMES
@LANGUAGE
def test_every_question_asks(game: str, language: str) -> None:
    speech = load(game)
    words = speak(speech, language)
    for key in speech.told["question"]:
        for facts in filter(speech.asked, facts_of(speech, f"question-{key}")):
            said = words.question(Decision(0, "1", key, **facts))
            assert looks_right(said), said
            assert (";" if language == "el" else "?") in said


@GAMES
@LANGUAGE
def test_every_fault_of_a_player_is_told(game: str, language: str) -> None:
    speech = load(game)
    words = speak(speech, language)
    faults: list[PlayerFault] = [
        IllegalAction(Refusal("1", speech.plain_refusal)),
        AmbiguousOrder("me", ["Megara", "Melos"]),
        StaleDecision(),
    ]
    said = [words.fault(fault) for fault in faults]
    assert len(set(said)) == 3
    assert all(looks_right(text) for text in said)


# The catalogues against each other and against what is said


@GAMES
@LANGUAGE
def test_events_and_actions_use_only_their_fields(game: str, language: str) -> None:
    found = registry.get(game)
    used = variables(found.package, language)
    for prefix, union in (("", found.event), ("action-", found.action)):
        for kind in get_args(union):
            key = prefix + kebab(kind.__name__)
            assert key in used, f"{language}.ftl has no {key}"
            assert used[key] <= set(kind.__struct_fields__), key


@GAMES
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_variables(game: str, language: str) -> None:
    package = registry.get(game).package
    assert variables(package, language) == variables(package, "en")


@GAMES
@LANGUAGE
def test_only_known_functions_are_called(game: str, language: str) -> None:
    package = registry.get(game).package
    own = import_module(f"{package}.wording").FUNCTIONS
    assert functions(package, language) <= {*_FUNCTIONS, *own}


def phases_of(game: Game) -> set[str]:
    """Name the phases of a game, as its labels do."""
    labels = variables(game.package, "en")
    return {key.removeprefix("label-phase-") for key in labels if key.startswith("label-phase-")}


def parameters(game: Game) -> list[tuple[type[Action], str]]:
    """Give the fields of all kinds of action."""
    return [(kind, name) for kind in get_args(game.action) for name in kind.__struct_fields__]


def menu_keys(game: Game) -> set[str]:
    """Give what a game must name: its commands, their parameters, its scenarios and parts of its board."""
    return {
        "command",
        *(f"command-{kind.command}" for kind in get_args(game.action)),
        *(f"param-{kebab(name)}" for _, name in parameters(game)),
        *(f"scenario-{each}" for each in game.scenarios),
        *(f"region-{each}" for each in regions(game.id)),
    }


def part_keys(game: Game) -> set[str]:
    """Give what panels may call the parts of answers, and the ways to answers that few people want."""
    words = game.wording("en", ())
    found = {f"otherwise-{kebab(kind.__name__)}" for kind in words.usual}
    kinds = [kebab(kind.__name__) for kind in get_args(game.action)]
    found |= {f"{what}-{kind}" for what in ("brief", "wanted") for kind in kinds}
    for kind, parts in words.parts.items():
        for part in parts:
            for first, last in combinations(range(len(part) + 1), 2):
                names = "-".join(kebab(name) for name in part[first:last])
                found.add(f"part-{kebab(kind.__name__)}-{names}")
    return found


@GAMES
@LANGUAGE
def test_commands_parameters_scenarios_and_regions_have_names(game: str, language: str) -> None:
    found = registry.get(game)
    words, had = speak(load(game), language), attributes(found.package, language)
    missing = sorted(menu_keys(found) - set(had))
    assert not missing, f"{language}.ftl has no {missing}"
    for key in menu_keys(found):
        assert words.say(key)
        assert "description" in had[key] or not key.startswith(("command", "param-")), key
        assert "label" in had[key] or not key.startswith("command-"), key


@GAMES
def test_every_phase_has_a_chapter_and_every_setting_a_name(game: str) -> None:
    """Set-up asks nothing in some games: there its chapter can be left out."""
    found = registry.get(game)
    used = variables(found.package, "en")
    scenario = found.scenarios[0]
    table = start(found, min(found.seats_for(scenario)), scenario, Seeded(b"words"))
    settings = {asked.decision.question for asked in table.always_asked()}
    wanted = {
        *(f"chapter-{each}" for each in phases_of(found) - {"set-up"}),
        *(f"setting-{each}" for each in settings),
    }
    missing = sorted(wanted - set(used))
    assert not missing, f"the catalogue has no {missing}"


def asked_kinds(game: Game) -> set[type[Action]]:
    """Give the kinds of action that are asked for at their time, not at any."""
    scenario = game.scenarios[0]
    state = start(game, min(game.seats_for(scenario)), scenario, Seeded(b"words")).state
    settings = settings_of(state)
    return set(get_args(game.action)) - set(settings.kinds if settings is not None else ())


@GAMES
@LANGUAGE
def test_every_kind_of_answer_says_when_it_is_asked_for(game: str, language: str) -> None:
    """`/why` says so of one that is not asked for: a sentence for each kind, without facts."""
    found = registry.get(game)
    words, used = speak(load(game), language), variables(found.package, language)
    for kind in asked_kinds(found):
        assert used.get(f"when-{kebab(kind.__name__)}") == set(), kind
        assert looks_right(words.occasion(kind))


def ending_keys(game: Game) -> set[str]:
    """Give what a game must say at its end: why it is over, and what decided between equals.

    That all but one have resigned is said alike of every game.
    """
    ties = [*game.tie_breaks, SHARED] if game.tie_breaks else []
    return {*(f"ending-{each}" for each in (*game.endings, CONCEDED)), *(f"tie-{each}" for each in ties)}


@GAMES
def test_every_ending_has_its_words(game: str) -> None:
    found = registry.get(game)
    assert ending_keys(found) <= set(variables(found.package, "en"))


@GAMES
def test_no_message_is_unused(game: str) -> None:
    speech = load(game)
    known = {
        *(kebab(kind.__name__) for kind in get_args(speech.game.event)),
        *(f"action-{kebab(kind.__name__)}" for kind in get_args(speech.game.action)),
        *(f"when-{kebab(kind.__name__)}" for kind in asked_kinds(speech.game)),
        *(f"{kind}-{key}" for kind, told in speech.told.items() for key in told),
        *(f"nothing-{question}" for question in speech.told["question"]),
        *(f"{sort}-{seat}" for sort in ("seat-letter", "word-seat") for seat in range(6)),
        *speech.made,
        *(f"begins-{phase}" for phase in phases_of(speech.game)),
        *menu_keys(speech.game),
        *ending_keys(speech.game),
        *(f"param-{kind.command}-{kebab(name)}" for kind, name in parameters(speech.game)),
        "param-preview-text",
        *part_keys(speech.game),
        *(f"done-{kebab(kind)}" for kind in OF_TABLE),
    }
    spoken = {key for key in variables(speech.game.package, "en") if not key.startswith(ELSEWHERE)}
    assert {key for key in spoken - known if not is_named_in_source(key)} == set()


@GAMES
def test_no_label_is_unused(game: str) -> None:
    speech = load(game)
    labels = {
        key.removeprefix("label-") for key in variables(speech.game.package, "en") if key.startswith("label-")
    }
    assert {key for key in labels - speech.made_labels if not is_named_in_source(key)} == set()


@GAMES
def test_every_label_that_is_asked_for_exists(game: str) -> None:
    labels, package = labels_asked(game), registry.get(game).package
    assert {key for key in labels if f"label-{key}" not in variables(package, "en")} == set()
    assert "title" in labels


@GAMES
@LANGUAGE
def test_every_label_can_be_said(game: str, language: str) -> None:
    speech = load(game)
    facts = {"round": 1, "rounds": 3, "seat": 0, "seats": (0, 1), "points": 7, **speech.label_facts}
    keys = [key for key in variables(speech.game.package, language) if key.startswith("label-")]
    assert all(speak(speech, language).say(key, **facts) for key in keys)


# Whole games


def states(speech: Speech, seats: int) -> Iterator[Any]:
    """Give some positions of a random game, and its end."""
    subject = subject_of(speech.game.id)
    scenario = next(each for each in speech.game.scenarios if seats in speech.game.seats_for(each))
    yield from (moment.table.state for moment in spread(subject, scenario, seats, WRITTEN))
    yield final(subject, scenario, seats)


@GAMES
@LANGUAGE
def test_pictures_are_described_within_the_limit(game: str, language: str) -> None:
    speech = load(game)
    words = speak(speech, language, LONG_NAMES)
    for seats in {min(speech.game.seats), max(speech.game.seats)}:
        for state in states(speech, seats):
            described = words.alt(speech.game.view(state, None))
            assert len(described) <= ALT, described
            assert looks_right(described)
            assert described.endswith(".")


@GAMES
@LANGUAGE
def test_hands_and_parts_are_described_within_the_limit(game: str, language: str) -> None:
    speech = load(game)
    words, seats = speak(speech, language, LONG_NAMES), max(speech.game.seats)
    parts = [*regions(game), *(f"seat-{seat}" for seat in range(seats))]
    for state in states(speech, seats):
        board = words.alt(speech.game.view(state, None))
        own = words.hand_alt(speech.game.view(state, 1))
        said = [words.part_alt(speech.game.view(state, None), part) for part in parts]
        for described in (own, *said):
            assert len(described) <= ALT, described
            assert looks_right(described)
            assert described != board
        assert words.seat(1) in own
        assert words.seat(0) not in own
        assert len(set(said)) == len(said)


@GAMES
@LANGUAGE
def test_boards_and_hands_can_be_written(game: str, language: str) -> None:
    speech = load(game)
    words, seats = speak(speech, language), max(speech.game.seats)
    for state in states(speech, seats):
        for seat in (None, 0, seats - 1):
            view = speech.game.view(state, seat)
            written = words.board_text(view) + words.hand_text(view)
            assert not re.search(r"[{}⟨⟩]", written)
            assert all(words.name(thing) in written for thing in speech.on_board(view))
