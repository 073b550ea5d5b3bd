"""Events, questions, answers and refusals of Peloponnes in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from games.core.decision import Action, Decision, Pick, Seat
from games.peloponnes import telling
from games.peloponnes.actions import Bid, Feed, Keep, Move, Settle
from games.peloponnes.board import BuildingTile, LandTile, Stock, board
from games.peloponnes.events import AnswerNoted
from games.text.told import Told
from games.text.wording import LONGEST_ALT, GameWording
from games.text.words import GameFunction, Words

if TYPE_CHECKING:
    from games.peloponnes.report import Losses, Sheet
    from games.peloponnes.view import SeenIncome, SeenSeat, SeenTile, View

PACKAGE = "games.peloponnes"
LONGEST_ACTION = 80
GOODS = ("inhabitants", "coins", "wood", "stone", "food", "luxury")


class Wording(GameWording):
    """The text of Peloponnes in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, FUNCTIONS)

    headlines = telling.HEADLINES
    details = telling.DETAILS
    passing = telling.PASSING
    reported = telling.REPORTED
    turns = telling.TURNS

    def groups(self, events: Sequence[Any]) -> list[Sequence[Any]]:
        """Put together what was dealt, and the seats that passed one after the other."""
        return telling.groups(events)

    def sentence(self, group: Sequence[Any]) -> str:
        """Put a group of events into a line."""
        return telling.sentence(self, group)

    def actor(self, event: Any) -> str:
        """Name who did something; of somebody who is outbid who did that."""
        owner = getattr(event, "owner", None)
        return super().actor(event) if owner is None else self.seat(owner)

    def report(self, events: Sequence[Any]) -> list[Told]:
        """Tell a round: tiles, chips, disasters and supply."""
        return telling.report(self, events)

    def news(self, events: Sequence[Any]) -> str:
        """Say how many tiles were taken and which disasters struck."""
        return telling.news(self, events)

    def merits(self, view: View, seat: Seat) -> str:
        """Say what the points of a seat are made of: the lower of the two counts."""
        seen = view.seats[seat]
        return self.say("merits", power=seen.tile_power + seen.coin_power, population=seen.population)

    def event(self, event: Any) -> str:
        """Put an event into a sentence."""
        if isinstance(event, AnswerNoted):
            return self.say("answer-noted", action=self.action(event.action))
        return super().event(event)

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button; only a list of many tiles is too long for one."""
        said = super().action(action)
        return said if len(said) <= LONGEST_ACTION else f"{said[: LONGEST_ACTION - 1].rstrip(' ,')}…"

    def remark(self, view: View, kind: type[Action], given: Mapping[str, Any]) -> str:
        """Say what a bid on a tile is at least; warn of one on what the viewer could not take (ruling 10)."""
        if kind not in (Bid, Move) or "tile" not in given or view.seat is None:
            return ""
        warning = self._warning(view.seats[view.seat], board().tiles[given["tile"]])
        if kind is Move or "coins" in given:
            return warning
        coins = _least(view, view.seats[view.seat], given["tile"])
        return self.say("remark-least-warned" if warning else "remark-least", coins=coins, warning=warning)

    def is_idle(self, view: View, kind: type[Action], given: Mapping[str, Any]) -> bool:
        """Say whether the viewer could not take the tile of a bid now."""
        if kind not in (Bid, Move) or "tile" not in given or view.seat is None:
            return False
        return bool(self._warning(view.seats[view.seat], board().tiles[given["tile"]]))

    def _warning(self, seen: SeenSeat, tile: LandTile | BuildingTile) -> str:
        if isinstance(tile, BuildingTile):
            return self.say("remark-inhabitants") if seen.inhabitants < tile.inhabitants_lost else ""
        return "" if _can_place(seen, tile) else self.say("remark-land")

    def fact(self, view: View, action: Any) -> str:
        """Say of a bid how many coins are left after it, unless there is something to warn of."""
        said = super().fact(view, action)
        if said or not isinstance(action, Bid) or view.seat is None:
            return said
        return self.say("fact-left", coins=view.seats[view.seat].coins - action.coins)

    def wanted(self, decision: Decision, kind: type[Action]) -> Action | None:
        """Put first to keep or pay for all tiles, and to feed as many as luxury can."""
        [form] = [each for each in decision.answers if kind in each.kinds()]
        if kind in (Keep, Settle) and isinstance(form, Pick) and len(form.items) > 1:
            return kind(tiles=tuple(form.items))
        if kind is Feed:
            return max((each for each in form.every() or () if isinstance(each, Feed)), key=_luxury)
        return None

    def noted(self, view: View) -> list[str]:
        """Say what the viewer has answered while others are still waited for."""
        return _pending_lines(self, view)

    def alt(self, view: View) -> str:
        """Describe the picture of a view."""
        seats = [_alt_seat(self, seen) for seen in view.seats]
        parts = [*_alt_head(self, view), *_alt_rows(self, view), *seats, *_alt_chips(self, view)]
        while len(" ".join(parts)) > LONGEST_ALT:
            parts.pop()
        return " ".join(parts)

    def board_text(self, view: View) -> str:
        """Return the whole board as text."""
        seats = [_seat_lines(self, view, seen) for seen in view.seats]
        parts = [_head_lines(self, view), *_row_blocks(self, view), *seats]
        return "\n\n".join("\n".join(lines) for lines in parts)

    def hand_text(self, view: View) -> str:
        """Describe what a seat owns, and its answers that nobody else knows yet."""
        if view.seat is None:
            return self.say("hand-onlooker")
        return "\n".join([*_own_lines(self, view), *_pending_lines(self, view)])

    def hand_lines(self, view: View) -> list[str]:
        """Say what a private picture shows: the answers that are noted, and one's own tableau."""
        return [*_pending_lines(self, view), *_own_lines(self, view)]

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows."""
        head = _alt_head(self, view)[0]
        if part == "disasters":
            return [head, *_chips_line(self, view)]
        shown = [seen for seen in view.seats if part in ("seats", f"seat-{seen.seat}")]
        if brief:
            return (
                [head, *(_alt_seat(self, seen) for seen in shown)]
                if shown
                else [head, *_alt_rows(self, view), *_order_line(self, view), *_alt_chips(self, view)]
            )
        tableaus = [line for seen in shown for line in _seat_lines(self, view, seen)]
        return [head, *(tableaus or _rows_lines(self, view))]

    def sheet_lines(self, sheet: Sheet) -> list[str]:
        """Say which disasters struck, and what each seat lost."""
        struck = ", ".join(self.name(disaster) for disaster in sheet.disasters)
        phase = [self.label("phase-supply")] if sheet.supply else []
        nothing = [] if sheet.losses else self.row({"lost": "–"})
        told = [_losses_line(self, losses) for losses in sheet.losses]
        return [*self.row({"disasters": struck}), *phase, *nothing, *told]

    def tile_text(self, tile: str) -> str:
        """Describe what is printed on a tile."""
        printed = board().tiles[tile]
        return " · ".join([self.name(tile), *self.row(_printed(self, printed)), *_abilities(self, printed)])

    def goods(self, stock: Stock | SeenIncome, *more: str) -> str:
        """Name so much of several things, outside a sentence."""
        amounts = [amount(kind, self, getattr(stock, kind), alone=True) for kind in GOODS]
        return join_goods(self, *amounts, *more)


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)


def amount(kind: str, words: Words, number: int, *, alone: bool = False) -> str:
    """Name so much of one thing; of none, say nothing. Outside a sentence its case can differ."""
    key = f"amount-{kind}"
    if not number:
        return ""
    if alone and "alone" in words.attributes(key):
        return words.attribute(key, "alone", number=number)
    return words.say(key, number=number)


def _luxury(answer: Feed) -> int:
    return answer.luxury


def _bid(words: Words, number: int) -> str:
    """Name the coins of a bid, also of one of none, which somebody may try."""
    return words.say("amount-coins", number=number)


def join_goods(words: Words, *amounts: str) -> str:
    """Join what there is of several things."""
    return words.listing([each for each in amounts if each]) or words.say("amount-nothing")


def _offer(words: Words, tiles: Iterable[str], surcharge: int = 0) -> str:
    """Name tiles with the least bid on each."""
    found = [(tile, board().tiles[tile].min_bid + surcharge) for tile in tiles]
    return words.listing([words.say("offer", tile=tile, minimum=minimum) for tile, minimum in found])


def _conquest(words: Words, tiles: Iterable[str]) -> str:
    return _offer(words, tiles, board().numbers.conquest_surcharge)


FUNCTIONS: dict[str, GameFunction] = {
    **{kind.upper(): partial(amount, kind) for kind in GOODS},
    "BID": _bid,
    "GOODS": join_goods,
    "OFFER": _offer,
    "CONQUEST": _conquest,
}


def _least(view: View, seen: SeenSeat, tile: str) -> int:
    """5b Give the least bid that the viewer can lay on a tile: its minimum, and more than what lies there."""
    found = next(each for each in (*view.regular, *view.conquest) if each.id == tile)
    if found.bidder is None:
        return found.minimum
    ahead = seen.half and not view.seats[found.bidder].half
    return max(found.minimum, found.coins + (not ahead))


def _can_place(seen: SeenSeat, land: LandTile) -> bool:
    """Say whether land fits at the end of a seat's row (ruling 23)."""
    return not seen.lands or seen.any_land or bool(board().lands[seen.lands[-1]].kinds & land.kinds)


# The picture in words: short, because Discord allows 1024 characters


def _alt_head(words: Wording, view: View) -> list[str]:
    phase = words.label(f"phase-{view.phase}")
    head = words.say("alt-head", level=view.level, round=view.round, rounds=view.rounds, phase=phase)
    if view.ended:
        over = words.say("alt-over", seats=view.winners) if len(view.seats) > 1 else words.say("alt-alone")
        return [head, over]
    return [head, words.say("alt-waiting", seats=view.waiting_for)] if view.waiting_for else [head]


def _alt_rows(words: Wording, view: View) -> list[str]:
    rows = (("alt-regular", view.regular), ("alt-conquest", view.conquest))
    return [words.say(key, tiles=[_alt_tile(words, seen) for seen in tiles]) for key, tiles in rows if tiles]


def _alt_tile(words: Wording, seen: SeenTile) -> str:
    if seen.bidder is None:
        return words.say("offer", tile=seen.id, minimum=seen.minimum)
    return words.say("alt-bid", tile=seen.id, mark=words.mark(seen.bidder), coins=seen.coins)


def _alt_seat(words: Wording, seen: SeenSeat) -> str:
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


def _alt_chips(words: Wording, view: View) -> list[str]:
    chips = [f"{words.name(seen.id)} {seen.chips}" for seen in view.disasters if seen.chips]
    return [words.say("alt-chips", disasters=chips)] if chips else []


# The board as text: a block for the table, each row of tiles and each seat


def _head_lines(words: Wording, view: View) -> list[str]:
    phase = words.label(f"phase-{view.phase}")
    facts = {"level": view.level, "target": view.target, "round": view.round, "rounds": view.rounds}
    lines = [words.say("text-phase", phase=phase, **facts)]
    if view.ended:
        lines.append(words.label("winner" if len(view.seats) > 1 else "ended", seats=view.winners))
    elif view.waiting_for:
        lines.append(words.label("waiting-for", seats=view.waiting_for))
    return [*lines, *_order_line(words, view), *_chips_line(words, view)]


def _order_line(words: Wording, view: View) -> list[str]:
    return words.row({"order": words.marks(view.order) if len(view.seats) > 1 else ""})


def _chips_line(words: Wording, view: View) -> list[str]:
    chips = ", ".join(f"{words.name(seen.id)} {seen.chips}/{seen.needed}" for seen in view.disasters)
    return words.row({"disasters": chips})


def _rows_lines(words: Wording, view: View) -> list[str]:
    """Say what lies in the rows, and beside them."""
    tiles = [line for row in _row_blocks(words, view) for line in row]
    return [*tiles, *_order_line(words, view), *_chips_line(words, view)]


def _row_blocks(words: Wording, view: View) -> list[list[str]]:
    return [
        [words.label(row), *(f"  {_offered(words, seen)}" for seen in tiles)]
        for row, tiles in (("regular", view.regular), ("conquest", view.conquest))
        if tiles
    ]


def _own_lines(words: Wording, view: View) -> list[str]:
    assert view.seat is not None
    seen = view.seats[view.seat]
    tiles = [*(building.id for building in seen.buildings), *seen.lands]
    return [*_seat_lines(words, view, seen), *(f"  {words.tile_text(tile)}" for tile in tiles)]


def _pending_lines(words: Wording, view: View) -> list[str]:
    actions = [words.action(action) for action in view.pending]
    return [words.say("hand-pending", actions=actions)] if actions else []


def _offered(words: Wording, seen: SeenTile) -> str:
    bid = "" if seen.bidder is None else f"{words.mark(seen.bidder)} {seen.coins}"
    return " · ".join([words.tile_text(seen.id), *words.row({"minimum": str(seen.minimum), "bid": bid})])


def _printed(words: Wording, tile: BuildingTile | LandTile) -> dict[str, str]:
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


def _abilities(words: Wording, tile: BuildingTile | LandTile) -> list[str]:
    if isinstance(tile, LandTile):
        return [words.label("supply")] if tile.supply else []
    choice = [words.label("choice")] if tile.choice else []
    return [*choice, words.label(tile.ability)] if tile.ability else choice


def _seat_lines(words: Wording, view: View, seen: SeenSeat) -> list[str]:
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


def _stores(words: Wording, view: View, seen: SeenSeat) -> list[str]:
    stores = {kind: f"{getattr(seen, kind)}/{limit}" for kind, limit in view.limits.items()}
    people = {"inhabitants": str(seen.inhabitants), "coins": str(seen.coins)}
    income = words.goods(seen.income, *[words.label("choice")] * seen.income.choices)
    return [
        *words.row({**people, **stores, "luxury": str(seen.luxury)}),
        *words.row({"income": income, "extra-income": ", ".join(words.name(kind) for kind in seen.extra)}),
    ]


def _losses_line(words: Wording, losses: Losses) -> str:
    stock = Stock(food=losses.food, luxury=losses.luxury, inhabitants=losses.inhabitants)
    amounts = [amount(kind, words, getattr(stock, kind), alone=True) for kind in GOODS]
    lost = ", ".join([*filter(None, amounts), *map(words.name, losses.tiles)])
    kept_off = ", ".join(words.name(disaster) for disaster in losses.kept_off)
    cells = words.row({"lost": lost or "–", "protected": kept_off})
    return f"{words.mark(losses.seat)} {words.seat(losses.seat)}: {' · '.join(cells)}"


def _tiles(words: Wording, seen: SeenSeat) -> list[str]:
    buildings = [
        words.say("text-unpaid", tile=each.id) if each.coin else words.name(each.id)
        for each in seen.buildings
    ]
    return [
        *words.row({"buildings": ", ".join(buildings)}),
        *words.row({"lands": ", ".join(words.name(land) for land in seen.lands)}),
        *words.row({"protected": ", ".join(words.name(disaster) for disaster in seen.protected)}),
    ]


def _bidding(words: Wording, seen: SeenSeat) -> list[str]:
    if seen.passed:
        return [words.label("passed")]
    return words.row({"bid": "" if seen.bid is None else str(seen.bid)})
