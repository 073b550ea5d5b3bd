"""Sentences that were read by eye in all three languages, and stay as they are until read again."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.decision import Decision
from games.core.errors import Refusal
from games.peloponnes.actions import Bid, Feed, Keep, Move, Pass
from games.peloponnes.events import (
    BidDisplaced,
    BidMoved,
    BidPassed,
    BidPlaced,
    BuildingDenied,
    BuildingPaid,
    BuildingPledged,
    BuildingsFell,
    DisasterKeptOff,
    DisasterStruck,
    IncomeTaken,
    LandLost,
    LevelCompleted,
    LevelFailed,
    PopulationFed,
    Scored,
    TilesTurnedUp,
    TilesUnclaimed,
)
from games.peloponnes.wording import Wording, wording
from games.text import LANGUAGES


def speak(language: str) -> Wording:
    return wording(language, ("Anna", "Ben", "Κλειώ"))


READ_BY_EYE: list[tuple[Any, str, str, str]] = [
    (
        TilesTurnedUp(regular=("bridge", "land_a07"), conquest=("port", "temple_of_apollo")),
        "Up for bids: Bridge from 1 and Forest A7 from 2; "
        "in the conquest row: Port from 5 and Temple of Apollo from 7.",
        "Es liegen aus: Brücke ab 1 und Wald A7 ab 2; "
        "in der Eroberungsreihe: Hafen ab 5 und Apollon-Tempel ab 7.",
        "Για προσφορές: Γέφυρα από 1 και Δάσος A7 από 2· "
        "στη σειρά κατάκτησης: Λιμάνι από 5 και Ναός του Απόλλωνα από 7.",
    ),
    (
        BidPlaced(seat=0, tile="barracks", coins=6, luxury=4, conquest=True),
        "Anna bids 6 coins on the Barracks in the conquest row, exchanging 4 luxury for coins.",
        "Anna bietet in der Eroberungsreihe 6 Münzen auf die Kaserne und tauscht dafür 4 Luxusgüter ein.",
        "Anna προσφέρει 6 νομίσματα για τον Στρατώνα στη σειρά κατάκτησης, "
        "ανταλλάσσοντας 4 αγαθά πολυτελείας με νομίσματα.",
    ),
    (
        BidDisplaced(seat=0, owner=1, tile="land_a05", coins=3),
        "Ben outbids Anna on Plain A5; Anna has to move the bid of 3 coins or withdraw.",
        "Ben überbietet das Gebot von Anna auf die Ebene A5; "
        "Anna muss mit 3 Münzen ausweichen oder das Gebot zurücknehmen.",
        "Ben ξεπερνά την προσφορά του παίκτη Anna για τον Κάμπο A5· "
        "ο παίκτης Anna πρέπει να τη μεταφέρει (3 νομίσματα) ή να την αποσύρει.",
    ),
    (
        BidDisplaced(seat=0, owner=1, tile="bridge", coins=3, half="agora"),
        "Ben bids the same as Anna on the Bridge and wins by the half coin of the Agora; "
        "Anna has to move the bid of 3 coins or withdraw.",
        "Ben bietet auf die Brücke gleich viel wie Anna und gewinnt durch die halbe Münze für die Agora; "
        "Anna muss mit 3 Münzen ausweichen oder das Gebot zurücknehmen.",
        "Ben προσφέρει για τη Γέφυρα όσα και ο παίκτης Anna και κερδίζει με το μισό νόμισμα που δίνει το "
        "κτίριο «Αγορά»· ο παίκτης Anna πρέπει να μεταφέρει την προσφορά (3 νομίσματα) ή να την αποσύρει.",
    ),
    (
        BidPassed(seat=0, compensation=3, forced=True),
        "Anna can afford no tile and receives 3 coins.",
        "Anna kann sich kein Plättchen leisten und erhält 3 Münzen.",
        "Anna δεν έχει αρκετά για κανένα πλακίδιο και παίρνει 3 νομίσματα.",
    ),
    (
        BidMoved(seat=0, tile="street", coins=1, conquest=False),
        "Anna moves the bid of 1 coin to the Street.",
        "Anna weicht mit 1 Münze auf die Straße aus.",
        "Anna μεταφέρει την προσφορά (1 νόμισμα) στον Δρόμο.",
    ),
    (
        TilesUnclaimed(tiles=("bridge", "land_a10")),
        "These tiles got no bid and leave the game: Bridge and Forest A10.",
        "Auf diese Plättchen hat niemand geboten, sie sind aus dem Spiel: Brücke und Wald A10.",
        "Τα παρακάτω πλακίδια έμειναν χωρίς προσφορά και βγαίνουν από το παιχνίδι: Γέφυρα και Δάσος A10.",
    ),
    (
        BuildingPaid(seat=0, tile="agora", wood=0, stone=3, luxury=2),
        "Anna builds the Agora for 3 stone and 2 luxury.",
        "Anna baut die Agora und bezahlt dafür 3 Stein und 2 Luxusgüter.",
        "Anna χτίζει την Αγορά πληρώνοντας 3 πέτρες και 2 αγαθά πολυτελείας.",
    ),
    (
        BuildingPledged(seat=1, tile="temple_of_apollo", luxury=0),
        "Ben takes the Temple of Apollo and puts a coin on it until the next supply.",
        "Ben nimmt den Apollon-Tempel und legt bis zur nächsten Versorgung eine Münze darauf.",
        "Ben παίρνει τον Ναό του Απόλλωνα και βάζει στο πλακίδιο ένα νόμισμα ως τον επόμενο ανεφοδιασμό.",
    ),
    (
        BuildingDenied(seat=1, tile="barracks", inhabitants=2),
        "Ben has too few inhabitants for the Barracks (2 needed); it leaves the game.",
        "Ben hat zu wenige Bewohner für die Kaserne (nötig: 2); das Gebäude ist aus dem Spiel.",
        "Ben δεν έχει αρκετούς κατοίκους για τον Στρατώνα (χρειάζονται 2)· "
        "το κτίριο βγαίνει από το παιχνίδι.",
    ),
    (
        LandLost(seat=1, tile="land_a05", end="land_a01"),
        "Plain A5 has no kind of income in common with Mountain A1, the last land of Ben, "
        "and leaves the game.",
        "Die Ebene A5 passt bei Ben nicht an das Gebirge A1, denn keine Einkommensart stimmt überein; "
        "das Plättchen ist aus dem Spiel.",
        "Το πλακίδιο «Κάμπος A5» δεν έχει κοινό είδος εισοδήματος με το Βουνό A1, "
        "το τελευταίο έδαφος του παίκτη Ben, και βγαίνει από το παιχνίδι.",
    ),
    (
        IncomeTaken(seat=0, inhabitants=1, wood=0, stone=2, food=3, coins=5, luxury=2),
        "Income for Anna: 1 inhabitant, 2 stone, 3 food, 5 coins and 2 luxury.",
        "Einkommen von Anna: 1 Bewohner, 2 Stein, 3 Nahrung, 5 Münzen und 2 Luxusgüter.",
        "Anna παίρνει ως εισόδημα 1 κάτοικο, 2 πέτρες, 3 τροφές, 5 νομίσματα και 2 αγαθά πολυτελείας.",
    ),
    (
        IncomeTaken(seat=0, inhabitants=0, wood=2, stone=0, food=0, coins=1, luxury=3, surplus=3),
        "Income for Anna: 2 wood, 1 coin and 3 luxury, 3 of the luxury for what did not fit in the store.",
        "Einkommen von Anna: 2 Holz, 1 Münze und 3 Luxusgüter, "
        "davon 3 Luxusgüter für das, was nicht mehr ins Lager passt.",
        "Anna παίρνει ως εισόδημα 2 ξύλα, 1 νόμισμα και 3 αγαθά πολυτελείας· "
        "από αυτά 3 αγαθά πολυτελείας στη θέση όσων δεν χωρούν στην αποθήκη.",
    ),
    (
        DisasterStruck(disaster="tempest"),
        "The tempest strikes: every land costs 1 food and 1 coin, or is ruined.",
        "Ein Unwetter zieht auf: Jede Landschaft kostet 1 Nahrung und 1 Münze, sonst geht sie verloren.",
        "Ξεσπά καταιγίδα: κάθε έδαφος κοστίζει 1 τροφή και 1 νόμισμα, αλλιώς χάνεται.",
    ),
    (
        DisasterKeptOff(seat=0, disaster="earthquake", tile="cyclopean_masonry"),
        "Anna is protected from the earthquake by the Cyclopean Masonry.",
        "Anna ist durch die Zyklopenmauer vor dem Erdbeben geschützt.",
        "Anna γλιτώνει από τον σεισμό χάρη στα Κυκλώπεια τείχη.",
    ),
    (
        BuildingsFell(seat=0, tiles=("street", "liongate"), coins=1),
        "Anna loses the Street and the Lion Gate, but takes back 1 coin.",
        "Anna verliert die Straße und das Löwentor und nimmt 1 Münze zurück.",
        "Anna χάνει τον Δρόμο και την Πύλη των Λεόντων, αλλά παίρνει πίσω 1 νόμισμα.",
    ),
    (
        PopulationFed(seat=0, inhabitants=8, food=6, luxury=4),
        "Anna feeds 8 inhabitants with 6 food and 4 luxury.",
        "Anna versorgt 8 Bewohner und gibt dafür 6 Nahrung und 4 Luxusgüter ab.",
        "Anna τρέφει 8 κατοίκους με 6 τροφές και 4 αγαθά πολυτελείας.",
    ),
    (
        LevelFailed(seat=0, level=2, civilisation="argos", points=1, target=27),
        "Anna does not complete level 2 with Argos: one point, 27 were needed.",
        "Anna schafft Level 2 mit Argos nicht: ein Punkt, nötig waren 27.",
        "Anna δεν ολοκληρώνει το επίπεδο 2 (Άργος): ένας πόντος, χρειάζονταν 27.",
    ),
    (
        PopulationFed(seat=0, inhabitants=0, food=0, luxury=0),
        "Anna has nobody to feed.",
        "Anna hat niemanden zu versorgen.",
        "Anna δεν έχει κατοίκους να θρέψει.",
    ),
    (
        Scored(seat=0, tiles=22, coins=3, power=25, population=18, points=18),
        "Anna: power 25 (22 for tiles, 3 for coins), population 18; the lower counts: 18.",
        "Anna: 25 Machtpunkte (22 für Plättchen, 3 für Münzen), 18 Bevölkerungspunkte; "
        "der niedrigere Wert zählt: 18.",
        "Anna: δύναμη 25 (22 από πλακίδια, 3 από νομίσματα), πληθυσμός 18· μετρά το μικρότερο: 18.",
    ),
    (
        LevelCompleted(seat=0, level=2, civilisation="arkadia", points=30, target=28),
        "Anna completes level 2 with Arcadia: 30 points, 28 were needed.",
        "Anna schafft Level 2 mit Arkadia: 30 Punkte, nötig waren 28.",
        "Anna ολοκληρώνει το επίπεδο 2 (Αρκαδία): 30 πόντοι, χρειάζονταν 28.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german", "greek"), READ_BY_EYE)
def test_events_read_well(event: Any, english: str, german: str, greek: str) -> None:
    assert [speak(language).event(event) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("question", "facts", "english", "german", "greek"),
    [
        (
            "move-bid",
            {"tile": "street", "coins": 3, "owner": 1},
            "Ben has outbid you on the Street. Where do you move your 3 coins, or do you withdraw?",
            "Ben hat dein Gebot auf die Straße überboten. "
            "Wohin weichst du mit 3 Münzen aus, oder nimmst du das Gebot zurück?",
            "Ο παίκτης Ben ξεπέρασε την προσφορά σου για τον Δρόμο. "
            "Πού τη μεταφέρεις (3 νομίσματα), ή μήπως την αποσύρεις;",
        ),
        (
            "take-building",
            {"tile": "port", "wood": 1, "stone": 3, "luxury": 0, "coin_luxury": 0},
            "Do you pay 1 wood and 3 stone for the Port, or put a coin on it?",
            "Bezahlst du 1 Holz und 3 Stein für den Hafen, oder legst du eine Münze darauf?",
            "Πληρώνεις 1 ξύλο και 3 πέτρες για το Λιμάνι ή βάζεις νόμισμα στο πλακίδιο;",
        ),
        (
            "feed",
            {"inhabitants": 9, "food": 6, "luxury": 5},
            "You have 9 inhabitants, 6 food and 5 luxury. "
            "How much luxury do you exchange for missing food, two for one?",
            "Du hast 9 Bewohner, 6 Nahrung und 5 Luxusgüter. "
            "Wie viele Luxusgüter tauschst du gegen fehlende Nahrung, zwei für eine?",
            "Έχεις 9 κατοίκους, 6 τροφές και 5 αγαθά πολυτελείας. "
            "Πόσα αγαθά πολυτελείας ανταλλάσσεις με την τροφή που λείπει, δύο για μία;",
        ),
        (
            "settle",
            {"tiles": ("port", "stoa"), "wood": 2, "stone": 5, "luxury": 0},
            "Coins lie on the Port and the Stoa. Which of them do you pay for? The others are lost. "
            "You have 2 wood and 5 stone.",
            "Eine Münze liegt auf: Hafen und Stoa. Welche dieser Gebäude löst du aus? "
            "Die anderen sind verloren. Du hast 2 Holz und 5 Stein.",
            "Κτίρια με νόμισμα: Λιμάνι και Στοά. Ποια εξοφλείς; Τα υπόλοιπα χάνονται. "
            "Έχεις 2 ξύλα και 5 πέτρες.",
        ),
    ],
)
def test_questions_read_well(
    question: str, facts: dict[str, Any], english: str, german: str, greek: str
) -> None:
    asked = Decision(0, "5", question, **facts)
    assert [speak(language).question(asked) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("action", "english", "german", "greek"),
    [
        (
            Bid("temple_of_apollo", 5),
            "Bid 5 coins on the Temple of Apollo",
            "5 Münzen auf den Apollon-Tempel bieten",
            "Πρόσφερε 5 νομίσματα για τον Ναό του Απόλλωνα",
        ),
        (Pass(), "Pass and gain 3 coins", "Passen und 3 Münzen nehmen", "Πάσο και 3 νομίσματα"),
        (
            Move("workshop_of_phidias"),
            "Move the bid to the Workshop of Phidias",
            "Auf die Werkstatt des Phidias ausweichen",
            "Μεταφορά στο Εργαστήριο του Φειδία",
        ),
        (
            Keep(("bridge", "land_c02")),
            "Keep Bridge and Highland C2",
            "Behalten: Brücke und Bergwald C2",
            "Κράτα: Γέφυρα και Ορεινό δάσος C2",
        ),
        (
            Feed(2),
            "Exchange 2 luxury for food",
            "2 Luxusgüter gegen Nahrung tauschen",
            "Αντάλλαξε 2 αγαθά πολυτελείας με τροφή",
        ),
    ],
)
def test_actions_read_well(action: Any, english: str, german: str, greek: str) -> None:
    assert [speak(language).action(action) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("refusal", "english", "german", "greek"),
    [
        (
            Refusal("5b", "bid-too-low", tile="bridge", coins=0, minimum=4),
            "A bid of 0 coins is too low for the Bridge; it takes at least 4.",
            "Ein Gebot von 0 Münzen auf die Brücke ist zu niedrig; es braucht mindestens 4.",
            "Η προσφορά (0 νομίσματα) δεν φτάνει για τη Γέφυρα· χρειάζονται τουλάχιστον 4.",
        ),
        (
            Refusal("5b", "bid-not-higher", tile="market", coins=3, bid=3, owner=1),
            "A bid of 3 coins does not beat the 3 that Ben has on the Market; "
            "bid more, or choose another tile.",
            "Mit 3 Münzen überbietest du das Gebot von Ben auf den Markt (3) nicht; "
            "biete mehr oder wähle ein anderes Plättchen.",
            "Η προσφορά (3 νομίσματα) δεν ξεπερνά εκείνη του παίκτη Ben (3) για την Υπαίθρια αγορά· "
            "δώσε περισσότερα ή διάλεξε άλλο πλακίδιο.",
        ),
        (
            Refusal("5b", "conquest-closed", tile="land_b02", owner=1),
            "Ben already bids on Plain B2, and in the conquest row nobody can be outbid; "
            "choose another tile.",
            "Auf die Ebene B2 bietet schon Ben, und in der Eroberungsreihe wird niemand überboten; "
            "wähle ein anderes Plättchen.",
            "Για τον Κάμπο B2 υπάρχει ήδη προσφορά του παίκτη Ben, "
            "και στη σειρά κατάκτησης κανείς δεν εκτοπίζεται· διάλεξε άλλο πλακίδιο.",
        ),
        (
            Refusal("5d", "cannot-pay", tile="statue_of_zeus", wood=0, stone=8, luxury=6),
            "You cannot pay 8 stone for the Statue of Zeus, since what is missing would cost 6 luxury; "
            "put a coin on it instead.",
            "Du kannst 8 Stein für die Zeus-Statue nicht bezahlen, "
            "denn was fehlt, würde 6 Luxusgüter kosten; lege stattdessen eine Münze darauf.",
            "Δεν μπορείς να πληρώσεις 8 πέτρες για το Άγαλμα του Δία, "
            "γιατί όσα λείπουν κοστίζουν 6 αγαθά πολυτελείας· βάλε νόμισμα στο πλακίδιο.",
        ),
    ],
)
def test_refusals_read_well(refusal: Refusal, english: str, german: str, greek: str) -> None:
    assert [speak(language).refusal(refusal) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("points", "beginnings"),
    [
        (1, ("1 point now", "jetzt 1 Punkt (", "1 πόντος τώρα")),
        (0, ("0 points", "jetzt 0 Punkte", "0 πόντοι")),
    ],
)
def test_one_point_is_one_point(points: int, beginnings: tuple[str, str, str]) -> None:
    facts = {"points": points, "power": 3, "tiles": 2, "coins": 1, "population": 1}
    for language, beginning in zip(LANGUAGES, beginnings, strict=True):
        assert speak(language).say("text-score", **facts).startswith(beginning)
