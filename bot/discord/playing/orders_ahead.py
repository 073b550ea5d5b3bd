"""Orders that were left ahead: carried out once their question is put, or their owners told why not.

The question is put like any other, and what then comes is a move like any other, in a transaction of its own.
So nothing but its speed tells of the order, and who wants its speed to tell nothing has it come some minutes
late.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bot.db import StoreUnavailable
from bot.db.target import Target
from bot.discord.panels import limits
from bot.discord.playing.in_time import InTime, drawn
from bot.discord.playing.play import left_out, news
from bot.discord.playing.reply import refusal_in, wording_of
from bot.discord.sending import answered, waiting_line
from bot.discord.texts import commands_in
from bot.keeper import ahead, clocks, faults
from bot.keeper.ahead import NotHeld
from bot.keeper.going_on import actions_of
from bot.keeper.message import Direct
from bot.keeper.posts import Outgoing
from games.core.errors import IllegalAction, PlayerFault

if TYPE_CHECKING:
    from bot.db import WaitingOrder
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live
    from bot.keeper.carrying_out import Done

QUICK_S = 5.0
"""Seconds in which a post and a letter are on their way before an order that they ask for is carried out."""
LEAST_S, MOST_S = 60, 1200
"""How long it takes for who wants it to come late; but never until time is up."""
SPARE_S = 120.0


def some_seconds(is_late: bool) -> float:
    """Say how long an order takes; nobody can foresee it of one that is to come late."""
    return drawn(LEAST_S, MOST_S) if is_late else QUICK_S


class OrdersAhead(InTime):
    """Carries out orders that were left ahead; after a start it finds anew those whose question is put."""

    def __init__(self, bot: KeryxBot, seconds: Callable[[bool], float] = some_seconds) -> None:
        super().__init__()
        self.bot = bot
        self.seconds = seconds
        self.late: set[int] = set()
        """Those whose orders come some minutes late."""

    async def start(self) -> None:
        """Recall who wants what, and look whenever a table has changed."""
        self.late = await self.bot.store.answering_late()
        self.bot.keeper.changed = self.look

    def look(self, live: Live) -> None:
        """Let the orders be on their way whose question is put at a table."""
        try:
            for order in self.bot.staging.orders.every_coming(live):
                self._begin(live.id, str(order.key), 0.0, partial(self._check, order))
        except Exception as bug:  # noqa: BLE001 - what has been written stands, whatever is wrong with an order
            faults.report(live.id, bug)

    async def _check(self, order: WaitingOrder) -> None:
        """Tell at once why an order is not carried out; else let it be on its way."""
        live = await self.bot.keeper.live(order.table_id)
        if self._waits(live, order):
            try:
                await ahead.demand_carried_out(self.bot.store, live, order, self.bot.now())
            except (NotHeld, IllegalAction) as why:
                await self._give_up(live, order, why)
            except (PlayerFault, StoreUnavailable):
                raise
            except Exception as bug:  # noqa: BLE001 - else it would meet the same fault at every change
                faults.report(live.id, bug)
                await self.bot.staging.orders.set_aside(live, order)
            else:
                give = partial(self._give, order)
                self._begin(live.id, f"{order.key} now", self._seconds(live, order), give)

    def _waits(self, live: Live, order: WaitingOrder) -> bool:
        known = [each.key for each in self.bot.staging.orders.left(live, order.seat)]
        return order.key in known and ahead.question_of(live, order) is not None

    def _seconds(self, live: Live, order: WaitingOrder) -> float:
        """Say when an order is carried out: before its seat's time is up."""
        wanted, clock = self.seconds(order.user_id in self.late), live.clocks.get(order.seat)
        due = None if clock is None else clocks.timing(live, self.bot.keeper.rests).due(order.seat, clock)
        if due is None:
            return wanted
        return min(wanted, max((due - self.bot.now()).total_seconds() - SPARE_S, 0.0))

    async def _give(self, order: WaitingOrder) -> None:
        live = await self.bot.keeper.live(order.table_id)
        asked = ahead.question_of(live, order)
        if asked is None or not self._waits(live, order):
            return
        letters, waited_for = answered.letters_of(live), live.waiting_for()
        try:
            done = await self.bot.staging.orders.carry_out_left(order, live.decision_id(asked))
        except (NotHeld, IllegalAction) as why:
            await self._give_up(await self.bot.keeper.live(live.id), order, why)
            return
        await self._tell_more(order, done)
        await answered.update(self.bot, done.live, order.seat, letters)
        await waiting_line.update(self.bot, done.live, waited_for)

    async def _give_up(self, live: Live, order: WaitingOrder, why: NotHeld | IllegalAction) -> None:
        """Drop an order and tell its owner why; both or neither."""
        texts = commands_in(self.bot.language_of(order.user_id))
        said = texts.say(
            "ahead-not-carried-out",
            table=str(live.id),
            action=_called(live, order, texts.language),
            why=_reason(live, why, texts.language),
        )
        letter = Outgoing(Target.user(order.user_id), Direct(order.seat, [said]))
        if await self.bot.staging.orders.give_up(live, order, letter):
            self.bot.outbox.wake()

    async def _tell_more(self, order: WaitingOrder, done: Done) -> None:
        """Tell the owner what a panel would have shown: what they alone are told, and what was left out."""
        language = self.bot.language_of(order.user_id)
        told = [limits.escaped(each) for each in news(done, wording_of(done.live, language))]
        lines = [*told, *left_out(done, actions_of(done.live, order), language)]
        if not lines:
            return
        said = commands_in(language).say("ahead-carried-out", table=str(done.live.id))
        letter = Outgoing(Target.user(order.user_id), Direct(order.seat, [said, *lines]))
        async with self.bot.store.writing() as writer:
            await writer.add_outbox(self.bot.keeper.outbox_row(done.live.row, letter))
        self.bot.outbox.wake()


def _called(live: Live, order: WaitingOrder, language: str) -> str:
    wording = wording_of(live, language)
    return limits.escaped(wording.actions(actions_of(live, order)))


def _reason(live: Live, why: NotHeld | IllegalAction, language: str) -> str:
    """Say why an order is not carried out."""
    if isinstance(why, IllegalAction):
        return refusal_in(live, language, why.refusal)
    if why.condition is not None:
        return limits.escaped(wording_of(live, language).unmet(why.condition))
    return commands_in(language).say("ahead-expired" if why.why == ahead.EXPIRED else "ahead-went-back")
