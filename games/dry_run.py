"""Orders tried on copies that know no more than their seat: what they lead to, and what forbids them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from games.core import foresight
from games.core.agenda import NO_ANSWER, NOT_ASKED, Table, is_sealed
from games.core.chance import Recorded, ReplayMismatch
from games.core.decision import Action, Choices, Seat
from games.core.errors import (
    NONE_OF_THEM,
    AmbiguousOrder,
    IllegalAction,
    Refusal,
    UnreadableOrder,
)
from games.core.events import Event
from games.core.game import Game
from games.core.orders import asked_no_more, is_final, is_interrupted, is_rest_droppable
from games.text.orders import OrderBook

COPIES = 3
"""Number of copies on which an order is judged, each with other secrets: what differs cannot be known."""


class Verdict(NamedTuple):
    """How much of an order is allowed for sure."""

    sure: int
    """How many of its first actions are allowed."""
    refusal: Refusal | None
    """Why the next one is refused; nothing where that cannot be known, or where no other is left."""


def judge(game: Game, state: Any, seat: Seat, actions: Sequence[Action], rng: Random) -> Verdict:
    """Say how far an order is allowed, from what its seat can know, and which rule forbids the rest."""
    copies = [game.resample(state, seat, rng) for _ in range(COPIES)]
    verdicts = [_judge(Table(copied, Recorded([])), seat, actions) for copied in copies]
    if all(verdict == verdicts[0] for verdict in verdicts):
        return verdicts[0]
    return Verdict(min(verdict.sure for verdict in verdicts), None)


def _judge(table: Table[Any], seat: Seat, actions: Sequence[Action]) -> Verdict:
    was_asked = bool(table.decisions(seat))
    for taken, action in enumerate(actions):
        if was_asked and is_rest_droppable(table, seat, actions[taken:]):
            break
        if is_final(table.events, seat) or is_interrupted(table, seat):
            return Verdict(taken, None)
        refusal = table.why_not(seat, action)
        if refusal is not None:
            return Verdict(taken, asked_no_more(refusal) if was_asked and taken else refusal)
        table.expect(seat, actions[taken + 1 :])
        may_open = _may_open(table, seat)
        try:
            table.carry_out(seat, action)
        except ReplayMismatch:
            return Verdict(taken + 1, None)
        if may_open:
            return Verdict(taken + 1, None)
    return Verdict(len(actions), None)


def _may_open(table: Table[Any], seat: Seat) -> bool:
    """Say whether a seat's next answer opens a seal unless others are missing, which it must not learn."""
    return is_sealed(table.state) and sum(each.required for each in table.decisions(seat)) == 1


def foreseen(game: Game, state: Any, seat: Seat, action: Action, rng: Random) -> Refusal | bool:
    """Say of an answer that is not asked for now what would become of it, from what its seat can know."""
    copies = [game.resample(state, seat, rng) for _ in range(COPIES)]
    found = [foresight.foreseen(copied, game.package, seat, action) for copied in copies]
    return found[0] if all(each == found[0] for each in found) else False


def read_ahead(game: Game, state: Any, orders: OrderBook, text: str, seat: Seat, rng: Random) -> list[Action]:
    """Read an order for a question to come; of several meanings, it means one that is sure to be allowed."""
    copies = [game.resample(state, seat, rng) for _ in range(COPIES)]

    def is_sure(action: Action) -> bool:
        return all(foresight.foreseen(copied, game.package, seat, action) is True for copied in copies)

    return orders.parse(text, is_sure)


def read(orders: OrderBook, text: str, table: Table[Any], seat: Seat) -> list[Action]:
    """Read an order of a seat; of several meanings of a word, it means one that answers its question now."""
    try:
        return orders.parse(text, lambda action: table.why_not(seat, action) is None)
    except UnreadableOrder as fault:
        _show_what_is_legal(fault.refusal, orders, table, seat)
        raise
    except AmbiguousOrder as fault:
        refusal = _of_every(fault, [table.why_not(seat, action) for action in fault.meanings])
        if refusal is None:
            raise
        raise IllegalAction(refusal) from None


def _show_what_is_legal(refusal: Refusal, orders: OrderBook, table: Table[Any], seat: Seat) -> None:
    """Let a refusal that shows an order show one of the same kind that is legal now, if there is one."""
    if "legal" not in refusal.facts:
        return
    word = refusal.facts.get("order")
    for action in legal_now(table, seat):
        if word in (None, orders.word_of(action)):
            refusal.facts |= {"example": orders.write(action), "legal": "yes"}
            return


def legal_now(table: Table[Any], seat: Seat) -> Iterator[Action]:
    """Give legal answers of a seat, first what it must answer: of every form one, of a list all."""
    asked = sorted(table.decisions(seat), key=lambda each: not each.required)
    for form in (form for each in [*asked, *table.settings(seat)] for form in each.answers):
        yield from form.actions if isinstance(form, Choices) else [form.first()]


def _of_every(fault: AmbiguousOrder, refusals: Sequence[Refusal | None]) -> Refusal | None:
    """Give the rule that forbids whatever a word can mean, if one forbids it all."""
    found = [each for each in refusals if each is not None and each.key not in (NOT_ASKED, NO_ANSWER)]
    if not found or len(found) < len(refusals) or len({each.key for each in found}) > 1:
        return None
    first = found[0]
    return Refusal(first.section, f"{NONE_OF_THEM}{first.key}", **{**first.facts, "word": fault.word})


def preview(game: Game, state: Any, seat: Seat, actions: Sequence[Action]) -> tuple[Any, list[Event]]:
    """Give what an order would lead to, without what is droppable at its end; raise its fault."""
    assert game.preview is not None, "the game has previews"
    try:
        return game.preview(state, seat, actions)
    except IllegalAction as fault:
        before, rest = actions[: fault.number - 1], actions[fault.number - 1 :]
        if not before or fault.refusal.key not in (NOT_ASKED, "game-over"):
            raise
        if all(action.droppable for action in rest):
            return game.preview(state, seat, before)
        fault.refusal = asked_no_more(fault.refusal)
        raise
