"""The board is drawn for everyone, at every moment, in every language, and nothing on it collides.

So are the parts of it that a question is about, for a phone.
"""

import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from games import registry
from rendering.canvas import Canvas, overlaps
from rendering.encode import encode
from rendering.fonts import LEAST
from rendering.pictures import pictures_of
from rendering.sight import Sight
from tests import long
from tests.rendering import phone
from tests.rendering.plays import LANGUAGES, NAMES, Moment, play, play_in_turns, words_of
from tests.rendering.subject import load, seats_near

MUST_BE_READ = 34
GAMES = pytest.mark.parametrize("game", registry.ids())


def composed(moment: Moment, language: str, table: str = "harbour table 7") -> Canvas:
    names = NAMES[: len(moment.view.seats)]
    return pictures_of(moment.game.id).draw(
        Sight(
            moment.view,
            words=words_of(moment.game.id, language, len(names)),
            names=names,
            before=moment.before,
            lines=moment.lines(language),
            table=table,
        )
    )


def faults(canvas: Canvas) -> list[str]:
    """Say what collides, leaves the picture or is too small to be read."""
    found = [f"{a.what!r} lies on {b.what!r} at {b.box}" for a, b in overlaps(canvas.ink)]
    found += [f"{ink.what!r} leaves the picture" for ink in canvas.ink if not canvas.box.contains(ink.box)]
    found += [f"{ink.what!r} is {ink.size} px" for ink in canvas.ink if 0 < ink.size < LEAST]
    return found


@pytest.mark.parametrize("first", long.also([0], [3, 6]))
@pytest.mark.parametrize(
    ("game", "seats", "seed", "scenario"),
    [(game, *table) for game in registry.ids() for table in load(game).tables],
)
def test_moments_of_a_game_are_drawn_without_collisions(
    game: str, seats: int, seed: int, scenario: str, first: int
) -> None:
    moments = play_in_turns(game, seats, seed, scenario, every=load(game).every, first=first)
    for number, moment in enumerate(moments):
        language = LANGUAGES[moment.number // (seats + 1) % len(LANGUAGES)]
        for_a_phone = moment.view.focus and number % 2
        canvas = phone.drawn(moment, language) if for_a_phone else composed(moment, language)
        found = [*phone.cut(canvas), *(phone.faults(canvas) if for_a_phone else faults(canvas))]
        assert not found, f"action {moment.number}, {language}, seat {moment.viewer}: {found}"


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_alone_is_shown_is_drawn_without_collisions(game: str, language: str) -> None:
    seats = seats_near(game, 4)
    words = words_of(game, language, seats)
    for moment in play_in_turns(game, seats, 5, every=2 * load(game).every, first=1):
        if moment.viewer is not None:
            canvas = pictures_of(game).draw_private(
                Sight(moment.view, words=words, names=NAMES[:seats], table="harbour table 7")
            )
            found = [*phone.cut(canvas), *faults(canvas)]
            assert not found, f"action {moment.number}, seat {moment.viewer}: {found}"


@pytest.fixture(scope="module", params=registry.ids())
def late(request: pytest.FixtureRequest) -> Moment:
    """A crowded moment of a game of five, or as many as can play."""
    crowded, seats = load(request.param).crowded, seats_near(request.param, 5)
    return [moment for moment in play(request.param, seats, 6, 1) if crowded(moment.view)][-1]


def test_the_size_suits_a_phone(late: Moment) -> None:
    image = composed(late, "en").image
    assert image.width == 1600
    assert 900 <= image.height <= 1300
    assert len(encode(image)) < 500_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_be_read_without_zooming_is_large(late: Moment, language: str) -> None:
    words = words_of(late.game.id, language, len(late.view.seats))
    ink = sorted(composed(late, language).ink, key=lambda each: each.size)
    largest = {each.what: each.size for each in ink}
    needed = load(late.game.id).needed(late.view, words) + [str(seen.points) for seen in late.view.seats]
    assert {text: largest[text] for text in needed if largest[text] < MUST_BE_READ} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(late: Moment, language: str) -> None:
    words = words_of(late.game.id, language, len(late.view.seats))
    legend = import_module(f"rendering.{late.game.id}.base").LEGEND
    labels = [words.label(key) for key in (legend.values() if isinstance(legend, dict) else legend)]
    canvas = composed(late, language)
    foot = [ink.what for ink in canvas.ink if ink.box.top > canvas.box.bottom - 60]
    assert [label for label in labels if label not in foot] == []
    assert foot.count("explained") == len(labels)


def test_the_same_view_gives_the_same_bytes(late: Moment) -> None:
    assert encode(composed(late, "de").image) == encode(composed(late, "de").image)


def test_pictures_can_be_drawn_in_several_threads(late: Moment) -> None:
    alone = {language: encode(composed(late, language).image) for language in LANGUAGES}
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda language: encode(composed(late, language).image), LANGUAGES * 4))
    assert drawn == [alone[language] for language in LANGUAGES] * 4


def test_drawing_leaves_the_printed_board_as_it_was(late: Moment) -> None:
    draw, words = pictures_of(late.game.id).draw, words_of(late.game.id, "en", len(late.view.seats))
    first = draw(Sight(late.view, words=words, names=NAMES)).image
    changed = draw(Sight(late.view, words=words, names=NAMES, before=late.before, lines=["Something"])).image
    again = draw(Sight(late.view, words=words, names=NAMES)).image
    assert first.tobytes() == again.tobytes() != changed.tobytes()


def test_without_a_last_move_the_foot_is_free(late: Moment) -> None:
    words = words_of(late.game.id, "en", len(late.view.seats))
    canvas = pictures_of(late.game.id).draw(Sight(late.view, words=words, names=NAMES))
    foot = canvas.box._replace(top=canvas.box.bottom - 106, bottom=canvas.box.bottom - 56)
    assert not [ink for ink in canvas.ink if ink.box.overlaps(foot)]


@cache
def end_of(game: str, seats: int, scenario: str) -> Any:
    *_, last = play(game, seats, 2, None, scenario)
    return last.view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "seats", "scenario"),
    [(game, *table) for game in registry.ids() for table in load(game).ends],
)
def test_at_the_end_the_foot_tells_the_result(game: str, seats: int, scenario: str, language: str) -> None:
    view = end_of(game, seats, scenario)
    canvas = pictures_of(game).draw(
        Sight(view, words=words_of(game, language, seats), names=NAMES[:seats], lines=[])
    )
    foot = " ".join(ink.what for ink in canvas.ink if ink.box.top > canvas.box.bottom - 108)
    points = max(seen.points for seen in view.seats)
    assert re.search(rf"\b{points}\b", foot)
    assert not [*phone.cut(canvas), *faults(canvas)]


def test_the_file_shows_what_was_drawn(late: Moment) -> None:
    image = composed(late, "en").image
    decoded = Image.open(BytesIO(encode(image)))
    assert (decoded.format, decoded.mode, decoded.size) == ("PNG", "P", image.size)
    assert difference(decoded.convert("RGB"), image) < 3


@GAMES
def test_each_seat_has_a_private_picture_of_its_own(game: str) -> None:
    seats = seats_near(game, 3)
    words, draw = words_of(game, "en", seats), pictures_of(game).draw_private
    views = [
        next(moment.view for moment in play(game, seats, 7, seat) if moment.number > 20)
        for seat in range(seats)
    ]
    drawn = {draw(Sight(view, words=words, names=NAMES[:seats])).image.tobytes() for view in views}
    assert len(drawn) == seats


def difference(one: Image.Image, other: Image.Image) -> float:
    """Give the mean difference of two pictures, in steps of 256."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
