"""Points discord.py at a practice server; the one module that imports discord, and only when called."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def discord_py_at(url: str) -> Iterator[None]:
    """Point discord.py at a practice server for as long as the block lasts."""
    import discord.asset
    import discord.gateway
    import discord.http

    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    point_discord_py_at(url)
    try:
        yield
    finally:
        discord.http.Route.BASE = before[0]
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before[1]
        discord.asset.Asset.BASE = before[2]


def point_discord_py_at(url: str) -> None:
    """Point discord.py at a practice server for the rest of the process."""
    import discord.asset
    import discord.gateway
    import discord.http
    import yarl

    gateway = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.asset.Asset.BASE = url
