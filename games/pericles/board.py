"""The components of Pericles, read from components.toml and made ready for the rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from games.core import components
from games.core.components import Check
from games.pericles.figures import Colour, Components, Element, Faction, PlayFigures, Side, Theatre

GAME = "pericles"
ATHENS: Final = "athens"
SPARTA: Final = "sparta"
SIDES: tuple[Side, ...] = ("athens", "sparta")
FACTIONS: tuple[Faction, ...] = ("aristocrats", "demagogues", "agiad", "eurypontid")
SIDE_OF: dict[Faction, Side] = dict(zip(FACTIONS, ("athens", "athens", "sparta", "sparta"), strict=True))
OF_SIDE: dict[Side, tuple[Faction, Faction]] = {
    "athens": ("aristocrats", "demagogues"),
    "sparta": ("agiad", "eurypontid"),
}
"""The compatriots; boxes of the first are negative."""
ENEMY: dict[Side, Side] = {"athens": "sparta", "sparta": "athens"}
ELEMENTS: tuple[Element, ...] = ("land", "naval")
CITY: dict[Side, Colour] = {"athens": "athens", "sparta": "sparta"}
LEAGUE: dict[Side, Colour] = {"athens": "delian", "sparta": "peloponnesian"}
COLOURS: tuple[Colour, ...] = ("athens", "delian", "argos", "sparta", "peloponnesian")
"""The colours that stand in theatres."""
COLOURS_OF: dict[Side, tuple[Colour, ...]] = {
    "athens": ("athens", "delian", "argos"),
    "sparta": ("sparta", "peloponnesian"),
}
LETTERS = {"athens": "A", "delian": "D", "argos": "R", "sparta": "S", "peloponnesian": "P", "persia": "X"}
"""The letter of each colour, in pictures and orders of every language."""
PLAYED: tuple[Colour, ...] = ("athens", "delian", "sparta", "peloponnesian")
"""5.11: the colours whose units plays add and take."""
ROLES = ("controlling", "opposition")
"""3.2: what a faction is to its City-State, in this order."""
OSTRACISM, WAR_PEACE, GAMES = "ostracism", "war-peace", "games"
THREE_HUNDRED = "three-hundred"
PERSIA = "persia"
EAST = "east-mediterranean"
THEATRE = "theatre-"
"""With this begins the name of a part of the board that is one theatre and its neighbours."""
QUARTERS: dict[str, tuple[Theatre, ...]] = {
    "west": ("sicily", "corcyra", "aetolia", "naupactus", "isthmus", "sparta", "athens", "boeotia"),
    "north": ("thessaly", "macedonia", "chalcidice", "amphipolis", "hellespont"),
    "east": ("lesbos", "chios", "samos", "ionia", "cyclades", "sporades", "east-mediterranean", "persia"),
}
"""The theatres of each part of the map that can be shown alone."""
MILITARY, ALLIED, DIPLOMATIC, ORACLE, RUMOUR = "military", "league", "diplomatic", "oracle", "rumour"
"""Kinds of theatre counters."""


def compatriot(faction: Faction) -> Faction:
    """3.2: name the other faction of a Side."""
    first, second = OF_SIDE[SIDE_OF[faction]]
    return second if faction == first else first


def sign(faction: Faction) -> int:
    """Say in which direction the boxes of a faction lie."""
    return -1 if faction == OF_SIDE[SIDE_OF[faction]][0] else 1


def half_of(side: Side, box: int) -> Faction:
    """Name whose half of the track a box lies on; the centre is nobody's."""
    first, second = OF_SIDE[side]
    return first if box < 0 else second if box > 0 else ""


class Board:
    """The components by id."""

    def __init__(self, printed: Components) -> None:
        self.printed = printed
        self.limits, self.honour, self.tracks = printed.limits, printed.honour, printed.tracks
        self.cards = {card.id: card for card in printed.card}
        self.leaders = {card.leader: card.id for card in printed.card if card.leader}
        self.shared = {
            side: tuple(card.id for card in printed.card if card.side == side and not card.leader)
            for side in SIDES
        }
        self.theatres = {each.id: each for each in printed.theatre}
        self.links = {each.id: each for each in printed.link}
        self.plays = {each.id: each for each in printed.play}
        self.scenarios = {each.id: each for each in printed.scenario}
        self.colours = {each.id: each for each in printed.colour}
        self.rows = {row.id: row for row in printed.loss}

    def issues_of(self, side: Side) -> dict[str, int]:
        """3.14: count the debate issues of a Side by kind."""
        issues = self.printed.issues
        return {**issues.debate, **dict.fromkeys(issues.unique[side], 1)}

    def value(self, colour: Colour, element: Element) -> int:
        """9.42: return the military value of a unit."""
        values = self.printed.value
        return (values.land if element == "land" else values.naval)[colour]


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
    check.unique("card", [card.id for card in found.card])
    check.unique("theatre", [each.id for each in found.theatre])
    check.unique("scenario", [each.id for each in found.scenario])
    leaders = sorted(card.leader for card in found.card if card.leader)
    check.demand(leaders == sorted(FACTIONS), "card", "each faction has one leader")
    _check_links(check, found)
    for play in found.play:
        _check_play(check, found, play)


def _check_play(check: Check, found: Components, play: PlayFigures) -> None:
    """5.11: a play names issues, halves, theatres and units that there are."""
    entry, theatres = f"play {play.id}", {each.id for each in found.theatre}
    laid = [(each.side, each.issue) for each in play.boxes]
    laid += [(side, kind) for side, kinds in play.issues.items() for kind in kinds]
    for side, kind in laid:
        known = kind in found.issues.debate or kind in found.issues.unique[side]
        check.demand(known, entry, f"{side} has no issue {kind}")
    for each in play.boxes:
        known = each.half in (*ROLES, *OF_SIDE[each.side]) and each.box < found.tracks.captured_at
        check.demand(known, entry, f"there is no box {each.box} of {each.half}")
    for units in play.units:
        check.demand(not units.at or units.at in theatres, entry, f"there is no theatre {units.at}")
        check.demand(units.colour in PLAYED, entry, f"no play moves units of {units.colour}")
    for will in play.will.values():
        known = set(will.theatres) <= theatres and will.count <= len(will.theatres)
        check.demand(known, entry, "the will names theatres that there are not, or too few")


def _check_links(check: Check, found: Components) -> None:
    theatres: dict[Theatre, dict[Theatre, str]] = {each.id: each.links for each in found.theatre}
    kinds = {link.id for link in found.link}
    for theatre, links in theatres.items():
        for other, kind in links.items():
            both = kind in kinds and theatres.get(other, {}).get(theatre) == kind
            check.demand(both, f"theatre {theatre}", f"the link to {other} is not the same both ways")
