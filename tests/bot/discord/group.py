"""A group of users at a table who play it over the wire, and look at all that they can get to see."""

import contextlib
import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import cogs
from bot.cli._player import Player
from bot.db import OutboxRow
from bot.discord.bot import KeryxBot
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.playing.rate_limit import new_rate_limit
from bot.keeper import Live, history, looking_back
from bot.keeper.lobby import Lobby
from bot.keeper.message import read_message
from cogs._reading import spelt
from games.core.decision import Action, Decision
from games.core.game import Game
from practice import MovableClock, PracticeServer, User
from practice.seen import Seen
from tests import long
from tests.bot.discord.rig import all_sent, is_over, leap, rows, running

LOOKS = ("hand", "board full", "board text", "log", "since", "tables")
"""The commands that show something of the table."""
LOOKS_BACK = ("hand", "board text", "board player", "since", "log")
"""Those that are tried with an earlier move, and what is offered for it."""
BEGINNING, END = 40, 40
"""After so many answers, a game is leapt over, but for so many moves."""
MOST = 1000
"""Answers that no game takes."""
FEW = 0.12
"""Panels and commands take longer than orders; in a long game few are enough."""


class Group:
    """People at a table, and the bot that they cannot look into but the test can."""

    def __init__(
        self, bot: KeryxBot, server: PracticeServer, users: list[User], thread: str, table: int = 1
    ) -> None:
        self.bot, self.server, self.users, self.thread, self.table = bot, server, users, thread, table
        # Nobody plays as quickly as a test does.
        bot.order_limit = new_rate_limit((10_000, 1.0))
        self.rng = Random(7)
        self.players = [Player(user, thread, self.rng) for user in users]
        self.shares = FEW, FEW
        """How often an answer is given by panel, and how often by command; the others are typed orders."""
        self.ways: Counter[str] = Counter()

    async def live(self) -> Live:
        return await self.bot.keeper.live(self.table)

    async def play_on(self) -> None:
        """Let one who is asked answer once: by panel, by command or by typed order."""
        live = await self.live()
        # Under seal those who have answered are waited for like the others.
        asked = {each.decision.seat for each in live.table().asked() if each.decision.required}
        seat = self.rng.choice(sorted(asked))
        way = self._way()
        self.ways[way] += 1
        if way == "panel":
            assert await self.players[seat].play(answers=1) == 1
        elif way == "command":
            await self._by_command(live, seat)
        else:
            await self.order(seat, self._at_random(live, _required(live, seat)))
        assert (await self.live()).row.seq > live.row.seq

    async def play_to_the_end(self) -> int:
        """Let all answer one after the other; what lies between beginning and end only in a long run.

        Who is waited for is always a person.
        """
        answers = 0
        while waiting := (await self.live()).waiting_for():
            assert {*waiting} <= {*range(len(self.users))}
            if answers == BEGINNING and not long.is_asked():
                await leap(self.bot, self.table, is_over, short_of=END)
            await self.play_on()
            answers += 1
            assert answers < MOST
        await all_sent(self.bot)
        return answers

    def _way(self) -> str:
        by_panel, by_command = self.shares
        weights = (by_panel, by_command, 1 - by_panel - by_command)
        return self.rng.choices(("panel", "command", "order"), weights)[0]

    async def amend(self) -> bool:
        """Let one who has answered answer anew, if the others still think; say whether anyone could."""
        live = await self.live()
        given = [asked.decision for asked in live.table().asked() if not asked.decision.required]
        if given:
            decision = self.rng.choice(given)
            await self.order(decision.seat, self._at_random(live, decision))
            assert (await self.live()).row.seq == live.row.seq + 1
        return bool(given)

    def _at_random(self, live: Live, decision: Decision) -> Action:
        return live.game.random_answer(live.state, decision, self.rng)

    async def order(self, seat: int, action: Action) -> None:
        """Type an action as an order."""
        live = await self.live()
        text = live.game.orders("en", live.names).write(action)
        await self._answered(seat, await self.users[seat].slash(self.thread, "order", text=text))

    async def command(self, seat: int, action: Action) -> None:
        """Give an action by its command."""
        game = (await self.live()).game.id
        name = f"{game} {type(action).command}"
        await self._answered(seat, await self.users[seat].slash(self.thread, name, **typed(action)))

    async def _by_command(self, live: Live, seat: int) -> None:
        """Fill a command in with nothing but what is offered while typing."""
        action = self._at_random(live, _required(live, seat))
        command = f"{live.game.id} {type(action).command}"
        chosen: dict[str, Any] = {}
        for field in type(action).__struct_fields__:
            value, found = getattr(action, field), ""
            for _ in range(max(len(value), 1) if isinstance(value, tuple) else 1):
                so_far = f"{found}, " if found else ""
                offered = await self.users[seat].autocomplete(self.thread, command, field, so_far, **chosen)
                if offered.choices:
                    found = self.rng.choice(offered.values)
            if found:
                chosen[field] = found
        await self._answered(seat, await self.users[seat].slash(self.thread, command, **chosen))

    async def _answered(self, seat: int, outcome: Any) -> None:
        assert not outcome.failed
        if isinstance(self.server.clock, MovableClock):
            # Orders are limited to more than anybody can type, and people take their time.
            self.server.clock.advance(2.0)
        await self.users[seat].answer(outcome)

    # Looking

    async def sight(self, seat: int) -> list[Any]:
        """Give all that a seat can get to see now, as it comes over the wire."""
        player = self.players[seat]
        seen: list[Any] = [_readable(await player.ask())]
        seen += [await self._shown(player.user, command) for command in LOOKS]
        for kind in get_args((await self.live()).game.action):
            seen += await self._offered(player.user, kind)
        return [*seen, *await self._looking_back(player.user)]

    async def _looking_back(self, user: User) -> list[Any]:
        """Give the table as it was half way, as a seat finds it, and what is offered for that."""
        told_of = looking_back.moves_told(await self.live())
        offered = await user.autocomplete(self.thread, "hand", "move", "")
        half = (await self.live()).number_of(told_of[len(told_of) // 2])
        seen: list[Any] = [offered.names, offered.values]
        for command in LOOKS_BACK:
            options = {"player": "1"} if command == "board player" else {}
            shown = await self._shown(user, command, move=half, **options)
            seen.append(shown)
        return seen

    async def _offered(self, user: User, kind: type[Action]) -> list[Any]:
        """Fill in a command field by field, always with the first that is offered; give all that is."""
        game = (await self.live()).game.id
        command = f"{game} {kind.command}"
        chosen: dict[str, Any] = {}
        seen = []
        for field in kind.__struct_fields__:
            offered = await user.autocomplete(self.thread, command, field, "", **chosen)
            seen.append((command, field, offered.names, offered.values))
            chosen |= {field: offered.values[0]} if offered.values else {}
        return seen

    async def _shown(self, user: User, command: str, **options: Any) -> Any:
        shown = await user.answer(await user.slash(self.thread, command, **options))
        pictures = [hashlib.sha256(await user.download(each)).hexdigest() for each in shown.pictures]
        return command, _readable(shown), [each.get("description") for each in shown.attachments], pictures

    async def everybody_looks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """What a seat sees is the same in a world where all that it cannot know is otherwise."""
        await all_sent(self.bot, 60)
        for seat in range(len(self.users)):
            here = await self.sight(seat)
            async with self.otherwise(seat, monkeypatch):
                assert await self.sight(seat) == here

    @contextlib.asynccontextmanager
    async def otherwise(self, seat: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
        live = await self.live()

        def shuffled(look_back: Any) -> Any:
            async def look(store: Any, game: Game, row: Any, seq: int) -> Any:
                return game.resample(await look_back(store, game, row, seq), seat, Random(seq))

            return look

        with monkeypatch.context() as patch:
            patch.setattr(history, "state_at", shuffled(history.state_at))
            patch.setattr(history, "restored", shuffled(history.restored))
            patch.setattr(self.bot, "pictures", Pictures(self.bot.keeper))
            other = live.game.resample(live.state, seat, Random(99))
            self.bot.keeper.replace(replace(live, state=other, asked=None))
            try:
                yield
            finally:
                self.bot.pictures.close()
                self.bot.keeper.replace(live)


def typed(action: Action) -> dict[str, str]:
    """Give an action as it is typed into its command, field by field."""
    kind = type(action)
    return {name: spelt(kind, name, getattr(action, name)) for name in kind.__struct_fields__}


def _required(live: Live, seat: int) -> Decision:
    """Give the first question that a seat holds the others up with."""
    return next(decision for decision in live.decisions(seat) if decision.required)


def _readable(seen: Seen) -> Any:
    """Give what can be read and pressed in a message."""
    parts = [(each.get("label"), each.get("custom_id"), each.get("options")) for each in seen.components]
    return seen.text, parts


def received(user: User) -> list[Seen]:
    """List every message that a user was told of, in order."""
    return [Seen(event["message"]) for event in user.received if "message" in event]


@contextlib.asynccontextmanager
async def company(
    server: PracticeServer, data: Path, names: Sequence[str]
) -> AsyncIterator[tuple[KeryxBot, list[User]]]:
    """Run the bot with all its commands and a known seed, and let people come."""
    async with running(server, data, cogs=cogs.ALL) as bot, contextlib.AsyncExitStack() as stack:
        bot.lobby = Lobby(bot.keeper, lambda size: bytes(range(size)))
        yield bot, [await stack.enter_async_context(User(server.url, name, timeout=20)) for name in names]


def standing(rows: Sequence[OutboxRow], found: Sequence[str]) -> list[str]:
    """List the messages that must be there: all but posts that went because the next told their deeds."""
    gone = [
        row for row in rows if row.kind == "post" and getattr(read_message(row.payload), "passing", False)
    ]
    may_be_gone = {str(row.message_id) for row in gone} - set(found)
    return [number for row in rows if (number := str(row.message_id)) not in may_be_gone]


async def sent_to(bot: KeryxBot, target: str) -> list[OutboxRow]:
    """List the rows of the outbox for a channel or a user."""
    return [row for row in await rows(bot) if row.target == target]
