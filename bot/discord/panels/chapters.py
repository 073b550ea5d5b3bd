"""The chapters that a game's catalogue has on its rules, and the game in a few lines."""

from __future__ import annotations

from bot.discord.texts import game_in
from games.text import Words
from games.text.catalogue import entries

CHAPTER = "chapter-"
AIM = "chapter-aim"
"""What a game is about: told whole, before its chapters, and no topic of its own."""
TITLE = "title"
MAX_LINES = 17
"""Maximum lines in which a game is explained."""


def keys_of(words: Words, beginning: str) -> list[str]:
    """List the messages of a game whose names begin alike, in the order of its catalogue."""
    found = [entry.id.name for entry in entries(words.package, words.language)]
    return [key for key in found if key.startswith(beginning)]


def title_of(words: Words, chapter: str) -> str:
    """Name a chapter: by a title of its own, or after its phase."""
    if TITLE in words.attributes(chapter):
        return words.attribute(chapter, TITLE)
    return words.label(f"phase-{chapter.removeprefix(CHAPTER)}")


def in_short(game: str, language: str) -> list[str]:
    """Explain a game in a line a chapter: each says how it begins, but the aim is told whole."""
    words = game_in(game, language)
    keys = keys_of(words, CHAPTER)[:MAX_LINES]
    return [f"**{title_of(words, key)}**: {_in_short(words, key)}" for key in keys]


def _in_short(words: Words, key: str) -> str:
    return words.say(key) if key == AIM else _first_sentence(words.say(key))


def _first_sentence(text: str) -> str:
    first, dot, _ = text.partition(". ")
    return f"{first}." if dot else first
