"""What the practice server remembers: plain data that can be written as JSON."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from practice.snowflakes import Snowflake

Json = dict[str, Any]


class ChannelType(IntEnum):
    """The kinds of channel that exist here."""

    TEXT = 0
    DM = 1
    VOICE = 2
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


LISTED = (ChannelType.TEXT, ChannelType.VOICE, ChannelType.ANNOUNCEMENT, ChannelType.FORUM)
"""The channels of a server that are no threads."""


class MessageType(IntEnum):
    """The kinds of message that exist here."""

    DEFAULT = 0
    RECIPIENT_ADD = 1
    PINNED = 6
    MEMBER_JOIN = 7
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    THREAD_STARTER = 21


class MessageFlag(IntFlag):
    """The message flags that mean something here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


@dataclass
class Account:
    """A person, or the bot."""

    id: Snowflake
    name: str
    display_name: str
    bot: bool = False
    locale: str = "en-GB"
    dms_open: bool = True
    has_installed: bool = False
    """A user who has installed the application takes its commands along into every server."""


@dataclass
class Role:
    """A role of the server; the one with the server's own id is @everyone."""

    id: Snowflake
    name: str
    permissions: int
    position: int = 0
    colour: int = 0
    managed_by: Snowflake | None = None
    mentionable: bool = False


@dataclass
class Member:
    """An account's membership of the server."""

    user_id: Snowflake
    joined_at: str
    roles: list[Snowflake] = field(default_factory=list)
    nick: str | None = None


@dataclass
class Guild:
    """A server."""

    id: Snowflake
    name: str
    owner_id: Snowflake
    locale: str = "en-GB"
    system_channel_id: Snowflake | None = None
    """Where newcomers are welcomed."""
    roles: dict[Snowflake, Role] = field(default_factory=dict)
    members: dict[Snowflake, Member] = field(default_factory=dict)
    has_commands_alone: bool = False
    """The application is installed for its commands, without the bot."""


@dataclass
class Overwrite:
    """What a channel grants or denies to one role (type 0) or member (type 1)."""

    id: Snowflake
    type: int
    allow: int = 0
    deny: int = 0


@dataclass
class ThreadState:
    """What a thread has beyond other channels."""

    created_at: str
    archive_timestamp: str
    auto_archive_duration: int = 4320
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[Snowflake, str] = field(default_factory=dict)
    """User id to the time of joining."""


@dataclass
class Channel:
    """A channel of a server, a thread or a direct conversation."""

    id: Snowflake
    type: int
    name: str = ""
    guild_id: Snowflake | None = None
    parent_id: Snowflake | None = None
    owner_id: Snowflake | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[Snowflake] = field(default_factory=list)
    """Both ends of a direct conversation."""
    thread: ThreadState | None = None
    last_message_id: Snowflake | None = None
    last_pin: str | None = None
    total_messages: int = 0

    @property
    def is_thread(self) -> bool:
        """Tell whether this is a thread of either kind."""
        return self.thread is not None

    @property
    def is_private_thread(self) -> bool:
        """Tell whether this thread shows only to those in it."""
        return self.type == ChannelType.PRIVATE_THREAD

    @property
    def is_dm(self) -> bool:
        """Tell whether this is a direct conversation."""
        return self.type == ChannelType.DM


@dataclass
class Attachment:
    """A file of a message; its bytes are on disk."""

    id: Snowflake
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    shown_elsewhere: bool = False
    """An embed or component shows it, so the message does not list it again."""


@dataclass
class Reaction:
    """One emoji under a message and who chose it."""

    emoji: str
    users: list[Snowflake] = field(default_factory=list)


@dataclass
class Message:
    """A message; `only_for` names the one user who sees an ephemeral one."""

    id: Snowflake
    channel_id: Snowflake
    author_id: Snowflake
    timestamp: str
    content: str = ""
    type: int = MessageType.DEFAULT
    flags: int = 0
    edited_timestamp: str | None = None
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    reactions: list[Reaction] = field(default_factory=list)
    mentions: list[Snowflake] = field(default_factory=list)
    mention_roles: list[Snowflake] = field(default_factory=list)
    mention_everyone: bool = False
    nonce: str | None = None
    pinned_at: str | None = None
    reference: Json | None = None
    interaction: Json | None = None
    only_for: Snowflake | None = None
    dismissed: bool = False
    """Put away by the one user who saw it; the bot may still edit it, unseen."""
    tts: bool = False

    @property
    def is_ephemeral(self) -> bool:
        """Tell whether only one user sees this."""
        return self.only_for is not None

    @property
    def is_loading(self) -> bool:
        """Tell whether this stands for an answer that is still to come."""
        return bool(self.flags & MessageFlag.LOADING)
