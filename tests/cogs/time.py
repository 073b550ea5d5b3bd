"""Time that tests let pass: the clock moves, and the bot feels its pulse as if it had been there."""

from bot.discord.bot import KeryxBot
from bot.discord.playing import pulse
from practice import MovableClock, PracticeServer
from tests.bot.discord import rig
from tests.cogs.house import House

HOUR = 3600.0


async def give_pace(house: House, **changes: object) -> None:
    """Give a running table another pace."""
    async with house.bot.store.writing() as writer:
        await writer.update_table(house.table, **changes)
    house.bot.keeper.forget(house.table)
    await house.live()


def advance(server: PracticeServer, hours: float) -> None:
    """Move the clock alone."""
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(hours * HOUR)


async def passing(bot: KeryxBot, server: PracticeServer, hours: float) -> None:
    """Let hours pass with the bot there, and do what is due then."""
    advance(server, hours)
    async with bot.store.writing() as writer:
        await writer.beat(bot.now())
    await pulse.look(bot)
    await rig.all_sent(bot)
