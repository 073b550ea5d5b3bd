"""Languages: which one a person reads, and the catalogues of the bot."""

from __future__ import annotations

from functools import cache

import discord

from games import registry
from games.text import LANGUAGES, Words

DEFAULT = LANGUAGES[0]
COMMANDS = "bot"
"""The package whose catalogue holds the texts of commands and panels."""
NOBODY = ("", "", "")
LIFECYCLE = "bot.discord"
"""The package whose catalogue holds refusals, notices and what else no command says."""


def language_for(locale: str | discord.Locale | None) -> str:
    """Give the language of ours that is nearest to a locale of Discord."""
    language = str(locale or "").partition("-")[0]
    return language if language in LANGUAGES else DEFAULT


@cache
def commands_in(language: str) -> Words:
    """Give the texts of commands and panels."""
    return Words(COMMANDS, language, ())


@cache
def lifecycle_in(language: str) -> Words:
    """Give the texts of refusals and notices."""
    return Words(LIFECYCLE, language, ())


def read_all() -> None:
    """Read every catalogue, so that no player waits for one later; takes a while, so not on the loop."""
    for language in LANGUAGES:
        for words in (commands_in(language), lifecycle_in(language)):
            words.has("")
        for game in map(registry.get, registry.ids()):
            game.wording(language, NOBODY).label("waiting-for", seats=(0,))
            game.orders(language, NOBODY)
