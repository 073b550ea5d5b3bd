"""What each component of a panel does when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.discord import access, errors
from bot.discord.panels.buttons import (
    Choice,
    Confirm,
    Menu,
    Pressed,
    SendOrder,
    TakeBack,
    TypeNumber,
    TypeOrder,
)
from bot.discord.panels.lobby import Join, LobbyButton
from bot.discord.panels.table import LOOKS, TableButton
from bot.discord.playing import lobby, modals, play, preview, show_board
from bot.discord.playing.rate_limit import spare
from bot.discord.playing.reply import acknowledge

if TYPE_CHECKING:
    from bot.discord.bot import Interaction


async def press(interaction: Interaction, component: Pressed) -> None:
    """Do what a component is for; errors are answered privately."""
    try:
        await _act(interaction, component)
    except Exception as error:  # noqa: BLE001 - the one place for errors decides
        await errors.answer(interaction, error)


async def _act(interaction: Interaction, component: Pressed) -> None:
    match component:
        case Choice(spot=spot):
            await play.follow(interaction, spot)
        case Confirm(spot=spot):
            await play.follow(interaction, spot, confirmed=True)
        case Menu():
            await _choose(interaction, component)
        case TypeNumber(spot=spot):
            await modals.ask_number(interaction, spot)
        case SendOrder(spot=spot):
            await preview.send(interaction, spot)
        case TypeOrder(table=table):
            await modals.ask_order(interaction, table)
        case TakeBack(table=table, move=move):
            await play.take_back(interaction, table, move)
        case Join() | LobbyButton():
            await lobby.press(interaction, component)
        case TableButton():
            await _press_table_button(interaction, component)


async def _choose(interaction: Interaction, menu: Menu) -> None:
    """Go where what was chosen leads."""
    data: Any = interaction.data or {}
    there = menu.spot.then(*(int(value) for value in data["values"]))
    await play.follow(interaction, there, enough=menu.item.max_values > 1)


async def _press_table_button(interaction: Interaction, button: TableButton) -> None:
    """Answer somebody who pressed a button of the public panel."""
    await acknowledge(interaction)
    live = await play.table_of(interaction, button.table)
    access.demand_own_button(interaction, live.row)
    if button.part in LOOKS:
        spare(interaction)
    match button.part:
        case "hand":
            await show_board.show_hand(interaction, live)
        case "undo":
            await play.take_back_once(interaction, live)
        case "board":
            await show_board.show_board(interaction, live)
        case "text":
            await show_board.show_text(interaction, live)
        case _:
            await play.present(interaction, live)
