"""2. Influence tiles are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.perikles import events, queries
from games.perikles.actions import Assassinate, EndTurn, PlaySpecial, Take
from games.perikles.board import board
from games.perikles.steps import quiet, specials
from games.perikles.steps.candidates import ProposeCandidate, can_propose
from games.perikles.steps.markers import place_markers, remove_candidate

if TYPE_CHECKING:
    from games.perikles.state import State


class TakeInfluence(Step):
    """2 In turn from the start player, until each has five tiles, or four with five seats."""

    phase = "influence"
    turn: int = 0

    def finish(self, table: Table[State]) -> None:
        state = table.state
        turns = state.seats * board().numbers.tiles_per_seat[str(state.seats)]
        if self.turn == turns:
            quiet.end(state, "phase")
            return
        seat = (state.start + self.turn) % state.seats
        self.turn += 1
        table.then(InfluenceTurn(seat=seat, last=self.turn == turns), self)


class InfluenceTurn(Step):
    """2 A seat takes a tile, does what it says, and may play its special tile before or after."""

    kinds = (Take, EndTurn, PlaySpecial)
    phase = "influence"
    seat: Seat
    last: bool = False
    taken: str = ""
    slot: int = 0
    """Where the taken tile lay."""
    done: bool = False

    def waited_for(self, state: State) -> list[Seat]:
        return [self.seat]

    def decisions(self, state: State) -> list[Decision]:
        plays = specials.legal_plays(state, self.seat, "influence")
        if not self.taken:
            takes = legal_takes(state, self.seat)
            return [Decision(self.seat, "2", "take-tile", Choices([*takes, *plays]), default=takes[0])]
        if self.done or state.played[self.seat]:
            return []
        ends = [EndTurn(until) for until in quiet.turn_choices(state, self.seat)]
        answers = Choices([*ends, *plays])
        return [Decision(self.seat, "2", "end-influence-turn", answers, default=ends[0], tile=self.taken)]

    def standing(self, state: State, decision: Decision) -> EndTurn | None:
        return EndTurn() if self.taken and state.quiet[self.seat] else None

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case PlaySpecial():
                return specials.why_not_play(state, seat, action, "influence")
            case Take():
                return Refusal("2", "already-took") if self.taken else why_not_take(state, seat, action)
            case EndTurn():
                if not self.taken:
                    return Refusal("2", "take-first")
                return quiet.why_not_until(state, "2", seat, action.until, quiet.TURN_CHOICES)
        return None

    def take(self, table: Table[State], seat: Seat, action: Take | EndTurn | PlaySpecial) -> None:
        match action:
            case PlaySpecial():
                specials.play(table, seat, action)
            case EndTurn():
                quiet.keep(table, seat, action.until)
                self.done = True
            case Take():
                self.taken = action.tile
                self.slot = table.state.offer.index(action.tile)
                take_tile(table, seat, action)

    def finish(self, table: Table[State]) -> None:
        # Ruling 6: the very last tile of the phase is not replaced; all are shuffled anew.
        if self.last:
            return
        tile = draw_out(table.chance, table.state.pile, "influence-tile")
        table.state.offer.insert(self.slot, tile)
        table.tell(events.OfferRefilled(tile=tile))


def legal_takes(state: State, seat: Seat) -> list[Take]:
    """List the tiles a seat may take, an any-city tile once for each city."""
    takes: list[Take] = []
    for tile in dict.fromkeys(state.offer):
        cities = board().cities if queries.is_any_city(tile) else (None,)
        if why_not_colour(state, seat, tile) is None:
            takes.extend(Take(tile, city) for city in cities)
    return takes


def why_not_take(state: State, seat: Seat, take: Take) -> Refusal | None:
    """2 Which tiles a seat may take, and where its markers go."""
    if take.tile not in state.offer:
        return Refusal("2", "tile-not-on-offer", tile=take.tile)
    refusal = why_not_colour(state, seat, take.tile)
    if refusal is not None:
        return refusal
    if queries.is_any_city(take.tile):
        if take.city is None:
            return Refusal("2", "tile-needs-city", tile=take.tile)
        return queries.why_not_city("2", take.city)
    if take.city is not None:
        return Refusal("2", "tile-city-fixed", tile=take.tile, city=take.city)
    return None


def why_not_colour(state: State, seat: Seat, tile: str) -> Refusal | None:
    """2 One tile of each colour, unless the offer leaves no other (ruling 7)."""
    owned = queries.colours(state, seat)
    tiles = board().tiles
    city = tiles[tile].city
    if city in owned and any(tiles[offered].city not in owned for offered in state.offer):
        return Refusal("2", "colour-already-taken", city=city)
    return None


def take_tile(table: Table[State], seat: Seat, take: Take) -> None:
    """2 Take the tile, place its markers, then do what its symbol says."""
    state, tile = table.state, board().tiles[take.tile]
    state.offer.remove(take.tile)
    state.tiles[seat].append(take.tile)
    city = take.city or tile.city
    placed = place_markers(state, seat, city, tile.shards)
    table.tell(events.TileTaken(seat=seat, tile=take.tile, city=city, markers=placed))
    if tile.symbol == "assassin":
        table.then(AssassinateMarker(seat=seat))
    elif tile.symbol == "candidate":
        if can_propose(state, seat):
            table.then(ProposeCandidate(seat=seat))
        else:
            table.tell(events.ProposalLapsed(seat=seat))


class AssassinateMarker(Once):
    """2 An assassin removes any marker from any city, a candidate too."""

    section = "2"
    kinds = (Assassinate,)
    seat: Seat

    def asker(self, state: State) -> Seat:
        return self.seat

    def ask(self, state: State) -> Decision | None:
        victims = legal_assassinations(state)
        if not victims:
            return None
        foreign = next((victim for victim in victims if victim.owner != self.seat), victims[0])
        return Decision(self.seat, "2", "assassinate-marker", Choices(victims), default=foreign)

    def why_not_answer(self, state: State, seat: Seat, action: Assassinate) -> Refusal | None:
        return why_not_assassinate(state, action)

    def answer(self, table: Table[State], seat: Seat, action: Assassinate) -> None:
        if action.candidate:
            table.tell(events.CandidateAssassinated(seat=seat, city=action.city, owner=action.owner))
            remove_candidate(table, action.city, action.owner)
        else:
            table.state.markers[action.city][action.owner] -= 1
            table.tell(events.MarkerAssassinated(seat=seat, city=action.city, owner=action.owner))


def legal_assassinations(state: State) -> list[Assassinate]:
    """List every marker on the board, by city, owner and where it stands."""
    columns = [
        Assassinate(city, owner)
        for city in board().cities
        for owner, number in enumerate(state.markers[city])
        if number
    ]
    standing = [
        Assassinate(city, owner, candidate=True)
        for city in board().cities
        for owner in state.candidates[city]
    ]
    return [*columns, *standing]


def why_not_assassinate(state: State, action: Assassinate) -> Refusal | None:
    """2 Only a marker that is there can be removed."""
    refusal = queries.why_not_city("2", action.city) or queries.why_not_seat(state, "2", action.owner)
    if refusal is not None:
        return refusal
    if action.candidate and action.owner not in state.candidates[action.city]:
        return Refusal("2", "candidate-not-there", city=action.city, owner=action.owner)
    if not action.candidate and not state.markers[action.city][action.owner]:
        return Refusal("2", "marker-not-there", city=action.city, owner=action.owner)
    return None
