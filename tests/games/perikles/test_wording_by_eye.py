"""Sentences that were read by eye in all three languages, and stay as they are until read again."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.errors import Refusal
from games.perikles.actions import PayMarker, PlaySpecial, Send, Take
from games.perikles.board import Counter
from games.perikles.events import (
    CandidateProposed,
    CityDefeated,
    CombatJoined,
    CounterSent,
    CountersTurnedUp,
    GameWon,
    LeaderElected,
    PersiansCommanded,
    PlaceWon,
    RoundBegun,
    SlavesRevolted,
    TileTaken,
    WarBegun,
)
from games.perikles.wording import Wording, wording
from games.text import LANGUAGES

COUNTERS = (Counter("sparta", "hoplite", 3), Counter("sparta", "hoplite", 2), Counter("persia", "trireme", 1))


def speak(language: str) -> Wording:
    return wording(language, ("Anna", "Ben", "Κλειώ"))


READ_BY_EYE: list[tuple[Any, str, str, str]] = [
    (
        TileTaken(seat=0, tile="any-1", city="argos", markers=1),
        "Anna takes “any city” 1 and places a marker in Argos.",
        "Anna nimmt „beliebige Stadt 1“ und setzt einen Marker in Argos ein.",
        "Anna παίρνει το πλακίδιο «οποιαδήποτε πόλη 1» και τοποθετεί έναν δείκτη στο Άργος.",
    ),
    (
        RoundBegun(
            round=2, start=1, places=("plataea", "lesbos", "cythera"), tiles=("athens-2", "thebes-1-assassin")
        ),
        "Round 2 begins. Battles will be fought over Plataea, Lesbos and Cythera. "
        "Ben will take the first tile; on offer are Athens 2 and Thebes 1 with assassin.",
        "Runde 2 beginnt. Gekämpft wird um Plataiai, Lesbos und Kythera. "
        "Ben nimmt das erste Plättchen; es liegen aus: Athen 2 und Theben 1 mit Attentäter.",
        "Αρχίζει ο γύρος 2. Μάχες θα δοθούν για τις Πλαταιές, τη Λέσβο και τα Κύθηρα. "
        "Το πρώτο πλακίδιο το παίρνει Ben· διαθέσιμα είναι: Αθήνα 2 και Θήβα 1 με δολοφόνο.",
    ),
    (
        CandidateProposed(seat=0, owner=0, city="megara", spot="alpha"),
        "Anna stands as first candidate in Megara.",
        "Anna schlägt sich in Megara selbst für den ersten Kandidatenplatz vor.",
        "Anna θέτει υποψηφιότητα στα Μέγαρα, στην πρώτη θέση.",
    ),
    (
        LeaderElected(city="corinth", seat=0, rival=1, removed=2, tied=False),
        "Anna defeats Ben in Corinth, becomes leader and removes 2 markers.",
        "Anna setzt sich in Korinth gegen Ben durch, führt die Stadt an und nimmt 2 Marker zurück.",
        "Anna κερδίζει τον παίκτη Ben στην Κόρινθο, γίνεται ηγέτης και παίρνει πίσω 2 δείκτες.",
    ),
    (
        PersiansCommanded(seats=(0, 1)),
        "Anna and Ben lead no city and command the Persians together.",
        "Anna und Ben führen keine Stadt an und befehligen gemeinsam die Perser.",
        "Anna και Ben δεν ηγούνται καμιάς πόλης και διοικούν μαζί τους Πέρσες.",
    ),
    (
        CounterSent(seat=1, city="argos", arm="trireme", place="pylos", side="attack", main=True),
        "Ben sends a trireme from Argos to attack Pylos (main attacker).",
        "Ben greift Pylos mit einer Triere aus Argos an (Hauptangreifer).",
        "Ben επιτίθεται στην Πύλο με μία τριήρη του Άργους (κύριος επιτιθέμενος).",
    ),
    (
        CounterSent(seat=1, city="megara", arm="hoplite", place="plataea", side="defence", main=False),
        "Ben supports the defence of Plataea with a hoplite from Megara.",
        "Ben unterstützt die Verteidigung von Plataiai mit einem Hopliten aus Megara.",
        "Ben ενισχύει την άμυνα των Πλαταιών με έναν οπλίτη των Μεγάρων.",
    ),
    (
        WarBegun(city="corinth", enemy="megara"),
        "Corinth is now at war with Megara.",
        "Korinth ist nun im Krieg mit Megara.",
        "Ξεσπά πόλεμος ανάμεσα στην Κόρινθο και στα Μέγαρα.",
    ),
    (
        CountersTurnedUp(place="sicily", side="attack", counters=COUNTERS),
        "Attacking Sicily: Persian trireme 1 and Spartan hoplites 3+2.",
        "Angriff auf Sizilien: Triere 1 aus Persien und Hopliten 3+2 aus Sparta.",
        "Επίθεση στη Σικελία: τριήρης 1 της Περσίας και οπλίτες 3+2 της Σπάρτης.",
    ),
    (
        CombatJoined(
            place="sicily",
            arm="trireme",
            attack=7,
            defence=5,
            odds="+2",
            attacker_needs=7,
            defender_needs=8,
            attacker_tokens=0,
            defender_tokens=0,
        ),
        "Trireme combat off Sicily: attack 7, defence 5, column +2. "
        "The attacker needs 7, the defender 8; battle tokens 0–0.",
        "Trierenkampf vor Sizilien: Angriff 7 gegen Verteidigung 5, Spalte +2. "
        "Der Angreifer braucht 7, der Verteidiger 8; Kampfmarker 0–0.",
        "Ναυμαχία στη Σικελία: επίθεση 7, άμυνα 5, στήλη +2. "
        "Ο επιτιθέμενος χρειάζεται 7, ο αμυνόμενος 8· μάρκες μάχης 0–0.",
    ),
    (
        PlaceWon(place="delium", seat=2, side="defence", points=5),
        "Κλειώ holds Delium for 5 points.",
        "Κλειώ hält Delion und gewinnt 5 Siegpunkte.",
        "Κλειώ κρατά το Δήλιο και κερδίζει 5 πόντους.",
    ),
    (
        CityDefeated(city="thebes", defeats=2, value=1),
        "Thebes suffers defeat number 2; its statues are worth one point each now.",
        "Theben erleidet Niederlage Nummer 2; jede Statue dort ist jetzt einen Siegpunkt wert.",
        "Ήττα για τη Θήβα, η 2η ως τώρα· κάθε άγαλμα της πόλης αξίζει πια έναν πόντο.",
    ),
    (
        SlavesRevolted(strength=4, place=None),
        "The slaves revolt: Spartan hoplite 4 goes home from the leader’s hand.",
        "Die Sklaven erheben sich: "
        "Ein Hoplit der Stärke 4 kehrt von der Hand des Anführers nach Sparta zurück.",
        "Οι είλωτες ξεσηκώνονται: "
        "ένας οπλίτης με ισχύ 4 φεύγει από το χέρι του ηγέτη και γυρίζει στη Σπάρτη.",
    ),
    (
        GameWon(seats=(0, 1, 2)),
        "Anna, Ben and Κλειώ share the victory.",
        "Anna, Ben und Κλειώ teilen sich den Sieg.",
        "Anna, Ben και Κλειώ μοιράζονται τη νίκη.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german", "greek"), READ_BY_EYE)
def test_events_read_well(event: Any, english: str, german: str, greek: str) -> None:
    assert [speak(language).event(event) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("action", "english", "german", "greek"),
    [
        (
            Take("any-1", "argos"),
            "Take “any city” 1: Argos",
            "„beliebige Stadt 1“ nehmen: Argos",
            "Πάρε «οποιαδήποτε πόλη 1»: Άργος",
        ),
        (
            Send("thebes", "hoplite", 3, "attica", "attack"),
            "Theban hoplite 3 attacks Attica",
            "Hoplit 3 aus Theben greift Attika an",
            "Οπλίτης 3 της Θήβας: επίθεση στην Αττική",
        ),
        (
            PayMarker("persia", "argos"),
            "Pay a marker in Argos for more Persian counters",
            "Marker in Argos abgeben: mehr Truppen aus Persien",
            "Πλήρωσε δείκτη από το Άργος για μονάδες της Περσίας",
        ),
        (
            PlaySpecial("plague", "sparta"),
            "Special tile: Plague, Sparta",
            "Sonderplättchen: Pest, Sparta",
            "Ειδικό πλακίδιο: Λοιμός, Σπάρτη",
        ),
    ],
)
def test_actions_read_well(action: Any, english: str, german: str, greek: str) -> None:
    assert [speak(language).action(action) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("refusal", "english", "german", "greek"),
    [
        (
            Refusal("5", "needs-permission", city="thebes", place="attica", leader=1),
            "Ben must first allow Thebes to defend Attica; ask for permission.",
            "Ben muss erst erlauben, dass Theben Attika verteidigt; bitte um Erlaubnis.",
            "Για να υπερασπιστούν δυνάμεις της Θήβας την Αττική, πρέπει να το επιτρέψει ο παίκτης Ben· "
            "ζήτησε πρώτα άδεια.",
        ),
        (
            Refusal("5", "beside-enemy", city="corinth", other="megara", place="cythera"),
            "Corinth is at war with Megara and may not stand beside its troops on Cythera; "
            "choose another place.",
            "Korinth ist im Krieg mit Megara und darf auf Kythera nicht auf derselben Seite stehen "
            "wie dessen Truppen; wähle einen anderen Ort.",
            "Οι δυνάμεις της Κορίνθου είναι σε πόλεμο με τα Μέγαρα "
            "και δεν μπορούν να πολεμήσουν στα Κύθηρα στην ίδια πλευρά με εκείνες της αντίπαλης πόλης· "
            "διάλεξε άλλη τοποθεσία.",
        ),
        (
            Refusal("special tiles", "special-wrong-moment", tile="perikles"),
            "Perikles cannot be played now. When it is your turn to take a tile, "
            "before or after you take it, place two of your markers in Athens.",
            "„Perikles“ kann jetzt nicht gespielt werden. Spielbar in deinem Zug, bevor oder nachdem "
            "du ein Einflussplättchen nimmst: Du setzt zwei deiner Marker in Athen ein.",
            "Το «Περικλής» δεν παίζεται τώρα. Παίζεται στη σειρά σου, πριν ή αφού πάρεις πλακίδιο επιρροής: "
            "τοποθετείς δύο δείκτες σου στην Αθήνα.",
        ),
    ],
)
def test_refusals_read_well(refusal: Refusal, english: str, german: str, greek: str) -> None:
    assert [speak(language).refusal(refusal) for language in LANGUAGES] == [english, german, greek]
