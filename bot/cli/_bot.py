"""The bot as the command line starts it: on Discord, or on the practice server in the same process."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

import cogs
from bot.cli._faults import Failed
from bot.db import StoreUnavailable
from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from bot.discord.run import run
from bot.discord.sync_alone import sync_alone
from bot.operating import reports
from bot.operating.errors import CannotRun
from bot.operating.logs import set_up_logging
from bot.settings import Settings, version
from practice import TOKEN, PracticeServer, discord_py_at

Result = TypeVar("Result")

PRACTICE_DIRECTORY = "practice"
ONE_GUILD = 0.1
"""The practice server has one server; no other need be waited for."""


def run_on_discord(settings: Settings) -> None:
    """Run on Discord until interrupted."""
    _open_log(settings, settings.discord_token)
    bot = KeryxBot(settings, cogs=cogs.ALL)
    _run(run(bot, settings.discord_token, on_ready=_show_invitation))


def run_practice(settings: Settings) -> None:
    """Run on a practice server of our own until interrupted."""
    _open_log(settings)
    _run(_practise(settings))


def run_at(settings: Settings, url: str) -> None:
    """Run on a practice server that is there already."""
    _open_log(settings)
    with discord_py_at(url):
        bot = KeryxBot(settings, cogs=cogs.ALL, guild_wait=ONE_GUILD)
        _run(run(bot, TOKEN, on_ready=lambda _: print("ready", flush=True)))


def sync(settings: Settings, practice_at: str, *, force: bool) -> bool:
    """Make the commands known to Discord, or to a practice server; tell whether it was needed."""
    token = TOKEN if practice_at else settings.discord_token
    _open_log(settings, token)
    with discord_py_at(practice_at) if practice_at else contextlib.nullcontext():
        return _run(sync_alone(settings, token, cogs.ALL, force=force))


def _open_log(settings: Settings, token: str = "") -> None:
    set_up_logging(settings.log_level, token, settings.log_format)
    if not settings.sentry_dsn:
        return
    try:
        reports.start(settings.sentry_dsn, f"keryx@{version()}")
    except CannotRun as fault:
        raise Failed(str(fault)) from None


async def _practise(settings: Settings) -> None:
    # Kept apart from the tables on Discord, of whose threads the practice server knows nothing.
    data = settings.data / PRACTICE_DIRECTORY
    own = replace(settings, data=data, database_url="", backup_hours=0)
    server = PracticeServer(port=settings.practice_port, data_dir=data, bot_permissions=PERMISSIONS.value)
    try:
        await server.start()
    except (OSError, sqlite3.Error) as error:
        raise Failed(_why_no_practice(own, error)) from None
    try:
        _show_address(server.url)
        with discord_py_at(server.url):
            bot = KeryxBot(own, cogs=cogs.ALL, guild_wait=ONE_GUILD)
            await run(bot, TOKEN, on_ready=_say_practising)
    finally:
        await server.close()


def _why_no_practice(settings: Settings, fault: OSError | sqlite3.Error) -> str:
    """Say what the practice server cannot use: its directory, which faults of files name, or its port."""
    advice = "Set KERYX_DATA to another directory."
    if isinstance(fault, sqlite3.Error):
        return f"The practice server cannot use {settings.data} or the database in it. {advice}"
    if fault.filename is not None:
        return f"The practice server cannot use {settings.data}: {fault.strerror}. {advice}"
    return (
        f"The practice server cannot listen on port {settings.practice_port}: {fault.strerror}. "
        "Set PRACTICE_PORT to another one."
    )


def _show_address(url: str) -> None:
    """Say where the page is as soon as it answers; the bot comes to it some seconds later."""
    print(f"Open {url} in a browser; Ctrl+C ends it. Keryx is on its way …", flush=True)


def _say_practising(_bot: KeryxBot) -> None:
    print("Keryx is practising. With a DISCORD_TOKEN it runs on Discord; README.md tells how.", flush=True)


def _show_invitation(bot: KeryxBot) -> None:
    print(f"{bot.user} is on Discord; servers: {len(bot.guilds)}. Ctrl+C ends it.", flush=True)
    print(f"Invite it to a server: {bot.invite_link()}", flush=True)


def _run(work: Coroutine[Any, Any, Result]) -> Result:
    try:
        return asyncio.run(work)
    except (CannotRun, StoreUnavailable) as fault:
        raise Failed(str(fault)) from None
