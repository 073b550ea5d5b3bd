"""Pictures for messages: drawn in a process of their own, from views alone, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

from bot.discord.pictures.courses import courses_of
from bot.discord.pictures.draw_jobs import (
    Job,
    paint_board,
    paint_course,
    paint_end,
    paint_focus,
    paint_hand,
    paint_own,
    paint_scene,
    paint_sheet,
)
from bot.discord.pictures.draw_process import Paint, painter
from bot.keeper import Keeper, Live, history, looking_back
from bot.keeper.message import CARD, END, FOCUS, OWN, SHEET, Picture
from bot.keeper.rounds import of_ended_round
from bot.operating import metrics
from games import registry
from games.core.chance import Seeded
from games.core.events import Event
from games.core.game import start, told
from games.core.view import Seen
from games.text import LANGUAGES

MAX_PICTURES = 64
"""Maximum pictures that are kept in memory."""
PAINTS: Mapping[str, Paint] = {
    FOCUS: paint_focus,
    SHEET: paint_sheet,
    CARD: paint_sheet,
    OWN: paint_own,
    END: paint_end,
}
"""How what is no part of a board is drawn."""


class Drawn(NamedTuple):
    """A picture as it is sent."""

    png: bytes
    filename: str


class Key(NamedTuple):
    """All that tells one picture from another; names change with substitutes, or when data are deleted."""

    picture: Picture
    language: str
    names: tuple[str, ...]


class Pictures:
    """Draws what a seat or an onlooker sees, off the event loop."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._drawings: OrderedDict[Key, asyncio.Task[Drawn]] = OrderedDict()
        self._turn = asyncio.Lock()
        """One picture after another, so that one that waits for others is not taken to hang."""

    async def draw(self, picture: Picture, language: str) -> Drawn:
        """Give a picture, drawn now or kept from before."""
        live = await self._keeper.live(picture.table)
        key = Key(picture, language, tuple(live.names))
        if key not in self._drawings:
            self._drawings[key] = asyncio.create_task(self._draw(live, picture, language))
            self._drop_oldest()
        self._drawings.move_to_end(key)
        try:
            # Shielded: one who waits no longer must not take the picture from the others.
            return await asyncio.shield(self._drawings[key])
        except Exception:
            self._drawings.pop(key, None)
            raise

    async def draw_preview(self, job: Job, language: str) -> bytes:
        """Draw what would be, for one who asks; it is not kept."""
        return await self._paint(paint_board, job._replace(preview=True), language)

    async def draw_course(self, job: Job, language: str) -> bytes:
        """Draw how points went, for one who asks; it is not kept."""
        return await self._paint(paint_course, job, language)

    async def draw_scene(self, job: Job, language: str) -> bytes:
        """Draw a picture of a film; others come in between."""
        return await self._paint(paint_scene, job, language)

    async def _paint(self, paint: Paint, job: Job, language: str) -> bytes:
        async with self._turn:
            with metrics.DRAWN.time():
                return await painter().draw(paint, job, language)

    def _drop_oldest(self) -> None:
        while len(self._drawings) > MAX_PICTURES:
            self._drawings.popitem(last=False)

    async def _draw(self, live: Live, picture: Picture, language: str) -> Drawn:
        job = await self._look(live, picture, language)
        png = await self._paint(_paint_of(picture), job, language)
        return Drawn(png, filename_of(picture))

    async def _look(self, live: Live, picture: Picture, language: str) -> Job:
        view = await self._view(live, picture.seq, picture.seat, picture.then)
        job = Job(live.game.id, view, None, live.names, f"#{live.id}", part=_region_of(picture))
        if picture.part == END:
            job = await self._with_course(live, job, language)
        if picture.before is None:
            return job
        if picture.part in (SHEET, CARD):
            return job._replace(events=await self._results(live, picture))
        before = await self._view(live, picture.before, picture.seat, picture.then)
        events = await self._events(live, picture.before, picture.seq)
        return job._replace(before=before, events=events)

    async def _with_course(self, live: Live, job: Job, language: str) -> Job:
        course = await looking_back.course(self._keeper.store, live)
        rounds = [each.round for each in course]
        return job._replace(rounds=rounds, courses=courses_of(live, course, language))

    async def _events(self, live: Live, before: int, seq: int) -> list[Event]:
        rows = await self._keeper.store.log(live.id, after=before, until=seq)
        since = [row for row in rows if row.seq in live.trail]
        return told([event for row in since for event in history.events_of(live.game, row)], None)

    async def _results(self, live: Live, picture: Picture) -> list[Event]:
        """Give what a sheet shows: of the first and last moves of a round only what belongs to it."""
        assert picture.before is not None
        events = await self._events(live, picture.before, picture.seq)
        if picture.part == CARD:
            card = live.game.wording(LANGUAGES[0], live.names).card(events, 0)
            return card.events if card is not None else []
        state = live.state if picture.seq == live.seq else await self._state(live, picture.seq)
        return of_ended_round(events, is_over=not state.agenda)

    async def _state(self, live: Live, seq: int) -> Any:
        return await history.state_at(self._keeper.store, live.game, live.row, seq)

    async def _view(self, live: Live, seq: int, seat: int | None, then: bool = False) -> Seen:
        if seq == (live.seq if seat is None else live.row.seq):
            return live.game.view(live.state, seat)
        # Unless it looks back, a seat sees its settings as they are now, whatever else it may see.
        past = history.state_at if seat is None or then else history.restored
        return live.game.view(await past(self._keeper.store, live.game, live.row, seq), seat)

    async def prepare(self) -> None:
        """Draw a first board of every game, so that fonts and grounds are ready before somebody waits."""
        for game in map(registry.get, registry.ids()):
            seats = min(game.seats_for(game.scenarios[0]))
            table = start(game, seats, game.scenarios[0], Seeded(b"any"))
            names = [""] * seats
            job = Job(game.id, game.view(table.state, None), None, names)
            await self._paint(paint_board, job, LANGUAGES[0])

    def close(self) -> None:
        """Draw nothing more."""
        for task in self._drawings.values():
            task.cancel()


def _region_of(picture: Picture) -> str:
    """Give the part that a game draws larger: what is no part of a board is none."""
    return "" if picture.part in PAINTS else picture.part


def _paint_of(picture: Picture) -> Paint:
    if picture.part in PAINTS:
        return PAINTS[picture.part]
    return paint_board if picture.seat is None else paint_hand


def filename_of(picture: Picture) -> str:
    """Name a picture's file after its table and move, by which a message is found again."""
    number = picture.seq if picture.number is None else picture.number
    kind = f"-{picture.part}" if picture.part in (SHEET, CARD) else ""
    return f"keryx-{picture.table}-{number}{kind}.png"
