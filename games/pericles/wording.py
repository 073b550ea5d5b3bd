"""Events, questions, answers and refusals of Pericles in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from games.core.decision import NOBODY, Decision, Seat
from games.core.fields import kebab
from games.pericles.actions import (
    Banish,
    Citizens,
    Debate,
    Disband,
    Gold,
    Kill,
    Lend,
    Move,
    Raise,
    Raze,
    Redeploy,
    Remove,
    Settle,
    Train,
)
from games.pericles.board import CITY, ENEMY, LEAGUE, SIDE_OF, THREE_HUNDRED, half_of
from games.text.wording import GameWording, described, fields
from games.text.words import GameFunction, Words

if TYPE_CHECKING:
    from games.pericles.pieces import Will
    from games.pericles.view import SeenCity, SeenFaction, SeenPlaced, SeenTheatre, View

PACKAGE = "games.pericles"


def _tokens(words: Words, number: int) -> str:
    """Name a number of tokens."""
    return words.say("amount-tokens", number=number)


def _honour(words: Words, number: int) -> str:
    """Name an amount of Honour."""
    return words.say("amount-honour", number=number)


def _cards(words: Words, number: int) -> str:
    """Name a number of cards."""
    return words.say("amount-cards", number=number)


FUNCTIONS: dict[str, GameFunction] = {"TOKENS": _tokens, "HONOUR": _honour, "CARDS": _cards}


class Wording(GameWording):
    """The text of Pericles in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, FUNCTIONS)

    def event(self, event: Any) -> str:
        """Put an event into a sentence; units are counted."""
        told = fields(event)
        if isinstance(told.get("units"), tuple):
            told["units"] = self.units(told["units"])
        if isinstance(told.get("counters"), tuple):
            told["counters"] = self.counters(told["counters"])
        return self.say(kebab(type(event).__name__), **told)

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button."""
        match action:
            case Debate(faction=faction, issue=issue, box=box):
                half = half_of(SIDE_OF[faction], box)
                return self.say("action-debate", issue=issue, faction=half, box=abs(box))
            case Kill() | Raze() | Remove():
                return self.say(f"action-{kebab(type(action).__name__)}", city=self.fallen(action))
            case Raise() | Train() | Citizens() | Settle():
                key = f"action-{kebab(type(action).__name__)}"
                return self.say(key, **{**fields(action), "land": self.raised(action)})
            case Lend(counters=counters):
                return self.say("action-lend", counters=[self.name(kind) for kind in sorted(counters)])
            case Banish() | Gold() | Move():
                (unit,) = self.units([(action.unit, 1)])
                key = f"action-{kebab(type(action).__name__)}"
                return self.say(key, **{**fields(action), "unit": unit})
            case Disband() | Redeploy():
                (unit,) = self.units([(action.unit, action.number)])
                key = f"action-{kebab(type(action).__name__)}"
                return self.say(key, **{**fields(action), "unit": unit})
        return super().action(action)

    def question(self, decision: Decision) -> str:
        """Put a question into a sentence; a new unit is counted."""
        if decision.question == "enlist":
            (unit,) = self.units([(str(decision.facts["unit"]), 1)])
            return self.say("question-enlist", **{**decision.facts, "unit": [unit]})
        return super().question(decision)

    def counters(self, counters: Iterable[tuple[str, int]]) -> list[str]:
        """Count theatre counters."""
        return [self.say("counted-counter", kind=kind, number=number) for kind, number in counters]

    def fallen(self, action: Kill | Raze | Remove) -> list[str]:
        """Name the pieces that an answer chooses, by colours."""
        own = SIDE_OF[action.faction]
        side = own if isinstance(action, Remove) else ENEMY[own]
        chosen = {CITY[side]: action.city, LEAGUE[side]: action.league}
        if isinstance(action, Kill | Remove):
            chosen |= {"argos": action.argos}
        texts = [self.say(f"chosen-{colour}", number=number) for colour, number in chosen.items() if number]
        elite = [self.name(THREE_HUNDRED)] if getattr(action, "three_hundred", 0) else []
        return [*texts, *elite] or [self.say("chosen-nothing")]

    def raised(self, action: Raise | Train | Citizens | Settle) -> list[str]:
        """Name the units that an answer builds."""
        chosen = {kind: getattr(action, kind, 0) for kind in ("land", "naval", "argos")}
        texts = [self.say(f"chosen-{kind}", number=number) for kind, number in chosen.items() if number]
        elite = [self.name(THREE_HUNDRED)] if getattr(action, "three_hundred", 0) else []
        return [*texts, *elite] or [self.say("chosen-nothing")]

    def units(self, units: Iterable[tuple[str, int]]) -> list[str]:
        """Count units and bases."""
        return [self.say(f"amount-{unit}", number=number) for unit, number in units]

    def noted(self, view: View) -> list[str]:
        """Say what the viewer has answered while others are still waited for."""
        actions = [self.action(action) for action in view.pending]
        return [self.say("hand-pending", actions=actions)] if actions else []

    def alt(self, view: View) -> str:
        """Describe the picture of the board."""
        return described(self._lines(view))

    def board_text(self, view: View) -> str:
        """Return the board as text."""
        return "\n".join(self._lines(view))

    def hand_text(self, view: View) -> str:
        """Return what the viewer alone knows as text."""
        return "\n".join(self.hand_lines(view)) if view.seat is not None else self.say("hand-onlooker")

    def hand_lines(self, view: View) -> list[str]:
        """Say what a private picture shows."""
        lines: list[str] = []
        for faction, cards in view.hands.items():
            tokens = view.tokens[faction]
            lines.append(self.say("hand-faction", faction=faction, cards=cards, tokens=tokens))
            if view.entourages[faction]:
                kept = view.entourages[faction]
                lines.append(self.say("hand-entourage", faction=faction, cards=kept))
            if view.counters[faction]:
                held = [
                    self.say("placed-counter", kind=each.kind, owner=each.owner)
                    for each in view.counters[faction]
                ]
                lines.append(self.say("hand-counters", faction=faction, counters=held))
        sealed = [
            self.say("hand-sealed", faction=faction, tokens=tokens) for faction, tokens in view.sealed.items()
        ]
        return [*self.noted(view), *lines, *sealed]

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows."""
        if part == "map":
            return [self.label("map"), *self._map(view)]
        if part == "assembly":
            return [self.label("assembly"), *self._assembly(view)]
        shown = [seen for seen in view.factions if part in ("seats", f"seat-{seen.seat}")]
        return [self.label("seats"), *map(self.faction, shown)]

    def _lines(self, view: View) -> list[str]:
        factions = [self.faction(seen) for seen in view.factions]
        return [*self._head(view), *self._assembly(view), *self._map(view), *factions]

    def _head(self, view: View) -> list[str]:
        phase = self.label("ended") if view.ended else self.label(f"phase-{view.phase}")
        turn = self.label("turn", turn=view.round)
        status = self.label("war" if view.war else "peace")
        signs = [self.label(sign) for sign in ("plague", "alcibiades-in-persia") if self._holds(view, sign)]
        play = self.row({"play": self.name(view.play)}) if view.play else []
        waiting = [self.label("waiting-for", seats=view.waiting_for)] if view.waiting_for else []
        won = [self.label("winner", seats=view.winners)] if view.winners else []
        head = [self.say(f"scenario-{view.scenario}"), turn, status, *signs, *play, phase]
        return [" · ".join(head), *waiting, *won]

    def _holds(self, view: View, sign: str) -> bool:
        return {"plague": view.plague, "alcibiades-in-persia": view.alcibiades_in_persia}[sign]

    def faction(self, seen: SeenFaction) -> str:
        """Say in a line what everyone knows of a faction."""
        head = f"{self.name(seen.id)} ({self.leader(seen.seat)})"
        cells = self.row(
            {"honour": str(seen.honour), "cards": str(seen.cards or ""), "counters": str(seen.counters or "")}
        )
        opened = self.row({"entourage": self.listing([self.name(card) for card in seen.opened])})
        return " · ".join([head, *cells, *(opened if seen.opened else [])])

    def leader(self, seat: Seat) -> str:
        """Name who leads a faction."""
        return self.seat(seat) if seat == NOBODY else f"{self.mark(seat)} {self.seat(seat)}"

    def _assembly(self, view: View) -> list[str]:
        return [line for city in view.cities for line in self._city(city)]

    def _city(self, city: SeenCity) -> list[str]:
        favour = self.name(city.favour) if city.favour else self.label("neutral")
        cells = {"controlling": self.name(city.controlling), "favour": favour, "stock": str(city.stock)}
        if city.board:
            cells["board"] = str(city.board)
        if city.aside:
            cells["aside"] = str(city.aside)
        if city.hostages:
            cells["hostages"] = self.label("held")
        issues = [self.placed(city, issue.kind, issue.box) for issue in city.track]
        track = self.row({"track": self.listing(issues)}) if issues else []
        will = self.row({"will": self.will(city.will)}) if city.will is not None else []
        lines = (f"  {line}" for line in (*track, *will))
        return [f"{self.name(city.side)} · {' · '.join(self.row(cells))}", *lines]

    def will(self, will: Will) -> str:
        """Say what an assembly wants."""
        return self.say("will-text", need=will.need, theatres=tuple(will.theatres), number=will.count)

    def placed(self, city: SeenCity, kind: str, box: int) -> str:
        """Name an issue and its box."""
        half = half_of(city.side, box)
        return self.say("placed-issue", issue=kind, faction=half, box=abs(box))

    def _map(self, view: View) -> list[str]:
        return [self.theatre(seen) for seen in view.theatres]

    def theatre(self, seen: SeenTheatre) -> str:
        """Say in a line what stands in a theatre."""
        pieces = self.listing(self.units(seen.pieces.items())) if seen.pieces else ""
        markers = [
            self.say("amount-treachery", side=side, number=number) for side, number in seen.treachery.items()
        ]
        queue = self.row({"queue": self.listing([self.counter(each) for each in seen.queue])})
        cells = [pieces, *markers, *(queue if seen.queue else [])]
        return f"{self.name(seen.id)}: {' · '.join(filter(None, cells))}"

    def counter(self, placed: SeenPlaced) -> str:
        """Name a counter in a pile, as far as the viewer knows it."""
        if placed.kind:
            return self.say("placed-counter", kind=placed.kind, owner=placed.owner)
        return self.say("placed-hidden", owner=placed.by)


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)
