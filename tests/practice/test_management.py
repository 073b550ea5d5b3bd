"""Channels, roles and memberships that a bot with the right permissions may change."""

from practice import Permission, PracticeServer, User
from tests.practice.conftest import Visit
from tests.practice.example_bot import ExampleBot
from tests.practice.raw import Raw
from tests.practice.waiting import until


def grant(server: PracticeServer, needed: int) -> None:
    role = next(role for role in server.store.guild.roles.values() if role.managed_by)
    role.permissions |= needed


async def test_channel_is_made_hidden_and_deleted(server: PracticeServer, raw: Raw, althaia: User) -> None:
    guild = server.store.guild.id
    assert (await raw.send("POST", f"/guilds/{guild}/channels", {"name": "stoa"}))[1]["code"] == 50013
    grant(server, Permission.MANAGE_CHANNELS | Permission.MANAGE_ROLES)
    _, channel = await raw.send("POST", f"/guilds/{guild}/channels", {"name": "Stoa poikile"})
    assert channel["name"] == "stoa-poikile"
    assert "stoa-poikile" in [c["name"] for c in await althaia.channels()]
    base = f"/channels/{channel['id']}"
    view = str(int(Permission.VIEW_CHANNEL))
    await raw.send("PUT", f"{base}/permissions/{server.store.bot_id}", {"type": 1, "allow": view})
    await raw.send("PUT", f"{base}/permissions/{guild}", {"type": 0, "deny": view})
    assert "stoa-poikile" not in [c["name"] for c in await althaia.channels()]
    await raw.send("DELETE", f"{base}/permissions/{guild}")
    _, edited = await raw.send("PATCH", base, {"name": "stoa", "topic": "Philosophy"})
    assert (edited["name"], edited["topic"]) == ("stoa", "Philosophy")
    assert (await raw.send("DELETE", base))[0] == 200
    assert (await raw.send("GET", base))[1]["code"] == 10003


async def test_role_is_made_given_and_deleted(server: PracticeServer, raw: Raw) -> None:
    guild, daphnis = server.store.guild, server.user("Daphnis").id
    grant(server, Permission.MANAGE_ROLES)
    _, role = await raw.send("POST", f"/guilds/{guild.id}/roles", {"name": "gamemaster"})
    route = f"/guilds/{guild.id}/members/{daphnis}/roles/{role['id']}"
    assert (await raw.send("PUT", route))[0] == 204
    assert guild.members[daphnis].roles == [role["id"]]
    await raw.send("PATCH", f"/guilds/{guild.id}/roles/{role['id']}", {"name": "gm", "permissions": "32"})
    assert (await raw.send("GET", f"/guilds/{guild.id}/roles/{role['id']}"))[1]["permissions"] == "32"
    await raw.send("DELETE", f"/guilds/{guild.id}/roles/{role['id']}")
    assert guild.members[daphnis].roles == []
    assert (await raw.send("PUT", route))[1]["code"] == 10011


async def test_bot_changes_its_nickname_and_kicks_if_it_may(server: PracticeServer, raw: Raw) -> None:
    guild, daphnis = server.store.guild, server.user("Daphnis").id
    _, member = await raw.send("PATCH", f"/guilds/{guild.id}/members/@me", {"nick": "Herald"})
    assert member["nick"] == "Herald"
    assert (await raw.send("DELETE", f"/guilds/{guild.id}/members/{daphnis}"))[1]["code"] == 50013
    grant(server, Permission.KICK_MEMBERS)
    assert (await raw.send("DELETE", f"/guilds/{guild.id}/members/{daphnis}"))[0] == 204
    assert daphnis not in guild.members


async def test_administrator_kicks_and_others_may_not(bot: ExampleBot, visit: Visit) -> None:
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")
    await althaia.kick("daphnis")
    assert await daphnis.channels() == []
    await daphnis.rejoin_server()
    assert len(await daphnis.channels()) == 2


async def test_bot_leaves_the_server(server: PracticeServer, bot: ExampleBot) -> None:
    await bot.guilds[0].leave()
    assert server.store.bot_guilds() == [server.guild("Piraeus")]
    await until(lambda: [guild.name for guild in bot.guilds] == ["Piraeus"])
