"""9.4 to 9.7 and 10: battles, losses, Honour, hostages and major defeats."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from games.core.events import Event
from games.pericles.board import board
from games.pericles.events import battle as told
from tests.games.pericles.referee.ledger import (
    COLOURS,
    COMPATRIOTS,
    ELITE,
    OTHER,
    SIDE,
    SIDES,
    Ledger,
    compatriot,
    direction,
    hears,
)

OF_A_BATTLE = (
    told.StrengthCounted,
    told.BattleWon,
    told.BattleTied,
    told.UnitsLost,
    told.BasesRazed,
    told.BattleHonoured,
    told.HostagesTaken,
    told.MajorDefeat,
)
"""What is told while a battle goes on."""


@dataclass
class Fight:
    """A battle, from its beginning to its Honour."""

    theatre: str
    element: str
    commander: str
    is_second: bool
    totals: dict[str, int] = field(default_factory=dict)
    winner: str = ""
    margin: int = 0
    units: dict[str, int] = field(default_factory=dict)
    """Units of both Sides by colour, before anybody dies."""
    lost: dict[str, Counter[str]] = field(default_factory=lambda: {side: Counter() for side in SIDES})
    """By Side and colour."""
    razed: int = 0
    changes: list[tuple[str, int]] = field(default_factory=list)
    hostages: str = ""
    defeat: str = ""


def close_before(ledger: Ledger, event: Event) -> None:
    """A battle is over when something else is told."""
    if not isinstance(event, OF_A_BATTLE):
        close(ledger)


@hears(told.BattleJoined)
def joined(ledger: Ledger, event: told.BattleJoined) -> None:
    """9.4: the theatre's own kind of battle first; the other is the second."""
    own = board().theatres[event.theatre].element
    assert ledger.holders(event.theatre) == list(SIDES), "not contested"
    fight = Fight(event.theatre, event.element, event.faction, event.element != own)
    fight.units = {
        colour: ledger.units(event.theatre, colour, event.element)
        for side in SIDES
        for colour in COLOURS[side]
    }
    ledger.fight = fight


@hears(told.StrengthCounted)
def counted(ledger: Ledger, event: told.StrengthCounted) -> None:
    """9.42: units, bases, strategoi, treachery and a card."""
    fight, value = _fight(ledger), board().printed.value
    side, theatre = event.side, fight.theatre
    tokens = sum(ledger.committed[each] for each in COMPATRIOTS[side])
    tokens += ledger.ships if side == "athens" else ledger.pieces[theatre, ELITE]
    assert event.units == ledger.values(theatre, side, fight.element)
    assert event.bases == ledger.bases(theatre, side) * value.base
    assert event.strategoi == tokens * value.strategos, tokens
    assert event.treachery == ledger.treachery[theatre, side] * value.treachery
    assert event.value == board().cards[event.card].value
    total = event.units + event.bases + event.strategoi + event.treachery + event.value
    assert event.total == total, total
    fight.totals[side] = total


@hears(told.BattleWon)
def won(ledger: Ledger, event: told.BattleWon) -> None:
    """9.43: the higher total."""
    fight = _fight(ledger)
    fight.winner, fight.margin = event.side, event.margin
    lead = fight.totals[event.side] - fight.totals[OTHER[event.side]]
    assert event.margin == lead > 0, lead
    ledger.first_battle = event.side if ledger.first_battle is None else ledger.first_battle


@hears(told.BattleTied)
def tied(ledger: Ledger, _event: told.BattleTied) -> None:
    """9.43: level totals."""
    assert len(set(_fight(ledger).totals.values())) == 1
    ledger.first_battle = "" if ledger.first_battle is None else ledger.first_battle


@hears(told.UnitsLost)
def lost(ledger: Ledger, event: told.UnitsLost) -> None:
    """9.44 and 9.45: one row of the table, its whole number; the loser first."""
    fight, side = _fight(ledger), event.side
    dead: Counter[str] = Counter()
    for unit, number in event.units:
        dead["sparta" if unit == ELITE else unit.rpartition("-")[0]] += number
        assert unit == ELITE or unit.endswith(fight.element)
    assert not fight.lost[side], "died twice"
    assert sum(dead.values()) in _numbers(ledger, fight, side, set(dead)), _numbers(
        ledger, fight, side, set(dead)
    )
    ledger.put_all(event.theatre, event.units, -1)
    fight.lost[side] = dead


def _numbers(ledger: Ledger, fight: Fight, side: str, colours: set[str]) -> list[int]:
    """List how many of a Side may die, by the rows whose victims these colours are."""
    is_loser = side != fight.winner
    by = fight.units if is_loser else fight.lost[OTHER[side]]
    cap = fight.margin if is_loser else sum(fight.lost[OTHER[side]].values())
    found = []
    for row in board().printed.loss:
        fits = (row.element, row.of) == (fight.element, "loser" if is_loser else "winner")
        if fits and row.victims[0] in COLOURS[side] and colours <= set(row.victims):
            due = sum(times * by.get(colour, 0) for colour, times in row.by.items()) // row.each
            present = sum(ledger.units(fight.theatre, colour, fight.element) for colour in row.victims)
            found.append(min(due, cap, present))
    return [number for number in found if number]


@hears(told.BasesRazed)
def razed(ledger: Ledger, event: told.BasesRazed) -> None:
    """9.44: with all units gone and more strategoi, two points of what is left for each base."""
    fight, side = _fight(ledger), event.side
    number = sum(many for _, many in event.units)
    tokens = {each: sum(ledger.committed[one] for one in COMPATRIOTS[each]) for each in SIDES}
    tokens["athens"] += ledger.ships
    assert not ledger.units_of(fight.theatre, side, fight.element), "units shield the bases"
    assert ledger.units_of(fight.theatre, OTHER[side], fight.element), "nobody destroys"
    assert tokens[OTHER[side]] > tokens[side], tokens
    assert 2 * number <= fight.margin - sum(fight.lost[side].values()), "too many bases"
    assert event.treachery == ledger.treachery[fight.theatre, side]
    ledger.put_all(event.theatre, event.units, -1)
    ledger.treachery[fight.theatre, side] = 0
    fight.razed = number


@hears(told.BattleHonoured)
def honoured(ledger: Ledger, event: told.BattleHonoured) -> None:
    """9.5: judged when the battle is over."""
    _fight(ledger).changes.append((event.faction, event.change))


@hears(told.HostagesTaken)
def took_hostages(ledger: Ledger, event: told.HostagesTaken) -> None:
    """9.46: red land units on land, blue ships at sea."""
    fight = _fight(ledger)
    prized, element = ("athens", "naval") if event.side == "sparta" else ("sparta", "land")
    assert fight.element == element
    assert fight.lost[OTHER[event.side]][prized] > 0
    is_own = SIDE[fight.commander] == event.side
    assert event.faction == (fight.commander if is_own else ledger.ruling[event.side])
    assert event.gained == board().honour.hostages
    ledger.hostages.add(event.side)
    fight.hostages = event.faction


@hears(told.MajorDefeat)
def defeated(ledger: Ledger, event: told.MajorDefeat) -> None:
    """9.54: War/Peace in the second box of the opposition."""
    assert event.half == compatriot(ledger.ruling[event.side])
    assert event.box == 2
    ledger.track[event.side].append(("war-peace", 2 * direction(event.half)))
    _fight(ledger).defeat = event.side


def close(ledger: Ledger) -> None:
    """9.5: all losses that were due, and the Honour of all four."""
    fight = ledger.fight
    if fight is None:
        return
    ledger.fight = None
    if not fight.winner:
        return
    _see_losses(ledger, fight)
    if ledger.figures.kind == "battle":
        assert not fight.changes
        return
    due = _due(ledger, fight)
    told_of = dict(fight.changes)
    assert len(told_of) == len(fight.changes)
    for faction, change in due.items():
        ledger.changed(faction, change, told_of.pop(faction, 0))
    assert not told_of, told_of
    if fight.hostages:
        ledger.honour[fight.hostages] += board().honour.hostages
    _see_defeat(ledger, fight)


def _due(ledger: Ledger, fight: Fight) -> dict[str, int]:
    numbers, loser = board().honour, OTHER[fight.winner]
    pieces = sum(fight.lost[loser].values()) + fight.razed
    if SIDE[fight.commander] == fight.winner:
        due = {fight.commander: numbers.commander * pieces}
        due[compatriot(fight.commander)] = numbers.compatriot * pieces
    else:
        due = dict.fromkeys(COMPATRIOTS[fight.winner], numbers.defender * pieces)
    own = pieces - fight.lost[loser]["argos"]
    return due | dict.fromkeys(COMPATRIOTS[loser], -own)


def _see_losses(ledger: Ledger, fight: Fight) -> None:
    """Whoever told of no dead had none to lose."""
    for side in (OTHER[fight.winner], fight.winner):
        if not fight.lost[side]:
            rows = [{colour} for colour in COLOURS[side]]
            assert not any(_numbers(ledger, fight, side, row) for row in rows), f"{side} lost nobody"


def _see_defeat(ledger: Ledger, fight: Fight) -> None:
    loser = OTHER[fight.winner]
    prized, element = ("athens", "naval") if loser == "athens" else ("sparta", "land")
    taken = fight.element == element and fight.lost[loser][prized] > 0
    assert taken == bool(fight.hostages), "hostages"
    pieces = sum(fight.lost[loser].values()) + fight.razed - fight.lost[loser]["argos"]
    is_major = taken or 2 * pieces >= board().honour.major_defeat
    placed = [kind for kind, _ in ledger.track[loser]].count("war-peace")
    assert placed == 1 or not is_major, "a major defeat was not told"
    assert is_major or not fight.defeat, "no major defeat"


@hears(told.TokensReturned)
def returned(ledger: Ledger, event: told.TokensReturned) -> None:
    """9.7: everything that was committed."""
    assert event.tokens == sum(ledger.committed[each] for each in COMPATRIOTS[event.side])
    ledger.stock[event.side] += event.tokens
    for faction in COMPATRIOTS[event.side]:
        ledger.committed[faction] = 0
    ledger.ships = 0


def _fight(ledger: Ledger) -> Fight:
    assert ledger.fight is not None, "no battle goes on"
    return ledger.fight
