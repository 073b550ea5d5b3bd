"""Forms of answers that name the faction which acts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from games.core.decision import Action, Choices, Pick
from games.pericles.figures import Faction


class PickFor(Pick):
    """Some of the items, picked by a faction."""

    def __init__(
        self, faction: Faction, kind: type[Action], field: str, items: Sequence[str], low: int, high: int
    ) -> None:
        super().__init__(kind, field, items, low, high)
        self.faction = faction

    def allows(self, action: Action) -> bool:
        """Say whether the faction acts, and the items are on offer."""
        return action.party == self.faction and super().allows(action)

    @property
    def is_free(self) -> bool:
        """Any of the items go together."""
        return True

    def narrow(self, kind: type[Action], given: Mapping[str, Any]) -> dict[str, list[Any]]:
        """Return the faction, and the items that can still be picked."""
        found = super().narrow(kind, given)
        return found if "faction" in given or not found else {"faction": [self.faction], **found}

    def made(self, items: Sequence[str]) -> Action:
        """Return the answer of the faction that picks these items."""
        return self.kind(**{"faction": self.faction, self.field: tuple(sorted(items))})


def yes_or_no(kind: Callable[[Faction, bool], Action], faction: Faction) -> Choices:
    """Offer a faction to do something or not."""
    return Choices([kind(faction, answer) for answer in (True, False)])
