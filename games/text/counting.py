"""The grammar of orders that count: numbers and what they count, things at a place, groups on their way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.text.vocabulary import NUMBER, Meaning, Reading

NOTHING = "nothing"
"""The kind of words that stand for the number none."""


def pairs(reading: Reading, found: Sequence[Meaning]) -> list[tuple[Meaning, int]]:
    """Bring numbers together with what they count; what has no number is one.

    Numbers stand before what they count. Where that leaves one over, each thing without a number before it
    takes the one after it. “L 2 G” could be either, and is not read.
    """
    before, after = _numbered(found, after=False), _numbered(found, after=True)
    is_either = before is not None and after is not None and before != after
    paired = after if before is None else before
    if paired is None or (is_either and found[0].kind != NUMBER):
        raise reading.misplaced(next(each for each in reversed(found) if each.kind == NUMBER).typed)
    return paired


def _numbered(found: Sequence[Meaning], *, after: bool) -> list[tuple[Meaning, int]] | None:
    """Pair things with the number before each or, if that is wanted, after; None if a number is left over."""
    paired: list[tuple[Meaning, int]] = []
    left = list(found)
    while left:
        first = left.pop(0)
        if first.kind == NUMBER:
            if not left or left[0].kind == NUMBER:
                return None
            paired.append((left.pop(0), first.value))
        elif after and left and left[0].kind == NUMBER:
            paired.append((first, left.pop(0).value))
        else:
            paired.append((first, 1))
    return paired


def totals(reading: Reading, found: Sequence[Meaning], none_of: str = "") -> dict[str, int]:
    """Add up the numbers of each thing; of one kind the order may say that there are none."""
    numbers: dict[str, int] = {}
    for meaning, number in pairs(reading, _with_none_counted(reading, found, none_of)):
        numbers[meaning.value] = numbers.get(meaning.value, 0) + number
    return numbers


def _with_none_counted(reading: Reading, found: Sequence[Meaning], none_of: str) -> list[Meaning]:
    followed = zip(found, [*found[1:], None], strict=False)
    wrong = [
        each for each, after in followed if each.kind == NOTHING and (not after or after.kind != none_of)
    ]
    if wrong:
        raise reading.misplaced(wrong[0].typed)
    return [Meaning(NUMBER, 0, each.typed) if each.kind == NOTHING else each for each in found]


def read_number(reading: Reading) -> int:
    """Read a number that has to follow."""
    meaning = reading.read((NUMBER,))
    if meaning is None:
        raise reading.unfinished()
    return int(meaning.value)


def read_at(reading: Reading, place: str, *others: str) -> tuple[str, list[Meaning]]:
    """Read one place and, before or after it, numbers and things of other kinds."""
    at: str | None = None
    rest: list[Meaning] = []
    for meaning in reading.all((place, NUMBER, *others)):
        if meaning.kind != place:
            rest.append(meaning)
        elif at is None:
            at = meaning.value
        else:
            raise reading.misplaced(meaning.typed)
    if at is None:
        raise reading.unfinished()
    return at, rest


@dataclass
class Group:
    """Things that go one way together."""

    counted: list[Meaning] = field(default_factory=list)
    """The things and their numbers, as they were typed."""
    way: list[str] = field(default_factory=list)
    marks: dict[str, int] = field(default_factory=dict)
    """The number that follows each word which asks for one."""

    def is_whole(self) -> bool:
        """Say whether things and a way are named."""
        return bool(self.way) and any(each.kind != NUMBER for each in self.counted)


def read_groups(reading: Reading, thing: str, place: str, *marks: str) -> list[Group]:
    """Read things and the places of their way; several groups may follow each other."""
    groups = [Group()]
    for meaning in reading.all((thing, NUMBER, *marks, place)):
        if meaning.kind in (thing, NUMBER) and groups[-1].is_whole():
            groups.append(Group())
        group = groups[-1]
        if meaning.kind in marks:
            group.marks[meaning.kind] = read_number(reading)
        elif meaning.kind == place:
            group.way.append(meaning.value)
        else:
            group.counted.append(meaning)
    if not all(group.is_whole() for group in groups):
        raise reading.unfinished()
    return groups
