"""Questions about a state that several chapters ask; none of them changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.core.decision import Seat
from games.core.errors import Refusal
from games.perikles.board import ANY_CITY, PERSIA, City, Side, board

if TYPE_CHECKING:
    from games.perikles.pieces import Place, Sent
    from games.perikles.state import State


def opposite(side: Side) -> Side:
    """Return the other side of a place."""
    return "defence" if side == "attack" else "attack"


def supply(state: State, seat: Seat) -> int:
    """Count the markers a seat has left beside the board."""
    on_board = sum(markers[seat] for markers in state.markers.values())
    standing = sum(candidates.count(seat) for candidates in state.candidates.values())
    return board().numbers.markers_per_seat - on_board - standing


def has_marker(state: State, seat: Seat, city: City) -> bool:
    """Say whether a seat has a marker in a city; a candidate is one too (ruling 9)."""
    return state.markers[city][seat] > 0 or seat in state.candidates[city]


def commands(state: State, seat: Seat) -> list[City]:
    """List the forces a seat commands this round."""
    led = [city for city in board().cities if state.leaders.get(city) == seat]
    return [*led, PERSIA] if seat in state.persians else led


def partners(state: State, seat: Seat) -> list[Seat]:
    """List the seats that are one force with a seat: itself, or all who command the Persians (ruling 48)."""
    return state.persians if seat in state.persians else [seat]


def may_look_at(state: State, seat: Seat, sent: Sent) -> bool:
    """Say whether a seat may look at a face-down counter (ruling 46)."""
    return sent.by in partners(state, seat)


def find_place(state: State, name: str) -> Place | None:
    """Find a place of this round."""
    return next((place for place in state.places if place.id == name), None)


def place_of(state: State, name: str) -> Place:
    """Return a place that is known to be in this round."""
    return next(place for place in state.places if place.id == name)


def is_main(state: State, place: Place, side: Side, seat: Seat) -> bool:
    """Say whether a seat's counters lie on the main boxes."""
    return place.main(side) in partners(state, seat)


def is_on_side(state: State, place: Place, side: Side, seat: Seat) -> bool:
    """Say whether a seat or a partner has sent counters to a side."""
    return any(each in place.sent_by(side) for each in partners(state, seat))


def at_war(state: State, city: City, other: City) -> bool:
    """Say whether two forces are at war this round."""
    return (city, other) in state.wars or (other, city) in state.wars


def allied(state: State, city: City, other: City) -> bool:
    """Say whether two forces are allied this round."""
    return (city, other) in state.alliances or (other, city) in state.alliances


def why_not_city(section: str, city: City) -> Refusal | None:
    """Refuse what is no city."""
    return None if city in board().statue_values else Refusal(section, "no-such-city", city=city)


def why_not_seat(state: State, section: str, seat: Seat) -> Refusal | None:
    """Refuse what is no seat."""
    return None if 0 <= seat < state.seats else Refusal(section, "no-such-seat", owner=seat)


def colours(state: State, seat: Seat) -> set[City]:
    """Return the colours of the tiles in front of a seat; any-city is one (ruling 7)."""
    tiles = board().tiles
    return {tiles[tile].city for tile in state.tiles[seat]}


def is_any_city(tile: str) -> bool:
    """Say whether a tile lets its taker choose the city."""
    return board().tiles[tile].city == ANY_CITY


def statue_value(state: State, city: City) -> int:
    """Return what a statue in a city is worth now: nothing once all boxes are covered (ruling 43)."""
    values = board().statue_values[city]
    defeats = state.defeats[city]
    return values[defeats] if defeats < len(values) else 0


class Score(NamedTuple):
    """The points of a seat by kind."""

    markers: int
    places: int
    statues: int
    number_of_statues: int

    @property
    def points(self) -> int:
        """Add them up."""
        return self.markers + self.places + self.statues


def score(state: State, seat: Seat) -> Score:
    """Return what a seat would score if the game ended now."""
    places = board().places
    statues = {city: raised.count(seat) for city, raised in state.statues.items()}
    return Score(
        markers=board().numbers.markers_per_seat - supply(state, seat),
        places=sum(places[won.place].points for won in state.won if seat in won.seats),
        statues=sum(number * statue_value(state, city) for city, number in statues.items()),
        number_of_statues=sum(statues.values()),
    )


def beaten(state: State) -> list[City]:
    """List the cities whose defeats end the game early."""
    numbers = board().numbers
    return [city for city in numbers.early_end_cities if state.defeats[city] >= numbers.early_end_defeats]


def merit(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return what decides between seats: points, then points by places, then statues."""
    own = score(state, seat)
    return own.points, own.places, own.number_of_statues


def winners(state: State) -> list[Seat]:
    """List the winners, or who would win now; several only if all tie-breaks are equal."""
    merits = {seat: merit(state, seat) for seat in state.staying}
    return [seat for seat, own in merits.items() if own == max(merits.values())]
