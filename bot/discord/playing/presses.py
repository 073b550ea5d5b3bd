"""What each component of a panel does when it is used."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

from bot.discord import access, errors, wire
from bot.discord.panels import ahead, buttons
from bot.discord.panels.ahead import AheadButton, AheadMenu
from bot.discord.panels.boards import BoardButton
from bot.discord.panels.digest import EarlierButton
from bot.discord.panels.ending import EndButton
from bot.discord.panels.help import HelpButton
from bot.discord.panels.inbox import InboxButton
from bot.discord.panels.lobby import Join, LobbyButton
from bot.discord.panels.proposal import ProposalButton, ProposeButton
from bot.discord.panels.reminding import AWAY, AwayButton, NudgeButton, RemindButton, RemindMenu
from bot.discord.panels.report import ReportButton
from bot.discord.panels.resigning import ResignButton
from bot.discord.panels.results import RecordButton, ResultsButton
from bot.discord.panels.table import REGION, AnswerButton, TableButton, is_look
from bot.discord.panels.talk import TalkButton, TalkMenu
from bot.discord.panels.watch import WatchButton
from bot.discord.pictures.parts import regions
from bot.discord.playing import (
    absence,
    catch_up,
    ending,
    helping,
    inbox,
    leaving,
    lobby,
    modals,
    nudging,
    play,
    preview,
    proposals,
    reminding,
    reports,
    resigning,
    results,
    show_board,
    talk,
    waiting_presses,
    watch,
)
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import acknowledge
from games.core.errors import StaleDecision

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live


async def press(interaction: Interaction, component: buttons.Pressed) -> None:
    """Do what a component is for; errors are answered privately."""
    interaction.client.under_way.note()
    try:
        wire.demand_whole_texts(interaction)
        await _act(interaction, component)
    except Exception as error:  # noqa: BLE001 - the one place for errors decides
        await errors.answer(interaction, error)


async def _act(interaction: Interaction, component: buttons.Pressed) -> None:
    match component:
        case buttons.Choice(spot=spot):
            await play.follow(interaction, spot)
        case buttons.Confirm(spot=spot):
            await play.follow(interaction, spot, confirmed=True)
        case buttons.TellNow() | buttons.Unstage() | buttons.DoRest() | buttons.DropRest():
            await waiting_presses.press(interaction, component)
        case buttons.Menu():
            await _choose(interaction, component)
        case buttons.TypeNumber(spot=spot):
            await modals.ask_number(interaction, spot)
        case buttons.SendOrder(spot=spot):
            await preview.send(interaction, spot)
        case buttons.TypeOrder(table=table):
            await modals.ask_order(interaction, table)
        case buttons.TakeBack(table=table, move=move):
            await play.take_back(interaction, table, move)
        case _:
            await _act_outside(interaction, component)


async def _act_outside(interaction: Interaction, component: buttons.Pressed) -> None:
    """Do what a component is for that is on no private panel."""
    match component:
        case AwayButton():
            await (modals.ask_away if component.part == AWAY else absence.press_back)(interaction)
        case AheadButton(part=part):
            is_form = part in (ahead.LEAVE, ahead.CHANGE)
            await (modals.ask_ahead if is_form else leaving.press)(interaction, component)
        case TableButton() | AnswerButton():
            await _press_on_post(interaction, component)
        case _:
            await PRESSED[type(component)](interaction, component)


async def _choose(interaction: Interaction, menu: buttons.Menu) -> None:
    """Go where what was chosen leads."""
    data: Any = interaction.data or {}
    if not all(value.isdecimal() and len(value) < 4 for value in data["values"]):
        raise StaleDecision
    there = menu.spot.then(*(int(value) for value in data["values"]))
    await play.follow(interaction, there, enough=menu.item.max_values > 1)


async def _press_on_post(interaction: Interaction, button: TableButton | AnswerButton) -> None:
    """Answer somebody who pressed a button that everybody sees."""
    if isinstance(button, AnswerButton):
        await play.answer_on_post(interaction, button)
    else:
        await _press_table_button(interaction, button)


async def _show_region(interaction: Interaction, live: Live, region: str) -> None:
    if region not in regions(live.game.id):
        raise StaleDecision
    await show_board.show_board(interaction, live, part=region)


async def _press_table_button(interaction: Interaction, button: TableButton) -> None:
    """Answer somebody who pressed a button of the public panel."""
    await acknowledge(interaction)
    live = await play.table_of(interaction, button.table)
    access.demand_own_button(interaction, live.row)
    if is_look(button.part):
        keep_rate(interaction)
    match button.part:
        case "hand":
            await show_board.show_hand(interaction, live)
        case "since":
            await catch_up.show(interaction, live)
        case "undo":
            await play.take_back_once(interaction, live)
        case "board":
            await show_board.show_board(interaction, live)
        case "text":
            await show_board.show_text(interaction, live)
        case "focus":
            await show_board.show_focus(interaction, live)
        case part if part.startswith(REGION):
            await _show_region(interaction, live, part.removeprefix(REGION))
        case _:
            await play.present(interaction, live)


PRESSED: Mapping[type[buttons.Pressed], Callable[[Interaction, Any], Awaitable[None]]] = {
    AheadMenu: leaving.choose,
    Join: lobby.press,
    LobbyButton: lobby.press,
    BoardButton: show_board.press,
    EarlierButton: catch_up.press,
    EndButton: ending.press,
    HelpButton: helping.press,
    ReportButton: reports.press,
    ResultsButton: results.press,
    RecordButton: results.press,
    InboxButton: inbox.press,
    RemindButton: reminding.press,
    RemindMenu: reminding.press,
    ProposalButton: proposals.press,
    ProposeButton: proposals.press,
    ResignButton: resigning.press,
    NudgeButton: nudging.press,
    WatchButton: watch.press,
    TalkButton: talk.press,
    TalkMenu: talk.press,
}
"""What is done when a component is used that has one purpose."""
