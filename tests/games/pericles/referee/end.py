"""11, 13.2 and 14.43: the End Phase and the final score."""

from __future__ import annotations

from games.pericles.board import board
from games.pericles.events import end as told
from tests.games.pericles.referee.ledger import (
    CITY,
    COMPATRIOTS,
    EAST,
    LEAGUE,
    OTHER,
    SIDE,
    SIDES,
    Ledger,
    compatriot,
    hears,
)

HOSTS = {
    "delian": ("delian",),
    "athens": ("athens", "delian"),
    "peloponnesian": ("peloponnesian",),
    "sparta": ("sparta",),
}


@hears(told.CalliasRefused)
def nothing(_ledger: Ledger, _event: object) -> None:
    """Hear what moves nothing."""


@hears(told.CalliasSigned)
def signed(ledger: Ledger, event: told.CalliasSigned) -> None:
    """13.21: all Athenian bases there, and a blue ship somewhere."""
    assert ledger.persian_war
    assert event.faction == ledger.ruling["athens"]
    assert sum(number for _, number in event.units) == ledger.bases(EAST, "athens") > 0
    ledger.put_all(EAST, event.units, -1)
    afloat = sum(number for (_, piece), number in ledger.pieces.items() if piece == "athens-naval")
    ledger.ship_owed = min(1, afloat)
    ledger.persian_war = False
    for side in SIDES:
        ledger.treachery[EAST, side] = 0


@hears(told.ShipGivenUp)
def given_up(ledger: Ledger, event: told.ShipGivenUp) -> None:
    """13.21: the ship of the treaty."""
    assert ledger.ship_owed == 1
    ledger.ship_owed = 0
    ledger.put(event.theatre, "athens-naval", -1)


@hears(told.UnitsWithdrawn)
def withdrawn(ledger: Ledger, event: told.UnitsWithdrawn) -> None:
    """13.21: all units there, to the theatre of their City-State."""
    assert event.theatre == event.side
    ledger.put_all(EAST, event.units, -1)
    ledger.put_all(event.theatre, event.units)
    assert not any(ledger.units_of(EAST, event.side, element) for element in ("land", "naval"))


@hears(told.BasesMadePersian)
def made_persian(ledger: Ledger, event: told.BasesMadePersian) -> None:
    """13.21: as far as discs reach."""
    ledger.put_all(EAST, event.units, -1)
    free = board().colours["persia"].limit.base - ledger.persian_bases
    assert event.number == min(free, sum(number for _, number in event.units))
    ledger.persian_bases += event.number


@hears(told.PersianWarPaid)
def persian_war(ledger: Ledger, event: told.PersianWarPaid) -> None:
    """13.22: the number of the turn, and one without control and a blue ship."""
    assert ledger.persian_war
    assert event.faction == ledger.ruling["athens"]
    holds = ledger.holders(EAST) == ["athens"] and ledger.pieces[EAST, "athens-naval"] > 0
    due = ledger.scenario_turn + (0 if holds else 1)
    assert event.total == due, due
    ledger.changed(event.faction, -due, -event.lost)


@hears(told.SupremacyWon)
def supreme(ledger: Ledger, event: told.SupremacyWon) -> None:
    """11.11: all the conditions."""
    side = SIDE[event.faction]
    enemies = [ledger.honour[each] for each in COMPATRIOTS[OTHER[side]]]
    own = ledger.honour[event.faction]
    first = ledger.figures.automatic_victory_from
    assert 0 < first <= ledger.scenario_turn
    assert event.faction == ledger.ruling[side]
    assert own > ledger.honour[compatriot(event.faction)]
    assert own >= 3 * max(enemies)
    assert total(ledger, side) > sum(enemies)
    assert (event.total, event.less) == (own, max(enemies))
    ledger.ending, ledger.winner = "supremacy", event.faction


@hears(told.CityTaken)
def taken(ledger: Ledger, event: told.CityTaken) -> None:
    """11.12: the enemy's City-State is controlled."""
    assert ledger.holders(OTHER[event.side]) == [event.side]
    ledger.ending = "both-taken" if ledger.ending == "conquest" else "conquest"


@hears(told.GranariesLost)
def starved(ledger: Ledger, _event: told.GranariesLost) -> None:
    """11.13: no granary when the turn began, and none now."""
    assert not ledger.granary_at_start
    assert not ledger.has_granary()
    ledger.ending = "granaries"


@hears(told.VictoryHonoured)
def honoured(ledger: Ledger, event: told.VictoryHonoured) -> None:
    """11.12 and 11.13: five more and less."""
    side = SIDE[event.faction]
    assert event.faction == ledger.ruling[side]
    ledger.changed(event.faction, board().honour.conquest, event.gained)
    ledger.changed(event.rival, -board().honour.conquest, -event.lost)
    ledger.winner = best_of(ledger, side)


@hears(told.PoliticsScored)
def politics(ledger: Ledger, event: told.PoliticsScored) -> None:
    """11.14 A."""
    assert ledger.figures.full_score
    assert event.faction == ledger.ruling[SIDE[event.faction]]
    ledger.changed(event.faction, board().honour.political, event.gained)
    ledger.changed(event.rival, -board().honour.political, -event.lost)


@hears(told.BasesScored)
def bases(ledger: Ledger, event: told.BasesScored) -> None:
    """11.14 B: Persian bases count."""
    number = sum(ledger.bases(theatre, event.side) for theatre in ledger.theatres())
    number += ledger.persian_bases if event.side == "sparta" else 0
    assert event.number == number, number
    _share(ledger, event, 3 * number)


@hears(told.TheatresScored)
def theatres(ledger: Ledger, event: told.TheatresScored) -> None:
    """11.14 C and D."""
    number = sum(ledger.holders(theatre) == [event.side] for theatre in ledger.theatres())
    assert event.number == number, number
    _share(ledger, event, number * (3 if event.side == "athens" else 6))


def _share(ledger: Ledger, event: told.BasesScored | told.TheatresScored, points: int) -> None:
    """Half each, the odd point to the controlling faction."""
    assert ledger.figures.full_score
    assert event.faction == ledger.ruling[event.side]
    ledger.changed(event.faction, -(-points // 2), event.gained)
    ledger.changed(event.rival, points // 2, event.less)


@hears(told.HonourTotalled)
def totalled(ledger: Ledger, event: told.HonourTotalled) -> None:
    """11.14: the sums of both Sides; then somebody has won."""
    assert event.total == total(ledger, event.side)
    ledger.ending = "peace" if ledger.peace_ends else "final"
    ledger.winner = best_of_all(ledger)


def total(ledger: Ledger, side: str) -> int:
    """Add up the Honour of a Side."""
    return sum(ledger.honour[each] for each in COMPATRIOTS[side])


def best_of(ledger: Ledger, side: str) -> str:
    """Name the better faction of a Side; level, who controls it."""
    return max(COMPATRIOTS[side], key=lambda each: (ledger.honour[each], ledger.ruling[side] == each))


def best_of_all(ledger: Ledger) -> str:
    """11.14: the Side with more; level, the best faction; still level, Athens."""
    merits = {
        side: (total(ledger, side), max(ledger.honour[each] for each in COMPATRIOTS[side]), side == "athens")
        for side in SIDES
    }
    return best_of(ledger, max(merits, key=lambda side: merits[side]))


def points(ledger: Ledger, side: str) -> int:
    """11.2: four points a base."""
    number = sum(ledger.bases(theatre, side) for theatre in ledger.theatres())
    return 4 * (number + (ledger.persian_bases if side == "sparta" else 0))


def needs(ledger: Ledger, side: str) -> int:
    """11.2: two points a ship, one a land unit."""
    return sum(
        cost * ledger.units_of(theatre, side, element)
        for theatre in ledger.theatres()
        for element, cost in (("land", 1), ("naval", 2))
    )


@hears(told.ArgosDispersed)
def dispersed(ledger: Ledger, event: told.ArgosDispersed) -> None:
    """12.1: all but one."""
    assert not ledger.pieces["sparta", f"{LEAGUE['athens']}-base"]
    ledger.put_all("sparta", event.units, -1)
    assert ledger.pieces["sparta", "argos-land"] == 1


@hears(told.UnitsDisbanded)
def disbanded(ledger: Ledger, event: told.UnitsDisbanded) -> None:
    """11.2: every unit that goes was one too many."""
    side = SIDE[event.faction]
    assert event.faction == ledger.ruling[side]
    ((unit, number),) = event.units
    ledger.put(event.theatre, unit, 1 - number)
    assert needs(ledger, side) > points(ledger, side), "more than must be"
    ledger.put(event.theatre, unit, -1)


@hears(told.UnitsStranded)
def stranded(ledger: Ledger, event: told.UnitsStranded) -> None:
    """11.3: what no base can take."""
    colours = {"sparta" if unit == "three-hundred" else unit.rpartition("-")[0] for unit, _ in event.units}
    (colour,) = colours
    hosts = [theatre for theatre in ledger.theatres() if _hosts(ledger, theatre, colour)]
    full = [theatre for theatre in hosts if _crowd(ledger, theatre, event.side, colour) >= 15]
    assert set(hosts) - set(full) <= {event.theatre}, "there was room"
    ledger.put_all(event.theatre, event.units, -1)


def _hosts(ledger: Ledger, theatre: str, colour: str) -> bool:
    return any(ledger.pieces[theatre, f"{host}-base"] for host in HOSTS[colour])


def _crowd(ledger: Ledger, theatre: str, side: str, colour: str) -> int:
    """B6: a league alone (with Argos), then the whole Side."""
    colours = [colour, "argos"] if colour == LEAGUE[side] else [CITY[side], LEAGUE[side], "argos"]
    own = [each for each in colours if each != "argos" or side == "athens"]
    return sum(ledger.units(theatre, each, element) for each in own for element in ("land", "naval"))


@hears(told.UnitsRedeployed)
def redeployed(ledger: Ledger, event: told.UnitsRedeployed) -> None:
    """11.3: to a base of the colour, fifteen units of a Side at most."""
    side = SIDE[event.faction]
    assert event.faction == ledger.ruling[side]
    ((unit, _),) = event.units
    colour = "sparta" if unit == "three-hundred" else unit.rpartition("-")[0]
    assert _hosts(ledger, event.theatre, colour)
    ledger.put_all(event.origin, event.units, -1)
    ledger.put_all(event.theatre, event.units)
    assert _crowd(ledger, event.theatre, side, colour) <= 15


def _is_met(ledger: Ledger, side: str) -> bool:
    need, theatres_, number = ledger.wills.pop(side)
    met = 0
    for theatre in theatres_:
        holders = ledger.holders(theatre)
        stands = bool(ledger.bases(theatre, side)) and (side, theatre) in ledger.deeds
        met += {"control": holders == [side], "contest": side in holders, "base": stands}[need]
    return met >= number


@hears(told.WillMet)
def met(ledger: Ledger, event: told.WillMet) -> None:
    """11.4: five for each."""
    assert _is_met(ledger, event.side)
    for faction in COMPATRIOTS[event.side]:
        ledger.changed(faction, board().honour.will, event.gained)


@hears(told.WillFailed)
def failed(ledger: Ledger, event: told.WillFailed) -> None:
    """11.4: five less for each, and five tokens next turn."""
    assert not _is_met(ledger, event.side)
    ledger.changed(event.faction, -board().honour.will, -event.lost)
    ledger.changed(event.rival, -board().honour.will, -event.less)
    assert event.tokens == board().honour.will_strategoi
    ledger.aside_next[event.side] = event.tokens


@hears(told.UnitsRavaged)
def ravaged(ledger: Ledger, event: told.UnitsRavaged) -> None:
    """14.43: out of the box."""
    assert ledger.figures.ravages


@hears(told.UnitsRavagedAt)
def ravaged_at(ledger: Ledger, event: told.UnitsRavagedAt) -> None:
    """14.43: out of a theatre."""
    assert ledger.figures.ravages
    ledger.put_all(event.theatre, event.units, -1)
