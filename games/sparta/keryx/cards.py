"""30: Keryx plays action cards, and what they ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta.actions import Choose, Discard, Pass, Play
from games.sparta.board import board
from games.sparta.effects import Choose as ChooseEffect
from games.sparta.effects import Pay, Tax
from games.sparta.keryx import worth
from games.sparta.steps.action_rounds import actor_of, may_favour

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.sparta.figures import ActionCard, Power
    from games.sparta.keryx.mind import Mind


def play(mind: Mind) -> Action:
    """30: play the next card of the row, which has no order: it is drawn; pay its favour whenever it can.

    What only helps the other power is discarded, if there are favours for that.
    """
    card = board().cards[mind.draw(mind.state.holdings[mind.power].hand)]
    actor = actor_of(mind.state, mind.power, card)
    discards = [each for each in mind.offered(Discard) if each.cards == (card.id,)]
    if discards and worth.only_helps_enemy(mind, card, actor):
        return discards[0]
    return Play(card.id, favour=_pays(mind, card, actor))


def _pays(mind: Mind, card: ActionCard, actor: Power) -> bool:
    if not may_favour(mind.state, mind.power, card):
        return False
    plain, paid = (worth.of_card(mind, card, actor, favour=favour) for favour in (False, True))
    return paid >= plain


def pick_option(mind: Mind) -> Action:
    """12: pick the part that is worth most to the own power."""
    effect = mind.step.effect
    assert isinstance(effect, ChooseEffect)
    return mind.best(mind.offered(Choose), lambda each: _of_part(mind, effect, int(each.what)))


def _of_part(mind: Mind, effect: ChooseEffect, number: int) -> float:
    return worth.total(mind, effect.options[number - 1], _actor(mind))


def _actor(mind: Mind) -> Power:
    return mind.frame.actor if mind.frame is not None else mind.power


def pay(mind: Mind) -> Action:
    """12: pay for what is worth the price."""
    effect = mind.step.effect
    if isinstance(effect, Tax):
        return Choose("pay") if mind.talents >= effect.n + SPARE else Pass()
    assert isinstance(effect, Pay)
    assert mind.frame is not None
    rest = mind.frame.stack[-1] if mind.frame.stack else []
    price = worth.TALENT * effect.talents + worth.FAVOUR * effect.favour
    return Choose("pay") if worth.total(mind, rest, _actor(mind)) > price else Pass()


SPARE = 1
"""The talents that it keeps when it pays a tax in battle."""


def accept(mind: Mind) -> Action:
    """12: take a reward that is offered."""
    return mind.offered(Choose)[0]


def drop(mind: Mind) -> Action:
    """12: discard what only helps the other power."""
    hand = mind.state.holdings[mind.power].hand
    bad = [card for card in hand if _is_bad(mind, board().cards[card])]
    return Discard(tuple(bad[: mind.step.number])) if bad else Pass()


def _is_bad(mind: Mind, card: ActionCard) -> bool:
    return worth.only_helps_enemy(mind, card, actor_of(mind.state, mind.power, card))


def keep(_mind: Mind) -> Action:
    """12: exchange no card."""
    return Pass()


def cut(mind: Mind) -> Action:
    """5: discard the battle cards that are worth least."""
    held = sorted(mind.state.holdings[mind.power].battle, key=_use)
    return Discard(tuple(sorted(held[: mind.step.excess(mind.state)])))


def _use(card: str) -> int:
    """Say how often a battle card moves the marker: on land, at sea."""
    halves = (board().battle_cards[card].land.effects, board().battle_cards[card].sea.effects)
    return sum(
        any(str(effect.__struct_config__.tag) in ("strength", "cancel", "support") for effect in half)
        for half in halves
    )


def antigonos(mind: Mind) -> Action:
    """23: take the card that is worth something, rather than draw another."""
    card = mind.offered(Choose)[0]
    gain = worth.of_card(mind, board().cards[card.what], mind.power, favour=False)
    return card if gain > worth.CARD else Pass()
