"""The servers a newcomer finds: six people of old Greece, a few channels, and the bot."""

from __future__ import annotations

from dataclasses import dataclass

from practice import permissions
from practice.clock import Clock
from practice.model import Account, Channel, ChannelType, Guild, Member, Role
from practice.permissions import Permission
from practice.snowflakes import Snowflakes
from practice.store import Store

PEOPLE = ("Althaia", "Bion", "Gorgo", "Daphnis", "Elpinike", "Zenon")
BOT_NAME = "Keryx"


@dataclass(frozen=True)
class Plan:
    """A server to be built; the first of its people manages it."""

    name: str
    locale: str
    people: tuple[str, ...]
    channels: tuple[tuple[str, ChannelType, str], ...]


HOME = Plan(
    "Agora",
    "en-GB",
    PEOPLE,
    (
        ("agora", ChannelType.TEXT, "Talk, and try the bot's commands"),
        ("tables", ChannelType.TEXT, "Tables are opened here"),
    ),
)
OTHER = Plan(
    "Piraeus",
    "el",
    ("Althaia", "Elpinike", "Zenon"),
    (
        ("harbour", ChannelType.TEXT, "Another server, with tables of its own"),
        ("news", ChannelType.ANNOUNCEMENT, "A channel that others can follow"),
        ("assembly", ChannelType.FORUM, "A forum: every post is a thread"),
        ("symposium", ChannelType.VOICE, "The chat of a voice channel"),
    ),
)


def new_world(clock: Clock, ids: Snowflakes, *, bot_permissions: int = permissions.BOT) -> Store:
    """Make the state of servers in which nothing has happened yet."""
    # Applications older than their bots have an id of their own: code that confuses the two is to notice it.
    application_id, bot_id = ids.next(), ids.next()
    home = Guild(id=ids.next(), name=HOME.name, owner_id="", locale=HOME.locale)
    store = Store(application_id=application_id, bot_id=bot_id, guild=home)
    store.accounts[bot_id] = Account(bot_id, BOT_NAME.lower(), BOT_NAME, bot=True)
    for name in PEOPLE:
        account = Account(ids.next(), name.lower(), name)
        store.accounts[account.id] = account
    # An owner may do everything, which would hide missing permissions: nobody who plays owns a server.
    owner = Account(ids.next(), "prytaneion", "Prytaneion", bot=True)
    store.accounts[owner.id] = owner
    other = Guild(id=ids.next(), name=OTHER.name, owner_id="", locale=OTHER.locale)
    store.other_guilds[other.id] = other
    for plan, guild in ((HOME, home), (OTHER, other)):
        guild.owner_id = owner.id
        _build(store, guild, plan, clock, ids, bot_permissions)
    return store


def grant_to_bot(store: Store, bot_permissions: int) -> None:
    """Give the bot what its invitation asks for today, also where it was invited long ago."""
    for guild in store.guilds():
        for role in guild.roles.values():
            if role.managed_by == store.bot_id:
                role.permissions = bot_permissions


def _build(
    store: Store, guild: Guild, plan: Plan, clock: Clock, ids: Snowflakes, bot_permissions: int
) -> None:
    guild.roles[guild.id] = Role(guild.id, "@everyone", permissions.EVERYONE)
    _add_people(store, guild, plan, clock, ids)
    role = Role(ids.next(), BOT_NAME, bot_permissions, position=1, managed_by=store.bot_id)
    guild.roles[role.id] = role
    guild.members[store.bot_id] = Member(store.bot_id, clock.timestamp(), roles=[role.id])
    _add_channels(store, guild, plan, ids)


def _add_people(store: Store, guild: Guild, plan: Plan, clock: Clock, ids: Snowflakes) -> None:
    archon = Role(ids.next(), "Archon", int(Permission.MANAGE_GUILD | Permission.MANAGE_THREADS), position=2)
    archon.permissions |= int(Permission.MANAGE_MESSAGES | Permission.KICK_MEMBERS)
    guild.roles[archon.id] = archon
    members = [account for account in store.people() if account.display_name in plan.people]
    for account in members:
        guild.members[account.id] = Member(account.id, clock.timestamp())
    guild.members[members[0].id].roles.append(archon.id)


def _add_channels(store: Store, guild: Guild, plan: Plan, ids: Snowflakes) -> None:
    for position, (name, kind, topic) in enumerate(plan.channels):
        channel = Channel(
            id=ids.next(), type=kind, name=name, topic=topic, position=position, guild_id=guild.id
        )
        store.channels[channel.id] = channel
