"""Private talks between players, where the rules of their game let them confer: each in its own thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.discord import access, answering
from bot.discord.panels import talk
from bot.discord.panels.talk import TalkButton, TalkMenu
from bot.discord.playing import play
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import acknowledge, language_of
from bot.discord.sending import talks
from bot.discord.texts import commands_in, game_name
from bot.keeper.errors import TableFault
from games.core.errors import StaleDecision

if TYPE_CHECKING:
    from bot.db import SideThread
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from games.core.decision import Seat


async def press(interaction: Interaction, component: TalkButton | TalkMenu) -> None:
    """Show with whom one can talk, or begin to."""
    await acknowledge(interaction)
    keep_rate(interaction)
    live = await play.table_of(interaction, component.table)
    if isinstance(component, TalkButton):
        access.demand_own_button(interaction, live.row)
        await show(interaction, live)
        return
    data: Any = interaction.data or {}
    values = data.get("values", [])
    if not all(value.isdecimal() and int(value) < len(live.seats) for value in values):
        raise StaleDecision
    await begin(interaction, live, [int(value) for value in values])


def demand_talks(interaction: Interaction, live: Live) -> Seat:
    """Refuse who does not play there, a table that is not being played, and games without private talks."""
    seat = access.seat_of(interaction, live)
    if not live.game.talks:
        raise TableFault("no-talks", game=game_name(live.game.id, language_of(interaction)))
    if not live.row.status.is_going_on:
        raise TableFault("talk-over")
    return seat


async def begin(interaction: Interaction, live: Live, others: Sequence[Seat]) -> None:
    """Open the thread in which a player talks with others, or say where it is."""
    own = demand_talks(interaction, live)
    seats = {own, *others}
    if len(seats) == 1:
        raise TableFault("talk-alone")
    empty = next((seat for seat in sorted(seats) if live.user_of(seat) is None), None)
    if empty is not None:
        raise TableFault("talk-nobody", seat=commands_in(language_of(interaction)).mark(empty))
    row = await interaction.client.sides.talk(live, sorted(seats))
    texts = commands_in(language_of(interaction))
    key = "talk-opened" if row.thread_id is not None and not row.over else _why_not(row)
    await show(interaction, live, texts.say(key, thread=f"<#{row.thread_id}>"))


def _why_not(row: SideThread) -> str:
    return "talk-barred" if row.barred else "talk-later"


async def show(interaction: Interaction, live: Live, said: str = "") -> None:
    """Show a player the talks that they are in, and with whom they can begin another."""
    own, texts = demand_talks(interaction, live), commands_in(language_of(interaction))
    rows = talks.open_talks(await interaction.client.store.side_threads(live.id))
    mine = [f"<#{row.thread_id}>" for row in rows if own in talks.seats_of(row.side) and row.thread_id]
    others = [
        (seat, name) for seat, name in enumerate(live.names) if seat != own and live.user_of(seat) is not None
    ]
    panel = talk.talk_panel(live.id, said, mine, others, texts)
    await answering.show_panel(interaction, panel.layout, [])
