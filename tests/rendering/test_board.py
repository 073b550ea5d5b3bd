"""The board is drawn for everyone, at every moment, in every language, and nothing on it collides."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering.canvas import Canvas, overlaps
from rendering.fonts import LEAST
from rendering.perikles import compose, compose_private, draw, draw_private, encode
from tests.rendering.plays import LANGUAGES, NAMES, Moment, play, play_in_turns, words_of

MUST_BE_READ = 34


def composed(moment: Moment, language: str, table: str = "harbour table 7") -> Canvas:
    names = NAMES[: len(moment.view.seats)]
    return compose(
        moment.view,
        words=words_of(language, len(names)),
        names=names,
        before=moment.before,
        lines=moment.lines(language),
        table=table,
    )


def faults(canvas: Canvas) -> list[str]:
    """Say what collides, leaves the picture or is too small to be read."""
    found = [f"{a.what!r} lies on {b.what!r} at {b.box}" for a, b in overlaps(canvas.ink)]
    found += [f"{ink.what!r} leaves the picture" for ink in canvas.ink if not canvas.box.contains(ink.box)]
    found += [f"{ink.what!r} is {ink.size} px" for ink in canvas.ink if 0 < ink.size < LEAST]
    return found


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_every_moment_of_a_game_is_drawn_without_collisions(seats: int, seed: int) -> None:
    for moment in play_in_turns(seats, seed):
        language = LANGUAGES[moment.number // (seats + 1) % len(LANGUAGES)]
        found = faults(composed(moment, language))
        assert not found, f"action {moment.number}, {language}, seat {moment.viewer}: {found}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_alone_knows_is_drawn_without_collisions(language: str) -> None:
    words = words_of(language, 4)
    for moment in play_in_turns(4, 5):
        if moment.viewer is not None and moment.number % 2:
            canvas = compose_private(moment.view, words=words, names=NAMES[:4], table="harbour table 7")
            assert not faults(canvas), f"action {moment.number}, seat {moment.viewer}: {faults(canvas)}"


@pytest.fixture(scope="module")
def late() -> Moment:
    """A crowded moment of a game of five."""
    return [moment for moment in play(5, 6, 1) if moment.view.phase == "forces"][-1]


def test_the_size_suits_a_phone(late: Moment) -> None:
    image = composed(late, "en").image
    assert image.width == 1600
    assert 900 <= image.height <= 1300
    assert len(encode(image)) < 500_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_be_read_without_zooming_is_large(late: Moment, language: str) -> None:
    words = words_of(language, 5)
    ink = sorted(composed(late, language).ink, key=lambda each: each.size)
    largest = {each.what: each.size for each in ink}
    needed = [words.name(city.id) for city in late.view.cities]
    needed += [words.name(place.id) for place in late.view.places]
    needed += [str(seen.points) for seen in late.view.seats]
    needed += [str(count) for city in late.view.cities for count in city.markers]
    assert {text: largest[text] for text in needed if largest[text] < MUST_BE_READ} == {}


def test_the_same_view_gives_the_same_bytes(late: Moment) -> None:
    assert encode(composed(late, "de").image) == encode(composed(late, "de").image)


def test_pictures_can_be_drawn_in_several_threads(late: Moment) -> None:
    alone = {language: encode(composed(late, language).image) for language in LANGUAGES}
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda language: encode(composed(late, language).image), LANGUAGES * 4))
    assert drawn == [alone[language] for language in LANGUAGES] * 4


def test_drawing_leaves_the_printed_board_as_it_was(late: Moment) -> None:
    first = draw(late.view, words=words_of("en", 5), names=NAMES)
    changed = draw(late.view, words=words_of("en", 5), names=NAMES, before=late.before, lines=["Something"])
    again = draw(late.view, words=words_of("en", 5), names=NAMES)
    assert first.tobytes() == again.tobytes() != changed.tobytes()


def test_the_file_shows_what_was_drawn(late: Moment) -> None:
    image = composed(late, "en").image
    decoded = Image.open(BytesIO(encode(image)))
    assert (decoded.format, decoded.mode, decoded.size) == ("PNG", "P", image.size)
    assert difference(decoded.convert("RGB"), image) < 3


def test_each_seat_has_a_private_picture_of_its_own() -> None:
    views = [next(moment.view for moment in play(3, 7, seat) if moment.view.hand) for seat in range(3)]
    pictures = {draw_private(view, words=words_of("en", 3), names=NAMES[:3]).tobytes() for view in views}
    assert len(pictures) == 3


def difference(one: Image.Image, other: Image.Image) -> float:
    """Give the mean difference of two pictures, in steps of 256."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3
