"""What the component file of SPARTA! holds, table by table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.core.components import Provenance
from games.sparta.effects import Effects, Element, SupportKind, Where

Power = Literal["athens", "sparta"]
Level = Literal["easy", "medium", "hard"]
Place = str
"""A city, a territory or an ally."""
Count = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What no file may hold more of than we know."""


class Limits(_Printed, frozen=True, kw_only=True):
    """Prices, gains and losses."""

    mobilise: Count
    battle_card: Count
    siege: Count
    raid: Count
    recruit: Count
    discard: Count
    """Favours for an action card that is discarded instead of played."""
    battle_hand: AtLeastOne
    free_draw_at: Count
    """Whoever holds so many battle cards or fewer draws one at the start of a battle."""
    loss_of_winner: Count
    loss_of_loser: Count
    loss_of_draw: Count
    win_favour: Count
    siege_dice: AtLeastOne
    army_per_siege: int
    army_per_megapolis: int
    provenance: Provenance


class ArmyReset(_Printed, frozen=True, kw_only=True):
    """Where the armies are set to."""

    zero: Count
    higher: Count
    lower: Count
    equal: Count
    provenance: Provenance


class Prize(_Printed, frozen=True, kw_only=True):
    """What the games bring."""

    talents: Count
    favour: Count


class GamesFigures(_Printed, frozen=True, kw_only=True):
    """Dice and prizes of the Olympic games."""

    base: AtLeastOne
    broke_truce: AtLeastOne
    bonus_if_withdrew: Count
    rewards: tuple[Prize, Prize]
    provenance: Provenance


class DiceFigures(_Printed, frozen=True, kw_only=True):
    """The faces of a die."""

    failure: AtLeastOne
    blank: AtLeastOne
    success: AtLeastOne
    provenance: Provenance


class FavourFigures(_Printed, frozen=True, kw_only=True):
    """How many favours there are."""

    ordinary: AtLeastOne
    green: AtLeastOne
    talents_instead: Count
    provenance: Provenance


class Range(_Printed, frozen=True, kw_only=True):
    """A track."""

    min: int
    max: int
    bonus_die_from: Count = 0


class TrackFigures(_Printed, frozen=True, kw_only=True):
    """The tracks; `fleet_cost` says by the present strength what one more costs."""

    army: Range
    fleet: Range
    combat: Range
    fleet_cost: tuple[AtLeastOne, ...]
    provenance: Provenance


class TableauFigures(_Printed, frozen=True, kw_only=True):
    """What a power's own board brings it each round."""

    id: str
    talents: Count
    favour: Count
    battle_cards: Count
    provenance: Provenance


class Reward(_Printed, frozen=True, kw_only=True):
    """What the marker of a region or ally brings."""

    talents: Count
    favour: Count
    supports: tuple[str, ...]


class RegionFigures(_Printed, frozen=True, kw_only=True):
    """A region."""

    id: str
    symbol: str
    reward: Reward
    provenance: Provenance


class SpaceFigures(_Printed, frozen=True, kw_only=True):
    """A city or territory."""

    id: Place
    region: str
    size: AtLeastOne
    territory: bool
    harbour: bool
    at: tuple[Count, Count]
    provenance: Provenance


class AllyFigures(_Printed, frozen=True, kw_only=True):
    """An ally; in some wars it has another marker."""

    id: Place
    size: AtLeastOne
    reward: Reward
    at: tuple[Count, Count]
    variants: dict[str, Reward] = msgspec.field(default_factory=dict)
    provenance: Provenance


class RoadFigures(_Printed, frozen=True, kw_only=True):
    """Roads."""

    links: tuple[tuple[Place, Place], ...]
    provenance: Provenance


class SupportFigures(_Printed, frozen=True, kw_only=True):
    """A military support, and the marker that it belongs to."""

    id: str
    kind: SupportKind
    marker: str
    provenance: Provenance


class CommanderFigures(_Printed, frozen=True, kw_only=True):
    """A commander: both sides, and when he arrives."""

    id: str
    side: Power
    generic: bool
    entry: dict[str, Count]
    regular: Effects
    veteran: Effects
    provenance: Provenance


class ActionCard(_Printed, frozen=True, kw_only=True):
    """An action card."""

    id: str
    stacks: dict[str, str]
    remove: bool
    bias: Literal["none", "athens", "sparta"]
    actor: str
    effects: Effects
    favour_cost: Count = 0
    favour_mode: Literal["none", "replace", "add"] = "none"
    favour_effects: Effects = ()
    provenance: Provenance


class Half(_Printed, frozen=True, kw_only=True):
    """Half of a battle card."""

    title: str
    effects: Effects


class BattleCard(_Printed, frozen=True, kw_only=True):
    """A battle card."""

    id: str
    land: Half
    sea: Half
    provenance: Provenance

    def half(self, element: Element) -> Half:
        """Give the half that counts in a kind of battle."""
        return self.land if element == "land" else self.sea


class SetUpStep(_Printed, frozen=True, kw_only=True):
    """A step of a set-up card: influence to place, or talents."""

    side: Power
    n: Count
    where: Where = Where()
    to: tuple[Place, ...] = ()
    talents: Count = 0


class SetUpCardFigures(_Printed, frozen=True, kw_only=True):
    """A set-up card."""

    id: str
    war: str
    recommended: bool
    distinct_regions: bool
    distinct_spaces: bool
    steps: tuple[SetUpStep, ...]
    provenance: Provenance


class Stack(_Printed, frozen=True, kw_only=True):
    """A stack of action cards, and the round in which it joins."""

    id: str
    round: AtLeastOne


class Delayed(_Printed, frozen=True, kw_only=True):
    """A support that joins its marker later."""

    id: str
    round: AtLeastOne


class StartUnit(_Printed, frozen=True, kw_only=True):
    """A unit that does not wait at home."""

    side: Power
    kind: Literal["hoplite", "trireme"]
    number: AtLeastOne
    state: Literal["mobilised", "siege"]
    at: Place = ""


class WarFigures(_Printed, frozen=True, kw_only=True):
    """A war: how it is set up, and how long it takes."""

    id: str
    rounds: AtLeastOne
    hand: AtLeastOne
    capitals: dict[Power, Place]
    tableau: dict[Power, str]
    hoplites: dict[Power, Count]
    triremes: dict[Power, Count]
    battle_cards_at_start: dict[Power, Count]
    desperate_times: dict[Power, bool]
    army: dict[Power, Count]
    fleet: dict[Power, Count]
    stacks: tuple[Stack, ...]
    setup_card: bool
    territories_founded: tuple[Place, ...]
    territories_usable: bool
    megalopolis: bool
    regions_in_play: tuple[str, ...]
    allies_in_play: tuple[Place, ...]
    veteran_supports: tuple[str, ...]
    eliminated_supports: tuple[str, ...]
    delayed_supports: tuple[Delayed, ...]
    trireme_building: bool
    walls: bool
    """Whether the long walls stand from the start."""
    commanders: dict[str, str]
    units: tuple[StartUnit, ...]
    athens_controls: tuple[Place, ...]
    athens_influence: dict[Place, AtLeastOne]
    sparta_controls: tuple[Place, ...]
    sparta_influence: dict[Place, AtLeastOne]
    provenance: Provenance

    def controls(self, power: Power) -> tuple[Place, ...]:
        """List what a power controls at the start."""
        return self.athens_controls if power == "athens" else self.sparta_controls

    def influence(self, power: Power) -> dict[Place, int]:
        """Give the influence that a power has in places which it does not control."""
        return self.athens_influence if power == "athens" else self.sparta_influence


class CampaignFigures(_Printed, frozen=True, kw_only=True):
    """Two wars, one after the other."""

    id: str
    first: str
    second: str
    survivors: tuple[str, ...]
    veteran_exchange: AtLeastOne
    joins: dict[str, str]
    provenance: Provenance


class Contest(_Printed, frozen=True, kw_only=True):
    """A contest of the Olympic spectacle."""

    id: str
    fewest: Literal["talents", "regions", "favours", "battle-cards"]
    tie: Power
    talents: Count
    cubes: Count
    extra_cube: SupportKind
    provenance: Provenance


class SpectacleFigures(_Printed, frozen=True, kw_only=True):
    """The draw that ends the Olympic spectacle."""

    base_cubes_each: Count
    own_cube_if_withdrew: Count
    enemy_cube_if_broke_truce: Count
    drawn: AtLeastOne
    provenance: Provenance


class LevelFigures(_Printed, frozen=True, kw_only=True):
    """How hard a game alone is."""

    id: Level
    visible_cards: AtLeastOne
    battle_card_cost: Count
    provenance: Provenance


class Components(_Printed, frozen=True, kw_only=True):
    """All of it."""

    limits: Limits
    army_reset: ArmyReset
    games: GamesFigures
    dice: DiceFigures
    favours: FavourFigures
    tracks: TrackFigures
    tableau: list[TableauFigures]
    region: list[RegionFigures]
    space: list[SpaceFigures]
    ally: list[AllyFigures]
    roads: list[RoadFigures]
    support: list[SupportFigures]
    commander: list[CommanderFigures]
    action_card: list[ActionCard]
    battle_card: list[BattleCard]
    set_up_card: list[SetUpCardFigures]
    war: list[WarFigures]
    campaign: list[CampaignFigures]
    contest: list[Contest]
    spectacle: SpectacleFigures
    level: list[LevelFigures]
