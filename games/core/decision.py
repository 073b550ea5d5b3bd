"""Decisions: who is asked what, and which answers are legal."""

from __future__ import annotations

from random import Random
from typing import Any

from games.core.actions import Action
from games.core.amounts import Allocate, Amount, Pick
from games.core.answers import LISTED_AT_MOST, Answers, Choices, Rows, distinct
from games.core.errors import Fact
from games.core.fields import Seat

__all__ = [
    "LISTED_AT_MOST",
    "NOBODY",
    "Action",
    "Allocate",
    "Amount",
    "Answers",
    "Choices",
    "Decision",
    "Pick",
    "Rows",
    "Seat",
]

NOBODY: Seat = -1
"""The seat of a party that Keryx plays."""


class Decision:
    """A question to a seat, with its legal answers in one or more forms."""

    __slots__ = (
        "answers",
        "automatic",
        "default",
        "facts",
        "party",
        "question",
        "required",
        "seat",
        "secret",
        "section",
    )

    def __init__(
        self,
        seat: Seat,
        section: str,
        question: str,
        *answers: Answers,
        required: bool = True,
        automatic: bool = False,
        secret: bool = False,
        party: str = "",
        default: Action | None = None,
        **facts: Fact,
    ) -> None:
        self.seat, self.section, self.question = seat, section, question
        self.answers = tuple(form for form in answers if not form.is_empty())
        self.required, self.facts = required, facts
        self.automatic = automatic
        """Whether the only legal answer is given without asking; only where that tells nothing."""
        self.secret = secret
        """Whether it is asked in private, beside others who are asked the same."""
        self.party = party
        """Who acts, where a seat may lead several parties: each has questions of its own."""
        self.default = default
        """The harmless answer of an absent seat: it reveals nothing and spends no more than it must."""

    def kinds(self) -> set[type[Action]]:
        """Return the kinds of action that can answer."""
        return set[type[Action]]().union(*[form.kinds() for form in self.answers])

    def allows(self, action: Action) -> bool:
        """Say whether the action is a legal answer."""
        return any(form.allows(action) for form in self.answers)

    def sample(self, rng: Random) -> Action:
        """Return a legal answer at random, of any form as likely."""
        return self.answers[int(rng.random() * len(self.answers))].sample(rng)

    def count(self) -> int:
        """Count the legal answers, as their forms do."""
        return sum(form.count() for form in self.answers)

    def only(self) -> Action | None:
        """Return the only legal answer, if there is but one."""
        is_single = len(self.answers) == 1 and self.answers[0].count() == 1
        return self.answers[0].first() if is_single else None

    def is_settled(self) -> bool:
        """Say whether it is answered without asking because there is but one answer."""
        return self.automatic and self.only() is not None

    def described(self) -> tuple[Any, ...]:
        """Return the question and all its answers as plain data: equal for equal questions."""
        forms = [form.described() for form in self.answers]
        of_party = (self.party,) if self.party else ()
        return (self.seat, self.section, self.question, self.facts, self.required, forms, *of_party)

    def narrow(self, kind: type[Action], /, **given: Any) -> dict[str, list[Any]]:
        """Return, for each field of an action not yet given, the values that still lead to a legal answer."""
        values: dict[str, list[Any]] = {}
        for form in self.answers:
            for name, found in form.narrow(kind, given).items():
                values[name] = distinct([*values.get(name, []), *found])
        return values
