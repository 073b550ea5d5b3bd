"""RULEBOOK.md leads from a section to the code and its tests; every name in it must be there."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from games import registry

ROOT = Path(__file__).parents[2]


@cache
def rulebook(game: str) -> str:
    return (ROOT / "games" / game / "RULEBOOK.md").read_text(encoding="utf-8")


def rows(game: str) -> list[list[str]]:
    table = rulebook(game).split("## Sections")[1].split("##")[0]
    lines = [line for line in table.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def rulings(game: str) -> list[int]:
    text = rulebook(game).split("## Rulings")[1].split("\n## ")[0]
    return [int(number) for number in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]


def sources(game: str) -> list[Path]:
    return sorted((ROOT / "games" / game).rglob("*.py"))


@pytest.mark.parametrize("game", registry.ids())
def test_every_section_names_code_that_is_there(game: str) -> None:
    for section, _, code, _ in rows(game):
        names = re.findall(r"`([^`]+)`", code)
        assert names, section
        for name in names:
            module, _, symbol = name.rpartition(".")
            assert hasattr(import_module(f"games.{game}.{module}"), symbol), name


@pytest.mark.parametrize("game", registry.ids())
def test_every_section_names_tests_that_are_there(game: str) -> None:
    for section, _, _, tests in rows(game):
        names = re.findall(r"test_\w+\.py", tests)
        assert names, section
        for name in names:
            text = (ROOT / "tests" / "games" / game / "rulings" / name).read_text(encoding="utf-8")
            assert re.search(r"^ *def test_", text, re.MULTILINE), name


@pytest.mark.parametrize("game", registry.ids())
def test_every_file_of_ruling_tests_is_named(game: str) -> None:
    there = {path.name for path in (ROOT / "tests" / "games" / game / "rulings").glob("test_*.py")}
    assert there == {name for row in rows(game) for name in re.findall(r"test_\w+\.py", row[3])}


@pytest.mark.parametrize("game", registry.ids())
def test_no_section_is_open(game: str) -> None:
    assert "**open**" not in rulebook(game).split("## Sections")[1]


@pytest.mark.parametrize("game", registry.ids())
def test_rulings_are_numbered_and_those_cited_are_there(game: str) -> None:
    numbers = rulings(game)
    assert numbers == list(range(1, len(numbers) + 1)), "rulings are numbered in their order"
    for path in sources(game):
        for cited in re.findall(r"[Rr]ulings? (\d+)(?: and (\d+))?", path.read_text(encoding="utf-8")):
            assert {int(number) for number in cited if number} <= set(numbers), f"{path.name} cites {cited}"


@pytest.mark.parametrize("game", registry.ids())
def test_every_book_says_whether_opponents_may_talk_in_private(game: str) -> None:
    said = re.search(r"talk is free|no private talk|`Game.talks` is off", rulebook(game), re.IGNORECASE)
    assert said is not None
    assert (said.group().lower() == "talk is free") == registry.get(game).talks


@pytest.mark.parametrize("game", registry.ids())
def test_every_step_says_its_section(game: str) -> None:
    for path in sorted((ROOT / "games" / game / "steps").glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Step" for base in node.bases):
                assert ast.get_docstring(node), f"{path.name}: {node.name}"
