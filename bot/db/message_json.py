"""The little that storage knows of what outbox rows hold: pictures they show, users they mention and name."""

import json
import re
from collections.abc import Mapping
from typing import Any

from bot.db.models import OutboxRow

EMPTY = "{}"
TEXTS = (
    "lines",
    "waiting",
    "alt",
    "call",
    "deeds",
    "more",
    "scores",
    "foot",
    "in_full",
    "heading",
    "news",
    "scores_heading",
)
"""Where a message may name somebody."""


def without_picture(payload: str) -> str:
    """Take the picture out; text and buttons stay."""
    read = _read(payload)
    if read.get("picture") is None:
        return payload
    return _write(read | {"picture": None})


def without_user(payload: str, user_id: int, names: Mapping[str, str]) -> str:
    """Take a user out of those to be mentioned, and put something else for each of their names."""
    read = _read(payload)
    changed = dict(read)
    if "mentions" in read:
        changed["mentions"] = [user for user in read["mentions"] if user != user_id]
    for name, instead in names.items():
        changed |= {key: _renamed(changed[key], name, instead) for key in TEXTS if key in changed}
    return payload if changed == read else _write(changed)


def _renamed(value: Any, name: str, instead: str) -> Any:
    """Put something else for a name, in a text or in all texts of a part."""
    match value:
        case str():
            return _spelt(name).sub(instead, value)
        case list():
            return [_renamed(each, name, instead) for each in value]
        case dict():
            return {key: _renamed(each, name, instead) for key, each in value.items()}
    return value


def _spelt(name: str) -> re.Pattern[str]:
    """Find a name as texts have it: whole, with other spaces, or with signs escaped for Discord."""
    words = ("".join(rf"\\?{re.escape(sign)}" for sign in word) for word in name.split())
    whole = r"\s+".join(words)
    return re.compile(rf"(?<![^\W_]){whole}(?![^\W_])")


def steps_shown(row: OutboxRow) -> set[int]:
    """Tell which steps of its table a message shows."""
    picture = _read(row.payload).get("picture")
    shown = (picture.get("seq"), picture.get("before")) if isinstance(picture, dict) else ()
    return {seq for seq in (row.seq, *shown) if isinstance(seq, int)}


def _read(payload: str) -> dict[str, Any]:
    read = json.loads(payload)
    return read if isinstance(read, dict) else {}


def _write(payload: dict[str, Any]) -> str:
    return json.dumps(payload, ensure_ascii=False, separators=(",", ":"))
