"""Reports of rounds and cards of single events: what they tell, show and offer for a closer look."""

from __future__ import annotations

from collections.abc import Sequence

from bot.keeper.message import BEFORE, CARD, LOG, ROLLS, SHEET, Panel, Picture, Report
from bot.keeper.parts import Course
from bot.keeper.shown import sheet_picture
from games.core.decision import Seat
from games.core.events import Event
from games.text.told import Card, Told, signed


def report(course: Course) -> Report | None:
    """Tell the round that is over, and of a game that is over what led to its end."""
    lines, deeds = course.lines(), course.unreported()
    if not (lines or deeds):
        return None
    words, ended, number = course.words, course.of_round, course.ended_round
    heading = words.say("table-report", round=number)
    picture, alt = _sheet(course, ended.events, SHEET, heading, ended.since)
    scores = [] if course.is_over else standings(course)
    rolls = [ROLLS] if any(isinstance(event, words.rolls) for event in ended.events) else []
    return Report(
        heading=heading,
        news=words.news(ended.events) if lines else "",
        deeds=deeds,
        lines=lines,
        scores_heading=words.say("table-report-scores", round=number) if scores else "",
        scores=scores,
        picture=picture,
        alt=alt,
        panel=Panel(course.live.id),
        moves=_moves(course, ended.since),
        looks=[*rolls, *([BEFORE] if lines else []), LOG],
    )


def card_of(course: Course) -> Card | None:
    """Find what gets a card of its own among what is told now; what a report tells needs none."""
    if course.ended_round and course.words.reported:
        return None
    card = course.words.card(course.of_round.events or course.events, course.round)
    if card is None:
        return None
    news = [event for event in card.events if isinstance(event, course.words.carded)]
    return card if any(event in course.events for event in news) else None


def card_report(course: Course, card: Card) -> Report:
    """Show a card."""
    since = course.of_round.since if course.of_round.events else course.since
    picture, alt = _sheet(course, card.events, CARD, card.heading, since)
    rolls = [CARD] if any(isinstance(event, course.words.rolls) for event in card.events) else []
    return Report(
        heading=card.heading,
        lines=card.lines,
        picture=picture,
        alt=alt,
        panel=Panel(course.live.id),
        moves=_moves(course, since),
        looks=[*rolls, LOG],
    )


def _moves(course: Course, since: int) -> tuple[int, int]:
    live = course.live
    return live.number_of(since) if since >= 0 else -1, live.number_of(live.seq)


def _sheet(
    course: Course, events: Sequence[Event], part: str, heading: str, since: int
) -> tuple[Picture | None, str]:
    """Show the results of events that began after a step, where there are any to show."""
    sheet = course.live.game.sheet(events)
    picture = sheet_picture(course.live, part, since) if sheet is not None else None
    return picture, course.words.sheet_alt(sheet, heading) if picture is not None else ""


def standings(course: Course) -> list[Told]:
    """Rank the seats, each with what its points are made of or, after a round, have grown by."""
    lines = []
    had = _points_before(course)
    for each in course.live.game.standings(course.live.state):
        name, points = course.words.seat(each.seat), str(each.points)
        mark = course.words.mark(each.seat)
        facts = {"rank": str(each.rank), "mark": mark, "seat": each.seat, "points": points}
        change = signed(each.points - had[each.seat]) if had else "none"
        said = course.words.say("table-standing", **facts, change=change)
        lines.append(Told(said, (f"{name} {points}",), _made_of(course, each.seat)))
    return lines


def _points_before(course: Course) -> dict[Seat, int]:
    """Give the points as the round began that is over now; of a game that is over nobody asks that."""
    began = course.of_round.state
    if began is None or course.is_over:
        return {}
    return {each.seat: each.points for each in course.live.game.standings(began)}


def _made_of(course: Course, seat: Seat) -> str:
    began = course.of_round.state
    if began is None or course.is_over:
        return course.words.merits(course.view, seat)
    return course.words.gains(course.view, course.live.game.view(began, None), seat)
