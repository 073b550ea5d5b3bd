"""Events, questions, answers and refusals of Perikles in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.decision import Decision, Seat
from games.core.events import Event
from games.perikles import facts, telling
from games.perikles.actions import Assassinate, Pass, PlaySpecial, Send
from games.perikles.board import ARMS, Arm, Counter, board
from games.perikles.events import SpecialDealt
from games.text.told import Card, Told, signed
from games.text.wording import GameWording, fields
from games.text.words import GameFunction, Words

if TYPE_CHECKING:
    from games.perikles.report import Fighter, Result, Sheet
    from games.perikles.view import SeenCity, SeenCombat, SeenCounter, SeenPlace, SeenSeat, View

PACKAGE = "games.perikles"
UNFIT = {
    "end-influence-turn": "question-end-influence-turn-unfit",
    "before-combat": "question-before-combat-unfit",
}
"""How those are asked whose special tile cannot be played."""


class Wording(GameWording):
    """The text of Perikles in one language, about a table whose seats have names."""

    parts: ClassVar = {
        Send: (("city", "arm", "strength"), ("place", "side")),
        Assassinate: (("city",), ("owner", "candidate")),
    }
    in_menu = (Send,)
    chances = ("still-before-combat",)
    headlines = telling.HEADLINES
    details = telling.DETAILS
    passing = telling.PASSING
    reported = telling.REPORTED
    carded = telling.RESULTS
    rolls = telling.ROLLS
    turns = telling.TURNS
    public = ("answer-request", "choose-loss", "name-first", "recover-counter")

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, FUNCTIONS)

    def tile(self, kind: str) -> str:
        """Name a kind of influence tile."""
        return tile(self, kind)

    def help(self, special: str) -> str:
        """Say what a special tile does, and when."""
        return special_help(self, special)

    def event(self, event: Any) -> str:
        """Put an event into a sentence; a player who is dealt a special tile reads what it does."""
        said = super().event(event)
        return f"{said} {self.help(event.tile)}" if isinstance(event, SpecialDealt) else said

    def groups(self, events: Sequence[Event]) -> list[Sequence[Event]]:
        """Put together a combat with its rolls, a turn's counters, and what several do in the same way."""
        return telling.groups(events)

    def sentence(self, group: Sequence[Event]) -> str:
        """Put a group of events into a line."""
        return telling.sentence(self, group)

    def actor(self, event: Any) -> str:
        """Name who did something; of a request who answers it."""
        leader = getattr(event, "leader", None)
        return super().actor(event) if leader is None else self.seat(leader)

    def report(self, events: Sequence[Event]) -> list[Told]:
        """Tell the battles of a round, then the statues."""
        return telling.report(self, events)

    def card(self, events: Sequence[Event], number: int) -> Card | None:
        """Show the newest battle that a special tile has changed."""
        return telling.card(self, events, number)

    def news(self, events: Sequence[Event]) -> str:
        """Say which places were conquered and which cities beaten."""
        return telling.news(self, events)

    def gains(self, view: View, before: View, seat: Seat) -> str:
        """Say what the points of a seat have grown by."""
        now, was = view.seats[seat], before.seats[seat]
        return self.say(
            "merits",
            markers=signed(now.marker_points - was.marker_points),
            places=signed(now.place_points - was.place_points),
            statues=signed(now.statue_points - was.statue_points),
        )

    def merits(self, view: View, seat: Seat) -> str:
        """Say what the points of a seat are made of."""
        seen = view.seats[seat]
        return self.say(
            "merits", markers=seen.marker_points, places=seen.place_points, statues=seen.statue_points
        )

    def is_about(self, event: Any, view: View) -> bool:
        """Say whether an event concerns the viewer: it names them, or a place where they have counters."""
        there = [place for place in view.places if place.id == getattr(event, "place", None)]
        own = [each for place in there for each in (*place.attackers, *place.defenders)]
        return super().is_about(event, view) or any(each.by == view.seat for each in own)

    def question(self, decision: Decision) -> str:
        """Put a decision into a question; who is asked only so that nobody can tell is told so."""
        fits = any(PlaySpecial in form.kinds() for form in decision.answers)
        if fits or decision.question not in UNFIT:
            return super().question(decision)
        return self.say(UNFIT[decision.question], **decision.facts)

    def gathered(self, action: Any) -> str:
        """Name the answers behind one button: a special tile with its targets, battles to wait for."""
        match action:
            case PlaySpecial(tile=tile):
                return self.say("gathered-play-special", tile=tile)
            case Pass(until=until) if until not in ("", "phase"):
                return self.say("gathered-pass")
        return ""

    def fact(self, view: View, action: Any) -> str:
        """Say what a place is worth and how its combat would stand, and what a marker costs."""
        return facts.fact(self, view, action)

    def is_confirmed(self, action: Any) -> bool:
        """Show a special tile once more before it is played."""
        return isinstance(action, PlaySpecial)

    def is_offered(self, decision: Decision, action: Any, view: View | None = None) -> bool:
        """Leave out to pass until a battle that will not come: nobody attacks, or nobody defends."""
        if view is None or not isinstance(action, Pass) or action.until in ("", "phase"):
            return super().is_offered(decision, action, view)
        place = next(place for place in view.places if place.id == action.until)
        return bool(place.attackers and (place.defenders or any(place.militia.values())))

    def alt(self, view: View) -> str:
        """Describe the picture of a view."""
        return " ".join([*_alt_head(self, view), *_alt_seats(self, view), *_alt_places(self, view)])

    def board_text(self, view: View) -> str:
        """Return the whole board as text."""
        cities = [line for city in view.cities for line in _city_lines(self, city)]
        places = [line for place in view.places for line in _place_lines(self, place)]
        seats = [line for seat in view.seats for line in _seat_lines(self, view, seat)]
        parts = [_head_lines(self, view), cities, places, seats]
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def hand_lines(self, view: View) -> list[str]:
        """Say what a private picture shows: the special tile, and counters in hand or sent face down."""
        until = view.seats[view.seat].quiet if view.seat is not None else ""
        quiet = [self.say("quiet-kept", until=until)] if until else []
        return [*self.hand_text(view).splitlines(), *quiet]

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows."""
        match part:
            case "cities":
                blocks = [_city_lines(self, city) for city in view.cities]
            case "offer":
                blocks = [[self.say("text-offer", tiles=view.offer)]] if view.offer else []
            case "places":
                blocks = [_place_lines(self, place) for place in view.places]
            case _:
                shown = [seen for seen in view.seats if part in ("seats", f"seat-{seen.seat}")]
                blocks = [_seat_lines(self, view, seen) for seen in shown]
        return [
            _alt_head(self, view)[0],
            *(line for block in blocks for line in block[: 1 if brief else None]),
        ]

    def focus_lines(self, view: View, *, brief: bool) -> list[str]:
        """Say what the picture for the present question shows; at the places the battle before all else."""
        if "places" not in view.focus:
            return super().focus_lines(view, brief=brief)
        head, *places = self.part_lines(view, "places", brief=False)
        fought = [self.say("text-battle", place=view.battle)] if view.battle else []
        fought += [_combat_line(self, view.fought)] if view.fought else []
        return [head, *fought, *(_alt_places(self, view) if brief else places)]

    def sheet_lines(self, sheet: Sheet) -> list[str]:
        """Say how each place was decided."""
        return [_result_line(self, result) for result in sheet.results]

    def hand_text(self, view: View) -> str:
        """Say what a seat alone knows."""
        if view.seat is None:
            return self.say("hand-onlooker")
        if not view.special:
            special = self.say("hand-undealt")
        elif view.seats[view.seat].played:
            special = self.say("hand-played", tile=view.special)
        else:
            special = self.say("hand-special", tile=view.special, help=self.help(view.special))
        held = self.say("hand-counters", counters=view.hand) if view.hand else self.say("hand-empty")
        return "\n".join([special, held, *_face_down(self, view)])


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)


def tile(words: Words, kind: str) -> str:
    """Name a kind of influence tile; one that does not exist has no other name than its own."""
    printed = board().tiles.get(kind)
    if printed is None:
        return kind
    return words.say("tile", city=printed.city, shards=printed.shards, symbol=printed.symbol)


def special_help(words: Words, special: str) -> str:
    """Say what a special tile does, and when."""
    return words.say(f"help-{special}")


def counters(words: Words, several: Sequence[Counter]) -> str:
    """Name counters, those of one city and arm together, the strongest first."""
    ordered = sorted(several, key=lambda counter: (counter.city, counter.arm, -counter.strength))
    groups = groupby(ordered, key=lambda counter: (counter.city, counter.arm))
    return words.listing([_counters_of(words, *key, list(group)) for key, group in groups])


def _counters_of(words: Words, city: str, arm: str, group: list[Counter]) -> str:
    strengths = "+".join(str(counter.strength) for counter in group)
    return words.say("counters-of", city=city, arm=arm, strengths=strengths, count=len(group))


def _face_down(words: Wording, view: View) -> list[str]:
    """Name the counters at places that the viewer may look at and others may not."""
    lines = []
    for place in view.places:
        for side, sent in (("attack", place.attackers), ("defence", place.defenders)):
            known = [each for each in sent if each.strength is not None and not place.turned_up]
            if known:
                lines.append(f"{words.name(place.id)}, {words.label(side)}: {_side(words, known)}")
    return lines


# The picture in words: short, because Discord allows 1024 characters


def _alt_head(words: Wording, view: View) -> list[str]:
    phase = words.label(f"phase-{view.phase}")
    head = words.say("alt-head", round=view.round, rounds=view.rounds, phase=phase)
    if view.ended:
        return [head, words.say("alt-over", seats=view.winners)]
    return [head, words.say("alt-waiting", seats=view.waiting_for)] if view.waiting_for else [head]


def _alt_seats(words: Wording, view: View) -> list[str]:
    return [
        words.say("alt-seat", seat=seen.seat, points=seen.points, cities=seen.commands) for seen in view.seats
    ]


def _alt_places(words: Wording, view: View) -> list[str]:
    idle = [place.id for place in view.places if not (place.outcome or place.attackers or place.defenders)]
    others = [_alt_place(words, place) for place in view.places if place.id not in idle]
    return [*others, *([words.say("alt-idle", places=idle)] if idle else [])]


def _alt_place(words: Wording, place: SeenPlace) -> str:
    if place.winners:
        return words.say("alt-taken", place=place.id, seats=place.winners)
    if place.outcome:
        return words.say("alt-out", place=place.id)
    attack = _numbers(words, place.attackers, "rebels" if any(place.rebels.values()) else "nobody")
    defence = _numbers(words, place.defenders, "militia" if any(place.militia.values()) else "nobody")
    return words.say("alt-fought", place=place.id, attack=attack, defence=defence)


def _numbers(words: Wording, side: Sequence[SeenCounter], unsent: str) -> str:
    arms = [counter.arm for counter in side]
    counted = [f"{arms.count(arm)}{_letter(words, arm)}" for arm in ARMS if arm in arms]
    return " ".join(counted) or words.label(unsent)


def _letter(words: Wording, arm: str) -> str:
    return words.label(f"letter-{arm}")


# The board as text: a block for the table, the cities, the places and the seats


def _head_lines(words: Wording, view: View) -> list[str]:
    phase = words.label(f"phase-{view.phase}")
    lines = [words.say("text-phase", round=view.round, rounds=view.rounds, phase=phase)]
    if view.ended:
        lines.append(words.label("winner", seats=view.winners))
    elif view.waiting_for:
        lines.append(words.label("waiting-for", seats=view.waiting_for))
    if view.offer:
        lines.append(words.say("text-offer", tiles=view.offer))
    for key, pairs in (("war", view.wars), ("alliance", view.alliances)):
        lines += words.row(
            {key: ", ".join(words.say("text-pair", one=one, other=other) for one, other in pairs)}
        )
    return [*lines, *words.row({"persians": words.marks(view.persians)})]


def _city_lines(words: Wording, city: SeenCity) -> list[str]:
    value = (*city.statue_values, 0)[min(city.defeats, len(city.statue_values))]
    markers = " ".join(f"{words.mark(seat)}{number}" for seat, number in enumerate(city.markers) if number)
    worth = words.say("text-statue-value", points=value)
    rows = words.row(
        {
            "leader": "" if city.leader is None else words.seat(city.leader),
            "candidates": words.marks(city.candidates),
            "statues": words.marks(city.statues),
            "defeats": str(city.defeats or ""),
            "home": _forces(words, city.home),
            "in-hand": " ".join(
                f"{number}{_letter(words, arm)}" for arm, number in city.in_hand.items() if number
            ),
            "dead": _forces(words, city.dead),
        },
    )
    return [f"{words.name(city.id)} ({worth}): {markers or '–'}", *(f"  {row}" for row in rows)]


def _place_lines(words: Wording, place: SeenPlace) -> list[str]:
    order = words.say(f"text-order-{'-'.join(place.order)}")
    head = words.say("text-place", place=place.id, city=place.city, points=place.points, order=order)
    rows = words.row(
        {
            "militia": _muster(words, place.militia),
            "rebels": _muster(words, place.rebels),
            "attack": _side(words, place.attackers),
            "defence": _side(words, place.defenders),
            "won": words.seats(place.winners),
            "out": "–" if place.outcome and not place.winners else "",
        },
    )
    return [head, *(f"  {row}" for row in rows)]


def _combat_line(words: Wording, combat: SeenCombat) -> str:
    rolled = ", ".join(f"{sum(roll.attacker)}–{sum(roll.defender)}" for roll in combat.rolls)
    return words.say("text-combat", **{**fields(combat), "rolled": rolled, "winner": combat.winner or "none"})


def _result_line(words: Wording, result: Result) -> str:
    """Say who won a place and for what, who fought, and what was lost."""
    lost = [each.counter for each in (*result.attack, *result.defence) if each.lost]
    cells = words.row(
        {
            "won": words.seats(result.winners),
            "points": str(result.points or ""),
            "out": "" if result.winners else "–",
            "attack": _fought(words, result.attack),
            "defence": _fought(words, result.defence),
            "dead": _forces(words, lost),
        }
    )
    return " · ".join([words.name(result.place), *cells])


def _fought(words: Wording, side: Sequence[Fighter]) -> str:
    groups: dict[tuple[int, str], list[str]] = {}
    for each in side:
        told = f"{_letter(words, each.counter.arm)}{each.counter.strength}"
        groups.setdefault((each.by, each.counter.city), []).append(told)
    return ", ".join(
        f"{words.mark(by)} {words.name(city)} {' '.join(group)}" for (by, city), group in groups.items()
    )


def _special(words: Wording, view: View, seen: SeenSeat) -> str:
    """Say what everyone knows of a special tile; all are dealt when the set-up ends."""
    if seen.played:
        return words.name(seen.played)
    state = words.label("special-undealt" if view.phase == "set-up" else "special-unplayed")
    return words.say("text-quiet", state=state, until=seen.quiet) if seen.quiet else state


def _seat_lines(words: Wording, view: View, seen: SeenSeat) -> list[str]:
    score = words.say(
        "text-score",
        points=seen.points,
        markers=seen.marker_points,
        places=seen.place_points,
        statues=seen.statue_points,
    )
    rows = words.row(
        {
            "tiles": ", ".join(words.tile(kind) for kind in seen.tiles),
            "supply": str(seen.supply),
            "special-tile": _special(words, view, seen),
            "won": ", ".join(f"{words.name(win.place)} {win.points}" for win in seen.won),
        },
    )
    return [f"{words.mark(seen.seat)} {words.seat(seen.seat)}: {score}", *(f"  {row}" for row in rows)]


def _forces(words: Wording, several: Iterable[Counter]) -> str:
    return " ".join(f"{_letter(words, counter.arm)}{counter.strength}" for counter in several)


def _muster(words: Wording, strengths: Mapping[Arm, int]) -> str:
    return " ".join(f"{_letter(words, arm)}{number}" for arm, number in strengths.items() if number)


def _side(words: Wording, side: Sequence[SeenCounter]) -> str:
    """Name the counters of each seat and city, face-down ones with a question mark."""
    groups: dict[tuple[int, str], list[str]] = {}
    for counter in side:
        strength = "?" if counter.strength is None else str(counter.strength)
        groups.setdefault((counter.by, counter.city), []).append(f"{_letter(words, counter.arm)}{strength}")
    return ", ".join(
        f"{words.mark(by)} {words.name(city)} {' '.join(group)}" for (by, city), group in groups.items()
    )


def _there(words: Words, arm: str, place: str) -> str:
    """Say where a combat is: hoplites fight at a place, triremes off it."""
    return words.say(f"there-{arm}", place=place)


def _tiles(words: Words, kinds: Sequence[str]) -> str:
    return words.listing([tile(words, kind) for kind in kinds])


FUNCTIONS: dict[str, GameFunction] = {
    "TILE": tile,
    "TILES": _tiles,
    "LETTER": _letter,
    "COUNTERS": counters,
    "HELP": special_help,
    "THERE": _there,
}
