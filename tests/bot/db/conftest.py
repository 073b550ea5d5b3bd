from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.db import Store
from tests.bot.databases import lay_out


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    await lay_out(tmp_path)
    opened = await Store.open("", data=tmp_path, busy_seconds=2)
    yield opened
    await opened.close()
