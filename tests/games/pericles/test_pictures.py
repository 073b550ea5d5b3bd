"""The shared tests of pictures, for a game that is not in the registry yet, and theatres full of pieces."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from games import registry
from games.pericles.board import COLOURS, FACTIONS, PERSIA, SIDES, THREE_HUNDRED, board
from games.pericles.pieces import Will
from games.pericles.view import SeenPlaced, SeenTheatre, View
from rendering.pericles import draw, draw_focus
from rendering.sight import Sight
from tests.games.conformance import test_pictures
from tests.games.pericles.pictures import PICTURED
from tests.rendering import phone, test_board, test_focus, test_sheets
from tests.rendering.plays import LANGUAGES, NAMES, Moment, play, words_of

ID = "pericles"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with patch.dict(registry.PATHS, {ID: "games.pericles.game:GAME"}):
        yield


@pytest.mark.parametrize(("seats", "seed", "scenario"), PICTURED.tables)
def test_moments(seats: int, seed: int, scenario: str) -> None:
    test_board.test_moments_of_a_game_are_drawn_without_collisions(ID, seats, seed, scenario, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_alone_is_shown(language: str) -> None:
    test_board.test_what_a_seat_alone_is_shown_is_drawn_without_collisions(ID, language)


@pytest.fixture(scope="module", params=["aegean", "time-of-peace"])
def late(request: pytest.FixtureRequest) -> Moment:
    return [each for each in play(ID, 4, 6, 1, request.param) if PICTURED.crowded(each.view)][-1]


def test_size(late: Moment) -> None:
    test_board.test_the_size_suits_a_phone(late)


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend(late: Moment, language: str) -> None:
    test_board.test_what_must_be_read_without_zooming_is_large(late, language)
    test_board.test_the_legend_explains_every_sign(late, language)


def test_same_bytes(late: Moment) -> None:
    test_board.test_the_same_view_gives_the_same_bytes(late)
    test_board.test_drawing_leaves_the_printed_board_as_it_was(late)
    test_board.test_without_a_last_move_the_foot_is_free(late)
    test_board.test_the_file_shows_what_was_drawn(late)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "scenario"), PICTURED.ends)
def test_end(seats: int, scenario: str, language: str) -> None:
    test_board.test_at_the_end_the_foot_tells_the_result(ID, seats, scenario, language)


def test_all_pictures() -> None:
    test_focus.test_what_has_changed_is_marked(ID)
    test_sheets.test_sheets_are_drawn_and_described(ID)
    test_sheets.test_nothing_decided_makes_no_sheet(ID)


@pytest.mark.parametrize(("scenario", "seats"), [("thucydides", 2), ("aegean", 4)])
def test_secrets(scenario: str, seats: int) -> None:
    test_pictures.test_no_picture_depends_on_what_its_viewer_cannot_know(ID, scenario, seats)


def test_parts() -> None:
    test_pictures.test_a_picture_for_the_wrong_viewer_is_caught(ID)
    test_pictures.test_every_part_lies_on_the_board_or_is_drawn_larger(ID)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_says_so(late: Moment, language: str) -> None:
    words: Any = words_of(ID, language, 4)
    canvas = draw(Sight(late.view, words, NAMES[:4], preview=True))
    assert words.label("preview") in [ink.what for ink in canvas.ink]
    assert test_board.faults(canvas) == []


# Theatres full of pieces


def _scattered(rng: Random) -> dict[str, dict[str, int]]:
    """Put all pieces that there are anywhere, at most three bases in a theatre."""
    theatres = tuple(board().theatres)
    placed: dict[str, dict[str, int]] = {theatre: {} for theatre in theatres}
    for colour in COLOURS:
        limit = board().colours[colour].limit
        for unit, number in ((f"{colour}-land", limit.land), (f"{colour}-naval", limit.naval)):
            for _ in range(number):
                here = placed["sparta" if colour == "argos" else rng.choice(theatres)]
                here[unit] = here.get(unit, 0) + 1
        for _ in range(limit.base):
            free = [each for each in theatres if sum(n for u, n in placed[each].items() if "base" in u) < 3]
            here = placed[rng.choice(free)]
            here[f"{colour}-base"] = here.get(f"{colour}-base", 0) + 1
    placed["sparta"][THREE_HUNDRED] = 1
    return placed


def _full(view: View, rng: Random) -> View:
    """Fill the map: pieces, piles of which some are known, treachery, wills."""
    theatres = tuple(board().theatres)
    piles: dict[str, list[SeenPlaced]] = {theatre: [] for theatre in (*theatres, PERSIA)}
    for _ in range(30):
        faction = rng.choice(FACTIONS)
        known = SeenPlaced(faction, faction, rng.choice(["military", "league", "rumour"]))
        pile = piles[rng.choice([*theatres[:8], *theatres, PERSIA])]
        pile.append(known if rng.random() < 0.3 else SeenPlaced(faction))
    treachery = {theatre: {side: rng.randrange(3) for side in SIDES} for theatre in theatres}
    shown = [
        SeenTheatre(theatre, held, {s: n for s, n in treachery[theatre].items() if n}, tuple(piles[theatre]))
        for theatre, held in _scattered(rng).items()
    ]
    persia = SeenTheatre(PERSIA, {"persia-base": 3}, {}, tuple(piles[PERSIA]))
    change = msgspec.structs.replace
    wanted = [Will("control", rng.sample(theatres, 3), 2) for _ in view.cities]
    cities = tuple(
        change(city, will=will, hostages=True) for city, will in zip(view.cities, wanted, strict=True)
    )
    return change(view, theatres=(*shown, persia), cities=cities, persia_open=True)


@pytest.mark.parametrize("seed", range(6))
def test_all_pieces_on_the_map_have_room(late: Moment, seed: int) -> None:
    view, language = _full(late.view, Random(seed)), LANGUAGES[seed % 3]
    words: Any = words_of(ID, language, 4)
    assert test_board.faults(draw(Sight(view, words, NAMES[:4], late.before, part="map"))) == []
    for focus, at in (("map", ""), *((f"theatre-{each}", each) for each in list(board().theatres)[seed::6])):
        seen = msgspec.structs.replace(view, focus=(focus,), at=at)
        assert phone.faults(draw_focus(Sight(seen, words, NAMES[:4]))) == []
