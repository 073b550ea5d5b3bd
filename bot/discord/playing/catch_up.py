"""What a player has missed since their last move, from what they may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import File

from bot.discord import access, answering
from bot.discord.panels import digest, limits
from bot.discord.panels.digest import EarlierButton, Line, Place
from bot.discord.playing import play
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import language_of, picture_of, where_in, wording_of
from bot.discord.playing.show_board import visible
from bot.discord.sending.layout import Shown
from bot.discord.texts import commands_in, game_name
from bot.keeper import history
from bot.keeper.posts import focus_picture
from games.core.agenda import phase_of
from games.core.events import Event
from games.core.game import told

if TYPE_CHECKING:
    from bot.db import LogRow
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from games.core.decision import Seat
    from games.text.wording import GameWording

MAX_MOVES = 150
"""Maximum moves that are told; who has missed more finds the others in the log."""
MAX_ABOUT = 4
"""Maximum lines about the player, the newest."""


class Chapter(NamedTuple):
    """What a move led to, so far as a player is told; under the heading of its phase."""

    heading: str
    events: list[Event]


async def press(interaction: Interaction, button: EarlierButton) -> None:
    """Turn to another page."""
    await answering.acknowledge_in_place(interaction)
    keep_rate(interaction)
    live = await play.table_of(interaction, button.table)
    await show(interaction, live, until=button.until, page=button.page)


async def show(interaction: Interaction, live: Live, *, until: int | None = None, page: int = 0) -> None:
    """Show a player what happened since their last move, up to a move by the number that people see."""
    seat, language = access.seat_of(interaction, live), language_of(interaction)
    seen = await visible(interaction, live)
    last = seen.seq if until is None else min(live.seq_of(until) or seen.seq, seen.seq)
    words, view = wording_of(seen, language), seen.game.view(seen.state, seat)
    chapters = await _chapters(interaction, seen, seat, last)
    about, rest = _parted(chapters, words, view, commands_in(language).say("digest-about-you"))
    lines = _lines(rest, words)
    title = commands_in(language).say(
        "inbox-table", game=game_name(live.game.id, language), table=str(live.id)
    )
    place = Place(live.id, title, live.number_of(last), page, play.is_asked(interaction, live, seat))
    is_newest = page == 0 and last == seen.seq
    files = await _pictures(interaction, seen, seat) if is_newest and (about or lines) else []
    await answering.show_panel(interaction, partial(digest.layout, about, lines, place, language), files)


async def _pictures(interaction: Interaction, seen: Live, seat: Seat) -> list[File]:
    """Draw what the present question is about, with what has changed since the player's last move marked."""
    own = await _last_own(interaction, seen, seat)
    picture = focus_picture(seen, seat, since=own)
    return [await picture_of(interaction, seen, picture)] if own < picture.seq else []


async def _chapters(interaction: Interaction, seen: Live, seat: Seat, last: int) -> list[Chapter]:
    """Read the moves since the player's last one that all were told of, each under its phase."""
    store = interaction.client.store
    own = await _last_own(interaction, seen, seat)
    numbers = [seq for seq in seen.trail if own <= seq <= last][-MAX_MOVES:]
    past = history.Past(store, seen.game, seen.id)
    chapters: list[Chapter] = []
    for row in await store.log_of(seen.id, numbers):
        await interaction.client.keeper.loop_shares.take()
        before = await past.at(_before(seen, row.seq))
        events = _news(seen, row, seat, wording_of(seen, language_of(interaction)))
        chapters.append(Chapter(_heading(seen, before, language_of(interaction)), events))
    return chapters


async def _last_own(interaction: Interaction, seen: Live, seat: Seat) -> int:
    """Find the player's last move that others know of; who has made none has missed all of it."""
    trail = {seq for seq in seen.trail if seq <= seen.row.posted_seq}
    steps = await interaction.client.store.steps(seen.id)
    return max((step.seq for step in steps if step.seat == seat and step.seq in trail), default=0)


def _before(seen: Live, seq: int) -> int:
    """Give the move before one; before the set-up there is none."""
    return max((each for each in seen.trail if each < seq), default=seq)


def _heading(seen: Live, state: Any, language: str) -> str:
    """Name the round and the phase that a state is in."""
    view = seen.game.view(state, None)
    return where_in(seen, view.round, phase_of(state) or view.phase, language)


def _news(seen: Live, row: LogRow, seat: Seat, words: GameWording) -> list[Event]:
    """List what a player is told of a move; of their own, not the deed itself, with which it begins."""
    events = told(history.events_of(seen.game, row), seat)
    view = seen.game.view(seen.state, seat)
    is_deed = row.seat == seat and events and words.is_about(events[0], view)
    return events[1:] if is_deed else events


def _parted(
    chapters: Sequence[Chapter], words: GameWording, view: Any, heading: str
) -> tuple[list[Line], list[Chapter]]:
    """Part what concerns the player, the newest of it, from what else there is to tell phase by phase."""
    about: list[tuple[str, Sequence[Event]]] = []
    for chapter in chapters:
        shown = [each for each in chapter.events if _is_told(each, words)]
        groups = [group for group in words.groups(shown) if any(words.is_about(each, view) for each in group)]
        about += [(limits.escaped(words.sentence(group)), group) for group in groups]
    about = about[-MAX_ABOUT:]
    told_already = {id(event) for _, group in about for event in group}
    rest = [
        chapter._replace(events=[each for each in chapter.events if id(each) not in told_already])
        for chapter in chapters
    ]
    return [Line(heading, text) for text in dict.fromkeys(text for text, _ in about)], rest


def _is_told(event: Event, words: GameWording) -> bool:
    """Say whether an event is for more than the log; of what others were not told, all is."""
    return event.audience is not None or not isinstance(event, words.details)


def _lines(chapters: Sequence[Chapter], words: GameWording) -> list[Line]:
    """Tell phase by phase; what is the same in a phase makes one line."""
    counted: dict[Line, int] = {}
    for chapter in chapters:
        for told_of in words.told(chapter.events):
            line = Line(chapter.heading, Shown(limits.escaped).told(told_of))
            counted[line] = counted.get(line, 0) + 1
    return [
        line if count == 1 else line._replace(text=f"{line.text} (×{count})")
        for line, count in counted.items()
    ]
