"""10 and 11: a round: scoring, armies, triremes, recruiting, rebuilding."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import cards, favours, queries, rewards, supports
from games.sparta.actions import Build, Pass, Recruit
from games.sparta.board import ENEMY, HELOT_REVOLT, POWERS, SPARTA, board
from games.sparta.events.cards import MarkerRemoved
from games.sparta.events.games import Passed
from games.sparta.events.rounds import ArmiesSet, IncomePaid, RaidsRebuilt, Recruited, RoundBegan, ShipBuilt
from games.sparta.figures import Power
from games.sparta.steps.action_rounds import ActionRounds
from games.sparta.steps.after_rounds import NextRound
from games.sparta.steps.dealing import Deal
from games.sparta.steps.games import OlympicTruce

if TYPE_CHECKING:
    from games.sparta.state import State


class Rounds(Step, kw_only=True):
    """10: one round after the other."""

    phase: ClassVar[str] = "scoring"
    number: int = 1
    whole: bool = True
    """Whether no phase is left out; after the first round that is always so."""

    def finish(self, table: Table[State]) -> None:
        if self.number <= table.state.figures.rounds:
            table.then(Round(number=self.number, whole=self.whole), Rounds(number=self.number + 1))


class Round(Step, kw_only=True):
    """10: a round; in a table's first one five of its phases are left out."""

    phase: ClassVar[str] = "scoring"
    number: int
    whole: bool = True

    def finish(self, table: Table[State]) -> None:
        state = table.state
        state.round = self.number
        state.battle_deck = sorted([*state.battle_deck, *state.battle_discards])
        state.battle_discards = []
        table.tell(RoundBegan(war=state.war, round=self.number))
        ships = [BuildShips()] if state.figures.trireme_building else []
        left_out: list[Step] = [SetArmies(), *ships, RecruitSupports(), Rebuild(), Deal()]
        table.then(
            ScoreRegions(), *(left_out if self.whole else []), ActionRounds(), OlympicTruce(), NextRound()
        )


class ScoreRegions(Step):
    """10: markers, rewards and state income; supports keep their side (ruling 13)."""

    phase: ClassVar[str] = "scoring"

    def finish(self, table: Table[State]) -> None:
        rewards.score(table)
        for power in POWERS:
            _pay(table, power)


def _pay(table: Table[State], power: Power) -> None:
    """10: pay rewards and state income; for a favour that is not there, a talent."""
    state, holding = table.state, table.state.holdings[power]
    tableau = board().tableaus[state.figures.tableau[power]]
    talents, gained, came = rewards.collect(state, power)
    gained += tableau.favour
    talents += tableau.talents
    holding.talents += talents
    instead = favours.give(state, power, gained)
    told = IncomePaid(
        power=power,
        talents=talents + instead,
        favours=gained - instead // board().favours.talents_instead,
        supports=(*came, *_own_supports(state, power)),
        treasury=holding.talents,
    )
    table.tell(told)
    if tableau.battle_cards:
        cards.draw_battle(table, power, tableau.battle_cards)


def _own_supports(state: State, power: Power) -> list[str]:
    """4: the Spartan elite belongs to Sparta itself."""
    own = [name for name in state.supports if board().supports[name].marker == power]
    return supports.follow(state, power, own) if own else []


class SetArmies(Step):
    """10: armies are set anew; a siege costs one, an own megapolis brings one (ruling 10)."""

    phase: ClassVar[str] = "armies"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        armies = {power: state.holdings[power].army for power in POWERS}
        for power in POWERS:
            base = _base(armies[power], armies[ENEMY[power]])
            brought = len(_recruiting(state, power)) * board().limits.army_per_megapolis
            cost = len(queries.sieges(state, power)) * board().limits.army_per_siege
            limits = board().tracks.army
            army = min(max(base + brought + cost, limits.min), limits.max)
            state.holdings[power].army = army
            table.tell(ArmiesSet(power=power, base=base, megapoleis=brought, sieges=-cost, army=army))


def _base(own: int, other: int) -> int:
    reset = board().army_reset
    if not own:
        return reset.zero
    if own == other:
        return reset.equal
    return reset.higher if own > other else reset.lower


def _recruiting(state: State, power: Power) -> list[str]:
    """List the megapoleis that bring army strength: Sparta brings none while its helots revolt."""
    found = queries.megapoleis(state, power)
    return [place for place in found if not (place == SPARTA and HELOT_REVOLT in state.lasting)]


class BuildShips(Step):
    """10: the lower fleet first, then the other, then the lower once more if it still is (ruling 11)."""

    phase: ClassVar[str] = "ships"

    def finish(self, table: Table[State]) -> None:
        fleets = {power: table.state.holdings[power].fleet for power in POWERS}
        if fleets["athens"] == fleets["sparta"]:
            table.then(BuildShip(power="athens"), BuildShip(power="sparta"))
            return
        lower: Power = min(POWERS, key=lambda power: fleets[power])
        first, second = BuildShip(power=lower), BuildShip(power=ENEMY[lower])
        table.then(first, second, BuildShip(power=lower, if_lower=True))


def cost_of_ship(state: State, power: Power) -> int | None:
    """10: give what one more fleet strength costs; none at the end of the track."""
    fleet = state.holdings[power].fleet
    return board().tracks.fleet_cost[fleet] if fleet < board().tracks.fleet.max else None


class BuildShip(Once, kw_only=True):
    """10: a power may raise its fleet by one; it is not asked where it cannot."""

    phase: ClassVar[str] = "ships"
    section: ClassVar[str] = "10"
    refused_as: ClassVar[str] = "build-or-pass"
    kinds = (Build, Pass)
    power: Power
    if_lower: bool = False

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        return [cls(power=power) for power in state.powers if state.seat_of(power) == seat]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        cost, holding = cost_of_ship(state, self.power), state.holdings[self.power]
        if cost is None or cost > holding.talents:
            return None
        if self.if_lower and holding.fleet >= state.holdings[ENEMY[self.power]].fleet:
            return None
        options = Choices([Build(), Pass()])
        return Decision(
            self.asker(state), "10", "build", options, default=Pass(), cost=cost, fleet=holding.fleet
        )

    def answer(self, table: Table[State], seat: Seat, action: Build | Pass) -> None:
        cost = cost_of_ship(table.state, self.power)
        if isinstance(action, Pass) or cost is None:
            table.tell(Passed(power=self.power))
            return
        holding = table.state.holdings[self.power]
        holding.talents -= cost
        holding.fleet += 1
        table.tell(ShipBuilt(power=self.power, cost=cost, fleet=holding.fleet))


class RecruitSupports(Once, kw_only=True):
    """11: in turns, Sparta first, a support is recruited; a pass is final (ruling 12)."""

    phase: ClassVar[str] = "recruiting"
    section: ClassVar[str] = "11"
    refused_as: ClassVar[str] = "recruit-or-pass"
    kinds = (Recruit, Pass)
    power: Power = "sparta"
    out: list[Power] = msgspec.field(default_factory=list)
    passed: bool = True
    """Whether it recruits no more; that holds until it recruits."""

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        found = supports.can_rebuild(state, self.power)
        if self.power in self.out or not found or state.holdings[self.power].talents < board().limits.recruit:
            return None
        options: list[Action] = [*map(Recruit, found), Pass()]
        return Decision(self.asker(state), "11", "recruit", Choices(options), default=Pass())

    def why_not_answer(self, state: State, seat: Seat, action: Recruit | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        return why_not_recruit(state, self.power, action.support)

    def answer(self, table: Table[State], seat: Seat, action: Recruit | Pass) -> None:
        if isinstance(action, Pass):
            table.tell(Passed(power=self.power))
            return
        self.passed = False
        cost = board().limits.recruit
        table.state.holdings[self.power].talents -= cost
        supports.field(table.state, self.power, action.support, veteran=False)
        table.tell(Recruited(power=self.power, support=action.support, cost=cost))

    def finish(self, table: Table[State]) -> None:
        out = [*self.out, *([self.power] if self.passed and self.power not in self.out else [])]
        if len(out) < len(POWERS):
            table.then(RecruitSupports(power=ENEMY[self.power], out=out))


def why_not_recruit(state: State, power: Power, support: str) -> Refusal | None:
    """11: only what is eliminated and belongs to an own marker, for one talent."""
    if support not in state.supports or state.supports[support].state != "lost":
        return Refusal("11", "not-lost", support=support)
    if support not in supports.can_rebuild(state, power):
        return Refusal("11", "not-your-marker", support=support)
    return None


class Rebuild(Step):
    """11: raid markers leave all places but besieged ones; a revolt of the helots ends."""

    phase: ClassVar[str] = "rebuilding"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        raided = tuple(
            place for place in board().places if place in state.spots and _can_rebuild(state, place)
        )
        for place in raided:
            state.spots[place].raid = False
        if raided:
            table.tell(RaidsRebuilt(places=raided))
        if state.lasting.pop(HELOT_REVOLT, None) is not None:
            table.tell(MarkerRemoved(key=HELOT_REVOLT))


def _can_rebuild(state: State, place: str) -> bool:
    return state.spots[place].raid and not state.spots[place].siege
