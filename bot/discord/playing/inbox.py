"""The tables of a player: those that wait for them first, the longest wait on top; from their own view."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from discord.utils import format_dt

from bot.db import TableRow
from bot.db.status import NOT_OVER, Status
from bot.discord import access, answering
from bot.discord.panels import inbox, limits, pace
from bot.discord.panels.inbox import Entry, InboxButton
from bot.discord.panels.lobby import place_of
from bot.discord.panels.question import in_brief
from bot.discord.playing import play
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import acknowledge, language_of, wording_of
from bot.discord.texts import commands_in, game_name
from bot.keeper.errors import TableFault
from bot.keeper.going_on import actions_of
from bot.keeper.parts import SET_UP
from games.text import Words

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from games.core.decision import Seat

ENDED_LATELY = timedelta(days=7)
"""How long a table that is over stands among those of its players."""


async def press(interaction: Interaction, button: InboxButton) -> None:
    """Do what a button of the inbox asks for."""
    if button.part == inbox.PAGE:
        await answering.acknowledge_in_place(interaction)
        keep_rate(interaction)
        await show(interaction, page=button.number)
        return
    await acknowledge(interaction)
    if button.part == inbox.ALL:
        keep_rate(interaction)
        await show(interaction)
        return
    found = button.number if button.part == inbox.TABLE else play.next_table(interaction, button.number)
    note = "panel-no-next" if found is None else ""
    await play.present(interaction, await play.table_of(interaction, found or button.number), note=note)


async def show(interaction: Interaction, *, page: int = 0, note: str = "") -> None:
    """Show somebody their tables, wherever they are played."""
    user = interaction.user.id
    rows = await interaction.client.store.tables(user_id=user, statuses=NOT_OVER)
    entries = [await _entry(interaction, row) for row in rows]
    latest = interaction.client.now()
    ordered = sorted(entries, key=lambda each: (not each.is_asked, each.since or latest))
    ordered += [await _ended(interaction, row) for row in await _ended_lately(interaction)]
    await answering.show_layout(
        interaction,
        inbox.layout(ordered, language_of(interaction), page=page, note=_absence(interaction, note)),
    )


async def _ended_lately(interaction: Interaction) -> list[TableRow]:
    bot = interaction.client
    return await bot.store.ended_of(interaction.user.id, bot.now() - ENDED_LATELY)


async def _ended(interaction: Interaction, row: TableRow) -> Entry:
    """Say of a table that is over where its player came, or that it has no result."""
    texts, user = _texts(interaction), interaction.user.id
    placed = [each for each in await interaction.client.store.results([row.key]) if each.user_id == user]
    what = texts.say(f"status-{row.status}")
    if row.status == Status.ENDED and placed:
        best = placed[-1]
        what = texts.say("inbox-placed", rank=str(best.rank), seats=row.seats, points=str(best.points))
    when = "" if row.ended_at is None else texts.say("inbox-ended-at", when=format_dt(row.ended_at, "R"))
    return Entry(row.key, _title(row, texts), what, [place_of(row), when], is_over=True)


async def _entry(interaction: Interaction, row: TableRow) -> Entry:
    """Say how a table stands for its player; one that is not being played has its condition said."""
    try:
        live = await interaction.client.keeper.live(row.key) if row.status == Status.RUNNING else None
    except TableFault:
        live = None
    if live is None:
        texts, is_begun = _texts(interaction), row.status.is_started
        condition = texts.say(f"status-{row.status}")
        return Entry(
            row.key,
            _title(row, texts),
            condition,
            [place_of(row), pace.in_brief(row, texts)],
            is_begun=is_begun,
        )
    return await _entry_of(interaction, live)


async def _entry_of(interaction: Interaction, live: Live) -> Entry:
    await interaction.client.keeper.loop_shares.take()
    seat, texts = access.seat_of(interaction, live), _texts(interaction)
    noted, left = _noted(interaction, live, seat), _left(interaction, live, seat)
    is_asked = play.is_asked(interaction, live, seat)
    what = _question(live, seat, texts) if is_asked else _waiting(live, texts)
    return Entry(
        live.id,
        _title(live.row, texts),
        limits.escaped(what),
        [place_of(live.row), _where(live, seat, texts), *noted, *left, *_clocks(interaction, live, seat)],
        _since(live, seat) or live.row.started_at,
        is_asked=is_asked,
        may_change=bool(noted),
    )


def _noted(interaction: Interaction, live: Live, seat: Seat) -> list[str]:
    """Say what a player has answered that can still be changed."""
    wording = wording_of(live, language_of(interaction))
    staged = interaction.client.staging.orders.staged(live, seat)
    if staged is not None:
        called = wording.actions(actions_of(live, staged))
        return [limits.escaped(_texts(interaction).say("inbox-noted", action=called))]
    return [limits.escaped(line) for line in wording.noted(live.game.view(live.state, seat))]


def _left(interaction: Interaction, live: Live, seat: Seat) -> list[str]:
    """Say what a player has left ahead."""
    wording, left = (
        wording_of(live, language_of(interaction)),
        interaction.client.staging.orders.left(live, seat),
    )
    called = [wording.actions(actions_of(live, each)) for each in left]
    return [limits.escaped(_texts(interaction).say("inbox-ahead", action=each)) for each in called]


def _question(live: Live, seat: Seat, texts: Words) -> str:
    """Say in a line what a seat is asked."""
    asked = next(each for each in live.decisions(seat) if each.required)
    return in_brief(asked, wording_of(live, texts.language)).partition("\n")[0]


def _waiting(live: Live, texts: Words) -> str:
    return wording_of(live, texts.language).label("waiting-for", seats=tuple(live.waiting_for()))


def _where(live: Live, seat: Seat, texts: Words) -> str:
    """Name the round and the phase."""
    view, words = live.game.view(live.state, seat), wording_of(live, texts.language)
    number, phase = 0 if view.phase == SET_UP else view.round, words.label(f"phase-{view.phase}")
    return words.say("table-place", round=number, rounds=view.rounds, phase=phase)


def _since(live: Live, seat: Seat) -> datetime | None:
    """Say since when a table waits: for its player or, if it does not, for whom it has waited longest."""
    asked = {each: clock.asked_at for each, clock in live.clocks.items() if clock.asked_at is not None}
    return asked.get(seat) or min(asked.values(), default=None)


def _clocks(interaction: Interaction, live: Live, seat: Seat) -> list[str]:
    """Say until when there is time, who is away, and how long a move may take."""
    bot, texts = interaction.client, _texts(interaction)
    rests, now = bot.keeper.rests, bot.now()
    if not play.is_asked(interaction, live, seat):
        return [
            *pace.clocks_of_others(live, seat, rests, now, texts),
            *pace.away_of(live, rests, now, texts),
            pace.in_brief(live.row, texts),
        ]
    own = pace.clock_of(live, seat, rests, now, texts)
    return [*([own] if own else []), pace.in_brief(live.row, texts)]


def _absence(interaction: Interaction, note: str) -> str:
    """Say under a note that the user is away themselves, if they are."""
    bot = interaction.client
    absence = bot.keeper.rests.absence(interaction.user.id, bot.now())
    when = "" if absence is None else format_dt(absence.until, "f")
    away = _texts(interaction).say("inbox-away", when=when) if when else ""
    return "\n".join(filter(None, (note, away)))


def _title(row: TableRow, texts: Words) -> str:
    return texts.say("inbox-table", game=game_name(row.game, texts.language), table=str(row.id))


def _texts(interaction: Interaction) -> Words:
    return commands_in(language_of(interaction))
