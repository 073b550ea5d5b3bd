"""The example bot in a process of its own: `python -m tests.practice.bot_process <url> <token>`."""

import asyncio
import sys

from practice import point_discord_py_at
from tests.practice.example_bot import ExampleBot


async def main(url: str, token: str) -> None:
    point_discord_py_at(url)
    bot = ExampleBot()

    async def on_ready() -> None:
        await bot.tree.sync()
        sys.stdout.write("ready\n")
        sys.stdout.flush()

    bot.event(on_ready)
    await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
