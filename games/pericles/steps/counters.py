"""7.5: theatre counters are awarded, and lent to the compatriot."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.agenda import NO_ANSWER, Step, Table
from games.core.decision import NOBODY, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Everybody
from games.pericles.actions import AnyAction, Lend
from games.pericles.board import RUMOUR, SIDE_OF, board, compatriot
from games.pericles.events.assembly import AnswerNoted
from games.pericles.events.turn import CountersAwarded, CountersHandedOver, CountersLent
from games.pericles.forms import PickFor
from games.pericles.pieces import Counter
from games.pericles.steps.oration import won_by
from games.pericles.steps.political_cards import why_not_own

if TYPE_CHECKING:
    from games.pericles.figures import Faction
    from games.pericles.state import State


def counted(kinds: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """Count counters by kind, in the order in which the sets list them."""
    held = Tally(kinds)
    return tuple((kind, held[kind]) for kind in board().printed.issues.theatre if held[kind])


class AwardCounters(Step):
    """7.5: a counter for every issue won, captured ones too, and two rumours; then the tracks are empty."""

    phase: ClassVar[str] = "political"

    def finish(self, table: Table[State]) -> None:
        state, sets = table.state, board().printed.issues.theatre
        for faction in state.factions:
            won = [issue.kind for issue in won_by(state, SIDE_OF[faction], faction) if issue.kind in sets]
            kinds = [*won, *[RUMOUR] * sets[RUMOUR]]
            state.houses[faction].counters = sorted(Counter(faction, kind) for kind in kinds)
            table.tell(CountersAwarded(faction=faction, counters=counted(kinds)))
        for city in state.cities.values():
            city.track = []


def lends(state: State, faction: Faction) -> int:
    """7.51: count the counters that a faction lends: half of what it has more, rounded down (A41)."""
    more = len(state.houses[faction].counters) - len(state.houses[compatriot(faction)].counters)
    return max(0, more // 2)


def why_not_lend(state: State, action: Lend) -> Refusal | None:
    """7.51: exactly so many counters, of those that the faction holds."""
    number = lends(state, action.faction)
    if len(action.counters) != number:
        return Refusal("7.51", "so-many-lent", number=number)
    held = [counter.kind for counter in state.houses[action.faction].counters]
    stray = [kind for kind in action.counters if action.counters.count(kind) > held.count(kind)]
    return Refusal("7.51", "no-such-counter", kind=stray[0]) if stray else None


class LendCounters(Everybody[str, AnyAction]):
    """7.51: who has more counters lends the compatriot some; which, the two alone know (A41, B1)."""

    phase: ClassVar[str] = "political"
    kinds = (Lend,)

    def parties(self, state: State) -> Sequence[Faction]:
        """List who lends."""
        return [faction for faction in state.factions if lends(state, faction)]

    def ask(self, state: State, party: Faction, slot: str) -> Decision:
        """Ask which counters; rumours are the harmless ones."""
        number = lends(state, party)
        held = sorted((each.kind for each in state.houses[party].counters), key=lambda kind: kind != RUMOUR)
        form = PickFor(party, Lend, "counters", held, number, number)
        return Decision(
            state.seat_of(party),
            "7.51",
            "lend",
            form,
            secret=True,
            party=party,
            default=form.first(),
            faction=party,
            rival=compatriot(party),
            number=number,
        )

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if not isinstance(action, Lend):
            return Refusal("7.51", NO_ANSWER)
        return why_not_own(state, seat, action.faction) or why_not_lend(state, action)

    def tell_noted(self, table: Table[State], seat: Seat, action: Any) -> None:
        table.tell(AnswerNoted(faction=action.faction, audience=(seat,)))

    def carry_out(self, table: Table[State], party: Faction) -> None:
        """Hand the counters over; the borrower places them, the owner resolves them."""
        action, state, rival = self.noted[party][""], table.state, compatriot(party)
        assert isinstance(action, Lend)
        for kind in action.counters:
            state.houses[party].counters.remove(Counter(party, kind))
            state.houses[rival].counters.append(Counter(party, kind))
        state.houses[rival].counters.sort()
        table.tell(CountersLent(faction=party, rival=rival, number=len(action.counters)))
        seats = {state.seat_of(each) for each in (party, rival)} - {NOBODY}
        if seats:
            counters = counted(action.counters)
            told = CountersHandedOver(
                faction=party, rival=rival, counters=counters, audience=tuple(sorted(seats))
            )
            table.tell(told)
