"""The record of an ended game as a file that `keryx verify` reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.core import codec
from games.core.replay import Record

FORMAT = 1


def write_record(record: Record, names: Sequence[str]) -> bytes:
    """Write a record, sealed with the fingerprint of everything else in it."""
    content: dict[str, Any] = {
        "kind": "finished",
        "keryx": FORMAT,
        "names": list(names),
        "record": msgspec.to_builtins(record, str_keys=True),
    }
    return codec.to_json(content | {"fingerprint": codec.fingerprint(content)}) + b"\n"
