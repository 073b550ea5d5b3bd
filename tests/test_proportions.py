"""The source keeps its proportions: functions are short, and so are the modules of the core."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
SOURCE = ("bot", "cogs", "games", "practice", "rendering")
LONGEST_MODULE = 300
"""Lines of a module of the core."""
MEDIAN, MOST, LONGEST = 5, 20, 50
"""Lines of a function below its first: in the median, of nineteen in twenty, of any."""


def functions() -> Iterator[tuple[int, str]]:
    """Go through the functions of the source: how many lines follow the first, and which it is."""
    for path in (path for room in SOURCE for path in (ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
                yield node.end_lineno - node.lineno, f"{path.relative_to(ROOT)} {node.name}"


def test_functions_are_short() -> None:
    found = sorted(functions())
    lengths = [length for length, _ in found]
    assert median(lengths) <= MEDIAN
    assert lengths[len(lengths) * 19 // 20] < MOST
    assert [name for length, name in found if length > LONGEST] == []


def test_modules_of_the_core_are_short() -> None:
    core = (ROOT / "games" / "core").glob("*.py")
    long = [path.name for path in core if len(path.read_text("utf-8").splitlines()) > LONGEST_MODULE]
    assert long == []
