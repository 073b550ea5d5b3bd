"""Records played again: to go on with them, to tell them, to check them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.cli._faults import Failed
from bot.cli._files import UnfitFile
from bot.cli._options import find_game, find_scenario, find_seats, find_variants
from games.core.agenda import Table
from games.core.chance import Draw, ReplayMismatch
from games.core.errors import EngineBug, IllegalAction, PlayerFault
from games.core.game import Game
from games.core.replay import Record, replay
from games.journal import Journal


def game_of(record: Record) -> Game:
    """Give the game of a record, if it has such seats, such a scenario and such variants."""
    game = find_game(record.game)
    find_seats(game, find_scenario(game, record.scenario), record.seats)
    find_variants(game, record.scenario, record.seats, record.options.get("variants", ""))
    return game


def resume(record: Record) -> Journal:
    """Take up a saved game where it was left."""
    game = game_of(record)
    try:
        seed = bytes.fromhex(record.seed or "")
        journal = Journal(game, record.seats, record.scenario, seed, record.options)
        for entry in record.entries:
            journal.submit(entry.seat, [msgspec.convert(entry.action, game.action)])
    except (PlayerFault, EngineBug, ValueError) as fault:
        raise UnfitFile(f"The save does not fit the rules of this version: {_reason(fault)}.") from fault
    if _draws(journal.record) != _draws(record):
        raise UnfitFile("The save does not fit the rules of this version: other things would be drawn.")
    return journal


def _draws(record: Record) -> list[list[Draw]]:
    return [record.set_up, *(entry.draws for entry in record.entries)]


def play_again(game: Game, record: Record) -> Iterator[tuple[int, Table[Any]]]:
    """Play a record again: the number of each action that stands, 0 for set-up, and the table after it."""
    tables = replay(game, record)
    numbers = [number for number, entry in enumerate(record.entries, 1) if not entry.undone]
    for number in (0, *numbers):
        try:
            table = next(tables)
        except Exception as fault:  # a record from anywhere can make the rules raise anything
            where = f"Action {number}" if number else "The set-up"
            raise Failed(f"{where} does not fit the rules: {_reason(fault)}.") from fault
        yield number, table


def _reason(fault: Exception) -> str:
    match fault:
        case IllegalAction():
            return f"it is refused ({fault.refusal.key})"
        case ReplayMismatch() | ValueError():
            return str(fault).rstrip(".")
        case _:
            return f"{type(fault).__name__}: {fault}".rstrip(".")
