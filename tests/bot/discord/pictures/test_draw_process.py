"""The drawing process: it ends with the bot, however that ends, and its own death costs nobody a picture."""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.draw_process import NICENESS, DrawingHangs, Painter
from bot.settings import ROOT
from games.core import components
from games.core.view import Seen

VIEW = Seen(seat=None, round=0, phase="", waiting_for=(), ended=False, winners=(), seats=())
JOB = Job("perikles", VIEW, None, ())
BOT = """
import asyncio
import sys
from bot.discord.pictures.draw_process import Painter
from tests.bot.discord.pictures.test_draw_process import JOB, hold
painter = Painter()
print(asyncio.run(painter.draw(hold, JOB, sys.argv[1])).decode(), flush=True)
asyncio.run(asyncio.sleep(60))
"""


def whose(_job: Job, _language: str) -> bytes:
    """Instead of drawing, tell which process draws."""
    return str(os.getpid()).encode()


def how_nice(_job: Job, _language: str) -> bytes:
    return str(os.nice(0)).encode()


def components_of(_job: Job, game: str) -> bytes:
    read: dict[str, str] = components.load(game, dict[str, str])
    return read["whose"].encode()


async def test_component_data_of_the_owner_reaches_the_drawing_process(tmp_path: Path) -> None:
    (tmp_path / "perikles.toml").write_text('whose = "the owner\'s"')
    components.override_from(tmp_path)
    try:
        assert await Painter().draw(components_of, JOB, "perikles") == b"the owner's"
    finally:
        components.override_from(None)


def die_once(_job: Job, mark: str) -> bytes:
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return b"drawn"


def hold(_job: Job, path: str) -> bytes:
    """Lock a file for as long as the process lives."""
    fcntl.flock(os.open(path, os.O_CREAT | os.O_RDWR), fcntl.LOCK_EX)
    return b"drawn"


async def test_drawn_in_another_process_that_stands_back() -> None:
    painter = Painter()
    first, second = await asyncio.gather(painter.draw(whose, JOB, ""), painter.draw(whose, JOB, ""))
    assert first == second != str(os.getpid()).encode()
    assert await painter.draw(how_nice, JOB, "") == str(os.nice(0) + NICENESS).encode()


async def test_killed_drawing_process_is_started_anew(tmp_path: Path) -> None:
    painter = Painter()
    wanted = [painter.draw(die_once, JOB, str(tmp_path / "mark")) for _ in range(3)]
    assert await asyncio.gather(*wanted) == [b"drawn"] * 3


def hang(_job: Job, _language: str) -> bytes:
    os.kill(os.getpid(), signal.SIGSTOP)
    return b"never drawn"


async def test_drawing_process_that_hangs_is_killed_and_replaced(tmp_path: Path) -> None:
    painter, mark = Painter(), tmp_path / "mark"
    await painter.draw(hold, JOB, str(mark))
    painter.patience = 0.1
    with pytest.raises(DrawingHangs):
        await painter.draw(hang, JOB, "")
    painter.patience = 30.0
    assert int(await painter.draw(whose, JOB, "")) != os.getpid()
    assert not is_locked(mark)


async def test_whoever_stands_behind_a_drawing_that_hangs_gets_their_picture() -> None:
    painter = Painter()
    await painter.draw(whose, JOB, "")
    painter.patience = 0.1
    hanging = asyncio.create_task(painter.draw(hang, JOB, ""))
    await asyncio.sleep(0)
    painter.patience = 30.0
    assert await painter.draw(whose, JOB, "")
    with pytest.raises(DrawingHangs):
        await hanging


async def test_drawing_process_that_hangs_does_not_keep_the_bot_from_ending(tmp_path: Path) -> None:
    painter, mark = Painter(), tmp_path / "mark"
    await painter.draw(hold, JOB, str(mark))
    hanging = asyncio.create_task(painter.draw(hang, JOB, ""))
    await asyncio.sleep(0.1)
    hanging.cancel()
    await asyncio.wait({hanging})
    painter.stop()
    async with asyncio.timeout(10):
        while is_locked(mark):  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


def test_drawing_process_ends_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    bot = subprocess.Popen(
        [sys.executable, "-c", BOT, str(mark)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
    )
    assert bot.stdout is not None
    assert bot.stdout.readline() == b"drawn\n"
    assert is_locked(mark)
    bot.kill()
    bot.wait()
    bot.stdout.close()
    deadline = time.monotonic() + 10
    while is_locked(mark) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_locked(mark)


def is_locked(path: Path) -> bool:
    """Say whether the drawing process holds a file: its number may outlive it, unburied."""
    with path.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        return False
