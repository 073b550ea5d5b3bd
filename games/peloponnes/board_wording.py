"""What is said of the board of Peloponnes: for its alt text, for parts of it, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.peloponnes.amounts import GOODS, amount, join_goods
from games.peloponnes.board import Stock, board
from games.peloponnes.board_text import (
    abilities,
    alt_chips,
    alt_head,
    alt_rows,
    alt_seat,
    chips_line,
    head_lines,
    losses_line,
    order_line,
    own_lines,
    pending_lines,
    printed_on,
    row_blocks,
    rows_lines,
    seat_lines,
)
from games.text.wording import LONGEST_ALT, GameWording

if TYPE_CHECKING:
    from games.peloponnes.report import Sheet
    from games.peloponnes.view import SeenIncome, View


class BoardWording(GameWording):
    """The board of Peloponnes in words."""

    def alt(self, view: View) -> str:
        """Describe the picture of a view."""
        seats = [alt_seat(self, seen) for seen in view.seats]
        parts = [*alt_head(self, view), *alt_rows(self, view), *seats, *alt_chips(self, view)]
        while len(" ".join(parts)) > LONGEST_ALT:
            parts.pop()
        return " ".join(parts)

    def board_text(self, view: View) -> str:
        """Return the whole board as text."""
        seats = [seat_lines(self, view, seen) for seen in view.seats]
        parts = [head_lines(self, view), *row_blocks(self, view), *seats]
        return "\n\n".join("\n".join(lines) for lines in parts)

    def hand_text(self, view: View) -> str:
        """Describe what a seat owns, and its answers that nobody else knows yet."""
        if view.seat is None:
            return self.say("hand-onlooker")
        return "\n".join([*own_lines(self, view), *pending_lines(self, view)])

    def hand_lines(self, view: View) -> list[str]:
        """Say what a private picture shows: the answers that are noted, and one's own tableau."""
        return [*pending_lines(self, view), *own_lines(self, view)]

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows."""
        head = alt_head(self, view)[0]
        if part == "disasters":
            return [head, *chips_line(self, view)]
        shown = [seen for seen in view.seats if part in ("seats", f"seat-{seen.seat}")]
        if brief:
            return (
                [head, *(alt_seat(self, seen) for seen in shown)]
                if shown
                else [head, *alt_rows(self, view), *order_line(self, view), *alt_chips(self, view)]
            )
        tableaus = [line for seen in shown for line in seat_lines(self, view, seen)]
        return [head, *(tableaus or rows_lines(self, view))]

    def sheet_lines(self, sheet: Sheet) -> list[str]:
        """Say which disasters struck, and what each seat lost."""
        struck = ", ".join(self.name(disaster) for disaster in sheet.disasters)
        phase = [self.label("phase-supply")] if sheet.supply else []
        nothing = [] if sheet.losses else self.row({"lost": "–"})
        told = [losses_line(self, losses) for losses in sheet.losses]
        return [*self.row({"disasters": struck}), *phase, *nothing, *told]

    def tile_text(self, tile: str) -> str:
        """Describe what is printed on a tile."""
        printed = board().tiles[tile]
        return " · ".join([self.name(tile), *self.row(printed_on(self, printed)), *abilities(self, printed)])

    def goods(self, stock: Stock | SeenIncome, *more: str) -> str:
        """Name so much of several things, outside a sentence."""
        amounts = [amount(kind, self, getattr(stock, kind), alone=True) for kind in GOODS]
        return join_goods(self, *amounts, *more)
