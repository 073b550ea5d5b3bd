"""Tables on which every seat plays at random, for simulation, pictures and examples."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from games.core.agenda import Asked, Table, settings_of
from games.core.automation import left_standing
from games.core.chance import Seeded, commitment
from games.core.decision import Action, Decision, Seat
from games.core.events import Event
from games.core.game import Game, start
from games.core.replay import Entry, Record

DRAGS_ON = 50_000
"""Actions after which players at random have shown that they only hold each other up."""
TRIES = 20_000
"""Actions for which one of them then tries to get anywhere; if that leads to no end, the next tries."""
ASIDE = 0.05
"""How often somebody changes a private setting instead of answering a question."""


def seed_bytes(seed: int, number: int = 0) -> bytes:
    """Make the seed of one of the games that a number given by the user stands for."""
    return hashlib.sha256(f"keryx {seed} {number}".encode()).digest()


class RandomPlay:
    """A table in play, driven in place; its record is right even when the rules raise half-way."""

    def __init__(
        self,
        game: Game,
        seats: int,
        scenario: str,
        seed: bytes,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.game, self.seed = game, seed
        self._rng = Random(seed)  # the players' whims, not the table's chance
        self._chance = Seeded(seed)
        self.record = Record(
            game.id,
            game.rules,
            scenario,
            seats,
            commitment(seed),
            self._chance.draws,
            [],
            seed.hex(),
            options=dict(options or {}),
        )
        self._table: Table[Any] | None = None
        self._ranked: list[Seat] = []

    @property
    def table(self) -> Table[Any]:
        """Give the table, set up when first asked for."""
        if self._table is None:
            record = self.record
            self._table = start(self.game, record.seats, record.scenario, self._chance, record.options)
        return self._table

    @property
    def ended(self) -> bool:
        """Say whether the game is over."""
        return not self.table.state.agenda

    def move(self) -> list[Event]:
        """Let one of the seats that are asked give a legal answer; tell what happened."""
        decision, action = self._left_standing() or self._chosen()
        entry = Entry(decision.seat, msgspec.to_builtins(action), [])
        self.record.entries.append(entry)
        self._chance.draws = entry.draws
        self.table.events = []
        self.table.act(decision.seat, action)
        return self.table.events

    def _left_standing(self) -> tuple[Decision, Action] | None:
        """Give an answer that was left standing, if one is to be given."""
        return next(iter(left_standing(self.table)), None)

    def _chosen(self) -> tuple[Decision, Action]:
        decision = self._rng.choice(self._asked()).decision
        return decision, self._answer(decision)

    def _answer(self, decision: Decision) -> Action:
        """Answer at random; in a game that drags on, one seat at a time still tries to get anywhere."""
        if len(self.record.entries) < DRAGS_ON or decision.seat == self._trying():
            return self._at_random(decision)
        idle = [form for form in decision.answers if all(kind.droppable for kind in form.kinds())]
        return idle[0].first() if idle else self._at_random(decision)

    def _at_random(self, decision: Decision) -> Action:
        return self.game.random_answer(self.table.state, decision, self._rng)

    def _trying(self) -> Seat:
        """Give the seat that tries, first the one that led when the game began to drag on."""
        if not self._ranked:
            standings = self.game.standings(self.table.state)
            self._ranked = [each.seat for each in sorted(standings, key=lambda standing: standing.rank)]
        turn = (len(self.record.entries) - DRAGS_ON) // TRIES
        return self._ranked[turn % len(self._ranked)]

    def _asked(self) -> list[Asked]:
        aside = settings_of(self.table.state) and self._rng.random() < ASIDE
        return self.table.always_asked() if aside else self.table.asked()

    def move_on(self, actions: int) -> None:
        """Play a number of actions, or to the end."""
        for _ in range(actions):
            if self.ended:
                return
            self.move()

    def play_out(self) -> None:
        """Play to the end."""
        while not self.ended:
            self.move()
