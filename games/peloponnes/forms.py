"""A form of answers that Peloponnes needs beside those of the core: tiles that can be paid for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Any

from games.core.decision import Action, Pick


class Affordable(Pick):
    """Some of the tiles, as long as all of them together can be paid for."""

    def __init__(
        self, kind: type[Action], tiles: Sequence[str], can_pay: Callable[[Sequence[str]], bool]
    ) -> None:
        self._can_pay = can_pay
        most = max(len(picked) for picked in _subsets(tiles) if can_pay(picked))
        super().__init__(kind, "tiles", tiles, 0, most)

    @property
    def is_free(self) -> bool:
        """Whether as many tiles as can be paid for can be any of them."""
        return all(self._can_pay(picked) for picked in combinations(self.items, self.at_most))

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
        """Return the tiles that can still be paid for beside those given."""
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
