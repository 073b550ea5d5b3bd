"""The files in `before`: what they hold, and how they are read and written."""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from games.core import codec
from games.core.replay import Record

FOLDER = Path(__file__).parent / "before"
DATABASE = FOLDER / "tables.db.xz"
"""The database of a bot with tables in every condition and messages that were not sent yet."""
WORLD = FOLDER / "practice.sqlite3.xz"
"""The practice server that this bot was connected to."""
SHOWN = FOLDER / "shown.jsonl.xz"
"""The panels that were shown there."""

Builtins = dict[str, Any]


class Question(msgspec.Struct):
    """A question that was open, by the name that buttons knew it by, and some of its legal answers."""

    seat: int
    section: str
    question: str
    required: bool
    id: str
    answers: list[Builtins]


class Snapshot(msgspec.Struct):
    """A saved state, as the database keeps it, and what was asked in it."""

    game: str
    scenario: str
    seats: int
    options: dict[str, str]
    schema: int
    state: str
    steps: list[str]
    """The kinds of steps on the agenda, the present one last."""
    asked: list[Question]
    """The open questions, those that are open at any time last; none in a state between two questions."""
    rests: bool = True
    """Whether somebody is asked; the database keeps no other states."""


class Button(msgspec.Struct):
    """A button that gave an answer: the number of its snapshot, its id, and the answer."""

    snapshot: int
    custom_id: str
    action: Builtins


class Shown(msgspec.Struct):
    """A panel that somebody was shown, and the ids and labels of its components."""

    user: str
    message: Builtins
    ids: list[str]
    labels: list[str]
    options: list[str]
    """The labels of what stands in menus."""


class Place(msgspec.Struct):
    """How a seat ended."""

    seat: int
    rank: int
    points: int


class Played(msgspec.Struct):
    """A whole game: its record, what was told after set-up and after each action, and how it ended."""

    record: Record
    told: list[str]
    """Events as the log keeps them."""
    standings: list[Place]


def snapshots_of(game: str) -> Path:
    """Say where the snapshots of a game are kept."""
    return FOLDER / f"{game}.snapshots.jsonl.xz"


def games_of(game: str, scenario: str) -> Path:
    """Say where the games of a scenario are kept."""
    return FOLDER / f"{game}.{scenario}.games.jsonl.xz"


def buttons_of(game: str) -> Path:
    """Say where the buttons of a game's snapshots are kept."""
    return FOLDER / f"{game}.buttons.jsonl.xz"


def export_of(game: str) -> Path:
    """Say where the export of a game is kept."""
    return FOLDER / f"{game}.export.json.xz"


def games() -> list[str]:
    """List the games that snapshots are kept of."""
    return sorted(path.name.split(".")[0] for path in FOLDER.glob("*.snapshots.jsonl.xz"))


def scenarios() -> list[tuple[str, str]]:
    """List the games and scenarios that whole games are kept of."""
    found = (path.name.split(".")[:2] for path in FOLDER.glob("*.games.jsonl.xz"))
    return sorted((game, scenario) for game, scenario in found)


def read(path: Path, kind: Any) -> Iterator[Any]:
    """Read what a file holds, one after the other."""
    with lzma.open(path) as file:
        for line in file:
            yield codec.from_json(line, kind)


def write(path: Path, items: Iterable[Any]) -> None:
    """Write a file anew, one item a line."""
    path.parent.mkdir(exist_ok=True)
    lines = b"".join(codec.to_json(item) + b"\n" for item in items)
    path.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
