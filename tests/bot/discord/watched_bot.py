"""The bot in a process of its own, its requests checked as the tests' own are.

`python -m tests.bot.discord.watched_bot refused.txt run …`: what Discord would refuse is written to a file
at once, for the bot may be killed at any instant. The plugin that knows what Discord takes lies beside the
repository.
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.cli.app import app


def watch(contract: Any, refused: Path) -> None:
    """Have every request that is looked at from now on write down what is wrong with it."""
    check = contract.check

    def noting(method: str, path: str, body: Any) -> list[str]:
        found: list[str] = check(method, path, body)
        with refused.open("a", encoding="utf-8") as file:
            file.writelines(f"{each}\n" for each in found)
        return found

    contract.check = noting


def main() -> None:
    contract: Any = import_module("contract")
    watch(contract, Path(sys.argv.pop(1)))
    with contract.watch():
        app()


if __name__ == "__main__":
    main()
