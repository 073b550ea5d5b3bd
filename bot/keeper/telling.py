"""Who is told what after a move: one post in the thread, and private messages; all made from views."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.keeper.live import Live
from bot.keeper.payload import Direct, Panel, Payload, Picture, Post
from games.core.agenda import Table
from games.core.chance import Recorded
from games.core.decision import Decision, Seat
from games.core.events import Event
from games.core.game import Wording, told

Locale = Callable[[int], str]
"""The language of a user."""


@dataclass(frozen=True)
class Told:
    """A message and where it goes."""

    target: str
    payload: Payload


@dataclass(frozen=True)
class Happening:
    """What happened since the thread was last told, ending with the table as it is now."""

    live: Live
    """The table as it is after it."""
    events: list[Event]
    actor: Seat | None
    waited_for: list[Seat]
    """Who was waited for before."""
    locale: Locale
    fresh: list[Event] | None = None
    """Those of the last move alone, if they are fewer: what came before has been told in private already."""

    def messages(self, *, hold: bool) -> list[Told]:
        """Give the private messages and, unless the turn goes on inside itself, the post in the thread."""
        direct = [message for seat in range(len(self.live.seats)) for message in self._direct(seat)]
        return direct if hold else [*self._post(), *direct]

    def _post(self) -> list[Told]:
        words = self._words(self.live.row.language)
        public = told(self.events, None)
        asked = self._newly_asked()
        if not (public or asked):
            return []
        row, waiting = self.live.row, tuple(self.live.waiting_for())
        picture = self._picture(asked)
        post = Post(
            lines=[*(words.event(event) for event in public), *self._seed(words)],
            mentions=[user for seat in asked if (user := self.live.user_of(seat)) is not None],
            waiting=words.label("waiting-for", seats=waiting) if waiting else "",
            picture=picture,
            alt=words.alt(self.live.game.view(self.live.state, None)) if picture else "",
            panel=Panel(self.live.id),
        )
        return [Told(f"channel:{row.thread_id or row.channel_id}", post)]

    def _picture(self, asked: list[Seat]) -> Picture | None:
        """Show the board as often as the table wants it: every move, every turn, or never unasked."""
        row = self.live.row
        passed_on = any(seat != self.actor for seat in asked) or not self.live.state.agenda
        if row.images == "demand" or (row.images == "turn" and not passed_on):
            return None
        return board_picture(self.live, since_posted=True)

    def _seed(self, words: Wording) -> list[str]:
        """Tell the seed once nothing can be drawn any more."""
        return [] if self.live.state.agenda else [words.say("table-seed", seed=self.live.row.seed.hex())]

    def _newly_asked(self) -> list[Seat]:
        now = self.live.waiting_for()
        return [seat for seat in now if seat not in self.waited_for or seat == self.actor]

    def _direct(self, seat: Seat) -> list[Told]:
        user = self.live.user_of(seat)
        if user is None:
            return []
        words = self._words(self.locale(user))
        fresh = self.events if self.fresh is None else self.fresh
        secrets = [event for event in fresh if event.audience and seat in event.audience]
        lines = [words.event(event) for event in secrets if self._is_news(event, seat)]
        question = self._secret_question(seat)
        if question is not None:
            lines.append(words.question(question))
        if not lines:
            return []
        view = self.live.game.view(self.live.state, seat)
        panel = None
        if question is not None:
            panel = Panel(self.live.id, seat, self.live.decision_id(question))
        picture = hand_picture(self.live, seat)
        return [Told(f"user:{user}", Direct(seat, lines, picture, words.alt(view), panel))]

    def _is_news(self, event: Event, seat: Seat) -> bool:
        # What a seat did itself it was told in the reply to its order; what was dealt to it, it keeps by DM.
        return seat != self.actor or event.lasting

    def _secret_question(self, seat: Seat) -> Decision | None:
        if seat in self.waited_for and seat != self.actor:
            return None
        asked: Table[object] = Table(self.live.state, Recorded([]))  # type: ignore[type-var]
        return next((each for each in asked.decisions(seat) if each.secret and each.required), None)

    def _words(self, language: str) -> Wording:
        return self.live.game.wording(language, self.live.names)


def board_picture(live: Live, *, since_posted: bool = False) -> Picture:
    """Say how to draw the board, with or without marks for what has changed since the last post."""
    posted = live.row.posted_seq
    before = posted if since_posted and posted >= 0 else None
    return Picture(live.id, live.seq, before, number=live.number_of(live.seq))


def hand_picture(live: Live, seat: Seat) -> Picture:
    """Say how to draw what a seat alone knows, its settings as they are now."""
    return Picture(live.id, live.row.seq, seat=seat, number=live.number_of(live.seq))
