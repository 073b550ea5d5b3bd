"""What a power can answer, one frozen struct per kind of action; a seat leads one power."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.decision import Action
from games.core.unions import closed
from games.sparta.figures import Place


class Play(Action, frozen=True):
    """11: play an action card, with its favour or without; pay ordinary favours before the green one."""

    card: str
    favour: bool = False
    ordinary: bool = False


class Discard(Action, frozen=True):
    """12: discard cards without effect."""

    cards: tuple[str, ...]


class Envoy(Action, frozen=True):
    """12: send an envoy into a place, to take so many steps."""

    place: Place
    steps: int


class Choose(Action, frozen=True):
    """Choose what an effect is for, or which of its parts happens."""

    what: str


class Pass(Action, frozen=True):
    """Do nothing."""

    command: ClassVar[str] = "pass"


class Done(Action, frozen=True):
    """Do no more."""

    droppable = True


class Raid(Action, frozen=True):
    """14: raid a place and go home."""

    place: Place


class Besiege(Action, frozen=True):
    """14: raid a place and begin a siege."""

    place: Place


class Siege(Action, frozen=True):
    """15: carry a siege on."""

    place: Place


class BreakOff(Action, frozen=True):
    """15: break a siege off."""

    place: Place


class Deploy(Action, frozen=True):
    """13: deploy a unit to a place."""

    unit: str
    place: Place


class Demobilise(Action, frozen=True):
    """13: send a unit home that is not deployed."""

    unit: str


class Withdraw(Action, frozen=True):
    """11: take a unit off the map before the games."""

    unit: str


class Stay(Action, frozen=True):
    """11: roll for a unit that stays on the map during the games."""

    unit: str


class Mobilise(Action, frozen=True):
    """13: mobilise a unit under a commander, with a battle card or without."""

    unit: str
    commander: str
    card: bool = False


class Desperate(Action, frozen=True):
    """13: use Desperate Times."""

    unit: str
    commander: str
    card: bool = False


class Quell(Action, frozen=True):
    """End the revolt of the helots by a commander."""

    commander: str


class Recruit(Action, frozen=True):
    """11: recruit an eliminated support."""

    support: str


class Build(Action, frozen=True):
    """10: build triremes."""


class Recall(Action, frozen=True):
    """18 and 22: take the unit home that besieges an ally."""


class PlayBattleCard(Action, frozen=True):
    """17: play a battle card."""

    command: ClassVar[str] = "card"
    card: str
    ordinary: bool = False


class Cancel(Action, frozen=True):
    """17: cancel advantages of the enemy."""

    advantages: tuple[str, ...]


class Swap(Action, frozen=True):
    """Exchange a card of the own hand for one that was seen."""

    own: str
    other: str


class Stand(Action, frozen=True):
    """Leave an answer standing for the turns of a kind of battle."""

    answer: str
    kind: str


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = closed(Action, __name__)
