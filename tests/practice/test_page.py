"""The page in a real browser: Debian's chromium, steered by playwright."""

import asyncio
import io
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    async_playwright,
    expect,
)

from practice import PracticeServer
from practice.limits.form import Form
from practice.operations import posting
from tests.practice.conftest import Visit, visiting
from tests.practice.example_bot import ExampleBot, picture, running
from tests.practice.test_messages import channel_of

PATIENCE = 20_000
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE, SIDEWAYS = (1280, 800), (390, 844), (844, 390)
# Playwright has every page believe that it is looked at.
LOOK = """() => { window.look = (target, event, isThere) => {
    if (target === window) document.hasFocus = () => isThere;
    else Object.defineProperty(document, "hidden", { value: !isThere, configurable: true });
    target.dispatchEvent(new Event(event));
} }"""
Open = Callable[..., Awaitable[Page]]

pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed, so the page is not tried"),
    pytest.mark.asyncio(loop_scope="module"),
]
# A browser takes seconds to start: it is shared, so all that it touches lives on the module's loop.
on_shared_loop = pytest_asyncio.fixture(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        await browser.close()


@on_shared_loop
async def browser(chromium: Browser) -> AsyncIterator[BrowserContext]:
    """A fresh profile in the browser."""
    context = await chromium.new_context()
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    yield context
    await context.close()


@on_shared_loop
async def server() -> AsyncIterator[PracticeServer]:
    async with PracticeServer() as started:
        yield started


@on_shared_loop
async def bot(server: PracticeServer) -> AsyncIterator[ExampleBot]:
    async with running(server, ExampleBot()) as started:
        yield started


@on_shared_loop
async def visit(server: PracticeServer) -> AsyncIterator[Visit]:
    async with visiting(server) as come:
        yield come


@on_shared_loop
async def open_page(server: PracticeServer, bot: ExampleBot, browser: BrowserContext) -> AsyncIterator[Open]:
    """Open the page as a user; whatever goes wrong in it fails the test."""
    troubles: list[str] = []

    async def come(user: str = "althaia", *, size: tuple[int, int] = DESKTOP, welcomed: bool = True) -> Page:
        page = await browser.new_page()
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda line: troubles.append(line.text) if _is_trouble(line) else None)
        page.on("request", lambda r: None if r.url.startswith(server.url) else troubles.append(r.url))
        if welcomed:
            await page.add_init_script("localStorage.setItem('practice-welcomed', 'yes')")
        await page.goto(f"{server.url}/?user={user}")
        await expect(page.locator("#channel-name")).not_to_be_empty()
        return page

    yield come
    assert troubles == []


def _is_trouble(line: ConsoleMessage) -> bool:
    """Tell errors from refusals of what a user typed, which the browser logs too."""
    return line.type == "error" and "422" not in line.text


def suggestions(page: Page) -> Locator:
    """Return what is suggested above the message box; a language's option is not meant."""
    return page.locator(".suggestions").get_by_role("option")


async def command(page: Page, text: str) -> None:
    """Type a command without options and send it, by keyboard alone."""
    await page.locator("#composer-text").focus()
    await page.keyboard.type(f"/{text}")
    await expect(suggestions(page).first).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def test_newcomer_has_the_first_board_after_a_few_clicks(open_page: Open) -> None:
    page = await open_page(welcomed=False)
    welcome = page.get_by_role("region", name="What to do here")
    assert (await welcome.locator("p").inner_text()).count(".") == 3
    await welcome.get_by_role("button", name="Open a table").click()
    await expect(page.get_by_role("combobox", name="game")).to_be_focused()
    await page.keyboard.press("Escape")
    await welcome.get_by_role("button", name="Show the commands").click()
    await page.get_by_role("option", name="/lobby").click()
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("Table 1: Althaia (1 of 4)")).to_be_visible()
    await welcome.get_by_role("button", name="Seat the others").click()
    await expect(page.get_by_text("Althaia, Bion, Gorgo, Daphnis (4 of 4)")).to_be_visible()
    await expect(page.get_by_text("Seated: Bion, Gorgo, Daphnis.")).to_be_visible()
    await expect(welcome).to_have_count(0)
    await page.get_by_role("navigation").get_by_role("button", name="table-1").click()
    board = page.get_by_role("img", name="Six cities in a row")
    await expect(board).to_be_visible()
    await page.reload()
    await expect(board).to_be_visible()
    await expect(welcome).to_have_count(0)


async def test_welcome_makes_room_for_the_table_that_one_goes_to(open_page: Open, visit: Visit) -> None:
    """Who plays alone seats nobody, and would have it above every board."""
    althaia = await visit("Althaia")
    await althaia.slash("agora", "lobby", seats=2)
    await althaia.seat_others()
    page = await open_page(welcomed=False)
    welcome = page.get_by_role("region", name="What to do here")
    await expect(welcome).to_be_visible()
    await page.get_by_role("navigation").get_by_role("button", name="table-1").click()
    await expect(welcome).to_have_count(0)


async def test_others_sit_down_at_the_table_one_looks_at(open_page: Open, visit: Visit) -> None:
    althaia = await visit("Althaia")
    await althaia.slash("tables", "lobby", seats=2)
    await althaia.slash("agora", "lobby", seats=2)
    page = await open_page()
    await page.get_by_role("navigation").get_by_role("button", name="tables").click()
    await expect(page.locator("#channel-name")).to_have_text("# tables")
    await page.get_by_role("button", name="Seat the others").click()
    await expect(page.get_by_text("(2 of 2)")).to_be_visible()
    await expect(page.get_by_text("Seated:")).to_be_visible()
    await expect(page.locator("#channel-name")).to_have_text("# tables")


async def test_embed_shows_all_its_parts(open_page: Open, bot: ExampleBot) -> None:
    page = await open_page()
    await expect(page.locator("#faces").get_by_role("radio")).to_have_count(6)
    embed = discord.Embed(title="The board", description="**Six** cities", colour=0x00FF00)
    embed.set_author(name="Keryx").set_footer(text="Round 1")
    embed.add_field(name="Athens", value="3 markers", inline=True)
    embed.add_field(name="Sparta", value="none", inline=False)
    embed.set_image(url="attachment://board.png")
    await channel_of(bot).send(embed=embed, file=picture())
    shown = page.locator("#messages .embed")
    await expect(shown.locator(".embed-author")).to_have_text("Keryx")
    await expect(shown.get_by_role("heading", name="The board")).to_be_visible()
    await expect(shown.locator("strong")).to_have_text("Six")
    await expect(shown.locator("dt")).to_have_text(["Athens", "Sparta"])
    await expect(shown.locator("dd")).to_have_text(["3 markers", "none"])
    await expect(shown.locator(".inline dt")).to_have_text(["Athens"])
    await expect(shown.locator("img")).to_be_visible()
    await expect(shown.locator(".embed-foot")).to_have_text("Round 1")
    await expect(shown).to_have_css("border-left-color", "rgb(0, 255, 0)")


class Report(ui.LayoutView):
    """A layout with everything that a report may have."""

    def __init__(self, colour: int | None, pictures: int) -> None:
        super().__init__(timeout=None)
        shown = [discord.MediaGalleryItem("attachment://board.png", description="The board")] * pictures
        beside: ui.Section[Any] = ui.Section("Round 1", accessory=ui.Thumbnail("attachment://board.png"))
        parts: list[ui.Item[Any]] = [ui.MediaGallery(*shown), beside, ui.File("attachment://log.txt")]
        self.add_item(ui.Container(ui.TextDisplay("# Battles"), *parts, accent_colour=colour))


def log_file(name: str) -> discord.File:
    return discord.File(io.BytesIO(b"x" * 2048), name)


async def test_layouts_look_as_on_discord(open_page: Open, bot: ExampleBot) -> None:
    page = await open_page()
    files = [picture(), log_file("log.txt"), log_file("unseen.txt")]
    await channel_of(bot).send(view=Report(0x00FF00, 1), files=files, silent=True)
    await channel_of(bot).send(view=Report(None, 3), files=[picture(), log_file("log.txt")])
    coloured, plain = page.locator(".container").first, page.locator(".container").last
    await expect(coloured).to_have_css("border-left", "4px solid rgb(0, 255, 0)")
    await expect(plain).to_have_css("border-left-width", "1px")
    await expect(coloured.get_by_role("heading", name="Battles")).to_be_visible()
    await expect(plain.locator(".gallery img")).to_have_count(3)
    await expect(plain.locator(".thumbnail img")).to_have_css("width", "84.7969px")
    await expect(plain.locator(".file")).to_have_text("⤓ log.txt (2 KB)")
    await expect(page.get_by_text("unseen.txt")).to_have_count(0)
    await expect(page.get_by_role("img", name="Sent silently")).to_have_count(1)


async def test_who_is_called_elsewhere_sees_what_the_push_says(
    open_page: Open, server: PracticeServer, bot: ExampleBot
) -> None:
    page = await open_page("daphnis")
    await page.get_by_role("navigation").get_by_role("button", name="tables").click()
    await expect(page.locator("#channel-name")).to_have_text("# tables")
    agora, daphnis = channel_of(bot), f"<@{server.user('Daphnis').id}>"
    await agora.send("nobody is called")
    await agora.send(f"{daphnis} softly", silent=True)
    await agora.send(f"{daphnis} **your move**\nand more")
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(f"{daphnis} cannot be read here"))
    await agora.send(view=layout)
    pushes = page.locator(".push")
    await expect(pushes).to_have_text(
        ["Keryx · agora@Daphnis your move", "Keryx · agora(a push without text)"]
    )
    await pushes.first.click()
    await expect(page.locator("#channel-name")).to_have_text("# agora")
    await expect(pushes).to_have_count(0)


async def test_picture_is_enlarged_and_escape_closes_it(open_page: Open) -> None:
    page = await open_page()
    await command(page, "board")
    small = page.get_by_role("button", name="Enlarge picture: A board with one field")
    await small.click()
    dialog = page.get_by_role("dialog", name="Picture")
    await dialog.get_by_text("Description").click()
    await expect(dialog.get_by_text("A board with one field")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(small).to_be_focused()


async def test_enlarged_picture_is_larger_on_a_phone_and_a_click_shows_it_whole(open_page: Open) -> None:
    page = await open_page(size=PHONE)
    await command(page, "board")
    small = page.get_by_role("button", name="Enlarge picture")
    await expect(small).to_be_visible()
    await small.click()
    large = page.get_by_role("dialog", name="Picture").get_by_role("img")
    width = "one => one.getBoundingClientRect().width"
    assert await large.evaluate(width) >= 2 * await small.evaluate(width)
    await large.click()
    assert await large.evaluate(width) <= PHONE[0]


async def test_whoever_is_mentioned_can_be_played_by_a_click(open_page: Open, visit: Visit) -> None:
    page = await open_page("althaia")
    daphnis = await visit("Daphnis")
    await daphnis.say("tables", f"<@{await daphnis.id()}> is next")
    await page.get_by_role("navigation").get_by_role("button", name="tables").click()
    await page.get_by_role("button", name="@Daphnis").click()
    await expect(page.get_by_role("radio", name="Daphnis")).to_be_checked()
    await expect(page.locator("#channel-name")).to_have_text("# tables")
    await expect(page.get_by_text("@Daphnis is next")).to_be_visible()
    await expect(page.get_by_role("button", name="@Daphnis")).to_have_count(0)


async def test_mentioned_command_has_the_name_of_ones_language_and_can_be_used(
    open_page: Open, server: PracticeServer, visit: Visit
) -> None:
    secret = next(each for each in server.store.commands.values() if each["name"] == "secret")
    localised = secret | {"name_localizations": {"en-GB": "whisper"}}
    server.store.commands[secret["id"]] = localised
    page = await open_page()
    daphnis = await visit("Daphnis")
    await daphnis.say("agora", f"</secret:{secret['id']}> and </gone away:1>")
    await expect(page.get_by_role("button", name="/gone away")).to_be_visible()
    await page.get_by_role("button", name="/whisper").click()
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("for Althaia alone")).to_be_visible()
    await expect(page.locator(".context")).to_contain_text("Althaia used /whisper")


async def test_private_answer_is_scrolled_to(open_page: Open, visit: Visit) -> None:
    page = await open_page()
    daphnis = await visit("Daphnis")
    for number in range(30):
        await daphnis.say("agora", f"line {number}\n\nand more")
    await expect(page.get_by_text("line 29")).to_be_in_viewport()
    await page.locator("#messages").evaluate("one => { one.scrollTop = 0 }")
    await expect(page.get_by_text("line 29")).not_to_be_in_viewport()
    await command(page, "secret")
    await expect(page.get_by_text("for Althaia alone")).to_be_in_viewport()


def said(server: PracticeServer, count: int) -> None:
    """Let Daphnis have said something many times."""
    agora, daphnis = server.channel("agora"), server.user("Daphnis")
    for number in range(count):
        posting.post(server.core, agora, daphnis.id, Form({"content": f"line {number}:\n\nand more"}), {})


async def test_what_is_below_the_reader_is_not_read_before_it_was_seen(
    open_page: Open, server: PracticeServer, visit: Visit
) -> None:
    said(server, 30)
    page = await open_page("althaia")
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")

    async def unread() -> int:
        return int(next(c for c in await althaia.channels() if c["name"] == "agora")["unread"])

    async def all_read() -> bool | None:
        return await unread() == 0 or None

    await expect(page.get_by_text("line 29")).to_be_in_viewport()
    await page.locator("#messages").evaluate("one => { one.scrollTop = 0 }")
    await expect(page.get_by_text("line 29")).not_to_be_in_viewport()
    hint = page.get_by_role("button", name="New messages")
    await expect(hint).not_to_be_visible()
    await daphnis.say("agora", "further down")
    await expect(hint).to_be_visible()
    assert await unread() == 1
    await hint.click()
    await expect(page.get_by_text("further down")).to_be_in_viewport()
    await expect(hint).not_to_be_visible()
    await expect(page.locator("#messages")).to_be_focused()
    await althaia.wait_until(all_read)


async def test_earlier_messages_leave_one_where_one_was(open_page: Open, server: PracticeServer) -> None:
    said(server, 110)
    page = await open_page()
    earlier = page.get_by_role("button", name="Earlier messages")
    await earlier.focus()
    for first, new, focused in (("line 60", "line 10", earlier), ("line 10", "line 0", None)):
        place = page.get_by_text(f"{first}:")
        await expect(place).to_be_in_viewport()
        top = "one => one.getBoundingClientRect().top"
        at = await place.evaluate(top)
        await page.keyboard.press("Enter")
        await expect(page.get_by_text(f"{new}:")).to_be_attached()
        assert await place.evaluate(top) == pytest.approx(at, abs=2)
        await expect(focused or page.locator("#messages")).to_be_focused()
        await earlier.evaluate_all("all => all.map((one) => one.scrollIntoView())")


async def test_newest_message_stays_in_sight_when_the_room_shrinks(
    open_page: Open, server: PracticeServer
) -> None:
    said(server, 30)
    page = await open_page()
    newest = page.get_by_text("line 29")
    await expect(newest).to_be_in_viewport()
    await page.set_viewport_size({"width": DESKTOP[0], "height": 400})
    await expect(newest).to_be_in_viewport()
    await page.locator("#composer-text").fill("one\n" * 8)
    await expect(newest).to_be_in_viewport()


async def test_command_with_autocompletion_by_keyboard_alone(open_page: Open) -> None:
    page = await open_page()
    await page.keyboard.press("/")
    await page.keyboard.type("table")
    await page.keyboard.press("Tab")
    game = page.get_by_role("combobox", name="game")
    await expect(game).to_be_focused()
    await expect(page.get_by_role("option", name="Corinth")).to_be_visible()
    await page.keyboard.type("ar")
    await expect(suggestions(page)).to_have_text(["Sparta", "Argos", "Megara"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(game).to_have_value("Argos")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.keyboard.type("9")
    await page.keyboard.press("Enter")
    await expect(page.locator("#command-help")).to_have_text("seats: at most 5.")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("argos for 3")).to_be_visible()
    await expect(page.locator("#composer-text")).to_be_focused()


async def test_needed_options_are_asked_for_and_escape_cancels(open_page: Open) -> None:
    page = await open_page()
    await page.locator("#composer-text").fill("/echo ")
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator("#command-help")).to_contain_text("Still needed")
    await page.keyboard.press("Escape")
    await expect(page.locator("#composer-text")).to_be_focused()


async def test_buttons_selects_and_forms(open_page: Open) -> None:
    page = await open_page()
    await command(page, "counter")
    await page.get_by_role("button", name="Count 0").click()
    await expect(page.get_by_text("counted to 1")).to_be_visible()
    await expect(page.get_by_role("button", name="Count 1")).to_be_focused()
    await command(page, "cities")
    await page.get_by_role("button", name="Choose cities").click()
    await page.keyboard.press("Enter")
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Choose (2 of 1–2)").click()
    await expect(page.get_by_text("chose Athens, Megara")).to_be_visible()
    await page.get_by_role("button", name="Choose a person").click()
    await page.get_by_role("dialog").get_by_role("option", name="Zenon").click()
    await expect(page.get_by_text("chose Zenon")).to_be_visible()
    await command(page, "form")
    form = page.get_by_role("dialog", name="Orders")
    await form.get_by_label("Order").fill("march")
    await form.get_by_label("City").select_option("Argos")
    await form.get_by_role("button", name="Submit").click()
    await expect(page.get_by_text("march at Argos")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_ephemeral_answer_is_for_one_user_and_can_be_dismissed(open_page: Open) -> None:
    page = await open_page("daphnis")
    await command(page, "secret")
    await expect(page.get_by_text("for Daphnis alone")).to_be_visible()
    await expect(page.get_by_text("Only you can see this")).to_be_visible()
    await page.get_by_role("radio", name="Gorgo").click()
    await expect(page.get_by_text("Nothing has been said here yet.")).to_be_visible()
    await page.get_by_role("radio", name="Daphnis").click()
    await page.get_by_role("button", name="Dismiss").click()
    await expect(page.get_by_text("for Daphnis alone")).to_have_count(0)


async def test_direct_message_is_marked_unread_until_it_is_opened(
    open_page: Open, server: PracticeServer, bot: ExampleBot
) -> None:
    page = await open_page("daphnis")
    user = await bot.fetch_user(int(server.user("Daphnis").id))
    await user.send("your tile is **Sparta**")
    entry = page.get_by_role("navigation").get_by_role("button", name="Keryx")
    await expect(entry.locator(".badge")).to_have_text("1")
    await expect(page).to_have_title("(1) Daphnis · Agora")
    await entry.click()
    await expect(page.get_by_text("your tile is Sparta")).to_be_visible()
    await expect(page).to_have_title("Daphnis · Agora")
    await page.get_by_role("radio", name="Gorgo").click()
    await expect(page.locator("#channel-name")).to_have_text("# agora")
    await user.send("and Athens")
    await expect(page.get_by_role("radio", name="Daphnis").locator(".badge")).to_have_text("1")


async def test_new_messages_are_marked_until_they_were_seen(open_page: Open, visit: Visit) -> None:
    daphnis = await visit("Daphnis")
    await daphnis.say("agora", "old")
    page = await open_page()
    await expect(page.get_by_text("old")).to_be_visible()
    await page.locator(".channel", has_text="tables").click()
    await daphnis.say("agora", "while you were away")
    await expect(page.locator(".channel.unread", has_text="agora")).to_be_visible()
    await page.locator(".channel", has_text="agora").click()
    await expect(page.locator(".new-mark + .message")).to_contain_text("while you were away")
    await page.locator(".channel", has_text="tables").click()
    await page.locator(".channel", has_text="agora").click()
    await expect(page.get_by_text("while you were away")).to_be_visible()
    await daphnis.say("agora", "as you watch")
    await expect(page.get_by_text("as you watch")).to_be_visible()
    await expect(page.locator(".new-mark")).to_have_count(0)


@pytest.mark.parametrize(
    ("away", "back"),
    [
        ("document, 'visibilitychange', false", "document, 'visibilitychange', true"),
        ("window, 'blur', false", "window, 'focus', true"),
    ],
    ids=["hidden", "without focus"],
)
async def test_window_that_nobody_looks_at_says_that_one_is_called(
    open_page: Open, visit: Visit, away: str, back: str
) -> None:
    page = await open_page("daphnis")
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")
    await page.evaluate(LOOK)
    await page.evaluate(f"look({away})")
    await althaia.say("agora", f"<@{await daphnis.id()}> your turn")
    await expect(page.get_by_text("your turn")).to_be_visible()
    await expect(page).to_have_title("(1) Daphnis · Agora")
    assert next(c for c in await daphnis.channels() if c["name"] == "agora")["mentions"] == 1
    await page.evaluate(f"look({back})")
    await expect(page).to_have_title("Daphnis · Agora")
    await althaia.say("agora", f"<@{await daphnis.id()}> thank you")
    await expect(page.get_by_text("thank you")).to_be_visible()
    await expect(page).to_have_title("Daphnis · Agora")


async def test_what_was_read_in_one_window_is_read_in_all(open_page: Open, visit: Visit) -> None:
    pages = [await open_page(name) for name in ("daphnis", "daphnis", "gorgo")]
    for page in pages:
        await page.get_by_role("navigation").get_by_role("button", name="tables").click()
        await expect(page.locator("#channel-name")).to_have_text("# tables")
    reading, other, gorgos = pages
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")
    await althaia.say("agora", f"<@{await daphnis.id()}> your turn")
    face = gorgos.get_by_role("radio", name="Daphnis").locator(".badge")
    await expect(face).to_have_text("1")
    await expect(other).to_have_title("(1) Daphnis · Agora")
    await reading.get_by_role("navigation").get_by_role("button", name="agora").click()
    await expect(other).to_have_title("Daphnis · Agora")
    await expect(other.locator(".channel.unread")).to_have_count(0)
    await expect(face).to_have_count(0)


async def test_two_windows_talk_to_each_other(open_page: Open) -> None:
    althaia, daphnis = await open_page("althaia"), await open_page("daphnis")
    await daphnis.locator("#composer-text").fill("χαῖρε, Ἀλθαία")
    await daphnis.keyboard.press("Enter")
    await expect(althaia.get_by_text("χαῖρε, Ἀλθαία")).to_be_visible()


async def test_text_is_formatted_but_never_markup(open_page: Open, visit: Visit) -> None:
    page = await open_page()
    daphnis = await visit("Daphnis")
    await daphnis.say(
        "agora", "<img src=x onerror=alert(1)> **bold** *it* ||hidden|| `code`\n- one\n- two\n> quoted"
    )
    text = page.locator(".message .text").last
    await expect(text).to_contain_text("<img src=x onerror=alert(1)>")
    await expect(text.locator("strong")).to_have_text("bold")
    await expect(text.locator("em")).to_have_text("it")
    await expect(text.locator("li")).to_have_text(["one", "two"])
    await expect(text.locator("blockquote")).to_have_text("quoted")
    await text.get_by_role("button", name="Hidden text").click()
    await expect(text.get_by_role("button", name="hidden")).to_be_visible()
    me, tables = await daphnis.id(), (await daphnis.channels())[1]["id"]
    await daphnis.say("agora", f"<@{me}> <t:0:D> [rules](https://example.org) <#{tables}>")
    text = page.locator(".message .text").last
    await expect(text).to_contain_text("@Daphnis 1 January 1970 rules #tables")
    await text.get_by_role("button", name="#tables").click()
    await expect(page.locator("#channel-name")).to_have_text("# tables")


async def test_what_comes_while_a_channel_is_read_is_not_lost(open_page: Open, visit: Visit) -> None:
    page = await open_page()
    daphnis = await visit("Daphnis")
    await daphnis.say("tables", "before")

    async def dawdle(route: Route) -> None:
        response = await route.fetch()
        await daphnis.say("tables", "meanwhile")
        await asyncio.sleep(0.3)
        await route.fulfill(response=response)

    await page.route("**/messages?limit=50", dawdle)
    await page.get_by_role("navigation").get_by_role("button", name="tables").click()
    await expect(page.get_by_text("before")).to_be_visible()
    await expect(page.get_by_text("meanwhile")).to_be_visible()


async def test_indents_are_kept(open_page: Open, visit: Visit) -> None:
    page = await open_page()
    daphnis = await visit("Daphnis")
    await daphnis.say("agora", "Athens\n    3 markers")
    line = page.locator(".message .text p").last
    assert await line.inner_text() == "Athens\n    3 markers"


@pytest.mark.parametrize(
    ("locale", "empty", "you"),
    [
        ("de-AT", "Hier wurde noch nichts gesagt.", "Du spielst als"),
        ("el-GR", "Δεν έχει ειπωθεί ακόμη τίποτα εδώ.", "Παίζεις ως"),
        ("fr-FR", "Nothing has been said here yet.", "You play as"),
    ],
)
async def test_page_speaks_the_browsers_language(
    chromium: Browser, server: PracticeServer, bot: ExampleBot, locale: str, empty: str, you: str
) -> None:
    context = await chromium.new_context(locale=locale)
    page = await context.new_page()
    await page.goto(server.url)
    await expect(page.get_by_text(empty)).to_be_visible()
    await expect(page.get_by_role("heading", name=you)).to_be_visible()
    await context.close()


async def test_page_speaks_as_whoever_one_plays_as_has_chosen(open_page: Open) -> None:
    page = await open_page("zenon")
    await page.get_by_text("Zenon's settings").click()
    await page.get_by_label("Your language").select_option("de")
    await expect(page.get_by_role("heading", name="Du spielst als")).to_be_visible()
    await expect(page.get_by_role("heading", name="Kanäle", exact=True)).to_be_visible()
    await expect(page.locator("#composer-text")).to_have_attribute("placeholder", re.compile("^Nachricht"))
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    await page.get_by_role("button", name="Den anderen Plätze geben").click()
    await expect(page.get_by_text("Es ist kein Tisch offen")).to_be_visible()
    await page.get_by_role("radio", name="Althaia").click()
    await expect(page.get_by_role("heading", name="You play as")).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_help_speaks_as_whoever_one_plays_as(open_page: Open) -> None:
    page = await open_page("zenon")
    await page.get_by_text("Zenon's settings").click()
    await page.get_by_label("Your language").select_option("de")
    await page.get_by_role("button", name="Was hier zu tun ist").click()
    await expect(page.get_by_role("region", name="Was hier zu tun ist")).to_be_visible()
    await page.get_by_role("radio", name="Althaia").click()
    help_card = page.get_by_role("region", name="What to do here")
    await expect(help_card).to_contain_text("This is a small chat server")
    await page.get_by_role("radio", name="Zenon").click()
    await expect(page.get_by_role("region", name="Was hier zu tun ist")).to_be_visible()


async def test_bot_hears_the_browsers_language_until_another_is_chosen(
    chromium: Browser, server: PracticeServer, bot: ExampleBot
) -> None:
    context = await chromium.new_context(locale="de-DE")
    page = await context.new_page()
    await page.goto(server.url)
    await expect(page.locator("#channel-name")).not_to_be_empty()
    assert server.user("Althaia").locale == "de"
    await page.get_by_text("Einstellungen von Althaia").click()
    await page.get_by_label("Deine Sprache").select_option("en-GB")
    await expect(page.get_by_label("Your language")).to_have_value("en-GB")
    await page.reload()
    await expect(page.get_by_text("Althaia's settings")).to_be_visible()
    assert server.user("Althaia").locale == "en-GB"
    await context.close()


async def test_phone_has_a_drawer_and_nothing_sticks_out(open_page: Open) -> None:
    page = await open_page(size=PHONE)
    await command(page, "lobby")
    await page.get_by_role("button", name="Seat the others").click()
    await expect(page.get_by_text("(4 of 4)")).to_be_visible()
    await expect(page.get_by_role("navigation")).not_to_be_visible()
    await page.get_by_role("button", name="Channels and people").click()
    await page.get_by_role("navigation").get_by_role("button", name="table-1").click()
    await expect(page.get_by_role("navigation")).not_to_be_visible()
    await expect(page.get_by_role("img", name="Six cities")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await page.get_by_role("button", name="Channels and people").click()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("button", name="Channels and people")).to_be_focused()


async def thread_of(bot: ExampleBot, *moves: int) -> discord.Thread:
    """Begin a thread with a post for each move."""
    thread = await (await channel_of(bot).send("A table")).create_thread(name="a-table-with-a-long-name")
    for move in moves:
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label=f"Move {move}", custom_id=f"k:t:1:{move}:move"))
        view.add_item(ui.Button(label=f"Only {move}", custom_id=f"k:{'abc'[move % 3]}"))
        await thread.send("Your move", view=view)
    return thread


async def test_phone_has_one_row_above_the_messages_and_leaving_is_asked_for(
    open_page: Open, server: PracticeServer, bot: ExampleBot
) -> None:
    thread, althaia = await thread_of(bot), server.user("Althaia")
    althaia.locale = "de"
    page = await open_page(size=PHONE)
    await page.goto(f"{server.url}/?user=althaia&channel={thread.id}")
    await page.get_by_role("button", name="Thread betreten").click()
    leave = page.get_by_role("button", name="Thread verlassen")
    await expect(leave).to_be_visible()
    assert await page.locator(".bar").evaluate("one => one.clientHeight") < 64
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    await leave.click()
    asked = page.get_by_role("dialog", name="Thread verlassen")
    await expect(asked).to_contain_text("nicht das Spiel")
    await asked.get_by_role("button", name="Abbrechen").click()
    members = server.channel(thread.name).thread
    assert members is not None
    assert althaia.id in members.members
    await leave.click()
    await asked.get_by_role("button", name="Thread verlassen").click()
    await expect(page.get_by_role("button", name="Thread betreten")).to_be_visible()
    assert althaia.id not in members.members


async def test_tab_passes_over_buttons_that_a_newer_post_of_the_thread_has(
    open_page: Open, server: PracticeServer, bot: ExampleBot
) -> None:
    thread = await thread_of(bot, 4, 5)
    page = await open_page()
    await page.goto(f"{server.url}/?user=althaia&channel={thread.id}")
    await expect(page.get_by_role("button", name="Only 5")).to_be_visible()
    await page.locator("#messages").focus()
    for name in ("Only 4", "Move 5", "Only 5"):
        await page.keyboard.press("Tab")
        await expect(page.get_by_role("button", name=name)).to_be_focused()


async def test_calls_are_legible_in_the_dark(open_page: Open, visit: Visit) -> None:
    page = await open_page("althaia")
    await page.emulate_media(color_scheme="dark")
    althaia = await visit("Althaia")
    await (await visit("Daphnis")).say("agora", f"<@{await althaia.id()}> it is you")
    called = page.locator(".message.mentioned")
    ground = await called.evaluate("one => getComputedStyle(one).backgroundColor")
    for part in ("time", ".author"):
        ink = await called.locator(part).evaluate("one => getComputedStyle(one).color")
        assert contrast(ink, ground) >= 4.5
    mention = called.locator(".mention.mine")
    style = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    assert contrast(*await mention.evaluate(style)) >= 4.5


def contrast(ink: str, ground: str) -> float:
    """Tell how far two colours are apart, as WCAG counts it."""

    def light(colour: str) -> float:
        red, green, blue = (int(part) / 255 for part in re.findall(r"\d+", colour)[:3])
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (red, green, blue)]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(ink), light(ground)))
    return (bright + 0.05) / (dark + 0.05)


async def test_phone_on_its_side_reaches_the_settings_and_the_channels(open_page: Open) -> None:
    page = await open_page(size=SIDEWAYS)
    await page.get_by_text("Althaia's settings").click()
    leave = page.get_by_role("button", name="Leave the server")
    await expect(leave).to_be_visible()
    assert await page.locator("#channels").evaluate("one => one.clientHeight >= one.scrollHeight")
    assert await page.evaluate("document.body.scrollHeight") <= SIDEWAYS[1]
    await page.locator("#sidebar").hover()
    await page.mouse.wheel(0, 2000)
    await expect(leave).to_be_in_viewport(ratio=1)


async def test_welcome_leaves_room_on_a_low_window(open_page: Open) -> None:
    page = await open_page(size=SIDEWAYS, welcomed=False)
    await expect(page.get_by_role("region", name="What to do here")).to_be_visible()
    await page.locator("#composer-text").focus()
    for part in (".bar", "#composer"):
        await expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert await page.locator("#messages").evaluate("one => one.clientHeight") > 50
    await page.get_by_role("button", name="Got it").click()
    await expect(page.get_by_role("region", name="What to do here")).to_have_count(0)


async def test_everything_has_a_name(open_page: Open) -> None:
    page = await open_page(welcomed=False)
    for name in ("board", "cities", "layout", "counter"):
        await command(page, name)
    await expect(page.get_by_text("counted to 0")).to_be_visible()
    nameless = """() => [...document.querySelectorAll("button, a, input, select, textarea, img")]
        .filter((one) => one.tagName === "IMG" ? !one.hasAttribute("alt")
            : !one.textContent.trim() && !one.getAttribute("aria-label") && !one.labels?.length)
        .map((one) => one.outerHTML)"""
    assert await page.evaluate(nameless) == []


async def test_settings_change_language_and_direct_messages(open_page: Open, server: PracticeServer) -> None:
    page = await open_page("zenon")
    await page.get_by_text("Zenon's settings").click()
    await page.get_by_label("Take direct messages").uncheck()
    await expect(page.get_by_label("Take direct messages")).not_to_be_checked()
    await page.get_by_label("Your language").select_option("el")
    await page.get_by_label("Η γλώσσα σου").select_option("en-GB")
    await expect(page.get_by_label("Your language")).to_have_value("en-GB")
    zenon = server.user("Zenon")
    assert (zenon.locale, zenon.dms_open) == ("en-GB", False)
    await page.get_by_role("button", name="Leave the server").click()
    await expect(page.get_by_text("You are not in the server.")).to_be_visible()
    await page.get_by_role("button", name="Come back into the server").click()
    await expect(page.get_by_role("navigation").get_by_role("button", name="agora")).to_be_visible()


async def test_administrator_puts_someone_out(open_page: Open, server: PracticeServer) -> None:
    page = await open_page("althaia")
    await page.get_by_text("Althaia's settings").click()
    await page.get_by_label("Remove someone from the server").select_option("gorgo")
    await expect(page.get_by_title("Gorgo (not in the server)")).to_be_visible()
    assert server.user("Gorgo").id not in server.store.guild.members


async def test_page_comes_back_after_losing_its_connection(
    open_page: Open, server: PracticeServer, visit: Visit
) -> None:
    page = await open_page()
    server.core.page.close()
    await expect(page.locator("#bot-status").get_by_text("The practice server is away")).to_be_visible()
    daphnis = await visit("Daphnis")
    await daphnis.say("agora", "still here")
    await expect(page.get_by_text("still here")).to_be_visible()
    await expect(page.get_by_text("Keryx is here")).to_be_visible()


async def test_half_filled_command_survives_an_outage_and_another_language(
    open_page: Open, server: PracticeServer, visit: Visit
) -> None:
    page = await open_page()
    await page.locator("#composer-text").fill("/echo ")
    field = page.get_by_label("text")
    await field.fill("Gorgo")
    server.core.page.close()
    await expect(page.locator("#bot-status").get_by_text("The practice server is away")).to_be_visible()
    await (await visit("Daphnis")).say("agora", "still here")
    await expect(page.get_by_text("still here")).to_be_visible()
    await expect(field).to_have_value("Gorgo")
    await page.get_by_text("Althaia's settings").click()
    await page.get_by_label("Your language").select_option("de")
    await expect(page.get_by_role("heading", name="Du spielst als")).to_be_visible()
    await expect(field).to_have_value("Gorgo")
    await field.press("Enter")
    await expect(page.get_by_text("echo: Gorgo")).to_be_visible()
    await expect(page.locator("#composer-text")).to_have_attribute("placeholder", re.compile("^Nachricht an"))


async def test_what_reaches_no_server_is_told_in_words_of_the_page(
    server: PracticeServer, bot: ExampleBot, browser: BrowserContext
) -> None:
    """A browser would say "Failed to fetch"."""
    page = await browser.new_page()
    await page.goto(server.url)
    await command(page, "counter")
    await page.route("**/interactions/component", lambda route: route.abort())
    await page.get_by_role("button", name="Count").click()
    await expect(page.get_by_text("The practice server is away").first).to_be_visible()
    await expect(page.get_by_text("Failed to fetch")).to_have_count(0)


async def test_one_stays_who_one_was_while_the_server_is_away(
    server: PracticeServer, bot: ExampleBot, browser: BrowserContext, visit: Visit
) -> None:
    page = await browser.new_page()
    await page.goto(f"{server.url}/?user=althaia&channel={server.channel('tables').id}")
    await expect(page.locator("#channel-name")).to_have_text("# tables")
    await page.route("**/users/daphnis/state*", lambda route: route.abort())
    await page.get_by_role("radio", name="Daphnis").click()
    await expect(page.get_by_text("The practice server is away").first).to_be_visible()
    await expect(page.get_by_role("radio", name="Althaia")).to_be_checked()
    gorgo = await visit("Gorgo")
    await gorgo.say("tables", "is anyone there?")
    await expect(page.get_by_text("is anyone there?")).to_be_visible()
    await page.locator("#composer-text").fill("I am")
    await page.keyboard.press("Enter")
    assert (await gorgo.wait_for_message("tables", lambda m: m.content == "I am")).author == "althaia"


async def test_nothing_of_ones_own_is_left_to_another_whose_messages_cannot_be_read(
    server: PracticeServer, bot: ExampleBot, browser: BrowserContext
) -> None:
    page = await browser.new_page()
    await page.goto(f"{server.url}/?user=althaia")
    await command(page, "secret")
    await expect(page.get_by_text("for Althaia alone")).to_be_visible()
    await page.locator("#composer-text").fill("between us")
    await page.route("**/users/daphnis/channels/*/messages*", lambda route: route.abort())
    await page.get_by_role("radio", name="Daphnis").click()
    await expect(page.get_by_role("radio", name="Daphnis")).to_be_checked()
    await expect(page.locator("#composer-text")).to_have_value("")
    await expect(page.get_by_text("for Althaia alone")).to_have_count(0)


async def held_back(page: Page, pattern: str) -> asyncio.Event:
    """Let requests wait until an event is set."""
    is_late = asyncio.Event()

    async def late(route: Route) -> None:
        await is_late.wait()
        await route.continue_()

    await page.route(pattern, late)
    return is_late


async def test_only_the_last_of_two_quick_changes_counts(open_page: Open, visit: Visit) -> None:
    page = await open_page("althaia")
    await page.get_by_role("navigation").get_by_role("button", name="tables").click()
    await expect(page.locator("#channel-name")).to_have_text("# tables")
    listening: list[str] = []
    page.on("websocket", lambda socket: listening.append(socket.url.split("/")[-2]))
    is_late = await held_back(page, "**/users/daphnis/state*")
    await page.get_by_role("radio", name="Daphnis").click()
    await page.get_by_role("radio", name="Gorgo").click()
    await expect(page.get_by_role("radio", name="Gorgo")).to_be_checked()
    async with page.expect_response("**/users/daphnis/state*"):
        is_late.set()
    await (await visit("Zenon")).say("tables", "who is it?")
    await expect(page.get_by_text("who is it?")).to_be_visible()
    await expect(page.get_by_role("radio", name="Gorgo")).to_be_checked()
    await expect(page.locator("#channel-name")).to_have_text("# tables")
    assert listening == ["gorgo"]


async def test_channel_that_is_chosen_meanwhile_is_the_one_that_opens(open_page: Open) -> None:
    page = await open_page("althaia")
    is_late = await held_back(page, "**/users/daphnis/state*")
    await page.get_by_role("radio", name="Daphnis").click()
    await page.get_by_role("navigation").get_by_role("button", name="tables").click()
    await expect(page.locator("#channel-name")).to_have_text("# tables")
    is_late.set()
    await expect(page.get_by_role("radio", name="Daphnis")).to_be_checked()
    await expect(page.locator("#channel-name")).to_have_text("# tables")


async def test_what_is_typed_while_the_page_loads_is_kept(
    server: PracticeServer, bot: ExampleBot, browser: BrowserContext
) -> None:
    """The box is there before the page knows who one is, where one is, and what the bot can do."""
    page = await browser.new_page()
    typed = await held_back(page, "**/practice/api/**")
    await page.goto(server.url)
    await page.locator("#composer-text").focus()
    await page.keyboard.type("/counter")
    await expect(page.get_by_text("There are no commands here yet")).to_be_visible()
    typed.set()
    await expect(suggestions(page)).to_have_text(["/counterA button that counts"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Count")).to_be_visible()


async def test_no_command_is_chosen_before_its_channel_is_open(
    server: PracticeServer, bot: ExampleBot, browser: BrowserContext
) -> None:
    """Opening the channel would drop the chosen command without a word."""
    page = await browser.new_page()
    read = await held_back(page, "**/channels/*/messages*")
    async with page.expect_response("**/commands*"):
        await page.goto(server.url)
    await page.locator("#composer-text").focus()
    await page.keyboard.type("/counter")
    await expect(page.get_by_text("There are no commands here yet")).to_be_visible()
    await expect(suggestions(page)).to_have_count(0)
    read.set()
    await expect(suggestions(page).first).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Count")).to_be_visible()


async def test_commands_that_come_while_one_types_are_suggested(
    server: PracticeServer, browser: BrowserContext
) -> None:
    page = await browser.new_page()
    await page.goto(server.url)
    await expect(page.locator("#channel-name")).not_to_be_empty()
    await page.locator("#composer-text").focus()
    await page.keyboard.type("/counter")
    await expect(page.get_by_text("There are no commands here yet")).to_be_visible()
    async with running(server, ExampleBot()):
        await expect(suggestions(page).first).to_be_visible()


async def test_escape_throws_nothing_away_that_was_typed(open_page: Open) -> None:
    page = await open_page()
    await page.locator("#composer-text").fill("/echo ")
    field = page.get_by_label("text")
    await field.fill("Gorgo")
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("Press Escape once more to discard the command.")).to_be_visible()
    await expect(field).to_have_value("Gorgo")
    await page.keyboard.press("Escape")
    await expect(field).to_have_count(0)


async def test_text_is_sent_once_and_what_is_typed_meanwhile_stays(
    open_page: Open, server: PracticeServer
) -> None:
    page = await open_page()
    arrived, typed = asyncio.Event(), asyncio.Event()

    async def late(route: Route) -> None:
        arrived.set()
        await typed.wait()
        await route.continue_()

    await page.route("**/send", late)
    box = page.locator("#composer-text")
    await box.fill("χαῖρε")
    await box.press("Enter")
    await box.press("Enter")
    await page.keyboard.type("and")
    await arrived.wait()
    async with page.expect_response("**/send"):
        typed.set()
    await expect(page.get_by_text("χαῖρε")).to_be_visible()
    await page.keyboard.type(" more")
    await expect(box).to_have_value("and more")
    assert [m.content for m in server.store.history(server.channel("agora").id)] == ["χαῖρε"]


async def test_text_that_could_not_be_sent_comes_back_unless_another_was_begun(open_page: Open) -> None:
    page = await open_page()
    refused = asyncio.Event()

    async def refuse(route: Route) -> None:
        await refused.wait()
        await route.fulfill(status=422, json={"error": "Not now."})

    await page.route("**/send", refuse)
    box = page.locator("#composer-text")
    await box.fill("first")
    await box.press("Enter")
    await page.keyboard.type("second")
    refused.set()
    await expect(page.get_by_text("Not now.")).to_have_count(1)
    await expect(box).to_have_value("second")
    await box.press("Enter")
    await expect(page.get_by_text("Not now.")).to_have_count(2)
    await expect(box).to_have_value("second")


async def test_slash_replaces_no_draft_and_no_half_filled_command(open_page: Open) -> None:
    page = await open_page()
    box = page.locator("#composer-text")
    await box.fill("half a thought")
    await page.locator("#messages").focus()
    await page.keyboard.press("/")
    await expect(box).to_be_focused()
    await expect(box).to_have_value("half a thought")
    await box.fill("/echo ")
    field = page.get_by_label("text")
    await field.fill("Gorgo")
    await page.locator("#messages").focus()
    await page.keyboard.press("/")
    await expect(field).to_be_focused()
    await expect(field).to_have_value("Gorgo")


async def test_draft_waits_while_a_mentioned_command_is_used(open_page: Open, server: PracticeServer) -> None:
    page = await open_page()
    echo = next(c for c in server.store.commands.values() if c["name"] == "echo")
    agora, keryx = server.channel("agora"), server.store.bot_id
    posting.post(server.core, agora, keryx, Form({"content": f"try </echo:{echo['id']}>"}), {})
    box = page.locator("#composer-text")
    await box.fill("half a thought")
    await page.get_by_role("button", name="/echo").click()
    await page.get_by_label("text").fill("Gorgo")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("echo: Gorgo")).to_be_visible()
    await expect(box).to_have_value("half a thought")


async def test_absent_bot_is_told_of(server: PracticeServer, browser: BrowserContext) -> None:
    server.settings.ack_seconds = 0.2
    page = await browser.new_page()
    async with running(server, ExampleBot()):
        await page.goto(server.url)
        await expect(page.get_by_text("Keryx is here")).to_be_visible()
    await expect(page.locator("#bot-status").get_by_text("Keryx is not connected")).to_be_visible()
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await expect(page.get_by_role("status").get_by_text("Keryx is not connected")).to_be_visible()
    await page.set_viewport_size({"width": 1280, "height": 800})
    await command(page, "counter")
    await expect(page.get_by_role("alert").get_by_text("did not respond to /counter in time")).to_be_visible()


async def test_commands_are_shown_in_the_users_language(open_page: Open, server: PracticeServer) -> None:
    echo = next(c for c in server.store.commands.values() if c["name"] == "echo")
    echo["name_localizations"] = {"de": "nachsprechen"}
    echo["description_localizations"] = {"de": "Sag es noch einmal"}
    server.user("Daphnis").locale = "de"
    page = await open_page("daphnis")
    await page.locator("#composer-text").fill("/nach")
    await expect(suggestions(page)).to_have_text(["/nachsprechenSag es noch einmal"])
    await page.keyboard.press("Enter")
    await page.keyboard.type("χαῖρε")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("echo: χαῖρε")).to_be_visible()


async def test_other_server_is_one_switch_away(open_page: Open) -> None:
    page = await open_page()
    await page.locator("#guild-switch select").select_option(label="Piraeus")
    await expect(page.locator("#guild-name")).to_have_text("Piraeus")
    names = page.locator("#channels .channel .name")
    await expect(names).to_have_text(["harbour", "news", "assembly", "symposium", "Keryx"])
    await page.get_by_role("button", name="assembly").click()
    await page.get_by_role("button", name="New post").click()
    await page.get_by_label("Title").fill("A motion")
    await page.get_by_label("Text").fill("Let us sail.")
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator("#channel-name")).to_have_text("❧ A motion")
    await expect(page.locator("#messages")).to_contain_text("Let us sail.")
    await page.get_by_role("radio", name="Daphnis").click()
    await expect(page.locator("#guild-name")).to_have_text("Agora")
    await expect(page.locator("#guild-switch select")).to_have_count(0)
