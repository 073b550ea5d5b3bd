"""Keryx played on the practice page, in a real browser: what a newcomer does with nothing but the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, async_playwright, expect

import cogs
from bot.discord.bot import KeryxBot
from practice import MovableClock, PracticeServer
from tests.bot.discord import rig
from tests.practice.test_page import CHROMIUM, DESKTOP, FLAGS, suggestions

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed, so the page is not tried")

TABLE = 1


async def be(page: Page, name: str) -> None:
    """Change who one is, and go to the table's thread."""
    await page.get_by_role("radio", name=name).click()
    await page.get_by_role("navigation").get_by_role("button", name=re.compile("table 1")).click()
    await expect(page.locator("#messages img").last).to_be_visible()


async def begin_command(page: Page, text: str) -> None:
    """Type the name of a command and take the first suggestion."""
    await page.locator("#composer-text").focus()
    await page.keyboard.type(f"/{text}")
    await expect(suggestions(page).first).to_be_visible()
    await page.keyboard.press("Enter")


async def fill_in(page: Page, option: str, value: str) -> None:
    """Choose the value of an option from what is completed, and send."""
    await expect(page.get_by_role("combobox", name=option)).to_be_focused()
    await page.keyboard.type(value)
    await expect(suggestions(page).first).to_contain_text(re.compile(value, re.IGNORECASE))
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


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
    await expect(page.get_by_text("Elpinike").first).to_be_visible()
    await page.get_by_role("button", name="Start").last.click()
    await moves(bot, 0)

    await be(page, asked(bot))
    assert await page.locator("#messages img").last.get_attribute("alt")
    await page.get_by_role("button", name="Your move").last.click()
    await page.get_by_role("button", name="Marker in Athens").last.click()
    await page.get_by_role("button", name="Confirm").last.click()
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
        PracticeServer(clock=MovableClock()) as server,
        rig.running(server, tmp_path, cogs=cogs.ALL) as bot,
        async_playwright() as playwright,
    ):
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        page.set_default_timeout(10_000)
        await page.add_init_script("localStorage.setItem('practice-welcomed', 'yes')")
        await page.goto(f"{server.url}/?user=aspasia")
        await expect(page.locator("#channel-name")).not_to_be_empty()
        try:
            await play_on_the_page(page, bot)
        finally:
            await page.screenshot(path=tmp_path / "page.png")
            await browser.close()
