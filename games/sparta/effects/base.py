"""The words of the effect language, what places fit, and what every effect is."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.core.fields import kebab

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
