"""Topics of the rules, from a game's own catalogue: its chapters, its helps, and how its orders are written.

A game has a chapter or a help on whatever its catalogue has a message for. A chapter is called after the
phase of its name, unless it has a title of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, islice

from bot.discord.bot import Interaction
from bot.discord.panels.chapters import AIM, CHAPTER, in_short, keys_of, title_of
from bot.discord.playing.reply import language_of
from bot.discord.texts import commands_in, of_command
from cogs._tables import table_in_memory
from games import dry_run, registry
from games.core.game import Game
from games.text import Words
from games.text.wording import GameWording

ORDERS = "orders"
HELP = "help-"
ORDER = "order-"
NOTES = ("orders-help", "orders-help-parts")
"""What a game says of its orders as a whole, and what all games do."""
EXAMPLE, ANOTHER = "example", "another"
"""Examples of an order: every order has one, and some have another."""
MOST_LEGAL = 3
"""Maximum orders that are legal now and are shown beside the examples of all."""
SEATS = tuple(str(seat + 1) for seat in range(6))


def meant(interaction: Interaction, named: str | None) -> Game:
    """Give the game that is meant: the one named, that of the table here, or the first."""
    live = table_in_memory(interaction, None)
    known = registry.ids()
    if named not in known:
        named = live.game.id if live is not None else known[0]
    return registry.get(named)


def wording(game: Game, language: str) -> GameWording:
    """Give the words of a game at which nobody sits."""
    return game.wording(language, SEATS)


def topics(game: Game, language: str) -> dict[str, str]:
    """Name the topics that can be explained, in the order of the catalogue."""
    words = wording(game, language)
    chapters = {key: title_of(words, key) for key in keys_of(words, CHAPTER) if key != AIM}
    helps = {topic: words.name(topic) for topic in (key.removeprefix(HELP) for key in keys_of(words, HELP))}
    return {**chapters, ORDERS: commands_in(language).say("rules-orders"), **helps}


def listed(game: Game, language: str) -> list[str]:
    """List what can be explained: the chapters with how they begin, everything else by its name."""
    texts = commands_in(language)
    others = tuple(name for topic, name in topics(game, language).items() if not topic.startswith(CHAPTER))
    heading = texts.say("rules-topics", game=wording(game, language).label("title"))
    return [
        heading,
        *(f"- {line}" for line in in_short(game.id, language)),
        texts.say("rules-more", topics=others),
    ]


def explained(game: Game, language: str, topic: str, legal: Sequence[str] = ()) -> list[str]:
    """Explain a topic; of orders, some that are legal now may be given."""
    words = wording(game, language)
    if topic == ORDERS:
        # Events of the order of play begin like that too; only of a typed order there is an example.
        orders = [key for key in keys_of(words, ORDER) if EXAMPLE in words.attributes(key)]
        alike = groupby(orders, key=lambda key: _purpose(game, language, words.attribute(key, EXAMPLE)))
        listed = [_together(words, list(keys), does) for does, keys in alike]
        texts = commands_in(language)
        now = [texts.say("rules-orders-now", orders=[f"`{each}`" for each in legal])] if legal else []
        return [*now, *listed, texts.say("rules-orders-general"), *(words.say(note) for note in NOTES)]
    if topic.startswith(CHAPTER):
        return [f"**{title_of(words, topic)}**: {words.say(topic)}"]
    return [f"**{words.name(topic)}**: {words.say(f'{HELP}{topic}')}"]


def legal_now(interaction: Interaction, game: Game) -> list[str]:
    """Write some orders that its reader could give now, at a table of the game."""
    live = table_in_memory(interaction, None)
    seat = None if live is None else live.seat_of(interaction.user.id)
    if live is None or seat is None or live.game is not game or live.row.status.stands_still:
        return []
    orders = game.orders(language_of(interaction), live.names)
    return [orders.write(action) for action in islice(dry_run.legal_now(live.table(), seat), MOST_LEGAL)]


def _together(words: Words, keys: list[str], does: str) -> str:
    """Show how orders that do the same are written, and say what they do."""
    usual, examples = ", ".join(_usual(words, key) for key in keys), (_examples(words, key) for key in keys)
    return f"**{usual}**: {', '.join(examples)} – {does}"


def _purpose(game: Game, language: str, example: str) -> str:
    """Say what the command does that makes the same action as an order."""
    first, *_ = game.orders(language, SEATS).parse(example)
    return of_command(f"{game.id} {type(first).command}", language, "description") or ""


def _examples(words: Words, key: str) -> str:
    there = [each for each in (EXAMPLE, ANOTHER) if each in words.attributes(key)]
    return ", ".join(f"`{words.attribute(key, each)}`" for each in there)


def _usual(words: Words, key: str) -> str:
    return words.say(key).partition(",")[0]
