"""The parts of what a thread is told: the call, the deeds, where we are; the report of a round; the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bot.keeper.live import Live
from bot.keeper.phases import begins_phase
from bot.keeper.rounds import NO_ROUND, Round, beginnings
from games.core.agenda import phase_of
from games.core.decision import Decision, Seat
from games.core.events import Event
from games.core.view import Seen
from games.text.told import Told
from games.text.wording import GameWording

ASKED = {False: "asked", True: "asked-in-private"}
"""How the words begin that tell everybody what is decided: in the open, or in private."""
MAX_DEEDS = 5
SET_UP = "set-up"
"""The phase that belongs to no round, in every game."""


@dataclass(frozen=True)
class Course:
    """How far a table has come since the state before the last order, as everybody can see."""

    live: Live
    words: GameWording
    before: Any = None
    """The state before; none at the beginning."""
    events: Sequence[Event] = field(default_factory=list)
    """What everybody was told since the last post that stands."""
    since: int = 0
    """The step after which the events begin."""
    of_round: Round = NO_ROUND
    """The round that this is about: one that is over now, or one that a card looks back on."""
    carded: Sequence[Event] = ()
    """What a card tells, so that the post beside it need not."""

    @property
    def is_over(self) -> bool:
        """Say whether the game is."""
        return not self.live.state.agenda

    @cached_property
    def view(self) -> Seen:
        """Give what everybody can see."""
        return self.live.game.view(self.live.state, None)

    @property
    def round(self) -> int:
        """Give the number of the round."""
        return self.view.round

    @cached_property
    def ended_round(self) -> int:
        """Give the number of the round that is over with this, if one is."""
        if self.before is None:
            return 0
        was = self.live.game.view(self.before, None).round
        if self.is_over:
            return self.round
        return self.round - 1 if self.round > max(was, 1) else 0

    @property
    def begins_phase(self) -> bool:
        """Say whether a phase begins with this."""
        return self.before is None or begins_phase(self.live.game, self.before, self.live.state)

    # The call

    def call(self, called: Sequence[Seat]) -> str:
        """Call those who are newly asked to what they decide, a line for each thing."""
        seats_of: dict[str, list[Seat]] = {}
        for seat in called:
            seats_of.setdefault(self._what(seat), []).append(seat)
        number = self.round if self.ended_round else 0
        return "\n".join(
            self.words.say(
                "table-call", mentions=self.mentions(seats), what=what, round=number, **self._table()
            )
            for what, seats in seats_of.items()
        )

    def _table(self) -> dict[str, str]:
        return {"title": self.words.label("title"), "table": str(self.live.id)}

    def mentions(self, seats: Sequence[Seat]) -> str:
        """Mention the users in seats; who is no user is named."""
        users = [(seat, self.live.user_of(seat)) for seat in seats]
        return " ".join(self.live.names[seat] if user is None else f"<@{user}>" for seat, user in users)

    def _what(self, seat: Seat) -> str:
        """Say what a seat decides, in words that all may read."""
        asked = [each for each in self.live.decisions(seat) if each.required]
        keys = ((f"{ASKED[each.secret]}-{each.question}", each) for each in asked)
        known: tuple[str, Decision] | None = next((each for each in keys if self.words.has(each[0])), None)
        if known is None:
            return self.words.say("table-your-move")
        # What is asked in private is called by its own words: they name nothing that a seat alone knows.
        return self.words.say(known[0], **{"seat": seat, **known[1].facts})

    # Deeds and foot

    def deeds(self) -> list[Told]:
        """Tell what happened, those of a round that is over before how all stand after it."""
        if not self.ended_round:
            return self._told(self.events)
        if self.is_over or self.lines():
            return self._told(self._since_round())
        return [*self._told(self._before_round()), *self._standings(), *self._told(self._since_round())]

    def _told(self, events: Sequence[Event]) -> list[Told]:
        left = list(events)
        for event in self.carded:
            if event in left:
                left.remove(event)
        return self.words.told(left)

    def _before_round(self) -> Sequence[Event]:
        return self.events[: len(self.events) - len(self._since_round())]

    def _since_round(self) -> Sequence[Event]:
        """Give what came after the new round began."""
        begun = beginnings(self.events)
        return self.events[begun[-1] :] if begun and not self.is_over else ()

    def _standings(self) -> list[Told]:
        if not any(seen.points for seen in self.view.seats):
            return []
        points = tuple(f"{self.words.seat(seen.seat)} {seen.points}" for seen in self.view.seats)
        return [Told(self.words.say("table-standings", round=self.ended_round, points=points))]

    def foot(self) -> str:
        """Say where we are: round, phase, move; and of a phase that begins what it is about."""
        phase, view = phase_of(self.live.state), self.view
        said = self.words.say(
            "table-foot",
            round=0 if phase == SET_UP else view.round,
            rounds=view.rounds,
            phase=self.words.label(f"phase-{phase}"),
            move=str(self.live.number_of(self.live.seq)),
        )
        key = f"begins-{phase}"
        if not self.begins_phase or not self.words.has(key):
            return said
        return self.words.say("table-foot-begins", foot=said, about=self.words.say(key, round=view.round))

    @property
    def ends_something(self) -> bool:
        """Say whether a round or a phase is over with this."""
        return bool(self.ended_round) or self.begins_phase

    @property
    def is_passing(self) -> bool:
        """Say whether all of it fills no post, as passes do; the first stands, as does one after a phase."""
        if self.before is None:
            return False
        if self.ends_something:
            return not self.deeds()
        return not self._fills(self.events) and len(self.deeds()) < MAX_DEEDS

    def by_turns(self) -> list[Sequence[Event]]:
        """Part what happened by turns, where several were played in a row; what fills no post joins one."""
        parts: list[list[Event]] = [[]]
        for event in self.events:
            if isinstance(event, self.words.turns) and self._fills(parts[-1]):
                parts.append([])
            parts[-1].append(event)
        if len(parts) > 1 and not self._fills(parts[-1]):
            last = parts.pop()
            parts[-1] += last
        return list(parts)

    def _fills(self, events: Sequence[Event]) -> bool:
        # What the report of the round will tell needs no post either.
        quiet = (*self.words.passing, *self.words.details, *self.words.reported)
        return any(not isinstance(event, quiet) for event in events)

    # Reports and the end

    def lines(self) -> list[Told]:
        """Tell what the round that is over was about, where the game reports that."""
        return self.words.report(self.of_round.events) if self.ended_round and self.words.reported else []

    def unreported(self) -> list[Told]:
        """Tell beside it what no post has told yet; of a game that is over, what led to its end."""
        lines = self.lines()
        reported = self.words.reported if lines else ()
        since = [event for event in self._before_round() if not isinstance(event, reported)]
        return self._told(since) if lines or self.is_over else []

    def over(self, days: int) -> tuple[str, list[str], str]:
        """Say who has won and how, in the call to all, lines under the ranking, and the foot."""
        outcome = self.live.game.outcome(self.live.state)
        moves = self.live.number_of(self.live.seq)
        users = [seat for seat in range(len(self.live.seats)) if self.live.user_of(seat) is not None]
        won = self.words.say("table-won", seats=outcome.winners)
        call = self.words.say(
            "table-over", mentions=self.mentions(users), result=won, **self._table()
        ).strip()
        foot = self.words.say(
            "table-over-foot",
            rounds=self.round - self.view.first_round + 1,
            count=moves,
            moves=str(moves),
            days=days,
            seed=self.live.row.seed.hex(),
        )
        return call, self.words.outcome(outcome), foot
