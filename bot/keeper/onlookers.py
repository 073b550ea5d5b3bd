"""What those are told who watch a table: rounds and the end, as everybody can see them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.db import Writer
from bot.db.target import Target
from bot.keeper import reporting
from bot.keeper.live import Live
from bot.keeper.message import EARLY, OVER, ROUND, News, Post
from bot.keeper.parts import Course
from bot.keeper.posts import AfterMove, Locale, Outgoing
from bot.keeper.rounds import begins_round
from games.core.events import Event


def concerns(after: Live, events: Sequence[Event], told: Sequence[Outgoing]) -> bool:
    """Say whether who watches is told of a move: everybody was told that a round, or the game, is over."""
    is_told = any(isinstance(message.payload, Post) and not message.off_record for message in told)
    return is_told and (not after.state.agenda or begins_round(events))


def news_of(move: AfterMove, watchers: Iterable[int], locale: Locale) -> list[Outgoing]:
    """Write to each who watches and does not play, in their language."""
    users = [user for user in watchers if move.live.seat_of(user) is None]
    courses = {language: move.course(language) for language in {locale(user) for user in users}}
    every = {language: news for language, course in courses.items() if (news := _news(course)) is not None}
    return [
        Outgoing(Target.user(user), every[locale(user)], off_record=True)
        for user in users
        if locale(user) in every
    ]


def _news(course: Course) -> News | None:
    if course.is_over:
        return _ending(course)
    return _round(course) if course.ended_round else None


def _round(course: Course) -> News:
    """Tell what a round came to, where the game reports that, and how all stand after it."""
    told = course.lines()
    report = [course.words.news(course.of_round.events)] if told else []
    report += [f"- {line.text}" for line in told]
    heading = course.words.say("table-report-scores", round=course.ended_round)
    scores = [line.text for line in reporting.standings(course)]
    return News(ROUND, [*filter(None, report), f"**{heading}**", *scores], course.ended_round)


def _ending(course: Course) -> News:
    """Tell who has won, how all stand, and what broke a tie."""
    outcome = course.live.game.outcome(course.live.state)
    won = course.words.say("table-won", seats=outcome.winners)
    scores = [line.text for line in reporting.standings(course)]
    return News(OVER, [f"**{won}**", *scores, *course.words.outcome(outcome)], course.round)


async def settled(
    writer: Writer, before: Live | None, after: Live, messages: Sequence[Outgoing]
) -> Sequence[Outgoing]:
    """Leave out the news for who has stopped watching since; of a table that is over nobody watches more.

    Of one that ended without a result they are told that.
    """
    is_ending = after.row.status.is_over and (before is None or not before.row.status.is_over)
    has_news = any(isinstance(message.payload, News) for message in messages)
    if not is_ending and not has_news:
        return messages
    watchers = await writer.watchers(after.id)
    kept = [each for each in messages if not isinstance(each.payload, News) or each.target.id in watchers]
    if is_ending:
        await writer.drop_watchers(after.id)
    told = watchers if is_ending and after.is_cancelled else []
    return [*kept, *(Outgoing(Target.user(user), News(EARLY, [], 0), off_record=True) for user in told)]
