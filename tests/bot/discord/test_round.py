"""A whole round of each game, played on the practice page in a real browser and in no other way."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from bot.keeper import Live
from games import registry
from practice import MovableClock, PracticeServer
from tests import long
from tests.bot.discord import rig
from tests.bot.discord.newcomer import Newcomer, page_of, press_value
from tests.practice.test_page import CHROMIUM
from tests.rendering.subject import seats_near

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed, so the page is not tried")

TABLE = 1
TURNS = 300
"""No round takes so many, even if everybody asks favours."""
ENOUGH = 1
"""How often a kind of question is answered on the page; in a long run always."""
SEED = 3


SEATS = 3


async def sit_down(page: Page, game: str) -> None:
    """Open a table from the welcome, fill it by one click, and start it: all by buttons."""
    welcome = page.get_by_role("region", name="What to do here")
    await welcome.get_by_role("button", name="Open a table").click()
    await press_value(page, "game", game)
    await page.get_by_role("button", name="+ seats").click()
    await press_value(page, "seats", str(seats_near(game, SEATS)))
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("button", name="Join")).to_be_visible()
    await page.get_by_role("button", name="Seat the others").first.click()
    await expect(page.get_by_text("Seated: ")).to_be_visible()
    await page.get_by_role("button", name="Start").last.click()
    await page.get_by_role("navigation").get_by_role("button", name=re.compile("table 1")).first.click()
    await expect(page.locator("#messages .message .button").first).to_be_visible()


def questions(live: Live) -> set[tuple[int, str]]:
    """Tell who is asked what."""
    return {(one.decision.seat, one.decision.question) for one in live.table().asked()}


def is_over(live: Live) -> bool:
    """Say whether the first round is over; a game may have but one."""
    view = live.game.view(live.state, None)
    return view.ended or view.round > view.first_round


async def play_a_round(page: Page, bot: KeryxBot, seats: int) -> tuple[set[str], set[str]]:
    """Play a round, and tell what was asked in it and what of that was answered on the page.

    What was answered there often enough is answered past the page, but in a long run.
    """
    newcomer = Newcomer(page, rig.PLAYERS[:seats], SEED)
    met: set[str] = set()
    answered: Counter[str] = Counter()
    for turn in range(TURNS):
        live = await bot.keeper.live(TABLE)
        if is_over(live):
            return met, set(answered)
        before = questions(live)
        met |= {question for _, question in before}
        if long.is_asked() or any(answered[question] < ENOUGH for _, question in before):
            await newcomer.turn()
            answered.update(question for _, question in before - questions(await bot.keeper.live(TABLE)))
        else:
            await rig.play(bot, TABLE, 1, turn)
            await rig.all_sent(bot)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("game", registry.ids())
async def test_a_round_is_played_with_nothing_but_the_page(tmp_path: Path, game: str) -> None:
    """From the first question of a round to its last, every kind is answered by what the page shows."""
    async with (
        PracticeServer(clock=MovableClock(), bot_permissions=PERMISSIONS.value) as server,
        rig.running(server, tmp_path, cogs=cogs.ALL) as bot,
        page_of(server, tmp_path, welcomed=False) as page,
    ):
        bot.lobby._new_seed = bytes  # the same tiles each time
        await sit_down(page, game)
        met, answered = await play_a_round(page, bot, seats_near(game, SEATS))
        title = registry.get(game).wording("en", ()).label("title")
        after = re.compile(f"{title} 1(, round 2| is over)|Round 2 of ")
        await expect(page.get_by_text(after).last).to_be_visible()
        boards = await page.locator("#messages img").evaluate_all("all => all.map(one => one.alt)")
    assert len(boards) > 0
    # The last one shows the course of the game above its board.
    assert [alt for alt in boards if not re.match(rf"(Points after .*)?{title}, ", alt)] == []
    assert met
    assert met == answered
