"""Arguments and options that several commands share, and what they are read as."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from bot.cli._faults import BadInput, did_you_mean
from games import registry
from games.core.decision import Seat
from games.core.game import Game

LANGUAGES = ("en", "de", "el")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; see `keryx games`.")]
Scenario = Annotated[str | None, typer.Option(help="Which scenario; the first if not given.")]
Seats = Annotated[int | None, typer.Option(help="How many seats; the fewest if not given.")]
Seed = Annotated[int, typer.Option(min=0, help="The same number gives the same game.")]
Variants = Annotated[str, typer.Option(help="Variants, between commas; see `keryx games`.")]
Language = Annotated[str, typer.Option(help="en, de or el.")]
Out = Annotated[Path, typer.Option(help="Where to write.")]


def find_game(name: str) -> Game:
    """Give a game by its name, whatever the case; its components are read and checked at once."""
    try:
        game = registry.get(name.lower())
    except registry.UnknownGame:
        hint = did_you_mean(name, registry.ids()) or f" There is: {_listed(registry.ids())}."
        raise BadInput(f"There is no game “{name}”.{hint}") from None
    game.provenance()
    return game


def find_seats(game: Game, scenario: str, seats: int | None) -> int:
    """Give a number of seats that the scenario can have; the fewest by default."""
    possible = game.seats_for(scenario)
    if seats is None:
        return min(possible)
    if seats not in possible:
        numbers = [str(number) for number in possible]
        title = game.id if possible == game.seats else f"{game.id}, {scenario},"
        raise BadInput(
            f"{title} has {_listed(numbers, 'or')} {'seat' if numbers == ['1'] else 'seats'}, not {seats}."
        )
    return seats


def find_scenario(game: Game, scenario: str | None) -> str:
    """Give a scenario of the game; the first by default."""
    if scenario is None:
        return game.scenarios[0]
    if scenario not in game.scenarios:
        hint = did_you_mean(scenario, game.scenarios) or f" It has: {_listed(game.scenarios)}."
        raise BadInput(f"{game.id} has no scenario “{scenario}”.{hint}")
    return scenario


def find_variants(game: Game, scenario: str, seats: int, text: str, language: str = "en") -> dict[str, str]:
    """Give the options of a table for variants between commas, if the game can be played so."""
    wanted = [part.strip() for part in text.split(",") if part.strip()]
    for variant in wanted:
        if variant not in game.variants:
            has = f"It has: {_listed(game.variants)}." if game.variants else "It has none."
            hint = did_you_mean(variant, game.variants) or f" {has}"
            raise BadInput(f"{game.id} has no variant “{variant}”.{hint}")
    refusal = game.why_not(scenario, seats, wanted)
    if refusal is not None:
        raise BadInput(game.wording(language, ()).refusal(refusal))
    return options_for(game, wanted)


def options_for(game: Game, variants: Sequence[str]) -> dict[str, str]:
    """Give the options of a table that is played with variants."""
    named = ",".join(variant for variant in game.variants if variant in variants)
    return {"variants": named} if named else {}


def find_seat(seat: int | None, seats: int) -> Seat | None:
    """Give a seat, counted from 1 by people and from 0 by the rules."""
    if seat is None:
        return None
    if not 1 <= seat <= seats:
        raise BadInput(f"There is no seat {seat}: the seats are 1 to {seats}.")
    return seat - 1


def find_language(language: str) -> str:
    """Give a language that Keryx speaks."""
    if language not in LANGUAGES:
        raise BadInput(f"Keryx does not speak “{language}”, but {_listed(LANGUAGES)}.")
    return language


def _listed(words: Sequence[str], joint: str = "and") -> str:
    *first, last = words
    return f"{', '.join(first)} {joint} {last}" if first else last
