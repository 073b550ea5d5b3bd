"""`keryx render`: the picture of a position."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.cli import _files as files
from bot.cli._options import (
    GameName,
    Language,
    Out,
    Scenario,
    Seats,
    Seed,
    Variants,
    find_game,
    find_language,
    find_scenario,
    find_seat,
    find_seats,
    find_variants,
)
from bot.cli._random_play import RandomPlay, seed_bytes

app = typer.Typer()


@app.command()
def render(
    game: GameName,
    out: Out,
    seed: Seed = 1,
    after: Annotated[int, typer.Option(min=0, help="After how many actions of random play.")] = 0,
    seats: Seats = None,
    scenario: Scenario = None,
    variants: Variants = "",
    seat: Annotated[int | None, typer.Option(help="As seen by a seat (from 1); else by an onlooker.")] = None,
    language: Language = "en",
) -> None:
    """Draw a position of a random game as PNG."""
    played = find_game(game)
    named = find_scenario(played, scenario)
    number = find_seats(played, named, seats)
    viewer = find_seat(seat, number)
    find_language(language)
    from bot.cli._pictures import look_on, png_of

    options = find_variants(played, named, number, variants, language)
    play = RandomPlay(played, number, named, seed_bytes(seed), options)
    sight = look_on(play, after, viewer, language)
    files.write_bytes(out, png_of(played, sight))
    print(f"{out}: {played.id} with {number} seats after {len(play.record.entries)} actions")
