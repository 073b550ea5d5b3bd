"""The board in words: for its alt text, for parts of it, and as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from games.core.decision import NOBODY, Seat
from games.pericles.board import LETTERS, PERSIA, QUARTERS, THEATRE, THREE_HUNDRED, board, half_of
from games.text.wording import GameWording, described

if TYPE_CHECKING:
    from games.pericles.view import SeenCity, SeenDebate, SeenFaction, SeenPlaced, SeenTheatre, View


class BoardWording(GameWording):
    """What is said of the board of Pericles."""

    def units(self, units: Iterable[tuple[str, int]]) -> list[str]:
        """Count units and bases."""
        return [self.say(f"amount-{unit}", number=number) for unit, number in units]

    def short(self, thing: str) -> str:
        """Name a theatre or a faction in one word, as orders do."""
        has_own = "order" in self.attributes(f"name-{thing}")
        return self.name(thing, "order") if has_own else self.name(thing)

    def speaker(self, card: str) -> str:
        """Name who is on a card, where there is little room."""
        return self.name(card, "brief") if "brief" in self.attributes(f"name-{card}") else self.name(card)

    def alt(self, view: View) -> str:
        """Describe the picture of the board: who is asked, how all stand, then what the phase is about."""
        factions = [self.faction(seen) for seen in view.factions]
        assembly, theatres = self._assembly(view), self._map(view, brief=True)
        lead = [*assembly, *theatres] if "assembly" in view.focus else [*theatres, *assembly]
        return described([*self._titled(view), *factions, *lead])

    def focus_lines(self, view: View, *, brief: bool) -> list[str]:
        """Say what the picture for the present question shows: how the table stands, then part by part."""
        return [*self._titled(view)[:1], *super().focus_lines(view, brief=brief)]

    def _titled(self, view: View) -> list[str]:
        head, *others = self._head(view)
        return [f"{self.label('title')}, {head}", *others]

    def board_text(self, view: View) -> str:
        """Return the board as text."""
        factions = [self.faction(seen) for seen in view.factions]
        lines = [*self._head(view), *self._assembly(view), *self._map(view, brief=False), *factions]
        return "\n".join(lines)

    def part_lines(self, view: View, part: str, *, brief: bool) -> list[str]:
        """Say what a part of the board's picture shows."""
        if part == "map":
            return [self.label("map"), *self._map(view, brief=brief)]
        if part == "assembly":
            return [self.label("assembly"), *self._assembly(view)]
        if part in QUARTERS:
            shown = [self.theatre(seen, brief=brief) for seen in view.theatres if seen.id in QUARTERS[part]]
            return [self.say(f"region-{part}"), *shown]
        if part.startswith(THEATRE):
            return self._close_up(view, part.removeprefix(THEATRE), brief=brief)
        factions = [seen for seen in view.factions if part in ("seats", f"seat-{seen.seat}")]
        head = self.label("seats") if part == "seats" else self.leader(int(part.removeprefix("seat-")))
        return [head, *map(self.faction, factions)]

    def _head(self, view: View) -> list[str]:
        phase = self.label("ended") if view.ended else self.label(f"phase-{view.phase}")
        turn = self.label("round-of", round=view.round)
        states = [self.label("war" if view.war else "peace")]
        states += [self.label("plague")] if view.plague else []
        states += [self.label("alcibiades-in-persia")] if view.alcibiades_in_persia else []
        play = self.row({"play": self.name(view.play)}) if view.play else []
        waiting = [self.label("waiting-for", seats=view.waiting_for)] if view.waiting_for else []
        won = [self.label("winner", seats=view.winners)] if view.winners else []
        return [
            " · ".join([self.say(f"scenario-{view.scenario}"), turn, *states, *play, phase]),
            *waiting,
            *won,
        ]

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

    # Assemblies

    def _assembly(self, view: View) -> list[str]:
        lines = [line for city in view.cities for line in self._city(city)]
        return [*lines, *map(self._debate, view.debates)]

    def _city(self, city: SeenCity) -> list[str]:
        favour = self.name(city.favour) if city.favour else self.label("neutral")
        cells = {"controlling": self.name(city.controlling), "favour": favour, "stock": str(city.stock)}
        cells |= {"board": str(city.board or ""), "aside": str(city.aside or "")}
        cells |= {"hostages": self.label("held") if city.hostages else "", "will": self.will(city)}
        issues = [self.placed(city, issue.kind, issue.box) for issue in city.track]
        track = self.row({"track": self.listing(issues)}) if issues else []
        return [f"{self.name(city.side)} · {' · '.join(self.row(cells))}", *(f"  {line}" for line in track)]

    def will(self, city: SeenCity) -> str:
        """Say what an assembly wants, in a few words."""
        will = city.will
        if will is None:
            return ""
        return self.say("will-text", need=will.need, theatres=tuple(will.theatres), number=will.count)

    def placed(self, city: SeenCity, kind: str, box: int) -> str:
        """Name an issue and its box."""
        half = half_of(city.side, box)
        return self.say("placed-issue", issue=kind, faction=half, box=abs(box))

    def _debate(self, debate: SeenDebate) -> str:
        cards = [f"{self.short(faction)} {self.name(card)}" for faction, card in debate.cards.items()]
        opened = self.listing(cards) if cards else self.label("unopened")
        return f"{self.label('debate')}: {self.name(debate.issue)} · {opened}"

    # Theatres

    def _map(self, view: View, *, brief: bool) -> list[str]:
        return [self.theatre(seen, brief=brief) for seen in view.theatres]

    def theatre(self, seen: SeenTheatre, *, brief: bool = False) -> str:
        """Say in a line what stands in a theatre; in brief by the words that orders have."""
        name = self.short(seen.id) if brief else self.name(seen.id)
        return f"{name}: {' · '.join(filter(None, self._standing(seen, brief=brief)))}"

    def _standing(self, seen: SeenTheatre, *, brief: bool) -> Iterator[str]:
        if seen.pieces:
            yield " ".join(_codes(seen)) if brief else self.listing(self.units(seen.pieces.items()))
        for side, number in seen.treachery.items():
            yield self.say("amount-treachery", side=side, number=number)
        if seen.queue:
            yield from self.row({"queue": self.listing([self.counter(each) for each in seen.queue])})

    def counter(self, placed: SeenPlaced) -> str:
        """Name a counter in a pile, as far as the viewer knows it."""
        if placed.kind:
            return self.say("placed-counter", kind=placed.kind, owner=placed.owner)
        return self.say("placed-hidden", owner=placed.by)

    def _close_up(self, view: View, theatre: str, *, brief: bool) -> list[str]:
        """Say what stands in a theatre, which tokens lie there, and what stands next to it."""
        seen = {each.id: each for each in view.theatres}
        here = [self.theatre(seen[theatre], brief=brief)] if theatre in seen else []
        links = {} if theatre == PERSIA or view.battle else board().theatres[theatre].links
        near = [
            f"{self.label(f'link-{kind}')}: {self.theatre(seen[other], brief=brief)}"
            for other, kind in links.items()
            if other in seen
        ]
        return [self.name(theatre), *here, *self._tokens(view), *self._fought(view), *near]

    def _tokens(self, view: View) -> Iterator[str]:
        for faction, number in view.committed.items():
            yield f"{self.name(faction)}: {self.say('amount-tokens', number=number)}"
        for faction, number in view.sealed.items():
            yield self.say("hand-sealed", faction=faction, tokens=number)

    def _fought(self, view: View) -> Iterator[str]:
        if view.battle:
            yield self.label(f"won-{view.battle.element}", side=view.battle.winner, margin=view.battle.margin)
            for each in view.battle.strengths:
                yield self.say("strength-counted", **msgspec.structs.asdict(each))


def _codes(seen: SeenTheatre) -> Iterator[str]:
    """Write pieces as orders do: how many, whose, and land, naval or base."""
    for unit, number in seen.pieces.items():
        colour, _, kind = unit.rpartition("-")
        yield "300" if unit == THREE_HUNDRED else f"{number}{LETTERS[colour]}{kind[0].upper()}"
