"""What a phase decided is drawn from what everyone was told, in large letters, and described."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from games import registry
from games.core.events import Event
from games.perikles.events import CounterLost, PersiansWon, PlaceWon
from games.text.wording import LONGEST_ALT
from rendering.focus import TALLEST, WIDTH
from rendering.pictures import Sheets, sheets_of
from tests.rendering.phone import cut, misprints
from tests.rendering.plays import LANGUAGES, NAMES, play, words_of
from tests.rendering.subject import seats_near

GAMES = pytest.mark.parametrize("game", registry.ids())


@cache
def rounds(game: str) -> list[list[Event]]:
    """Play a game as an onlooker; give what is told in each round, of Antike in each turn."""
    seats = seats_near(game, 4)
    found: list[list[Event]] = [[]]
    for moment in play(game, seats, 12):
        found[-1] += moment.events
        before = moment.before
        if before and (before.round != moment.view.round or "rondel" in moment.view.focus):
            found.append([])
    return found


def sheets(game: str) -> Iterator[Any]:
    make = registry.get(game).sheet
    return (sheet for events in rounds(game) if (sheet := make(events)) is not None)


@GAMES
def test_sheets_are_drawn_and_described(game: str) -> None:
    seats, drawn = seats_near(game, 4), 0
    for number, sheet in enumerate(sheets(game)):
        words = words_of(game, LANGUAGES[number % 3], seats)
        canvas = sheets_of(game).draw_sheet(sheet, words, NAMES[:seats])
        found = [*cut(canvas), *misprints(canvas)]
        assert not found, f"sheet {number}: {found}"
        assert canvas.box.width == WIDTH
        assert canvas.box.height <= TALLEST
        assert 0 < len(words.sheet_alt(sheet, "Round 1")) <= LONGEST_ALT
        drawn += 1
    assert bool(drawn) == isinstance(import_module(f"rendering.{game}"), Sheets)


@GAMES
def test_nothing_decided_makes_no_sheet(game: str) -> None:
    assert registry.get(game).sheet([]) is None


def test_a_sheet_of_battles_tells_every_winner_and_every_loss() -> None:
    for events in rounds("perikles"):
        won: dict[str, tuple[int, ...]] = {}
        won |= {each.place: (each.seat,) for each in events if isinstance(each, PlaceWon)}
        won |= {each.place: each.seats for each in events if isinstance(each, PersiansWon)}
        lost = sum(isinstance(each, CounterLost) for each in events)
        sheet = registry.get("perikles").sheet(events)
        results = sheet.results if sheet else ()
        assert {each.place: each.winners for each in results if each.winners} == won
        assert sum(each.lost for result in results for each in (*result.attack, *result.defence)) == lost
