"""Orders that are read by hand: what follows the first word and the faction."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from games.core.decision import Action
from games.pericles.actions import (
    Banish,
    Citizens,
    Clear,
    Debate,
    Disband,
    Dismiss,
    Gold,
    Hunt,
    Kill,
    Lend,
    Move,
    Muster,
    Omens,
    Place,
    Put,
    Raise,
    Raze,
    Redeploy,
    Remove,
    Retain,
    Settle,
    Stand,
    Train,
)
from games.pericles.board import CITY, COLOURS_OF, ENEMY, SIDE_OF, sign
from games.pericles.order_moves import read_moves, read_muster
from games.pericles.order_words import CARD, COLOUR, ELEMENT, ELITE, FACTION, ISSUE, THEATRE, TOPIC, UNIT
from games.pericles.standing import COMMIT, TALKS
from games.text.vocabulary import NUMBER, Meaning, Reading

READ: Final[dict[type[Action], tuple[str, ...]]] = {
    Dismiss: (CARD,),
    Retain: (CARD,),
    Debate: (ISSUE,),
    Kill: (NUMBER,),
    Raze: (NUMBER,),
    Place: (ISSUE,),
    Clear: (NUMBER,),
    Raise: (NUMBER,),
    Banish: (UNIT,),
    Gold: (UNIT,),
    Move: (NUMBER, UNIT),
    Muster: (NUMBER,),
    Omens: (THEATRE,),
    Remove: (NUMBER,),
    Put: (ISSUE,),
    Citizens: (THEATRE,),
    Settle: (THEATRE,),
    Hunt: (THEATRE,),
    Train: (NUMBER,),
    Lend: (ISSUE,),
    Disband: (NUMBER, UNIT),
    Redeploy: (NUMBER, UNIT),
    Stand: (TOPIC,),
}
"""What the first word after the faction can be, in forms that are read by hand."""

PLACED: Final = (Citizens, Settle)
"""Builds that name their theatre."""


def read_by_hand(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Sequence[Action]:
    """Read an order of a kind that READ lists; several issues that are put are several actions."""
    if kind is Put:
        return [Put(faction, issue) for issue in _kinds(reading, first)]
    if kind is Lend:
        return [Lend(faction, tuple(_kinds(reading, first)))]
    if kind is Muster:
        return read_muster(reading, faction, first)
    if kind is Move:
        return list(read_moves(reading, faction, first)) or _unfinished(reading)
    if kind is Stand:
        return [_stand(reading, faction, first)]
    return [_one(reading, kind, faction, first)]


def _stand(reading: Reading, faction: str, first: Meaning | None) -> Stand:
    topic = first or reading.read((TOPIC,))
    if topic is None:
        raise reading.unfinished()
    if topic.value not in (COMMIT, TALKS):
        _end(reading)
        return Stand(faction, topic.value)
    tokens = reading.read((NUMBER,))
    if tokens is None:
        raise reading.unfinished()
    theatre = reading.read((THEATRE,)) if topic.value == COMMIT else None
    _end(reading)
    return Stand(faction, topic.value, tokens.value, theatre.value if theatre else "")


def _unfinished(reading: Reading) -> Sequence[Action]:
    raise reading.unfinished()


def _one(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Action:
    if kind in (Dismiss, Retain):
        return kind(faction, tuple(_cards(reading, first)))  # type: ignore[no-any-return]
    if kind is Debate:
        return _debate(reading, faction, first)
    if kind in (Kill, Raze, Remove):
        return _fallen(reading, kind, faction, first)
    if kind in (Disband, Redeploy):
        return _quartered(reading, kind, faction, first)
    if kind in (Raise, Train, *PLACED):
        return _raised(reading, kind, faction, first)
    return _theatre_order(reading, kind, faction, first)


def _cards(reading: Reading, first: Meaning | None) -> Iterator[str]:
    if first is not None:
        yield first.value
    for meaning in reading.all((CARD,)):
        yield meaning.value


def _debate(reading: Reading, faction: str, first: Meaning | None) -> Debate:
    issue = first or reading.read((ISSUE,))
    if issue is None:
        raise reading.unfinished()
    half = reading.read((FACTION, NUMBER))
    if half is None:
        return Debate(faction, issue.value, 0)
    if half.kind == NUMBER:
        return Debate(faction, issue.value, _signed(faction, half.value))
    number = reading.read((NUMBER,))
    if number is None:
        raise reading.unfinished()
    return Debate(faction, issue.value, sign(half.value) * number.value)


def _signed(faction: str, box: int) -> int:
    """A box without a faction is one's own."""
    return sign(faction) * box


def _fallen(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Action:
    """Read how many pieces of which colours go: own ones, or those of the enemy."""
    side = SIDE_OF[faction] if kind is Remove else ENEMY[SIDE_OF[faction]]
    chosen = dict.fromkeys(("city", "league", "argos", "three_hundred"), 0)
    number = first or reading.read((NUMBER,))
    if number is None:
        raise reading.unfinished()
    while number is not None:
        if number.value == ELITE and kind is not Raze:
            chosen["three_hundred"] = 1
        elif number.value or kind is not Raze:
            colour = reading.read((COLOUR,))
            if colour is None:
                raise reading.unfinished()
            if colour.value not in COLOURS_OF[side]:
                raise reading.misplaced(colour.typed)
            chosen[_field(colour.value)] += number.value
        number = reading.read((NUMBER,))
    if kind is Raze:
        return Raze(faction, chosen["city"], chosen["league"])
    return kind(faction, **chosen)  # type: ignore[no-any-return]


def _theatre_order(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Action:
    """Read an order of the Theatre Phase."""
    start = first or reading.read(READ[kind])
    if start is None:
        raise reading.unfinished()
    if kind is Place:
        return _place(reading, faction, start.value)
    if kind is Clear:
        return _clear(reading, faction, start.value)
    if kind is Hunt:
        return _hunt(reading, faction, start.value)
    places = [meaning.value for meaning in reading.all((THEATRE,))]
    if kind is Omens:
        return Omens(faction, (start.value, *places))
    if not places:
        raise reading.unfinished()
    if len(places) > 1:
        raise reading.misplaced(reading.typed(THEATRE, places[1]))
    made: Action = kind(faction, start.value, places[0])
    return made


def _clear(reading: Reading, faction: str, own: int) -> Clear:
    enemy = reading.read((NUMBER,))
    if enemy is None:
        raise reading.unfinished()
    _end(reading)
    return Clear(faction, own, enemy.value)


def _end(reading: Reading) -> None:
    """See that nothing follows."""
    reading.read(())


def _place(reading: Reading, faction: str, kind: str) -> Place:
    found = reading.read((FACTION, THEATRE))
    owner = faction
    if found is not None and found.kind == FACTION:
        owner, found = found.value, reading.read((THEATRE,))
    if found is None:
        raise reading.unfinished()
    _end(reading)
    return Place(faction, kind, owner, found.value)


def _raised(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Action:
    """Read how many units are built, of which kinds, and where if that is asked."""
    place = (first or _next(reading, (THEATRE,))) if kind in PLACED else None
    chosen = _units(reading, None if place else first)
    wanted = {name: number for name, number in chosen.items() if number or name in kind.__struct_fields__}
    stray = sorted(set(wanted) - set(kind.__struct_fields__))
    if stray:
        raise reading.misplaced(
            str(ELITE) if stray[0] == "three_hundred" else reading.typed(ELEMENT, stray[0])
        )
    return kind(faction, *([place.value] if place else []), **wanted)  # type: ignore[no-any-return]


def _units(reading: Reading, first: Meaning | None) -> dict[str, int]:
    chosen = dict.fromkeys(("land", "naval", "argos", "three_hundred"), 0)
    number: Meaning | None = first or _next(reading, (NUMBER,))
    while number is not None:
        if number.value == ELITE:
            chosen["three_hundred"] = 1
        elif number.value:
            chosen[_next(reading, (ELEMENT,)).value] += number.value
        number = reading.read((NUMBER,))
    return chosen


def _next(reading: Reading, kinds: tuple[str, ...]) -> Meaning:
    """Read a word that must follow."""
    found = reading.read(kinds)
    if found is None:
        raise reading.unfinished()
    return found


def _hunt(reading: Reading, faction: str, theatre: str) -> Hunt:
    number = _next(reading, (NUMBER,))
    _end(reading)
    return Hunt(faction, theatre, number.value)


def _kinds(reading: Reading, first: Meaning | None) -> list[str]:
    """Read kinds of issues or counters, one at least."""
    start = first or _next(reading, (ISSUE,))
    return [start.value, *(meaning.value for meaning in reading.all((ISSUE,)))]


def _quartered(reading: Reading, kind: Any, faction: str, first: Meaning | None) -> Action:
    """Read an order of the End Phase: how many, which unit, and where; one, if no number is named."""
    number, unit = first or reading.read((NUMBER, UNIT)), first
    if number is not None and number.kind == NUMBER:
        unit = reading.read((UNIT,))
    else:
        number, unit = None, number
    places = [meaning.value for meaning in reading.all((THEATRE,))]
    wanted = 2 if kind is Redeploy else 1
    if unit is None or len(places) < wanted:
        raise reading.unfinished()
    if len(places) > wanted:
        raise reading.misplaced(reading.typed(THEATRE, places[wanted]))
    made: Action = kind(faction, unit.value, *places, number.value if number is not None else 1)
    return made


def _field(colour: str) -> str:
    if colour == "argos":
        return "argos"
    return "city" if colour in CITY.values() else "league"
