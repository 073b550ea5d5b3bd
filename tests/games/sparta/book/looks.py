"""What follows in the cases, compared with the state that was reached."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from games.core.agenda import Table, phase_of
from games.core.errors import Refusal
from games.core.events import Event
from games.sparta import advantages, queries, supports
from games.sparta.board import ENEMY, POWERS, board
from games.sparta.events.battles import (
    AdvantagesCounted,
    BattleBegan,
    BattleEnded,
    BattleHandSeen,
    CombatWeighed,
    FateRolled,
)
from games.sparta.events.cards import BattleCardsDrawn, FavourChanged, StrengthChanged
from games.sparta.events.games import CubesDrawn, GamesWon
from games.sparta.events.units import UnitHome
from games.sparta.figures import Power
from games.sparta.pieces import Spot
from games.sparta.piles import number_of_cards
from games.sparta.state import State
from games.sparta.view import view
from tests.games.sparta.book.cases import Then
from tests.games.sparta.book.deeds import named, possible, told
from tests.games.sparta.book.play import NAMES, Play
from tests.games.sparta.book.verbs import read

E = TypeVar("E", bound=Event)


def spot_text(spot: Spot | None) -> str:
    """Write a place as the cases do."""
    if spot is None:
        return "absent"
    held = f"{spot.owner} {spot.influence}" if spot.influence else "empty"
    return " ".join([held, *(["raid"] if spot.raid else []), *(["siege"] if spot.siege else [])])


def unit_text(state: State, name: str, *, rolled: bool = False) -> str:
    """Write a unit as the cases do."""
    unit = state.units.get(name)
    if unit is None:
        return "out"
    leader = told(unit.commander)
    if unit.state == "home":
        return "home"
    if unit.state in ("called", "waiting"):
        return f"{unit.state} {leader}"
    word = "siege" if unit.state == "siege" else "attacks" if unit.attacks else "field"
    return f"{word} {told(unit.at)} {leader}{' rolled' if rolled and unit.actions else ''}"


def support_text(state: State, name: str, wanted: str) -> str:
    """Write a support as the cases do, with its side where that is asked for."""
    support = state.supports[name]
    where = support.holder if support.state == "field" else support.state
    side = "veteran" if support.veteran else "regular"
    return f"{where} {side}" if len(wanted.split()) > 1 else str(where)


def commander_text(state: State, name: str, wanted: str) -> str:
    """Write a commander as the cases do."""
    piece, words = state.commanders[name], wanted.split()
    absent = words[0] == "absent" and piece.state == "gone"
    where = words[0] if absent or words[0] == "here" else piece.state
    side = "veteran" if piece.veteran else "regular"
    return f"{where} {side}" if len(words) > 1 else where


def seen(play: Play, key: str, wanted: Any) -> Any:
    """Give what was reached, in the form in which the case says it."""
    return LOOKS[key](play, wanted)


def _per_power(field: str, many: bool = False) -> Callable[[Play, Any], Any]:
    def look(play: Play, wanted: Any) -> Any:
        values = {power: getattr(play.state.holdings[power], field) for power in wanted}
        return {power: sorted(map(told, each)) for power, each in values.items()} if many else values

    return look


def _sizes(field: str) -> Callable[[Play, Any], Any]:
    return lambda play, wanted: {power: len(getattr(play.state.holdings[power], field)) for power in wanted}


def _pile(field: str, size: bool = False) -> Callable[[Play, Any], Any]:
    def look(play: Play, _wanted: Any) -> Any:
        cards = getattr(play.state, field)
        return len(cards) if size else sorted(map(told, cards))

    return look


def _by_name(text: Callable[[State, str, str], Any]) -> Callable[[Play, Any], Any]:
    return lambda play, wanted: {
        word: text(play.state, named(word), value if isinstance(value, str) else "")
        for word, value in wanted.items()
    }


def _lasting(state: State, key: str, wanted: str) -> str:
    if key == "ill-omens":
        return next((told(name) for name, unit in state.units.items() if unit.omen), "off")
    if key not in state.lasting:
        return "off"
    return state.lasting[key] if wanted in POWERS else "on"


def _stance(play: Play, wanted: Any) -> Any:
    def of(power: Power, place: str) -> str:
        if queries.is_neutral(play.state, place):
            return "neutral"
        return "own" if queries.is_friendly(play.state, power, place) else "enemy"

    return {word: {power: of(power, named(word)) for power in powers} for word, powers in wanted.items()}


def _regions(play: Play, wanted: Any) -> Any:
    found: dict[str, str] = {}
    for word in wanted:
        if word == "egypt":
            found[word] = "athens" if "persis" in queries.sieges(play.state, "athens") else "none"
        else:
            found[word] = queries.winner(play.state, word) or "none"
    return found


def _advantages(play: Play, wanted: Any) -> Any:
    if play.state.combat is not None:
        return {power: sorted(map(told, advantages.held(play.state, power))) for power in wanted}
    found: dict[str, list[str]] = {power: [] for power in wanted}
    for kind, word in {
        "elite": "elite",
        "peltast": "peltast",
        "cavalry": "cavalry",
        "fleet": "fleet_allied",
    }.items():
        values = {power: supports.value(play.state, power, kind) for power in POWERS}
        for power in wanted:
            if values[power] > values[ENEMY[power]]:
                found[power].append(word)
    return {power: sorted(each) for power, each in found.items()}


def _last(play: Play, kind: type[E]) -> E:
    return next(event for event in reversed(play.events) if isinstance(event, kind))


def _strengths(play: Play, wanted: Any) -> Any:
    if play.state.combat is not None:
        return {power: advantages.strength(play.state, power) for power in wanted}
    weighed = _last(play, CombatWeighed)
    return {power: getattr(weighed, power) for power in wanted}


def _combat(play: Play, _wanted: Any) -> str:
    weighed = _last(play, CombatWeighed)
    return f"{weighed.lead} {weighed.by}" if weighed.lead else "level"


def _order(play: Play, wanted: Any) -> Any:
    """Give what happened, first to last, as far as the case tells it; all of it if nothing is to happen."""
    if not wanted:
        return [type(event).__name__ for event in play.events]
    found: list[str] = []
    for event in play.events:
        word = _word_of(event, found)
        if word and word not in found:
            found.append(word)
    return [word for word in found if word in wanted]


def _word_of(event: Any, found: list[str]) -> str:
    match event:
        case BattleCardsDrawn() if "advantages" not in found:
            drawn = f"free draw {event.power}"
            return f"ability {event.power}" if drawn in found else drawn
        case AdvantagesCounted():
            return "advantages"
        case CombatWeighed():
            return "marker"
        case FateRolled():
            return f"fate {told(event.commander)}"
        case StrengthChanged():
            return "losses"
        case FavourChanged():
            return "favour"
        case UnitHome():
            return "home"
    return ""


def _asked(play: Play, _wanted: Any) -> list[str]:
    return sorted({play.state.power_of(decision.seat) for decision in play.asked()})


def _phase(play: Play, _wanted: Any) -> str:
    if play.over:
        return "over"
    if any(decision.question == "prize" for decision in play.asked()):
        return "games"
    waits = play.asked() or play.pending or play.phase == "laid"
    return play.phase if waits else play.upcoming_safely()


def _turn(play: Play, _wanted: Any) -> str:
    kept = play.turn, play.whole, play.state.round
    if not play.asked():
        play._after()
    found = play.turn
    play.turn, play.whole, play.state.round = kept
    return found


def _step(play: Play, _wanted: Any) -> str:
    phase = phase_of(play.state)
    return NAMES.get(phase, phase)


def _green(play: Play, _wanted: Any) -> str:
    return next((power for power in POWERS if play.state.holdings[power].green), "supply")


def _cubes(play: Play, wanted: Any) -> Any:
    drawn = _last(play, CubesDrawn)
    return {power: getattr(drawn, f"of_{power}") for power in wanted}


def _knows(play: Play, wanted: dict[str, Any]) -> bool:
    """Say whether somebody knows what a case names; what no pattern reads is left to the tests of secrecy."""
    seat = play.seat(read(f"{wanted['who']} pass")) if wanted["who"] in POWERS else None
    seen = view(play.state, seat)
    found = re.fullmatch(r"(?:that|which cards) (\w+) holds(?: (\w+))?", wanted["what"])
    if found and found[2] and named(found[2]) in play.state.holdings[_power(found[1])].hand:
        card = named(found[2])
        return card in seen.seen or any(getattr(each, "card", "") == card for each in _public(play))
    if found and named(found[2] or "").lower() in board().battle_cards:
        return named(found[2]) in seen.battle_seen
    if found and not found[2]:
        return bool(seen.seen)
    if re.fullmatch(r"the battle hand of \w+( as it was then)?", wanted["what"]):
        told = [each for each in play.events if isinstance(each, BattleHandSeen)]
        return any(each.audience is None or seat in each.audience for each in told)
    if re.fullmatch(r"any (battle )?card in a hand", wanted["what"]):
        return bool(seen.hand or seen.battle_hand or seen.seen or seen.battle_seen)
    return bool(wanted["may"])


def _public(play: Play) -> list[Any]:
    return [event for event in play.events if event.audience is None]


def _power(word: str) -> Power:
    return "athens" if word.lower() == "athens" else "sparta"


def _may(play: Play, wanted: Any) -> Any:
    return [deed for deed in wanted if play.meant(read(deed)) or play.part_for(read(deed))]


def _may_not(play: Play, wanted: Any) -> Any:
    return [each for each in wanted if _refused(play, each["deed"])]


def _refused(play: Play, deed: str) -> bool:
    if play.meant(read(deed)) or play.part_for(read(deed)):
        return False
    table, seat = Table(play.state, play.chance), play.seat(read(deed))
    return all(
        isinstance(table.why_not(seat, action), Refusal) for action in possible(read(deed), play.asked())
    )


def _winner(play: Play, _wanted: Any) -> Any:
    return play.state.result.winner if play.state.result else None


LOOKS: dict[str, Callable[[Play, Any], Any]] = {
    **{key: _per_power(key) for key in ("talents", "favours", "army", "fleet", "desperate")},
    "hand": _per_power("hand", many=True),
    "battle_hand": _per_power("battle", many=True),
    "markers": _per_power("markers", many=True),
    "hand_sizes": lambda play, wanted: {power: number_of_cards(play.state, power) for power in wanted},
    "battle_hand_sizes": _sizes("battle"),
    **{key: _pile(key) for key in ("deck", "discards", "removed", "pool", "battle_discards")},
    "deck_size": _pile("deck", size=True),
    "pool_size": _pile("pool", size=True),
    "battle_deck_size": _pile("battle_deck", size=True),
    "spots": _by_name(lambda state, name, _: spot_text(state.spots.get(name))),
    "units": _by_name(lambda state, name, wanted: unit_text(state, name, rolled="rolled" in wanted)),
    "supports": _by_name(support_text),
    "commanders": _by_name(commander_text),
    "lasting": _by_name(_lasting),
    "autonomy": _by_name(lambda state, name, _: queries.size(state, name)),
    "controls": _by_name(lambda state, name, _: queries.controller(state, name) or "none"),
    "stance": _stance,
    "regions": _regions,
    "advantages": _advantages,
    "asked": _asked,
    "phase": _phase,
    "turn": _turn,
    "step": _step,
    "green": _green,
    "round": lambda play, _: play.state.round,
    "scenario": lambda play, _: play.state.scenario,
    "war": lambda play, _: 2 if play.state.rounds_before else 1,
    "dice": lambda play, wanted: {label: play.rolled.get(named(label), 0) for label in wanted},
    "games": lambda play, _: next(
        (each.power for each in reversed(play.events) if isinstance(each, GamesWon)), None
    ),
    "winner": _winner,
    "score": lambda play, _: play.state.result.regions if play.state.result else None,
    "may": _may,
    "may_not": _may_not,
    "strengths": _strengths,
    "combat": _combat,
    "order": _order,
    "cubes": _cubes,
    "attacker": lambda play, _: _last(play, BattleBegan).power,
    "battle": lambda play, _: _last(play, BattleEnded).winner or "draw",
    "knows": lambda play, wanted: [{**each, "may": _knows(play, each)} for each in wanted],
}


def compared(play: Play, then: Then) -> tuple[dict[str, Any], dict[str, Any]]:
    """Give what a case expects and what was reached, key by key; lists are sets."""
    expected, reached = {}, {}
    for key in sorted(then.model_fields_set - {"sum"}):
        wanted = getattr(then, key)
        plain = then.model_dump(include={key})[key]
        found = seen(play, key, plain if wanted is not None else None)
        expected[key], reached[key] = (plain, found) if key == "order" else (_sets(plain), _sets(found))
    return expected, reached


def _sets(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sets(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return sorted(value, key=str)
    return value


def regions_of(state: State) -> list[str]:
    """List the regions of a war."""
    return [region for region in board().regions if region in state.figures.regions_in_play]


def differences(before: State, after: State) -> list[str]:
    """Give the whole public difference between two positions, in the words of the cases."""
    return sorted([*_of_places(before, after), *_of_powers(before, after), *_of_pieces(before, after)])


def _of_places(before: State, after: State) -> Iterator[str]:
    for place in board().places:
        old, new = before.spots.get(place), after.spots.get(place)
        if new is not None and old is None:
            yield f"{told(place)} founded"
        for power in POWERS:
            change = queries.influence(after, power, place) - queries.influence(before, power, place)
            if change:
                yield f"{told(place)} {power} {change:+d}"
        for mark in ("raid", "siege"):
            change = bool(getattr(new, mark, False)) - bool(getattr(old, mark, False))
            if change:
                yield f"{told(place)} {mark} {change:+d}"
    for key in {*before.lasting, *after.lasting}:
        if (key in before.lasting) != (key in after.lasting):
            yield f"{told(key)} {'on' if key in after.lasting else 'off'}"
    omens = [any(unit.omen for unit in state.units.values()) for state in (before, after)]
    if omens[0] != omens[1]:
        yield f"ill_omens {'on' if omens[1] else 'off'}"


def _of_powers(before: State, after: State) -> Iterator[str]:
    words = {"talents": "talents", "favours": "favours", "army": "army", "fleet": "fleet"}
    for power in POWERS:
        old, new = before.holdings[power], after.holdings[power]
        counts = {word: (getattr(old, key), getattr(new, key)) for key, word in words.items()}
        counts["battle cards"] = len(old.battle), len(new.battle)
        counts["action cards"] = len(old.hand), len(new.hand)
        yield from (f"{power} {word} {now - was:+d}" for word, (was, now) in counts.items() if now != was)
        yield from (f"marker {told(marker)} {power}" for marker in new.markers if marker not in old.markers)


def _of_pieces(before: State, after: State) -> Iterator[str]:
    for name, support in after.supports.items():
        old = before.supports[name]
        if (old.state, old.holder) != (support.state, support.holder):
            yield f"{told(name)} {support.holder or support.state}"
        if old.veteran != support.veteran:
            yield f"{told(name)} {'veteran' if support.veteran else 'regular'}"
    for name, piece in after.commanders.items():
        was = before.commanders[name]
        if was.state != piece.state:
            yield f"{told(name)} {piece.state}"
        if was.veteran != piece.veteran:
            yield f"{told(name)} {'veteran' if piece.veteran else 'regular'}"
    for name in after.units:
        stands = [" ".join(unit_text(state, name).split()[:-1]) or "home" for state in (before, after)]
        if stands[0] != stands[1]:
            yield f"{name} {stands[1]}"
