"""What a seat, or an onlooker, may know; built up field by field, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import phase_of
from games.core.decision import Seat
from games.core.view import Seen, SeenPoints, common
from games.perikles import queries
from games.perikles.board import PERSIA, Arm, City, Counter, board
from games.perikles.pieces import Roll
from games.perikles.steps.battles import Battle

if TYPE_CHECKING:
    from games.perikles.pieces import Place, Sent
    from games.perikles.state import State

_FOCUS = {
    "set-up": ("cities",),
    "influence": ("offer", "cities"),
    "candidates": ("cities",),
    "forces": ("places",),
    "battles": ("places",),
}
"""What the questions of a phase are about."""


class SeenCounter(msgspec.Struct, frozen=True):
    """A counter at a place; its strength is None while it is face down to the viewer."""

    city: City
    arm: Arm
    strength: int | None
    by: Seat


class SeenPlace(msgspec.Struct, frozen=True):
    """A place of this round."""

    id: str
    city: City
    points: int
    order: tuple[Arm, ...]
    militia: dict[Arm, int]
    rebels: dict[Arm, int]
    attackers: tuple[SeenCounter, ...]
    defenders: tuple[SeenCounter, ...]
    main_attacker: Seat | None
    main_defender: Seat | None
    allowed: tuple[City, ...]
    turned_up: bool
    outcome: str
    """Empty until its battle is over; then attack, defence or out."""
    winners: tuple[Seat, ...]


class SeenCity(msgspec.Struct, frozen=True):
    """A city; or, under the id persia, the Persian shield, which has counters only."""

    id: City
    markers: tuple[int, ...]
    """By seat, without candidates."""
    candidates: tuple[Seat, ...]
    leader: Seat | None
    statues: tuple[Seat, ...]
    defeats: int
    statue_values: tuple[int, ...]
    """Value after 0, 1, 2 … defeats."""
    home: tuple[Counter, ...]
    dead: tuple[Counter, ...]
    in_hand: dict[Arm, int]
    """Counters taken up and not yet sent; their strengths are for their commanders."""


class SeenWin(msgspec.Struct, frozen=True):
    """A tile that a seat has won, alone or as a commander of the Persians."""

    place: str
    points: int
    persian: bool


class SeenSeat(SeenPoints, frozen=True, kw_only=True):
    """What everyone knows of a seat."""

    supply: int
    tiles: tuple[str, ...]
    played: str | None
    """Its special tile once played."""
    quiet: str
    """Until when it does not want to be asked about it: that shows in who is waited for."""
    commands: tuple[City, ...]
    won: tuple[SeenWin, ...]
    marker_points: int
    place_points: int
    statue_points: int


class SeenCombat(msgspec.Struct, frozen=True):
    """The last combat round that was rolled."""

    place: str
    arm: Arm
    attack: int
    defence: int
    odds: str
    attacker_needs: int
    defender_needs: int
    start: tuple[int, int]
    rolls: tuple[Roll, ...]
    winner: str | None


class View(Seen, frozen=True, kw_only=True):
    """What a seat, or an onlooker, may know of a table.

    Its phases are set-up, influence, candidates, forces, battles and end.
    """

    start: Seat
    first: Seat | None
    cities: tuple[SeenCity, ...]
    persia: SeenCity
    persians: tuple[Seat, ...]
    offer: tuple[str, ...]
    pile: int
    places: tuple[SeenPlace, ...]
    places_left: int
    seats: tuple[SeenSeat, ...]
    wars: tuple[tuple[City, City], ...]
    alliances: tuple[tuple[City, City], ...]
    combat: SeenCombat | None
    battle: str = ""
    """The place that is fought for now; empty without one."""
    special: str | None
    """The viewer's own special tile, played or not."""
    hand: tuple[Counter, ...]
    """The viewer's own counters that are not yet sent."""

    @property
    def fought(self) -> SeenCombat | None:
        """Give the last combat that was rolled at a place of this round."""
        if self.combat is None or self.combat.place not in [place.id for place in self.places]:
            return None
        return self.combat


def view(state: State, seat: Seat | None) -> View:
    """Build what a seat, or an onlooker, may know."""
    b = board()
    return View(
        **common(state, seat, queries.winners),
        round=state.round,
        rounds=b.numbers.rounds,
        start=state.start,
        first=state.first,
        cities=tuple(_city(state, city) for city in b.cities),
        persia=_persia(state),
        persians=tuple(state.persians),
        offer=tuple(state.offer),
        pile=len(state.pile),
        places=tuple(_place(state, place, seat) for place in state.places),
        places_left=len(state.unseen_places),
        seats=tuple(_seat(state, each) for each in range(state.seats)),
        wars=tuple(state.wars),
        alliances=tuple(state.alliances),
        combat=_combat(state),
        battle=_battle(state),
        special=None if seat is None else state.specials[seat] or None,
        hand=() if seat is None else _hand(state, seat),
        focus=_FOCUS.get(phase_of(state), ()),
    )


def _city(state: State, city: City) -> SeenCity:
    return SeenCity(
        id=city,
        markers=tuple(state.markers[city]),
        candidates=tuple(state.candidates[city]),
        leader=state.leaders.get(city),
        statues=tuple(state.statues[city]),
        defeats=state.defeats[city],
        statue_values=tuple(board().statue_values[city]),
        home=tuple(sorted(state.home[city])),
        dead=tuple(sorted(state.dead[city])),
        in_hand=_in_hand(state, city),
    )


def _persia(state: State) -> SeenCity:
    return SeenCity(
        id=PERSIA,
        markers=(),
        candidates=(),
        leader=None,
        statues=(),
        defeats=0,
        statue_values=(),
        home=tuple(sorted(state.home[PERSIA])),
        dead=(),
        in_hand=_in_hand(state, PERSIA),
    )


def _in_hand(state: State, city: City) -> dict[Arm, int]:
    arms = [counter.arm for counter in state.hand[city]]
    return {"hoplite": arms.count("hoplite"), "trireme": arms.count("trireme")}


def _hand(state: State, seat: Seat) -> tuple[Counter, ...]:
    return tuple(sorted(counter for city in queries.commands(state, seat) for counter in state.hand[city]))


def _place(state: State, place: Place, seat: Seat | None) -> SeenPlace:
    tile = board().places[place.id]
    return SeenPlace(
        id=place.id,
        city=tile.city,
        points=tile.points,
        order=tuple(tile.order),
        militia={"hoplite": tile.militia.hoplite, "trireme": tile.militia.trireme},
        rebels={"hoplite": tile.rebels.hoplite, "trireme": tile.rebels.trireme},
        attackers=tuple(_sent(state, place, sent, seat) for sent in place.attackers),
        defenders=tuple(_sent(state, place, sent, seat) for sent in place.defenders),
        main_attacker=place.main_attacker,
        main_defender=place.main_defender,
        allowed=tuple(place.allowed),
        turned_up=place.turned_up,
        outcome=place.outcome,
        winners=next((won.seats for won in state.won if won.place == place.id), ()),
    )


def _sent(state: State, place: Place, sent: Sent, seat: Seat | None) -> SeenCounter:
    counter = sent.counter
    known = place.turned_up or (seat is not None and queries.may_look_at(state, seat, sent))
    return SeenCounter(counter.city, counter.arm, counter.strength if known else None, sent.by)


def _seat(state: State, seat: Seat) -> SeenSeat:
    score = queries.score(state, seat)
    return SeenSeat(
        seat=seat,
        supply=queries.supply(state, seat),
        tiles=tuple(state.tiles[seat]),
        played=state.specials[seat] if state.played[seat] else None,
        quiet=state.quiet[seat],
        commands=tuple(queries.commands(state, seat)),
        won=tuple(
            SeenWin(won.place, board().places[won.place].points, won.persian)
            for won in state.won
            if seat in won.seats
        ),
        marker_points=score.markers,
        place_points=score.places,
        statue_points=score.statues,
        points=score.points,
    )


def _battle(state: State) -> str:
    return next((step.place for step in state.agenda if isinstance(step, Battle)), "")


def _combat(state: State) -> SeenCombat | None:
    combat = state.combat
    if combat is None:
        return None
    column = board().columns[combat.odds]
    return SeenCombat(
        place=combat.place,
        arm=combat.arm,
        attack=combat.attack,
        defence=combat.defence,
        odds=combat.odds,
        attacker_needs=column.attacker,
        defender_needs=column.defender,
        start=combat.start,
        rolls=tuple(combat.rolls),
        winner=combat.winner,
    )
