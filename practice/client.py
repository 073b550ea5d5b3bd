"""A user for tests: does over the wire exactly what the page does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from types import TracebackType
from typing import Any, Self, TypeVar

import aiohttp

from practice.model import Json
from practice.operations.mistake import Mistake
from practice.seen import Outcome, Seen

PREFIX = "/practice/api/users/"
TIMEOUT = 20.0
T = TypeVar("T")
MESSAGE_EVENTS = ("message", "message_edit")
Check = Callable[[Seen], object]
Read = Callable[[], Awaitable[Json | None]]


class User:
    """One of the people: `async with User(server.url, "Daphnis") as daphnis: ...`.

    Whatever is waited for, is waited for no longer than `timeout` seconds. What the real client
    would not let a person do raises `Mistake`.
    """

    def __init__(self, url: str, name: str, *, timeout: float = TIMEOUT) -> None:
        self.name = name
        self.url = url
        self.timeout = timeout
        self.received: list[Json] = []
        """Every event this user was told, for tests of secrecy."""
        self._id = ""
        self._session: aiohttp.ClientSession
        self._listener: asyncio.Task[None]
        self._news = asyncio.Condition()
        self._listening = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession()
        self._listener = asyncio.create_task(self._listen())
        await asyncio.wait_for(self._listening.wait(), self.timeout)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.cancel()
        await asyncio.gather(self._listener, return_exceptions=True)
        await self._session.close()

    async def _listen(self) -> None:
        async with self._session.ws_connect(f"{self.url}{PREFIX}{self.name}/events") as socket:
            self._listening.set()
            async for message in socket:
                async with self._news:
                    self.received.append(message.json())
                    self._news.notify_all()

    async def _get(self, path: str, **query: Any) -> Json:
        async with self._session.get(f"{self.url}{PREFIX}{self.name}/{path}", params=query) as response:
            return _checked(await response.json())

    async def _post(self, path: str, body: Json) -> Json:
        async with self._session.post(f"{self.url}{PREFIX}{self.name}/{path}", json=body) as response:
            return _checked(await response.json())

    async def state(self) -> Json:
        """Return what the page shows around the messages."""
        return await self._get("state")

    async def id(self) -> str:
        """Return this user's id."""
        self._id = self._id or str((await self.state())["me"]["id"])
        return self._id

    async def channels(self) -> list[Json]:
        """Return the channels, threads and direct conversations this user sees."""
        return list((await self.state())["channels"])

    async def threads(self) -> list[Json]:
        """Return the threads this user sees."""
        return [channel for channel in await self.channels() if channel["parent_id"]]

    async def messages(self, channel: str, *, limit: int = 200) -> list[Seen]:
        """Return a channel's messages, oldest first, with this user's ephemeral ones."""
        return _seen(await self._read(channel, limit))

    async def _read(self, channel: str, limit: int = 200) -> Json:
        return await self._get(f"channels/{_path(channel)}/messages", limit=limit)

    async def ephemerals(self, channel: str) -> list[Seen]:
        """Return the messages of a channel that only this user sees."""
        return [message for message in await self.messages(channel) if message.is_ephemeral]

    async def dms(self) -> list[Seen]:
        """Return what the bot wrote to this user directly."""
        found = [channel["id"] for channel in await self.channels() if channel["type"] == 1]
        return await self.messages(found[0]) if found else []

    async def say(self, channel: str, content: str) -> Seen:
        """Type a message."""
        return Seen((await self._post(f"channels/{_path(channel)}/send", {"content": content}))["message"])

    async def open_dm(self) -> str:
        """Open the direct conversation with the bot and return its id."""
        return str((await self._post("dm", {}))["channel_id"])

    async def slash(self, channel: str, command: str, /, **options: Any) -> Outcome:
        """Use a slash command, written without the slash: "table new"."""
        name, *path = command.split()
        body = {"channel": channel, "command": name, "path": path, "options": options}
        return Outcome.from_json(await self._post("interactions/command", body), channel)

    async def autocomplete(
        self, channel: str, command: str, focused: str, typed: str = "", /, **options: Any
    ) -> Outcome:
        """Ask for the choices of an option while typing it."""
        name, *path = command.split()
        body: Json = {"channel": channel, "command": name, "path": path, "focused": focused}
        body["options"] = options | {focused: typed}
        return Outcome.from_json(await self._post("interactions/autocomplete", body), channel)

    async def press(self, message: Seen, button: str) -> Outcome:
        """Press a button by its label, custom_id or beginning of a custom_id."""
        return await self._use(message, message.button(button)["custom_id"])

    async def select(self, message: Seen, *values: str, menu: str | None = None) -> Outcome:
        """Choose values from a select."""
        return await self._use(message, message.menu(menu)["custom_id"], list(values))

    async def use(self, message: Seen, custom_id: str, values: list[str] | None = None) -> Outcome:
        """Use a component by its custom_id as the message showed it, even if it has changed since."""
        return await self._use(message, custom_id, values)

    async def _use(self, message: Seen, custom_id: str, values: list[str] | None = None) -> Outcome:
        body: Json = {"channel": message.channel_id, "message_id": message.id, "custom_id": custom_id}
        answer = await self._post("interactions/component", body | {"values": values})
        return Outcome.from_json(answer, message.channel_id)

    async def submit_modal(self, opened: Outcome, values: Mapping[str, Any]) -> Outcome:
        """Fill the modal that an interaction was answered with; values are by custom_id."""
        body = {"interaction_id": opened.interaction_id, "values": dict(values)}
        return Outcome.from_json(await self._post("interactions/modal", body), opened.channel_id)

    async def answer(self, outcome: Outcome) -> Seen:
        """Return the message an interaction was answered with, once the bot has stopped thinking."""
        if outcome.message_id is None:
            raise LookupError(f"the interaction was answered with {outcome.kind!r}, not with a message")
        return await self.wait_for_message(
            outcome.channel_id, lambda m: m.id == outcome.message_id and not m.is_loading
        )

    async def wait_for_message(self, channel: str, check: Check) -> Seen:
        """Return the newest message of a channel that passes a check, when there is one.

        The channel may be one that does not exist yet, such as a thread about to be begun.
        """

        async def read() -> Json | None:
            try:
                return await self._read(channel)
            except Mistake:
                return None

        return await self._wait(read, check, f"a message in {channel}")

    async def wait_for_dm(self, check: Check) -> Seen:
        """Return the newest direct message that passes a check, when there is one."""

        async def read() -> Json | None:
            found = [channel["id"] for channel in await self.channels() if channel["type"] == 1]
            return await self._read(found[0]) if found else None

        return await self._wait(read, check, "a direct message")

    async def _wait(self, read: Read, check: Check, what: str) -> Seen:
        try:
            async with asyncio.timeout(self.timeout):
                return await self._find(read, check)
        except TimeoutError:
            latest = [str(event)[:300] for event in self.received[-3:]]
            raise TimeoutError(
                f"{self.name} waited {self.timeout} s for {what}; heard last: {latest}"
            ) from None

    async def _find(self, read: Read, check: Check) -> Seen:
        channel_id: str | None = None
        found: list[Seen] = []
        while True:
            heard = len(self.received)
            if channel_id is None and (page := await read()) is not None:
                channel_id, found = str(page["channel_id"]), _seen(page)
            for message in reversed(found):
                if check(message):
                    return message
            events = await self._events_after(heard)
            changed = [Seen(event["message"]) for event in events if event["type"] in MESSAGE_EVENTS]
            found = [message for message in changed if message.channel_id == channel_id]

    async def _events_after(self, heard: int) -> list[Json]:
        async with self._news:
            await self._news.wait_for(lambda: len(self.received) > heard)
            return self.received[heard:]

    async def wait_until(self, look: Callable[[], Awaitable[T | None]]) -> T:
        """Look again after every event until something is found."""
        async with asyncio.timeout(self.timeout):
            while True:
                heard = len(self.received)
                found = await look()
                if found is not None:
                    return found
                await self._events_after(heard)

    async def seat_others(
        self, channel: str | None = None, *, at_most: int | None = None, me: bool = False
    ) -> list[str]:
        """Have the others press the newest lobby's join button, best one near a channel; return who did.

        If asked, this user presses it first.
        """
        body: Json = {"me": me, "channel": channel}
        body |= {} if at_most is None else {"at_most": at_most}
        return list((await self._post("seat-others", body))["pressed"])

    async def set_locale(self, locale: str) -> None:
        """Change this user's language: en-GB, de or el."""
        await self._post("settings", {"locale": locale})

    async def close_dms(self) -> None:
        """Take no more direct messages."""
        await self._post("settings", {"dms_open": False})

    async def open_dms(self) -> None:
        """Take direct messages again."""
        await self._post("settings", {"dms_open": True})

    async def join_thread(self, thread: str) -> None:
        """Join a thread."""
        await self._post(f"channels/{_path(thread)}/join", {})

    async def leave_thread(self, thread: str) -> None:
        """Leave a thread."""
        await self._post(f"channels/{_path(thread)}/leave", {})

    async def mark_read(self, channel: str, message_id: str | None = None) -> None:
        """Note that a channel is read, up to a message or to its end."""
        await self._post(f"channels/{_path(channel)}/read", {"message_id": message_id})

    async def dismiss(self, message: Seen) -> None:
        """Put away an ephemeral message."""
        await self._post(f"channels/{message.channel_id}/dismiss", {"message_id": message.id})

    async def react(self, message: Seen, emoji: str) -> None:
        """Add a reaction, or take it back."""
        await self._post(f"channels/{message.channel_id}/react", {"message_id": message.id, "emoji": emoji})

    async def leave_server(self, guild: str | None = None) -> None:
        """Leave a server, by default the one in which all began."""
        await self._post("leave", {"guild": guild})

    async def rejoin_server(self, guild: str | None = None) -> None:
        """Come into a server, by default back into the one in which all began."""
        await self._post("join", {"guild": guild})

    async def install_bot(self) -> None:
        """Install the application for oneself: its commands for users are there in every server."""
        await self._post("settings", {"has_installed": True})

    async def open_post(self, forum: str, title: str, content: str) -> str:
        """Open a post of a forum and return its id."""
        body = {"title": title, "content": content}
        return str((await self._post(f"channels/{_path(forum)}/post", body))["channel_id"])

    async def kick(self, name: str) -> None:
        """Put someone out of the server."""
        await self._post("kick", {"user": name})

    async def download(self, picture: Json) -> bytes:
        """Return the bytes of an attachment or picture."""
        async with self._session.get(picture["url"]) as response:
            response.raise_for_status()
            return await response.read()


def _seen(page: Json) -> list[Seen]:
    return [Seen(raw) for raw in page["messages"]]


def _path(channel: str) -> str:
    return channel.removeprefix("#")


def _checked(answer: Json) -> Json:
    if "error" in answer:
        raise Mistake(answer["error"])
    return answer
