"""What the picture of a report shows: the battles of a round, from what everyone was told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from games.core.decision import Seat
from games.core.events import Event
from games.perikles import events
from games.perikles.board import SPARTA, Counter, Side


class Fighter(msgspec.Struct, frozen=True):
    """A counter that took part, who sent it, and whether it was lost."""

    counter: Counter
    by: Seat
    lost: bool = False


class Result(msgspec.Struct, frozen=True):
    """How a place was decided."""

    place: str
    attack: tuple[Fighter, ...] = ()
    defence: tuple[Fighter, ...] = ()
    outcome: str = ""
    """attack, defence or out."""
    winners: tuple[Seat, ...] = ()
    points: int = 0


class Sheet(msgspec.Struct, frozen=True):
    """The places of a round, in the order of their battles."""

    results: tuple[Result, ...]


_OUT = (events.PlaceDeserted, events.PlaceNotAttacked, events.MilitiaHeld, events.PlaceUndecided)


def sheet(told: Sequence[Event]) -> Sheet | None:
    """Gather the battles that were decided; what is said of losses belongs to the place before it."""
    results: dict[str, Result] = {}
    at = ""
    for event in told:
        at = getattr(event, "place", None) or at
        if isinstance(event, _DECISIVE) and at:
            results[at] = _after(results.get(at, Result(at)), event)
    decided = tuple(result for result in results.values() if result.outcome)
    return Sheet(decided) if decided else None


_DECISIVE = (
    events.CountersTurnedUp,
    events.CounterLost,
    events.SlavesRevolted,
    events.PlaceWon,
    events.PersiansWon,
    *_OUT,
)


def _after(result: Result, event: Event) -> Result:
    match event:
        case events.CountersTurnedUp(side=side, counters=counters, by=by):
            sent = tuple(Fighter(*each) for each in zip(counters, by, strict=True))
            return _with(result, side, sent)
        case events.CounterLost(side=side, city=city, arm=arm, strength=strength):
            lost = Counter(city, arm, strength)
            return _with(result, side, _struck(getattr(result, side), lost))
        case events.SlavesRevolted(place=None):
            return result
        case events.SlavesRevolted(strength=strength):
            return _gone_home(result, Counter(SPARTA, "hoplite", strength))
        case events.PlaceWon(side=side, seat=seat, points=points):
            return msgspec.structs.replace(result, outcome=side, winners=(seat,), points=points)
        case events.PersiansWon(side=side, seats=seats, points=points):
            return msgspec.structs.replace(result, outcome=side, winners=seats, points=points)
    return msgspec.structs.replace(result, outcome="out")


def _with(result: Result, side: Side, sent: Iterable[Fighter]) -> Result:
    return msgspec.structs.replace(result, **{side: tuple(sent)})


def _struck(sent: Sequence[Fighter], lost: Counter) -> list[Fighter]:
    """Mark the first counter of this kind that is not lost yet; there is none if its battle began before."""
    alike = (number for number, each in enumerate(sent) if each.counter == lost and not each.lost)
    found = next(alike, None)
    return [
        msgspec.structs.replace(each, lost=True) if number == found else each
        for number, each in enumerate(sent)
    ]


def _gone_home(result: Result, counter: Counter) -> Result:
    """Leave out a counter that a slave revolt sent home after it was turned up."""
    for side in (result.attack, result.defence):
        for each in side:
            if each.counter == counter and not each.lost:
                kept = [other for other in side if other is not each]
                return _with(result, "attack" if side is result.attack else "defence", kept)
    return result
