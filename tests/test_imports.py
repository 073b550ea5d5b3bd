"""Imports go one way: cogs → bot → games, bot → rendering → views and pieces; practice stands alone.

Inside bot/discord they go from room to room, and nowhere in a circle, also not by imports inside functions.
"""

import ast
from collections.abc import Container, Iterable, Iterator
from functools import cache
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
    "rendering": ("rendering", "games.*.view", "games.*.board", "games.*.report", "games.text", "games.core"),
}
"""What each part may import of ours; the longest name that fits a module speaks for it."""

ROOMS = {
    "bot.discord.pictures": (),
    "bot.discord.panels": (),
    "bot.discord.watching": ("panels",),
    "bot.discord.sending": ("panels", "pictures", "watching"),
    "bot.discord.playing": ("panels", "pictures", "sending"),
}
"""Which other rooms of bot/discord each room may import at run time."""
NO_CIRCLE_IN = ("bot", "cogs", "games", "practice", "rendering")
UPSTAIRS = ("bot.discord.bot", "bot.discord.run", "bot.discord.upkeep")
"""What is made of the rooms; no room imports it at run time."""

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


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("bot/discord/panels/buttons.py", "from bot.discord.playing import play"),
        ("bot/discord/panels/buttons.py", "def late():\n    from bot.discord.playing import play"),
        ("bot/discord/panels/question.py", "import bot.discord.sending.outbox"),
        ("bot/discord/pictures/parts.py", "from bot.discord.panels import limits"),
        ("bot/discord/watching/waiting.py", "from bot.discord.sending.outbox import Outbox"),
        ("bot/discord/sending/outbox.py", "from bot.discord.playing.play import answer"),
        ("bot/discord/playing/play.py", "from bot.discord.watching import waiting"),
        ("bot/discord/sending/outbox.py", "from bot.discord.bot import KeryxBot"),
        ("bot/discord/panels/buttons.py", "from bot.discord import upkeep"),
    ],
)
def test_planted_breach_between_rooms_is_found(tmp_path: Path, path: str, line: str) -> None:
    plant(tmp_path, path, line)
    assert len(breaches(tmp_path)) == 1


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (
            "bot/discord/panels/buttons.py",
            "from bot.discord.panels import limits\nfrom bot.discord import texts",
        ),
        ("bot/discord/sending/outbox.py", "if TYPE_CHECKING:\n    from bot.discord.bot import KeryxBot"),
        ("bot/discord/sending/outbox.py", "from bot.discord.panels.lobby import lobby_layout"),
        ("bot/discord/playing/play.py", "from bot.discord.sending import answered"),
        ("bot/discord/bot.py", "from bot.discord.playing import presses\nfrom bot.discord import upkeep"),
    ],
)
def test_rightful_import_between_rooms_is_let_be(tmp_path: Path, path: str, line: str) -> None:
    plant(tmp_path, path, line)
    assert breaches(tmp_path) == []


def test_no_module_imports_itself_in_a_circle() -> None:
    assert circles(ROOT) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("import bot.b", "import bot.a"),
        ("from bot import b", "from bot import a"),
        ("from bot.b import name", "def late():\n    from bot.a import name"),
        ("def late():\n    from bot import b", "def late():\n    from bot import a"),
        ("from . import b", "from .a import name"),
    ],
)
def test_planted_circle_is_found(tmp_path: Path, one: str, other: str) -> None:
    plant(tmp_path, "bot/a.py", one)
    (tmp_path / "bot/b.py").write_text(f"{other}\n")
    assert circles(tmp_path) == [["bot.a", "bot.b"]]


def test_circle_through_a_package_is_found(tmp_path: Path) -> None:
    plant(tmp_path, "bot/room/__init__.py", "from bot.room import a")
    (tmp_path / "bot/room/a.py").write_text("import bot.b\n")
    (tmp_path / "bot/b.py").write_text("from bot.room import name\n")
    assert circles(tmp_path) == [["bot.b", "bot.room", "bot.room.a"]]


def test_what_only_types_need_is_no_circle(tmp_path: Path) -> None:
    plant(tmp_path, "bot/a.py", "if TYPE_CHECKING:\n    from bot.b import Name")
    (tmp_path / "bot/b.py").write_text("from bot.a import other\n")
    assert circles(tmp_path) == []


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
        for breach in breaches_in(path.relative_to(root), parsed(path))
    ]


@cache
def parsed(path: Path) -> ast.Module:
    """Parse a file once for all tests: no file is written twice."""
    return ast.parse(path.read_text(encoding="utf-8"))


def breaches_in(path: Path, tree: ast.Module) -> Iterator[str]:
    module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for found in imports_in(ast.walk(tree), module, package):
        if reason := why_not_import(found):
            yield f"{module} imports {found.target}: {reason}"
    for found in imports_in(at_run_time(tree), module, package):
        if reason := why_not_into_room(found):
            yield f"{module} imports {found.target}: {reason}"
    if within(module, "games"):
        yield from (f"{module} line {line} uses the module random" for line in uses_of_random(tree))


def imports_in(nodes: Iterable[ast.AST], module: str, package: str) -> Iterator[Import]:
    for node in nodes:
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


def why_not_into_room(found: Import) -> str | None:
    """Say why a room of bot/discord may not import something at run time."""
    room = next((name for name in ROOMS if within(found.module, name)), None)
    if room is None:
        return None
    if within(found.target, *UPSTAIRS):
        return "no room imports what is made of the rooms"
    there = next((name for name in ROOMS if within(found.target, name)), room)
    if there == room or there.rpartition(".")[2] in ROOMS[room]:
        return None
    return f"{room} may import of the rooms only {', '.join(ROOMS[room]) or 'itself'}"


def at_run_time(tree: ast.Module) -> Iterator[ast.AST]:
    """Walk through a module, but for what is imported for types only."""
    left: list[ast.AST] = [tree]
    while left:
        match left.pop():
            case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=otherwise):
                left.extend(otherwise)
            case node:
                left.extend(ast.iter_child_nodes(node))
                yield node


def circles(root: Path) -> list[list[str]]:
    """List the modules that import each other in a circle, at run time or inside functions."""
    return sorted(sorted(group) for group in _tied(_imported(root)) if len(group) > 1)


def _imported(root: Path) -> dict[str, set[str]]:
    """Tell of each module which of ours it imports."""
    trees = {
        _module_of(path.relative_to(root)): (path, parsed(path))
        for package in NO_CIRCLE_IN
        for path in sorted((root / package).rglob("*.py"))
    }
    found: dict[str, set[str]] = {}
    for module, (path, tree) in trees.items():
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        targets = (each.target for each in imports_in(at_run_time(tree), module, package))
        named = {_longest_known(target, trees) for target in targets}
        found[module] = {name for name in named if name and name != module}
    return found


def _module_of(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def _longest_known(target: str, known: Container[str]) -> str:
    """Name the module that is meant: `bot.room.a.name` is in `bot.room.a`."""
    while target and target not in known:
        target = target.rpartition(".")[0]
    return target


def _tied(graph: dict[str, set[str]]) -> list[set[str]]:
    """Find the groups of modules each of which leads to all others of its group."""
    reached = {module: _reached(graph, module) for module in graph}
    groups = {
        frozenset({module, *(there for there in reached[module] if module in reached[there])})
        for module in graph
    }
    return [set(group) for group in groups]


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for there in graph[waiting.pop()] - seen:
            seen.add(there)
            waiting.append(there)
    return seen


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
