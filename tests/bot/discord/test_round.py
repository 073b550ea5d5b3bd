"""A whole round of Perikles for four, played on the practice page in a real browser and in no other way."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from practice import MovableClock, PracticeServer
from tests import long
from tests.bot.discord import rig
from tests.bot.discord.newcomer import Newcomer, begin_command, choose_value, page_of
from tests.practice.test_page import CHROMIUM

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed, so the page is not tried")

TABLE = 1
TURNS = 300
"""No round takes so many, even if everybody asks favours."""
ENOUGH = 2
ANSWERS = {
    "place-extra-marker": "Marker in",
    "take-tile": "Take ",
    "propose-candidate": "Propose ",
    "commit-forces": " (attacks|defends) ",
    "before-combat": " combat ",
}
"""What is read on the page once a question was answered there."""
SEED = 2


async def sit_down(page: Page) -> None:
    """Open a table for four, fill it by one click, and start it."""
    await begin_command(page, "table new")
    await choose_value(page, "game", "perikles")
    await page.get_by_role("button", name="+ seats").click()
    await choose_value(page, "seats", "4")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Join")).to_be_visible()
    await page.get_by_role("button", name="Seat the others").first.click()
    await expect(page.get_by_text("Seated: ")).to_be_visible()
    await page.get_by_role("button", name="Start").last.click()
    await page.get_by_role("navigation").get_by_role("button", name=re.compile("table 1")).click()
    await expect(page.get_by_role("button", name="Your move")).to_be_visible()


def has_answered(newcomer: Newcomer, question: str) -> bool:
    return any(re.search(ANSWERS.get(question, ""), asked) for asked in newcomer.asked)


async def play_a_round(page: Page, bot: KeryxBot) -> Newcomer:
    """Play a round; what was asked often enough is answered past the page, but in a long run."""
    newcomer = Newcomer(page, rig.PLAYERS, SEED)
    answered: Counter[str] = Counter()
    for turn in range(TURNS):
        live = await bot.keeper.live(TABLE)
        if live.state.round == 2:
            break
        question = live.table().asked()[0].decision.question
        answered[question] += 1
        if answered[question] <= ENOUGH or long.is_asked() or not has_answered(newcomer, question):
            await newcomer.turn()
        else:
            await rig.play(bot, TABLE, 1, turn)
            await rig.all_sent(bot)
    return newcomer


async def test_four_play_a_round_with_nothing_but_the_page(tmp_path: Path) -> None:
    """From the extra markers to the last battle, every question is answered by what the page shows."""
    async with (
        PracticeServer(clock=MovableClock(), bot_permissions=PERMISSIONS.value) as server,
        rig.running(server, tmp_path, cogs=cogs.ALL) as bot,
        page_of(server, tmp_path) as page,
    ):
        bot.lobby._new_seed = bytes  # the same tiles each time
        await sit_down(page)
        newcomer = await play_a_round(page, bot)
        await expect(page.get_by_text("Perikles 1, round 2: ")).to_be_visible()
        boards = await page.locator("#messages img").evaluate_all("all => all.map(one => one.alt)")
    assert len(boards) > 0
    assert all(alt.startswith("Perikles, round ") for alt in boards)
    for question in ANSWERS:
        assert has_answered(newcomer, question), f"{question} was never answered"
