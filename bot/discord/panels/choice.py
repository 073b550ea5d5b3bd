"""What a composer gives out: where a path of choices has led to, and what can be chosen there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.core.decision import Action

Path = tuple[int, ...]

ENOUGH = 0
"""The number of the option to leave it at the items picked so far."""


@dataclass(frozen=True)
class Chosen:
    """What has been chosen so far."""

    kind: type[Action] | None = None
    given: Mapping[str, Any] = field(default_factory=dict)
    action: Action | None = None
    """The whole answer, once it is whole."""
    among: tuple[Action, ...] = ()
    """The answers that are left, where some were gathered behind one option."""
    full: bool = False
    """Whether answers are offered too that few people want, such as other ways to pay."""
    behind: Sequence[Action] | None = field(default=None, compare=False)
    """The answers that it can still become, where they are known."""


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen next."""

    index: int
    """What the path grows by."""
    label: str
    chosen: Chosen
    number: int | None = None
    """The number that it stands for, where numbers are chosen."""
    finishes: bool = False
    """Whether it leaves the answer as it stands, where the others add to it."""
    apart: bool = False
    """Whether it is of another kind than what the question is about."""
    rare: bool = False
    """Whether few people want it, as a roundabout way: of many, it is no button."""
    idle: bool = False
    """Whether it brings nothing now: its button is no less than the others, but it does not stand out."""
    values: Mapping[str, Any] = field(default_factory=dict)
    """The fields that it fills in."""
    fact: str = ""
    """What is to be known of it."""


@dataclass(frozen=True)
class Stage:
    """Where a path leads to: the options that follow, or a whole answer."""

    trail: tuple[str, ...]
    """What was chosen, in words."""
    asks: str
    """What is asked for next, as a question; empty where whole answers are listed."""
    options: tuple[Option, ...]
    action: Action | None = None
    in_menu: bool = False
    """Whether more values than are chosen with one press stand in a menu, though others follow."""
    several: tuple[int, int] | None = None
    """How many may be chosen at once, at least and at most."""
