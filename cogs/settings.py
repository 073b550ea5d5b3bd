"""`/keryx`: what a server sets; hidden from all who may not manage it."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.db import GuildSettings
from bot.discord import access
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.texts import commands_in
from bot.keeper.shown import IMAGE_CHOICES
from cogs._about import about, choice, only_in_servers, params

LANGUAGES = [choice(language) for language in ("en", "de", "el")]
IMAGES = [choice(when) for when in IMAGE_CHOICES]
WHO = [choice(who) for who in ("gamemasters", "everyone")]


@only_in_servers
@app_commands.default_permissions(manage_guild=True)
class ServerSettings(commands.GroupCog, group_name="keryx", group_description=about("keryx")):
    """Language, gamemaster role, who may open tables, when boards are drawn, whether results show."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="show", description=about("keryx show"))
    async def show_settings(self, interaction: Interaction) -> None:
        """Show what the server has set."""
        await acknowledge(interaction)
        await self._tell(interaction, await self.bot.store.guild_settings(access.server_of(interaction)))

    @app_commands.command(name="language", description=about("keryx language"))
    @app_commands.describe(**params("language"))
    @app_commands.choices(language=LANGUAGES)
    async def language(self, interaction: Interaction, language: str) -> None:
        """Set the language of new tables."""
        await self._change(interaction, language=language)

    @app_commands.command(name="gamemaster", description=about("keryx gamemaster"))
    @app_commands.describe(**params("role"))
    async def gamemaster(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Name the role that may open and administer tables; no role: none; never everybody's."""
        if role is not None and role.is_default():
            await acknowledge(interaction)
            await show(interaction, commands_in(language_of(interaction)).say("settings-role-everyone"))
            return
        await self._change(interaction, gamemaster_role_id=role.id if role is not None else None)

    @app_commands.command(name="tables", description=about("keryx tables"))
    @app_commands.describe(**params("who"))
    @app_commands.choices(who=WHO)
    async def tables(self, interaction: Interaction, who: str) -> None:
        """Say who may open tables."""
        await self._change(interaction, open_to_all=who == "everyone")

    @app_commands.command(name="images", description=about("keryx images"))
    @app_commands.describe(**params("images"))
    @app_commands.choices(images=IMAGES)
    async def images(self, interaction: Interaction, images: str) -> None:
        """Say when the boards of new tables are drawn."""
        await self._change(interaction, images=images)

    @app_commands.command(name="results", description=about("keryx results"))
    @app_commands.describe(**params("shown"))
    async def results(self, interaction: Interaction, shown: bool) -> None:
        """Say whether ended tables of the server can be looked up."""
        await self._change(interaction, results=shown)

    @app_commands.command(name="ping", description=about("keryx ping"))
    @app_commands.describe(**params("role", command="keryx ping"))
    async def ping(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Name the role that is pinged for new tables; no role: nobody is; never everybody's."""
        texts = commands_in(language_of(interaction))
        if role is not None and (role.is_default() or not role.mentionable):
            await acknowledge(interaction)
            key = "settings-role-everyone" if role.is_default() else "settings-role-not-mentionable"
            await show(interaction, texts.say(key, role=role.mention))
            return
        await self._change(interaction, called_role_id=role.id if role is not None else None)

    async def _change(self, interaction: Interaction, **changes: object) -> None:
        await acknowledge(interaction)
        async with self.bot.store.writing() as writer:
            known = await writer.guild_settings(access.server_of(interaction))
            settings = GuildSettings(**known.model_dump() | changes)
            await writer.set_guild(settings)
        await self._tell(interaction, settings)

    async def _tell(self, interaction: Interaction, settings: GuildSettings) -> None:
        texts = commands_in(language_of(interaction))
        role, called = settings.gamemaster_role_id, settings.called_role_id
        lines = [
            texts.say("settings-heading"),
            texts.say("settings-language", language=texts.say(f"choice-{settings.language or 'locale'}")),
            texts.say("settings-role", role=f"<@&{role}>" if role else texts.say("settings-no-role")),
            texts.say(
                "settings-who",
                who=texts.say(f"choice-{'everyone' if settings.open_to_all else 'gamemasters'}"),
            ),
            texts.say("settings-images", images=texts.say(f"choice-{settings.images}")),
            texts.say("settings-ping", role=f"<@&{called}>" if called else texts.say("settings-no-role")),
            texts.say("settings-results", shown="yes" if settings.results else "no"),
        ]
        await show(interaction, "\n".join(lines))


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(ServerSettings(bot))
