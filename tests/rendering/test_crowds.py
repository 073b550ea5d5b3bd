"""Positions that random games seldom reach: full places, shared Persians, everybody waited for."""

from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Literal

import msgspec
import pytest

from games.perikles.board import board
from games.perikles.view import SeenCity, SeenCounter, SeenPlace, SeenWin, View
from rendering.canvas import Canvas, Ink, overlaps
from rendering.perikles import draw, layout
from rendering.sight import Sight
from tests.rendering.plays import LANGUAGES, play, words_of

ARMS: tuple[Literal["hoplite", "trireme"], ...] = ("hoplite", "trireme")
CITIES = ("athens", "sparta", "argos", "corinth", "thebes", "megara", "persia")
LONG_NAMES = (
    "Μεγαλοπρεπής Κωνσταντινοπολίτισσα"[:32],
    "W" * 32,
    "名" * 32,
    "Llanfairpwllgwyngyllgogerychwyrn",
    "a b",
)


@pytest.fixture(scope="module")
def forces() -> View:
    """The commitment of forces, with five seats."""
    view: View = next(moment.view for moment in play("perikles", 5, 6) if moment.view.phase == "forces")
    return view


def crowd(number: int, seats: int, known: bool) -> tuple[SeenCounter, ...]:
    """Counters of many forces, sent by many seats."""
    kinds = list(product(CITIES, ARMS))
    return tuple(
        SeenCounter(*kinds[n % len(kinds)], strength=1 + n % 4 if known else None, by=n % seats)
        for n in range(number)
    )


def with_places(view: View, change: Callable[[SeenPlace], SeenPlace]) -> View:
    return msgspec.structs.replace(view, places=tuple(change(place) for place in view.places))


def laid_out(view: View, language: str = "en", before: View | None = None) -> Canvas:
    canvas = draw(
        Sight(
            view,
            words=words_of("perikles", language, 5),
            names=LONG_NAMES,
            before=before,
            lines=["A long story. " * 40],
            table="Ολυμπιακοί αγώνες του καλοκαιριού",
        )
    )
    assert overlaps(canvas.ink) == []
    assert [ink for ink in canvas.ink if not canvas.box.contains(ink.box)] == []
    return canvas


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("number", [4, 6, 9, 14, 40])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_any_number_of_counters_has_room(forces: View, number: int, seats: int, known: bool) -> None:
    def fill(place: SeenPlace) -> SeenPlace:
        sent = crowd(number, seats, known)
        return msgspec.structs.replace(
            place,
            attackers=sent,
            defenders=sent,
            main_attacker=0,
            main_defender=0,
            allowed=CITIES[:6],
            turned_up=known,
        )

    laid_out(with_places(forces, fill), before=forces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_seats_share_a_victory_of_the_persians(forces: View, language: str) -> None:
    def won(place: SeenPlace) -> SeenPlace:
        return msgspec.structs.replace(place, outcome="attack", winners=(0, 2, 4))

    laid_out(msgspec.structs.replace(with_places(forces, won), persians=(0, 2, 4)), language, forces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_waited_for_and_at_war_with_everybody(forces: View, language: str) -> None:
    pairs = tuple(combinations(CITIES, 2))
    view = msgspec.structs.replace(
        forces, waiting_for=(0, 1, 2, 3, 4), wars=pairs[::2], alliances=pairs[1::2], persians=(1, 3)
    )
    laid_out(view, language, forces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_has_won_and_commands_all_it_can(forces: View, language: str) -> None:
    won = tuple(SeenWin(place.id, 7, False) for place in forces.places) * 3
    seats = tuple(
        msgspec.structs.replace(
            seat, won=won, points=188, commands=CITIES[:6], played="thessalian-allies", tiles=("any-1",) * 5
        )
        for seat in forces.seats
    )
    laid_out(msgspec.structs.replace(forces, seats=seats), language, forces)
    without_tiles = tuple(msgspec.structs.replace(seat, tiles=()) for seat in seats)
    laid_out(msgspec.structs.replace(forces, seats=without_tiles), language, forces)


@pytest.mark.parametrize("language", LANGUAGES)
def test_winners_with_long_names_share_the_game(forces: View, language: str) -> None:
    ended = msgspec.structs.replace(forces, ended=True, waiting_for=(), winners=(0, 1, 2, 3, 4), phase="end")
    laid_out(ended, language)


def test_a_long_name_in_one_line_stands_beside_its_mark(forces: View) -> None:
    """In whatever size it has room."""
    words = words_of("perikles", "en", 5)
    box = layout.seat(0, 5)
    for run in range(14, 30):
        names = ("Ada " + "n" * (run - 4), *LONG_NAMES[1:])
        ink = draw(Sight(forces, words=words, names=names)).ink
        mark = next(each.box for each in ink if each.what == "seat" and box.contains(each.box))
        lines = [each.box for each in ink if each.what == names[0] and box.contains(each.box)]
        assert all(abs(line.middle[1] - mark.middle[1]) < 8 for line in lines)


@pytest.mark.parametrize("dead", [0, 1, 4, 7, 10, 13])
@pytest.mark.parametrize("in_hand", [0, 1, 3])
def test_the_forces_of_neighbouring_cities_stand_apart(forces: View, dead: int, in_hand: int) -> None:
    ink = laid_out(with_forces(forces, dead, in_hand)).ink
    for number in range(6):
        row = below(number, ink)
        assert row
        assert max(each.box.right for each in row) <= layout.temple(number).right + 8


def test_the_strengths_of_counters_do_not_read_as_one_number(forces: View) -> None:
    row = below(1, laid_out(with_forces(forces, 5, 0)).ink)
    assert {each.what for each in row if each.size} == {"1", "2", "3", "4"}


def below(number: int, ink: Sequence[Ink]) -> list[Ink]:
    """List what stands in the line below a city, from its left edge to the next city's."""
    temple = layout.temple(number)
    line = temple._replace(top=temple.top + layout.TRACK, right=temple.right + 18)
    return [each for each in ink if line.overlaps(each.box) and each.box.left < line.right]


def with_forces(view: View, dead: int, in_hand: int) -> View:
    """Every city has lost so many counters, has some of each arm in hand, and the others at home."""

    def muster(city: SeenCity) -> SeenCity:
        every = sorted(board().counters[city.id])
        lost = [
            number * dead // len(every) < (number + 1) * dead // len(every) for number in range(len(every))
        ]
        fallen = tuple(counter for counter, gone in zip(every, lost, strict=True) if gone)
        left = [counter for counter, gone in zip(every, lost, strict=True) if not gone]
        hand = dict.fromkeys(ARMS, in_hand)
        return msgspec.structs.replace(city, home=tuple(left[2 * in_hand :]), dead=fallen, in_hand=hand)

    return msgspec.structs.replace(view, cities=tuple(muster(city) for city in view.cities))
