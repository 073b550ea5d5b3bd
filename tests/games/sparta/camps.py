"""A bare map with units and commanders put where a case wants them."""

from __future__ import annotations

from typing import Self

from games.sparta import units
from games.sparta.figures import Place, Power
from games.sparta.pieces import Spot, Unit, UnitState
from tests.games.sparta.builder import Hellas


class Camp(Hellas):
    """No influence, all units home, all commanders of the set-up ready, nine talents each."""

    def __init__(self, scenario: str = "pw2") -> None:
        super().__init__(scenario)
        state = self.state
        for name, unit in state.units.items():
            if unit.commander:
                state.commanders[unit.commander].state = "ready"
            state.units[name] = Unit(unit.power, unit.kind, unit.number)
        for place in state.spots:
            state.spots[place] = Spot()
        for holding in state.holdings.values():
            holding.talents = 9

    def pay(self, power: Power, talents: int) -> Self:
        """Give a power exactly so many talents."""
        self.state.holdings[power].talents = talents
        return self

    def unit(
        self,
        name: str,
        commander: str,
        place: Place = "",
        become: UnitState = "field",
        *,
        attacks: bool = False,
    ) -> Self:
        """Put a unit under a commander, waiting at home or on the map."""
        power, kind, number = name.split("-")
        self.state.units.setdefault(name, Unit(power, kind, int(number)))  # type: ignore[arg-type]
        units.command(self.state, name, commander, become if place else "waiting")
        unit = self.state.units[name]
        unit.at, unit.attacks = place, attacks
        if become == "siege":
            unit.opened_by, self.state.spots[place].siege = commander, name
        return self

    def land(self, place: Place, power: Power | str = "", influence: int = 0, *, raid: bool = False) -> Self:
        """Put influence into a place."""
        self.put(place, power, influence, raid=raid)  # type: ignore[arg-type]
        return self

    def talents(self, power: Power) -> int:
        """Count the talents of a power."""
        return self.state.holdings[power].talents
