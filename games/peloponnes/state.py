"""The state of a table of Peloponnes."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.decision import Seat
from games.core.state import GameState
from games.peloponnes.board import board
from games.peloponnes.pieces import Built, Holding, Placed
from games.peloponnes.steps import AnyStep
from games.peloponnes.steps.set_up import SetUp

__all__ = ["Built", "Holding", "Placed", "State", "new_state"]


class State(GameState):
    """Everything about a table.

    All of it is open but the answers that a simultaneous step on the agenda has noted: each is for its
    seat alone.
    """

    seats: int
    scenario: str
    agenda: list[AnyStep]
    used: list[str] = []
    """Civilisations used on the way up, which a solo level may not use again."""
    round: int = 0
    order: list[Seat] = []
    """Who bids first, second …; set anew after every bidding."""
    stacks: dict[str, list[str]] = {}
    """Tiles not yet turned up, by stack; in no order."""
    regular: list[str] = []
    """Tiles of this round that are open to outbidding."""
    conquest: list[str] = []
    """Tiles of this round in the conquest row."""
    bids: list[Placed] = []
    passed: list[Seat] = []
    """Who bids on nothing this round, passed or withdrawn."""
    holdings: list[Holding] = []
    chips: list[str] = []
    """Chips not yet turned up; in no order."""
    turned: dict[str, int] = {}
    """Chips that lie at each disaster."""
    gone: list[str] = []
    """Tiles that have left the game."""
    ended: bool = False


def new_state(seats: int, scenario: str, options: Mapping[str, str] | None = None) -> State:
    """Make a table before its set-up; the option `used` names civilisations used before, between commas."""
    b = board()
    used = [name.strip() for name in (options or {}).get("used", "").split(",") if name.strip()]
    unknown = [name for name in used if name not in b.civilisations]
    if unknown:
        raise ValueError(f"there is no civilisation {', '.join(unknown)}")
    return State(
        seats=seats,
        scenario=scenario,
        agenda=[SetUp()],
        used=used,
        order=list(range(seats)),
        stacks={stack: list(tiles) for stack, tiles in b.stacks.items()},
        holdings=[Holding() for _ in range(seats)],
        chips=list(b.chips),
        turned={disaster.id: 0 for disaster in b.printed.disaster},
    )
