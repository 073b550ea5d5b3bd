"""8 and 9.0 to 9.3: counters, diplomacy, league issues, oracles, building, raids, expeditions."""

from __future__ import annotations

from games.pericles.board import board
from games.pericles.events import theatre as told
from tests.games.pericles.referee.ledger import (
    CITY,
    LEAGUE,
    OTHER,
    SIDE,
    SIDES,
    Ledger,
    compatriot,
    hears,
)

PERSIA = "persia"


@hears(told.CounterRevealed)
def turned_up(ledger: Ledger, _event: told.CounterRevealed) -> None:
    """8.53: an oracle sows one marker in a theatre."""
    ledger.to_sow = 1


@hears(told.CounterPlaced, told.OwnCounterPlaced, told.Passed, told.NoEffect)
def nothing(_ledger: Ledger, _event: object) -> None:
    """Hear what moves nothing."""


@hears(told.HonourOrderSet)
def ordered(ledger: Ledger, event: told.HonourOrderSet) -> None:
    """8.1: most Honour first; ties: Athens' controlling faction, Sparta's, then the oppositions."""
    ruling = [ledger.ruling[side] for side in SIDES]
    ranks = [*ruling, *map(compatriot, ruling)]
    due = sorted(ranks, key=lambda each: (-ledger.honour[each], ranks.index(each)))
    assert list(event.factions) == due, due


@hears(told.Declined)
def declined(ledger: Ledger, event: told.Declined) -> None:
    """8.5: only a military issue costs a token."""
    assert event.tokens == (board().limits.decline if event.kind == "military" else 0)
    ledger.paid(event.faction, event.tokens)


@hears(told.DiplomacyTried)
def tried(ledger: Ledger, event: told.DiplomacyTried) -> None:
    """8.51: tokens and treachery against units and bases."""
    side, theatre = SIDE[event.faction], event.theatre
    assert event.tokens <= board().limits.diplomacy
    assert event.total == event.tokens + ledger.treachery[theatre, side]
    assert event.less == _defence(ledger, theatre, OTHER[side])
    ledger.paid(event.faction, event.tokens)
    ledger.pressed, ledger.to_sow = (event.total, event.less), event.tokens


def _defence(ledger: Ledger, theatre: str, side: str) -> int:
    bases = ledger.bases(theatre, side) * board().printed.value.base
    return bases + sum(ledger.values(theatre, side, element) for element in ("land", "naval"))


@hears(told.BaseFlipped)
def flipped(ledger: Ledger, event: told.BaseFlipped) -> None:
    """8.51: more than units and bases turns a league base."""
    side, numbers = SIDE[event.faction], board().honour
    total, less = ledger.pressed
    assert total > less
    ledger.put(event.theatre, f"{LEAGUE[OTHER[side]]}-base", -1)
    ledger.put(event.theatre, f"{LEAGUE[side]}-base", 1)
    ledger.treachery[event.theatre, side] = 0
    assert event.rival == ledger.ruling[OTHER[side]]
    ledger.changed(event.faction, numbers.flip, event.gained)
    ledger.changed(event.rival, -numbers.flipped, -event.lost)


@hears(told.TreacheryPlaced)
def sown(ledger: Ledger, event: told.TreacheryPlaced) -> None:
    """9.8: what was committed, or one, and ten of a Side at most."""
    placed = sum(number for (_, side), number in ledger.treachery.items() if side == event.side)
    assert event.number == min(ledger.to_sow, board().tracks.treachery - placed)
    ledger.treachery[event.theatre, event.side] += event.number


@hears(told.TreacheryCleared)
def cleared(ledger: Ledger, event: told.TreacheryCleared) -> None:
    """9.81: by diplomacy for tokens, by a league issue for nothing."""
    side = SIDE[event.faction]
    for each, number in ((side, event.own), (OTHER[side], event.enemy)):
        ledger.treachery[event.theatre, each] -= number
        assert ledger.treachery[event.theatre, each] >= 0
    assert event.tokens in (0, event.own + event.enemy)
    ledger.paid(event.faction, event.tokens)


@hears(told.TalksOpened)
def talked(ledger: Ledger, event: told.TalksOpened) -> None:
    """8.51: tokens and a battle card."""
    assert event.value == board().cards[event.card].value
    assert event.total == event.tokens + event.value
    ledger.paid(event.faction, event.tokens)
    ledger.talks[SIDE[event.faction]] = event.total


@hears(told.TalksSettled)
def talks_settled(ledger: Ledger, event: told.TalksSettled) -> None:
    """8.51: twice the enemy's total wins a league base, if the box has one."""
    side = SIDE[event.faction]
    assert not ledger.holders(event.theatre)
    enough = ledger.talks[side] >= board().limits.neutral_factor * ledger.talks[OTHER[side]]
    colour = LEAGUE[side]
    stand = sum(number for (_, piece), number in ledger.pieces.items() if piece == f"{colour}-base")
    left = board().colours[colour].limit.base - stand  # type: ignore[index]
    assert event.won == (enough and left > 0)
    if event.won:
        ledger.put(event.theatre, f"{colour}-base", 1)
        ledger.deeds.add((side, event.theatre))


@hears(told.BaseBuilt)
def built(ledger: Ledger, event: told.BaseBuilt) -> None:
    """8.52 and 13.1: four tokens, two Honour."""
    side, cost = SIDE[event.faction], board().printed.cost
    if event.theatre == PERSIA:
        assert (side, event.tokens) == ("sparta", cost.persian_base)
        ledger.persian_bases += 1
        assert ledger.persian_bases <= board().colours["persia"].limit.base
    else:
        assert event.tokens == cost.league_base
        assert ledger.stands(event.theatre, side)
        ledger.put(event.theatre, f"{LEAGUE[side]}-base", 1)
        ledger.deeds.add((side, event.theatre))
    ledger.paid(event.faction, event.tokens)
    ledger.changed(event.faction, board().honour.build_base, event.gained)


@hears(told.BaseConverted)
def converted(ledger: Ledger, event: told.BaseConverted) -> None:
    """8.52: two tokens, two Honour."""
    side = SIDE[event.faction]
    assert event.tokens == board().printed.cost.convert
    ledger.paid(event.faction, event.tokens)
    ledger.put(event.theatre, f"{LEAGUE[side]}-base", -1)
    ledger.put(event.theatre, f"{CITY[side]}-base", 1)
    ledger.deeds.add((side, event.theatre))
    ledger.changed(event.faction, board().honour.convert_base, event.gained)


@hears(told.UnitsBuilt)
def raised(ledger: Ledger, event: told.UnitsBuilt) -> None:
    """8.52 and 9.1: pieces that the box has; at home for a token."""
    ledger.put_all(event.theatre, event.units)
    assert event.tokens in (0, board().limits.home_build)
    ledger.paid(event.faction, event.tokens)


@hears(told.NothingBuilt)
def gold_alone(ledger: Ledger, event: told.NothingBuilt) -> None:
    """9.11: the token of a build."""
    assert event.tokens == board().limits.home_build
    ledger.paid(event.faction, event.tokens)


@hears(told.OracleHeard)
def heard(ledger: Ledger, event: told.OracleHeard) -> None:
    """8.53: three Honour."""
    ledger.changed(event.faction, board().honour.oracle, event.gained)


@hears(told.UnitBanished)
def banished(ledger: Ledger, event: told.UnitBanished) -> None:
    """8.53: one Honour for a league unit."""
    ((unit, number),) = event.units
    assert number == 1
    assert unit.rpartition("-")[0] in (LEAGUE[OTHER[SIDE[event.faction]]], "argos")
    ledger.put(event.theatre, unit, -1)
    ledger.changed(event.faction, board().honour.oracle_removal, event.gained)


@hears(told.Raided)
def raided(ledger: Ledger, event: told.Raided) -> None:
    """9.2: three tokens, three Honour; the enemy pays the card's value in tokens, then in Honour."""
    assert ledger.holders(event.theatre) == list(SIDES)
    assert event.rival == ledger.ruling[OTHER[SIDE[event.faction]]]
    assert event.value == board().cards[event.card].value
    ledger.paid(event.faction, board().limits.raid)
    ledger.changed(event.faction, board().honour.raid, event.gained)
    due = min(event.value, ledger.tokens[event.rival])
    assert event.tokens == due
    ledger.paid(event.rival, due)
    ledger.changed(event.rival, due - event.value, -event.lost)


@hears(told.TokensCommitted)
def committed(ledger: Ledger, event: told.TokensCommitted) -> None:
    """9.31: tokens out of the purse."""
    assert event.tokens <= ledger.tokens[event.faction]
    ledger.tokens[event.faction] -= event.tokens
    ledger.committed[event.faction] += event.tokens


@hears(told.UnitMoved)
def moved(ledger: Ledger, event: told.UnitMoved) -> None:
    """9.32: a unit goes from theatre to theatre."""
    assert not any(unit.startswith("argos") for unit, _ in event.units)
    ledger.put_all(event.origin, event.units, -1)
    ledger.put_all(event.theatre, event.units)


@hears(told.NoBattle)
def no_battle(ledger: Ledger, event: told.NoBattle) -> None:
    """9.4: the theatre is not contested."""
    assert len(ledger.holders(event.theatre)) < len(SIDES)


@hears(told.ShipsSent)
def sent(ledger: Ledger, event: told.ShipsSent) -> None:
    """12.3: once a turn, by Athens' controlling faction."""
    assert event.faction == ledger.ruling["athens"]
    assert ledger.ships_ready
    ledger.ships_ready, ledger.ships = False, 1


@hears(told.CapitalScored)
def capital(ledger: Ledger, event: told.CapitalScored) -> None:
    """8.6: all that is left in the purse; four tokens are a point."""
    assert event.tokens == ledger.tokens[event.faction], ledger.tokens[event.faction]
    ledger.paid(event.faction, event.tokens)
    ledger.changed(event.faction, event.tokens // board().honour.capital, event.gained)
