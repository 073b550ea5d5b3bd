"""What a seat, or an onlooker, may know; built up field by field, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import phase_of, steps_on
from games.core.decision import Seat
from games.core.shapes import Everybody
from games.core.view import Seen, SeenPoints, common
from games.pericles.actions import AnyAction, Stand
from games.pericles.board import COLOURS, COLOURS_OF, PERSIA, SIDE_OF, SIDES, THEATRE, THREE_HUNDRED, board
from games.pericles.figures import Element, Faction, Side, Theatre
from games.pericles.outcome import outcome, points_of
from games.pericles.pieces import Counter, Placed, Will
from games.pericles.report import Strength
from games.pericles.steps.assembly import Contest
from games.pericles.steps.battle import Battle
from games.pericles.steps.expedition import Expedition
from games.pericles.steps.standing import StandingAnswers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.pericles.state import State

POLITICAL = ("entourage", "boule", "assembly")
"""Phases in which the questions are about the assemblies."""
THEATRICAL = ("aristophanes", "political", "placing", "resolving", "expedition", "battle", "end-phase")
"""Phases in which they are about the map."""


class SeenFaction(msgspec.Struct, frozen=True):
    """A faction, as everyone knows it."""

    id: Faction
    seat: Seat
    honour: int
    cards: int
    """How many cards are in its hand."""
    entourage: int
    """How many cards its entourage has."""
    opened: tuple[str, ...]
    """Its entourage, once a Brain Trust has opened it."""
    counters: int
    """How many theatre counters it has not placed yet."""


class SeenIssue(msgspec.Struct, frozen=True):
    """An issue on a track."""

    kind: str
    box: int


class SeenDebate(msgspec.Struct, frozen=True):
    """6.12: the debate of a Side that is under way."""

    side: Side
    issue: str
    box: int
    cards: dict[Faction, str]
    """The cards that lie open."""


class SeenBattle(msgspec.Struct, frozen=True):
    """9.42: the battle that was fought and whose losses are chosen."""

    element: Element
    faction: Faction
    """Who is in command."""
    winner: Side
    margin: int
    strengths: tuple[Strength, ...] = ()
    """What both Sides brought, Athens first."""


class SeenCity(msgspec.Struct, frozen=True):
    """A City-State, as everyone knows it."""

    side: Side
    controlling: Faction
    favour: Faction
    stock: int
    board: int
    aside: int
    aside_next: int
    will: Will | None
    """What its assembly wants this turn (5.12)."""
    track: tuple[SeenIssue, ...]
    removed: tuple[str, ...]
    hostages: bool
    deck: int
    """How many cards the battle deck has."""
    spent: tuple[str, ...]
    discards: tuple[str, ...]


class SeenPlaced(msgspec.Struct, frozen=True):
    """A counter that lies face down: who placed it, and what it is where the viewer did (A39)."""

    by: Faction
    owner: Faction = ""
    kind: str = ""


class SeenTheatre(msgspec.Struct, frozen=True):
    """A theatre in which something stands: pieces by name, such as `delian-land` or `sparta-base`."""

    id: Theatre
    pieces: dict[str, int]
    treachery: dict[Side, int]
    queue: tuple[SeenPlaced, ...] = ()
    """The last is on top."""


class View(Seen, frozen=True, kw_only=True):
    """What a seat, or an onlooker, may know of a table."""

    scenario: str
    war: bool
    plague: bool
    alcibiades_in_persia: bool
    persian_war: bool
    play: str
    """The play of Aristophanes of this turn."""
    plays_left: int
    lost_for_good: dict[str, int]
    """14.43: units that are out of the game, by kind."""
    ships_ready: bool
    at: Theatre
    """Where the present issue is resolved; nowhere: nothing."""
    debates: tuple[SeenDebate, ...]
    battle: SeenBattle | None
    factions: tuple[SeenFaction, ...]
    cities: tuple[SeenCity, ...]
    theatres: tuple[SeenTheatre, ...]
    committed: dict[Faction, int]
    honour_order: tuple[Faction, ...]
    persia_open: bool
    persian_bases: int
    counters: dict[Faction, tuple[Counter, ...]]
    """The counters that the viewer's own factions have not placed yet."""
    sealed: dict[Faction, int]
    """Tokens of the viewer's own factions that are under seal."""
    hands: dict[Faction, tuple[str, ...]]
    """The hands of the viewer's own factions."""
    entourages: dict[Faction, tuple[str, ...]]
    """The entourages of the viewer's own factions."""
    tokens: dict[Faction, int]
    """The tokens of the viewer's own factions."""
    standing: dict[Faction, tuple[Stand, ...]]
    """The answers that the viewer's own factions have left standing."""
    pending: tuple[AnyAction, ...]
    """The viewer's own answers that are not opened yet."""

    def of_side(self, side: Side) -> list[SeenFaction]:
        """List the factions of a Side that take part."""
        return [faction for faction in self.factions if SIDE_OF[faction.id] == side]


def view(state: State, seat: Seat | None) -> View:
    """Build what a seat, or an onlooker, may know."""
    own = state.parties_of(seat)
    held = [faction for faction in own if faction in state.houses]
    at = _present(state)
    return View(
        **common(state, seat, lambda ended: outcome(ended).winners),
        round=state.turn,
        first_round=state.figures.first_turn,
        seats=tuple(SeenPoints(each, points_of(state, each)) for each in range(state.seats)),
        focus=focus_of(phase_of(state), at),
        scenario=state.scenario,
        war=state.war,
        plague=state.plague,
        alcibiades_in_persia=state.alcibiades_in_persia,
        persian_war=state.persian_war,
        play=state.play,
        plays_left=len(state.plays_left),
        lost_for_good={unit: state.lost_for_good[unit] for unit in sorted(state.lost_for_good)},
        at=at,
        debates=tuple(_debates(state)),
        battle=_battle(state),
        ships_ready=state.ships_ready,
        factions=tuple(_faction(state, each) for each in state.factions if each in state.houses),
        cities=tuple(_city(state, side) for side in state.sides),
        theatres=tuple(_theatres(state, own)),
        committed={each: state.committed[each] for each in state.factions if each in state.committed},
        honour_order=tuple(state.honour_order),
        persia_open=state.persia_open,
        persian_bases=state.persian_bases,
        counters={each: tuple(state.houses[each].counters) for each in held},
        sealed=_sealed(state, own),
        hands={each: tuple(state.houses[each].hand) for each in held},
        entourages={each: tuple(state.houses[each].entourage) for each in held},
        tokens={each: state.houses[each].tokens for each in held},
        standing=_standing(state, own),
        pending=tuple(_pending(state, own)),
    )


def focus_of(phase: str, at: Theatre) -> tuple[str, ...]:
    """Say what a question is about: the assemblies, the theatre of the present issue, or the map."""
    if phase in POLITICAL:
        return ("assembly",)
    return (f"{THEATRE}{at}",) if at else ("map",) if phase in THEATRICAL else ()


def _present(state: State) -> Theatre:
    """Name the theatre that the newest of the steps is about, unless it lies in Persia."""
    found = [at for step in steps_on(state.agenda) if (at := getattr(step, "at", ""))]
    return next((at for at in reversed(found) if at in board().theatres), "")


def _debates(state: State) -> Iterator[SeenDebate]:
    for step in steps_on(state.agenda):
        if isinstance(step, Contest):
            yield SeenDebate(step.side, step.issue, step.box, dict(step.cards))


def _battle(state: State) -> SeenBattle | None:
    fought = [step for step in steps_on(state.agenda) if isinstance(step, Battle) and step.winner]
    found = [
        SeenBattle(each.element, each.owner, each.winner, each.margin, tuple(each.strengths))
        for each in fought
        if each.winner
    ]
    return found[0] if found else None


def _faction(state: State, faction: Faction) -> SeenFaction:
    house = state.houses[faction]
    opened = tuple(house.entourage) if house.trusted else ()
    cards, number = len(house.hand), len(house.entourage)
    placing = len(house.counters)
    return SeenFaction(faction, state.seat_of(faction), house.honour, cards, number, opened, placing)


def _city(state: State, side: Side) -> SeenCity:
    city = state.cities[side]
    return SeenCity(
        side=side,
        controlling=city.controlling,
        favour=city.favour,
        stock=city.stock,
        board=city.board,
        aside=city.aside,
        aside_next=city.aside_next,
        will=city.will,
        track=tuple(SeenIssue(issue.kind, issue.box) for issue in sorted(city.track)),
        removed=tuple(sorted(city.removed)),
        hostages=city.hostages,
        deck=len(city.deck),
        spent=tuple(city.spent),
        discards=tuple(city.discards),
    )


def _theatres(state: State, own: Sequence[Faction]) -> Iterator[SeenTheatre]:
    for theatre in (*board().theatres, PERSIA):
        pieces = {unit: number for unit, number in _pieces(state, theatre) if number}
        placed = state.treachery.get(theatre, {})
        treachery = {side: placed[side] for side in SIDES if placed.get(side)}
        queue = tuple(_placed(each, own) for each in state.queues.get(theatre, ()))
        if pieces or treachery or queue:
            yield SeenTheatre(theatre, pieces, treachery, queue)


def _placed(placed: Placed, own: Sequence[Faction]) -> SeenPlaced:
    if placed.by not in own:
        return SeenPlaced(placed.by)
    return SeenPlaced(placed.by, placed.counter.owner, placed.counter.kind)


def _sealed(state: State, own: Sequence[Faction]) -> dict[Faction, int]:
    sealed = [step.defence for step in steps_on(state.agenda) if isinstance(step, Expedition)]
    return {faction: each[faction] for each in sealed for faction in own if faction in each}


def _pieces(state: State, theatre: Theatre) -> Iterator[tuple[str, int]]:
    held = state.pieces.get(theatre, {})
    for colour in COLOURS:
        if (stack := held.get(colour)) is not None:
            yield f"{colour}-land", stack.land
            yield f"{colour}-naval", stack.naval
            yield f"{colour}-base", stack.base
    yield THREE_HUNDRED, int(state.three_hundred == theatre)
    yield "persia-base", state.persian_bases if theatre == PERSIA else 0


def _standing(state: State, own: Sequence[Faction]) -> dict[Faction, tuple[Stand, ...]]:
    bottom = state.agenda[0] if state.agenda else None
    left = bottom.left if isinstance(bottom, StandingAnswers) else {}
    return {faction: tuple(left[faction]) for faction in own if left.get(faction)}


def _pending(state: State, own: Sequence[Faction]) -> Iterator[AnyAction]:
    asking = [step for step in steps_on(state.agenda) if isinstance(step, Everybody)]
    for step in asking:
        for faction in own:
            yield from step.noted_by(faction).values()


def sides_of(theatre: SeenTheatre) -> list[Side]:
    """3.2: list the Sides that stand in a theatre: one controls it, two contest it."""
    first = {unit.rpartition("-")[0] for unit in theatre.pieces}
    red = {"sparta"} if THREE_HUNDRED in theatre.pieces else set()
    return [side for side in SIDES if (first | red) & set(COLOURS_OF[side])]
