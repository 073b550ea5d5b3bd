"""Runs the practice server alone: `python -m practice`; a bot connects to it from elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
from pathlib import Path

from practice.server import PracticeServer


async def _serve(port: int, data_dir: Path | None) -> None:
    async with PracticeServer(port=port, data_dir=data_dir) as server:
        sys.stdout.write(
            f"The practice server listens at {server.url}; the bot's token is {server.token!r}.\n"
        )
        sys.stdout.flush()
        await asyncio.Event().wait()


def main() -> None:
    """Read the command line and serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m practice", description="A local stand-in for Discord.")
    parser.add_argument("--port", type=int, default=8420)
    parser.add_argument("--data", type=Path, help="keep state and files in this directory")
    given = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(given.port, given.data))


if __name__ == "__main__":
    main()
