"""A table on the practice server, its players, and what they do to it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import discord

from bot.discord.bot import KeryxBot
from bot.discord.panels import table
from bot.keeper import Live, history
from bot.keeper.lobby import Wish
from bot.keeper.posts import number_told
from games.core import codec
from games.core.decision import Action
from practice import PracticeServer, User
from practice.seen import Outcome, Seen
from tests.bot.discord import rig


@dataclass
class House:
    """A started table of Perikles and its players, in the order of their seats."""

    bot: KeryxBot
    server: PracticeServer
    users: list[User]
    table: int
    thread: str

    async def live(self) -> Live:
        return await self.bot.keeper.live(self.table)

    async def altered(self) -> Any:
        """Give a state to alter: what is asked in it is found out anew."""
        live = await self.live()
        state = codec.copy(live.state)
        self.bot.keeper.replace(replace(live, state=state))
        return state

    async def look_after(self, user: User) -> User:
        """Let somebody who does not play look after the table."""
        async with self.bot.store.writing() as writer:
            await writer.update_table(self.table, gamemaster_id=int(await user.id()))
        self.bot.keeper.forget(self.table)
        await self.live()
        return user

    async def asked(self) -> User:
        """Give the player who is asked first."""
        return self.users[(await self.live()).waiting_for()[0]]

    async def other(self) -> User:
        """Give a player who is not asked."""
        waiting = (await self.live()).waiting_for()
        return next(user for seat, user in enumerate(self.users) if seat not in waiting)

    async def wait_long(self) -> None:
        """Let those who are asked have had a day already."""
        clocks = (await self.live()).clocks
        for seat, clock in clocks.items():
            if clock.since is not None:
                clocks[seat] = replace(clock, since=clock.since - timedelta(days=1))

    async def say(self, user: User, command: str, /, **options: Any) -> Seen:
        """Use a slash command in the thread and give the private answer to it."""
        return await user.answer(await user.slash(self.thread, command, **options))

    async def press(self, user: User, message: Seen, button: str) -> Seen:
        """Press a button and give the answer: the same message, changed, or a new one."""
        return await self.after(user, await user.press(message, button), message)

    async def after(self, user: User, outcome: Outcome, message: Seen) -> Seen:
        """Give what an interaction with a message was answered with, once the bot is done."""
        if outcome.kind == "deferred" and outcome.message_id not in (None, message.id):
            return await user.answer(outcome)
        before = message.raw["edited_timestamp"]
        return await user.wait_for_message(
            message.channel_id, lambda m: m.id == message.id and m.raw["edited_timestamp"] != before
        )

    async def panel(self) -> Seen:
        """Give the newest post in the thread that has buttons."""
        await rig.all_sent(self.bot)
        return await self.users[0].wait_for_message(
            self.thread, lambda m: m.components and not m.is_ephemeral
        )

    async def old_panel(self) -> Seen:
        """Give a post of before with the buttons that stood under every board then."""
        await rig.all_sent(self.bot)
        live, view = await self.live(), discord.ui.View(timeout=None)
        for part, label in OLD_LABELS.items():
            view.add_item(table.TableButton(live.id, number_told(live), part, label))
        await self.bot.get_partial_messageable(int(self.thread)).send("An old post", view=view)
        return await self.users[0].wait_for_message(self.thread, lambda m: m.text == "An old post")

    async def play(self, *actions: Action) -> None:
        """Carry out actions of whoever is asked, without Discord."""
        for action in actions:
            seat = (await self.live()).waiting_for()[0]
            await self.bot.keeper.submit(self.table, seat, [action])

    async def play_until(self, question: str, *, seed: int = 0) -> None:
        """Play at random until somebody is asked something certain."""
        await rig.leap(self.bot, self.table, rig.Asks(question), seed * 1000)

    async def in_the_midst_of_a_turn(self) -> Live:
        """Play until somebody has made a step that shows on the board, and the others are not told of yet."""
        for seed in range(400):
            live = await rig.play(self.bot, self.table, 1, seed)
            if live.may_undo(live.waiting_for()[0]) and await self._shows(live):
                await rig.all_sent(self.bot)
                return live
        raise LookupError("no such turn came up")

    async def _shows(self, live: Live) -> bool:
        told = await history.state_at(self.bot.store, live.game, live.row, live.row.posted_seq)
        return bool(live.game.view(told, None) != live.game.view(live.state, None))


OLD_LABELS = {
    "move": "Your move",
    "hand": "My hand",
    "undo": "Undo",
    "board": "Board",
    "text": "Board as text",
}


async def open_house(
    bot: KeryxBot,
    server: PracticeServer,
    users: Sequence[User],
    game: str = "perikles",
    scenario: str = "standard",
    variants: Sequence[str] = (),
    images: str = "focus",
) -> House:
    """Start a table of any game in a thread of its own."""
    guild, channel = int(server.store.guild.id), int(server.channel("tables").id)
    gamemaster = int(await users[0].id())
    wish = Wish(game, scenario, len(users), guild, channel, gamemaster, "en", images, tuple(variants))
    row = await bot.lobby.new(wish)
    assert row.id is not None
    place = bot.get_channel(channel)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name=f"table-{row.id}", type=discord.ChannelType.public_thread)
    await bot.lobby.remember(row.id, thread_id=thread.id)
    for user in users:
        await bot.lobby.join(row.id, int(await user.id()), user.name)
    await bot.lobby.start(row.id)
    return House(bot, server, list(users), row.id, str(thread.id))


def labels(message: Seen) -> list[str]:
    """Give the labels of buttons and the options of menus."""
    found: list[str] = []
    for component in message.components:
        if "options" in component:
            found += [option["label"] for option in component["options"]]
        else:
            found.append(component["label"])
    return found
