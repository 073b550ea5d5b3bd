"""Counters at a place, packed into the two lines of a side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from PIL import Image

from games.perikles.view import SeenCounter, SeenPlace
from rendering.perikles.scene import Desk
from rendering.perikles.symbols import counter, crossed_out, tally
from rendering.sprites import faded, mark
from rendering.words import newcomers

GAP = 2
Side = Literal["attack", "defence"]


class Pieces(NamedTuple):
    """How large what lies at a place is drawn."""

    counter: Callable[..., Image.Image] = counter
    """Gives a counter: its city, letters, arm, strength, and whether it is face down."""
    tally: Callable[[int], Image.Image] = tally
    mark: int = 38


BOARD = Pieces()


class Piece(NamedTuple):
    """Something in a line of troops: a seat's mark, a counter, or several as one."""

    sprite: Image.Image
    what: str
    new: bool = False


class Sent(NamedTuple):
    """A counter, and whether it has just come or just gone."""

    counter: SeenCounter
    new: bool
    gone: bool = False
    lost: bool = False


Line = list[Piece]
Gather = Callable[["At", Sequence[Sent]], Line]


class At(NamedTuple):
    """A place on a desk, and how its pieces are drawn."""

    desk: Desk
    place: SeenPlace
    pieces: Pieces


def lines_of(
    desk: Desk, place: SeenPlace, side: Side, room: int, pieces: Pieces = BOARD
) -> tuple[Line, Line]:
    """Give the two lines of a side: the main troops, then the allies, in the fullest form that fits."""
    return packed(At(desk, place, pieces), side, _here(desk, place, side), _gone(desk, place, side), room)


def packed(there: At, side: Side, here: list[Sent], gone: list[Sent], room: int) -> tuple[Line, Line]:
    """Pack counters into two lines, those that have gone as far as there is room."""
    place = there.place
    leader = place.main_attacker if side == "attack" else place.main_defender
    for gather, sent in ((_singly, here + gone), (_singly, here), (_stacked, here), (_counted, here)):
        main = _groups(there, [each for each in sent if each.counter.by == leader], gather)
        allied = _groups(there, [each for each in sent if each.counter.by != leader], gather)
        lines = _arrange(main, allied, room)
        if lines is not None:
            return lines
    return [], []


def run(line: Sequence[Piece]) -> int:
    """Measure a line."""
    return sum(piece.sprite.width + GAP for piece in line)


def _counters(place: SeenPlace | None, side: Side) -> tuple[SeenCounter, ...]:
    if place is None:
        return ()
    return place.attackers if side == "attack" else place.defenders


def _public(seen: SeenCounter) -> tuple[str, str, int]:
    """Compare counters without their strength: turning them up is no change."""
    return seen.city, seen.arm, seen.by


def _here(desk: Desk, place: SeenPlace, side: Side) -> list[Sent]:
    now, then = _counters(place, side), desk.place_before(place.id)
    before = None if then is None else [_public(each) for each in _counters(then, side)]
    fresh = newcomers([_public(each) for each in now], before)
    return [Sent(each, new) for each, new in zip(now, fresh, strict=True)]


def _gone(desk: Desk, place: SeenPlace, side: Side) -> list[Sent]:
    then = _counters(desk.place_before(place.id), side)
    left = newcomers([_public(each) for each in then], [_public(each) for each in _counters(place, side)])
    return [Sent(each, False, True) for each, gone in zip(then, left, strict=True) if gone]


def _groups(there: At, sent: Sequence[Sent], gather: Gather) -> list[Line]:
    by_seat = groupby(sorted(sent, key=lambda each: each.counter.by), key=lambda each: each.counter.by)
    size = there.pieces.mark
    return [[Piece(mark(seat, size), "mark"), *gather(there, list(own))] for seat, own in by_seat]


def _singly(there: At, sent: Sequence[Sent]) -> Line:
    return [_single(there, each) for each in sent]


def _single(there: At, sent: Sent) -> Piece:
    seen, draw = sent.counter, there.pieces.counter
    strength = "" if seen.strength is None else str(seen.strength)
    facts = (seen.city, there.desk.letters(seen.city), seen.arm, strength, not there.place.turned_up)
    if sent.lost:
        return Piece(crossed_out(draw(*facts)), "lost")
    return Piece(faded(draw, 0.35, *facts) if sent.gone else draw(*facts), "counter", sent.new)


def _stacked(there: At, sent: Sequence[Sent]) -> Line:
    """Several counters of a force and arm as one: their number, or their strength if it is known."""
    ordered = sorted(sent, key=lambda each: (_public(each.counter), each.lost))
    alike = groupby(ordered, key=lambda each: (_public(each.counter), each.lost))
    return [_stack(there, list(group)) for _, group in alike]


def _stack(there: At, group: Sequence[Sent]) -> Piece:
    if len(group) == 1:
        return _single(there, group[0])
    seen = group[0].counter
    strengths = [each.counter.strength for each in group if each.counter.strength is not None]
    text = f"Σ{sum(strengths)}" if len(strengths) == len(group) else f"×{len(group)}"
    letters = there.desk.letters(seen.city)
    sprite = there.pieces.counter(seen.city, letters, seen.arm, text, not there.place.turned_up)
    sprite = crossed_out(sprite) if group[0].lost else sprite
    return Piece(sprite, "counters", any(each.new for each in group))


def _counted(there: At, sent: Sequence[Sent]) -> Line:
    """Only how many a seat has there: for the fullest of battles."""
    return [Piece(there.pieces.tally(len(sent)), "tally", any(each.new for each in sent))]


def _arrange(main: list[Line], allied: list[Line], room: int) -> tuple[Line, Line] | None:
    first = [piece for group in main for piece in group]
    second = [piece for group in allied for piece in group]
    if run(first) <= room and run(second) <= room:
        return first, second
    return _flow([*main, *allied], room)


def _flow(groups: list[Line], room: int) -> tuple[Line, Line] | None:
    """Fill the first line, then the second; a mark stays with its first counter."""
    first: Line = []
    rest: Line = []
    for group in groups:
        for number, piece in enumerate(group):
            together = run(group[:2]) if number == 0 else run([piece])
            fits = not rest and run(first) + together <= room
            (first if fits else rest).append(piece)
    return (first, rest) if run(rest) <= room else None
