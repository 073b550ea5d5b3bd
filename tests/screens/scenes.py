"""What is to be seen: tables of a game at each of its questions, and what their players open there."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from bot.keeper import Live
from bot.keeper.lobby import Lobby
from games import registry
from practice import MovableClock, PracticeServer, User
from practice.model import Json
from practice.seen import Seen
from tests.bot.discord import rig
from tests.cogs.house import House
from tests.cogs.time import passing
from tests.rendering.subject import seats_near
from tests.screens.shots import Place

LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board full", {}),
    ("board text", {}),
    ("hand", {}),
    ("log", {}),
    ("since", {}),
    ("tables", {}),
    ("results", {}),
    ("player", {}),
    ("watch", {}),
    ("talk", {}),
    ("help", {}),
    ("rules", {}),
    ("remind", {}),
    ("table show", {}),
    ("order", {"text": "?"}),
    ("why", {"text": "?"}),
)
"""Commands whose answers everybody may open at a table."""
CHANNEL = "agora"
DAY_AND_MORE = 25
"""Hours, after which somebody is reminded."""
PATIENCE_S = 600.0
"""Seconds that anything may take: sheets are made in no hurry."""
LOCALES = {"en": "en-GB", "de": "de", "el": "el"}


@dataclass(frozen=True)
class InRound:
    """Whether a certain round has begun, so that the report of the one before was just told."""

    number: int

    def __call__(self, live: Live) -> bool:
        return bool(live.game.view(live.state, None).round == self.number)


@dataclass(frozen=True)
class IsOver:
    """Whether the game is over."""

    def __call__(self, live: Live) -> bool:
        return not live.state.agenda


@dataclass
class Stage:
    """A practice server with the bot, and people who speak one language."""

    bot: KeryxBot
    server: PracticeServer
    users: list[User]
    language: str


@contextlib.asynccontextmanager
async def stage(data: Path, language: str) -> AsyncIterator[Stage]:
    """Begin with an empty server."""
    rig.patience_s = PATIENCE_S
    async with contextlib.AsyncExitStack() as stack:
        server = PracticeServer(clock=MovableClock(), bot_permissions=PERMISSIONS.value)
        await stack.enter_async_context(server)
        bot = await stack.enter_async_context(rig.running(server, data, cogs=cogs.ALL))
        bot.lobby = Lobby(bot.keeper, lambda size: b"k" * size)
        users = [
            await stack.enter_async_context(User(server.url, name, timeout=PATIENCE_S))
            for name in rig.PLAYERS
        ]
        for user in users:
            await user.set_locale(LOCALES[language])
        yield Stage(bot, server, users, language)


def questions(game: str) -> list[str]:
    """Name what a game asks, in the order of its catalogue."""
    source = (files(registry.get(game).package) / "catalogue" / "en.ftl").read_text("utf-8")
    return re.findall(r"^question-([a-z0-9-]+) =", source, re.MULTILINE)


@dataclass
class Show:
    """A table of a game, and what its players have open there."""

    stage: Stage
    house: House

    async def at(self, is_there: Callable[[Live], bool]) -> bool:
        """Play to a position, if it comes up."""
        try:
            await rig.leap(self.stage.bot, self.house.table, is_there)
        except LookupError:
            return False
        await rig.all_sent(self.stage.bot)
        return True

    async def questions(self, met: set[str]) -> None:
        """Show the panel of every question that comes up, and where its first choice leads."""
        for question in questions((await self.house.live()).game.id):
            if question not in met and await self.at(rig.Asks(question)):
                met.add(question)
                await self.question(question)

    async def question(self, question: str) -> None:
        asked = (await self.house.live()).table().asked()
        seat = next(each.decision.seat for each in asked if each.decision.question == question)
        user = self.house.users[seat]
        await self.open(user, "moves")
        panel = await self.open(user, "moves")
        if panel is not None and (first := _first_choice(panel)) is not None:
            await self.choose(user, panel, first)

    async def choose(self, user: User, panel: Seen, item: Json) -> None:
        """Use what a panel offers; whatever is refused is a screen too."""
        options = item.get("options")
        values = [each["value"] for each in options[: item.get("min_values", 1)]] if options else None
        outcome = await user.use(panel, item["custom_id"], values)
        if outcome.kind != "modal":
            await self.house.after(user, outcome, panel)

    async def open(self, user: User, command: str, **options: Any) -> Seen | None:
        outcome = await user.slash(self.house.thread, command, **options)
        return await user.answer(outcome) if outcome.message_id is not None else None

    async def pause(self) -> None:
        """Let the table be paused, and go on."""
        await self.open(self.house.users[0], "gm pause", reason="…")
        await self.open(self.house.users[0], "gm resume")

    async def ahead(self) -> None:
        """Let somebody who is not asked leave an order ahead, such as another is asked for now."""
        live, user = await self.house.live(), await self.house.other()
        asked = live.table().asked()[0].decision
        text = live.game.orders(self.stage.language, live.names).write(asked.answers[0].first())
        shown = await self.open(user, "ahead leave", text=text)
        if shown is not None and "k:f:free:" in str(shown.components):
            await self.house.press(user, shown, "k:f:free:")
        await self.open(user, "ahead leave", text=text)
        await self.open(user, "ahead show")

    async def looks(self) -> None:
        """Let somebody look at everything."""
        user = await self.house.asked()
        for command, options in LOOKS:
            await self.open(user, command, **options)


def _first_choice(panel: Seen) -> Json | None:
    """Give what stands first on a panel; a menu before buttons, since more lies behind it."""
    own = [each for each in panel.components if each.get("custom_id", "").startswith("k:")]
    return next((each for each in own if "options" in each), own[0] if own else None)


async def lobby(stage: Stage, game: str, seats: int, **options: Any) -> Seen:
    """Open a table in the channel."""
    opener = stage.users[0]
    await opener.answer(await opener.slash(CHANNEL, "table new", game=game, seats=seats, **options))
    return await opener.wait_for_message(CHANNEL, lambda m: any("k:l:" in str(c) for c in m.components))


async def table(stage: Stage, game: str, seats: int, **options: Any) -> Show:
    """Open a table by command, fill and start it."""
    message = await lobby(stage, game, seats, **options)
    button = message.button("k:l:")["custom_id"]
    number = int(button.split(":")[2])
    opener, *others = users = stage.users[:seats]
    for user in others:
        await user.answer(await user.press(message, "join:"))
    await opener.answer(await opener.press(message, f"k:l:{number}:start"))
    await rig.all_sent(stage.bot)
    live = await stage.bot.keeper.live(number)
    return Show(stage, House(stage.bot, stage.server, users, number, str(live.row.thread_id)))


async def play(stage: Stage, game: str) -> list[Place]:
    """Show a game from its lobby to its end: every question, reports, letters, and what can be looked at.

    The first table is as near to four seats as the game has; the second has the fewest, one where it can be.
    """
    most, fewest = seats_near(game, len(stage.users)), seats_near(game, 1)
    await lobby(stage, game, most)
    met: set[str] = set()
    show, other = await table(stage, game, most), await table(stage, game, fewest)
    await show.questions(met)
    await show.looks()
    await show.ahead()
    await other.questions(met)
    await other.at(InRound(2))
    await passing(stage.bot, stage.server, DAY_AND_MORE)
    await other.pause()
    await other.at(IsOver())
    opener, *others = [user.name.lower() for user in stage.users[:most]]
    threads = [show.house.thread, other.house.thread]
    letters = [await stage.users[0].open_dm()]
    return [
        *(Place(opener, channel) for channel in (stage.server.channel(CHANNEL).id, *threads, *letters)),
        *(Place(user, thread, own=True) for thread in threads for user in others),
    ]
