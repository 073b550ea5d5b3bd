"""A table played in memory, with its log, its seed and undo: for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.core import codec
from games.core.agenda import (
    HasAgenda,
    Table,
    concerned_nobody_else,
    is_final,
    is_setting,
    keep_settings,
    submit_all,
)
from games.core.chance import Recorded, Seeded, commitment
from games.core.decision import Action, Seat
from games.core.errors import Refusal
from games.core.events import Event
from games.core.game import Game, start
from games.core.replay import Entry, Record


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
        self._chance = Seeded(self.seed)
        table = start(game, seats, scenario, self._chance, options)
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
        self.told: list[list[Event]] = [table.events]
        self._before: list[tuple[int, HasAgenda]] = []
        """The entries that may be taken back, by their numbers, each with the state before it."""
        self.stopped: Refusal | None = None
        """Why the rest of the last order was left out, where it was."""

    def table(self) -> Table[HasAgenda]:
        """Give a table of the present state, for asking only: it has no chance."""
        return Table(self.state, Recorded([]))

    def submit(self, seat: Seat, actions: list[Action]) -> list[Event]:
        """Carry out the actions of an order and log each of them; give what happened."""
        done: list[Event] = []
        tried = submit_all(self.state, seat, actions, self._ahead())
        self.stopped = tried.stopped
        for action in actions[: tried.taken]:
            self._chance.draws = []
            result = submit_all(self.state, seat, [action], self._chance)
            if not is_setting(self.state, seat, action):
                self._before.append((len(self.record.entries), self.state))
            self.state = result.state
            self.record.entries.append(Entry(seat, msgspec.to_builtins(action), result.draws))
            self.told.append(result.events)
            done += result.events
        return done

    def undo(self, seat: Seat) -> bool:
        """Take back the seat's last action, unless a draw, a revelation or another seat stands in the way."""
        if not self.can_undo(seat):
            return False
        number, before = self._before.pop()
        earlier = codec.copy(before)
        keep_settings(self.state, earlier)
        self.state = earlier
        del self.record.entries[number], self.told[number + 1]
        return True

    def can_undo(self, seat: Seat) -> bool:
        """Say whether the last action can be taken back by the seat alone: it moved nobody else."""
        if not self._before:
            return False
        number, before = self._before[-1]
        entry, events = self.record.entries[number], self.told[number + 1]
        if entry.seat != seat or entry.draws or is_final(events, seat):
            return False
        return concerned_nobody_else(before, self.state, seat)

    def export(self) -> Record:
        """Give the whole record of an ended table, seed and all."""
        if self.state.agenda:
            raise ValueError("a running table is not exported: its record holds secrets")
        return msgspec.structs.replace(
            self.record, seed=self.seed.hex(), result=codec.fingerprint(self.state)
        )

    def _ahead(self) -> Seeded:
        return Seeded(self.seed, self._chance.n)
