"""The bot: what it is made of, and how it starts and stops."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.db import Store
from bot.db.models import utc_now
from bot.discord import texts
from bot.discord.outbox import Outbox
from bot.discord.pictures import Pictures
from bot.keeper import Keeper
from bot.keeper.care import Care
from bot.keeper.lobby import Lobby
from bot.settings import Settings
from games.text import Words

log = logging.getLogger(__name__)

Now = Callable[[], datetime]
Interaction = discord.Interaction["KeryxBot"]


class KeryxBot(commands.Bot):
    """Keryx, connected to Discord; everything it knows is in its store."""

    store: Store
    keeper: Keeper
    lobby: Lobby
    care: Care
    pictures: Pictures
    outbox: Outbox

    def __init__(self, settings: Settings, *, cogs: Sequence[str], now: Now = utc_now) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self.now = now
        self._cogs_to_load = tuple(cogs)

    async def setup_hook(self) -> None:
        """Open the store, take up the tables and load the commands."""
        self.store = await Store.open(self.settings.database_url, data=self.settings.data)
        self.pictures = Pictures(self.store)
        self.outbox = Outbox(self)
        self.keeper = Keeper(self.store, self.now, self.outbox.wake)
        self.lobby = Lobby(self.keeper)
        self.care = Care(self.keeper)
        for name in self._cogs_to_load:
            await self.load_extension(name)

    def texts(self, locale: str | discord.Locale | None) -> Words:
        """Give the texts of commands and panels in the language nearest to a locale."""
        return texts.commands_in(texts.language_for(locale))

    def language_of(self, user_id: int) -> str:
        """Give the language that a user's Discord last had."""
        return self.keeper.locales.get(user_id, texts.DEFAULT)

    async def remember_locale(self, interaction: discord.Interaction) -> None:
        """Keep the language of whoever uses the bot, for messages that come by themselves."""
        language = texts.language_for(interaction.locale)
        if self.keeper.locales.get(interaction.user.id) != language:
            self.keeper.locales[interaction.user.id] = language


__all__ = ["Interaction", "KeryxBot", "app_commands"]
