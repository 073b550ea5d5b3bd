"""Faults of ours: reported to the log by number, with the places in the code and no values."""

from __future__ import annotations

import logging
import secrets
import traceback

log = logging.getLogger(__name__)


def report(table_id: int | None, fault: BaseException) -> str:
    """Write a fault to the log and give the short number by which it can be found there.

    Only types and lines of code are written: the text of an exception may hold a secret.
    """
    number = secrets.token_hex(3)
    log.error("fault %s at table %s: %s", number, table_id, in_short(fault))
    return number


def in_short(fault: BaseException) -> str:
    """Say what went wrong where, by types and lines of code alone."""
    return " <- ".join(_chain(fault))


def _chain(fault: BaseException) -> list[str]:
    links: list[str] = []
    seen: list[BaseException] = []
    each: BaseException | None = fault
    while each is not None and not any(each is before for before in seen):
        seen.append(each)
        frames = traceback.extract_tb(each.__traceback__)[-6:]
        where = " > ".join(f"{frame.filename.rsplit('/', 2)[-1]}:{frame.lineno}" for frame in frames)
        links.append(f"{type(each).__name__} at {where or 'unknown'}")
        each = each.__cause__ or each.__context__
    return links
