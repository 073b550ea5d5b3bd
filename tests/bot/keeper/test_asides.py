"""Asides: what a seat lets some others know in private, beside the game; nobody else can tell."""

from __future__ import annotations

import pytest

from bot.keeper.lobby import Wish
from bot.keeper.message import Direct
from games import registry
from games.pericles.actions import Show, Stand
from tests.bot.keeper.conftest import House


async def test_an_aside_is_told_to_whom_it_is_for_and_posted_nowhere(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.PATHS, "pericles", "games.pericles.game:GAME")
    row = await house.lobby.new(Wish("pericles", "aegean", 4, 1, 2, 100, "en", "focus"))
    for seat in range(4):
        await house.lobby.join(row.key, 100 + seat, f"P{seat}")
    live = await house.lobby.start(row.key)
    before = len(await house.outbox())
    await house.keeper.submit(live.id, 0, [Stand("aristocrats", "second")], None)
    assert len(await house.outbox()) == before
    done = await house.keeper.submit(live.id, 0, [Show("aristocrats", "tokens")], None)
    said = [payload for _, payload in (await house.outbox())[before:]]
    (letter,) = said
    assert isinstance(letter, Direct)
    assert letter.seat == 1
    words = registry.get("pericles").wording("en", done.live.names)
    assert letter.lines == [words.event(event) for event in done.events]
    after = await house.keeper.live(live.id)
    assert after.waiting_for() == live.waiting_for()
    house.keeper.forget(live.id)
    assert (await house.keeper.live(live.id)).asides == after.asides
