"""What cards and commanders do, as typed data: a list of effects, each of one verb.

The rules of the language, such as who carries an effect out and what may be declined, are in RULEBOOK.md.
`steps.carry_out` carries effects out; the verbs of commanders are looked up by `abilities`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from games.core.fields import kebab
from games.core.unions import closed

Who = Literal["actor", "opponent", "player", "athens", "sparta"]
By = Literal["actor", "opponent"]
UnitKind = Literal["hoplite", "trireme", "either"]
Element = Literal["land", "sea"]
SupportKind = Literal["elite", "peltast", "cavalry", "fleet"]
AnySupport = Literal["any", "land", "elite", "peltast", "cavalry", "fleet"]
Advantage = Literal["elite", "peltast", "cavalry", "army", "fleet-size", "fleet-allied", "homeland"]
Cancelled = Literal["any", "elite", "peltast", "cavalry", "army", "fleet-size", "fleet-allied", "homeland"]
When = Literal["always", "attacker", "smaller", "with-elite", "with-cavalry"]


class Where(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What places fit: every key that is given, read from the side of who acts."""

    regions: tuple[str, ...] = ()
    spaces: tuple[str, ...] = ()
    autonomy: tuple[int, ...] = ()
    """Its autonomy as it is now."""
    harbour: bool = False
    not_enemy_capital: bool = False
    marker: Literal["", "own"] = ""
    """In a region whose marker the power holds."""
    owner: Literal["", "own", "partial-own", "enemy", "neutral", "not-enemy"] = ""
    allies: bool | tuple[str, ...] = False
    """Allies instead of cities and territories: all, or those named."""


class Effect(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="op",
    tag=kebab,
):
    """One verb and what it takes."""


# --- verbs of action cards, some of battle cards and commanders too


class Envoy(Effect, frozen=True, kw_only=True):
    """Send envoys, each into one place."""

    size: Literal["minor", "major"]
    where: Where
    who: Who = "actor"
    count: int = 1
    distinct: Literal["", "space", "region"] = ""
    mode: Literal["", "remove-only"] = ""
    contested_ok: bool = False


class Influence(Effect, frozen=True, kw_only=True):
    """Change influence in a place without an envoy."""

    space: str
    n: int
    who: Who = "actor"
    contested_ok: bool = False


class Talents(Effect, frozen=True, kw_only=True):
    """Gain or lose talents."""

    n: int
    who: Who = "actor"


class Favour(Effect, frozen=True, kw_only=True):
    """Gain or lose favours."""

    n: int
    who: Who = "actor"


class Army(Effect, frozen=True, kw_only=True):
    """Change the army strength."""

    n: int
    who: Who = "actor"


class Fleet(Effect, frozen=True, kw_only=True):
    """Change the fleet strength."""

    n: int
    who: Who = "actor"


class BattleCards(Effect, frozen=True, kw_only=True):
    """Draw battle cards, or discard some at random."""

    n: int
    who: Who = "actor"


class Support(Effect, frozen=True, kw_only=True):
    """Promote, reduce, rebuild or hire a support: one of a kind, or the one that is named."""

    action: Literal["promote", "reduce", "rebuild", "hire"]
    kind: Literal["", "any", "land", "elite", "peltast", "cavalry", "fleet"] = ""
    id: str = ""
    side: Literal["regular", "veteran"] = "regular"
    who: Who = "actor"


class Mobilise(Effect, frozen=True, kw_only=True):
    """Mobilise a unit for a fixed price, to be deployed now, later, or onto an enemy."""

    unit: UnitKind
    cost: int
    deploy: Literal["now", "later", "fight"]
    where: Where = Where()
    free_path: bool = False
    must: bool = False
    who: Who = "actor"


class SiegeHit(Effect, frozen=True, kw_only=True):
    """Take enemy influence from a city that is besieged."""

    n: int


class SiegeRoll(Effect, frozen=True, kw_only=True):
    """Carry out a siege action at once, with more dice."""

    bonus: int


class Relocate(Effect, frozen=True, kw_only=True):
    """Move a unit that is on the map."""

    unit: UnitKind


class RaidMarker(Effect, frozen=True, kw_only=True):
    """Take a raid marker off a place."""

    where: Where


class Territory(Effect, frozen=True, kw_only=True):
    """Found an absent territory."""


class Megalopolis(Effect, frozen=True, kw_only=True):
    """Make Mantineia a megapolis."""


class Marker(Effect, frozen=True, kw_only=True):
    """Put a lasting marker, or take it off."""

    key: Literal[
        "helot-revolt",
        "long-walls",
        "megalopolis",
        "instant-raid",
        "truce",
        "oblique-order",
        "ill-omens",
    ]
    action: Literal["", "remove"] = ""


class Commander(Effect, frozen=True, kw_only=True):
    """Exhaust an enemy commander, or bring him to trial."""

    action: Literal["exhaust", "trial"]
    named: bool
    state: tuple[Literal["ready", "exhausted", "mobilised"], ...]


class Demobilise(Effect, frozen=True, kw_only=True):
    """Take a mobilised unit back."""

    who: Who = "actor"


class Pay(Effect, frozen=True, kw_only=True):
    """Pay in full, or the rest of the list is skipped."""

    talents: int = 0
    favour: int = 0
    who: Who = "actor"
    to: Literal["", "actor"] = ""
    must: bool = False


class Choose(Effect, frozen=True, kw_only=True):
    """Pick one of several lists of effects."""

    by: By
    options: tuple[tuple[AnyEffect, ...], ...]


class Cond(Effect, frozen=True, kw_only=True):
    """Do one list or another, by a test."""

    test: str
    then: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = msgspec.field(name="else", default=())


class Per(Effect, frozen=True, kw_only=True):
    """Do a list once for each thing that is counted."""

    count: Literal["own-megapolis"]
    do: tuple[AnyEffect, ...]


class RewardNow(Effect, frozen=True, kw_only=True):
    """Take marker and reward of an ally at once that an envoy of this card has won."""


class DiscardAction(Effect, frozen=True, kw_only=True):
    """Discard action cards."""

    n: int


class HandSwap(Effect, frozen=True, kw_only=True):
    """Look at random cards of the enemy's hand; one may be exchanged."""

    n: int


# --- verbs of battle cards


class Strength(Effect, frozen=True, kw_only=True):
    """Move the combat marker."""

    n: int


class Cancel(Effect, frozen=True, kw_only=True):
    """Cancel advantages of the enemy."""

    n: int
    advantages: tuple[Cancelled, ...] = msgspec.field(name="from")


class DoubleHome(Effect, frozen=True, kw_only=True):
    """Count the own homeland advantage twice."""


class WinTies(Effect, frozen=True, kw_only=True):
    """Win if the battle ends level."""


class OwnLoss(Effect, frozen=True, kw_only=True):
    """Change the own loss."""

    n: int


class EnemyLoss(Effect, frozen=True, kw_only=True):
    """Change the enemy's loss."""

    n: int
    only_if_win: bool = False


class BothLoss(Effect, frozen=True, kw_only=True):
    """Change both losses."""

    n: int


class Sacrifice(Effect, frozen=True, kw_only=True):
    """Give up influence in the battle's region, or reduce a support."""

    what: Literal["influence", "support"]
    kind: Literal["", "elite", "peltast", "cavalry", "fleet"] = ""


class PlaceInfluence(Effect, frozen=True, kw_only=True):
    """Put an influence into a city of the battle's region."""


class Fate(Effect, frozen=True, kw_only=True):
    """Change how the own commander's fate is rolled."""

    mode: Literal["safe", "risk"]


class DiscardEnemy(Effect, frozen=True, kw_only=True):
    """Let the opponent discard battle cards at random."""

    n: int


class Peek(Effect, frozen=True, kw_only=True):
    """Look at the enemy's battle cards."""


class Counter(Effect, frozen=True, kw_only=True):
    """Let the next battle card of the opponent have no effect."""


class Spoils(Effect, frozen=True, kw_only=True):
    """Win more, if the battle is won."""

    talents: int = 0
    favour: int = 0
    fleet: int = 0


class Tax(Effect, frozen=True, kw_only=True):
    """Let the opponent pay, or the marker moves."""

    n: int
    strength: int


# --- verbs of commanders, in force while they command


class SiegeDice(Effect, frozen=True, kw_only=True):
    """Roll more dice in his siege actions."""

    n: int
    first_roll_only: bool = False
    eliminate_on_failure: bool = False


class SiegeSafe(Effect, frozen=True, kw_only=True):
    """Lose no army strength by failures in his siege actions."""


class SiegeAbortSafe(Effect, frozen=True, kw_only=True):
    """Break off his siege without a die."""


class RaidTalents(Effect, frozen=True, kw_only=True):
    """Take more talents when a raid of his pays."""

    n: int
    unit: UnitKind


class MobiliseDiscount(Effect, frozen=True, kw_only=True):
    """Mobilise more cheaply under him."""

    n: int


class BattleDraw(Effect, frozen=True, kw_only=True):
    """Draw battle cards at the start of his battles."""

    n: int


class BattleStrength(Effect, frozen=True, kw_only=True):
    """Be stronger in his battles."""

    n: int
    kind: Element
    when: When


class Weight(Effect, frozen=True, kw_only=True):
    """Count own supports of a kind several times in his battles."""

    kind: SupportKind
    x: int


class Protect(Effect, frozen=True, kw_only=True):
    """Keep an advantage from being cancelled in his battles."""

    advantage: Advantage


class Ignore(Effect, frozen=True, kw_only=True):
    """Never let the enemy count an advantage in his battles."""

    advantage: Advantage
    kind: Element


class Loss(Effect, frozen=True, kw_only=True):
    """Change the own loss in his battles."""

    n: int
    kind: Element


class WinsTies(Effect, frozen=True, kw_only=True):
    """Win battles of his that end level."""


class AfterWin(Effect, frozen=True, kw_only=True):
    """Do something after a battle of his that was won."""

    kind: Element
    effects: tuple[AnyEffect, ...]


class OnExhausted(Effect, frozen=True, kw_only=True):
    """Do something whenever he is exhausted."""

    effects: tuple[AnyEffect, ...]


EVERYWHERE = (
    Envoy,
    Influence,
    Talents,
    Favour,
    Army,
    Fleet,
    BattleCards,
    Support,
    RaidMarker,
    Pay,
    Choose,
    Cond,
    Per,
    DiscardAction,
)
"""Verbs that any card and any trigger of a commander may have."""
OF_ACTIONS = (
    *EVERYWHERE,
    Mobilise,
    SiegeHit,
    SiegeRoll,
    Relocate,
    Territory,
    Megalopolis,
    Marker,
    Commander,
    Demobilise,
    RewardNow,
    HandSwap,
)
OF_BATTLES = (
    *EVERYWHERE,
    Strength,
    Cancel,
    DoubleHome,
    WinTies,
    OwnLoss,
    EnemyLoss,
    BothLoss,
    Sacrifice,
    PlaceInfluence,
    Fate,
    DiscardEnemy,
    Peek,
    Counter,
    Spoils,
    Tax,
)
OF_COMMANDERS = (
    Fate,
    SiegeDice,
    SiegeSafe,
    SiegeAbortSafe,
    RaidTalents,
    MobiliseDiscount,
    BattleDraw,
    BattleStrength,
    Weight,
    Protect,
    Ignore,
    Loss,
    WinsTies,
    AfterWin,
    OnExhausted,
)
if TYPE_CHECKING:
    AnyEffect = Effect
else:
    AnyEffect = closed(Effect, __name__)
Effects = tuple[AnyEffect, ...]


def inside(effect: Effect) -> tuple[Effects, ...]:
    """List the lists of effects that an effect holds."""
    if isinstance(effect, Choose):
        return effect.options
    if isinstance(effect, Cond):
        return (effect.then, effect.otherwise)
    if isinstance(effect, Per):
        return (effect.do,)
    return (effect.effects,) if isinstance(effect, AfterWin | OnExhausted) else ()


def flat(effects: Effects) -> Iterator[AnyEffect]:
    """Go through effects and all that they hold."""
    for effect in effects:
        yield effect
        for held in inside(effect):
            yield from flat(held)


def owed(effects: Effects) -> list[AnyEffect]:
    """Make what effects cost a duty: what one has chosen one cannot decline (ruling 68)."""
    return [
        msgspec.structs.replace(effect, must=True) if isinstance(effect, Pay) else effect
        for effect in effects
    ]
