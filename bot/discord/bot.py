"""The bot: what it is made of, and how it starts and stops."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.db import Store, StoreUnavailable, UserSettings
from bot.db.models import utc_now
from bot.db.status import GOING_ON
from bot.discord import access, answering, errors, invitation, panels, texts, wire
from bot.discord.clocks import Elapsed, Now
from bot.discord.errands import NO_TABLE, Errands
from bot.discord.panels.proposal_words import ProposalWords
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.playing import presses
from bot.discord.playing.double_press import Given
from bot.discord.playing.left_standing import LeftStanding
from bot.discord.playing.orders_ahead import OrdersAhead
from bot.discord.playing.rate_limit import ORDERS_PER_SECONDS, PAGES_PER_SECONDS, new_rate_limit
from bot.discord.playing.reminding import Reminding
from bot.discord.playing.replaying import Replays
from bot.discord.playing.staging import UNDO_S, Staging
from bot.discord.sending import waiting_line
from bot.discord.sending.outbox import Outbox, Pace
from bot.discord.sending.side_threads import SideThreads
from bot.discord.sending.spacing import OPENINGS, WAKINGS, OldEdits, Spacing
from bot.discord.sending.table_card import Cards
from bot.discord.syncing import Syncing
from bot.discord.translator import Translator
from bot.discord.under_way import UnderWay
from bot.discord.upkeep import Upkeep
from bot.discord.watching import waiting
from bot.discord.watching.listeners import Listeners
from bot.discord.watching.members import Members
from bot.discord.watching.waking import Waker
from bot.keeper import Keeper, clocks, earlier_tables, faults
from bot.keeper.deciding import Deciding
from bot.keeper.errors import Frozen, TableFault
from bot.keeper.gamemaster import Gamemaster
from bot.keeper.lobby import Lobby
from bot.keeper.proposing import Proposals
from bot.operating import metrics
from bot.settings import Settings
from games.text import Words

log = logging.getLogger(__name__)

Interaction = discord.Interaction["KeryxBot"]

GUILD_WAIT_S = 2.0
"""Seconds to wait for another server before the bot is ready."""
LONGEST_LIMIT_S = 30.0
"""Seconds that a call waits for a limit of Discord; for longer ones it fails at once (`RateLimited`)."""


class Tree(app_commands.CommandTree["KeryxBot"]):
    """Commands whose errors all end in one place."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer with what went wrong."""
        await errors.answer(interaction, error)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Answer with the invitation where the bot itself is missing."""
        return await interaction.client.is_member_where(interaction)

    async def _call(self, interaction: Interaction) -> None:
        # discord.py would answer nothing to an autocompletion that failed, and log the text of the error.
        interaction.client.under_way.note()
        try:
            wire.demand_whole_texts(interaction)
            data: Any = interaction.data
            wire.demand_declared(*self._get_app_command_options(data), data.get("resolved", {}))
            if interaction.type is discord.InteractionType.autocomplete:
                await self._complete(interaction)
            else:
                await super()._call(interaction)
        except Exception as error:  # noqa: BLE001 - whatever it is, the one place answers
            await errors.answer(interaction, error)

    async def _complete(self, interaction: Interaction) -> None:
        """Offer what may be typed; it is made from memory, so that it may be made and sent again."""
        data: Any = interaction.data
        command, options = self._get_app_command_options(data)
        focused = wire.focused_as_text(options)
        offer = partial(command._invoke_autocomplete, interaction, focused, interaction.namespace)  # noqa: SLF001
        await answering.give_first(interaction, offer)


class KeryxBot(commands.Bot):
    """Keryx, connected to Discord; everything it knows is in its store."""

    store: Store
    keeper: Keeper
    lobby: Lobby
    gamemaster: Gamemaster
    pictures: Pictures
    replays: Replays
    outbox: Outbox
    staging: Staging
    left_standing: LeftStanding
    orders_ahead: OrdersAhead
    reminding: Reminding
    proposals: Proposals
    cards: Cards
    sides: SideThreads

    def __init__(
        self,
        settings: Settings,
        *,
        cogs: Sequence[str],
        now: Now = utc_now,
        elapsed: Elapsed = time.monotonic,
        pace: Pace | None = None,
        guild_wait: float = GUILD_WAIT_S,
        undo_s: float = UNDO_S,
    ) -> None:
        # Nobody who runs Keryx misses voice.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=invitation.INTENTS,
            allowed_installs=invitation.INSTALLS,
            allowed_contexts=invitation.CONTEXTS,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=guild_wait,
            max_ratelimit_timeout=LONGEST_LIMIT_S,
            http_trace=metrics.trace(),
        )
        self.settings = settings
        self.now = now
        self.elapsed = elapsed
        self.members = Members(elapsed)
        self.errands = Errands()
        self.openings = Spacing(*OPENINGS, elapsed)
        self.wakings = Spacing(*WAKINGS, elapsed)
        self.old_edits = OldEdits(now, elapsed)
        self.waker = Waker(self)
        self.given = Given()
        self.under_way = UnderWay()
        self.rate_limit = new_rate_limit()
        self.order_limit = new_rate_limit(ORDERS_PER_SECONDS)
        self.page_limit = new_rate_limit(PAGES_PER_SECONDS)
        self.syncing = Syncing(self)
        self.lobby_shown: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held by the task that brings the lobby of a table up to date, so that the last sees all changes."""
        self.proposal_shown: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """The same for the message of a proposal."""
        self._pace = pace
        self._undo_s = undo_s
        self._extensions_to_load = tuple(cogs)
        self._is_open = False
        self.is_set_up = False
        """Whether the start is over; until then it is to be broken off before the bot is closed."""

    async def setup_hook(self) -> None:
        """Open the store, take up the tables, begin to send, and make the commands known."""
        self._make_parts(await Store.open(self.settings.database_url, data=self.settings.data))
        await asyncio.to_thread(texts.read_all)
        await self._recall_locales()
        self.keeper.rests = await clocks.read_rests(self.store)
        await self.reminding.start()
        await self._take_up_tables()
        await self._add_parts()
        await self.load_commands()
        self.outbox.start()
        await self.syncing.start()
        await self.staging.start()
        await self.orders_ahead.start()
        self.errands.begin(earlier_tables.archive_all(self.keeper), NO_TABLE)
        self.is_set_up = True

    def _make_parts(self, store: Store) -> None:
        """Make at once all that has to be closed in the end, for the start may be broken off at any point."""
        self.store = store
        self.outbox = Outbox(self, self._pace)
        self.keeper = Keeper(
            store, self.now, self.outbox.wake, waiting.frozen_notice, partial(waiting.set_aside, self)
        )
        self.staging = Staging(self, self._undo_s)
        self.left_standing = LeftStanding(self)
        self.orders_ahead = OrdersAhead(self)
        self.reminding = Reminding(self)
        self.cards = Cards(self)
        self.sides = SideThreads(self)
        self.pictures = Pictures(self.keeper)
        self.replays = Replays(store, self.pictures)
        self.lobby = Lobby(self.keeper)
        self.gamemaster = Gamemaster(self.keeper)
        self.proposals = Proposals(Deciding(self.gamemaster), ProposalWords())
        self._is_open = True

    async def _take_up_tables(self) -> None:
        """Have every table in play in memory, for autocompletion."""
        for row in await self.store.tables(statuses=GOING_ON):
            assert row.id is not None
            try:
                await self.keeper.live(row.id)
            except Frozen as fault:
                log.error("table %s is frozen by fault %s", row.id, fault.facts["fault"])
            except Exception as bug:  # noqa: BLE001 - a save that cannot be read must not stop the others
                faults.report(row.id, bug)

    async def _recall_locales(self) -> None:
        """Know everybody's language, also of those who will sit down at a table only later."""
        known = await self.store.locales()
        self.keeper.locales |= {user: texts.language_for(locale) for user, locale in known.items()}

    async def _add_parts(self) -> None:
        self.add_dynamic_items(*panels.ITEMS)
        await self.add_cog(Listeners(self))
        await self.add_cog(Upkeep(self))

    async def load_commands(self) -> None:
        """Load the commands, so that they can be used, or made known."""
        for name in self._extensions_to_load:
            await self.load_extension(name)
        await self.tree.set_translator(Translator())

    async def on_press(self, interaction: Interaction, component: panels.Pressed) -> None:
        """Do what a component is for; components call this, since panels know nothing above them."""
        if await self.is_member_where(interaction):
            await presses.press(interaction, component)

    async def is_member_where(self, interaction: Interaction) -> bool:
        """Say whether the bot is in the server where somebody asks; if not, answer with its invitation."""
        if not access.is_server_unknown(interaction):
            return True
        await errors.answer(interaction, TableFault("bot-not-in-server", link=self.invite_link()))
        return False

    async def go_on_if_right(self, table: int) -> None:
        """Let a table go on that waited for somebody, if nothing else is in its way."""
        await waiting.resume_if_right(self, table)

    async def on_message(self, _message: discord.Message, /) -> None:
        """Take nothing that people write for a command, even if it mentions the bot."""

    async def on_ready(self) -> None:
        """Say who the bot is, and let posts name who is still waited for."""
        log.info("%s is connected; servers: %s", self.user, len(self.guilds))
        self.errands.begin(waiting_line.take_up(self), NO_TABLE)

    async def on_error(self, event_method: str, /, *_args: object, **_options: object) -> None:
        """Report what went wrong in a listener, without values; at the end of a run it is of no interest."""
        fault = sys.exc_info()[1]
        if isinstance(fault, StoreUnavailable):
            log.error("%s failed: %s", event_method, fault)
        elif fault is not None and not self.is_closed():
            log.error("%s failed: fault %s", event_method, faults.report(None, fault))

    def is_connected(self) -> bool:
        """Say whether Discord's events reach us now."""
        return self.is_ready() and self.ws.open

    async def close(self) -> None:
        """Answer what is under way, stop sending, then leave Discord and close the store."""
        await self.under_way.ended()
        await self.syncing.close()
        if self._is_open:
            await self.staging.close()
            await self.left_standing.close()
            await self.orders_ahead.close()
            await self.outbox.close()
        await self.errands.close()
        await self.waker.close()
        await super().close()
        if self._is_open:
            self._is_open = False
            self.replays.close()
            self.pictures.close()
            await self.store.close()

    def invite_link(self) -> str:
        """Give the address under which a server's administrator invites the bot."""
        assert self.application_id is not None, "the bot is not logged in yet"
        return invitation.link(self.application_id)

    def texts(self, locale: str | discord.Locale | None) -> Words:
        """Give the texts of commands and panels in the language nearest to a locale."""
        return texts.commands_in(texts.language_for(locale))

    def language_of(self, user_id: int) -> str:
        """Give the language that a user's Discord last had, or that of a table of theirs."""
        return self.keeper.locale(user_id)

    async def remember_locale(self, interaction: discord.Interaction) -> None:
        """Keep the language of a user, for messages that nobody asked for."""
        user_id, language = interaction.user.id, texts.language_for(interaction.locale)
        if self.keeper.locales.get(user_id) == language:
            return
        async with self.store.writing() as writer:
            known = await writer.user_settings(user_id)
            await writer.set_user(UserSettings(**known.model_dump() | {"locale": language}))
        self.keeper.locales[user_id] = language
