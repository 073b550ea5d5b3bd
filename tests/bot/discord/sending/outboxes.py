"""Rows of the outbox for tests, and what was sent of them."""

import asyncio

from bot.db import OutboxRow
from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.sending.outbox import Pace
from bot.keeper import Live
from bot.keeper.message import Direct, Post, write_message
from bot.keeper.posts import Outgoing, thread_of
from practice import PracticeServer
from tests.bot.discord.rig import all_sent, posted, rows

SEND = "POST /channels/{}/messages"
PATIENT = Pace(lease=0.6, poll=0.1, first_wait=600, longest_wait=600)
FIRM = Pace(lease=20, poll=0.1)
"""A claim that no busy machine lets lapse."""


async def put(bot: KeryxBot, live: Live, *texts: str) -> list[OutboxRow]:
    """Put posts for the table's thread into the outbox, and say nothing of it."""
    made = []
    async with bot.store.writing() as writer:
        for text in texts:
            row = OutboxRow(
                table_id=live.id,
                target=f"channel:{live.row.thread_id}",
                kind="post",
                seq=live.row.seq,
                payload=write_message(Post(lines=[text])),
                nonce=f"{text}-{live.id}"[:25],
                created_at=bot.now(),
                due_at=bot.now(),
            )
            row.id = await writer.add_outbox(row)
            made.append(row)
    return made


async def tell(
    bot: KeryxBot, live: Live, *payloads: Post | Direct, target: Target | None = None
) -> list[OutboxRow]:
    """Put messages into the outbox as the keeper does, for the thread unless it is said for whom."""
    made = []
    async with bot.store.writing() as writer:
        for each in payloads:
            row = bot.keeper.outbox_row(live.row, Outgoing(target or thread_of(live.row), each))
            row.id = await writer.add_outbox(row)
            made.append(row)
    return made


async def tell_bion(bot: KeryxBot, server: PracticeServer, live: Live) -> int:
    """Put something for Bion alone into the outbox, and wait until it is sent or given up."""
    bion = int(server.user("Bion").id)
    told = Outgoing(Target.user(bion), Direct(live.seat_of(bion) or 0, ["For you alone."]))
    async with bot.store.writing() as writer:
        row_id = await writer.add_outbox(bot.keeper.outbox_row(live.row, told))
    bot.outbox.wake()
    await all_sent(bot)
    return row_id


async def put_off(bot: KeryxBot, server: PracticeServer, live: Live, *texts: str) -> None:
    """Let messages fail once, so that by themselves they would not be sent for a long time."""
    server.core.faults.fail(SEND, status=503)
    await put(bot, live, *texts)
    bot.outbox.wake()
    async with asyncio.timeout(30):
        while not [row for row in await rows(bot) if row.tries]:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def said(server: PracticeServer, name: str = "table-1") -> list[str]:
    return [message.content for message in posted(server, name)]
