"""How often Keryx beats random play: `python -m tests.games.sparta.measured [seeds] [scenario] [levels]`."""

from __future__ import annotations

import sys
from collections import Counter

from games.sparta.variants import BLUE, WARS
from tests.games.sparta.alone import keryx_wins


def main(seeds: int = 100, scenario: str = "", levels: str = "easy,medium,hard") -> None:
    """Say for each scenario, side and level how many of so many games Keryx has won, then for each level."""
    total: Counter[str] = Counter()
    wars = [war for war in WARS if scenario in ("", war)]
    for war in wars:
        for side in ((), (BLUE,)):
            for level in levels.split(","):
                variants = (*side, *(() if level == "easy" else (level,)))
                won = sum(keryx_wins(war, *variants, seed=seed) for seed in range(seeds))
                total[level] += won
                keryx = "sparta" if side else "athens"
                _say(f"{war}, Keryx leads {keryx}, {level}: {won} of {seeds}")
    for level, won in total.items():
        games = 2 * len(wars) * seeds
        _say(f"{level}: {won} of {games}, {100 * won / games:.1f} in 100")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(*(kind(given) for kind, given in zip((int, str, str), sys.argv[1:], strict=False)))
