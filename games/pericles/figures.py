"""What the component file of Pericles holds, table by table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from games.core.components import Provenance

Side = Literal["athens", "sparta"]
Element = Literal["land", "naval"]
Colour = Literal["athens", "delian", "argos", "sparta", "peloponnesian", "persia"]
Condition = Literal["controlling", "at-war", "pre-plague", "post-plague", "alcibiades-in-athens"]
Need = Literal["base", "control", "contest"]
Count = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
Faction = str
Theatre = str


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What no file may hold more of than we know."""


class Pieces(_Printed, frozen=True, kw_only=True):
    """Pieces of one colour: all there are, or those in a theatre."""

    land: Count = 0
    naval: Count = 0
    base: Count = 0
    three_hundred: Count = 0


class ColourFigures(_Printed, frozen=True, kw_only=True):
    """2.0: the pieces of one colour."""

    id: Colour
    side: Side
    role: Literal["city_state", "league", "special"]
    limit: Pieces
    provenance: Provenance


class Issues(_Printed, frozen=True, kw_only=True):
    """3.14 and 3.15: the sets of issues."""

    debate: dict[str, AtLeastOne]
    unique: dict[Side, list[str]]
    theatre: dict[str, AtLeastOne]
    provenance: Provenance


class Tracks(_Printed, frozen=True, kw_only=True):
    """The tracks, and what there is in all."""

    captured_at: AtLeastOne
    board: AtLeastOne
    strategoi: AtLeastOne
    treachery: AtLeastOne
    bases_in_a_theatre: AtLeastOne
    units_in_a_theatre: AtLeastOne
    hand: AtLeastOne
    entourage: AtLeastOne
    debates: AtLeastOne
    provenance: Provenance


class LinkFigures(_Printed, frozen=True, kw_only=True):
    """9.33: a kind of link, and the strength that must be left behind."""

    id: str
    land: Literal["land", "naval", "no"]
    naval: Literal["naval", "no"]
    land_needs_base: bool
    naval_needs_base: bool
    provenance: Provenance


class TheatreFigures(_Printed, frozen=True, kw_only=True):
    """3.12: a theatre and its links."""

    id: Theatre
    no: AtLeastOne
    element: Element
    granary: bool
    aegean: bool
    links: dict[Theatre, str]
    verified_links: list[Theatre]
    provenance: Provenance


class Values(_Printed, frozen=True, kw_only=True):
    """9.42: military values."""

    land: dict[Colour, AtLeastOne]
    naval: dict[Colour, AtLeastOne]
    base: AtLeastOne
    strategos: AtLeastOne
    treachery: AtLeastOne
    provenance: Provenance


class Costs(_Printed, frozen=True, kw_only=True):
    """3.2: points to build and to maintain, tokens for bases."""

    build: dict[Element, AtLeastOne]
    maintain: dict[Element, AtLeastOne]
    points_of_a_base: AtLeastOne
    league_base: AtLeastOne
    convert: AtLeastOne
    persian_base: AtLeastOne
    provenance: Provenance


class LossRow(_Printed, frozen=True, kw_only=True):
    """9.44 and 9.45: a row of a loss table: so many die, by so many units of the other Side, divided."""

    id: str
    element: Element
    of: Literal["loser", "winner"]
    victims: list[Colour]
    by: dict[Colour, AtLeastOne]
    each: AtLeastOne
    provenance: Provenance


class Half(_Printed, frozen=True, kw_only=True):
    """6.2: what a card is worth to one faction."""

    issue: str
    bonus: Count
    strategoi: Count
    when: list[Condition] = []
    but: list[str] = []


class CardFigures(_Printed, frozen=True, kw_only=True):
    """3.13: a political card."""

    id: str
    side: Side
    value: Annotated[int, msgspec.Meta(ge=1, le=5)]
    halves: dict[Faction, Half]
    leader: Faction = ""
    board: dict[Literal["pre", "post"], AtLeastOne] = {}
    provenance: Provenance


class IssueOfPlay(_Printed, frozen=True, kw_only=True):
    """5.11: an issue that a play puts into a box: of a faction, or of who controls or does not (E3)."""

    side: Side
    issue: str
    half: str
    box: AtLeastOne


class UnitsOfPlay(_Printed, frozen=True, kw_only=True):
    """5.11: units that a play adds or removes, in the theatre that it names, if it names one."""

    op: Literal["add", "remove"]
    colour: Colour
    element: Element
    number: AtLeastOne
    at: Theatre = ""


class WillOfPlay(_Printed, frozen=True, kw_only=True):
    """5.12: what the assembly of a Side wants."""

    need: Need
    theatres: list[Theatre]
    count: AtLeastOne = 1


class PlayFigures(_Printed, frozen=True, kw_only=True):
    """5.11: a card of Aristophanes."""

    id: str
    issues: dict[Side, list[str]]
    """Those at the centre."""
    boxes: list[IssueOfPlay] = []
    stock: dict[Side, int] = {}
    """Tokens set aside are negative; others come back."""
    opposition_gains: dict[Side, AtLeastOne] = {}
    controlling_gains: dict[Side, AtLeastOne] = {}
    units: list[UnitsOfPlay] = []
    plague: bool = False
    alcibiades_to_persia: bool = False
    will: dict[Side, WillOfPlay] = {}
    verified: list[str] = []
    provenance: Provenance


class Row(_Printed, frozen=True, kw_only=True):
    """14: what stands in a theatre at the start."""

    at: Theatre
    athens: Pieces | None = None
    delian: Pieces | None = None
    argos: Pieces | None = None
    sparta: Pieces | None = None
    peloponnesian: Pieces | None = None
    treachery: dict[Side, AtLeastOne] = {}


class Start(_Printed, frozen=True, kw_only=True):
    """14.1: counters and tokens that a faction starts with."""

    counters: dict[str, AtLeastOne]
    strategoi: Count


class ScenarioFigures(_Printed, frozen=True, kw_only=True):
    """14: a scenario."""

    id: str
    section: str
    kind: Literal["war", "campaign", "two-turn", "one-turn", "theatre-war", "political", "battle"]
    first_turn: AtLeastOne
    min_turns: AtLeastOne
    max_turns: AtLeastOne
    war: bool
    plague: bool
    persian_war: bool
    alcibiades_in_persia: bool
    persian_bases: Count = 0
    theatres: list[Theatre] = []
    sides: tuple[Side, ...] = ("athens", "sparta")
    controlling: dict[Side, Faction] = {}
    favour: dict[Side, Faction] = {}
    honour: dict[Faction, Count] = {}
    full_score: bool = False
    automatic_victory_from: Count = 0
    peace_ends_from: Count = 0
    ravages: bool = False
    opening: dict[str, list[str]] = {}
    commanding: Side | None = None
    committed: dict[Side, Count] = {}
    battles: list[Element] = []
    start: dict[Faction, Start] = {}
    setup_of: str = ""
    setup: list[Row] = []
    provenance: Provenance


class HonourFigures(_Printed, frozen=True, kw_only=True):
    """10.12: Honour."""

    oration: AtLeastOne
    ostracism: AtLeastOne
    favour: AtLeastOne
    peace: AtLeastOne
    games: AtLeastOne
    games_strategoi: AtLeastOne
    citizenship: AtLeastOne
    colony: AtLeastOne
    flip: AtLeastOne
    flipped: AtLeastOne
    build_base: AtLeastOne
    convert_base: AtLeastOne
    oracle: AtLeastOne
    oracle_removal: AtLeastOne
    raid: AtLeastOne
    commander: AtLeastOne
    compatriot: AtLeastOne
    defender: AtLeastOne
    hostages: AtLeastOne
    major_defeat: AtLeastOne
    capital: AtLeastOne
    will: AtLeastOne
    will_strategoi: AtLeastOne
    political: AtLeastOne
    per_base: AtLeastOne
    per_theatre_athens: AtLeastOne
    per_theatre_sparta: AtLeastOne
    automatic_factor: AtLeastOne
    conquest: AtLeastOne
    provenance: Provenance


class Limits(_Printed, frozen=True, kw_only=True):
    """8.5 and 9: how many tokens, and how much of everything."""

    diplomacy: AtLeastOne
    neutral_owner: AtLeastOne
    neutral_enemy: AtLeastOne
    neutral_factor: AtLeastOne
    raid: AtLeastOne
    commander: AtLeastOne
    others: AtLeastOne
    decline: AtLeastOne
    home_build: AtLeastOne
    krypteia: AtLeastOne
    agoge: AtLeastOne
    colony_points: AtLeastOne
    argos: AtLeastOne
    omens: AtLeastOne
    gold_ships_at_sparta: AtLeastOne
    gold_land_in_ionia: AtLeastOne
    gold_ships_in_the_aegean: AtLeastOne
    board_of_others: AtLeastOne
    provenance: Provenance


class Components(_Printed, frozen=True, kw_only=True):
    """The whole file."""

    format: Literal[1]
    colour: list[ColourFigures]
    issues: Issues
    tracks: Tracks
    link: list[LinkFigures]
    theatre: list[TheatreFigures]
    value: Values
    cost: Costs
    loss: list[LossRow]
    card: list[CardFigures]
    play: list[PlayFigures]
    scenario: list[ScenarioFigures]
    honour: HonourFigures
    limits: Limits
