"""Rows of the database as plain objects; no session watches them."""

from abc import ABC, abstractmethod
from typing import Any, TypeVar

from sqlalchemy import Select

from bot.db.models import Stored

Model = TypeVar("Model", bound=Stored)


class Rows(ABC):
    """What answers a question with rows."""

    @abstractmethod
    async def _rows(self, statement: Select[Any]) -> list[dict[str, Any]]: ...

    async def _all(self, model: type[Model], statement: Select[Any]) -> list[Model]:
        return [model(**row) for row in await self._rows(statement)]

    async def _first(self, model: type[Model], statement: Select[Any]) -> Model | None:
        found = await self._all(model, statement.limit(1))
        return found[0] if found else None
