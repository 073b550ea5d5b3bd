"""Panels: buttons, menus and forms that outlive the bot, because their ids say all there is to know.

`composer` finds the way to an answer, `question` shows it. Components hand every press to the client; what
they do is in `playing`.
"""

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
from bot.discord.panels.lobby import Join, LobbyButton, lobby_panel, lobby_text
from bot.discord.panels.question import question_panel
from bot.discord.panels.table import TableButton, table_panel

ITEMS = (Choice, Confirm, Join, LobbyButton, Menu, SendOrder, TableButton, TakeBack, TypeNumber, TypeOrder)
"""Every kind of component, for discord.py to know by its id."""

__all__ = ["ITEMS", "Pressed", "lobby_panel", "lobby_text", "question_panel", "table_panel"]
