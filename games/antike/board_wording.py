"""What is said of the board of Antike: for its alt text, for parts of it, and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.antike.board import CLOSE_UP, PARTS
from games.antike.board_text import (
    border_lines,
    free_lines,
    head_lines,
    nation_lines,
    standing_lines,
    standing_order,
    supply_lines,
)
from games.antike.picture_text import (
    alt_head,
    alt_last,
    alt_nation,
    asked_lines,
    least_lines,
    map_lines,
    nations_on,
    panel_lines,
    rondel_row,
)
from games.text.wording import LONGEST_ALT, GameWording, described

if TYPE_CHECKING:
    from games.antike.pieces import StandingOrder
    from games.antike.view import View

DEEDS_TOLD = (6, 2, 0)
"""How many deeds of the last turn a description tells, fewer if it grows too long."""


class BoardWording(GameWording):
    """The board of Antike in words."""

    def alt(self, view: View) -> str:
        """Describe the picture of a view: whose turn it is, what was done last, how the nations stand."""
        nations = [alt_nation(self, view, seen) for seen in view.nations]
        told = [[*alt_head(self, view), *alt_last(self, view.last, deeds), *nations] for deeds in DEEDS_TOLD]
        parts = next((each for each in told if len(" ".join(each)) <= LONGEST_ALT), told[-1])
        while len(" ".join(parts)) > LONGEST_ALT:
            parts.pop()
        return " ".join(parts)

    def board_text(self, view: View) -> str:
        """Return the whole board as text: a block for the table, each nation, and the free cities."""
        nations = [nation_lines(self, view, seen) for seen in view.nations]
        parts = [head_lines(self, view), *nations, free_lines(self, view), [self.say("text-borders")]]
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def hand_lines(self, view: View) -> list[str]:
        """Say what a private picture shows: the standing orders, and the panels of one's own nations."""
        own = [seen for seen in view.nations if seen.seat == view.seat]
        panels = [
            line for seen in own for line in [*panel_lines(self, view, seen), *supply_lines(self, seen)]
        ]
        return [*standing_lines(self, view.standing), *panels]

    def part_alt(self, view: View, part: str) -> str:
        """Describe a part of the board's picture; where brief is too long, what matters least is left out."""
        brief = described(self.part_lines(view, part, brief=True), room=None)
        if len(brief) <= LONGEST_ALT:
            return super().part_alt(view, part)
        return described(least_lines(self, view, part))

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows: panels of nations, or a part of the map."""
        head = alt_head(self, view)
        if shown := nations_on(view, part):
            panels = [panel_lines(self, view, seen) for seen in shown]
            # The goods stand second.
            return [head[0], *(line for panel in panels for line in panel[: 2 if brief else None])]
        return [*head, *map_lines(self, view, part, brief=brief)]

    def focus_lines(self, view: View, *, brief: bool) -> list[str]:
        """Say what the picture for the present question shows: rondel, nation, close-up of the map."""
        shown = [seen for seen in view.nations if f"nation-{seen.id}" in view.focus]
        close_ups = [part for part in view.focus if part.startswith(CLOSE_UP)]
        return [
            *alt_head(self, view),
            *(rondel_row(self, view) if "rondel" in view.focus else []),
            *(line for seen in shown for line in asked_lines(self, view, seen, brief=brief)),
            *(line for part in close_ups for line in map_lines(self, view, part, brief=brief)),
        ]

    def part_text(self, view: View, part: str) -> str:
        """Return a region of the board as text; a part of the map also tells the borders of its provinces."""
        borders = border_lines(self, view, part) if part in PARTS else []
        return "\n".join([super().part_text(view, part), *borders])

    def hand_text(self, view: View) -> str:
        """Describe what a seat owns, and its standing orders, which nobody else knows."""
        if view.seat is None:
            return self.say("hand-onlooker")
        own = [seen for seen in view.nations if seen.seat == view.seat]
        blocks = [[*nation_lines(self, view, seen), *supply_lines(self, seen)] for seen in own]
        return "\n\n".join("\n".join(lines) for lines in (*blocks, standing_lines(self, view.standing)))

    def standing(self, order: StandingOrder) -> str:
        """Put a standing order into a few words."""
        return standing_order(self, order)
