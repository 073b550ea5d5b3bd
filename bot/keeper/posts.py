"""Who is told what after a move: one post in the thread, and private messages; all made from views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.db import TableRow
from bot.db.status import Status
from bot.db.target import Target
from bot.keeper import phase_lines
from bot.keeper.live import Live
from bot.keeper.message import Direct, Panel, Payload, Picture, Post
from games.core.agenda import is_sealed
from games.core.decision import Decision, Seat
from games.core.events import Event
from games.core.game import told
from games.text.wording import GameWording

ASKED = {False: "asked", True: "asked-in-private"}
"""How the words begin that tell everybody what is decided: in the open, or in private."""

Locale = Callable[[int], str]
"""The language of a user."""


@dataclass(frozen=True)
class Outgoing:
    """A message and where it goes."""

    target: Target
    payload: Payload
    off_record: bool = False
    """Whether it is a word beside the game: what happened since the last post is still to be told."""


MakeOutgoing = Callable[[Live], list[Outgoing]]
"""Makes what is to be said of a table from the table as it is after a change."""


def nothing(_: object) -> list[Outgoing]:
    """Say nothing."""
    return []


def thread_of(row: TableRow) -> Target:
    """Name the place where a table is played."""
    return Target.channel(row.thread_id or row.channel_id)


@dataclass(frozen=True)
class AfterMove:
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
    before: Any = None
    """The state before the last order; none at the beginning."""
    asked: frozenset[str] = frozenset()
    """What the actor had been asked in private before: it lies in a letter already."""

    def messages(self, *, hold: bool) -> list[Outgoing]:
        """Give the private messages and, unless the turn goes on inside itself, the post in the thread."""
        direct = [message for seat in range(len(self.live.seats)) for message in self._direct(seat)]
        return direct if hold else [*self._post(), *direct]

    def _post(self) -> list[Outgoing]:
        words = self._words(self.live.row.language)
        public = told(self.events, None)
        asked = self._newly_asked()
        if not (public or asked):
            return []
        picture = self._picture(asked)
        post = Post(
            lines=[
                *self._deeds(words, public),
                *phase_lines.lines(words, self.live.game, self.before, self.live.state),
                *self._questions(words),
                *self._seed(words),
            ],
            mentions=[user for seat in asked if (user := self.live.user_of(seat)) is not None],
            waiting=waiting_line(self.live, self.live.waiting_for()),
            picture=picture,
            alt=words.alt(self.live.game.view(self.live.state, None)) if picture else "",
            panel=Panel(self.live.id),
        )
        return [Outgoing(thread_of(self.live.row), post)]

    def _deeds(self, words: GameWording, public: list[Event]) -> list[str]:
        """Tell what happened; of a turn that ended without anything to tell, at least that."""
        if public or self.actor not in self.waited_for or self.actor in self.live.waiting_for():
            return words.sentences(public)
        return [words.say("table-turn-over", seat=self.actor)]

    def _picture(self, asked: list[Seat]) -> Picture | None:
        """Show the board as often as the table wants it: every move, every turn, or never unasked."""
        row = self.live.row
        passed_on = any(seat != self.actor for seat in asked) or not self.live.state.agenda
        if row.images == "demand" or (row.images == "turn" and not passed_on):
            return None
        return board_picture(self.live, since_posted=True)

    def _questions(self, words: GameWording) -> list[str]:
        """Say what those who are newly asked decide, where the game has words for it that all may read."""
        asked = [each for seat in self._newly_asked() for each in self.live.decisions(seat)]
        said = [
            words.say(f"{key}-{each.question}", **{"seat": each.seat, **each.facts})
            for each in asked
            # What is asked in private is called by its own words: they name nothing that a seat alone knows.
            if each.required and words.has(f"{(key := ASKED[each.secret])}-{each.question}")
        ]
        return list(dict.fromkeys(said))

    def _seed(self, words: GameWording) -> list[str]:
        """Tell the seed once nothing can be drawn any more."""
        return [] if self.live.state.agenda else [words.say("table-seed", seed=self.live.row.seed.hex())]

    def _newly_asked(self) -> list[Seat]:
        """List who is asked something new; under seal nobody sees who has answered and is asked more."""
        now = self.live.waiting_for()
        if self.before is not None and is_sealed(self.before):
            return now if self._is_opened() else []
        return [seat for seat in now if seat not in self.waited_for or seat == self.actor]

    def _is_opened(self) -> bool:
        """Say whether a seal has just been opened: all had answered, so everything asked now is new.

        While it holds, nothing is told to everybody; another seal may follow at once.
        """
        if self.before is None or not is_sealed(self.before):
            return False
        return bool(told(self._last(), None)) or not is_sealed(self.live.state)

    def _last(self) -> list[Event]:
        return self.events if self.fresh is None else self.fresh

    def _direct(self, seat: Seat) -> list[Outgoing]:
        user = self.live.user_of(seat)
        if user is None:
            return []
        words = self._words(self.locale(user))
        secrets = [event for event in self._last() if event.audience and seat in event.audience]
        lines = [words.event(event) for event in secrets if self._is_news(event, seat)]
        return _letters(self.live, seat, words, lines, self._secret_questions(seat))

    def _is_news(self, event: Event, seat: Seat) -> bool:
        # What a seat did itself it was told in the reply to its order; what was dealt to it, it keeps by DM.
        return seat != self.actor or event.lasting

    def _secret_questions(self, seat: Seat) -> list[Decision]:
        if seat in self.waited_for and seat != self.actor and not self._is_opened():
            return []
        found = secret_questions(self.live, seat)
        if seat != self.actor:
            return found
        return [each for each in found if self.live.decision_id(each) not in self.asked]

    def _words(self, language: str) -> GameWording:
        return self.live.game.wording(language, self.live.names)


def waiting_line(live: Live, seats: Sequence[Seat]) -> str:
    """Say who is waited for, each by a mention where there is a user to mention; of nobody nothing."""
    users = [live.user_of(seat) for seat in range(len(live.seats))]
    called = [name if user is None else f"<@{user}>" for name, user in zip(live.names, users, strict=True)]
    words = live.game.wording(live.row.language, called)
    return words.label("waiting-for", seats=tuple(seats)) if seats else ""


def secret_questions(live: Live, seat: Seat) -> list[Decision]:
    """Give what a seat must answer in private next, for each party that it leads."""
    next_of: dict[str, Decision] = {}
    for each in live.decisions(seat):
        if each.secret and each.required:
            next_of.setdefault(each.party, each)
    return list(next_of.values())


def noticed(row: TableRow, lines: Sequence[str], mentions: Sequence[int] = ()) -> list[Outgoing]:
    """Say something beside the game in the table's thread."""
    post = Post(lines=list(lines), mentions=list(mentions))
    return [Outgoing(thread_of(row), post, off_record=True)] if lines else []


def announced(live: Live, lines: Sequence[str], locale: Locale, seen: Live | None = None) -> list[Outgoing]:
    """Show the table, as `shown` does, and ask in private what is asked in private."""
    asked = [seat for seat in live.waiting_for() if secret_questions(live, seat)]
    briefings = [told for seat in asked if _goes_on(live) for told in briefed(live, seat, locale)]
    return [shown(live, lines, seen or live), *briefings]


def shown(live: Live, lines: Sequence[str], seen: Live) -> Outgoing:
    """Post a table, its board as all may see it, with some lines; if it stands still nobody is called."""
    words = live.game.wording(live.row.language, live.names)
    waiting = live.waiting_for() if _goes_on(live) else []
    has_picture = live.row.images != "demand"
    post = Post(
        lines=list(lines),
        mentions=[user for seat in waiting if (user := live.user_of(seat)) is not None],
        waiting=waiting_line(live, waiting),
        picture=board_picture(seen) if has_picture else None,
        alt=words.alt(live.game.view(seen.state, None)) if has_picture else "",
        panel=Panel(live.id),
    )
    return Outgoing(thread_of(live.row), post, off_record=True)


def briefed(live: Live, seat: Seat, locale: Locale, seen: Live | None = None) -> list[Outgoing]:
    """Tell the player of a seat all that it alone knows, and ask what it is asked in private.

    `seen` is the table as the seat may see it, if a turn of another is under way.
    """
    user = live.user_of(seat)
    if user is None:
        return []
    words = live.game.wording(locale(user), live.names)
    hand = words.hand_text(live.game.view((seen or live).state, seat)).splitlines()
    questions = secret_questions(live, seat) if _goes_on(live) else []
    return _letters(live, seat, words, hand, questions, seen)


def _goes_on(live: Live) -> bool:
    return live.row.status == Status.RUNNING


def _letters(
    live: Live,
    seat: Seat,
    words: GameWording,
    lines: list[str],
    questions: Sequence[Decision],
    seen: Live | None = None,
) -> list[Outgoing]:
    """Write to a seat, with its first question; each further one has a letter of its own."""
    first, further = next(iter(questions), None), questions[1:]
    letters = _letter(live, seat, words, lines, first, seen)
    return [*letters, *(each for asked in further for each in _letter(live, seat, words, [], asked, seen))]


def _letter(
    live: Live,
    seat: Seat,
    words: GameWording,
    lines: list[str],
    question: Decision | None,
    seen: Live | None = None,
) -> list[Outgoing]:
    user = live.user_of(seat)
    panel = None
    if question is not None:
        lines = [*lines, words.question(question)]
        panel = Panel(live.id, seat, live.decision_id(question))
    if user is None or not lines:
        return []
    alt = words.hand_alt(live.game.view((seen or live).state, seat))
    return [Outgoing(Target.user(user), Direct(seat, lines, hand_picture(seen or live, seat), alt, panel))]


def number_told(live: Live) -> int:
    """Give the number of the last move that everyone was told of; how many came since then is not told."""
    return live.number_of(max(live.row.posted_seq, 0))


def board_picture(live: Live, *, since_posted: bool = False) -> Picture:
    """Say how to draw the board, with or without marks for what has changed since the last post."""
    posted = live.row.posted_seq
    before = posted if since_posted and posted >= 0 else None
    return Picture(live.id, live.seq, before, number=live.number_of(live.seq))


def hand_picture(live: Live, seat: Seat) -> Picture:
    """Say how to draw what a seat alone knows, its settings as they are now."""
    return Picture(live.id, live.row.seq, seat=seat, number=live.number_of(live.seq))
