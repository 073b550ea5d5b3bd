"""Sentences of Antike that somebody has read in all three languages."""

from __future__ import annotations

from typing import Any

import pytest

from games.antike.actions import Arm, Conquer, Demand, Exchange, Fight, Found, Move, Rondel, Stand
from games.antike.events import (
    AdvanceAcquired,
    CityConquered,
    CityFounded,
    FieldChosen,
    FightDemanded,
    Fought,
    GameWon,
    LetPass,
    PersonagesWon,
    Produced,
    RoundBegun,
    StandingOrderGiven,
    UnitsMoved,
    UnitsRaised,
)
from games.antike.wording import Wording, wording
from games.core.decision import Decision
from games.core.errors import Refusal
from games.text import LANGUAGES


def speak(language: str) -> Wording:
    return wording(language, ("Anna", "Ben", "Κλειώ"))


@pytest.mark.parametrize(
    ("event", "english", "german", "greek"),
    [
        (
            RoundBegun(round=3, coins=4),
            "Round 3 begins; the bank deals out 4 coins, one to a nation.",
            "Runde 3 beginnt; die Bank verteilt 4 Münzen, eine je Volk.",
            "Αρχίζει ο γύρος 3· η τράπεζα μοιράζει 4 νομίσματα, ένα ανά λαό.",
        ),
        (
            FieldChosen(nation="greeks", field="marble", steps=5, marble=0, iron=0, gold=1, coins=1),
            "The Greeks go 5 fields to Marble and pay 1 gold and 1 coin.",
            "Die Griechen rücken 5 Felder bis Marmor vor und zahlen dafür 1 Gold und 1 Münze.",
            "Οι Έλληνες προχωρούν 5 βήματα ως το πεδίο «Μάρμαρο» και πληρώνουν 1 χρυσό και 1 νόμισμα.",
        ),
        (
            Produced(nation="egyptians", resource="gold", amount=6, bonus=1),
            "The Egyptians produce 6 gold, 1 of it thanks to the Market.",
            "Die Ägypter produzieren 6 Gold, davon 1 dank Marktplatz.",
            "Οι Αιγύπτιοι παράγουν 6 χρυσό (1 χάρη στην Αγορά).",
        ),
        (
            UnitsRaised(nation="phoenicians", province="tyros", legions=2, galleys=1, iron=2, coins=1),
            "The Phoenicians raise 2 legions and 1 galley in Tyre for 2 iron and 1 coin.",
            "Die Phönizier stellen für 2 Eisen und 1 Münze in Tyros 2 Legionen und 1 Galeere auf.",
            "Οι Φοίνικες παρατάσσουν 2 λεγεώνες και 1 γαλέρα στην Τύρο με 2 σίδηρο και 1 νόμισμα.",
        ),
        (
            AdvanceAcquired(nation="arabs", advance="roads", new=True, gold=7, coins=3),
            "The Arabs are the first to acquire Roads, for 7 gold and 3 coins.",
            "Die Araber erwerben als Erste den Straßenbau, für 7 Gold und 3 Münzen.",
            "Οι Άραβες αποκτούν πρώτοι την Οδοποιία με 7 χρυσό και 3 νομίσματα.",
        ),
        (
            UnitsMoved(nation="romans", unit="legion", count=2, origin="roma", province="mediolanum"),
            "The Romans move 2 legions from Rome to Mediolanum.",
            "Die Römer ziehen 2 Legionen von Rom nach Mediolanum.",
            "Οι Ρωμαίοι μετακινούν 2 λεγεώνες από τη Ρώμη στο Μεδιόλανο.",
        ),
        (
            Fought(nation="romans", opponent="germans", province="lugdunum", unit="legion", count=1),
            "The Romans fight the Germans in Lugdunum; each side loses 1 legion.",
            "Die Römer kämpfen in Lugdunum gegen die Germanen; beide Seiten verlieren je 1 Legion.",
            "Οι Ρωμαίοι μάχονται εναντίον των Γερμανών στο Λούγδουνο· κάθε πλευρά χάνει 1 λεγεώνα.",
        ),
        (
            FightDemanded(nation="greeks", opponent="persians", province="athen", unit="galley", count=2),
            "The Greeks meet the Persians entering Athens and fight; each side loses 2 galleys.",
            "Die Griechen stellen die Perser, die nach Athen ziehen, zum Kampf; "
            "beide Seiten verlieren je 2 Galeeren.",
            "Οι Έλληνες δίνουν μάχη με τους Πέρσες που μπαίνουν στην Αθήνα· κάθε πλευρά χάνει 2 γαλέρες.",
        ),
        (
            LetPass(nation="carthaginians", opponent="romans", province="palma", unit="galley", count=2),
            "The Carthaginians let 2 galleys of the Romans into Palma without a fight.",
            "Die Karthager lassen 2 Galeeren der Römer kampflos nach Palma ziehen.",
            "Οι Καρχηδόνιοι αφήνουν 2 γαλέρες των Ρωμαίων να μπουν χωρίς μάχη στην Πάλμα.",
        ),
        (
            CityConquered(
                nation="persians",
                opponent="greeks",
                province="ephesos",
                legions=2,
                galleys=2,
                temple=True,
                lost_legions=0,
                lost_galleys=1,
            ),
            "The Persians give 2 legions and 2 galleys to conquer Ephesus and destroy its temple; "
            "the Greeks lose 1 galley there.",
            "Die Perser erobern Ephesos, zerstören den Tempel und geben dafür 2 Legionen und 2 Galeeren ab; "
            "die Griechen verlieren dort 1 Galeere.",
            "Οι Πέρσες δίνουν 2 λεγεώνες και 2 γαλέρες, κατακτούν την Έφεσο "
            "και καταστρέφουν τον ναό της πόλης· οι Έλληνες χάνουν εκεί 1 γαλέρα.",
        ),
        (
            CityFounded(nation="babylonians", province="susa", marble=1, iron=0, gold=1, coins=1),
            "The Babylonians found Susa for 1 marble, 1 gold and 1 coin.",
            "Die Babylonier gründen Susa für 1 Marmor, 1 Gold und 1 Münze.",
            "Οι Βαβυλώνιοι ιδρύουν τα Σούσα με 1 μάρμαρο, 1 χρυσό και 1 νόμισμα.",
        ),
        (
            PersonagesWon(nation="greeks", personage="scholar", count=2, total=5),
            "The Greeks win 2 scholars and now have 5 points.",
            "Die Griechen gewinnen 2 Gelehrte und haben jetzt 5 Punkte.",
            "Οι Έλληνες κερδίζουν 2 λόγιους και έχουν τώρα 5 πόντους.",
        ),
        (
            GameWon(nation="arabs", seat=1, points=9),
            "The Arabs win the game with 9 points; the victory is Ben’s.",
            "Die Araber gewinnen das Spiel mit 9 Punkten; der Sieg geht an Ben.",
            "Οι Άραβες κερδίζουν το παιχνίδι με 9 πόντους· νίκη: Ben.",
        ),
        (
            StandingOrderGiven(
                number=2, reaction="always", opponent="persians", province="athen", unit="legion", least=3
            ),
            "Your standing order 2: always fight (legions, Persians, Athens, 3 or more). Only you know it.",
            "Dein Dauerbefehl 2: immer kämpfen (Legionen, Perser, Athen, ab 3). Nur du kennst ihn.",
            "Η πάγια εντολή σου 2: πάντα μάχη (λεγεώνες, Πέρσες, Αθήνα, από 3 και πάνω). "
            "Την ξέρεις μόνο εσύ.",
        ),
        (
            StandingOrderGiven(
                number=3, reaction="never", opponent="", province="", unit="", least=1, covers=(1, 2)
            ),
            "Your standing order 3: never fight. Only you know it."
            " While it stands, orders 1 and 2 have no effect.",
            "Dein Dauerbefehl 3: nie kämpfen. Nur du kennst ihn."
            " Solange er gilt, bleiben die Befehle 1 und 2 ohne Wirkung.",
            "Η πάγια εντολή σου 3: ποτέ μάχη. Την ξέρεις μόνο εσύ."
            " Όσο ισχύει, οι εντολές 1 και 2 δεν έχουν αποτέλεσμα.",
        ),
    ],
)
def test_events_read_well(event: Any, english: str, german: str, greek: str) -> None:
    assert [speak(language).event(event) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("question", "facts", "english", "german", "greek"),
    [
        (
            "rondel",
            {"nation": "germans", "free": ()},
            "Where on the rondel do the Germans go?",
            "Wohin rücken die Germanen auf dem Rondell vor?",
            "Σε ποιο πεδίο του κύκλου προχωρούν οι Γερμανοί;",
        ),
        (
            "rondel",
            {"nation": "germans", "free": ("temple", "gold", "manoeuvre-a")},
            "Where on the rondel do the Germans go? Temple, Gold and Manoeuvre (after Gold) are free; "
            "each field beyond costs one more resource or coin.",
            "Wohin rücken die Germanen auf dem Rondell vor? "
            "Umsonst sind Tempel, Gold und Manöver (nach Gold); "
            "jedes Feld darüber hinaus kostet eine Ressource oder Münze mehr.",
            "Σε ποιο πεδίο του κύκλου προχωρούν οι Γερμανοί; "
            "Δωρεάν: Ναός, Χρυσός και Εκστρατεία (μετά τον Χρυσό)· "
            "κάθε πεδίο πιο πέρα κοστίζει έναν πόρο ή ένα νόμισμα παραπάνω.",
        ),
        (
            "react",
            {
                "nation": "greeks",
                "opponent": "persians",
                "province": "athen",
                "unit": "galley",
                "count": 3,
                "lost": 0,
            },
            "The Persians enter Athens with 3 galleys. How many of them do the Greeks fight?",
            "Die Perser kommen mit 3 Galeeren nach Athen. Gegen wie viele davon kämpfen die Griechen?",
            "Οι Πέρσες μπαίνουν στην Αθήνα με 3 γαλέρες. Με πόσες από αυτές μάχονται οι Έλληνες;",
        ),
        (
            "react",
            {
                "nation": "greeks",
                "opponent": "persians",
                "province": "athen",
                "unit": "legion",
                "count": 1,
                "lost": 0,
            },
            "The Persians enter Athens with 1 legion. Do the Greeks fight it?",
            "Die Perser kommen mit 1 Legion nach Athen. Kämpfen die Griechen dagegen?",
            "Οι Πέρσες μπαίνουν στην Αθήνα με 1 λεγεώνα. Δίνουν μάχη με αυτή τη μονάδα οι Έλληνες;",
        ),
        (
            "react",
            {
                "nation": "greeks",
                "opponent": "persians",
                "province": "athen",
                "unit": "galley",
                "count": 3,
                "lost": 1,
            },
            "The Persians entered Athens with 3 galleys and have lost 1 there. "
            "How many of the others do the Greeks fight?",
            "Die Perser kamen mit 3 Galeeren nach Athen und haben dort 1 verloren. "
            "Gegen wie viele der übrigen kämpfen die Griechen?",
            "Οι Πέρσες μπήκαν στην Αθήνα με 3 γαλέρες και έχασαν εκεί 1. "
            "Με πόσες από τις υπόλοιπες μάχονται οι Έλληνες;",
        ),
    ],
)
def test_questions_read_well(
    question: str, facts: dict[str, Any], english: str, german: str, greek: str
) -> None:
    asked = Decision(0, "V", question, **facts)
    assert [speak(language).question(asked) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("action", "english", "german", "greek"),
    [
        (
            Rondel("manoeuvre-b", iron=1, coins=2),
            "Manoeuvre (after Advance): pay 1 iron and 2 coins",
            "Manöver (nach Fortschritt): 1 Eisen und 2 Münzen zahlen",
            "Εκστρατεία (μετά την Πρόοδο): πλήρωσε 1 σίδηρο και 2 νομίσματα",
        ),
        (
            Arm("ephesos", legions=2),
            "Raise 2 legions in Ephesus",
            "In Ephesos rüsten: 2 Legionen",
            "Παράταξε 2 λεγεώνες στην Έφεσο",
        ),
        (
            Move(unit="legion", count=2, origin="roma", route=("mediolanum", "lugdunum")),
            "2 legions: Rome–Mediolanum–Lugdunum",
            "2 Legionen: Rom–Mediolanum–Lugdunum",
            "2 λεγεώνες: Ρώμη–Μεδιόλανο–Λούγδουνο",
        ),
        (
            Fight("lugdunum", "legion", 2, "greeks"),
            "Fight the Greeks in Lugdunum with 2 legions",
            "Kampf gegen die Griechen in Lugdunum mit 2 Legionen",
            "Μάχη κατά των Ελλήνων στο Λούγδουνο με 2 λεγεώνες",
        ),
        (
            Conquer("roma", 3, 2, "palma"),
            "Conquer Rome with 3 legions and 2 galleys, give up Palma",
            "Rom erobern mit 3 Legionen und 2 Galeeren, Palma aufgeben",
            "Κατάκτησε τη Ρώμη με 3 λεγεώνες και 2 γαλέρες, άφησε την Πάλμα",
        ),
        (
            Found("bycantium", ("iron", "gold")),
            "Found Byzantium, coins for iron and gold",
            "Byzanz gründen, Münzen für Eisen und Gold",
            "Ίδρυσε το Βυζάντιο, νομίσματα για σίδηρο και χρυσό",
        ),
        (
            Exchange("iron", marble=1, gold=3),
            "Exchange 1 marble and 3 gold for 2 iron",
            "Tauschen: 1 Marmor und 3 Gold gegen 2 Eisen",
            "Αντάλλαξε 1 μάρμαρο και 3 χρυσό με 2 σίδηρο",
        ),
        (Demand(0), "Do not fight", "Durchlassen", "Χωρίς μάχη"),
        (Demand(1), "Fight 1 unit", "Gegen 1 Einheit kämpfen", "Μάχη με 1 μονάδα"),
        (
            Stand("never", unit="galley"),
            "Standing order: never fight (galleys)",
            "Dauerbefehl: nie kämpfen (Galeeren)",
            "Πάγια εντολή: ποτέ μάχη (γαλέρες)",
        ),
    ],
)
def test_actions_read_well(action: Any, english: str, german: str, greek: str) -> None:
    assert [speak(language).action(action) for language in LANGUAGES] == [english, german, greek]


@pytest.mark.parametrize(
    ("refusal", "english", "german", "greek"),
    [
        (
            Refusal("V.1", "steps-paid-wrongly", field="arming", price=1, paid=0),
            "Going to Arming costs one resource or coin, and you named 0; "
            "pay exactly one, as in `pay 1 gold`.",
            "Auf Rüsten vorzurücken, kostet eine Ressource oder Münze, genannt hast du 0; "
            "zahle genau eine, etwa mit `zahle 1 Gold`.",
            "Η μετακίνηση στο πεδίο «Εξοπλισμός» κοστίζει έναν πόρο ή ένα νόμισμα, ενώ δήλωσες 0· "
            "πλήρωσε ακριβώς ένα, π.χ. `πλήρωσε 1 χρυσό`.",
        ),
        (
            Refusal("VIII.1", "no-border", unit="legion", origin="roma", province="messana"),
            "No legion gets from Rome straight to Messana; legions cross land borders and mixed ones.",
            "Keine Legion kommt von Rom direkt nach Messana; "
            "Legionen überschreiten Landgrenzen und kombinierte Grenzen.",
            "Καμία λεγεώνα δεν περνά κατευθείαν από τη Ρώμη στη Μεσσήνη· "
            "οι λεγεώνες περνούν χερσαία και μεικτά σύνορα.",
        ),
        (
            Refusal("VIII.1", "which-nation", province="tyros", nations=("greeks", "persians")),
            "Several nations are in Tyre; say whether you fight the Greeks or the Persians.",
            "In Tyros stehen mehrere Völker; sag, ob du gegen die Griechen oder die Perser kämpfst.",
            "Στην Τύρο βρίσκονται περισσότεροι από ένας λαοί· πες αν μάχεσαι με τους Έλληνες ή τους Πέρσες.",
        ),
        (
            Refusal("VIII.1", "not-on-this-board", province="athen"),
            "Athens is not on this board; name a province that is.",
            "Athen liegt nicht auf diesem Spielplan; nenne eine Provinz, die es dort gibt.",
            "Η επαρχία «Αθήνα» δεν υπάρχει σε αυτόν τον χάρτη· διάλεξε μία που υπάρχει.",
        ),
        (
            Refusal("VIII.2", "last-city", nation="germans", province="treva"),
            "Treva is the last city of the Germans and cannot be conquered; choose another.",
            "Treva ist die letzte Stadt der Germanen und kann nicht erobert werden; wähle eine andere.",
            "Η πόλη «Τρέβα» είναι η τελευταία των Γερμανών και δεν κατακτάται· διάλεξε άλλη.",
        ),
        (
            Refusal("V.1", "steps-too-dear", field="arming", price=4, has=1, free=("gold", "marble")),
            "Going to Arming costs 4 resources or coins in all, "
            "and you have only 1; Gold and Marble cost nothing.",
            "Auf Rüsten vorzurücken, kostet insgesamt 4 Ressourcen oder Münzen, "
            "und du hast nur 1; umsonst sind Gold und Marmor.",
            "Η μετακίνηση στο πεδίο «Εξοπλισμός» κοστίζει συνολικά 4 πόρους ή νομίσματα, "
            "και έχεις μόνο 1· δωρεάν: Χρυσός και Μάρμαρο.",
        ),
        (
            Refusal("VI", "cannot-pay", resource="marble", price=5, has=1, coins=0, given=8),
            "This costs 5 marble, and you have only 1 marble; "
            "first exchange 8 other resources two for one, or go on.",
            "Das kostet 5 Marmor, und du hast nur 1 Marmor; "
            "tausche dafür erst 8 andere Ressourcen zwei zu eins oder mach weiter.",
            "Αυτό κοστίζει 5 μάρμαρο, και έχεις μόνο 1 μάρμαρο· "
            "αντάλλαξε πρώτα 8 άλλους πόρους δύο προς έναν ή συνέχισε.",
        ),
        (
            Refusal("VI", "coins-too-few", resource="iron", price=3, has=1, least=2),
            "This costs 3 iron, and you have only 1 iron; name at least 2 coins, or leave their number out.",
            "Das kostet 3 Eisen, und du hast nur 1 Eisen; nenne mindestens 2 Münzen oder lass ihre Zahl weg.",
            "Αυτό κοστίζει 3 σίδηρο, και έχεις μόνο 1 σίδηρο· "
            "δήλωσε τουλάχιστον 2 νομίσματα ή παράλειψε τον αριθμό τους.",
        ),
        (
            Refusal("V.2", "cannot-pay-city", missing=("marble", "gold"), coins=0, given=4),
            "A city costs one marble, one iron and one gold; you lack marble and gold, "
            "so first exchange 4 resources that you can spare, two for one.",
            "Eine Stadt kostet je 1 Marmor, Eisen und Gold; dir fehlt es an Marmor und Gold, "
            "also tausche dafür erst 4 Ressourcen, die du übrig hast, zwei zu eins.",
            "Μια πόλη κοστίζει 1 μάρμαρο, 1 σίδηρο και 1 χρυσό· δεν έχεις μάρμαρο και χρυσό, "
            "γι’ αυτό αντάλλαξε πρώτα 4 πόρους που σου περισσεύουν, δύο προς έναν.",
        ),
        (
            Refusal("V.2", "coins-elsewhere", missing=("marble",)),
            "You lack marble, so use coins for that, "
            "or leave coins out of the order: they then pay for what is missing.",
            "Dir fehlt es an Marmor, "
            "also setz dafür Münzen ein oder lass Münzen im Befehl weg: Dann ersetzen sie, was fehlt.",
            "Δεν έχεις μάρμαρο, "
            "άρα δώσε νομίσματα γι’ αυτό ή μην αναφέρεις νομίσματα: τότε καλύπτουν μόνα τους ό,τι λείπει.",
        ),
        (
            Refusal("V.2", "coin-twice", resource="iron"),
            "You name iron twice; a city costs one of each resource, so name each only once.",
            "Du nennst Eisen zweimal; eine Stadt kostet je 1 Marmor, "
            "Eisen und Gold, also nenne jede Ressource nur einmal.",
            "Δήλωσες δύο φορές σίδηρο· μια πόλη κοστίζει έναν πόρο από κάθε είδος, "
            "άρα δήλωσε τον καθένα μόνο μία φορά.",
        ),
        (
            Refusal("V.2", "coins-short", coins=1, named=2),
            "You cannot pay 2 coins, since you have only 1; "
            "name fewer, and pay the rest in marble, iron and gold.",
            "2 Münzen kannst du nicht zahlen, denn du hast nur 1; "
            "nenne weniger und bezahle den Rest mit Marmor, Eisen und Gold.",
            "Δεν μπορείς να δώσεις 2 νομίσματα, γιατί έχεις μόνο 1· "
            "δήλωσε λιγότερα και πλήρωσε τα υπόλοιπα με μάρμαρο, σίδηρο και χρυσό.",
        ),
        (
            Refusal("VII", "advance-needs", advance="currency", needs="market"),
            "Currency follows on the Market; acquire that first.",
            "Währung setzt den Marktplatz voraus; erwirb ihn zuerst.",
            "Η πρόοδος «Χρήμα» προϋποθέτει την Αγορά· απόκτησε πρώτα εκείνη την πρόοδο.",
        ),
        (
            Refusal("VIII.1", "least-out-of-range", most=17),
            "The number in a standing order is from 1 to 17, "
            "for no more units can enter together; name such a number, or leave it out.",
            "Die Zahl in einem Dauerbefehl geht von 1 bis 17, "
            "denn mehr Einheiten können nicht zusammen kommen; nenne eine solche oder keine.",
            "Ο αριθμός σε μια πάγια εντολή είναι από 1 ως 17, "
            "γιατί περισσότερες μονάδες δεν μπορούν να μπουν μαζί· δήλωσε τέτοιον αριθμό ή κανέναν.",
        ),
        (
            Refusal("VIII.1", "move-nothing"),
            "At least one unit has to move; say how many do, or leave the move out.",
            "Mindestens eine Einheit muss ziehen; nenne ihre Zahl oder lass die Bewegung weg.",
            "Πρέπει να μετακινηθεί τουλάχιστον μία μονάδα· πες πόσες ή παράλειψε την κίνηση.",
        ),
        (
            Refusal("VIII.1", "fight-nothing"),
            "At least one unit has to fight; say how many do, or leave the fight out.",
            "Mindestens eine Einheit muss kämpfen; nenne ihre Zahl oder lass den Kampf weg.",
            "Πρέπει να πολεμήσει τουλάχιστον μία μονάδα· πες πόσες ή παράλειψε τη μάχη.",
        ),
        (
            Refusal("VIII.1", "react-first"),
            "Units have come to where you have some; first say how many of them you fight, "
            "as with `demand 1`, or let them in with `pass`.",
            "Einheiten sind dorthin gekommen, wo du welche hast; sag zuerst, "
            "gegen wie viele du kämpfst, etwa mit `fordere 1`, oder antworte mit `durchlassen`.",
            "Μπήκαν μονάδες εκεί όπου έχεις δικές σου· "
            "πες πρώτα με πόσες μάχεσαι, π.χ. `απαίτησε 1`, ή απάντησε `πέρασμα`.",
        ),
        (
            Refusal("VIII.2", "too-few-active", unit="legion", province="tyros", active=1),
            "You have only 1 legion with an action left in Tyre; only such units conquer.",
            "In Tyros hast du nur 1 Legion mit unverbrauchten Aktionen; nur solche Einheiten können erobern.",
            "Στην Τύρο έχεις μόνο 1 λεγεώνα με διαθέσιμη ενέργεια· μόνο τέτοιες μονάδες κατακτούν.",
        ),
    ],
)
def test_refusals_read_well(refusal: Refusal, english: str, german: str, greek: str) -> None:
    assert [speak(language).refusal(refusal) for language in LANGUAGES] == [english, german, greek]
