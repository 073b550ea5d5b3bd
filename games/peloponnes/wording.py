"""Events, questions, answers and refusals of Peloponnes in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from games.core.decision import Action, Decision, Pick, Seat
from games.peloponnes import telling
from games.peloponnes.actions import Bid, Feed, Keep, Move, Settle
from games.peloponnes.amounts import FUNCTIONS
from games.peloponnes.board import BuildingTile, LandTile, board
from games.peloponnes.board_text import pending_lines
from games.peloponnes.board_wording import BoardWording
from games.peloponnes.events import AnswerNoted
from games.text.told import Told

if TYPE_CHECKING:
    from games.peloponnes.view import SeenSeat, View

PACKAGE = "games.peloponnes"
LONGEST_ACTION = 80


class Wording(BoardWording):
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
        return pending_lines(self, view)


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)


def _luxury(answer: Feed) -> int:
    return answer.luxury


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
