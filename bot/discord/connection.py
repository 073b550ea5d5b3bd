"""What passes by itself: Discord cannot be reached, or not now."""

import aiohttp
import discord


class Unreachable(Exception):
    """Discord could not be reached, though that was tried more than once."""


CONNECTION_FAULTS = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.DiscordServerError,
    discord.RateLimited,
    Unreachable,
)

SURELY_OF_CONNECTION = (aiohttp.ClientError, discord.DiscordServerError, discord.RateLimited, Unreachable)
"""Those that nothing else can cause: a file that is missing is an `OSError` too."""
