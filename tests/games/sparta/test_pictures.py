"""The shared tests of pictures, for a game that is not in the registry yet, and maps full of units."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from games import registry
from games.sparta.board import board
from games.sparta.view import SeenPlace, SeenUnit, View
from rendering.sight import Sight
from rendering.sparta import DRAWN, draw, draw_focus
from tests.games.conformance import test_pictures
from tests.games.sparta.pictures import PICTURED
from tests.rendering import phone, test_board, test_focus, test_sheets
from tests.rendering import test_references as shared
from tests.rendering.plays import LANGUAGES, NAMES, Moment, play, words_of
from tests.rendering.subject import Reference

ID = "sparta"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with patch.dict(registry.PATHS, {ID: "games.sparta.game:GAME"}):
        yield


@pytest.mark.parametrize(("seats", "seed", "scenario"), PICTURED.tables)
def test_moments(seats: int, seed: int, scenario: str) -> None:
    test_board.test_moments_of_a_game_are_drawn_without_collisions(ID, seats, seed, scenario, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_alone_is_shown(language: str) -> None:
    test_board.test_what_a_seat_alone_is_shown_is_drawn_without_collisions(ID, language)


def test_each_seat_has_a_private_picture_of_its_own() -> None:
    test_board.test_each_seat_has_a_private_picture_of_its_own(ID)


@pytest.fixture(scope="module", params=["pw2", "tsw"])
def late(request: pytest.FixtureRequest) -> Moment:
    return [each for each in play(ID, 2, 6, 1, request.param) if PICTURED.crowded(each.view)][-1]


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


@pytest.mark.parametrize("scenario", ["pw2", "cle"])
def test_secrets(scenario: str) -> None:
    test_pictures.test_no_picture_depends_on_what_its_viewer_cannot_know(ID, scenario, 2)


def test_parts() -> None:
    test_pictures.test_a_picture_for_the_wrong_viewer_is_caught(ID)
    test_pictures.test_every_part_lies_on_the_board_or_is_drawn_larger(ID)


@pytest.mark.parametrize("reference", PICTURED.references, ids=lambda each: each.name)
def test_references(reference: Reference) -> None:
    shared.test_pictures_look_as_they_did(ID, reference)


def test_every_place_is_in_a_part() -> None:
    assert set(board().places) == {place for places in board().quarters.values() for place in places}


# Maps full of units


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
