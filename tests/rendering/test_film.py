"""Films: pictures with captions in a file that shows each as it was drawn."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering import film
from rendering.film import Caption, Shot, bound, in_columns, over, painted, size_of
from rendering.fonts import fold

BOARD = Image.new("RGB", (1600, 1300), (200, 190, 160))
TEXT = "Althaia sends a hoplite of Athens to Potidea, where it attacks beside two triremes of Corinth."


def shot(number: int, *, has_room: bool = False) -> Shot:
    board = BOARD.copy()
    board.paste((160, 40, 40), (100 * number, 100 * number, 100 * number + 90, 100 * number + 90))
    hand = Image.new("RGB", (800, 500), (60, 90, 60)) if has_room and number % 2 else None
    return Shot(
        Caption(f"Move {number} of 9 · Round 1, Battles", TEXT[: 20 + 8 * number]), board, hand, has_room
    )


def apart(one: Image.Image, other: Image.Image) -> float:
    """Tell how far two pictures are apart on average, of 255."""
    return max(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean)


@pytest.mark.parametrize("has_room", [False, True])
def test_every_picture_comes_out_as_it_was_drawn(has_room: bool) -> None:
    pictures = [painted(shot(number, has_room=has_room)) for number in range(9)]
    pieces = [over(before, each, 700) for before, each in zip([None, *pictures], pictures, strict=False)]
    whole = bound(pieces, size_of(has_room=has_room))
    with Image.open(io.BytesIO(whole)) as moving:
        assert (moving.n_frames, moving.size) == (9, size_of(has_room=has_room))  # type: ignore[attr-defined]
        assert moving.info["loop"] == 0
        for number, picture in enumerate(pictures):
            moving.seek(number)
            moving.load()
            assert moving.info["duration"] == 700
            assert apart(moving, picture) < 2.5
            assert apart(moving, pictures[(number + 1) % 9]) > apart(moving, picture)


def test_what_has_not_changed_costs_next_to_nothing() -> None:
    picture = painted(shot(3))
    assert len(over(picture, picture, 1000)) < 400
    assert len(over(painted(shot(2)), picture, 1000)) < len(over(None, picture, 1000)) / 2


def test_a_picture_may_last_no_longer_than_the_file_can_say() -> None:
    picture = painted(shot(0))
    with Image.open(
        io.BytesIO(bound([over(None, picture, 10**9), over(picture, picture, 1)], (800, 800)))
    ) as moving:
        moving.seek(1)
        moving.load()


def test_captions_are_legible_and_long_ones_are_shown_to_be_cut() -> None:
    rows, style = fold(TEXT, film.TEXT, film.WIDTH - 2 * film.MARGIN, film.ROWS, film.LEAST)
    assert style.size >= film.LEAST
    assert not rows[-1].endswith("…")
    rows, style = fold(TEXT * 4, film.TEXT, film.WIDTH - 2 * film.MARGIN, film.ROWS, film.LEAST)
    assert rows[-1].endswith("…")
    assert style.size == film.LEAST


@pytest.mark.parametrize(("cards", "columns"), [(5, 1), (13, 2), (30, 3)])
def test_a_high_hand_stands_in_columns_and_no_card_is_cut(cards: int, columns: int) -> None:
    hand = Image.new("RGB", (800, 220 * cards), (239, 226, 191))
    for number in range(cards):
        hand.paste((40, 8 * number, 20), (20, 220 * number + 10, 780, 220 * number + 210))
    laid = in_columns(hand).convert("RGB")
    assert laid.width == 800 * columns
    for number in range(cards):
        card = Image.new("RGB", laid.size, (40, 8 * number, 20))
        found = ImageChops.difference(laid, card).convert("L").point(lambda value: 255 * (value == 0))
        left, top, right, bottom = found.getbbox() or (0, 0, 0, 0)
        assert (right - left, bottom - top) == (760, 200)
