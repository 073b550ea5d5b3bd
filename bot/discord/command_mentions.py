"""Commands in texts are mentions, which Discord shows to everybody by the name that they have there.

Discord gives every command a number. As long as it is not known, and where no mention is shown (in forms,
labels, descriptions and files), a command is called by its name in the language of the text.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.discord import texts
from games.text.commands import NAME, call_commands_by
from games.text.words import forget_said

_MENTION = re.compile(r"</([^:>]+):\d+>")

_numbers: dict[str, int] = {}
"""The numbers of commands by their first word; parts of a command have that of the whole."""


def learn(numbers: Mapping[str, int]) -> None:
    """Note the numbers that Discord gave the commands."""
    if _numbers != numbers:
        _numbers.clear()
        _numbers.update(numbers)
        forget_said()


def called(command: str, language: str, way: str) -> str:
    """Mention a command, or call it by its name."""
    if way == NAME:
        return name(command, language)
    number = _numbers.get(command.partition(" ")[0])
    return f"`{name(command, language)}`" if number is None else f"</{command}:{number}>"


def name(command: str, language: str) -> str:
    """Name a command as somebody with a language types it."""
    words = command.split()
    parts = [" ".join(words[: number + 1]) for number in range(len(words))]
    return "/" + " ".join(texts.of_command(part, language) or part.split()[-1] for part in parts)


def without_mentions(text: str, language: str) -> str:
    """Call commands by their names, for a place where no mention is shown."""
    return _MENTION.sub(lambda found: name(found[1], language), text)


call_commands_by(called)
