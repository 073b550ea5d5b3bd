"""Pericles as the conformance suite needs it."""

from __future__ import annotations

from typing import Any

from games.core.agenda import Table, steps_on
from games.core.chance import Recorded
from games.core.decision import Action, Seat
from games.core.settings import keep_settings
from games.core.shapes import Everybody
from games.pericles.actions import Commit, Dismiss, Lend, PlayCard, Retain
from games.pericles.board import board
from games.pericles.game import GAME
from games.pericles.state import State
from games.pericles.steps.expedition import Expedition
from tests.games.conformance.subject import Look, SetUp, Subject


def points(state: State) -> list[int]:
    """Add up what the best faction of each seat started with and what changed it; or count battles won."""
    if state.figures.kind == "battle":
        winner = state.result.winner if state.result else ""
        return [int(state.owners.get(winner) == seat) for seat in range(state.seats)]
    sums = {
        faction: state.figures.honour[faction] + _gained(state, faction)
        for faction in state.owners
        if faction in state.houses
    }
    if state.result is not None and state.result.ending in ("final", "peace") and state.figures.full_score:
        sums = _scored(state, sums)
    return [
        max((sums[each] for each in sums if state.owners[each] == seat), default=0)
        for seat in range(state.seats)
    ]


def _gained(state: State, faction: str) -> int:
    """Add up what changed the Honour of a faction, without the bonuses of the end."""
    tally = state.houses[faction].tally.items()
    return sum(amount for reason, amount in tally if not reason.startswith("end-"))


def _scored(state: State, sums: dict[str, int]) -> dict[str, int]:
    """11.14 A to D, from the map: five more or less, three a base, three or six a theatre, in halves."""
    owned = {side: [state.persian_bases if side == "sparta" else 0, 0] for side in ("athens", "sparta")}
    for theatre, held in state.pieces.items():
        here = {"sparta" if colour in ("sparta", "peloponnesian") else "athens" for colour in held}
        here |= {"sparta"} if state.three_hundred == theatre else set()
        for colour, stack in held.items():
            owned["sparta" if colour in ("sparta", "peloponnesian") else "athens"][0] += stack.base
        if len(here) == 1:
            owned[min(here)][1] += 1
    if state.three_hundred and state.three_hundred not in state.pieces:
        owned["sparta"][1] += 1
    for side, (bases, theatres) in owned.items():
        ruling = state.cities[side].controlling  # type: ignore[index]
        for faction in {"athens": ("aristocrats", "demagogues"), "sparta": ("agiad", "eurypontid")}[side]:
            sums[faction] = max(0, sums[faction] + (5 if faction == ruling else -5))
            for points in (3 * bases, theatres * (3 if side == "athens" else 6)):
                sums[faction] += points // 2 + (points % 2 if faction == ruling else 0)
    return sums


def _hands(state: State, seat: Seat | None) -> Any:
    return {faction: house.hand for faction, house in state.houses.items()}


def _entourages(state: State, seat: Seat | None) -> Any:
    return {faction: house.entourage for faction, house in state.houses.items()}


def _decks(state: State, seat: Seat | None) -> Any:
    return {side: city.deck for side, city in state.cities.items()}


def _noted(state: State, seat: Seat | None) -> Any:
    return [step.noted for step in steps_on(state.agenda) if isinstance(step, Everybody)]


def _counters(state: State, seat: Seat | None) -> Any:
    return {faction: house.counters for faction, house in state.houses.items()}


def _queues(state: State, seat: Seat | None) -> Any:
    return state.queues


def _sealed(state: State, seat: Seat | None) -> Any:
    return [step.defence for step in steps_on(state.agenda) if isinstance(step, Expedition)]


def _tokens(state: State, seat: Seat | None) -> Any:
    return {faction: house.tokens for faction, house in state.houses.items()}


def _standing(state: State, seat: Seat | None) -> Any:
    bottom = state.agenda[0] if state.agenda else None
    return getattr(bottom, "left", {})


def _lent(state: State, seat: Seat | None) -> Any:
    return {
        faction: [counter.kind for counter in house.counters if counter.owner != faction]
        for faction, house in state.houses.items()
    }


def disguise(state: State, seat: Seat, action: Action) -> Action | None:
    """Give an answer of the same kind, which nobody else sees before all have answered."""
    table = Table(state, Recorded([]))
    if table.why_not(seat, action) is None:
        return action
    if isinstance(action, Dismiss | PlayCard | Retain | Commit | Lend):
        asked = [each for each in table.decisions(seat) if each.secret and type(action) in each.kinds()]
        return asked[0].default if asked else None
    return None


def align(state: State, other: State) -> None:
    """Leave the same answers standing in both worlds."""
    keep_settings(state, other)


LEAKS: dict[str, Look] = {
    "hands": _hands,
    "entourages": _entourages,
    "decks": _decks,
    "noted answers": _noted,
    "tokens": _tokens,
    "counters": _counters,
    "lent counters": _lent,
    "piles": _queues,
    "sealed tokens": _sealed,
    "standing answers": _standing,
}
BATTLES = [name for name, figures in board().scenarios.items() if figures.kind == "battle"]


def _is_rare(state: State) -> bool:
    """Say whether a game is over in a few moves, or tokens of a defender lie sealed."""
    return state.figures.kind == "battle" or any(_sealed(state, None))


SUBJECT = Subject(
    game=GAME,
    points=points,
    leaks=LEAKS,
    disguise=disguise,
    align=align,
    longest=4000,
    shared_by_two=frozenset({"CountersHandedOver"}),
    comparable=0.1,
    final={("central-greece", 1), *((battle, 2) for battle in BATTLES)},
    is_rare=_is_rare,
    every=4,
    set_ups=[
        SetUp("arginusae", 2),
        SetUp("aegean", 4),
        SetUp("second-war", 4, leaves=5),
        SetUp("campaign", 4, first=24),
    ],
    hides=lambda state: any(house.hand or house.counters or house.tokens for house in state.houses.values()),
)
