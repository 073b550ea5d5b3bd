"""The whole state of the practice server, with its look-ups."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from practice.model import Account, Channel, ChannelType, Guild, Json, Message
from practice.snowflakes import Snowflake, age_key


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
