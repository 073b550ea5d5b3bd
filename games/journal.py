"""A table played in memory, with its log, its seed and undo: for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.core import codec
from games.core.agenda import Table, asking
from games.core.chance import Seeded, commitment
from games.core.decision import Action, Seat
from games.core.errors import Refusal
from games.core.events import Event
from games.core.game import Game, start
from games.core.orders import concerned_nobody_else, is_final, submit_all
from games.core.replay import Entry, Record
from games.core.settings import keep_settings
from games.core.state import GameState


class Journal:
    """A table that is being played, with its log and its seed."""

    def __init__(
        self,
        game: Game,
        seats: int,
        scenario: str,
        seed: bytes,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        chance = Seeded(self.seed)
        table = start(game, seats, scenario, chance, options)
        self._drawn = chance.n
        """How many draws there have been."""
        self.record = Record(
            game.id,
            game.rules,
            scenario,
            seats,
            commitment(self.seed),
            table.chance.draws,
            [],
            options=dict(options or {}),
        )
        self.state = table.state
        self.happened: list[list[Event]] = [table.events]
        self._before: list[tuple[int, GameState]] = []
        """The entries that may be taken back, by their numbers, each with the state before it."""
        self.stopped: Refusal | None = None
        """Why the rest of the last order was left out, where it was."""

    def table(self) -> Table[GameState]:
        """Give a table of the present state, for asking only: it has no chance."""
        return asking(self.state)

    def submit(self, seat: Seat, actions: list[Action]) -> list[Event]:
        """Carry out the actions of an order and log each of them; give what happened."""
        chance = self._ahead()
        result = submit_all(self.state, seat, actions, chance)
        self.stopped = result.stopped
        for played in result.played:
            if not played.is_setting:
                self._before.append((len(self.record.entries), self.state))
            self.state = played.state
            self.record.entries.append(Entry(seat, msgspec.to_builtins(played.action), played.draws))
            self.happened.append(played.events)
        self._drawn = chance.n
        return result.events

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last action, unless a draw, a revelation or another seat stands in the way."""
        if not self.can_undo(seat):
            return False
        number, before = self._before.pop()
        earlier = codec.copy(before)
        keep_settings(self.state, earlier)
        self.state = earlier
        del self.record.entries[number], self.happened[number + 1]
        return True

    def can_undo(self, seat: Seat) -> bool:
        """Say whether the last action can be taken back by the seat alone: it moved nobody else."""
        if not self._before:
            return False
        number, before = self._before[-1]
        entry, events = self.record.entries[number], self.happened[number + 1]
        if entry.seat != seat or entry.draws or is_final(events, seat):
            return False
        return concerned_nobody_else(asking(before), self.table(), seat)

    def export(self) -> Record:
        """Give the whole record of an ended table, seed and all."""
        if self.state.agenda:
            raise ValueError("a running table is not exported: its record holds secrets")
        return msgspec.structs.replace(
            self.record, seed=self.seed.hex(), result=codec.fingerprint(self.state)
        )

    def _ahead(self) -> Seeded:
        return Seeded(self.seed, self._drawn)
