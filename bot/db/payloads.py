"""The little that storage knows of what outbox rows hold: pictures they show, users they mention."""

import json
from typing import Any

from bot.db.models import OutboxRow

EMPTY = "{}"


def without_picture(payload: str) -> str:
    """Take the picture out; text and buttons stay."""
    read = _read(payload)
    if read.get("picture") is None:
        return payload
    return _write(read | {"picture": None})


def without_user(payload: str, user_id: int) -> str:
    """Take a user out of those to be mentioned."""
    read = _read(payload)
    mentioned = read.get("mentions")
    if not isinstance(mentioned, list) or user_id not in mentioned:
        return payload
    return _write(read | {"mentions": [user for user in mentioned if user != user_id]})


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
