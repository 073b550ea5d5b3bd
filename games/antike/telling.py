"""How posts tell what happens at Antike: what is a headline, what is for the log, what fills no post."""

from __future__ import annotations

from games.antike import events as happened

HEADLINES = (
    happened.CityConquered,
    happened.TempleBuilt,
    happened.AdvanceAcquired,
    happened.PersonagesWon,
    happened.BonusWon,
    happened.AllPersonagesGone,
)
DETAILS = (happened.RoundBegun, happened.GameWon)
PASSING = (
    happened.NationsTaken,
    happened.StarterDrawn,
    happened.OrderSet,
    happened.CitiesPlaced,
    happened.ResourceTaken,
)
CARDED = (happened.CityConquered, happened.PersonagesWon, happened.BonusWon)
TURNS = (happened.FieldChosen,)
