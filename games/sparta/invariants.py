"""What must hold of every state, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.core.agenda import steps_on
from games.sparta import queries, variants
from games.sparta.board import MERCENARY, POWERS, board
from games.sparta.steps.battles import Battles
from games.sparta.steps.hands import CutHand
from games.sparta.steps.replacing import ChooseCommander, ReplaceCommander
from games.sparta.steps.set_up import SetUp

if TYPE_CHECKING:
    from games.sparta.figures import Power
    from games.sparta.pieces import Unit
    from games.sparta.state import State


def violations(state: State) -> list[str]:
    """Name every invariant that a state breaks."""
    if any(isinstance(step, SetUp) for step in steps_on(state.agenda)):
        return []
    found = [
        *_of_cards(state),
        *_of_places(state),
        *_of_units(state),
        *_of_battles(state),
        *_of_favours(state),
        *_of_supports(state),
    ]
    return found + [broken for power in POWERS for broken in _of_power(state, power)]


def _of_cards(state: State) -> Iterator[str]:
    hands = [card for held in state.holdings.values() for card in (*held.hand, *held.face_down)]
    cards = Counter([*state.deck, *state.discards, *state.removed, *state.pool, *hands])
    if cards != Counter(cards_in_play(state)):
        yield "an action card is missing, or is there twice"
    battle = [card for held in state.holdings.values() for card in held.battle]
    if Counter([*state.battle_deck, *state.battle_discards, *battle]) != Counter(list(board().battle_cards)):
        yield "a battle card is missing, or is there twice"


def cards_in_play(state: State) -> list[str]:
    """List the action cards of a table: those of its wars."""
    campaign = board().campaigns.get(state.scenario)
    wars = {variants.first_war(state.scenario), *([campaign.second] if campaign else [])}
    return [card for card, printed in board().cards.items() if wars & set(printed.stacks)]


def _of_places(state: State) -> Iterator[str]:
    for place, spot in state.spots.items():
        if not 0 <= spot.influence <= queries.size(state, place):
            yield f"{place} has more influence than it can hold"
        if bool(spot.owner) != bool(spot.influence):
            yield f"{place} has influence of nobody, or an owner without influence"
        if spot.siege and (state.units[spot.siege].state, state.units[spot.siege].at) != ("siege", place):
            yield f"{place} is besieged by a unit that is elsewhere"
        kinds = Counter((unit.kind, unit.power) for unit in _standing(state, place))
        if any(number > 1 for number in kinds.values()) or len({kind for kind, _ in kinds}) > 1:
            yield f"units stand in {place} that cannot"


def _standing(state: State, place: str) -> list[Unit]:
    return [state.units[name] for name in queries.units_at(state, place)]


def _of_units(state: State) -> Iterator[str]:
    leaders = Counter(unit.commander for unit in state.units.values() if unit.commander)
    commanding = {name for name, piece in state.commanders.items() if piece.state == "commands"}
    if set(leaders) != commanding or any(number > 1 for number in leaders.values()):
        yield "a commander commands no unit, or two"
    replaced = [
        step.unit for step in steps_on(state.agenda) if isinstance(step, ReplaceCommander | ChooseCommander)
    ]
    for name, unit in state.units.items():
        if name not in replaced and (unit.state == "home") != (not unit.commander):
            yield f"{name} is out without a commander, or at home with one"
        if queries.on_map(unit) != bool(unit.at):
            yield f"{name} stands nowhere, or somewhere although it is not on the map"
        if unit.state == "siege" and state.spots[unit.at].siege != name:
            yield f"{name} besieges a place without a marker"


def _of_battles(state: State) -> Iterator[str]:
    """16: two units stand in a place only to fight, and only until the action round ends."""
    fighting = any(isinstance(step, Battles) for step in steps_on(state.agenda))
    for place in state.spots:
        attacking = [unit.attacks for unit in _standing(state, place)]
        if len(attacking) > 1 and sorted(attacking) != [False, True]:
            yield f"two units stand in {place}, and it is not one that attacks"
        if any(attacking) and not fighting:
            yield f"a unit still attacks in {place} although all battles are over"
    combat = state.combat
    if combat is not None:
        standing = {unit.power: unit.at for unit in _standing(state, combat.place)}
        if set(standing) != set(combat.sides):
            yield "a battle is fought by units that are elsewhere"


def _of_favours(state: State) -> Iterator[str]:
    if sum(held.favours for held in state.holdings.values()) > board().favours.ordinary:
        yield "there are more favours than were made"
    if sum(held.green for held in state.holdings.values()) > board().favours.green:
        yield "the green favour is there twice"


def _of_power(state: State, power: Power) -> Iterator[str]:
    held, tracks = state.holdings[power], board().tracks
    if held.talents < 0 or held.favours < 0:
        yield f"{power} has less than nothing"
    if not tracks.army.min <= held.army <= tracks.army.max:
        yield f"the army of {power} is off its track"
    if not tracks.fleet.min <= held.fleet <= tracks.fleet.max:
        yield f"the fleet of {power} is off its track"
    cutting = any(isinstance(step, CutHand) and step.power == power for step in steps_on(state.agenda))
    if len(held.battle) > board().limits.battle_hand and not cutting:
        yield f"{power} holds too many battle cards"
    if not (set(held.shown) <= set(held.hand) and set(held.battle_shown) <= set(held.battle)):
        yield f"a card of {power} was shown that it does not have"


def _of_supports(state: State) -> Iterator[str]:
    for name, support in state.supports.items():
        if (support.state == "field") != bool(support.holder):
            yield f"{name} is in a field of nobody, or held outside one"
        if support.state == "supply" and board().supports[name].marker != MERCENARY:
            yield f"{name} is in the supply of mercenaries"
