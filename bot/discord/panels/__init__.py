"""Panels: buttons, menus and forms that outlive the bot, because their ids say all there is to know.

`composer` finds the way to an answer, `question` shows it. Components hand every press to the client; what
they do is in `playing`.
"""

from bot.discord.panels.ahead import AheadButton, AheadMenu
from bot.discord.panels.boards import BoardButton
from bot.discord.panels.buttons import (
    Choice,
    Confirm,
    DoRest,
    DropRest,
    Menu,
    Pressed,
    SendOrder,
    TakeBack,
    TellNow,
    TypeNumber,
    TypeOrder,
    Unstage,
)
from bot.discord.panels.digest import EarlierButton
from bot.discord.panels.ending import EndButton
from bot.discord.panels.help import HelpButton
from bot.discord.panels.inbox import InboxButton
from bot.discord.panels.lobby import Join, LobbyButton, lobby_layout
from bot.discord.panels.proposal import ProposalButton, ProposeButton
from bot.discord.panels.question import question_panel
from bot.discord.panels.reminding import AwayButton, NudgeButton, RemindButton, RemindMenu
from bot.discord.panels.report import ReportButton
from bot.discord.panels.resigning import ResignButton
from bot.discord.panels.results import RecordButton, ResultsButton
from bot.discord.panels.table import AnswerButton, TableButton, table_panel
from bot.discord.panels.talk import TalkButton, TalkMenu
from bot.discord.panels.watch import WatchButton

ITEMS = (
    AheadButton,
    AheadMenu,
    AnswerButton,
    AwayButton,
    BoardButton,
    Choice,
    Confirm,
    DoRest,
    DropRest,
    EarlierButton,
    EndButton,
    HelpButton,
    InboxButton,
    Join,
    LobbyButton,
    Menu,
    NudgeButton,
    ProposalButton,
    ProposeButton,
    RecordButton,
    RemindButton,
    RemindMenu,
    ReportButton,
    ResultsButton,
    ResignButton,
    SendOrder,
    TableButton,
    TakeBack,
    TalkButton,
    TalkMenu,
    TellNow,
    TypeNumber,
    TypeOrder,
    Unstage,
    WatchButton,
)
"""Every kind of component, for discord.py to know by its id."""

__all__ = ["ITEMS", "Pressed", "lobby_layout", "question_panel", "table_panel"]
