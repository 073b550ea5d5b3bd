"""Panels with every form of answer, on a game that no command was written for."""

from random import Random

import discord
import pytest

from bot.cli._player import Player
from bot.discord.bot import KeryxBot
from bot.keeper.lobby import Wish
from games import registry
from practice import PracticeServer
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels
from tests.cogs.test_panels import shown_to_all
from tests.games.core import toy

PUBLIC = discord.ChannelType.public_thread


@pytest.fixture
async def market(
    bot: KeryxBot, server: PracticeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> House:
    """Two players at the toy's market."""
    monkeypatch.setitem(registry.PATHS, "toy", "tests.cogs.stall:GAME")
    guild, channel = int(server.store.guild.id), int(server.channel("tables").id)
    row = await bot.lobby.new(Wish("toy", "plain", 2, guild, channel, 1, "en", "move"))
    place = bot.get_channel(channel)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="market", type=PUBLIC)
    await bot.lobby.remember(row.key, thread_id=thread.id)
    users = [await visit(name) for name in rig.PLAYERS[:2]]
    for user in users:
        await bot.lobby.join(row.key, int(await user.id()), user.name)
    await bot.lobby.start(row.key)
    return House(bot, server, users, row.key, str(thread.id))


async def your_move(house: House, seat: int) -> Seen:
    return await house.press(house.users[seat], await house.panel(), "Your move")


async def confirm(house: House, seat: int, message: Seen) -> Seen:
    return await house.press(house.users[seat], message, "Confirm")


async def test_long_range_of_numbers_is_typed_into_a_form(market: House) -> None:
    (await market.altered()).coins[0] = 60
    user = market.users[0]
    question = await your_move(market, 0)
    form = await user.press(question, "Enter a number")
    assert form.modal is not None
    refused = await market.after(user, await user.submit_modal(form, {"typed": "61"}), question)
    assert "The number must be from 0 to 60." in refused.content
    form = await user.press(refused, "Enter a number")
    done = await market.after(user, await user.submit_modal(form, {"typed": " 42 "}), refused)
    assert "Confirm" not in labels(done)  # a sealed bid can be changed until the others have bid
    assert (await market.live()).state.agenda[-1].bids == {0: 42}


async def test_form_for_a_number_that_is_no_longer_asked_for_changes_nothing(market: House) -> None:
    (await market.altered()).coins[0] = 60
    user = market.users[0]
    question = await your_move(market, 0)
    form = await user.press(question, "Enter a number")
    await market.bot.keeper.submit(market.table, 0, [toy.Bid(1)])
    await market.bot.keeper.submit(market.table, 1, [toy.Bid(2)])
    before = await market.live()
    answer = await market.after(user, await user.submit_modal(form, {"typed": "5"}), question)
    assert "nothing was changed" in answer.content
    assert (await market.live()).row.seq == before.row.seq


async def test_form_for_a_number_of_another_changes_nothing(market: House) -> None:
    for seat in (0, 1):
        (await market.altered()).coins[seat] = 60
    panel = await shown_to_all(market, 0)
    other = market.users[1]
    form = await other.press(panel, "Enter a number")
    if form.modal is not None:
        form = await other.submit_modal(form, {"typed": "5"})
    told = await other.wait_for_message(market.thread, lambda m: m.is_ephemeral and m.content)
    assert "was not for you; nothing was changed" in told.content
    assert (await market.live()).row.seq == 0


async def test_player_over_the_wire_fills_in_the_form(market: House) -> None:
    """The form names the numbers that may be entered."""
    (await market.altered()).coins[0] = 60
    player = Player(market.users[0], market.thread, Random(1))
    assert await player.play(answers=1) == 1
    bid = (await market.live()).state.agenda[-1].bids[0]
    assert 0 <= bid <= 60
    assert player.forms == 1


async def test_several_items_are_picked_from_one_menu_and_a_total_shared_out(market: House) -> None:
    await market.bot.keeper.submit(market.table, 0, [toy.Bid(1)])
    await market.bot.keeper.submit(market.table, 1, [toy.Bid(2)])
    user = market.users[0]
    question = await your_move(market, 0)
    menu = question.menu("k:s:")
    assert (menu["min_values"], menu["max_values"]) == (1, 2)
    chosen = [menu["options"][0]["value"], menu["options"][2]["value"]]
    message = await market.after(user, await user.use(question, menu["custom_id"], chosen), question)
    if "Confirm" in labels(message):
        message = await confirm(market, 0, message)
    assert (await market.live()).state.baskets[0] == ["figs", "salt"]
    message = await your_move(market, 0)
    while (await market.live()).state.shares[0] == {}:
        message = await market.press(user, message, labels(message)[0])
    assert sum((await market.live()).state.shares[0].values()) == 3


async def test_fewer_items_than_the_most_are_enough(market: House) -> None:
    await market.bot.keeper.submit(market.table, 0, [toy.Bid(1)])
    await market.bot.keeper.submit(market.table, 1, [toy.Bid(2)])
    user = market.users[1]
    question = await your_move(market, 1)
    menu = question.menu("k:s:")
    outcome = await user.use(question, menu["custom_id"], [menu["options"][1]["value"]])
    message = await market.after(user, outcome, question)
    if "Confirm" in labels(message):
        await confirm(market, 1, message)
    assert (await market.live()).state.baskets[1] == ["oil"]


async def test_form_is_opened_from_memory_alone(market: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord waits for a form for three seconds; a table that must be read first is shown anew instead."""
    (await market.altered()).coins[0] = 60
    user = market.users[0]
    question = await your_move(market, 0)

    async def slow() -> None:
        raise AssertionError("a form waits for nothing")

    with monkeypatch.context() as patch:
        patch.setattr(market.bot.keeper.loop_shares, "take", slow)
        assert (await user.press(question, "Enter a number")).modal is not None
    market.bot.keeper.forget(market.table)
    shown = await user.press(question, "Enter a number")
    assert shown.modal is None
    assert (await market.after(user, shown, question)).is_ephemeral


async def test_fault_of_ours_freezes_the_table_and_is_told_by_number(market: House) -> None:
    live, state = await market.live(), await market.altered()
    state.scenario = "broken"
    state.agenda = [toy.Bridge(seat=0)]
    user = market.users[0]
    question = await your_move(market, 0)
    await user.press(question, "Stumble")
    told = await user.wait_for_message(market.thread, lambda m: "frozen" in m.content and m.is_ephemeral)
    row = await market.bot.store.table(market.table)
    assert row is not None
    assert row.status == "frozen"
    assert row.note in told.content
    assert row.seq == live.row.seq
