"""What `keryx check` looks at; each check names what is wrong, in a sentence without its full stop."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from bot.cli._names import seat_names
from bot.cli._pictures import png_of, sight_of
from bot.db import StoreUnavailable, engine, known, schema, sqlite
from bot.settings import Settings
from games import registry
from games.core.chance import Seeded
from games.core.components import BadComponents
from games.core.game import start
from games.text import LANGUAGES, BadCatalogue
from games.text.catalogue import COMMON, entries

CATALOGUES = ("bot", "bot.discord")
BUSY_SECONDS = 1.0


def check_settings(settings: Settings) -> list[str]:
    """The settings were read before; the data directory must be one to write in."""
    return _check_place(settings.data)


def _check_place(place: Path) -> list[str]:
    """A directory can be written in, or made where it is missing."""
    try:
        while not place.exists():
            place = place.parent
        is_good = place.is_dir() and os.access(place, os.W_OK | os.X_OK)
    except OSError:
        is_good = False
    return [] if is_good else [f"the directory {place} cannot be written in"]


def check_database(settings: Settings) -> list[str]:
    """The database can be opened, is sound and not of a newer Keryx; a missing file is made at the start."""
    try:
        url = engine.resolve(settings.database_url, settings.data)
        if sqlite.is_sqlite(url):
            file = sqlite.file_of(url)
            return (
                _check_file(file)
                or _check_not_lost(file, settings.data)
                or asyncio.run(_check_revision(settings))
            )
        return asyncio.run(_check_revision(settings))
    except StoreUnavailable as fault:
        return [_sentence(fault)]


def _check_file(file: Path) -> list[str]:
    try:
        is_there, is_directory = file.exists(), file.is_dir()
    except OSError as error:
        return [f"the database {file} cannot be opened: {error.strerror}"]
    if is_directory:
        return [f"the database {file} cannot be opened: it is a directory"]
    # SQLite writes beside the database as well as into it.
    wrong = _check_place(file.parent)
    return wrong or (_check_sound(file) or _check_writable(file) if is_there else [])


def _check_not_lost(file: Path, data: Path) -> list[str]:
    """A file is missing only where there never was one."""
    lost = known.what_is_lost(file, data)
    return [f"{lost}; restore a backup, or delete that too to begin anew"] if lost else []


def _check_sound(file: Path) -> list[str]:
    try:
        sound = sqlite.is_sound(file)
    except sqlite3.Error as error:
        if not sqlite.is_damage(error):
            return [f"{file}: {sqlite.sentence(error)}".rstrip(".")]
        sound = False
    return [] if sound else [f"the database {file} is damaged"]


def _check_writable(file: Path) -> list[str]:
    return [] if os.access(file, os.W_OK) else [f"the database {file} cannot be written"]


async def _check_revision(settings: Settings) -> list[str]:
    url = engine.resolve(settings.database_url, settings.data)
    reading = engine.new_engine(url, busy_seconds=BUSY_SECONDS, migrating=True)
    try:
        if sqlite.is_sqlite(url) and not sqlite.file_of(url).exists():
            return []
        with engine.faults_named():
            async with reading.connect() as connection:
                await connection.run_sync(schema.revision_of)
    finally:
        await reading.dispose()
    return []


def check_components(_settings: Settings) -> list[str]:
    """The data of every game can be read."""
    faults = []
    for game in registry.ids():
        try:
            registry.get(game).provenance()
        except BadComponents as fault:
            faults.append(_sentence(fault))
    return faults


def check_pictures(_settings: Settings) -> list[str]:
    """Fonts are there, and the first board of every game can be drawn."""
    faults = []
    for name in registry.ids():
        game = registry.get(name)
        seats = min(game.seats_for(game.scenarios[0]))
        table = start(game, seats, game.scenarios[0], Seeded(b"check"))
        try:
            view = game.view(table.state, None)
            png_of(game, sight_of(game, view, LANGUAGES[0], seat_names(game, seats)))
        except (OSError, ImportError, ValueError) as fault:
            faults.append(f"{name} cannot be drawn: {type(fault).__name__}")
    return faults


def check_catalogues(_settings: Settings) -> list[str]:
    """Every catalogue can be read and has the same messages in all languages."""
    games = [registry.get(name).package for name in registry.ids()]
    return [fault for package in (COMMON, *CATALOGUES, *games) for fault in _faults_of(package)]


def _faults_of(package: str) -> list[str]:
    try:
        keys = {language: {entry.id.name for entry in entries(package, language)} for language in LANGUAGES}
    except (BadCatalogue, OSError) as fault:
        return [_sentence(fault)]
    missing = {language: keys[LANGUAGES[0]] - keys[language] for language in LANGUAGES}
    return [f"{package} {language} lacks {min(keys)}" for language, keys in missing.items() if keys]


def check_commands(_settings: Settings) -> list[str]:
    """The commands can be loaded."""
    import cogs

    faults = []
    for name in cogs.ALL:
        try:
            import_module(name)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong with it is what is to be found out
            faults.append(f"{name} cannot be loaded: {type(fault).__name__}")
    return faults


def _sentence(fault: Exception) -> str:
    return str(fault).rstrip(".")


CHECKS: dict[str, Callable[[Settings], list[str]]] = {
    "settings": check_settings,
    "database": check_database,
    "component data": check_components,
    "fonts and pictures": check_pictures,
    "catalogues": check_catalogues,
    "commands": check_commands,
}
