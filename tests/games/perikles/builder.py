"""A table of Perikles laid out by hand for one case, and played with verbs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from games.core import codec
from games.core.decision import Action, Seat
from games.journal import Journal
from games.perikles.actions import EndTurn, NameFirst
from games.perikles.board import ATHENS, PERSIA, SPARTA, City, Counter, Side, board
from games.perikles.game import GAME
from games.perikles.state import Place, Sent, State, Won
from games.perikles.steps.battles import Battles
from games.perikles.steps.candidates import ProposeCandidates
from games.perikles.steps.forces import CommitForces
from games.perikles.steps.influence import TakeInfluence
from games.perikles.steps.leaders import ElectLeaders
from games.perikles.steps.round_end import EndOfRound
from games.perikles.view import SeenPlace, View
from tests.games import builder

RED, BLUE, GREEN, WHITE, BLACK = range(5)
"""The seats, clockwise."""

PHASES = (TakeInfluence, ProposeCandidates, ElectLeaders, CommitForces, Battles, EndOfRound)

OFFER = (
    "athens-2",
    "athens-1-candidate",
    "sparta-2",
    "sparta-1-assassin",
    "argos-2",
    "corinth-2",
    "thebes-2",
    "megara-2",
    "any-1",
    "any-1",
)

SPECIALS = ("perikles", "alkibiades", "plague", "slave-revolt", "brasidas")

Troops = Mapping[Seat, Sequence[Counter]]


def hoplites(city: City, *strengths: int) -> list[Counter]:
    """Name hoplite counters of a city."""
    return [Counter(city, "hoplite", strength) for strength in strengths]


def triremes(city: City, *strengths: int) -> list[Counter]:
    """Name trireme counters of a city."""
    return [Counter(city, "trireme", strength) for strength in strengths]


class TableBuilder(builder.TableBuilder[State, View]):
    """A table past set-up: two markers of each seat in each city, all special tiles played.

    Lay it out with the verbs, begin a phase, and act.
    """

    game = GAME

    def __init__(self, seats: int = 4) -> None:
        super().__init__(seats, GAME.scenarios[0])
        self.state.agenda.clear()
        self.state.markers = {city: [2] * seats for city in board().cities}
        self.state.specials = list(SPECIALS[:seats])
        self.state.played = [True] * seats
        self.offer(*OFFER)

    @classmethod
    def before_set_up(cls, seats: int, *, start: Seat = RED) -> Self:
        """Begin with the set-up itself; the die makes a seat the start player."""
        return cls(seats).sit_down(seats, GAME.scenarios[0]).script("start-seat", start).go_on()

    # Laying out

    def round(self, number: int) -> Self:
        """Be in a later round; the places of earlier ones are gone."""
        self.state.round = number
        return self

    def start(self, seat: Seat) -> Self:
        """Make a seat the start player of the round."""
        self.state.start = seat
        return self

    def markers(self, **cities: list[int]) -> Self:
        """Put markers into columns, by seat."""
        for city, numbers in cities.items():
            self.state.markers[city] = numbers + [0] * (self.state.seats - len(numbers))
        return self

    def bare(self) -> Self:
        """Take every marker off the board."""
        return self.markers(**{city: [] for city in board().cities})

    def candidates(self, **cities: list[Seat]) -> Self:
        """Put markers onto alpha and beta."""
        self.state.candidates.update(cities)
        return self

    def full_except(self, *cities: City) -> Self:
        """Fill alpha and beta of all other cities with the first two seats."""
        return self.candidates(**{city: [RED, BLUE] for city in board().cities if city not in cities})

    def leaders(self, **cities: Seat) -> Self:
        """Make seats leaders of cities, as the elections would have."""
        self.state.leaders.update(cities)
        self.state.athens_last = self.state.leaders.get(ATHENS)
        return self

    def persians(self, *seats: Seat) -> Self:
        """Let seats that lead no city command the Persians, where phase 5 is not played."""
        self.state.persians = list(seats)
        return self

    def offer(self, *tiles: str) -> Self:
        """Offer exactly these influence tiles."""
        self.state.offer = list(tiles)
        return self

    def tiles(self, seat: Seat, *tiles: str) -> Self:
        """Lay influence tiles in front of a seat."""
        self.state.tiles[seat] = list(tiles)
        return self

    def hold(self, seat: Seat, *, twos: int = 0, ones: int = 0) -> Self:
        """Lay influence tiles of two shards and of one shard in front of a seat."""
        held = self.state.tiles[seat]
        for shards, number in ((2, twos), (1, ones)):
            held += [tile for tile in self._free_tiles() if board().tiles[tile].shards == shards][:number]
        return self

    def special(self, seat: Seat, tile: str) -> Self:
        """Give a seat an unplayed special tile."""
        specials = self.state.specials
        if tile in specials:
            specials[specials.index(tile)] = specials[seat]
        specials[seat] = tile
        self.state.played[seat] = False
        return self

    def places(self, *places: str) -> Self:
        """Lay out these places from the top, and others below them."""
        gone = {won.place for won in self.state.won}
        others = [place for place in board().places if place not in places and place not in gone]
        laid = [*places, *others][: board().numbers.places_per_round]
        self.state.places = [Place(place) for place in laid]
        return self

    def at(self, place: str, *, attack: Troops | None = None, defence: Troops | None = None) -> Self:
        """Let counters lie at a place, by the seat that sent them; the first seat of a side is main."""
        laid = self.place(place)
        sides: list[tuple[Side, Troops]] = [("attack", attack or {}), ("defence", defence or {})]
        for side, troops in sides:
            for seat, counters in troops.items():
                laid.side(side).extend(Sent(self._taken_up(counter), seat) for counter in counters)
                laid.sent_by(side).append(seat)
        if attack:
            laid.main_attacker = next(iter(attack))
        if defence:
            laid.main_defender = next(iter(defence))
        return self

    def allowed(self, place: str, *forces: City) -> Self:
        """Let the leader of a place's city have allowed forces to defend it."""
        self.place(place).allowed = list(forces)
        return self.go_on()

    def dead(self, *counters: Counter) -> Self:
        """Let counters have been lost in an earlier battle."""
        for counter in counters:
            self.state.dead[counter.city].append(self._taken_up(counter))
        return self

    def only_in_hand(self, city: City, *counters: Counter) -> Self:
        """Leave a city, before its counters are taken up, only these alive."""
        lost = list(self.state.home[city])
        for counter in counters:
            lost.remove(counter)
        return self.dead(*lost)

    def defeats(self, **cities: int) -> Self:
        """Let cities have suffered defeats."""
        self.state.defeats.update(cities)
        return self

    def statues(self, **cities: list[Seat]) -> Self:
        """Raise statues of seats."""
        self.state.statues.update(cities)
        return self

    def won(self, place: str, *seats: Seat, persian: bool = False) -> Self:
        """Let seats have won a place in an earlier round."""
        self.state.won.append(Won(place, seats, persian))
        return self

    def dice(self, *, attacker: Sequence[tuple[int, int]], defender: Sequence[tuple[int, int]]) -> Self:
        """Lay down the faces of the next rolls."""
        for label, rolls in (("attacker-die", attacker), ("defender-die", defender)):
            self.script(label, *(face - 1 for roll in rolls for face in roll))
        return self

    # Playing

    def phase(self, step: type[Any]) -> Self:
        """Begin a phase, with the rest of the round after it, and go on until somebody is asked."""
        if not self.state.places:
            self.places()
        self._put_the_rest_away()
        return self.begin(*(each() for each in PHASES[PHASES.index(step) :]))

    def commit(self, *, first: Seat) -> Self:
        """Begin the commitment of forces; whoever may names a seat to be first."""
        self.phase(CommitForces)
        return self.act(self.state.leaders.get(SPARTA, self.state.start), NameFirst(first))

    def turn(self, seat: Seat, *actions: Action) -> Self:
        """Carry out a whole turn of phase 5: the actions, and its end if they do not end it."""
        assert seat in self.to_decide(), f"seat {seat} is not asked, but {self.to_decide()}"
        running = self.state.agenda[-1]
        self.act(seat, *actions)
        if self.state.agenda and self.state.agenda[-1] is running:
            self.act(seat, EndTurn())
        return self

    # Looking

    def seen(self, seat: Seat | None, place: str) -> SeenPlace:
        """Give what a seat may know of a place."""
        return next(each for each in self.view(seat).places if each.id == place)

    def supply(self, seat: Seat) -> int:
        """Give the markers that a seat has not on the board."""
        return self.view(None).seats[seat].supply

    def place(self, place: str) -> Place:
        """Give a place of this round."""
        return next(each for each in self.state.places if each.id == place)

    def counters_at(self, place: str, side: Side) -> list[tuple[Counter, Seat]]:
        """Give the counters on one side of a place and who sent them."""
        return [(sent.counter, sent.by) for sent in self.place(place).side(side)]

    def winners_of(self, place: str) -> tuple[Seat, ...]:
        """Give the seats that have won a place."""
        return next((won.seats for won in self.state.won if won.place == place), ())

    def journal(self) -> Journal:
        """Go on from here with a log that actions can be taken back from."""
        journal = Journal(GAME, self.state.seats, GAME.scenarios[0], b"journal")
        journal.state = codec.copy(self.state)
        return journal

    def _free_tiles(self) -> list[str]:
        free = list(board().all_tiles)
        for tile in [*self.state.offer, *(tile for held in self.state.tiles for tile in held)]:
            if tile in free:
                free.remove(tile)
        return free

    def _put_the_rest_away(self) -> None:
        state, numbers = self.state, board().numbers
        state.pile = self._free_tiles()
        used = {place.id for place in state.places} | {won.place for won in state.won}
        unseen = [place for place in board().places if place not in used]
        state.unseen_places = unseen[: (numbers.rounds - state.round) * numbers.places_per_round]
        for city in board().counters:
            assert self._all_of(city) == sorted(board().counters[city]), f"counters of {city}"
        assert all(self.supply(seat) >= 0 for seat in range(state.seats)), "too many markers"

    def _all_of(self, city: City) -> list[Counter]:
        state = self.state
        at_places = [sent.counter for place in state.places for sent in [*place.attackers, *place.defenders]]
        lying = [counter for counter in at_places if counter.city == city]
        dead = [] if city == PERSIA else state.dead[city]
        return sorted([*state.home[city], *state.hand[city], *dead, *lying])

    def _taken_up(self, counter: Counter) -> Counter:
        hand, home = self.state.hand[counter.city], self.state.home[counter.city]
        (hand if counter in hand else home).remove(counter)
        return counter
