"""Keeps the state in a file: only what changed is written, so that a long history costs nothing."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Iterable
from dataclasses import asdict, fields, is_dataclass, replace
from pathlib import Path
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from practice.model import Json, Message
from practice.store import Store

T = TypeVar("T")
OWNER = stat.S_IRUSR | stat.S_IWUSR
SCHEMA = """
CREATE TABLE IF NOT EXISTS frame (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, channel_id TEXT NOT NULL, state TEXT NOT NULL);
"""


class Keeper:
    """One row for everything around the messages, one for each message."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds what people wrote in private: it is its owner's alone, and so are the files beside it.
        file.touch(mode=OWNER)
        file.chmod(OWNER)
        self._database = sqlite3.connect(file)
        self._database.executescript(SCHEMA)
        # The practice server may forget its last second in a power cut; it need not wait for the disk.
        self._database.execute("PRAGMA synchronous = OFF")

    def read(self) -> Store | None:
        """Return the kept state; None where there is none yet."""
        row = self._database.execute("SELECT state FROM frame").fetchone()
        if row is None:
            return None
        store = decode(Store, json.loads(row[0]))
        for channel_id, state in self._database.execute("SELECT channel_id, state FROM message ORDER BY id"):
            if channel_id in store.channels:
                message = decode(Message, json.loads(state))
                store.messages.setdefault(channel_id, {})[message.id] = message
        return store

    def write(self, store: Store, touched: Iterable[tuple[str, str]]) -> None:
        """Keep the state around the messages, and the messages named by channel and id."""
        with self._database:
            frame = json.dumps(asdict(replace(store, messages={})))
            self._database.execute("INSERT OR REPLACE INTO frame VALUES (1, ?)", (frame,))
            for channel_id, message_id in touched:
                self._write_message(store.message(channel_id, message_id), channel_id, message_id)

    def _write_message(self, message: Message | None, channel_id: str, message_id: str) -> None:
        if message is None:
            self._database.execute("DELETE FROM message WHERE id = ?", (int(message_id),))
            return
        row = (int(message_id), channel_id, json.dumps(asdict(message)))
        self._database.execute("INSERT OR REPLACE INTO message VALUES (?, ?, ?)", row)

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()


def decode(kind: type[T], data: Json) -> T:
    """Build a dataclass from the JSON that `asdict` made of it."""
    hints = get_type_hints(kind)
    names = {f.name for f in fields(kind)} & data.keys()  # type: ignore[arg-type]
    return kind(**{name: _value(hints[name], data[name]) for name in names})


def _value(hint: Any, data: Any) -> Any:
    if get_origin(hint) is UnionType:
        inner = next(part for part in get_args(hint) if part is not type(None))
        return None if data is None else _value(inner, data)
    if get_origin(hint) is list:
        return [_value(get_args(hint)[0], item) for item in data]
    if get_origin(hint) is dict:
        return {key: _value(get_args(hint)[1], item) for key, item in data.items()}
    return decode(hint, data) if isinstance(hint, type) and is_dataclass(hint) else data
