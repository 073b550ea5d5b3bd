"""What is offered while somebody types: known without asking the database, as transactions leave it."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from bot.db.status import Status


class Listed(NamedTuple):
    """As much of a table as a list of tables shows."""

    id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    gamemaster_id: int
    game: str
    status: Status
    started_at: datetime | None


class Directory:
    """The tables of each server, and the role of its gamemasters; what other processes write is not in it."""

    def __init__(self) -> None:
        self._tables: dict[int, Listed] = {}
        self._roles: dict[int, int | None] = {}

    def note_table(self, table_id: int, fields: Mapping[str, Any]) -> None:
        """Note a new table, or what has changed of one that is listed."""
        shown = {name: fields[name] for name in Listed._fields if name in fields} | {"id": table_id}
        known = self._tables.get(table_id)
        if known is not None:
            self._tables[table_id] = known._replace(**shown)
        elif len(shown) == len(Listed._fields):
            self._tables[table_id] = Listed(**shown)

    def note_role(self, guild_id: int, role_id: int | None) -> None:
        """Note which role a server's gamemasters have."""
        self._roles[guild_id] = role_id

    def tables(self, guild_id: int | None, statuses: Collection[Status]) -> list[Listed]:
        """List the tables of a server that are in one of these conditions, newest first."""
        found = (each for each in self._tables.values() if each.guild_id == guild_id)
        return sorted((each for each in found if each.status in statuses), reverse=True)

    def gamemaster_role(self, guild_id: int) -> int | None:
        """Give the role of a server's gamemasters, if it has named one."""
        return self._roles.get(guild_id)
