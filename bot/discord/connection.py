"""What passes by itself: Discord cannot be reached, or not now."""

import aiohttp
import discord

CONNECTION_FAULTS = (
    aiohttp.ClientError,
    OSError,
    TimeoutError,
    discord.DiscordServerError,
    discord.RateLimited,
)
