"""Slash commands; each module is an extension that the bot loads by its name."""

ALL = (
    "cogs.lobby",
    "cogs.play",
    "cogs.look",
    "cogs.gamemaster",
    "cogs.settings",
    "cogs.privacy",
    "cogs.perikles",
    "cogs.peloponnes",
    "cogs.antike",
)
"""Every extension."""
