"""Languages: which one a person reads, and the catalogues of the bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

import discord

from games import registry
from games.text import LANGUAGES, Words
from games.text.wording import GameWording

DEFAULT = LANGUAGES[0]
COMMANDS = "bot"
"""The package whose catalogue holds the texts of commands and panels."""
NOBODY = ("", "", "")
LIFECYCLE = "bot.discord"
"""The package whose catalogue holds refusals, notices and what else no command says."""


def known_language(locale: str | discord.Locale | None) -> str | None:
    """Give the language of a locale of Discord, if it is one of ours."""
    language = str(locale or "").partition("-")[0]
    return language if language in LANGUAGES else None


def language_for(locale: str | discord.Locale | None) -> str:
    """Give the language of ours that is nearest to a locale of Discord."""
    return known_language(locale) or DEFAULT


@cache
def commands_in(language: str) -> Words:
    """Give the texts of commands and panels."""
    return Words(COMMANDS, language, ())


@cache
def lifecycle_in(language: str) -> Words:
    """Give the texts of refusals and notices."""
    return Words(LIFECYCLE, language, ())


def game_in(game: str, language: str) -> GameWording:
    """Give the texts of a game, about no table."""
    return registry.get(game).wording(language, NOBODY)


def of_command(command: str, language: str, attribute: str | None = None) -> str | None:
    """Say the name of a command, or what else there is to say of it; it is written as typed: "table new"."""
    catalogues, name = _catalogues(command, language)
    return _find(catalogues, [f"command-{name}".removesuffix("-")], attribute)


def of_parameter(command: str, name: str, language: str, attribute: str | None = None) -> str | None:
    """Say the name of a parameter, or what else there is to say of it; first as this command means it."""
    catalogues, prefix = _catalogues(command, language)
    key = name.replace("_", "-")
    return _find(catalogues, [f"param-{prefix}-{key}", f"param-{key}"], attribute)


def of_choice(value: str, language: str) -> str | None:
    """Say a fixed choice of a parameter; some are games, and those of like names say whose they are."""
    if value in registry.ids():
        return _find([game_in(value, language)], ["label-title"], "choice") or game_name(value, language)
    return _find([commands_in(language)], [f"choice-{value}"], None)


def game_name(game: str, language: str) -> str:
    """Name a game; one that is no longer known is called by its id."""
    return game_in(game, language).label("title") if game in registry.ids() else game


def _catalogues(command: str, language: str) -> tuple[list[Words], str]:
    """Give the catalogues that know a command, that of its game first, and how they call it."""
    group, _, rest = command.partition(" ")
    if group not in registry.ids():
        return [commands_in(language)], command.replace(" ", "-")
    return [game_in(group, language), commands_in(language)], rest.replace(" ", "-")


def _find(catalogues: Iterable[Words], keys: Sequence[str], attribute: str | None) -> str | None:
    for words, key in product(catalogues, keys):
        if words.has(key) and attribute is None:
            return words.say(key)
        if words.has(key) and attribute in words.attributes(key):
            return words.attribute(key, attribute)
    return None


def read_all() -> None:
    """Read every catalogue, so that no player waits for one later; takes a while, so not on the loop."""
    for language in LANGUAGES:
        for words in (commands_in(language), lifecycle_in(language)):
            words.has("")
        for game in map(registry.get, registry.ids()):
            game.wording(language, NOBODY).label("waiting-for", seats=(0,))
            game.orders(language, NOBODY)
