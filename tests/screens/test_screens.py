"""The sheets of screens can be made: a table is shown in a browser, message by message."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.practice.test_page import CHROMIUM
from tests.screens import scenes, shots
from tests.screens.shots import PHONE, Look, Place

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium is installed, so no page is shown")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with shots.chromium() as started:
        yield started


async def test_table_is_shown_with_what_its_players_open(browser: Browser, tmp_path: Path) -> None:
    look = Look("dark", PHONE)
    async with scenes.stage(tmp_path, "de") as stage:
        show = await scenes.table(stage, "peloponnes", 4)
        await show.question((await show.house.live()).table().asked()[0].decision.question)
        places = [Place("althaia", stage.server.channel("agora").id), Place("althaia", show.house.thread)]
        seen = [await shots.shots(browser, stage.server.url, place, [look]) for place in places]
    pictures = [each for taken in seen for each in taken[look]]
    assert len(pictures) > len(places)
    assert {each.width for each in pictures} == {PHONE}
    shots.write(tmp_path, "peloponnes-de", pictures, look)
    assert (tmp_path / f"peloponnes-de-dark-{PHONE}-1.png").exists()
