"""4: what can be answered beforehand, and what a faction has left standing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.pericles.actions import Stand
    from games.pericles.figures import Faction, Theatre
    from games.pericles.state import State

COMMIT, TALKS, SECOND, SHIPS = "commit", "talks", "second", "ships"
TRUST, KEEP, STAY, NO_MORE = "trust", "keep", "stay", "no-more"
TOKENS, COUNTERS = "tokens", "counters"
SHOWN = (TOKENS, COUNTERS)
"""4.1: what compatriots may show each other."""
TOPICS: dict[str, tuple[str, ...]] = {
    "battle": (SECOND,),
    "political": (TRUST,),
    "theatre-war": (COMMIT, TALKS, SECOND, SHIPS),
    "": (COMMIT, TALKS, SECOND, SHIPS, TRUST, KEEP, STAY),
}
"""What is asked in each kind of scenario; nothing: in those of whole turns."""


def standing_of(state: State, faction: Faction, topic: str, theatre: Theatre = "") -> Stand | None:
    """Return the newest standing answer of a faction that fits a question."""
    bottom = state.agenda[0] if state.agenda else None
    left: list[Stand] = getattr(bottom, "left", {}).get(faction, [])
    return next((each for each in left if each.topic == topic and each.theatre in ("", theatre)), None)


def tokens_of(state: State, faction: Faction, topic: str, most: int, theatre: Theatre = "") -> int | None:
    """Return how many tokens a faction has left standing, as far as its purse reaches; None: nothing."""
    found = standing_of(state, faction, topic, theatre)
    return min(found.tokens, most) if found is not None else None
