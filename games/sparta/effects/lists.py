"""Effects that hold effects, and lists of effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from games.core.unions import closed
from games.sparta.effects.base import By, Effect, Element
from games.sparta.effects.everywhere import Pay


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


class AfterWin(Effect, frozen=True, kw_only=True):
    """Do something after a battle of his that was won."""

    kind: Element
    effects: tuple[AnyEffect, ...]


class OnExhausted(Effect, frozen=True, kw_only=True):
    """Do something whenever he is exhausted."""

    effects: tuple[AnyEffect, ...]


if TYPE_CHECKING:
    AnyEffect = Effect
else:
    AnyEffect = closed(Effect, __package__)
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
