"""6. Battles, place by place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.perikles import events, queries
from games.perikles.actions import ChooseLoss, Pass, PlaySpecial
from games.perikles.board import ATHENS, PERSIA, SIDES, SPARTA, Arm, City, Counter, Side, board
from games.perikles.pieces import Place, Won
from games.perikles.steps import combat, quiet, specials
from games.perikles.steps.markers import place_markers

if TYPE_CHECKING:
    from games.perikles.state import State


class Battles(Step):
    """6 The places are fought for in their order."""

    phase = "battles"
    number: int = 0

    def finish(self, table: Table[State]) -> None:
        places = table.state.places
        if self.number < len(places):
            place = places[self.number].id
            self.number += 1
            table.then(Battle(place=place), self)


class Battle(Step):
    """6 A place without attackers is not fought for; otherwise all its counters are turned up.

    The winner of the first combat round has an advantage in the second; of the last, the place.
    """

    phase = "battles"
    place: str
    defended: bool | None = None
    """Whether counters lay on the defending side when the battle began (ruling 27); None before."""
    number: int = 0
    """How many combat rounds have begun."""
    winner: Side | None = None
    """Who won the latest combat round."""

    def finish(self, table: Table[State]) -> None:
        place, arms = queries.place_of(table.state, self.place), board().places[self.place].order
        if self.defended is None:
            self._begin(table, place)
        elif self.number < len(arms):
            arm = arms[self.number]
            self.number += 1
            table.then(CombatRound(place=self.place, arm=arm, advantage=self.winner), self)
        else:
            self._decide(table, place)

    def hear(self, table: Table[State], result: Side | None) -> None:
        self.winner = result

    def _begin(self, table: Table[State], place: Place) -> None:
        quiet.end(table.state, self.place)
        if place.attackers:
            _turn_up(table, place)
            self.defended = bool(place.defenders)
            table.then(self)
        elif place.defenders:
            reward_defender(table, place)
        else:
            # Ruling 28: the tile leaves the game, nobody gains or suffers.
            table.tell(events.PlaceDeserted(place=place.id))
            close(table.state, place, "out")

    def _decide(self, table: Table[State], place: Place) -> None:
        outcome = "out"
        if self.winner is None:
            # Rulings 30 and 34: nobody was there for the last round, so nobody wins or suffers.
            table.tell(events.PlaceUndecided(place=place.id))
        elif self.winner == "defence" and not self.defended:
            # Ruling 32: the militia alone held.
            table.tell(events.MilitiaHeld(place=place.id))
        else:
            outcome = self.winner
            award(table, place, self.winner)
        close(table.state, place, outcome)


def _turn_up(table: Table[State], place: Place) -> None:
    # Ruling 47: all counters of the place at once, before its first combat round.
    place.turned_up = True
    for side in SIDES:
        counters = tuple(sent.counter for sent in place.side(side))
        by = tuple(sent.by for sent in place.side(side))
        if counters:
            table.tell(events.CountersTurnedUp(place=place.id, side=side, counters=counters, by=by))


def reward_defender(table: Table[State], place: Place) -> None:
    """6 Nobody attacked: the main defender places markers, each Persian player his own (ruling 29)."""
    state = table.state
    table.tell(events.PlaceNotAttacked(place=place.id))
    city = board().places[place.id].city
    for seat in _sharers(state, place, "defence"):
        placed = place_markers(state, seat, city, board().numbers.markers_for_unattacked_defence)
        table.tell(events.DefenderRewarded(seat=seat, city=city, markers=placed))
    close(state, place, "out")


def _sharers(state: State, place: Place, side: Side) -> list[Seat]:
    main = place.main(side)
    assert main is not None
    return queries.partners(state, main)


def close(state: State, place: Place, outcome: str) -> None:
    """6 All counters go home."""
    for sent in (*place.attackers, *place.defenders):
        state.home[sent.counter.city].append(sent.counter)
    place.attackers, place.defenders = [], []
    place.outcome = outcome


class CombatRound(Step):
    """6 One arm fights: skipped, won without a fight, or rolled for."""

    phase = "battles"
    place: str
    arm: Arm
    advantage: Side | None = None
    """Who won the first combat round."""

    def finish(self, table: Table[State]) -> None:
        place = queries.place_of(table.state, self.place)
        attacks, defends = (bool(combat.of_arm(place, side, self.arm)) for side in SIDES)
        if attacks and (defends or board().places[self.place].militia.of(self.arm)):
            # Ruling 47: the special tiles' moment, only before a round that is going to be rolled.
            table.then(self._before_combat(table.state))
        elif attacks or defends:
            side: Side = "attack" if attacks else "defence"
            table.tell(events.RoundWonUnopposed(place=self.place, arm=self.arm, side=side))
            table.end(side)
        else:
            # Ruling 34: without counters there is no combat and no advantage, militia or not.
            table.tell(events.RoundSkipped(place=self.place, arm=self.arm))
            table.end(None)

    def _before_combat(self, state: State) -> BeforeCombat:
        waiting = [seat for seat in range(state.seats) if not state.played[seat]]
        tokens = [int(self.advantage == side) for side in SIDES]
        return BeforeCombat(place=self.place, arm=self.arm, tokens=tokens, waiting=waiting)


class BeforeCombat(Step):
    """6 Before the dice, every seat with an unplayed special tile is asked, whether it fits or not.

    Who has passed may still change its mind while others are waited for.
    """

    kinds = (Pass, PlaySpecial)
    phase = "battles"
    place: str
    arm: Arm
    tokens: list[int]
    """Battle tokens of attacker and defender."""
    waiting: list[Seat]
    doubled: list[City] = msgspec.field(default_factory=list)

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        waiting = [] if state.played[seat] else [seat]
        return [
            cls(place=place.id, arm=arm, tokens=[0, 0], waiting=waiting)
            for place in state.places
            for arm in board().places[place.id].order
        ]

    def waited_for(self, state: State) -> list[Seat]:
        return list(self.waiting)

    def decisions(self, state: State) -> list[Decision]:
        return [
            decision
            for seat in range(state.seats)
            if not state.played[seat] and self.waiting
            for decision in self._ask(state, seat)
        ]

    def _ask(self, state: State, seat: Seat) -> list[Decision]:
        plays = specials.legal_plays(state, seat, self.arm, self._held())
        required = seat in self.waiting
        passes = [Pass(until) for until in self._untils(state)] if required else []
        if not (plays or passes):
            return []
        attack, defence = self._strengths(state)
        answers = Choices([*passes, *plays])
        return [
            Decision(
                seat,
                "6",
                "before-combat" if required else "still-before-combat",
                answers,
                required=required,
                secret=True,
                default=Pass() if required else None,
                place=self.place,
                arm=self.arm,
                attack=attack,
                defence=defence,
                odds=combat.odds(attack, defence),
            )
        ]

    def standing(self, state: State, decision: Decision) -> Pass | None:
        return Pass() if state.quiet[decision.seat] else None

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case PlaySpecial():
                return specials.why_not_play(state, seat, action, self.arm, self._held())
            case Pass() if seat in self.waiting:
                if action.until in self._places(state) and action.until not in self._untils(state):
                    return Refusal("6", "battle-over", place=action.until)
                return quiet.why_not_until(state, "6", seat, action.until, self._untils(state))
        return None

    def take(self, table: Table[State], seat: Seat, action: Pass | PlaySpecial) -> None:
        if seat in self.waiting:
            self.waiting.remove(seat)
        if isinstance(action, Pass):
            quiet.keep(table, seat, action.until)
            return
        specials.reveal(table, seat)
        match action.tile, action.target:
            case "brasidas", _:
                self._double(table, SPARTA)
            case "phormio", _:
                self._double(table, ATHENS)
            case _, ("attack" | "defence") as side:
                self.tokens[SIDES.index(side)] += 1
                table.tell(events.TokenGranted(place=self.place, side=side))

    def _double(self, table: Table[State], city: City) -> None:
        self.doubled.append(city)
        table.tell(events.ForcesDoubled(city=city, arm=self.arm, place=self.place))

    def finish(self, table: Table[State]) -> None:
        attack, defence = self._strengths(table.state)
        start = (self.tokens[0], self.tokens[1])
        winner = combat.fight(table, self.place, self.arm, attack, defence, start)
        table.end(winner)
        table.then(ChooseLosses(place=self.place, arm=self.arm, side=queries.opposite(winner)))

    def _strengths(self, state: State) -> tuple[int, int]:
        place = queries.place_of(state, self.place)
        return combat.strengths(place, self.arm, self.doubled)

    def _held(self) -> list[Side]:
        return [side for side, tokens in zip(SIDES, self.tokens, strict=True) if tokens]

    def _places(self, state: State) -> list[str]:
        return [place.id for place in state.places]

    def _untils(self, state: State) -> tuple[str, ...]:
        ids = self._places(state)
        return ("", *ids[ids.index(self.place) + 1 :], "phase")


class ChooseLosses(Once):
    """6 The beaten side loses its weakest counter of the arm; its main player chooses among equals."""

    phase = "battles"
    section = "6"
    kinds = (ChooseLoss,)
    place: str
    arm: Arm
    side: Side

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        losses = [
            cls(place=place.id, arm=arm, side=side)
            for place in state.places
            for side in SIDES
            if place.main(side) == seat
            for arm in board().places[place.id].order
        ]
        return [loss for loss in losses if len(loss.cities(state)) > 1]

    def asker(self, state: State) -> Seat:
        main = queries.place_of(state, self.place).main(self.side)
        assert main is not None
        return main

    def ask(self, state: State) -> Decision | None:
        options = [ChooseLoss(city) for city in self.cities(state)]
        if not options:
            return None
        return Decision(
            self.asker(state),
            "6",
            "choose-loss",
            Choices(options),
            automatic=True,
            default=options[0],
            place=self.place,
            arm=self.arm,
            side=self.side,
        )

    def why_not_answer(self, state: State, seat: Seat, action: ChooseLoss) -> Refusal | None:
        if action.city not in self.cities(state):
            return Refusal("6", "cannot-lose-that", city=action.city)
        return None

    def answer(self, table: Table[State], seat: Seat, action: ChooseLoss) -> None:
        state = table.state
        place = queries.place_of(state, self.place)
        weakest = combat.exposed(state, place, self.side, self.arm)
        sent = next(sent for sent in weakest if sent.counter.city == action.city)
        chooser = seat if len(self.cities(state)) > 1 else None
        place.side(self.side).remove(sent)
        lose(table, self.side, sent.counter, chooser)

    def cities(self, state: State) -> list[City]:
        """List the cities whose counter may be the one that is lost."""
        place = queries.place_of(state, self.place)
        return combat.cities_to_lose_from(state, place, self.side, self.arm)


def lose(table: Table[State], side: Side, counter: Counter, chooser: Seat | None) -> None:
    """6 Lay a counter among the dead, as somebody chose, where there was a choice."""
    if counter.city == PERSIA:
        # Ruling 37: the Persians lose nothing, and no ally pays in their stead.
        table.state.home[PERSIA].append(counter)
        table.tell(events.PersiansSpared(side=side, arm=counter.arm, strength=counter.strength))
        return
    table.state.dead[counter.city].append(counter)
    table.tell(
        events.CounterLost(
            side=side, city=counter.city, arm=counter.arm, strength=counter.strength, chooser=chooser
        )
    )


def award(table: Table[State], place: Place, side: Side) -> None:
    """6 Give the tile to the main player of the winning side; a beaten city suffers a defeat."""
    state, tile = table.state, board().places[place.id]
    seats = tuple(_sharers(state, place, side))
    persian = seats[0] in state.persians
    state.won.append(Won(place.id, seats, persian))
    if persian:
        table.tell(events.PersiansWon(place=place.id, seats=seats, side=side, points=tile.points))
    else:
        table.tell(events.PlaceWon(place=place.id, seat=seats[0], side=side, points=tile.points))
    if side == "attack":
        state.defeats[tile.city] += 1
        value = queries.statue_value(state, tile.city)
        table.tell(events.CityDefeated(city=tile.city, defeats=state.defeats[tile.city], value=value))
