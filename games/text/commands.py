"""Commands that texts name: how they are called there says whoever offers them."""

from __future__ import annotations

from collections.abc import Callable

MENTION, NAME = "mention", "name"
"""The two ways to speak of a command: so that it can be pressed, or by its name where nothing can be."""

CallCommand = Callable[[str, str, str], str]
"""Says how a command, written as typed in English, is called in a language, in one of the two ways."""


def _as_typed(command: str, _language: str, way: str) -> str:
    return f"/{command}" if way == NAME else f"`/{command}`"


_call: CallCommand = _as_typed


def call_commands_by(call: CallCommand) -> None:
    """Let somebody else say how commands are called."""
    global _call
    _call = call


def called(command: str, language: str, way: str) -> str:
    """Say how a command is called."""
    return _call(command, language, way)
