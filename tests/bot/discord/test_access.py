"""Who may do what, and which table is meant."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.db import GuildSettings
from bot.db.status import Status
from bot.discord import access
from bot.discord.bot import KeryxBot
from bot.keeper.errors import NotAtTable, NotNow, TableFault
from bot.keeper.lobby import Wish
from games import registry
from practice import Permission, PracticeServer
from tests.bot.discord.rig import new_table

ROLE = 77


def asks(
    bot: KeryxBot,
    server: PracticeServer,
    name: str,
    *,
    channel: int = 1,
    guild: bool = True,
    manages: bool = False,
) -> Any:
    """Make an interaction as far as access looks at it."""
    return SimpleNamespace(
        client=bot,
        user=SimpleNamespace(id=int(server.user(name).id)),
        guild_id=int(server.store.guild.id) if guild else None,
        channel_id=channel,
        permissions=discord.Permissions(manage_guild=manages),
        locale="en-GB",
        extras={},
    )


class Roled(discord.Member):
    """A member with one role, without the rest."""

    def __init__(self, user_id: int) -> None:
        self._user = SimpleNamespace(id=user_id)  # type: ignore[assignment]

    @property
    def id(self) -> int:  # type: ignore[override]
        return self._user.id

    def get_role(self, role_id: int, /) -> Any:
        return object() if role_id == ROLE else None


async def test_who_may_open_tables(bot: KeryxBot, server: PracticeServer) -> None:
    guild_id = int(server.store.guild.id)
    daphnis, admin = asks(bot, server, "Daphnis"), asks(bot, server, "Daphnis", manages=True)
    assert not await access.may_create(daphnis)
    assert await access.may_create(admin)
    with pytest.raises(TableFault, match="may-not-create"):
        await access.demand_may_create(daphnis)
    with pytest.raises(TableFault, match="only-in-server"):
        await access.demand_may_create(asks(bot, server, "Daphnis", guild=False))
    async with bot.store.writing() as writer:
        await writer.set_guild(GuildSettings(guild_id=guild_id, gamemaster_role_id=ROLE))
    roled = asks(bot, server, "Daphnis")
    roled.user = Roled(roled.user.id)
    assert await access.may_create(roled)
    assert not await access.may_create(daphnis)
    async with bot.store.writing() as writer:
        await writer.set_guild(GuildSettings(guild_id=guild_id, open_to_all=True))
    assert await access.may_create(daphnis)


async def test_who_is_gamemaster(bot: KeryxBot, server: PracticeServer) -> None:
    row = (await new_table(bot, server)).row
    assert await access.is_gamemaster(asks(bot, server, "Althaia", guild=False), row)
    assert await access.is_gamemaster(asks(bot, server, "Daphnis", manages=True), row)
    assert not await access.is_gamemaster(asks(bot, server, "Daphnis"), row)
    assert not await access.is_gamemaster(asks(bot, server, "Daphnis", guild=False, manages=True), row)
    with pytest.raises(TableFault, match="not-gamemaster"):
        await access.demand_gamemaster(asks(bot, server, "Bion"), row)


async def test_which_table_is_meant(bot: KeryxBot, server: PracticeServer) -> None:
    first = await new_table(bot, server)
    assert (await access.find_table(asks(bot, server, "Gorgo", guild=False))).id == first.id
    second = await new_table(bot, server)
    with pytest.raises(NotAtTable, match="which-table") as several:
        await access.find_table(asks(bot, server, "Gorgo"))
    assert several.value.facts["tables"] == ("1 (Perikles)", "2 (Perikles)")
    here = asks(bot, server, "Gorgo", channel=second.row.thread_id or 0)
    assert (await access.find_table(here)).id == second.id
    assert (await access.find_table(here, first.id)).id == first.id
    with pytest.raises(NotAtTable, match="no-table"):
        await access.find_table(asks(bot, server, "Zenon"))


async def test_only_table_that_fits_is_meant(bot: KeryxBot, server: PracticeServer) -> None:
    """A game's command means a table of that game, and whoever plays one that is being played."""
    first = await new_table(bot, server)
    await open_lobby(bot, server, "antike", "Gorgo")
    gorgo = asks(bot, server, "Gorgo", guild=False)
    assert (await access.find_table(gorgo)).id == first.id
    assert (await access.find_table(gorgo, game="perikles")).id == first.id
    with pytest.raises(NotNow, match="table-not-started"):
        await access.find_table(gorgo, game="antike")
    second = await new_table(bot, server)
    with pytest.raises(NotAtTable, match="which-table") as several:
        await access.find_table(gorgo, game="perikles")
    assert several.value.facts["tables"] == ("1 (Perikles)", "3 (Perikles)")
    await bot.gamemaster.pause(second.id, "supper")
    assert (await access.find_table(gorgo)).id == first.id
    with pytest.raises(NotAtTable, match="which-table"):
        await access.find_row(gorgo)
    assert (await access.find_row(gorgo, statuses=((Status.LOBBY,),))).game == "antike"


async def open_lobby(bot: KeryxBot, server: PracticeServer, game: str, player: str) -> None:
    """Open a table that is not started, with one player."""
    guild_id, channel = int(server.store.guild.id), int(server.channel("tables").id)
    wish = Wish(game, registry.get(game).scenarios[0], 3, guild_id, channel, 1, "en", "focus")
    row = await bot.lobby.new(wish)
    await bot.lobby.join(row.key, int(server.user(player).id), player)


async def test_tables_of_another_server_are_nobodys_business(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    stranger = asks(bot, server, "Zenon")
    stranger.guild_id = 5
    with pytest.raises(NotAtTable, match="no-such-table"):
        await access.find_row(stranger, live.id)
    player = asks(bot, server, "Gorgo", guild=False)
    assert (await access.find_row(player, live.id)).id == live.id


async def test_seat_of_whoever_asks(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    assert access.seat_of(asks(bot, server, "Gorgo"), live) == 2
    with pytest.raises(NotAtTable, match="not-seated"):
        access.seat_of(asks(bot, server, "Zenon"), live)


async def test_missing_permissions_are_named(bot: KeryxBot, server: PracticeServer) -> None:
    channel = bot.get_channel(int(server.channel("tables").id))
    access.demand_permissions(channel, "en")
    server.restrict_bot("tables", deny=Permission.CREATE_PUBLIC_THREADS | Permission.ATTACH_FILES)
    channel = await bot.fetch_channel(int(server.channel("tables").id))
    assert access.missing_permissions(channel) == ["create_public_threads", "attach_files"]
    with pytest.raises(TableFault, match="bot-may-not") as refused:
        access.demand_permissions(channel, "de")
    assert refused.value.facts["permissions"] == ("öffentliche Threads erstellen", "Dateien anhängen")
