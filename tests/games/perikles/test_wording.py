from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.core.agenda import Table
from games.core.decision import Choices, Decision
from games.perikles.actions import Pass, PlaySpecial
from games.perikles.board import ARMS, SIDES, board
from games.perikles.events import CombatJoined, CombatWon, DiceRolled, QuietKept, StatueRaised
from games.perikles.game import GAME
from games.perikles.view import SeenCounter, SeenPlace
from games.perikles.view import view as view_of
from games.perikles.wording import UNFIT, Wording, _alt_place, wording
from games.text import LANGUAGES
from tests.games.perikles.speech import SPEECH
from tests.games.text import speech
from tests.games.text.catalogues import attributes, cases_by_fact, variables
from tests.games.text.speech import looks_right

PACKAGE = "games.perikles"
NAMES = ("Anna", "Ben", "Κλειώ", "Dora", "Emil")
CITIES = (*board().cities, "persia")


def speak(language: str) -> Wording:
    return wording(language, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_tile_can_be_played_is_asked_about_it(language: str) -> None:
    words = speak(language)
    for key, unfit in UNFIT.items():
        for facts in SPEECH.facts.of(key, sorted(variables(PACKAGE, "en")[unfit])):
            asked = {
                words.question(Decision(0, "6", key, Choices(answers), **facts))
                for answers in ([Pass()], [Pass(), PlaySpecial("phormio", "")])
            }
            assert all(looks_right(said) for said in asked), asked
            assert len(asked) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_and_places_have_every_case(language: str) -> None:
    asked, found = cases_by_fact(PACKAGE, language), attributes(PACKAGE, language)
    wanted = set().union(*(asked[fact] for fact in asked if fact not in ("arm", "side", "winner")))
    for place in (*CITIES, *board().places):
        assert (wanted - {"adjective"} if place in board().places else wanted) <= found[f"name-{place}"]


@pytest.mark.parametrize(("fact", "things"), [("arm", ARMS), ("side", SIDES)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_arms_and_sides_have_their_cases_and_no_others(
    language: str, fact: str, things: tuple[str, ...]
) -> None:
    asked, found = cases_by_fact(PACKAGE, language), attributes(PACKAGE, language)
    for thing in things:
        assert found[f"name-{thing}"] == asked[fact]


@pytest.mark.parametrize("special", board().specials)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_tile_is_explained(language: str, special: str) -> None:
    assert looks_right(speak(language).help(special))


def positions(seats: int, seed: int) -> Iterator[Table[Any]]:
    return speech.positions(GAME, seats, GAME.scenarios[0], seed)


def test_statues_of_a_round_are_told_together() -> None:
    raised = [StatueRaised(city="athens", seat=0), StatueRaised(city="sparta", seat=1)]
    other = QuietKept(seat=0, until="phase")
    told = speak("en").sentences([other, *raised, other, raised[0]])
    assert told[1] == "Statues are raised: Athens to Anna and Sparta to Ben."
    assert told[3] == "Athens raises a statue to Anna."
    assert len(told) == 4


def test_a_combat_at_two_all_says_what_decided() -> None:
    joined = CombatJoined(
        place="pylos",
        arm="trireme",
        attack=4,
        defence=4,
        odds="0",
        attacker_needs=7,
        defender_needs=7,
        attacker_tokens=1,
        defender_tokens=1,
    )
    tie = DiceRolled(attacker=8, defender=9, attacker_tokens=2, defender_tokens=2)
    last = DiceRolled(attacker=3, defender=7, attacker_tokens=2, defender_tokens=2)
    won = CombatWon(place="pylos", arm="trireme", side="defence")
    [told] = speak("en").sentences([joined, tie, last, won])
    assert told.endswith(
        "Rolled 8–9, 3–7: at two tokens each, the defender is the first to succeed alone and wins."
    )
    assert "off Pylos" in told


def test_a_board_shows_only_what_its_viewer_knows() -> None:
    table = next(
        table for table in positions(4, seed=5) if any(place.attackers for place in table.state.places)
    )
    words = speak("en")
    assert "?" in words.board_text(view_of(table.state, None))
    assert words.hand_text(view_of(table.state, None)) == "You have no seat at this table."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_names_the_counters_that_lie_face_down(language: str) -> None:
    words = speak(language)
    for table in positions(3, 1):
        view = view_of(table.state, 0)
        lying = [
            place
            for place in view.places
            if not place.turned_up
            and any(each.strength is not None for each in (*place.attackers, *place.defenders))
        ]
        said = words.hand_text(view)
        assert all(words.name(place.id) in said for place in lying)
        if len(lying) > 1:
            return
    raise AssertionError("no counters were sent")


@pytest.mark.parametrize("language", LANGUAGES)
def test_militia_is_not_called_nobody(language: str) -> None:
    """A place that its militia holds alone has somebody in it, in the picture's words too."""
    words = speak(language)
    held = next(place for place in board().places.values() if place.militia.hoplite or place.militia.trireme)
    attacked = SeenPlace(
        id=held.id,
        city=held.city,
        points=held.points,
        order=tuple(held.order),
        militia={"hoplite": held.militia.hoplite, "trireme": held.militia.trireme},
        rebels={},
        attackers=(SeenCounter("sparta", "hoplite", None, 0),),
        defenders=(),
        main_attacker=0,
        main_defender=None,
        allowed=(),
        turned_up=False,
        outcome="",
        winners=(),
    )
    assert words.label("militia") in _alt_place(words, attacked)
    assert words.label("nobody") not in _alt_place(words, attacked)
