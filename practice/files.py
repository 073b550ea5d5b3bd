"""Uploaded files: stored in a directory, served under the address that messages carry."""

from __future__ import annotations

import mimetypes
import re
import struct
from pathlib import Path

MAX_BYTES = 10 * 1024 * 1024
_UNSAFE = re.compile(r"[^\w.\-]+")
_JPEG_FRAMES = {0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}


class Files:
    """Keep the bytes of attachments."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def write(self, attachment_id: str, filename: str, data: bytes) -> None:
        """Store a file."""
        path = self._path(attachment_id, filename)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)

    def find(self, attachment_id: str, filename: str) -> Path | None:
        """Return where a file is, if it is there."""
        if not attachment_id.isdigit():
            return None
        path = self._path(attachment_id, filename)
        return path if path.is_file() else None

    def _path(self, attachment_id: str, filename: str) -> Path:
        return self._directory / attachment_id / safe_name(filename)


def safe_name(filename: str) -> str:
    """Return a file name without anything that could leave its directory."""
    return _UNSAFE.sub("_", Path(filename).name).lstrip(".") or "file"


def content_type(filename: str) -> str:
    """Guess the type of a file by its name, as Discord does."""
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG, GIF, WebP or JPEG; None for anything else."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    return _jpeg_size(data) if data.startswith(b"\xff\xd8") else None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    if data[12:16] == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if data[12:16] == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if data[12:16] == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        if data[at + 1] in _JPEG_FRAMES:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return None
