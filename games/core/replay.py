"""The log of a table: to look back, to take back, and to let anyone check the draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core import codec
from games.core.agenda import HasAgenda, Table, is_final, submit_all
from games.core.chance import Draw, Recorded, ReplayMismatch, Seeded, commitment, derive
from games.core.decision import Action, Seat
from games.core.events import Event
from games.core.game import Game, start


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


class Journal:
    """A table that is being played, with its log and its seed."""

    def __init__(self, game: Game, seats: int, scenario: str, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self._chance = Seeded(self.seed)
        table = start(game, seats, scenario, self._chance)
        self.record = Record(
            game.id, game.rules, scenario, seats, commitment(self.seed), table.chance.draws, []
        )
        self.state = table.state
        self.told: list[list[Event]] = [table.events]
        self._before: list[HasAgenda] = []

    def table(self) -> Table[HasAgenda]:
        """Give a table of the present state, for asking only: it has no chance."""
        return Table(self.state, Recorded([]))

    def submit(self, seat: Seat, actions: list[Action]) -> list[Event]:
        """Carry out the actions of an order and log each of them; give what happened."""
        done: list[Event] = []
        for action in actions[: submit_all(self.state, seat, actions, self._ahead()).taken]:
            self._chance.draws = []
            result = submit_all(self.state, seat, [action], self._chance)
            self._before.append(self.state)
            self.state = result.state
            self.record.entries.append(Entry(seat, msgspec.to_builtins(action), result.draws))
            self.told.append(result.events)
            done += result.events
        return done

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last action, unless a draw, a revelation or another seat stands in the way."""
        if not self.can_undo(seat):
            return False
        self.state = self._before.pop()
        self.record.entries.pop()
        self.told.pop()
        return True

    def can_undo(self, seat: Seat) -> bool:
        """Say whether the last action can be taken back by the seat alone."""
        if not self._before or self.record.entries[-1].seat != seat or self.record.entries[-1].draws:
            return False
        return not is_final(self.told[-1]) and self.table().waiting_for() == [seat]

    def export(self) -> Record:
        """Give the whole record of an ended table, seed and all."""
        if self.state.agenda:
            raise ValueError("a running table is not exported: its record holds secrets")
        return msgspec.structs.replace(
            self.record, seed=self.seed.hex(), result=codec.fingerprint(self.state)
        )

    def _ahead(self) -> Seeded:
        return Seeded(self.seed, self._chance.n)


def replay(game: Game, record: Record) -> Iterator[Table[HasAgenda]]:
    """Play a record again, a table after set-up and after every action."""
    chance = Recorded(record.set_up)
    table = start(game, record.seats, record.scenario, chance)
    _all_used(chance, "set-up")
    yield table
    for number, entry in enumerate(record.entries, 1):
        if entry.undone:
            continue
        chance = Recorded(entry.draws)
        table = Table(table.state, chance)
        table.act(entry.seat, msgspec.convert(entry.action, game.action))
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
