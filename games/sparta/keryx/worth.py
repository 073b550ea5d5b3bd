"""30: what effects are worth to a power: a figure for each verb, its sign by whom it happens to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta import effects as verbs
from games.sparta import places, queries, supports
from games.sparta.board import ENEMY, HELOT_REVOLT, OBLIQUE_ORDER, TRUCE, board
from games.sparta.effects import Effect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from games.sparta.figures import ActionCard, Power
    from games.sparta.keryx.mind import Mind

INFLUENCE, FAVOUR, CARD, SUPPORT, STRENGTH, TALENT = 4, 3, 3, 3, 2, 1
UNIT, SIEGE_ROLL, COMMANDER, RAID_MARKER, RELOCATE, LOOK = 3, 3, 2, 2, 1, 1
"""What the rulings leave to us."""


def of_card(mind: Mind, card: ActionCard, actor: Power, *, favour: bool) -> float:
    """Say what an action card is worth when it is carried out by a power."""
    base = card.effects if not favour or card.favour_mode == "add" else ()
    return total(mind, (*base, *(card.favour_effects if favour else ())), actor)


def total(mind: Mind, effects: Iterable[Effect], actor: Power) -> float:
    """Add up what effects are worth; what cannot be paid ends the list, and what costs more is declined."""
    found = 0.0
    todo = list(effects)
    while todo:
        effect = todo.pop(0)
        if isinstance(effect, verbs.Pay):
            return found + _bought(mind, effect, todo, actor)
        found += one(mind, effect, actor)
    return found


def _bought(mind: Mind, price: verbs.Pay, rest: list[Effect], actor: Power) -> float:
    """Say what is worth to be had for a price: nothing if its payer declines."""
    payer = _who(actor, price.who)
    holding, sign = mind.state.holdings[payer], 1 if payer == mind.power else -1
    if holding.talents < price.talents or holding.all_favours < price.favour:
        return 0
    gained = total(mind, rest, actor) - sign * (TALENT * price.talents + FAVOUR * price.favour)
    gained += TALENT * price.talents * (1 if actor == mind.power else -1) if price.to else 0
    return gained if price.must else sign * max(sign * gained, 0)


def one(mind: Mind, effect: Effect, actor: Power) -> float:
    """Say what one effect is worth."""
    who = _who(actor, str(getattr(effect, "who", "actor")))
    sign = 1 if who == mind.power else -1
    return sign * VALUES[type(effect)](mind, effect, who) if type(effect) in VALUES else 0


def _who(actor: Power, word: str) -> Power:
    """Name whom an effect happens to."""
    powers: dict[str, Power] = {"opponent": ENEMY[actor], "athens": "athens", "sparta": "sparta"}
    return powers.get(word, actor)


# What effects are worth to whom they happen to


def _envoys(mind: Mind, effect: verbs.Envoy, who: Power) -> float:
    steps = effect.count * (2 if effect.size == "major" else 1)
    found = places.candidates(mind.state, who, effect.where, contested_ok=effect.contested_ok)
    if effect.mode == "remove-only":
        steps = min(steps, sum(queries.influence(mind.state, ENEMY[who], place) for place in found))
    return INFLUENCE * steps if found else 0


def _influence(mind: Mind, effect: verbs.Influence, who: Power) -> float:
    if effect.space not in mind.state.spots:
        return 0
    held = queries.influence(mind.state, who, effect.space)
    if effect.n < 0:
        return -INFLUENCE * min(held, -effect.n)
    return INFLUENCE * min(effect.n, queries.size(mind.state, effect.space) - held)


def _support(mind: Mind, effect: verbs.Support, who: Power) -> float:
    kind = effect.kind or "any"
    found: dict[str, Callable[[], list[str]]] = {
        "promote": lambda: supports.can_promote(mind.state, who, kind),
        "reduce": lambda: supports.can_reduce(mind.state, who, kind),
        "rebuild": lambda: supports.can_rebuild(mind.state, who, kind),
        "hire": lambda: [effect.id] if supports.can_hire(mind.state, effect.id) else [],
    }
    fitting = [name for name in found[effect.action]() if effect.id in ("", name)]
    return (-SUPPORT if effect.action == "reduce" else SUPPORT) if fitting else 0


def _strength(track: str) -> Callable[[Mind, Any, Power], float]:
    def worth(mind: Mind, effect: Any, who: Power) -> float:
        limits = getattr(board().tracks, track)
        now: int = getattr(mind.state.holdings[who], track)
        return float(STRENGTH * (min(max(now + effect.n, limits.min), limits.max) - now))

    return worth


def _mobilise(mind: Mind, effect: verbs.Mobilise, who: Power) -> float:
    ready = [name for name in queries.commanders_of(mind.state, who) if _is_ready(mind, name)]
    can = ready and TRUCE not in mind.state.lasting
    return UNIT if can and mind.state.holdings[who].talents >= effect.cost else 0


def _is_ready(mind: Mind, commander: str) -> bool:
    return mind.state.commanders[commander].state == "ready"


def _hit(mind: Mind, effect: verbs.SiegeHit, who: Power) -> float:
    return INFLUENCE * effect.n if queries.has_siege(mind.state, who) else 0


def _roll(mind: Mind, _effect: verbs.SiegeRoll, who: Power) -> float:
    return SIEGE_ROLL if queries.sieges(mind.state, who) else 0


def _raid_marker(mind: Mind, effect: verbs.RaidMarker, who: Power) -> float:
    found = places.candidates(mind.state, who, effect.where, contested_ok=True)
    return RAID_MARKER if any(mind.state.spots[place].raid for place in found) else 0


def _choose(mind: Mind, effect: verbs.Choose, actor: Power) -> float:
    chooser = actor if effect.by == "actor" else ENEMY[actor]
    worths = [total(mind, option, actor) for option in effect.options]
    own = 1 if actor == mind.power else -1
    return own * (max(worths) if chooser == mind.power else min(worths))


def _cond(mind: Mind, effect: verbs.Cond, actor: Power) -> float:
    held = holds(mind, effect.test, actor)
    own = 1 if actor == mind.power else -1
    return own * total(mind, effect.then if held else effect.otherwise, actor)


def holds(mind: Mind, test: str, actor: Power) -> bool:
    """Say whether a test holds for a power."""
    word, _, of = test.partition(":")
    if word == "holds":
        return of in mind.state.holdings[actor].markers
    if word == "controls":
        return queries.controller(mind.state, of) == actor
    return queries.has_siege(mind.state, actor)


def _per(mind: Mind, effect: verbs.Per, actor: Power) -> float:
    own = 1 if actor == mind.power else -1
    return own * len(queries.megapoleis(mind.state, actor)) * total(mind, effect.do, actor)


def _marker(_mind: Mind, effect: verbs.Marker, who: Power) -> float:
    """Lasting markers: the revolt hurts Sparta, the oblique order helps Athens."""
    helps: dict[str, Power] = {HELOT_REVOLT: "athens", OBLIQUE_ORDER: "athens", "long-walls": "athens"}
    if effect.key == TRUCE:
        return 0
    sign = 1 if helps.get(effect.key, who) == who else -1
    return -sign * STRENGTH if effect.action == "remove" else sign * STRENGTH


VALUES: dict[type[Effect], Callable[[Mind, Any, Power], float]] = {
    verbs.Envoy: _envoys,
    verbs.Influence: _influence,
    verbs.PlaceInfluence: lambda _mind, _effect, _who: INFLUENCE,
    verbs.Territory: lambda mind, _effect, _who: INFLUENCE if mind.state.figures.territories_usable else 0,
    verbs.Megalopolis: lambda _mind, _effect, who: INFLUENCE if who == "athens" else -INFLUENCE,
    verbs.Talents: lambda _mind, effect, _who: TALENT * effect.n,
    verbs.Favour: lambda _mind, effect, _who: FAVOUR * effect.n,
    verbs.BattleCards: lambda _mind, effect, _who: CARD * effect.n,
    verbs.Support: _support,
    verbs.Army: _strength("army"),
    verbs.Fleet: _strength("fleet"),
    verbs.Mobilise: _mobilise,
    verbs.SiegeHit: _hit,
    verbs.SiegeRoll: _roll,
    verbs.Relocate: lambda _mind, _effect, _who: RELOCATE,
    verbs.RaidMarker: _raid_marker,
    verbs.Marker: _marker,
    verbs.Commander: lambda _mind, _effect, _who: COMMANDER,
    verbs.Demobilise: lambda _mind, _effect, _who: -UNIT,
    verbs.RewardNow: lambda _mind, _effect, _who: FAVOUR,
    verbs.HandSwap: lambda _mind, _effect, _who: LOOK,
    verbs.Choose: _choose,
    verbs.Cond: _cond,
    verbs.Per: _per,
}
"""What is not named here is worth nothing."""


def only_helps_enemy(mind: Mind, card: ActionCard, actor: Power) -> bool:
    """Say whether a card does nothing for the own power, and something for the other."""
    worths = [one(mind, effect, actor) for effect in (*card.effects, *card.favour_effects)]
    return all(worth <= 0 for worth in worths) and any(worth < 0 for worth in worths)
