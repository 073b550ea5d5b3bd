"""Battles laid out for tests: Athens attacks Naupactus, everything level, three battle cards each."""

from __future__ import annotations

from typing import Any, Self

from games.core.decision import Action
from games.sparta import units
from games.sparta.actions import PlayBattleCard
from games.sparta.board import POWERS, board
from games.sparta.figures import Place, Power
from games.sparta.pieces import Kind, Spot, Support
from games.sparta.steps.battles import Battles
from games.sparta.view import SeenBattle
from tests.games.sparta.builder import Hellas

LEVEL = 5
"""The strengths of armies and fleets."""
LEADER: dict[Kind, str] = {"hoplite": "strategos", "trireme": "navarch"}


class Fight(Hellas):
    """A table just before the battles of an action round."""

    def __init__(self, kind: Kind = "hoplite", *, scenario: str = "pw2", place: Place = "naupactus") -> None:
        super().__init__(scenario)
        self.kind, self.place = kind, place
        state = self.state
        state.turn, state.lasting = "athens", {}
        for spot in state.spots:
            state.spots[spot] = Spot()
        for name, unit in state.units.items():
            state.units[name] = type(unit)(unit.power, unit.kind, unit.number)
        for piece in state.commanders.values():
            piece.state = "ready" if piece.state == "commands" else piece.state
            piece.veteran = False
        for support, token in state.supports.items():
            mercenary = board().supports[support].marker == "mercenary"
            if token.state != "out":
                state.supports[support] = Support("supply" if mercenary else "marker")
        state.supports["sparta-elite"] = Support("lost")
        for power in POWERS:
            held = state.holdings[power]
            held.talents = held.favours = 0
            held.army = held.fleet = LEVEL
            held.markers, held.green = [], False
            self.lead(power, f"{power}-{LEADER[kind]}")
        self.arms("b12", "b13", "b14")
        self.arms("b08", "b21", "b25", power="sparta")

    def lead(self, power: Power, commander: str, *, veteran: bool = False) -> Self:
        """Put a power's unit on the field under a commander."""
        name = units.named(power, self.kind, 1)
        before = self.state.units[name].commander
        if before:
            self.state.commanders[before].state = "ready"
        units.command(self.state, name, commander, "field")
        self.state.commanders[commander].veteran = veteran
        self.state.units[name].at = self.place
        self.state.units[name].attacks = power == "athens"
        return self

    def arms(self, *cards: str, power: Power = "athens") -> Self:
        """Give a power these battle cards; of the others the enemy keeps what it has."""
        self.arm(power, *cards)
        return self

    def support(self, name: str, power: Power, *, veteran: bool = False) -> Self:
        """Put a support into a power's field."""
        self.state.supports[name] = Support("field", power, veteran)
        return self

    def mark(self, power: Power, *markers: str) -> Self:
        """Give a power markers of regions, and with them their homeland."""
        self.state.holdings[power].markers = list(markers)
        return self

    def besieged(self, by: Power, *, spot: Spot) -> Self:
        """Let the unit of a power besiege the place of the battle."""
        name = units.named(by, self.kind, 1)
        self.state.units[name].state = "siege"
        self.state.units[name].opened_by = self.state.units[name].commander
        spot.siege = name
        self.state.spots[self.place] = spot
        return self

    def hold_nothing(self) -> Self:
        """Take all action cards away."""
        self.hold("athens")
        self.hold("sparta")
        return self

    def put_in(self, place: Place, spot: Spot) -> Self:
        """Put influence into a place."""
        self.state.spots[place] = spot
        return self

    def until(self, question: str) -> Self:
        """Answer everything in the usual way until something is asked."""
        while question not in self.to_decide().values():
            decision = self.required()[0]
            assert decision.default is not None
            self.act(decision.seat, decision.default)
        return self

    def fates(self, **faces: str) -> Self:
        """Lay down one fate of each commander: nothing happens to those not named."""
        for power in POWERS:
            leader = self.state.units[units.named(power, self.kind, 1)].commander
            self.roll(f"fate {leader}", faces.get(power, "blank"))
        return self

    def fight(self) -> Self:
        """Begin the battles."""
        self.begin(Battles(power=self.state.turn))
        return self

    def play(self, power: Power, card: str, *more: Action) -> Self:
        """Play a battle card, and answer what it asks."""
        self.act(power, PlayBattleCard(card), *more)
        return self

    def pass_on(self) -> Self:
        """Pass until the battle is over."""
        while self.state.combat is not None and self.to_decide():
            decision = self.required()[0]
            assert decision.default is not None
            self.act(decision.seat, decision.default)
        return self

    @property
    def battle(self) -> SeenBattle:
        """Give the battle as everyone sees it."""
        seen = self.view().battle
        assert seen is not None
        return seen

    def leads(self) -> tuple[Any, int]:
        """Say whom the combat marker favours, and by how much."""
        return (self.battle.lead, self.battle.by)

    def strengths(self) -> dict[Power, int]:
        """Give the strengths of both powers, not cut off."""
        return {side.power: side.strength for side in self.battle.sides}

    def advantages(self, power: Power) -> set[str]:
        """Give the advantages of a power that count now."""
        return {each for side in self.battle.sides if side.power == power for each in side.advantages}

    def tracks(self) -> dict[Power, int]:
        """Give the strengths on the track of the battle."""
        field = "army" if self.kind == "hoplite" else "fleet"
        return {power: getattr(self.state.holdings[power], field) for power in POWERS}
