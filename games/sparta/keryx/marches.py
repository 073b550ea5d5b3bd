"""30: Keryx mobilises, deploys, raids and besieges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.sparta import queries, routes
from games.sparta.actions import (
    Besiege,
    BreakOff,
    Deploy,
    Desperate,
    Done,
    Mobilise,
    Pass,
    Raid,
    Siege,
)
from games.sparta.board import board
from games.sparta.keryx import strength
from games.sparta.keryx.targets import of_region, raided
from games.sparta.pieces import Kind
from games.sparta.steps.marching import KINDS, card_price

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.sparta.figures import Place
    from games.sparta.keryx.mind import Mind

TREASURY = 5
"""30: what it must have to begin a siege."""
ACTIONS = 2
"""For how many actions of each siege it keeps talents when it mobilises."""
ENOUGH = 3
"""30: with how many battle cards it buys no more."""
CARDS = 2
"""30: how many battle cards it must hold to fight where it is level."""


def raid(mind: Mind) -> Action:
    """30: begin a siege with five talents or more and a free hoplite, else raid and go home."""
    begin = mind.offered(Besiege)
    if begin and mind.talents >= TREASURY:
        return mind.best(begin, lambda each: of_region(mind, each.place))
    return mind.best(mind.offered(Raid), lambda each: _prey(mind, each.place))


def _prey(mind: Mind, place: Place) -> tuple[int, int, int]:
    """Weigh a place to be raided: one whose loss costs the enemy a region, then by what it brings.

    A raid makes a place the enemy's that was not: it is the less welcome the more it gives away.
    """
    region, reward = raided(mind, place)
    return region, -_gift(mind, place), reward


def _gift(mind: Mind, place: Place) -> int:
    """Count the influence that a raid would give the enemy."""
    return queries.size(mind.state, place) - queries.influence(mind.state, mind.enemy, place)


def _worth_it(mind: Mind, place: Place) -> bool:
    """Say whether a raid pays: it gives nothing away, or a siege can follow."""
    return not _gift(mind, place) or mind.talents >= TREASURY


def deploy(mind: Mind) -> Action:
    """30: fight if it is ahead, or level with two battle cards; else raid."""
    desperate = _desperate(mind)
    if desperate:
        return desperate
    return _march(mind, mind.offered(Deploy)) or Done()


def _march(mind: Mind, found: Sequence[Deploy]) -> Deploy | None:
    """30: fight where it dares to, else raid where the person loses most."""
    meets = {each: routes.enemy_at(mind.state, mind.power, each) for each in {each.place for each in found}}
    fights = [each for each in found if meets[each.place] and _dares(mind, each.unit, each.place)]
    if fights:
        return mind.best(fights, lambda each: _ahead(mind, each.unit, each.place))
    return _foray(mind, [each for each in found if not meets[each.place] and _worth_it(mind, each.place)])


def _foray(mind: Mind, found: Sequence[Deploy]) -> Deploy | None:
    """Raid where the person loses most: with which unit is drawn for."""
    prey = {each: _prey(mind, each) for each in {each.place for each in found}}
    return mind.best(found, lambda each: prey[each.place]) if found else None


def _ahead(mind: Mind, unit: str, place: Place) -> int:
    enemy = routes.enemy_at(mind.state, mind.power, place)
    return strength.lead(mind.state, mind.power, unit, place, enemy)


def _dares(mind: Mind, unit: str, place: Place) -> bool:
    """Say whether it would fight the enemy in a place."""
    lead, held = _ahead(mind, unit, place), len(mind.state.holdings[mind.power].battle)
    return lead > 0 or (lead == 0 and held >= CARDS)


def _desperate(mind: Mind) -> Action | None:
    """Use Desperate Times if the own capital is entered and it is ahead there."""
    capital = queries.capital(mind.state, mind.power)
    enemy = routes.enemy_at(mind.state, mind.power, capital) if capital in mind.state.spots else ""
    if not enemy:
        return None
    kind = mind.state.units[enemy].kind
    found = [each for each in mind.offered(Desperate) if each.unit == kind and each.card == _buys(mind, 0)]
    if not found or strength.in_arm(mind.state, mind.power, kind) <= 0:
        return None
    return mind.best(found, lambda each: strength.helps(mind.state, each.commander, kind))


def attack(mind: Mind) -> Action:
    """13: fight at the own capital, or where it is most ahead."""
    capital = queries.capital(mind.state, mind.power)
    return mind.best(
        mind.offered(Deploy), lambda each: (each.place == capital, _ahead(mind, each.unit, each.place))
    )


def deploy_now(mind: Mind) -> Action:
    """12: a unit that a card lets march goes where any other would; one on the map stays."""
    options = mind.offered(Deploy)
    if any(queries.on_map(mind.state.units[each.unit]) for each in options):
        return Pass()
    going = _march(mind, options)
    if going:
        return going
    return Pass() if Pass in mind.decision.kinds() else _must(mind, options)


def _must(mind: Mind, options: Sequence[Deploy]) -> Deploy:
    """Go where it harms least."""
    raids = [each for each in options if not routes.enemy_at(mind.state, mind.power, each.place)]
    return _foray(mind, raids) or mind.best(options, lambda each: _ahead(mind, each.unit, each.place))


# --- mobilising


def _price(mind: Mind) -> int:
    return card_price(mind.state, mind.power)


def _buys(mind: Mind, price: int) -> bool:
    """30: say whether it buys a battle card with a unit of a price."""
    held = len(mind.state.holdings[mind.power].battle)
    return held < ENOUGH and _free(mind) >= price + _price(mind)


def _free(mind: Mind) -> int:
    """Count the talents that are not kept for sieges: two siege actions each."""
    number = len(queries.sieges(mind.state, mind.power))
    return mind.talents - number * ACTIONS * board().limits.siege


def mobilise(mind: Mind) -> Action:
    """30: mobilise while three talents remain, in an arm in which it is not behind."""
    kinds = [kind for kind in KINDS if strength.in_arm(mind.state, mind.power, kind) >= 0]
    found = [each for each in mind.offered(Mobilise) if each.unit in kinds]
    if _free(mind) < board().limits.mobilise:
        return Done()
    return _raise(mind, found, board().limits.mobilise) or Done()


def mobilise_now(mind: Mind) -> Action:
    """12: mobilise a unit that a card lets be mobilised."""
    levy = _raise(mind, mind.offered(Mobilise), mind.step.price)
    if levy:
        return levy
    return Pass() if mind.step.may_pass else mind.draw(mind.offered(Mobilise))


def _raise(mind: Mind, found: Sequence[Mobilise], price: int) -> Mobilise | None:
    """30: give a unit to the commander that it suits best; who suits both is drawn for."""
    suits = {each: _suits(mind, each) for each in found if not each.card}
    fitting = [each for each, by in suits.items() if by >= 0]
    if not fitting:
        return None
    best = mind.best(fitting, lambda each: suits[each])
    armed = Mobilise(best.unit, best.commander, card=True)
    return armed if armed in found and _buys(mind, price) else best


def _suits(mind: Mind, levy: Mobilise) -> int:
    kind: Kind = KINDS[KINDS.index(levy.unit)]
    other: Kind = next(each for each in KINDS if each != kind)
    own, less = (strength.helps(mind.state, levy.commander, each) for each in (kind, other))
    return own - less


# --- sieges


def siege(mind: Mind) -> Action:
    """30: carry sieges on that have a die, while two talents remain."""
    found = [each for each in mind.offered(Siege) if strength.dice(mind.state, mind.power, each.place) > 0]
    return mind.best(found, lambda each: of_region(mind, each.place)) if found else Done()


def break_off(mind: Mind) -> Action:
    """15: go on, but without dice."""
    place = mind.step.place
    return Pass() if strength.dice(mind.state, mind.power, place) else BreakOff(place)
