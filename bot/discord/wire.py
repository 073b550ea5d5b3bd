"""What comes over the wire is checked once, before anything is done with it: a client may send anything."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands

from bot.keeper.errors import TableFault

MOST = 2**53
"""The largest number that Discord sends for an option."""
LONGEST = 6000
"""Discord's limit for a text that is typed for an option."""
HALVES = re.compile("[\ud800-\udfff]")
"""Halves of characters that lack the other: no database stores them, and nobody can be sent them."""
KINDS: Mapping[AppCommandOptionType, type[Any]] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
}

AnyCommand = app_commands.Command[Any, ..., Any]


def demand_whole_texts(interaction: discord.Interaction[Any]) -> None:
    """Refuse texts with broken characters, wherever they are: in options, forms, ids, and names of people."""
    for text in (*_texts(interaction.data), interaction.user.display_name, interaction.user.name):
        if HALVES.search(text):
            raise TableFault("broken-text")


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from (*_texts(key), *_texts(each))
    elif isinstance(value, Sequence):
        for each in value:
            yield from _texts(each)


def demand_declared(
    command: AnyCommand, options: Iterable[Mapping[str, Any]], resolved: Mapping[str, Mapping[str, Any]]
) -> None:
    """Refuse values that the command has not declared: Discord's own clients would not send them."""
    declared = {parameter.display_name: parameter for parameter in command.parameters}
    ids = {each for found in resolved.values() for each in found}
    for option in options:
        parameter, value = declared.get(str(option.get("name"))), option.get("value")
        if parameter is not None and not option.get("focused") and not _fits(parameter, value, ids):
            raise TableFault("undeclared-value", name=str(parameter.display_name))


def focused_as_text(options: Iterable[Any]) -> str:
    """Name the option that is being typed, and have it as text, also where it is a number."""
    option = next(each for each in options if each.get("focused"))
    typed = option.get("value")
    option["value"] = "" if typed is None else str(typed)[:LONGEST]
    return str(option["name"])


def _fits(parameter: app_commands.Parameter, value: Any, ids: Set[str]) -> bool:
    kind = KINDS.get(parameter.type)
    if kind is None:
        # People, roles and channels come as ids, and Discord sends beside them what they are.
        return isinstance(value, str) and value in ids
    if type(value) is not kind:
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    return value is True or value is False or _is_within(parameter, value)


def _is_within(parameter: app_commands.Parameter, value: str | int) -> bool:
    size, lowest, highest = (len(value), 0, LONGEST) if isinstance(value, str) else (value, -MOST, MOST)
    low = lowest if parameter.min_value is None else parameter.min_value
    high = highest if parameter.max_value is None else parameter.max_value
    return low <= size <= high
