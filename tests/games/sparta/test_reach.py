"""Where cards and commanders reach, who carries cards out, whom they meet: a table read against their texts.

The position has places of every kind: own and enemy, full and begun, neutral, raided and besieged ones.
`python -m tests.games.sparta.test_reach` writes the table anew, to be reviewed as a diff.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from functools import cache
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest

from games.sparta import places, queries
from games.sparta.board import ENEMY, MANTINEIA, POWERS, board
from games.sparta.effects import Effects, Influence, RaidMarker, Where, flat
from games.sparta.figures import Place, Power
from games.sparta.pieces import Spot
from games.sparta.state import State
from games.sparta.steps.carry_out import CarryOut
from games.sparta.verb import who
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
HALVES = ("land", "sea")


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
    found = [_told(state, power, each) for each in sent for state in positions() for power in POWERS]
    return [*found, *(line for each in sent for line in _elsewhere(each))]


def _elsewhere(effect: Any) -> list[str]:
    """Say in which other wars an effect reaches the enemy's capital, or Mantineia as a megapolis."""
    verb, found = type(effect).__name__.lower(), []
    for war, power in product(("pw2", "cle"), POWERS):
        state = laid_out(war)
        special = [queries.capital(state, ENEMY[power]), *([MANTINEIA] if war == "cle" else [])]
        fitting = [place for place in special if _fits(state, power, place, _where(effect))]
        found += [f"{verb} {power} {war} : {' '.join(fitting)}"] if fitting else []
    return found


@cache
def laid_out(war: str) -> State:
    """Lay out a war, to be looked at."""
    return Hellas(war).state


def _fits(state: State, power: Power, place: Place, where: Where) -> bool:
    """Say whether a place fits while it is empty, or the enemy's."""
    before, found = state.spots[place], False
    for spot in (Spot(), Spot(ENEMY[power], 1)):
        state.spots[place] = spot
        found = found or place in places.candidates(state, power, where)
    state.spots[place] = before
    return found


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


def whom(actor: str, effects: Effects) -> list[str]:
    """Say whom effects happen to that do not meet who carries them out: played by Sparta, by Athens."""
    actors = [next((each for each in POWERS if each == actor), power) for power in POWERS]
    frames = [
        CarryOut(source="", player=power, actor=own, stack=[])
        for power, own in zip(POWERS, actors, strict=True)
    ]
    met = [
        (type(each).__name__.lower(), [who(frame, each.who) for frame in frames])
        for each in flat(effects)
        if hasattr(each, "who")
    ]
    return [f"{verb} happens to: {' '.join(powers)}" for verb, powers in met if powers != actors]


def of_card(name: str) -> list[str]:
    """Say who carries a card out, and where it reaches, with its favour too."""
    card = board().cards[name]
    effects = (*card.effects, *card.favour_effects)
    return [card.actor, *whom(card.actor, effects), *reach(effects)]


def of_half(name: str, half: str) -> list[str]:
    """Say whom half a battle card happens to, other than who plays it."""
    return whom("player", getattr(board().battle_cards[name], half).effects)


def of_commander(name: str) -> list[str]:
    """Say where the abilities of a commander reach, on his regular side and on the other."""
    commander = board().commanders[name]
    return reach((*commander.regular, *commander.veteran))


def found_reach() -> dict[str, list[str]]:
    """Give where cards and commanders reach."""
    found = {name: of_card(name) for name in board().cards}
    found |= {name: of_commander(name) for name in board().commanders}
    found |= {f"{name} {half}": of_half(name, half) for name in board().battle_cards for half in HALVES}
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
