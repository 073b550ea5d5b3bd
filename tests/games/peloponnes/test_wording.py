from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from games.core.agenda import Table
from games.core.decision import Decision
from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault, Refusal, StaleDecision
from games.peloponnes.actions import AnyAction, Build, ChooseIncome, Keep
from games.peloponnes.board import DISASTERS, KINDS, board
from games.peloponnes.events import AnyEvent, TilesTurnedUp
from games.peloponnes.game import GAME
from games.peloponnes.wording import FUNCTIONS, GOODS, Wording, wording
from games.text import LANGUAGES
from games.text.wording import kebab
from games.text.words import _FUNCTIONS
from tests.games.text import speech
from tests.games.text.catalogues import attributes, cases, functions, variables
from tests.games.text.speech import Facts, is_named_in_source, labels_asked, looks_right, questions, refusals

PACKAGE = "games.peloponnes"
NAMES = ("Anna", "Ben", "Κλειώ", "Dora", "Emil")
LONG_NAMES = tuple(letter * 32 for letter in "WÄΩΞM")
TILES, LANDS = tuple(board().tiles), tuple(board().lands)
BUILDINGS, CIVILISATIONS = tuple(board().buildings), tuple(board().civilisations)

VALUES: dict[str, tuple[Any, ...]] = {
    **dict.fromkeys(("seat", "owner", "bidder"), (0, 1)),
    **dict.fromkeys(GOODS, (0, 1, 2)),
    **dict.fromkeys(("conquest", "final"), (False, True)),
    **dict.fromkeys(("round", "compensation", "most", "number", "bid", "minimum"), (1, 3)),
    **dict.fromkeys(("power", "population", "points", "target"), (1, 24)),
    **dict.fromkeys(("buildings", "lands"), (1, 4)),
    "tile": TILES,
    "end": LANDS,
    "tiles": (("bridge",), ("bridge", "temple_of_apollo", "land_a07")),
    "seats": ((0,), (0, 2), (0, 1, 2)),
    "civilisation": CIVILISATIONS,
    "kind": KINDS,
    "disaster": DISASTERS,
    "chips": (1, 2, 3),
    "level": (0, 1, 5),
    "how": ("pay", "coin"),
    "action": (Build("pay"), ChooseIncome("port", "food"), Keep(BUILDINGS[:8])),
}
"""What each field or fact can be."""

OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    ("TilesTurnedUp", "regular"): (("bridge",), ("land_a05", "street", "port")),
    ("TilesTurnedUp", "conquest"): ((), ("bridge",), ("land_a05", "street", "port")),
    ("Scored", "tiles"): (0, 22),
    ("Scored", "coins"): (0, 3),
    ("Keep", "tiles"): ((), ("bridge",), BUILDINGS[:3], BUILDINGS[-8:]),
    ("Settle", "tiles"): ((), ("bridge",), BUILDINGS[:3], BUILDINGS[-8:]),
    ("take-building", "luxury"): (None, 0, 4),
    ("take-building", "coin_luxury"): (None, 0, 2),
    ("no-such-tile", "tile"): ("bridge", "Christmas"),
    ("no-such-kind", "kind"): ("luxury",),
    ("no-such-civilisation", "civilisation"): ("athens",),
    ("cannot-keep-so-many", "most"): (0, 1, 3),
    **{
        (kind, name): (1, 3)
        for kind, names in (
            ("BidPlaced", ("coins",)),
            ("BidDisplaced", ("coins",)),
            ("BidMoved", ("coins",)),
            ("BidWithdrawn", ("coins",)),
            ("Bid", ("coins",)),
            ("move-bid", ("coins",)),
            ("bid-too-low", ("coins",)),
            ("bid-not-higher", ("coins",)),
            ("not-enough-coins", ("coins",)),
            ("solo-exact-bid", ("coins",)),
            ("BuildingDenied", ("inhabitants",)),
            ("InhabitantsGiven", ("inhabitants",)),
            ("PlagueDeaths", ("inhabitants",)),
            ("PopulationFed", ("inhabitants",)),
            ("InhabitantsStarved", ("inhabitants",)),
            ("FoodLost", ("food",)),
            ("LuxuryLost", ("luxury",)),
            ("luxury-in-pairs", ("luxury",)),
            ("luxury-not-needed", ("luxury",)),
            ("cannot-pay", ("luxury",)),
            ("cannot-settle", ("luxury",)),
        )
        for name in names
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_conquest_row_may_be_turned_up(language: str) -> None:
    said = speak(language).event(TilesTurnedUp(regular=(), conquest=("bridge", "port")))
    assert looks_right(said)
    assert re.findall(r"\d", said) == ["4", "5"], "the least bids, with the surcharge"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_tiles_too_long_for_a_button_is_cut(language: str) -> None:
    said = speak(language).action(Keep(BUILDINGS))
    assert len(said) <= 80
    assert said.endswith("…")


# Questions and refusals are looked for where the rules are written

TOLD_BY_NAME = {"refusal": refusals("peloponnes"), "question": questions("peloponnes")}
ADDED = {"keep-buildings": {"buildings"}, "keep-lands": {"lands"}}
"""Facts that are not written out where a question is asked."""
NOT_OF_THE_RULES = ("order-", "word-")
"""Refusals of orders; their facts are words as typed."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TOLD_BY_NAME)
def test_messages_use_only_facts_that_are_given(kind: str, language: str) -> None:
    used = variables(PACKAGE, language)
    for key, facts in TOLD_BY_NAME[kind].items():
        assert f"{kind}-{key}" in used
        assert facts is None or used[f"{kind}-{key}"] <= facts | ADDED.get(key, set()), key


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
            # A building that could not be taken in any way is not asked about.
            if (facts.get("luxury", 0), facts.get("coin_luxury", 0)) != (None, None):
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
def test_tiles_and_disasters_have_every_case(language: str) -> None:
    asked, found = cases(PACKAGE, language), attributes(PACKAGE, language)
    for thing in (*TILES, *DISASTERS):
        wanted = asked if thing in DISASTERS else asked - {"dative"}
        assert wanted <= found[f"name-{thing}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    names = [speak(language).name(tile) for tile in TILES]
    assert len(set(names)) == len(names)
    assert not set(names) & set(TILES)


def test_no_message_is_unused() -> None:
    things = (*TILES, *CIVILISATIONS, *DISASTERS, *KINDS, "pay", "coin")
    known = {
        *(kebab(kind.__name__) for kind in get_args(AnyEvent)),
        *(f"action-{kebab(kind.__name__)}" for kind in get_args(AnyAction)),
        *(f"{kind}-{key}" for kind, keys in TOLD_BY_NAME.items() for key in keys),
        *(f"{sort}-{thing}" for thing in things for sort in ("name", "short")),
        *(f"seat-letter-{seat}" for seat in range(6)),
        *(f"word-seat-{seat}" for seat in range(6)),
        *("word-how-pay", "word-how-coin"),
    }
    # Labels are for pictures, chapters for `/rules`, and what is said about a table where tables are run.
    elsewhere = ("label-", "table-", "chapter-")
    spoken = {key for key in variables(PACKAGE, "en") if not key.startswith(elsewhere)}
    assert {key for key in spoken - known if not is_named_in_source(key)} == set()


def test_no_label_is_unused() -> None:
    labels = {key for key in variables(PACKAGE, "en") if key.startswith("label-")}
    phases = ("set-up", "tiles", "bids", "taking", "disasters", "supply", "end")
    made = {f"label-phase-{phase}" for phase in phases}
    assert {key for key in labels - made if not is_named_in_source(key.removeprefix("label-"))} == set()


def test_every_label_that_is_asked_for_exists() -> None:
    labels = labels_asked("peloponnes")
    assert {key for key in labels if f"label-{key}" not in variables(PACKAGE, "en")} == set()
    assert "title" in labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_can_be_said(language: str) -> None:
    facts = {"round": 1, "rounds": 8, "seat": 0, "seats": (0, 1), "level": 2, "target": 28, "number": 2}
    keys = [key for key in variables(PACKAGE, language) if key.startswith("label-")]
    assert all(speak(language).say(key, **facts) for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_described(language: str) -> None:
    described = [speak(language).tile_text(tile) for tile in TILES]
    assert len(set(described)) == len(described)
    assert not re.search(r"[{}⟨⟩]", "".join(described))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_player_is_told(language: str) -> None:
    words = speak(language)
    faults: list[PlayerFault] = [
        IllegalAction(Refusal("5b", "not-displaced")),
        AmbiguousOrder("forest", ["Forest A7", "Forest A10"]),
        StaleDecision(),
    ]
    said = [words.fault(fault) for fault in faults]
    assert len(set(said)) == 3
    assert all(looks_right(text) for text in said)


# Whole games


def positions(seats: int, seed: int, scenario: str = "standard") -> Iterator[Table[Any]]:
    return speech.positions(GAME, seats, scenario, seed)


@pytest.mark.parametrize(
    ("seats", "scenario"), [(2, "standard"), (3, "standard"), (5, "standard"), (1, "solo"), (1, "level-4")]
)
def test_whole_games_can_be_told(seats: int, scenario: str) -> None:
    for table in positions(seats, seats, scenario):
        for language in LANGUAGES:
            words = speak(language)
            told = [words.event(event) for event in table.events]
            told += [words.question(asked.decision) for asked in table.asked()]
            assert all(looks_right(text) for text in told)
        table.events.clear()


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_described_within_the_limit(language: str, seats: int) -> None:
    words = wording(language, LONG_NAMES)
    for table in positions(seats, seed=7):
        described = words.alt(GAME.view(table.state, None))
        assert len(described) <= 1000, described
        assert looks_right(described)
        assert described.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_tells_bids_population_and_chips(language: str) -> None:
    words = speak(language)
    table = next(table for table in positions(3, seed=2) if table.state.round > 1 and table.state.bids)
    described, bid = words.alt(GAME.view(table.state, None)), table.state.bids[0]
    assert re.search(
        f"{re.escape(words.name(bid.tile))} \\({words.mark(bid.seat)}:? .*{bid.coins}\\)", described
    )
    assert all(name in described for name in NAMES[:3])
    turned = [disaster for disaster, chips in table.state.turned.items() if chips]
    assert turned
    assert all(words.name(disaster) in described for disaster in turned)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_and_tableaus_can_be_written(language: str) -> None:
    words = speak(language)
    for number, table in enumerate(positions(5, seed=3)):
        if number % 9 == 0 or not table.asked():
            for seat in (None, 0, 4):
                view = GAME.view(table.state, seat)
                written = words.board_text(view) + words.hand_text(view)
                on_offer = [*table.state.regular, *table.state.conquest]
                assert all(words.name(tile) in written for tile in on_offer)
                assert all(words.name(holding.civilisation) in written for holding in table.state.holdings)
                assert not re.search(r"[{}⟨⟩]", written)


def test_a_tableau_shows_noted_answers_to_their_seat_alone() -> None:
    noted = [
        (table, GAME.view(table.state, seat))
        for table in positions(5, seed=1)
        for seat in range(5)
        if GAME.view(table.state, seat).pending
    ]
    words = speak("en")
    for table, view in noted[:3]:
        assert words.action(view.pending[0]) in words.hand_text(view)
        assert words.say("hand-pending", actions=("",))[:20] not in words.board_text(view)
        assert words.hand_text(GAME.view(table.state, None)) == "You have no seat at this table."
    assert noted
