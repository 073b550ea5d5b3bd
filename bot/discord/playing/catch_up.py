"""What a player has missed, or what happened from any move on: from what they were told, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import File

from bot.discord import access, answering
from bot.discord.panels import digest, limits
from bot.discord.panels.digest import BEFORE, FROM, SINCE, At, EarlierButton, Line, Place, Turn
from bot.discord.playing import logbook, play
from bot.discord.playing.chronicle import Entry, Reading
from bot.discord.playing.rate_limit import keep_page_rate
from bot.discord.playing.reply import language_of, picture_of, where_in, wording_of
from bot.discord.playing.show_board import visible
from bot.discord.playing.starting_points import Start, step_of
from bot.discord.playing.turning import beside, title_of, whose
from bot.discord.sending.layout import Shown
from bot.discord.texts import commands_in
from bot.keeper import history
from bot.keeper.posts import focus_picture, number_told
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
"""Maximum moves of which a player is told first what is about them, the newest."""
MAX_ABOUT = 4
"""Maximum lines about the player, the newest."""


class Missed(NamedTuple):
    """What a player has missed: from a step to another, what of it is about them, and what else there is."""

    since: int
    until: int
    about: list[Line]
    rest: dict[int, list[Event]]


NOTHING = Missed(0, 0, [], {})


class Digest(Reading):
    """Tells what posts tell, phase by phase."""

    def __init__(
        self, interaction: Interaction, seen: Live, player: Seat | None, missed: Missed = NOTHING
    ) -> None:
        super().__init__(interaction, seen, player)
        self._missed, self._past = missed, history.Past(self.client.store, seen.game, seen.id)
        self.about: list[Line] = []
        """What leads the page."""

    async def lines(self, row: LogRow, events: list[Event]) -> list[Line]:
        """Tell it under the heading of its phase; what stands under *About you* is not told again."""
        if row.seq in self._missed.rest:
            events = self._missed.rest[row.seq]
        said = [Shown(limits.escaped).told(each) for each in self.words.told(events)]
        if not said:
            return []
        state = await self._past.at(_before(self.seen, row.seq))
        heading = _heading(self.seen, state, self.language)
        return [Line(heading, each) for each in said]

    def fits(self, entries: Sequence[Entry]) -> bool:
        """Say whether so much goes onto a page."""
        return digest.fits(self.about, [entry.line for entry in entries])


async def press(interaction: Interaction, button: EarlierButton) -> None:
    """Turn to another page."""
    await answering.acknowledge_in_place(interaction)
    keep_page_rate(interaction)
    live = await play.table_of(interaction, button.turn.table)
    access.demand_may_look(interaction, live)
    if button.turn.kind == SINCE:
        await _turn(interaction, live, button.turn)
    else:
        await logbook.turn(interaction, live, button.turn)


async def show(
    interaction: Interaction, live: Live, start: Start | None = None, player: Seat | None = None
) -> None:
    """Show a player what happened since their last move or, if that is asked for, from another place on."""
    seat, seen = access.seat_of(interaction, live), await visible(interaction, live)
    step = None if start is None else await step_of(interaction, seen, start)
    if step is not None:
        reading = Digest(interaction, seen, player)
        turn = Turn(SINCE, live.id, FROM, At(seen.number_of(step), 0), None, player)
        await _show(interaction, live, reading, await reading.on(At(step, 0)), turn)
        return
    own = await _last_own(interaction, seen, seat)
    missed = await _missed(interaction, seen, seat, own, seen.seq) if player is None else NOTHING
    reading = Digest(interaction, seen, player, missed)
    reading.about = missed.about
    page = await reading.back(At(seen.row.seq + 1, 0), At(own, 0))
    # How many moves came since the last that was told is nobody's to count, in an id either.
    span = seen.number_of(own), number_told(seen)
    turn = Turn(SINCE, live.id, BEFORE, At(span[0], 0), span, player)
    files = await _pictures(interaction, seen, seat, own) if page or missed.about else []
    await _show(interaction, live, reading, page, turn, files)


async def _turn(interaction: Interaction, live: Live, turn: Turn) -> None:
    """Show another page; of what one has missed, what is about its reader stands on the newest alone."""
    seat, seen = access.seat_of(interaction, live), await visible(interaction, live)
    missed = NOTHING
    if turn.missed is not None and turn.player is None:
        since, until = (seen.seq_of(each) for each in turn.missed)
        missed = await _missed(interaction, seen, seat, since or 0, until or seen.seq)
    reading = Digest(interaction, seen, turn.player, missed)
    place = At(seen.seq_of(turn.at.move) or 0, turn.at.line)
    page = await (reading.back(place) if turn.way == BEFORE else reading.on(place))
    await _show(interaction, live, reading, page, turn)


async def _show(
    interaction: Interaction,
    live: Live,
    reading: Digest,
    page: list[Entry],
    turn: Turn,
    files: Sequence[File] = (),
) -> None:
    language, seat = reading.language, access.seat_of(interaction, live)
    since = None if turn.missed is None else reading.seen.seq_of(turn.missed[0])
    is_missed = since is not None and (not page or page[0].at.move >= since)
    earlier, later, then = await beside(reading, page, turn)
    place = Place(
        live.id,
        title_of(live, language),
        commands_in(language).say("digest-heading" if is_missed else "digest-what-happened"),
        whose(live, turn.player, language),
        play.is_asked(interaction, live, seat),
        earlier,
        later,
        then,
    )
    lines = [entry.line for entry in page]
    layout = partial(digest.layout, reading.about, lines, place, language)
    await answering.show_panel(interaction, layout, files)


async def _pictures(interaction: Interaction, seen: Live, seat: Seat, own: int) -> list[File]:
    """Draw what the present question is about, with what has changed since the player's last move marked."""
    picture = focus_picture(seen, seat, since=own)
    # Whether there is one depends on what everybody was told, not on what came since under seal.
    return [await picture_of(interaction, seen, picture)] if own < seen.row.posted_seq else []


async def _missed(interaction: Interaction, seen: Live, seat: Seat, since: int, until: int) -> Missed:
    """Read the newest moves from one to another, and part what concerns the player from the rest."""
    store, language = interaction.client.store, language_of(interaction)
    words, view = wording_of(seen, language), seen.game.view(seen.state, seat)
    steps = [seq for seq in seen.trail if since <= seq <= until][-MAX_MOVES:]
    events: dict[int, list[Event]] = {}
    for place in range(0, len(steps), history.READ_AT_ONCE):
        for row in await store.log_of(seen.id, steps[place : place + history.READ_AT_ONCE]):
            await interaction.client.keeper.loop_shares.take()
            events[row.seq] = _news(seen, row, seat, words, view)
    about, rest = _parted(list(events.values()), words, view, commands_in(language).say("digest-about-you"))
    return Missed(since, until, about, dict(zip(events, rest, strict=True)))


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


def _news(seen: Live, row: LogRow, seat: Seat, words: GameWording, view: Any) -> list[Event]:
    """List what a player is told of a move; of their own, not the deed itself, with which it begins."""
    events = told(history.events_of(seen.game, row), seat)
    is_deed = row.seat == seat and events and words.is_about(events[0], view)
    return events[1:] if is_deed else events


def _parted(
    moves: Sequence[list[Event]], words: GameWording, view: Any, heading: str
) -> tuple[list[Line], list[list[Event]]]:
    """Part what concerns the player, the newest of it, from what else there is to tell move by move."""
    about: list[tuple[str, Sequence[Event]]] = []
    for events in moves:
        shown = [each for each in events if _is_told(each, words)]
        groups = [group for group in words.groups(shown) if any(words.is_about(each, view) for each in group)]
        about += [(limits.escaped(words.sentence(group)), group) for group in groups]
    about = about[-MAX_ABOUT:]
    told_already = {id(event) for _, group in about for event in group}
    rest = [[each for each in events if id(each) not in told_already] for events in moves]
    return [Line(heading, text) for text in dict.fromkeys(text for text, _ in about)], rest


def _is_told(event: Event, words: GameWording) -> bool:
    """Say whether an event is for more than the log; of what others were not told, all is."""
    return event.audience is not None or not isinstance(event, words.details)
