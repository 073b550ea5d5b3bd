"""Where cards and commanders reach, and who carries cards out: a table that was read against their texts.

The position has places of every kind: own and enemy, full and begun, neutral, raided and besieged ones.
`python -m tests.games.sparta.test_reach` writes the table anew, to be reviewed as a diff.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from games.sparta import places, queries
from games.sparta.board import POWERS, board
from games.sparta.effects import Effects, Influence, RaidMarker, Where, flat
from games.sparta.figures import Power
from games.sparta.pieces import Spot
from games.sparta.state import State
from tests.games.sparta.builder import Hellas

FILE = Path(__file__).parent / "book" / "tables" / "reach.toml"
KINDS = (
    "sparta",
    "athens",
    "sparta 1",
    "athens 1",
    "",
    "sparta raid",
    "athens raid",
    "sparta 1 raid",
    "athens 1 raid",
)
"""How places are held, in turn: in full or by 1, raided or not."""


@cache
def positions() -> tuple[State, ...]:
    """Lay out places of every kind, often enough that each is contested in one of them."""
    return tuple(position(KINDS[shift:] + KINDS[:shift]) for shift in (0, 4, 8))


def position(kinds: Sequence[str]) -> State:
    """Lay out places of kinds in turn."""
    state = Hellas("tsw").state
    for place, kind in zip(queries.places(state), cycle(kinds), strict=False):
        owner, _, how = kind.partition(" ")
        influence = 0 if not owner else 1 if "1" in how else queries.size(state, place)
        state.spots[place] = Spot(owner, influence, raid="raid" in how)  # type: ignore[arg-type]
    state.holdings["sparta"].markers, state.holdings["athens"].markers = ["peloponnesos"], ["attica"]
    return state


def reach(effects: Effects) -> list[str]:
    """Say of each effect that is sent somewhere where that is, for both powers."""
    sent = [each for each in flat(effects) if _where(each) != Where()]
    return [_told(state, power, each) for each in sent for state in positions() for power in POWERS]


def _where(effect: Any) -> Where:
    if isinstance(effect, Influence):
        return Where(
            spaces=(effect.space,), allies=(effect.space,) if queries.is_ally(effect.space) else False
        )
    found: Where = getattr(effect, "where", Where())
    return found


def _told(state: State, power: Power, effect: Any) -> str:
    open_to_all = isinstance(effect, RaidMarker) or getattr(effect, "contested_ok", False)
    fitting = places.candidates(state, power, _where(effect), contested_ok=open_to_all)
    return " ".join([type(effect).__name__.lower(), power, ":", *fitting])


def of_card(name: str) -> list[str]:
    """Say who carries a card out, and where it reaches, with its favour too."""
    card = board().cards[name]
    return [card.actor, *reach((*card.effects, *card.favour_effects))]


def of_commander(name: str) -> list[str]:
    """Say where the abilities of a commander reach, on his regular side and on the other."""
    commander = board().commanders[name]
    return reach((*commander.regular, *commander.veteran))


def found_reach() -> dict[str, list[str]]:
    """Give where cards and commanders reach."""
    found = {name: of_card(name) for name in board().cards}
    found |= {name: of_commander(name) for name in board().commanders}
    return {name: reached for name, reached in found.items() if reached}


def kept_reach() -> dict[str, list[str]]:
    """Give the table."""
    found: dict[str, list[str]] = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return found


@pytest.mark.parametrize("name", sorted({*found_reach(), *kept_reach()}))
def test_a_card_reaches_where_its_text_says(name: str) -> None:
    assert found_reach().get(name, []) == kept_reach().get(name, [])


if __name__ == "__main__":
    lines = [
        f"{json.dumps(name)} = [{''.join(f'{chr(10)}    {json.dumps(each)},' for each in reached)}\n]"
        for name, reached in found_reach().items()
    ]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
