"""How saved states of older schemas are brought up to the present one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def wait_with_battles(raw: dict[str, Any]) -> dict[str, Any]:
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


UPGRADES = {1: wait_with_battles}
