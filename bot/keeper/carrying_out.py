"""An order carried out, with the rest of another's that goes on by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.db import SeatRow, SeqTaken, WaitingOrder, Writer
from bot.keeper import archiving, history, moves
from bot.keeper.ahead import outlives
from bot.keeper.changes import Changes, Write, no_more
from bot.keeper.faults import met_by
from bot.keeper.going_on import Carried, actions_of, going_on, key_of
from bot.keeper.live import Acting, Live
from bot.keeper.posts import MakeOutgoing
from bot.keeper.rows import achieved_in, move_row, rest_of, snapshot
from bot.keeper.running import demand_running
from bot.keeper.telling import messages_after
from bot.operating import metrics
from games.core.decision import Action, Seat
from games.core.errors import PlayerFault, Refusal, StaleDecision
from games.core.events import Event
from games.core.game import told

Demand = Callable[[Live], Awaitable[None]]
"""Refuses an order by the table as it is when it is carried out."""


@dataclass(frozen=True)
class Done:
    """What an order led to, for its seat."""

    live: Live
    events: list[Event]
    """What the seat is told."""
    taken: int
    """How many of its actions were carried out."""
    stopped: Refusal | None = None
    """Why the rest was left out, where it was."""


@dataclass(frozen=True)
class Seating:
    """Who sits there once an order is carried out, what is said of it, and the rows that keep it."""

    seats: list[SeatRow]
    tell: MakeOutgoing
    write: Write = no_more


class CarryingOut(Changes):
    """Orders of seats, each carried out as one transaction."""

    async def submit(
        self,
        table_id: int,
        seat: Seat,
        actions: list[Action],
        expected: str | None = None,
        waited: WaitingOrder | None = None,
        reason: str = "",
        demand: Demand | None = None,
    ) -> Done:
        """Carry out an order; `expected` names the question it answers, if it came from a button.

        One that has `waited` is carried out only once, by whoever first takes it out of waiting. With a
        `reason` it is Keryx who answers for the seat, which everybody is told with the move. A `demand` may
        refuse it.
        """

        async def change(live: Live) -> Done:
            demand_running(live)
            if expected is not None and not live.is_open(seat, expected):
                raise StaleDecision
            if demand is not None:
                await demand(live)
            played, result = moves.play(live, seat, actions)
            after = live
            if played:
                carried = Carried.of(played, result, rest_of(live, seat, actions, result, self.now()))
                carried = replace(self._gone_on(live, carried), reason=reason)
                with met_by(next(iter(carried.taken), None)):
                    after = await self._kept(live, seat, carried, waited)
            return Done(after, told(result.events, seat), result.taken, result.stopped)

        async def change_noting_faults(live: Live) -> Done:
            with met_by(waited):
                return await change(live)

        return await self.change(table_id, change_noting_faults)

    def _gone_on(self, live: Live, carried: Carried) -> Carried:
        """Let the rest of another's order follow that goes on by itself, if it is still legal."""
        midway = self._after(live, carried)
        midway.remember(history.logged([move_row(live, move, self.now()) for move in carried.played]))
        rest = going_on(midway, self.waiting.values(), self.now())
        if rest is None:
            return carried
        try:
            with met_by(rest):
                actions = actions_of(midway, rest)
                played, result = moves.play(midway, rest.seat, actions)
        except PlayerFault:
            # Its player is shown it with the question, and then why it is refused.
            return carried
        then = Carried.of(played, result, rest_of(midway, rest.seat, actions, result, self.now()))
        return carried.followed_by(rest, then) if played else carried

    async def _kept(
        self,
        live: Live,
        seat: Seat,
        carried: Carried,
        waited: WaitingOrder | None = None,
        seating: Seating | None = None,
    ) -> Live:
        played = carried.played
        after = self._after(live, carried)
        if seating is not None:
            after.seats = seating.seats
        beside = [] if seating is None else seating.tell(after)
        messages = [*beside, *await messages_after(self, live, after, seat, carried)]
        reasons = [carried.reason if move.seat == seat else "" for move in played]
        at = self.now()
        rows = [move_row(live, move, at, reason) for move, reason in zip(played, reasons, strict=True)]
        after.remember(history.logged(rows))
        async with self.becoming(
            after, messages, movers={acting.seat for acting in carried.acting}
        ) as writer:
            for row, move in zip(rows, played, strict=True):
                await writer.add_log(row)
                # Nobody goes back to a private setting, so of several in a row the last is saved.
                if not move.is_setting or move is played[-1]:
                    await writer.add_snapshot(snapshot(live, move.seq, move.state))
            if waited is not None and not await writer.drop_order(waited.key):
                # Another process has dropped it, or carried it out.
                self.wait_no_more(waited)
                raise StaleDecision
            if seating is not None:
                await seating.write(writer)
            for stood in archiving.course_rows(live, played):
                await writer.put_course(stood)
            await self._change_waiting(writer, live, carried)
            await self._save(writer, after)
            achieved = achieved_in(after, self.now())
            if achieved is not None:
                await writer.add_achievement(achieved)
        self._note_waiting(live, carried)
        metrics.MOVES.labels(game=live.game.id).inc(len(played))
        return after

    async def _change_waiting(self, writer: Writer, live: Live, carried: Carried) -> None:
        """Let what was carried out wait no longer, nor what an own move supersedes; let rests wait."""
        for order in carried.taken:
            if not await writer.drop_order(order.key):
                self.waiting.pop(key_of(order), None)
                raise SeqTaken(table_id=live.id, seq=carried.played[0].seq)
        for acting in self._superseding(live, carried):
            await writer.drop_orders(live.id, acting.seat, acting.party)
        for rest in carried.left:
            await writer.put_order(rest)

    def _superseding(self, live: Live, carried: Carried) -> list[Acting]:
        """List those who acted and have nothing waiting any more: an order left ahead may go on waiting."""
        found = []
        for acting in carried.acting:
            order = self.waiting.get((live.id, *acting))
            own = [move.action for move in carried.played if not move.is_setting and move.acting == acting]
            if order is None or not outlives(live, order, own):
                found.append(acting)
        return found

    def _note_waiting(self, live: Live, carried: Carried) -> None:
        """Keep in memory what each party has waiting."""
        for acting in self._superseding(live, carried):
            self.waiting.pop((live.id, *acting), None)
        for rest in carried.left:
            self.waiting[key_of(rest)] = rest

    def _after(self, live: Live, carried: Carried) -> Live:
        """Give the table as an order leaves it; private settings are no moves of the game."""
        played = carried.played
        draws = sum(len(move.draws) for move in played)
        after = live.advanced(played[-1].seq, played[-1].state, draws, self.now())
        after.asked = carried.asked
        moved = {move.seq: move.acting for move in played if not move.is_setting}
        after.answers.update(moved.values())
        after.trail.extend(moved)
        after.makers |= moved
        after.asides |= {move.seq: move.acting for move in played if move.is_setting}
        after.last_seat = next((acting.seat for acting in reversed(moved.values())), live.last_seat)
        return after
