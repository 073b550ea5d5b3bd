"""What play at random prefers, so that it comes to an end: free fields, large levies, marches with an aim."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from games.antike import queries, units
from games.antike.actions import Arm, Conquer, Exchange, Fight, Move, Rondel, Stand
from games.antike.board import UNITS
from games.antike.forms import Fields
from games.antike.steps.standing import REACTIONS
from games.antike.steps.turns import paid_for
from games.core.decision import Action, Answers, Choices, Decision

if TYPE_CHECKING:
    from games.antike.state import State

MOSTLY, HALF = 0.8, 0.5
WEIGHTS: dict[type[Action], float] = {Move: 3, Fight: 0.5, Exchange: 0.2}
"""How likely a form is chosen beside others, by its kind; 1 where none is named."""


def random_answer(state: State, decision: Decision, rng: Random) -> Action:
    """Return a legal answer at random, more often one that gets somewhere."""
    form = _form(state, decision, rng)
    kind = _kind(form)
    if isinstance(form, Choices) and kind is Rondel:
        return _rondel(form, rng)
    if isinstance(form, Fields) and kind is Arm:
        return _levy(state, form, rng)
    if isinstance(form, Fields) and kind is Move:
        return _move(state, str(decision.facts["nation"]), form, rng)
    if isinstance(form, Fields) and kind is Stand:
        return _stand(form, rng)
    return _conquest(form, rng) if kind is Conquer else form.sample(rng)


def _form(state: State, decision: Decision, rng: Random) -> Answers:
    if len(decision.answers) == 1:
        rng.random()  # One number for each question, so that a seed keeps its game.
        return decision.answers[0]
    weights = [_weight(state, _kind(form)) for form in decision.answers]
    return rng.choices(decision.answers, weights)[0]


def _kind(form: Answers) -> type[Action]:
    return next(iter(form.kinds()))


def _weight(state: State, kind: type[Action]) -> float:
    if kind is Conquer:
        # A conquest wins something: a general, or the game.
        return 20 if state.stacks.get("general") or queries.all_gone(state) else 1
    return WEIGHTS.get(kind, 1)


def _rondel(form: Choices, rng: Random) -> Action:
    """Go mostly to a free field."""
    free = [each for each in form.actions if isinstance(each, Rondel) and not paid_for(each)]
    return rng.choice(free) if free and rng.random() < MOSTLY else form.sample(rng)


def _levy(state: State, form: Fields, rng: Random) -> Action:
    """Raise as many as possible: a few here and there would seldom conquer anything or sail far."""
    # With no general left there are only seas to be won by.
    fleet = HALF if state.stacks.get("general") else MOSTLY
    given: dict[str, Any] = {"province": rng.choice(form.values("province", {}))}
    legions = form.values("legions", given)
    given["legions"] = legions[0] if rng.random() < fleet else rng.choice(legions)
    given["galleys"] = form.values("galleys", given)[-1]
    given["coins"] = rng.choice(form.values("coins", given))
    return Arm(**given)


def _move(state: State, nation: str, form: Fields, rng: Random) -> Action:
    """Move mostly whole groups to where there is something to win."""
    given: dict[str, Any] = {}
    for name in ("origin", "unit", "count"):
        found = form.values(name, given)
        given[name] = found[-1] if name == "count" and rng.random() < MOSTLY else rng.choice(found)
    routes = form.values("route", given)
    given["route"] = rng.choice(routes)
    if rng.random() < MOSTLY:
        given |= _aimed(state, nation, given["unit"], routes, rng)
    return Move(**given)


def _aimed(
    state: State, nation: str, unit: str, routes: Sequence[tuple[str, ...]], rng: Random
) -> dict[str, Any]:
    """Send one galley to a new sea, or all to the weakest city, temples first."""
    seas = [route for route in routes if units.count(state, route[-1], nation, "galley") == 0]
    if unit == "galley" and seas and rng.random() < MOSTLY:
        return {"count": 1, "route": rng.choice(seas)}
    cities = [route for route in routes if state.cities.get(route[-1], nation) != nation]
    return {"route": min(cities, key=lambda route: _worth(state, route[-1]))} if cities else {}


def _worth(state: State, city: str) -> tuple[bool, int]:
    return city not in state.temples, queries.strength(state, city)


def _stand(form: Fields, rng: Random) -> Action:
    """Give an order that is likely to fit something."""
    anywhere = form.values("opponent", {})
    likely = Stand(rng.choice(REACTIONS), rng.choice(anywhere), unit=rng.choice(("", *UNITS)))
    return likely if form.allows(likely) else form.sample(rng)


def _conquest(form: Answers, rng: Random) -> Action:
    """Conquer any city as likely, however many ways there are."""
    given: dict[str, Any] = {}
    for name in Conquer.__struct_fields__:
        values = form.narrow(Conquer, given)[name]
        given[name] = values[int(rng.random() * len(values))]
    return Conquer(**given)
