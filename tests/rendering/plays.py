"""Random games to be drawn: what a viewer saw before and after every action, and what was told."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from games.core.chance import Seeded
from games.core.events import Event
from games.core.game import start, told
from games.perikles.game import GAME
from games.perikles.view import View


class Moment(NamedTuple):
    number: int
    before: View | None
    view: View
    events: list[Event]


def play(seats: int, seed: int, viewer: int | None = None) -> Iterator[Moment]:
    """Play a random game to its end."""
    rng = Random(seed)
    table = start(GAME, seats, "standard", Seeded(b"%d" % seed))
    view: View = GAME.view(table.state, viewer)
    yield Moment(0, None, view, [])
    number = 0
    while table.asked():
        asked = rng.choice(table.asked()).decision
        table.events.clear()
        table.act(asked.seat, asked.sample(rng))
        number += 1
        before, view = view, GAME.view(table.state, viewer)
        yield Moment(number, before, view, told(table.events, viewer))
