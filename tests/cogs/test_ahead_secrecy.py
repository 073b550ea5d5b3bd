"""Nobody but its owner can tell that an order was left: all that others see is as with a quick answer."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.bot import KeryxBot
from bot.keeper.carrying_out import CarryingOut
from bot.keeper.keeper import Keeper
from practice import PracticeServer, User
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.cogs.test_ahead import CORINTH, asked_by, at_once, leave, next_one, settled, told, waiting

VARIES = (
    (r"<t:\d+:", "<t:"),
    (r"\d{15,}", "N"),
    (r"(Perikles|Table) \d+", r"\1 T"),
    (r"k:([a-z]):\d+", r"k:\1:T"),
    (r"keryx-\d+-", "keryx-T-"),
    (r"'id': \d+", "'id': N"),
)
"""What is not the same at two tables: when, their numbers, and those of threads and people."""
LOOKS = ("moves", "log", "since", "tables", "board text", "ahead show", "hand")


@pytest.fixture
async def users(visit: Visit) -> list[User]:
    return [await visit(name) for name in rig.PLAYERS[:3]]


def alike(said: object) -> str:
    text = str(said)
    for found, put in VARIES:
        text = re.sub(found, put, text)
    return text


async def seen(house: House, owner: User) -> list[str]:
    """Give all that anybody but the owner sees of a table, and what is logged of it."""
    await rig.all_sent(house.bot)
    posts = rig.posted(house.server, f"table-{house.table}")
    found = [
        f"{post.content} {post.components} {[each.filename for each in post.attachments]}" for post in posts
    ]
    others = [user for user in house.users if user is not owner]
    for user in others:
        here = [m for m in rig.direct(house.server, user.name) if f" {house.table}" in m.content]
        found += [message.content for message in here]
        for look in LOOKS:
            shown = await house.say(
                user, look, **({} if look in ("tables", "ahead show") else {"table": house.table})
            )
            found.append(
                f"{look}: {own_part(shown.text, house.table)} {labels(shown) if look == 'moves' else ''}"
            )
    rows = await house.bot.store.log(house.table)
    found += [str(row.model_dump(exclude={"at", "table_id", "draws"})) for row in rows]
    live = await house.live()
    found += [str(replace(clock, asked_at=None, since=None)) for clock in live.clocks.values()]
    return [alike(each) for each in found]


def own_part(text: str, table: int) -> str:
    """Of a list of tables, give what it says of one."""
    lines = text.splitlines()
    about = [number for number, line in enumerate(lines) if f"Perikles {table}**" in line]
    return "\n".join(lines[about[0] : about[0] + 2]) if about else text


async def by_hand(house: House, user: User) -> None:
    await asked_by(house)
    await house.say(user, "order", text=CORINTH, table=house.table)


async def by_order(house: House, user: User) -> None:
    await leave(house, user)
    await asked_by(house)
    await settled(house)


async def played(
    bot: KeryxBot, server: PracticeServer, users: list[User], how: Callable[..., Any]
) -> list[str]:
    house = at_once(await open_house(bot, server, users))
    # A picture that is overtaken before it is sent is left out.
    await rig.all_sent(bot)
    user = await next_one(house)
    await how(house, user)
    found = await seen(house, user)
    # What waits at this table is not to show at the next.
    await bot.gamemaster.end(house.table, "Compared", [])
    return found


async def test_all_that_others_see_is_as_with_a_quick_answer(
    bot: KeryxBot, server: PracticeServer, users: list[User]
) -> None:
    assert await played(bot, server, users, by_hand) == await played(bot, server, users, by_order)


async def test_a_word_of_keryx_would_be_found(
    bot: KeryxBot, server: PracticeServer, users: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted leak: the log names a reason for a move that an order has made."""
    submit = CarryingOut.submit

    async def leaking(keeper: Keeper, *given: Any, **more: Any) -> Any:
        reason = "away" if more.get("waited") is not None else ""
        return await submit(keeper, *given, **more | ({"reason": reason} if reason else {}))

    by_answer = await played(bot, server, users, by_hand)
    monkeypatch.setattr(Keeper, "submit", leaking)
    assert await played(bot, server, users, by_order) != by_answer


async def test_a_move_without_its_player_would_be_found(
    bot: KeryxBot, server: PracticeServer, users: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted leak: the post that asks calls nobody whose order is about to come."""
    by_answer = await played(bot, server, users, by_hand)
    outbox_row = Keeper.outbox_row

    def leaking(keeper: Keeper, row: Any, message: Any) -> Any:
        made = outbox_row(keeper, row, message)
        if any(each.kind == "ahead" for each in keeper.waiting.values()):
            made.payload = made.payload.replace('"call":', '"told":')
        return made

    monkeypatch.setattr(Keeper, "outbox_row", leaking)
    assert await played(bot, server, users, by_order) != by_answer


async def test_before_its_question_comes_nothing_tells_of_it(
    bot: KeryxBot, server: PracticeServer, users: list[User]
) -> None:
    async def nothing(_house: House, _user: User) -> None:
        return

    async def left(house: House, user: User) -> None:
        await leave(house, user, on="if it is still round 1")
        assert len(await waiting(house)) == 1

    assert await played(bot, server, users, nothing) == await played(bot, server, users, left)


async def test_one_that_is_not_carried_out_tells_nobody_else(
    bot: KeryxBot, server: PracticeServer, users: list[User]
) -> None:
    async def without(house: House, _user: User) -> None:
        await asked_by(house, CORINTH)

    async def with_one(house: House, user: User) -> None:
        await leave(house, user, on="if nothing has changed there: Corinth")
        await asked_by(house, CORINTH)
        await settled(house)
        assert "Something has changed there: Corinth." in await told(house, user)

    assert await played(bot, server, users, without) == await played(bot, server, users, with_one)
