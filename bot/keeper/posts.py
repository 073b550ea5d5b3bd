"""Who is told what after a move: one post in the thread, and private messages; all made from views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.db import TableRow
from bot.db.status import Status
from bot.db.target import Target
from bot.keeper import reporting
from bot.keeper.archiving import Standing
from bot.keeper.live import Live
from bot.keeper.message import FOCUS, Direct, Panel, Payload, Picture, Post
from bot.keeper.parts import MAX_DEEDS, Course
from bot.keeper.rounds import NO_ROUND, Round
from bot.keeper.shown import alt_of, end_alt, picture_after, with_course
from games.core.agenda import is_sealed
from games.core.decision import Action, Decision, Seat
from games.core.events import Event
from games.core.game import told
from games.core.retrospect import Statistic
from games.text.told import Card, Told
from games.text.wording import GameWording

MAX_DEEDS_TEXT = 1200
"""Maximum characters of all deeds of a post; with the call and the foot it stays within a message."""
MAX_PUBLIC_ANSWERS = 4
"""Maximum answers that stand on a post; of more, the panel lists them."""

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
    since: int | None = None
    """The step after which the events begin."""
    on_post: bool = False
    """Whether the last move answered a question whose answers stand on a post."""
    of_round: Round = NO_ROUND
    """The round that the last move is about, if it is about one."""
    stood_in: Sequence[tuple[str, Seat]] = ()
    """For whom Keryx answered since the thread was last told, and why."""
    absent: Mapping[Seat, datetime] = field(default_factory=dict)
    """Who of those that are waited for is away, and until when."""
    due: Mapping[Seat, datetime] = field(default_factory=dict)
    """Until when those have time who are waited for, as everybody sees it; none where there is no limit."""
    statistics: Sequence[Statistic] = ()
    """What is worth telling of a game that is over."""
    stood: Sequence[Standing] = ()
    """How all stood in it, round by round."""

    def messages(self, *, hold: bool) -> list[Outgoing]:
        """Give the private messages and, unless the turn goes on inside itself, the posts in the thread."""
        direct = [message for seat in range(len(self.live.seats)) for message in self._direct(seat)]
        return direct if hold else [*self._posts(), *direct]

    def _posts(self) -> list[Outgoing]:
        """Tell what happened: turns that were played in a row, a round that is over, who is called now."""
        asked, course = self._newly_asked(), self.course(self.live.row.language)
        if not asked and not course.is_over and (not course.events or course.is_passing):
            return []
        card = reporting.card_of(course)
        course = replace(course, carded=card.events if card is not None else ())
        *earlier, last = course.by_turns() if not course.ended_round else [course.events]
        posts = self._before_last(course, earlier, card)
        course = replace(course, events=last)
        report = reporting.report(course)
        posts += [report] if report is not None else []
        posts.append(self._ending(course) if course.is_over else self._turn(course, asked))
        return [Outgoing(thread_of(self.live.row), post) for post in posts]

    def course(self, language: str) -> Course:
        """Give what everybody may know of it, in a language."""
        words = self._words(language)
        since = -1 if self.since is None else self.since
        return Course(self.live, words, self.before, told(self.events, None), since, self.of_round)

    def _before_last(
        self, course: Course, earlier: Sequence[Sequence[Event]], card: Card | None
    ) -> list[Payload]:
        """Tell the turns before the last, a card after its own; what a card tells whole needs no post."""
        posts: list[Payload] = []
        shown = [reporting.card_report(course, card)] if card is not None else []
        for turn in earlier:
            post = self._earlier(replace(course, events=turn))
            posts += [post] if post.deeds else []
            if card is not None and card.events[-1] in turn:
                posts += shown
                shown = []
        return posts + shown

    def _earlier(self, course: Course) -> Post:
        """Tell a turn that was played before the one that calls somebody."""
        return Post(deeds=_as_many_as_fit(course.deeds()))

    def _turn(self, course: Course, asked: list[Seat]) -> Post:
        """Call those who are asked, and tell what happened since the last post."""
        question = self._public_question(asked)
        picture = None if question is not None else self._picture(asked)
        # What a card has told is told: the post beside it stands.
        passing = not course.carded and (course.is_passing or self._is_aside(course, question))
        # A question that goes with its answer is one line: the next post tells the deeds.
        every = [] if passing and question is not None else course.deeds() or self._finished(course.words)
        deeds = _as_many_as_fit(every)
        left_out = len(every) - len(deeds)
        waiting = self.live.waiting_for()
        return Post(
            lines=[
                *self._fingerprint(course.words),
                *self._stood_in(course.words),
                *self._away(course.words),
            ],
            call=course.call(asked),
            deeds=deeds,
            more=course.words.say("table-more", count=left_out) if left_out else "",
            in_full=[course.words.event(event) for event in course.events] if left_out else [],
            foot="" if question is not None else course.foot(),
            mentions=[user for seat in asked if (user := self.live.user_of(seat)) is not None],
            # The call has named them; once somebody has answered, the others are named here.
            waiting="" if waiting == asked else waiting_line(self.live, waiting),
            picture=picture,
            alt=alt_of(course.words, course.view, picture),
            panel=Panel(self.live.id, question),
            since=self.live.seq if course.ended_round else self.since,
            passing=passing,
            due=[(seat, int(until.timestamp())) for seat, until in self.due.items()],
        )

    def _fingerprint(self, words: GameWording) -> list[str]:
        """Tell the fingerprint of the seed, whole, in the first post of a table."""
        return (
            [words.say("table-commitment", commitment=self.live.row.commitment)]
            if self.before is None
            else []
        )

    def _stood_in(self, words: GameWording) -> list[str]:
        """Say for whom Keryx has answered; under seal it is said only when all have."""
        reasons = dict.fromkeys(reason for reason, _ in self.stood_in)
        by_reason = {reason: {seat for why, seat in self.stood_in if why == reason} for reason in reasons}
        return [
            words.say(f"table-{reason}", seats=tuple(sorted(seats))) for reason, seats in by_reason.items()
        ]

    def _away(self, words: GameWording) -> list[str]:
        """Say who of those that are waited for is away; Discord writes the time as each reader wants it."""
        times = {seat: f"<t:{int(until.timestamp())}:f>" for seat, until in self.absent.items()}
        return [words.say("table-absent", seat=seat, when=when) for seat, when in times.items()]

    def _is_aside(self, course: Course, question: Seat | None) -> bool:
        """Say whether a turn only stops for a question on the post, or goes on after one."""
        is_short = len(course.deeds()) < MAX_DEEDS
        return (question is not None or self.on_post) and is_short and not course.ends_something

    def _finished(self, words: GameWording) -> list[Told]:
        """Say of a turn that ended without anything to tell at least that."""
        if (
            told(self.events, None)
            or self.actor not in self.waited_for
            or self.actor in self.live.waiting_for()
        ):
            return []
        return [Told(words.say("table-turn-over", seat=self.actor), (words.seat(self.actor),))]

    def _ending(self, course: Course) -> Post:
        """Tell everybody how the game has ended, and the seed: nothing can be drawn any more."""
        row = self.live.row
        spent = (row.ended_at - row.started_at).days if row.ended_at and row.started_at else 0
        call, lines, foot = course.over(spent)
        picture = with_course(self._picture([]), self.stood)
        users = [self.live.user_of(seat) for seat in range(len(self.live.seats))]
        return Post(
            call=call,
            scores=reporting.standings(course),
            lines=[*self._stood_in(course.words), *lines, *worth_telling(course.words, self.statistics)],
            foot=foot,
            mentions=[user for user in users if user is not None],
            picture=picture,
            alt=end_alt(course.words, course.view, picture, self.stood),
            panel=Panel(self.live.id),
            since=self.live.seq,
        )

    def _public_question(self, asked: list[Seat]) -> Seat | None:
        """Give the seat whose answers stand on the post: it alone is asked, and all may see them."""
        if len(asked) != 1 or self.live.waiting_for() != asked:
            return None
        return asked[0] if public_answers(self.live, asked[0]) else None

    def _picture(self, asked: list[Seat]) -> Picture | None:
        """Show the table as often as it wants that: every move, every turn, or never unasked."""
        passed_on = any(seat != self.actor for seat in asked) or not self.live.state.agenda
        board = board_picture(self.live, since_posted=True)
        return picture_after(self.live, self.before, board, passed_on=passed_on)

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


def worth_telling(words: GameWording, statistics: Sequence[Statistic]) -> list[str]:
    """Say what is worth telling of a game that is over, a bullet each."""
    return [f"- {words.statistic(each)}" for each in statistics]


def _as_many_as_fit(deeds: Sequence[Told]) -> list[Told]:
    """Give as many deeds as a post tells, all of them whole: headlines before others, new ones before old."""
    best = sorted(range(len(deeds)), key=lambda at: (deeds[at].is_headline, at), reverse=True)[:MAX_DEEDS]
    while best and sum(len(deeds[at].text) for at in best) > MAX_DEEDS_TEXT:
        best.pop()
    return [deeds[at] for at in sorted(best)]


def waiting_line(live: Live, seats: Sequence[Seat]) -> str:
    """Say who is waited for, each by a mention where there is a user to mention; of nobody nothing."""
    users = [live.user_of(seat) for seat in range(len(live.seats))]
    called = [name if user is None else f"<@{user}>" for name, user in zip(live.names, users, strict=True)]
    words = live.game.wording(live.row.language, called)
    return words.label("waiting-for", seats=tuple(seats)) if seats else ""


def public_answers(live: Live, seat: Seat) -> list[Action]:
    """List the answers of what a seat is asked, if all may see them and they are few."""
    asked = [each for each in live.decisions(seat) if each.required]
    words = live.game.wording(live.row.language, live.names)
    if len(asked) != 1 or asked[0].secret or asked[0].question not in words.public:
        return []
    answers = [action for form in asked[0].answers for action in form.every() or ()]
    few = all(form.every() is not None for form in asked[0].answers) and len(answers) <= MAX_PUBLIC_ANSWERS
    return answers if few else []


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


def aside_letters(live: Live, actor: Seat, events: Sequence[Event], locale: Locale) -> list[Outgoing]:
    """Tell others what a seat lets them know in private, beside the game."""
    found: list[Outgoing] = []
    for seat in range(len(live.seats)):
        heard = [event for event in events if event.audience and seat in event.audience and seat != actor]
        user = live.user_of(seat)
        if heard and user is not None:
            words = live.game.wording(locale(user), live.names)
            found += _letters(live, seat, words, [words.event(event) for event in heard], [])
    return found


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


def earlier_picture(live: Live, seat: Seat | None = None, part: str = "") -> Picture:
    """Say how to draw a table as it was after an earlier move, with what that move has changed."""
    before = max((seq for seq in live.trail if seq < live.row.seq), default=None)
    return Picture(live.id, live.row.seq, before, seat, live.number_of(live.row.seq), part, then=True)


def focus_picture(live: Live, seat: Seat | None = None, since: int | None = None) -> Picture:
    """Say how to draw what the present question is about, as a seat or an onlooker sees it.

    What has changed since a step is marked, if one is named.
    """
    seq = live.seq if seat is None else live.row.seq
    return Picture(live.id, seq, since, seat, live.number_of(live.seq), FOCUS)
