"""30: where Keryx sends envoys, and what it aims effects at."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from games.sparta import queries
from games.sparta.actions import Choose, Envoy, Pass
from games.sparta.board import ENEMY, board
from games.sparta.keryx import strength
from games.sparta.pieces import Spot

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.sparta.figures import Place, Power
    from games.sparta.keryx.mind import Mind
    from games.sparta.pieces import Owner
    from games.sparta.state import State


class Merit(NamedTuple):
    """30: why a step in a place is good, the first reason first."""

    capital: bool
    """It fills the own capital."""
    wins: bool
    """It wins a region now."""
    takes: bool
    """It takes a region from the enemy."""
    finishes: bool
    """It finishes a place that is half held."""
    swing: int
    """By how much it changes the balance of a region."""
    reward: int
    """What the region brings."""
    cheap: int
    """How few steps are left until it is controlled."""
    steps: int


def merit(mind: Mind, place: Place, steps: int, *, remove_only: bool = False) -> Merit:
    """Weigh steps in a place."""
    state, power = mind.state, mind.power
    before = state.spots[place]
    after = stepped(state, power, place, steps, remove_only=remove_only)
    now, then = _stands(mind, place), _stands(mind, place, after)
    return Merit(
        capital=place == queries.capital(state, power) and before.owner != ENEMY[power],
        wins=then[0] == power != now[0],
        takes=now[0] == ENEMY[power] != then[0],
        finishes=before.owner == power == after.owner and after.influence == queries.size(state, place),
        swing=then[1] - now[1],
        reward=_reward(state, place),
        cheap=-_left(state, power, place, after),
        steps=steps,
    )


def stepped(state: State, power: Power, place: Place, steps: int, *, remove_only: bool = False) -> Spot:
    """Give a place as it is after steps of a power."""
    spot = msgspec.structs.replace(state.spots[place])
    for _step in range(steps):
        if spot.owner == ENEMY[power]:
            spot.influence -= 1
            spot.owner = spot.owner if spot.influence else ""
        elif not remove_only and spot.influence < queries.size(state, place):
            spot.owner, spot.influence = power, spot.influence + 1
    return spot


def _stands(mind: Mind, place: Place, spot: Spot | None = None) -> tuple[Owner, int]:
    """Name who controls what a place belongs to, and by how much the own power is ahead there.

    With a spot the place is taken to be like that.
    """
    owner = queries.controller(mind.state, place) if spot is None else _owner(mind, place, spot)
    if queries.is_ally(place):
        return "", (owner == mind.power) - (owner == mind.enemy)
    weights = mind.weights(board().region_of(place))
    if spot is not None:
        weights, size = dict(weights), queries.size(mind.state, place)
        weights[queries.controller(mind.state, place)] -= size
        weights[owner] += size
    return queries.heavier(weights), weights[mind.power] - weights[mind.enemy]


def _owner(mind: Mind, place: Place, spot: Spot) -> Owner:
    """Name who would control a place that is like a spot."""
    is_held = spot.influence >= queries.size(mind.state, place) and not (spot.raid or spot.siege)
    return spot.owner if is_held else ""


def _reward(state: State, place: Place) -> int:
    region = board().region_of(place)
    reward = board().reward(region or place, state.war)
    return 2 * reward.talents + 3 * reward.favour + 2 * len(reward.supports)


def _left(state: State, power: Power, place: Place, spot: Spot) -> int:
    """Count the steps until a power controls a place."""
    if spot.owner == ENEMY[power]:
        return spot.influence + queries.size(state, place)
    return queries.size(state, place) - spot.influence


def send(mind: Mind) -> Action:
    """12: send an envoy where it does most."""
    removes = getattr(mind.step, "effect", None)
    remove_only = getattr(removes, "mode", "") == "remove-only"
    envoys = mind.offered(Envoy)
    if not envoys:
        return Pass()
    return mind.best(envoys, lambda each: merit(mind, each.place, each.steps, remove_only=remove_only))


def place(mind: Mind) -> Action:
    """17: put influence where it does most."""
    return mind.best(mind.offered(Choose), lambda each: merit(mind, each.what, 1))


# --- targets of other verbs


def aim(mind: Mind) -> Action:
    """12: aim an effect at what it does most to, or decline."""
    verb = str(mind.decision.facts["verb"])
    options = mind.offered(Choose)
    return AIMS[verb](mind, options) if verb in AIMS else mind.best(options, lambda _each: 0)


def _at_place(mind: Mind, options: list[Choose]) -> Action:
    """An influence that is put, a territory that is founded, a siege that is hit."""
    return mind.best(options, lambda each: of_region(mind, each.what))


def of_region(mind: Mind, place: Place) -> tuple[int, int]:
    """Weigh a place as if it were controlled by the own power."""
    return _as_if(mind, place, Spot(mind.power, queries.size(mind.state, place)))


def raided(mind: Mind, place: Place) -> tuple[int, int]:
    """Weigh a place as if it were raided."""
    return _as_if(mind, place, Spot(mind.enemy, queries.size(mind.state, place), raid=True))


def _as_if(mind: Mind, place: Place, spot: Spot) -> tuple[int, int]:
    """Say what a place would change in its region, and what it brings."""
    if _owner(mind, place, spot) == queries.controller(mind.state, place):
        return 0, _reward(mind.state, place)
    now, then = (_stands(mind, place, each)[0] for each in (None, spot))
    return (_leads(mind, then) - _leads(mind, now) if then != now else 0), _reward(mind.state, place)


def _leads(mind: Mind, owner: Owner) -> int:
    """Say who an owner is: 1 the own power, -1 the enemy."""
    return (owner == mind.power) - (owner == mind.enemy)


def _give_up(mind: Mind, options: list[Choose]) -> Action:
    """A sacrifice: the place, or the support, that is missed least."""
    if options[0].what in mind.state.spots:
        return mind.best(options, lambda each: [-part for part in of_region(mind, each.what)])
    return mind.best(options, lambda each: -strength.use(mind.state, each.what))


def _free(mind: Mind, options: list[Choose]) -> Action:
    """A raid marker: off an own place."""
    own = [each for each in options if queries.is_friendly(mind.state, mind.power, each.what)]
    return _at_place(mind, own) if own else Pass()


def _support(mind: Mind, options: list[Choose]) -> Action:
    """A support: its use for whoever has it; the own least useful one is reduced."""
    effect = mind.step.effect
    own = mind.state.supports[options[0].what].holder == mind.power
    sign = -1 if effect.action == "reduce" and own else 1
    return mind.best(options, lambda each: sign * strength.use(mind.state, each.what))


def _commander(mind: Mind, options: list[Choose]) -> Action:
    """An enemy commander: one in command first, then a veteran."""
    commanders = mind.state.commanders
    return mind.best(
        options, lambda each: (commanders[each.what].state == "commands", commanders[each.what].veteran)
    )


def _roll(mind: Mind, options: list[Choose]) -> Action:
    """A siege action: where most dice are rolled; none without a die."""
    dice = {each.what: strength.dice(mind.state, mind.power, each.what) + 1 for each in options}
    best = mind.best(options, lambda each: dice[each.what])
    return best if dice[best.what] > 0 else Pass()


AIMS = {
    "influence": _at_place,
    "place-influence": _at_place,
    "territory": _at_place,
    "siege-hit": _at_place,
    "sacrifice": _give_up,
    "raid-marker": _free,
    "support": _support,
    "commander": _commander,
    "siege-roll": _roll,
}
"""How the verbs are aimed that care."""
