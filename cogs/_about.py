"""The English descriptions of commands and parameters, from the same catalogue as the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from discord import app_commands

from bot.discord import texts
from bot.discord.panels import limits
from bot.discord.texts import DEFAULT
from games.text.vocabulary import fold

V = TypeVar("V")

CHOICES = 25
"""Maximum number of values that Discord offers while a user types."""
Typed = app_commands.Range[str, 1, 400]
"""What is typed for a parameter; nothing that can be meant is longer."""
RATE, PER = 4, 20.0
"""How often, in how many seconds, one user may use a command that draws, reads much, or opens a thread."""

only_in_servers = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""For commands that make no sense in a conversation with the bot."""


def about(command: str) -> str:
    """Say what a command is for; it is written as typed: "table new"."""
    return _said(texts.of_command(command, DEFAULT, "description"), command)


def params(*names: str, command: str = "") -> dict[str, str]:
    """Say what parameters are for."""
    return {
        name: _said(texts.of_parameter(command, name, DEFAULT, "description"), f"{command} {name}")
        for name in names
    }


def choice(value: str) -> app_commands.Choice[str]:
    """Give a fixed choice by its value."""
    return app_commands.Choice(name=_said(texts.of_choice(value, DEFAULT), value), value=value)


def _said(text: str | None, what: str) -> str:
    assert text is not None, f"the English catalogue says nothing of {what}"
    return text


def chosen(typed: str, choices: Iterable[tuple[str, V]]) -> V | None:
    """Find the choice that was typed out instead: by its value or its name, whatever case and accents."""
    wanted, known = fold(typed.strip()), list(choices)
    by_value = [value for _, value in known if fold(str(value)) == wanted]
    by_name = [value for name, value in known if fold(name) == wanted]
    found = by_value or by_name
    return found[0] if len(found) == 1 else None


def _begins(choice: tuple[str, Any], wanted: str) -> bool:
    return any(fold(str(each)).startswith(wanted) for each in choice)


def matching(typed: str, choices: Iterable[tuple[str, Any]]) -> list[app_commands.Choice[Any]]:
    """Give the choices that fit what is being typed, whatever its case and accents; first the best.

    Those are the ones whose name, or whose value, begins with it: a value is called as in English.
    """
    wanted = fold(typed.strip())
    fitting = [(name, value) for name, value in choices if wanted in fold(f"{name} {value}")]
    best = sorted(fitting, key=lambda each: not _begins(each, wanted))
    return [
        app_commands.Choice(name=limits.shortened(name, limits.OPTION), value=value)
        for name, value in best[:CHOICES]
    ]
