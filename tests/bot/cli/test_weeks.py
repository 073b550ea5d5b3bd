"""`keryx weeks`: a short month here; and whatever the bot does wrong, the referee sees it."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.cli._weeks import plan
from bot.cli._weeks.bot_process import WeeksBot
from bot.cli._weeks.chronicle import Chronicle, Event, Pace, StepOver, Written
from bot.cli._weeks.clock import BEGINNING, DAY, HOUR, StandingClock
from bot.cli._weeks.month import Month
from bot.cli._weeks.plan import Habit, TablePlan
from bot.cli._weeks.reading import is_digest
from bot.cli._weeks.referee import Referee
from bot.cli._weeks.rules import Person
from bot.cli._weeks.verdict import judged
from bot.discord.invitation import PERMISSIONS
from bot.discord.playing import pulse, reminding, time_up
from bot.discord.sending import compose
from bot.pace.clock import Clock, Timing
from bot.pace.rests import Rests
from games import registry
from practice import TOKEN, PracticeServer, discord_py_at
from tests import long
from tests.bot.databases import lay_out, opened_quickly
from tests.bot.discord import rig

DAYS, KILLS = (6.0, 12) if long.is_asked() else (1.25, 2)

SLEEPER = Habit("en-GB", (9_999, 9_999), night=(9, 17))
"""Somebody who never answers, and sleeps from three to eleven hours after the beginning."""
TABLE = TablePlan(registry.ids()[0], (0, 1, 2), Pace("own", 2, 0, 7, "answer"), "en")
"""A reminder after an hour, time up after two; the second question is asked an hour before night."""
HALF_A_DAY = 12.6 / 24
RUNS = count()


class HereBot:
    """The bot of the weeks in the process of the tests."""

    def __init__(self, server: PracticeServer, data: Path) -> None:
        self._server, self._data = server, data
        self._stack = AsyncExitStack()
        self._bot: WeeksBot | None = None

    @property
    def is_there(self) -> bool:
        return self._bot is not None

    async def spawn(self, at: int) -> None:
        raise NotImplementedError

    async def kill(self) -> None:
        raise NotImplementedError

    async def start(self, at: int) -> int:
        self._bot = WeeksBot(self._data, at)
        self._stack.enter_context(discord_py_at(self._server.url))
        await self._stack.enter_async_context(self._bot)
        with opened_quickly(), rig._commands_made_once(self._server):
            connection = asyncio.create_task(self._bot.start(TOKEN))
            self._stack.push_async_callback(asyncio.wait, {connection})
            self._stack.push_async_callback(self._bot.close)
            await rig.until(lambda: self._bot is not None and self._bot.is_ready())
        await pulse.beat(self._bot)
        return await self._bot.quiet()

    async def tell(self, at: int, *, pulse: bool = False) -> int:
        assert self._bot is not None
        return await self._bot.told(at, pulse=pulse)

    async def end(self) -> None:
        await self._stack.aclose()


@contextmanager
def practised() -> Iterator[PracticeServer]:
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    # Commands are made once in a process, and know when they were used: each run has days of its own.
    clock = StandingClock(BEGINNING + next(RUNS) * DAY)
    yield PracticeServer(clock=clock, bot_permissions=PERMISSIONS.value)


async def test_short_month_has_what_the_rules_give(tmp_path: Path) -> None:
    with practised() as practice:
        async with practice as server:
            month = Month(server, tmp_path, plan.SHORT, seed=1)
            await month.run(DAYS, KILLS)
            verdict = await judged(month, tmp_path)
    assert verdict.wrong == []
    assert verdict.counts["kills"] == KILLS
    assert min(verdict.counts[what] for what in ("reminders", "moves", "nudges", "answers (time-up)")) > 0


# Planted faults


async def half_a_day(tmp_path: Path) -> Month:
    """Let half a day pass at a table at which nobody answers."""
    with practised() as practice:
        async with practice as server:
            month = Month(server, tmp_path, [TABLE], bot=HereBot(server, tmp_path), habits=[SLEEPER] * 6)
            await lay_out(tmp_path)
            await month.run(HALF_A_DAY, kills=0)
    return month


Plant = Callable[[pytest.MonkeyPatch], None]


def doubled(patch: pytest.MonkeyPatch) -> None:
    remind = reminding.Reminding._remind

    async def twice(self: reminding.Reminding, due: Any) -> None:
        await remind(self, due)
        await remind(self, due)

    patch.setattr(reminding.Reminding, "_remind", twice)


def at_night(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Rests, "is_night", lambda *_: False)


def lost(patch: pytest.MonkeyPatch) -> None:
    async def withheld(*_: object) -> None:
        raise compose.Withheld

    patch.setattr(compose, "read_digest", withheld)


def too_early(patch: pytest.MonkeyPatch) -> None:
    def is_nearly_up(self: Timing, seat: int, clock: Clock, now: datetime) -> bool:
        left = self.left(seat, clock, now)
        return left is not None and left <= HOUR / 6

    patch.setattr(Timing, "is_up", is_nearly_up)


def never(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(time_up, "seats_up", lambda *_: [])


def leaking(patch: pytest.MonkeyPatch) -> None:
    line = reminding._line
    patch.setattr(reminding, "_line", lambda *given: f"{line(*given)} · the others have answered")


@pytest.mark.parametrize(
    ("plant", "said"),
    [
        (doubled, "was reminded of"),
        (at_night, "was pinged at night"),
        (lost, "was reminded of nothing instead of"),
        (too_early, "without a reason"),
        (never, "Keryx has not answered for"),
        (leaking, "the others have answered"),
    ],
)
async def test_planted_fault_is_found(
    plant: Plant, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    month = await half_a_day(tmp_path)
    assert any(said in each for each in month.referee.wrong), month.referee.wrong


async def test_half_a_day_without_a_fault_is_right(tmp_path: Path) -> None:
    """Else the planted faults would be found without the referee; what it heard is changed here as well."""
    month = await half_a_day(tmp_path)
    assert month.referee.wrong == []
    assert month.referee.counts["reminders"] == 2
    assert month.referee.counts["answers (time-up)"] == 2
    events, people = month.chronicle.events, list(month.referee.people.values())
    assert wrong_in(events, people, month.begins) == []
    reminder = next(event for event in events if isinstance(event, Written) and is_digest(event))
    place = events.index(reminder)
    assert wrong_in([*events[:place], *events[place + 1 :]], people, month.begins)
    assert wrong_in([*events[:place], reminder, *events[place:]], people, month.begins)
    later = next(at for at, each in enumerate(events) if at > place and isinstance(each, StepOver))
    moved = replace(reminder, at=events[later].at)
    assert wrong_in(
        [*events[:place], *events[place + 1 : later + 1], moved, *events[later + 1 :]], people, month.begins
    )


def wrong_in(events: list[Event], people: list[Person], begins: int) -> list[str]:
    """Let a new referee hear what happened."""
    referee = Referee([Person(each.id, each.name, each.language) for each in people], begins)
    chronicle = Chronicle(listeners=[referee.hear])
    for event in events:
        chronicle.note(event)
    return referee.wrong
