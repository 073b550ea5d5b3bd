"""Imports go one way: cogs → bot → games, bot → rendering → views and pieces; practice stands alone."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.settings import ROOT

MAY_IMPORT = {
    "bot": ("bot", "games", "rendering"),
    "bot.cli": ("bot", "cogs", "games", "practice", "rendering"),
    "cogs": ("cogs", "bot", "games"),
    "games": ("games",),
    "practice": ("practice",),
    "rendering": ("rendering", "games.*.view", "games.*.board", "games.text", "games.core"),
}
"""What each part may import of ours; the longest name that fits a module speaks for it."""

PACKAGES = ("bot", "cogs", "games", "practice", "rendering")
COMMAND_LINE = "bot.cli"
NOT_IN_GAMES = ("PIL", "aiosqlite", "datetime", "discord", "sqlalchemy", "sqlmodel", "time")


class Import(NamedTuple):
    module: str
    target: str
    """Dotted to the end: `from games.core import Seat` imports games.core.Seat."""
    alias: str | None


def test_imports_go_one_way() -> None:
    assert breaches(ROOT) == []


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/core/agenda.py", "import discord"),
        ("games/core/agenda.py", "from discord.ext import commands"),
        ("games/core/replay.py", "from datetime import datetime"),
        ("games/perikles/state.py", "import sqlmodel"),
        ("games/perikles/steps/battles.py", "from PIL import Image"),
        ("games/perikles/steps/battles.py", "def late():\n    import time"),
        ("games/perikles/steps/battles.py", "import random\nrandom.shuffle([])"),
        ("games/perikles/steps/battles.py", "import random\nrandom.Random(1)"),
        ("games/perikles/steps/battles.py", "import random as dice"),
        ("games/perikles/steps/battles.py", "from random import choice"),
        ("games/perikles/steps/battles.py", "from random import Random\nRandom()"),
        ("games/perikles/view.py", "from rendering import board"),
        ("games/perikles/view.py", "from ...bot import settings"),
        ("rendering/board.py", "from games.perikles.state import State"),
        ("rendering/board.py", "from games.perikles import state, view"),
        ("rendering/board.py", "import games"),
        ("rendering/board.py", "from bot import settings"),
        ("bot/tables.py", "import cogs.lobby"),
        ("bot/tables.py", "import practice"),
        ("bot/tables.py", "from bot.cli import main"),
        ("cogs/lobby.py", "from rendering import draw"),
        ("cogs/lobby.py", "if TYPE_CHECKING:\n    import practice"),
        ("practice/server.py", "from games.core import Seat"),
        ("practice/server.py", "import bot"),
    ],
)
def test_planted_breach_is_found(tmp_path: Path, path: str, line: str) -> None:
    plant(tmp_path, path, line)
    assert len(breaches(tmp_path)) == 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/core/decision.py", "import random\ndef sample(rng: random.Random) -> int: ..."),
        ("games/core/decision.py", "from random import Random\ndef sample(rng: Random) -> int: ..."),
        ("games/perikles/steps/battles.py", "from ..state import State\nfrom games.core import Seat"),
        ("rendering/perikles.py", "from games.perikles import view\nfrom games.perikles.view import Board"),
        (
            "rendering/perikles.py",
            "from games.text import say\nfrom games.core.events import Seat\nimport PIL",
        ),
        ("rendering/perikles.py", "from . import shapes"),
        ("rendering/peloponnes.py", "from games.peloponnes.board import board"),
        ("bot/tables.py", "import time, discord, rendering.perikles\nfrom games.perikles.state import State"),
        ("bot/cli/play.py", "import cogs, games, practice.server, rendering, bot.settings"),
        ("cogs/lobby.py", "from bot.settings import load\nfrom games import registry"),
        ("practice/server.py", "from practice import page\nimport aiohttp"),
    ],
)
def test_rightful_import_is_let_be(tmp_path: Path, path: str, line: str) -> None:
    plant(tmp_path, path, line)
    assert breaches(tmp_path) == []


def plant(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True)
    file.write_text(f"{text}\n")


def breaches(root: Path) -> list[str]:
    """List what goes the wrong way in a tree, one line for each."""
    return [
        breach
        for package in PACKAGES
        for path in sorted((root / package).rglob("*.py"))
        for breach in breaches_in(path.relative_to(root), ast.parse(path.read_text(encoding="utf-8")))
    ]


def breaches_in(path: Path, tree: ast.Module) -> Iterator[str]:
    module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for found in imports_in(tree, module, package):
        if reason := why_not_import(found):
            yield f"{module} imports {found.target}: {reason}"
    if within(module, "games"):
        yield from (f"{module} line {line} uses the module random" for line in uses_of_random(tree))


def imports_in(tree: ast.Module, module: str, package: str) -> Iterator[Import]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(module, name.name, name.asname) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = origin_of(node, package)
            yield from (Import(module, f"{origin}.{name.name}", name.asname) for name in node.names)


def origin_of(node: ast.ImportFrom, package: str) -> str:
    """Name the module of a from-import in full, also where it is given by dots."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    kept = parts[: len(parts) - node.level + 1]
    return ".".join([*kept, *([node.module] if node.module else [])])


def why_not_import(found: Import) -> str | None:
    if within(found.target, *PACKAGES):
        return why_not_import_ours(found)
    if not within(found.module, "games"):
        return None
    if within(found.target, *NOT_IN_GAMES):
        return "games know no Discord, database, picture or clock"
    if within(found.target, "random") and (found.alias or found.target not in {"random", "random.Random"}):
        return "chance is an argument; only the type random.Random may be named"
    return None


def why_not_import_ours(found: Import) -> str | None:
    if within(found.target, COMMAND_LINE) and not within(found.module, COMMAND_LINE):
        return "nothing imports the command line"
    part = max((name for name in MAY_IMPORT if within(found.module, name)), key=len)
    if within(found.target, *MAY_IMPORT[part]):
        return None
    return f"{part} may import only {', '.join(MAY_IMPORT[part])}"


def within(name: str, *packages: str) -> bool:
    """Tell whether a dotted name is one of the packages or inside one; `*` stands for any one part."""
    return any(begins_with(name.split("."), package.split(".")) for package in packages)


def begins_with(parts: list[str], pattern: list[str]) -> bool:
    return len(parts) >= len(pattern) and all(
        wanted in {"*", part} for part, wanted in zip(parts, pattern, strict=False)
    )


def uses_of_random(tree: ast.Module) -> Iterator[int]:
    """Give the lines where `random` serves for more than naming the type of an argument."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                yield node.lineno
            case ast.Call(
                func=ast.Name(id="Random") | ast.Attribute(value=ast.Name(id="random"), attr="Random")
            ):
                yield node.lineno
