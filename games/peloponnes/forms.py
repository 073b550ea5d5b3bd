"""Forms of answers that Peloponnes needs beside those of the core: bids, and tiles that can be paid for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from games.core.decision import Action, Pick
from games.peloponnes.actions import Bid


class Bids:
    """Legal bids: on each tile a number of coins in a range; there may be more than can be listed."""

    __slots__ = ("_ranges",)

    def __init__(self, ranges: Mapping[str, range]) -> None:
        self._ranges = {tile: coins for tile, coins in ranges.items() if coins}

    def kinds(self) -> set[type[Action]]:
        """Give the one kind."""
        return {Bid}

    def allows(self, action: Action) -> bool:
        """Say whether the tile is on offer and the coins in range."""
        return isinstance(action, Bid) and action.coins in self._ranges.get(action.tile, ())

    def sample(self, rng: Random) -> Action:
        """Give a tile at random, then coins."""
        tile = rng.choice(list(self._ranges))
        return Bid(tile, rng.choice(self._ranges[tile]))

    def first(self) -> Action:
        """Give the least bid on the first tile."""
        tile, coins = next(iter(self._ranges.items()))
        return Bid(tile, coins[0])

    def count(self) -> int:
        """Count the bids."""
        return sum(map(len, self._ranges.values()))

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Give the tiles, or the coins that are left for what is given."""
        if kind is not Bid:
            return {}
        fitting = {
            tile: coins
            for tile, coins in self._ranges.items()
            if given.get("tile", tile) == tile and given.get("coins", coins[0]) in coins
        }
        values: dict[str, list[Any]] = {
            "tile": list(fitting),
            "coins": sorted({number for coins in fitting.values() for number in coins}),
        }
        return {name: found for name, found in values.items() if name not in given}


class Affordable(Pick):
    """Some of the tiles, as long as all of them together can be paid for."""

    __slots__ = ("_can_pay",)

    def __init__(
        self, kind: type[Action], tiles: Sequence[str], can_pay: Callable[[Sequence[str]], bool]
    ) -> None:
        self._can_pay = can_pay
        most = max(len(picked) for picked in _subsets(tiles) if can_pay(picked))
        super().__init__(kind, "tiles", tiles, 0, most)

    def allows(self, action: Action) -> bool:
        """Say whether the picked tiles are on offer and can be paid for."""
        return super().allows(action) and self._can_pay(getattr(action, self.field))

    def sample(self, rng: Random) -> Action:
        """Pick at random."""
        return self.kind(**{self.field: rng.choice(self._all())})

    def count(self) -> int:
        """Count the sets of tiles."""
        return len(self._all())

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Give the tiles that can still be paid for beside those given."""
        picked = tuple(given.get(self.field, ()))
        return {
            field: [tile for tile in left if self._can_pay((*picked, tile))]
            for field, left in super().narrow(kind, given).items()
        }

    def _all(self) -> list[tuple[str, ...]]:
        return [picked for picked in _subsets(self.items) if self._can_pay(picked)]


def _subsets(tiles: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for number in range(len(tiles) + 1):
        yield from combinations(tiles, number)
