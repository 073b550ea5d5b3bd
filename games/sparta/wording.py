"""Events, questions, answers and refusals of SPARTA! in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core import codec
from games.core.decision import NOBODY
from games.sparta import card_words, facts, telling
from games.sparta.actions import (
    Choose,
    Deploy,
    Desperate,
    Discard,
    Envoy,
    Mobilise,
    Play,
    PlayBattleCard,
    Swap,
)
from games.sparta.board import POWERS, board
from games.sparta.effects import AnyEffect
from games.text.wording import GameWording, described, fields
from games.text.words import GameFunction, Words

if TYPE_CHECKING:
    from games.core.decision import Action, Decision, Seat
    from games.core.errors import Refusal
    from games.sparta.report import Fought, Sheet
    from games.sparta.view import SeenPlace, SeenPower, SeenUnit, View
    from games.text.told import Card, Told

PACKAGE = "games.sparta"
NEAR = (
    ("peloponnesos", "isthmus"),
    ("attica", "boeotia"),
    ("aitolia", "sicilia"),
    ("thessalia", "chalcidice"),
    ("hellespontus", "ionia", "cyclades"),
)
"""Regions whose places stand behind one button where there are many."""
CHOICES = ("favour", "talents", "pay", "reward")


def _counted(key: str) -> GameFunction:
    """Give a function that counts things."""

    def count(words: Words, number: int) -> str:
        return words.say(f"amount-{key}", number=number)

    return count


def _signed(_words: Words, number: int) -> str:
    """Write a change."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "±0"


def _face(words: Words, face: str) -> str:
    return words.say(f"face-{face}")


def _faces(words: Words, faces: Sequence[str]) -> str:
    return ", ".join(words.say(f"face-{face}") for face in faces)


def _verb(words: Words, verb: str) -> str:
    return words.say(f"verb-{verb}")


def _answer(words: Words, answer: str) -> str:
    return words.say(f"answer-{answer}")


def _choice(words: Words, what: str) -> str:
    """Name what is chosen: a part by its number, or a thing by its name."""
    if what.isdecimal():
        return words.say("choice-part", number=int(what))
    return words.say(f"choice-{what}") if what in CHOICES else words.name(what)


def _advantages(words: Words, advantages: Sequence[str]) -> str:
    """List advantages, or say that there is none."""
    return words.listing([words.name(each) for each in advantages]) or words.say("advantages-none")


def _generic(commander: str) -> str:
    """Give the key of the rank of a commander without a name of his own."""
    return f"label-rank-{commander.rpartition('-')[2]}" if board().commanders[commander].generic else ""


def _rank(words: Words, commander: str) -> str:
    """Name a commander where it is clear whose he is."""
    key = _generic(commander)
    return words.say(key) if key else words.name(commander)


def _led(words: Words, commander: str) -> str:
    """Name a commander under whom one's own unit goes."""
    key = _generic(commander)
    return words.attribute(key, "led") if key else words.say("led-by", commander=commander)


def _half(words: Words, card: str, element: str) -> str:
    """Name the half of a battle card that counts in a kind of battle."""
    printed = board().battle_cards[card]
    return words.name((printed.land if element == "land" else printed.sea).title)


def _first_then(words: Words, texts: Sequence[str]) -> str:
    """Join what happens one after the other."""
    return words.say("rules-step").join(texts)


def _parts(words: Words, texts: Sequence[str]) -> str:
    """Number the parts of a card, as orders call them."""
    return words.say("rules-between").join(f"({number}) {text}" for number, text in enumerate(texts, 1))


def _price(words: Words, number: int) -> str:
    """Name a price, which may be nothing."""
    return words.say("amount-talents", number=number) if number else words.say("rules-free")


FUNCTIONS: dict[str, GameFunction] = {
    "FIRSTTHEN": _first_then,
    "PARTS": _parts,
    "PRICE": _price,
    "TALENTS": _counted("talents"),
    "FAVOURS": _counted("favours"),
    "CARDS": _counted("cards"),
    "BATTLECARDS": _counted("battle-cards"),
    "REGIONS": _counted("regions"),
    "CUBES": _counted("cubes"),
    "SIGNED": _signed,
    "FACE": _face,
    "FACES": _faces,
    "VERB": _verb,
    "ANSWER": _answer,
    "CHOICE": _choice,
    "ADVANTAGES": _advantages,
    "HALF": _half,
    "RANK": _rank,
    "LED": _led,
}


def _begun(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]


class Wording(GameWording):
    """The text of SPARTA! in one language, about a table whose seats have names."""

    parts: ClassVar = {
        Deploy: (("unit",), ("place",)),
        Mobilise: (("unit", "commander"), ("card",)),
        Desperate: (("unit", "commander"), ("card",)),
        Swap: (("own",), ("other",)),
    }
    usual: ClassVar = {Play: {"ordinary": False}, PlayBattleCard: {"ordinary": False}}
    headlines = telling.HEADLINES
    details = telling.DETAILS
    passing = telling.PASSING
    reported = telling.REPORTED
    carded = telling.CARDED
    rolls = telling.ROLLS
    turns = telling.TURNS
    public = ("choose-battle", "cancel")

    def __init__(self, language: str, names: Sequence[str]) -> None:
        super().__init__(PACKAGE, language, names, FUNCTIONS)

    def event(self, event: Any) -> str:
        """Put an event into a sentence; many begin with a name."""
        return _begun(super().event(telling.named_once(event)))

    def groups(self, events: Sequence[Any]) -> list[Sequence[Any]]:
        """Put together what tells one story."""
        return telling.groups(events)

    def sentence(self, group: Sequence[Any]) -> str:
        """Put a story into a line."""
        return telling.sentence(self, group)

    def told(self, events: Sequence[Any]) -> list[Told]:
        """Tell what posts tell; of battles and sieges the result is bold."""
        return telling.lines(self, events, super().told)

    def report(self, events: Sequence[Any]) -> list[Told]:
        """Tell the round that is over."""
        return telling.report(self, events)

    def news(self, events: Sequence[Any]) -> str:
        """Say how many battles each power won in the round that is over."""
        return telling.news(self, events)

    def card(self, events: Sequence[Any], number: int) -> Card | None:
        """Make a card of a battle."""
        return telling.card(self, events, number)

    def merits(self, view: View, seat: Seat) -> str:
        """Say what a power has beside its regions."""
        own = next((seen for seen in view.powers if seen.seat == seat), None)
        means = ("talents", "army", "fleet") if own is not None else ()
        return " · ".join(f"{self.label(each)} {getattr(own, each)}" for each in means)

    def is_about(self, event: Any, view: View) -> bool:
        """Say whether an event names the viewer's power, or a place where it has influence."""
        named = {each for each in fields(event).values() if isinstance(each, str)}
        own = {seen.id for seen in view.places if seen.owner == view.power}
        return (bool(view.power) and bool(named & {view.power, *own})) or super().is_about(event, view)

    def remark(self, view: View, kind: type[Action], given: Mapping[str, Any]) -> str:
        """Say what a seat should know of an answer as far as it is chosen."""
        return facts.remark(self, view, kind, given)

    def beside_fact(self, view: View, action: Any) -> str:
        """Call a battle card by the half that counts in the battle, beside what that does."""
        is_plain = isinstance(action, PlayBattleCard) and not action.ordinary
        return self.half_title(action.card, view.battle.element) if is_plain and view.battle else ""

    def gathered(self, action: Any) -> str:
        """Name the regions that answers about their places stand behind."""
        place = (
            action.place if isinstance(action, Envoy) else action.what if isinstance(action, Choose) else ""
        )
        if place in board().allies:
            return self.label("allies")
        regions = next((near for near in NEAR if board().region_of(place) in near), ())
        return ", ".join(self.name(region) for region in regions)

    def question(self, decision: Decision) -> str:
        """Put a decision into a question; some begin with a name, and some are about an effect of a card."""
        told = decision.facts.get("effect")
        about = card_words.offered(self, codec.from_json(str(told), AnyEffect)) if told else []
        return "\n".join([_begun(super().question(decision)), *about])

    def action(self, action: Any) -> str:
        """Put an action into a few words, as on a button; several battle cards by their numbers."""
        if isinstance(action, Discard):
            case = "nominative" if len(action.cards) == 1 else "order"
            return self.say("action-discard", cards=[self.name(card, case) for card in action.cards])
        return _begun(super().action(action))

    def brief(self, action: Any, room: int) -> str:
        """Put an action into fewer words; many begin with a name."""
        return _begun(super().brief(action, room))

    def refusal(self, refusal: Refusal) -> str:
        """Say which rule forbids something."""
        return _begun(super().refusal(refusal))

    def party(self, event: Any) -> str:
        """Give the power that did something."""
        return str(getattr(event, "power", ""))

    def actor(self, event: Any) -> str:
        """Name the power that did something."""
        power = self.party(event)
        return self.name(power, "begin") if power else ""

    def alt(self, view: View) -> str:
        """Describe the picture of the board."""
        return described(self._lines(view))

    def board_text(self, view: View) -> str:
        """Return the board as text."""
        return "\n".join(self._lines(view))

    def hand_text(self, view: View) -> str:
        """Return what the viewer alone knows as text, with what each card does."""
        cards = [self.card_text(card) for card in view.hand]
        return "\n".join([*self.hand_lines(view), *cards])

    def card_text(self, card: str) -> str:
        """Say what an action card does."""
        text = " ".join(card_words.action_card(self, board().cards[card]))
        return self.say("card-line", card=card, text=text)

    def hand_lines(self, view: View) -> list[str]:
        """List what the viewer alone knows."""
        if not view.power:
            return [self.say("hand-onlooker")]
        known = {
            "hand-seen-cards": view.seen,
            "hand-battle-seen": view.battle_seen,
            "hand-offered": view.offered,
        }
        return [
            self.say("hand-cards", cards=view.hand),
            self.say("hand-battle", cards=view.battle_hand),
            *(self.say(key, cards=cards) for key, cards in known.items() if cards),
            *self.note_lines(view),
        ]

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows."""
        if part == "map" or part in board().quarters:
            return [self._headed(self._title(part)), *self._map_lines(view, part, brief=brief)]
        if part == "battle":
            return [self._headed(self.label("phase-battles")), *self._battle(view)]
        shown = [seen for seen in view.powers if part in ("powers", f"seat-{seen.seat}")]
        told = [[self.power(seen)] if brief else self.power_lines(view, seen) for seen in shown]
        return [self._headed(self.label("powers")), *(line for lines in told for line in lines)]

    def focus_lines(self, view: View, *, brief: bool) -> list[str]:
        """Say what the picture of a question shows: below the whole map, what the powers have."""
        powers = [self.power(seen) for seen in view.powers] if "map" in view.focus else []
        return [*super().focus_lines(view, brief=brief), *powers, *self._in_hand(view)]

    def _in_hand(self, view: View) -> list[str]:
        """List the battle cards that the viewer has left in a battle."""
        battle = view.battle if "battle" in view.focus else None
        titles = [_half(self, card, battle.element) for card in view.battle_hand] if battle else []
        return self.row({"battle-hand": self.listing(titles)})

    def _headed(self, what: str) -> str:
        return f"{self.label('title')}, {what}"

    def _title(self, part: str) -> str:
        return self.label("map") if part == "map" else self.say(f"region-{part}")

    def _map_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say who stands on a part of the map, and whose places are."""
        shown = frozenset(board().places) if part == "map" else board().quarters[part]
        units = [self.unit(unit) for unit in view.units if unit.at in shown and unit.state != "home"]
        places = [seen for seen in view.places if seen.id in shown]
        marked = [seen for seen in places if seen.owner or seen.raid or seen.siege]
        lines = self._held(marked) if brief else [self.place(seen) for seen in marked]
        absent = [self.name(place) for place in view.absent if place in shown]
        return [*units, *lines, *self.row({"absent": self.listing(absent)})]

    def _held(self, places: Sequence[SeenPlace]) -> list[str]:
        """List places by who controls them, and those that are raided or besieged."""
        by = {power: [each for each in places if each.controller == power] for power in POWERS}
        marks = {
            "raided": [each for each in places if each.raid],
            "besieged": [each for each in places if each.siege],
        }
        held = [
            f"{self.name(power)}: {self.listing(self._named(found))}" for power, found in by.items() if found
        ]
        marked = {key: self.listing(self._named(found)) for key, found in marks.items() if found}
        return [*held, *self.row(marked)]

    def _named(self, places: Sequence[SeenPlace]) -> list[str]:
        return [self.name(each.id) for each in places]

    def sheet_lines(self, sheet: Sheet) -> list[str]:
        """Say the results that the picture of a report shows."""
        return [self._fought_line(each) for each in sheet.battles]

    def _fought_line(self, fought: Fought) -> str:
        won = self.name(fought.winner) if fought.winner else self.label("level")
        sides = [
            f"{self.name(each.power)} {each.strength} (−{each.lost})"
            + (f", {self.name(each.commander)}: {self.label(f'fate-{each.fate}')}" if each.commander else "")
            for each in fought.fighters
        ]
        return f"{self.name(fought.place)}: {won}; {' · '.join(sides)}"

    def _lines(self, view: View) -> list[str]:
        powers = [line for seen in view.powers for line in self.power_lines(view, seen)]
        return [*self._head(view), *self._battle(view), *powers, *self._table(view), *self._map(view)]

    def _battle(self, view: View) -> list[str]:
        """Say how the battle stands that is being fought."""
        battle = view.battle
        if battle is None:
            return []
        attacker, defender = battle.sides
        held = {side.power: side.advantages for side in battle.sides}
        strong = {side.power: side.strength for side in battle.sides}
        played = {
            side.power: [_half(self, card, battle.element) for card in side.played] for side in battle.sides
        }
        facts = {"power": attacker.power, "unit": attacker.unit, "enemy": defender.unit}
        return [
            self.say("battle-began", element=battle.element, place=battle.place, **facts),
            " · ".join(f"{self.name(side.unit)}: {self.name(side.commander)}" for side in battle.sides),
            self.say("advantages-counted", **held),
            self.say("combat-weighed", lead=battle.lead, by=battle.by, **strong),
            *self.row({"cancelled": self.listing([self.name(each) for each in battle.cancelled])}),
            *(f"{self.name(power)}: {self.listing(cards)}" for power, cards in played.items() if cards),
        ]

    def _head(self, view: View) -> list[str]:
        phase = self.label("ended") if view.ended else self.label(f"phase-{view.phase}")
        number = self.label("round", round=view.round, rounds=view.rounds)
        waiting = [self.label("waiting-for", seats=view.waiting_for)] if view.waiting_for else []
        won = [self.label("winner", seats=view.winners)] if view.winners else []
        return [self._headed(f"{self.name(view.war)} · {number} · {phase}"), *waiting, *won]

    def power_lines(self, view: View, seen: SeenPower) -> list[str]:
        """Say in lines what everyone knows of a power."""
        return [self.power(seen), *(f"  {line}" for line in self._pieces(view, seen))]

    def power(self, seen: SeenPower) -> str:
        """Say in a line what a power has."""
        cells = {
            "talents": str(seen.talents),
            "favours": str(seen.favours),
            "army": str(seen.army),
            "fleet": str(seen.fleet),
            "cards": str(seen.cards),
            "battle-cards": str(seen.battle_cards),
            "regions": str(seen.regions),
        }
        more = [
            self.label(key)
            for key, there in {"green": seen.green, "desperate": seen.desperate}.items()
            if there
        ]
        mark = "" if seen.seat == NOBODY else f"{self.mark(seen.seat)} "
        head = f"{self.name(seen.id)} ({mark}{self.seat(seen.seat)})"
        return " · ".join([head, *self.row(cells), *more])

    def _pieces(self, view: View, seen: SeenPower) -> Iterator[str]:
        ready = [each.id for each in view.commanders if (each.power, each.state) == (seen.id, "ready")]
        exhausted = [
            each.id for each in view.commanders if (each.power, each.state) == (seen.id, "exhausted")
        ]
        out = [self.unit(unit) for unit in view.units if unit.power == seen.id and unit.state != "home"]
        held = [
            self._support(each.id, veteran=each.veteran) for each in view.supports if each.holder == seen.id
        ]
        cells = {
            "markers": [self.name(marker) for marker in seen.markers],
            "supports": held,
            "commanders": [self.name(commander) for commander in ready],
            "exhausted": [self.name(commander) for commander in exhausted],
            "units": out,
        }
        for key, listed in cells.items():
            if listed:
                yield from self.row({key: self.listing(listed)})

    def _support(self, support: str, *, veteran: bool) -> str:
        return f"{self.name(support)} ({self.label('veteran')})" if veteran else self.name(support)

    def unit(self, unit: SeenUnit) -> str:
        """Say where a unit is, and under whom."""
        where = self.name(unit.at) if unit.at else self.label("mobilised")
        stands = f"{self.name(unit.id)}: {where}"
        return f"{stands}, {self.label('under')} {self.name(unit.commander)}" if unit.commander else stands

    def _table(self, view: View) -> list[str]:
        led = [f"{self.name(kind)} {self.name(power)}" for kind, power in view.advantages.items() if power]
        lasting = [self.name(key) for key in view.lasting]
        piles = self.row({"deck": str(view.deck), "discards": str(len(view.discards))})
        more = {"advantages": self.listing(led), "lasting": self.listing(lasting)}
        return [" · ".join([*piles, *self.row({key: text for key, text in more.items() if text})])]

    def _map(self, view: View) -> list[str]:
        lines = [self.place(seen) for seen in view.places if seen.owner or seen.raid or seen.siege]
        absent = self.row({"absent": self.listing([self.name(place) for place in view.absent])})
        return [*lines, *(absent if view.absent else [])]

    def place(self, seen: SeenPlace) -> str:
        """Say in a line whose influence a place has, and what marks it."""
        return f"{self.name(seen.id)}: {self.standing(seen)}"

    def standing(self, seen: SeenPlace) -> str:
        """Say whose influence a place has, and what marks it."""
        owner = (
            f"{self.name(seen.owner)} {seen.influence}/{seen.size}" if seen.owner else self.label("neutral")
        )
        marks = {"raided": seen.raid, "besieged": bool(seen.siege)}
        return ", ".join([owner, *(self.label(key) for key, there in marks.items() if there)])

    # What pictures ask

    def code(self, unit: str) -> str:
        """Call a unit as orders do."""
        return self.name(unit, "order")

    def note_lines(self, view: View) -> list[str]:
        """Say how many own cards lie face down, and what is left standing for battles."""
        hidden = [self.say("hand-face-down", number=view.face_down)] if view.face_down else []
        left = [self.say("hand-standing", kind=kind, answer=each) for kind, each in view.standing.items()]
        return [*hidden, *left]

    def rank(self, commander: str) -> str:
        """Name a commander where it is clear whose he is."""
        return _rank(self, commander)

    def card_lines(self, card: str) -> list[str]:
        """Say what an action card does, a line for each of its parts."""
        return card_words.action_card(self, board().cards[card])

    def played(self, card: str, *, favour: bool) -> str:
        """Say what an action card does as it is played."""
        return card_words.played(self, board().cards[card], favour=favour)

    def half_text(self, card: str, element: str) -> str:
        """Say what half of a battle card does."""
        printed = board().battle_cards[card]
        return card_words.half(self, printed.land if element == "land" else printed.sea)

    def half_title(self, card: str, element: str) -> str:
        """Name half of a battle card."""
        return _half(self, card, element)

    def commander_text(self, commander: str, *, veteran: bool) -> str:
        """Say what a side of a commander can do."""
        return card_words.commander(self, commander, veteran=veteran)


def wording(language: str, names: Sequence[str]) -> Wording:
    """Return the wording in a language, for the names of the seats."""
    return Wording(language, names)
