"""The keeper of tables: every move goes through here, as one transaction."""

from __future__ import annotations

from bot.keeper.giving_up import GivingUp
from bot.keeper.going_back import GoingBack
from bot.keeper.setting_up import SettingUp


class Keeper(SettingUp, GivingUp, GoingBack):
    """Sets tables up, carries orders out and takes moves back; keeps them in memory as in the store."""
