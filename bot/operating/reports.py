"""Faults of ours, reported to Sentry beside the log: types, files and lines of code, never a value."""

import logging
import traceback
from collections.abc import Callable
from typing import Any

from bot.keeper import faults
from bot.operating.errors import CannotRun

MISSING = (
    "SENTRY_DSN is set, but sentry-sdk is not installed: `.venv/bin/pip install sentry-sdk` installs it."
)

UNREADABLE = "SENTRY_DSN cannot be used: copy it anew from the page of your project on Sentry."

KEPT = ("event_id", "exception", "fingerprint", "level", "platform", "release", "tags", "timestamp")
"""What of a report leaves this machine; whatever else the library adds is dropped."""


class Reporting(logging.Handler):
    """Hands on the faults among the records of the log."""

    def __init__(self, send: Callable[[Any], object]) -> None:
        super().__init__(logging.ERROR)
        self._send = send

    def emit(self, record: logging.LogRecord) -> None:
        """Report a record that holds a fault."""
        noted = vars(record)
        if faults.FAULT in noted:
            self._send(report_of(noted[faults.FAULT], noted[faults.NUMBER]))


def report_of(fault: BaseException, number: str) -> dict[str, Any]:
    """Describe a fault, the first cause first, as Sentry wants it."""
    chain = [_in_short(each) for each in reversed(faults.chain_of(fault))]
    kinds = [f"{each['type']}:{_last_line(each)}" for each in chain]
    return {
        "level": "error",
        "exception": {"values": chain},
        "fingerprint": kinds,
        "tags": {"fault": number},
    }


def _in_short(fault: BaseException) -> dict[str, Any]:
    frames = [
        {"filename": faults.short_name(frame.filename), "lineno": frame.lineno, "function": frame.name}
        for frame in traceback.extract_tb(fault.__traceback__)
    ]
    return {"type": type(fault).__name__, "value": "", "stacktrace": {"frames": frames}}


def _last_line(described: dict[str, Any]) -> str:
    frames = described["stacktrace"]["frames"]
    return f"{frames[-1]['filename']}:{frames[-1]['lineno']}" if frames else "unknown"


def start(dsn: str, release: str, **options: Any) -> None:
    """Report faults from now on; nothing is collected beside what we describe ourselves."""
    try:
        import sentry_sdk
    except ImportError:
        raise CannotRun(MISSING) from None
    try:
        sentry_sdk.init(dsn, release=release, **NOTHING_MORE, **options)
    except ValueError:
        # Its text shows a part of the DSN.
        raise CannotRun(UNREADABLE) from None
    logging.getLogger(faults.__name__).addHandler(Reporting(sentry_sdk.capture_event))


def kept_of(event: Any, _hint: Any = None) -> Any:
    """Keep of a report what we have written, and what tells reports apart."""
    return {name: event[name] for name in KEPT if name in event}


NOTHING_MORE: dict[str, Any] = {
    "default_integrations": False,
    "auto_enabling_integrations": False,
    "include_local_variables": False,
    "max_breadcrumbs": 0,
    "auto_session_tracking": False,
    "send_client_reports": False,
    "before_send": kept_of,
}
"""What keeps the library from collecting anything by itself."""
