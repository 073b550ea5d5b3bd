"""How often Keryx beats random play: `python -m tests.games.sparta.measured [seeds] [scenario] [levels]`."""

from __future__ import annotations

import sys

from games.sparta.variants import BLUE, WARS
from tests.games.sparta.alone import keryx_wins


def main(seeds: int = 100, scenario: str = "", levels: str = "easy,medium,hard") -> None:
    """Say for each scenario, side and level how many of so many games Keryx has won."""
    for war in [war for war in WARS if scenario in ("", war)]:
        for side in ((), (BLUE,)):
            for level in levels.split(","):
                variants = (*side, *(() if level == "easy" else (level,)))
                won = sum(keryx_wins(war, *variants, seed=seed) for seed in range(seeds))
                keryx = "sparta" if side else "athens"
                sys.stdout.write(f"{war}, Keryx leads {keryx}, {level}: {won} of {seeds}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main(*(kind(given) for kind, given in zip((int, str, str), sys.argv[1:], strict=False)))
