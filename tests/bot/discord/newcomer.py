"""Somebody with nothing but the page: what a person sees there is all that this one knows, and goes by."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

from playwright.async_api import Locator, Page, async_playwright, expect

from practice import PracticeServer
from tests.practice.test_page import CHROMIUM, DESKTOP, FLAGS, suggestions

PATIENCE = 40_000
GLANCES = 5
"""So often somebody looks who is waited for, a second apart."""

NEED_NOT = "You need not answer"
MOSTLY = 0.9

SETTLED = """([before]) => {
    const own = [...document.querySelectorAll("#messages .message.ephemeral")].at(-1);
    if (!own || own.querySelector(".thinking") || document.querySelector("[aria-busy]")) return false;
    return own.id + own.innerHTML !== before;
}"""
"""Whether the newest private answer is there, and is not the one that was there before."""

SHOWN = """() => {
    const own = [...document.querySelectorAll("#messages .message.ephemeral")].at(-1);
    return own ? own.id + own.innerHTML : "";
}"""


@contextlib.asynccontextmanager
async def page_of(
    server: PracticeServer, pictures: Path, *, size: tuple[int, int] = DESKTOP, welcomed: bool = True
) -> AsyncIterator[Page]:
    """Open the page as Althaia; leave a picture of how it ended."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        if welcomed:
            await page.add_init_script("localStorage.setItem('practice-welcomed', 'yes')")
        await page.goto(f"{server.url}/?user=althaia")
        await expect(page.locator("#channel-name")).not_to_be_empty()
        try:
            yield page
        finally:
            await page.screenshot(path=pictures / "page.png")
            await browser.close()


async def begin_command(page: Page, text: str) -> None:
    """Type the name of a command and take the first suggestion."""
    await page.locator("#composer-text").focus()
    await page.keyboard.type(f"/{text}")
    await expect(suggestions(page).first).to_be_visible()
    await page.keyboard.press("Enter")


async def choose_value(page: Page, option: str, value: str) -> None:
    """Type the value of an option, and take it from what is completed."""
    await expect(page.get_by_role("combobox", name=option)).to_be_focused()
    await page.keyboard.type(value)
    await expect(suggestions(page).first).to_contain_text(re.compile(value, re.IGNORECASE))
    await page.keyboard.press("Enter")


async def press_value(page: Page, option: str, value: str) -> None:
    """Press one of the values that an option offers."""
    await expect(page.get_by_role("combobox", name=option)).to_be_focused()
    await suggestions(page).filter(has_text=re.compile(rf"^\s*{value}", re.IGNORECASE)).first.click()


async def fill_in(page: Page, option: str, value: str) -> None:
    """Choose the value of a command's last option, and send."""
    await choose_value(page, option, value)
    await page.keyboard.press("Enter")


async def be(page: Page, name: str) -> None:
    """Change who one is, and go to the table's thread."""
    await page.get_by_role("radio", name=name).click()
    await page.get_by_role("navigation").get_by_role("button", name=re.compile("table 1")).first.click()
    await expect(page.locator("#messages img").last).to_be_visible()


class Newcomer:
    """Plays every side in turn, by pressing what is offered."""

    def __init__(self, page: Page, players: Sequence[str], seed: int) -> None:
        self.page = page
        self.players = players
        self.rng = Random(seed)
        self.presses = 0
        self.answers = 0
        self.asked: list[str] = []
        """The questions that were answered."""

    async def waited_for(self) -> list[str]:
        """Read who is waited for: in the answer to oneself, or else in the newest post."""
        answer = self.panel().locator(".text", has_text="Waiting for")
        newest = answer if await answer.count() else self.post().locator(".text").first
        _, waits, names = (await newest.inner_text()).rpartition("Waiting for")
        line = names if waits else names.partition("\n")[0]
        sign = "" if waits else "@"
        return [name for name in self.players if re.search(rf"{sign}\b{name}\b", line)]

    def post(self) -> Locator:
        """Give the newest post, the only one with buttons."""
        return self.page.locator("#messages .message:not(.ephemeral)", has=self.page.locator(".button")).last

    async def turn(self) -> None:
        """Play as somebody who is waited for, until nothing is left to answer."""
        for _ in range(GLANCES):
            for name in await self.waited_for():
                await be(self.page, name)
                if not await self.post().get_by_role("button", name="Your move").count():
                    await self.answer_on_post()
                    return
                await self.press(self.page.get_by_role("button", name="Your move").last)
                if await self.is_asked():
                    await self.answer_all()
                    return
            # The post about the last answer may be still on its way.
            await self.page.wait_for_timeout(1000)
        raise AssertionError("nobody who is waited for is asked anything")

    async def answer_on_post(self) -> None:
        """Press one of the answers that stand on the post itself."""
        answers = await self.post().locator(".button").all()
        self.asked.append(await self.post().locator(".text").first.inner_text())
        await self.press(self.rng.choice(answers[:-1]))
        await self.answer_all()

    async def is_asked(self) -> bool:
        """Read whether the panel wants an answer, not only allows one."""
        return await self.offered().count() > 0 and NEED_NOT not in await self.panel().inner_text()

    async def answer_all(self) -> None:
        """Choose until the panel wants nothing more."""
        while await self.is_asked():
            self.asked.append(await self.panel().locator(".text strong").first.inner_text())
            await self.choose(await self.offered().all())

    def panel(self) -> Locator:
        """Give the newest private answer."""
        return self.page.locator("#messages .message.ephemeral").last

    def offered(self) -> Locator:
        """Give what the panel offers as an answer: its coloured buttons, its menu, and not to wait."""
        return self.panel().locator(
            ".button.primary, .button.success, .select, .button:has-text('Tell them now')"
        )

    async def choose(self, choices: list[Locator]) -> None:
        """Press a button, or open the menu and take something from it; mostly that, for it holds most."""
        menus = [each for each in choices if "select" in (await each.get_attribute("class") or "")]
        one = menus[0] if menus and self.rng.random() < MOSTLY else await self.modest(choices)
        if "select" in (await one.get_attribute("class") or ""):
            await one.click()
            one = await self.from_menu()
        await self.press(one)

    async def from_menu(self) -> Locator:
        """Give what to press in the open menu; of one that wants several, take enough of them."""
        menu = self.page.get_by_role("dialog")
        options, confirm = await menu.get_by_role("option").all(), menu.locator(".button.primary")
        if not await confirm.count():
            return await self.modest(options)
        self.rng.shuffle(options)
        while await confirm.is_disabled():
            await options.pop().click()
        return confirm

    async def modest(self, choices: list[Locator]) -> Locator:
        """Take one at random that asks no favour of another player, if there is one."""
        labels = [await choice.inner_text() for choice in choices]
        own = [one for one, label in zip(choices, labels, strict=True) if not label.startswith("Ask")]
        return self.rng.choice(own or choices)

    async def press(self, one: Locator) -> None:
        """Press something and wait for what the bot makes of it."""
        before = await self.page.evaluate(SHOWN)
        await one.click()
        self.presses += 1
        await self.page.wait_for_function(SETTLED, arg=[before], timeout=PATIENCE)
