"""The tools of every picture: text that fits, marks that differ, sheets of a gallery."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from rendering import fonts
from rendering.canvas import Canvas, Ink, at, overlaps
from rendering.fonts import LEAST, Style, length
from rendering.frame import caption
from rendering.gallery import PHONE, Exhibit, sheet
from rendering.ground import parchment
from rendering.palette import SEATS
from rendering.perikles.relations import bonds_of
from rendering.perikles.scene import Tile, initials
from rendering.sprites import mark
from rendering.words import newcomers
from tests.rendering.plays import LANGUAGES, words_of

CITIES = ("athens", "sparta", "argos", "corinth", "thebes", "megara", "persia")


@given(text=st.text(min_size=1, max_size=40), room=st.integers(60, 400))
def test_text_never_leaves_its_room(text: str, room: int) -> None:
    canvas = Canvas(Image.new("RGB", (600, 100)))
    run = canvas.text(100, 50, text, Style("serif-bold", 34), room=room)
    assert run <= room
    assert all(ink.size >= LEAST for ink in canvas.ink)


@given(text=st.text(max_size=300), room=st.integers(80, 400), lines=st.integers(1, 4))
def test_wrapped_text_keeps_to_its_lines(text: str, room: int, lines: int) -> None:
    style = Style("sans", 22)
    rows = fonts.wrap(text, style, room, lines)
    assert len(rows) <= lines
    assert all(fonts.length(row, style) <= room + 1 for row in rows)


def test_a_line_may_end_at_a_hyphen_or_stroke_between_letters() -> None:
    style = Style("sans", 22)
    assert fonts.wrap("Schiff-zu-Schiff-Kampf", style, 170, 3) == ("Schiff-zu-Schiff-", "Kampf")
    assert fonts.wrap("Πόλεμος/Ειρήνη", style, 100, 2) == ("Πόλεμος/", "Ειρήνη")
    assert fonts.wrap("by -3 or 12/34", style, 90, 3) == ("by -3 or", "12/34")


def test_long_text_is_shortened_at_once() -> None:
    assert fonts.wrap("word " * 5000, Style(), 800, 2)[-1].endswith(fonts.ELLIPSIS)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Περικλής", "Περικλής"),
        ("  Anna\t Maria\n", "Anna Maria"),
        ("山田", "••"),
        ("A\u200bB\u202e", "AB"),
        ("e\u0301", "é"),
        ("", "•"),
        ("🦉", "•"),
    ],
)
def test_characters_that_the_fonts_lack_become_dots(name: str, shown: str) -> None:
    assert fonts.printable(name, "serif-bold") == shown


def test_greek_is_never_set_in_a_face_without_it() -> None:
    assert fonts.legible("Επίθεση", Style("serif-italic")).face == "serif"
    assert fonts.legible("Attack", Style("serif-italic")).face == "serif-italic"


def test_seats_differ_in_colour_letter_and_shape() -> None:
    for part in ("colour", "letter", "shape"):
        assert len({getattr(seat, part) for seat in SEATS}) == len(SEATS)
    assert len({mark(seat, 40).convert("L").tobytes() for seat in range(len(SEATS))}) == len(SEATS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_letters_tell_the_forces_apart(language: str) -> None:
    words = words_of("perikles", language, 3)
    assert len({initials(words.name(city)) for city in CITIES}) == len(CITIES)


def test_overlaps_are_found() -> None:
    boxes = [at(0, 0, 10, 10), at(10, 0, 10, 10), at(5, 9, 10, 10), at(0, 40, 5, 5)]
    ink = [Ink(box, str(number), 20) for number, box in enumerate(boxes)]
    assert {(a.what, b.what) for a, b in overlaps(ink)} == {("0", "2"), ("1", "2")}


def test_newcomers_are_counted() -> None:
    assert newcomers(["a", "a", "b"], ["a"]) == [False, True, True]
    assert newcomers(["a"], None) == [False]


def test_a_tile_is_read_from_its_kind() -> None:
    tile = Tile("athens-1-assassin")
    assert (tile.city, tile.shards, tile.symbol) == ("athens", 1, "assassin")
    assert Tile("any-1").symbol == ""


@given(st.sets(st.sampled_from(list(combinations(CITIES, 2)))))
def test_each_relation_is_told_once(pairs: set[tuple[str, str]]) -> None:
    told = [tuple(sorted((bond.city, other))) for bond in bonds_of(sorted(pairs)) for other in bond.others]
    assert sorted(told) == sorted(tuple(sorted(pair)) for pair in pairs)


def test_parchment_is_the_same_at_every_call() -> None:
    first = parchment(120, 80).tobytes()
    parchment.cache_clear()
    assert parchment(120, 80).tobytes() == first


def test_a_gallery_shows_each_picture_twice() -> None:
    pictures = [
        Exhibit("first", Image.new("RGB", (1600, 900))),
        Exhibit("second", Image.new("RGB", (1600, 1000))),
    ]
    hung = sheet("Game", pictures)
    assert hung.width > 1600 + PHONE
    assert hung.height > 1900


def test_a_caption_names_the_newest_event_and_cuts_no_word() -> None:
    lines = [f"Aspasia takes tile number {number} and puts two markers into Corinth." for number in range(40)]
    rows, style = caption(lines, 1556)
    assert rows[-1].endswith(lines[-1][-20:])
    assert rows[0].startswith("…")
    assert all(length(row, style) <= 1556 for row in rows)
    long = " ".join(["Themistokles"] * 60)
    rows, _ = caption([lines[0], long], 1556)
    assert set(" ".join(rows).split()) == {"Themistokles", "…"}
    assert caption(["Go passes."], 1556) == (["Go passes."], Style("serif", 30))
