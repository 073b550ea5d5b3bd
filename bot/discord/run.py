"""Running the bot: its health told, a clean end, and one sentence for what stops it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
from collections.abc import Callable, Iterator
from math import ceil
from typing import Any

import aiohttp
import discord

from bot.discord.bot import KeryxBot
from bot.discord.health import serving
from bot.discord.pictures.draw_process import painter
from bot.keeper import faults
from bot.operating.errors import CannotRun

log = logging.getLogger(__name__)

UNREACHABLE = "Discord cannot be reached from this machine."


async def run(bot: KeryxBot, token: str, *, on_ready: Callable[[KeryxBot], None]) -> None:
    """Run the bot until it is told to stop."""
    asyncio.get_running_loop().set_exception_handler(_report)
    with _stopping_at(signal.SIGTERM, signal.SIGINT) as stopped:
        async with serving(bot), bot:
            running = asyncio.create_task(_start(bot, token))
            telling = asyncio.create_task(_tell(bot, on_ready))
            ending = asyncio.create_task(stopped.wait())
            await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
            telling.cancel()
            ending.cancel()
            await _end(bot, running)


async def _end(bot: KeryxBot, running: asyncio.Task[None]) -> None:
    """Close the bot, whether it runs, still starts, or has ended by itself; what ended it is raised."""
    if not bot.is_set_up:
        # Broken off first: what goes on to start would find everything closed, and report that as faults.
        await _broken_off(running)
    await bot.close()
    # Python would not end before a picture is done.
    painter().stop()
    # After a lost connection discord.py may sleep for minutes before it looks whether it is closed.
    await _broken_off(running)
    if not running.cancelled():
        running.result()


async def _broken_off(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})


def _report(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody waited for, without values; the loop's own report would show them."""
    fault = context.get("exception")
    if isinstance(fault, BaseException):
        faults.report(None, fault)
    else:
        log.error("the event loop complains: %s", context.get("message"))


async def _tell(bot: KeryxBot, on_ready: Callable[[KeryxBot], None]) -> None:
    while not bot.is_ready():  # noqa: ASYNC110 - before it logs in, a client has nothing to wait for
        await asyncio.sleep(0.05)
    on_ready(bot)
    await get_ready(bot)


async def get_ready(bot: KeryxBot) -> None:
    """Get ready what would hold somebody up later, then keep the garbage collector off all of it.

    A full collection of what is loaded by now would stop the loop for a tenth of a second, again and again.
    """
    try:
        await bot.pictures.prepare()
    except Exception as bug:  # noqa: BLE001 - the bot can run without, and the first wanted picture shows it
        faults.report(None, bug)
    gc.collect()
    gc.freeze()


async def _start(bot: KeryxBot, token: str) -> None:
    with starting(bot):
        await bot.start(token)


@contextlib.contextmanager
def starting(bot: KeryxBot) -> Iterator[None]:
    """Say in a sentence what keeps the bot from starting."""
    try:
        yield
    except discord.LoginFailure:
        raise CannotRun("Discord does not accept the token; set DISCORD_TOKEN anew.") from None
    except discord.PrivilegedIntentsRequired:
        raise CannotRun("Discord wants intents that Keryx does not need; report this.") from None
    except discord.RateLimited as limited:
        seconds = ceil(limited.retry_after)
        raise CannotRun(f"Discord is asked too often; try again in {seconds} seconds.") from None
    except (discord.HTTPException, discord.ConnectionClosed) as fault:
        raise CannotRun(_what_discord_says(fault)) from None
    except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as fault:
        raise CannotRun(_what_stops(fault)) from None
    except AttributeError:
        # When its very first connection fails, discord.py wants to resume it, and there is none.
        if not bot.is_set_up or bot.ws is not None:
            raise
        raise CannotRun(UNREACHABLE) from None


def _what_discord_says(fault: discord.HTTPException | discord.ConnectionClosed) -> str:
    """Say that Discord is there but serves us not, by the number of its answer alone."""
    number = fault.status if isinstance(fault, discord.HTTPException) else fault.code
    return f"Discord cannot be used right now (it answers with error {number}); try again later."


def _what_stops(fault: Exception) -> str:
    """Say what cannot be used: a file, which its error names, or the network."""
    if isinstance(fault, OSError) and fault.filename is not None:
        return f"Keryx cannot use {fault.filename}: {fault.strerror}."
    return UNREACHABLE


@contextlib.contextmanager
def _stopping_at(*signals: signal.Signals) -> Iterator[asyncio.Event]:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in signals:
        loop.add_signal_handler(each, stopped.set)
    try:
        yield stopped
    finally:
        for each in signals:
            loop.remove_signal_handler(each)
