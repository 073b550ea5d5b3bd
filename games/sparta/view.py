"""What a seat, or an onlooker, may know; built up field by field, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import steps_on
from games.core.decision import Seat
from games.core.view import Seen, SeenPoints, common
from games.sparta import advantages, queries, supports
from games.sparta.board import ENEMY, POWERS, board
from games.sparta.effects import Advantage, Element
from games.sparta.figures import Place, Power
from games.sparta.focus import focus_of
from games.sparta.outcome import outcome, points_of
from games.sparta.pieces import CommanderState, Kind, Owner, Side, SupportState, UnitState
from games.sparta.steps.marching import LevyNow
from games.sparta.steps.sieges import throw
from games.sparta.steps.standing import answers_of
from games.sparta.steps.swaps import SwapCards

if TYPE_CHECKING:
    from games.sparta.state import State

KINDS = ("elite", "peltast", "cavalry", "fleet")


class SeenPower(msgspec.Struct, frozen=True):
    """A power, as everyone knows it."""

    id: Power
    seat: Seat
    tableau: str
    talents: int
    favours: int
    green: bool
    army: int
    fleet: int
    desperate: bool
    cards: int
    """How many action cards it holds."""
    battle_cards: int
    regions: int
    """How many regions it would count now."""
    markers: tuple[str, ...]


class SeenPlace(msgspec.Struct, frozen=True):
    """A place in play."""

    id: Place
    size: int
    owner: Owner
    influence: int
    controller: Owner
    raid: bool
    siege: str
    dice: int = 0
    """How many dice the next action of its siege has."""


class SeenUnit(msgspec.Struct, frozen=True):
    """A unit."""

    id: str
    power: Power
    kind: Kind
    state: UnitState
    at: Place
    commander: str
    attacks: bool
    omen: bool


class SeenCommander(msgspec.Struct, frozen=True):
    """A commander that is in the game."""

    id: str
    power: Power
    state: CommanderState
    veteran: bool


class SeenSupport(msgspec.Struct, frozen=True):
    """A support of this war."""

    id: str
    kind: str
    state: SupportState
    holder: Owner
    veteran: bool


class SeenSide(msgspec.Struct, frozen=True):
    """What a power has in a battle."""

    power: Power
    unit: str
    commander: str
    strength: int
    advantages: tuple[Advantage, ...]
    countered: bool
    """Whether its next battle card has no effect."""
    played: tuple[str, ...]


class SeenBattle(msgspec.Struct, frozen=True):
    """A battle that is being fought; the attacker comes first."""

    place: Place
    element: Element
    sides: tuple[SeenSide, ...]
    cancelled: tuple[Advantage, ...]
    lead: Owner
    by: int


class View(Seen, frozen=True, kw_only=True):
    """What a seat, or an onlooker, may know of a table."""

    scenario: str
    war: str
    turn: Power
    powers: tuple[SeenPower, ...]
    places: tuple[SeenPlace, ...]
    absent: tuple[Place, ...]
    """Territories that are not founded."""
    units: tuple[SeenUnit, ...]
    commanders: tuple[SeenCommander, ...]
    supports: tuple[SeenSupport, ...]
    advantages: dict[str, Owner]
    """Who has more of each kind of support."""
    battle: SeenBattle | None
    lasting: tuple[str, ...]
    deck: int
    battle_deck: int
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    battle_discards: tuple[str, ...]
    power: Owner
    """The viewer's own power."""
    hand: tuple[str, ...]
    """The viewer's action cards."""
    face_down: int
    """How many more it holds, which it does not see itself; in a game alone."""
    battle_hand: tuple[str, ...]
    """The viewer's battle cards."""
    seen: tuple[str, ...]
    """What the viewer knows of the other hand."""
    battle_seen: tuple[str, ...]
    """What the viewer knows of the other's battle cards."""
    offered: tuple[str, ...]
    """Cards that the viewer may take in exchange."""
    standing: dict[str, str]
    """What the viewer answers in battles on land and at sea."""
    levy: int | None = None
    """The price at which an effect lets a unit be mobilised now."""


def view(state: State, seat: Seat | None) -> View:
    """Build what a seat, or an onlooker, may know."""
    own: Owner = state.power_of(seat) if seat is not None else ""
    mine = state.holdings.get(own) if own else None
    other = next(
        (state.holdings[power] for power in POWERS if power != own and power in state.holdings), None
    )
    return View(
        **common(state, seat, lambda ended: outcome(ended).winners),
        round=state.rounds_before + state.round,
        rounds=rounds(state),
        seats=tuple(SeenPoints(each, points_of(state, each)) for each in range(state.seats)),
        focus=focus_of(state),
        scenario=state.scenario,
        war=state.war,
        turn=state.turn,
        powers=tuple(_power(state, power) for power in POWERS if power in state.holdings),
        places=tuple(_place(state, place) for place in board().places if place in state.spots),
        absent=tuple(place for place in board().territories if _is_absent(state, place)),
        units=tuple(_unit(state, name) for name in sorted(state.units)),
        commanders=tuple(_commander(state, name) for name in board().commanders if name in state.commanders),
        supports=tuple(_support(state, name) for name in board().supports if name in state.supports),
        advantages={kind: advantage(state, kind) for kind in KINDS},
        battle=_battle(state),
        lasting=tuple(sorted(state.lasting)),
        deck=len(state.deck),
        battle_deck=len(state.battle_deck),
        discards=tuple(state.discards),
        removed=tuple(state.removed),
        battle_discards=tuple(state.battle_discards),
        power=own,
        hand=tuple(mine.hand) if mine else (),
        face_down=len(mine.face_down) if mine else 0,
        battle_hand=tuple(mine.battle) if mine else (),
        seen=tuple(other.shown) if mine and other else (),
        battle_seen=tuple(other.battle_shown) if mine and other else (),
        offered=_offered(state, seat),
        standing=dict(sorted(answers_of(state, own).items())) if own else {},
        levy=next((step.price for step in steps_on(state.agenda) if isinstance(step, LevyNow)), None),
    )


def rounds(state: State) -> int:
    """Count the rounds of all wars of a table."""
    campaign = board().campaigns.get(state.scenario)
    if campaign is None:
        return state.figures.rounds
    return sum(board().wars[war].rounds for war in (campaign.first, campaign.second))


def advantage(state: State, kind: str) -> Owner:
    """16: name who has more of a kind of support, ready or not; nobody at a tie."""
    values = {power: supports.value(state, power, kind) for power in POWERS}
    best = max(POWERS, key=lambda power: values[power])
    return "" if values["athens"] == values["sparta"] else best


def _is_absent(state: State, place: Place) -> bool:
    return state.figures.territories_usable and place not in state.spots


def _power(state: State, power: Power) -> SeenPower:
    held = state.holdings[power]
    return SeenPower(
        id=power,
        seat=state.seat_of(power),
        tableau=state.figures.tableau[power],
        talents=held.talents,
        favours=held.favours,
        green=held.green,
        army=held.army,
        fleet=held.fleet,
        desperate=held.desperate,
        cards=len(held.hand) + len(held.face_down),
        battle_cards=len(held.battle),
        regions=sum(queries.winner(state, region) == power for region in queries.regions(state)),
        markers=tuple(held.markers),
    )


def _place(state: State, place: Place) -> SeenPlace:
    spot = state.spots[place]
    return SeenPlace(
        id=place,
        size=queries.size(state, place),
        owner=spot.owner,
        influence=spot.influence,
        controller=queries.controller(state, place),
        raid=spot.raid,
        siege=spot.siege,
        dice=_dice(state, place),
    )


def _dice(state: State, place: Place) -> int:
    besieger = state.spots[place].siege
    if not besieger:
        return 0
    thrown = throw(state, state.units[besieger].power, place)
    return thrown.together + int(thrown.apart)


def _unit(state: State, name: str) -> SeenUnit:
    unit = state.units[name]
    return SeenUnit(
        id=name,
        power=unit.power,
        kind=unit.kind,
        state=unit.state,
        at=unit.at,
        commander=unit.commander,
        attacks=unit.attacks,
        omen=unit.omen,
    )


def _commander(state: State, name: str) -> SeenCommander:
    piece = state.commanders[name]
    return SeenCommander(name, board().commanders[name].side, piece.state, piece.veteran)


def _support(state: State, name: str) -> SeenSupport:
    piece = state.supports[name]
    return SeenSupport(name, board().supports[name].kind, piece.state, piece.holder, piece.veteran)


def _battle(state: State) -> SeenBattle | None:
    combat = state.combat
    if combat is None:
        return None
    order = (combat.attacker, ENEMY[combat.attacker])
    return SeenBattle(
        place=combat.place,
        element=combat.element,
        sides=tuple(_side(state, power, combat.sides[power]) for power in order),
        cancelled=tuple(combat.cancelled),
        lead=advantages.lead(state),
        by=abs(combat.marker),
    )


def _side(state: State, power: Power, side: Side) -> SeenSide:
    return SeenSide(
        power=power,
        unit=side.unit,
        commander=state.units[side.unit].commander,
        strength=advantages.strength(state, power),
        advantages=advantages.held(state, power),
        countered=side.countered,
        played=tuple(side.played),
    )


def _offered(state: State, seat: Seat | None) -> tuple[str, ...]:
    asking = [step for step in steps_on(state.agenda) if isinstance(step, SwapCards) and not step.done]
    own = [step for step in asking if seat is not None and state.seat_of(step.power) == seat]
    return tuple(card for step in own for card in step.seen)
