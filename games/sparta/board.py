"""The components of SPARTA!, read from components.toml and made ready for the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Final

import msgspec

from games.core import components
from games.core.components import Check
from games.sparta.effects import (
    EVERYWHERE,
    OF_ACTIONS,
    OF_BATTLES,
    OF_COMMANDERS,
    AfterWin,
    Effect,
    Effects,
    Element,
    OnExhausted,
    Where,
    flat,
)
from games.sparta.figures import Components, Place, Power, Reward

GAME = "sparta"
ATHENS: Final = "athens"
SPARTA: Final = "sparta"
POWERS: tuple[Power, ...] = ("sparta", "athens")
"""Sparta comes first, in the order of play and at the table."""
ENEMY: dict[Power, Power] = {"athens": "sparta", "sparta": "athens"}
HOPLITE: Final = "hoplite"
TRIREME: Final = "trireme"
MERCENARY = "mercenary"
SPARTAN_ELITE = "sparta-elite"
ATHENAE, MANTINEIA, PERSIS = "athenae", "mantineia", "persis"
HELOT_REVOLT, LONG_WALLS, MEGALOPOLIS = "helot-revolt", "long-walls", "megalopolis"
INSTANT_RAID, TRUCE, OBLIQUE_ORDER, ILL_OMENS = "instant-raid", "truce", "oblique-order", "ill-omens"

QUARTERS = ("hellas", "west", "north-west", "north", "east")
"""Parts of the map that are drawn larger; every place is in one, most in several."""


def element_of(kind: str) -> Element:
    """Say what kind of battle a kind of unit fights."""
    return "land" if kind == HOPLITE else "sea"


class Board:
    """The components by id."""

    def __init__(self, printed: Components) -> None:
        self.printed = printed
        self.limits, self.tracks, self.games = printed.limits, printed.tracks, printed.games
        self.favours, self.army_reset = printed.favours, printed.army_reset
        self.spectacle, self.contests = printed.spectacle, printed.contest
        self.regions = {each.id: each for each in printed.region}
        self.spaces = {each.id: each for each in printed.space}
        self.allies = {each.id: each for each in printed.ally}
        self.places: tuple[Place, ...] = (*self.spaces, *self.allies)
        self.spots = {each.id: each.at for each in printed.space} | {
            each.id: each.at for each in printed.ally
        }
        self.sizes = {
            **{each.id: each.size for each in printed.space},
            **{each.id: each.size for each in printed.ally},
        }
        self.of_region = {
            region: tuple(space.id for space in printed.space if space.region == region)
            for region in self.regions
        }
        self.territories = tuple(space.id for space in printed.space if space.territory)
        self.harbours = {space.id for space in printed.space if space.harbour}
        self.roads = _roads(printed)
        self.supports = {each.id: each for each in printed.support}
        self._fitting: dict[Where, tuple[Place, ...]] = {}
        self.of_kind = {
            kind: tuple(each.id for each in printed.support if each.kind == kind)
            for kind in ("elite", "peltast", "cavalry", "fleet")
        }
        self.commanders = {each.id: each for each in printed.commander}
        self.commanders_of = {
            power: tuple(each.id for each in printed.commander if each.side == power) for power in POWERS
        }
        self.cards = {each.id: each for each in printed.action_card}
        self.battle_cards = {each.id: each for each in printed.battle_card}
        self.set_up_cards = {each.id: each for each in printed.set_up_card}
        self.wars = {each.id: each for each in printed.war}
        self.campaigns = {each.id: each for each in printed.campaign}
        self.tableaus = {each.id: each for each in printed.tableau}
        self.levels = {each.id: each for each in printed.level}

    def region_of(self, place: Place) -> str:
        """Name the region that a place belongs to; an ally belongs to none."""
        return self.spaces[place].region if place in self.spaces else ""

    def printed_size(self, place: Place) -> int:
        """Give the autonomy that is printed."""
        return self.sizes[place]

    def is_harbour(self, place: Place) -> bool:
        """Say whether a trireme can be deployed to a place."""
        return place in self.harbours

    def fitting(self, where: Where) -> tuple[Place, ...]:
        """List the places that a `where` can mean by what is printed: looked up once for each."""
        if where not in self._fitting:
            self._fitting[where] = tuple(place for place in self.places if self._fits(place, where))
        return self._fitting[where]

    def _fits(self, place: Place, where: Where) -> bool:
        if (place in self.allies) != bool(where.allies):
            return False
        if isinstance(where.allies, tuple) and place not in where.allies:
            return False
        return self.lies(place, where)

    def lies(self, place: Place, where: Where) -> bool:
        """Say whether a place lies where a `where` says, be it a city or an ally."""
        return not (
            (where.regions and self.region_of(place) not in where.regions)
            or (where.spaces and place not in where.spaces)
            or (where.harbour and not self.is_harbour(place))
        )

    def reward(self, marker: str, war: str) -> Reward:
        """Give the reward of a region or ally, as its marker has it in a war."""
        if marker in self.regions:
            return self.regions[marker].reward
        ally = self.allies[marker]
        return ally.variants.get(war, ally.reward)

    def verbs_of(self, card: str) -> list[str]:
        """List the verbs of an action card, in their order."""
        printed = self.cards[card]
        return [_verb(effect) for effect in flat((*printed.effects, *printed.favour_effects))]

    @cached_property
    def quarters(self) -> dict[str, frozenset[Place]]:
        """Give the places of every part of the map; `python -m rendering.sparta.lay_out` chooses them."""
        text = files("games.sparta").joinpath("parts.json").read_bytes()
        listed = msgspec.json.decode(text, type=dict[str, list[Place]])
        return {part: frozenset(places) for part, places in listed.items()}

    def stack(self, war: str, stack: str) -> list[str]:
        """List the action cards of a stack."""
        return [card.id for card in self.printed.action_card if card.stacks.get(war) == stack]


def _roads(printed: Components) -> dict[Place, tuple[Place, ...]]:
    """List the neighbours of each place, in the order of the file."""
    places = [*(each.id for each in printed.space), *(each.id for each in printed.ally)]
    links = [link for roads in printed.roads for link in roads.links]
    return {place: tuple(b if a == place else a for a, b in links if place in (a, b)) for place in places}


@cache
def board() -> Board:
    """Return the components, read and checked once."""
    return Board(printed())


def printed() -> Components:
    """Return the components as they are printed."""
    found = components.load(GAME, Components)
    _check(found)
    return found


def _check(found: Components) -> None:
    check = Check(GAME)
    tables = ("region", "space", "ally", "support", "commander", "action_card", "battle_card", "set_up_card")
    for table in tables:
        check.unique(table, [each.id for each in getattr(found, table)])
    _check_places(check, found)
    _check_verbs(check, found)
    for war in found.war:
        stacks = {stack.id for stack in war.stacks}
        named = {card.stacks[war.id] for card in found.action_card if war.id in card.stacks}
        check.demand(named <= stacks, f"war {war.id}", "a card belongs to a stack that it does not have")


def _check_places(check: Check, found: Components) -> None:
    regions = {each.id for each in found.region}
    known = {*(each.id for each in found.space), *(each.id for each in found.ally)}
    for space in found.space:
        check.demand(space.region in regions, f"space {space.id}", "its region is not there")
    for roads in found.roads:
        for a, b in roads.links:
            check.demand({a, b} <= known, f"road {a} {b}", "a place is not there")
    markers = {*regions, *(each.id for each in found.ally), MERCENARY, SPARTA}
    for support in found.support:
        check.demand(support.marker in markers, f"support {support.id}", "its marker is not there")


def _check_verbs(check: Check, found: Components) -> None:
    for card in found.action_card:
        _check_list(check, f"action_card {card.id}", (*card.effects, *card.favour_effects), OF_ACTIONS)
    for battle in found.battle_card:
        _check_list(check, f"battle_card {battle.id}", battle.land.effects + battle.sea.effects, OF_BATTLES)
    for commander in found.commander:
        entry, effects = f"commander {commander.id}", commander.regular + commander.veteran
        for effect in effects:
            check.demand(isinstance(effect, OF_COMMANDERS), entry, f"no commander has {_verb(effect)}")
            if isinstance(effect, AfterWin | OnExhausted):
                _check_list(check, entry, effect.effects, EVERYWHERE)


def _check_list(check: Check, entry: str, effects: Effects, allowed: Sequence[type[Effect]]) -> None:
    for effect in flat(effects):
        check.demand(isinstance(effect, tuple(allowed)), entry, f"{_verb(effect)} has no place there")


def _verb(effect: Effect) -> str:
    return str(effect.__struct_config__.tag)
