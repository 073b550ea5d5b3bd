from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from games.antike.actions import AnyAction, Conquer, Found, Move, Stand
from games.antike.board import RESOURCES, UNITS, board
from games.antike.events import AnyEvent
from games.antike.game import GAME
from games.antike.state import VARIANTS, StandingOrder
from games.antike.view import View
from games.antike.wording import FUNCTIONS, Wording, wording
from games.core.agenda import Table
from games.core.decision import Decision
from games.core.errors import AmbiguousOrder, IllegalAction, PlayerFault, Refusal, StaleDecision
from games.text import LANGUAGES
from games.text.wording import kebab
from games.text.words import _FUNCTIONS
from tests.games.text import speech
from tests.games.text.catalogues import attributes, cases, functions, variables
from tests.games.text.speech import Facts, is_named_in_source, labels_asked, looks_right, refusals

PACKAGE = "games.antike"
NAMES = ("Anna", "Ben", "Κλειώ", "Dora", "Emil", "Zoe")
LONG_NAMES = tuple(letter * 32 for letter in "WÄΩΞMZ")
MAPS = board().maps.values()
PROVINCES = tuple(dict.fromkeys(province.id for chart in MAPS for province in chart.provinces))
NATIONS = tuple(dict.fromkeys(nation for chart in MAPS for nation in chart.nations))
FIELDS, ADVANCES, PERSONAGES = board().rondel, tuple(board().advances), tuple(board().personages)
REACTIONS = ("always", "never", "ask")
STAGES = (
    *("rondel", "temple", "arming", "advance", "move"),
    *("reaction", "conquest", "founding", "bonus"),
)
PHASES = ("set-up", "coins", "turn", "end")
ELSEWHERE = ("label-", "table-", "chapter-", "help-", "orders-help")
"""What is said in pictures, where tables are run, and by `/rules`."""

OF_A_NATION = (
    *("choose-city", "take-resource", "build", "arm", "advance"),
    *("manoeuvre", "conquest", "found", "choose-stack"),
)
QUESTIONS: dict[str, set[str]] = {
    "choose-nation": set(),
    **{key: {"nation"} for key in OF_A_NATION},
    "rondel": {"nation", "free"},
    "react": {"nation", "opponent", "province", "unit", "count", "lost"},
    "standing": set(),
}
"""Every question, and what it is told."""

VALUES: dict[str, tuple[Any, ...]] = {
    "seat": (0, 2),
    "seats": ((0,), (0, 2)),
    "free": ((), ("gold",), ("temple", "gold", "manoeuvre-a")),
    **dict.fromkeys((*RESOURCES, "coins", "legions", "galleys"), (0, 1, 2)),
    **dict.fromkeys(("lost_legions", "lost_galleys"), (0, 1, 2)),
    **dict.fromkeys(("chosen", "temple", "new"), (False, True)),
    **dict.fromkeys(("round", "amount", "count", "total", "points", "fights", "price", "paid"), (1, 3)),
    **dict.fromkeys(("has", "left", "actions", "active", "raised", "orders", "bonus", "lost"), (0, 1, 2)),
    **dict.fromkeys(("needs", "own", "theirs", "most", "strength", "given", "least", "limit"), (1, 3)),
    **dict.fromkeys(("nation", "opponent"), NATIONS),
    **dict.fromkeys(("province", "origin"), PROVINCES),
    "nations": (("greeks",), ("persians", "phoenicians", "arabs")),
    "provinces": (("athen",), ("tyros", "leptis-magna", "ephesos")),
    "route": (("palma",), ("carthago-nova", "castra-regina", "leptis-magna")),
    "resource": RESOURCES,
    "unit": UNITS,
    "field": FIELDS,
    "steps": (1, 3, 8),
    "advance": ADVANCES,
    "personage": PERSONAGES,
    "reaction": REACTIONS,
    "number": (0, 1, 2),
    "spent": (-1, 1),
    "variant": VARIANTS,
    "one": ("twelve",),
    "other": ("military",),
    "missing": (("gold",), ("marble", "iron")),
}
"""What each field or fact can be."""

OF_KIND: dict[tuple[str, str], tuple[Any, ...]] = {
    **{(kind, "coins"): (-1, 0, 1, 3) for kind in ("Build", "Arm", "Advance")},
    ("RoundBegun", "coins"): (0, 1, 4),
    ("FieldChosen", "steps"): (0, 2, 5),
    ("Produced", "amount"): (0, 1, 5),
    ("Found", "coins"): (None, (), ("iron",), RESOURCES),
    ("Fight", "nation"): ("", "greeks", "carthaginians"),
    ("Conquer", "give_up"): ("", "palma", "carthago-nova"),
    ("Demand", "fights"): (0, 1, 2),
    **{(kind, "opponent"): ("", "persians") for kind in ("Stand", "StandingOrderGiven")},
    **{(kind, "province"): ("", "ephesos") for kind in ("Stand", "StandingOrderGiven")},
    **{(kind, "unit"): ("", *UNITS) for kind in ("Stand", "StandingOrderGiven")},
    ("StandingOrderGiven", "covers"): ((), (1,), (1, 2)),
    ("steps-paid-wrongly", "price"): (0, 1, 4),
    ("steps-paid-wrongly", "paid"): (0, 2),
    ("not-enough", "resource"): (*RESOURCES, "coins"),
    ("advance-needs", "needs"): ("wheel", "sailing"),
    ("exchange-too-early", "missing"): (("roads",), ("roads", "democracy")),
    ("cannot-pay-city", "missing"): ((), ("gold",), ("marble", "iron")),
    ("no-such-nation", "nation"): ("atlanteans", "romans"),
    ("no-such-variant", "variant"): ("chess",),
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
def test_only_a_far_way_with_long_names_is_cut(language: str) -> None:
    words = speak(language)
    far = ("carthago-nova", "castra-regina", "leptis-magna", "carthago-nova", "castra-regina")
    said = words.action(Move(unit="legion", count=17, origin="leptis-magna", route=far))
    assert len(said) <= 80
    assert said.endswith("…")
    short = words.action(Move(unit="legion", count=17, origin="leptis-magna", route=far[:2]))
    assert short.endswith(words.name("castra-regina"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out_is_not_said(language: str) -> None:
    words = speak(language)
    assert words.action(Found("athen")) != words.action(Found("athen", ()))
    assert words.name("palma") not in words.action(Conquer("roma", 3))
    assert "(" not in words.action(Stand("always"))


# Questions and refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_use_only_facts_that_are_given(language: str) -> None:
    used = variables(PACKAGE, language)
    for key, facts in QUESTIONS.items():
        assert used[f"question-{key}"] <= facts, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_use_only_facts_that_are_given(language: str) -> None:
    used = variables(PACKAGE, language)
    for key, facts in refusals("antike").items():
        assert f"refusal-{key}" in used
        assert facts is None or used[f"refusal-{key}"] <= facts, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_asks(language: str) -> None:
    for key, names in QUESTIONS.items():
        for facts in FACTS.of(key, sorted(names)):
            said = speak(language).question(Decision(0, "V", key, **facts))
            assert looks_right(said), said
            assert (";" if language == "el" else "?") in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: str) -> None:
    words = speak(language)
    for key in refusals("antike"):
        if not key.startswith(("order-", "word-")):
            for facts in FACTS.of(key, sorted(variables(PACKAGE, "en")[f"refusal-{key}"])):
                said = words.refusal(Refusal("V", key, **facts))
                assert looks_right(said), said
                assert said.endswith("."), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_actions_use_only_their_fields(language: str) -> None:
    used = variables(PACKAGE, language)
    for prefix, union in (("", AnyEvent), ("action-", AnyAction)):
        for kind in get_args(union):
            assert used[prefix + kebab(kind.__name__)] <= set(kind.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_player_is_told(language: str) -> None:
    words = speak(language)
    faults: list[PlayerFault] = [
        IllegalAction(Refusal("VIII.1", "conquest-begun")),
        AmbiguousOrder("manoeuvre", ["Manoeuvre after Gold", "Manoeuvre after Advance"]),
        StaleDecision(),
    ]
    said = [words.fault(fault) for fault in faults]
    assert len(set(said)) == 3
    assert all(looks_right(text) for text in said)


# The catalogues against each other and against what is said


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert set(variables(PACKAGE, language)) == set(variables(PACKAGE, "en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_variables(language: str) -> None:
    assert variables(PACKAGE, language) == variables(PACKAGE, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_known_functions_are_called(language: str) -> None:
    assert functions(PACKAGE, language) <= {*_FUNCTIONS, *FUNCTIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_the_cases_of_their_kind(language: str) -> None:
    found = attributes(PACKAGE, language)
    for things in (NATIONS, PROVINCES, ADVANCES, PERSONAGES, RESOURCES, UNITS):
        given = [found[f"name-{thing}"] - {"order"} for thing in things]
        assert all(each == given[0] for each in given), things
    every = set().union(*(found[f"name-{things[0]}"] for things in (NATIONS, PROVINCES, ADVANCES)))
    assert cases(PACKAGE, language) <= every | {"stack", "good", "several"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(language: str) -> None:
    for things in (NATIONS, PROVINCES, FIELDS, ADVANCES, PERSONAGES, GAME.scenarios, VARIANTS):
        names = [speak(language).name(thing) for thing in things]
        assert len(set(names)) == len(names)
        assert not set(names) & set(things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reconstructed_map_says_so(language: str) -> None:
    words = speak(language)
    hint = re.search(r"\(.*\)", words.name("occident"))
    assert hint
    assert hint[0] in words.name("occident-two-colours")
    assert "(" not in words.name("orient")


def test_no_message_is_unused() -> None:
    things = (*PROVINCES, *NATIONS, *RESOURCES, *FIELDS, *ADVANCES, *PERSONAGES, *UNITS, *REACTIONS)
    known = {
        *(kebab(kind.__name__) for kind in get_args(AnyEvent)),
        *(f"action-{kebab(kind.__name__)}" for kind in get_args(AnyAction)),
        *(f"question-{key}" for key in QUESTIONS),
        *(f"refusal-{key}" for key in refusals("antike")),
        *(f"{sort}-{thing}" for thing in things for sort in ("name", "short", "amount", "word-field")),
        *(f"name-{thing}" for thing in (*GAME.scenarios, *VARIANTS)),
        *(f"alt-{done}" for done in ("fought", "conquered", "founded", "built", "raised")),
        *(f"seat-letter-{seat}" for seat in range(6)),
        *(f"word-seat-{seat}" for seat in range(6)),
    }
    spoken = {key for key in variables(PACKAGE, "en") if not key.startswith(ELSEWHERE)}
    assert {key for key in spoken - known if not is_named_in_source(key)} == set()


def test_no_label_is_unused() -> None:
    labels = {key for key in variables(PACKAGE, "en") if key.startswith("label-")}
    made = {*(f"label-phase-{phase}" for phase in PHASES), *(f"label-stage-{stage}" for stage in STAGES)}
    assert {key for key in labels - made if not is_named_in_source(key.removeprefix("label-"))} == set()


def test_every_label_that_is_asked_for_exists() -> None:
    labels = labels_asked("antike")
    assert {key for key in labels if f"label-{key}" not in variables(PACKAGE, "en")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_can_be_said(language: str) -> None:
    facts = {"round": 1, "seat": 0, "seats": (0, 1), "nation": "greeks", "target": 9}
    keys = [key for key in variables(PACKAGE, language) if key.startswith("label-")]
    assert all(speak(language).say(key, **facts) for key in keys)


# Whole games


def positions(seats: int, seed: int, scenario: str = "orient") -> Iterator[Table[Any]]:
    return speech.positions(GAME, seats, scenario, seed)


@pytest.mark.parametrize(
    ("seats", "scenario"),
    [(2, "orient"), (3, "occident"), (6, "orient"), (2, "occident-two-colours")],
)
def test_whole_games_can_be_told(seats: int, scenario: str) -> None:
    spoken = [speak(language) for language in LANGUAGES]
    for table in positions(seats, seats, scenario):
        for words in spoken:
            told = [words.event(event) for event in table.events]
            told += [words.question(asked.decision) for asked in table.asked()]
            assert all(looks_right(text) for text in told)
        table.events.clear()


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_described_within_the_limit(language: str, seats: int) -> None:
    words = wording(language, LONG_NAMES)
    for number, table in enumerate(positions(seats, seed=7)):
        if number % 15 == 0 or not table.asked():
            view = GAME.view(table.state, None)
            described = words.alt(view)
            assert len(described) <= 1000, described
            assert looks_right(described)
            assert described.endswith(".")
            assert all(words.name(nation.id) in described for nation in view.nations)


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_can_be_written(language: str) -> None:
    words = speak(language)
    for number, table in enumerate(positions(5, seed=3)):
        if number % 40 == 0 or not table.asked():
            for seat in (None, 0, 4):
                view = GAME.view(table.state, seat)
                written = words.board_text(view) + words.hand_text(view)
                assert not re.search(r"[{}⟨⟩]", written)
                if view.round:
                    assert all(words.name(province.id) in written for province in view.provinces)


# What is told of a position


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_tells_whose_turn_it_is_what_was_done_and_how_the_nations_stand(language: str) -> None:
    words = speak(language)
    found = (table for table in positions(4, seed=2) if table.state.last.founded and table.state.turn)
    state = next(found).state
    view: View = GAME.view(state, None)
    described, last = words.alt(view), state.last
    assert words.name(view.turn) in described
    assert words.name(last.field) in described
    assert words.name(last.founded[0]) in described
    for nation in view.nations:
        assert f"{words.name(nation.id)} ({NAMES[nation.seat]})" in described


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_tells_temples_and_tipped_units(language: str) -> None:
    words = speak(language)
    found = (table for table in positions(3, seed=4) if table.state.temples and _tipped(table))
    view: View = GAME.view(next(found).state, None)
    written = words.board_text(view)
    for province in view.provinces:
        assert (f"{words.name(province.id)} ▲" in written) == province.temple
    tipped = next((place.id, units) for place in view.provinces for units in place.units if units.tipped)
    facts = {"province": tipped[0], "count": tipped[1].count, "tipped": tipped[1].tipped}
    assert words.say("text-tipped", **facts) in written


def _tipped(table: Table[Any]) -> bool:
    view: View = GAME.view(table.state, None)
    return any(units.tipped for place in view.provinces for units in place.units)


@pytest.mark.parametrize("language", LANGUAGES)
def test_standing_orders_are_for_their_seat_alone(language: str) -> None:
    words = speak(language)
    table = next(table for table in positions(3, seed=1) if table.state.round)
    table.act(0, Stand("always", least=3, province="athen"))
    own, other = (words.hand_text(GAME.view(table.state, seat)) for seat in (0, 1))
    told = words.standing(StandingOrder("always", province="athen", least=3))
    assert f"1. {told}" in own
    assert told not in other + words.board_text(GAME.view(table.state, 0))
    assert words.say("hand-no-standing") in other
    assert words.hand_text(GAME.view(table.state, None)) == words.say("hand-onlooker")


@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_without_effect_are_marked(language: str) -> None:
    """The newest covers the third; the others are about other cases too."""
    words = speak(language)
    table = next(table for table in positions(3, seed=1) if table.state.round)
    for order in (
        Stand("always", least=3),
        Stand("ask", unit="galley"),
        Stand("ask", least=2, unit="legion"),
    ):
        table.act(0, order)
    table.act(0, Stand("never", unit="legion"))
    lines = words.hand_text(GAME.view(table.state, 0)).splitlines()[-4:]
    told = words.standing(StandingOrder("ask", unit="legion", least=2))
    assert lines[2] == words.say("text-standing-covered", number=3, order=told, by=4)
    assert [lines[number].startswith(f"{number + 1}. ") for number in range(4)] == [True] * 4
    assert not any("4" in lines[number][2:] for number in (0, 1, 3))
