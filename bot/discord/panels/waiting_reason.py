"""Why a table stands still, in the reader's language: in words of ours, or of the gamemaster."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.panels.limits import escaped
from bot.discord.texts import lifecycle_in
from bot.keeper.waiting_reason import Why
from games.text.words import mark

OURS = "waits-"
"""How the keys of our own reasons begin."""


def in_words(note: str, names: Sequence[str], language: str) -> str:
    """Say why a table stands still by its note: one of ours in words, what somebody wrote in quotes."""
    words, why = lifecycle_in(language), Why.read(note)
    is_seat = why.seat is None or why.seat < len(names)
    if not (is_seat and why.key.startswith(OURS) and words.has(why.key)):
        return words.say("reason-in-their-words", reason=escaped(note)) if note else ""
    player, letter = ("", "") if why.seat is None else (escaped(names[why.seat]), mark(why.seat))
    return words.say(why.key, player=player, mark=letter)
