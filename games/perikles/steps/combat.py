"""6. The combat table: strengths, columns, dice and losses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.chance import roll
from games.perikles import events, queries
from games.perikles.board import SIDES, Arm, City, Side, board
from games.perikles.pieces import Combat, Place, Roll, Sent

if TYPE_CHECKING:
    from games.perikles.state import State

TOKENS_TO_WIN = 2


def of_arm(place: Place, side: Side, arm: Arm) -> list[Sent]:
    """List the counters of an arm on one side."""
    return [sent for sent in place.side(side) if sent.counter.arm == arm]


def strengths(place: Place, arm: Arm, doubled: list[City]) -> tuple[int, int]:
    """6 Add up attack and defence: counters, a hero's city doubled, with rebels and militia."""
    tile = board().places[place.id]
    attack, defence = (
        sum(sent.counter.strength * (1 + (sent.counter.city in doubled)) for sent in of_arm(place, side, arm))
        for side in SIDES
    )
    return attack + tile.rebels.of(arm), defence + tile.militia.of(arm)


def odds(attack: int, defence: int) -> str:
    """6 Find the column; where several fit, the stronger side's best (ruling 45)."""
    if attack >= 3 * defence:
        return "3:1"
    if attack >= 2 * defence:
        return "2:1"
    if attack >= defence + 2:
        return "+2"
    if 2 * attack <= defence:
        return "1:2"
    if attack <= defence - 2:
        return "-2"
    return "1:1"


def fight(
    table: Table[State], place: str, arm: Arm, attack: int, defence: int, start: tuple[int, int]
) -> Side:
    """6 Roll until one side has two battle tokens and the other has not; give the winner."""
    column = board().columns[odds(attack, defence)]
    combat = Combat(place, arm, attack, defence, column.odds, start)
    table.state.combat = combat
    table.tell(
        events.CombatJoined(
            place=place,
            arm=arm,
            attack=attack,
            defence=defence,
            odds=column.odds,
            attacker_needs=column.attacker,
            defender_needs=column.defender,
            attacker_tokens=start[0],
            defender_tokens=start[1],
        )
    )
    while combat.winner is None:
        _roll_once(table, combat, column.attacker, column.defender)
    table.tell(events.CombatWon(place=place, arm=arm, side=combat.winner))
    return combat.winner


def _roll_once(table: Table[State], combat: Combat, attacker_needs: int, defender_needs: int) -> None:
    attacker = (roll(table.chance, "attacker-die"), roll(table.chance, "attacker-die"))
    defender = (roll(table.chance, "defender-die"), roll(table.chance, "defender-die"))
    hits = sum(attacker) >= attacker_needs, sum(defender) >= defender_needs
    held = combat.rolls[-1].tokens if combat.rolls else combat.start
    tokens = min(held[0] + hits[0], TOKENS_TO_WIN), min(held[1] + hits[1], TOKENS_TO_WIN)
    combat.rolls.append(Roll(attacker, defender, tokens))
    combat.winner = winner(held, tokens, hits)
    table.tell(
        events.DiceRolled(
            attacker=sum(attacker),
            defender=sum(defender),
            attacker_tokens=tokens[0],
            defender_tokens=tokens[1],
        )
    )


def winner(held: tuple[int, int], tokens: tuple[int, int], hits: tuple[bool, bool]) -> Side | None:
    """6 Two tokens win; at two all, the first roll that only one side makes (ruling 38)."""
    if held == (TOKENS_TO_WIN, TOKENS_TO_WIN):
        ahead = hits
    else:
        ahead = tokens[0] == TOKENS_TO_WIN, tokens[1] == TOKENS_TO_WIN
    if ahead[0] == ahead[1]:
        return None
    return "attack" if ahead[0] else "defence"


def exposed(state: State, place: Place, side: Side, arm: Arm) -> list[Sent]:
    """6 List the counters of which one is lost: the weakest of the main force, else of the allies.

    Ruling 37: by the printed strength.
    """
    counters = of_arm(place, side, arm)
    main = [sent for sent in counters if queries.is_main(state, place, side, sent.by)]
    force = main or counters
    weakest = min((sent.counter.strength for sent in force), default=0)
    return [sent for sent in force if sent.counter.strength == weakest]


def cities_to_lose_from(state: State, place: Place, side: Side, arm: Arm) -> list[City]:
    """6 List the cities whose counter may be the lost one."""
    return list(dict.fromkeys(sent.counter.city for sent in exposed(state, place, side, arm)))
