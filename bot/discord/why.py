"""Why a table stands still, in the language of whoever asks: in words of ours, or of whoever stopped it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db import TableRow
from bot.discord.panels.limits import escaped
from bot.discord.texts import lifecycle_in
from bot.keeper.why import Why


def reason(row: TableRow, names: Sequence[str], language: str) -> str:
    """Say why a table stands still, or nothing if nobody said."""
    return waits(row.note, names, language) if row.status == "waiting" else escaped(row.note)


def waits(note: str, names: Sequence[str], language: str) -> str:
    """Say why a table waits."""
    words, why = lifecycle_in(language), Why.read(note)
    # Tables that an earlier version let wait have a sentence for a note.
    if not words.has(why.key):
        return escaped(note)
    return words.say(why.key, player="" if why.seat is None else escaped(names[why.seat]))
