"""`/table`: tables are opened, filled, started, listed and given up."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.db import SeatRow, TableRow
from bot.db.status import NOT_OVER, Status
from bot.discord import access
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.discord_codes import THREADS_FULL
from bot.discord.panels import limits
from bot.discord.panels.lobby import place_of
from bot.discord.panels.naming import scenario_name, set_up_of
from bot.discord.panels.pace import absences, clocks_of_others, in_brief, pace_lines
from bot.discord.panels.waiting_reason import in_words
from bot.discord.playing import lobby, show_board
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.sending.lobby_message import refresh
from bot.discord.texts import commands_in, game_name, known_language, language_for
from bot.keeper.errors import TableFault
from bot.keeper.live import names_of
from bot.keeper.lobby import Wish
from bot.keeper.shown import IMAGE_CHOICES
from bot.pace.pace import MAX_BANK, MAX_HOURS, NOTE, OPEN
from cogs import _variants
from cogs._about import PER, RATE, Typed, about, choice, chosen, matching, only_in_servers, params
from cogs._pace import PACES_OFFERED, WHEN_UP_OFFERED, read_pace
from cogs._seat_commands import SeatCommands
from cogs._tables import TO_JOIN, open_tables, server_tables
from games import registry
from games.core.game import Game
from games.text import Words

LANGUAGES = [choice(language) for language in ("en", "de", "el")]
IMAGES = [choice(when) for when in IMAGE_CHOICES]
MAX_OPENING_S = 10.0
"""Seconds to wait for a new table before its opener is told that it will come later."""
GAMES = [choice(game) for game in registry.ids()]


@only_in_servers
class Tables(SeatCommands, group_name="table", group_description=about("table")):
    """Tables before they start, and lists of them."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="new", description=about("table new"))
    @app_commands.describe(
        **params("game", "seats", "scenario", "variants", "language", "images", "play", command="table new"),
        **params("pace", "hours", "bank", "when_up", command="table new"),
    )
    @app_commands.choices(
        game=GAMES, language=LANGUAGES, images=IMAGES, pace=PACES_OFFERED, when_up=WHEN_UP_OFFERED
    )
    @app_commands.checks.cooldown(RATE, PER)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        seats: int | None = None,
        scenario: Typed | None = None,
        variants: Typed | None = None,
        language: str | None = None,
        images: str | None = None,
        play: bool = True,
        pace: str = OPEN,
        hours: app_commands.Range[int, 1, MAX_HOURS] | None = None,
        bank: app_commands.Range[int, 0, MAX_BANK] | None = None,
        when_up: str = NOTE,
    ) -> None:
        """Open a table in this channel, with a thread of its own."""
        await acknowledge(interaction)
        await access.demand_may_create(interaction)
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            await show(interaction, _texts(interaction).say("table-only-in-channel"))
            return
        access.demand_permissions(channel, language_of(interaction))
        chosen = _variants.read(registry.get(game), variants or "", language_of(interaction))
        timed = read_pace(pace, hours, bank, when_up)
        wish = await self._wish(interaction, channel.id, game, seats, scenario, chosen, language, images)
        wish = replace(wish, pace=timed)
        name = interaction.user.display_name if play else None
        table_id, message = await self.bot.lobby.open(wish, name)
        await self.bot.outbox.tried(message, MAX_OPENING_S)
        opening, row = await self.bot.store.outbox_row(message), await self.bot.lobby.row(table_id)
        is_full = opening is not None and any(str(code) in opening.error for code in THREADS_FULL)
        if play:
            await lobby.let_in(self.bot, row, interaction.user)
        await show(interaction, _opened(row, _texts(interaction), is_full=is_full, plays=play))

    async def _wish(
        self,
        interaction: Interaction,
        channel_id: int,
        game: str,
        seats: int | None,
        scenario: str | None,
        variants: tuple[str, ...],
        language: str | None,
        images: str | None,
    ) -> Wish:
        """Fill in what was not said from the game and the server's settings."""
        rules = registry.get(game)
        settings = await self.bot.store.guild_settings(access.server_of(interaction))
        played = _read_scenario(rules, scenario, language_of(interaction))
        return Wish(
            game=game,
            scenario=played,
            seats=_variants.most_seats(rules, played, variants) if seats is None else seats,
            guild_id=access.server_of(interaction),
            channel_id=channel_id,
            gamemaster_id=interaction.user.id,
            language=language or settings.language or _language_here(interaction),
            images=images or settings.images,
            variants=variants,
        )

    @new.autocomplete("seats")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        given = interaction.namespace
        if given.game not in registry.ids():
            return []
        rules = registry.get(given.game)
        played = _scenario_so_far(rules, given.scenario, language_of(interaction))
        return matching(typed, [(str(number), number) for number in rules.seats_for(played)])

    @new.autocomplete("scenario")
    async def _scenarios(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game, seats = interaction.namespace.game, interaction.namespace.seats
        if game not in registry.ids():
            return []
        rules = registry.get(game)
        known = _scenario_names(rules, language_of(interaction))
        fitting = [each for each in known if not isinstance(seats, int) or seats in rules.seats_for(each[1])]
        return matching(typed, fitting)

    @new.autocomplete("variants")
    async def _offer_variants(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        game, seats = interaction.namespace.game, interaction.namespace.seats
        if game not in registry.ids():
            return []
        rules = registry.get(game)
        played = _scenario_so_far(rules, interaction.namespace.scenario, language_of(interaction))
        numbers = [seats] if isinstance(seats, int) else rules.seats_for(played)
        return _variants.offered(rules, played, numbers, typed, language_of(interaction))

    @app_commands.command(name="join", description=about("table join"))
    @app_commands.describe(**params("table", command="table join"))
    @app_commands.autocomplete(table=open_tables)
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Take the first free seat."""
        await acknowledge(interaction)
        row = await self._to_join(interaction, table)
        if row is not None:
            await lobby.join(interaction, row.key)

    @app_commands.command(name="seat", description=about("table seat"))
    @app_commands.describe(**params("number", "table", command="table seat"))
    @app_commands.autocomplete(table=open_tables)
    async def seat(
        self, interaction: Interaction, number: app_commands.Range[int, 1, 6], table: int | None = None
    ) -> None:
        """Take a certain seat, or change to it."""
        await acknowledge(interaction)
        row = await self._to_join(interaction, table)
        if row is not None:
            await lobby.join(interaction, row.key, number - 1)

    async def _to_join(self, interaction: Interaction, table: int | None) -> TableRow | None:
        """Find the table that somebody wants to sit down at; ask if there are several."""
        here = await access.table_here(interaction)
        if table is not None or here is not None:
            return await access.find_row(interaction, table)
        rows = await access.known_tables(interaction, TO_JOIN)
        if len(rows) == 1:
            return rows[0]
        numbers = tuple(str(row.id) for row in rows[-limits.SELECT :])
        key = "table-none-open" if not rows else "table-which-open"
        await show(interaction, _texts(interaction).say(key, tables=numbers))
        return None

    @app_commands.command(name="leave", description=about("table leave"))
    @app_commands.describe(**params("table", command="table leave"))
    @app_commands.autocomplete(table=server_tables)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Give up one's seat before the start."""
        await acknowledge(interaction)
        row = await access.find_row(interaction, table, statuses=(TO_JOIN,))
        await lobby.leave(interaction, row.key)

    @app_commands.command(name="start", description=about("table start"))
    @app_commands.describe(**params("table", command="table start"))
    @app_commands.autocomplete(table=open_tables)
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Start a table with those who sit at it."""
        await acknowledge(interaction)
        row = await self._to_join(interaction, table)
        if row is not None:
            await lobby.start(interaction, row.key)

    @app_commands.command(name="cancel", description=about("table cancel"))
    @app_commands.describe(**params("table", command="table cancel"))
    @app_commands.autocomplete(table=open_tables)
    async def cancel(self, interaction: Interaction, table: int | None = None) -> None:
        """Give up a table before it starts."""
        await acknowledge(interaction)
        row = await self._to_join(interaction, table)
        if row is None:
            return
        await access.demand_gamemaster(interaction, row)
        await self.bot.lobby.cancel(row.key)
        await refresh(self.bot, row.key)
        await show(interaction, _texts(interaction).say("table-given-up", table=str(row.id)))

    @app_commands.command(name="list", description=about("table list"))
    @app_commands.checks.cooldown(RATE, PER)
    async def list_tables(self, interaction: Interaction) -> None:
        """List the tables of the server, but for those in channels that the user does not see."""
        await acknowledge(interaction)
        rows = await access.known_tables(interaction, NOT_OVER)
        texts = _texts(interaction)
        lines = [await self._line(interaction, row, in_brief(row, texts)) for row in reversed(rows)]
        await show_board.show_long(interaction, lines or [texts.say("table-none-here")])

    async def _line(self, interaction: Interaction, row: TableRow, *more: str) -> str:
        texts, seats = _texts(interaction), await self.bot.store.seats(row.key)
        line = texts.say(
            "table-line",
            table=str(row.id),
            game=game_name(row.game, texts.language),
            status=texts.say(f"status-{row.status}"),
            taken=len(seats),
            seats=row.seats,
            thread=place_of(row),
        )
        away = absences(seats, self.bot.keeper.rests, self.bot.now(), texts)
        return " · ".join([line, *set_up_of(row, texts), *more, *away])

    @app_commands.command(name="show", description=about("table show"))
    @app_commands.describe(**params("table", command="table show"))
    @app_commands.autocomplete(table=server_tables)
    async def show_table(self, interaction: Interaction, table: int | None = None) -> None:
        """Say all about a table that everybody may know."""
        await acknowledge(interaction)
        row = await access.find_row(interaction, table)
        seats = await self.bot.store.seats(row.key)
        lines = [await self._line(interaction, row), *_seat_lines(interaction, seats)]
        lines += pace_lines(row, _texts(interaction))
        lines += await self._state_lines(interaction, row)
        if row.note:
            is_number = row.status == Status.FROZEN
            why = row.note if is_number else in_words(row.note, names_of(seats), language_of(interaction))
            lines.append(_texts(interaction).say("table-note", note=why))
        await show(interaction, limits.fitting(lines))

    async def _state_lines(self, interaction: Interaction, row: TableRow) -> list[str]:
        texts = _texts(interaction)
        lines = [texts.say("table-commitment", commitment=row.commitment)]
        if row.status.is_over:
            lines.append(texts.say("table-seed", seed=row.seed.hex()))
        elif row.seq >= 0 and not row.status.stands_still:
            live = await self.bot.keeper.live(row.key)
            wording = live.game.wording(language_of(interaction), live.names)
            waiting = wording.label("waiting-for", seats=tuple(live.waiting_for()))
            now, rests = self.bot.now(), self.bot.keeper.rests
            clocks = clocks_of_others(live, None, rests, now, texts)
            lines[:0] = [limits.escaped(waiting), *clocks]
        return lines


def _scenario_names(game: Game, language: str) -> list[tuple[str, str]]:
    return [(scenario_name(game.id, each, language), each) for each in game.scenarios]


def _read_scenario(game: Game, typed: str | None, language: str) -> str:
    """Read a scenario by its id or its name; left out, it is the game's first."""
    if typed is None:
        return game.scenarios[0]
    known = _scenario_names(game, language)
    found = chosen(typed, known)
    if found is None:
        names = tuple(limits.as_code(name) for name, _ in known)
        raise TableFault("unknown-scenario", scenario=limits.escaped(typed), scenarios=names)
    return found


def _scenario_so_far(game: Game, typed: str | None, language: str) -> str:
    """Give the scenario that is meant while other things are being typed."""
    return chosen(typed or "", _scenario_names(game, language)) or game.scenarios[0]


def _language_here(interaction: Interaction) -> str:
    """Give the language of a table of which nobody said one: its opener's, or else its server's."""
    return known_language(interaction.locale) or language_for(interaction.guild_locale)


def _opened(row: TableRow, texts: Words, *, is_full: bool, plays: bool) -> str:
    """Say what became of a new table: it is open, Discord or a thread is waited for, or it was given up."""
    if row.status == Status.CANCELLED:
        return texts.say("table-not-opened", table=str(row.id))
    later = "table-opens-when-threads-are-fewer" if is_full else "table-opens-later"
    opened = "table-opened-seated" if plays else "table-opened"
    key = opened if row.thread_id is not None else later
    button = commands_in(row.language).say("button-join")
    return texts.say(key, table=str(row.id), thread=place_of(row), button=button, mark=texts.mark(0))


def _seat_lines(interaction: Interaction, seats: list[SeatRow]) -> list[str]:
    texts = _texts(interaction)
    return [
        texts.say(
            "lobby-seat",
            mark=texts.mark(seat.seat),
            name=limits.escaped(seat.name) or texts.say("lobby-forgotten"),
        )
        for seat in seats
    ]


def _texts(interaction: Interaction) -> Words:
    return commands_in(language_of(interaction))


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Tables(bot))
