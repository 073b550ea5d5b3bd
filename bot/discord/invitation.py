"""What the bot asks for: the events it hears, the permissions of its invitation, and how it is installed."""

import discord
from discord import app_commands

from bot.discord.access import NEEDED

INTENTS = discord.Intents(guilds=True)
"""Servers, roles, channels and threads. Presses and commands come without any; messages are not read."""

IN_PRIVATE_THREADS = ("create_private_threads", "manage_threads")
"""For players who take no direct messages: in such a thread only moderators, as the bot is, let others in."""
PERMISSIONS = discord.Permissions(**dict.fromkeys((*NEEDED, *IN_PRIVATE_THREADS), True))
"""What the bot asks for when it is invited."""

INSTALLS = app_commands.AppInstallationType(guild=True, user=False)
"""Commands are installed in servers only: somebody who brought them along alone would find no table."""
CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Commands are used in servers, and in the conversation with the bot, where questions are asked too."""

_SCOPES = ("bot", "applications.commands")


def link(application_id: int) -> str:
    """Give the address under which a server's administrator invites the bot."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=_SCOPES)
