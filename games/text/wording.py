"""What the wording of every game has in common: which message says what, and lines of labelled cells."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar

from games.core.conditions import Condition
from games.core.decision import Action, Decision, Seat
from games.core.errors import (
    NONE_OF_THEM,
    AmbiguousOrder,
    IllegalAction,
    PlayerFault,
    Refusal,
    UnreadableOrder,
)
from games.core.events import Event
from games.core.fields import kebab, seats_named
from games.core.outcome import Outcome
from games.core.retrospect import Statistic
from games.text.told import Card, Told
from games.text.words import Words

ENDS = (".", ":", "!", "…")
LONGEST_ALT = 1000
"""How long the description of a picture may grow: Discord allows 1024 characters."""


class GameWording(Words, ABC):
    """The text of a game in one language: messages are found by the names of what they tell."""

    side_kinds: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of answers that are given by the way, whatever the question."""
    by_first: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of answers whose first field is chosen by itself, and then what else there is to say."""
    parts: ClassVar[Mapping[type[Action], Sequence[tuple[str, ...]]]] = {}
    """How a kind of answer is chosen: the fields that make one thing, such as a counter, together."""
    usual: ClassVar[Mapping[type[Action], Mapping[str, Any]]] = {}
    """Kinds of answers that most people give with these values; others stand behind a button."""
    whole: ClassVar[Mapping[type[Action], str]] = {}
    """Kinds of answers about a group: the field that says how many of it, mostly all."""
    in_menu: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of answers whose parts stand in a menu where they are more than ten, such as counters."""
    chances: ClassVar[tuple[str, ...]] = ()
    """Questions that are no more than a chance, for players who have already answered."""
    echoed: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that a player reads at once after an order, because they did not order them."""
    headlines: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that posts tell in bold; what has no rank is a deed."""
    details: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that the log alone tells."""
    passing: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of deeds that fill no post: the next one tells them again, and takes the place of theirs."""
    reported: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that the report of a round tells; none: rounds have no report."""
    carded: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that get a card of their own, as soon as they are told."""
    rolls: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that reports and cards gather into few lines, and tell one by one to who asks."""
    turns: ClassVar[tuple[type[Event], ...]] = ()
    """Kinds of events that begin somebody's turn."""
    public: ClassVar[tuple[str, ...]] = ()
    """Questions whose answers everybody may see."""

    def event(self, event: Any) -> str:
        """Put an event into a sentence; of an answer without a choice it says so."""
        said = self.say(kebab(type(event).__name__), **fields(event))
        return self.marked(said, event)

    def marked(self, said: str, event: Any) -> str:
        """Say of an answer that was given without asking, in its sentence or a part of one, that it was."""
        if not event.unasked:
            return said
        return self.say("told-unasked", told=said.removesuffix(".")) + ("." if said.endswith(".") else "")

    def sentences(self, events: Sequence[Any]) -> list[str]:
        """Tell what happened, a line for each group of events that belong together."""
        return [self.sentence(group) for group in self.groups(events)]

    def groups(self, events: Sequence[Any]) -> list[Sequence[Any]]:
        """Put together what is told in one line: a game's own business; otherwise each event is alone."""
        return [[event] for event in events]

    def sentence(self, group: Sequence[Any]) -> str:
        """Put a group of events into a line."""
        return " ".join(self.event(event) for event in group)

    def told(self, events: Sequence[Any]) -> list[Told]:
        """Tell what posts tell: headlines all bold, of deeds who did them; the rest is for the log."""
        groups = self.groups([event for event in events if not isinstance(event, self.details)])
        return [self._told(list(alike)) for _, alike in groupby(groups, self._sort)]

    def _sort(self, group: Sequence[Any]) -> tuple[type[Any], str]:
        """Say what a group is about and who did it: what one does several times over makes one line."""
        return type(group[0]), self.actor(group[0])

    def _told(self, groups: Sequence[Sequence[Any]]) -> Told:
        text, events = " ".join(map(self.sentence, groups)), [event for group in groups for event in group]
        if any(isinstance(event, self.headlines) for event in events):
            return Told(text, (text,))
        actors = {actor for event in events if (actor := self.actor(event))}
        return Told(text, tuple(actor for actor in actors if len(actors) == 1 and _has_word(text, actor)))

    def actor(self, event: Any) -> str:
        """Name who did something, as its sentence does; nobody: nothing."""
        seat = getattr(event, "seat", None)
        return "" if seat is None else self.seat(seat)

    def report(self, events: Sequence[Any]) -> list[Told]:
        """Tell the round that is over from all its events, what decided it in bold; a game's own business."""
        return self.told([event for event in events if isinstance(event, self.reported)])

    def card(self, events: Sequence[Any], number: int) -> Card | None:
        """Make a card of what deserves one among events of a round, by its number.

        Where rounds are reported, the events go back to its beginning; the card is that of the newest.
        """
        shown = [event for event in events if isinstance(event, self.carded)]
        return Card(self.say("table-card", round=number), self.told(shown), shown) if shown else None

    def news(self, _events: Sequence[Any]) -> str:
        """Say in a sentence what a round that is over came to, from all its events."""
        return ""

    def gains(self, view: Any, _before: Any, seat: Seat) -> str:
        """Say what the points of a seat have grown by since an earlier view; else what they are made of."""
        return self.merits(view, seat)

    def merits(self, _view: Any, _seat: Seat) -> str:
        """Say what the points of a seat are made of, as everybody can see."""
        return ""

    def party(self, _event: Any) -> str:
        """Give the id of the nation, faction or power that did something, where seats lead such."""
        return ""

    def is_of(self, event: Any, seat: Seat, parties: Sequence[str]) -> bool:
        """Say whether an event names a seat, or a party that it leads did it; whoever looks."""
        return seat in seats_named(event) or self.party(event) in parties

    def is_about(self, event: Any, view: Any) -> bool:
        """Say whether an event concerns the viewer: unless a game knows more, whether it names their seat."""
        return view.seat in seats_named(event)

    def occasion(self, kind: type[Action]) -> str:
        """Say when a kind of action is asked for."""
        return self.say(f"when-{kebab(kind.__name__)}")

    def question(self, decision: Decision) -> str:
        """Put a decision into a question."""
        return self.say(f"question-{decision.question}", **decision.facts)

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button."""
        return self.say(f"action-{kebab(type(action).__name__)}", **fields(action))

    def actions(self, given: Iterable[Any]) -> str:
        """Put several actions into one line."""
        return self.say("list-semicolon").join(self.action(each) for each in given)

    def brief(self, action: Any, room: int) -> str:
        """Put an action into fewer words, where it would be too long for a button and a message has them."""
        said, key = self.action(action), f"brief-{kebab(type(action).__name__)}"
        return said if len(said) <= room or not self.has(key) else self.say(key, **fields(action))

    def choice(self, _decision: Decision, _field: str, _value: Any) -> str | None:
        """Say a value in the words of the question where it is chosen; None: it is called as ever."""
        return None

    def remark(self, _view: Any, _kind: type[Action], _given: Mapping[str, Any]) -> str:
        """Say what a seat should know of an answer as far as it is chosen, if anything; from its view."""
        return ""

    def fact(self, view: Any, action: Any) -> str:
        """Say what a seat should know of an answer beside its name, if anything; from its view."""
        given = {name: getattr(action, name) for name in action.__struct_fields__}
        return self.remark(view, type(action), given)

    def is_idle(self, _view: Any, _kind: type[Action], _given: Mapping[str, Any]) -> bool:
        """Say whether an answer as far as it is chosen brings nothing now, so that few people want it."""
        return False

    def beside_fact(self, _view: Any, _action: Any) -> str:
        """Name an answer beside which its fact stands; unless that would say something twice, nothing."""
        return ""

    def offers(self, _decision: Decision, _kind: type[Action], _view: Any) -> list[Action] | None:
        """List the answers of a kind that panels offer, where there are very many; others are typed."""
        return None

    def wanted(self, _decision: Decision, _kind: type[Action]) -> Action | None:
        """Give the answer of a kind that most people want, if there is one: panels offer it first."""
        return None

    def is_usual(self, _view: Any, action: Any) -> bool:
        """Say whether an answer is one that people want, such as the common way to pay."""
        usual = self.usual.get(type(action), {})
        return all(getattr(action, name) == value for name, value in usual.items())

    def is_confirmed(self, _action: Any) -> bool:
        """Say whether an answer that cannot be taken back is shown once more before it is given."""
        return False

    def for_good(self, _view: Any, _action: Any) -> str:
        """Say what an answer is where it cannot be taken back, if its name says too little."""
        return ""

    def tile(self, thing: str) -> str:
        """Name a thing that has no name in the catalogue, such as a tile called by its number."""
        return thing

    def noted(self, _view: Any) -> list[str]:
        """Say what the viewer has answered that is not carried out yet."""
        return []

    def gathered(self, _action: Any) -> str:
        """Name the answers that stand behind one button where they are several, if this is one of them."""
        return ""

    def is_offered(self, _decision: Decision, _action: Any, _view: Any = None) -> bool:
        """Say whether an answer is worth a button; one that is not can be typed all the same."""
        return True

    def condition(self, condition: Condition) -> str:
        """Say on what condition an order is left ahead, as it follows the order."""
        return self.say(f"condition-{kebab(type(condition).__name__)}", **fields(condition))

    def unmet(self, condition: Condition) -> str:
        """Say that a condition does not hold."""
        return self.say(f"unmet-{kebab(type(condition).__name__)}", **fields(condition))

    def outcome(self, outcome: Outcome) -> list[str]:
        """Say why the game is over, and what decided between equals."""
        ties = [f"tie-{outcome.tie_break}"] if outcome.tie_break else []
        return [self.say(key, **outcome.facts) for key in (f"ending-{outcome.ending}", *ties)]

    def statistic(self, statistic: Statistic) -> str:
        """Say a number that is worth telling at the end of a game."""
        return self.say(f"statistic-{statistic.key}", **statistic.facts)

    def refusal(self, refusal: Refusal) -> str:
        """Put a refusal into a sentence."""
        key = f"refusal-{refusal.key}"
        if not self.has(key):
            # What forbids all meanings of a word has words of its own where the first meaning's do not do.
            key = f"refusal-{refusal.key.removeprefix(NONE_OF_THEM)}"
        return self.say(key, **refusal.facts)

    def fault(self, fault: PlayerFault) -> str:
        """Put a player's mistake into a sentence."""
        match fault:
            case UnreadableOrder(refusal=refusal) | IllegalAction(refusal=refusal):
                return self.refusal(refusal)
            case AmbiguousOrder(word=word, candidates=candidates, example=example):
                return self.say("fault-ambiguous", word=word, candidates=candidates, example=example)
            case _:
                return self.say("fault-stale")

    def hand_alt(self, view: Any) -> str:
        """Describe the picture of what the viewer alone knows."""
        whose = f"{self.label('title')}, {self.seat(view.seat)}"
        return described([whose, *self.hand_lines(view)])

    def part_alt(self, view: Any, part: str) -> str:
        """Describe a part of the board's picture: a region or, as seat-0 and so on, what a seat has."""
        return _fitting(lambda *, brief: self.part_lines(view, part, brief=brief))

    def focus_alt(self, view: Any) -> str:
        """Describe the picture of the parts that a question is about."""
        return _fitting(lambda *, brief: self.focus_lines(view, brief=brief))

    def focus_lines(self, view: Any, *, brief: bool) -> list[str]:
        """Say what such a picture shows: one head, then part by part."""
        head, *rest = (self.part_lines(view, part, brief=brief) for part in view.focus)
        return [*head, *(line for lines in rest for line in lines[1:])]

    def sheet_alt(self, sheet: Any, heading: str) -> str:
        """Describe the picture of a report: its results."""
        return described([f"{self.label('title')}, {heading}", *self.sheet_lines(sheet)])

    def sheet_lines(self, _sheet: Any) -> list[str]:
        """Say the results that the picture of a report shows, where a game has such pictures."""
        return []

    def part_text(self, view: Any, part: str) -> str:
        """Give a region of the board as text."""
        return "\n".join(self.part_lines(view, part, brief=False))

    @abstractmethod
    def alt(self, view: Any) -> str:
        """Describe the picture of the board."""

    @abstractmethod
    def board_text(self, view: Any) -> str:
        """Return the board as text."""

    @abstractmethod
    def hand_text(self, view: Any) -> str:
        """Return what the viewer alone knows as text."""

    @abstractmethod
    def hand_lines(self, view: Any) -> list[str]:
        """Say what a private picture shows, first what the viewer alone knows."""

    @abstractmethod
    def part_lines(self, view: Any, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows, in brief where that would be too long."""

    def row(self, cells: Mapping[str, str]) -> list[str]:
        """Put what there is to say side by side, each under its label; nothing to say: no row."""
        filled = [f"{self.label(key)}: {text}" for key, text in cells.items() if text]
        return [" · ".join(filled)] if filled else []

    def marks(self, seats: Iterable[Seat]) -> str:
        """Give the letters of seats side by side."""
        return " ".join(self.mark(seat) for seat in seats)


def _fitting(lines_of: Callable[..., list[str]]) -> str:
    """Describe a picture in full, or in brief where that would be too long."""
    told = (described(lines_of(brief=brief), room=None) for brief in (False, True))
    fitting = next((each for each in told if len(each) <= LONGEST_ALT), None)
    return fitting or described(lines_of(brief=True))


def described(lines: Iterable[str], room: int | None = LONGEST_ALT) -> str:
    """Make sentences of lines, as many as there is room for; an indented line goes on with the one before."""
    sentences: list[str] = []
    for line in lines:
        if line.startswith(" ") and sentences and not sentences[-1].endswith(ENDS):
            sentences[-1] += f"{' ·' if ': ' in sentences[-1] else ':'} {line.strip()}"
        else:
            sentences.append(line.strip())
    sentences = [each if each.endswith(ENDS) else f"{each}." for each in sentences]
    while room is not None and len(" ".join(sentences)) > room:
        sentences.pop()
    return " ".join(sentences)


def _has_word(text: str, name: str) -> bool:
    """Say whether a name stands in a text by itself, not as the beginning of another word."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def fields(struct: Any) -> dict[str, Any]:
    """Give the fields of a struct, as the facts of its message."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
