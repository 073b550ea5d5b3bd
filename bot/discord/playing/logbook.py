"""The log: what happened event by event, with proposals and answers, for everybody who may look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.discord.panels import digest, limits
from bot.discord.panels.digest import BEFORE, FROM, LOG, At, Line, Place, Turn
from bot.discord.playing import proposals_log
from bot.discord.playing.chronicle import Entry, Reading
from bot.discord.playing.show_board import show_long, visible
from bot.discord.playing.starting_points import Start, step_of
from bot.discord.playing.turning import beside, title_of, whose
from bot.discord.texts import commands_in
from bot.keeper.posts import number_told

if TYPE_CHECKING:
    from bot.db import LogRow
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from games.core.decision import Seat
    from games.core.events import Event

LINES = 15
"""Lines on a page, unless others are asked for."""
ROOM = 1900
"""Maximum characters on a page that one turns to: a message is changed in place."""


class Logbook(Reading):
    """Tells every event, and what was proposed and answered before the next move."""

    def __init__(
        self, interaction: Interaction, seen: Live, player: Seat | None, most: int, room: int | None
    ) -> None:
        super().__init__(interaction, seen, player)
        self._most, self._room = most, room
        self._proposals: dict[int, list[str]] | None = None

    async def lines(self, row: LogRow, events: list[Event]) -> list[Line]:
        """Give proposals before the move, the move under its number, and after the last one what is left."""
        beside_it = await self._said() if self.player is None else {}
        number = f"`{self.seen.number_of(row.seq)}`"
        told = [f"{number} {limits.escaped(self.words.event(event))}" for event in events]
        after = beside_it.get(-1, []) if row.seq == self.steps[-1] else []
        return [Line("", text) for text in (*beside_it.get(row.seq, []), *told, *after)]

    async def _said(self) -> dict[int, list[str]]:
        if self._proposals is None:
            store, kept = self.client.store, set(self.steps)
            said = await proposals_log.told(store, self.seen, self.language)
            times = await store.times(self.seen.id) if said else {}
            shown = {seq: at for seq, at in times.items() if seq in kept}
            self._proposals = proposals_log.beside_moves(said, shown)
        return self._proposals

    def fits(self, entries: Sequence[Entry]) -> bool:
        """Say whether so much goes onto a page."""
        texts = [entry.line.text for entry in entries]
        is_short = self._room is None or sum(len(each) + 1 for each in texts) <= self._room
        return len(texts) <= 1 or (len(texts) <= self._most and is_short)


async def show(
    interaction: Interaction, live: Live, most: int | None, start: Start, player: Seat | None = None
) -> None:
    """Show the last of what happened or, if that is asked for, what happened from another place on."""
    seen = await visible(interaction, live)
    step = await step_of(interaction, seen, start)
    reading = Logbook(interaction, seen, player, most or LINES, None)
    if step is None:
        page = await reading.back(At(seen.row.seq + 1, 0))
        turn = Turn(LOG, live.id, BEFORE, At(number_told(seen), 0), None, player)
    else:
        page = await reading.on(At(step, 0))
        turn = Turn(LOG, live.id, FROM, At(seen.number_of(step), 0), None, player)
    await _show(interaction, reading, page, turn)


async def turn(interaction: Interaction, live: Live, turn: Turn) -> None:
    """Show another page."""
    seen = await visible(interaction, live)
    reading = Logbook(interaction, seen, turn.player, LINES, ROOM)
    place = At(seen.seq_of(turn.at.move) or 0, turn.at.line)
    page = await (reading.back(place) if turn.way == BEFORE else reading.on(place))
    await _show(interaction, reading, page, turn)


async def _show(interaction: Interaction, reading: Logbook, page: list[Entry], turn: Turn) -> None:
    seen, language = reading.seen, reading.language
    earlier, later, then = await beside(reading, page, turn)
    note = whose(seen, turn.player, language)
    place = Place(seen.id, title_of(seen, language), "", note, False, earlier, later, then)
    said = [entry.line.text for entry in page] or [commands_in(language).say("log-empty")]
    head = [f"-# {note}"] if note else []
    await show_long(interaction, [*head, *said], digest.log_buttons(place, language))
