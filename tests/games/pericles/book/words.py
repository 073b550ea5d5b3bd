"""The words of the cases: factions, theatres, pieces, positions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Faction = Literal["AF", "DF", "AK", "EK"]
Side = Literal["athens", "sparta"]
Actor = Literal["AF", "DF", "AK", "EK", "athens", "sparta", "game"]
Colour = Literal["athens", "delian", "argos", "sparta", "peloponnesian", "persia"]
Element = Literal["land", "naval"]
Status = Literal["war", "peace"]
Plague = Literal["pre", "post"]
Favour = Literal["AF", "DF", "AK", "EK", "neutral"]
Winner = Literal["AF", "DF", "AK", "EK", "athens", "sparta", "none"]
Theatre = Literal[
    "Sicily",
    "Corcyra",
    "Aetolia",
    "Naupactus",
    "Isthmus",
    "Sparta",
    "Athens",
    "Boeotia",
    "Thessaly",
    "Macedonia",
    "Chalcidice",
    "Amphipolis",
    "Hellespont",
    "Ionia",
    "Lesbos",
    "Chios",
    "Samos",
    "Cyclades",
    "Sporades",
    "Eastern Mediterranean",
]
Place = Theatre | Literal["Persia"]
Kind = Literal["military", "league", "diplomatic", "oracle", "rumour"]
Issue = Literal[
    "military",
    "league",
    "diplomatic",
    "oracle",
    "ostracism",
    "games",
    "war_peace",
    "citizenship",
    "colony",
    "krypteia",
    "agoge",
]
Count = Annotated[int, Field(ge=0)]
Card = Annotated[str, StringConstraints(pattern=r"^([AS](0[1-9]|[12]\d|30)|AL[12]|SL[12])$")]
Play = Annotated[str, StringConstraints(pattern=r"^(ACH|BIR|CLO|FRO|KNI|LYS|PEA|WAS)-[ABC]$")]
At = Annotated[
    str,
    StringConstraints(
        pattern=r"^(military|league|diplomatic|oracle|ostracism|games|war_peace|citizenship|colony|krypteia|agoge)"
        r" (0|(AF|DF|AK|EK)[1-7])$"
    ),
]
"""An issue and its box: `league DF1`, `war_peace 0`."""


class Strict(BaseModel):
    """A table that knows all its keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Pieces(Strict):
    """What one colour has in one place."""

    land: Count = 0
    naval: Count = 0
    base: Count = 0
    three_hundred: Literal[0, 1] = 0


class Stand(Strict):
    """What stands in one theatre; a colour not named has nothing there."""

    athens: Pieces | None = None
    delian: Pieces | None = None
    argos: Pieces | None = None
    sparta: Pieces | None = None
    peloponnesian: Pieces | None = None
    treachery: dict[Side, Count] = {}


class Queued(Strict):
    """A face-down counter: whose it is, what it is, who placed it (its owner, if nobody is named)."""

    owner: Faction
    kind: Kind
    by: Faction | None = None


class Will(Strict):
    """What the assembly of a Side wants."""

    theatre: Theatre | None = None
    group: Literal["aegean"] | None = None
    count: Count = 1
    need: Literal["base", "control", "contest"]


class Deed(Strict):
    """What a Side did about bases in a theatre earlier this turn."""

    side: Side
    theatre: Theatre
    deed: Literal["build", "convert", "place", "colony", "citizenship", "flip"]


class Refusal(Strict):
    """Step (from 1) that is refused, leaving everything as it was, and the reason."""

    step: Annotated[int, Field(ge=1)]
    why: str


class Knowledge(Strict):
    """Whether somebody may learn something. `opponents` and `onlookers` are groups."""

    who: Faction | Literal["opponents", "onlookers", "everybody"]
    what: str
    may: bool


class Victory(Strict):
    """How the game ends; neither side nor faction: a draw, or nobody yet."""

    kind: Literal["honour", "conquest", "granary", "final", "scenario", "none"]
    side: Side | None = None
    faction: Faction | None = None
    draw: bool = False
