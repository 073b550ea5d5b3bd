"""A whole game of Perikles by four users over the wire; nobody ever receives what only another may know."""

import contextlib
import hashlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from discord import app_commands

import cogs
from bot.cli._wire import Player, open_table
from bot.db import LogRow
from bot.discord.bot import KeryxBot
from bot.discord.pictures import Pictures
from bot.keeper import Live, history
from bot.keeper.lobby import Lobby
from games.core.game import Game
from games.text.wording import kebab
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord.rig import all_sent, direct, play, posted, running
from tests.bot.discord.rig import rows as all_rows

PLAYERS = ("Aspasia", "Gorgo", "Damon", "Elpinike")
LOOK_EVERY = 90
"""After so many answers, everybody looks at all there is to look at."""
FIRST_LOOK = 12
NAMED_ELSEWHERE = "perikles"
"""The one special tile that shares its name with something public: the game."""


class Group:
    """Four people at a table, and the bot that they cannot look into but the test can."""

    def __init__(self, bot: KeryxBot, server: PracticeServer, users: list[User], thread: str) -> None:
        self.bot, self.server, self.users, self.thread = bot, server, users, thread
        self.rng = Random(7)
        self.players = [Player(user, thread, self.rng) for user in users]

    async def live(self) -> Live:
        return await self.bot.keeper.live(1)

    async def play_on(self) -> None:
        """Let one who is asked answer once: by panel, by command or by typed order."""
        live = await self.live()
        seat = self.rng.choice(live.waiting_for())
        style = self.rng.random()
        if style < 0.12:
            assert await self.players[seat].play(answers=1) == 1
        elif style < 0.24:
            await self._by_command(live, seat)
        else:
            await self._by_order(live, seat)
        assert (await self.live()).row.seq > live.row.seq

    async def _by_order(self, live: Live, seat: int) -> None:
        orders = live.game.orders("en", live.names)
        text = orders.write(live.decisions(seat)[0].sample(self.rng))
        await self._answered(seat, await self.users[seat].slash(self.thread, "order", text=text))

    async def _by_command(self, live: Live, seat: int) -> None:
        """Fill a command in with nothing but what is offered while typing."""
        action = live.decisions(seat)[0].sample(self.rng)
        command = f"perikles {kebab(type(action).__name__)}"
        chosen: dict[str, Any] = {}
        for field in type(action).__struct_fields__:
            offered = await self.users[seat].autocomplete(self.thread, command, field, "", **chosen)
            if offered.choices:
                chosen[field] = self.rng.choice(offered.values)
        await self._answered(seat, await self.users[seat].slash(self.thread, command, **chosen))

    async def _answered(self, seat: int, outcome: Any) -> None:
        assert not outcome.failed
        await self.users[seat].answer(outcome)

    # Looking

    async def sight(self, seat: int) -> list[Any]:
        """Give all that a seat can get to see now, as it comes over the wire."""
        player = self.players[seat]
        seen: list[Any] = [_readable(await player.ask())]
        seen += [await self._shown(player.user, command) for command in ("hand", "board text", "log")]
        for command, field in _parameters((await self.live()).game):
            offered = await player.user.autocomplete(self.thread, command, field, "")
            seen.append((command, field, offered.names, offered.values))
        return seen

    async def _shown(self, user: User, command: str) -> Any:
        shown = await user.answer(await user.slash(self.thread, command))
        pictures = [hashlib.sha256(await user.download(each)).hexdigest() for each in shown.pictures]
        return command, _readable(shown), [each.get("description") for each in shown.attachments], pictures

    async def everybody_looks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """What a seat sees is the same in a world where all that it cannot know is otherwise."""
        await all_sent(self.bot, 60)
        for seat in range(len(self.users)):
            here = await self.sight(seat)
            async with self._otherwise(seat, monkeypatch):
                assert await self.sight(seat) == here

    @contextlib.asynccontextmanager
    async def _otherwise(self, seat: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
        live = await self.live()
        state_at = history.state_at

        async def shuffled(store: Any, game: Game, row: Any, seq: int) -> Any:
            return game.resample(await state_at(store, game, row, seq), seat, Random(seq))

        with monkeypatch.context() as patch:
            patch.setattr(history, "state_at", shuffled)
            patch.setattr(self.bot, "pictures", Pictures(self.bot.keeper))
            other = live.game.resample(live.state, seat, Random(99))
            self.bot.keeper.replace(replace(live, state=other))
            try:
                yield
            finally:
                self.bot.pictures.close()
                self.bot.keeper.replace(live)


def _readable(seen: Seen) -> Any:
    """Give what can be read and pressed in a message."""
    parts = [(each.get("label"), each.get("custom_id"), each.get("options")) for each in seen.components]
    return seen.text, parts


def _parameters(game: Game) -> Iterator[tuple[str, str]]:
    for kind in get_args(game.action):
        for field in kind.__struct_fields__[:1]:
            yield f"{game.id} {kebab(kind.__name__)}", field


def received(user: User) -> list[Seen]:
    """List every message that a user was told of, in order."""
    return [Seen(event["message"]) for event in user.received if "message" in event]


@pytest.fixture
async def group(
    server: PracticeServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Group]:
    # People who look at everything twice in a second would be asked to wait.
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)
    async with running(server, tmp_path, cogs=cogs.ALL) as bot, contextlib.AsyncExitStack() as stack:
        bot.lobby = Lobby(bot.keeper, lambda size: bytes(range(size)))
        users = [await stack.enter_async_context(User(server.url, name, timeout=20)) for name in PLAYERS]
        yield Group(bot, server, users, await open_table(users))


async def test_whole_game_of_four(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = 0
    while (await group.live()).waiting_for():
        await group.play_on()
        answers += 1
        if answers % LOOK_EVERY == FIRST_LOOK:
            await group.everybody_looks(monkeypatch)
    await all_sent(group.bot, 60)
    await _check_the_end(group)


async def test_planted_leak_is_found(group: Group, monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody were shown the first seat's hand, looking would tell."""
    await play(group.bot, 1, FIRST_LOOK)
    monkeypatch.setattr("bot.discord.panels.looks.access.seat_of", lambda *_: 0)
    with pytest.raises(AssertionError):
        await group.everybody_looks(monkeypatch)


async def _check_the_end(group: Group) -> None:
    bot, server = group.bot, group.server
    live = await group.live()
    assert live.row.status == "ended"
    log = await bot.store.log(live.id)
    thread = server.store.channels[group.thread].name
    messages = [m.id for m in posted(server, thread)]
    rows = [row for row in await all_rows(bot) if row.target == f"channel:{group.thread}"]
    assert [str(row.message_id) for row in rows] == messages
    for name, seat in zip(PLAYERS, range(len(PLAYERS)), strict=True):
        own = [row for row in await all_rows(bot) if row.target == f"user:{server.user(name).id}"]
        assert [str(row.message_id) for row in own] == [m.id for m in direct(server, name)]
        assert own
        _check_that_no_name_came_too_early(group, live, log, seat)


def _check_that_no_name_came_too_early(group: Group, live: Live, log: list[LogRow], seat: int) -> None:
    """A special tile's name reaches the others when it is played, and not before."""
    words: Any = live.game.wording("en", live.names)
    for other in range(len(PLAYERS)):
        special = live.game.view(live.state, other).special
        if other == seat or special in (None, NAMED_ELSEWHERE):
            continue
        played = [row.at for row in log if row.seat == other and "PlaySpecial" in (row.action or "")]
        since = min(played, default=live.row.ended_at)
        assert since is not None
        naming = [seen for seen in received(group.users[seat]) if words.name(special) in seen.text]
        told = [
            datetime.fromisoformat(seen.raw["edited_timestamp"] or seen.raw["timestamp"]) for seen in naming
        ]
        assert all(at >= since for at in told), special
