"""How each command is called that is no game's own: by whom, with what, and what it says."""

import dataclasses
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from discord import app_commands

from bot.discord.bot import KeryxBot
from bot.keeper.lobby import Wish
from practice import PracticeServer, User
from tests.cogs.ended import add_ended
from tests.cogs.house import House, open_house
from tests.cogs.test_antike import Field
from tests.cogs.time import give_pace


def commands_of(bot: KeryxBot) -> dict[str, app_commands.Command[Any, ..., Any]]:
    """Give every command by its name."""
    every = bot.tree.walk_commands()
    return {each.qualified_name: each for each in every if isinstance(each, app_commands.Command)}


@dataclass
class Town:
    """People and the tables at which they sit."""

    bot: KeryxBot
    server: PracticeServer
    users: list[User]
    perikles: House
    antike: House

    async def new_table(self, *seated: User) -> int:
        """Open a table without Discord, at which some sit."""
        guild, channel = int(self.server.store.guild.id), int(self.server.channel("agora").id)
        wish = Wish("perikles", "standard", 3, guild, channel, int(await self.users[0].id()), "en", "focus")
        table = (await self.bot.lobby.new(wish)).id or 0
        for user in seated:
            await self.bot.lobby.join(table, int(await user.id()), user.name)
        return table


async def build(bot: KeryxBot, server: PracticeServer, users: list[User]) -> Town:
    perikles = await open_house(bot, server, users[:3])
    antike = await open_house(bot, server, users[:3], "antike", "orient")
    await Field(**vars(antike)).lay_out()
    return Town(bot, server, users, perikles, antike)


@dataclass(frozen=True)
class Call:
    """A command as somebody is about to send it."""

    user: User
    place: str
    says: str
    options: dict[str, Any] = field(default_factory=dict)


How = Callable[[Town], Awaitable[Call]]


def by_gamemaster(says: str, place: str = "", /, **options: Any) -> How:
    """Let who opened the table call a command in its thread, or elsewhere."""

    async def how(town: Town) -> Call:
        return Call(town.users[0], place or town.perikles.thread, says, options)

    return how


def at_new_table(says: str, /, seated: int = 0, **options: Any) -> How:
    """Let who has opened a table call a command about it."""

    async def how(town: Town) -> Call:
        table = await town.new_table(*town.users[:seated])
        return Call(town.users[0], "agora", says, options | {"table": table})

    return how


async def order(town: Town) -> Call:
    house = town.perikles
    return Call(await house.asked(), house.thread, "✓ Marker in Corinth", {"text": "place Corinth"})


async def leave_ahead(town: Town) -> Call:
    house = town.perikles
    return Call(await house.other(), house.thread, "On what condition?", {"text": "place Thebes"})


async def drop_ahead(town: Town) -> Call:
    house = town.perikles
    return Call(await house.other(), house.thread, "You have left no order")


async def undo(town: Town) -> Call:
    house, user = town.antike, await town.antike.asked()
    await house.say(user, "antike rondel", field="manoeuvre-b")
    return Call(user, house.thread, "Taken back.")


async def preview(town: Town) -> Call:
    house = town.antike
    return Call(await house.asked(), house.thread, "rondel iron", {"text": "rondel iron"})


async def substitute(town: Town) -> Call:
    player = town.server.user("Zenon").id
    return Call(town.users[0], town.perikles.thread, "Done", {"seat": 3, "player": player})


async def nudge(town: Town) -> Call:
    await town.perikles.wait_long()
    return Call(await town.perikles.other(), town.perikles.thread, "Keryx passes it on")


async def export(town: Town) -> Call:
    return Call(town.users[0], "agora", "record", {"table": town.perikles.table})


async def delete(town: Town) -> Call:
    return Call(town.users[3], "agora", "deleted", {"sure": True})


async def extend(town: Town) -> Call:
    await give_pace(town.perikles, pace="fast")
    return Call(town.users[0], town.perikles.thread, "The others are asked", {"hours": 5})


async def replace(town: Town) -> Call:
    """Let who is asked at a table of its own have been asked for very long."""
    users = town.users[:3]
    house = await open_house(town.bot, town.server, users)
    live = await house.live()
    seat = live.waiting_for()[0]
    clock = live.clocks[seat]
    assert clock.asked_at is not None
    live.clocks[seat] = dataclasses.replace(clock, asked_at=clock.asked_at - timedelta(days=8))
    other = next(each for number, each in enumerate(users) if number != seat)
    return Call(other, house.thread, "The others are asked", {"seat": seat + 1})


async def ask_for_undo(town: Town) -> Call:
    live = await town.perikles.live()
    seat = live.makers[max(live.makers)].seat
    return Call(town.users[seat], town.perikles.thread, "The others are asked")


async def answer_proposal(town: Town) -> Call:
    number = next(row.key for row in await town.bot.store.proposals() if row.kind == "end")
    options = {"answer": "refuse", "number": number}
    return Call(town.users[1], town.perikles.thread, "You refuse.", options)


def look_up(says: str) -> How:
    """Let who has won a game look it up."""

    async def how(town: Town) -> Call:
        await add_ended(town.bot, town.server, ("Althaia", "Bion"))
        return Call(town.users[0], town.perikles.thread, says)

    return how


async def watching(town: Town) -> Call:
    return Call(town.users[3], town.perikles.thread, "You watch Perikles 1 from now on")


HOW: dict[str, How] = {
    "ahead leave": leave_ahead,
    "ahead show": by_gamemaster("Orders you have left ahead", "agora"),
    "ahead drop": drop_ahead,
    "ahead late": by_gamemaster("some minutes after", "agora", late=True),
    "table new": by_gamemaster("is open", "agora", game="antike"),
    "table join": at_new_table("You have seat"),
    "table seat": at_new_table("You have seat", number=2),
    "table leave": at_new_table("You have left", seated=1),
    "table start": at_new_table("has started", seated=3),
    "table cancel": at_new_table("cancelled"),
    "table list": by_gamemaster("**Table"),
    "table show": by_gamemaster("Althaia"),
    "table resign": by_gamemaster("give up seat"),
    "table seek": by_gamemaster("It is posted in"),
    "moves": by_gamemaster("Table"),
    "tables": by_gamemaster(""),
    "order": order,
    "undo": undo,
    "undo-time": by_gamemaster("10 seconds", seconds="10"),
    "board full": by_gamemaster("after move 1", move=1),
    "board region": by_gamemaster("", region="athens"),
    "board player": by_gamemaster("", player="Gorgo"),
    "board text": by_gamemaster("Athens"),
    "hand": by_gamemaster("You hold no counters.", move=1),
    "log": by_gamemaster("Corinth", move=1),
    "replay": by_gamemaster(""),
    "since": by_gamemaster("What happened", move=0),
    "why": by_gamemaster("Corinth", text="place Corinth"),
    "remind": by_gamemaster(""),
    "nudge": nudge,
    "away": by_gamemaster("", until="3d"),
    "results": look_up("1. Althaia 30"),
    "player": look_up("won (100%)"),
    "watch": watching,
    "talk": by_gamemaster("Here you talk in private", player="Gorgo"),
    "help": by_gamemaster(""),
    "rules": by_gamemaster("order", topic="orders"),
    "gm pause": by_gamemaster("Done", reason="Lunch"),
    "vote resume": by_gamemaster("The others are asked"),
    "gm resume": by_gamemaster("Done"),
    "vote pause": by_gamemaster("The others are asked", reason="Holidays"),
    "vote end": by_gamemaster("The others are asked"),
    "vote pace": by_gamemaster("The others are asked", pace="fast"),
    "vote extend": extend,
    "vote replace": replace,
    "vote undo": ask_for_undo,
    "vote answer": answer_proposal,
    "gm rollback": by_gamemaster("The others are asked", move=0, reason="A mistake"),
    "gm substitute": substitute,
    "gm end": by_gamemaster("Done", reason="Too late"),
    "gm export": export,
    "gm backup": by_gamemaster("backups/keryx-"),
    "gm health": by_gamemaster("Open tables on this server"),
    "keryx ping": by_gamemaster("Pinged for new tables: none"),
    "keryx show": by_gamemaster("Language of new tables"),
    "keryx language": by_gamemaster("English", language="en"),
    "keryx gamemaster": by_gamemaster("Gamemaster"),
    "keryx tables": by_gamemaster("everyone", who="everyone"),
    "keryx images": by_gamemaster("demand", images="demand"),
    "keryx results": by_gamemaster("cannot be looked up", shown=False),
    "privacy results": by_gamemaster("Others can look up your results", shown=True),
    "privacy show": by_gamemaster("keeps"),
    "privacy secrets": by_gamemaster("direct", way="dm"),
    "privacy delete": delete,
    "antike preview": preview,
}
"""In an order in which all of them can be called, one after the other."""
