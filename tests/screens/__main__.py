"""Make sheets of screens, by game, language, theme and width."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser

from games import registry
from games.text import LANGUAGES
from tests.screens import scenes, shots, weeks
from tests.screens.shots import Look

WEEKS = "weeks"
"""Stands for what is told between the moves, whatever the game."""
THEMES: tuple[shots.Theme, ...] = ("light", "dark")


async def show(browser: Browser, out: Path, game: str, language: str, looks: Sequence[Look]) -> None:
    """Play a game in a language, and write what its players see."""
    pictures: defaultdict[Look, list[Image.Image]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as data:
        async with scenes.stage(Path(data), language) as stage:
            for place in await (weeks.play(stage) if game == WEEKS else scenes.play(stage, game)):
                for look, taken in (await shots.shots(browser, stage.server.url, place, looks)).items():
                    pictures[look] += taken
    for look in looks:
        shots.write(out, f"{game}-{language}", pictures[look], look)


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.screens")
    parser.add_argument("out", type=Path, help="the directory to write into")
    parser.add_argument("--game", nargs="*", default=[*registry.ids(), WEEKS])
    parser.add_argument("--language", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--theme", nargs="*", default=list(THEMES))
    parser.add_argument("--width", nargs="*", type=int, default=list(shots.HEIGHTS))
    return parser.parse_args()


async def main() -> None:
    given = wanted()
    given.out.mkdir(parents=True, exist_ok=True)
    looks = [Look(theme, width) for theme, width in product(given.theme, given.width)]
    async with shots.chromium() as browser:
        for game, language in product(given.game, given.language):
            await show(browser, given.out, game, language, looks)


if __name__ == "__main__":
    asyncio.run(main())
