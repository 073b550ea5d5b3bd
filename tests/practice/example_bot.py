"""A small bot on the real discord.py that uses every feature the practice server has."""

import asyncio
import contextlib
import io
import re
from collections.abc import AsyncIterator
from typing import Any, Self

import discord
from discord import app_commands, ui
from PIL import Image, ImageDraw

from practice import PracticeServer, discord_py_at

CITIES = ("Athens", "Sparta", "Thebes", "Corinth", "Argos", "Megara")
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c636060606000000005000157a5d2"
    "700000000049454e44ae426082"
)
BotInteraction = discord.Interaction["ExampleBot"]


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button that survives the bot's restart: its id is all it knows."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, _i: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        view = ui.View(timeout=None)
        view.add_item(Counter(self.number + 1))
        await interaction.response.edit_message(content=f"counted to {self.number + 1}", view=view)


class Join(ui.DynamicItem[ui.Button[Any]], template=r"join:(?P<seats>\d+)"):
    """A lobby's button by the convention of the practice server: its id begins with `join:`."""

    def __init__(self, seats: int, *, full: bool = False) -> None:
        style = discord.ButtonStyle.success
        super().__init__(ui.Button(label="Join", style=style, custom_id=f"join:{seats}", disabled=full))
        self.seats = seats

    @classmethod
    async def from_custom_id(
        cls, _i: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["seats"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        seated: list[str] = interaction.client.seated
        if interaction.user.display_name in seated:
            await interaction.response.send_message("You sit here already.", ephemeral=True)
            return
        seated.append(interaction.user.display_name)
        full = len(seated) == self.seats
        view = ui.View(timeout=None)
        view.add_item(Join(self.seats, full=full))
        text = f"**Table 1**: {', '.join(seated)} ({len(seated)} of {self.seats})"
        await interaction.response.edit_message(content=text, view=view)
        if full and isinstance(interaction.channel, discord.TextChannel):
            await begin_table(interaction.channel, seated)


async def begin_table(channel: discord.TextChannel, seated: list[str]) -> None:
    """Begin a table's thread with its first board, as a game would."""
    thread = await channel.create_thread(name="table-1", type=discord.ChannelType.public_thread)
    view = ui.View(timeout=None)
    view.add_item(Counter(0))
    view.add_item(ui.Button(label="Pass", custom_id="pass", style=discord.ButtonStyle.secondary))
    view.add_item(ui.Button(label="Attack", custom_id="attack", style=discord.ButtonStyle.danger))
    text = f"# Round 1\n{seated[0]} begins.\n- Athens has **3** cubes\n- Sparta has *none*\n> Choose a tile."
    await thread.send(text, file=board(), view=view)


def board() -> discord.File:
    """Draw a board large enough to be enlarged."""
    image = Image.new("RGB", (900, 560), "#efe2bf")
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 380, 900, 560), fill="#b9d3df")
    for at, city in enumerate(CITIES):
        left = 40 + at * 142
        draw.rounded_rectangle((left, 90, left + 120, 300), 12, fill="#fbf5e4", outline="#a8482a", width=4)
        draw.text((left + 60, 200), city, fill="#2b2118", anchor="mm", font_size=24)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png", description="Six cities in a row above the sea; nobody holds any.")


class CityPanel(ui.View):
    """A view of one process: a select of texts, one of users, and a link."""

    def __init__(self) -> None:
        super().__init__(timeout=60)
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))

    @ui.select(
        placeholder="Choose cities", max_values=2, options=[discord.SelectOption(label=c) for c in CITIES]
    )
    async def cities(self, interaction: discord.Interaction[Any], select: ui.Select[Any]) -> None:
        await interaction.response.send_message("chose " + ", ".join(select.values), ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Choose a person")
    async def people(self, interaction: discord.Interaction[Any], select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"chose {select.values[0].display_name}", ephemeral=True)


class OrderForm(ui.Modal, title="Orders"):
    """A modal as discord.py 2.7 makes it: labels around inputs."""

    order: ui.Label[Any] = ui.Label(text="Order", component=ui.TextInput(custom_id="order", max_length=50))
    city: ui.Label[Any] = ui.Label(
        text="City",
        description="Where to",
        component=ui.Select(custom_id="city", options=[discord.SelectOption(label=c) for c in CITIES]),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.order.component, ui.TextInput)
        assert isinstance(self.city.component, ui.Select)
        text = f"{self.order.component.value} at {self.city.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


class BoardLayout(ui.LayoutView):
    """A message of Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="The board")
        )
        section: ui.Section[Any] = ui.Section(
            "Your turn", accessory=ui.Button(label="Pass", custom_id="pass")
        )
        self.add_item(ui.Container(ui.TextDisplay("# Round 1"), gallery, ui.Separator(), section))


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(PIXEL), name, description="A board with one field")


class ExampleBot(discord.Client):
    """The bot; `faults` collects the errors that its commands met."""

    def __init__(self, **options: Any) -> None:
        # discord.py waits this long for further servers before it says that it is ready.
        options.setdefault("guild_ready_timeout", 0.01)
        super().__init__(intents=options.pop("intents", discord.Intents.default()), **options)
        self.tree = app_commands.CommandTree(self)
        self.faults: list[BaseException] = []
        self.heard: list[str] = []
        self.seated: list[str] = []
        self.resumed = asyncio.Event()
        self.tree.on_error = self.on_command_error  # type: ignore[method-assign]
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter, Join)

    async def on_command_error(self, _interaction: discord.Interaction[Any], error: Exception) -> None:
        self.faults.append(getattr(error, "original", error))

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message.content)


def add_commands(bot: ExampleBot) -> None:
    for add in (_add_answers, _add_panels, _add_late_answers, _add_groups, _add_options):
        add(bot)


def _add_answers(bot: ExampleBot) -> None:
    @bot.tree.command(description="Say it again")
    async def echo(interaction: BotInteraction, text: str) -> None:
        await interaction.response.send_message(f"echo: {text}")

    @bot.tree.command(description="Whisper it")
    async def secret(interaction: BotInteraction) -> None:
        await interaction.response.send_message(f"for {interaction.user.display_name} alone", ephemeral=True)

    @bot.tree.command(description="Think, then draw")
    async def board(interaction: BotInteraction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="the board", attachments=[picture()])

    @bot.tree.command(description="Think, then follow up twice")
    async def ponder(interaction: BotInteraction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        first = await interaction.followup.send("first thought", wait=True)
        await interaction.followup.send("second thought", ephemeral=True)
        await first.edit(content="first thought, revised")


def _add_panels(bot: ExampleBot) -> None:
    @bot.tree.command(description="A button that counts")
    async def counter(interaction: BotInteraction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Counter(0))
        await interaction.response.send_message("counted to 0", view=view)

    @bot.tree.command(description="Selects")
    async def cities(interaction: BotInteraction) -> None:
        await interaction.response.send_message("choose", view=CityPanel())

    @bot.tree.command(description="A form")
    async def form(interaction: BotInteraction) -> None:
        await interaction.response.send_modal(OrderForm())

    @bot.tree.command(description="A layout")
    async def layout(interaction: BotInteraction) -> None:
        await interaction.response.send_message(view=BoardLayout(), file=picture())

    @bot.tree.command(description="Open a table that others can join")
    async def lobby(interaction: BotInteraction, seats: app_commands.Range[int, 2, 6] = 4) -> None:
        bot.seated = [interaction.user.display_name]
        view = ui.View(timeout=None)
        view.add_item(Join(seats))
        await interaction.response.send_message(f"**Table 1**: {bot.seated[0]} (1 of {seats})", view=view)


def _add_late_answers(bot: ExampleBot) -> None:
    @bot.tree.command(description="Answer too late")
    async def late(interaction: BotInteraction, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await interaction.response.send_message("too late")

    @bot.tree.command(description="Answer twice")
    async def twice(interaction: BotInteraction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        await interaction.response.send_message("again")


def _add_groups(bot: ExampleBot) -> None:
    table = app_commands.Group(name="table", description="Tables")

    @table.command(description="Open a table")
    async def new(interaction: BotInteraction, game: str, seats: app_commands.Range[int, 2, 5] = 4) -> None:
        await interaction.response.send_message(f"{game} for {seats}")

    @new.autocomplete("game")
    async def games(_interaction: BotInteraction, current: str) -> list[app_commands.Choice[str]]:
        found = [c for c in CITIES if current.casefold() in c.casefold()]
        return [app_commands.Choice(name=city, value=city.lower()) for city in found]

    bot.tree.add_command(table)

    settings = app_commands.Group(
        name="settings", description="Settings", default_permissions=discord.Permissions(manage_guild=True)
    )

    @settings.command(description="Show them")
    async def show(interaction: BotInteraction) -> None:
        await interaction.response.send_message("settings", ephemeral=True)

    bot.tree.add_command(settings)


def _add_options(bot: ExampleBot) -> None:
    @bot.tree.command(description="Every kind of option")
    @app_commands.choices(side=[app_commands.Choice(name=c, value=c) for c in ("left", "right")])
    async def options(
        interaction: BotInteraction,
        person: discord.Member,
        place: discord.TextChannel,
        role: discord.Role,
        side: str,
        ratio: float = 0.5,
        sure: bool = False,
    ) -> None:
        parts = (person.display_name, place.name, role.name, side, ratio, sure)
        await interaction.response.send_message("|".join(str(part) for part in parts))

    @bot.tree.command(description="What the bot knows of the user")
    async def whoami(interaction: BotInteraction) -> None:
        manages = interaction.permissions.manage_guild
        await interaction.response.send_message(f"{interaction.locale.value} {manages}", ephemeral=True)


@contextlib.asynccontextmanager
async def running(
    server: PracticeServer, bot: ExampleBot, *, sync: bool = True, token: str | None = None
) -> AsyncIterator[ExampleBot]:
    """Run a bot against a practice server for as long as the block lasts."""
    connection: asyncio.Task[None] | None = None
    with discord_py_at(server.url):
        try:
            await bot.login(token or server.token)
            connection = asyncio.create_task(bot.connect())
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({ready, connection}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
            if connection.done():
                ready.cancel()
                connection.result()
            if sync:
                await bot.tree.sync()
            yield bot
        finally:
            await bot.close()
            if connection is not None:
                await asyncio.gather(connection, return_exceptions=True)
