"""Topics of the rules, from a game's own catalogue: its helps, and how its orders are written."""

from __future__ import annotations

from bot.discord.bot import Interaction
from bot.discord.panels import limits
from bot.discord.panels.reply import language_of
from cogs._tables import table_in_memory
from games import registry
from games.text import Words
from games.text.catalogue import entries

ORDERS = "orders"
HELP = "help-"
ORDER = "order-"


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
    """Name the topics that can be explained."""
    helps = [key.removeprefix(HELP) for key in _keys(words) if key.startswith(HELP)]
    return {ORDERS: texts.say("rules-orders"), **{topic: words.name(topic) for topic in helps}}


def explained(words: Words, topic: str) -> list[str]:
    """Explain a topic."""
    if topic != ORDERS:
        return [f"**{words.name(topic)}**: {limits.escaped(words.say(f'{HELP}{topic}'))}"]
    orders = [key for key in _keys(words) if key.startswith(ORDER)]
    return [f"**{_usual(words, key)}**: `{words.attribute(key, 'example')}`" for key in orders]


def _usual(words: Words, key: str) -> str:
    return words.say(key).partition(",")[0]


def _keys(words: Words) -> list[str]:
    return [entry.id.name for entry in entries(words.package, words.language)]
