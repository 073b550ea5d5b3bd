"""`keryx games`: what can be played, and how sure its data is."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import typer

from games import registry
from games.core.game import Game

OPEN = "**open**"
"""Marks the lines of a RULEBOOK.md that speak of a section not yet done."""

app = typer.Typer()


@app.command()
def games() -> None:
    """List the games: scenarios, seats, provenance of their data, sections still open."""
    for name in registry.ids():
        print("\n".join(_about(registry.get(name))))


def _about(game: Game) -> Iterator[str]:
    yield game.id
    yield f"  seats       {', '.join(str(number) for number in game.seats)}"
    yield f"  scenarios   {', '.join(game.scenarios)}"
    if game.variants:
        yield f"  variants    {', '.join(game.variants)}"
    for provenance, tables in _by_provenance(game).items():
        yield f"  {provenance:<13} {', '.join(tables)}"
    for line in _open_sections(game):
        yield f"  open        {line}"


def _by_provenance(game: Game) -> dict[str, list[str]]:
    tables: dict[str, list[str]] = {}
    for table, provenance in game.provenance().items():
        tables.setdefault(provenance, []).append(table)
    return tables


def _open_sections(game: Game) -> list[str]:
    rulebook = files(game.package) / "RULEBOOK.md"
    if not rulebook.is_file():
        return ["the whole rulebook: there is no RULEBOOK.md"]
    lines = rulebook.read_text("utf-8").splitlines()
    return [_plain(line) for line in lines if OPEN in line]


def _plain(line: str) -> str:
    cells = [cell.strip() for cell in line.replace(OPEN, "").strip().strip("|#-*").split("|")]
    return " · ".join(cell for cell in cells if cell)
