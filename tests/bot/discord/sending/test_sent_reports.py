"""Reports over the wire: as Discord wants them, once whatever is killed, and without secrets."""

from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.db import OutboxRow
from bot.discord.bot import KeryxBot
from bot.discord.panels.limits import escaped
from bot.discord.pictures import picture_cache
from bot.discord.pictures.draw_jobs import Job, paint_sheet
from bot.discord.pictures.draw_process import Paint
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.sending import compose, delivery, superseded
from bot.keeper import Live, history
from bot.keeper.message import Report, read_message
from games.core.game import told
from practice import MovableClock, PracticeServer, User
from practice.limits.components import walk
from practice.model import MessageFlag
from tests.bot.discord.conftest import Visit
from tests.bot.discord.rig import all_sent, leap, new_table, noted, posted, rows, running

LATER = 3600
"""Seconds after which Discord has forgotten every nonce."""


def in_second_round(live: Live) -> bool:
    return bool(live.state.round == 2)


async def report_a_round(bot: KeryxBot, server: PracticeServer) -> Live:
    live = await new_table(bot, server)
    return await leap(bot, live.id, in_second_round)


def reports(server: PracticeServer) -> list[Any]:
    """List the messages of the newer kind in the thread."""
    return [each for each in posted(server, "table-1") if each.flags & MessageFlag.COMPONENTS_V2]


def parts(message: Any, kind: str) -> list[Any]:
    return [each[kind] for each in walk(message.components) if kind in each]


async def test_report_is_silent_and_its_picture_is_described(bot: KeryxBot, server: PracticeServer) -> None:
    live = await report_a_round(bot, server)
    await all_sent(bot)
    [report] = reports(server)
    assert report.content == ""
    assert report.flags & MessageFlag.SUPPRESS_NOTIFICATIONS
    [[picture]] = parts(report, "items")
    words: Any = live.game.wording("en", live.names)
    assert picture["description"].startswith("Perikles, Round 1.")
    assert len(picture["description"]) <= 1024
    [row] = await of_reports(bot)
    told_of = read_message(row.payload)
    assert isinstance(told_of, Report)
    assert told_of.picture is not None
    places = [words.name(place.id) for place in live.state.places]
    assert not [place for place in places if f"{place}:" in picture["description"]], "those are of round two"
    assert [label for label in parts(report, "label") if label] == [
        "Roll by roll",
        "Board before",
        "Board now",
        "Log",
    ]


async def of_reports(bot: KeryxBot) -> list[OutboxRow]:
    return [row for row in await rows(bot) if isinstance(read_message(row.payload), Report)]


async def test_rolls_end_where_the_round_does(bot: KeryxBot, server: PracticeServer, visit: Visit) -> None:
    """The move that ends a round also begins the next one, and nothing is told of that."""
    live = await report_a_round(bot, server)
    await all_sent(bot)
    [report] = reports(server)
    words: Any = live.game.wording("en", live.names)
    log = await bot.store.log(live.id)
    events = told([event for row in log for event in history.events_of(live.game, row)], None)
    ends = [at for at, event in enumerate(events) if type(event).__name__ == "RoundBegun"][1]
    inside = [escaped(words.event(event)) for event in events[:ends] if isinstance(event, words.rolls)]
    beyond = [escaped(words.event(event)) for event in events[ends:]]
    assert inside
    assert beyond
    althaia = await visit("Althaia")
    read = await everything_said(althaia, report.id, "Roll by roll", len(inside))
    assert read == inside
    assert not set(read) & set(beyond)


async def everything_said(user: User, message: str, label: str, lines: int) -> list[str]:
    """Press a button, and read all that it answers in private, in as many messages as it takes."""
    [seen] = [each for each in await user.messages("table-1") if each.id == message]
    await user.answer(await user.press(seen, label))

    async def look() -> list[str] | None:
        answers = await user.ephemerals("table-1")
        said = [line for answer in answers for line in answer.text.splitlines()]
        return said if len(said) >= lines else None

    return await user.wait_until(look)


@pytest.mark.parametrize("instant", ["unsent", "sent", "long ago"])
async def test_report_arrives_once_whenever_the_bot_is_killed(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, instant: str
) -> None:
    """Before it was sent; after, but before that was noted; and so long after that no nonce tells."""
    monkeypatch.setattr(superseded, "strip", AsyncMock())
    before = await kill(server, tmp_path, instant)
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
    assert len(reports(server)) == 1
    assert [each.id for each in posted(server, "table-1")][: len(before)] == before


async def kill(server: PracticeServer, tmp_path: Path, instant: str) -> list[str]:
    """Run the bot until a report is due, and stop it at an instant; give what stands in the thread then."""
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        await bot.outbox.close()
        await leap(bot, live.id, in_second_round)
        due = [row for row in await rows(bot) if row.message_id is None and row.target.startswith("channel")]
        for row in due if instant != "unsent" else []:
            assert (await delivery.deliver(bot, row)).fate is delivery.Fate.SENT
    if instant == "long ago":
        assert isinstance(server.clock, MovableClock)
        server.clock.advance(LATER)
    return [each.id for each in posted(server, "table-1")]


async def test_report_that_is_not_recognised_would_come_twice(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test above can fail: a search that looks at contents alone finds no message of the newer kind."""
    monkeypatch.setattr(superseded, "strip", AsyncMock())
    await kill(server, tmp_path, "long ago")
    monkeypatch.setattr(compose, "said_in", lambda _: "")
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
    assert len(reports(server)) == 2


async def test_sheet_is_drawn_from_what_everybody_was_told(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = watched(monkeypatch)
    await report_a_round(bot, server)
    await all_sent(bot)
    check(drawn)


async def test_sheet_that_is_drawn_from_secrets_is_found(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = watched(monkeypatch)
    monkeypatch.setattr(picture_cache, "told", lambda events, _: events)
    monkeypatch.setattr("bot.keeper.rounds.told", lambda events, _: events)
    await report_a_round(bot, server)
    await all_sent(bot)
    with pytest.raises(AssertionError, match="alone"):
        check(drawn)


def watched(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Write down from what sheets are drawn."""
    drawn: list[Job] = []

    async def note(_: Pictures, paint: Paint, job: Job, language: str) -> bytes:
        drawn.extend([job] if paint is paint_sheet else [])
        return noted(paint, job, language)

    monkeypatch.setattr(Pictures, "_paint", note)
    return drawn


def check(drawn: list[Job]) -> None:
    [job] = drawn
    secrets = [type(event).__name__ for event in job.events if not event.is_for(None)]
    assert not secrets, f"a seat alone was told {secrets}"
    assert {type(event).__name__ for event in job.events} >= {"CountersTurnedUp", "StatueRaised"}
