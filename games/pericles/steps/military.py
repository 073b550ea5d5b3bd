"""9.0 to 9.2: military issues: building at home, Persian gold, raids; `expedition` has the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.agenda import Table
from games.core.decision import Answers, Choices, Decision, Rows, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import honour, purse, queries
from games.pericles.actions import Decline, Done, Gold, Muster, Raid, Raise
from games.pericles.board import CITY, PERSIA, THREE_HUNDRED, board
from games.pericles.cards import draw_battle_card
from games.pericles.events.theatre import Declined, NothingBuilt, Raided, UnitsBuilt
from games.pericles.figures import Colour, Element, Faction, Theatre
from games.pericles.steps.expedition import Expedition
from games.pericles.steps.issues import Resolving
from games.pericles.steps.league import builds

if TYPE_CHECKING:
    from games.pericles.state import State


class Military(Resolving, kw_only=True):
    """9.0: the owner says openly what he does (A44); without a token nothing happens."""

    section: ClassVar[str] = "9.0"
    kind: ClassVar[str] = "military"
    kinds = (Raise, Raid, Muster, Decline)

    def can_act(self, state: State) -> bool:
        """Say whether the owner has a token, and the issue does not lie in Persia."""
        return self.at != PERSIA and purse.tokens(state, self.owner) > 0

    def forms(self, state: State) -> Sequence[Answers]:
        """Offer muster, raid, and building at home."""
        plain = [each for each in (Muster(self.owner), Raid(self.owner)) if not self.why_not_do(state, each)]
        return [Choices(plain), Rows(Raise, lambda: self._raises(state))]

    def _raises(self, state: State) -> Iterator[tuple[str, int, int, int, int]]:
        bases = queries.bases_of(state, self.at, self.side)
        for land in range(2 * bases + 1):
            for naval in range(bases + 1):
                for elite in (0, 1):
                    action = Raise(self.owner, land, naval, 0, elite)
                    if self.why_not_do(state, action) is None:
                        yield self.owner, land, naval, 0, elite

    def why_not_do(self, state: State, action: Any) -> Refusal | None:
        if isinstance(action, Raid):
            return self._why_not_raid(state)
        return self._why_not_raise(state, action) if isinstance(action, Raise) else None

    def _why_not_raid(self, state: State) -> Refusal | None:
        """9.2: a contested theatre and three tokens."""
        cost = board().limits.raid
        if not queries.is_contested(state, self.at):
            return Refusal("9.2", "not-contested", theatre=self.at)
        return Refusal("9.2", "costs-tokens", number=cost) if purse.tokens(state, self.owner) < cost else None

    def _why_not_raise(self, state: State, action: Raise) -> Refusal | None:
        """9.1: City-State units at home, by each friendly base there a ship or two land units (A62)."""
        if self.at != self.side or not queries.stands(state, self.at, self.side):
            return Refusal("9.1", "build-at-home")
        if action.argos:
            return Refusal("12.1", "argos-needs-base")
        bases, colour = queries.bases_of(state, self.at, self.side), CITY[self.side]
        if builds(action.land + action.three_hundred, action.naval) > bases:
            return Refusal("9.1", "bases-build", number=bases)
        if not (action.land or action.naval or action.three_hundred) and not self._has_gold(state):
            return Refusal("9.1", "build-something")
        elite = action.three_hundred and (self.side != "sparta" or not queries.elite_left(state))
        short = action.land > queries.left_in_box(state, colour, "land")
        if elite or short or action.naval > queries.left_in_box(state, colour, "naval"):
            return Refusal("3.1", "box-empty")
        return None

    def _has_gold(self, state: State) -> bool:
        return self.side == "sparta" and state.persian_bases > 0

    def decline(self, table: Table[State]) -> None:
        """8.5: even to decline costs a token."""
        tokens = purse.pay(table.state, self.owner, board().limits.decline)
        table.tell(Declined(faction=self.owner, kind=self.kind, theatre=self.at, tokens=tokens))

    def do(self, table: Table[State], action: Any) -> None:
        match action:
            case Raid():
                self._raid(table)
            case Raise():
                self._build(table, action)
            case Muster():
                table.then(Expedition(owner=self.owner, at=self.at))

    def _raid(self, table: Table[State]) -> None:
        """9.2: Honour for the raider; the enemy's controlling faction loses tokens, then Honour."""
        state = table.state
        purse.pay(state, self.owner, board().limits.raid)
        gained = honour.change(state, self.owner, board().honour.raid, "raid")
        card = draw_battle_card(state, self.side, table.chance)
        value, rival = board().cards[card].value, state.cities[queries.enemy_of(self.owner)].controlling
        paid = purse.pay(state, rival, value)
        lost = -honour.change(state, rival, paid - value, "raid")
        told = Raided(
            faction=self.owner,
            rival=rival,
            theatre=self.at,
            card=card,
            value=value,
            gained=gained,
            tokens=paid,
            lost=lost,
        )
        table.tell(told)

    def _build(self, table: Table[State], action: Raise) -> None:
        state, colour = table.state, CITY[self.side]
        tokens = purse.pay(state, self.owner, board().limits.home_build)
        wanted: list[tuple[Colour, Element, int]] = [
            (colour, "land", action.land),
            (colour, "naval", action.naval),
        ]
        built = queries.build(state, self.at, wanted)
        if action.three_hundred:
            state.three_hundred = self.at
            built = (*built, (THREE_HUNDRED, 1))
        if built:
            table.tell(UnitsBuilt(faction=self.owner, theatre=self.at, units=built, tokens=tokens))
        else:
            table.tell(NothingBuilt(faction=self.owner, tokens=tokens))
        if self._has_gold(state):
            table.then(PersianGold(owner=self.owner, left=state.persian_bases))


def why_not_gold(state: State, step: PersianGold, action: Gold) -> Refusal | None:
    """9.11: ships at Sparta, land units in Ionia, ships in the Aegean, each by a base there (A51)."""
    limits, place = board().limits, action.theatre
    caps = {
        "sparta-naval": limits.gold_ships_at_sparta if place == "sparta" else 0,
        "peloponnesian-land": limits.gold_land_in_ionia if place == "ionia" else 0,
        "peloponnesian-naval": limits.gold_ships_in_the_aegean if board().theatres[place].aegean else 0,
    }
    if not caps.get(action.unit) or place not in queries.in_play(state):
        return Refusal("9.11", "gold-not-there", theatre=place)
    red = queries.stack(state, place, "sparta").base
    if not (red if place == "sparta" else queries.bases_of(state, place, "sparta")):
        return Refusal("9.11", "gold-needs-base", theatre=place)
    if step.built.get(place, 0) >= caps[action.unit]:
        return Refusal("9.11", "gold-limit", number=caps[action.unit])
    colour, kind = queries.apart(action.unit)
    return None if queries.left_in_box(state, colour, kind) else Refusal("3.1", "box-empty")


class PersianGold(Once, kw_only=True):
    """9.11: for each Persian base a ship or two land units, in one theatre."""

    phase: ClassVar[str] = "resolving"
    section: ClassVar[str] = "9.11"
    kinds = (Gold, Done)
    owner: Faction
    left: int
    built: dict[Theatre, int] = msgspec.field(default_factory=dict)

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.owner)

    def waited_for(self, state: State) -> list[Seat]:
        return [] if self.done or not self._options(state) else [self.asker(state)]

    def _options(self, state: State) -> list[Gold]:
        units = ("sparta-naval", "peloponnesian-land", "peloponnesian-naval")
        found = [Gold(self.owner, unit, theatre) for theatre in queries.in_play(state) for unit in units]
        return [each for each in found if why_not_gold(state, self, each) is None]

    def ask(self, state: State) -> Decision | None:
        options = self._options(state)
        if not options:
            return None
        done = Done(self.owner)
        return Decision(
            self.asker(state),
            "9.11",
            "gold",
            Choices(options),
            Choices([done]),
            party=self.owner,
            default=done,
            faction=self.owner,
            number=self.left,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Gold | Done) -> Refusal | None:
        if action.faction != self.owner:
            return Refusal("8.5", "owner-decides", faction=self.owner)
        return why_not_gold(state, self, action) if isinstance(action, Gold) else None

    def answer(self, table: Table[State], seat: Seat, action: Gold | Done) -> None:
        if isinstance(action, Done):
            return
        colour, kind = queries.apart(action.unit)
        cap = board().limits.gold_land_in_ionia - self.built.get(action.theatre, 0)
        wanted = 1 if kind == "naval" else min(2, cap)
        number = min(wanted, queries.left_in_box(table.state, colour, kind))
        units = queries.build(table.state, action.theatre, ((colour, kind, number),))
        self.built[action.theatre] = self.built.get(action.theatre, 0) + number
        table.tell(UnitsBuilt(faction=self.owner, theatre=action.theatre, units=units, tokens=0))
        self.left -= 1
        if self.left:
            table.then(PersianGold(owner=self.owner, left=self.left, built=dict(self.built)))
