"""Which variants a table is to be played with: what was typed, and what could be."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.discord.panels import limits
from bot.discord.panels.naming import variant_names
from bot.keeper.errors import TableFault
from cogs._about import matching
from games.core.game import Game
from games.text.vocabulary import fold


def read(game: Game, text: str, language: str) -> tuple[str, ...]:
    """Read variants between commas, by their ids or their names; refuse what is none."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if parts and not game.variants:
        raise TableFault("no-variants")
    return tuple(_variant(game, part, language) for part in parts)


def _variant(game: Game, text: str, language: str) -> str:
    found = _meant(game, text, language)
    if found is None:
        known = tuple(map(limits.as_code, variant_names(game.id, game.variants, language)))
        raise TableFault("no-such-variant", variant=limits.escaped(text), variants=known)
    return found


def _meant(game: Game, text: str, language: str) -> str | None:
    names = variant_names(game.id, game.variants, language)
    for variant, name in zip(game.variants, names, strict=True):
        if fold(text) in (fold(variant), fold(name)):
            return variant
    return None


def most_seats(game: Game, scenario: str, variants: Sequence[str]) -> int:
    """Give the most seats that a scenario can have with these variants."""
    numbers = game.seats_for(scenario)
    fitting = [number for number in numbers if game.why_not(scenario, number, variants) is None]
    return max(fitting or numbers)


def offered(
    game: Game, scenario: str, numbers: Sequence[int], typed: str, language: str
) -> list[app_commands.Choice[str]]:
    """Offer what can stand beside the variants typed so far, for one of the numbers of seats."""
    *before, last = typed.split(",")
    meant = [_meant(game, part.strip(), language) for part in before]
    chosen = [variant for variant in meant if variant is not None]
    sets = [[*chosen, variant] for variant in game.variants if variant not in chosen]
    fitting = [
        each for each in sets if any(game.why_not(scenario, number, each) is None for number in numbers)
    ]
    return matching(
        last, [(", ".join(variant_names(game.id, each, language)), ",".join(each)) for each in fitting]
    )
