"""Appendix: the eight special tiles, each played once, at its own moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.chance import pick
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.perikles import events, queries
from games.perikles.actions import MoveMarker, PlaySpecial
from games.perikles.board import ATHENS, SIDES, SPARTA, City, Counter, Moment, Side, board
from games.perikles.steps.markers import place_markers

if TYPE_CHECKING:
    from games.perikles.state import State

SECTION = "special tiles"
HAND = "hand"
PERIKLES_MARKERS = 2
ALKIBIADES_MARKERS = 2


def legal_plays(state: State, seat: Seat, moment: Moment, held: Iterable[Side] = ()) -> list[PlaySpecial]:
    """List how a seat may play its special tile now; `held` are the sides that hold a battle token."""
    tile = state.specials[seat]
    # Beforehand this is asked of seats that no tile is dealt to yet.
    if not tile or state.played[seat] or board().specials[tile].moment != moment:
        return []
    plays = [PlaySpecial(tile, target) for target in _targets(state, tile)]
    return [play for play in plays if why_not_play(state, seat, play, moment, held) is None]


def _targets(state: State, tile: str) -> Iterable[str]:
    match tile:
        case "plague" | "alkibiades":
            return board().cities
        case "slave-revolt":
            return [HAND, *(place.id for place in state.places)]
        case "thessalian-allies" | "persian-fleet":
            return SIDES
    return [""]


def why_not_play(
    state: State, seat: Seat, action: PlaySpecial, moment: Moment, held: Iterable[Side] = ()
) -> Refusal | None:
    """Appendix: whose tile, at which moment, against what."""
    if state.played[seat]:
        return Refusal(SECTION, "special-played")
    if action.tile != state.specials[seat]:
        return Refusal(SECTION, "not-your-special", tile=action.tile)
    if board().specials[action.tile].moment != moment:
        return Refusal(SECTION, "special-wrong-moment", tile=action.tile)
    return why_not_target(state, seat, action, held)


def why_not_target(state: State, seat: Seat, action: PlaySpecial, held: Iterable[Side]) -> Refusal | None:
    """Appendix: what each tile may be played against."""
    tile, target = action.tile, action.target
    takes_target = tile not in ("perikles", "brasidas", "phormio")
    if takes_target and not target:
        return Refusal(SECTION, "special-needs-target", tile=tile)
    match tile:
        case "plague":
            return queries.why_not_city(SECTION, target)
        case "alkibiades":
            return queries.why_not_city(SECTION, target) or why_not_gather(state, target)
        case "slave-revolt":
            return (
                None if spartans_at(state, target) else Refusal(SECTION, "no-spartans-there", target=target)
            )
        case "thessalian-allies" | "persian-fleet":
            return why_not_token(target, held)
    if target:
        return Refusal(SECTION, "special-takes-no-target", tile=tile)
    return (
        Refusal(SECTION, "supply-empty") if tile == "perikles" and not queries.supply(state, seat) else None
    )


def why_not_gather(state: State, city: City) -> Refusal | None:
    """Alkibiades: two markers must be in other cities' columns."""
    elsewhere = sum(sum(markers) for other, markers in state.markers.items() if other != city)
    return Refusal(SECTION, "alkibiades-too-few", city=city) if elsewhere < ALKIBIADES_MARKERS else None


def why_not_token(target: str, held: Iterable[Side]) -> Refusal | None:
    """Thessalian Allies, Persian Fleet: never for a side that holds a token already (ruling 41)."""
    if target not in SIDES:
        return Refusal(SECTION, "no-such-side", target=target)
    return Refusal(SECTION, "side-has-token", side=target) if target in held else None


def reveal(table: Table[State], seat: Seat) -> None:
    """Turn up a seat's special tile for good."""
    state = table.state
    state.played[seat] = True
    state.quiet[seat] = ""
    table.tell(events.SpecialPlayed(seat=seat, tile=state.specials[seat]))


def play(table: Table[State], seat: Seat, action: PlaySpecial) -> None:
    """Play a tile that belongs to a seat's own turn."""
    reveal(table, seat)
    match action.tile:
        case "perikles":
            placed = place_markers(table.state, seat, ATHENS, PERIKLES_MARKERS)
            table.tell(events.MarkersAdded(seat=seat, city=ATHENS, markers=placed))
        case "plague":
            strike_with_plague(table, seat, action.target)
        case "alkibiades":
            table.then(MoveMarkers(seat=seat, to=action.target))
        case "slave-revolt":
            raise_slaves(table, action.target)


def strike_with_plague(table: Table[State], seat: Seat, city: City) -> None:
    """Plague: each seat loses half of its markers, rounded down; a city without victims is told of too.

    Ruling 13: a candidate is counted, but only markers in the columns are removed.
    """
    markers, candidates = table.state.markers[city], table.state.candidates[city]
    losses = {owner: (number + candidates.count(owner)) // 2 for owner, number in enumerate(markers)}
    victims = {owner: lost for owner, lost in losses.items() if lost}
    for owner, lost in (victims or {seat: 0}).items():
        markers[owner] -= lost
        table.tell(events.PlagueStruck(city=city, owner=owner, markers=lost))


def spartans_at(state: State, target: str) -> list[Counter]:
    """List the Spartan hoplites in the leader's hand or at a place."""
    place = queries.find_place(state, target)
    if place is not None:
        there = [sent.counter for sent in (*place.attackers, *place.defenders)]
    else:
        there = state.hand[SPARTA] if target == HAND else []
    return [counter for counter in there if counter.city == SPARTA and counter.arm == "hoplite"]


def raise_slaves(table: Table[State], target: str) -> None:
    """Slave Revolt: a random Spartan hoplite goes home and is out for the round."""
    state = table.state
    counter = pick(table.chance, spartans_at(state, target), "slave-revolt")
    place = queries.find_place(state, target)
    if place is None:
        state.hand[SPARTA].remove(counter)
    else:
        side = (
            place.attackers if any(sent.counter == counter for sent in place.attackers) else place.defenders
        )
        side.remove(next(sent for sent in side if sent.counter == counter))
    state.home[SPARTA].append(counter)
    table.tell(events.SlavesRevolted(strength=counter.strength, place=place.id if place else None))


class MoveMarkers(Step):
    """Alkibiades: two markers of any owners, from one or two cities, to one other city (ruling 14)."""

    kinds = (MoveMarker,)
    seat: Seat
    to: City
    left: int = ALKIBIADES_MARKERS

    def waited_for(self, state: State) -> list[Seat]:
        return [self.seat]

    def decisions(self, state: State) -> list[Decision]:
        if not self.left:
            return []
        options = [
            MoveMarker(city, owner)
            for city in board().cities
            if city != self.to
            for owner, number in enumerate(state.markers[city])
            if number
        ]
        answers = Choices(options)
        return [
            Decision(
                self.seat,
                SECTION,
                "alkibiades-marker",
                answers,
                default=answers.first(),
                to=self.to,
                left=self.left,
            )
        ]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, MoveMarker):
            return None
        refusal = queries.why_not_city(SECTION, action.city) or queries.why_not_seat(
            state, SECTION, action.owner
        )
        if refusal is not None:
            return refusal
        if action.city == self.to:
            return Refusal(SECTION, "alkibiades-same-city", city=action.city)
        if not state.markers[action.city][action.owner]:
            return Refusal(SECTION, "marker-not-there", city=action.city, owner=action.owner)
        return None

    def take(self, table: Table[State], seat: Seat, action: MoveMarker) -> None:
        self.left -= 1
        table.state.markers[action.city][action.owner] -= 1
        table.state.markers[self.to][action.owner] += 1
        table.tell(events.MarkerMoved(owner=action.owner, city=action.city, to=self.to))
