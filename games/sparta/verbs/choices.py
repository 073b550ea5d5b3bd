"""Verbs that hold others: choose, cond, per."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta import effects, queries
from games.sparta.effects import owed
from games.sparta.events.cards import OptionChosen
from games.sparta.steps.carry_out import PickOption
from games.sparta.verb import Verb, nothing, who

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Power
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut


class Choose(Verb):
    """Pick one of several lists; only those that can be carried out in full are on offer."""

    def who(self, frame: CarryOut, effect: effects.Choose) -> Power:
        return who(frame, effect.by)

    def offered(self, state: State, frame: CarryOut, effect: effects.Choose) -> list[int]:
        """List the numbers of the options that can be carried out, counted from 1."""
        return [
            number
            for number, option in enumerate(effect.options, 1)
            if all(state.verb_of(each).is_feasible(state, frame, each) for each in option)
        ]

    def targets(self, state: State, frame: CarryOut, effect: effects.Choose) -> tuple[str, ...]:
        return tuple(map(str, self.offered(state, frame, effect)))

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Choose) -> None:
        numbers = self.offered(table.state, frame, effect)
        if not numbers:
            nothing(table, frame, effect)
        elif len(numbers) == 1:
            self.hear(table, frame, effect, str(numbers[0]))
        else:
            power = self.who(frame, effect)
            table.then(PickOption(power=power, effect=effect, card=frame.source, numbers=numbers))

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.Choose, answer: Any) -> None:
        number = int(answer)
        power = self.who(frame, effect)
        table.tell(OptionChosen(power=power, card=frame.source, number=number))
        frame.stack.append(owed(effect.options[number - 1]))


class Cond(Verb):
    """Do one list or another, by a test."""

    def holds(self, state: State, frame: CarryOut, effect: effects.Cond) -> bool:
        """Say whether the test holds for the actor."""
        test, _, of = effect.test.partition(":")
        tests = {
            "holds": lambda: of in state.holdings[frame.actor].markers,
            "controls": lambda: queries.controller(state, of) == frame.actor,
            "has-siege": lambda: queries.has_siege(state, frame.actor),
        }
        return tests[test]()

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Cond) -> None:
        frame.stack.append(list(effect.then if self.holds(table.state, frame, effect) else effect.otherwise))


class Per(Verb):
    """Do a list once for each megapolis of the actor."""

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Per) -> None:
        frame.stack.append(list(effect.do) * len(queries.megapoleis(table.state, frame.actor)))
