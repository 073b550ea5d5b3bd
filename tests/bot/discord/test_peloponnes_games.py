"""Whole games of Peloponnes over the wire: by three users, and by one alone who goes up the levels."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from discord import app_commands

from bot.cli._player import THREAD, open_table
from bot.db import LogRow
from bot.discord.bot import KeryxBot
from bot.keeper import Live, history
from games.core import codec
from games.core.fields import kebab
from games.core.replay import check_draws, replay
from games.peloponnes import events
from games.peloponnes.board import board
from games.peloponnes.pieces import Built
from games.peloponnes.view import view as view_of
from practice import PracticeServer, User
from tests.bot.discord.group import Group, company, received, sent_to, standing
from tests.bot.discord.rig import all_sent, direct, posted
from tests.bot.keeper import solo
from tests.long import also

PLAYERS = ("Althaia", "Gorgo", "Daphnis")
LOOKS = 2
"""So often everybody looks at everything while somebody's answer is noted and not yet opened."""
AMENDED = 0.3
"""How often an answer is amended that can be."""

SHARES = 0.35, 0.35
RICHER = 140
"""With so many coins more, bids are too many numbers for a menu, and are entered into a form."""
LONGEST = 300
"""Seconds that no game takes, however busy the machine."""


@pytest.fixture
async def group(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Group]:
    # People who look at everything twice in a second would be asked to wait.
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    async with company(server, tmp_path, PLAYERS) as (bot, users):
        yield Group(bot, server, users, await open_table(users, game="peloponnes"))


# Three users


@pytest.mark.parametrize(("seed", "richer"), also([(11, 0), (23, RICHER)], [(7, 0), (17, 0), (29, RICHER)]))
async def test_whole_game_of_three(
    group: Group, seed: int, richer: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = amended = 0
    group.shares = SHARES
    group.rng.seed(seed)
    for holding in (await group.live()).state.holdings:
        holding.coins += richer
    async with asyncio.timeout(LONGEST):
        while (live := await group.live()).waiting_for():
            if looks < LOOKS and any(_hides(live, seat) for seat in range(len(PLAYERS))):
                await group.everybody_looks(monkeypatch)
                looks += 1
            if group.rng.random() < AMENDED:
                amended += await group.amend()
            await group.play_on()
        await all_sent(group.bot)
    assert looks
    assert amended
    assert len(group.ways) == 3
    assert bool(richer) == any(player.forms for player in group.players)
    await _check_the_result(group)
    await _check_the_messages(group)
    log = await group.bot.store.log(group.table)
    for seat in range(len(PLAYERS)):
        await _check_that_no_answer_came_too_early(group, log, seat)


def _hides(live: Live, seat: int) -> bool:
    """Say whether a seat has noted an answer that would be otherwise in another's other world."""
    others = [other for other in range(len(PLAYERS)) if other != seat]
    worlds = [live.game.resample(live.state, other, Random(99)) for other in others]
    own = view_of(live.state, seat).pending
    return any(view_of(world, seat).pending != own for world in worlds)


async def test_planted_leak_is_found(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody were shown the first seat's answers, looking would tell."""
    await _give_choosing_buildings(group, *range(len(PLAYERS)))
    async with asyncio.timeout(LONGEST):
        while not _hides(await group.live(), 0):
            await group.play_on()
    monkeypatch.setattr("bot.discord.playing.show_board.access.seat_of", lambda *_: 0)
    with pytest.raises(AssertionError):
        await group.everybody_looks(monkeypatch)


async def _check_the_result(group: Group) -> None:
    """The last post tells every score with its parts, the winner and the seed."""
    live = await group.live()
    assert live.row.status == "ended"
    words = live.game.wording("en", live.names)
    last = history.events_of(live.game, (await group.bot.store.log(live.id))[-1])
    scored = [event for event in last if isinstance(event, events.Scored)]
    assert len(scored) == len(PLAYERS)
    text = _posts(group)[-1].content
    for each in scored:
        parts = words.say("merits", power=each.power, population=each.population)
        assert f"**{live.names[each.seat]} {each.points}** · {parts}" in text
    assert all(line in text for line in words.outcome(live.game.outcome(live.state)))
    assert live.row.seed.hex() in text


def _posts(group: Group) -> list[Any]:
    return posted(group.server, group.server.store.channels[group.thread].name)


async def _check_the_messages(group: Group) -> None:
    """Everything was sent once, in order, to the thread and to everybody."""
    rows = await sent_to(group.bot, f"channel:{group.thread}")
    found = [message.id for message in _posts(group)]
    assert standing(rows, found) == found
    for name in PLAYERS:
        own = await sent_to(group.bot, f"user:{group.server.user(name).id}")
        assert [str(row.message_id) for row in own] == [message.id for message in direct(group.server, name)]


class Noted(NamedTuple):
    """An answer that was noted with a move and opened with a later one."""

    event: events.AnswerNoted
    since: int
    opened: int


def _noted(live: Live, log: list[LogRow]) -> Iterator[Noted]:
    pending: list[tuple[events.AnswerNoted, int]] = []
    for row in log:
        for event in history.events_of(live.game, row):
            if isinstance(event, events.AnswerNoted):
                pending.append((event, row.seq))
            elif isinstance(event, events.AnswersOpened):
                yield from (Noted(*each, row.seq) for each in pending)
                pending = []
    assert not pending


async def _check_that_no_answer_came_too_early(group: Group, log: list[LogRow], seat: int) -> None:
    """An answer is in no message to another while it is only noted; and “noted” only its seat is told."""
    live = await group.live()
    words: Any = live.game.wording("en", live.names)
    noted = list(_noted(live, log))
    assert noted
    user, got = group.users[seat], received(group.users[seat])
    targets = (f"channel:{group.thread}", f"user:{await user.id()}")
    sent = [row for target in targets for row in await sent_to(group.bot, target)]
    own = {words.event(each.event) for each in noted if each.event.seat == seat}
    # Who gave the same answer may be told so.
    for event, since, opened in (each for each in noted if words.event(each.event) not in own):
        early = {str(row.message_id) for row in sent if row.seq is not None and since <= row.seq < opened}
        # The buttons of the reader's own question may well be called the same.
        assert not any(words.action(event.action) in seen.content for seen in got if seen.id in early)
    others = {words.event(each.event) for each in noted} - own
    assert not any(line in seen.content for line in others for seen in got)


# Two questions of one kind


async def test_command_reaches_each_of_two_buildings_that_bring_what_is_chosen(group: Group) -> None:
    choosing = await _give_choosing_buildings(group, 0)
    async with asyncio.timeout(LONGEST):
        while not _may_choose(live := await group.live()):
            await group.play_on()
    command = f"peloponnes {kebab('ChooseIncome')}"
    offered = await group.users[0].autocomplete(group.thread, command, "tile", "")
    assert set(choosing) <= set(offered.values)
    for tile in choosing:
        values = {"tile": tile, "kind": "food"}
        answer = await group.users[0].answer(await group.users[0].slash(group.thread, command, **values))
        assert "✓" in answer.text or answer.text.startswith("Noted: ")
    rows = (await group.bot.store.log(live.id))[-len(choosing) :]
    assert [row.seat for row in rows] == [0] * len(choosing)


async def _give_choosing_buildings(group: Group, *seats: int) -> list[str]:
    """Give seats all the buildings whose income is chosen, to have something to ask; name them."""
    choosing = [tile for tile, building in board().buildings.items() if building.choice]
    for seat in seats:
        (await group.live()).state.holdings[seat].buildings += [Built(tile) for tile in choosing]
    return choosing


def _may_choose(live: Live) -> bool:
    return [each.question for each in live.decisions(0)].count("choose-income") > 1


# One user


async def test_completed_level_is_remembered_by_the_next(server: PracticeServer, tmp_path: Path) -> None:
    async with company(server, tmp_path, PLAYERS[:1]) as (bot, users), asyncio.timeout(LONGEST):
        civilisation = await _complete_level_one(bot, server, users[0])
        group = Group(bot, server, users, await _open_level(users[0], "level-2"), table=2)
        await _check_what_level_two_offers(group, civilisation)
        await _play_level_two(group, civilisation)


async def _open_level(user: User, scenario: str) -> str:
    """Open a table for one over the wire, start it, and give the id of its thread."""
    options = {"game": "peloponnes", "scenario": scenario, "seats": 1}
    opened = await user.answer(await user.slash("tables", "table new", **options))
    found = THREAD.search(opened.content)
    assert found, opened.content
    await user.answer(await user.slash(found[1], "table start"))
    return found[1]


async def _complete_level_one(bot: KeryxBot, server: PracticeServer, user: User) -> str:
    """Play the first level to its end, by order and by command in turn; give the civilisation."""
    group = Group(bot, server, [user], await _open_level(user, solo.LEVEL))
    for number, action in enumerate(solo.way_to_level_one()):
        await (group.order(0, action) if number % 2 else group.command(0, action))
        assert (await group.live()).row.seq == number + 1
    await all_sent(bot)
    live = await group.live()
    assert live.row.status == "ended"
    civilisation: str = live.state.holdings[0].civilisation
    achieved = await bot.store.achievements(int(await user.id()), "peloponnes")
    assert [(each.what, each.with_what) for each in achieved] == [(solo.LEVEL, civilisation)]
    assert "Level 1 is completed: " in _posts(group)[-1].content
    return civilisation


async def _check_what_level_two_offers(group: Group, used: str) -> None:
    """The civilisation that was used is not offered by command or panel, and refused if typed."""
    user = group.users[0]
    command = f"peloponnes {kebab('ChooseCivilisation')}"
    offered = await user.autocomplete(group.thread, command, "civilisation", "")
    assert set(offered.values) == set(board().civilisations) - {used}
    live = await group.live()
    name = live.game.wording("en", live.names).say(f"name-{used}")
    panel = await group.players[0].ask()
    assert name not in str(panel.components)
    for refused in (
        await user.slash(group.thread, command, civilisation=used),
        await user.slash(group.thread, "order", text=f"choose {name}"),
    ):
        assert "✓" not in (await user.answer(refused)).content
    assert (await group.live()).row.seq == 0


async def _play_level_two(group: Group, used: str) -> None:
    """Play to the end, by panel too; the record replays with what was used before."""
    group.shares = SHARES
    while (await group.live()).waiting_for():
        await group.play_on()
    await all_sent(group.bot)
    live = await group.live()
    assert live.row.status == "ended"
    assert "Level 2" in _posts(group)[-1].content
    record = history.record_of(live, await group.bot.store.log(live.id))
    assert record.options == {"used": used}
    assert check_draws(record)
    *_, last = replay(live.game, record)
    assert codec.fingerprint(last.state) == record.result
