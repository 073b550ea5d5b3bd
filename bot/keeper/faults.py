"""Faults of ours: reported to the log by number, with the places in the code and no values."""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bot.db import SeqTaken, StoreUnavailable, WaitingOrder
from bot.operating import metrics
from games.core.errors import PlayerFault

log = logging.getLogger(__name__)

NUMBER, TABLE, FAULT = "fault_number", "table", "fault"
"""Where a record of the log notes a fault, beside its text."""
NOTED = (NUMBER, TABLE)
"""What of that may be shown."""
MAX_FIELDS = 10
"""Maximum faulty fields that are named in the log."""
FRAMES = 6
"""How many lines of code, counted from the innermost, say where it was."""


class MetByOrder(Exception):
    """A fault of ours that an order has met which had waited."""

    def __init__(self, order: WaitingOrder) -> None:
        super().__init__()
        self.order = order


@contextmanager
def met_by(order: WaitingOrder | None) -> Iterator[None]:
    """Note of a fault which order met it, unless one inside of it has."""
    try:
        yield
    except (PlayerFault, StoreUnavailable, SeqTaken, MetByOrder):
        raise
    except Exception as fault:
        if order is None:
            raise
        raise MetByOrder(order) from fault


def report(table_id: int | None, fault: BaseException) -> str:
    """Write a fault to the log and give the short number by which it can be found there.

    Only types and lines of code are written: the text of an exception may hold a secret.
    """
    number = secrets.token_hex(3)
    noted = {NUMBER: number, TABLE: table_id, FAULT: fault}
    metrics.FAULTS.inc()
    log.error("fault %s at table %s: %s", number, table_id, in_short(fault), extra=noted)
    return number


def in_short(fault: BaseException) -> str:
    """Say what went wrong where, by types and lines of code alone."""
    return " <- ".join(f"{_name(each)} at {_where(each)}" for each in chain_of(fault))


def _name(fault: BaseException) -> str:
    """Name a fault by its type and, if it is a refusal of Discord's, the numbers and the fields of that."""
    numbers = [getattr(fault, number, None) for number in ("status", "code")]
    named = " ".join([type(fault).__name__, *(str(each) for each in numbers if isinstance(each, int))])
    fields = refused_fields(fault)
    return f"{named} ({', '.join(fields)})" if fields else named


def refused_fields(fault: BaseException) -> list[str]:
    """List the fields that Discord refuses, such as `embeds.0.title`; what it says of them stays out."""
    errors: Any = getattr(fault, "_errors", None)
    return list(_paths(errors, ""))[:MAX_FIELDS] if isinstance(errors, dict) else []


def _paths(errors: dict[str, Any], before: str) -> Iterator[str]:
    for key, value in errors.items():
        if key == "_errors":
            yield before or "the whole"
        elif isinstance(value, dict):
            yield from _paths(value, f"{before}.{key}" if before else key)


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
