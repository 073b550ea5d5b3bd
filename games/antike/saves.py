"""How saved states of older schemas are brought up to the present one."""

from __future__ import annotations

from typing import Any


def wait_with_marches(raw: dict[str, Any]) -> dict[str, Any]:
    """Let a march hold whom it meets: schema 1 kept the nations that are still to react apart from it."""
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


UPGRADES = {1: wait_with_marches}
