"""How saved states of older schemas are brought up to the present one."""

from __future__ import annotations

from typing import Any


def note_by_party(raw: dict[str, Any]) -> dict[str, Any]:
    """Keep noted answers by the seats that have answered; before schema 2 they were a list of all seats."""
    return {**raw, "agenda": [_by_party(step) for step in raw["agenda"]]}


def _by_party(step: dict[str, Any]) -> dict[str, Any]:
    if "noted" not in step:
        return step
    return {**step, "noted": {str(seat): answers for seat, answers in enumerate(step["noted"]) if answers}}


UPGRADES = {1: note_by_party}
