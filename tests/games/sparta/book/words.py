"""The words of the cases: powers, places, pieces, cards, positions; README.md beside this explains them."""

from __future__ import annotations

import re
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

Power = Literal["athens", "sparta"]
"""`athens` is the blue power of every scenario: Athens, Thebes, the Achaean League."""
Scenario = Literal["pw1", "pw2", "tsw", "cle", "wars", "grand"]
Start = Literal["bare", "setup", "S1", "land", "sea"]
Phase = Literal[
    "laid",
    "set-up",
    "regions",
    "army",
    "ships",
    "recruit",
    "rebuild",
    "deal",
    "action",
    "truce",
    "games",
    "next round",
    "interlude",
]
StepOf = Literal["raids", "card", "deploy", "mobilise", "sieges", "battles"]
Face = Literal["failure", "blank", "success"]
Advantage = Literal["elite", "peltast", "cavalry", "army", "fleet_size", "fleet_allied", "homeland"]
Region = Literal[
    "peloponnesos",
    "isthmus",
    "attica",
    "boeotia",
    "aitolia",
    "thessalia",
    "chalcidice",
    "hellespontus",
    "ionia",
    "cyclades",
    "sicilia",
    "egypt",
]
City = Literal[
    "sparta",
    "mantineia",
    "elis",
    "argos",
    "kythira",
    "pylos",
    "corinthus",
    "megara",
    "epidaurus",
    "rhium",
    "athenae",
    "laurion",
    "euboea",
    "decelea",
    "thebae",
    "delphi",
    "plataea",
    "naupactus",
    "ambracia",
    "anaktorion",
    "epidamnos",
    "leucas",
    "pharsalus",
    "heraclea",
    "potidaea",
    "lemnos",
    "abydus",
    "sestus",
    "byzantium",
    "chios",
    "lesbos",
    "samos",
    "miletus",
    "naxos",
    "melos",
    "syracusae",
    "gela",
    "panormus",
]
Ally = Literal[
    "megale_hellas",
    "macedonia",
    "thracia",
    "persis",
    "creta",
]
Support = Literal[
    "sparta_elite",
    "peloponnesos_elite",
    "boeotia_elite",
    "attica_cavalry",
    "thessalia_cavalry",
    "ionia_cavalry",
    "aitolia_peltast",
    "aitolia_fleet",
    "cyclades_fleet",
    "isthmus_fleet",
    "megale_hellas_cavalry",
    "macedonia_cavalry",
    "macedonia_phalanx",
    "thracia_peltast",
    "creta_peltast",
    "persis_fleet",
    "mercenary_cavalry",
    "mercenary_peltast",
    "mercenary_fleet",
]
Commander = Literal[
    "pericles",
    "cleon",
    "demosthenes",
    "nicias",
    "alcibiades",
    "lamachus",
    "thrasybulus",
    "myronides",
    "tolmides",
    "cimon",
    "ismenias",
    "conon",
    "iphicrates",
    "pelopidas",
    "epaminondas",
    "aratus",
    "aristomachos",
    "pleistoanax",
    "archidamus",
    "brasidas",
    "agis",
    "gylippus",
    "mindarus",
    "lysander",
    "callicratidas",
    "nicomedes",
    "sparton",
    "agesilaus",
    "agesipolis",
    "antalcidas",
    "cleombrotus",
    "cleomenes",
    "megistonous",
    "athens_strategos",
    "athens_navarch",
    "athens_polemarch",
    "sparta_strategos",
    "sparta_navarch",
    "sparta_polemarch",
]
Lasting = Literal[
    "helot_revolt",
    "long_walls",
    "megalopolis",
    "instant_raid",
    "truce",
    "oblique_order",
    "ill_omens",
]
CARDS = (
    "peloponnesian_league",
    "new_territory",
    "veterans",
    "athens_hires_mercenaries",
    "spartan_losses",
    "naval_action",
    "barbarian_allies",
    "envoys_central_greece",
    "envoys_to_megapolis",
    "new_alliance",
    "oracle_of_delphi",
    "closer_ties",
    "home_garrison",
    "helot_revolt",
    "northern_envoys",
    "military_support",
    "traitors_in_the_city",
    "surprise_attack",
    "plague_of_athens",
    "periclean_strategy",
    "megalopolis",
    "intrigue",
    "theban_deceptions",
    "corinthian_plots",
    "king_perdiccas",
    "argive_alliance",
    "citizen_body",
    "diplomatic_overture",
    "famines",
    "coup_de_main",
    "recall_of_a_general",
    "sicilian_expedition",
    "melian_dialogue",
    "mutilated_herms",
    "envoys_to_the_west",
    "envoys_to_the_islands",
    "festival_truce",
    "shipwrights",
    "persian_gold",
    "satraps_favour",
    "the_four_hundred",
    "treason_trial",
    "revolt_of_the_allies",
    "envoys_to_the_hellespont",
    "grain_fleet",
    "rowers_pay",
    "liberators_of_greece",
    "harmosts_and_garrisons",
    "siege_engineers",
    "forced_march",
    "iron_reserve",
    "exiles_return",
    "hostages",
    "ill_omens",
    "mission_of_timocrates",
    "the_kings_peace",
    "seizure_of_the_cadmea",
    "olynthian_war",
    "boeotian_league_dissolved",
    "liberation_of_thebes",
    "sacred_band",
    "oblique_order",
    "liberation_of_messenia",
    "second_athenian_league",
    "long_walls",
    "siege_of_aegina",
    "messenians_at_naupactus",
    "expedition_to_doris",
    "laconism",
    "delian_treasury",
    "revolt_of_euboea",
    "five_years_truce",
    "land_reforms",
    "ptolemaic_subsidy",
    "sarissa_phalanx",
    "revolt_of_the_debtors",
    "antigonos",
    "acrocorinth",
    "freed_helots",
    "hellenic_league",
)
"""The action cards A01 to A80."""
FAVOURED = {
    "peloponnesian_league": 1,
    "barbarian_allies": 1,
    "envoys_central_greece": 1,
    "envoys_to_megapolis": 1,
    "new_alliance": 1,
    "closer_ties": 2,
    "northern_envoys": 1,
    "military_support": 1,
    "traitors_in_the_city": 1,
    "intrigue": 1,
    "theban_deceptions": 1,
    "corinthian_plots": 1,
    "king_perdiccas": 1,
    "argive_alliance": 1,
    "diplomatic_overture": 1,
    "famines": 1,
    "recall_of_a_general": 1,
    "envoys_to_the_west": 1,
    "envoys_to_the_islands": 1,
    "shipwrights": 1,
    "persian_gold": 1,
    "satraps_favour": 1,
    "revolt_of_the_allies": 1,
    "envoys_to_the_hellespont": 1,
    "rowers_pay": 1,
    "liberators_of_greece": 1,
    "harmosts_and_garrisons": 1,
    "olynthian_war": 1,
    "second_athenian_league": 1,
    "laconism": 1,
    "ptolemaic_subsidy": 1,
    "revolt_of_the_debtors": 1,
    "hellenic_league": 1,
}
"""The cards that favours make better, and what that costs."""
BATTLE_CARDS = tuple(f"B{number:02}" for number in range(1, 26))

POWERS = get_args(Power)
CITIES, ALLIES = get_args(City), get_args(Ally)
PLACES = (*CITIES, *ALLIES)
REGIONS = get_args(Region)
SUPPORTS = get_args(Support)
COMMANDERS = get_args(Commander)
LASTING = get_args(Lasting)
UNITS = tuple(
    f"{power}-{kind}-{number}" for power in POWERS for kind in ("hoplite", "trireme") for number in (1, 2, 3)
)


def any_of(words: tuple[str, ...]) -> str:
    return "(?:" + "|".join(re.escape(word) for word in words) + ")"


def one_of(words: tuple[str, ...]) -> StringConstraints:
    return StringConstraints(pattern=f"^{any_of(words)}$")


def fits(pattern: str, what: str) -> AfterValidator:
    """Check against patterns too long for the validator's own engine."""
    compiled = re.compile(pattern)

    def check(text: str) -> str:
        if not compiled.fullmatch(text):
            raise ValueError(f"{what} cannot be {text!r}")
        return text

    return AfterValidator(check)


PLACE, UNIT, COMMANDER = any_of(PLACES), any_of(UNITS), any_of(COMMANDERS)
POWER, CARD, BATTLE_CARD = any_of(POWERS), any_of(CARDS), any_of(BATTLE_CARDS)
SUPPORT, ADVANTAGE = any_of(SUPPORTS), any_of(get_args(Advantage))

Place = Annotated[str, one_of(PLACES)]
Unit = Annotated[str, one_of(UNITS)]
Card = Annotated[str, one_of(CARDS)]
BattleCard = Annotated[str, one_of(BATTLE_CARDS)]
Marker = Annotated[str, one_of((*REGIONS, *ALLIES))]
Count = Annotated[int, Field(ge=0)]
Track = Annotated[int, Field(ge=0, le=12)]

Spot = Annotated[str, fits(rf"(absent|(empty|{POWER} [1-3])( raid)?( siege)?)", "a place")]
"""Influence and markers: `sparta 2`, `athens 3 raid`, `empty`, `sparta 1 raid siege`; or `absent`."""
Stand = Annotated[
    str,
    fits(
        rf"(home|out|(called|waiting) {COMMANDER}|(field|attacks) {PLACE} {COMMANDER}"
        rf"|siege {PLACE} {COMMANDER}( rolled)?)",
        "a unit",
    ),
]
"""A unit's state, place, commander."""
Rank = Annotated[
    str, fits(r"(ready|exhausted|commands|gone|track|here|absent)( veteran| regular)?", "a commander")
]
"""A commander's state and side; `here`: where he is does not matter."""
Belongs = Annotated[
    str,
    fits(rf"({POWER}( veteran| regular)?|(marker|lost)( veteran| regular)?|supply|track|out)", "a support"),
]
"""Where a support lies and on which side."""
Combat = Annotated[str, fits(rf"(level|{POWER} [1-3])", "the combat marker")]
Draw = Annotated[str, fits(rf"(failure|blank|success|{CARD}|{BATTLE_CARD}|[1-9])", "a draw")]
Label = Annotated[
    str,
    fits(
        rf"((siege|break-off|brasidas) {PLACE}|(fate|trial) {COMMANDER}|truce {UNIT}|spectacle"
        rf"|(games|battle card|action card|random battle card|shown|setup) ?{POWER}?|bot)",
        "the label of a draw",
    ),
]
"""What is drawn or rolled for: `siege potidaea`, `fate cleon`, `battle card athens`."""
Change = Annotated[
    str,
    fits(
        rf"({PLACE} ({POWER} [+-][1-3]|raid [+-]1|siege [+-]1|founded)"
        rf"|{POWER} (talents|favours|army|fleet|battle cards|action cards) [+-]\d+"
        rf"|{SUPPORT} (veteran|regular|lost|supply|marker|{POWER})"
        rf"|{COMMANDER} (ready|exhausted|commands|gone|veteran|regular)"
        rf"|{UNIT} (home|called|waiting|(field|siege|attacks) {PLACE})"
        rf"|{any_of(LASTING)} (on|off)|marker {any_of((*REGIONS, *ALLIES))} {POWER})",
        "a change",
    ),
]
"""One line of the public difference between two positions."""


class Strict(BaseModel):
    """A table that knows all its keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
