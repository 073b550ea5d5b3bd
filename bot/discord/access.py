"""Who may do what, which table is meant, and what the bot itself may do in a channel."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, cast

import discord

from bot.db import Listed, TableRow
from bot.db.status import GOING_ON, NOT_OVER, Status
from bot.discord import errors
from bot.discord.answering import AnyInteraction
from bot.discord.texts import game_name, language_for, lifecycle_in
from bot.keeper.errors import NotAtTable, TableFault

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live
    from games.core.decision import Seat

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""What the bot must be allowed in a channel where tables are opened."""
_TO_POST = ("view_channel", "attach_files", "read_message_history")
TO_POST = (*_TO_POST, "send_messages")
TO_POST_IN_THREADS = (*_TO_POST, "send_messages_in_threads")
"""What it must be allowed where a table is played: boards are files, and so are texts that are too long."""
Shown = TableRow | Listed
Conditions = Sequence[Collection[Status]]
MOST_LISTED = 10
SEVERAL = "which-table"
"""The refusal of somebody who sits at several tables and did not say which they mean."""


def _bot(interaction: AnyInteraction) -> KeryxBot:
    return cast("KeryxBot", interaction.client)


# Rights


async def may_create(interaction: AnyInteraction) -> bool:
    """Say whether somebody may open tables here."""
    if interaction.guild_id is None:
        return False
    settings = await _bot(interaction).store.guild_settings(interaction.guild_id)
    return (
        settings.open_to_all or _manages(interaction) or _has_role(interaction, settings.gamemaster_role_id)
    )


async def demand_may_create(interaction: AnyInteraction) -> None:
    """Refuse members who may not open tables here."""
    server_of(interaction)
    if not await may_create(interaction):
        raise TableFault("may-not-create")


async def demand_may_see_health(interaction: AnyInteraction) -> None:
    """Refuse members who may not see how the bot is; those who open tables may."""
    server_of(interaction)
    if not await may_create(interaction):
        raise TableFault("may-not-see-health")


def server_of(interaction: AnyInteraction) -> int:
    """Return the server where somebody asks; refuse what makes no sense outside of one."""
    if interaction.guild_id is None:
        raise TableFault("only-in-server")
    return interaction.guild_id


def is_server_unknown(interaction: AnyInteraction) -> bool:
    """Say whether somebody asks in a server that has the commands, but not the bot.

    Servers that cannot be reached are known; before the bot is ready, none may be.
    """
    bot, server = _bot(interaction), interaction.guild_id
    return server is not None and bot.is_ready() and bot.get_guild(server) is None


async def is_gamemaster(interaction: AnyInteraction, row: TableRow) -> bool:
    """Say whether somebody may administer a table."""
    settings = await _bot(interaction).store.guild_settings(row.guild_id)
    return _administers(interaction, row, settings.gamemaster_role_id)


def seems_gamemaster(interaction: AnyInteraction, row: Shown) -> bool:
    """Say the same from memory, without waiting, for what is only offered."""
    role_id = _bot(interaction).store.directory.gamemaster_role(row.guild_id)
    return _administers(interaction, row, role_id)


def seems_to_administer_all(interaction: AnyInteraction, guild_id: int) -> bool:
    """Say whether somebody may administer every table of the server where they ask, from memory."""
    return _administers_all(interaction, _bot(interaction).store.directory.gamemaster_role(guild_id))


def _administers(interaction: AnyInteraction, row: Shown, role_id: int | None) -> bool:
    if interaction.user.id == row.gamemaster_id:
        return True
    return interaction.guild_id == row.guild_id and _administers_all(interaction, role_id)


def _administers_all(interaction: AnyInteraction, role_id: int | None) -> bool:
    return _manages(interaction) or _has_role(interaction, role_id)


async def demand_gamemaster(interaction: AnyInteraction, row: TableRow) -> None:
    """Refuse members who may not administer a table."""
    if not await is_gamemaster(interaction, row):
        raise TableFault("not-gamemaster")


def _manages(interaction: AnyInteraction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def _has_role(interaction: AnyInteraction, role_id: int | None) -> bool:
    user = interaction.user
    return role_id is not None and isinstance(user, discord.Member) and user.get_role(role_id) is not None


# Which table


async def find_row(
    interaction: AnyInteraction,
    table: int | None = None,
    *,
    game: str | None = None,
    statuses: Conditions = (),
) -> TableRow:
    """Find the table that is meant: by number, by thread, or the only one of the user's that fits.

    Of several, those of the game are meant, and of these those in one of the conditions that are named.
    """
    if table is not None:
        row = await _named(interaction, table)
    else:
        row = await _meant(interaction, game, statuses)
    errors.about(interaction, row.key)
    return row


async def find_administered(interaction: AnyInteraction, table: int | None = None) -> TableRow:
    """Find the table that its gamemaster means: by number, by thread, or the only one they look after."""
    row = await table_here(interaction) if table is None else await _named(interaction, table)
    row = row or await _looked_after(interaction)
    errors.about(interaction, row.key)
    await demand_gamemaster(interaction, row)
    return row


async def _looked_after(interaction: AnyInteraction) -> TableRow:
    known = await known_tables(interaction, NOT_OVER)
    rows = _fitting([row for row in known if await is_gamemaster(interaction, row)], None, (GOING_ON,))
    if not rows:
        raise NotAtTable("no-table-looked-after")
    if len(rows) > 1:
        raise NotAtTable("which-looked-after", tables=_listed(rows, interaction))
    return rows[0]


async def find_table(
    interaction: AnyInteraction, table: int | None = None, *, game: str | None = None
) -> Live:
    """Find the table that is meant, which must have been started; if possible, one that is being played."""
    row = await find_row(interaction, table, game=game, statuses=(GOING_ON, (Status.RUNNING,)))
    await _bot(interaction).keeper.loop_shares.take()
    live = await _bot(interaction).keeper.live(row.key)
    demand_may_look(interaction, live)
    return live


def demand_may_look(interaction: AnyInteraction, live: Live) -> None:
    """Refuse to show a table to those whose business it is not, by a button of another server either."""
    is_near = (
        interaction.guild_id in (None, live.row.guild_id) or live.seat_of(interaction.user.id) is not None
    )
    if not (is_near and may_look(interaction, live)):
        raise NotAtTable("no-such-table", table=live.id)


def may_look(interaction: AnyInteraction, live: Live) -> bool:
    """Say whether somebody may look at a table: its players, its gamemasters, and who sees its channel."""
    return live.seat_of(interaction.user.id) is not None or may_know_of(interaction, live.row)


def may_know_of(interaction: AnyInteraction, table: Shown) -> bool:
    """Say whether somebody who does not sit at a table may know of it: gamemasters, who sees its channel."""
    if seems_gamemaster(interaction, table) or interaction.channel_id in (table.thread_id, table.channel_id):
        return True
    return sees_channel(interaction, table.channel_id)


def sees_channel(interaction: AnyInteraction, channel_id: int) -> bool:
    """Say whether somebody sees a channel of the server where they ask."""
    channel, user = _bot(interaction).get_channel(channel_id), interaction.user
    if not isinstance(channel, discord.abc.GuildChannel) or not isinstance(user, discord.Member):
        return False
    return channel.guild.id == interaction.guild_id and channel.permissions_for(user).view_channel


def is_known_to(bot: KeryxBot, member: discord.Member, table: TableRow) -> bool:
    """Say the same of a member who asks nothing now."""
    role_id = bot.store.directory.gamemaster_role(table.guild_id)
    has_role = role_id is not None and member.get_role(role_id) is not None
    if member.id == table.gamemaster_id or member.guild_permissions.manage_guild or has_role:
        return True
    channel = member.guild.get_channel(table.channel_id)
    return channel is not None and channel.permissions_for(member).view_channel


async def known_tables(interaction: AnyInteraction, statuses: Collection[Status]) -> list[TableRow]:
    """List the tables of the server in these conditions that somebody sits at or may know of."""
    store, guild = _bot(interaction).store, interaction.guild_id
    own = {
        row.id for row in await store.tables(guild_id=guild, user_id=interaction.user.id, statuses=statuses)
    }
    rows = await store.tables(guild_id=guild, statuses=statuses)
    return [row for row in rows if row.id in own or may_know_of(interaction, row)]


async def _named(interaction: AnyInteraction, table: int) -> TableRow:
    """Find a table by number, in this server or where the user sits; others' tables are nobody's business."""
    store = _bot(interaction).store
    row = await store.table(table)
    if row is not None and row.guild_id == interaction.guild_id and may_know_of(interaction, row):
        return row
    own = await store.tables(user_id=interaction.user.id)
    found = next((each for each in own if each.id == table), None)
    if found is None:
        raise NotAtTable("no-such-table", table=table)
    return found


async def _meant(interaction: AnyInteraction, game: str | None, statuses: Conditions) -> TableRow:
    here = await table_here(interaction)
    if here is not None:
        return here
    own = await _bot(interaction).store.tables(
        guild_id=interaction.guild_id, user_id=interaction.user.id, statuses=NOT_OVER
    )
    if not own:
        raise NotAtTable("no-table")
    fitting = _fitting(own, game, statuses)
    if len(fitting) == 1:
        return fitting[0]
    raise NotAtTable("which-table", tables=_listed(fitting, interaction))


async def table_here(interaction: AnyInteraction) -> TableRow | None:
    """Give the table in whose thread somebody is."""
    if interaction.channel_id is None:
        return None
    return await _bot(interaction).store.table_of_thread(interaction.channel_id)


def _listed(rows: list[TableRow], interaction: AnyInteraction) -> tuple[str, ...]:
    return tuple(_called(row, interaction) for row in rows[:MOST_LISTED])


def _fitting(rows: list[TableRow], game: str | None, statuses: Conditions) -> list[TableRow]:
    """Give the tables that fit what is asked, each time unless none would be left."""
    left = [row for row in rows if row.game == game] or rows
    for wanted in statuses:
        left = [row for row in left if row.status in wanted] or left
    return left


def _called(row: TableRow, interaction: AnyInteraction) -> str:
    return f"{row.id} ({game_name(row.game, language_for(interaction.locale))})"


def demand_own_button(interaction: AnyInteraction, row: TableRow) -> None:
    """Refuse a button of another table that once had the number, or of a place that the table has left."""
    is_here = interaction.guild_id == row.guild_id
    if not is_here or interaction.channel_id not in (row.thread_id, row.channel_id):
        raise NotAtTable("button-of-another")


def seat_of(interaction: AnyInteraction, live: Live) -> Seat:
    """Return the seat of the user who asks, or refuse."""
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise NotAtTable("not-seated")
    return seat


# What the bot may do


def may_post(channel: discord.TextChannel | discord.Thread) -> bool:
    """Say whether the bot is allowed all that a post may need in a channel or thread."""
    needed = TO_POST_IN_THREADS if isinstance(channel, discord.Thread) else TO_POST
    allowed = channel.permissions_for(channel.guild.me)
    return all(getattr(allowed, name) for name in needed)


def missing_permissions(channel: Any) -> list[str]:
    """List what the bot needs in a channel and is not allowed, by Discord's names."""
    allowed = channel.permissions_for(channel.guild.me)
    return [name for name in NEEDED if not getattr(allowed, name)]


def demand_permissions(channel: Any, language: str) -> None:
    """Refuse to begin what the bot could not finish in a channel; say in words what it is not allowed."""
    missing = missing_permissions(channel)
    if missing:
        words = lifecycle_in(language)
        named = tuple(words.say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise TableFault("bot-may-not", channel=channel.mention, permissions=named)
