"""The log as lines and as JSON: no token, no values of exceptions."""

import json
import logging
import sys
from typing import Any

import pytest

from bot.keeper import faults
from bot.operating.logs import JsonLines, Redacting


def _record(**more: Any) -> logging.LogRecord:
    record = logging.LogRecord("bot.x", logging.WARNING, "x.py", 1, "it is %s", ("aa.bb.cc",), None)
    vars(record).update(more)
    return record


def test_a_record_is_one_line_of_json_without_the_token() -> None:
    line = JsonLines("aa.bb.cc").format(_record())
    entry = json.loads(line)
    assert (entry["level"], entry["logger"], entry["message"]) == ("WARNING", "bot.x", "it is ‹token›")
    assert entry["time"].endswith("+00:00")
    assert "\n" not in line


def test_of_an_exception_json_tells_type_and_place() -> None:
    try:
        raise ValueError("a hand of cards")
    except ValueError:
        entry = JsonLines("").format(_record(exc_info=sys.exc_info(), exc_text="a hand of cards"))
    assert "ValueError at test_logs.py:" in json.loads(entry)["exception"]
    assert "hand of cards" not in entry


def test_a_fault_has_its_number_and_table_in_json(caplog: pytest.LogCaptureFixture) -> None:
    number = faults.report(7, ValueError("a hand of cards"))
    entry = JsonLines("").format(caplog.records[-1])
    assert json.loads(entry)["fault_number"] == number
    assert json.loads(entry)["table"] == 7
    assert "hand of cards" not in entry


def test_a_warning_of_rate_limits_names_nobody() -> None:
    token = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZg"
    record = logging.LogRecord("discord.http", logging.WARNING, "http.py", 1, "%s %s", ("PATCH", ""), None)
    for way, shown in (
        ("channels/123456789012345678/messages/223456789012345678", "channels/…/messages/…"),
        (f"webhooks/323456789012345678/{token}/messages/@original", "webhooks/…/…/messages/@original"),
        ("applications/@me/emojis", "applications/@me/emojis"),
    ):
        record.args = ("PATCH", f"https://discord.com/api/v10/{way}")
        assert Redacting("").format(record).endswith(f"PATCH https://discord.com/api/v10/{shown}")
