"""The bot: what it is made of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.db import Store, UserSettings
from bot.db.models import utc_now
from bot.db.status import GOING_ON
from bot.discord import answering, errors, panels, texts
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.playing import presses
from bot.discord.playing.double_press import Given
from bot.discord.playing.rate_limit import new_sparing
from bot.discord.sending.outbox import Outbox, Pace
from bot.discord.syncing import sync_if_changed
from bot.discord.translator import Translator
from bot.discord.upkeep import Upkeep
from bot.discord.watching import waiting
from bot.discord.watching.listeners import Listeners
from bot.discord.watching.members import Members
from bot.keeper import Keeper, faults
from bot.keeper.errors import Frozen
from bot.keeper.gamemaster import Gamemaster
from bot.keeper.lobby import Lobby
from bot.operating import metrics
from bot.settings import Settings
from games.text import Words

log = logging.getLogger(__name__)

Now = Callable[[], datetime]
Interaction = discord.Interaction["KeryxBot"]

GUILD_WAIT_S = 2.0
"""Seconds to wait for another server before the bot is ready."""
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    manage_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""What the bot asks for when it is invited."""


class Tree(app_commands.CommandTree["KeryxBot"]):
    """Commands whose errors all end in one place."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer with what went wrong."""
        await errors.answer(interaction, error)

    async def _call(self, interaction: Interaction) -> None:
        # discord.py would answer nothing to an autocompletion that failed, and log the text of the error.
        if interaction.type is not discord.InteractionType.autocomplete:
            await super()._call(interaction)
            return
        try:
            await self._complete(interaction)
        except Exception as error:  # noqa: BLE001 - whatever it is, the one place answers
            await errors.answer(interaction, error)

    async def _complete(self, interaction: Interaction) -> None:
        """Offer what may be typed; it is made from memory, so that it may be made and sent again."""
        data: Any = interaction.data
        command, options = self._get_app_command_options(data)
        focused = next(option["name"] for option in options if option.get("focused"))
        offer = partial(command._invoke_autocomplete, interaction, focused, interaction.namespace)  # noqa: SLF001
        await answering.give_first(interaction, offer)


class KeryxBot(commands.Bot):
    """Keryx, connected to Discord; everything it knows is in its store."""

    store: Store
    keeper: Keeper
    lobby: Lobby
    gamemaster: Gamemaster
    pictures: Pictures
    outbox: Outbox

    def __init__(
        self,
        settings: Settings,
        *,
        cogs: Sequence[str],
        now: Now = utc_now,
        pace: Pace | None = None,
        guild_wait: float = GUILD_WAIT_S,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_wait,
            http_trace=metrics.trace(),
        )
        self.settings = settings
        self.now = now
        self.members = Members(now)
        self.given = Given()
        self.sparing = new_sparing()
        self.lobby_shown: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held by the task that brings the lobby of a table up to date, so that the last sees all changes."""
        self._pace = pace
        self._extensions_to_load = tuple(cogs)
        self._is_open = False
        self.is_set_up = False
        """Whether the start is over; until then it is to be broken off before the bot is closed."""

    async def setup_hook(self) -> None:
        """Open the store, take up the tables, load the commands and begin to send."""
        self._make_parts(await Store.open(self.settings.database_url, data=self.settings.data))
        await asyncio.to_thread(texts.read_all)
        await self._recall_locales()
        await self._take_up_tables()
        await self._load_commands()
        self.outbox.start()
        self.is_set_up = True

    def _make_parts(self, store: Store) -> None:
        """Make at once all that has to be closed in the end, for the start may be broken off at any point."""
        self.store = store
        self.outbox = Outbox(self, self._pace)
        self.keeper = Keeper(store, self.now, self.outbox.wake, waiting.frozen_notice)
        self.pictures = Pictures(self.keeper)
        self.lobby = Lobby(self.keeper)
        self.gamemaster = Gamemaster(self.keeper)
        self._is_open = True

    async def _take_up_tables(self) -> None:
        """Have every table in play in memory, for autocompletion."""
        for row in await self.store.tables(statuses=GOING_ON):
            assert row.id is not None
            try:
                await self.keeper.live(row.id)
            except Frozen as fault:
                log.error("table %s is frozen by fault %s", row.id, fault.facts["fault"])
            except Exception as bug:  # noqa: BLE001 - a save that cannot be read must not stop the others
                faults.report(row.id, bug)

    async def _recall_locales(self) -> None:
        """Know everybody's language, also of those who will sit down at a table only later."""
        known = await self.store.locales()
        self.keeper.locales |= {user: texts.language_for(locale) for user, locale in known.items()}

    async def _load_commands(self) -> None:
        self.add_dynamic_items(*panels.ITEMS)
        await self.add_cog(Listeners(self))
        await self.add_cog(Upkeep(self))
        for name in self._extensions_to_load:
            await self.load_extension(name)
        await self.tree.set_translator(Translator())
        await sync_if_changed(self)

    async def on_press(self, interaction: Interaction, component: panels.Pressed) -> None:
        """Do what a component is for; components call this, since panels know nothing above them."""
        await presses.press(interaction, component)

    async def on_message(self, _message: discord.Message, /) -> None:
        """Take nothing that people write for a command, even if it mentions the bot."""

    async def on_ready(self) -> None:
        """Say who the bot is."""
        log.info("%s is connected, in %s servers", self.user, len(self.guilds))

    async def on_error(self, event_method: str, /, *_args: object, **_options: object) -> None:
        """Report what went wrong in a listener, without values; at the end of a run it is of no interest."""
        fault = sys.exc_info()[1]
        if fault is not None and not self.is_closed():
            log.error("%s failed: fault %s", event_method, faults.report(None, fault))

    def is_connected(self) -> bool:
        """Say whether Discord's events reach us now."""
        return self.is_ready() and self.ws.open

    async def close(self) -> None:
        """Stop sending, then leave Discord and close the store."""
        if self._is_open:
            await self.outbox.close()
        await super().close()
        if self._is_open:
            self._is_open = False
            self.pictures.close()
            await self.store.close()

    def invite_link(self) -> str:
        """Give the address under which a server's administrator invites the bot."""
        assert self.application_id is not None, "the bot is not logged in yet"
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS, scopes=scopes)

    def texts(self, locale: str | discord.Locale | None) -> Words:
        """Give the texts of commands and panels in the language nearest to a locale."""
        return texts.commands_in(texts.language_for(locale))

    def language_of(self, user_id: int) -> str:
        """Give the language that a user's Discord last had, or that of a table of theirs."""
        return self.keeper.locale(user_id)

    async def remember_locale(self, interaction: discord.Interaction) -> None:
        """Keep the language of a user, for messages that nobody asked for."""
        user_id, language = interaction.user.id, texts.language_for(interaction.locale)
        if self.keeper.locales.get(user_id) == language:
            return
        async with self.store.writing() as writer:
            known = await writer.user_settings(user_id)
            await writer.set_user(UserSettings(**known.model_dump() | {"locale": language}))
        self.keeper.locales[user_id] = language
