"""The documents are true: links lead somewhere, and the orders and commands they name exist."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest

from games import registry
from games.core.answers import Answers
from games.core.game import Game
from games.text.wording import GameWording
from rendering.pictures import Pictures

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "games").rglob("*.md"),
    ROOT / "practice" / "README.md",
]
NAMES = ["Aspasia", "Brasidas", "Gorgo", "Damon", "Elpinike"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert "://" in link or (path.parent / link).exists(), link


@pytest.mark.parametrize("game", registry.ids())
def test_orders_of_the_players_guide_can_be_typed(game: str) -> None:
    orders = registry.get(game).orders("en", NAMES[: max(registry.get(game).seats)])
    text = (ROOT / "docs" / "guides" / f"{game}.md").read_text(encoding="utf-8")
    rows = [line.split("|")[2] for line in text.splitlines() if line.startswith("|") and "`" in line]
    typed = [order for row in rows for order in re.findall(r"`([^`]+)`", row)]
    assert typed
    for order in typed:
        assert orders.parse(order), order


def test_commands_of_the_readme_are_there() -> None:
    named = set(re.findall(r"`\./keryx ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    there = {path.stem for path in (ROOT / "bot" / "cli").glob("[a-z]*.py")}
    assert named
    assert named <= there


def test_readme_of_games_lists_every_hook() -> None:
    text = (ROOT / "games" / "README.md").read_text(encoding="utf-8")
    named = {name.rpartition(".")[2] for name in re.findall(r"`([\w.]+)`", text)}
    words = {name for name in vars(GameWording) if not name.startswith("_")} - {"row", "marks"}
    optional = {
        each.name for each in fields(Game) if (each.default, each.default_factory) != (MISSING, MISSING)
    }
    pictures = {*Pictures.__annotations__, *(name for name in vars(Pictures) if not name.startswith("_"))}
    for hooks in (words, optional - {"wording", "orders"}, pictures, Answers.__abstractmethods__):
        assert hooks - named == set()


def test_games_of_the_readme_are_those_of_the_registry() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").split("## The games")[1].split("##")[0]
    assert set(re.findall(r"games/(\w+)/RULEBOOK", text)) == set(registry.ids())
