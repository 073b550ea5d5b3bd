"""Names and descriptions of commands in the languages of the catalogue."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.discord import texts
from bot.discord.texts import DEFAULT
from games.text import LANGUAGES

NAME = re.compile(r"[-_\w]{1,32}")
"""What Discord takes as the name of a command or option; it must be in lower case too."""
LONGEST_DESCRIPTION = 100
_TRANSLATED = {discord.Locale(language): language for language in LANGUAGES if language != DEFAULT}
"""Discord asks for every text in every language of its own, some thirty."""
_COMMANDS = {Where.command_name, Where.command_description, Where.group_name, Where.group_description}
_DESCRIPTIONS = {Where.command_description, Where.group_description, Where.parameter_description}


class Translator(app_commands.Translator):
    """Looks up commands and parameters in the catalogues; what is not there stays English."""

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
    """Find what the catalogues have for a command, a group, a parameter or a choice, if Discord takes it."""
    text = _find(language, context)
    return text if text is not None and _is_fitting(text, context.location) else None


def _find(language: str, context: app_commands.TranslationContextTypes) -> str | None:
    data: Any = context.data
    attribute = "description" if context.location in _DESCRIPTIONS else None
    if context.location in _COMMANDS:
        return texts.of_command(data.qualified_name, language, attribute)
    if context.location in (Where.parameter_name, Where.parameter_description):
        return texts.of_parameter(data.command.qualified_name, data.name, language, attribute)
    if context.location is Where.choice_name:
        return texts.of_choice(data.value, language)
    return None


def _is_fitting(text: str, location: Where) -> bool:
    """Say whether Discord takes a text; if not, it would refuse all commands with it."""
    if location in _DESCRIPTIONS or location is Where.choice_name:
        return 0 < len(text) <= LONGEST_DESCRIPTION
    return is_name(text)


def is_name(text: str) -> bool:
    """Say whether Discord takes a text as the name of a command or option."""
    return NAME.fullmatch(text) is not None and text == text.lower()
