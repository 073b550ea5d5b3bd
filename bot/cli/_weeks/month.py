"""The weeks as they pass: the clock is moved step by step, people come, the bot is killed."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random

from bot.cli._player import Player
from bot.cli._soak import Played, opened
from bot.cli._weeks.chronicle import Chronicle, Opened, Pulse, PulseOver, Ready, Recorder, Sealed, StepOver
from bot.cli._weeks.clock import DAY, HOUR, MINUTE, StandingClock
from bot.cli._weeks.people import Act, Visitor
from bot.cli._weeks.plan import HABITS, Habit, TablePlan
from bot.cli._weeks.process import PATIENCE_S, Bot, BotProcess
from bot.cli._weeks.referee import Referee
from bot.cli._weeks.rules import Person
from bot.discord.texts import language_for
from bot.keeper import history
from games.core.agenda import is_sealed
from practice import PracticeServer, User
from practice.world import PEOPLE

THREAD = re.compile(r"<#(\d+)>")
NUMBER = re.compile(r"\d+")
BETWEEN = 6
"""Seconds from one thing that people do to the next."""
SENDING = 2
"""Seconds by which the clock goes on if something has to wait before it can be sent."""
MOST_SENDINGS = 20
PATIENT = 3
"""How many kills may wait for a pulse, or for people, that do something."""
BUSY = 75
"""Seconds of a step in which people may still begin something."""
PULSE, ACT, START, DOWN = "pulse", "act", "start", "down"
KINDS = (PULSE, PULSE, ACT, ACT, START, DOWN)
"""When the bot is killed: in its pulse, while somebody does something, while it starts, at rest."""
LONGEST_S = {PULSE: 0.06, ACT: 0.3, START: 1.5}
"""Seconds of the real clock within which it is killed."""
AWAY = (0, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR)
"""For how long it may stay away."""


class Month:
    """One run: a practice server here, the bot in a process of its own, people with habits, a referee."""

    def __init__(
        self,
        server: PracticeServer,
        data: Path,
        tables: Sequence[TablePlan],
        seed: int = 0,
        bot: Bot | None = None,
        habits: Sequence[Habit] = HABITS,
    ) -> None:
        """Prepare some weeks; the bot is a process of its own, unless another is given."""
        assert isinstance(server.clock, StandingClock)
        self.server, self.clock, self.data, self.plans = server, server.clock, data, tables
        # By the clock of the weeks nothing takes a second; a busy machine may take many.
        server.core.settings.ack_seconds = PATIENCE_S
        self.rng = Random(seed)
        self.now = self.begins = self.clock.at
        self.bot: Bot = bot or BotProcess(server.url, data)
        self.habits = habits
        self.chronicle = Chronicle()
        people = [server.user(name) for name in PEOPLE]
        self.referee = Referee(
            [
                Person(one.id, one.display_name, language_for(habit.locale))
                for one, habit in zip(people, habits, strict=True)
            ],
            self.begins,
        )
        self.chronicle.listeners.append(self.referee.hear)
        Recorder(server, self.chronicle, lambda: self.now)
        self.visitors: list[Visitor] = []
        self.played: dict[int, Played] = {}
        self.kills: dict[str, int] = dict.fromkeys(LONGEST_S | {DOWN: 0.0}, 0)
        self._of_table: dict[int, TablePlan] = {}
        self._planned: list[str] = []
        self._away_until = 0

    async def run(self, days: float, kills: int, minutes: int = 2) -> None:
        """Let days pass in steps of some minutes, and kill the bot a number of times."""
        steps = range(self.begins, self.begins + int(days * DAY), minutes * MINUTE)
        when = sorted(self.rng.sample(steps[1:-1], kills))
        async with contextlib.AsyncExitStack() as stack:
            stack.push_async_callback(self.bot.end)
            await self._settle_in(stack)
            for at in steps:
                while when and when[0] <= at:
                    when.pop(0)
                    self._planned.append(self.rng.choice(KINDS))
                await self._step(at)
            self._away_until = 0
            await self._step(steps[-1] + minutes * MINUTE)
            while self._planned:
                await self._step(self.now + minutes * MINUTE)
                self._planned, left = [START], self._planned[1:]
                await self._rest()
                self._planned = left

    async def _settle_in(self, stack: contextlib.AsyncExitStack) -> None:
        await self._start()
        for name, habit in zip(PEOPLE, self.habits, strict=True):
            user = await stack.enter_async_context(User(self.server.url, name, timeout=PATIENCE_S))
            await user.set_locale(habit.locale)
            rng, number = Random(self.rng.random()), self.server.user(name).id
            made = (habit, language_for(habit.locale), rng, self.chronicle, self.referee, self.begins)
            self.visitors.append(Visitor(user, number, *made))
        first = self.visitors[0].user
        await first.answer(await first.slash("tables", "keryx tables", who="everyone"))

    async def _step(self, at: int) -> None:
        """Let the clock come to a time, and do what is due."""
        self._move(at)
        if self._away_until > at:
            return
        if not self.bot.is_there:
            await self._start()
        await self._pulse()
        await self._open_tables(at)
        for visitor in self.visitors:
            if self.now - at < BUSY and visitor.is_there(at):
                for act in visitor.acts(at):
                    await self._act(visitor, act)
        self.chronicle.note(StepOver(self.now))
        await self._rest()

    def _move(self, at: int) -> None:
        self.now = max(at, self.clock.at)
        self.clock.move_to(self.now)

    # The bot

    async def _start(self) -> None:
        unsent = await self.bot.start(self.now)
        self.chronicle.note(Ready(self.now))
        await self._send(unsent)

    async def _send(self, unsent: int) -> None:
        """Let the clock go on until everything is sent; it counts as having happened at once."""
        for _ in range(MOST_SENDINGS):
            if not unsent:
                return
            self.clock.move_to(self.clock.at + SENDING)
            unsent = await self.bot.tell(self.clock.at)

    async def _pulse(self) -> None:
        if PULSE in self._planned and (len(self._planned) > 2 or self.referee.is_anything_due(self.now)):
            self._planned.remove(PULSE)
            self.chronicle.note(Pulse(self.now))
            await self._killed_during(self.bot.tell(self.now, pulse=True), PULSE)
            await self._start()
        await self._look_up_seals()
        self.chronicle.note(Pulse(self.now))
        await self._send(await self.bot.tell(self.now, pulse=True))
        await self._look_up_seals()
        self.chronicle.note(PulseOver(self.now))

    async def _killed_during(self, work: Awaitable[object], kind: str) -> None:
        """Kill the bot at a random instant while something is done."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task}, timeout=self.rng.uniform(0, LONGEST_S[kind]))
        await self._kill(kind)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def _kill(self, kind: str) -> None:
        await self.bot.kill()
        self.kills[kind] += 1

    async def _rest(self) -> None:
        """Kill the bot at rest, and perhaps again while it starts; it may stay away for a while.

        A kill that has waited long for something to happen is made while it starts.
        """
        if START in self._planned or len(self._planned) > PATIENT:
            self._planned.remove(START if START in self._planned else self._planned[0])
            await self.bot.kill()
            await self.bot.spawn(self.now)
            await self._killed_during(asyncio.sleep(LONGEST_S[START]), START)
            await self._start()
        elif DOWN in self._planned:
            self._planned.remove(DOWN)
            await self._kill(DOWN)
            self._away_until = self.now + self.rng.choice(AWAY)

    # The people

    async def _act(self, visitor: Visitor, act: Act) -> None:
        """Let somebody do something; if the bot is killed meanwhile, they look, or try again."""
        await self._go_on()
        if ACT in self._planned:
            self._planned.remove(ACT)
            await self._killed_during(act(self.now, False), ACT)
            await self._start()
            await act(self.now, True)
            await self._look_around()
        else:
            await act(self.now, False)
        await self._send(await self.bot.tell(self.now))
        await self._look_up_seals()

    async def _look_up_seals(self) -> None:
        """Look up by the rules of its game whether a table that asks several asks them under seal."""
        for board in self.referee.running():
            if board.is_under_seal is None and len(board.asked) > 1:
                is_so = await self._is_under_seal(board.opened.table)
                self.chronicle.note(Sealed(self.now, board.opened.table, is_so))

    async def _is_under_seal(self, table: int) -> bool:
        async with opened(self.data) as store:
            live = await history.load_live(store, table)
        return is_sealed(live.state)

    async def _go_on(self, seconds: int = BETWEEN) -> None:
        self._move(self.clock.at + seconds)
        await self.bot.tell(self.now)

    async def _look_around(self) -> None:
        """See who is waited for where several are: what would have changed a post may not have lived to."""
        for board in self.referee.running():
            if len(board.asked) > 1 and not board.is_sealed:
                seated = {*board.opened.people} - board.resigned
                visitor = next(each for each in self.visitors if each.id in seated)
                await visitor.look(board, self.now)

    # The tables

    async def _open_tables(self, at: int) -> None:
        """Open all tables at the beginning, and one anew when its game is over."""
        running = {board.opened.table for board in self.referee.running()}
        played = [self._of_table[table] for table in running]
        for plan in self.plans:
            if plan not in played and self.now - at < BUSY:
                await self._open(plan)

    async def _open(self, plan: TablePlan) -> None:
        visitors = [self.visitors[number] for number in plan.people]
        first = visitors[0].user
        await self._go_on()
        told = await first.answer(await first.slash("tables", "table new", **plan.options))
        thread = THREAD.search(told.content)
        if thread is None:
            raise LookupError(f"no table was opened: {told.content}")
        for visitor in visitors[1:]:
            await self._go_on()
            await visitor.user.answer(await visitor.user.slash(thread[1], "table join"))
        table = int(NUMBER.findall(told.content.partition("<#")[0])[0])
        await self._start_table(plan, table, thread[1], visitors)

    async def _start_table(self, plan: TablePlan, table: int, thread: str, visitors: list[Visitor]) -> None:
        await self._go_on()
        people = tuple(visitor.id for visitor in visitors)
        self._of_table[table] = plan
        self.chronicle.note(Opened(self.now, table, thread, plan.game, plan.language, plan.pace, people))
        players = [Player(each.user, thread, Random(self.rng.random()), each.language) for each in visitors]
        for visitor, player in zip(visitors, players, strict=True):
            visitor.players[table] = player
        self.played[table] = Played(thread, players)
        first = visitors[0].user
        await first.answer(await first.slash(thread, "table start"))
        await self._send(await self.bot.tell(self.now))
