"""What the buttons of orders that wait do: carry one out, or take it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.db import WaitingOrder
from bot.db.models import REST
from bot.discord import access
from bot.discord.panels import question
from bot.discord.panels.buttons import DoRest, DropRest, TellNow, Unstage
from bot.discord.panels.custom_id import Spot
from bot.discord.playing import play
from bot.discord.playing.reply import acknowledge, language_of, refusal_in
from bot.discord.texts import commands_in
from bot.keeper import Live
from bot.keeper.going_on import actions_of
from games.core.errors import IllegalAction

if TYPE_CHECKING:
    from bot.discord.bot import Interaction

WaitingButton = TellNow | Unstage | DoRest | DropRest


async def press(interaction: Interaction, button: WaitingButton) -> None:
    """Do what a button is for, if its order still waits and is that of the player who presses."""
    await acknowledge(interaction)
    live = await play.table_of(interaction, button.spot.table)
    order = _order_at(interaction, live, button)
    if order is None:
        await play.closed(interaction, live, button.spot)
        return
    match button:
        case TellNow():
            actions = actions_of(live, order)
            await play.answer(interaction, live, order.seat, actions, spot=button.spot, waited=order)
        case Unstage():
            await play.unstage(interaction, live, order)
        case DoRest():
            await _do_rest(interaction, live, button.spot, order)
        case DropRest():
            await interaction.client.staging.orders.drop(order)
            await play.present(interaction, live)


def _order_at(interaction: Interaction, live: Live, button: WaitingButton) -> WaitingOrder | None:
    spot, orders = button.spot, interaction.client.staging.orders
    is_own = access.seat_of(interaction, live) == spot.seat
    if not is_own or question.stands_still(live) or not live.is_open(spot.seat, spot.decision):
        return None
    is_staged = isinstance(button, TellNow | Unstage)
    return orders.staged(live, spot.seat) if is_staged else orders.queued(live, spot.seat)


async def _do_rest(interaction: Interaction, live: Live, spot: Spot, rest: WaitingOrder) -> None:
    """Carry out the rest of an order; if it is no longer legal it is dropped, and the rule is named."""
    try:
        await play.answer(interaction, live, spot.seat, actions_of(live, rest), spot=spot, waited=rest)
    except IllegalAction as fault:
        await interaction.client.staging.orders.drop(rest)
        language = language_of(interaction)
        key = "rest-refused" if rest.kind == REST else "ahead-refused"
        said = commands_in(language).say(key, why=refusal_in(live, language, fault.refusal))
        await play.present(interaction, live, lines=[said])
