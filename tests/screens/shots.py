"""Every message of a place as the page shows it, by theme and width, and sheets of them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright, expect

from tests.practice.test_page import CHROMIUM, FLAGS

Theme = Literal["light", "dark"]
PHONE, DESKTOP = 390, 1400
HEIGHTS = {PHONE: 844, DESKTOP: 900}
COLUMNS = {PHONE: 5, DESKTOP: 3}
SHARE = {PHONE: 1.0, DESKTOP: 0.6}
"""How large pictures stand on a sheet."""
TALL, GAP = 2400, 8
LOADED = "() => [...document.querySelectorAll('#messages img')].every(one => one.naturalWidth)"
EAGER = """
document.querySelectorAll('#messages img').forEach(one => { one.loading = 'eager'; one.decoding = 'sync'; })
"""
PATIENCE = 600_000
ALONE = """
html, body, main, #messages { display: block; height: auto; overflow: visible; }
.sidebar, .bar, .newer, .typing, .composer { display: none; }
"""
"""Leaves nothing but messages, as tall as they are."""


@dataclass(frozen=True)
class Look:
    """How somebody looks at a place."""

    theme: Theme
    width: int


@dataclass(frozen=True)
class Place:
    """Whose page, where, and whether only what nobody else sees is meant."""

    user: str
    channel: str
    own: bool = False


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


async def shots(
    browser: Browser, url: str, place: Place, looks: Sequence[Look]
) -> dict[Look, list[Image.Image]]:
    """Take a picture of each message that somebody sees in a place."""
    page = await browser.new_page(bypass_csp=True)
    page.set_default_timeout(PATIENCE)
    await page.add_init_script("localStorage.setItem('practice-welcomed', 'yes')")
    await page.goto(f"{url}/?user={place.user}&channel={place.channel}")
    await expect(page.locator("#messages .message, #messages .empty").first).to_be_visible()
    await page.add_style_tag(content=ALONE)
    await page.evaluate(EAGER)
    await page.wait_for_function(LOADED)
    found = {look: await _taken(page, place, look) for look in looks}
    await page.close()
    return found


async def _taken(page: Page, place: Place, look: Look) -> list[Image.Image]:
    await page.set_viewport_size({"width": look.width, "height": HEIGHTS[look.width]})
    await page.emulate_media(color_scheme=look.theme)
    kind = ".message.ephemeral" if place.own else ".message"
    messages = await page.locator(f"#messages {kind}").all()
    return [Image.open(BytesIO(await each.screenshot())) for each in messages]


def write(out: Path, name: str, pictures: Sequence[Image.Image], look: Look) -> None:
    """Put pictures beside each other on as few sheets as there must be."""
    for number, sheet in enumerate(sheets(pictures, look), 1):
        sheet.save(out / f"{name}-{look.theme}-{look.width}-{number}.png")


def sheets(pictures: Sequence[Image.Image], look: Look) -> Iterator[Image.Image]:
    left = [_smaller(each, SHARE[look.width]) for each in pictures]
    while left:
        yield _sheet(left, COLUMNS[look.width])


def _smaller(picture: Image.Image, share: float) -> Image.Image:
    width, height = (round(each * share) for each in picture.size)
    return picture.resize((width, height), Image.Resampling.LANCZOS)


def _sheet(left: list[Image.Image], columns: int) -> Image.Image:
    """Fill a sheet column by column, and take from the list what stands on it."""
    width = max(each.width for each in left) + GAP
    sheet = Image.new("RGB", (width * columns, TALL), "#888")
    for column in range(columns):
        top = 0
        while left and (top == 0 or top + left[0].height <= TALL):
            sheet.paste(left[0], (column * width, top))
            top += left.pop(0).height + GAP
    return sheet
