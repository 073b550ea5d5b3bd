"""Private settings: questions that are open at any time, whose answers move nothing; and who has resigned."""

from __future__ import annotations

from games.core.agenda import settings_of
from games.core.decision import Action
from games.core.state import GameState


def is_setting(state: GameState, action: Action) -> bool:
    """Say whether an action changes nothing but the private settings of its seat."""
    settings = settings_of(state)
    return settings is not None and isinstance(action, settings.kinds)


def keep_settings(present: GameState, earlier: GameState) -> None:
    """Give an earlier state the settings of the present one, and who resigned: nothing takes them back."""
    earlier.given_up = present.given_up
    bottoms = [state.agenda[0] if state.agenda else None for state in (present, earlier)]
    if all(bottom is not None and bottom.always for bottom in bottoms):
        earlier.agenda[0] = bottoms[0]
