"""What was posted and sent in the course of a game, and what its readers could know at that move."""

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from bot.db import LogRow, OutboxRow
from bot.discord.pictures.courses import courses_of
from bot.discord.pictures.draw_jobs import Job, paint_board, paint_end, paint_focus, paint_hand, paint_sheet
from bot.keeper import Live, history, looking_back
from bot.keeper.archiving import Standing
from bot.keeper.history import Past
from bot.keeper.message import CARD, END, FOCUS, SHEET, Picture, read_message
from games.core.events import Event
from games.core.game import told
from practice.seen import Seen
from tests.bot.discord.group import Group, received, sent_to


@dataclass(frozen=True)
class Sent:
    """A message of the outbox that has arrived."""

    row: OutboxRow
    reader: int | None
    """The seat that it was written to; nobody's: it stands in the thread."""
    texts: list[str]
    """All that it ever said, and what it says of its picture."""
    files: list[bytes]

    @property
    def picture(self) -> Picture | None:
        return read_message(self.row.payload).picture


class Archive:
    """A table from its beginning, with all that was sent about it."""

    def __init__(
        self, live: Live, past: Past, log: list[LogRow], sent: list[Sent], stood: list[Standing]
    ) -> None:
        self.live, self.sent = live, sent
        self._past, self._log, self._stood = past, log, stood

    @classmethod
    async def of(cls, group: Group) -> Self:
        live = await group.live()
        past = Past(group.bot.store, live.game, live.id)
        sent = [each async for each in _everything(group)]
        stood = await looking_back.course(group.bot.store, live)
        return cls(live, past, await group.bot.store.log(live.id), sent, stood)

    async def state(self, seq: int) -> Any:
        """Give the table as it was after a move."""
        return await self._past.at(seq)

    async def view(self, seq: int, seat: int | None) -> Any:
        """Give what a seat, or an onlooker, could know after a move."""
        return self.live.game.view(await self.state(seq), seat)

    async def job(self, picture: Picture, reader: int | None) -> Job:
        """Give all that a picture's reader could know of what it shows, past all that the bot does for it."""
        view = await self.view(picture.seq, reader)
        job = Job(self.live.game.id, view, None, self.live.names, f"#{self.live.id}")
        if reader is not None or picture.before is None:
            return job
        if picture.part == SHEET:
            return job._replace(events=await self._round(picture.seq))
        if picture.part == CARD:
            return job._replace(events=self._carded(picture.before, picture.seq))
        before = await self.view(picture.before, None)
        events = told(self._events(picture.before, picture.seq), None)
        job = job._replace(before=before, events=events)
        return self._with_course(job) if picture.part == END else job

    def _with_course(self, job: Job) -> Job:
        """Add how all fared, round by round, which everybody saw on the boards."""
        rounds = [each.round for each in self._stood]
        return job._replace(rounds=rounds, courses=courses_of(self.live, self._stood, "en"))

    async def redrawn(self, picture: Picture, reader: int | None) -> bytes:
        """Draw a picture anew with what its reader could know."""
        by_part = {FOCUS: paint_focus, SHEET: paint_sheet, CARD: paint_sheet, END: paint_end}
        paint = by_part.get(picture.part, paint_board if reader is None else paint_hand)
        return paint(await self.job(picture, reader), "en")

    async def _round(self, seq: int) -> list[Event]:
        """Give what everybody was told of the last round that was over after a move."""
        events = told(self._events(-1, seq), None)
        begun = [at for at, event in enumerate(events) if type(event).__name__ == "RoundBegun"]
        if not (await self.state(seq)).agenda:
            return events[begun[-1] :]
        return events[begun[-2] : begun[-1]]

    def _carded(self, after: int, seq: int) -> list[Event]:
        words = self.live.game.wording("en", self.live.names)
        card = words.card(told(self._events(after, seq), None), 0)
        assert card is not None
        return card.events

    def _events(self, after: int, seq: int) -> list[Event]:
        rows = [row for row in self._log if after < row.seq <= seq]
        return [event for row in rows for event in history.events_of(self.live.game, row)]


async def _everything(group: Group) -> AsyncIterator[Sent]:
    targets: list[tuple[str, int | None]] = [(f"channel:{group.thread}", None)]
    targets += [(f"user:{await user.id()}", seat) for seat, user in enumerate(group.users)]
    for target, reader in targets:
        versions = _versions(received(group.users[reader or 0]))
        for row in await sent_to(group.bot, target):
            if row.message_id is not None and row.seq is not None:
                seen = versions[str(row.message_id)]
                texts = [text for each in seen for text in _texts(each)]
                yield Sent(row, reader, texts, list(_files(group, seen[-1])))


def _versions(seen: list[Seen]) -> dict[str, list[Seen]]:
    """Give messages by their ids, each as it was posted and after every change."""
    found = defaultdict(list)
    for each in seen:
        found[each.id].append(each)
    return dict(found)


def _texts(seen: Seen) -> Iterator[str]:
    yield seen.text
    yield from (each.get("description") or "" for each in [*seen.attachments, *seen.pictures])


def _files(group: Group, seen: Seen) -> Iterator[bytes]:
    for each in seen.pictures:
        name = each.get("filename") or urlsplit(each["url"]).path.rpartition("/")[2]
        path = group.server.core.files.find(each["id"], name)
        assert isinstance(path, Path)
        yield path.read_bytes()
