"""The toy game, dressed so that it can be played on Discord."""

from dataclasses import replace
from typing import Any

import msgspec

from tests.games.core import toy


class View(msgspec.Struct, frozen=True):
    seat: int | None
    coins: tuple[int, ...]
    card: str | None
    ended: bool


def view(state: toy.State, seat: int | None) -> View:
    seen = toy.view(state, seat)
    return View(seen.seat, seen.coins, seen.card, not state.agenda)


class Wording(toy.Wording):
    def say(self, key: str, /, **facts: Any) -> str:
        return key


GAME = replace(toy.GAME, view=view, wording=Wording)
