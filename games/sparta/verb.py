"""What carries an effect out: a row for each verb, with its targets and what it does to one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta.board import ENEMY
from games.sparta.events.cards import NothingHappened
from games.sparta.steps.carry_out import ChooseTarget

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.effects import Effect
    from games.sparta.figures import Power
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut

NO_TARGET = ("",)
"""The targets of a verb that is aimed at nothing in particular."""


class Verb:
    """A verb: without a target it is skipped; with one, and no right to decline, it is done at once."""

    declinable = False
    """Whether who it happens to may decline it."""

    def who(self, frame: CarryOut, effect: Any) -> Power:
        """Return the power that an effect happens to: it makes the choices."""
        return who(frame, getattr(effect, "who", "actor"))

    def targets(self, state: State, frame: CarryOut, effect: Any) -> tuple[str, ...]:
        """List what it can be aimed at now."""
        return NO_TARGET

    def is_feasible(self, state: State, frame: CarryOut, effect: Any) -> bool:
        """Say whether it can be carried out in full now."""
        return bool(self.targets(state, frame, effect))

    def run(self, table: Table[State], frame: CarryOut, effect: Any) -> None:
        """Begin it; the frame lies on the agenda below whatever is put there."""
        targets = self.targets(table.state, frame, effect)
        if not targets:
            nothing(table, frame, effect)
        elif len(targets) == 1 and not self.declinable:
            self.apply(table, frame, effect, targets[0])
        else:
            table.then(ask(table.state, frame, effect, targets, may_pass=self.declinable))

    def apply(self, table: Table[State], frame: CarryOut, effect: Any, target: str) -> None:
        """Do it to a target."""
        raise AssertionError(f"{type(self).__name__} does nothing to a target")

    def hear(self, table: Table[State], frame: CarryOut, effect: Any, answer: Any) -> None:
        """Go on after what was asked; no answer: it was declined."""
        if answer:
            self.apply(table, frame, effect, answer)
        else:
            nothing(table, frame, effect)


def who(frame: CarryOut, word: str) -> Power:
    """Return the power that a word of the effect language means in a frame."""
    powers: dict[str, Power] = {
        "actor": frame.actor,
        "opponent": ENEMY[frame.actor],
        "player": frame.player,
        "athens": "athens",
        "sparta": "sparta",
    }
    return powers[word]


def verb_name(effect: Effect) -> str:
    """Name the verb of an effect."""
    return str(effect.__struct_config__.tag)


def nothing(table: Table[State], frame: CarryOut, effect: Effect) -> None:
    """Tell that an effect changed nothing."""
    table.tell(NothingHappened(power=frame.actor, verb=verb_name(effect)))


def ask(
    state: State, frame: CarryOut, effect: Any, targets: tuple[str, ...], *, may_pass: bool
) -> ChooseTarget:
    """Make the question for a target."""
    power = state.verb_of(effect).who(frame, effect)
    return ChooseTarget(power=power, effect=effect, targets=list(targets), may_pass=may_pass)
