"""The log of a table: to look back, and to let anyone check the draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core import resigning
from games.core.agenda import Table
from games.core.chance import Draw, Recorded, ReplayMismatch, commitment, derive
from games.core.decision import Seat
from games.core.game import Game, start
from games.core.state import GameState


class Entry(msgspec.Struct):
    """One action and the draws it led to."""

    seat: Seat
    action: dict[str, Any]
    draws: list[Draw]
    undone: bool = False
    """Whether a rollback took it back; its draws stay on record, for no draw is ever made again."""


class Record(msgspec.Struct):
    """A table from its set-up on; the seed stays out of it until the table has ended."""

    game: str
    rules: int
    scenario: str
    seats: int
    commitment: str
    """SHA-256 of the seed, posted before the first draw."""
    set_up: list[Draw]
    entries: list[Entry]
    seed: str | None = None
    result: str | None = None
    """Fingerprint of the last state."""
    options: dict[str, str] = {}


def replay(game: Game, record: Record) -> Iterator[Table[GameState]]:
    """Play a record again: the table after set-up and after every action, the same one each time."""
    chance = Recorded(record.set_up)
    table = start(game, record.seats, record.scenario, chance, record.options)
    _all_used(chance, "set-up")
    yield table
    for number, entry in enumerate(record.entries, 1):
        if entry.undone:
            continue
        chance = Recorded(entry.draws)
        table = Table(table.state, chance)
        resigning.act(table, entry.seat, resigning.read_action(entry.action, game.action))
        _all_used(chance, f"action {number}")
        yield table


def check_draws(record: Record) -> int:
    """Check every draw of an ended table against its revealed seed; give their number."""
    if record.seed is None:
        raise ReplayMismatch("the seed has not been revealed")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise ReplayMismatch("the seed does not fit the fingerprint that was posted at the start")
    draws = [*record.set_up, *(draw for entry in record.entries for draw in entry.draws)]
    for number, draw in enumerate(draws):
        if draw.n != number:
            raise ReplayMismatch(f"draw {draw.n} stands where draw {number} belongs")
        if derive(seed, draw.n, draw.label, draw.below) != draw.result:
            raise ReplayMismatch(f"draw {draw.n}, “{draw.label}”, does not come from the seed")
    return len(draws)


def _all_used(chance: Recorded, where: str) -> None:
    if not chance.used_up:
        raise ReplayMismatch(f"the record has draws at {where} that the rules do not ask for")
