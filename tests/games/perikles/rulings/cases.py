"""Positions and words that several chapters of rulings share."""

from __future__ import annotations

from games.perikles.actions import PlaySpecial
from tests.games.perikles.builder import BLUE, RED, TableBuilder, hoplites, triremes

HIGH, LOW = (6, 6), (1, 1)
"""Rolls that always and never bring a token."""

TARGETS = {
    "perikles": "",
    "alkibiades": "argos",
    "plague": "argos",
    "slave-revolt": "hand",
    "brasidas": "",
    "phormio": "",
    "thessalian-allies": "attack",
    "persian-fleet": "attack",
}


def play(tile: str, target: str | None = None) -> PlaySpecial:
    """Play a special tile, with a target that fits it unless one is given."""
    return PlaySpecial(tile, TARGETS[tile] if target is None else target)


def attacker_wins(table: TableBuilder, rounds: int = 1) -> TableBuilder:
    """Lay down rolls that win combat rounds for the attacker."""
    return table.dice(attacker=[HIGH, HIGH] * rounds, defender=[LOW, LOW] * rounds)


def defender_wins(table: TableBuilder, rounds: int = 1) -> TableBuilder:
    """Lay down rolls that win combat rounds for the defender."""
    return table.dice(attacker=[LOW, LOW] * rounds, defender=[HIGH, HIGH] * rounds)


def pylos(war: TableBuilder) -> TableBuilder:
    """Sea then land at Pylos, three against three."""
    return war.places("pylos", "attica", "delium").at(
        "pylos",
        attack={RED: triremes("athens", 3) + hoplites("athens", 3)},
        defence={BLUE: triremes("sparta", 3) + hoplites("sparta", 3)},
    )


def attica(war: TableBuilder) -> TableBuilder:
    """Land alone at Attica, three against three."""
    return war.places("attica", "delium").at(
        "attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)}
    )


def take_all(table: TableBuilder) -> TableBuilder:
    """Play the influence phase to its end, one way or another."""
    return table.play_on(lambda table: table.view().phase != "influence", seed=2)
