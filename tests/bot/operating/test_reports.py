"""What goes to Sentry: types, files and lines; nothing that an exception or a frame holds."""

import json
import logging
import traceback
from collections.abc import Iterator
from typing import Any

import pytest
import sentry_sdk
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport

from bot.keeper import faults
from bot.operating import reports
from bot.operating.errors import CannotRun


class Kept(Transport):
    """Keeps what would be sent."""

    sent: list[Envelope] = []  # noqa: RUF012 - Sentry makes the instance

    def capture_envelope(self, envelope: Envelope) -> None:
        self.sent.append(envelope)


@pytest.fixture
def sent() -> Iterator[list[Envelope]]:
    Kept.sent.clear()
    log = logging.getLogger(faults.__name__)
    before = list(log.handlers)
    reports.start("https://key@localhost/1", "keryx@0", transport=Kept)
    yield Kept.sent
    sentry_sdk.get_client().close()
    log.handlers[:] = before


def _bug() -> BaseException:
    hidden = "Strategos tokens 9 and 4"
    try:
        try:
            raise KeyError(hidden)
        except KeyError as first:
            raise ValueError(hidden) from first
    except ValueError as fault:
        return fault


def _told(sent: list[Envelope]) -> tuple[str, dict[str, Any]]:
    [envelope] = sent
    event = envelope.get_event()
    assert event is not None
    return json.dumps(event, default=str), dict(event)


def test_a_fault_is_reported_by_types_and_lines(sent: list[Envelope]) -> None:
    number = faults.report(3, _bug())
    text, event = _told(sent)
    values = event["exception"]["values"]
    assert [value["type"] for value in values] == ["KeyError", "ValueError"]
    assert values[0]["stacktrace"]["frames"][-1]["filename"] == "test_reports.py"
    assert event["tags"] == {"fault": number}
    assert "Strategos" not in text
    assert event.keys() <= set(reports.KEPT)


def test_what_the_library_would_add_is_dropped(sent: list[Envelope]) -> None:
    sentry_sdk.set_user({"id": "1234567890"})
    sentry_sdk.set_context("hand", {"cards": "Strategos"})
    faults.report(None, _bug())
    text, _ = _told(sent)
    assert "1234567890" not in text
    assert "Strategos" not in text


def test_other_errors_of_the_log_are_not_reported(sent: list[Envelope]) -> None:
    logging.getLogger("bot.discord").error("table %s waits", 3)
    assert sent == []


def test_a_missing_library_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "sentry_sdk", None)
    with pytest.raises(CannotRun, match="pip install sentry-sdk"):
        reports.start("https://key@localhost/1", "keryx@0")


def test_a_dsn_that_the_library_refuses_is_said_without_it() -> None:
    dsn = "https://hunter2@localhost:99999/1"
    with pytest.raises(CannotRun, match="SENTRY_DSN cannot be used") as wrong:
        reports.start(dsn, "keryx@0")
    assert "hunter2" not in "".join(traceback.format_exception(wrong.value))
