"""Pictures: off the loop, kept, and only what their viewer may know."""

import asyncio
import gc
import io
import time
from pathlib import Path

import pytest
from PIL import Image

from bot.discord.bot import KeryxBot
from bot.discord.pictures import picture_cache
from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.draw_process import Paint, Painter
from bot.keeper.message import FOCUS, Picture
from bot.keeper.posts import board_picture
from practice import PracticeServer
from tests.bot.discord.rig import all_sent, dealt_table, direct, new_table, play, posted

pytestmark = pytest.mark.usefixtures("real_pictures")

LAG = 0.05
"""For so many seconds at most the loop may be held up."""


def unable(_job: Job, _language: str) -> bytes:
    raise ZeroDivisionError


class Metronome:
    """Measures how late the loop is by our own doing: other programs may keep us from the processor."""

    def __init__(self) -> None:
        self.worst = 0.0

    async def tick(self) -> None:
        while True:
            before, computed = time.perf_counter(), time.process_time()
            await asyncio.sleep(0.005)
            lag = time.perf_counter() - before - 0.005
            self.worst = max(self.worst, min(lag, time.process_time() - computed))


async def test_what_a_question_is_about_is_drawn_for_a_phone(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    live = await play(bot, live.id, 2)
    await all_sent(bot)
    widths = {}
    for seat, part in ((None, ""), (None, FOCUS), (0, FOCUS)):
        drawn = await bot.pictures.draw(Picture(live.id, live.seq, seat=seat, part=part), "en")
        widths[seat, part] = Image.open(io.BytesIO(drawn.png)).width
    assert widths == {(None, ""): 1600, (None, FOCUS): 800, (0, FOCUS): 800}


async def test_same_picture_is_drawn_once(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    drawn = []
    draw = Painter.draw

    async def counting(self: Painter, paint: Paint, job: Job, language: str) -> bytes:
        drawn.append(language)
        return await draw(self, paint, job, language)

    monkeypatch.setattr(Painter, "draw", counting)
    picture = Picture(live.id, 0, seat=None)
    both = await asyncio.gather(bot.pictures.draw(picture, "de"), bot.pictures.draw(picture, "de"))
    await bot.pictures.draw(picture, "de")
    assert both[0] == both[1]
    assert drawn == ["de"]
    assert await bot.pictures.draw(picture, "en") != both[0]


async def test_picture_names_those_who_sit_at_the_table_now(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was drawn before a substitution, or before somebody's data were deleted, is not shown again."""

    async def only_names(_: Painter, _paint: Paint, job: Job, _language: str) -> bytes:
        return "|".join(job.names).encode()

    monkeypatch.setattr(Painter, "draw", only_names)
    live = await new_table(bot, server)
    await all_sent(bot)
    assert (await bot.pictures.draw(board_picture(live), "en")).png == b"Althaia|Bion|Gorgo"
    zenon = int(server.user("Zenon").id)
    await bot.gamemaster.substitute(live.id, 1, zenon, "Zenon", lambda _: ["Zenon takes over."])
    await all_sent(bot)
    assert _bytes(server, posted(server, "table-1")[-1].attachments[0]) == b"Althaia|Zenon|Gorgo"
    async with bot.store.writing() as writer:
        await writer.forget_user(zenon)
    bot.keeper.forget(live.id)
    assert (await bot.pictures.draw(board_picture(live), "en")).png == "Althaia|Β|Gorgo".encode()


async def test_failed_drawing_is_tried_anew(
    bot: KeryxBot, server: PracticeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    picture = Picture(live.id, 0, seat=1)
    with monkeypatch.context() as patch:
        patch.setattr(picture_cache, "paint_hand", unable)
        with pytest.raises(ZeroDivisionError):
            await bot.pictures.draw(picture, "el")
    assert (await bot.pictures.draw(picture, "el")).png.startswith(b"\x89PNG")


async def test_impatient_viewer_does_not_take_the_picture_from_others(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    picture = Picture(live.id, 0, seat=2)
    impatient = asyncio.create_task(bot.pictures.draw(picture, "de"))
    patient = asyncio.create_task(bot.pictures.draw(picture, "de"))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).filename == "keryx-1-0.png"


async def test_private_picture_goes_to_its_seat_alone(bot: KeryxBot, server: PracticeServer) -> None:
    """What hangs on a direct message is that seat's picture; what hangs in the thread is the onlooker's."""
    live = await dealt_table(bot, server)
    await all_sent(bot)
    hands = {
        name: (await bot.pictures.draw(Picture(live.id, live.row.seq, seat=seat), "en")).png
        for seat, name in enumerate(live.names)
    }
    assert len(set(hands.values())) == len(live.names)
    for name in live.names:
        received = [_bytes(server, each) for message in direct(server, name) for each in message.attachments]
        assert hands[name] in received
        assert not [other for other in live.names if other != name and hands[other] in received]
    public = [_bytes(server, each) for message in posted(server, "table-1") for each in message.attachments]
    assert not set(public) & set(hands.values())


def _bytes(server: PracticeServer, attachment: object) -> bytes:
    path = server.core.files.find(attachment.id, attachment.filename)  # type: ignore[attr-defined]
    assert isinstance(path, Path)
    return path.read_bytes()


async def test_loop_is_not_held_up_by_drawing(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    live = await play(bot, live.id, 60)
    await all_sent(bot)
    await bot.pictures.prepare()
    wanted = [Picture(live.id, seq, seat=seat) for seq in live.trail[-3:] for seat in (None, 0, 1)]
    metronome = Metronome()
    # A running bot keeps the collector off what is loaded; here that is all that the tests have loaded.
    gc.disable()
    try:
        ticking = asyncio.create_task(metronome.tick())
        await asyncio.gather(*(bot.pictures.draw(each, "de") for each in wanted))
        ticking.cancel()
    finally:
        gc.enable()
    assert metronome.worst < LAG
