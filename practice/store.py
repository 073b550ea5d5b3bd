"""The whole state of the practice server, with its look-ups."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from practice.model import LISTED, Account, Channel, Guild, Json, Member, Message
from practice.snowflakes import Snowflake, age_key


@dataclass
class Store:
    """Everything that a restart keeps."""

    application_id: Snowflake
    bot_id: Snowflake
    guild: Guild
    """The server in which newcomers begin."""
    other_guilds: dict[Snowflake, Guild] = field(default_factory=dict)
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

    def guilds(self) -> list[Guild]:
        """Return all servers."""
        return [self.guild, *self.other_guilds.values()]

    def bot_guilds(self) -> list[Guild]:
        """Return the servers that the bot is in."""
        return [guild for guild in self.guilds() if self.bot_id in guild.members]

    def find_guild(self, name_or_id: str) -> Guild | None:
        """Return a server by id or by name."""
        return next((g for g in self.guilds() if name_or_id in (g.id, g.name)), None)

    def guild_of(self, channel: Channel) -> Guild:
        """Return the server of a channel or thread."""
        return next(guild for guild in self.guilds() if guild.id == channel.guild_id)

    def member_of(self, channel: Channel, user_id: Snowflake) -> Member | None:
        """Return someone's membership of a channel's server; none in direct conversations."""
        return self.guild_of(channel).members.get(user_id) if channel.guild_id else None

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
        """Return every thread."""
        return [c for c in self.channels.values() if c.is_thread]

    def active_threads(self, guild: Guild) -> list[Channel]:
        """Return a server's threads that are not archived."""
        return [t for t in self.threads() if t.guild_id == guild.id and t.thread and not t.thread.archived]

    def listed_channels(self, guild: Guild) -> list[Channel]:
        """Return a server's channels in the order of the list."""
        found = [c for c in self.channels.values() if c.type in LISTED and c.guild_id == guild.id]
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
