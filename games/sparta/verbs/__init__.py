"""The verbs of the effect language: what carries each of them out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import effects
from games.sparta.verbs import battles, choices, commanders, diplomacy, hands, military, supports, treasury

if TYPE_CHECKING:
    from games.sparta.effects import Effect
    from games.sparta.verb import Verb

VERBS: dict[type[Effect], Verb] = {
    effects.Envoy: diplomacy.Envoy(),
    effects.Influence: diplomacy.Influence(),
    effects.RaidMarker: diplomacy.RaidMarker(),
    effects.Territory: diplomacy.Territory(),
    effects.Megalopolis: diplomacy.Megalopolis(),
    effects.Marker: diplomacy.Marker(),
    effects.SiegeHit: diplomacy.SiegeHit(),
    effects.Talents: treasury.Talents(),
    effects.Favour: treasury.Favour(),
    effects.Army: treasury.Strength("army"),
    effects.Fleet: treasury.Strength("fleet"),
    effects.BattleCards: treasury.BattleCards(),
    effects.Pay: treasury.Pay(),
    effects.RewardNow: treasury.RewardNow(),
    effects.Choose: choices.Choose(),
    effects.Cond: choices.Cond(),
    effects.Per: choices.Per(),
    effects.Support: supports.Support(),
    effects.Commander: commanders.Commander(),
    effects.Demobilise: commanders.Demobilise(),
    effects.DiscardAction: hands.DiscardAction(),
    effects.HandSwap: hands.HandSwap(),
    effects.Mobilise: military.Mobilise(),
    effects.SiegeRoll: military.SiegeRoll(),
    effects.Relocate: military.Relocate(),
    **battles.VERBS,
}
"""By kind of effect; those of commanders are looked up by `abilities` instead."""
