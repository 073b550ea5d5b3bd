"""Positions of Peloponnes that random games seldom reach: full tableaus, displaced bids, all waited for."""

from collections.abc import Sequence

import msgspec
import pytest

from games.peloponnes.actions import Build, Keep, Settle
from games.peloponnes.board import DISASTERS, board
from games.peloponnes.view import SeenBuilding, SeenSeat, SeenTile, View
from rendering.canvas import Box, Canvas
from rendering.peloponnes import draw, draw_private, layout, parts
from rendering.peloponnes.cards import civilisation, offered, owned
from rendering.peloponnes.tableau import columns_for
from rendering.sight import Sight
from tests import long
from tests.rendering.phone import cut
from tests.rendering.plays import LANGUAGES, play, words_of
from tests.rendering.test_board import faults
from tests.rendering.test_crowds import LONG_NAMES

SIZES = [(language, width) for language in LANGUAGES for width in (166, 191, 219)]
"""Languages and widths of tiles; every fourth is another language and another width."""
BUILDINGS, LANDS = list(board().buildings), list(board().lands)
replace = msgspec.structs.replace


def first_view(seats: int, scenario: str = "standard") -> View:
    views = (moment.view for moment in play("peloponnes", seats, 31, 0, scenario))
    view: View = next(view for view in views if view.phase == "bids")
    return view


def laid_out(view: View, language: str = "en", before: View | None = None) -> Canvas:
    canvas = draw(
        Sight(
            view,
            words=words_of("peloponnes", language, len(view.seats)),
            names=LONG_NAMES[: len(view.seats)],
            before=before,
            lines=["A long story. " * 40],
            table="Ολυμπιακοί αγώνες του καλοκαιριού",
        )
    )
    assert faults(canvas) == []
    assert canvas.image.height <= 1300
    return canvas


def rich(seen: SeenSeat, buildings: Sequence[str], lands: Sequence[str]) -> SeenSeat:
    return replace(
        seen,
        wood=10,
        stone=10,
        food=13,
        coins=88,
        luxury=88,
        inhabitants=38,
        income=replace(seen.income, wood=10, stone=10, food=13, coins=5, luxury=6, inhabitants=1),
        tile_power=88,
        coin_power=29,
        population=114,
        points=114,
        buildings=tuple(SeenBuilding(each, True) for each in buildings),
        lands=tuple(lands),
        protected=DISASTERS,
        half=True,
        any_land=True,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_full_tableau_has_room(seats: int, language: str) -> None:
    view = first_view(seats, "standard" if seats > 1 else "level-4")
    full = [rich(seen, BUILDINGS[seen.seat :: 5][:4], LANDS[seen.seat :: 5]) for seen in view.seats]
    only_buildings = rich(view.seats[0], BUILDINGS[-8:], [])
    only_lands = rich(view.seats[-1], [], LANDS[:8])
    laid_out(replace(view, seats=tuple(full)), language, view)
    laid_out(replace(view, seats=(only_buildings, *full[1:])), language, view)
    laid_out(replace(view, seats=(*full[:-1], only_lands)), language, view)


def test_what_was_lost_stands_faintly_where_there_is_room() -> None:
    view = first_view(5)
    full = tuple(rich(seen, BUILDINGS[seen.seat :: 5], LANDS[seen.seat :: 5]) for seen in view.seats)
    assert laid_out(view, before=replace(view, seats=full)).image != laid_out(view).image


@pytest.mark.parametrize(("language", "width"), long.also(SIZES[::4], SIZES))
def test_every_tile_is_legible_at_every_size(language: str, width: int) -> None:
    words = words_of("peloponnes", language, 2)
    heights = {layout.seat_size(seats).height - layout.seat_size(seats).header - 9 for seats in range(1, 6)}
    for tile, printed in board().tiles.items():
        cards = [offered(tile, words.name(tile), printed.min_bid + 3, *layout.CARD)]
        cards += [owned(tile, words.name(tile), paid, width, h) for h in heights for paid in (True, False)]
        found = [[*cut(card), *faults(card)] for card in cards]
        assert [each for each in found if each] == [], tile


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_on_offer_is_shortened_or_small(language: str) -> None:
    words = words_of("peloponnes", language, 2)
    for tile in board().tiles:
        card = offered(tile, words.name(tile), 3, *layout.CARD)
        name = [ink for ink in card.ink if ink.size and ink.what in words.name(tile) and len(ink.what) > 1]
        assert " ".join(ink.what for ink in name).replace("- ", "-") == words.name(tile)
        assert all(ink.size >= 28 for ink in name)


@pytest.mark.parametrize("extra", [(), ("wood",), ("wood", "stone", "food")])
@pytest.mark.parametrize("which", ["", *board().civilisations])
def test_every_civilisation_has_room_for_extra_incomes(which: str, extra: tuple[str, ...]) -> None:
    assert faults(civilisation(which, "Μεσσήνη", extra, (230, 159, 0), 166, 307)) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bid_that_was_displaced_is_still_seen(seats: int) -> None:
    view = first_view(seats)
    first, *others = view.regular

    def bid(seat: int, coins: int) -> View:
        tile = SeenTile(first.id, first.minimum, seat, coins)
        half = tuple(replace(seen, half=True) for seen in view.seats)
        return replace(view, regular=(tile, *others), seats=half)

    was_here = [ink for ink in laid_out(bid(1, 28), before=bid(0, 27)).ink if ink.what == "was here"]
    assert len(was_here) == 1


def test_tiles_not_yet_turned_up_lie_face_down() -> None:
    view = first_view(3)
    first = replace(view, regular=view.regular[:1], conquest=())
    covered = laid_out(replace(first, phase="supply"), before=view)
    gone = laid_out(replace(first, phase="taking"), before=view)
    corner = layout.card(4, conquest=True).inset(20)
    assert covered.image.crop(corner).tobytes() != gone.image.crop(corner).tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_is_waited_for_and_everybody_wins(seats: int, language: str) -> None:
    view = first_view(seats)
    everybody = tuple(range(seats))
    struck = tuple(replace(disaster, chips=3) for disaster in view.disasters)
    laid_out(replace(view, waiting_for=everybody, disasters=struck), language, view)
    ended = replace(view, ended=True, waiting_for=(), winners=everybody, phase="end", regular=(), conquest=())
    laid_out(ended, language, view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("completed", "phase"), [(None, "bids"), (True, "end"), (False, "end")])
def test_a_solo_level_tells_its_target(language: str, completed: bool | None, phase: str) -> None:
    view = first_view(1, "level-5")
    ended = completed is not None
    winners = (0,) if completed else ()
    canvas = laid_out(replace(view, completed=completed, ended=ended, phase=phase, winners=winners), language)
    won = words_of("peloponnes", language, 1).label("winner", seats=(0,))
    top = [ink.what for ink in canvas.ink if ink.box.bottom < layout.ROWS_TOP]
    if completed is False:
        assert won not in top


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_close_up_shows_every_tile_and_every_noted_answer(language: str) -> None:
    view = first_view(5)
    seats = (rich(view.seats[0], BUILDINGS[-4:], LANDS[:4]), *view.seats[1:])
    noted = (Build("pay"), Keep(tuple(BUILDINGS[:8])), Settle(()))
    canvas = draw_private(
        Sight(
            replace(view, seats=seats, pending=noted),
            words=words_of("peloponnes", language, 5),
            names=LONG_NAMES,
            table="harbour table 7",
        )
    )
    assert faults(canvas) == []
    fewer = draw_private(Sight(view, words=words_of("peloponnes", language, 5), names=LONG_NAMES))
    assert canvas.image.height > fewer.image.height


def test_tiles_get_narrower_as_there_are_more() -> None:
    seen = first_view(2).seats[0]
    assert columns_for([seen]) == 7
    assert columns_for([seen, rich(seen, BUILDINGS[:8], [])]) == 9


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_parts_lie_within_the_picture(seats: int) -> None:
    picture = Box(0, 0, layout.WIDTH, layout.height(seats))
    boxes = [parts.box(part, seats) for part in parts.REGIONS]
    boxes += [parts.box(f"seat-{seat}", seats) for seat in range(seats)]
    assert all(picture.contains(box) for box in boxes)
    assert not parts.box("rows", seats).overlaps(layout.seat(0, seats))
