### SPARTA! Struggle for Greece auf Deutsch.

## Powers, places, regions. “begin” and “the” bring the article where there is one, “in” says where.

name-athens = Athen
    .begin = Athen
    .the = Athen
    .of = Athens
name-sparta = Sparta
    .begin = Sparta
    .the = Sparta
    .of = Spartas
    .in = in Sparta
name-mantineia = Mantineia
    .in = in Mantineia
name-elis = Elis
    .in = in Elis
name-argos = Argos
    .in = in Argos
name-kythira = Kythira
    .in = auf Kythira
name-pylos = Pylos
    .in = in Pylos
name-corinthus = Corinthus
    .in = in Corinthus
name-megara = Megara
    .in = in Megara
name-epidaurus = Epidaurus
    .in = in Epidaurus
name-rhium = Rhium
    .in = in Rhium
name-athenae = Athenae
    .in = in Athenae
name-laurion = Laurion
    .in = in Laurion
name-euboea = Euboea
    .in = auf Euboea
name-decelea = Decelea
    .in = in Decelea
name-thebae = Thebae
    .in = in Thebae
name-delphi = Delphi
    .in = in Delphi
name-plataea = Plataea
    .in = in Plataea
name-naupactus = Naupactus
    .in = in Naupactus
name-ambracia = Ambracia
    .in = in Ambracia
name-anaktorion = Anaktorion
    .in = in Anaktorion
name-epidamnos = Epidamnos
    .in = in Epidamnos
name-leucas = Leucas
    .in = auf Leucas
name-pharsalus = Pharsalus
    .in = in Pharsalus
name-heraclea = Heraclea
    .in = in Heraclea
name-potidaea = Potidaea
    .in = in Potidaea
name-lemnos = Lemnos
    .in = auf Lemnos
name-abydus = Abydus
    .in = in Abydus
name-sestus = Sestus
    .in = in Sestus
name-byzantium = Byzantium
    .in = in Byzantium
name-chios = Chios
    .in = auf Chios
name-lesbos = Lesbos
    .in = auf Lesbos
name-samos = Samos
    .in = auf Samos
name-miletus = Miletus
    .in = in Miletus
name-naxos = Naxos
    .in = auf Naxos
name-melos = Melos
    .in = auf Melos
name-syracusae = Syracusae
    .in = in Syracusae
name-gela = Gela
    .in = in Gela
name-panormus = Panormus
    .in = in Panormus
name-megale-hellas = Megale Hellas
    .in = in Megale Hellas
name-macedonia = Makedonien
    .in = in Makedonien
name-thracia = Thrakien
    .in = in Thrakien
name-persis = Persis
    .in = in Persis
name-creta = Kreta
    .in = auf Kreta
name-peloponnesos = Peloponnesos
    .in = in Peloponnesos
name-isthmus = Isthmus Corinthi
    .in = am Isthmus Corinthi
name-attica = Attika
    .in = in Attika
name-boeotia = Boeotia
    .in = in Boeotia
name-aitolia = Aitolia
    .in = in Aitolia
name-thessalia = Thessalia
    .in = in Thessalia
name-chalcidice = Chalcidice
    .in = in Chalcidice
name-hellespontus = Hellespontus
    .in = am Hellespontus
name-ionia = Ionia
    .in = in Ionia
name-cyclades = Cyclades
    .in = auf den Cyclades
name-sicilia = Sicilia
    .in = auf Sicilia

## Units

name-athens-hoplite-1 = athenische Armee 1
    .the = die athenische Armee 1
    .begin = Die athenische Armee 1
    .order = AA1
name-athens-hoplite-2 = athenische Armee 2
    .the = die athenische Armee 2
    .begin = Die athenische Armee 2
    .order = AA2
name-athens-hoplite-3 = athenische Armee 3
    .the = die athenische Armee 3
    .begin = Die athenische Armee 3
    .order = AA3
name-athens-trireme-1 = athenische Flotte 1
    .the = die athenische Flotte 1
    .begin = Die athenische Flotte 1
    .order = AF1
name-athens-trireme-2 = athenische Flotte 2
    .the = die athenische Flotte 2
    .begin = Die athenische Flotte 2
    .order = AF2
name-athens-trireme-3 = athenische Flotte 3
    .the = die athenische Flotte 3
    .begin = Die athenische Flotte 3
    .order = AF3
name-sparta-hoplite-1 = spartanische Armee 1
    .the = die spartanische Armee 1
    .begin = Die spartanische Armee 1
    .order = SA1
name-sparta-hoplite-2 = spartanische Armee 2
    .the = die spartanische Armee 2
    .begin = Die spartanische Armee 2
    .order = SA2
name-sparta-hoplite-3 = spartanische Armee 3
    .the = die spartanische Armee 3
    .begin = Die spartanische Armee 3
    .order = SA3
name-sparta-trireme-1 = spartanische Flotte 1
    .the = die spartanische Flotte 1
    .begin = Die spartanische Flotte 1
    .order = SF1
name-sparta-trireme-2 = spartanische Flotte 2
    .the = die spartanische Flotte 2
    .begin = Die spartanische Flotte 2
    .order = SF2
name-sparta-trireme-3 = spartanische Flotte 3
    .the = die spartanische Flotte 3
    .begin = Die spartanische Flotte 3
    .order = SF3

## Supports

name-sparta-elite = spartanische Elite
name-peloponnesos-elite = peloponnesische Elite
name-boeotia-elite = böotische Elite
name-attica-cavalry = attische Reiterei
name-thessalia-cavalry = thessalische Reiterei
name-ionia-cavalry = ionische Reiterei
name-aitolia-peltast = aitolische Peltasten
name-aitolia-fleet = aitolische Flotte
name-cyclades-fleet = kykladische Flotte
name-isthmus-fleet = isthmische Flotte
name-megale-hellas-cavalry = Reiterei aus Megale Hellas
name-macedonia-cavalry = makedonische Reiterei
name-macedonia-phalanx = makedonische Phalanx
name-thracia-peltast = thrakische Peltasten
name-creta-peltast = kretische Peltasten
name-persis-fleet = persische Flotte
name-mercenary-cavalry = Söldner-Reiterei
name-mercenary-peltast = Söldner-Peltasten
name-mercenary-fleet = Söldnerflotte

## Commanders

name-pericles = Perikles
    .begin = Perikles
    .dative = Perikles
name-cleon = Kleon
    .begin = Kleon
    .dative = Kleon
name-demosthenes = Demosthenes
    .begin = Demosthenes
    .dative = Demosthenes
name-nicias = Nikias
    .begin = Nikias
    .dative = Nikias
name-alcibiades = Alkibiades
    .begin = Alkibiades
    .dative = Alkibiades
name-lamachus = Lamachos
    .begin = Lamachos
    .dative = Lamachos
name-thrasybulus = Thrasybulos
    .begin = Thrasybulos
    .dative = Thrasybulos
name-myronides = Myronides
    .begin = Myronides
    .dative = Myronides
name-tolmides = Tolmides
    .begin = Tolmides
    .dative = Tolmides
name-cimon = Kimon
    .begin = Kimon
    .dative = Kimon
name-ismenias = Ismenias
    .begin = Ismenias
    .dative = Ismenias
name-conon = Konon
    .begin = Konon
    .dative = Konon
name-iphicrates = Iphikrates
    .begin = Iphikrates
    .dative = Iphikrates
name-pelopidas = Pelopidas
    .begin = Pelopidas
    .dative = Pelopidas
name-epaminondas = Epameinondas
    .begin = Epameinondas
    .dative = Epameinondas
name-aratus = Aratos
    .begin = Aratos
    .dative = Aratos
name-aristomachos = Aristomachos
    .begin = Aristomachos
    .dative = Aristomachos
name-pleistoanax = Pleistoanax
    .begin = Pleistoanax
    .dative = Pleistoanax
name-archidamus = Archidamos
    .begin = Archidamos
    .dative = Archidamos
name-brasidas = Brasidas
    .begin = Brasidas
    .dative = Brasidas
name-agis = Agis
    .begin = Agis
    .dative = Agis
name-gylippus = Gylippos
    .begin = Gylippos
    .dative = Gylippos
name-mindarus = Mindaros
    .begin = Mindaros
    .dative = Mindaros
name-lysander = Lysander
    .begin = Lysander
    .dative = Lysander
name-callicratidas = Kallikratidas
    .begin = Kallikratidas
    .dative = Kallikratidas
name-nicomedes = Nikomedes
    .begin = Nikomedes
    .dative = Nikomedes
name-sparton = Sparton
    .begin = Sparton
    .dative = Sparton
name-agesilaus = Agesilaos
    .begin = Agesilaos
    .dative = Agesilaos
name-agesipolis = Agesipolis
    .begin = Agesipolis
    .dative = Agesipolis
name-antalcidas = Antalkidas
    .begin = Antalkidas
    .dative = Antalkidas
name-cleombrotus = Kleombrotos
    .begin = Kleombrotos
    .dative = Kleombrotos
name-cleomenes = Kleomenes
    .begin = Kleomenes
    .dative = Kleomenes
name-megistonous = Megistonous
    .begin = Megistonous
    .dative = Megistonous
name-athens-strategos = athenischer Strategos
    .begin = Der athenische Strategos
    .dative = dem athenischen Strategos
name-athens-navarch = athenischer Navarch
    .begin = Der athenische Navarch
    .dative = dem athenischen Navarch
name-athens-polemarch = athenischer Polemarch
    .begin = Der athenische Polemarch
    .dative = dem athenischen Polemarch
name-sparta-strategos = spartanischer Strategos
    .begin = Der spartanische Strategos
    .dative = dem spartanischen Strategos
name-sparta-navarch = spartanischer Navarch
    .begin = Der spartanische Navarch
    .dative = dem spartanischen Navarch
name-sparta-polemarch = spartanischer Polemarch
    .begin = Der spartanische Polemarch
    .dative = dem spartanischen Polemarch

## Action cards

name-peloponnesian-league = Peloponnesischer Bund
name-new-territory = Neues Gebiet
name-veterans = Veteranen
name-athens-hires-mercenaries = Athen heuert Söldner an
name-spartan-losses = Spartanische Verluste
name-naval-action = Flottenaktion
name-barbarian-allies = Barbarische Verbündete
name-envoys-central-greece = Gesandte nach Zentralgriechenland
name-envoys-to-megapolis = Gesandte nach Megapolis
name-new-alliance = Neue Allianz
name-oracle-of-delphi = Orakel von Delphi
name-closer-ties = Engere Bande
name-home-garrison = Heimatgarnison
name-helot-revolt = Aufstand der Heloten
name-northern-envoys = Nördliche Gesandte
name-military-support = Militärische Unterstützung
name-traitors-in-the-city = Verräter in der Stadt
name-surprise-attack = Überraschungsangriff
name-plague-of-athens = Die Seuche in Athen
name-periclean-strategy = Der Plan des Perikles
name-megalopolis = Megalopolis
name-intrigue = Intrige
name-theban-deceptions = Thebanische Täuschungen
name-corinthian-plots = Korinthische Pläne
name-king-perdiccas = König Perdiccas
name-argive-alliance = Argivische Allianz
name-citizen-body = Bürgergemeinde
name-diplomatic-overture = Diplomatische Ouvertüre
name-famines = Hungersnöte
name-coup-de-main = Handstreich
name-recall-of-a-general = Abberufung eines Feldherrn
name-sicilian-expedition = Sizilische Expedition
name-melian-dialogue = Melierdialog
name-mutilated-herms = Hermenfrevel
name-envoys-to-the-west = Gesandte in den Westen
name-envoys-to-the-islands = Gesandte auf die Inseln
name-festival-truce = Festfrieden
name-shipwrights = Schiffbauer
name-persian-gold = Persisches Gold
name-satraps-favour = Gunst des Satrapen
name-the-four-hundred = Die Vierhundert
name-treason-trial = Hochverratsprozess
name-revolt-of-the-allies = Abfall der Bundesgenossen
name-envoys-to-the-hellespont = Gesandte an den Hellespont
name-grain-fleet = Getreideflotte
name-rowers-pay = Sold für die Ruderer
name-liberators-of-greece = Befreier Griechenlands
name-harmosts-and-garrisons = Harmosten und Garnisonen
name-siege-engineers = Belagerungsmeister
name-forced-march = Eilmarsch
name-iron-reserve = Die eiserne Reserve
name-exiles-return = Heimkehr der Verbannten
name-hostages = Geiseln
name-ill-omens = Böse Vorzeichen
name-mission-of-timocrates = Mission des Timokrates
name-the-kings-peace = Der Königsfrieden
name-seizure-of-the-cadmea = Besetzung der Kadmeia
name-olynthian-war = Olynthischer Krieg
name-boeotian-league-dissolved = Auflösung des Boiotischen Bundes
name-liberation-of-thebes = Befreiung Thebens
name-sacred-band = Die Heilige Schar
name-oblique-order = Schiefe Schlachtordnung
name-liberation-of-messenia = Befreiung Messeniens
name-second-athenian-league = Zweiter Attischer Seebund
name-long-walls = Die Langen Mauern
name-siege-of-aegina = Belagerung von Aigina
name-messenians-at-naupactus = Messenier in Naupaktos
name-expedition-to-doris = Zug nach Doris
name-laconism = Lakonismus
name-delian-treasury = Die Kasse von Delos zieht um
name-revolt-of-euboea = Aufstand auf Euboia
name-five-years-truce = Fünfjähriger Waffenstillstand
name-land-reforms = Landreformen
name-ptolemaic-subsidy = Ptolemäische Hilfsgelder
name-sarissa-phalanx = Sarissenphalanx
name-revolt-of-the-debtors = Aufstand der Schuldner
name-antigonos = Antigonos
name-acrocorinth = Akrokorinth
name-freed-helots = Freigelassene Heloten
name-hellenic-league = Der Hellenenbund

## Halves of battle cards

name-unbreakable-shields = Unzerbrechliche Schilde
name-nike-smiles = Nikes Lächeln
name-message-of-friendship = Botschaft der Freundschaft
name-allied-fleets = Verbündete Flotten
name-this-is-our-land = Dies ist unser Land
name-local-allies = Lokale Verbündete
name-valour-in-battle = Tapferkeit in der Schlacht
name-ship-to-ship-combat = Schiff gegen Schiff
name-naval-support = Seeunterstützung
name-higher-bid = Höheres Gebot
name-allied-contingent-withdraws = Abzug der Bundesgenossen
name-allied-fleet-withdraws = Rückzug der alliierten Flotte
name-sun-in-their-eyes = Sonne
name-carnage = Gemetzel
name-cavalry-covers-the-retreat = Reiterei deckt den Rückzug
name-timely-retreat = Rechtzeitiger Rückzug
name-deep-phalanx = Tiefe Phalanx
name-diekplous = Diekplous
name-flank-march = Flankenmarsch
name-narrow-strait = Meerenge
name-broken-ground = Unwegsames Gelände
name-foul-weather = Sturm und Regen
name-skirmish-line = Plänklerkette
name-shore-archers = Bogenschützen am Ufer
name-paean = Paian
name-steady-oars = Ruhiger Ruderschlag
name-mercenary-peltasts = Söldner-Peltasten
name-hired-crews = Angeheuerte Mannschaften
name-ambush = Hinterhalt
name-night-crossing = Nächtliche Überfahrt
name-blood-offering = Blutopfer
name-gift-to-poseidon = Gabe für Poseidon
name-broken-line = Durchbrochene Linie
name-rammed = Gerammt
name-first-in-the-line = In vorderster Reihe
name-flagship-forward = Flaggschiff voran
name-rally = Sammeln
name-reserve-squadron = Reservegeschwader
name-home-soil = Heimatboden
name-home-waters = Heimatgewässer
name-scouts = Kundschafter
name-lookouts = Ausguck
name-unpaid-soldiers = Unbezahlte Soldaten
name-unpaid-crews = Unbezahlte Mannschaften
name-trophy = Siegesmal
name-captured-hulls = Erbeutete Schiffe

## Battle cards: both halves

name-b01 = Unzerbrechliche Schilde / Nikes Lächeln
    .order = B01
name-b02 = Botschaft der Freundschaft / Verbündete Flotten
    .order = B02
name-b03 = Dies ist unser Land / Lokale Verbündete
    .order = B03
name-b04 = Tapferkeit in der Schlacht / Schiff gegen Schiff (I)
    .order = B04
name-b05 = Tapferkeit in der Schlacht / Schiff gegen Schiff (II)
    .order = B05
name-b06 = Tapferkeit in der Schlacht / Seeunterstützung
    .order = B06
name-b07 = Söldner-Reiterei / Höheres Gebot
    .order = B07
name-b08 = Abzug der Bundesgenossen / Rückzug der alliierten Flotte
    .order = B08
name-b09 = Sonne / Gemetzel
    .order = B09
name-b10 = Reiterei deckt den Rückzug / Rechtzeitiger Rückzug
    .order = B10
name-b11 = Tiefe Phalanx / Diekplous
    .order = B11
name-b12 = Flankenmarsch / Meerenge
    .order = B12
name-b13 = Unwegsames Gelände / Sturm und Regen
    .order = B13
name-b14 = Plänklerkette / Bogenschützen am Ufer
    .order = B14
name-b15 = Paian / Ruhiger Ruderschlag
    .order = B15
name-b16 = Söldner-Peltasten / Angeheuerte Mannschaften
    .order = B16
name-b17 = Hinterhalt / Nächtliche Überfahrt
    .order = B17
name-b18 = Blutopfer / Gabe für Poseidon
    .order = B18
name-b19 = Durchbrochene Linie / Gerammt
    .order = B19
name-b20 = In vorderster Reihe / Flaggschiff voran
    .order = B20
name-b21 = Sammeln / Reservegeschwader
    .order = B21
name-b22 = Heimatboden / Heimatgewässer
    .order = B22
name-b23 = Kundschafter / Ausguck
    .order = B23
name-b24 = Unbezahlte Soldaten / Unbezahlte Mannschaften
    .order = B24
name-b25 = Siegesmal / Erbeutete Schiffe
    .order = B25

## Set-up cards, wars, stacks, markers, advantages, contests, variants

name-s1 = 30 Jahre Frieden
name-s2 = Der Streit um Korkyra
name-s3 = Das Megarische Psephisma
name-s4 = Nächtlicher Überfall auf Plataea
name-s5 = Spartas Vorherrschaft
name-s6 = Das Gold des Großkönigs
name-s7 = Rat in Corinthus
name-s8 = Konon baut die Mauern wieder auf
name-pw1 = Erster Peloponnesischer Krieg
name-pw2 = Zweiter Peloponnesischer Krieg
name-tsw = Krieg Theben – Sparta
name-cle = Kleomenäischer Krieg
name-boeotian = Böotischer Krieg
name-athenian-crisis = Athener Krise
name-archidamian = Archidamischer Krieg
name-nicias-peace = Nikiasfrieden
name-ionian = Ionischer Krieg
name-corinthian = Korinthischer Krieg
name-kings-peace = Königsfrieden
name-theban-war = Thebanischer Krieg
name-conquest = Eroberung
name-intervention = Intervention
name-instant-raid = Überraschung
name-truce = Waffenruhe
name-elite = Elite
name-peltast = Peltasten
name-cavalry = Reiterei
name-fleet = verbündete Flotten
name-army = Armeegröße
name-fleet-size = Flottengröße
name-fleet-allied = verbündete Flotten
name-homeland = Heimatland
name-running = Laufen
name-boxing = Boxen
name-chariot = Wagenrennen
name-wrestling = Ringen
name-hoplite = Armee
name-trireme = Flotte
name-spectacle = Olympisches Spektakel
name-drawn = gezogene Aufbaukarte
name-blue = allein als Athen
name-medium = allein: mittel
name-hard = allein: schwer

## Amounts

amount-talents =
    { $number ->
        [one] 1 Talent
       *[other] { $number } Talente
    }
amount-favours =
    { $number ->
        [one] 1 Gunst
       *[other] { $number } Gunst
    }
amount-cards =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
amount-battle-cards =
    { $number ->
        [one] 1 Kampfkarte
       *[other] { $number } Kampfkarten
    }
amount-influence =
    { $number ->
        [one] 1 Einfluss
       *[other] { $number } Einfluss
    }
amount-regions =
    { $number ->
        [one] 1 Region
       *[other] { $number } Regionen
    }
amount-cubes =
    { $number ->
        [one] 1 Würfelchen
       *[other] { $number } Würfelchen
    }
face-failure = Fehlschlag
face-blank = Leerseite
face-success = Erfolg

## Events

war-began = Der Krieg ist aufgebaut: { NAME($war) }.
set-up-card-used = Aufbaukarte: { NAME($card) }.
influence-placed = { NAME($power, case: "begin") } setzt einen Einfluss { NAME($place, case: "in") }.
round-began = Runde { $round } beginnt: { NAME($war) }.
regions-scored =
    { COUNT($markers) ->
        [0] { COUNT($lost) ->
            [0] { NAME($power, case: "begin") } hält nichts.
           *[other] { NAME($power, case: "begin") } hält nichts. Verloren: { NAMES($lost) }.
        }
       *[other] { COUNT($won) ->
            [0] { COUNT($lost) ->
                [0] { NAME($power, case: "begin") } hält { NAMES($markers) }.
               *[other] { NAME($power, case: "begin") } hält { NAMES($markers) }. Verloren: { NAMES($lost) }.
            }
           *[other] { COUNT($lost) ->
                [0] { NAME($power, case: "begin") } hält { NAMES($markers) }. Neu: { NAMES($won) }.
               *[other] { NAME($power, case: "begin") } hält { NAMES($markers) }. Neu: { NAMES($won) }. Verloren: { NAMES($lost) }.
            }
        }
    }
income-paid =
    { COUNT($supports) ->
        [0] { $favours ->
            [0] { NAME($power, case: "begin") } erhält { TALENTS($talents) }; Staatsschatz: { $treasury }.
           *[other] { NAME($power, case: "begin") } erhält { TALENTS($talents) } und { FAVOURS($favours) }; Staatsschatz: { $treasury }.
        }
       *[other] { $favours ->
            [0] { NAME($power, case: "begin") } erhält { TALENTS($talents) }; neu dabei: { NAMES($supports) }; Staatsschatz: { $treasury }.
           *[other] { NAME($power, case: "begin") } erhält { TALENTS($talents) } und { FAVOURS($favours) }; neu dabei: { NAMES($supports) }; Staatsschatz: { $treasury }.
        }
    }
armies-set =
    { $megapoleis ->
        [0] { $sieges ->
            [0] Die Armee { NAME($power, case: "of") } wird auf { $base } gesetzt: { $army }.
           *[other] Die Armee { NAME($power, case: "of") } wird auf { $base } gesetzt, −{ $sieges } für Belagerungen: { $army }.
        }
       *[other] { $sieges ->
            [0] Die Armee { NAME($power, case: "of") } wird auf { $base } gesetzt, +{ $megapoleis } für Megapoleis: { $army }.
           *[other] Die Armee { NAME($power, case: "of") } wird auf { $base } gesetzt, +{ $megapoleis } für Megapoleis, −{ $sieges } für Belagerungen: { $army }.
        }
    }
ship-built = { NAME($power, case: "begin") } baut Triremen für { TALENTS($cost) }: Flotte { $fleet }.
recruited = { NAME($power, case: "begin") } rekrutiert für { TALENTS($cost) }: { NAME($support) }.
raids-rebuilt = Wiederaufgebaut: { NAMES($places) }.
support-arrived = Ab jetzt mit ihrer Region zu gewinnen: { NAME($support) }.
stack-joined = Neue Karten im Zugstapel: { NAME($stack) } ({ $number }).
cards-dealt = { NAME($power, case: "begin") } erhält { CARDS($number) }.
hand-dealt =
    { COUNT($cards) ->
        [0] { NAME($power, case: "begin") } hat keine Aktionskarte.
       *[other] { NAME($power, case: "begin") } hat auf der Hand: { NAMES($cards) }.
    }
card-taken = { NAME($power, case: "begin") } nimmt { NAME($card) } aus dem Zugstapel.
action-round-began = Aktionsrunde { NAME($power, case: "of") }.
card-played =
    { SAME($power, $actor) ->
        [yes] { $favour ->
            [0] { NAME($power, case: "begin") } spielt { NAME($card) }.
           *[other] { NAME($power, case: "begin") } spielt { NAME($card) } und zahlt { FAVOURS($favour) }.
        }
       *[no] { NAME($power, case: "begin") } spielt { NAME($card) }; ausgeführt wird sie von { NAME($actor) }.
    }
card-discarded =
    { $favours ->
        [0] { NAME($power, case: "begin") } wirft { NAME($card) } ab.
       *[other] { NAME($power, case: "begin") } wirft { NAME($card) } für { FAVOURS($favours) } ab.
    }
envoy-sent =
    { $steps ->
        [one] { NAME($power, case: "begin") } schickt einen Gesandten nach { NAME($place) }.
       *[other] { NAME($power, case: "begin") } schickt einen bedeutenden Gesandten nach { NAME($place) }.
    }
influence-changed =
    { $owner ->
        [none] { NAME($place) }: neutral.
       *[other] { NAME($place) }: { NAME($owner) } { $influence } von { $size }.
    }
talents-changed =
    { $talents ->
        [one] { NAME($power, case: "begin") }: { SIGNED($talents) } Talent, Staatsschatz { $treasury }.
       *[other] { NAME($power, case: "begin") }: { SIGNED($talents) } Talente, Staatsschatz { $treasury }.
    }
favour-changed =
    { $green ->
        [yes] { $favours ->
            [1] { NAME($power, case: "begin") } nimmt die grüne Gunst.
            [-1] { NAME($power, case: "begin") } zahlt die grüne Gunst.
           *[other] { NAME($power, case: "begin") }: { SIGNED($favours) } Gunst, darunter die grüne.
        }
       *[no] { $instead ->
            [0] { NAME($power, case: "begin") }: { SIGNED($favours) } Gunst.
           *[other] { $favours ->
                [0] { NAME($power, case: "begin") }: Es ist keine Gunst mehr da, darum { TALENTS($instead) }.
               *[other] { NAME($power, case: "begin") }: { SIGNED($favours) } Gunst; es ist keine mehr da, darum { TALENTS($instead) }.
            }
        }
    }
strength-changed =
    { $track ->
        [army] Armee { NAME($power, case: "of") }: { SIGNED($change) }, jetzt { $strength }.
       *[fleet] Flotte { NAME($power, case: "of") }: { SIGNED($change) }, jetzt { $strength }.
    }
support-changed =
    { $change ->
        [promoted] { NAME($power, case: "begin") } befördert: { NAME($support) }.
        [reduced] { NAME($power, case: "begin") } stuft zurück: { NAME($support) }.
        [eliminated] { NAME($power, case: "begin") } verliert: { NAME($support) }.
        [rebuilt] { NAME($power, case: "begin") } baut wieder auf: { NAME($support) }.
       *[hired] { NAME($power, case: "begin") } wirbt an: { NAME($support) }.
    }
territory-founded = { NAME($power, case: "begin") } gründet { NAME($place) }.
marker-put = { NAME($key) }: Der Marker liegt aus.
marker-removed = { NAME($key) }: Der Marker ist weg.
omens-put = Böse Vorzeichen: { NAME($unit, case: "begin") } überfällt beim nächsten Mal nicht.
raid-marker-removed = { NAME($power, case: "begin") } nimmt den Überfall-Marker von { NAME($place) }.
marker-taken =
    { COUNT($supports) ->
        [0] { NAME($power, case: "begin") } nimmt sofort das Plättchen von { NAME($place) }, mit { TALENTS($talents) }.
       *[other] { NAME($power, case: "begin") } nimmt sofort das Plättchen von { NAME($place) }, mit { TALENTS($talents) } und { NAMES($supports) }.
    }
option-chosen = { NAME($power, case: "begin") } wählt Teil { $number } von { NAME($card) }.
nothing-happened = { NAME($power, case: "begin") }: entfällt ({ VERB($verb) }).
cards-shown = { NAME($power, case: "begin") } sieht { CARDS($number) } der feindlichen Hand.
hand-seen = { NAME($power, case: "begin") } hat gesehen: { NAMES($cards) }.
card-swapped = { NAME($power, case: "begin") } tauscht eine Karte.
swap-seen = { NAME($power, case: "begin") } hat { NAME($gave) } gegen { NAME($took) } getauscht.
battle-cards-drawn = { NAME($power, case: "begin") } zieht { BATTLECARDS($number) }.
battle-cards-seen =
    { COUNT($cards) ->
        [0] { NAME($power, case: "begin") } hat keine Kampfkarte.
       *[other] { NAME($power, case: "begin") } hat die Kampfkarten { NAMES($cards) }.
    }
battle-cards-discarded = { NAME($power, case: "begin") } wirft ab: { NAMES($cards) }.
unit-mobilised =
    { $card ->
        [yes] { $talents ->
            [0] { NAME($power, case: "begin") } mobilisiert { NAME($unit, case: "the") } unter { NAME($commander, case: "dative") } umsonst, mit einer Kampfkarte.
           *[other] { NAME($power, case: "begin") } mobilisiert { NAME($unit, case: "the") } unter { NAME($commander, case: "dative") } und kauft eine Kampfkarte: { TALENTS($talents) }.
        }
       *[no] { $talents ->
            [0] { NAME($power, case: "begin") } mobilisiert { NAME($unit, case: "the") } unter { NAME($commander, case: "dative") }, umsonst.
           *[other] { NAME($power, case: "begin") } mobilisiert { NAME($unit, case: "the") } unter { NAME($commander, case: "dative") }: { TALENTS($talents) }.
        }
    }
unit-deployed =
    { $attacks ->
        [yes] { NAME($unit, case: "begin") } greift { NAME($place, case: "in") } an.
       *[no] { NAME($unit, case: "begin") } steht jetzt { NAME($place, case: "in") }.
    }
desperate-times = { NAME($power, case: "begin") } nutzt die Hoffnungslosen Zeiten.
raided =
    { $talents ->
        [0] { NAME($unit, case: "begin") } findet { NAME($place, case: "in") } nichts mehr.
       *[other] { NAME($unit, case: "begin") } überfällt { NAME($place) }: { TALENTS($talents) }.
    }
raid-given-up = { NAME($unit, case: "begin") } überfällt { NAME($place) } nicht: Der Ort ist jetzt befreundet.
omens-obeyed = { NAME($unit, case: "begin") } wartet { NAME($place, case: "in") }: böse Vorzeichen.
siege-began =
    { $ship ->
        [none] { NAME($unit, case: "begin") } beginnt die Belagerung von { NAME($place) }.
       *[other] { NAME($unit, case: "begin") } geht an Land und beginnt die Belagerung von { NAME($place) }.
    }
siege-rolled =
    { $apart ->
        [none] Belagerung von { NAME($place) }: { FACES($faces) }.
       *[other] Belagerung von { NAME($place) }: { FACES($faces) }; für den Befehlshaber: { FACE($apart) }.
    }
siege-left =
    { $face ->
        [none] { NAME($commander, case: "begin") } zieht geordnet aus { NAME($place) } ab.
       *[other] { NAME($commander, case: "begin") } zieht aus { NAME($place) } ab: { FACE($face) }.
    }
commander-replaced = { NAME($commander, case: "begin") } führt jetzt { NAME($unit, case: "the") }.
unit-home = { NAME($unit, case: "begin") } kehrt heim.
commander-changed =
    { $change ->
        [ready] { NAME($commander, case: "begin") } ist bereit.
        [exhausted] { NAME($commander, case: "begin") } ist erschöpft.
        [gone] { NAME($commander, case: "begin") } scheidet für immer aus.
        [veteran] { NAME($commander, case: "begin") } wird Veteran.
       *[regular] { NAME($commander, case: "begin") } ist kein Veteran mehr.
    }
commanders-arrived = { NAME($power, case: "begin") } hat neue Befehlshaber: { NAMES($commanders) }.
trial-rolled = { NAME($commander, case: "begin") } steht vor Gericht: { FACE($face) }.
siege-ended =
    { $how ->
        [won] { NAME($power, case: "begin") } nimmt { NAME($place) } ein und gewinnt { TALENTS($talents) }.
        [diplomacy] { NAME($place) } ist jetzt mit { NAME($power, case: "the") } befreundet: Die Belagerung endet.
        [lost] Die Belagerung von { NAME($place) } ist gebrochen.
        [broken-off] { NAME($power, case: "begin") } bricht die Belagerung von { NAME($place) } ab.
        [recalled] Die Flotte vor { NAME($place) } wird zurückgerufen.
        [returned] Die Armee kehrt aus { NAME($place) } zurück und ist mobilisiert.
        [relocated] Die Belagerung von { NAME($place) } wird aufgegeben.
       *[home] Die Belagerung von { NAME($place) } wird aufgehoben.
    }
truce-kept =
    { $face ->
        [none] { NAME($power, case: "begin") } zieht { NAME($unit, case: "the") } zu den Spielen aus { NAME($place) } ab.
        [success] { NAME($unit, case: "begin") } bleibt in { NAME($place) }: { FACE($face) }.
       *[other] { NAME($unit, case: "begin") } muss { NAME($place) } verlassen: { FACE($face) }.
    }
games-rolled = Olympische Spiele, { NAME($power, case: "begin") }: { FACES($faces) }.
games-won =
    { $by ->
        [successes] { NAME($power, case: "begin") } gewinnt die Olympischen Spiele.
        [regions] { NAME($power, case: "begin") } gewinnt die Olympischen Spiele, bei Gleichstand mit weniger Regionen.
       *[sparta] { NAME($power, case: "begin") } gewinnt die Olympischen Spiele bei Gleichstand.
    }
prize-taken =
    { $favour ->
        [yes] { NAME($power, case: "begin") } erhält { TALENTS($talents) } und die grüne Gunst.
       *[no] { NAME($power, case: "begin") } erhält { TALENTS($talents) }.
    }
contest-won = { NAME($contest) }: { NAME($power, case: "begin") } gewinnt { TALENTS($talents) } und { CUBES($cubes) }.
cubes-drawn = Gezogene Würfelchen: Sparta { $sparta } von { $of_sparta }, Athen { $athens } von { $of_athens }. Die grüne Gunst geht an { NAME($power, case: "the") }.
war-ended = { NAME($war) }, Ende: Sparta { REGIONS($sparta) }, Athen { REGIONS($athens) }.
game-ended = { NAME($power, case: "begin") } gewinnt: Sparta { $sparta }, Athen { $athens }.
passed = { NAME($power, case: "begin") } passt.

## Questions

question-place-influence = { NAME($card) }: Wohin setzt du einen Einfluss?
question-build = Baust du Triremen für { TALENTS($cost) }? Deine Flotte hat { $fleet }.
question-recruit = Welche Unterstützung rekrutierst du für 1 Talent? Passen gilt für die ganze Runde.
question-antigonos = Nimmst du Antigonos auf die Hand und ziehst eine Karte weniger?
question-recall = Holst du die Einheit heim, die { NAME($place) } belagert?
question-play =
    { $number ->
        [one] Spielst du deine letzte Karte, oder wirfst du sie für 2 Gunst ab?
       *[other] Welche deiner { CARDS($number) } spielst du, oder wirfst du für 2 Gunst ab?
    }
question-choose-target = { VERB($verb) }: Was wählst du?
question-pick-option = { NAME($card) }: Welcher Teil geschieht?
question-pay-or-not =
    { $favours ->
        [0] Zahlst du { TALENTS($talents) }?
       *[other] Zahlst du { FAVOURS($favours) }?
    }
question-reward-or-not = Nimmst du das Plättchen des Verbündeten sofort?
question-envoy =
    { $size ->
        [major] Wohin schickst du einen bedeutenden Gesandten (noch { $left })?
       *[minor] Wohin schickst du einen unbedeutenden Gesandten (noch { $left })?
    }
question-drop = Welche Aktionskarten wirfst du ab, höchstens { $number }?
question-swap = Du hast { CARDS($number) } gesehen: Tauschst du eine gegen eine von dir?
question-cut-hand = Du hast zu viele Kampfkarten: Welche { $number } wirfst du ab?
question-deploy = Welche Einheiten setzt du ein, und wo? Was übrig bleibt, kehrt heim.
question-attack-now = Hoffnungslose Zeiten: Wen greift { NAME($unit, case: "the") } an?
question-mobilise = Welche Einheiten mobilisierst du? Du hast { TALENTS($talents) }.
question-mobilise-now =
    { $talents ->
        [0] Welche Einheit mobilisierst du jetzt, ohne zu zahlen?
       *[other] Welche Einheit mobilisierst du jetzt, für { TALENTS($talents) }?
    }
question-deploy-now = Wohin geht die Einheit jetzt?
question-raid = Welche Einheit überfällt, und kehrt sie heim oder belagert sie?
question-besiege = Welche Belagerung setzt du fort, für je 2 Talente? Du hast { TALENTS($talents) }.
question-break-off = Brichst du die Belagerung von { NAME($place) } ab?
question-choose-commander = Wer übernimmt den Befehl { NAME($place, case: "in") }?
question-truce = Der Olympische Friede: Welche Einheit verlässt den Plan, oder würfelst du, ob sie bleibt?
question-prize = Welchen Preis nimmst du: 1 Talent und die grüne Gunst oder 2 Talente?

## Aufrufe im Thread

asked-place-influence = setze einen Einfluss.
asked-build = baust du Triremen?
asked-recruit = rekrutierst du eine Unterstützung?
asked-antigonos = nimmst du Antigonos auf die Hand?
asked-recall = holst du die Einheit aus { NAME($place) } heim?
asked-play = spiele eine Karte, oder wirf eine ab.
asked-choose-target = wähle ({ VERB($verb) }).
asked-pick-option = { NAME($card) }: welcher Teil?
asked-reward-or-not = nimmst du das Plättchen des Verbündeten sofort?
asked-drop = wirfst du Aktionskarten ab?
asked-swap = tauschst du eine Karte?
asked-cut-hand = wirf { BATTLECARDS($number) } ab.
asked-deploy = setze deine Einheiten ein.
asked-attack-now = Hoffnungslose Zeiten: wen greift { NAME($unit, case: "the") } an?
asked-mobilise = mobilisierst du Einheiten?
asked-mobilise-now = mobilisiere jetzt eine Einheit.
asked-deploy-now = wohin geht die Einheit?
asked-raid = überfallen oder belagern?
asked-besiege = setzt du Belagerungen fort?
asked-break-off = brichst du die Belagerung von { NAME($place) } ab?
asked-choose-commander = wer übernimmt den Befehl { NAME($place, case: "in") }?
asked-truce = Olympischer Friede: abziehen, oder würfeln und bleiben?
asked-prize = nimm deinen Preis.
asked-choose-battle = welche Schlacht wird jetzt geschlagen?
asked-cancel = hebe Vorteile des Feindes auf.
asked-keep-veteran = welcher allgemeine Befehlshaber bleibt Veteran?
asked-reduce = stufe eine Unterstützung zurück.
asked-besiege-first = welchen Ort belagert deine erste Armee?
asked-pay-or-not =
    { $favours ->
        [0] zahlst du { TALENTS($talents) }?
       *[other] zahlst du { FAVOURS($favours) }?
    }
asked-envoy =
    { $size ->
        [major] schick einen bedeutenden Gesandten.
       *[minor] schick einen unbedeutenden Gesandten.
    }
asked-battle-turn =
    { $stands ->
        [ahead] Schlacht { NAME($place, case: "in") }, du liegst { $by } vorn: eine Karte?
        [behind] Schlacht { NAME($place, case: "in") }, du liegst { $by } zurück: eine Karte?
       *[level] Schlacht { NAME($place, case: "in") }, ausgeglichen: eine Karte?
    }
nothing-build = Passen
nothing-recruit = Passen
nothing-mobilise = Nichts mobilisieren
nothing-besiege = Keine fortsetzen
nothing-battle-turn = Passen
begins-games = Einheiten, die nicht überfallen haben, ziehen ab oder würfeln, ob sie bleiben; dann würfeln beide Mächte um die Olympischen Spiele.
begins-interlude = Der erste Krieg ist vorbei: Einheiten kehren heim, Befehlshaber wechseln, Gesandte werden geschickt, und der zweite Krieg beginnt.

## Actions, as on a button

action-play =
    { $favour ->
        [yes] { $ordinary ->
            [yes] { NAME($card) }, Gunst ohne die grüne
           *[no] { NAME($card) }, mit Gunst
        }
       *[no] { NAME($card) }
    }
action-discard = { LIST($cards) } abwerfen
led-by = { NAME($commander, case: "dative") }
brief-mobilise =
    { $card ->
        [yes] { NAME($unit) } mit Karte: { RANK($commander) }
       *[no] { NAME($unit) }: { RANK($commander) }
    }
brief-quell = Aufstand beenden: { RANK($commander) }
brief-siege = Weiter belagern: { NAME($place) }
brief-stay = Würfeln: { NAME($unit) }
action-envoy =
    { $steps ->
        [one] { NAME($place) }, 1 Schritt
       *[other] { NAME($place) }, { $steps } Schritte
    }
action-choose = { CHOICE($what) }
action-pass = Passen
action-done = Fertig
action-raid = { NAME($place) } überfallen
action-besiege = { NAME($place) } überfallen und belagern
action-siege = Belagerung von { NAME($place) } fortsetzen
action-break-off = Belagerung von { NAME($place) } abbrechen
action-deploy = { NAME($unit) } → { NAME($place) }
action-demobilise = { NAME($unit) } kehrt heim
action-withdraw = { NAME($unit) } abziehen
action-stay = Würfeln, ob { NAME($unit) } bleibt
action-mobilise =
    { $card ->
        [yes] { NAME($unit) } unter { LED($commander) }, mit Kampfkarte
       *[no] { NAME($unit) } unter { LED($commander) }
    }
action-desperate =
    { $card ->
        [yes] Hoffnungslose Zeiten: { NAME($unit) } unter { LED($commander) }, mit Kampfkarte
       *[no] Hoffnungslose Zeiten: { NAME($unit) } unter { LED($commander) }
    }
action-quell = Aufstand mit { NAME($commander, case: "dative") } beenden
action-recruit = { NAME($support) }
action-build = Bauen
action-recall = Heimholen
action-play-battle-card =
    { $ordinary ->
        [yes] { NAME($card) }, ohne die grüne Gunst
       *[no] { NAME($card) }
    }
action-cancel =
    { COUNT($advantages) ->
        [0] Nichts aufheben
       *[other] { NAMES($advantages) } aufheben
    }
action-swap = { NAME($own) } gegen { NAME($other) }
action-stand = { ANSWER($answer) } ({ NAME($kind) })
answer-pass = Immer passen
answer-ahead = Passen, solange vorn
answer-ask = Mich fragen
choice-favour = 1 Talent und die grüne Gunst
choice-talents = 2 Talente
choice-pay = Zahlen
choice-reward = Sofort nehmen
choice-part = Teil { $number }

## Wann nach einem Befehl gefragt wird: gesagt von einem, der nicht gefragt ist

when-play = Eine Karte spielst du einmal in jeder deiner Aktionsrunden, nach den Überfällen.
when-discard = Du wirfst ab, statt eine Karte zu spielen, wo eine Karte es erlaubt, oder wenn du zu viele Kampfkarten hast.
when-envoy = Gesandte schickst du, wenn eine gespielte Karte sie dir gibt, und zwischen den Kriegen einer Kampagne.
when-choose = Du wählst, wenn eine Karte, eine Schlacht, ein Befehlshaber, der ersetzt wird, oder die Spiele es dir überlassen.
when-pass = Du passt, wenn du nach etwas gefragt wirst, das du lassen darfst, etwa in einer Schlacht.
when-done = Das sagst du, wenn du genug eingesetzt, mobilisiert oder Belagerungen fortgesetzt hast.
when-raid = Eine Einheit überfällt zu Beginn der Aktionsrunde, nachdem sie eingesetzt wurde.
when-besiege = Ein Hoplit kann zu Beginn der Aktionsrunde, nachdem er eingesetzt wurde, belagern, statt heimzukehren.
when-siege = Belagerungen setzt du gegen Ende deiner Aktionsrunde fort, jede einmal.
when-break-off = Du wirst gefragt, gleich nachdem du eine Belagerung fortgesetzt hast.
when-deploy = Du setzt in deiner Aktionsrunde ein, was du in der davor mobilisiert hast, oder sofort durch eine Karte oder Hoffnungslose Zeiten.
when-demobilise = Eine Einheit schickst du beim Einsetzen heim, wenn du sie in der Aktionsrunde davor mobilisiert hast.
when-withdraw = Vor den Olympischen Spielen ziehst du Einheiten ab, die eingesetzt sind und nicht überfallen haben.
when-stay = Vor den Olympischen Spielen würfelst du für Einheiten, die eingesetzt sind und nicht überfallen haben.
when-mobilise = Du mobilisierst in deiner Aktionsrunde nach dem Einsetzen, oder durch eine Karte.
when-desperate = Hoffnungslose Zeiten nutzt du beim Einsetzen, einmal im Spiel.
when-quell = Den Aufstand der Heloten beendest du beim Mobilisieren, solange es ihn gibt und ein Befehlshaber bereit ist.
when-recruit = Unterstützungen werden zu Beginn einer Runde rekrutiert, abwechselnd, Sparta zuerst.
when-build = Triremen baust du zu Beginn einer Runde, wenn deine Flotte nicht die größere ist.
when-recall = Du wirst gefragt, wenn ein Ort, den du belagerst, ein Verbündeter geworden ist.
when-play-battle-card = Kampfkarten werden in einer Schlacht abwechselnd gespielt, bis beide Mächte passen.
when-cancel = Vorteile hebst du auf, wenn eine gespielte Kampfkarte es sagt.
when-swap = Eine Karte tauschst du, wenn eine gespielte Karte dich andere ansehen lässt.

## Refusals

refusal-no-set-up-card = Dieser Krieg hat keine Aufbaukarte.
refusal-one-set-up-card = Nenne eine Aufbaukarte, oder lass sie ziehen.
refusal-only-alone = Das wählt man nur für eine Partie allein.
refusal-one-level = Wähle einen Schwierigkeitsgrad.
refusal-set-up-card-of-another-war = Diese Aufbaukarte gehört zu einem anderen Krieg.
refusal-must-place = Nenne den Ort für den Einfluss.
refusal-set-up-does-not-fit = Die Aufbaukarte erlaubt { NAME($place) } nicht.
refusal-not-in-play = { NAME($place) } ist nicht im Spiel.
refusal-build-or-pass = Baue oder passe.
refusal-recruit-or-pass = Rekrutiere eine Unterstützung oder passe.
refusal-not-lost = Nicht eliminiert: { NAME($support) }.
refusal-not-your-marker = Du hältst das Plättchen nicht, zu dem es gehört: { NAME($support) }.
refusal-recall-or-pass = Hole die Einheit heim oder passe.
refusal-choose-or-pass = Wähle eines von dem, was angeboten ist.
refusal-no-target = Das kann hier nicht gewählt werden: { CHOICE($what) }.
refusal-must-choose = Das darfst du nicht ablehnen.
refusal-no-such-part = Teil { $what } ist nicht im Angebot.
refusal-play-or-discard = Spiele eine Karte, oder wirf eine für 2 Gunst ab.
refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand.
refusal-no-favour-paid = Welche Gunst zuerst bezahlt wird, zählt nur, wenn welche bezahlt wird.
refusal-card-without-favour = Für diese Karte kann keine Gunst bezahlt werden: { NAME($card) }.
refusal-favour-of-another = Nur wer diese Karte ausführt, kann ihre Gunst bezahlen, und das bist nicht du: { NAME($card) }.
refusal-too-few-favours = Du hast nicht { FAVOURS($number) }.
refusal-no-green-to-keep = Du hast keine grüne Gunst, die du behalten könntest.
refusal-discard-so-many = Wirf genau { CARDS($number) } ab.
refusal-discard-at-most = Wirf eine bis { $number } Karten ab, oder passe.
refusal-cut-hand = Wirf zuerst Kampfkarten ab.
refusal-drop-or-pass = Wirf Aktionskarten ab, oder passe.
refusal-swap-or-pass = Tausche eine Karte, oder passe.
refusal-not-seen = Diese Karte hast du nicht gesehen.
refusal-send-or-pass = Schicke den Gesandten, oder passe.
refusal-steps-at-most = Ein bis { $most } Schritte.
refusal-own-unit-there = Du hast { NAME($place, case: "in") } schon eine Einheit.
refusal-other-kind-there = { $kind ->
        [hoplite] Eine Armee kann die Flotte { NAME($place, case: "in") } nicht bekämpfen.
       *[trireme] Eine Flotte kann die Armee { NAME($place, case: "in") } nicht bekämpfen.
    }
refusal-no-attack-on-ally = { NAME($place) } ist ein Verbündeter, und Verbündete werden nie angegriffen.
refusal-own-influence-there = Du hast { NAME($place, case: "in") } Einfluss: Setze an neutralen oder feindlichen Orten ein.
refusal-no-harbour = Kein Hafen: { NAME($place) }.
refusal-road-closed = Der Weg nach { NAME($place) } ist { NAME($by, case: "in") } versperrt.
refusal-no-road = Von keinem deiner Startorte führt ein Weg nach { NAME($place) }.
refusal-truce = Es herrscht Waffenruhe: Niemand darf mobilisieren.
refusal-no-free-unit =
    { $kind ->
        [hoplite] Du hast keine Armee zu Hause.
        [trireme] Du hast keine Flotte zu Hause.
       *[other] Mobilisiere eine Armee oder eine Flotte.
    }
refusal-commander-not-ready = Kein bereiter Befehlshaber von dir: { NAME($commander) }.
refusal-no-battle-card-left = Es gibt keine Kampfkarte mehr zu ziehen.
refusal-too-few-talents = Das kostet { TALENTS($number) }, und du hast { $held }.
refusal-unit-does-not-wait = Wartet nicht auf den Einsatz: { NAME($unit) }.
refusal-no-such-kind-now = Mobilisiere die Art von Einheit, die die Karte nennt.
refusal-unit-not-meant = Kann jetzt nicht bewegt werden: { NAME($unit) }.
refusal-place-not-meant = { NAME($place) } gehört nicht zu den Orten im Angebot.
refusal-mobilise-or-pass = Mobilisiere eine Einheit oder passe.
refusal-deploy-now = Sag, wohin die Einheit geht.
refusal-deploy-or-done = Setze deine Einheiten ein, oder sag, dass du fertig bist.
refusal-attack-now = Sag, welcher Feind angegriffen wird.
refusal-nobody-to-fight =
    { $kind ->
        [hoplite] Es gibt keine feindliche Armee, die du angreifen könntest.
       *[trireme] Es gibt keine feindliche Flotte, die du angreifen könntest.
    }
refusal-nobody-to-fight-there = { NAME($place, case: "in") } gibt es niemanden anzugreifen.
refusal-no-desperate-times = Du hast keine Hoffnungslosen Zeiten mehr.
refusal-mobilise-or-done = Mobilisiere eine Einheit, oder sag, dass du fertig bist.
refusal-no-revolt = Du hast keinen Helotenaufstand zu beenden.
refusal-raid-or-besiege = Überfalle und kehre heim, oder überfalle und belagere.
refusal-no-hoplite-to-land = Du hast keine Armee zu Hause, die { NAME($place, case: "in") } an Land gehen könnte.
refusal-no-unit-to-raid = Keine deiner Einheiten kann { NAME($place) } jetzt überfallen.
refusal-siege-or-done = Setze eine Belagerung fort, oder sag, dass du fertig bist.
refusal-no-siege-there = Du belagerst { NAME($place) } nicht.
refusal-siege-rolled = Die Belagerung von { NAME($place) } wurde in dieser Aktionsrunde schon fortgesetzt.
refusal-break-off-or-pass = Brich die Belagerung ab oder passe.
refusal-break-off-elsewhere = Jetzt kann nur die Belagerung von { NAME($place) } abgebrochen werden.
refusal-choose-commander = Wähle, wer den Befehl übernimmt.
refusal-envoy-contested = { NAME($place) } ist umkämpft: Dorthin kann kein Gesandter gehen.
refusal-envoy-no-room = Für einen Gesandten ist { NAME($place, case: "in") } nichts mehr zu tun.
refusal-envoy-does-not-fit = Die Karte schickt keine Gesandten nach { NAME($place) }.
refusal-withdraw-or-stay = Zieh die Einheit ab, oder würfle, ob sie bleibt.
refusal-unit-not-asked = Keine deiner Einheiten im Feld: { NAME($unit) }.
refusal-choose-prize = Wähle die Gunst oder die Talente.
refusal-no-such-prize = Diesen Preis gibt es nicht.

## Units


## Battles

battle-began =
    { $element ->
        [land] Landschlacht { NAME($place, case: "in") }: { NAME($power) } greift an, { NAME($unit) } gegen { NAME($enemy) }.
       *[sea] Seeschlacht { NAME($place, case: "in") }: { NAME($power) } greift an, { NAME($unit) } gegen { NAME($enemy) }.
    }
fight-missed = { NAME($unit, case: "begin") } findet { NAME($place, case: "in") } keinen Feind mehr vor.
advantages-counted = Vorteile: Sparta { ADVANTAGES($sparta) }; Athen { ADVANTAGES($athens) }.
advantages-none = keine
combat-weighed =
    { $lead ->
        [none] Sparta { $sparta }, Athen { $athens }: ausgeglichen.
       *[other] Sparta { $sparta }, Athen { $athens }: { NAME($lead) } liegt um { $by } vorn.
    }
battle-card-played =
    { $countered ->
        [yes] { NAME($power, case: "begin") } spielt { HALF($card, $element) }, doch Späher haben es kommen sehen: keine Wirkung.
       *[no] { NAME($power, case: "begin") } spielt { HALF($card, $element) }.
    }
advantages-cancelled = { NAME($power, case: "begin") } hebt auf: { NAMES($advantages) }.
battle-hand-seen = { NAME($power, case: "begin") } sieht die feindlichen Kampfkarten: { NAMES($cards) }.
battle-ended =
    { $by ->
        [strength] { NAME($winner, case: "begin") } gewinnt die Schlacht { NAME($place, case: "in") }.
        [commander] { NAME($winner, case: "begin") } gewinnt die ausgeglichene Schlacht { NAME($place, case: "in") } durch den Befehlshaber.
        [card] { NAME($winner, case: "begin") } gewinnt die ausgeglichene Schlacht { NAME($place, case: "in") } durch eine Karte.
       *[nothing] Die Schlacht { NAME($place, case: "in") } endet unentschieden.
    }
fate-rolled =
    { $fate ->
        [veteran] { NAME($commander) } würfelt: { FACES($faces) }.
        [card] { NAME($commander) }, { FACES($faces) }: Der Veteran bringt eine Kampfkarte.
        [dead] { NAME($commander) }, { FACES($faces) }: gefallen.
       *[unharmed] { NAME($commander) }, { FACES($faces) }: unversehrt.
    }
standing-answer-left = Deine hinterlegte Antwort in Schlachten ({ NAME($kind) }): { ANSWER($answer) }. Nur du kennst sie.
question-choose-battle = Welche Schlacht wird als nächste geschlagen?
question-battle-turn =
    { $element ->
        [land] { $stands ->
            [ahead] Landschlacht { NAME($place, case: "in") }: du liegst um { $by } vorn. Welche Kampfkarte spielst du, oder passt du?
            [behind] Landschlacht { NAME($place, case: "in") }: du liegst um { $by } zurück. Welche Kampfkarte spielst du, oder passt du?
           *[level] Landschlacht { NAME($place, case: "in") }: ausgeglichen. Welche Kampfkarte spielst du, oder passt du?
        }
       *[sea] { $stands ->
            [ahead] Seeschlacht { NAME($place, case: "in") }: du liegst um { $by } vorn. Welche Kampfkarte spielst du, oder passt du?
            [behind] Seeschlacht { NAME($place, case: "in") }: du liegst um { $by } zurück. Welche Kampfkarte spielst du, oder passt du?
           *[level] Seeschlacht { NAME($place, case: "in") }: ausgeglichen. Welche Kampfkarte spielst du, oder passt du?
        }
    }
question-cancel =
    { $number ->
        [one] Welchen Vorteil des Feindes hebst du auf, wenn überhaupt?
       *[other] Welche Vorteile des Feindes hebst du auf, höchstens { $number }?
    }
question-standing = Welche Antwort hinterlegst du für deine Züge in Schlachten?
refusal-choose-battle = Sage zuerst, welche Schlacht als nächste geschlagen wird.
refusal-no-battle-there = Hier ist keine Schlacht zu schlagen: { CHOICE($what) }.
refusal-battle-card-or-pass = Spiele eine Kampfkarte, oder passe.
refusal-cost-not-met = Die Kosten dieser Karte kannst du nicht aufbringen: { NAME($card) }.
refusal-cancel-advantages = Sage zuerst, welche Vorteile du aufhebst, oder keine.
refusal-cancel-at-most =
    { $number ->
        [one] Hebe einen Vorteil auf, oder keinen.
       *[other] Hebe höchstens { $number } Vorteile auf.
    }
refusal-not-to-cancel = Das hebt die Karte nicht auf, oder der Feind hat es nicht.
refusal-cancelled-twice = Nenne jeden Vorteil nur einmal.
refusal-no-such-answer = Hinterlegen kannst du: passen, vorn oder fragen, für Land oder See.
setting-standing = Hinterlegte Antwort in Schlachten
hand-standing = Hinterlegte Antwort in Schlachten ({ NAME($kind) }): { ANSWER($answer) }

## Campaigns

question-keep-veteran = Welcher allgemeine Befehlshaber ist im zweiten Krieg Veteran (noch { $number })?
question-reduce = Du hast zu viele Veteranen: Welche Unterstützung wird regulär (noch { $number })?
question-besiege-first = Welchen Ort belagert deine erste Armee zu Beginn des zweiten Kriegs?
refusal-campaign-does-not-send = Die Kampagne schickt jetzt keinen Gesandten nach { NAME($place) }.
chapter-aim = Du führst Sparta oder die Macht, die ihm gegenübersteht. Karten, Gesandte und Einheiten gewinnen die Städte Griechenlands. Wer am Ende der letzten Runde mehr Regionen kontrolliert, gewinnt; bei Gleichstand gewinnt Sparta.
    .title = Das Ziel
label-phase-interlude = Zwischen den Kriegen

## Chapters of the rules

chapter-set-up = Ein Krieg wird nach seinem Szenario aufgebaut, und die ersten Aktionskarten werden verteilt. In den größeren Kriegen setzen beide Mächte nach einer Aufbaukarte noch etwas Einfluss.
chapter-scoring = Wer in einer Region mehr Autonomie kontrolliert, hält bis zur nächsten Wertung ihr Plättchen; bei Gleichstand niemand. Umkämpfte Orte zählen nicht. Plättchen und eigenes Tableau bringen Talente, Gunst und Unterstützungen.
chapter-armies = Die Armeen werden neu gesetzt: 6 für die größere, 5 für die kleinere oder bei Gleichstand für beide, 4 für eine, die verloren war. Jede eigene unumkämpfte Megapolis bringt eins, jede eigene Belagerung kostet eins.
chapter-ships = Die Macht mit der kleineren Flotte darf sie um eins erhöhen, dann die andere, dann noch einmal die kleinere, falls sie es noch ist. Bei gleichen Flotten darf es jede einmal, Athen zuerst.
chapter-recruiting = Abwechselnd, Sparta zuerst, kehren eliminierte Unterstützungen eigener Plättchen für je 1 Talent zurück. Wer passt, rekrutiert in dieser Runde nicht mehr. Söldner werden nie rekrutiert.
chapter-rebuilding = Überfall-Marker verlassen alle Orte, die nicht belagert sind.
chapter-dealing = Ein neuer Stapel kommt in seiner Runde zum Zugstapel. Beide Mächte ziehen abwechselnd, Sparta zuerst, bis die Hände voll sind; alle Karten werden in der Runde gespielt.
chapter-actions = Aktionsrunden wechseln sich ab, Sparta zuerst, solange jemand eine Karte hat: Überfälle, eine Karte, Einsetzen, Mobilisieren, Belagerungen, Schlachten. Eine Karte wird gespielt oder für 2 Gunst ohne Wirkung abgeworfen. Ein unbedeutender Gesandter macht an einem Ort einen Schritt, ein bedeutender zwei: Ein Schritt entfernt einen feindlichen Einfluss oder setzt, wo keiner ist, einen eigenen. Ein Gesandter einer Karte darf in die eigene Hauptstadt.
chapter-raids = Eine eingesetzte Einheit überfällt in der nächsten Aktionsrunde ihres Besitzers: 1 Talent, der Ort steht voll unter feindlicher Kontrolle, ist aber umkämpft. Dann kehrt sie heim, ihr Befehlshaber erschöpft, oder ein Hoplit beginnt eine Belagerung.
chapter-deploying = Was in der Aktionsrunde davor mobilisiert wurde, wird eingesetzt oder kehrt heim, der Befehlshaber bereit. Ein Hoplit marschiert auf Straßen von deiner Hauptstadt, einer kontrollierten Megapolis, einem Verbündeten oder Gebiet oder deiner Belagerung aus, durch Orte ohne feindlichen Einfluss und Einheiten. Eine Trireme fährt in jeden Hafen. Zum Kampf gegen eine feindliche Einheit ihrer Art kann sie von überall kommen. Hoffnungslose Zeiten mobilisieren einmal im Spiel eine Einheit und setzen sie sofort zum Kampf ein.
chapter-mobilising = Für 3 Talente wird eine Einheit zu Hause unter einem bereiten Befehlshaber mobilisiert; für 2 weitere ziehst du eine Kampfkarte.
chapter-sieges = Für 2 Talente wird eine Belagerung einmal in jeder eigenen Aktionsrunde fortgesetzt. Ein Würfel, einer mehr für mehr befreundete Nachbarn, für die Belagerung Spartas, für eine große Armee und eine große Flotte; einer weniger vor den Mauern von Athenae; höchstens drei. Ein Fehlschlag kostet Armeestärke, jeder Erfolg nimmt einen feindlichen Einfluss. Der letzte bringt Talente und die Stadt. Danach darfst du abbrechen: Ein Würfel entscheidet, ob der Befehlshaber überlebt.
chapter-battles = Einheiten einer Art am selben Ort kämpfen. Vorteile: Elite, Reiterei, Peltasten und Armeegröße an Land, verbündete Flotten und Flottengröße auf See, dazu das Heimatland. Kampfkarten werden abwechselnd gespielt, der Angreifer zuerst, bis beide passen. Jeder Befehlshaber würfelt um sein Schicksal. Der Sieger verliert 1 Stärke und gewinnt eine Gunst, der Verlierer verliert 2, bei Gleichstand beide 1.
chapter-games = Einheiten, die noch nicht überfallen haben, werden abgezogen oder würfeln, ob sie bleiben. Beide Mächte würfeln bei den Olympischen Spielen mit zwei Würfeln, nach einem Friedensbruch mit einem weniger, nach einem Abzug mit einem mehr. Der Sieger nimmt ein Talent und die grüne Gunst oder 2 Talente, der andere den Rest. Nach der letzten Runde gewinnen die meisten Regionen, bei Gleichstand Sparta.
chapter-interlude = Zwischen den zwei Kriegen einer Kampagne kehren alle Einheiten heim, benannte Befehlshaber scheiden bis auf wenige aus, andere kommen, beide Mächte schicken Gesandte, Veteranen werden auf zwei verringert, und eine erste Belagerung beginnt. Neue Karten kommen in den Zugstapel.
chapter-end = Nach den letzten Olympischen Spielen werden die Regionen noch einmal gezählt, Überfälle und Belagerungen bleiben liegen. Die meisten Regionen gewinnen, bei Gleichstand Sparta.
ending-regions = { NAME($power) } kontrolliert mehr Regionen: Sparta { $sparta }, Athen { $athens }.
ending-level = Beide kontrollieren { REGIONS($sparta) }, { $athens } gegen { $sparta }: Bei Gleichstand gewinnt { NAME($power) }.

## Labels for pictures

label-title = SPARTA!
label-phase-set-up = Aufbau
label-phase-scoring = Regionen-Wertung
label-phase-armies = Armeestärke
label-phase-ships = Triremenbau
label-phase-recruiting = Rekrutierung
label-phase-rebuilding = Wiederaufbau
label-phase-dealing = Karten ziehen
label-phase-actions = Aktionsrunde
label-phase-raids = Überfälle
label-phase-deploying = Einsetzen
label-phase-mobilising = Mobilisieren
label-phase-sieges = Belagerungen
label-phase-battles = Schlachten
label-phase-games = Olympische Spiele
label-phase-end = Ende der Partie
label-ended = Die Partie ist zu Ende
label-talents = Talente
label-favours = Gunst
label-green = grüne Gunst
label-army = Armee
label-fleet = Flotte
label-cards = Karten
label-battle-cards = Kampfkarten
label-regions = Regionen
label-markers = hält
label-desperate = Hoffnungslose Zeiten
label-units = Einheiten
label-commanders = bereit
label-exhausted = erschöpft
label-supports = Unterstützungen
label-advantages = Vorteile
label-lasting = Marker
label-cancelled = aufgehoben
label-contested = umkämpft
label-raided = überfallen
label-besieged = belagert
label-neutral = neutral
label-veteran = Veteran
label-deck = Zugstapel
label-discards = Ablage
label-map = Der Spielplan
label-powers = Die Mächte
label-mobilised = mobilisiert
label-under = unter
label-absent = nicht gegründet
label-round = Runde { $round } von { $rounds }
label-waiting-for = Es warten alle auf { SEATS($seats) }
label-winner = { SEATS($seats) } gewinnt

## Berichte

part-mobilise-unit-commander = { NAME($unit) } unter { LED($commander) }
    .question = Welche Einheit, unter wem?
part-desperate-unit-commander = { NAME($unit) } unter { LED($commander) }
    .question = Welche Einheit, unter wem?
otherwise-play = Die grüne Gunst behalten …
otherwise-play-battle-card = Die grüne Gunst behalten …
fact-price = { TALENTS($talents) }, { $left } bleiben
fact-siege = { $dice } Würfel gegen { $influence } Einfluss: fällt jetzt mit { $odds } %
report-battle = Schlacht { NAME($place, case: "in") }, Runde { $round }
report-battles = Gewonnene Schlachten: Sparta { $sparta }, Athen { $athens }.
report-played = { NAME($power, case: "begin") } spielt { $cards }.

## Bilder

label-round-of = Runde { $round } von { $rounds }
label-to-choose = { SEAT($seat) } ist dran
label-preview = Vorschau
label-result = { SEATS($seats) } gewinnt mit { REGIONS($points) }.
label-no-secrets = Du hast nichts, was andere nicht sehen.
label-influence = Einfluss
label-controlled = kontrolliert
label-autonomy = Autonomie 1–3
label-rank-strategos = Strategos
    .led = dem Strategos
label-rank-navarch = Navarch
    .led = dem Navarch
label-rank-polemarch = Polemarch
    .led = dem Polemarch
label-allies = Verbündete
label-ally = Verbündeter
label-raid = überfallen
label-siege = belagert
label-unfounded = ungegründet
label-elite = Elite
label-peltast = Peltasten
label-cavalry = Reiterei
label-allied = Flotten
label-harbour = Hafen
label-changed = letzter Zug
label-action-hand = Aktionskarten
label-battle-hand = Kampfkarten
label-seen = Vom Gegner bekannt
label-offered = Zum Tausch
label-known-battle = Kampfkarten des Gegners
label-strength = Stärke
label-level = gleichauf
label-fate-veteran = wird Veteran
label-fate-card = zieht eine Kampfkarte
label-fate-dead = fällt
label-fate-unharmed = unversehrt

## Boards and hands as text

hand-cards =
    { COUNT($cards) ->
        [0] Du hast keine Aktionskarte.
       *[other] Aktionskarten: { NAMES($cards) }
    }
hand-face-down =
    { $number ->
        [one] Eine weitere Karte liegt verdeckt: Sie wird aufgedeckt, wenn du eine andere verbraucht hast.
       *[other] { $number } weitere Karten liegen verdeckt: Für jede Karte, die du verbrauchst, wird eine aufgedeckt.
    }
hand-battle =
    { COUNT($cards) ->
        [0] Du hast keine Kampfkarte.
       *[other] Kampfkarten: { NAMES($cards) }
    }
hand-seen-cards = Du kennst von der feindlichen Hand: { NAMES($cards) }
hand-battle-seen = Du kennst von den feindlichen Kampfkarten: { NAMES($cards) }
hand-offered = Im Tausch kannst du nehmen: { NAMES($cards) }
hand-onlooker = Du hast keinen Platz an diesem Tisch.
card-line = { NAME($card) }: { $text }

## Orders: what they begin with, the usual word first, and an example

order-play = spiele, spielen, aktion
    .example = spiele Schiffbauer gunst
order-discard = abwerfen, ablegen
    .example = abwerfen Hungersnöte
order-envoy = gesandter, sende
    .example = gesandter Thebae 1
order-choose = wähle, wahl
    .example = wähle Gela
order-pass = passe, passen
    .example = passe
order-done = fertig, ende
    .example = fertig
order-raid = überfall, überfalle
    .example = überfall Pylos
order-besiege = belagere, belagern
    .example = belagere Gela
order-siege = belagerung
    .example = belagerung Potidaea
order-break-off = abbruch
    .example = abbruch Potidaea
order-deploy = einsetzen, ziehe
    .example = einsetzen SA2 Rhium
order-demobilise = heim, entlassen
    .example = heim SA1
order-withdraw = abziehen
    .example = abziehen SF1
order-stay = bleibe, bleiben
    .example = bleibe SF1
order-mobilise = mobilisiere, mobilisieren
    .example = mobilisiere armee Kleon karte
order-desperate = hoffnungslos
    .example = hoffnungslos flotte Perikles
order-quell = niederschlagen, heloten
    .example = niederschlagen Agis
order-recruit = rekrutiere, rekrutieren
    .example = rekrutiere attische Reiterei
order-build = baue, bauen
    .example = baue
order-recall = heimholen
    .example = heimholen
order-play-battle-card = kampfkarte, kämpfe
    .example = kampfkarte B15
order-cancel = aufheben
    .example = aufheben Reiterei Elite
order-swap = tausche, tauschen
    .example = tausche Engere Bande Intrige
order-stand = stehend
    .example = stehend vorn see
orders-help = Einheiten heißen SA1 (spartanische Armee 1), SF1 (spartanische Flotte 1), AA1, AF1 und so weiter.
word-favour = gunst, mit
word-ordinary = ohne
word-with-card = karte
word-pass-answer = passen
word-ahead = vorn
word-ask = fragen
word-land = land
word-sea = see
word-choose-favour = gunst, grün
word-choose-talents = talente
word-choose-pay = zahlen
word-choose-reward = belohnung
word-hoplite = armee, hoplit
word-trireme = flotte, trireme
name-land = Land
name-sea = See

## Commands, their parameters, scenarios and variants

command = sparta
    .description = Deine Züge an einem Tisch von SPARTA!
command-play = spielen
    .label = Spiele
    .description = Eine Aktionskarte spielen
command-discard = abwerfen
    .label = Wirf ab
    .description = Karten abwerfen
command-envoy = gesandter
    .label = Gesandter
    .description = Einen Gesandten schicken
command-choose = wahl
    .label = Wähle
    .description = Wählen, wem eine Wirkung gilt
command-pass = passen
    .label = Passe
    .description = Nichts tun
command-done = fertig
    .label = Fertig
    .description = Nichts weiter tun
command-raid = überfall
    .label = Überfall
    .description = Überfallen und heimkehren
command-besiege = belagern
    .label = Belagern
    .description = Überfallen und belagern
command-siege = belagerung
    .label = Belagerung
    .description = Eine Belagerung fortsetzen
command-break-off = abbruch
    .label = Abbruch
    .description = Eine Belagerung abbrechen
command-deploy = einsetzen
    .label = Einsetzen
    .description = Eine Einheit einsetzen
command-demobilise = heim
    .label = Heim
    .description = Eine Einheit heimschicken
command-withdraw = abziehen
    .label = Abziehen
    .description = Eine Einheit vom Plan nehmen
command-stay = bleiben
    .label = Bleiben
    .description = Würfeln, ob eine Einheit bleibt
command-mobilise = mobilisieren
    .label = Mobilisieren
    .description = Eine Einheit mobilisieren
command-desperate = hoffnungslos
    .label = Hoffnungslos
    .description = Hoffnungslose Zeiten nutzen
command-quell = heloten
    .label = Heloten
    .description = Den Helotenaufstand beenden
command-recruit = rekrutieren
    .label = Rekrutieren
    .description = Eine Unterstützung rekrutieren
command-build = bauen
    .label = Bauen
    .description = Triremen bauen
command-recall = heimholen
    .label = Heimholen
    .description = Eine Einheit heimholen
command-card = kampfkarte
    .label = Kampfkarte
    .description = Eine Kampfkarte spielen
command-cancel = aufheben
    .label = Aufheben
    .description = Vorteile aufheben
command-swap = tauschen
    .label = Tauschen
    .description = Eine Karte tauschen
command-stand = stehend
    .label = Stehend
    .description = Eine stehende Antwort lassen
param-card = karte
    .description = Welche Karte
param-favour = gunst
    .description = Ob ihre Gunst bezahlt wird
    .question = Mit ihrer Gunst?
param-ordinary = ohne-grün
    .description = Ob die grüne Gunst bleibt
param-cards = karten
    .description = Welche Karten
param-place = ort
    .description = Wo
param-steps = schritte
    .description = Wie viele Schritte
param-what = was
    .description = Was gewählt wird
param-unit = einheit
    .description = Welche Einheit
param-commander = befehlshaber
    .description = Welcher Befehlshaber
param-support = unterstützung
    .description = Welche Unterstützung
param-advantages = vorteile
    .description = Welche Vorteile
param-own = eigene
    .description = Welche eigene Karte
param-other = andere
    .description = Welche Karte du nimmst
param-answer = antwort
    .description = Welche Antwort
param-kind = art
    .description = An Land oder auf See
scenario-pw1 = Erster Peloponnesischer Krieg
scenario-pw2 = Zweiter Peloponnesischer Krieg
scenario-tsw = Krieg Theben – Sparta
scenario-cle = Kleomenäischer Krieg
scenario-wars = Kampagne: Die Peloponnesischen Kriege
scenario-grand = Die große Kampagne
region-map = Landkarte
region-hellas = Hellas
region-west = Westen
region-north-west = Nordwesten
region-north = Norden
region-east = Osten
region-powers = Mächte

## Verbs of cards, as they are called in posts

verb-envoy = Gesandter
verb-influence = Einfluss
verb-talents = Talente
verb-favour = Gunst
verb-army = Armeestärke
verb-fleet = Flottenstärke
verb-battle-cards = Kampfkarten
verb-support = Unterstützung
verb-mobilise = Mobilisierung
verb-siege-hit = belagerte Stadt
verb-siege-roll = Belagerung
verb-relocate = Verlegung
verb-raid-marker = Überfall-Marker
verb-territory = Gebiet
verb-megalopolis = Megalopolis
verb-marker = Marker
verb-commander = feindlicher Befehlshaber
verb-demobilise = mobilisierte Einheit
verb-pay = Preis
verb-choose = Wahl
verb-cond = Bedingung
verb-per = Anzahl
verb-reward-now = sofortige Belohnung
verb-discard-action = Abwerfen
verb-hand-swap = Tausch
verb-strength = Kampfstärke
verb-cancel = Aufheben
verb-double-home = Heimatland
verb-win-ties = Gleichstand
verb-own-loss = eigener Verlust
verb-enemy-loss = feindlicher Verlust
verb-both-loss = beide Verluste
verb-sacrifice = Opfer
verb-place-influence = Einfluss
verb-fate = Schicksal
verb-discard-enemy = feindliche Kampfkarte
verb-peek = Einblick
verb-counter = Abwehr
verb-spoils = Beute
verb-tax = Abgabe

## What cards do, verb by verb

rules-then = { FIRSTTHEN($texts) }
rules-step = { "; dann " }
rules-removed = Nach dem Spielen aus dem Spiel.
rules-favour-instead = Für { FAVOURS($favours) } stattdessen: { $text }
rules-favour-add = Für { FAVOURS($favours) } außerdem: { $text }
rules-actor = { NAME($power) } führt sie aus.
rules-actor-controller = Wer { NAME($place) } kontrolliert, führt sie aus, sonst wer sie spielt.
rules-actor-marker = Wer { NAME($place) } hält, führt sie aus, sonst wer sie spielt.
rules-who = { $who }: { $text }
rules-opponent = Gegner
rules-player = Spieler
rules-no-ability = Keine Fähigkeit
rules-envoy =
    { $contested ->
        [yes] { $distinct ->
            [space] { $size ->
                [minor] { $count ->
                    [one] ein unbedeutender Gesandter: { $where } (auch umkämpft; verschiedene Orte)
                   *[other] { $count } unbedeutende Gesandte: { $where } (auch umkämpft; verschiedene Orte)
                }
               *[major] { $count ->
                    [one] ein bedeutender Gesandter: { $where } (auch umkämpft; verschiedene Orte)
                   *[other] { $count } bedeutende Gesandte: { $where } (auch umkämpft; verschiedene Orte)
                }
            }
            [region] { $size ->
                [minor] { $count ->
                    [one] ein unbedeutender Gesandter: { $where } (auch umkämpft; verschiedene Regionen)
                   *[other] { $count } unbedeutende Gesandte: { $where } (auch umkämpft; verschiedene Regionen)
                }
               *[major] { $count ->
                    [one] ein bedeutender Gesandter: { $where } (auch umkämpft; verschiedene Regionen)
                   *[other] { $count } bedeutende Gesandte: { $where } (auch umkämpft; verschiedene Regionen)
                }
            }
           *[none] { $size ->
                [minor] { $count ->
                    [one] ein unbedeutender Gesandter: { $where } (auch umkämpft)
                   *[other] { $count } unbedeutende Gesandte: { $where } (auch umkämpft)
                }
               *[major] { $count ->
                    [one] ein bedeutender Gesandter: { $where } (auch umkämpft)
                   *[other] { $count } bedeutende Gesandte: { $where } (auch umkämpft)
                }
            }
        }
       *[no] { $distinct ->
            [space] { $size ->
                [minor] { $count ->
                    [one] ein unbedeutender Gesandter: { $where } (verschiedene Orte)
                   *[other] { $count } unbedeutende Gesandte: { $where } (verschiedene Orte)
                }
               *[major] { $count ->
                    [one] ein bedeutender Gesandter: { $where } (verschiedene Orte)
                   *[other] { $count } bedeutende Gesandte: { $where } (verschiedene Orte)
                }
            }
            [region] { $size ->
                [minor] { $count ->
                    [one] ein unbedeutender Gesandter: { $where } (verschiedene Regionen)
                   *[other] { $count } unbedeutende Gesandte: { $where } (verschiedene Regionen)
                }
               *[major] { $count ->
                    [one] ein bedeutender Gesandter: { $where } (verschiedene Regionen)
                   *[other] { $count } bedeutende Gesandte: { $where } (verschiedene Regionen)
                }
            }
           *[none] { $size ->
                [minor] { $count ->
                    [one] ein unbedeutender Gesandter: { $where }
                   *[other] { $count } unbedeutende Gesandte: { $where }
                }
               *[major] { $count ->
                    [one] ein bedeutender Gesandter: { $where }
                   *[other] { $count } bedeutende Gesandte: { $where }
                }
            }
        }
    }
rules-envoy-remove =
    { $size ->
        [minor] { $count ->
            [one] 1 feindlichen Einfluss entfernen: { $where }
           *[other] je 1 feindlichen Einfluss an { $count } Orten entfernen: { $where }
        }
       *[major] { $count ->
            [one] bis zu 2 feindlichen Einfluss entfernen: { $where }
           *[other] je bis zu 2 feindlichen Einfluss an { $count } Orten entfernen: { $where }
        }
    }
rules-influence = { SIGNED($n) } Einfluss: { NAME($space) }
rules-talents =
    { $n ->
        [one] { SIGNED($n) } Talent
       *[other] { SIGNED($n) } Talente
    }
rules-favour = { SIGNED($n) } Gunst
rules-army = { SIGNED($n) } Armeestärke
rules-fleet = { SIGNED($n) } Flottenstärke
rules-battle-cards =
    { $n ->
        [one] { SIGNED($n) } Kampfkarte
       *[other] { SIGNED($n) } Kampfkarten
    }
rules-support-promote = eine Unterstützung wird Veteran: { $what }
rules-support-reduce = eine Unterstützung reduzieren: { $what }
rules-support-rebuild = eine verlorene Unterstützung wieder aufbauen: { $what }
rules-support-hire =
    { $veteran ->
        [yes] als Veteran anwerben: { $what }
       *[no] anwerben: { $what }
    }
rules-any-any = beliebig
rules-any-land = Elite, Peltasten oder Reiterei
rules-any-elite = Elite
rules-any-peltast = Peltasten
rules-any-cavalry = Reiterei
rules-any-fleet = verbündete Flotte
rules-mobilise =
    { $deploy ->
        [later] mobilisieren ({ PRICE($cost) }): { NAME($unit) }
        [now] { $anywhere ->
            [yes] mobilisieren und sofort einsetzen ({ PRICE($cost) }): { NAME($unit) }
           *[no] mobilisieren und sofort einsetzen ({ PRICE($cost) }): { NAME($unit) } → { $to }
        }
       *[fight] { $anywhere ->
            [yes] mobilisieren und sofort kämpfen ({ PRICE($cost) }): { NAME($unit) }
           *[no] mobilisieren und sofort kämpfen ({ PRICE($cost) }): { NAME($unit) } → { $to }
        }
    }
rules-siege-hit = bis zu { $n } feindlichen Einfluss in einer belagerten Stadt entfernen
rules-siege-roll = sofort eine freie Belagerungsaktion mit { SIGNED($bonus) } Würfel
rules-relocate = eine Einheit auf dem Plan verlegen: { NAME($unit) }
rules-raid-marker = einen Überfall-Marker entfernen: { $where }
rules-territory = ein fehlendes Gebiet gründen und kontrollieren
rules-megalopolis = Mantineia wird Megapolis mit Autonomie 3
rules-marker-put = den Marker auslegen: { NAME($key) }
rules-marker-remove = den Marker entfernen: { NAME($key) }
rules-commander-exhaust = einen namentlichen feindlichen Befehlshaber erschöpfen: { LIST($states) }
rules-commander-trial = einen namentlichen feindlichen Befehlshaber ({ LIST($states) }) anklagen: Fehlschlag entfernt ihn, Leerseite macht ihn regulär und erschöpft
rules-state-ready = bereit
rules-state-exhausted = erschöpft
rules-state-mobilised = mobilisiert
rules-demobilise = eine mobilisierte Einheit kehrt heim
rules-pay =
    { $favour ->
        [0] { TALENTS($talents) } zahlen
       *[other] { FAVOURS($favour) } zahlen
    }
rules-choose-actor = wähle: { PARTS($texts) }
rules-choose-opponent = der Gegner wählt: { PARTS($texts) }
rules-cond =
    { $other ->
        [none] { $condition }: { $text }
       *[other] { $condition }: { $text }; sonst: { $other }
    }
rules-test-holds = wenn du { NAME($place) } hältst
rules-test-controls = wenn du { NAME($place) } kontrollierst
rules-test-has-siege = wenn du eine Stadt belagerst
rules-per = für jede kontrollierte Megapolis: { $text }
rules-reward-now = ist der Verbündete jetzt dein, nimm Plättchen und Belohnung sofort
rules-discard-action = du darfst Aktionskarten abwerfen, höchstens { $n }
rules-hand-swap = sieh { CARDS($n) } der feindlichen Hand; du darfst eine gegen eine eigene tauschen
rules-strength = { SIGNED($n) } Kampfstärke
rules-cancel = feindliche Vorteile aufheben, höchstens { $n }: { EITHER($names) }
rules-any-advantage = beliebige
rules-double-home = dein Heimatland-Vorteil zählt 2
rules-win-ties = du gewinnst bei Gleichstand
rules-own-loss = { SIGNED($n) } eigener Verlust
rules-enemy-loss =
    { $only_if_win ->
        [yes] { SIGNED($n) } feindlicher Verlust, wenn du gewinnst
       *[no] { SIGNED($n) } feindlicher Verlust
    }
rules-both-loss = { SIGNED($n) } Verlust für beide
rules-sacrifice-influence = einen eigenen Einfluss in der Region der Schlacht aufgeben
rules-sacrifice-support = eine eigene Unterstützung reduzieren: { NAME($kind) }
rules-place-influence = einen Einfluss in eine neutrale oder eigene Stadt der Region setzen
rules-fate-safe = dein Befehlshaber kann nicht fallen
rules-fate-risk = dein Befehlshaber nimmt den schlechteren von zwei Schicksalswürfeln
rules-discard-enemy = der Gegner wirft zufällig { BATTLECARDS($n) } ab
rules-peek = sieh die feindlichen Kampfkarten an
rules-counter = die nächste Kampfkarte des Gegners bleibt ohne Wirkung
rules-spoils = wenn du gewinnst: { $text }
rules-tax = der Gegner zahlt { TALENTS($n) }, oder { SIGNED($strength) } Kampfstärke
rules-siege-dice =
    { $first_roll_only ->
        [yes] { SIGNED($n) } Würfel bei der ersten Aktion einer Belagerung, die er begann
       *[no] { $eliminate_on_failure ->
            [yes] { SIGNED($n) } Würfel bei seinen Belagerungen; ein Fehlschlag darauf entfernt ihn
           *[no] { SIGNED($n) } Würfel bei seinen Belagerungen
        }
    }
rules-siege-safe = Fehlschläge bei seinen Belagerungen kosten keine Armeestärke
rules-siege-abort-safe = er bricht Belagerungen ohne Würfel ab
rules-raid-talents = { SIGNED($n) } { $n ->
    [one] Talent
   *[other] Talente
} { $unit ->
    [hoplite] für seine Überfälle zu Land
    [trireme] für seine Überfälle von See
   *[either] für seine Überfälle
}
rules-mobilise-discount = Mobilisieren unter ihm kostet { TALENTS($n) } weniger
rules-battle-draw = zieht zu Beginn seiner Schlachten { BATTLECARDS($n) }
rules-battle-strength =
    { $kind ->
        [land] { $when ->
            [attacker] { SIGNED($n) } an Land, wenn er angreift
            [smaller] { SIGNED($n) } an Land mit der kleineren Armee
            [with-elite] { SIGNED($n) } an Land mit dem Elite-Vorteil
            [with-cavalry] { SIGNED($n) } an Land mit dem Reiterei-Vorteil
           *[always] { SIGNED($n) } an Land
        }
       *[sea] { $when ->
            [attacker] { SIGNED($n) } auf See, wenn er angreift
            [smaller] { SIGNED($n) } auf See mit der kleineren Armee
            [with-elite] { SIGNED($n) } auf See mit dem Elite-Vorteil
            [with-cavalry] { SIGNED($n) } auf See mit dem Reiterei-Vorteil
           *[always] { SIGNED($n) } auf See
        }
    }
rules-weight = eigene Unterstützungen zählen { $x }-fach: { NAME($kind) }
rules-protect = dieser Vorteil kann nicht aufgehoben werden: { NAME($advantage) }
rules-ignore =
    { $kind ->
        [land] an Land zählt der Gegner nicht: { NAME($advantage) }
       *[sea] auf See zählt der Gegner nicht: { NAME($advantage) }
    }
rules-loss =
    { $kind ->
        [land] { SIGNED($n) } eigener Verlust an Land
       *[sea] { SIGNED($n) } eigener Verlust auf See
    }
rules-wins-ties = gewinnt bei Gleichstand
rules-after-win =
    { $kind ->
        [land] nach einer gewonnenen Landschlacht: { $text }
       *[sea] nach einer gewonnenen Seeschlacht: { $text }
    }
rules-on-exhausted = wenn erschöpft: { $text }
rules-any-ally = ein beliebiger Verbündeter
rules-any-city = eine beliebige Stadt
rules-limited = { $base } ({ LIST($texts) })
rules-size = Autonomie { EITHER($sizes) }
rules-owner-own = mit eigenem Einfluss
rules-owner-partial-own = teilweise eigen
rules-owner-enemy = mit feindlichem Einfluss
rules-owner-neutral = neutral
rules-owner-not-enemy = neutral oder eigen
rules-harbour = Hafen
rules-own-marker = in einer Region, deren Plättchen du hältst
rules-not-capital = nicht die feindliche Hauptstadt
rules-free = kostenlos
rules-between = { "; " }
name-either = Armee oder Flotte

## Rückblick

statistic-battles = Die meisten Schlachten gewonnen: { NAMES($who) } ({ $number })
statistic-sieges = Die meisten Belagerungen begonnen: { NAMES($who) } ({ $number })
statistic-raids = Die meisten Überfälle: { NAMES($who) } ({ $number })
statistic-fallen = Die meisten Befehlshaber gefallen: { NAMES($who) } ({ $number })

## Befehle im Voraus: unter welcher Bedingung, und dass sie nicht erfüllt ist

condition-controlled = wenn du { NAME($place) } noch kontrollierst
unmet-controlled = Du kontrollierst { NAME($place) } nicht mehr.
condition-no-battle = außer wenn es { NAME($place, case: "in") } eine Schlacht gab
unmet-no-battle = Es gab { NAME($place, case: "in") } eine Schlacht.
condition-battle-fought = wenn es { NAME($place, case: "in") } eine Schlacht gab
unmet-battle-fought = Es gab { NAME($place, case: "in") } keine Schlacht.
condition-as-now = wenn sich { NAME($part, case: "in") } nichts geändert hat
unmet-as-now = Es hat sich { NAME($part, case: "in") } etwas geändert.
