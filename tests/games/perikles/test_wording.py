from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from bot.settings import ROOT
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.decision import Decision
from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault, Refusal, StaleDecision
from games.core.game import start
from games.perikles.actions import AnyAction
from games.perikles.board import ODDS, Counter, board
from games.perikles.events import AnyEvent
from games.perikles.game import GAME
from games.perikles.wording import FUNCTIONS, Wording, wording
from games.text import LANGUAGES
from games.text.wording import kebab
from games.text.words import _FUNCTIONS
from tests.games.text.catalogues import attributes, cases, functions, variables

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


def facts_of(kind: str, names: list[str]) -> Iterator[dict[str, Any]]:
    """Vary the facts: names one at a time, everything that a sentence can depend on in all ways."""
    values = {name: OF_KIND.get((kind, name), VALUES[name]) for name in names}
    few = {name: found for name, found in values.items() if len(found) <= 4}
    many = {name: found for name, found in values.items() if len(found) > 4}
    for chosen in product(*few.values()):
        yield dict(zip(few, chosen, strict=True)) | {name: found[0] for name, found in many.items()}
    first = {name: found[0] for name, found in values.items()}
    for name, found in many.items():
        yield from (first | {name: value} for value in found)


def instances(union: Any) -> Iterator[Any]:
    for kind in get_args(union):
        names = [name for name in kind.__struct_fields__ if name != "audience"]
        yield from (kind(**facts) for facts in facts_of(kind.__name__, names))


def speak(language: str) -> Wording:
    return wording(language, NAMES)


def looks_right(text: str) -> bool:
    begins = text[0] in "“„«" or not text[0].islower()
    return begins and text == text.strip() and not re.search(r"[{}⟨⟩]|  |\bnone\b|\bNone\b| [.,;]", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(language: str) -> None:
    for event in instances(AnyEvent):
        said = speak(language).event(event)
        assert looks_right(said), said
        assert said.endswith("."), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_fits_a_button(language: str) -> None:
    words = wording(language, LONG_NAMES)
    for action in instances(AnyAction):
        said = words.action(action)
        assert looks_right(said), said
        assert len(said) <= 80, said


# Questions and refusals are looked for where the rules are written


class Asked:
    """The keys and facts of one kind of call in the source."""

    def __init__(self, name: str, position: int, ignored: tuple[str, ...], *folders: str) -> None:
        self.facts: dict[str, set[str] | None] = {}
        for path in (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))):
            for call in _calls(path, name):
                for key in _strings(call.args[position]):
                    self.facts[key] = _given(call, ignored)


def _calls(path: Path, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _strings(node: ast.expr) -> list[str]:
    """Give the key of a call, or both if it depends on something."""
    if isinstance(node, ast.IfExp):
        return [*_strings(node.body), *_strings(node.orelse)]
    assert isinstance(node, ast.Constant), ast.unparse(node)
    return [str(node.value)]


def _given(call: ast.Call, ignored: tuple[str, ...]) -> set[str] | None:
    """Give the names of the facts; None if they are not written out at the call."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return {str(keyword.arg) for keyword in call.keywords} - set(ignored)


@cache
def refusals() -> dict[str, set[str] | None]:
    return Asked("Refusal", 1, (), "games/core", "games/text", "games/perikles").facts


@cache
def questions() -> dict[str, set[str] | None]:
    return Asked("Decision", 2, ("required", "alone"), "games/perikles").facts


TOLD_BY_NAME = {"refusal": refusals, "question": questions}
NOT_OF_THE_RULES = ("order-", "word-")
"""Refusals of orders; their facts are words as typed."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TOLD_BY_NAME)
def test_messages_use_only_facts_that_are_given(kind: str, language: str) -> None:
    used = variables(PACKAGE, language)
    for key, facts in TOLD_BY_NAME[kind]().items():
        assert f"{kind}-{key}" in used
        assert facts is None or used[f"{kind}-{key}"] <= facts, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = speak(language)
    for key in refusals():
        if not key.startswith(NOT_OF_THE_RULES):
            for facts in facts_of(key, sorted(variables(PACKAGE, "en")[f"refusal-{key}"])):
                said = words.refusal(Refusal("5", key, **facts))
                assert looks_right(said), said
                assert said.endswith("."), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_asks(language: str) -> None:
    for key in questions():
        for facts in facts_of(key, sorted(variables(PACKAGE, "en")[f"question-{key}"])):
            said = speak(language).question(Decision(0, "5", key, **facts))
            assert looks_right(said), said
            assert (";" if language == "el" else "?") in said


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
        *(f"{kind}-{key}" for kind, keys in TOLD_BY_NAME.items() for key in keys()),
        *(f"name-{thing}" for thing in (*CITIES, *board().places, *board().specials)),
        *(f"short-{city}" for city in CITIES),
        *(f"help-{special}" for special in board().specials),
        *(f"seat-letter-{seat}" for seat in range(6)),
        *(f"word-seat-{seat}" for seat in range(6)),
        *(f"text-order-{order}" for order in ("hoplite", "trireme", "hoplite-trireme", "trireme-hoplite")),
    }
    # Labels are for pictures, and what is said about a table is said where tables are run.
    spoken = {key for key in variables(PACKAGE, "en") if not key.startswith(("label-", "table-"))}
    assert {key for key in spoken - known if not _is_named_in_source(key)} == set()


@cache
def _strings_in_source() -> set[str]:
    paths = [path for folder in ("games", "rendering") for path in (ROOT / folder).rglob("*.py")]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _is_named_in_source(key: str) -> bool:
    bare = re.sub(r"^(word|order|list)-", "", key)
    return key in _strings_in_source() or bare in _strings_in_source()


def test_every_label_that_is_asked_for_exists() -> None:
    paths = [*(ROOT / "rendering" / "perikles").rglob("*.py"), ROOT / "games" / "perikles" / "wording.py"]
    asked = {
        key
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "label"
        for key in _constants(node.args[0])
    }
    assert {key for key in asked if f"label-{key}" not in variables(PACKAGE, "en")} == set()
    assert "title" in asked or not paths[:-1]


def _constants(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_constants(body), *_constants(orelse)]
    return []


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
    """Play a random game, and give the table before every action."""
    rng = Random(seed)
    table = start(GAME, seats, GAME.scenarios[0], Seeded(b"%d" % seed))
    while table.asked():
        yield table
        decision = rng.choice(table.asked()).decision
        table.act(decision.seat, decision.sample(rng))
    yield table


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
