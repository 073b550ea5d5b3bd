"""8.52, 12.1 and 13.1: league issues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.agenda import Table
from games.core.decision import Answers, Choices, Rows
from games.core.errors import Refusal
from games.pericles import honour, purse, queries
from games.pericles.actions import (
    BuildBase,
    Clear,
    Convert,
    Decline,
    Raise,
)
from games.pericles.board import CITY, ENEMY, LEAGUE, PERSIA, board
from games.pericles.events.theatre import BaseBuilt, BaseConverted, UnitsBuilt
from games.pericles.figures import Colour, Element
from games.pericles.steps.issues import Resolving, clear, clearings, why_not_clear

if TYPE_CHECKING:
    from games.pericles.state import State


def builds(land: int, naval: int) -> int:
    """3.2: count the bases that units need: one for a ship, one for two land units."""
    return naval + (land + 1) // 2


class League(Resolving, kw_only=True):
    """8.52: one of four uses in a theatre that the Side controls or contests; in Persia a Persian base."""

    section: ClassVar[str] = "8.52"
    kind: ClassVar[str] = "league"
    kinds = (BuildBase, Convert, Raise, Clear, Decline)

    def can_act(self, state: State) -> bool:
        """Say whether the Side stands there; in Persia whether a base can be built (A43, 13.1)."""
        if self.at == PERSIA:
            left = board().colours["persia"].limit.base - state.persian_bases
            return self.side == "sparta" and left > 0
        return queries.stands(state, self.at, self.side)

    def forms(self, state: State) -> Sequence[Answers]:
        """Offer the uses."""
        plain: list[Any] = [BuildBase(self.owner), Convert(self.owner)]
        found: list[Answers] = [Choices([each for each in plain if self.why_not_do(state, each) is None])]
        if self.at != PERSIA:
            most = 2 * board().tracks.treachery
            found.append(Rows(Raise, lambda: self._raises(state)))
            found.append(Rows(Clear, lambda: clearings(state, self.owner, self.at, most)))
        return found

    def _raises(self, state: State) -> Iterator[tuple[str, int, int, int, int]]:
        bases = queries.stack(state, self.at, LEAGUE[self.side]).base
        for land in range(2 * bases + 1):
            for naval in range(bases + 1):
                if land + naval and self.why_not_do(state, Raise(self.owner, land, naval)) is None:
                    yield self.owner, land, naval, 0, 0
        for argos in range(1, board().limits.argos + 1):
            if self.why_not_do(state, Raise(self.owner, argos=argos)) is None:
                yield self.owner, 0, 0, argos, 0

    def why_not_do(self, state: State, action: Any) -> Refusal | None:
        match action:
            case BuildBase():
                return self._why_not_base(state)
            case Convert():
                return self._why_not_convert(state)
            case Raise():
                return self._why_not_raise(state, action)
            case Clear():
                return why_not_clear(state, action, self.at, 2 * board().tracks.treachery)
        return None

    def _why_not_base(self, state: State) -> Refusal | None:
        cost, tracks = purse.price_of_base(self.at), board().tracks
        bases = sum(queries.bases_of(state, self.at, side) for side in ENEMY)
        if self.at != PERSIA and bases >= tracks.bases_in_a_theatre:
            return Refusal("8.2", "bases-full", theatre=self.at)
        if self.at != PERSIA and not queries.left_in_box(state, LEAGUE[self.side], "base"):
            return Refusal("3.1", "box-empty")
        if purse.tokens(state, self.owner) < cost:
            return Refusal("8.52", "costs-tokens", number=cost)
        return None

    def _why_not_convert(self, state: State) -> Refusal | None:
        cost = board().printed.cost.convert
        if not queries.stack(state, self.at, LEAGUE[self.side]).base:
            return Refusal("8.52", "no-league-base", theatre=self.at)
        if not queries.left_in_box(state, CITY[self.side], "base"):
            return Refusal("3.1", "box-empty")
        if purse.tokens(state, self.owner) < cost:
            return Refusal("8.52", "costs-tokens", number=cost)
        return None

    def _why_not_raise(self, state: State, action: Raise) -> Refusal | None:
        bases, colour = queries.stack(state, self.at, LEAGUE[self.side]).base, LEAGUE[self.side]
        if action.three_hundred:
            return Refusal("8.52", "league-units-only")
        if action.argos:
            return self._why_not_argos(state, action)
        if builds(action.land, action.naval) > bases:
            return Refusal("8.52", "bases-build", number=bases)
        if action.land > queries.left_in_box(state, colour, "land"):
            return Refusal("3.1", "box-empty")
        if action.naval > queries.left_in_box(state, colour, "naval"):
            return Refusal("3.1", "box-empty")
        return None

    def _why_not_argos(self, state: State, action: Raise) -> Refusal | None:
        """12.1: Argos rises at Sparta by a Delian base, instead of other units (A54)."""
        at_sparta = self.at == "sparta" and self.side == "athens"
        if not at_sparta or not queries.stack(state, "sparta", "delian").base:
            return Refusal("12.1", "argos-needs-base")
        if action.land or action.naval:
            return Refusal("12.1", "argos-instead")
        if action.argos > queries.left_in_box(state, "argos", "land"):
            return Refusal("3.1", "box-empty")
        return None

    def do(self, table: Table[State], action: Any) -> None:
        match action:
            case BuildBase():
                self._build(table)
            case Convert():
                self._convert(table)
            case Raise():
                self._raise(table, action)
            case Clear():
                clear(table, action, self.at, 0)

    def _build(self, table: Table[State]) -> None:
        state = table.state
        tokens = purse.pay(state, self.owner, purse.price_of_base(self.at))
        if self.at == PERSIA:
            state.persian_bases += 1
        else:
            queries.put(state, self.at, LEAGUE[self.side], "base", 1)
            queries.found(state, self.side, self.at)
        gained = honour.change(state, self.owner, board().honour.build_base, "base")
        table.tell(BaseBuilt(faction=self.owner, theatre=self.at, tokens=tokens, gained=gained))

    def _convert(self, table: Table[State]) -> None:
        state = table.state
        tokens = purse.pay(state, self.owner, board().printed.cost.convert)
        queries.put(state, self.at, LEAGUE[self.side], "base", -1)
        queries.put(state, self.at, CITY[self.side], "base", 1)
        queries.found(state, self.side, self.at)
        gained = honour.change(state, self.owner, board().honour.convert_base, "base")
        table.tell(BaseConverted(faction=self.owner, theatre=self.at, tokens=tokens, gained=gained))

    def _raise(self, table: Table[State], action: Raise) -> None:
        colour = LEAGUE[self.side]
        built: list[tuple[Colour, Element, int]] = [
            (colour, "land", action.land),
            (colour, "naval", action.naval),
            ("argos", "land", action.argos),
        ]
        units = queries.build(table.state, self.at, built)
        table.tell(UnitsBuilt(faction=self.owner, theatre=self.at, units=units, tokens=0))
