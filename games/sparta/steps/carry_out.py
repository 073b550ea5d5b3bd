"""12: cards and abilities are carried out effect by effect; a frame remembers how far one has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core import codec
from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import advantages
from games.sparta.actions import Choose, Pass
from games.sparta.effects import AnyEffect
from games.sparta.figures import Place, Power

if TYPE_CHECKING:
    from games.sparta.state import State

NOTHING = ""
"""The answer of whoever declines."""


class CarryOut(Step, kw_only=True):
    """12: one card, one half of a battle card, or one ability.

    Before it acts it puts itself back, so that what an effect causes comes first.
    """

    source: str
    """The card or commander."""
    player: Power
    actor: Power
    place: Place = ""
    """Where the battle is, if it belongs to one."""
    ordinary: bool = False
    """Whether its price in favours is paid with ordinary ones first."""
    stack: list[list[AnyEffect]]
    """What is left to do; the last list is next."""
    capital: list[Power] = msgspec.field(default_factory=list)
    """Who has sent one of its envoys to the own capital by the rule of page 12."""
    gained: list[Place] = msgspec.field(default_factory=list)
    """Allies that its envoys have won."""
    sent: list[Place] = msgspec.field(default_factory=list)
    """Where the envoys of the present effect went."""

    def finish(self, table: Table[State]) -> None:
        if self.place:
            advantages.weigh(table)
        while self.stack and not self.stack[-1]:
            self.stack.pop()
        if self.stack:
            effect = self.stack[-1].pop(0)
            self.sent = []
            table.then(self)
            table.state.verb_of(effect).run(table, self, effect)

    def hear(self, table: Table[State], result: Any) -> None:
        effect, answer = result
        table.state.verb_of(effect).hear(table, self, effect, answer)

    def end_list(self) -> None:
        """Skip the rest of the present list: what it costs was not paid."""
        self.stack[-1].clear()


class OfEffect(Once, kw_only=True):
    """A question about an effect; the frame below hears the answer."""

    section: ClassVar[str] = "12"
    power: Power
    effect: AnyEffect
    chosen: Any = NOTHING

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    @property
    def told(self) -> str:
        """Give the effect as the question has it, which says what there is to choose."""
        return codec.to_json(self.effect).decode()

    def finish(self, table: Table[State]) -> None:
        table.end((self.effect, self.chosen))


class ChooseTarget(OfEffect, kw_only=True):
    """12: who an effect happens to chooses what it is aimed at."""

    refused_as: ClassVar[str] = "choose-or-pass"
    kinds = (Choose, Pass)
    chosen: str = NOTHING
    targets: list[str]
    may_pass: bool

    def ask(self, state: State) -> Decision:
        options: list[Action] = [*map(Choose, self.targets), *([Pass()] if self.may_pass else [])]
        default = options[-1] if self.may_pass else options[0]
        return Decision(
            self.asker(state),
            "12",
            "choose-target",
            Choices(options),
            default=default,
            verb=str(self.effect.__struct_config__.tag),
            effect=self.told,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Choose | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None if self.may_pass else Refusal("12", "must-choose")
        return None if action.what in self.targets else Refusal("12", "no-target", what=action.what)

    def answer(self, table: Table[State], seat: Seat, action: Choose | Pass) -> None:
        self.chosen = action.what if isinstance(action, Choose) else NOTHING


class PickOption(OfEffect, kw_only=True):
    """12: one of the parts of a card is picked; only those that can be carried out in full are on offer."""

    refused_as: ClassVar[str] = "choose-or-pass"
    kinds = (Choose,)
    chosen: str = NOTHING
    card: str
    numbers: list[int]

    def ask(self, state: State) -> Decision:
        options = [Choose(str(number)) for number in self.numbers]
        return Decision(
            self.asker(state),
            "12",
            "pick-option",
            Choices(options),
            default=options[0],
            card=self.card,
            effect=self.told,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Choose) -> Refusal | None:
        offered = [str(number) for number in self.numbers]
        return None if action.what in offered else Refusal("12", "no-such-part", what=action.what)

    def answer(self, table: Table[State], seat: Seat, action: Choose) -> None:
        self.chosen = action.what


class PayOrNot(OfEffect, kw_only=True):
    """12: a price, or what is offered, is taken or declined."""

    refused_as: ClassVar[str] = "choose-or-pass"
    kinds = (Choose, Pass)
    chosen: bool = False
    what: str
    talents: int = 0
    favours: int = 0

    def ask(self, state: State) -> Decision:
        options: list[Action] = [Choose(self.what), Pass()]
        return Decision(
            self.asker(state),
            "12",
            "pay-or-not" if self.what == "pay" else "reward-or-not",
            Choices(options),
            default=Pass(),
            talents=self.talents,
            favours=self.favours,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Choose | Pass) -> Refusal | None:
        if isinstance(action, Choose) and action.what != self.what:
            return Refusal("12", "no-target", what=action.what)
        return None

    def answer(self, table: Table[State], seat: Seat, action: Choose | Pass) -> None:
        self.chosen = isinstance(action, Choose)
