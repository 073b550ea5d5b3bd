"""How frames are written: plain text, large ones compressed each by itself, or one of two streams."""

from __future__ import annotations

import importlib
import importlib.util
import zlib
from collections.abc import Callable

Encoder = Callable[[str], str | bytes]
LARGE = 1024


def plain(frame: str) -> str:
    """Send a frame as it is."""
    return frame


def zlib_payload(frame: str) -> str | bytes:
    """Compress a large frame by itself, for a client that asked for it when it identified."""
    return zlib.compress(frame.encode()) if len(frame) > LARGE else frame


def zlib_stream() -> Encoder:
    """Return an encoder whose frames share one zlib context and end in a sync flush."""
    context = zlib.compressobj()

    def encode(frame: str) -> bytes:
        return context.compress(frame.encode()) + context.flush(zlib.Z_SYNC_FLUSH)

    return encode


def zstd_stream() -> Encoder:
    """Return an encoder whose frames share one zstandard context and end in a block flush."""
    zstandard = importlib.import_module("zstandard")
    context = zstandard.ZstdCompressor().compressobj()

    def encode(frame: str) -> bytes:
        return bytes(context.compress(frame.encode()) + context.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))

    return encode


def encoder_for(compress: str | None) -> Encoder | None:
    """Return the encoder a client asked for; None if this server has none of that name."""
    if compress is None:
        return plain
    if compress == "zlib-stream":
        return zlib_stream()
    if compress == "zstd-stream" and importlib.util.find_spec("zstandard"):
        return zstd_stream()
    return None
