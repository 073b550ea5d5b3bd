"""17: how a battle ends: fates, losses, what is won, who goes home."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.sparta import abilities, advantages, cards, commanders, dice, favours, sieges, treasury, units
from games.sparta.board import ENEMY, OBLIQUE_ORDER, POWERS, board
from games.sparta.effects import AfterWin, Fate, Loss, WinsTies
from games.sparta.events.battles import BattleEnded, FateRolled
from games.sparta.events.cards import MarkerRemoved
from games.sparta.figures import Power
from games.sparta.pieces import Face, Owner
from games.sparta.steps.carry_out import CarryOut
from games.sparta.steps.replacing import ReplaceCommander

if TYPE_CHECKING:
    from typing import Literal

    from games.sparta.pieces import Side
    from games.sparta.state import State

WORST_FIRST: tuple[Face, ...] = ("failure", "blank", "success")


def both(state: State) -> tuple[Power, Power]:
    """17: list the powers, the attacker first."""
    attacker = advantages.fought(state).attacker
    return attacker, ENEMY[attacker]


def decide(state: State) -> tuple[Owner, Literal["strength", "commander", "card", "nothing"]]:
    """17: name the winner: by the marker; if it is level by a commander, or else by a card."""
    lead = advantages.lead(state)
    if lead:
        return lead, "strength"
    leaders = [power for power in POWERS if abilities.in_battle(state, power, WinsTies)]
    if leaders:
        return (leaders[0], "commander") if len(leaders) == 1 else ("", "nothing")
    players = [power for power in POWERS if advantages.fought(state).sides[power].ties]
    return (players[0], "card") if len(players) == 1 else ("", "nothing")


class Aftermath(Step, kw_only=True):
    """17: who has won is settled; then fates, losses, prizes, the way home (ruling 29)."""

    phase: ClassVar[str] = "battles"

    def finish(self, table: Table[State]) -> None:
        winner, by = decide(table.state)
        table.tell(BattleEnded(place=advantages.fought(table.state).place, winner=winner, by=by))
        fates = [RollFate(power=power) for power in both(table.state)]
        table.then(*fates, Losses(winner=winner), Prizes(winner=winner), Leave(winner=winner))


class RollFate(Step, kw_only=True):
    """17: a die for a commander: he becomes a veteran, a veteran draws a battle card, or he dies."""

    phase: ClassVar[str] = "battles"
    power: Power

    def finish(self, table: Table[State]) -> None:
        side = advantages.fought(table.state).sides[self.power]
        commander = table.state.units[side.unit].commander
        modes = [each.mode for each in abilities.in_battle(table.state, self.power, Fate)]
        risk, safe = side.risk or "risk" in modes, side.safe or "safe" in modes
        faces = tuple(dice.roll(table, f"fate {commander}") for _ in range(2 if risk else 1))
        worst = min(faces, key=WORST_FIRST.index)
        self._befall(table, commander, faces, "blank" if safe and worst == "failure" else worst)

    def _befall(self, table: Table[State], commander: str, faces: tuple[Face, ...], face: Face) -> None:
        veteran = table.state.commanders[commander].veteran
        fates: dict[Face, Literal["veteran", "card", "dead", "unharmed"]] = {
            "success": "card" if veteran else "veteran",
            "blank": "unharmed",
            "failure": "dead",
        }
        table.tell(FateRolled(power=self.power, commander=commander, faces=faces, fate=fates[face]))
        if face == "failure":
            advantages.fought(table.state).sides[self.power].fallen = True
        elif face == "success" and veteran:
            cards.draw_battle(table, self.power, 1)
        elif face == "success":
            commanders.turn(table, commander, veteran=True)


class OfWinner(Step, kw_only=True):
    """A step that asks who has won, if anybody has."""

    phase: ClassVar[str] = "battles"
    winner: Owner


class Losses(OfWinner, kw_only=True):
    """17: strength is lost, on the track of the army or the fleet, the attacker first."""

    def finish(self, table: Table[State]) -> None:
        combat = advantages.fought(table.state)
        for power in both(table.state):
            lost = loss(table.state, power, self.winner)
            treasury.shift(table, power, "army" if combat.element == "land" else "fleet", -lost)


def loss(state: State, power: Power, winner: Owner) -> int:
    """17: count what a power loses: by the result, by cards, by its commander, never less than nothing."""
    combat, limits = advantages.fought(state), board().limits
    lost = {"": limits.loss_of_draw, power: limits.loss_of_winner}.get(winner, limits.loss_of_loser)
    lost += combat.sides[power].loss
    if winner == ENEMY[power]:
        lost += combat.sides[winner].enemy_loss
    own = abilities.in_battle(state, power, Loss)
    return max(lost + sum(each.n for each in own if each.kind == combat.element), 0)


class Prizes(OfWinner, kw_only=True):
    """17: the winner gains a favour, spoils, and what his commander's victories bring."""

    def finish(self, table: Table[State]) -> None:
        if not self.winner:
            return
        combat = advantages.fought(table.state)
        favours.gain(table, self.winner, board().limits.win_favour)
        self._loot(table, combat.sides[self.winner])
        for each in abilities.in_battle(table.state, self.winner, AfterWin):
            if each.kind == combat.element:
                leader = table.state.units[combat.sides[self.winner].unit].commander
                stack = [list(each.effects)]
                table.then(CarryOut(source=leader, player=self.winner, actor=self.winner, stack=stack))

    def _loot(self, table: Table[State], side: Side) -> None:
        assert self.winner
        for spoils in side.spoils:
            treasury.change(table, self.winner, spoils.talents)
            favours.gain(table, self.winner, spoils.favour)
            treasury.shift(table, self.winner, "fleet", spoils.fleet)


class Leave(OfWinner, kw_only=True):
    """17: the battle is over; both units leave, the attacker's first, but for a siege that has held."""

    def finish(self, table: Table[State]) -> None:
        state, order = table.state, both(table.state)
        combat, state.combat = advantages.fought(state), None
        if combat.element == "land" and state.lasting.pop(OBLIQUE_ORDER, None) is not None:
            table.tell(MarkerRemoved(key=OBLIQUE_ORDER))
        sides = {power: combat.sides[power] for power in order}
        table.then(
            *(
                Return(unit=side.unit, fallen=side.fallen, lost=self.winner == ENEMY[power])
                for power, side in sides.items()
            )
        )


class Return(Step, kw_only=True):
    """17: a unit goes home; a besieger that has not lost goes on besieging (rulings 25 and 50)."""

    phase: ClassVar[str] = "battles"
    unit: str
    fallen: bool
    lost: bool

    def finish(self, table: Table[State]) -> None:
        unit = table.state.units[self.unit]
        if unit.state == "siege" and not self.lost:
            if self.fallen:
                self._bury(table)
                table.then(ReplaceCommander(power=unit.power, unit=self.unit))
            return
        if unit.state == "siege":
            sieges.end(table, unit.at, "lost")
        if self.fallen:
            self._bury(table)
        units.home(table, self.unit, "as-he-is" if self.fallen else "exhausted")

    def _bury(self, table: Table[State]) -> None:
        unit = table.state.units[self.unit]
        commander, unit.commander = unit.commander, ""
        commanders.kill(table, commander)
