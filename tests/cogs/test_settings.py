"""Private settings on Discord: by panel and by order, whoever's turn it is, and nobody else sees anything."""

import hashlib
from typing import Any

import pytest

from bot.discord.bot import KeryxBot
from games import registry
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels, open_house
from tests.toy.game.actions import Pack, Sell, Stand


@pytest.fixture
async def fair(bot: KeryxBot, server: PracticeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> House:
    """Three players at the fair; they may leave standing bids for the rounds that follow it."""
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    return await open_house(bot, server, users, "toy", "fair")


async def left(fair: House) -> dict[str, int]:
    """Give the standing bids."""
    return dict((await fair.live()).state.agenda[0].bids)


async def seen_by(fair: House, user: User) -> list[Any]:
    """Give all that a user can get to see, to the last byte."""
    found: list[Any] = []
    for command, options in (
        ("moves", {}),
        ("log", {}),
        ("board full", {}),
        ("board text", {}),
        ("hand", {}),
        ("table show", {"table": fair.table}),
        ("table list", {}),
    ):
        found.append(await _readable(user, await fair.say(user, command, **options)))
    offered = await user.autocomplete(fair.thread, "gm rollback", "move", "", table=fair.table)
    found.append((offered.names, offered.values))
    found += [await _readable(user, message) for message in await thread_of(fair, user)]
    return found


async def thread_of(fair: House, user: User) -> list[Seen]:
    return [each for each in await user.messages(fair.thread) if not each.is_ephemeral]


async def _readable(user: User, seen: Seen) -> Any:
    parts = [(each.get("label"), each.get("custom_id"), each.get("options")) for each in seen.components]
    files = [(each["filename"], each.get("description")) for each in seen.attachments]
    pictures = [hashlib.sha256(await user.download(each)).hexdigest() for each in seen.pictures]
    return seen.text, parts, files, pictures


async def test_setting_by_panel_of_one_who_is_not_asked(fair: House) -> None:
    user = fair.users[1]
    panel = await fair.say(user, "moves")
    assert "You are not asked anything" in panel.text
    assert "Standing bids" in labels(panel)
    panel = await fair.press(user, panel, "Standing bids")
    assert "Only you see this" in panel.text
    done = await fair.press(user, panel, "The wine stall: always bid 2 coins")
    assert "✓ The wine stall: always bid 2 coins" in done.text
    assert await left(fair) == {"wine": 2}
    assert (await fair.live()).waiting_for() == [0]


async def test_one_who_is_asked_finds_both(fair: House) -> None:
    user = fair.users[0]
    panel = await fair.say(user, "moves")
    assert "Standing bids" in labels(panel)
    panel = await fair.press(user, panel, "Standing bids")
    assert "Back to the question" in labels(panel)
    question = await fair.press(user, panel, "Back to the question")
    assert "What does the oil stall sell?" in question.text
    panel = await fair.press(user, question, "Standing bids")
    await fair.press(user, panel, "The oil stall: always bid 1 coin")
    assert await left(fair) == {"oil": 1}
    await fair.say(user, "order", text="stand oil 2; sell 3; stand oil 0")
    assert await left(fair) == {}
    assert (await fair.live()).state.sold == {"oil": 3}


async def test_nobody_sees_a_setting(fair: House) -> None:
    """All that the others see, to the last number and byte, is as if nothing had been set."""
    await fair.play(Sell(2), Pack(), Sell(1))  # the second is inside a turn of their own
    await rig.all_sent(fair.bot)
    before = [await seen_by(fair, user) for user in fair.users]
    told = await rig.rows(fair.bot)
    for order in ("stand fish 2", "stand fish 1", "stand fish 0"):
        await fair.say(fair.users[2], "order", text=order)
    await fair.bot.keeper.submit(fair.table, 2, [Stand("fish", 1)])
    assert [row.id for row in await rig.rows(fair.bot)] == [row.id for row in told]
    after = [await seen_by(fair, user) for user in fair.users]
    assert after[:2] == before[:2]
    assert after[2] != before[2]
    assert "The fish stall bids 1 coin each round." in after[2][4][0]
    undone = await fair.say(fair.users[1], "undo")
    assert "Taken back." in undone.text
    assert (await fair.live()).state.sold == {"oil": 2}
    assert await left(fair) == {"fish": 1}


async def test_rollback_goes_by_the_numbers_that_are_seen(fair: House, daphnis: User) -> None:
    user = await fair.look_after(daphnis)
    for seat in (0, 1, 2):
        await fair.bot.keeper.submit(fair.table, 1, [Stand("wine", 1)])
        await fair.bot.keeper.submit(fair.table, seat, [Sell(1), Pack()])
    offered = await user.autocomplete(fair.thread, "gm rollback", "move", "", table=fair.table)
    assert offered.values == [5, 4, 3, 2, 1, 0]
    await fair.say(user, "gm rollback", move=2, reason="a slip")
    live = await fair.live()
    assert live.waiting_for() == [1]
    assert await left(fair) == {"wine": 1}
    refused = await fair.say(user, "gm rollback", move=6, reason="a slip")
    assert "There is no move 6" in refused.text


async def test_paused_table_refuses_in_one_sentence(fair: House) -> None:
    await fair.bot.gamemaster.pause(fair.table, "Holidays.")
    refused = await fair.say(fair.users[1], "order", text="stand wine 1")
    assert (
        refused.text == "You typed: `stand wine 1`\nThis table is not being played at the moment. “Holidays.”"
    )
