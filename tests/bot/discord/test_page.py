"""Keryx played on the practice page, in a real browser: what a newcomer does with nothing but the page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from practice import MovableClock, PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.newcomer import be, begin_command, fill_in, page_of
from tests.practice.test_page import CHROMIUM

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed, so the page is not tried")

TABLE = 1


def asked(bot: KeryxBot) -> str:
    """Name the player who is waited for."""
    live = bot.keeper.in_memory(TABLE)
    assert live is not None
    return live.names[live.waiting_for()[0]]


async def moves(bot: KeryxBot, number: int) -> None:
    """Wait until so many moves were made."""
    await rig.until(lambda: (live := bot.keeper.in_memory(TABLE)) is not None and live.row.seq >= number)
    await rig.all_sent(bot)


async def play_on_the_page(page: Page, bot: KeryxBot) -> None:
    await begin_command(page, "table new")
    await fill_in(page, "game", "perikles")
    await expect(page.get_by_role("button", name="Join")).to_be_visible()
    await (
        page.get_by_role("banner")
        .or_(page.locator("header"))
        .get_by_role("button", name="Seat the others")
        .first.click()
    )
    await expect(page.get_by_text("Seated: ")).to_be_visible()
    await page.get_by_role("button", name="Start").last.click()
    await moves(bot, 0)

    await be(page, asked(bot))
    await expect(page.get_by_text("This thread hangs on: Perikles · table 1")).to_be_visible()
    assert await page.locator("#messages img").last.get_attribute("alt")
    await page.get_by_role("button", name="Your move").last.click()
    await page.get_by_role("button", name="Marker in Athens").last.click()
    await page.get_by_role("button", name="Tell them now").last.click()
    await moves(bot, 1)

    await be(page, asked(bot))
    await begin_command(page, "perikles place-marker")
    await fill_in(page, "city", "argos")
    await moves(bot, 2)

    live = await rig.play(bot, TABLE, 2 * 5 - 2)
    await rig.all_sent(bot)
    assert all(live.state.specials)
    await page.get_by_role("navigation").get_by_role("button", name="Keryx").click()
    await expect(page.get_by_text("Your special tile is").first).to_be_visible()


async def test_a_newcomer_plays_with_nothing_but_the_page(tmp_path: Path) -> None:
    """Open a table, seat the others, start, move by button and by command, read a direct message."""
    async with (
        PracticeServer(clock=MovableClock(), bot_permissions=PERMISSIONS.value) as server,
        rig.running(server, tmp_path, cogs=cogs.ALL) as bot,
        page_of(server, tmp_path) as page,
    ):
        await play_on_the_page(page, bot)
