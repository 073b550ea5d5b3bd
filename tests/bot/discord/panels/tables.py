"""Tables in memory, without a store, for panels that are only built."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.keeper import Live
from bot.keeper.live import Acting
from games import registry
from games.core.chance import Seeded
from games.core.game import Game, start
from games.core.orders import submit

NAMES = ("Aspasia", "Brasidas the Younger of Amphipolis", "Gorgo", "Δάμων", "E*l*p_inike")
"""Names as people have them: long, Greek, with marks that Discord would take for formatting."""


def new_live(game: Game, seats: int, seed: int, scenario: str = "") -> Live:
    """Set up a table."""
    chance = Seeded(bytes([seed]) * 32)
    table = start(game, seats, scenario or game.scenarios[0], chance)
    row = TableRow(
        id=1234567,
        game=game.id,
        seats=seats,
        guild_id=1,
        channel_id=2,
        gamemaster_id=3,
        seed=bytes([seed]) * 32,
        commitment="",
        status=Status.RUNNING,
        seq=0,
        draw_n=chance.n,
        posted_seq=0,
    )
    rows = [SeatRow(table_id=1, seat=n, user_id=n + 1, name=NAMES[n], since_seq=0) for n in range(seats)]
    return Live(row, game, rows, table.state, [0])


def played(game: Game, seats: int, seed: int, scenario: str = "") -> Iterator[Live]:
    """Play a game at random; give the table before each move."""
    return (live for live in played_out(game, seats, seed, scenario) if live.state.agenda)


def played_out(game: Game, seats: int, seed: int, scenario: str = "") -> Iterator[Live]:
    """Play a game at random; give the table before each move, and when the game is over."""
    live = new_live(game, seats, seed, scenario)
    chance, rng = Seeded(live.row.seed, live.row.draw_n), Random(seed)
    while live.state.agenda:
        yield live
        decision = rng.choice(live.table().asked()).decision
        action = game.random_answer(live.state, decision, rng)
        live = replace(live, state=submit(live.state, decision.seat, action, chance).state)
        live.answers[Acting(decision.seat, decision.party)] += 1
        live.row.seq += 1
        live.row.posted_seq = live.row.seq
        live.trail.append(live.row.seq)
    yield live


def perikles(seats: int, seed: int) -> Iterator[Live]:
    return played(registry.get("perikles"), seats, seed)
