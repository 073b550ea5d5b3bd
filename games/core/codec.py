"""States, actions and events as bytes; copies by way of them."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_packer = msgspec.msgpack.Encoder()
_writer = msgspec.json.Encoder(order="deterministic")


@cache
def _unpacker(kind: Any) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


@cache
def _reader(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def copy(value: T) -> T:
    """Copy plain data wholly."""
    kind: Any = type(value)
    copied: T = _unpacker(kind).decode(_packer.encode(value))
    return copied


def to_json(value: Any) -> bytes:
    """Write plain data as JSON, the same data always as the same bytes."""
    return _writer.encode(msgspec.to_builtins(value, str_keys=True))


def from_json(data: bytes | str, kind: Any) -> Any:
    """Read JSON as a kind of data."""
    return _reader(kind).decode(data)


def fingerprint(value: Any) -> str:
    """Give a digest that is equal for equal data."""
    return hashlib.sha256(to_json(value)).hexdigest()
