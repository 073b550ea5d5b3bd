"""Maps full of units."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from games.sparta.board import board
from games.sparta.report import Fighter, Fought, Sheet
from games.sparta.view import SeenPlace, SeenUnit, View
from rendering.canvas import Canvas
from rendering.fonts import ELLIPSIS
from rendering.sight import Sight
from rendering.sparta import DRAWN, draw, draw_focus, draw_sheet
from rendering.sparta.cards import lay_out, lay_out_battle
from tests.games.sparta.pictures import PICTURED
from tests.rendering import phone, test_board
from tests.rendering.plays import LANGUAGES, NAMES, Moment, play, words_of

ID = "sparta"


@pytest.fixture(scope="module", params=["pw2", "tsw"])
def late(request: pytest.FixtureRequest) -> Moment:
    return [each for each in play(ID, 2, 6, 1, request.param) if PICTURED.crowded(each.view)][-1]


def test_every_place_is_in_a_part() -> None:
    assert set(board().places) == {place for places in board().quarters.values() for place in places}


def _full(view: View, rng: Random) -> View:
    """Send every unit out, raid and besiege, and fill every place with influence."""
    change = msgspec.structs.replace
    places = [seen.id for seen in view.places if seen.id not in board().allies]
    led = {
        power: [each.id for each in view.commanders if each.power == power] for power in ("athens", "sparta")
    }
    units: list[SeenUnit] = []
    for unit, at in zip(view.units, rng.sample(places, len(view.units)), strict=True):
        commander = rng.choice(led[unit.power])
        state: Any = rng.choice(["field", "siege"])
        at = units[-1].at if units and rng.random() < 0.2 else at
        attacks, omen = rng.random() < 0.3, rng.random() < 0.2
        units.append(change(unit, state=state, at=at, commander=commander, attacks=attacks, omen=omen))
    besieged = {unit.at: unit.id for unit in units if unit.state == "siege"}
    return change(
        view,
        units=tuple(units),
        places=tuple(_filled(seen, besieged.get(seen.id, ""), rng) for seen in view.places),
        commanders=tuple(change(each, veteran=rng.random() < 0.5) for each in view.commanders),
    )


def _filled(seen: SeenPlace, siege: str, rng: Random) -> SeenPlace:
    owner: Any = rng.choice(["athens", "sparta"])
    influence, raid = rng.randint(0, seen.size), rng.random() < 0.3
    controller: Any = owner if influence == seen.size and not raid and not siege else ""
    return SeenPlace(seen.id, seen.size, owner if influence else "", influence, controller, raid, siege)


@pytest.mark.parametrize("seed", range(6))
def test_all_units_have_room_on_the_map(late: Moment, seed: int) -> None:
    view, language = _full(late.view, Random(seed)), LANGUAGES[seed % 3]
    words: Any = words_of(ID, language, 2)
    for part in ("", *DRAWN):
        assert test_board.faults(draw(Sight(view, words, NAMES[:2], late.before, part=part))) == []
    for part in ("map", "powers", *board().quarters):
        seen = msgspec.structs.replace(view, focus=(part,))
        assert phone.faults(draw_focus(Sight(seen, words, NAMES[:2]))) == []


def _wrong(canvas: Canvas) -> list[str]:
    return [*phone.cut(canvas), *phone.misprints(canvas)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_sheets_are_not_cut(language: str) -> None:
    words: Any = words_of(ID, language, 2)
    place = max(board().places, key=lambda each: len(words.name(each)))
    sides = [_longest(words, power) for power in ("sparta", "athens")]
    cards = sorted(board().battle_cards, key=lambda card: -len(words.half_title(card, "sea")))
    played = tuple((side.power, card) for card in cards[:2] for side in sides)
    for fighters in ((sides[0], sides[1]), (sides[1], sides[0])):
        fought = Fought(place, "sea", fighters, played, "", 0, "sparta", is_decided=True)
        assert _wrong(draw_sheet(Sheet((fought,)), words, NAMES)) == []
    many = (Fought(place, "sea", (sides[0], sides[1]), played, is_decided=True),) * 9
    assert _wrong(draw_sheet(Sheet(many), words, NAMES)) == []


def _longest(words: Any, power: Any) -> Fighter:
    """Give the commander with the longest name."""
    commander = max(board().commanders_of[power], key=lambda each: len(words.rank(each)))
    unit = f"{power}-trireme-1"
    return Fighter(power, unit, ("fleet-allied", "homeland"), (), 12, commander, "veteran", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_card_is_cut(language: str) -> None:
    words: Any = words_of(ID, language, 2)
    rows: list[str] = []
    for card in board().cards:
        laid = lay_out(words, card, "", 780)
        rows += [*laid.title, *laid.rows]
    for card in board().battle_cards:
        rows += [row for title, _, text in lay_out_battle(words, card, 780).halves for row in (*title, *text)]
    assert [row for row in rows if row.endswith(ELLIPSIS)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_commander_is_left_out_unsaid(late: Moment, language: str) -> None:
    words: Any = words_of(ID, language, 2)
    for most in (6, 11, 20):
        listed = {each for power in board().commanders_of.values() for each in power[:most]}
        there = tuple(
            msgspec.structs.replace(each, state="exhausted" if each.id in listed else "gone", veteran=True)
            for each in late.view.commanders
        )
        home = tuple(msgspec.structs.replace(each, state="home", commander="") for each in late.view.units)
        view = msgspec.structs.replace(late.view, commanders=there, units=home, focus=("powers",))
        small, large = draw(Sight(view, words, NAMES[:2])), draw_focus(Sight(view, words, NAMES[:2]))
        assert [*phone.cut(small), *test_board.faults(small), *phone.faults(large)] == []
        for canvas in (small, large):
            signs = sum(ink.what == "commander" for ink in canvas.ink)
            counted = sum(int(ink.what) - 1 for ink in canvas.ink if re.fullmatch(r"\+\d+", ink.what))
            assert signs + counted == sum(each.state == "exhausted" for each in there)
