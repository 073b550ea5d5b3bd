"""Events, questions, answers and refusals of Antike in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.antike import prospects, telling
from games.antike.actions import (
    AS_NEEDED,
    MOST_SPENT,
    Advance,
    Arm,
    Build,
    ChooseNation,
    Conquer,
    Done,
    Exchange,
    Fight,
    Found,
    Lift,
    Move,
    Rondel,
)
from games.antike.amounts import FUNCTIONS, GOODS
from games.antike.board import RESOURCES, board
from games.antike.board_text import standing_lines
from games.antike.board_wording import BoardWording
from games.antike.events import (
    CitiesPlaced,
    CityConquered,
    FightDemanded,
    NationsTaken,
    PersonagesWon,
    UnitsMoved,
)
from games.antike.picture_text import goes_on
from games.antike.pieces import StandingOrder
from games.antike.report import Conquest
from games.core import codec
from games.core.decision import Action, Decision
from games.text.wording import fields

if TYPE_CHECKING:
    from games.antike.report import Card, Sheet
    from games.antike.view import View
    from games.core.events import Event

PACKAGE = "games.antike"
LONGEST_ACTION, LONGEST_LIST = 80, 700


class Wording(BoardWording):
    """The text of Antike in one language, about a table whose seats have names."""

    side_kinds = (Exchange,)
    by_first = (Rondel,)
    parts: ClassVar = {
        Rondel: (("field",), GOODS),
        Arm: (("province",), ("legions", "galleys"), ("coins",)),
        Move: (("origin", "unit", "count"), ("route",), ("spent",)),
        Fight: (("province", "unit", "nation"), ("count",), ("spent",)),
        Conquer: (("province",), ("legions", "galleys"), ("give_up",)),
        Exchange: (("resource", *RESOURCES),),
    }
    whole: ClassVar = {Move: "count"}
    usual: ClassVar = {
        Rondel: {},
        Exchange: {},
        Build: {"coins": AS_NEEDED},
        Arm: {"coins": AS_NEEDED},
        Advance: {"coins": AS_NEEDED},
        Found: {"coins": None},
        Move: {"spent": MOST_SPENT},
        Fight: {"spent": MOST_SPENT},
    }
    echoed = (FightDemanded,)
    headlines = telling.HEADLINES
    details = telling.DETAILS
    passing = telling.PASSING
    carded = telling.CARDED
    turns = telling.TURNS
    public = ("take-resource", "choose-stack", "react")

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, FUNCTIONS)

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button; only a far way with long names is cut."""
        said = super().action(action)
        return said if len(said) <= LONGEST_ACTION else f"{said[: LONGEST_ACTION - 1].rstrip(' ,–')}…"

    def groups(self, events: Sequence[Any]) -> list[Sequence[Any]]:
        """Put together the borders that units cross one after the other, and what all begin with."""
        groups: list[list[Any]] = []
        before = None
        for event in events:
            moves_on = isinstance(before, UnitsMoved) and goes_on(before, event)
            if groups and (moves_on or _begin_alike(before, event)):
                groups[-1].append(event)
            else:
                groups.append([event])
            before = event
        return list(groups)

    def sentence(self, group: Sequence[Any]) -> str:
        """Put a group of events into a line."""
        return self._way(group) if isinstance(group[0], UnitsMoved) else super().sentence(group)

    def party(self, event: Any) -> str:
        """Give the nation that did something."""
        return str(getattr(event, "nation", ""))

    def actor(self, event: Any) -> str:
        """Name the nation that did something, or else the seat."""
        nation = self.party(event)
        return self.name(nation, "start") if nation else super().actor(event)

    def _way(self, way: Sequence[UnitsMoved]) -> str:
        if len(way) == 1:
            return self.event(way[0])
        facts = fields(way[-1]) | {"origin": way[0].origin, "over": tuple(each.province for each in way[:-1])}
        return self.say("units-moved-on", **facts)

    def is_about(self, event: Any, view: View) -> bool:
        """Say whether an event concerns the viewer: a nation of theirs, or where it has pieces."""
        if view.seat is None:
            return False
        nations = {getattr(event, name, "") for name in ("nation", "opponent")}
        there = [each for each in view.provinces if each.id == getattr(event, "province", None)]
        nations |= {
            nation for each in there for nation in (each.city, *(units.nation for units in each.units))
        }
        return super().is_about(event, view) or bool(nations & set(view.seats[view.seat].nations))

    def question(self, decision: Decision) -> str:
        """Put a decision into a question; that about standing orders lists those there are."""
        said = super().question(decision)
        given: Any = decision.facts.get("orders", ())
        orders = [codec.from_json(text, StandingOrder) for text in given]
        return "\n".join([said, *_as_many_as_fit(standing_lines(self, orders))]) if orders else said

    def choice(self, decision: Decision, field: str, value: Any) -> str | None:
        """Say what a field of the rondel costs where one is chosen."""
        prices: Any = decision.facts.get("prices", ())
        price = dict(zip(board().rondel, prices, strict=False)).get(value, 0) if field == "field" else 0
        return self.say("choice-field", field=value, price=price) if price else None

    def remark(self, view: View, kind: type[Action], given: Mapping[str, Any]) -> str:
        """Say what an advance costs, where a nation begins, and of a field that nothing can be done there."""
        if kind is ChooseNation and "nation" in given:
            return self.say("remark-start", provinces=prospects.start_cities(view, given["nation"]))
        if kind is Advance and "advance" in given:
            gold, coins = prospects.payment(view, given["advance"], given.get("coins"))
            return self.say("remark-price", gold=gold, coins=coins)
        if not self.is_idle(view, kind, given):
            return ""
        is_deed = board().fields[given["field"]].action not in RESOURCES
        return self.say("remark-idle" if is_deed else "remark-barren")

    def is_idle(self, view: View, kind: type[Action], given: Mapping[str, Any]) -> bool:
        """Say whether nothing can be done on a field of the rondel, once the way there is paid."""
        field = given.get("field", "") if kind is Rondel else ""
        return bool(field) and prospects.is_idle(view, field, {each: given.get(each, 0) for each in GOODS})

    def fact(self, view: View, action: Any) -> str:
        """Say of a field of the rondel what the way there costs, too."""
        said = super().fact(view, action)
        paid = {kind: getattr(action, kind) for kind in GOODS} if isinstance(action, Rondel) else {}
        if not any(paid.values()):
            return said
        return self.say("fact-rondel-idle" if said else "fact-rondel", **paid)

    def beside_fact(self, _view: View, action: Any) -> str:
        """Name a field of the rondel; what the way there costs stands beside it."""
        return self.name(action.field) if isinstance(action, Rondel) else ""

    def offers(self, decision: Decision, kind: type[Action], view: View | None) -> list[Action] | None:
        """Offer to exchange a good deal of one resource or some of two, and to move by no needless way."""
        if kind is Exchange:
            return [each for each in prospects.exchanges() if decision.allows(each)]
        return prospects.moves(view, decision) if kind is Move and view is not None else None

    def is_usual(self, view: View | None, action: Any) -> bool:
        """Let steps on the rondel be paid in coins, then from the largest stock; exchange one resource."""
        if isinstance(action, Exchange):
            return [getattr(action, kind) > 0 for kind in RESOURCES].count(True) == 1
        if view is None or not isinstance(action, Rondel):
            return super().is_usual(view, action)
        return prospects.is_usual_payment(view, {kind: getattr(action, kind) for kind in GOODS})

    def for_good(self, view: View, action: Any) -> str:
        """Say of an answer that cannot be taken back what it is: of the word that ends a turn, what ends."""
        key = f"ends-{view.stage}"
        return self.say(key) if isinstance(action, Done) and self.has(key) else ""

    def is_offered(self, decision: Decision, action: Any, _view: Any = None) -> bool:
        """Leave out to lift standing orders while there are none."""
        return not isinstance(action, Lift) or bool(decision.facts.get("orders", ()))

    def sheet_lines(self, sheet: Sheet) -> list[str]:
        """Tell what was conquered and won."""
        return [self.event(_told(card)) for card in sheet.cards]


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)


def _begin_alike(before: Any, event: Any) -> bool:
    """Say whether two events tell what two nations begin with."""
    return type(before) is type(event) and isinstance(event, NationsTaken | CitiesPlaced)


def _told(card: Card) -> Event:
    """Give the event that tells what a card of a report shows."""
    if isinstance(card, Conquest):
        return CityConquered(**fields(card))
    return PersonagesWon(**fields(card))


def _as_many_as_fit(lines: Sequence[str]) -> list[str]:
    """Cut a list that would fill a panel; `/hand` has all of it."""
    fitting = [number for number in range(len(lines) + 1) if sum(map(len, lines[:number])) <= LONGEST_LIST]
    return [*lines[: fitting[-1]], *(["…"] if fitting[-1] < len(lines) else [])]
