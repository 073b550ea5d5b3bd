"""Empty databases for tests: migrated once in a process, then copied, because migrating takes a while."""

import tempfile
from pathlib import Path

from bot.db import Store
from bot.db.engine import FILE_NAME

_migrated: list[bytes] = []


async def lay_out(data: Path) -> None:
    """Put an empty database into a directory, unless it has one."""
    file = data / FILE_NAME
    if file.exists():
        return
    if not _migrated:
        _migrated.append(await _migrate())
    _write(file, _migrated[0])


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


async def _migrate() -> bytes:
    with tempfile.TemporaryDirectory() as elsewhere:
        store = await Store.open("", data=Path(elsewhere))
        await store.close()
        return (Path(elsewhere) / FILE_NAME).read_bytes()
