"""SPARTA! 98: passes that were left standing, as everybody else sees them; 12: an exchange of cards."""

from collections.abc import Callable

import pytest

from bot.cli._player import DONE
from bot.cli._soak_verdict import first_lost, kept_of
from bot.discord.bot import KeryxBot
from bot.discord.playing import pulse
from bot.keeper import Live
from games.core.agenda import Table
from games.core.chance import Seeded
from games.sparta.actions import Pass, Stand, Swap
from games.sparta.effects import HandSwap
from games.sparta.steps.carry_out import CarryOut
from practice import PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, open_house


def in_battle(live: Live) -> bool:
    """Say whether a battle card or a pass is waited for, and both hold cards."""
    questions = {each.decision.question for each in live.table().asked()}
    return questions == {"battle-turn"} and all(held.battle for held in live.state.holdings.values())


@pytest.fixture
async def battle(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    """Two users in a battle."""
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    house = await open_house(bot, server, users, "sparta", "cle")
    await rig.leap(bot, house.table, in_battle)
    await rig.all_sent(bot)
    return house


async def stand_back(house: House, seconds: Callable[[], float]) -> int:
    """Let whoever is asked leave a pass standing, and the pulse be felt; give their seat."""
    live = await house.live()
    (seat,) = live.waiting_for()
    for kind in ("land", "sea"):
        await house.bot.keeper.submit(house.table, seat, [Stand("pass", kind)])
    house.bot.left_standing.seconds = seconds
    await pulse.look(house.bot)
    return seat


async def test_98_a_pass_left_standing_shows_in_no_post_and_is_waited_for(battle: House) -> None:
    before = len(rig.posted(battle.server, f"table-{battle.table}"))
    seat = await stand_back(battle, lambda: 3600.0)
    await rig.all_sent(battle.bot)
    assert (await battle.live()).waiting_for() == [seat]
    assert len(rig.posted(battle.server, f"table-{battle.table}")) == before


async def test_98_it_comes_later_as_a_move_of_the_one_who_left_it(battle: House) -> None:
    from_seq = (await battle.live()).row.seq
    seat = await stand_back(battle, float)
    for task in list(battle.bot.left_standing._tasks.values()):
        await task
    rows = [row for row in await battle.bot.store.log(battle.table, after=from_seq) if row.kind == "move"]
    assert [row.seat for row in rows] == [seat]
    assert rows[0].user_id == (await battle.live()).user_of(seat)
    assert rows[0].reason == ""
    assert Pass.__name__ in str(rows[0].action)


async def test_12_the_news_tell_of_a_card_that_is_exchanged_and_a_soak_finds_it_in_the_log(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    house = await open_house(bot, server, [await visit(name) for name in rig.PLAYERS[:2]], "sparta", "cle")
    live, state = await house.live(), await house.altered()
    state.holdings["athens"].hand, state.holdings["sparta"].hand = ["veterans"], ["famines"]
    table = Table(state, Seeded(b"a test"))
    table.then(CarryOut(source="veterans", player="athens", actor="athens", stack=[[HandSwap(n=1)]]))
    table.settle()
    seat = state.seat_of("athens")
    order = live.game.orders("en", live.names).write(Swap("veterans", "famines"))
    shown = await house.say(house.users[seat], "order", text=order)
    told = [line.removeprefix(DONE) for line in shown.text.splitlines() if line.startswith(DONE)]
    assert told == ["Athens has given Veterans for Famines."]
    rows = [row for row in await bot.store.log(house.table) if row.kind == "move"]
    kept = kept_of(rows, live.game, live.game.wording("en", live.names))
    assert first_lost(told, kept) is None
    assert first_lost([*told, *told], kept) == told[0]
