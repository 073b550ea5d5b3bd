"""A game lives behind its own doors: nothing else in the source knows its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games import registry

ROOT = Path(__file__).parents[1]
SOURCE = ("bot", "cogs", "games", "practice", "rendering", "tools")
WRITTEN = {"", ".py", ".js", ".html", ".css", ".ftl", ".toml", ".json"}
"""Suffixes of what is program, not document."""


def doors(game: str) -> list[Path]:
    """Give what may know a game: its folders, its commands, and the list of games."""
    return [
        *(ROOT / room / game for room in ("games", "rendering")),
        ROOT / "cogs" / f"{game}.py",
        ROOT / "games" / "registry.py",
    ]


def sources() -> list[Path]:
    """Give all files of the program."""
    found = [path for room in SOURCE for path in sorted((ROOT / room).rglob("*"))]
    return [path for path in found if path.is_file() and path.suffix in WRITTEN]


def strangers(game: str) -> list[str]:
    """Name the files beside a game's own that know it; to another game its name may be a city's."""
    name = re.compile(rf"(?<![a-z]){game}(?![a-z])", re.IGNORECASE)
    imported = re.compile(rf"\b(games|rendering|cogs)[./]{game}\b")
    found = [path for path in sources() if not _is_behind(path, game)]
    return [
        str(path.relative_to(ROOT))
        for path in found
        if (imported if _is_of_a_game(path) else name).search(path.read_text("utf-8"))
    ]


def _is_of_a_game(path: Path) -> bool:
    """Say whether a file is a game's own; also one that is being built and is not in the registry yet."""
    games = [found.parent.name for found in (ROOT / "games").glob("*/RULEBOOK.md")]
    return path.name != "registry.py" and any(_is_behind(path, game) for game in games)


def _is_behind(path: Path, game: str) -> bool:
    return any(path.is_relative_to(door) for door in doors(game))


@pytest.mark.parametrize("game", registry.ids())
def test_no_game_is_known_outside_its_doors(game: str) -> None:
    assert strangers(game) == []


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_has_all_its_doors(game: str) -> None:
    further = [ROOT / "tests" / "games" / game, ROOT / "docs" / "guides" / f"{game}.md"]
    assert [str(path) for path in (*doors(game), *further) if not path.exists()] == []
