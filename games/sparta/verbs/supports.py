"""The verb about supports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta import effects, supports
from games.sparta.verb import Verb, ask, nothing

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut

DUTIES = ("reduce", "hire")
"""What may not be declined: who has paid for mercenaries takes them."""


class Support(Verb):
    """Promote, reduce, rebuild or hire; to promote and to rebuild may be declined (ruling 99)."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Support) -> tuple[str, ...]:
        power, kind = self.who(frame, effect), effect.kind or "any"
        if effect.action == "hire":
            found = [effect.id] if supports.can_hire(state, effect.id) else []
        elif effect.action == "promote":
            found = supports.can_promote(state, power, kind)
        elif effect.action == "reduce":
            found = supports.can_reduce(state, power, kind)
        else:
            found = supports.can_rebuild(state, power, kind)
        return tuple(name for name in found if effect.id in ("", name))

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Support) -> None:
        targets = self.targets(table.state, frame, effect)
        if not targets:
            nothing(table, frame, effect)
        elif len(targets) == 1 and effect.action in DUTIES:
            self.apply(table, frame, effect, targets[0])
        else:
            may_pass = effect.action not in DUTIES
            table.then(ask(table.state, frame, effect, targets, may_pass=may_pass))

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Support, target: str) -> None:
        power = self.who(frame, effect)
        if effect.action == "hire":
            supports.hire(table, power, target, veteran=effect.side == "veteran")
        else:
            done: Any = getattr(supports, effect.action)
            done(table, power, target)
