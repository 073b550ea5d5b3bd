"""Saved states: their version, and how older ones are brought up to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

SCHEMA = 2
RULES = 1


def upgrade(schema: int, raw: dict[str, Any]) -> dict[str, Any]:
    """Bring the raw data of an older schema to the present one."""
    if schema not in (1, SCHEMA):
        raise ValueError(f"a save of schema {schema} is not known here; the present one is {SCHEMA}")
    return _waiting_battles(raw) if schema == 1 else raw


def _waiting_battles(raw: dict[str, Any]) -> dict[str, Any]:
    """Let a battle wait below its combat rounds, which carried what it knows before schema 2."""
    return {**raw, "agenda": [step for old in raw["agenda"] for step in _upgraded(old)]}


def _upgraded(step: dict[str, Any]) -> Iterator[dict[str, Any]]:
    match step["type"]:
        case "CombatRound":
            yield {**_battle(step), "number": step["number"], "winner": step["advantage"]}
        case "BeforeCombat":
            yield _battle(step)
            yield {name: value for name, value in step.items() if name not in ("defended", "number")}
        case "EndOfCombat":
            yield _battle(step)
        case "Permission":
            yield {"type": "Permission", "seat": step["asker"], "city": step["city"], "place": step["place"]}
        case _:
            yield step


def _battle(step: dict[str, Any]) -> dict[str, Any]:
    known = {name: step.get(name) for name in ("place", "defended", "winner")}
    return {"type": "Battle", **known, "number": step["number"] + 1}
