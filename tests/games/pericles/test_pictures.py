"""Theatres full of pieces."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.pericles.board import COLOURS, FACTIONS, OF_SIDE, PERSIA, SIDES, THREE_HUNDRED, board
from games.pericles.pieces import Will
from games.pericles.report import Debated, Fought, Sheet, Strength
from games.pericles.view import SeenBattle, SeenPlaced, SeenTheatre, View
from rendering.canvas import Canvas
from rendering.focus import TALLEST
from rendering.pericles import draw, draw_focus, draw_sheet
from rendering.sight import Sight
from tests.games.pericles.pictures import PICTURED
from tests.rendering import phone, test_board
from tests.rendering.plays import LANGUAGES, NAMES, Moment, play, words_of

ID = "pericles"


@pytest.fixture(scope="module", params=["aegean", "time-of-peace"])
def late(request: pytest.FixtureRequest) -> Moment:
    return [each for each in play(ID, 4, 6, 1, request.param) if PICTURED.crowded(each.view)][-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_says_so(late: Moment, language: str) -> None:
    words: Any = words_of(ID, language, 4)
    canvas = draw(Sight(late.view, words, NAMES[:4], preview=True))
    assert words.label("preview") in [ink.what for ink in canvas.ink]
    assert [*phone.cut(canvas), *test_board.faults(canvas)] == []


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_is_shown_with_both_sums_and_so_told(language: str) -> None:
    moment = next(each for each in play(ID, 2, 14, 0, "arginusae") if each.view.battle)
    battle, words = moment.view.battle, words_of(ID, language, 2)
    assert [each.side for each in battle.strengths] == list(SIDES)
    sums = [
        each.units + each.bases + each.strategoi + each.treachery + each.value for each in battle.strengths
    ]
    assert [each.total for each in battle.strengths] == sums
    canvas = draw_focus(Sight(moment.view, words, NAMES[:2]))
    written = [ink.what for ink in canvas.ink]
    assert {str(each) for each in sums} <= set(written)
    assert all(words.name(each.card) in words.focus_alt(moment.view) for each in battle.strengths)
    assert test_board.faults(canvas) == []


def test_the_largest_battle_has_room_with_both_sums(late: Moment) -> None:
    words: Any = words_of(ID, "el", 4)
    strengths = tuple(Strength(side, 31, 6, 10, 10, "a05", 5, 62) for side in SIDES)
    fought = SeenBattle("land", "agiad", "sparta", 12, strengths)
    for theatre in board().theatres:
        view = msgspec.structs.replace(
            _full(late.view, Random(3)), focus=(f"theatre-{theatre}",), at=theatre, battle=fought
        )
        assert test_board.faults(draw_focus(Sight(view, words, NAMES[:4]))) == []


def _longest(words: Any, side: str) -> list[str]:
    """List the cards of a Side, those with the longest names first."""
    cards = [each.id for each in board().cards.values() if each.side == side]
    return sorted(cards, key=lambda card: -max(map(len, words.name(card).split())))


def _debated(words: Any, side: Any) -> list[Debated]:
    """Debate the issues with the longest names, with the longest names of cards."""
    first, second = OF_SIDE[side]
    issues = sorted(board().issues_of(side), key=lambda issue: -len(words.name(issue)))
    cards = _longest(words, side)
    return [
        Debated(issue, ((first, cards[2 * n]), (second, cards[2 * n + 1])), (12, 10 + n), second, True)
        for n, issue in enumerate(issues[:6])
    ]


def _wrong(canvas: Canvas) -> list[str]:
    return [*phone.cut(canvas), *phone.misprints(canvas)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_sheets_are_not_cut(language: str) -> None:
    words: Any = words_of(ID, language, 4)
    debates = draw_sheet(
        Sheet(debates=tuple(d for side in SIDES for d in _debated(words, side))), words, NAMES
    )
    assert (_wrong(debates), debates.box.height <= TALLEST) == ([], True)
    lost = tuple((f"{colour}-{kind}", 2) for colour in ("athens", "delian") for kind in ("land", "naval"))
    cards = {side: max(_longest(words, side), key=lambda card: len(words.name(card))) for side in SIDES}
    both = tuple(Strength(side, 8, 1, 9, 2, cards[side], 5, 25, lost) for side in SIDES)
    fought = Fought("east-mediterranean", "naval", "aristocrats", both, "athens", 3, True)
    assert _wrong(draw_sheet(Sheet(battles=(fought,)), words, NAMES)) == []
