"""The board of Peloponnes as text, and its picture in words, which Discord allows 1024 characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.peloponnes.amounts import GOODS, amount
from games.peloponnes.board import BuildingTile, LandTile, Stock

if TYPE_CHECKING:
    from games.peloponnes.board_wording import BoardWording
    from games.peloponnes.report import Losses
    from games.peloponnes.view import SeenSeat, SeenTile, View


def alt_head(words: BoardWording, view: View) -> list[str]:
    """Say how far the game is, and who is waited for."""
    phase = words.label(f"phase-{view.phase}")
    head = words.say("alt-head", level=view.level, round=view.round, rounds=view.rounds, phase=phase)
    if view.ended:
        over = words.say("alt-over", seats=view.winners) if len(view.seats) > 1 else words.say("alt-alone")
        return [head, over]
    return [head, words.say("alt-waiting", seats=view.waiting_for)] if view.waiting_for else [head]


def alt_rows(words: BoardWording, view: View) -> list[str]:
    """List the tiles of the rows with what is bid on them."""
    rows = (("alt-regular", view.regular), ("alt-conquest", view.conquest))
    return [words.say(key, tiles=[_alt_tile(words, seen) for seen in tiles]) for key, tiles in rows if tiles]


def _alt_tile(words: BoardWording, seen: SeenTile) -> str:
    if seen.bidder is None:
        return words.say("offer", tile=seen.id, minimum=seen.minimum)
    return words.say("alt-bid", tile=seen.id, mark=words.mark(seen.bidder), coins=seen.coins)


def alt_seat(words: BoardWording, seen: SeenSeat) -> str:
    """Say in one sentence how a seat stands."""
    return words.say(
        "alt-seat",
        mark=words.mark(seen.seat),
        seat=seen.seat,
        civilisation=seen.civilisation,
        points=seen.points,
        inhabitants=seen.inhabitants,
        coins=seen.coins,
        buildings=len(seen.buildings),
        lands=len(seen.lands),
    )


def alt_chips(words: BoardWording, view: View) -> list[str]:
    """Count the chips of the disasters that have any."""
    chips = [f"{words.name(seen.id)} {seen.chips}" for seen in view.disasters if seen.chips]
    return [words.say("alt-chips", disasters=chips)] if chips else []


def head_lines(words: BoardWording, view: View) -> list[str]:
    """Say how the table stands."""
    phase = words.label(f"phase-{view.phase}")
    facts = {"level": view.level, "target": view.target, "round": view.round, "rounds": view.rounds}
    lines = [words.say("text-phase", phase=phase, **facts)]
    if view.ended:
        lines.append(words.label("winner" if len(view.seats) > 1 else "ended", seats=view.winners))
    elif view.waiting_for:
        lines.append(words.label("waiting-for", seats=view.waiting_for))
    return [*lines, *order_line(words, view), *chips_line(words, view)]


def order_line(words: BoardWording, view: View) -> list[str]:
    """Say in which order the seats play."""
    return words.row({"order": words.marks(view.order) if len(view.seats) > 1 else ""})


def chips_line(words: BoardWording, view: View) -> list[str]:
    """Count the chips of every disaster."""
    chips = ", ".join(f"{words.name(seen.id)} {seen.chips}/{seen.needed}" for seen in view.disasters)
    return words.row({"disasters": chips})


def rows_lines(words: BoardWording, view: View) -> list[str]:
    """Say what lies in the rows, and beside them."""
    tiles = [line for row in row_blocks(words, view) for line in row]
    return [*tiles, *order_line(words, view), *chips_line(words, view)]


def row_blocks(words: BoardWording, view: View) -> list[list[str]]:
    """List the rows with their tiles."""
    return [
        [words.label(row), *(f"  {_offered(words, seen)}" for seen in tiles)]
        for row, tiles in (("regular", view.regular), ("conquest", view.conquest))
        if tiles
    ]


def own_lines(words: BoardWording, view: View) -> list[str]:
    """Say what the viewer has, and what is printed on their tiles."""
    assert view.seat is not None
    seen = view.seats[view.seat]
    tiles = [*(building.id for building in seen.buildings), *seen.lands]
    return [*seat_lines(words, view, seen), *(f"  {words.tile_text(tile)}" for tile in tiles)]


def pending_lines(words: BoardWording, view: View) -> list[str]:
    """List the answers of the viewer that nobody else knows yet."""
    actions = [words.action(action) for action in view.pending]
    return [words.say("hand-pending", actions=actions)] if actions else []


def _offered(words: BoardWording, seen: SeenTile) -> str:
    bid = "" if seen.bidder is None else f"{words.mark(seen.bidder)} {seen.coins}"
    return " · ".join([words.tile_text(seen.id), *words.row({"minimum": str(seen.minimum), "bid": bid})])


def printed_on(words: BoardWording, tile: BuildingTile | LandTile) -> dict[str, str]:
    """Return what is printed on a tile, each under its label."""
    price = ""
    if isinstance(tile, BuildingTile):
        price = words.goods(
            Stock(wood=tile.cost.wood, stone=tile.cost.stone, inhabitants=tile.inhabitants_lost)
        )
    nothing = Stock()
    return {
        "power": str(tile.power),
        "cost": price,
        "once": "" if tile.once == nothing else words.goods(tile.once),
        "income": "" if tile.income == nothing else words.goods(tile.income),
        "protects": words.name(tile.protects) if isinstance(tile, BuildingTile) and tile.protects else "",
    }


def abilities(words: BoardWording, tile: BuildingTile | LandTile) -> list[str]:
    """Say what a tile lets its owner do."""
    if isinstance(tile, LandTile):
        return [words.label("supply")] if tile.supply else []
    choice = [words.label("choice")] if tile.choice else []
    return [*choice, words.label(tile.ability)] if tile.ability else choice


def seat_lines(words: BoardWording, view: View, seen: SeenSeat) -> list[str]:
    """Say how a seat stands and what it has."""
    head = f"{words.mark(seen.seat)} {words.seat(seen.seat)}"
    if not seen.civilisation:
        return [head]
    score = words.say(
        "text-score",
        points=seen.points,
        power=seen.tile_power + seen.coin_power,
        tiles=seen.tile_power,
        coins=seen.coin_power,
        population=seen.population,
    )
    rows = [*_stores(words, view, seen), *_tiles(words, seen), *_bidding(words, seen)]
    return [f"{head}, {words.name(seen.civilisation)}: {score}", *(f"  {row}" for row in rows)]


def _stores(words: BoardWording, view: View, seen: SeenSeat) -> list[str]:
    stores = {kind: f"{getattr(seen, kind)}/{limit}" for kind, limit in view.limits.items()}
    people = {"inhabitants": str(seen.inhabitants), "coins": str(seen.coins)}
    income = words.goods(seen.income, *[words.label("choice")] * seen.income.choices)
    return [
        *words.row({**people, **stores, "luxury": str(seen.luxury)}),
        *words.row({"income": income, "extra-income": ", ".join(words.name(kind) for kind in seen.extra)}),
    ]


def losses_line(words: BoardWording, losses: Losses) -> str:
    """Say what a seat has lost, and what was kept off."""
    stock = Stock(food=losses.food, luxury=losses.luxury, inhabitants=losses.inhabitants)
    amounts = [amount(kind, words, getattr(stock, kind), alone=True) for kind in GOODS]
    lost = ", ".join([*filter(None, amounts), *map(words.name, losses.tiles)])
    kept_off = ", ".join(words.name(disaster) for disaster in losses.kept_off)
    cells = words.row({"lost": lost or "–", "protected": kept_off})
    return f"{words.mark(losses.seat)} {words.seat(losses.seat)}: {' · '.join(cells)}"


def _tiles(words: BoardWording, seen: SeenSeat) -> list[str]:
    buildings = [
        words.say("text-unpaid", tile=each.id) if each.coin else words.name(each.id)
        for each in seen.buildings
    ]
    return [
        *words.row({"buildings": ", ".join(buildings)}),
        *words.row({"lands": ", ".join(words.name(land) for land in seen.lands)}),
        *words.row({"protected": ", ".join(words.name(disaster) for disaster in seen.protected)}),
    ]


def _bidding(words: BoardWording, seen: SeenSeat) -> list[str]:
    if seen.passed:
        return [words.label("passed")]
    return words.row({"bid": "" if seen.bid is None else str(seen.bid)})
