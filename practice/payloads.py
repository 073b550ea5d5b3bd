"""Writes the state as Discord's API writes it."""

from __future__ import annotations

from urllib.parse import quote

from practice.files import safe_name
from practice.model import (
    Account,
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Json,
    Member,
    Message,
    Reaction,
    Role,
)
from practice.store import Store

MAX_FILE_BYTES = 10 * 1024 * 1024
_KIND_EXTRAS: dict[int, Json] = {
    ChannelType.VOICE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1},
    ChannelType.FORUM: {
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    },
}
"""What some kinds of channel have beyond others."""


class Payloads:
    """Write objects of one store, with links under one address."""

    def __init__(self, store: Store, url: str) -> None:
        self._store = store
        self.url = url

    def user(self, account: Account) -> Json:
        """Write a user object."""
        return {
            "id": account.id,
            "username": account.name,
            "discriminator": "0" if not account.bot else "0000",
            "global_name": None if account.bot else account.display_name,
            "avatar": None,
            "bot": account.bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "primary_guild": None,
        }

    def current_user(self) -> Json:
        """Write the bot's own user object."""
        extra = {"mfa_enabled": True, "locale": "en-US", "verified": True, "email": None}
        return self.user(self._store.bot) | extra

    def role(self, role: Role) -> Json:
        """Write a role object."""
        written: Json = {
            "id": role.id,
            "name": role.name,
            "color": role.colour,
            "colors": {"primary_color": role.colour, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": role.position,
            "permissions": str(role.permissions),
            "managed": role.managed_by is not None,
            "mentionable": role.mentionable,
            "flags": 0,
        }
        return written | {"tags": {"bot_id": role.managed_by}} if role.managed_by else written

    def bare_member(self, member: Member) -> Json:
        """Write a member object without its user, as messages carry it."""
        return {
            "roles": list(member.roles),
            "nick": member.nick,
            "avatar": None,
            "banner": None,
            "joined_at": member.joined_at,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }

    def member(self, member: Member) -> Json:
        """Write a member object."""
        return self.bare_member(member) | {"user": self.user(self._store.accounts[member.user_id])}

    def channel(self, channel: Channel, *, seen_by: str | None = None) -> Json:
        """Write a channel, thread or direct conversation."""
        if channel.is_dm:
            return self._dm(channel)
        if channel.is_thread:
            return self._thread(channel, seen_by)
        return _KIND_EXTRAS.get(channel.type, {}) | {
            "id": channel.id,
            "type": channel.type,
            "guild_id": channel.guild_id,
            "name": channel.name,
            "topic": channel.topic,
            "position": channel.position,
            "parent_id": channel.parent_id,
            "nsfw": False,
            "rate_limit_per_user": channel.slowmode,
            "last_message_id": channel.last_message_id,
            "last_pin_timestamp": channel.last_pin,
            "flags": 0,
            "permission_overwrites": [
                {"id": o.id, "type": o.type, "allow": str(o.allow), "deny": str(o.deny)}
                for o in channel.overwrites
            ],
        }

    def _dm(self, channel: Channel) -> Json:
        others = [user_id for user_id in channel.recipients if user_id != self._store.bot_id]
        return {
            "id": channel.id,
            "type": ChannelType.DM,
            "last_message_id": channel.last_message_id,
            "last_pin_timestamp": channel.last_pin,
            "flags": 0,
            "recipients": [self.user(self._store.accounts[user_id]) for user_id in others],
        }

    def _thread(self, channel: Channel, seen_by: str | None) -> Json:
        assert channel.thread is not None
        state = channel.thread
        written = {
            "id": channel.id,
            "type": channel.type,
            "guild_id": channel.guild_id,
            "parent_id": channel.parent_id,
            "owner_id": channel.owner_id,
            "name": channel.name,
            "last_message_id": channel.last_message_id,
            "rate_limit_per_user": channel.slowmode,
            "message_count": len(self._store.messages.get(channel.id, {})),
            "total_message_sent": channel.total_messages,
            "member_count": min(len(state.members), 50),
            "flags": 0,
            "thread_metadata": {
                "archived": state.archived,
                "archive_timestamp": state.archive_timestamp,
                "auto_archive_duration": state.auto_archive_duration,
                "locked": state.locked,
                "invitable": state.invitable,
                "create_timestamp": state.created_at,
            },
        }
        if seen_by in state.members:
            written["member"] = self.thread_member(channel, seen_by)
        return written

    def thread_member(self, channel: Channel, user_id: str) -> Json:
        """Write a user's membership of a thread."""
        assert channel.thread is not None
        joined = channel.thread.members[user_id]
        return {"id": channel.id, "user_id": user_id, "join_timestamp": joined, "flags": 0}

    def attachment(self, channel_id: str, attachment: Attachment) -> Json:
        """Write an attachment with the address of its bytes."""
        url = self.attachment_url(channel_id, attachment)
        written: Json = {
            "id": attachment.id,
            "filename": attachment.filename,
            "size": attachment.size,
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.description is not None:
            written["description"] = attachment.description
        if attachment.width is not None:
            written |= {"width": attachment.width, "height": attachment.height}
        return written

    def attachment_url(self, channel_id: str, attachment: Attachment) -> str:
        """Return where the bytes of an attachment are served."""
        name = quote(safe_name(attachment.filename))
        return f"{self.url}/attachments/{channel_id}/{attachment.id}/{name}"

    def _reaction(self, reaction: Reaction) -> Json:
        count = len(reaction.users)
        return {
            "emoji": {"id": None, "name": reaction.emoji},
            "count": count,
            "count_details": {"burst": 0, "normal": count},
            "me": self._store.bot_id in reaction.users,
            "me_burst": False,
            "burst_colors": [],
        }

    def message(self, message: Message) -> Json:
        """Write a message object as REST answers carry it."""
        accounts = self._store.accounts
        written: Json = {
            "id": message.id,
            "channel_id": message.channel_id,
            "type": message.type,
            "author": self.user(accounts[message.author_id]),
            "content": message.content,
            "timestamp": message.timestamp,
            "edited_timestamp": message.edited_timestamp,
            "tts": message.tts,
            "flags": message.flags,
            "pinned": message.pinned_at is not None,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(accounts[user_id]) for user_id in message.mentions],
            "mention_roles": list(message.mention_roles),
            "embeds": message.embeds,
            "components": message.components,
            "attachments": [
                self.attachment(message.channel_id, a) for a in message.attachments if not a.shown_elsewhere
            ],
        }
        return written | self._message_extras(message)

    def _message_extras(self, message: Message) -> Json:
        extras: Json = {}
        if message.reactions:
            extras["reactions"] = [self._reaction(reaction) for reaction in message.reactions]
        if message.reference is not None:
            extras["message_reference"] = message.reference
            extras |= self._referenced(message)
        if message.author_id == self._store.bot_id:
            extras["application_id"] = self._store.application_id
        if message.interaction is not None:
            extras["interaction_metadata"] = message.interaction["metadata"]
            extras["webhook_id"] = self._store.application_id
            if message.interaction.get("named"):
                extras["interaction"] = message.interaction["named"]
        thread = self._store.channels.get(message.id)
        if thread is not None and thread.is_thread:
            extras["thread"] = self.channel(thread)
        return extras

    def _referenced(self, message: Message) -> Json:
        if message.reference is None or "message_id" not in message.reference:
            return {}
        found = self._store.message(message.reference["channel_id"], message.reference["message_id"])
        if found is not None and found.reference is not None:
            # Discord shows one level of reference only.
            return {"referenced_message": self.message(found) | {"referenced_message": None}}
        return {"referenced_message": self.message(found) if found else None}

    def message_event(self, message: Message) -> Json:
        """Write a message as gateway events carry it: with server and membership."""
        written = self.message(message)
        channel = self._store.channels[message.channel_id]
        if channel.guild_id is not None:
            written["guild_id"] = channel.guild_id
            member = self._store.member_of(channel, message.author_id)
            if member is not None:
                written["member"] = self.bare_member(member)
        if message.nonce is not None:
            written["nonce"] = message.nonce
        return written

    def guild(self, guild: Guild) -> Json:
        """Write the server as REST answers carry it."""
        return {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "description": None,
            "splash": None,
            "discovery_splash": None,
            "features": [],
            "emojis": [],
            "stickers": [],
            "banner": None,
            "owner_id": guild.owner_id,
            "region": "loopback",
            "application_id": None,
            "afk_channel_id": None,
            "afk_timeout": 300,
            "system_channel_id": guild.system_channel_id,
            "system_channel_flags": 0,
            "widget_enabled": False,
            "verification_level": 0,
            "default_message_notifications": 0,
            "mfa_level": 0,
            "explicit_content_filter": 0,
            "max_members": 500000,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "nsfw_level": 0,
            "premium_progress_bar_enabled": False,
            "nsfw": False,
            "home_header": None,
            "incidents_data": None,
            "max_presences": None,
            "max_stage_video_channel_users": 50,
            "max_video_channel_users": 25,
            "safety_alerts_channel_id": None,
            "widget_channel_id": None,
            "roles": [self.role(role) for role in guild.roles.values()],
        }
