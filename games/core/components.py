"""What is printed on a game's tiles, cards and maps: read once from TOML, checked, and overridable."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

Provenance = Literal["verified", "reconstructed"]

T = TypeVar("T")

_override: Path | None = None


class BadComponents(Exception):
    """A component file cannot be used; the message names file, entry and reason."""


def override_from(directory: Path | None) -> None:
    """Read `<game>.toml` from this directory where it has one; to be called before any game."""
    global _override
    _override = directory


def overridden_from() -> Path | None:
    """Give the directory whose files take the place of ours, if there is one: for processes of our own."""
    return _override


def load(game: str, kind: type[T]) -> T:
    """Read the components of a game as its own kind of data."""
    name, text = _find(game)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{name} is not valid TOML: {error}.") from error
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise BadComponents(f"{name}, {entry_of(raw, path)}: {reason}.") from error


def entry_of(raw: dict[str, Any], path: str) -> str:
    """Name the entry that a path such as `$.city[2].points` is in, by its id where it has one."""
    place = path.strip("`").removeprefix("$.")
    table, bracket, rest = place.partition("[")
    if not bracket:
        return place or "top level"
    number, _, field = rest.partition("]")
    entries = raw.get(table)
    if not (number.isdigit() and isinstance(entries, list) and isinstance(entries[int(number)], dict)):
        return place
    name = entries[int(number)].get("id", f"number {int(number) + 1}")
    return f"{table} {name}{', ' + field.lstrip('.') if field else ''}"


def provenance_of(printed: Any) -> dict[str, str]:
    """Say of each table of the components whether it is verified, reconstructed or partly so."""
    kinds: dict[str, set[str]] = {}
    for table, kind in _provenances(printed):
        kinds.setdefault(table.replace("_", " "), set()).add(kind)
    return {table: kind.pop() if len(kind) == 1 else "partly verified" for table, kind in kinds.items()}


def _provenances(printed: Any) -> Iterator[tuple[str, str]]:
    """Go through all entries; one that has tables of its own is named by its id, and so are these."""
    for table, value in msgspec.structs.asdict(printed).items():
        for entry in value if isinstance(value, list) else [value]:
            fields: dict[str, Any] = (
                msgspec.structs.asdict(entry) if isinstance(entry, msgspec.Struct) else {}
            )
            within = list(_provenances(entry)) if fields else []
            name = f"{table} {fields['id']}" if within else table
            if "provenance" in fields:
                yield name, fields["provenance"]
            yield from ((f"{name} {inner}", kind) for inner, kind in within)


class Check:
    """What has to hold of the components of a game beside their form."""

    def __init__(self, game: str) -> None:
        self._game = game

    def demand(self, holds: bool, entry: str, reason: str) -> None:
        """Refuse the file, naming entry and reason, unless this holds."""
        if not holds:
            raise BadComponents(f"{_find(self._game)[0]}, {entry}: {reason}.")

    def unique(self, table: str, ids: Sequence[str]) -> None:
        """Refuse an id that is there twice."""
        twice = sorted({each for each in ids if ids.count(each) > 1})
        self.demand(not twice, f"{table} {', '.join(twice)}", "the id is there twice")


def _find(game: str) -> tuple[str, str]:
    if _override is not None:
        path = _override / f"{game}.toml"
        if path.exists():
            try:
                return str(path), path.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise BadComponents(f"{path} cannot be read: {error}.") from error
    own = files(f"games.{game}") / "components.toml"
    return f"games/{game}/components.toml", own.read_text("utf-8")
