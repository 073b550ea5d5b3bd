"""The server a newcomer finds: six people of old Greece, two channels, and the bot."""

from __future__ import annotations

from practice import permissions
from practice.clock import Clock
from practice.model import Account, Channel, ChannelType, Guild, Member, Role
from practice.permissions import Permission
from practice.snowflakes import Snowflakes
from practice.store import Store

PEOPLE = ("Aspasia", "Brasidas", "Gorgo", "Damon", "Elpinike", "Zenon")
CHANNELS = (("agora", "Talk, and try the bot's commands"), ("tables", "Tables are opened here"))
BOT_NAME = "Keryx"
GUILD_NAME = "Agora"


def new_world(clock: Clock, ids: Snowflakes, *, bot_permissions: int = permissions.BOT) -> Store:
    """Make the state of a server in which nothing has happened yet."""
    # Applications older than their bots have an id of their own: code that confuses the two is to notice it.
    application_id, bot_id = ids.next(), ids.next()
    guild = Guild(id=ids.next(), name=GUILD_NAME, owner_id="")
    store = Store(application_id=application_id, bot_id=bot_id, guild=guild)
    store.accounts[bot_id] = Account(bot_id, BOT_NAME.lower(), BOT_NAME, bot=True)
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
    _add_people(store, clock, ids)
    _add_bot(store, clock, ids, bot_permissions)
    _add_channels(store, ids)
    return store


def _add_people(store: Store, clock: Clock, ids: Snowflakes) -> None:
    guild = store.guild
    archon = Role(ids.next(), "Archon", int(Permission.MANAGE_GUILD | Permission.MANAGE_THREADS), position=2)
    archon.permissions |= int(Permission.MANAGE_MESSAGES | Permission.KICK_MEMBERS)
    guild.roles[archon.id] = archon
    for name in PEOPLE:
        account = Account(ids.next(), name.lower(), name)
        store.accounts[account.id] = account
        guild.members[account.id] = Member(account.id, clock.timestamp())
    first = store.people()[0]
    guild.members[first.id].roles.append(archon.id)


def _add_bot(store: Store, clock: Clock, ids: Snowflakes, bot_permissions: int) -> None:
    role = Role(ids.next(), BOT_NAME, bot_permissions, position=1, managed_by=store.bot_id)
    # An owner may do everything, which would hide missing permissions: nobody who plays owns the server.
    owner = Account(ids.next(), "prytaneion", "Prytaneion", bot=True)
    store.accounts[owner.id] = owner
    store.guild.owner_id = owner.id
    store.guild.roles[role.id] = role
    store.guild.members[store.bot_id] = Member(store.bot_id, clock.timestamp(), roles=[role.id])


def _add_channels(store: Store, ids: Snowflakes) -> None:
    for position, (name, topic) in enumerate(CHANNELS):
        channel = Channel(
            id=ids.next(),
            type=ChannelType.TEXT,
            name=name,
            topic=topic,
            position=position,
            guild_id=store.guild.id,
        )
        store.channels[channel.id] = channel
