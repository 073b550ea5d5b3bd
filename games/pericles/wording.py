"""Events, questions, answers and refusals of Pericles in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.decision import Decision
from games.core.fields import kebab
from games.pericles import facts, telling
from games.pericles.actions import (
    Banish,
    Citizens,
    Debate,
    Disband,
    Gold,
    Kill,
    Lend,
    Move,
    Omens,
    Place,
    Raise,
    Raze,
    Redeploy,
    Remove,
    Settle,
    Train,
)
from games.pericles.board import CITY, ENEMY, LEAGUE, SIDE_OF, THREE_HUNDRED, board, half_of
from games.pericles.board_wording import BoardWording
from games.text.told import Card, Told, signed
from games.text.wording import fields
from games.text.words import GameFunction, Words

if TYPE_CHECKING:
    from games.core.decision import Action, Seat
    from games.pericles.report import Debated, Fought, Sheet
    from games.pericles.view import View

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


def _unit(words: Words, unit: str, number: int) -> str:
    """Count units of a kind."""
    return words.say(f"amount-{unit}", number=number)


def _forces(words: Words, land: int, naval: int, argos: int = 0, elite: int = 0) -> str:
    """Count land units and ships, whosoever they are."""
    return _counted(words, {"land": land, "naval": naval, "argos": argos}, elite)


def _fallen(words: Words, league: int, argos: int = 0, elite: int = 0) -> str:
    """Count pieces that are lost beside those of the City-State."""
    return _counted(words, {"league": league, "argos": argos}, elite)


def _counted(words: Words, numbers: Mapping[str, int], elite: int) -> str:
    told = [words.say(f"chosen-{kind}", number=number) for kind, number in numbers.items() if number]
    elite_told = [words.name(THREE_HUNDRED)] if elite else []
    return words.listing([*told, *elite_told]) or words.say("chosen-nothing")


FUNCTIONS: dict[str, GameFunction] = {
    "TOKENS": _tokens,
    "HONOUR": _honour,
    "SIGNED": lambda _, change: signed(int(change)),
    "CARDS": _cards,
    "UNIT": _unit,
    "FORCES": _forces,
    "FALLEN": _fallen,
    "CITY": lambda words, number: words.say("chosen-city", number=number),
}


class Wording(BoardWording):
    """The text of Pericles in one language, about a table whose seats have names."""

    side_kinds = (Banish, Omens)
    """8.53: of an oracle Honour stands first, and what else it can do behind a button each."""
    parts: ClassVar = {
        Place: (("faction", "kind", "owner"), ("theatre",)),
        Move: (("faction", "unit", "origin"), ("to", "via")),
        Redeploy: (("faction", "unit", "origin"), ("to",), ("number",)),
        Disband: (("faction", "unit", "theatre"), ("number",)),
        Citizens: (("faction", "theatre"), ("land", "naval")),
        Settle: (("faction", "theatre"), ("land", "naval")),
        Gold: (("faction", "unit", "theatre"),),
        Banish: (("faction", "unit"), ("theatre",)),
        Raise: (("faction", "land", "naval", "argos", "three_hundred"),),
        Kill: (("faction", "city"), ("league", "argos", "three_hundred")),
        Remove: (("faction", "city"), ("league", "argos", "three_hundred")),
        Raze: (("faction", "city"), ("league",)),
    }
    whole: ClassVar = {Redeploy: "number"}
    headlines = telling.HEADLINES
    details = telling.DETAILS
    passing = telling.PASSING
    reported = telling.REPORTED
    carded = telling.CARDED
    rolls = telling.ROLLS
    turns = telling.TURNS
    public = ("fight", "trust", "stop", "second", "ships")

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, FUNCTIONS)

    def groups(self, events: Sequence[Any]) -> list[Sequence[Any]]:
        """Put together what tells one story."""
        return telling.groups(events)

    def sentence(self, group: Sequence[Any]) -> str:
        """Put a group of events into a line."""
        return telling.sentence(self, group)

    def party(self, event: Any) -> str:
        """Give the faction that did something."""
        return str(getattr(event, "faction", ""))

    def actor(self, event: Any) -> str:
        """Name the faction that did something."""
        faction = self.party(event)
        return self.name(faction) if faction else super().actor(event)

    def is_about(self, event: Any, view: View) -> bool:
        """Say whether an event names the viewer, one of their factions, or a Side of theirs."""
        own = {seen.id for seen in view.factions if seen.seat == view.seat}
        named = {each for each in fields(event).values() if isinstance(each, str)}
        return bool(named & (own | {SIDE_OF[each] for each in own})) or super().is_about(event, view)

    def report(self, events: Sequence[Any]) -> list[Told]:
        """Tell the turn that is over."""
        return telling.report(self, events)

    def news(self, events: Sequence[Any]) -> str:
        """Say how many battles each Side won in the turn that is over."""
        return telling.news(self, events)

    def card(self, events: Sequence[Any], number: int) -> Card | None:
        """Make a card of an expedition with its battles, or of the assemblies."""
        return telling.card(self, events, number)

    def merits(self, view: View, seat: Seat) -> str:
        """Say how much Honour each faction of a seat has."""
        return self.listing(
            [f"{self.short(seen.id)} {seen.honour}" for seen in view.factions if seen.seat == seat]
        )

    def gains(self, view: View, before: View, seat: Seat) -> str:
        """Say by how much the Honour of each faction of a seat has changed."""
        had = {seen.id: seen.honour for seen in before.factions}
        own = [seen for seen in view.factions if seen.seat == seat]
        return self.listing(
            [f"{self.short(seen.id)} {signed(seen.honour - had.get(seen.id, 0))}" for seen in own]
        )

    def sheet_lines(self, sheet: Sheet) -> list[str]:
        """Say the results that the picture of a report shows."""
        return [*map(self._fought_line, sheet.battles), *map(self._debated_line, sheet.debates)]

    def _fought_line(self, fought: Fought) -> str:
        totals = " : ".join(f"{self.name(each.side)} {each.total}" for each in fought.strengths)
        lost = self.units(unit for each in fought.strengths for unit in each.lost)
        cells = [f"{self.name(fought.theatre)} ({self.name(fought.element)}): {totals}"]
        honour = [f"{self.short(faction)} {change:+}".replace("-", "−") for faction, change in fought.honour]
        cells += self.row({"lost": self.listing(lost), "honour": self.listing(honour)})
        return " · ".join(cells)

    def _debated_line(self, debate: Debated) -> str:
        cards = [
            f"{self.short(faction)} {self.name(card)} {total}"
            for (faction, card), total in zip(debate.cards, debate.totals, strict=False)
        ]
        return f"{self.name(debate.issue)}: {self.listing(cards)}"

    def event(self, event: Any) -> str:
        """Put an event into a sentence; units are counted."""
        told = fields(event)
        if isinstance(told.get("units"), tuple):
            told["units"] = self.units(told["units"])
        if isinstance(told.get("counters"), tuple):
            told["counters"] = self.counters(told["counters"])
        return self.marked(self.say(kebab(type(event).__name__), **told), event)

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

    def remark(self, view: View, kind: type[Action], given: Mapping[str, Any]) -> str:
        """Say what a seat should know of an answer as far as it is chosen."""
        return facts.remark(self, view, kind, given)

    def half(self, card: str, faction: str) -> str:
        """Say which issue a faction's half of a card fits, and when."""
        half = board().cards[card].halves[faction]
        issue = self.say("half-any", but=half.but) if half.issue == "any" else self.name(half.issue)
        return " · ".join([issue, *(self.say(f"half-{when}") for when in half.when)])

    def noted(self, view: View) -> list[str]:
        """Say what the viewer has answered while others are still waited for."""
        actions = [self.action(action) for action in view.pending]
        return [self.say("hand-pending", actions=actions)] if actions else []

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
        return [*self.noted(view), *lines, *sealed, *self.left_standing(view)]

    def left_standing(self, view: View) -> list[str]:
        """Say which answers of the viewer are given without asking."""
        left = [self.action(each) for answers in view.standing.values() for each in answers]
        return [self.say("hand-standing", actions=left)] if left else []


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)
