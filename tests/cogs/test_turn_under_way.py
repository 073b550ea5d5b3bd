"""Steps inside a turn are their player's own, whatever a gamemaster does meanwhile."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.discord.watching import waiting
from bot.keeper import Live, history
from tests.bot.discord import rig
from tests.cogs.house import House


def shown(house: House) -> list[Any]:
    return [post for post in rig.posted(house.server, f"table-{house.table}") if post.attachments]


async def resumed(house: House, _: Live) -> None:
    await house.say(house.users[0], "gm pause", reason="Supper")
    await house.say(house.users[0], "gm resume")


async def substituted(house: House, live: Live) -> None:
    other = next(seat for seat in (1, 2) if seat not in live.waiting_for())
    daphnis = house.server.user("Daphnis").id
    await house.say(house.users[0], "gm substitute", seat=other + 1, player=daphnis)


async def gone_on(house: House, _: Live) -> None:
    await house.bot.gamemaster.wait(house.table, "waits-thread-archived")
    assert await waiting.resume_if_right(house.bot, house.table)


@pytest.mark.parametrize("act", [resumed, substituted, gone_on])
async def test_turn_under_way_stays_its_players_own(
    house: House, act: Callable[[House, Live], Awaitable[None]]
) -> None:
    live = await house.in_the_midst_of_a_turn()
    boards = shown(house)
    await act(house, live)
    await rig.all_sent(house.bot)
    new = shown(house)[len(boards) :]
    assert [post.attachments[0].filename for post in new] == [boards[-1].attachments[0].filename]
    after = await house.live()
    told = await history.state_at(house.bot.store, live.game, live.row, live.row.posted_seq)
    words = live.game.wording("en", after.names)
    assert new[0].attachments[0].description == words.alt(live.game.view(told, None))
    assert (after.state, after.may_undo(after.waiting_for()[0])) == (live.state, True)


async def test_nobody_is_brought_back_into_the_midst_of_a_turn(house: House) -> None:
    live = await house.in_the_midst_of_a_turn()
    while len([seq for seq in live.trail if seq > live.row.posted_seq]) < 2:
        live = await rig.play(house.bot, house.table, 1, seed=live.seq)
        if live.row.posted_seq == live.seq:
            live = await house.in_the_midst_of_a_turn()
    inside = live.number_of(live.trail[-2])
    refused = await house.say(house.users[0], "gm rollback", move=inside, reason="Mistake")
    assert refused.text == f"There is no move {inside} to go back to."
    assert (await house.live()).state == live.state
    posted = live.number_of(live.row.posted_seq)
    asked = await house.say(house.users[0], "gm rollback", move=posted, reason="Mistake")
    assert asked.text.startswith("The others are asked")
