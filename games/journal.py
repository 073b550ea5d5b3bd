"""A table played in memory, with its log, its seed and undo: for the terminal and for tests."""

from __future__ import annotations

import msgspec

from games.core import codec
from games.core.agenda import HasAgenda, Table, concerned_nobody_else, is_final, submit_all
from games.core.chance import Recorded, Seeded, commitment
from games.core.decision import Action, Seat
from games.core.events import Event
from games.core.game import Game, start
from games.core.replay import Entry, Record


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
        """Say whether the last action can be taken back by the seat alone: it moved nobody else."""
        if not self._before or self.record.entries[-1].seat != seat or self.record.entries[-1].draws:
            return False
        return not is_final(self.told[-1], seat) and concerned_nobody_else(self._before[-1], self.state, seat)

    def export(self) -> Record:
        """Give the whole record of an ended table, seed and all."""
        if self.state.agenda:
            raise ValueError("a running table is not exported: its record holds secrets")
        return msgspec.structs.replace(
            self.record, seed=self.seed.hex(), result=codec.fingerprint(self.state)
        )

    def _ahead(self) -> Seeded:
        return Seeded(self.seed, self._chance.n)
