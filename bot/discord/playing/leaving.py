"""Leaving an order ahead, changing it and dropping it; what is left is its owner's secret."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from bot.db import UserSettings
from bot.discord import access, errors
from bot.discord.panels import ahead as panels
from bot.discord.panels.ahead import AheadButton, AheadMenu
from bot.discord.panels.shown import said_in
from bot.discord.playing import play, show_board
from bot.discord.playing.rate_limit import keep_order_rate
from bot.discord.playing.reply import acknowledge, language_of, refusal_in, show_panel
from bot.discord.texts import commands_in
from bot.keeper import ahead
from bot.keeper.errors import NotNow
from bot.keeper.going_on import actions_of
from bot.keeper.running import demand_running
from games import dry_run
from games.core import conditions
from games.core.conditions import Condition
from games.core.errors import Refusal
from games.text.orders import LONGEST_ORDER

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from games.core.decision import Action, Seat


@dataclass(frozen=True)
class Meant:
    """An order that somebody wants to leave."""

    live: Live
    seen: Live
    """The table as they may see it."""
    seat: Seat
    actions: list[Action]
    against: Refusal | None = None
    """The rule that stands against it as things stand."""

    @property
    def offered(self) -> list[Condition]:
        """List the conditions on which it can be left."""
        view = self.seen.game.view(self.seen.state, self.seat)
        return conditions.offered(conditions.kinds_of(self.live.game), view)


async def ask_condition(interaction: Interaction, table: int, text: str) -> None:
    """Read an order that is to be left, and ask on what condition."""
    errors.of_order(interaction, text)
    keep_order_rate(interaction)
    meant = await _meant(interaction, await play.table_of(interaction, table), text)
    language = language_of(interaction)
    texts = commands_in(language)
    why = "" if meant.against is None else refusal_in(meant.live, language, meant.against)
    notes = [texts.say("ahead-against", why=why)] if why else []
    whole = panels.written(meant.seen, meant.actions, language)
    # What is typed in short may be long when it is written out, and must be read again from the message.
    order = whole if len(whole) <= LONGEST_ORDER else text
    panel = panels.condition_panel(meant.seen, meant.seat, order, meant.offered, notes, language)
    await show_panel(interaction, panel, [])


async def _meant(interaction: Interaction, live: Live, text: str) -> Meant:
    """Read an order and refuse it where it cannot be left, or where no rule could ever allow it."""
    demand_running(live)
    seat, seen = access.seat_of(interaction, live), await show_board.visible(interaction, live)
    orders, rng = live.game.orders(language_of(interaction), live.names), Random(0)
    actions = dry_run.read_ahead(live.game, seen.state, orders, text, seat, rng)
    ahead.demand_may_be_left(live, seat, actions)
    if interaction.client.staging.orders.staged(live, seat) is not None:
        raise NotNow("ahead-answer-on-its-way")
    found = dry_run.foreseen(live.game, seen.state, seat, actions[0], rng)
    against = found if isinstance(found, Refusal) else None
    if against is not None and against.key in live.game.lasting:
        why = refusal_in(live, language_of(interaction), against)
        raise NotNow("ahead-never", why=why)
    return Meant(live, seen, seat, actions, against)


async def choose(interaction: Interaction, menu: AheadMenu) -> None:
    """Leave the order that a panel shows, on the condition that was chosen."""
    data: Any = interaction.data or {}
    await _leave(interaction, menu.table, menu.seat, str(next(iter(data["values"]), "")))


async def press(interaction: Interaction, button: AheadButton) -> None:
    """Leave an order in any case, or drop one."""
    if button.part == panels.FREE:
        await _leave(interaction, button.table, button.seat)
        return
    await acknowledge(interaction)
    live = await play.table_of(interaction, button.table)
    orders = interaction.client.staging.orders
    found = [
        each for each in orders.left(live, access.seat_of(interaction, live)) if each.key == button.order
    ]
    dropped = [await orders.drop(each) for each in found]
    await play.present(interaction, live, note="ahead-dropped" if any(dropped) else "ahead-gone")


async def _leave(interaction: Interaction, table: int, seat: Seat, chosen: str | None = None) -> None:
    text = shown_order(interaction)
    await acknowledge(interaction)
    live = await play.table_of(interaction, table)
    if not text or access.seat_of(interaction, live) != seat:
        await play.present(interaction, live, note="panel-stale")
        return
    meant = await _meant(interaction, live, text)
    offered = {conditions.token(each): each for each in meant.offered}
    if chosen is not None and chosen not in offered:
        await ask_condition(interaction, table, text)
        return
    orders = interaction.client.staging.orders
    await orders.leave(meant.live, meant.seen, seat, meant.actions, offered.get(chosen or ""))
    now = await interaction.client.keeper.live(table)
    # Its question may have come while the condition was chosen.
    interaction.client.orders_ahead.look(now)
    await play.present(interaction, now, note="ahead-noted")


def shown_order(interaction: Interaction) -> str:
    """Give the order that the message shows whose button was pressed."""
    message = interaction.message
    return "" if message is None else panels.order_in(message.content or said_in(message.components))


def order_to_change(interaction: Interaction, button: AheadButton) -> str:
    """Give the order that is to be changed, from memory: a form must be the first answer."""
    live = interaction.client.keeper.in_memory(button.table)
    if live is None or button.part == panels.LEAVE:
        return shown_order(interaction)
    orders = interaction.client.staging.orders.left_by(interaction.user.id)
    found = next((each for each in orders if each.key == button.order), None)
    return "" if found is None else panels.written(live, actions_of(live, found), language_of(interaction))


async def show_all(interaction: Interaction) -> None:
    """Show somebody all that they have left ahead."""
    bot, user = interaction.client, interaction.user.id
    entries = [(await bot.keeper.live(each.table_id), each) for each in bot.staging.orders.left_by(user)]
    own = [(live, each) for live, each in entries if live.user_of(each.seat) == user]
    panel = panels.list_panel(own, language_of(interaction), late=user in bot.orders_ahead.late)
    await show_panel(interaction, panel, [])


async def drop_all(interaction: Interaction, live: Live) -> None:
    """Drop what somebody has left ahead at a table."""
    orders = interaction.client.staging.orders
    left = orders.left(live, access.seat_of(interaction, live))
    dropped = [await orders.drop(each) for each in left]
    await play.present(interaction, live, note="ahead-dropped" if any(dropped) else "ahead-nothing-left")


async def choose_late(interaction: Interaction, late: bool) -> None:
    """Choose whether one's orders are carried out some minutes after their question."""
    bot, user = interaction.client, interaction.user.id
    async with bot.store.writing() as writer:
        known = await writer.user_settings(user)
        await writer.set_user(UserSettings(**known.model_dump() | {"ahead_late": late}))
    (bot.orders_ahead.late.add if late else bot.orders_ahead.late.discard)(user)
    await show_all(interaction)
