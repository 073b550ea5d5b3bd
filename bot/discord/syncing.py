"""Commands are made known to Discord only when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

log = logging.getLogger(__name__)

FILE = "commands.sha256"


async def sync_if_changed(bot: KeryxBot) -> bool:
    """Make the commands known unless Discord has just these; tell whether it was needed."""
    file = bot.settings.data / FILE
    fingerprint = await fingerprint_of(bot)
    if _read(file) == fingerprint:
        return False
    known = await bot.tree.sync()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{fingerprint}\n", "ascii")
    log.info("%s commands made known to Discord", len(known))
    return True


async def fingerprint_of(bot: KeryxBot) -> str:
    """Make a fingerprint of the commands in all languages, for this application."""
    payload: list[Any] = [bot.application_id]
    for command in sorted(bot.tree.get_commands(), key=lambda each: each.name):
        if bot.tree.translator is None:
            payload.append(command.to_dict(bot.tree))
        else:
            payload.append(await command.get_translated_payload(bot.tree, bot.tree.translator))
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def _read(file: Path) -> str:
    return file.read_text("ascii").strip() if file.exists() else ""
