"""17 to 23: a war is laid out; a set-up card puts more influence on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.chance import pick
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import cards, influence, places, queries, supports, treasury, units, variants
from games.sparta.actions import Choose
from games.sparta.board import LONG_WALLS, MEGALOPOLIS, MERCENARY, POWERS, board
from games.sparta.events.rounds import InfluencePlaced, SetUpCardUsed, WarBegan
from games.sparta.figures import Place, Power, SetUpStep, WarFigures
from games.sparta.pieces import Commander, Holding, Spot, Support, Unit
from games.sparta.steps.dealing import DealCards
from games.sparta.steps.end import EndOfWar
from games.sparta.steps.rounds import Rounds

if TYPE_CHECKING:
    from games.sparta.pieces import CommanderState, SupportState
    from games.sparta.state import State


class SetUp(Step, kw_only=True):
    """17: everything is laid out and the first hands are dealt, before a set-up card is used."""

    phase: ClassVar[str] = "set-up"
    war: str

    def finish(self, table: Table[State]) -> None:
        state, figures = table.state, table.state.figures
        _lay_out(state, figures)
        _lay_cards(state, figures)
        table.tell(WarBegan(war=state.war))
        for power in POWERS:
            cards.draw_battle(table, power, figures.battle_cards_at_start[power])
        card = [UseSetUpCard()] if figures.setup_card else []
        table.then(DealCards(), *card, Rounds(whole=False), EndOfWar())


def _lay_out(state: State, figures: WarFigures) -> None:
    for power in POWERS:
        state.holdings[power] = Holding(
            army=figures.army[power], fleet=figures.fleet[power], desperate=figures.desperate_times[power]
        )
    state.spots = {place: Spot() for place in board().places if is_in_play(figures, place)}
    if figures.megalopolis:
        state.lasting[MEGALOPOLIS] = ""
    if figures.walls:
        state.lasting[LONG_WALLS] = "athens"
    for power in POWERS:
        _place(state, figures, power)
        _raise(state, figures, power)
    state.supports = {name: Support(_support_state(figures, name)) for name in board().supports}
    for name, printed in board().supports.items():
        if printed.marker in POWERS:
            supports.field(state, printed.marker, name, veteran=False)
    for name in figures.veteran_supports:
        state.supports[name].veteran = True
    state.commanders = {name: Commander(_commander_state(figures, name)) for name in board().commanders}
    _deploy(state, figures)


def is_in_play(figures: WarFigures, place: Place) -> bool:
    """Say whether a place is there at the start of a war."""
    if place in board().allies:
        return place in figures.allies_in_play
    if board().spaces[place].territory and place not in figures.territories_founded:
        return False
    return board().spaces[place].region in figures.regions_in_play


def _place(state: State, figures: WarFigures, power: Power) -> None:
    for place in figures.controls(power):
        state.spots[place] = Spot(power, queries.size(state, place))
    for place, number in figures.influence(power).items():
        state.spots[place] = Spot(power, number)


def _raise(state: State, figures: WarFigures, power: Power) -> None:
    for number in range(1, figures.hoplites[power] + 1):
        state.units[units.named(power, "hoplite", number)] = Unit(power, "hoplite", number)
    for number in range(1, figures.triremes[power] + 1):
        state.units[units.named(power, "trireme", number)] = Unit(power, "trireme", number)


def _support_state(figures: WarFigures, name: str) -> SupportState:
    marker = board().supports[name].marker
    if marker == MERCENARY:
        return "supply"
    if name in figures.eliminated_supports:
        return "lost"
    if name in [delayed.id for delayed in figures.delayed_supports]:
        return "track"
    return "marker" if name in supports_of(figures) else "out"


def supports_of(figures: WarFigures) -> set[str]:
    """List the supports that lie on the markers of a war."""
    markers = (*figures.regions_in_play, *figures.allies_in_play)
    found = {name for marker in markers for name in board().reward(marker, figures.id).supports}
    return {*found, *(name for name, each in board().supports.items() if each.marker in POWERS)}


def _commander_state(figures: WarFigures, name: str) -> CommanderState:
    if name in figures.commanders:
        return "ready"
    return "track" if figures.id in board().commanders[name].entry else "gone"


def _deploy(state: State, figures: WarFigures) -> None:
    """17: let units be mobilised or besiege from the start, under the commanders that are named."""
    commands = {(board().commanders[name].side, where): name for name, where in figures.commanders.items()}
    for start in figures.units:
        word = "army" if start.kind == "hoplite" else "fleet"
        name = units.named(start.side, start.kind, start.number)
        commander = commands[start.side, f"{word} {start.number}"]
        units.command(state, name, commander, "waiting" if start.state == "mobilised" else "siege")
        if start.state == "siege":
            state.units[name].at, state.units[name].opened_by = start.at, commander
            state.spots[start.at].siege = name


def _lay_cards(state: State, figures: WarFigures) -> None:
    state.deck = sorted(board().stack(state.war, figures.stacks[0].id))
    state.pool = sorted(
        card
        for card, printed in board().cards.items()
        if _may_join(state, printed.stacks) and card not in state.deck
    )
    state.battle_deck = sorted(board().battle_cards)


def _may_join(state: State, stacks: dict[str, str]) -> bool:
    """Say whether a card may come into play: those of the second war of a campaign too."""
    campaign = board().campaigns.get(state.scenario)
    return state.war in stacks or (campaign is not None and campaign.second in stacks)


class UseSetUpCard(Step):
    """17: a set-up card is named, drawn or recommended; its steps are taken in their order."""

    phase: ClassVar[str] = "set-up"

    def finish(self, table: Table[State]) -> None:
        card = _chosen(table)
        table.tell(SetUpCardUsed(card=card))
        table.then(SetUpCard(card=card, left=[step.n for step in board().set_up_cards[card].steps]))
        for step in board().set_up_cards[card].steps:
            treasury.change(table, step.side, step.talents)


def _chosen(table: Table[State]) -> str:
    named = [variant for variant in table.state.variants if variant in variants.SET_UP_CARDS]
    if named:
        return named[0]
    if variants.DRAWN in table.state.variants:
        return pick(table.chance, variants.set_up_cards(table.state.war), "setup")
    return variants.recommended(table.state.war)


class SetUpCard(Step, kw_only=True):
    """17: the influence of a set-up card is placed one by one; hands may be looked at."""

    phase: ClassVar[str] = "set-up"
    card: str
    left: list[int]
    """How much each of its steps has left to place."""
    used: list[Place] = msgspec.field(default_factory=list)

    def finish(self, table: Table[State]) -> None:
        at = next((number for number, left in enumerate(self.left) if left), None)
        if at is None:
            return
        self.left[at] -= 1
        side = board().set_up_cards[self.card].steps[at].side
        step = PlaceInfluence(power=side, card=self.card, at=at, used=list(self.used))
        table.then(step, self)

    def hear(self, table: Table[State], result: Place) -> None:
        if result:
            self.used.append(result)


def fitting(state: State, card: str, at: int, used: list[Place]) -> list[Place]:
    """17: list the places that a step of a set-up card can put influence into (ruling 37)."""
    printed = board().set_up_cards[card]
    step: SetUpStep = printed.steps[at]
    found = places.candidates(state, step.side, step.where)
    if step.to:
        found = [place for place in step.to if not queries.is_hostile(state, step.side, place)]
    regions = {board().region_of(place) for place in used}
    return [
        place
        for place in found
        if not queries.is_full(state, place)
        and not (printed.distinct_regions and board().region_of(place) in regions)
        and not (printed.distinct_spaces and place in used)
    ]


class PlaceInfluence(Once, kw_only=True):
    """17: a power puts an influence into a place that fits."""

    phase: ClassVar[str] = "set-up"
    section: ClassVar[str] = "17"
    refused_as: ClassVar[str] = "must-place"
    kinds = (Choose,)
    power: Power
    card: str
    at: int
    used: list[Place]
    place: Place = ""

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        options = [Choose(place) for place in fitting(state, self.card, self.at, self.used)]
        if not options:
            return None
        return Decision(
            self.asker(state),
            "17",
            "place-influence",
            Choices(options),
            automatic=True,
            default=options[0],
            card=self.card,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Choose) -> Refusal | None:
        if action.what not in state.spots:
            return Refusal("9", "not-in-play", place=action.what)
        found = fitting(state, self.card, self.at, self.used)
        return None if action.what in found else Refusal("17", "set-up-does-not-fit", place=action.what)

    def answer(self, table: Table[State], seat: Seat, action: Choose) -> None:
        self.place = action.what
        table.tell(InfluencePlaced(power=self.power, place=action.what))
        influence.change(table, self.power, action.what, 1)

    def finish(self, table: Table[State]) -> None:
        table.end(self.place)
