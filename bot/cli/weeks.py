"""`keryx weeks`: a month in minutes; reminders, nudges, time-outs and answers are those of the rules."""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer

from bot.cli._faults import BadInput, Failed
from bot.discord.invitation import PERMISSIONS

MOST_DAYS = 30
"""What was sent longer ago is not kept, and could not be looked for at the end."""
STEPS_A_DAY = 720
SHOWN = 20

app = typer.Typer()


@app.command()
def weeks(
    days: Annotated[float, typer.Option(min=0.1, max=MOST_DAYS, help="How many days pass.")] = MOST_DAYS,
    kills: Annotated[int, typer.Option(min=0, help="How often the bot is killed.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same number gives the same whims.")] = 0,
    short: Annotated[bool, typer.Option("--short", help="Three tables instead of ten.")] = False,
) -> None:
    """Let weeks pass on a practice server with six people of habits, and count what had to come."""
    if kills > days * STEPS_A_DAY / 2:
        most, span = int(days * STEPS_A_DAY / 2), f"{days:g} {'day' if days == 1 else 'days'}"
        raise BadInput(f"In {span} the bot can be killed {most} times at most.")
    with tempfile.TemporaryDirectory(prefix="keryx-weeks-") as directory:
        asyncio.run(_weeks(Path(directory), days, kills, seed, short=short))


async def _weeks(data: Path, days: float, kills: int, seed: int, *, short: bool) -> None:
    from bot.cli._weeks import plan
    from bot.cli._weeks.clock import StandingClock
    from bot.cli._weeks.month import Month
    from bot.cli._weeks.verdict import judged
    from practice import PracticeServer

    # A killed bot leaves requests half sent, of which the server would complain.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    began = monotonic()
    async with PracticeServer(clock=StandingClock(), bot_permissions=PERMISSIONS.value) as server:
        month = Month(server, data, plan.SHORT if short else plan.TABLES, seed)
        await month.run(days, kills)
        verdict = await judged(month, data)
    for fault in verdict.wrong[:SHOWN]:
        print(fault)
    counts = {"days": days, "seed": seed, "seconds": round(monotonic() - began), **verdict.counts}
    print(json.dumps({**counts, "wrong": len(verdict.wrong)}))
    if verdict.wrong:
        raise Failed(f"{len(verdict.wrong)} things were lost, doubled, too early, too late or at night.")
