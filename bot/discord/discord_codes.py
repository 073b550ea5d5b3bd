"""What Discord's errors mean: one table of its codes, for all who ask it for something."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any

import aiohttp
import discord

from bot.keeper.faults import refused_fields

TOO_MANY_REQUESTS, TOO_LARGE, SERVER_ERROR = 429, 413, 500
JSON = "application/json"


class Unreachable(Exception):
    """Discord could not be reached, though that was tried more than once."""


class Meaning(Enum):
    """What an error of Discord's means for what was asked."""

    PASSES = auto()
    """Asked again later, it may well be done."""
    PERMISSION = auto()
    """The bot lacks a right, which somebody can give it."""
    ARCHIVED = auto()
    LOCKED = auto()
    """The thread is shut, which can be put right without any permission."""
    GONE = auto()
    """The server, the channel or the message does not exist any more."""
    NO_USER = auto()
    """The user does not exist, or takes no messages from the bot."""
    NO_MEMBER = auto()
    """The user is not in the server."""
    DONE = auto()
    """It has been done already."""
    OVER = auto()
    """The interaction is over: nobody waits for an answer."""
    REFUSED = auto()
    """Discord refuses it by a code that is not in the table; whether that passes is not known."""
    WRONG = auto()
    """Discord will never take it as it is: a fault of ours."""


LOST = (aiohttp.ClientError, OSError, TimeoutError, Unreachable)
"""Faults of the connection. A missing file is an `OSError` too: ask only about calls to Discord."""
SURELY_LOST = (aiohttp.ClientError, Unreachable)
FAILED = (discord.HTTPException, discord.RateLimited, *LOST)
"""All that may come of a call to Discord, for those who can do without it."""

BY_CODE = {
    # 3. not now: writing or a feature is disabled, something is overloaded, or Cloudflare is in the way
    **dict.fromkeys((40004, 40006, 40062, 40333, 110001, 130000), Meaning.PASSES),
    # 4. too much of something: conversations opened, writes, edits of old messages, active threads
    **dict.fromkeys((20016, 20022, 20028, 20029, 30046, 40003, 160006, 160007), Meaning.PASSES),
    # 5.
    **dict.fromkeys((50001, 50013), Meaning.PERMISSION),
    # 6.
    50083: Meaning.ARCHIVED,
    160005: Meaning.LOCKED,
    # 7. server, channel, message
    **dict.fromkeys((10003, 10004, 10008), Meaning.GONE),
    # 8. unknown, takes no messages, no server in common
    **dict.fromkeys((10013, 50007, 50278), Meaning.NO_USER),
    # 9.
    10007: Meaning.NO_MEMBER,
    # 10. acknowledged, a thread on the message
    **dict.fromkeys((40060, 160004), Meaning.DONE),
    # 11. webhook, interaction, webhook's token
    **dict.fromkeys((10015, 10062, 50027), Meaning.OVER),
    # 12. form, too large, empty, too many files, unreadable, blocked by the server's own rules
    **dict.fromkeys((50035, 40005, 50006, 30015, 50109, 200000), Meaning.WRONG),
}
THREADS_FULL = (160006, 160007)
"""Those of row 4 that are about active threads, of which a server may have a thousand."""
PASSING_STATUS = {401, 404, 408, 409, 425}
"""Of the answers that a request is wrong, those that another try may not meet."""
FORBIDDEN = 403


def meaning(fault: BaseException) -> Meaning:
    """Say what came of a call to Discord. The first row that fits decides.

    | row | what Discord answers | it means |
    |---|---|---|
    | 1 | nothing: the connection is lost | passes |
    | 2 | 429, whatever the code; discord.py's `RateLimited`; 5xx, whatever code and body | passes |
    | 3 | 40004, 40006, 40062, 40333, 110001, 130000: not now | passes |
    | 4 | 20016, 20022, 20028, 20029, 30046, 40003, 160006, 160007: too much of something | passes |
    | 5 | 50001, 50013: no access, missing permissions | permission |
    | 6 | 50083, 160005: the thread is archived, or locked | archived, locked |
    | 7 | 10003, 10004, 10008: no such channel, server, message | gone |
    | 8 | 10013, 50007, 50278: no such user, takes no messages, no server in common | no user |
    | 9 | 10007: no such member | no member |
    | 10 | 40060, 160004: acknowledged already, has a thread already | done |
    | 11 | 10015, 10062, 50027: the interaction is unknown, or its time is over | over |
    | 12 | 50035, 40005, 50006, 30015, 50109, 200000, or 413 with any body: the message is wrong | wrong |
    | 13 | a body that is no JSON: Cloudflare, or something else on the way | passes |
    | 14 | 401, 404, 408, 409 or 425 with a code of no other row; 403 with code 0 | passes |
    | 15 | 403 with a code of no other row | refused |
    | 16 | anything else | wrong |
    """
    if isinstance(fault, (*LOST, discord.RateLimited)):
        return Meaning.PASSES
    if not isinstance(fault, discord.HTTPException):
        return Meaning.WRONG
    if fault.status == TOO_MANY_REQUESTS or fault.status >= SERVER_ERROR:
        return Meaning.PASSES
    if fault.code in BY_CODE:
        return BY_CODE[fault.code]
    if fault.status == TOO_LARGE:
        return Meaning.WRONG
    return _by_status(fault)


def _by_status(fault: discord.HTTPException) -> Meaning:
    """Say what an answer means whose code tells nothing."""
    if not _is_json(fault) or fault.status in PASSING_STATUS:
        return Meaning.PASSES
    if fault.status == FORBIDDEN:
        return Meaning.REFUSED if fault.code else Meaning.PASSES
    return Meaning.WRONG


def _is_json(fault: discord.HTTPException) -> bool:
    response: Any = fault.response
    return bool(response.headers.get("Content-Type", "").startswith(JSON))


def surely_passes(fault: BaseException) -> bool:
    """Say whether a fault is Discord's and passes; an `OSError` may be a file's as well."""
    if isinstance(fault, LOST):
        return isinstance(fault, SURELY_LOST)
    return meaning(fault) is Meaning.PASSES


def wait_of(fault: BaseException) -> float:
    """Say for how many seconds Discord wants to be left alone; none where it does not say."""
    if isinstance(fault, discord.RateLimited):
        return fault.retry_after
    response: Any = getattr(fault, "response", None)
    if not isinstance(fault, discord.HTTPException) or fault.status != TOO_MANY_REQUESTS:
        return 0.0
    try:
        return float(response.headers.get("Retry-After", 0))
    except ValueError:
        return 0.0


def named(fault: BaseException, paths: Sequence[str] | None = None) -> str:
    """Name a fault for the log: its type, or Discord's status and code and which fields it refuses.

    What Discord writes about them may repeat what we sent, and stays out.
    """
    if isinstance(fault, discord.RateLimited):
        return f"RateLimited for {fault.retry_after:.1f} s"
    if not isinstance(fault, discord.HTTPException):
        return type(fault).__name__
    paths = refused_fields(fault) if paths is None else paths
    return f"{fault.status} {fault.code}" + (f" ({', '.join(paths)})" if paths else "")
