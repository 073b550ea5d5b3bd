"""A local stand-in for Discord: REST, gateway and a chat page, on loopback, without a token."""

from practice.client import User
from practice.clock import MovableClock
from practice.patching import discord_py_at, point_discord_py_at
from practice.permissions import Permission
from practice.server import TOKEN, PracticeServer

__all__ = [
    "TOKEN",
    "MovableClock",
    "Permission",
    "PracticeServer",
    "User",
    "discord_py_at",
    "point_discord_py_at",
]
