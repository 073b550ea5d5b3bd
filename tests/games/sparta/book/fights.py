"""Battles of the cases: their positions, and rows of battle cards and commanders played to the end."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

from games.sparta.board import POWERS, board
from games.sparta.events.battles import BattleCardPlayed
from games.sparta.state import State
from tests.games.sparta.book import cases as book
from tests.games.sparta.book.layout import laid_out
from tests.games.sparta.book.looks import compared, differences
from tests.games.sparta.book.play import Play

HELD = 3
"""How many battle cards each power holds, so that it draws none."""


def named_cards(told: object) -> set[str]:
    """Find the battle cards that a case names anywhere."""
    return set(re.findall(r"\bB\d\d\b", str(told)))


def armed(case: book.Case | book.Row, deeds: list[str]) -> book.Given:
    """Give both powers three battle cards: those they play, filled up with others that are not named."""
    given = case.given
    if given.start not in ("land", "sea"):
        return given
    told = named_cards(case.model_dump())
    spare = [card.upper() for card in board().battle_cards if card.upper() not in told]
    hands = dict(given.battle_hand or {})
    for power in POWERS:
        if power not in hands:
            own = sorted(named_cards([deed for deed in deeds if deed.startswith(f"{power} card ")]))
            hands[power] = [*own, *(spare.pop() for _ in range(HELD - len(own)))]
    return given.model_copy(update={"battle_hand": hands})


def play_fight(row: book.BattleRow | book.CommanderRow) -> tuple[Play, State]:
    """Play a row to the end of its orders; give the position before as well."""
    forbidden = [refusal.deed for refusal in row.may_not or ()]
    given = armed(row, [*row.orders, *(row.may or ()), *forbidden])
    play, before = Play(given), laid_out(given)
    for deed in row.orders:
        play.do(deed)
    return play, before


def changed(row: book.BattleRow | book.CommanderRow, play: Play, before: State) -> list[str]:
    """Give what a row changes; a battle is fought to its end."""
    if row.given.start not in ("land", "sea"):
        return differences(before, play.state)
    play.fight_on()
    after = deepcopy(play.state)
    for event in play.events:
        if isinstance(event, BattleCardPlayed):
            after.holdings[event.power].battle.append(event.card)
    told = differences(before, after)
    return [line for line in told if not re.fullmatch(r"\S+ home|\S+ exhausted", line)]


def next_deeds(row: book.BattleRow | book.CommanderRow, play: Play) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give what a row lets be done after its orders and what it forbids, and what was found."""
    return _looked_up(row, play, ("may", "may_not"))


def also(row: book.Row, play: Play) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give what else a row expects in the end, and what was reached."""
    return _looked_up(row, play, ("combat", "battle", "dice", "hand", "knows"))


def _looked_up(row: book.Row, play: Play, keys: tuple[str, ...]) -> tuple[dict[str, Any], dict[str, Any]]:
    told = {key: getattr(row, key) for key in keys if getattr(row, key) is not None}
    return compared(play, book.Then(**told)) if told else ({}, {})
