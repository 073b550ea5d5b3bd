"""Private threads in which the players of a side confer, over the practice server."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.db import Writer
from bot.db.status import Status
from bot.discord.bot import KeryxBot
from bot.discord.sending import side_threads
from bot.discord.sending.private_threads import opened
from bot.discord.sending.side_threads import sides_of
from games import registry
from games.core.resigning import MAY
from practice import Permission, PracticeServer, User
from practice.model import Channel
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, open_house
from tests.toy.game.state import State, new_state

GUILD = (0, 2)
"""Who keeps together at the fair of three."""


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")


@pytest.fixture
async def users(visit: Visit) -> list[User]:
    return [await visit(name) for name in rig.PLAYERS[:3]]


@pytest.fixture
async def fair(bot: KeryxBot, server: PracticeServer, users: list[User]) -> House:
    """Start a fair of three, of whom the first and the last keep together."""
    house = await open_house(bot, server, users, "toy", "fair")
    await settled(house)
    return house


async def settled(house: House) -> None:
    await rig.all_sent(house.bot)
    await house.bot.sides.catch_up()
    await rig.all_sent(house.bot)


def threads(server: PracticeServer) -> list[Channel]:
    return [each for each in server.store.channels.values() if each.is_private_thread]


def inside(server: PracticeServer, thread: Channel) -> set[str]:
    """Name who is in a thread besides the bot."""
    assert thread.thread is not None
    names = {account.id: account.name.capitalize() for account in server.store.accounts.values()}
    return {names[member] for member in thread.thread.members if member != server.store.bot_id}


def names(house: House, seats: tuple[int, ...] = GUILD) -> set[str]:
    return {house.users[seat].name for seat in seats}


def said(server: PracticeServer, thread: Channel) -> list[str]:
    return [message.content for message in rig.posted(server, thread.name)]


async def test_a_side_has_a_thread_that_says_what_it_is_for_and_who_can_read_it(fair: House) -> None:
    [thread] = threads(fair.server)
    assert thread.name == "Toy, table 1: guild of traders"
    assert inside(fair.server, thread) == names(fair)
    [welcome] = said(fair.server, thread)
    assert "moderators can read it too" in welcome
    assert "<@" not in welcome


async def test_nobody_else_sees_it(fair: House, visit: Visit) -> None:
    [thread] = threads(fair.server)
    stranger = await visit("Daphnis")
    for user, is_inside in zip([*fair.users, stranger], (True, False, True, False), strict=True):
        assert (thread.name in [each["name"] for each in await user.threads()]) == is_inside
    for message in rig.posted(fair.server, f"table-{fair.table}"):
        assert thread.name not in message.content


async def test_it_says_it_in_the_language_of_the_table(
    bot: KeryxBot, server: PracticeServer, users: list[User]
) -> None:
    house = await open_house(bot, server, users, "toy", "standard")
    async with bot.store.writing() as writer:
        await writer.update_table(house.table, language="el")
    bot.keeper.forget(house.table)
    live = await house.live()
    bot.keeper.replace(replace(live, state=fair_of_three()))
    await bot.sides.look(house.table)
    await settled(house)
    [thread] = threads(server)
    assert thread.name.endswith("συντεχνία των εμπόρων")
    assert "συντονιστές του διακομιστή" in said(server, thread)[0]


def fair_of_three() -> State:
    return new_state(3, "fair", {})


async def test_where_nobody_keeps_together_there_is_none(
    bot: KeryxBot, server: PracticeServer, users: list[User]
) -> None:
    house = await open_house(bot, server, users, "toy", "standard")
    await settled(house)
    assert threads(server) == []
    assert await bot.store.side_threads(house.table) == []


async def test_a_substitute_is_let_in_and_who_was_replaced_is_let_out(fair: House, visit: Visit) -> None:
    daphnis = await visit("Daphnis")
    await fair.bot.gamemaster.substitute(
        fair.table, 2, int(await daphnis.id()), "Daphnis", lambda _: ["New."]
    )
    await settled(fair)
    [thread] = threads(fair.server)
    assert inside(fair.server, thread) == {fair.users[0].name, "Daphnis"}
    assert len(said(fair.server, thread)) == 1
    members = await fair.bot.store.side_members((await fair.bot.store.side_threads(fair.table))[0].key)
    assert {member.user_id for member in members} == sides_of(await fair.live())["guild"]


async def test_who_gives_up_a_seat_is_let_out(fair: House) -> None:
    """The toy lets nobody resign; here it does."""
    live = await fair.live()
    fair.bot.keeper.replace(replace(live, game=replace(live.game, resigning=MAY)))
    [thread] = threads(fair.server)
    await fair.bot.keeper.resign(fair.table, 2, live.seats[2].since_seq, lambda _: ["Given up."])
    await settled(fair)
    assert inside(fair.server, thread) == names(fair, (0,))


async def test_a_substitute_of_another_seat_changes_nothing(fair: House, visit: Visit) -> None:
    daphnis = await visit("Daphnis")
    await fair.bot.gamemaster.substitute(
        fair.table, 1, int(await daphnis.id()), "Daphnis", lambda _: ["New."]
    )
    await settled(fair)
    [thread] = threads(fair.server)
    assert inside(fair.server, thread) == names(fair)


@pytest.mark.parametrize("early", [False, True])
async def test_it_is_closed_when_the_table_is_over(fair: House, *, early: bool) -> None:
    if early:
        await fair.bot.gamemaster.end(fair.table, "Enough.", ["Over."])
    else:
        await rig.play(fair.bot, fair.table, 500)
        assert (await fair.live()).row.status is Status.ENDED
    await settled(fair)
    [thread] = threads(fair.server)
    assert thread.thread is not None
    assert (thread.thread.archived, thread.thread.locked) == (True, True)
    assert await fair.bot.store.tables_with_side_threads() == []


@pytest.mark.parametrize("missing", [Permission.CREATE_PRIVATE_THREADS, Permission.MANAGE_THREADS])
async def test_without_the_right_the_table_goes_on_and_says_so_once(
    server: PracticeServer, users: list[User], tmp_path: Path, missing: Permission
) -> None:
    server.restrict_bot("tables", deny=missing)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, users, "toy", "fair")
        await settled(house)
        await rig.play(bot, house.table, 2)
        await settled(house)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        again = replace(house, bot=bot)
        await bot.sides.take_up()
        await settled(again)
        assert (await again.live()).row.status is Status.RUNNING
    told = [m for m in rig.posted(server, f"table-{house.table}") if "private threads" in m.content]
    assert len(told) == 1
    server.restrict_bot("tables", deny=0)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await bot.sides.take_up()
        await settled(replace(house, bot=bot))
    [thread] = threads(server)
    assert inside(server, thread) == names(house)
    assert len(said(server, thread)) == 1


async def test_after_a_restart_there_is_still_one_that_has_said_it_once(
    server: PracticeServer, users: list[User], tmp_path: Path, visit: Visit
) -> None:
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, users, "toy", "fair")
        await settled(house)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = replace(house, bot=bot)
        await bot.sides.take_up()
        await settled(house)
        [thread] = threads(server)
        assert len(said(server, thread)) == 1
        daphnis = await visit("Daphnis")
        await bot.gamemaster.substitute(
            house.table, 0, int(await daphnis.id()), "Daphnis", lambda _: ["New."]
        )
        await settled(house)
        assert inside(server, thread) == {"Daphnis", house.users[2].name}


async def test_an_end_and_a_substitute_of_an_earlier_life_are_caught_up_with(
    server: PracticeServer, users: list[User], tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    daphnis = int(await (await visit("Daphnis")).id())
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await open_house(bot, server, users, "toy", "fair")
        await settled(house)
        with monkeypatch.context() as killed:
            killed.setattr(type(bot.sides), "look", never)
            await bot.gamemaster.substitute(house.table, 0, daphnis, "Daphnis", lambda _: ["New."])
            await rig.all_sent(bot)
    [thread] = threads(server)
    assert inside(server, thread) == names(house)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await bot.sides.take_up()
        assert inside(server, thread) == {"Daphnis", house.users[2].name}
        with monkeypatch.context() as killed:
            killed.setattr(type(bot.sides), "look", never)
            await bot.gamemaster.end(house.table, "Enough.", ["Over."])
            await rig.all_sent(bot)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await bot.sides.take_up()
    assert thread.thread is not None
    assert thread.thread.locked


async def never(*_: object) -> None:
    """Stand for what a process that was killed did not come to."""


@pytest.mark.parametrize("step", ["put_side_thread", "put_side_member", "add_outbox"])
async def test_killed_at_any_step_it_is_opened_once(
    server: PracticeServer, users: list[User], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    async def break_off(*_: object, **__: object) -> None:
        raise RuntimeError

    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        with monkeypatch.context() as killed:
            killed.setattr(type(bot.sides), "look", never)
            house = await open_house(bot, server, users, "toy", "fair")
            await rig.all_sent(bot)
        with monkeypatch.context() as killed:
            killed.setattr(Writer, step, break_off)
            await bot.sides.look(house.table)
        assert len(threads(server)) == 1
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        await bot.sides.take_up()
        await settled(replace(house, bot=bot))
    [thread] = threads(server)
    assert inside(server, thread) == names(house)
    assert len(said(server, thread)) == 1


async def test_one_that_is_deleted_is_not_missed(fair: House, visit: Visit) -> None:
    [thread] = threads(fair.server)
    fair.server.delete_channel(thread.name)
    await rig.until(lambda: thread.name not in [each.name for each in fair.bot.guilds[0].threads])
    daphnis = int(await (await visit("Daphnis")).id())
    await fair.bot.gamemaster.substitute(fair.table, 0, daphnis, "Daphnis", lambda _: ["New."])
    await settled(fair)
    assert (await fair.live()).row.status is Status.RUNNING
    assert threads(fair.server) == []
    await rig.play(fair.bot, fair.table, 500)
    await settled(fair)
    assert await fair.bot.store.tables_with_side_threads() == []


async def test_an_older_thread_of_the_same_name_is_not_taken(
    bot: KeryxBot, server: PracticeServer, users: list[User], visit: Visit
) -> None:
    """A new database counts tables from one again; in the old thread others are inside."""
    stranger = await visit("Daphnis")
    channel: Any = bot.get_channel(int(server.channel("tables").id))
    old = await channel.create_thread(name="Toy, table 1: guild of traders", invitable=False)
    await old.add_user(bot.get_partial_messageable(int(await stranger.id())))
    server.clock.advance(3600)  # type: ignore[attr-defined]
    house = await open_house(bot, server, users, "toy", "fair")
    await settled(house)
    new = next(each for each in threads(server) if each.id != str(old.id))
    assert inside(server, new) == names(house)


async def test_of_two_processes_one_opens_it(
    server: PracticeServer, users: list[User], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        with monkeypatch.context() as away:
            away.setattr(type(bot.sides), "look", never)
            house = await open_house(bot, server, users, "toy", "fair")
            await rig.all_sent(bot)
        channel: Any = bot.get_channel(int(server.channel("tables").id))
        quicker = await channel.create_thread(name="quicker", invitable=False)

        async def opened_meanwhile(*given: Any, **more: Any) -> Any:
            found = await opened(*given, **more)
            async with bot.store.writing() as writer:
                await writer.put_side_thread(house.table, "guild", thread_id=quicker.id)
            return found

        monkeypatch.setattr(side_threads, "opened", opened_meanwhile)
        await bot.sides.look(house.table)
        [thread] = threads(server)
        assert thread.name == "quicker"
        assert inside(server, thread) == names(house)


async def test_who_has_their_data_deleted_is_let_out(fair: House) -> None:
    [thread] = threads(fair.server)
    await fair.say(fair.users[2], "privacy delete", sure=True)
    assert inside(fair.server, thread) == names(fair, (0,))
    [row] = await fair.bot.store.side_threads(fair.table)
    assert [member.user_id for member in await fair.bot.store.side_members(row.key)] == [
        int(await fair.users[0].id())
    ]


async def test_it_sleeps_in_peace_and_wakes_for_a_substitute(fair: House, visit: Visit) -> None:
    [thread] = threads(fair.server)
    fair.server.archive_thread(thread.name)
    await settled(fair)
    assert thread.thread is not None
    assert thread.thread.archived
    daphnis = int(await (await visit("Daphnis")).id())
    await fair.bot.gamemaster.substitute(fair.table, 0, daphnis, "Daphnis", lambda _: ["New."])
    await settled(fair)
    assert inside(fair.server, thread) == {"Daphnis", fair.users[2].name}


async def test_compatriots_of_pericles_have_a_thread_for_each_side(
    bot: KeryxBot,
    server: PracticeServer,
    users: list[User],
    visit: Visit,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry.PATHS, "pericles", "games.pericles.game:GAME")
    house = await open_house(bot, server, [*users, await visit("Daphnis")], "pericles", "archidamian")
    await settled(house)
    found = {thread.name.partition(": ")[2]: inside(server, thread) for thread in threads(server)}
    assert found == {"Athens": names(house, (0, 1)), "Sparta": names(house, (2, 3))}
