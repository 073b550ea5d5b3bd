"""Files that only their owner can read: the database and its copies hold every secret of every table."""

import logging
import os
import stat
from collections.abc import Iterable
from pathlib import Path

log = logging.getLogger(__name__)

OWNER = stat.S_IRWXU
FILE = stat.S_IRUSR | stat.S_IWUSR


def make_file(path: Path) -> None:
    """Make an empty file that is its owner's alone; one that is there keeps what it holds.

    What keeps us from it is named when the database is opened.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    except OSError:
        return
    close_to_others([path])


def close_to_others(paths: Iterable[Path]) -> None:
    """Let nobody but their owner use files and directories; those that are missing are passed over."""
    for path in paths:
        try:
            mode = stat.S_IMODE(path.stat().st_mode)
            if mode & ~OWNER:
                path.chmod(mode & OWNER)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("others on this machine may read %s: %s", path, error.strerror)
