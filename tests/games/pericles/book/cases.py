"""The cases of the book: positions, what is done, what follows. The loader takes no key it does not know."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from tests.games.pericles.book.verbs import PLACES, SETTLED, UNITS, VERBS
from tests.games.pericles.book.words import (
    Actor,
    At,
    Card,
    Colour,
    Count,
    Deed,
    Element,
    Faction,
    Favour,
    Issue,
    Kind,
    Knowledge,
    Pieces,
    Place,
    Plague,
    Play,
    Queued,
    Refusal,
    Side,
    Stand,
    Status,
    Strict,
    Theatre,
    Victory,
    Will,
    Winner,
)

FOLDER = Path(__file__).parent
Reference = Annotated[
    str,
    StringConstraints(
        pattern=r"^(\d+\.\d+[A-H]?|14\.1\.\d\d[A-D]|A\d+|B\d+|X\d+|E\d|ex \d+\.\d+|slip \d+\.\d+)$"
    ),
]


class Given(Strict):
    """The position. What is not named does not matter to the case."""

    scenario: str | None = None
    seats: Literal["four", "three", "cross", "sides", "one", "two"] | None = None
    turn: Annotated[int, Field(ge=1, le=10)] | None = None
    last_turn: bool | None = None
    status: Status | None = None
    plague: Plague | None = None
    play: Play | None = None
    alcibiades: Literal["athens", "persia"] | None = None
    persian_war: bool | None = None
    persia_open: bool | None = None
    persian_bases: Count | None = None
    granary_at_start: bool | None = None
    state_ships: Literal["ready", "used"] | None = None
    controlling: dict[Side, Faction] | None = None
    favour: dict[Side, Favour] | None = None
    honour: dict[Faction, Count] | None = None
    tokens: dict[Faction, Count] | None = None
    stock: dict[Side, Count] | None = None
    board: dict[Side, Count] | None = None
    aside: dict[Side, Count] | None = None
    track: dict[Side, list[At]] | None = None
    removed: list[Issue] | None = None
    hands: dict[Faction, list[Card]] | None = None
    entourage: dict[Faction, list[Card]] | None = None
    trusted: list[Faction] | None = None
    battle_cards: dict[Side, list[Annotated[int, Field(ge=1, le=5)]]] | None = None
    map: dict[Theatre, Stand] | None = None
    box: dict[Colour, Pieces] | None = None
    treachery_left: dict[Side, Count] | None = None
    counters: dict[Faction, list[Kind]] | None = None
    queues: dict[Place, list[Queued]] | None = None
    honour_order: list[Faction] | None = None
    resolving: Queued | None = None
    at: Place | None = None
    committed: dict[Faction, Count] | None = None
    element: Element | None = None
    margin: Count | None = None
    hostages: list[Side] | None = None
    will: dict[Side, Will] | None = None
    deeds: list[Deed] | None = None


class Step(BaseModel):
    """One deed: who, what, and the particulars its verb has."""

    model_config = ConfigDict(extra="allow", strict=True, frozen=True)

    by: Actor
    does: str

    @model_validator(mode="after")
    def fits_its_verb(self) -> Self:
        known = VERBS.get(self.does)
        if known is None:
            raise ValueError(f"unknown verb {self.does!r}")
        if stray := self.particulars.keys() - known:
            raise ValueError(f"{self.does} has no {sorted(stray)}")
        return self

    @model_validator(mode="after")
    def names_real_places(self) -> Self:
        named = [self.particulars[key] for key in ("theatre", "to", "from") if key in self.particulars]
        for place in [*named, *self.particulars.get("path", []), *self.particulars.get("theatres", [])]:
            if place not in PLACES:
                raise ValueError(f"no place {place!r}")
        return self

    @model_validator(mode="after")
    def names_real_units_and_segments(self) -> Self:
        for units in self.particulars.get("units", []):
            if not UNITS.match(units):
                raise ValueError(f"no units {units!r}")
        if self.does == "settle" and self.particulars.get("what") not in SETTLED:
            raise ValueError(f"nothing to settle: {self.particulars}")
        return self

    @property
    def particulars(self) -> dict[str, Any]:
        return self.__pydantic_extra__ or {}


class Then(Strict):
    """What follows, exactly. What is not named is not tested."""

    honour: dict[Faction, Count] | None = None
    honour_change: dict[Faction, int] | None = None
    tokens: dict[Faction, Count] | None = None
    tokens_change: dict[Faction, int] | None = None
    stock: dict[Side, Count] | None = None
    board: dict[Side, Count] | None = None
    aside: dict[Side, Count] | None = None
    aside_next: dict[Side, Count] | None = None
    track: dict[Side, list[At]] | None = None
    captured: list[At] | None = None
    won: dict[Faction, list[Issue]] | None = None
    removed: list[Issue] | None = None
    void: list[Issue] | None = None
    back_in_box: list[Issue] | None = None
    hand_sizes: dict[Faction, Count] | None = None
    deals: dict[Faction, Count] | None = None
    deck_sizes: dict[Side, Count] | None = None
    controlling: dict[Side, Faction] | None = None
    favour: dict[Side, Favour] | None = None
    status: Status | None = None
    plague: Plague | None = None
    alcibiades: Literal["athens", "persia"] | None = None
    persian_war: bool | None = None
    persia_open: bool | None = None
    persian_bases: Count | None = None
    state_ships: Literal["ready", "used"] | None = None
    totals: dict[Winner, Count] | None = None
    winner: Winner | None = None
    margin: Count | None = None
    strength: dict[Side, Count] | None = None
    state: Literal["contested", "athens", "sparta", "neutral"] | None = None
    battles: list[Element] | None = None
    rows: dict[str, Count] | None = None
    razed: Count | None = None
    map: dict[Theatre, Stand] | None = None
    destroyed: dict[Theatre, Stand] | None = None
    removed_for_good: dict[Colour, Pieces] | None = None
    hostages: list[Side] | None = None
    major_defeat: list[Side] | None = None
    second_battle: Winner | None = None
    movers: Count | None = None
    points: dict[Side, Count] | None = None
    upkeep: dict[Side, Count] | None = None
    asked: list[Faction] | None = None
    options: list[str] | None = None
    order: list[str] | None = None
    counters: dict[Faction, Count] | None = None
    lends: dict[Faction, Count] | None = None
    effect: Literal["none"] | None = None
    refused: list[Refusal] | None = None
    knows: list[Knowledge] | None = None
    will_met: dict[Side, bool | Literal["ignored"]] | None = None
    score: dict[str, dict[Faction, int]] | None = None
    victory: Victory | None = None
    sum: str | None = None


class Case(Strict):
    """One case. `rests`: on the book, on a ruling, or also on reconstructed figures of the data file."""

    name: str
    section: Annotated[list[Reference], Field(min_length=1)]
    rests: Literal["book", "ruling", "data"]
    given: Given
    when: list[Step]
    then: Then

    @model_validator(mode="after")
    def expects_something(self) -> Self:
        if not self.then.model_dump(exclude_unset=True).keys() - {"sum"}:
            raise ValueError("nothing is expected")
        if any(refusal.step > len(self.when) for refusal in self.then.refused or []):
            raise ValueError("a step is refused that is not taken")
        return self


class Chapter(Strict):
    """One file: a chapter of the rulebook and its cases."""

    chapter: str
    case: Annotated[list[Case], Field(min_length=1)]


def load(path: Path) -> Chapter:
    return Chapter.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.toml"))


def all_cases() -> list[Case]:
    return [case for path in files() for case in load(path).case]
