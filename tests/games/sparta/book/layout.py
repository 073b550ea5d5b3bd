"""The positions of the cases, laid out."""

from __future__ import annotations

from typing import Any

from games.core.agenda import Table
from games.core.chance import Seeded
from games.sparta.board import ENEMY, POWERS, SPARTAN_ELITE, board
from games.sparta.figures import Power
from games.sparta.game import GAME
from games.sparta.pieces import Spot, Support, Unit
from games.sparta.state import State
from games.sparta.steps.dealing import DealCards
from games.sparta.steps.set_up import supports_of
from tests.games.sparta.book.cases import Given, Solo
from tests.games.sparta.book.deeds import named

OWNERS = {"oblique-order": "athens", "helot-revolt": "sparta", "long-walls": "athens"}
"""Whose a lasting marker is that a case only says to be on."""
THIRTY_YEARS = (("sparta", "gela"), ("athens", "lemnos"), ("athens", "epidamnos"), ("sparta", "abydus"))


def laid_out(given: Given) -> State:
    """Make the state that a case begins with, with nothing on its agenda but the set-up."""
    state = _begun(given)
    if given.start in ("bare", "land", "sea"):
        _strip(state)
    if given.start in ("land", "sea"):
        face_off(state, "hoplite" if given.start == "land" else "trireme")
    if given.start == "S1":
        for power, place in THIRTY_YEARS:
            state.spots[place] = Spot(power, 1)  # type: ignore[arg-type]
    if given.solo is not None:
        state.seats, state.bot, state.level = 1, given.solo.bot, given.solo.level
    state.round = given.round or 1
    if given.turn:
        state.turn = given.turn
    _edit_holdings(state, given)
    _edit_places(state, given)
    _edit_pieces(state, given)
    for word, value in (given.lasting or {}).items():
        _last(state, named(word), named(value))
    _edit_piles(state, given)
    return state


def _begun(given: Given) -> State:
    campaign = board().campaigns.get(given.scenario)
    variants = ",".join(each.lower() for each in given.variants or [])
    scenario = campaign.second if campaign and given.war == 2 else given.scenario
    state = _set_up(scenario, variants)
    if campaign and given.war == 2:
        state.scenario, state.rounds_before = given.scenario, board().wars[campaign.first].rounds
        kept = [
            *state.deck,
            *state.discards,
            *state.pool,
            *(card for h in state.holdings.values() for card in h.hand),
        ]
        wars = {campaign.first, campaign.second}
        more = [card.id for card in board().cards.values() if wars & set(card.stacks) and card.id not in kept]
        state.pool = sorted([*state.pool, *more])
    return state


def _set_up(scenario: str, variants: str) -> State:
    """Lay a war out and deal the hands; what comes after that is left to the case."""
    state: State = GAME.new(2, scenario, {"variants": variants})
    table = Table(state, Seeded(b"book"))
    begin = state.agenda.pop()
    begin.finish(table)
    state.agenda[:] = [step for step in state.agenda if isinstance(step, DealCards)]
    table.settle()
    return state


def _strip(state: State) -> None:
    figures = state.figures
    for place in state.spots:
        state.spots[place] = Spot()
    state.units = {name: Unit(unit.power, unit.kind, unit.number) for name, unit in state.units.items()}
    for name, piece in state.commanders.items():
        piece.veteran = False
        if name in figures.commanders:
            piece.state = "ready"
    for name, support in state.supports.items():
        support.veteran = False
        if name in supports_of(figures) and support.state not in ("track", "lost"):
            support.state, support.holder = "marker", ""
    state.supports[SPARTAN_ELITE].state, state.supports[SPARTAN_ELITE].holder = "field", "sparta"
    for holding in state.holdings.values():
        state.deck += holding.hand
        state.battle_deck += holding.battle
        holding.hand, holding.battle, holding.markers = [], [], []
        holding.talents, holding.favours, holding.green = 0, 0, False
    state.deck.sort()
    state.battle_deck.sort()


def face_off(state: State, kind: str) -> None:
    """Let Athens attack Naupactus, with everything level."""
    leader = "strategos" if kind == "hoplite" else "navarch"
    for power in POWERS:
        _oppose(state, power, kind, f"{power}-{leader}")
        held = state.holdings[power]
        held.army = held.fleet = 5
    state.supports[SPARTAN_ELITE] = Support("lost")


def _oppose(state: State, power: Power, kind: str, leader: str) -> None:
    attacks = power == "athens"
    unit = Unit(power, kind, 1, "field", "naupactus", leader, attacks=attacks)  # type: ignore[arg-type]
    state.units[f"{power}-{kind}-1"] = unit
    state.commanders[leader].state = "commands"


def _edit_holdings(state: State, given: Given) -> None:
    for power in POWERS:
        holding = state.holdings[power]
        for key in ("talents", "favours", "army", "fleet", "desperate"):
            found = (getattr(given, key) or {}).get(power)
            if found is not None:
                setattr(holding, key, found)
        holding.green = holding.green if given.green is None else given.green == power
        if given.markers and power in given.markers:
            _mark(state, power, [named(each) for each in given.markers[power]])


def _mark(state: State, power: Any, markers: list[str]) -> None:
    state.holdings[power].markers = markers


def _edit_places(state: State, given: Given) -> None:
    for word, text in (given.spots or {}).items():
        place, told = named(word), text.split()
        if told[0] == "absent":
            state.spots.pop(place, None)
            continue
        old = state.spots.get(place, Spot())
        owner, number = ("", 0) if told[0] == "empty" else (told[0], int(told[1]))
        state.spots[place] = Spot(owner, number, "raid" in told, old.siege)  # type: ignore[arg-type]


def _last(state: State, key: str, value: str) -> None:
    if value == "off":
        state.lasting.pop(key, None)
    elif key == "ill-omens":
        state.units[value].omen = True
    else:
        state.lasting[key] = value if value in POWERS else OWNERS.get(key, "")


def _edit_pieces(state: State, given: Given) -> None:
    for commander, rank in (given.commanders or {}).items():
        piece, words = state.commanders[named(commander)], rank.split()
        if words[0] not in ("here", "commands"):
            piece.state = words[0]  # type: ignore[assignment]
        elif piece.state in ("track", "gone"):
            piece.state = "ready"
        piece.veteran = "veteran" in words
    for unit, stand in (given.units or {}).items():
        _stand(state, named(unit), [named(each) for each in stand.split()])
    for name, belongs in (given.supports or {}).items():
        support, words = state.supports[named(name)], belongs.split()
        in_field = words[0] in POWERS
        support.state = "field" if in_field else words[0]  # type: ignore[assignment]
        support.holder = words[0] if in_field else ""  # type: ignore[assignment]
        support.veteran = "veteran" in words


def _stand(state: State, name: str, words: list[str]) -> None:
    power, kind, number = name.split("-")
    old = state.units.pop(name, None)
    for spot in state.spots.values():
        spot.siege = "" if spot.siege == name else spot.siege
    if words[0] == "out":
        return
    if old is not None and old.commander:
        state.commanders[old.commander].state = "ready"
    unit = state.units[name] = Unit(power, kind, int(number))  # type: ignore[arg-type]
    if words[0] == "home":
        return
    unit.commander = words[1] if words[0] in ("called", "waiting") else words[2]
    state.commanders[unit.commander].state = "commands"
    unit.state = "field" if words[0] == "attacks" else words[0]  # type: ignore[assignment]
    if words[0] in ("field", "attacks", "siege"):
        unit.at, unit.attacks = words[1], words[0] == "attacks"
    if words[0] == "siege":
        unit.opened_by, unit.actions = unit.commander, int("rolled" in words)
        state.spots[unit.at].siege = name


def _edit_piles(state: State, given: Given) -> None:
    for key, hidden in (("hand", "deck"), ("battle_hand", "battle_deck")):
        for power, cards in (getattr(given, key) or {}).items():
            holding, field = state.holdings[power], "battle" if key == "battle_hand" else "hand"
            back = [*getattr(holding, field)]
            setattr(holding, field, [])
            getattr(state, hidden).extend(back)
            for card in map(named, cards):
                take_out(state, card)
            setattr(holding, field, sorted(map(named, cards)))
    if given.solo is not None:
        _lay_open(state, given.solo)
    for key in ("deck", "discards", "removed", "pool", "battle_deck", "battle_discards"):
        cards = getattr(given, key)
        if cards is not None:
            for card in map(named, cards):
                take_out(state, card)
            setattr(state, key, sorted(map(named, cards)))
    state.deck.sort()
    state.battle_deck.sort()


def _lay_open(state: State, solo: Solo) -> None:
    """Give the person's hand, open and face down."""
    holding = state.holdings[ENEMY[solo.bot]]
    for card in map(named, (*(solo.face_up or ()), *(solo.face_down or ()))):
        take_out(state, card)
    if solo.face_up is not None:
        state.deck += holding.hand
        holding.hand = sorted(map(named, solo.face_up))
    holding.face_down = sorted(map(named, solo.face_down or ()))


def take_out(state: State, card: str) -> None:
    """Take a card from wherever it is."""
    for pile in ("deck", "discards", "removed", "pool", "battle_deck", "battle_discards"):
        setattr(state, pile, [each for each in getattr(state, pile) if each != card])
    for holding in state.holdings.values():
        holding.hand = [each for each in holding.hand if each != card]
        holding.battle = [each for each in holding.battle if each != card]
