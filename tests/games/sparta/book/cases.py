"""The cases of the book: positions, what is done, what follows. The loader takes no key it does not know."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from tests.games.sparta.book.verbs import Deed
from tests.games.sparta.book.words import (
    FAVOURED,
    Advantage,
    BattleCard,
    Belongs,
    Card,
    Change,
    Combat,
    Commander,
    Count,
    Draw,
    Label,
    Lasting,
    Marker,
    Phase,
    Place,
    Power,
    Rank,
    Region,
    Scenario,
    Spot,
    Stand,
    Start,
    StepOf,
    Strict,
    Support,
    Track,
    Unit,
)

FOLDER = Path(__file__).parent
PAGES = range(3, 32)
Reference = Annotated[
    str,
    StringConstraints(pattern=r"^(R ([3-9]|[12]\d|3[01])|r[1-9]\d{0,2}|E\d\d|ex ([6-9]|1\d)[a-c]?|data)$"),
]
"""A page of the rulebook, a ruling, a worked example of the rulings or of the rulebook, the data file."""
Rests = Literal["book", "ruling", "data"]


class Solo(Strict):
    """Which power Keryx plays, and how strictly the person is held."""

    bot: Power
    level: Literal["easy", "medium", "hard"]
    face_up: list[Card] | None = None
    face_down: list[Card] | None = None


class Given(Strict):
    """The position, as edits of a named start. What is not named is as the start has it."""

    start: Start = "bare"
    scenario: Scenario = "pw2"
    war: Literal[1, 2] | None = None
    round: Annotated[int, Field(ge=1, le=6)] | None = None
    whole: bool | None = None
    phase: Phase = "action"
    turn: Power | None = None
    step: StepOf | None = None
    variants: list[Literal["spectacle", "drawn", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"]] | None = (
        None
    )
    solo: Solo | None = None
    talents: dict[Power, Count] | None = None
    favours: dict[Power, Count] | None = None
    green: Power | Literal["supply"] | None = None
    desperate: dict[Power, bool] | None = None
    army: dict[Power, Track] | None = None
    fleet: dict[Power, Track] | None = None
    hand: dict[Power, list[Card]] | None = None
    battle_hand: dict[Power, list[BattleCard]] | None = None
    deck: list[Card] | None = None
    discards: list[Card] | None = None
    removed: list[Card] | None = None
    pool: list[Card] | None = None
    battle_deck: list[BattleCard] | None = None
    battle_discards: list[BattleCard] | None = None
    markers: dict[Power, list[Marker]] | None = None
    supports: dict[Support, Belongs] | None = None
    spots: dict[Place, Spot] | None = None
    units: dict[Unit, Stand] | None = None
    commanders: dict[Commander, Rank] | None = None
    lasting: dict[Lasting, str] | None = None
    chance: dict[Label, list[Draw]] | None = None


class Refusal(Strict):
    """A deed that is refused in the position reached, leaving it as it is, and the reason."""

    deed: Deed
    why: str


class Knowledge(Strict):
    """Whether somebody may learn something."""

    who: Power | Literal["opponent", "onlookers", "everybody"]
    what: str
    may: bool


class Then(Strict):
    """What follows, exactly. What is not named is not tested."""

    round: Annotated[int, Field(ge=1, le=6)] | None = None
    war: Literal[1, 2] | None = None
    scenario: Scenario | None = None
    phase: Phase | Literal["over"] | None = None
    turn: Power | None = None
    step: StepOf | None = None
    asked: list[Power] | None = None
    order: list[str] | None = None
    talents: dict[Power, Count] | None = None
    favours: dict[Power, Count] | None = None
    green: Power | Literal["supply"] | None = None
    desperate: dict[Power, bool] | None = None
    army: dict[Power, Track] | None = None
    fleet: dict[Power, Track] | None = None
    hand: dict[Power, list[Card]] | None = None
    hand_sizes: dict[Power, Count] | None = None
    battle_hand: dict[Power, list[BattleCard]] | None = None
    battle_hand_sizes: dict[Power, Count] | None = None
    deck: list[Card] | None = None
    deck_size: Count | None = None
    discards: list[Card] | None = None
    removed: list[Card] | None = None
    pool: list[Card] | None = None
    pool_size: Count | None = None
    battle_deck_size: Count | None = None
    battle_discards: list[BattleCard] | None = None
    markers: dict[Power, list[Marker]] | None = None
    supports: dict[Support, Belongs] | None = None
    spots: dict[Place, Spot] | None = None
    units: dict[Unit, Stand] | None = None
    commanders: dict[Commander, Rank] | None = None
    lasting: dict[Lasting, str] | None = None
    autonomy: dict[Place, Annotated[int, Field(ge=1, le=3)]] | None = None
    regions: dict[Region, Power | Literal["none"]] | None = None
    controls: dict[Place, Power | Literal["none"]] | None = None
    stance: dict[Place, dict[Power, Literal["own", "enemy", "neutral"]]] | None = None
    advantages: dict[Power, list[Advantage]] | None = None
    strengths: dict[Power, Count] | None = None
    combat: Combat | None = None
    attacker: Power | None = None
    battle: Power | Literal["draw"] | None = None
    dice: dict[Label, Annotated[int, Field(ge=0, le=3)]] | None = None
    cubes: dict[Power, Count] | None = None
    games: Power | None = None
    score: dict[Power, Count] | None = None
    winner: Power | None = None
    changes: list[Change] | None = None
    may: list[Deed] | None = None
    may_not: list[Refusal] | None = None
    knows: list[Knowledge] | None = None
    sum: str | None = None


class Case(Strict):
    """One case. `rests`: on the book, on a ruling, or also on reconstructed figures of the data file."""

    name: str
    section: Annotated[list[Reference], Field(min_length=1)]
    rests: Rests
    given: Given
    when: list[Deed]
    then: Then

    @model_validator(mode="after")
    def expects_something(self) -> Self:
        if not self.then.model_fields_set - {"sum"}:
            raise ValueError("nothing is expected")
        return self


class Chapter(Strict):
    """One file: a chapter of the rulebook and its cases."""

    chapter: str
    case: Annotated[list[Case], Field(min_length=1)]


class Row(Strict):
    """One line of a table: a card, half or commander, used in a position, and what it changes."""

    favour: bool = False
    player: Power
    given: Given = Given()
    orders: list[Deed] = Field(default=[])
    dice: dict[Label, Annotated[int, Field(ge=0, le=3)]] | None = None
    combat: Combat | None = None
    battle: Power | Literal["draw"] | None = None
    may: list[Deed] | None = None
    may_not: list[Refusal] | None = None
    knows: list[Knowledge] | None = None
    hand: dict[Power, list[Card]] | None = None
    changes: list[Change]
    why: str | None = None

    @model_validator(mode="after")
    def tells_its_changes_once(self) -> Self:
        if len(set(self.changes)) != len(self.changes):
            raise ValueError("a change is told twice")
        return self


class CardRow(Row):
    """An action card."""

    card: Card

    @model_validator(mode="after")
    def takes_its_favour(self) -> Self:
        if self.favour and self.card not in FAVOURED:
            raise ValueError(f"favours do nothing for {self.card}")
        return self


class BattleRow(Row):
    """A half of a battle card."""

    card: BattleCard
    half: Literal["land", "sea"]


class CommanderRow(Row):
    """A side of a commander."""

    commander: Commander
    side: Literal["regular", "veteran"]


class Cards(Strict):
    """The table of action cards."""

    table: str
    row: Annotated[list[CardRow], Field(min_length=1)]


class Battles(Strict):
    """The table of battle cards."""

    table: str
    row: Annotated[list[BattleRow], Field(min_length=1)]


class Commanders(Strict):
    """The table of commanders."""

    table: str
    row: Annotated[list[CommanderRow], Field(min_length=1)]


class Move(Strict):
    """A move of a script: deeds, then what is seen."""

    page: Annotated[int, Field(ge=25, le=30)]
    do: list[Deed] = Field(default=[])
    then: Then | None = None
    told: str

    @model_validator(mode="after")
    def does_or_sees(self) -> Self:
        if not self.do and self.then is None:
            raise ValueError("the move neither does nor sees anything")
        return self


class Script(Strict):
    """A play from a start to its end, with all draws and dice in their order."""

    script: str
    given: Given
    move: Annotated[list[Move], Field(min_length=1)]


def table(name: str) -> dict[str, object]:
    return tomllib.loads((FOLDER / "tables" / f"{name}.toml").read_text(encoding="utf-8"))


def load(path: Path) -> Chapter:
    return Chapter.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.toml"))


def all_cases() -> list[Case]:
    return [case for path in files() for case in load(path).case]


def action_cards() -> list[CardRow]:
    return Cards.model_validate(table("action-cards")).row


def battle_cards() -> list[BattleRow]:
    return Battles.model_validate(table("battle-cards")).row


def commanders() -> list[CommanderRow]:
    return Commanders.model_validate(table("commanders")).row


def example() -> Script:
    return Script.model_validate(table("example"))
