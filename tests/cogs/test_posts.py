"""Posts in the thread: only the newest calls and has buttons, and what all may see is answered on it."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

from bot.discord.panels.table import table_panel
from games.perikles.actions import PlaceMarker
from tests.bot.discord import rig
from tests.cogs.house import House, labels


async def thread(house: House) -> list[Any]:
    await rig.all_sent(house.bot)
    return rig.posted(house.server, "table-1")


async def until_stripped(house: House) -> list[Any]:
    """Give the posts once only one of them has buttons."""
    for _ in range(100):
        posts = await thread(house)
        if len([post for post in posts if post.components]) == 1:
            return posts
        await asyncio.sleep(0.05)
    raise AssertionError("an older post still has buttons")


async def test_only_the_newest_post_calls_and_has_buttons(house: House) -> None:
    await house.play_until("take-tile")
    for number in range(6):
        await rig.play(house.bot, house.table, 1, number)
        await rig.all_sent(house.bot)
    posts = await until_stripped(house)
    assert len(posts) > 3
    assert posts[-1].components
    assert posts[-1].content.startswith("<@")
    for older in posts[:-1]:
        assert "<@" not in older.content
        assert "- " in older.content or "**Round" in older.content
        assert older.attachments or "**Round" in older.text


async def test_what_fills_no_post_is_told_by_the_next_which_takes_its_place(house: House) -> None:
    first = len(await thread(house))
    for city in ("athens", "sparta", "argos"):
        await house.play(PlaceMarker(city))
        await rig.all_sent(house.bot)
    posts = await until_stripped(house)
    assert len(posts) == first + 1
    assert "in Athens" in posts[-1].content
    assert "in Sparta" in posts[-1].content
    assert "in Argos" in posts[-1].content


async def test_the_same_after_a_restart(house: House) -> None:
    await house.play(PlaceMarker("athens"))
    house.bot.keeper.forget(house.table)
    await house.play(PlaceMarker("sparta"))
    assert "in Athens" in (await until_stripped(house))[-1].content


async def test_post_that_cannot_be_stripped_answers_with_what_is_asked_now(house: House) -> None:
    panel = await house.panel()
    for method in ("PATCH", "DELETE"):
        house.server.core.faults.fail(
            f"{method} /channels/{{}}/messages/{{}}", status=403, code=50013, times=100
        )
    await house.play(PlaceMarker("athens"))
    await rig.all_sent(house.bot)
    question = await house.press(await house.asked(), panel, "Your move")
    assert "Marker in Athens" in labels(question)


async def test_only_who_is_asked_answers_on_the_post(house: House) -> None:
    await house.play_until("answer-request")
    panel, live = await house.panel(), await house.live()
    seat = live.waiting_for()[0]
    assert labels(panel) == ["Allow it", "Refuse", "Board"]
    assert not panel.attachments
    refused = await house.press(await house.other(), panel, "Allow it")
    assert "or was not for you; nothing was changed" in refused.text
    assert (await house.live()).row.seq == live.row.seq
    staged = await house.press(house.users[seat], panel, "Allow it")
    await house.press(house.users[seat], staged, "Tell them now")
    assert (await house.live()).trail[-1] == live.trail[-1] + 1


async def test_ids_of_answers_tell_nothing_of_what_else_could_be_answered(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    assert "Send none" in labels(await house.panel())
    onlooker = live.game.resample(live.state, None, Random(7))
    other = replace(live, state=onlooker, asked=None)
    assert live.decisions(live.waiting_for()[0]) != other.decisions(live.waiting_for()[0])
    assert table_panel(other).to_components() == table_panel(live).to_components()
