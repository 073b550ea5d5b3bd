"""11, 12 and 31: the Olympic truce and games, and what comes after a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import commanders, dice, favours, queries, supports, treasury, units
from games.sparta.actions import Choose, Stay, Withdraw
from games.sparta.board import ENEMY, OBLIQUE_ORDER, POWERS, board
from games.sparta.events.cards import MarkerRemoved
from games.sparta.events.games import ContestWon, CubesDrawn, GamesRolled, GamesWon, PrizeTaken, TruceKept
from games.sparta.figures import Contest, Power, Prize
from games.sparta.pieces import Face
from games.sparta.variants import SPECTACLE

if TYPE_CHECKING:
    from games.sparta.state import State

FAVOUR, TALENTS = "favour", "talents"
Decider = Literal["successes", "regions", "sparta"]


class OlympicTruce(Step, kw_only=True):
    """11: units in the field go home or are rolled for, Sparta's first; then mobilised ones go home."""

    phase: ClassVar[str] = "games"
    decided: list[str] = msgspec.field(default_factory=list)
    stayed: list[Power] = msgspec.field(default_factory=list)
    withdrew: list[Power] = msgspec.field(default_factory=list)

    def finish(self, table: Table[State]) -> None:
        undecided = [name for name in in_the_field(table.state) if name not in self.decided]
        if undecided:
            power = table.state.units[undecided[0]].power
            own = [name for name in undecided if table.state.units[name].power == power]
            table.then(TruceChoice(power=power, units=own), self)
        else:
            self._send_home(table)

    def hear(self, table: Table[State], result: tuple[str, str, Power]) -> None:
        unit, how, power = result
        self.decided.append(unit)
        if how == "stayed":
            self.stayed.append(power)
        elif how == "withdrew":
            self.withdrew.append(power)

    def _send_home(self, table: Table[State]) -> None:
        state = table.state
        late = [name for name, unit in sorted(state.units.items()) if queries.is_mobilised(unit)]
        withdrew = {*self.withdrew, *(state.units[name].power for name in late)}
        if state.lasting.pop(OBLIQUE_ORDER, None) is not None:
            table.tell(MarkerRemoved(key=OBLIQUE_ORDER))
        kind = Spectacle if SPECTACLE in state.variants else Games
        stayed = [power for power in POWERS if power in self.stayed]
        table.then(kind(stayed=stayed, withdrew=[power for power in POWERS if power in withdrew]))
        for name in late:
            units.home(table, name)


def in_the_field(state: State) -> list[str]:
    """11: list the units on the map that do not besiege, Sparta's first."""
    return [
        name
        for power in POWERS
        for name in sorted(queries.units_of(state, power))
        if state.units[name].state == "field"
    ]


class TruceChoice(Once, kw_only=True):
    """11: a unit is taken off the map, or stays if its roll is a success; its power says which one first."""

    phase: ClassVar[str] = "games"
    section: ClassVar[str] = "11"
    refused_as: ClassVar[str] = "withdraw-or-stay"
    kinds = (Withdraw, Stay)
    power: Power
    units: list[str]
    decided: str = ""
    how: str = ""

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision:
        options: list[Action] = [kind(unit) for unit in self.units for kind in (Withdraw, Stay)]
        return Decision(self.asker(state), "11", "truce", Choices(options), default=Withdraw(self.units[0]))

    def why_not_answer(self, state: State, seat: Seat, action: Withdraw | Stay) -> Refusal | None:
        return None if action.unit in self.units else Refusal("11", "unit-not-asked", unit=action.unit)

    def answer(self, table: Table[State], seat: Seat, action: Withdraw | Stay) -> None:
        self.decided, place = action.unit, table.state.units[action.unit].at
        face = dice.roll(table, f"truce {action.unit}") if isinstance(action, Stay) else ""
        table.tell(TruceKept(power=self.power, unit=action.unit, place=place, face=face))
        self.how = "stayed" if face == "success" else "" if face else "withdrew"
        if face != "success":
            _take_off(table, action.unit, died=face == "failure")

    def finish(self, table: Table[State]) -> None:
        table.end((self.decided, self.how, self.power))


def _take_off(table: Table[State], name: str, *, died: bool) -> None:
    """11: take a unit off the map; its commander is exhausted, or leaves the game."""
    commander = table.state.units[name].commander
    units.home(table, name, "as-he-is" if died else "exhausted")
    if died:
        commanders.kill(table, commander)


class Games(Step, kw_only=True):
    """11: two dice each, fewer for a breach of the truce, more for keeping it (ruling 30)."""

    phase: ClassVar[str] = "games"
    stayed: list[Power]
    withdrew: list[Power]

    def finish(self, table: Table[State]) -> None:
        rolled = {power: self._roll(table, power) for power in POWERS}
        winner, by = _winner(table.state, rolled)
        table.tell(GamesWon(power=winner, by=by))
        table.then(TakePrize(power=winner))

    def _roll(self, table: Table[State], power: Power) -> int:
        games = board().games
        number = games.broke_truce if power in self.stayed else games.base
        number += games.bonus_if_withdrew if power in self.withdrew else 0
        faces: tuple[Face, ...] = tuple(dice.roll(table, f"games {power}") for _ in range(number))
        table.tell(GamesRolled(power=power, faces=faces))
        return faces.count("success")


def _winner(state: State, rolled: dict[Power, int]) -> tuple[Power, Decider]:
    """11: the most successes, then fewer regions, then Sparta."""
    held = {power: queries.regions_held(state, power) for power in POWERS}
    best = max(POWERS, key=lambda power: (rolled[power], -held[power]))
    other = ENEMY[best]
    if rolled[best] != rolled[other]:
        return best, "successes"
    return (best, "regions") if held[best] != held[other] else (POWERS[0], "sparta")


class TakePrize(Once, kw_only=True):
    """11: the winner takes a talent and the green favour, or two talents; the other one gets the rest."""

    phase: ClassVar[str] = "games"
    section: ClassVar[str] = "11"
    refused_as: ClassVar[str] = "choose-prize"
    kinds = (Choose,)
    power: Power

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision:
        options = Choices([Choose(FAVOUR), Choose(TALENTS)])
        return Decision(self.asker(state), "11", "prize", options, default=Choose(TALENTS))

    def why_not_answer(self, state: State, seat: Seat, action: Choose) -> Refusal | None:
        return None if action.what in (FAVOUR, TALENTS) else Refusal("11", "no-such-prize")

    def answer(self, table: Table[State], seat: Seat, action: Choose) -> None:
        first, second = board().games.rewards
        own, other = (first, second) if action.what == FAVOUR else (second, first)
        _take(table, self.power, own)
        _take(table, ENEMY[self.power], other)


def _take(table: Table[State], power: Power, prize: Prize) -> None:
    table.tell(PrizeTaken(power=power, talents=prize.talents, favour=bool(prize.favour)))
    treasury.change(table, power, prize.talents)
    if prize.favour:
        favours.take_green(table, power)


class Spectacle(Step, kw_only=True):
    """31: four contests instead of the dice, then three cubes are drawn for the green favour (ruling 66)."""

    phase: ClassVar[str] = "games"
    stayed: list[Power]
    withdrew: list[Power]

    def finish(self, table: Table[State]) -> None:
        figures = board().spectacle
        cubes = dict.fromkeys(POWERS, figures.base_cubes_each)
        for power in POWERS:
            cubes[power] += figures.own_cube_if_withdrew * (power in self.withdrew)
            cubes[power] += figures.enemy_cube_if_broke_truce * (ENEMY[power] in self.stayed)
        for contest in board().contests:
            power = _best(table.state, contest)
            won = contest.cubes + int(_leads(table.state, power, contest))
            cubes[power] += won
            table.tell(ContestWon(power=power, contest=contest.id, talents=contest.talents, cubes=won))
            treasury.change(table, power, contest.talents)
        self._draw(table, cubes)

    def _draw(self, table: Table[State], cubes: dict[Power, int]) -> None:
        pot = [power for power in POWERS for _ in range(cubes[power])]
        number = min(board().spectacle.drawn, len(pot))
        drawn = [draw_out(table.chance, pot, "spectacle") for _ in range(number)]
        power = max(POWERS, key=drawn.count)
        told = CubesDrawn(
            power=power,
            sparta=drawn.count("sparta"),
            athens=drawn.count("athens"),
            of_sparta=cubes["sparta"],
            of_athens=cubes["athens"],
        )
        table.tell(told)
        favours.take_green(table, power)


def _best(state: State, contest: Contest) -> Power:
    counts = {power: _count(state, power, contest.fewest) for power in POWERS}
    if counts["athens"] == counts["sparta"]:
        return contest.tie
    return min(POWERS, key=lambda power: counts[power])


def _count(state: State, power: Power, what: str) -> int:
    holding = state.holdings[power]
    counts = {
        "talents": holding.talents,
        "regions": queries.regions_held(state, power),
        "favours": holding.all_favours,
        "battle-cards": len(holding.battle),
    }
    return counts[what]


def _leads(state: State, power: Power, contest: Contest) -> bool:
    """31: whoever has the advantage of a contest's kind of support has one cube more."""
    own, other = (supports.value(state, each, contest.extra_cube) for each in (power, ENEMY[power]))
    return own > other
