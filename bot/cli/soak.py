"""`keryx soak`: the bot is killed again and again while people play; nothing may be lost or doubled."""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from bot.cli._faults import Failed
from bot.discord.invitation import PERMISSIONS

app = typer.Typer()


@app.command()
def soak(
    kills: Annotated[int, typer.Option(min=0, help="How often the bot is killed.")] = 20,
    seed: Annotated[int, typer.Option(min=0, help="The same number gives the same whims.")] = 0,
) -> None:
    """Play on a practice server, kill the bot at random instants, and check moves and messages."""
    with tempfile.TemporaryDirectory(prefix="keryx-soak-") as directory:
        asyncio.run(_soak(Path(directory), kills, seed))


async def _soak(data: Path, kills: int, seed: int) -> None:
    from bot.cli._soak import Soak
    from bot.cli._soak_verdict import examine
    from practice import PracticeServer

    # A killed bot leaves requests half sent, of which the server would complain.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    began = monotonic()
    async with PracticeServer(bot_permissions=PERMISSIONS.value) as server:
        run = Soak(server, data, seed)
        await run.run(kills)
        verdict = await examine(server, data, run.tables)
    counts = {"kills": run.kills, "tables": len(run.tables), "moves": verdict.moves}
    counts |= {
        "messages": verdict.messages,
        "seconds": round(monotonic() - began),
        "wrong": len(verdict.wrong),
    }
    for fault in verdict.wrong:
        print(fault)
    print(json.dumps(counts))
    if verdict.wrong:
        raise Failed(f"{len(verdict.wrong)} things were lost, doubled or out of order.")
