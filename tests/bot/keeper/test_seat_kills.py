"""Seats given up and taken, killed at any instant: after the next start all of it is there, or nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.db import Writer
from bot.discord.panels.proposal_words import ProposalWords
from bot.keeper import calling, consent
from bot.keeper.deciding import Deciding
from bot.keeper.gamemaster import Gamemaster
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.proposing import Proposals, Wish
from games.core.resigning import Resign
from tests.bot.keeper.conftest import House
from tests.bot.keeper.kills import MAX_INSTANTS, Life, keeper_of, killed_once


async def resigning(keeper: Keeper, table: int) -> None:
    live = await keeper.live(table)
    if not live.state.resigned:
        await keeper.resign(table, 0, live.seats[0].since_seq, lambda _: ["Given up."])


async def check_resigned(house: House, table: int, *, is_whole: bool) -> bool:
    """Say whether the seat is given up; all that says so agrees."""
    live = await keeper_of(house).live(table)
    is_gone = bool(live.state.resigned)
    rows = [row for row in await house.store.log(table) if row.action == '{"type":"Resign"}']
    posts = [row for row, _ in await house.outbox() if row.table_id == table and "Given up." in row.payload]
    assert len(rows) == len(posts) == live.seats[0].computer == is_gone
    assert (live.seats[0].user_id is None) == is_gone
    assert 0 not in live.waiting_for() or not is_gone
    assert is_gone or not is_whole
    return is_gone


async def killed_at_every_instant(
    house: House, start: Callable[[], Awaitable[int]], life: Life, check: Callable[..., Awaitable[bool]]
) -> None:
    outcomes = set()
    for instant in range(1, MAX_INSTANTS):
        table = await start()
        is_killed = await killed_once(house, life, table, instant)
        outcomes.add(await check(house, table, is_whole=not is_killed))
        await life(keeper_of(house), table)
        assert await check(house, table, is_whole=True)
        if not is_killed:
            break
    else:
        raise AssertionError("it is killed again and again")
    assert outcomes == {True, False}


async def test_seat_is_given_up_once(house: House) -> None:
    async def start() -> int:
        return (await house.table(3)).id

    await killed_at_every_instant(house, start, resigning, check_resigned)


async def test_seat_that_does_not_go_with_its_log_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: who sits there is not written with the rest."""

    async def later(_writer: Writer, *_given: Any, **_named: Any) -> None:
        return None

    table = (await house.table(3)).id
    monkeypatch.setattr(Writer, "set_seat", later)
    await resigning(keeper_of(house), table)
    with pytest.raises(AssertionError):
        await check_resigned(house, table, is_whole=True)


def proposals_of(keeper: Keeper) -> Proposals:
    return Proposals(Deciding(Gamemaster(keeper)), ProposalWords())


async def wanting(house: House) -> int:
    """Let a seat be called for, and somebody ask for it."""
    keeper = house.keeper
    table = (await house.table(3)).id
    proposals = proposals_of(keeper)

    async def call(live: Live) -> Wish:
        return Wish(consent.CALL, 101, 1, await calling.about(keeper.store, live, 1))

    called = await proposals.propose(table, call)

    async def take(live: Live) -> Wish:
        about = {**consent.about_seat(live, 1), "call": called.row.key}
        return Wish(consent.SEAT, 900, None, about, (900, "Zoe"))

    await proposals.propose(table, take)
    return table


async def agreeing(keeper: Keeper, table: int) -> None:
    rows = [row for row in await keeper.store.proposals(table) if row.kind == consent.SEAT]
    for row in rows:
        await proposals_of(keeper).answer(row.key, 100, agrees=True, is_master=True)


async def check_taken(house: House, table: int, *, is_whole: bool) -> bool:
    live = await keeper_of(house).live(table)
    is_taken = live.user_of(1) == 900
    rows = {row.kind: row.outcome for row in await house.store.proposals(table, is_open=False)}
    assert rows == dict.fromkeys((consent.CALL, consent.SEAT), "agreed" if is_taken else "")
    tenures = [each for each in await house.store.tenures(table) if each.seat == 1]
    assert len(tenures) == 1 + is_taken
    answers = [len(await house.store.proposal_answers(row.key)) for row in await house.store.proposals(table)]
    assert is_taken or sum(answers) == 0
    assert is_taken or not is_whole
    return is_taken


async def test_seat_is_taken_once_with_the_answer_that_gives_it(house: House) -> None:
    await killed_at_every_instant(house, lambda: wanting(house), agreeing, check_taken)


async def test_call_that_stays_open_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(_writer: Writer, *_given: Any) -> None:
        return None

    monkeypatch.setattr(Writer, "close_call", never)
    table = await wanting(house)
    await agreeing(keeper_of(house), table)
    with pytest.raises(AssertionError):
        await check_taken(house, table, is_whole=True)


def test_resignations_are_logged_by_this_name() -> None:
    assert Resign.__name__ == "Resign"
