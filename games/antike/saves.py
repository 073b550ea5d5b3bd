"""Saved states: their version, and how older ones are brought up to it."""

from __future__ import annotations

from typing import Any

SCHEMA = 1
RULES = 1


def upgrade(schema: int, raw: dict[str, Any]) -> dict[str, Any]:
    """Bring the raw data of an older schema to the present one."""
    if schema != SCHEMA:
        raise ValueError(f"a save of schema {schema} is not known here; the present one is {SCHEMA}")
    return raw
