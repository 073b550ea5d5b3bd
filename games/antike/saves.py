"""Saved states: their version, and how older ones are brought up to it."""

from __future__ import annotations

from typing import Any

SCHEMA = 2
RULES = 1


def upgrade(schema: int, raw: dict[str, Any]) -> dict[str, Any]:
    """Bring the raw data of an older schema to the present one."""
    if schema not in (1, SCHEMA):
        raise ValueError(f"a save of schema {schema} is not known here; the present one is {SCHEMA}")
    return _with_marches_that_wait(raw) if schema == 1 else raw


def _with_marches_that_wait(raw: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 kept the nations that are still to react apart from the march, and looked the march up."""
    agenda: list[dict[str, Any]] = []
    march: dict[str, Any] = {}
    for step in raw["agenda"]:
        if step["type"] == "Meet":
            march["met"] = step["nations"]
            continue
        if step["type"] == "React":
            step = {**step, **_entered(march)}
        elif step["type"] == "March":
            step = march = dict(step)
        agenda.append(step)
    return {**raw, "agenda": agenda}


def _entered(march: dict[str, Any]) -> dict[str, Any]:
    """Return what a nation that reacts is told of a march."""
    of_march = {name: march[name] for name in ("unit", "entered", "count")}
    return {**of_march, "opponent": march["nation"], "province": march["at"]}
