"""`keryx play`: a game in the terminal, the players passing the keyboard on."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from bot import records
from bot.cli import _files as files
from bot.cli._faults import BadInput
from bot.cli._hot_seat import HotSeat
from bot.cli._names import seat_names
from bot.cli._options import (
    GameName,
    Language,
    Scenario,
    Seats,
    Variants,
    find_game,
    find_language,
    find_scenario,
    find_seats,
    find_variants,
)
from bot.cli._random_play import seed_bytes
from bot.cli._replaying import resume
from games.core.game import Game
from games.journal import Journal
from games.text import Words, report_faults_to

app = typer.Typer()


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    scenario: Scenario = None,
    variants: Variants = "",
    seed: Annotated[int | None, typer.Option(min=0, help="For a game that can be repeated.")] = None,
    names: Annotated[str | None, typer.Option(help="What the seats are called, parted by commas.")] = None,
    language: Language = "en",
    save: Annotated[
        Path | None, typer.Option(help="Save here after every order, and go on from here if it exists.")
    ] = None,
) -> None:
    """Play in the terminal; every seat sees only what it may know."""
    played = find_game(game)
    find_language(language)
    if save is not None and save.exists():
        if (seats, scenario, variants, seed, names) != (None, None, "", None, None):
            given = "--seats, --scenario, --variants, --seed, --names"
            raise BadInput(f"{save} exists and says how to go on: leave {given} out.")
        journal, called = _saved(played, save)
        print(Words("bot.cli", language, called).say("cli-resumed", actions=len(journal.record.entries)))
    else:
        named = find_scenario(played, scenario)
        number = find_seats(played, named, seats)
        called = _names(played, names, number, language)
        secret = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        options = find_variants(played, named, number, variants, language)
        journal = Journal(played, number, named, secret, options)
        print(Words("bot.cli", language, called).say("cli-begin", commitment=journal.record.commitment))
    report_faults_to(lambda fault: print(f"({fault})", file=sys.stderr))  # no move is lost over a word
    try:
        HotSeat(journal, called, language, save).run()
    finally:
        report_faults_to(None)


def _saved(game: Game, path: Path) -> tuple[Journal, list[str]]:
    file = files.read(path)
    if not isinstance(file, records.Save):
        raise BadInput(f"{path} is not the save of a game.")
    if file.record.game != game.id:
        raise BadInput(f"{path} is a game of {file.record.game}, not of {game.id}.")
    return resume(file.record), file.names


def _names(game: Game, names: str | None, seats: int, language: str) -> list[str]:
    if names is None:
        return seat_names(game, seats, language)
    called = [name.strip() for name in names.split(",")]
    if len(called) != seats or not all(called) or len({name.casefold() for name in called}) != seats:
        raise BadInput(f"--names must give {seats} different names, parted by commas.")
    return called
