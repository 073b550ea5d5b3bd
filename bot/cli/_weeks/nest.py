"""Where bots of the weeks hatch: a process that has read everything once, and forks each of them.

`python -m bot.cli._weeks.nest SOCKET`; a message there has a bot's URL, directory and time, and with it the
socket on which that bot is spoken to. The first line that it says is the number of its process.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import random
import signal
import socket
import sys
from pathlib import Path

import cogs
from bot.cli._weeks import bot_process
from bot.discord import texts

LONGEST = 4096


def warm() -> None:
    """Read what every bot would have to read."""
    for name in cogs.ALL:
        importlib.import_module(name)
    texts.read_all()
    gc.collect()
    gc.freeze()


def bury(*_: object) -> None:
    """Leave nothing of those who have died."""
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def hatch(voice: int, url: str, data: str, at: str) -> None:
    """Be a bot."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    random.seed()
    log = os.open(Path(data) / "bot.log", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for own, number in ((voice, 0), (voice, 1), (log, 2)):
        os.dup2(own, number)
    os.close(voice)
    os.close(log)
    print(os.getpid(), flush=True)
    bot_process.main(url, data, at)


def main(number: str) -> None:
    """Let a bot hatch for each message, until there are no more."""
    warm()
    signal.signal(signal.SIGCHLD, bury)
    with socket.socket(fileno=int(number)) as ear:
        while (said := socket.recv_fds(ear, LONGEST, 1))[0]:
            words, [voice], *_ = said
            if os.fork() == 0:
                ear.close()
                hatch(voice, *json.loads(words))
                return
            os.close(voice)


if __name__ == "__main__":
    main(*sys.argv[1:])
