"""5. Forces are committed: who begins, the dead, and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.perikles import events, queries
from games.perikles.actions import AskPermission, EndTurn, NameFirst, PayMarker, PlaySpecial, Recover, Send
from games.perikles.board import ARMS, PERSIA, SPARTA, City, board
from games.perikles.steps import dispatch, quiet, specials
from games.perikles.steps.permission import Permission

if TYPE_CHECKING:
    from games.perikles.state import State


class CommitForces(Step):
    """5 Leaders take up their cities' counters; who leads no city commands the Persians."""

    phase = "forces"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        leaders = set(state.leaders.values())
        state.persians = [seat for seat in range(state.seats) if seat not in leaders]
        for force in [*state.leaders, *([PERSIA] if state.persians else [])]:
            state.hand[force], state.home[force] = state.home[force], []
        if state.persians:
            table.tell(events.PersiansCommanded(seats=tuple(state.persians)))
        # Ruling 19, a house rule: without a leader of Sparta the start player names who begins.
        chooser = state.leaders.get(SPARTA, state.start)
        table.then(NameFirstSeat(seat=chooser), RecoverDead(), CommitTurns())


class NameFirstSeat(Once):
    """5 Sparta's leader names who commits first."""

    phase = "forces"
    section = "5"
    kinds = (NameFirst,)
    seat: Seat

    def asker(self, state: State) -> Seat:
        return self.seat

    def ask(self, state: State) -> Decision:
        options = Choices([NameFirst(seat) for seat in range(state.seats)])
        return Decision(self.seat, "5", "name-first", options, default=NameFirst(self.seat))

    def why_not_answer(self, state: State, seat: Seat, action: NameFirst) -> Refusal | None:
        return queries.why_not_seat(state, "5", action.first)

    def answer(self, table: Table[State], seat: Seat, action: NameFirst) -> None:
        table.state.first = action.first
        table.tell(events.FirstNamed(seat=seat, first=action.first))


class RecoverDead(Step):
    """5 From the first seat on, each takes back one dead counter for each city it leads (ruling 20)."""

    phase = "forces"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        assert state.first is not None
        order = [(state.first + number) % state.seats for number in range(state.seats)]
        table.then(
            *(
                RecoverCounter(seat=seat, city=city)
                for seat in order
                for city in queries.commands(state, seat)
                if state.dead.get(city)
            )
        )


class RecoverCounter(Once):
    """5 The weakest dead counter of an arm of one's choice is taken back and can be used at once."""

    phase = "forces"
    section = "5"
    kinds = (Recover,)
    seat: Seat
    city: City

    def asker(self, state: State) -> Seat:
        return self.seat

    def ask(self, state: State) -> Decision:
        options = [Recover(self.city, arm) for arm in ARMS if _has_dead(state, self.city, arm)]
        return Decision(
            self.seat,
            "5",
            "recover-counter",
            Choices(options),
            automatic=True,
            default=options[0],
            city=self.city,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Recover) -> Refusal | None:
        if action.city != self.city:
            return Refusal("5", "nothing-to-recover", city=action.city)
        if not _has_dead(state, action.city, action.arm):
            return Refusal("5", "none-dead", city=action.city, arm=action.arm)
        return None

    def answer(self, table: Table[State], seat: Seat, action: Recover) -> None:
        dead = table.state.dead[action.city]
        counter = min(counter for counter in dead if counter.arm == action.arm)
        dead.remove(counter)
        table.state.hand[action.city].append(counter)
        table.tell(
            events.CounterRecovered(seat=seat, city=counter.city, arm=counter.arm, strength=counter.strength)
        )


def _has_dead(state: State, city: City, arm: str) -> bool:
    return any(counter.arm == arm for counter in state.dead[city])


class CommitTurns(Step):
    """5 Tiles with two shards are spent in turn, then those with one.

    The second part opens left of the seat that spent the last tile of the first (ruling 21).
    """

    phase = "forces"
    shards: int = 2
    next_seat: Seat | None = None

    def finish(self, table: Table[State]) -> None:
        state = table.state
        opening = state.first if self.next_seat is None else self.next_seat
        assert opening is not None
        if self.next_seat is None:
            _tell_who_comes_first(table)
        for number in range(state.seats):
            seat = (opening + number) % state.seats
            tile = _tile_with(state, seat, self.shards)
            if tile is not None:
                self.next_seat = (seat + 1) % state.seats
                table.then(CommitTurn(seat=seat), self)
                # The colour of a spent tile means nothing, so nobody is asked which of them.
                state.tiles[seat].remove(tile)
                table.tell(events.TileSpent(seat=seat, tile=tile))
                return
        if self.shards > 1:
            self.shards -= 1
            table.then(self)
        else:
            quiet.end(state, "phase")


def _tell_who_comes_first(table: Table[State]) -> None:
    """Say who has tiles with two shards, where some have none and wait until these are spent."""
    state = table.state
    ready = tuple(seat for seat in range(state.seats) if _tile_with(state, seat, 2) is not None)
    if ready and len(ready) < state.seats:
        table.tell(events.TilesComeFirst(seats=ready))


def _tile_with(state: State, seat: Seat, shards: int) -> str | None:
    tiles = board().tiles
    return next((tile for tile in state.tiles[seat] if tiles[tile].shards == shards), None)


class CommitTurn(Step):
    """5 A seat has spent a tile: up to two counters, then up to two more of one force for a marker."""

    kinds = (Send, PayMarker, AskPermission, EndTurn, PlaySpecial)
    phase = "forces"
    seat: Seat
    sent: int = 0
    """Counters sent for the tile."""
    paid: City = ""
    """The force that a marker was paid for."""
    extra: int = 0
    """Counters sent for the marker."""
    asked: list[tuple[City, str]] = msgspec.field(default_factory=list)
    """Forces and places that permission was asked for in this turn."""
    done: bool = False

    def waited_for(self, state: State) -> list[Seat]:
        return [self.seat]

    def decisions(self, state: State) -> list[Decision]:
        if self.done:
            return []
        sends = dispatch.legal_sends(state, self)
        others = [*dispatch.legal_payments(state, self), *dispatch.legal_requests(state, self)]
        if sends.is_empty() and not others and state.played[self.seat]:
            return []
        ends = [EndTurn(until) for until in quiet.turn_choices(state, self.seat)]
        plays = specials.legal_plays(state, self.seat, "forces")
        forms: list[Answers] = [Choices([*others, *plays, *ends]), sends]
        left = min(
            dispatch.allowance(self), sum(len(state.hand[force]) for force in dispatch.forces(state, self))
        )
        return [Decision(self.seat, "5", "commit-forces", *forms, default=ends[0], left=left, paid=self.paid)]

    def standing(self, state: State, decision: Decision) -> EndTurn | None:
        only_tile_left = decision.kinds() <= {EndTurn, PlaySpecial}
        return EndTurn() if only_tile_left and state.quiet[self.seat] else None

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Send():
                return dispatch.why_not_send(state, self, action)
            case PayMarker():
                return dispatch.why_not_pay(state, self, action)
            case AskPermission():
                return dispatch.why_not_ask(state, self, action)
            case PlaySpecial():
                return specials.why_not_play(state, seat, action, "forces")
            case EndTurn():
                return quiet.why_not_until(state, "5", seat, action.until, quiet.TURN_CHOICES)
        return None

    def take(
        self,
        table: Table[State],
        seat: Seat,
        action: Send | PayMarker | AskPermission | PlaySpecial | EndTurn,
    ) -> None:
        match action:
            case Send():
                if self.paid:
                    self.extra += 1
                else:
                    self.sent += 1
                dispatch.send(table, seat, action)
            case PayMarker():
                self.paid = action.force
                table.state.markers[action.city][seat] -= 1
                table.tell(events.MarkerPaid(seat=seat, force=action.force, city=action.city))
            case AskPermission():
                self._ask(table, seat, action)
            case PlaySpecial():
                specials.play(table, seat, action)
            case EndTurn():
                quiet.keep(table, seat, action.until)
                self.done = True

    def _ask(self, table: Table[State], seat: Seat, action: AskPermission) -> None:
        self.asked.append((action.city, action.place))
        leader = table.state.leaders[board().places[action.place].city]
        table.tell(events.PermissionAsked(seat=seat, leader=leader, city=action.city, place=action.place))
        table.then(Permission(seat=seat, city=action.city, place=action.place))

    def finish(self, table: Table[State]) -> None:
        if not self.sent:
            table.tell(events.NothingSent(seat=self.seat, forced=not self.done))
