from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.core.agenda import Table
from games.peloponnes.actions import Keep
from games.peloponnes.board import DISASTERS, board
from games.peloponnes.events import TilesTurnedUp
from games.peloponnes.game import GAME
from games.peloponnes.view import view as view_of
from games.peloponnes.wording import Wording, wording
from games.text import LANGUAGES
from tests.games.text import speech
from tests.games.text.catalogues import attributes, cases
from tests.games.text.speech import looks_right

PACKAGE = "games.peloponnes"
NAMES = ("Anna", "Ben", "Κλειώ", "Dora", "Emil")
TILES, LANDS = tuple(board().tiles), tuple(board().lands)
BUILDINGS, CIVILISATIONS = tuple(board().buildings), tuple(board().civilisations)


def speak(language: str) -> Wording:
    return wording(language, NAMES)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_disasters_have_every_case(language: str) -> None:
    asked, found = cases(PACKAGE, language), attributes(PACKAGE, language)
    wanted = {LANDS: asked - {"dative"}, BUILDINGS: asked - {"dative", "start"}, DISASTERS: asked - {"start"}}
    for things, needed in wanted.items():
        assert all(needed <= found[f"name-{thing}"] for thing in things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    names = [speak(language).name(tile) for tile in TILES]
    assert len(set(names)) == len(names)
    assert not set(names) & set(TILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_described(language: str) -> None:
    described = [speak(language).tile_text(tile) for tile in TILES]
    assert len(set(described)) == len(described)
    assert not re.search(r"[{}⟨⟩]", "".join(described))


def positions(seats: int, seed: int, scenario: str = "standard") -> Iterator[Table[Any]]:
    return speech.positions(GAME, seats, scenario, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_description_tells_bids_population_and_chips(language: str) -> None:
    words = speak(language)
    table = next(table for table in positions(3, seed=2) if table.state.round > 1 and table.state.bids)
    described, bid = words.alt(view_of(table.state, None)), table.state.bids[0]
    assert re.search(
        f"{re.escape(words.name(bid.tile))} \\({words.mark(bid.seat)}:? .*{bid.coins}\\)", described
    )
    assert all(name in described for name in NAMES[:3])
    turned = [disaster for disaster, chips in table.state.turned.items() if chips]
    assert turned
    assert all(words.name(disaster) in described for disaster in turned)


def test_a_tableau_shows_noted_answers_to_their_seat_alone() -> None:
    noted = [
        (table, view_of(table.state, seat))
        for table in positions(5, seed=1)
        for seat in range(5)
        if view_of(table.state, seat).pending
    ]
    words = speak("en")
    for table, view in noted[:3]:
        assert words.action(view.pending[0]) in words.hand_text(view)
        assert words.say("hand-pending", actions=("",))[:20] not in words.board_text(view)
        assert words.hand_text(view_of(table.state, None)) == "You have no seat at this table."
    assert noted
