"""A table of Antike laid out by hand for one case, and played with verbs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from games.antike.actions import Demand, Done, Rondel, Unit
from games.antike.board import Map, board
from games.antike.game import GAME
from games.antike.state import Nation, Stack, StandingOrder, State
from games.antike.steps.rounds import Rounds
from games.antike.steps.standing import StandingOrders
from games.antike.steps.turns import Turn
from games.antike.view import SeenNation, SeenProvince, View
from games.core.chance import Scripted
from games.core.decision import Action, Seat
from games.core.errors import Fact, Refusal
from tests.games.builder import TableBuilder

ANN, BEN, CID, DAN, EVE, FAY = range(6)
"""The seats."""

ALL_ADVANCES = (
    "wheel",
    "roads",
    "sailing",
    "navigation",
    "market",
    "currency",
    "monarchy",
    "democracy",
)

EACH = {"king": 5, "citizen": 3, "navigator": 7}
"""Cities, temples and seas for a personage."""


SECTIONS = {
    ("III", "XIII"): "nation-taken nation-not-in-game not-a-start-city city-taken",
    ("V.1",): "steps-paid-wrongly steps-too-dear",
    ("V.1", "VII"): "not-enough",
    ("VI", "VII"): "cannot-pay coins-wrong coins-too-few",
    ("VI",): "not-your-city temple-there no-temple-left arm-nothing arming-limit only-legions only-galleys",
    ("III", "VI"): "no-units-left",
    ("III", "V.2", "VI", "VIII.1", "VIII.2", "XIII"): "not-on-this-board",
    (
        "VII",
    ): "advance-owned advance-needs exchange-too-early exchange-odd exchange-for-itself exchange-nothing"
    " stack-not-largest",
    ("VIII.1",): "units-not-there units-differ no-border too-far no-route move-nothing fight-nothing"
    " nobody-to-fight which-nation nation-not-there too-many-fights fights-out-of-range react-first"
    " own-nation no-such-order no-such-nation too-many-orders least-out-of-range",
    ("VIII.1", "VIII.2"): "conquest-begun",
    ("VIII.2",): "no-city-there own-city last-city strength-not-met too-few-active must-give-up"
    " which-units too-weak"
    " nothing-to-give-up give-up-not-own",
    ("V.2",): "city-there no-unit-there no-stone-left cannot-pay-city coin-twice coins-elsewhere coins-short",
}
"""Which sections of the rulebook forbid what, by the keys of refusals."""


class Position(TableBuilder[State, View]):
    """A table past set-up, in round 1: the nations have their start cities and nothing else.

    On the Orient side Ann has the Greeks, Ben the Persians, Cid the Arabs, Dan the Phoenicians, Eve the
    Egyptians and Fay the Babylonians; on the Occident side Greeks, Romans, Germans, Phoenicians,
    Carthaginians and Persians. Lay it out with the verbs, begin a turn, and act.
    """

    game = GAME

    def __init__(self, seats: int = 3, scenario: str = "orient", variants: str = "") -> None:
        super().__init__(seats, scenario, {"variants": variants})
        self.script("nations", *[0] * (seats - 1)).go_on()
        self.orders: list[list[StandingOrder]] = [[] for _ in range(seats)]
        self.marks: dict[tuple[str, str], int] = {}
        self.stacks: dict[str, int] = {}
        for nation in self.state.nations:
            nation.marble = nation.iron = nation.gold = nation.coins = 0

    @classmethod
    def set_up(
        cls, seats: int, scenario: str = "orient", variants: str = "", **script: Sequence[int]
    ) -> Self:
        """Begin with the set-up itself; chance gives these results."""
        self = cls(seats, scenario, variants)
        self.chance = Scripted(script)
        return self.sit_down(seats, scenario, {"variants": variants}).go_on()

    @property
    def map(self) -> Map:
        """Give the side of the board."""
        return board().maps[self.state.map]

    # Laying out

    def cities(self, nation: str, *provinces: str) -> Self:
        """Let a nation have these cities and no others."""
        kept = {province: owner for province, owner in self.state.cities.items() if owner != nation}
        self.state.cities = kept | dict.fromkeys(provinces, nation)
        return self

    def many_cities(self, nation: str, number: int, *, but: Sequence[str] = ()) -> Self:
        """Let a nation have so many cities, none of them another nation's or one of those named."""
        free = [
            province
            for province in self.map.province
            if province not in but and self.state.cities.get(province, nation) == nation
        ]
        return self.cities(nation, *free[:number])

    def temples(self, *provinces: str) -> Self:
        """Let these cities have temples, and no others."""
        self.state.temples = list(provinces)
        return self

    def units(self, nation: str, province: str, legions: int = 0, galleys: int = 0) -> Self:
        """Put units into a province."""
        wanted: list[tuple[Unit, int]] = [("legion", legions), ("galley", galleys)]
        for unit, count in wanted:
            stacks = self.state.units.get(province, [])
            for stack in stacks:
                if (stack.nation, stack.unit, stack.spent) == (nation, unit, 0):
                    stack.count += count
                    break
            else:
                if count:
                    self.state.units[province] = [*stacks, Stack(nation, unit, count)]
        return self

    def has(self, nation: str, marble: int = 0, iron: int = 0, gold: int = 0, coins: int = 0) -> Self:
        """Give a nation exactly these; the coins come from the bank."""
        has = self.nation(nation)
        has.marble, has.iron, has.gold, has.coins = marble, iron, gold, coins
        return self

    def at(self, nation: str, field: str) -> Self:
        """Put a nation's marker on a field of the rondel."""
        self.nation(nation).field = field
        return self

    def knows(self, nation: str, *advances: str) -> Self:
        """Give a nation these advances."""
        self.nation(nation).advances = list(advances)
        return self

    def cards(self, nation: str, **personages: int) -> Self:
        """Give a nation these personages, from the stacks."""
        self.nation(nation).personages = personages
        return self

    def reached(self, nation: str, **marks: int) -> Self:
        """Say which thresholds a nation has reached before, where not just those of what it has now."""
        self.marks.update({(nation, kind): number for kind, number in marks.items()})
        return self

    def left(self, **stacks: int) -> Self:
        """Let so many cards be left of these kinds, whoever has the others."""
        self.stacks.update(stacks)
        return self

    def orders_of(self, nation: str, *orders: StandingOrder) -> Self:
        """Let the seat of a nation have given these standing orders, the oldest first."""
        self.orders[self.nation(nation).seat] += orders
        return self

    # Playing

    def turn(self, nation: str) -> Self:
        """Begin a nation's turn: it is asked for its field of the rondel, and the others follow."""
        state, b = self.state, board()
        state.coins = b.supplies.coins - sum(each.coins for each in state.nations)
        assert state.coins >= 0
        known = [*state.known, *(advance for each in state.nations for advance in each.advances)]
        state.known = list(dict.fromkeys(known))
        for kind, personage in b.personages.items():
            owned = sum(each.personages.get(kind, 0) for each in state.nations)
            state.stacks[kind] = self.stacks.get(kind, personage.count - owned)
        for each in state.nations:
            each.marks = {kind: self._mark(each.id, kind) for kind in EACH}
        order = [each.id for each in state.nations]
        turns = [Turn(nation=each) for each in order[order.index(nation) :]]
        return self.begin(*turns, Rounds(), StandingOrders(orders=self.orders))

    def manoeuvre(self, nation: str) -> Self:
        """Begin a nation's turn with a manoeuvre."""
        return self.turn(nation).act(nation, Rondel("manoeuvre-a"))

    def done(self, nation: str) -> Self:
        """Let a nation go on, until it is no longer its turn."""
        while self.asks()[1] == nation and self.asks()[0] != "rondel":
            self.act(nation, Done())
        return self

    def done_with(self, question: str) -> Self:
        """End the action of the field, if that is asked."""
        while self.asks()[0] == question:
            self.act(self.asks()[1], Done())
        return self

    def let_pass(self, *nations: str) -> Self:
        """Let nations demand no fight, one after the other."""
        for nation in nations:
            self.act(nation, Demand(0))
        return self

    def refused(self, who: Seat | str, action: Action, key: str, /, **facts: Fact) -> Refusal:
        """See an action refused for this reason, which the right section gives, and nothing changed."""
        refusal = super().refused(who, action, key, **facts)
        assert all(
            refusal.section in sections for sections, keys in SECTIONS.items() if key in keys.split()
        ), refusal
        return refusal

    def told_not_to(self, nation: str, action: Action, language: str = "en") -> str:
        """See an action of the seat of a nation refused, and give what is said to it."""
        refusal = self.refusal(nation, action)
        return GAME.wording(language, ("Ann",) * self.state.seats).refusal(refusal)

    # Looking

    def asks(self) -> tuple[str, str]:
        """Give the one question that holds up the table, and its nation; none of both at the end."""
        required = self.required()
        assert len(required) <= 1
        if not required:
            return ("", "")
        return (required[0].question, str(required[0].facts.get("nation", "")))

    def possible(self) -> set[type[Action]]:
        """Give the kinds of answers to the one question that holds up the table."""
        (decision,) = self.required()
        return {kind for form in decision.answers if form.count() for kind in form.kinds()}

    def nation(self, nation: str) -> Nation:
        """Give a nation."""
        (found,) = [each for each in self.state.nations if each.id == nation]
        return found

    def stock(self, nation: str) -> tuple[int, int, int, int]:
        """Give marble, iron, gold and coins of a nation."""
        has = self.nation(nation)
        return (has.marble, has.iron, has.gold, has.coins)

    def cities_of(self, nation: str) -> set[str]:
        """Give the cities of a nation."""
        return {province for province, owner in self.state.cities.items() if owner == nation}

    def there(self, province: str) -> dict[tuple[str, str], int]:
        """Count the units in a province by nation and kind."""
        found: dict[tuple[str, str], int] = {}
        for stack in self.state.units.get(province, []):
            found[stack.nation, stack.unit] = found.get((stack.nation, stack.unit), 0) + stack.count
        return found

    def spent(self, nation: str, unit: Unit, province: str) -> list[int]:
        """Give for each of a nation's units in a province the actions it has spent."""
        stacks = self.state.units.get(province, [])
        own = [stack for stack in stacks if (stack.nation, stack.unit) == (nation, unit)]
        return sorted(spent for stack in own for spent in [stack.spent] * stack.count)

    def personages(self, nation: str) -> dict[str, int]:
        """Give the personages of a nation by kind, without those of which it has none."""
        return {kind: number for kind, number in self.nation(nation).personages.items() if number}

    def seen(self, nation: str) -> SeenNation:
        """Give what everyone knows of a nation."""
        (found,) = [each for each in self.view().nations if each.id == nation]
        return found

    def province(self, province: str) -> SeenProvince:
        """Give what everyone knows of a province."""
        (found,) = [each for each in self.view().provinces if each.id == province]
        return found

    def _mark(self, nation: str, kind: str) -> int:
        if (nation, kind) in self.marks:
            return self.marks[nation, kind]
        state = self.state
        own = [province for province, owner in state.cities.items() if owner == nation]
        seas = [
            province
            for province, stacks in state.units.items()
            if any((stack.nation, stack.unit) == (nation, "galley") for stack in stacks)
        ]
        temples = [province for province in state.temples if province in own]
        return {"king": len(own), "citizen": len(temples), "navigator": len(seas)}[kind] // EACH[kind]
