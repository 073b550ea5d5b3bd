"""`keryx verify`: whether an ended game was played by the rules, with the draws of its seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bot import records
from bot.cli import _files as files
from bot.cli._faults import BadInput, Failed
from bot.cli._replaying import game_of, play_again
from games.core import codec
from games.core.chance import ReplayMismatch
from games.core.replay import Record, check_draws

app = typer.Typer()


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="An ended game, as written by `keryx export`.")],
) -> None:
    """Play an ended game again and check every draw against the seed that was revealed."""
    raw = files.read_raw(file)
    record = _record(file, raw)
    draws = _check_chance(record)
    is_whole = _check_play(record)
    # Last, because every other check has more to say about what was changed.
    if raw.get("fingerprint") != records.seal(raw):
        raise Failed("The file was changed after it had been written.")
    print(
        f"{file}: {len(record.entries)} actions by the rules, {draws} draws from the seed, "
        f"which fits the commitment {record.commitment}"
    )
    if not is_whole:
        print("The game was broken off before its end.")


def _record(path: Path, raw: dict[str, Any]) -> Record:
    try:
        file = files.parse(path, raw)
        if isinstance(file, records.Finished):
            game_of(file.record)
    except BadInput as fault:
        raise Failed(str(fault)) from fault
    if not isinstance(file, records.Finished):
        raise Failed(f"{path} is not an ended game, and only an ended game can be verified.")
    return file.record


def _check_chance(record: Record) -> int:
    try:
        return check_draws(record)
    except ReplayMismatch as fault:
        raise Failed(_as_sentence(fault)) from fault
    except (ValueError, ArithmeticError) as fault:
        raise Failed("The seed or a draw is not a number that could be one.") from fault


def _check_play(record: Record) -> bool:
    """Play a record again; tell whether it goes on to the game's end, or ends where it was broken off."""
    game = game_of(record)
    if record.rules != game.rules:
        raise Failed(f"The game was played by version {record.rules} of the rules, not {game.rules}.")
    last = None
    for _, table in play_again(game, record):
        last = table
    assert last is not None, "a record has a set-up"
    if codec.fingerprint(last.state) != record.result:
        raise Failed("The game ends otherwise than the record says.")
    return not last.state.agenda


def _as_sentence(fault: Exception) -> str:
    sentence = str(fault).rstrip(".")
    return f"{sentence[:1].upper()}{sentence[1:]}."
