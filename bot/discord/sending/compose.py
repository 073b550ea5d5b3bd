"""From a row of the outbox to a message of Discord's, and back: is it there already?"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.db import OutboxRow, SeatRow, StoreUnavailable, TableRow
from bot.discord import access
from bot.discord.command_mentions import without_mentions
from bot.discord.panels.arrange import LETTER
from bot.discord.panels.limits import escaped, fitting, shortened
from bot.discord.panels.proposal import proposal_view
from bot.discord.panels.question import asked_in_bold, question_panel
from bot.discord.panels.reminding import digest_view, letter_view, tables_button
from bot.discord.panels.report import Moves, Sheet, Texts, report_layout
from bot.discord.panels.shown import pictures_of, said_in
from bot.discord.panels.table import table_panel
from bot.discord.panels.watch import news_view
from bot.discord.pictures.picture_cache import Drawn, filename_of
from bot.discord.sending import layout
from bot.discord.sending.spacing import NotYet
from bot.discord.texts import DEFAULT, commands_in, game_in, game_name, lifecycle_in
from bot.keeper import faults
from bot.keeper.errors import TableFault
from bot.keeper.live import names_of
from bot.keeper.message import ROUND, Digest, Direct, News, Payload, Picture, Post, Report, read_message
from games.text import Words

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from bot.keeper import Live

MAX_CONTENT = 2000
MAX_ALT = 1024
CLOCKS_APART = timedelta(seconds=30)
"""By how much our clock and Discord's may differ."""
NONCE_HOLDS = timedelta(minutes=2)
"""How long Discord surely recognises a message that is sent again; we look for older ones."""
SERVER_WAIT_S = 60.0
"""Seconds until it is asked again who is in a server that cannot be reached."""
LOOKED_THROUGH = 100
"""How many messages of a channel are looked through for one."""

_MENTION = re.compile(r"<@\d+>")


class Withheld(Exception):
    """A private message whose addressee no longer sits in the seat it is about."""


@dataclass(frozen=True)
class Letter:
    """A message ready to be sent."""

    content: str
    picture: Drawn | None = None
    alt: str = ""
    view: discord.ui.View | discord.ui.LayoutView | None = None
    mentions: Sequence[int] = ()
    whole_text: str = ""
    """The text in full, where it is longer than a message may be."""
    name: str = "keryx"
    silent: bool = False
    """Whether nobody is notified."""

    def arguments(self) -> dict[str, Any]:
        """Give the arguments for sending it; files are made anew for each try."""
        users = [discord.Object(user) for user in self.mentions]
        said = {} if isinstance(self.view, discord.ui.LayoutView) else {"content": self.content}
        arguments: dict[str, Any] = {
            **said,
            "files": self._files(),
            "allowed_mentions": discord.AllowedMentions(everyone=False, roles=False, users=users),
        }
        arguments |= {"silent": True} if self.silent else {}
        return arguments | ({"view": self.view} if self.view is not None else {})

    def _files(self) -> list[discord.File]:
        files = []
        if self.picture is not None:
            png, filename = self.picture
            files.append(discord.File(io.BytesIO(png), filename, description=self.alt or None))
        if self.whole_text:
            files.append(discord.File(io.BytesIO(self.whole_text.encode()), f"{self.name}.txt"))
        return files


@dataclass(frozen=True)
class Draft:
    """A row of the outbox, read, with what it will say."""

    row: OutboxRow
    payload: Payload
    lines: Sequence[str]
    closing: str = ""
    mentions: Sequence[int] = ()
    in_full: str = ""
    """The same for a file, where it is too long: users by their names, nothing that Discord would format."""
    language: str = "en"
    left_out: bool = False
    """Whether the lines leave something out that the file has."""
    texts: Texts | None = None
    """What a message of the new kind says: such a one has no content."""

    @property
    def text(self) -> str:
        """Give all that is to be said."""
        return "\n\n".join(part for part in ("\n".join(self.lines), self.closing) if part).strip()

    @property
    def content(self) -> str:
        """Give as much of it as one message holds: how it begins, where the rest is, and how it ends."""
        if self.texts is not None:
            return ""
        gap = lifecycle_in(self.language).say("post-in-full")
        return fitting([self.text], MAX_CONTENT, gap)

    @property
    def whole_text(self) -> str:
        """Give the text of the file, where there must be one."""
        if self.texts is not None:
            return ""
        return self.in_full if self.left_out or len(self.text) > MAX_CONTENT else ""


async def read_post(bot: KeryxBot, row: OutboxRow, post: Post) -> Draft:
    """Read what is to be posted in a thread."""
    seats, language = await _company(bot, row.table_key)
    names = names_of(seats)
    shown = layout.Shown(lambda line: _with_plain_names(line, names))
    post = msgspec.structs.replace(post, lines=[*post.lines, *_due(post, names, language)])
    waiting = shown.plain(post.waiting)
    said = f"{post.call} {waiting} {post.foot}"
    unnamed = [mention for user in post.mentions if (mention := f"<@{user}>") not in said]
    closing = " ".join(part for part in (waiting, *unnamed) if part)
    told = [*post.in_full, *post.lines, "", _called(post.waiting, seats)]
    in_full = without_mentions("\n".join(told).strip(), language)
    lines = shown.post(post)
    return Draft(row, post, lines, closing, post.mentions, in_full, language, bool(post.in_full))


def _due(post: Post, names: Sequence[str], language: str) -> list[str]:
    """Say until when those have time who are waited for: one line where that is the same for all."""
    words, times = lifecycle_in(language), dict.fromkeys(until for _, until in post.due)
    if len(times) <= 1:
        return [words.say("post-due", when=f"<t:{until}:f>", left=f"<t:{until}:R>") for until in times]
    return [
        words.say("post-due-of", name=names[seat], when=f"<t:{until}:f>", left=f"<t:{until}:R>")
        for seat, until in post.due
    ]


async def read_report(bot: KeryxBot, row: OutboxRow, report: Report) -> Draft:
    """Read a report: where all of it is too long for a message, it loses its small type; the log has all."""
    seats, language = await _company(bot, row.table_key)
    names = names_of(seats)
    shown = layout.Shown(lambda line: _with_plain_names(line, names))
    texts = shown.report(report)
    return Draft(row, report, texts.whole.splitlines(), language=language, texts=texts)


async def _company(bot: KeryxBot, table_id: int) -> tuple[Sequence[SeatRow], str]:
    """Give the seats of a table and its language.

    Tables that are over leave the memory, but their last post must read the same when it is looked for.
    """
    live = bot.keeper.in_memory(table_id)
    if live is not None:
        return live.seats, live.row.language
    table = await bot.store.table(table_id)
    return await bot.store.seats(table_id), table.language if table is not None else DEFAULT


def _called(line: str, seats: Sequence[SeatRow]) -> str:
    """Name users where no mention would be shown."""
    for seat in seats:
        line = line.replace(f"<@{seat.user_id}>", seat.name)
    return _MENTION.sub("…", line)


def _with_plain_names(line: str, names: Sequence[str]) -> str:
    """Let names show as they are, whatever Discord would make of the signs in them."""
    for name in set(names):
        if name and escaped(name) != name:
            line = line.replace(name, escaped(name))
    return line


async def read_direct(bot: KeryxBot, row: OutboxRow, direct: Direct) -> Draft:
    """Read what is to be said to one user: first what is asked, which is the push.

    Once it says where secrets are shown.
    """
    user_id = row.to.id
    words = lifecycle_in(bot.language_of(user_id))
    live = await bot.keeper.live(row.table_key)
    if live.user_of(direct.seat) != user_id:
        raise Withheld
    place = f"<#{live.row.thread_id or live.row.channel_id}>"
    table = {"game": game_name(live.game.id, words.language), "table": str(live.id), "place": place}
    told = [_with_plain_names(line, live.names) for line in direct.lines]
    lines = [words.say("direct-heading", **table), *told]
    if direct.panel is not None:
        asked = words.say("direct-asked", question=asked_in_bold(told.pop()), **table)
        lines = [asked, *told, words.say("direct-place", **table)]
    settings = await bot.store.user_settings(user_id)
    is_told = settings.told and settings.dm not in ("unknown", "closed")
    button = commands_in(live.row.language).say("button-hand")
    closing = "" if is_told else words.say("direct-told", button=button)
    in_full = without_mentions("\n".join(direct.lines), words.language)
    return Draft(row, direct, lines, closing, in_full=in_full, language=words.language)


async def read_digest(bot: KeryxBot, row: OutboxRow, digest: Digest) -> Draft:
    """Read a reminder; one that comes too late for all of its tables is not sent."""
    user_id = row.to.id
    if not any(_waits(bot, table, seat, user_id) for table, seat in digest.places):
        raise Withheld
    return Draft(row, digest, digest.lines, language=bot.language_of(user_id))


def _waits(bot: KeryxBot, table: int, seat: int, user_id: int) -> bool:
    """Say whether a table still waits for a user."""
    live = bot.keeper.in_memory(table)
    clock = None if live is None or live.user_of(seat) != user_id else live.clocks.get(seat)
    return clock is not None and clock.since is not None


async def read_news(bot: KeryxBot, row: OutboxRow, news: News) -> Draft:
    """Read what somebody is told who watches a table; who may not know of it any more watches it no more."""
    user_id, table = row.to.id, await bot.store.table(row.table_key)
    if table is None or not await _may_watch(bot, table, user_id):
        async with bot.store.writing() as writer:
            await writer.drop_watcher(row.table_key, user_id)
        raise Withheld
    words, names = lifecycle_in(bot.language_of(user_id)), names_of(await bot.store.seats(table.key))
    title = commands_in(words.language).say(
        "inbox-table", game=game_name(table.game, words.language), table=str(table.key)
    )
    place = f"<#{table.thread_id or table.channel_id}>"
    ended = game_in(table.game, words.language).say("table-round", round=news.round)
    heading = words.say("news-heading", about=news.about, title=title, round=ended, place=place)
    lines = [heading, *(_with_plain_names(line, names) for line in news.lines)]
    in_full = without_mentions("\n".join(news.lines), words.language)
    return Draft(row, news, lines, in_full=in_full, language=words.language)


async def _may_watch(bot: KeryxBot, table: TableRow, user_id: int) -> bool:
    """Say whether somebody may still know of a table; while its server is out of reach nobody can tell."""
    guild = bot.get_guild(table.guild_id)
    if guild is not None and guild.unavailable:
        raise NotYet(SERVER_WAIT_S)
    member = await bot.members.find(guild, user_id) if guild is not None else None
    return member is not None and access.is_known_to(bot, member, table)


async def read(bot: KeryxBot, row: OutboxRow) -> Draft:
    """Read a row of the outbox."""
    match read_message(row.payload):
        case Post() as post if row.table_id is None:
            return Draft(row, post, post.lines)
        case Post() as post:
            return await read_post(bot, row, post)
        case Report() as report:
            return await read_report(bot, row, report)
        case Direct() as direct:
            return await read_direct(bot, row, direct)
        case Digest() as digest:
            return await read_digest(bot, row, digest)
        case News() as news:
            return await read_news(bot, row, news)


def may_be_there(bot: KeryxBot, row: OutboxRow) -> bool:
    """Say whether a message may have been sent so long ago that Discord does not recognise it any more."""
    return not timedelta() <= bot.now() - row.created_at <= NONCE_HOLDS


def earliest(bot: KeryxBot, row: OutboxRow) -> datetime | None:
    """Say since when a message may be there; nothing if its own time is of a clock that was set back."""
    return row.created_at - CLOCKS_APART if row.created_at <= bot.now() else None


async def find(bot: KeryxBot, channel: discord.abc.Messageable, draft: Draft) -> discord.Message | None:
    """Look for a message that was sent, although nobody lived to note it.

    One that is noted is another's, even if it has the same words.
    """
    since = earliest(bot, draft.row)
    async for message in channel.history(after=since, limit=LOOKED_THROUGH, oldest_first=False):
        is_ours = message.author == bot.user
        if is_ours and _is_same(message, draft) and not await _is_noted(bot, message, draft.row):
            return message
    return None


async def _is_noted(bot: KeryxBot, message: discord.Message, row: OutboxRow) -> bool:
    return await bot.store.is_noted(row.table_id, message.id)


def _is_same(message: discord.Message, draft: Draft) -> bool:
    picture = draft.payload.picture
    if picture is not None and filename_of(picture) not in [each.filename for each in pictures_of(message)]:
        return False
    if isinstance(draft.payload, Direct):
        # What follows depends on whether the user has been told where secrets are shown.
        return _squeezed(message.content).startswith(_squeezed("\n".join(draft.lines)))
    said = message.content if draft.texts is None else said_in(message.components)
    return _squeezed(said) == _squeezed(draft.content if draft.texts is None else draft.texts.whole)


def _squeezed(text: str) -> str:
    return " ".join(text.split())


async def compose(bot: KeryxBot, draft: Draft) -> Letter:
    """Make the message, with its picture and its buttons as they are now."""
    picture = draft.payload.picture
    drawn = await _picture(bot, draft, picture) if picture is not None else None
    if draft.texts is not None:
        return _layout(draft, draft.texts, drawn)
    view, facts = await _usable(bot, draft)
    with_facts = "\n".join([draft.content, *facts])
    now, rests = bot.now(), bot.keeper.rests
    reader = draft.row.to.user_id
    return Letter(
        content=with_facts if len(with_facts) <= MAX_CONTENT else draft.content,
        picture=drawn,
        alt=shortened(draft.payload.alt, MAX_ALT),
        view=view,
        # Nobody is disturbed at night: in the morning a reminder makes up for the call.
        mentions=[user for user in draft.mentions if not rests.is_night(user, now)],
        silent=reader is not None and rests.is_night(reader, now),
        whole_text=draft.whole_text,
        name=filename_of(picture).removesuffix(".png") if picture is not None else "keryx",
    )


def _layout(draft: Draft, texts: Texts, drawn: Drawn | None) -> Letter:
    """Make a report or a card, with its picture inside."""
    report, alt = draft.payload, shortened(draft.payload.alt, MAX_ALT)
    assert isinstance(report, Report)
    sheet = Sheet(drawn.filename, alt) if drawn is not None else None
    view = report_layout(texts, sheet, _moves(report), draft.language)
    return Letter(content="", picture=drawn, alt=alt, view=view, silent=True)


def _moves(report: Report) -> Moves | None:
    """Say which moves a report is about; one that is told elsewhere has no buttons."""
    if report.panel is None or report.moves is None:
        return None
    return Moves(report.panel.table, *report.moves, report.looks)


async def _picture(bot: KeryxBot, draft: Draft, picture: Picture) -> Drawn | None:
    try:
        return await bot.pictures.draw(picture, await _language(bot, draft, picture))
    except StoreUnavailable:
        raise
    except Exception as bug:  # noqa: BLE001 - the words must arrive even if the picture cannot be drawn
        faults.report(picture.table, bug)
        return None


async def _language(bot: KeryxBot, draft: Draft, picture: Picture) -> str:
    user_id = draft.row.to.user_id
    if user_id is not None:
        return bot.language_of(user_id)
    return (await bot.keeper.live(picture.table)).row.language


def _view_of_letter(row: OutboxRow, payload: Payload, texts: Words) -> discord.ui.View | None:
    if isinstance(payload, Digest):
        return digest_view(texts)
    if isinstance(payload, News):
        return news_view(row.table_key, texts) if payload.about == ROUND else None
    return letter_view(texts) if isinstance(payload, Direct) else None


async def _usable(bot: KeryxBot, draft: Draft) -> tuple[discord.ui.View | None, list[str]]:
    """Give the buttons of a message, and what is to be known of them; from letters, the way to all tables."""
    payload, texts = draft.payload, commands_in(draft.language)
    panel = payload.panel
    if panel is None:
        return _view_of_letter(draft.row, payload, texts), []
    if panel.proposal is not None:
        row = await bot.store.proposal(panel.proposal)
        return (None if row is None else proposal_view(row, draft.language)), []
    try:
        live: Live = await bot.keeper.live(panel.table)
    except TableFault:
        return _view_of_letter(draft.row, payload, texts), []
    if not isinstance(payload, Direct):
        return table_panel(live), []
    asked = None if panel.seat is None else live.find(panel.seat, panel.decision or "")
    if panel.seat is None or asked is None:
        return _view_of_letter(draft.row, payload, texts), []
    user = live.user_of(panel.seat)
    language = live.row.language if user is None else bot.language_of(user)
    letter = question_panel(live, panel.seat, language, asked, LETTER).beside(tables_button(texts))
    return letter.view(), letter.facts
