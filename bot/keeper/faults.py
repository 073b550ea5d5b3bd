"""Faults of ours: reported to the log by number, with the places in the code and no values."""

from __future__ import annotations

import logging
import secrets
import traceback

log = logging.getLogger(__name__)

NUMBER, TABLE, FAULT = "fault_number", "table", "fault"
"""Where a record of the log notes a fault, beside its text."""
NOTED = (NUMBER, TABLE)
"""What of that may be shown."""
FRAMES = 6
"""How many lines of code, counted from the innermost, say where it was."""


def report(table_id: int | None, fault: BaseException) -> str:
    """Write a fault to the log and give the short number by which it can be found there.

    Only types and lines of code are written: the text of an exception may hold a secret.
    """
    number = secrets.token_hex(3)
    noted = {NUMBER: number, TABLE: table_id, FAULT: fault}
    log.error("fault %s at table %s: %s", number, table_id, in_short(fault), extra=noted)
    return number


def in_short(fault: BaseException) -> str:
    """Say what went wrong where, by types and lines of code alone."""
    return " <- ".join(f"{type(each).__name__} at {_where(each)}" for each in chain_of(fault))


def chain_of(fault: BaseException) -> list[BaseException]:
    """List a fault and what led to it, each once."""
    chain: list[BaseException] = []
    each: BaseException | None = fault
    while each is not None and not any(each is before for before in chain):
        chain.append(each)
        each = each.__cause__ or each.__context__
    return chain


def _where(fault: BaseException) -> str:
    frames = traceback.extract_tb(fault.__traceback__)[-FRAMES:]
    return " > ".join(f"{short_name(frame.filename)}:{frame.lineno}" for frame in frames) or "unknown"


def short_name(file: str) -> str:
    """Name a file without where it lies on this machine."""
    return file.rsplit("/", 2)[-1]
