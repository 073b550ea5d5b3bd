"""`keryx export`: a game as a file for others; of a game in play only what is public."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from bot import records
from bot.cli import _files as files
from bot.cli._faults import BadInput, did_you_mean
from bot.cli._names import seat_names
from bot.cli._options import (
    Out,
    Scenario,
    Seats,
    Variants,
    find_game,
    find_scenario,
    find_seats,
    find_variants,
)
from bot.cli._random_play import RandomPlay, seed_bytes
from bot.cli._replaying import resume
from games import registry
from games.core import codec
from games.core.game import told
from games.journal import Journal

app = typer.Typer()


@app.command()
def export(
    source: Annotated[str, typer.Argument(metavar="GAME|SAVE", help="A game to play at random, or a save.")],
    out: Out,
    seed: Annotated[int | None, typer.Option(min=0, help="For a game: which random game.")] = None,
    seats: Seats = None,
    scenario: Scenario = None,
    variants: Variants = "",
) -> None:
    """Write a game to a file: an ended one whole, of one in play only what is public."""
    if source.lower() in registry.ids():
        file: records.AnyFile = _random_game(source, seed, seats, scenario, variants)
    elif (seed, seats, scenario, variants) != (None, None, None, ""):
        raise BadInput("--seed, --seats, --scenario and --variants go with a game, not with a save.")
    else:
        file = _saved_game(Path(source))
    files.write(out, file)
    print(f"{out}: {'the whole game' if isinstance(file, records.Finished) else 'what is public so far'}")


def _random_game(
    name: str, seed: int | None, seats: int | None, scenario: str | None, variants: str
) -> records.Finished:
    game = find_game(name)
    if seed is None:
        raise BadInput(f"Which game of {game.id}? Give its number with --seed.")
    named = find_scenario(game, scenario)
    number = find_seats(game, named, seats)
    play = RandomPlay(game, number, named, seed_bytes(seed), find_variants(game, named, number, variants))
    play.play_out()
    record = msgspec.structs.replace(play.record, result=codec.fingerprint(play.table.state))
    return records.finished(record, seat_names(game, record.seats))


def _saved_game(path: Path) -> records.Finished | records.Running:
    if not path.exists():
        raise BadInput(f"“{path}” is neither a game nor a file.{did_you_mean(str(path), registry.ids())}")
    file = files.read(path)
    if not isinstance(file, records.Save):
        raise BadInput(f"{path} is not the save of a game.")
    journal = resume(file.record)
    if journal.state.agenda:
        return public_part(journal, file.names)
    return records.finished(journal.export(), file.names)


def public_part(journal: Journal, names: list[str]) -> records.Running:
    """Build what everyone may know of a game in play."""
    record = journal.record
    return records.Running(
        names=names,
        game=record.game,
        rules=record.rules,
        scenario=record.scenario,
        seats=record.seats,
        commitment=record.commitment,
        events=[msgspec.to_builtins(event) for events in journal.happened for event in told(events, None)],
    )
