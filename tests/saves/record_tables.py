"""Recorder of a whole server: tables in every condition, panels, and messages that were not sent yet.

What is kept is the bot's database, the world of the practice server, and the panels that people were shown.
"""

from __future__ import annotations

import contextlib
import lzma
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord

import cogs
from bot.cli._random_play import seed_bytes
from bot.db import UserSettings
from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from bot.discord.pictures.picture_cache import Drawn, Pictures, filename_of
from bot.discord.sending import rerouting
from bot.discord.sending.delivery import Fate, Outcome
from bot.discord.watching import waiting
from bot.keeper import Live
from bot.keeper.lobby import Lobby, Wish
from games import registry
from practice import MovableClock, PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.rig import PIXEL
from tests.cogs.house import House
from tests.saves import kept
from tests.saves.kept import Shown

SEED = 12
MOVES = {"perikles": (0, 20, 120), "peloponnes": (0, 6, 14), "antike": (0, 40, 300)}
"""After how many moves the tables of a game stand whose panels are kept."""
LANGUAGES = {"perikles": "en", "peloponnes": "de", "antike": "el"}


async def _draw(_: Pictures, picture: Any, _language: str) -> Drawn:
    return Drawn(PIXEL, filename_of(picture))


def _seeds() -> Iterator[bytes]:
    return (seed_bytes(SEED, number) for number in count())


class Town:
    """A server in which all of that comes to pass."""

    def __init__(self, bot: KeryxBot, server: PracticeServer, users: Sequence[User]) -> None:
        self.bot, self.server, self.users = bot, server, users
        self.shown: list[Shown] = []

    def wish(self, game: str, seats: int, images: str = "focus", language: str = "en") -> Wish:
        """Say what a table is to be, by its first scenario."""
        guild, channel = int(self.server.store.guild.id), int(self.server.channel("tables").id)
        gamemaster = int(self.server.user("Althaia").id)
        scenario = registry.get(game).scenarios[0]
        return Wish(game, scenario, seats, guild, channel, gamemaster, language, images)

    async def open(self, game: str, moves: int = 0, images: str = "focus", language: str = "en") -> House:
        """Start a table in a thread of its own and play it on."""
        users = list(self.users[:3])
        row = await self.bot.lobby.new(self.wish(game, len(users), images, language))
        assert row.id is not None
        place = self.bot.get_channel(row.channel_id)
        assert isinstance(place, discord.TextChannel)
        kind = discord.ChannelType.public_thread
        thread = await place.create_thread(name=f"table-{row.id}", type=kind)
        await self.bot.lobby.remember(row.id, thread_id=thread.id)
        for user in users:
            await self.bot.lobby.join(row.id, int(await user.id()), user.name)
        await self.bot.lobby.start(row.id)
        await rig.play(self.bot, row.id, moves, SEED)
        return House(self.bot, self.server, users, row.id, str(thread.id))

    def keep(self, user: User, message: Seen) -> None:
        """Note a panel that somebody was shown."""
        ids = [component["custom_id"] for component in message.components]
        options = [
            option["label"] for component in message.components for option in component.get("options", [])
        ]
        labels = [component.get("label") or "" for component in message.components]
        self.shown.append(Shown(user.name, message.raw, ids, labels, options))

    # What has been sent

    async def panels(self, game: str) -> None:
        """Show the private panels of some tables, and the public one of each."""
        for moves in MOVES[game]:
            house = await self.open(game, moves, language=LANGUAGES[game])
            await rig.all_sent(self.bot)
            live = await house.live()
            for seat in live.waiting_for():
                self.keep(house.users[seat], await house.say(house.users[seat], "moves"))
            self.keep(house.users[live.waiting_for()[0]], await house.panel())

    async def lobby(self, game: str) -> None:
        """Open a table that somebody sits down at."""
        table, message = await self.bot.lobby.open(self.wish(game, 3))
        await self.bot.outbox.tried(message, 10)
        await self.bot.lobby.join(table, int(await self.users[1].id()), self.users[1].name)
        lobby = await self.users[0].wait_for_message("tables", lambda m: f"join:{table}" in str(m.components))
        self.keep(self.users[2], lobby)

    async def letter(self) -> None:
        """Ask somebody by direct message."""
        house = await self.open("peloponnes")
        await house.play_until("take-building", seed=SEED)
        await rig.all_sent(self.bot)
        asked = (await house.live()).waiting_for()[0]
        user = house.users[asked]
        self.keep(user, await user.wait_for_dm(lambda m: f":{house.table}:" in str(m.components)))

    # What is still to be sent

    async def begin(self, game: str) -> None:
        """Open tables and play them; nobody hears of it."""
        await self.bot.lobby.open(self.wish(game, 3, language=LANGUAGES[game]))
        for images in ("focus", "board", "turn", "demand"):
            await self.open(game, 8, images, LANGUAGES[game])

    async def stand_still(self, game: str) -> None:
        """Leave tables in every condition."""
        gamemaster, say = self.bot.gamemaster, "*Why not?*"
        await gamemaster.pause((await self.open(game, 3)).table, say, [say])
        resumed = (await self.open(game, 12)).table
        await gamemaster.pause(resumed, say, [say])
        await gamemaster.resume(resumed, [say])
        await gamemaster.end((await self.open(game, 5)).table, say, [say])
        cancelled = await self.bot.lobby.new(self.wish(game, 3))
        await self.bot.lobby.cancel(cancelled.id or 0)
        await self.bot.keeper.freeze(await (await self.open(game, 4)).live(), ValueError())
        await self.wait(game)

    async def wait(self, game: str) -> None:
        """Let tables wait for a player, a thread and a channel."""
        live = await (await self.open(game, 2)).live()
        await waiting.let_wait_for_player(self.bot, live, live.user_of(1) or 0)
        await waiting.let_wait_for_thread(self.bot, (await self.open(game, 2)).table, "waits-thread-deleted")
        await waiting.let_wait_for_channel(self.bot, (await self.open(game, 2)).table)

    async def change(self, game: str) -> None:
        """Take moves back, put another player into a seat, and change private settings."""
        house = await self.open(game, 12)
        await self.bot.gamemaster.rollback(house.table, 3, "Again", lambda *_: ["Again"])
        name, number = self.users[3].name, int(await self.users[3].id())
        await self.bot.gamemaster.substitute(house.table, 1, number, name, lambda _: [name])
        live = await house.live()
        for seat in range(3):
            for decision in live.settings(seat)[:1]:
                first = decision.answers[0].first()
                await self.bot.keeper.submit(house.table, seat, [first])
        await rig.play(self.bot, house.table, 3, SEED)
        await self.take_back(house)

    async def take_back(self, house: House) -> None:
        """Take back a move inside a turn, if one comes up."""
        for seed in range(100):
            live = await rig.play(self.bot, house.table, 1, seed)
            free = [seat for seat in live.waiting_for() if live.may_undo(seat)]
            if free:
                await self.bot.keeper.undo(house.table, free[0])
                return

    async def end(self, game: str) -> None:
        """Play a table to its end."""
        house = await self.open(game, 50_000, "demand")
        live = await house.live()
        assert live.row.status == "ended"
        async with self.bot.store.writing() as writer:
            await writer.thin_snapshots(house.table)
        await self.tell_elsewhere(live)

    async def tell_elsewhere(self, live: Live) -> None:
        """Let the thread of a table that is over be gone: what it was to be told goes to the channel."""
        last = [row for row in await rig.unsent(self.bot) if row.table_id == live.id][-1]
        await rerouting.gone(self.bot, last, Outcome(Fate.GONE, error="10003"))

    async def reroute(self) -> None:
        """Put a post and a letter plainly, and tell whoever takes no letters where to look."""
        rows = await rig.unsent(self.bot)
        wrong = Outcome(Fate.WRONG, error="50035", fault="0123abcd")
        letters = [row for row in rows if row.kind == "dm"]
        for row in (next(row for row in rows if row.kind == "post"), letters[0]):
            await rerouting.put_plainly(self.bot, row, wrong)
        await rerouting.closed(self.bot, letters[1], Outcome(Fate.CLOSED, error="50007"))

    async def spare(self) -> None:
        """Take for sent, of the posts to each place about each table, all but the last: there are many."""
        posts = [row for row in await rig.unsent(self.bot) if row.kind == "post"]
        last = {(row.table_id, row.target): row.id for row in posts}
        async with self.bot.store.writing() as writer:
            for row in posts:
                if row.target.startswith("channel:") and row.id not in last.values():
                    await writer.mark_sent(row.id or 0, None, self.bot.now())

    async def know(self) -> None:
        """Know people's languages."""
        async with self.bot.store.writing() as writer:
            for user, locale in zip(self.users, ("en-GB", "de", "el", "en-US"), strict=True):
                await writer.set_user(UserSettings(user_id=int(await user.id()), locale=locale))


async def _fill(town: Town) -> None:
    await town.know()
    for game in MOVES:
        await town.panels(game)
        await town.lobby(game)
    await town.letter()
    await rig.all_sent(town.bot)
    await town.bot.outbox.close()
    for game in MOVES:
        await town.begin(game)
        await town.stand_still(game)
        await town.change(game)
        await town.end(game)
    await town.reroute()
    await town.spare()


async def record() -> None:
    """Record the server."""
    with tempfile.TemporaryDirectory() as name, patch.object(Pictures, "draw", _draw):
        folder, copied = Path(name), Path(name) / "copy.db"
        async with (
            PracticeServer(
                clock=MovableClock(), data_dir=folder, bot_permissions=PERMISSIONS.value
            ) as server,
            contextlib.AsyncExitStack() as stack,
        ):
            people = [User(server.url, name) for name in rig.PLAYERS]
            users = [await stack.enter_async_context(user) for user in people]
            async with rig.running(server, folder / "bot", cogs=cogs.ALL) as bot:
                seeds = _seeds()
                bot.lobby = Lobby(bot.keeper, lambda _: next(seeds))
                town = Town(bot, server, users)
                await _fill(town)
                await bot.store.copy_into(copied)
        for file, content in ((kept.DATABASE, copied), (kept.WORLD, folder / "practice.sqlite3")):
            file.write_bytes(lzma.compress(content.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
        kept.write(kept.SHOWN, town.shown)
