"""Names and descriptions of commands in the languages of the catalogue."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.discord.texts import DEFAULT, commands_in
from games.text import LANGUAGES

NAME = re.compile(r"[-_\w]{1,32}")
"""What Discord takes as the name of a command or option; it must be in lower case too."""
LONGEST_DESCRIPTION = 100
_TRANSLATED = {discord.Locale(language): language for language in LANGUAGES if language != DEFAULT}
"""Discord asks for every text in every language of its own, some thirty."""
_COMMANDS = {Where.command_name, Where.command_description, Where.group_name, Where.group_description}
_DESCRIPTIONS = {Where.command_description, Where.group_description, Where.parameter_description}


class Translator(app_commands.Translator):
    """Looks up `command-<name>` and `param-<name>`; what is not there stays English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Give a command's word or sentence in a language of ours, or nothing."""
        language = _TRANSLATED.get(locale)
        return None if language is None else translate(language, context)


def translate(language: str, context: app_commands.TranslationContextTypes) -> str | None:
    """Find what the catalogue has for a command, a group, a parameter or a choice."""
    words = commands_in(language)
    attribute = "description" if context.location in _DESCRIPTIONS else None
    for key in _keys(context):
        if words.has(key) and (attribute is None or attribute in words.attributes(key)):
            return _fitting(
                words.attribute(key, attribute) if attribute else words.say(key), context.location
            )
    return None


def _keys(context: app_commands.TranslationContextTypes) -> list[str]:
    """List the keys of a text, the most particular first."""
    data: Any = context.data
    if context.location in _COMMANDS:
        return [f"command-{data.qualified_name.replace(' ', '-')}"]
    if context.location in (Where.parameter_name, Where.parameter_description):
        command = data.command.qualified_name.replace(" ", "-")
        name = data.name.replace("_", "-")
        return [f"param-{command}-{name}", f"param-{name}"]
    if context.location is Where.choice_name:
        return [f"choice-{data.value}"]
    return []


def _fitting(text: str, location: Where) -> str | None:
    """Leave out what Discord would refuse, with all commands, rather than send it."""
    if location in _DESCRIPTIONS or location is Where.choice_name:
        return text if 0 < len(text) <= LONGEST_DESCRIPTION else None
    return text if is_name(text) else None


def is_name(text: str) -> bool:
    """Say whether Discord takes a text as the name of a command or option."""
    return NAME.fullmatch(text) is not None and text == text.lower()
