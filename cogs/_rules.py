"""Topics of the rules, from a game's own catalogue: its chapters, its helps, and how its orders are written.

A game has a chapter or a help on whatever its catalogue has a message for. A chapter is called after the
phase of its name, unless it has a title of its own.
"""

from __future__ import annotations

from bot.discord.bot import Interaction
from bot.discord.panels.reply import language_of
from cogs._tables import table_in_memory
from games import registry
from games.text import Words
from games.text.catalogue import entries

ORDERS = "orders"
CHAPTER = "chapter-"
HELP = "help-"
ORDER = "order-"
NOTES = ("orders-help", "orders-help-parts")
"""What a game says of its orders as a whole, and what all games do."""
EXAMPLE, ANOTHER = "example", "another"
"""Examples of an order: every order has one, and some have another."""
TITLE = "title"


def wording(interaction: Interaction, game: str | None) -> Words:
    """Give the words of the game that is meant: the one named, that of the table here, or the first."""
    live = table_in_memory(interaction, None)
    known = registry.ids()
    if game not in known:
        game = live.game.id if live is not None else known[0]
    names = [str(seat + 1) for seat in range(6)]
    made = registry.get(game).wording(language_of(interaction), names)
    assert isinstance(made, Words)
    return made


def topics(words: Words, texts: Words) -> dict[str, str]:
    """Name the topics that can be explained, in the order of the catalogue."""
    chapters = {key: _title(words, key) for key in _keys(words, CHAPTER)}
    helps = {topic: words.name(topic) for topic in (key.removeprefix(HELP) for key in _keys(words, HELP))}
    return {**chapters, ORDERS: texts.say("rules-orders"), **helps}


def explained(words: Words, topic: str) -> list[str]:
    """Explain a topic."""
    if topic == ORDERS:
        # Events of the order of play begin like that too; only of a typed order there is an example.
        orders = [key for key in _keys(words, ORDER) if EXAMPLE in words.attributes(key)]
        listed = [f"**{_usual(words, key)}**: {_examples(words, key)}" for key in orders]
        return [*listed, *(words.say(note) for note in NOTES)]
    if topic.startswith(CHAPTER):
        return [f"**{_title(words, topic)}**: {words.say(topic)}"]
    return [f"**{words.name(topic)}**: {words.say(f'{HELP}{topic}')}"]


def _examples(words: Words, key: str) -> str:
    there = [each for each in (EXAMPLE, ANOTHER) if each in words.attributes(key)]
    return ", ".join(f"`{words.attribute(key, each)}`" for each in there)


def _title(words: Words, chapter: str) -> str:
    if TITLE in words.attributes(chapter):
        return words.attribute(chapter, TITLE)
    return words.label(f"phase-{chapter.removeprefix(CHAPTER)}")


def _usual(words: Words, key: str) -> str:
    return words.say(key).partition(",")[0]


def _keys(words: Words, beginning: str) -> list[str]:
    found = [entry.id.name for entry in entries(words.package, words.language)]
    return [key for key in found if key.startswith(beginning)]
