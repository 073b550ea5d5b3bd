"""The log: to the standard error stream, as lines or as JSON, without the token and without values."""

import copy
import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

from bot.keeper import faults
from games import text

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
QUIET = ("discord", "aiohttp", "PIL")
"""Their details would show messages, hands and tokens."""
_NAMED_IN_ADDRESS = re.compile(r"(?<=/)(?:\d{15,}|[\w.-]{40,})(?![\w.-])")
"""People, messages and the tokens of their commands, in addresses that discord.py warns of."""


class Redacting(logging.Formatter):
    """Writes records without the token, wherever it may have crept in, and of exceptions no values."""

    def __init__(self, token: str) -> None:
        super().__init__(FORMAT)
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        record = copy.copy(record)
        # Another formatter may have left the whole text of the exception there.
        record.exc_text = None
        line = self.written(record)
        if record.name.startswith("discord."):
            line = _NAMED_IN_ADDRESS.sub("…", line)
        return line.replace(self._token, "‹token›") if self._token else line

    def written(self, record: logging.LogRecord) -> str:
        """Write a record as a line, or as several for an exception."""
        return super().format(record)

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name is logging's
        """Write an exception by types and lines of code: its text may hold a secret."""
        return faults.in_short(ei[1]) if ei[1] is not None else ""


class JsonLines(Redacting):
    """Writes each record as one line of JSON."""

    def written(self, record: logging.LogRecord) -> str:
        """Write a record, with the number and the table of a fault."""
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        entry |= {name: value for name, value in vars(record).items() if name in faults.NOTED}
        return json.dumps(entry, ensure_ascii=False)


FORMATTERS = {"text": Redacting, "json": JsonLines}


def set_up_logging(level: str, token: str, form: str = "text") -> None:
    """Log to the standard error stream; libraries that know secrets never below INFO."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATTERS[form](token))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    lowest = logging.getLevelNamesMapping()[level]
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.INFO, lowest))
    logging.getLogger("alembic").setLevel(max(logging.WARNING, lowest))
    text.report_faults_to(logging.getLogger("catalogue").error)
