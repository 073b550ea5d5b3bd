"""Commands are made known where Discord's list differs; trouble with that stops nothing."""

from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.discord import syncing
from bot.discord.sync_alone import sync_alone
from bot.discord.texts import commands_in
from bot.operating.errors import CannotRun
from bot.settings import Settings
from practice import PracticeServer, discord_py_at
from tests.bot.discord.rig import all_sent, new_table, running, until

PUT = "PUT /applications/{}/commands"
GET = "GET /applications/{}/commands"
COG = "tests.bot.discord.failing"
WRONG = {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "A secret."}]}


def commands(server: PracticeServer) -> dict[str, Any]:
    return {command["name"]: command for command in server.store.commands.values()}


async def test_discords_own_list_is_compared(server: PracticeServer, tmp_path: Path) -> None:
    """All commands, in all languages: what Discord adds is no difference, and all else is one."""

    async def is_needed(*, force: bool = False) -> bool:
        return await sync_alone(Settings(data=tmp_path), server.token, cogs.ALL, force=force)

    with discord_py_at(server.url):
        assert await is_needed()
        ids = {name: command["id"] for name, command in commands(server).items()}
        assert not await is_needed()
        assert await is_needed(force=True)
        commands(server)["table"]["options"][0]["description_localizations"]["el"] = "κάτι άλλο"
        assert await is_needed()
        server.store.commands.pop(ids["table"])
        assert await is_needed()
        assert not await is_needed()
    assert set(ids) == set(commands(server))


async def test_texts_mention_commands_as_discord_has_them(server: PracticeServer, tmp_path: Path) -> None:
    """Also after a start at which nothing was to be made known, and while Discord refuses the new ones."""
    known = []
    for _ in range(2):
        async with running(server, tmp_path, cogs=["cogs.lobby"], over_the_wire=True):
            known.append(commands_in("en").say("table-none-open"))
    number = commands(server)["table"]["id"]
    assert known == [f"No table is open here at the moment. </table new:{number}> opens one."] * 2
    server.core.faults.fail(PUT, status=400, code=50035)
    async with running(server, tmp_path, cogs=["cogs.lobby", COG], over_the_wire=True):
        assert commands_in("en").say("table-none-open") == known[0]


async def test_refused_commands_stop_nothing_and_are_sent_later(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(syncing, "FIRST_WAIT_S", 0.1)
    old = {"id": "1", "name": "old", "type": 1, "application_id": server.store.application_id}
    server.store.commands["1"] = old
    errors = {"0": {"options": {"1": {"name": WRONG}}}}
    server.core.faults.fail(PUT, status=400, code=50035, errors=errors, times=2)
    async with running(server, tmp_path, cogs=[COG], over_the_wire=True) as bot:
        assert list(commands(server)) == ["old"]
        await new_table(bot, server)
        await all_sent(bot)
        await until(lambda: "fail" in commands(server))
    assert caplog.text.count("400 50035 (/fail options.1.name)") == 2
    assert "A secret." not in caplog.text


@pytest.mark.parametrize("route", [GET, PUT])
async def test_limited_commands_stop_nothing_and_wait_as_long_as_told(
    server: PracticeServer, tmp_path: Path, caplog: pytest.LogCaptureFixture, route: str
) -> None:
    server.core.faults.rate_limit(route, retry_after=7200)
    async with running(server, tmp_path, cogs=[COG], over_the_wire=True) as bot:
        assert bot.is_ready()
    assert "RateLimited for 7200.0 s" in caplog.text
    assert "made known in 7200 s" in caplog.text


@pytest.mark.parametrize(
    "order",
    [
        lambda faults: faults.delay(GET, seconds=0.5),
        lambda faults: faults.reset(GET),
        lambda faults: faults.cloudflare(PUT, status=403),
        lambda faults: faults.fail(PUT, status=503),
    ],
)
async def test_bot_does_not_wait_for_its_commands(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, order: Any
) -> None:
    monkeypatch.setattr(syncing, "FIRST_WAIT_S", 0.1)
    monkeypatch.setattr(syncing, "PATIENCE_S", 0.05)
    order(server.core.faults)
    async with running(server, tmp_path, cogs=[COG], over_the_wire=True):
        await until(lambda: "fail" in commands(server))


async def test_fault_of_ours_in_a_command_stops_nothing(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: object) -> None:
        raise ValueError("A secret.")

    monkeypatch.setattr(syncing, "payloads", broken)
    async with running(server, tmp_path, over_the_wire=True) as bot:
        assert bot.is_ready()
    assert "ValueError at" in caplog.text
    assert "A secret." not in caplog.text


async def test_refusal_is_told_on_the_command_line(server: PracticeServer, tmp_path: Path) -> None:
    server.core.faults.fail(PUT, status=400, code=50035, errors={"0": {"name": WRONG}})
    with discord_py_at(server.url), pytest.raises(CannotRun, match=r"400 50035 \(/fail name\)\.$"):
        await sync_alone(Settings(data=tmp_path), server.token, [COG], force=True)
