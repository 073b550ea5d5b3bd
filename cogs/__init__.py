"""Slash commands; each module is an extension that the bot loads by its name."""

from games import registry

ALL = (
    "cogs.lobby",
    "cogs.play",
    "cogs.look",
    "cogs.results",
    "cogs.watch",
    "cogs.talk",
    "cogs.pace",
    "cogs.ahead",
    "cogs.vote",
    "cogs.gamemaster",
    "cogs.settings",
    "cogs.privacy",
    *(f"cogs.{game}" for game in registry.ids()),
)
"""Every extension."""
