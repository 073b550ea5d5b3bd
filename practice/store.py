"""The whole state of the practice server, with its look-ups, and how it is written to a file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from practice.model import Account, Channel, ChannelType, Guild, Json, Message
from practice.snowflakes import Snowflake, age_key

T = TypeVar("T")


@dataclass
class Store:
    """Everything that a restart keeps."""

    application_id: Snowflake
    bot_id: Snowflake
    guild: Guild
    accounts: dict[Snowflake, Account] = field(default_factory=dict)
    channels: dict[Snowflake, Channel] = field(default_factory=dict)
    messages: dict[Snowflake, dict[Snowflake, Message]] = field(default_factory=dict)
    """Channel id to its messages by id, oldest first."""
    commands: dict[Snowflake, Json] = field(default_factory=dict)
    read_marks: dict[Snowflake, dict[Snowflake, Snowflake]] = field(default_factory=dict)
    """User id to channel id to the newest message read there."""

    @property
    def bot(self) -> Account:
        """Return the bot's account."""
        return self.accounts[self.bot_id]

    @property
    def bot_is_member(self) -> bool:
        """Tell whether the bot is in the server."""
        return self.bot_id in self.guild.members

    def people(self) -> list[Account]:
        """Return the accounts that people use, in their fixed order."""
        return [account for account in self.accounts.values() if not account.bot]

    def find_account(self, name_or_id: str) -> Account | None:
        """Return an account by id or, ignoring case, by name."""
        if name_or_id in self.accounts:
            return self.accounts[name_or_id]
        wanted = name_or_id.casefold()
        return next((a for a in self.accounts.values() if a.name.casefold() == wanted), None)

    def find_channel(self, name_or_id: str) -> Channel | None:
        """Return a channel or thread by id or by name."""
        if name_or_id in self.channels:
            return self.channels[name_or_id]
        wanted = name_or_id.removeprefix("#")
        return next((c for c in self.channels.values() if c.name == wanted), None)

    def threads_of(self, channel_id: Snowflake) -> list[Channel]:
        """Return the threads under a channel, oldest first."""
        return [c for c in self.channels.values() if c.is_thread and c.parent_id == channel_id]

    def threads(self) -> list[Channel]:
        """Return every thread of the server."""
        return [c for c in self.channels.values() if c.is_thread]

    def text_channels(self) -> list[Channel]:
        """Return the server's channels in the order of the list."""
        found = [c for c in self.channels.values() if c.type == ChannelType.TEXT]
        return sorted(found, key=lambda c: (c.position, age_key(c.id)))

    def find_dm(self, user_id: Snowflake) -> Channel | None:
        """Return the direct conversation between the bot and a user, if it was ever opened."""
        return next((c for c in self.channels.values() if c.is_dm and user_id in c.recipients), None)

    def history(self, channel_id: Snowflake) -> list[Message]:
        """Return a channel's messages, oldest first."""
        return list(self.messages.get(channel_id, {}).values())

    def message(self, channel_id: Snowflake, message_id: Snowflake) -> Message | None:
        """Return one message."""
        return self.messages.get(channel_id, {}).get(message_id)

    def all_messages(self) -> Iterator[Message]:
        """Yield every message of every channel."""
        for by_id in self.messages.values():
            yield from by_id.values()

    def add_message(self, message: Message) -> None:
        """Keep a new message."""
        self.messages.setdefault(message.channel_id, {})[message.id] = message
        channel = self.channels[message.channel_id]
        if not message.is_ephemeral:
            channel.last_message_id = message.id
            channel.total_messages += 1

    def drop_channel(self, channel_id: Snowflake) -> None:
        """Forget a channel and what was said there."""
        self.channels.pop(channel_id, None)
        self.messages.pop(channel_id, None)
        for marks in self.read_marks.values():
            marks.pop(channel_id, None)


def write_store(store: Store, file: Path) -> None:
    """Write the state in one step, so that a crash leaves the old file or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps(asdict(store), ensure_ascii=False), encoding="utf-8")
    draft.replace(file)


def read_store(file: Path) -> Store | None:
    """Read a saved state; None where there is none yet."""
    if not file.exists():
        return None
    return _decode(Store, json.loads(file.read_text(encoding="utf-8")))


def _decode(kind: type[T], data: Json) -> T:
    hints = get_type_hints(kind)
    names = {f.name for f in fields(kind)} & data.keys()  # type: ignore[arg-type]
    return kind(**{name: _value(hints[name], data[name]) for name in names})


def _value(hint: Any, data: Any) -> Any:
    if get_origin(hint) is UnionType:
        inner = next(part for part in get_args(hint) if part is not type(None))
        return None if data is None else _value(inner, data)
    if get_origin(hint) is list:
        return [_value(get_args(hint)[0], item) for item in data]
    if get_origin(hint) is dict:
        return {key: _value(get_args(hint)[1], item) for key, item in data.items()}
    return _decode(hint, data) if isinstance(hint, type) and is_dataclass(hint) else data
