"""Commands are made known to Discord where its own list differs from ours; trouble with it stops nothing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.http import Route

from bot.discord import command_mentions
from bot.discord.discord_codes import FAILED, named, wait_of
from bot.keeper import faults

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

log = logging.getLogger(__name__)

PATIENCE_S = 10.0
"""Seconds that the start waits for the first try; whatever comes of it, the bot goes on."""
FIRST_WAIT_S = 60.0
"""Seconds after a first failure; doubled after each further one."""
LONGEST_WAIT_S = 3600.0
COMMANDS = "/applications/{application_id}/commands"
OF_DISCORD = ("id", "application_id", "version", "guild_id", "handler", "dm_permission")
"""What Discord adds to a command, or derives from the rest of it."""
UNORDERED = ("contexts", "integration_types")
PERMISSIONS = "default_member_permissions"

Json = dict[str, Any]


class NotSynced(Exception):
    """Discord did not take the commands; it says why without values, and the old commands stay."""

    def __init__(self, why: str, wait: float) -> None:
        super().__init__(why)
        self.wait = wait
        """How long Discord wants to be left alone, in seconds."""


class Syncing:
    """Makes the commands known at the start, and tries again until Discord has taken them."""

    def __init__(self, bot: KeryxBot) -> None:
        self._bot = bot
        self._tried = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin; wait a moment for the first try, so that usually all commands are there with the bot."""
        self._task = asyncio.create_task(self._sync_at_last(), name="syncing")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                await self._tried.wait()

    async def close(self) -> None:
        """Stop trying."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _sync_at_last(self) -> None:
        wait = FIRST_WAIT_S
        while (told := await self._try()) is not None:
            seconds = max(wait, told)
            log.error("the commands are made known in %.0f s", seconds)
            self._tried.set()
            await asyncio.sleep(seconds)
            wait = min(2 * wait, LONGEST_WAIT_S)
        self._tried.set()

    async def _try(self) -> float | None:
        """Try once; after a failure, give the seconds that Discord wants to be left alone."""
        try:
            await sync(self._bot)
        except NotSynced as refusal:
            log.error("Discord keeps the commands that it has: %s", refusal)
            return refusal.wait
        except Exception as bug:  # noqa: BLE001 - whatever is wrong with the commands, tables go on
            faults.report(None, bug)
            return 0.0
        return None


async def sync(bot: KeryxBot, *, force: bool = False) -> bool:
    """Make the commands known unless Discord has just these; tell whether it was needed."""
    ours = await payloads(bot)
    try:
        if not force and are_alike(ours, await _known_to_discord(bot)):
            return False
        _learn_numbers(await bot.http.bulk_upsert_global_commands(_application(bot), payload=ours))
    except FAILED as fault:
        raise NotSynced(_why(fault, ours), wait_of(fault)) from None
    log.info("%s commands made known to Discord", len(ours))
    return True


def _learn_numbers(known: Iterable[Any]) -> None:
    """Let texts mention the commands as Discord has them; also the old ones, if it refuses the new."""
    command_mentions.learn({each["name"]: int(each["id"]) for each in known})


async def payloads(bot: KeryxBot) -> list[Json]:
    """Write down the commands in all languages, as Discord takes them."""
    translator = bot.tree.translator
    written: list[Any] = []
    for command in bot.tree.get_commands():
        if translator is None:
            written.append(command.to_dict(bot.tree))
        else:
            written.append(await command.get_translated_payload(bot.tree, translator))
    return written


async def _known_to_discord(bot: KeryxBot) -> list[Json]:
    route = Route("GET", COMMANDS, application_id=_application(bot))
    found: list[Json] = await bot.http.request(route, params={"with_localizations": "true"})
    _learn_numbers(found)
    return found


def _application(bot: KeryxBot) -> int:
    assert bot.application_id is not None, "the bot is not logged in yet"
    return bot.application_id


def are_alike(ours: Iterable[Json], theirs: Iterable[Json]) -> bool:
    """Say whether two lists have the same commands, in whatever order."""
    return _by_name(ours) == _by_name(theirs)


def _by_name(commands: Iterable[Json]) -> dict[tuple[int, str], Json]:
    return {(each.get("type") or 1, each["name"]): _authored(each) for each in commands}


def _authored(command: Json) -> Json:
    """Leave out what Discord adds, and write what can be written in several ways in one."""
    own = {key: value for key, value in command.items() if key not in OF_DISCORD}
    for key in UNORDERED:
        own[key] = sorted(own.get(key) or [])
    if own.get(PERMISSIONS) is not None:
        own[PERMISSIONS] = str(own[PERMISSIONS])
    said: Json = _without_blanks(own)
    return said


def _without_blanks(value: Any) -> Any:
    """Leave out what says nothing: Discord fills such fields in, or drops them."""
    if isinstance(value, list):
        return [_without_blanks(each) for each in value]
    if isinstance(value, dict):
        return {key: _without_blanks(each) for key, each in value.items() if not _is_blank(each)}
    return value


def _is_blank(value: Any) -> bool:
    return value is None or value is False or value in ("", [], {})


def _why(fault: Exception, ours: Sequence[Json]) -> str:
    """Name a refusal by its numbers and the faulty fields of commands, which Discord calls by number."""
    if not isinstance(fault, discord.HTTPException):
        return named(fault)
    return named(fault, [_with_name(path, ours) for path in faults.refused_fields(fault)])


def _with_name(path: str, ours: Sequence[Json]) -> str:
    number, _, rest = path.partition(".")
    is_known = number.isdecimal() and int(number) < len(ours)
    return f"/{ours[int(number)]['name']} {rest}".strip() if is_known else path
