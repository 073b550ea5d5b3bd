"""5e and 5f. What a new tile brings once, and what all tiles bring every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.decision import Seat
from games.peloponnes import events, queries
from games.peloponnes.actions import ChooseIncome
from games.peloponnes.board import STORED, BuildingTile, board
from games.peloponnes.steps.luxury import store

if TYPE_CHECKING:
    from games.peloponnes.state import State


def adapt_population(table: Table[State], seat: Seat, tile: str) -> None:
    """5e Give a seat the one-time gains of its new tile; they are never given back (ruling 28)."""
    holding, printed = table.state.holdings[seat], board().tiles[tile]
    once = printed.once
    holding.inhabitants += once.inhabitants
    holding.coins += once.coins
    holding.luxury += once.luxury
    food = store(holding, "food", once.food)
    if once.inhabitants or once.coins or once.food or once.luxury:
        table.tell(
            events.TileGained(
                seat=seat,
                tile=tile,
                inhabitants=once.inhabitants,
                coins=once.coins,
                food=food,
                luxury=once.luxury + once.food - food,
                surplus=once.food - food,
            )
        )
    if isinstance(printed, BuildingTile) and printed.inhabitants_lost:
        holding.inhabitants -= printed.inhabitants_lost
        table.tell(events.InhabitantsGiven(seat=seat, tile=tile, inhabitants=printed.inhabitants_lost))


def take_income(table: Table[State], seat: Seat, choices: list[ChooseIncome]) -> None:
    """5f Give a seat its income; inhabitants come first, then the coins they bring."""
    holding = table.state.holdings[seat]
    tiles = queries.income(holding)
    for choice in choices:
        table.tell(events.IncomeChosen(seat=seat, tile=choice.tile, kind=choice.kind))
    kinds = [choice.kind for choice in choices]
    before = holding.luxury
    holding.inhabitants += tiles.inhabitants
    people = board().population_income(holding.inhabitants)
    stored = {kind: store(holding, kind, getattr(tiles, kind) + kinds.count(kind)) for kind in STORED}
    coins = people.coins + kinds.count("coins")
    holding.coins += coins
    holding.luxury += people.luxury
    table.tell(
        events.IncomeTaken(
            seat=seat,
            inhabitants=tiles.inhabitants,
            wood=stored["wood"],
            stone=stored["stone"],
            food=stored["food"],
            coins=coins,
            luxury=holding.luxury - before,
            surplus=holding.luxury - before - people.luxury,
        )
    )
