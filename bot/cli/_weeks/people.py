"""The six people: when they come, what they do, and what they tell the chronicle of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.cli._player import DONE, Player, Unanswered, options_of
from bot.cli._weeks.board import Board
from bot.cli._weeks.chronicle import CameBack, Chronicle, Doors, Left, Looked, Nudged, Wished
from bot.cli._weeks.clock import DAY, HOUR
from bot.cli._weeks.plan import Habit
from bot.cli._weeks.reading import waited_in_panel
from bot.cli._weeks.referee import Referee
from bot.discord.texts import commands_in
from practice import User
from practice.operations.mistake import Mistake

ANSWERS = 2
"""How many answers somebody gives at a table in one visit, at most."""
NUDGES = 0.3
"""How likely one who waits wants the others to be reminded, who may not have had time yet."""
PLACE = "agora"

Act = Callable[[int, bool], Awaitable[None]]
"""Something that somebody does at a time, perhaps again because the bot was killed meanwhile."""


@dataclass
class Visitor:
    """One of the people, who comes by habit."""

    user: User
    id: str
    habit: Habit
    language: str
    rng: Random
    chronicle: Chronicle
    referee: Referee
    begins: int
    players: dict[int, Player] = field(default_factory=dict)
    unanswered: dict[int, int] = field(default_factory=dict)
    """How often it is not known whether an answer at a table counted."""
    noted: set[int] = field(default_factory=set)
    """At which tables an answer was shown again as noted."""
    next_visit: int = 0
    is_on: bool = True
    are_doors_open: bool = True
    _done: dict[str, int] = field(default_factory=dict)

    def is_there(self, at: int) -> bool:
        """Say whether they come now."""
        gone = self.habit.gone_after
        known = self.referee.people[self.id]
        if at < self.next_visit or (gone is not None and at >= self.begins + gone * DAY):
            return False
        return not known.is_asleep(at) and known.absence(at) is None

    def acts(self, at: int) -> list[Act]:
        """List what they do in this visit, and say when they come again."""
        low, high = self.habit.hours
        self.next_visit = at + int(self.rng.uniform(low, high) * HOUR)
        tables = [
            board for board in self.referee.running() if self.id in {*board.opened.people} - board.resigned
        ]
        asked = [board for board in tables if self._is_asked(board)]
        others = [board for board in tables if board.asked and not self._is_asked(board)]
        nudged = [board for board in others if self.habit.nudges and self.rng.random() < NUDGES]
        return [*self._wishes(at), *map(self._answering, asked), *map(self._nudging, nudged)]

    def _is_asked(self, board: Board) -> bool:
        return self.id in board.asked and not board.asked[self.id].answered

    def _wishes(self, at: int) -> list[Act]:
        """List what they do about themselves: the first time they say how they want to be reminded."""
        habit, day = self.habit, (at - self.begins) // DAY
        acts: list[Act] = []
        if not self._done:
            self._done = dict.fromkeys(("away", "doors", "on"), 0)
            acts += [self._wish] + ([self._turn_doors] if habit.doors_every else [])
        if habit.switches_every and day // habit.switches_every > self._done["on"]:
            self._done["on"] = day // habit.switches_every
            acts.append(self._switch)
        if habit.doors_every and day // habit.doors_every > self._done["doors"]:
            self._done["doors"] = day // habit.doors_every
            acts.append(self._turn_doors)
        if habit.away_every and day // habit.away_every > self._done["away"]:
            self._done["away"] = day // habit.away_every
            acts.append(self._leave)
        return acts

    # What they do

    async def _said(self, command: str, **options: Any) -> str:
        outcome = await self.user.slash(PLACE, command, **options)
        if outcome.failed:
            raise Unanswered
        return (await self.user.answer(outcome)).text

    async def _wish(self, at: int, _again: bool) -> None:
        habit = self.habit
        hours: dict[str, Any] = {"first": habit.first_hours} if habit.first_hours else {}
        if habit.night is not None:
            since, until = habit.night
            # As it is picked from the list: by how many minutes it is later there.
            zone = {"local_time": str(habit.minutes_ahead), "night_from": since, "night_until": until}
            hours |= zone
        await self._said("remind", on=self.is_on, **hours)
        night, ahead = habit.night, habit.minutes_ahead
        self.chronicle.note(Wished(at, self.id, self.is_on, habit.first_hours, night, ahead))

    async def _switch(self, at: int, again: bool) -> None:
        self.is_on = self.is_on if again else not self.is_on
        await self._wish(at, again)

    async def _turn_doors(self, at: int, again: bool) -> None:
        self.are_doors_open = self.are_doors_open if again else not self.are_doors_open
        await (self.user.open_dms() if self.are_doors_open else self.user.close_dms())
        self.chronicle.note(Doors(at, self.id, self.are_doors_open))

    async def _leave(self, at: int, _again: bool) -> None:
        """Say that they are away; every other time Keryx answers meanwhile."""
        keryx = self._done["away"] % 2 == 0
        days = self.habit.away_days
        await self._said("away", until=f"{days}d", keryx=keryx)
        self.chronicle.note(Left(at, self.id, at + days * DAY, keryx))
        # They look in once before it is over, and say that they are back; or come when it is.
        self.next_visit = at + days * DAY + HOUR

    def _answering(self, board: Board) -> Act:
        table = board.opened.table

        async def answer(at: int, again: bool) -> None:
            if again:
                self.unanswered[table] = self.unanswered.get(table, 0) + 1
            else:
                try:
                    await self.players[table].play(answers=self.rng.randint(1, ANSWERS))
                except (Unanswered, Mistake):
                    # What they wanted to press had changed at that instant.
                    self.unanswered[table] = self.unanswered.get(table, 0) + 1
            await self.look(board, at)

        return answer

    async def look(self, board: Board, at: int) -> None:
        """See whether they are asked, and who is waited for."""
        panel = await self.players[board.opened.table].ask()
        names = {person: self.referee.people[person].name for person in board.opened.people}
        named = waited_in_panel(panel.text, board.opened.game, self.language, names)
        is_asked = bool(options_of(panel))
        if not is_asked and DONE in panel.text:
            self.noted.add(board.opened.table)
        self.chronicle.note(Looked(at, self.id, board.opened.table, is_asked, named))

    def _nudging(self, board: Board) -> Act:
        async def nudge(at: int, again: bool) -> None:
            outcome = await self.user.slash(board.opened.thread, "nudge")
            if outcome.failed:
                raise Unanswered
            said = (await self.user.answer(outcome)).text
            accepted = said.startswith(commands_in(self.language).say("nudged"))
            self.chronicle.note(Nudged(at, self.id, board.opened.table, accepted, again))

        return nudge

    async def come_back(self, at: int) -> None:
        """Say that they are back."""
        await self._said("away")
        self.chronicle.note(CameBack(at, self.id))
