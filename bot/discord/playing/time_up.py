"""When time is up: a note, a seat that somebody else may take, or Keryx who answers for it.

Under seal nobody learns from it who has answered: a note names all whose time is up as everybody sees it, and
Keryx answers only when the time of all who are asked is up.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.db import StoreUnavailable
from bot.db.status import Status
from bot.discord.playing import resigning
from bot.discord.sending import answered, waiting_line
from bot.discord.texts import lifecycle_in
from bot.keeper import clocks
from bot.keeper.errors import TableFault
from bot.keeper.posts import noticed
from bot.pace.pace import ANSWER, FREE, RESIGN, followed_by
from games.core.agenda import is_sealed
from games.core.errors import PlayerFault
from games.core.resigning import MAY_NOT

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live
    from games.core.decision import Decision, Seat

TIME_UP, AWAY = "time-up", "away"
"""Why Keryx answers for a seat, as the log has it."""
MAX_ANSWERS = 50
"""How many questions of a seat are answered in one go."""


def is_due(bot: KeryxBot, live: Live) -> bool:
    """Say whether anything may be due at a table, which is quickly said of most."""
    return bool(seats_up(bot, live) or seats_away(bot, live))


async def look(bot: KeryxBot, live: Live) -> None:
    """Do what is due at a table, by its clocks and by what its players have said of an absence."""
    then = followed_by(clocks.pace(live.row), may_resign=live.game.resigning != MAY_NOT)
    up = seats_up(bot, live)
    if up and then == ANSWER:
        for seat in up if not is_sealed(live.state) or len(up) == len(live.waiting_for()) else ():
            await stand_in(bot, live.id, seat, TIME_UP)
    elif up and then == RESIGN:
        await _give_up(bot, live, up)
    elif any(live.clocks[seat].up_at is None for seat in up):
        await _say_up(bot, live.id, then)
    for seat in seats_away(bot, live):
        await stand_in(bot, live.id, seat, AWAY)


async def _give_up(bot: KeryxBot, live: Live, up: list[Seat]) -> None:
    """Give up the seats whose time is up, one after the other; under seal only when the time of all is up."""
    if is_sealed(live.state) and len(up) < len(live.waiting_for()):
        return
    for seat in up:
        now = await bot.keeper.live(live.id)
        asked = now.row.status == Status.RUNNING and seat in seats_up(bot, now)
        if asked and not clocks.has_answered(now, seat) and bot.staging.orders.staged(now, seat) is None:
            await resigning.give_up(bot, now, seat, now.seats[seat].since_seq, resigning.TIME_UP)


def seats_up(bot: KeryxBot, live: Live) -> list[Seat]:
    """List the seats whose time is up as everybody sees it."""
    timing, now = clocks.timing(live, bot.keeper.rests), bot.now()
    return [seat for seat, clock in live.clocks.items() if timing.is_up(seat, clock, now)]


def seats_away(bot: KeryxBot, live: Live) -> list[Seat]:
    """List the seats that are asked and have left their answers to Keryx for as long as they are away."""
    asked = [seat for seat, clock in live.clocks.items() if clock.since is not None]
    absences = {seat: bot.keeper.rests.absence(live.user_of(seat), bot.now()) for seat in asked}
    return [seat for seat, absence in absences.items() if absence is not None and absence.keryx]


async def _say_up(bot: KeryxBot, table: int, then: str) -> None:
    """Say whose time is up, once, in the transaction that notes it."""

    async def change(live: Live) -> None:
        fresh = [seat for seat in seats_up(bot, live) if live.clocks[seat].up_at is None]
        if live.row.status != Status.RUNNING or not fresh:
            return
        told = {seat: replace(live.clocks[seat], up_at=bot.now()) for seat in fresh}
        after = replace(clocks.as_it_is(live), clocks=live.clocks | told)
        line = _said(live, fresh, then)
        called = _called(bot, live) if then == FREE else []
        async with bot.keeper.becoming(after, noticed(live.row, [line], called)):
            pass

    await bot.keeper.change(table, change)


def _said(live: Live, seats: list[Seat], then: str) -> str:
    words = lifecycle_in(live.row.language)
    names = tuple(live.names[seat] for seat in seats)
    said = words.say("time-up-free" if then == FREE else "time-up-note", names=names)
    return f"{said} {words.say('time-up-sealed')}" if is_sealed(live.state) else said


def _called(bot: KeryxBot, live: Live) -> list[int]:
    """Give the gamemaster to be called, but not at night."""
    user = live.row.gamemaster_id
    return [user] if user and not bot.keeper.rests.is_night(user, bot.now()) else []


async def stand_in(bot: KeryxBot, table: int, seat: Seat, why: str) -> None:
    """Answer for a seat, question by question, for as long as the reason holds."""
    for _ in range(MAX_ANSWERS):
        try:
            live = await bot.keeper.live(table)
            asked = _to_answer(bot, live, seat, why)
            if asked is None:
                return
            await _answer(bot, live, asked, why)
        except (TableFault, PlayerFault, StoreUnavailable):
            return


def _to_answer(bot: KeryxBot, live: Live, seat: Seat, why: str) -> Decision | None:
    """Give what is to be answered for a seat next; an answer of its own that is on its way comes first."""
    holds = seat in (seats_up(bot, live) if why == TIME_UP else seats_away(bot, live))
    if (
        live.row.status != Status.RUNNING
        or not holds
        or bot.staging.orders.on_its_way(live, seat) is not None
    ):
        return None
    asked = (each for each in live.decisions(seat) if each.required and each.default is not None)
    return next(asked, None)


async def _answer(bot: KeryxBot, live: Live, asked: Decision, why: str) -> None:
    assert asked.default is not None
    letters, waited_for = answered.letters_of(live), live.waiting_for()
    expected = live.decision_id(asked)
    done = await bot.keeper.submit(live.id, asked.seat, [asked.default], expected, reason=why)
    bot.errands.begin(answered.update(bot, done.live, asked.seat, letters), live.id)
    bot.errands.begin(waiting_line.update(bot, done.live, waited_for), live.id)
