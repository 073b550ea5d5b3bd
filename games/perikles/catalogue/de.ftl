### Perikles auf Deutsch.

## Namen. „at“ sagt, wo etwas geschieht.

name-athens = Athen
    .at = in Athen
name-sparta = Sparta
    .at = in Sparta
name-argos = Argos
    .at = in Argos
name-corinth = Korinth
    .at = in Korinth
name-thebes = Theben
    .at = in Theben
name-megara = Megara
    .at = in Megara
name-persia = Persien
    .at = in Persien

name-acarnania = Akarnanien
    .at = in Akarnanien
name-amphipolis = Amphipolis
    .at = bei Amphipolis
name-attica = Attika
    .at = in Attika
name-lesbos = Lesbos
    .at = auf Lesbos
name-naupactus = Naupaktos
    .at = bei Naupaktos
name-plataea = Plataiai
    .at = bei Plataiai
name-potidea = Potidaia
    .at = bei Potidaia
name-cephallenia = Kephallenia
    .at = auf Kephallenia
name-cythera = Kythera
    .at = auf Kythera
name-epidaurus = Epidauros
    .at = bei Epidauros
name-melos = Melos
    .at = auf Melos
name-pylos = Pylos
    .at = bei Pylos
name-sicily = Sizilien
    .at = auf Sizilien
name-spartolus = Spartolos
    .at = bei Spartolos
name-megara-town = Megara
    .at = bei Megara
name-mantinea = Mantineia
    .at = bei Mantineia
name-aetolia = Ätolien
    .at = in Ätolien
name-delium = Delion
    .at = bei Delion
name-corcyra = Korkyra
    .at = auf Korkyra
name-leucas = Leukas
    .at = auf Leukas
name-solygeia = Solygeia
    .at = bei Solygeia

name-perikles = Perikles
name-alkibiades = Alkibiades
name-plague = Pest
name-slave-revolt = Sklavenaufstand
name-brasidas = Brasidas
name-phormio = Phormio
name-thessalian-allies = Thessalische Verbündete
name-persian-fleet = Persische Flotte

# Gattungen, Seiten und wo ein Kampf ist: Hopliten kämpfen an einem Ort, Trieren vor ihm.
name-hoplite = Hoplit
    .several = Hopliten
    .accusative = einen Hopliten
    .dative = einem Hopliten
    .none = keinen Hopliten
    .weakest = Schwächsten Hopliten
    .combat = Hoplitenkampf
name-trireme = Triere
    .several = Trieren
    .accusative = eine Triere
    .dative = einer Triere
    .none = keine Triere
    .weakest = Schwächste Triere
    .combat = Trierenkampf
name-attack = Angriff auf
    .start = Der Angreifer
    .of = den Angriff auf
    .doing = angreifende
    .wins = erobert
    .win = erobern
name-defence = Verteidigung von
    .start = Der Verteidiger
    .of = die Verteidigung von
    .doing = verteidigende
    .wins = hält
    .win = halten
there-hoplite = { NAME($place, case: "at") }
there-trireme = vor { NAME($place) }

# Ein Einflussplättchen.
tile =
    { $symbol ->
        [candidate] { $city ->
            [any] beliebige Stadt { $shards } mit Kandidat
           *[other] { NAME($city) } { $shards } mit Kandidat
        }
        [assassin] { $city ->
            [any] beliebige Stadt { $shards } mit Attentäter
           *[other] { NAME($city) } { $shards } mit Attentäter
        }
       *[none] { $city ->
            [any] beliebige Stadt { $shards }
           *[other] { NAME($city) } { $shards }
        }
    }

# Truppen einer Stadt und einer Gattung mit ihren Stärken.
counters-of =
    { $count ->
        [one] { NAME($arm) } { $strengths } aus { NAME($city) }
       *[other] { NAME($arm, case: "several") } { $strengths } aus { NAME($city) }
    }

## Vorbereitung und Phase 1

start-seat-drawn = Das Los bestimmt { SEAT($seat) } zum Startspieler.
special-dealt = Dein Sonderplättchen ist „{ NAME($tile) }“.
marker-placed = { SEAT($seat) } setzt einen Marker { NAME($city, case: "at") } ein.
round-begun = Runde { $round } beginnt. Gekämpft wird um { NAMES($places) }. { SEAT($start) } nimmt das erste Plättchen; es liegen aus: { TILES($tiles) }.

## Phase 2

tile-taken =
    { $markers ->
        [0] { SEAT($seat) } nimmt „{ TILE($tile) }“, hat aber keinen Marker mehr für { NAME($city) }.
        [one] { SEAT($seat) } nimmt „{ TILE($tile) }“ und setzt einen Marker { NAME($city, case: "at") } ein.
       *[other] { SEAT($seat) } nimmt „{ TILE($tile) }“ und setzt { $markers } Marker { NAME($city, case: "at") } ein.
    }
marker-assassinated =
    { SAME($seat, $owner) ->
        [yes] { SEAT($seat) } entfernt mit dem Attentäter { NAME($city, case: "at") } einen eigenen Marker.
       *[no] { SEAT($seat) } entfernt mit dem Attentäter { NAME($city, case: "at") } einen Marker von { SEAT($owner) }.
    }
candidate-assassinated =
    { SAME($seat, $owner) ->
        [yes] { SEAT($seat) } beseitigt mit dem Attentäter { NAME($city, case: "at") } den eigenen Kandidaten.
       *[no] { SEAT($seat) } beseitigt mit dem Attentäter { NAME($city, case: "at") } den Kandidaten von { SEAT($owner) }.
    }
beta-moved-up = { SEAT($owner) } rückt { NAME($city, case: "at") } auf den ersten Kandidatenplatz vor.
offer-refilled = Neu in der Auslage: „{ TILE($tile) }“.

## Phase 3

candidate-proposed =
    { $spot ->
        [alpha] { SAME($seat, $owner) ->
            [yes] { SEAT($seat) } schlägt sich { NAME($city, case: "at") } selbst für den ersten Kandidatenplatz vor.
           *[no] { SEAT($seat) } schlägt { NAME($city, case: "at") } { SEAT($owner) } für den ersten Kandidatenplatz vor.
        }
       *[beta] { SAME($seat, $owner) ->
            [yes] { SEAT($seat) } schlägt sich { NAME($city, case: "at") } selbst für den zweiten Kandidatenplatz vor.
           *[no] { SEAT($seat) } schlägt { NAME($city, case: "at") } { SEAT($owner) } für den zweiten Kandidatenplatz vor.
        }
    }
proposal-lapsed = { SEAT($seat) } kann nirgends jemanden vorschlagen; die Kandidatenaktion verfällt.

## Phase 4

leader-elected =
    { $tied ->
        [yes] { $removed ->
            [0] { SEAT($seat) } und { SEAT($rival) } liegen { NAME($city, case: "at") } gleichauf; die frühere Kandidatur entscheidet: { SEAT($seat) } führt die Stadt an und nimmt keinen Marker zurück.
            [one] { SEAT($seat) } und { SEAT($rival) } liegen { NAME($city, case: "at") } gleichauf; die frühere Kandidatur entscheidet: { SEAT($seat) } führt die Stadt an und nimmt einen Marker zurück.
           *[other] { SEAT($seat) } und { SEAT($rival) } liegen { NAME($city, case: "at") } gleichauf; die frühere Kandidatur entscheidet: { SEAT($seat) } führt die Stadt an und nimmt { $removed } Marker zurück.
        }
       *[no] { $removed ->
            [0] { SEAT($seat) } setzt sich { NAME($city, case: "at") } gegen { SEAT($rival) } durch, führt die Stadt an und nimmt keinen Marker zurück.
            [one] { SEAT($seat) } setzt sich { NAME($city, case: "at") } gegen { SEAT($rival) } durch, führt die Stadt an und nimmt einen Marker zurück.
           *[other] { SEAT($seat) } setzt sich { NAME($city, case: "at") } gegen { SEAT($rival) } durch, führt die Stadt an und nimmt { $removed } Marker zurück.
        }
    }
leader-unopposed = { SEAT($seat) } führt { NAME($city) } ohne Gegenkandidaten an.
no-leader = { NAME($city) } hat keine Kandidaten und bleibt in dieser Runde ohne Anführer.

## Phase 5

persians-commanded =
    { COUNT($seats) ->
        [one] { SEATS($seats) } führt keine Stadt an und befehligt die Perser.
       *[other] { SEATS($seats) } führen keine Stadt an und befehligen gemeinsam die Perser.
    }
first-named =
    { SAME($seat, $first) ->
        [yes] { SEAT($seat) } beginnt selbst mit dem Truppeneinsatz.
       *[no] { SEAT($seat) } bestimmt, dass { SEAT($first) } mit dem Truppeneinsatz beginnt.
    }
counter-recovered = { SEAT($seat) } holt für { NAME($city) } { NAME($arm, case: "accusative") } der Stärke { $strength } zurück.
tile-spent = { SEAT($seat) } gibt „{ TILE($tile) }“ ab.
counter-sent =
    { $main ->
        [yes] { $side ->
            [attack] { SEAT($seat) } greift { NAME($place) } mit { NAME($arm, case: "dative") } aus { NAME($city) } an (Hauptangreifer).
           *[defence] { SEAT($seat) } verteidigt { NAME($place) } mit { NAME($arm, case: "dative") } aus { NAME($city) } (Hauptverteidiger).
        }
       *[no] { SEAT($seat) } unterstützt { NAME($side, case: "of") } { NAME($place) } mit { NAME($arm, case: "dative") } aus { NAME($city) }.
    }
own-counter-sent = Nach { NAME($place) } geschickt: { NAME($arm) } aus { NAME($city) }, Stärke { $strength }.
marker-paid = { SEAT($seat) } gibt einen Marker { NAME($city, case: "at") } ab, um bis zu zwei weitere Truppen aus { NAME($force) } einzusetzen.
war-begun = { NAME($city) } ist nun im Krieg mit { NAME($enemy) }.
alliance-made = { NAME($city) } ist nun mit { NAME($ally) } verbündet.
permission-asked = { SEAT($seat) } bittet { SEAT($leader) } um Erlaubnis, { NAME($place) } mit Truppen aus { NAME($city) } zu verteidigen.
permission-granted = { SEAT($leader) } erlaubt { SEAT($seat) }, { NAME($place) } mit Truppen aus { NAME($city) } zu verteidigen.
permission-refused = { SEAT($leader) } erlaubt { SEAT($seat) } nicht, { NAME($place) } mit Truppen aus { NAME($city) } zu verteidigen.
nothing-sent =
    { $forced ->
        [yes] { SEAT($seat) } hat nichts einzusetzen.
       *[no] { SEAT($seat) } setzt keine Truppen ein.
    }
nothing-sent-by =
    { $forced ->
        [yes] { SEATS($seats) } haben nichts einzusetzen.
       *[no] { SEATS($seats) } setzen keine Truppen ein.
    }
nothing-commit-forces = Keine einsetzen
tiles-come-first =
    { COUNT($seats) ->
        [one] Nur { SEATS($seats) } hat Plättchen mit zwei Tonscherben und ist zuerst dran.
       *[other] Nur { SEATS($seats) } haben Plättchen mit zwei Tonscherben; sie sind zuerst dran.
    }
counters-sent = { SEAT($seat) } setzt ein: { LIST($sent) }.
sent-one =
    { $count ->
        [one] { NAME($arm, case: "accusative") } aus { NAME($city) } ({ NAME($side) } { NAME($place) })
       *[other] { $count } { NAME($arm, case: "several") } aus { NAME($city) } ({ NAME($side) } { NAME($place) })
    }
wars-begun = Krieg: { LIST($pairs) }.
alliances-made = Bündnis: { LIST($pairs) }.
markers-placed = Zusätzliche Marker: { LIST($placed) }.
placed-one = { SEAT($seat) } { NAME($city, case: "at") }
candidates-proposed = Kandidaten: { LIST($proposed) }.
proposed-one =
    { SAME($seat, $owner) ->
        [yes] { SEAT($owner) } { NAME($city, case: "at") } ({ $spot ->
            [alpha] α
           *[beta] β
        })
       *[no] { SEAT($owner) } { NAME($city, case: "at") } ({ $spot ->
            [alpha] α
           *[beta] β
        }, durch { SEAT($seat) })
    }
leaders-elected = Anführer: { LIST($leaders) }.
leader-of = { NAME($city) } { SEAT($seat) }
leader-of-over = { NAME($city) } { SEAT($seat) } vor { SEAT($rival) }
leader-of-tied = { NAME($city) } { SEAT($seat) } (gleichauf mit { SEAT($rival) }, aber früher Kandidat)
leader-of-none = { NAME($city) } niemand
report-battle = { NAME($place) }, Runde { $round }
report-combat = { NAME($arm, case: "several") } { $attack } : { $defence }, nötig { $attacker_needs } und { $defender_needs }, gewürfelt { $rolled }
report-unopposed = { NAME($arm, case: "several") } ohne Gegenwehr
report-conquests =
    { COUNT($places) ->
        [0] Kein Ort wird erobert.
       *[other] Erobert: { LIST($places) }.
    }
report-defeats = Besiegt: { LIST($cities) }.
merits = Marker { $markers }, Orte { $places }, Statuen { $statues }

## Phase 6

place-deserted = Um { NAME($place) } kämpft niemand; das Plättchen ist aus dem Spiel.
place-not-attacked = { NAME($place) } wird nicht angegriffen; das Plättchen ist aus dem Spiel.
defender-rewarded =
    { $markers ->
        [0] { SEAT($seat) } dürfte zum Lohn Marker { NAME($city, case: "at") } einsetzen, hat aber keine mehr.
        [one] { SEAT($seat) } setzt zum Lohn für die Verteidigung einen Marker { NAME($city, case: "at") } ein.
       *[other] { SEAT($seat) } setzt zum Lohn für die Verteidigung { $markers } Marker { NAME($city, case: "at") } ein.
    }
counters-turned-up = { NAME($side) } { NAME($place) }: { COUNTERS($counters) }.
round-skipped = Es treffen { THERE($arm, $place) } keine { NAME($arm, case: "several") } aufeinander; der { NAME($arm, case: "combat") } entfällt.
round-won-unopposed = { NAME($side, case: "start") } gewinnt den { NAME($arm, case: "combat") } { THERE($arm, $place) } ohne Gegenwehr.
combat-joined = { NAME($arm, case: "combat") } { THERE($arm, $place) }: Angriff { $attack } gegen Verteidigung { $defence }, Spalte { $odds }. Der Angreifer braucht { $attacker_needs }, der Verteidiger { $defender_needs }; Kampfmarker { $attacker_tokens }–{ $defender_tokens }.
dice-rolled =
    { $attacker_tokens ->
        [2] { $defender_tokens ->
            [2] Der Angreifer würfelt { $attacker }, der Verteidiger { $defender }; bei je zwei Kampfmarkern entscheidet der erste Wurf, der nur einer Seite gelingt.
           *[other] Der Angreifer würfelt { $attacker }, der Verteidiger { $defender }; Kampfmarker { $attacker_tokens }–{ $defender_tokens }.
        }
       *[other] Der Angreifer würfelt { $attacker }, der Verteidiger { $defender }; Kampfmarker { $attacker_tokens }–{ $defender_tokens }.
    }
combat-won = { NAME($side, case: "start") } gewinnt den { NAME($arm, case: "combat") } { THERE($arm, $place) }.
combat-fought = { NAME($arm, case: "combat") } { THERE($arm, $place) }, { $attack } gegen { $defence }, Spalte { $odds }; nötig { $attacker_needs } und { $defender_needs }, Kampfmarker { $attacker_tokens }–{ $defender_tokens }. Gewürfelt: { $rolled }. { NAME($side, case: "start") } { $tied ->
        [yes] hat bei je zwei Kampfmarkern als Erster allein Erfolg und gewinnt.
       *[no] gewinnt.
    }
counter-lost =
    { $chooser ->
        [none] { NAME($side, case: "start") } verliert { NAME($arm, case: "accusative") } der Stärke { $strength } aus { NAME($city) }.
       *[other] { NAME($side, case: "start") } verliert { NAME($arm, case: "accusative") } der Stärke { $strength } aus { NAME($city) }, wie { SEAT($chooser) } bestimmt.
    }
persians-spared = { NAME($side, case: "start") } müsste { NAME($arm, case: "accusative") } der Stärke { $strength } aus Persien abgeben, doch Perser kehren nur heim.
place-won =
    { $points ->
        [one] { SEAT($seat) } { NAME($side, case: "wins") } { NAME($place) } und gewinnt einen Siegpunkt.
       *[other] { SEAT($seat) } { NAME($side, case: "wins") } { NAME($place) } und gewinnt { $points } Siegpunkte.
    }
persians-won =
    { COUNT($seats) ->
        [one] Die Perser { NAME($side, case: "win") } { NAME($place) }; Siegpunkte für { SEATS($seats) } als Befehlshaber: { $points }.
       *[other] Die Perser { NAME($side, case: "win") } { NAME($place) }; Siegpunkte für alle, die sie befehligen ({ SEATS($seats) }): je { $points }.
    }
militia-held = Die Miliz hält { NAME($place) } ganz allein; das Plättchen ist aus dem Spiel.
place-undecided = Zum letzten Kampf um { NAME($place) } tritt niemand mehr an; das Plättchen ist aus dem Spiel.
city-defeated =
    { $value ->
        [0] { NAME($city) } erleidet Niederlage Nummer { $defeats }; Statuen dort sind jetzt wertlos.
        [one] { NAME($city) } erleidet Niederlage Nummer { $defeats }; jede Statue dort ist jetzt einen Siegpunkt wert.
       *[other] { NAME($city) } erleidet Niederlage Nummer { $defeats }; jede Statue dort ist jetzt { $value } Siegpunkte wert.
    }

## Phase 7 und Spielende

statue-raised = { NAME($city) } errichtet eine Statue zu Ehren von { SEAT($seat) }.
statue-raised-to = { NAME($city) } für { SEAT($seat) }
statues-raised = Statuen werden errichtet: { LIST($statues) }.
ended-early = Niederlagen von { NAME($city) }: { $defeats }. Das Spiel endet vorzeitig.
scored = { SEAT($seat) }: { $markers } für Marker, { $places } für Orte, { $statues } für Statuen, zusammen { $points }.
game-won =
    { COUNT($seats) ->
        [one] { SEATS($seats) } gewinnt das Spiel.
       *[other] { SEATS($seats) } teilen sich den Sieg.
    }

## Sonderplättchen

special-played = { SEAT($seat) } spielt das Sonderplättchen „{ NAME($tile) }“.
markers-added =
    { $markers ->
        [0] { SEAT($seat) } hat keinen Marker mehr für { NAME($city) }.
        [one] { SEAT($seat) } setzt einen Marker { NAME($city, case: "at") } ein.
       *[other] { SEAT($seat) } setzt { $markers } Marker { NAME($city, case: "at") } ein.
    }
plague-struck =
    { $markers ->
        [0] Die Pest sucht { NAME($city) } heim, doch niemand hat dort genug Marker, um welche zu verlieren.
        [one] { SEAT($owner) } verliert { NAME($city, case: "at") } einen Marker.
       *[other] { SEAT($owner) } verliert { NAME($city, case: "at") } { $markers } Marker.
    }
marker-moved = Ein Marker von { SEAT($owner) } wandert von { NAME($city) } nach { NAME($to) }.
slaves-revolted =
    { $place ->
        [none] Die Sklaven erheben sich: Ein Hoplit der Stärke { $strength } kehrt von der Hand des Anführers nach Sparta zurück.
       *[other] Die Sklaven erheben sich: Ein Hoplit der Stärke { $strength } kehrt vom Kampf um { NAME($place) } nach Sparta zurück.
    }
forces-doubled = { NAME($arm, case: "several") } aus { NAME($city) } zählen im { NAME($arm, case: "combat") } { THERE($arm, $place) } doppelt.
token-granted = { NAME($side, case: "start") } erhält im Kampf um { NAME($place) } vorab einen Kampfmarker.
quiet-kept =
    { $until ->
        [none] Du wirst wieder nach deinem Sonderplättchen gefragt.
        [phase] In dieser Phase wirst du nicht mehr nach deinem Sonderplättchen gefragt.
       *[other] Bis zum Kampf um { NAME($until) } wirst du nicht mehr nach deinem Sonderplättchen gefragt.
    }

## Fragen

question-place-extra-marker =
    { $left ->
        [one] In welche Stadt setzt du deinen letzten zusätzlichen Marker?
       *[other] In welche Stadt setzt du einen zusätzlichen Marker? Du hast noch { $left }.
    }
asked-place-extra-marker = setze einen zusätzlichen Marker ein.
begins-influence =
    { $round ->
        [1] Alle haben ein Sonderplättchen bekommen, das sonst niemand sieht. Nun werden reihum Einflussplättchen genommen.
       *[other] Reihum werden Einflussplättchen genommen.
    }
begins-candidates = Reihum werden Kandidaten vorgeschlagen, zwei für jede Stadt; dann werden die Anführer gewählt.
begins-forces = Reihum werden die Einflussplättchen ausgegeben, um verdeckt Truppen an die Kampforte zu schicken.
begins-battles = Um die Orte wird gekämpft, einen nach dem anderen.
asked-take-tile = nimm ein Einflussplättchen.
asked-propose-candidate = schlag einen Kandidaten vor.
asked-name-first = wer setzt zuerst Truppen ein?
asked-recover-counter = hol eine verlorene Truppe für { NAME($city) } zurück.
asked-commit-forces =
    { $left ->
        [0] zahle für weitere Truppen oder beende den Zug.
        [one] setze eine Truppe ein oder keine.
       *[other] setze bis zu { $left } Truppen ein.
    }
asked-choose-loss = wer verliert { THERE($arm, $place) } { NAME($arm, case: "accusative") }?
asked-answer-request = darf { SEAT($asker) } { NAME($place) } mit { NAME($city) } verteidigen?
asked-alkibiades-marker = welche Marker bringt Alkibiades nach { NAME($to) }?
asked-in-private-before-combat = { NAME($arm, case: "combat") } { THERE($arm, $place) }, { $attack } : { $defence }; Sonderplättchen?
question-take-tile = Welches Einflussplättchen nimmst du?
question-end-influence-turn = Du hast „{ TILE($tile) }“ genommen. Beendest du deinen Zug oder spielst du dein Sonderplättchen?
question-end-influence-turn-unfit = Du hast „{ TILE($tile) }“ genommen. Dein Sonderplättchen lässt sich jetzt nicht spielen. Beendest du deinen Zug?
question-propose-candidate = Wen schlägst du in welcher Stadt als Kandidaten vor?
question-assassinate-marker = Welchen Marker entfernt dein Attentäter?
question-name-first = Wer soll mit dem Truppeneinsatz beginnen?
question-recover-counter = Holst du für { NAME($city) } einen Hopliten oder eine Triere zurück?
question-commit-forces =
    { $paid ->
        [none] { $left ->
            [0] Die Truppen für das Plättchen sind eingesetzt. Gibst du einen Marker für weitere ab oder beendest du deinen Zug?
            [one] Du darfst noch eine Truppe einsetzen. Welche, und wohin?
           *[other] Du darfst bis zu { $left } Truppen einsetzen. Welche, und wohin?
        }
       *[other] { $left ->
            [0] Alle Truppen sind eingesetzt. Beendest du deinen Zug?
            [one] Du darfst noch eine Truppe aus { NAME($paid) } einsetzen. Welche, und wohin?
           *[other] Du darfst bis zu { $left } Truppen aus { NAME($paid) } einsetzen. Welche, und wohin?
        }
    }
question-answer-request = { SEAT($asker) } möchte { NAME($place) } mit Truppen aus { NAME($city) } verteidigen. Erlaubst du das?
question-before-combat = { NAME($arm, case: "combat") } { THERE($arm, $place) }, { $attack } gegen { $defence }, Spalte { $odds }: Spielst du vorher dein Sonderplättchen?
question-before-combat-unfit = { NAME($arm, case: "combat") } { THERE($arm, $place) }, { $attack } gegen { $defence }, Spalte { $odds }. Dein Sonderplättchen lässt sich hier nicht spielen; du wirst trotzdem gefragt, damit es niemand merkt. Passt du?
question-still-before-combat = Andere überlegen noch: { NAME($arm, case: "combat") } { THERE($arm, $place) }, { $attack } gegen { $defence }, Spalte { $odds }. Du musst nichts tun; möchtest du dein Sonderplättchen doch noch spielen?
question-choose-loss = Welche { NAME($side, case: "doing") } Stadt verliert { THERE($arm, $place) } { NAME($arm, case: "accusative") }?
question-alkibiades-marker =
    { $left ->
        [one] Welchen zweiten Marker versetzt Alkibiades nach { NAME($to) }?
       *[other] Welchen Marker versetzt Alkibiades nach { NAME($to) }? Du wählst { $left }.
    }

## Aktionen, wie auf einem Knopf

action-place-marker = Marker { NAME($city, case: "at") } einsetzen
action-take =
    { $city ->
        [none] „{ TILE($tile) }“ nehmen
       *[other] „{ TILE($tile) }“ nehmen: { NAME($city) }
    }
action-propose = { SEAT($owner) } { NAME($city, case: "at") } vorschlagen
action-assassinate =
    { $candidate ->
        [yes] Kandidaten von { SEAT($owner) } { NAME($city, case: "at") } beseitigen
       *[no] Marker von { SEAT($owner) } { NAME($city, case: "at") } entfernen
    }
action-end-turn =
    { $until ->
        [phase] Zug beenden, in dieser Phase nicht mehr nach dem Sonderplättchen fragen
       *[none] Zug beenden
    }
brief-ask-permission = Bitte: { NAME($city) } schützt { NAME($place) }
brief-end-turn = Zug beenden, nicht mehr fragen
brief-pass = Passen bis { NAME($until) }
brief-pay-marker =
    { $force ->
        [persia] Perser: Marker { NAME($city, case: "at") }
       *[other] Marker { NAME($city, case: "at") } abgeben
    }
brief-play-special =
    { $target ->
        [none] Plättchen: { NAME($tile) }
        [hand] Plättchen: Aufstand, Hand Spartas
        [attack] Plättchen: { $tile ->
            [thessalian-allies] Thessalier
            [persian-fleet] Perserflotte
           *[other] { NAME($tile) }
        }, Angriff
        [defence] Plättchen: { $tile ->
            [thessalian-allies] Thessalier
            [persian-fleet] Perserflotte
           *[other] { NAME($tile) }
        }, Abwehr
       *[other] Plättchen: { $tile ->
            [slave-revolt] Aufstand
           *[other] { NAME($tile) }
        }, { NAME($target) }
    }
brief-recover = Zurück: { NAME($arm) }, { NAME($city) }
brief-send =
    { $side ->
        [attack] { NAME($city) } { LETTER($arm) }{ $strength } greift { NAME($place) } an
       *[defence] { NAME($city) } { LETTER($arm) }{ $strength } verteidigt { NAME($place) }
    }
brief-take = { TILE($tile) } nehmen: { NAME($city) }
action-name-first = { SEAT($first) } beginnt
action-recover = { NAME($arm, case: "weakest") } für { NAME($city) } zurückholen
action-send =
    { $side ->
        [attack] { NAME($arm) } { $strength } aus { NAME($city) } greift { NAME($place) } an
       *[defence] { NAME($arm) } { $strength } aus { NAME($city) } verteidigt { NAME($place) }
    }
action-pay-marker = Marker { NAME($city, case: "at") } abgeben: mehr Truppen aus { NAME($force) }
action-ask-permission = Um Erlaubnis bitten: { NAME($city) } verteidigt { NAME($place) }
action-answer-request =
    { $allow ->
        [yes] Erlauben
       *[no] Ablehnen
    }
action-pass =
    { $until ->
        [none] Passen
        [phase] Passen bis zum Ende der Phase
       *[other] Passen bis zum Kampf um { NAME($until) }
    }
action-choose-loss = { NAME($city) } trägt den Verlust
action-play-special =
    { $target ->
        [none] Sonderplättchen: { NAME($tile) }
        [hand] Sonderplättchen: { NAME($tile) }, Hand des Anführers von Sparta
        [attack] Sonderplättchen: { NAME($tile) } für den Angreifer
        [defence] Sonderplättchen: { NAME($tile) } für den Verteidiger
       *[other] { $tile ->
            [alkibiades] Sonderplättchen: Alkibiades, zwei Marker nach { NAME($target) }
           *[other] Sonderplättchen: { NAME($tile) }, { NAME($target) }
        }
    }
action-move-marker = Marker von { SEAT($owner) } aus { NAME($city) } versetzen
gathered-pass = Passen bis zu einem Kampf …
gathered-play-special = Sonderplättchen: { NAME($tile) } …

## Wann nach einem Befehl gefragt wird: gesagt von einem, der nicht gefragt ist

when-place-marker = Zusätzliche Marker setzt ihr nur in der Vorbereitung ein, reihum, jeder zwei.
when-take = Ein Plättchen nimmst du, wenn du am Zug bist, bevor Kandidaten vorgeschlagen werden.
when-propose = Einen Kandidaten schlägst du vor, gleich nachdem du ein Plättchen mit Kandidat genommen hast, und reihum, wenn alle Plättchen genommen sind.
when-assassinate = Einen Marker entfernst du, gleich nachdem du ein Plättchen mit Attentäter genommen hast.
when-end-turn = Deinen Zug beendest du, nachdem du ein Plättchen genommen hast, solange du ein Sonderplättchen hast, und beim Truppeneinsatz.
when-name-first = Wer beginnt, bestimmt vor dem Truppeneinsatz Spartas Anführer; hat Sparta keinen, der Startspieler.
when-recover = Eine Truppe holst du vor dem Truppeneinsatz zurück, für jede Stadt, die du führst und die Gefallene hat.
when-send = Truppen schickst du in dem Zug, in dem du ein Plättchen einsetzt, sobald alle Städte gewählt haben.
when-pay-marker = Einen Marker gibst du beim Truppeneinsatz ab, wenn beide Truppen des Plättchens geschickt sind; einen je Plättchen.
when-ask-permission = Um Erlaubnis bittest du beim Truppeneinsatz, um einen Ort einer Stadt zu verteidigen, die jemand anderes führt.
when-answer-request = Du wirst gefragt, wenn jemand einen Ort einer Stadt verteidigen möchte, die du führst.
when-pass = Du wirst vor jedem Kampf mit Würfeln gefragt, solange du dein Sonderplättchen nicht gespielt hast.
when-choose-loss = Du wählst, wenn eine Seite, auf der du die Hauptrolle hast, einen Kampf verliert und ihre schwächsten Truppen aus mehreren Städten kommen.
when-play-special = Jedes Sonderplättchen hat seinen Augenblick: wenn du ein Plättchen nimmst, beim Truppeneinsatz oder vor einem Kampf.
when-move-marker = Marker versetzt du, gleich nachdem du Alkibiades gespielt hast.

## Was neben einer Antwort steht

fact-points = { $points } Punkte
fact-strength = Stärke { $strength }
fact-markers = du hast dort { $markers }
fact-unopposed = { $points } Punkte; noch keine { NAME($arm, case: "several") } gegen deine
fact-face-down = { $points } Punkte; { NAME($arm, case: "several") } { $own } gegen { $other }
fact-odds = { $points } Punkte; { NAME($arm, case: "several") } { $own } gegen { $other }: du brauchst { $needs }, sie { $theirs }

## Teile von Antworten, wie sie zusammen gewählt werden

part-assassinate-owner-candidate =
    { $candidate ->
        [yes] Kandidat von { SEAT($owner) }
       *[no] Marker von { SEAT($owner) }
    }
    .question = Wessen Marker?
part-send-city-arm-strength = { NAME($arm) } { $strength } aus { NAME($city) }
    .question = Welche Truppe?
part-send-place-side =
    { $side ->
        [attack] { NAME($place) } angreifen
       *[defence] { NAME($place) } verteidigen
    }
    .question = Wohin?

## Ablehnungen

refusal-no-such-city = „{ NAME($city) }“ ist keine Stadt; wähle eine der sechs Städte.
refusal-no-such-place = Um diesen Ort wird in dieser Runde nicht gekämpft; wähle einen der ausliegenden Orte.
refusal-no-such-seat = Diesen Spieler gibt es nicht; wähle jemanden an diesem Tisch.
refusal-supply-empty = Dein Vorrat ist leer; du kannst keinen Marker einsetzen.
refusal-none-tile-not-on-offer = Ein Plättchen „{ $word }“ liegt nicht aus; nimm eines der ausliegenden.
refusal-tile-not-on-offer = „{ TILE($tile) }“ liegt nicht aus; nimm eines der ausliegenden Plättchen.
refusal-colour-already-taken =
    { $city ->
        [any] Du hast in dieser Runde schon ein Plättchen „beliebige Stadt“; nimm eine Farbe, die dir noch fehlt.
       *[other] Du hast in dieser Runde schon ein Plättchen von { NAME($city) }; nimm eine Farbe, die dir noch fehlt.
    }
refusal-tile-city-fixed = Die Marker von „{ TILE($tile) }“ kommen nicht nach { NAME($city) }; nimm das Plättchen, ohne eine Stadt zu nennen.
refusal-tile-needs-city = „{ TILE($tile) }“ gilt für jede Stadt; nenne die Stadt, die du willst.
refusal-take-first = Du musst zuerst ein Plättchen nehmen; erst dann kannst du deinen Zug beenden.
refusal-already-took = Du hast dein Plättchen schon genommen; spiel dein Sonderplättchen oder beende deinen Zug.
refusal-marker-not-there = { SEAT($owner) } hat keinen Marker in den Spalten von { NAME($city) }; wähle einen, der dort liegt.
refusal-candidate-not-there = { SEAT($owner) } kandidiert { NAME($city, case: "at") } nicht; wähle jemanden, der dort kandidiert.
refusal-no-marker-of-yours = Du hast keinen Marker { NAME($city, case: "at") }; schlag in einer Stadt vor, in der du einen hast.
refusal-candidates-full = { NAME($city) } hat schon zwei Kandidaten; schlag in einer anderen Stadt vor.
refusal-already-candidate = { SEAT($owner) } kandidiert { NAME($city, case: "at") } bereits; der zweite Kandidat muss jemand anderes sein.
refusal-none-dead =
    { $arm ->
        [hoplite] { NAME($city) } hat keine gefallenen Hopliten; hol eine Triere zurück.
       *[trireme] { NAME($city) } hat keine verlorenen Trieren; hol einen Hopliten zurück.
    }
refusal-nothing-to-recover = Für { NAME($city) } gibt es jetzt nichts zurückzuholen; wähle die Stadt, nach der du gefragt wirst.
refusal-not-your-force = Du befehligst in dieser Runde keine Truppen aus { NAME($city) }; nimm deine eigenen.
refusal-not-in-hand = Du hast { NAME($arm, case: "none") } der Stärke { $strength } aus { NAME($city) } auf der Hand; wähle eine deiner Truppen.
refusal-tile-used-up = Die Truppen für das Plättchen sind alle eingesetzt; gib einen Marker für weitere ab oder beende deinen Zug.
refusal-extra-used-up = Auch die zusätzlichen Truppen sind alle eingesetzt; beende deinen Zug.
refusal-extra-other-city = Du hast für Truppen aus { NAME($force) } bezahlt; nur diese dürfen jetzt folgen.
refusal-land-only = Nur Hopliten kämpfen { NAME($place, case: "at") }; schick keine Trieren dorthin.
refusal-own-city-attack = Du führst { NAME($city) } an und darfst den zugehörigen Ort { NAME($place) } nicht angreifen, nur verteidigen.
refusal-both-sides = Du hast { NAME($place, case: "at") } schon Truppen auf der anderen Seite; verstärke deine eigene.
refusal-allied-with = { NAME($city) } ist in dieser Runde mit { NAME($other) } verbündet und darf { NAME($place) } nicht angreifen; wähle ein anderes Ziel.
refusal-at-war-with = { NAME($city) } ist in dieser Runde im Krieg mit { NAME($other) } und darf { NAME($place) } nicht verteidigen; wähle einen anderen Ort.
refusal-beside-enemy = { NAME($city) } ist im Krieg mit { NAME($other) } und darf { NAME($place, case: "at") } nicht auf derselben Seite stehen wie dessen Truppen; wähle einen anderen Ort.
refusal-against-ally = { NAME($city) } ist mit { NAME($other) } verbündet und darf { NAME($place, case: "at") } nicht gegen dessen Truppen stehen; wähle einen anderen Ort.
refusal-needs-permission = { SEAT($leader) } muss erst erlauben, dass { NAME($city) } { NAME($place) } verteidigt; bitte um Erlaubnis.
refusal-nobody-to-ask = { NAME($city) } hat keinen Anführer, der die Verteidigung von { NAME($place) } erlauben könnte; dort ist nur ein Angriff möglich.
refusal-tile-covers-more = Das Plättchen reicht noch für eine weitere Truppe; setz sie ein, bevor du einen Marker abgibst.
refusal-already-paid = Du hast für dieses Plättchen schon einen Marker abgegeben; mehr als einer ist nicht erlaubt.
refusal-no-marker-to-pay = Du hast keinen Marker { NAME($city, case: "at") }, den du abgeben könntest; wähle eine andere Stadt oder beende deinen Zug.
refusal-pay-other-city = Truppen aus { NAME($force) } kosten einen Marker { NAME($force, case: "at") }, nicht { NAME($city, case: "at") }.
refusal-force-exhausted = Du hast keine Truppen aus { NAME($force) } mehr; dafür brauchst du keinen Marker abzugeben.
refusal-already-allowed = { NAME($city) } darf { NAME($place) } bereits verteidigen; setz die Truppen einfach ein.
refusal-permission-needless = Für { NAME($place) } brauchst du keine Erlaubnis; setz deine Truppen einfach ein.
refusal-refused-this-turn = { NAME($city) } wurde die Verteidigung von { NAME($place) } in diesem Zug schon verweigert; frag in einem späteren Zug wieder.
refusal-none-to-send = Du hast keine passenden Truppen mehr; beende deinen Zug.
refusal-no-such-until = Bis „{ NAME($until) }“ kannst du nicht aussetzen; möglich sind das Ende der Phase oder ein noch ausstehender Kampf.
refusal-cannot-lose-that = { NAME($city) } kann den Verlust nicht tragen; wähle eine der angebotenen Städte.
refusal-special-played = Du hast dein Sonderplättchen schon gespielt; es gilt nur einmal im Spiel.
refusal-not-your-special = „{ NAME($tile) }“ ist nicht dein Sonderplättchen; sieh dir deines an.
refusal-special-wrong-moment = „{ NAME($tile) }“ kann jetzt nicht gespielt werden. { HELP($tile) }
refusal-special-takes-no-target = „{ NAME($tile) }“ hat kein Ziel; spiel es ohne weitere Angabe.
refusal-special-needs-target =
    { $tile ->
        [slave-revolt] „{ NAME($tile) }“ braucht ein Ziel; nenne einen Ort mit Hopliten aus Sparta oder die Hand des Anführers.
        [thessalian-allies] „{ NAME($tile) }“ braucht ein Ziel; nenne Angriff oder Verteidigung.
        [persian-fleet] „{ NAME($tile) }“ braucht ein Ziel; nenne Angriff oder Verteidigung.
       *[other] „{ NAME($tile) }“ braucht ein Ziel; nenne eine Stadt.
    }
refusal-alkibiades-same-city = Alkibiades versetzt Marker nach { NAME($city) }; wähle einen aus einer anderen Stadt.
refusal-alkibiades-too-few = Außerhalb von { NAME($city) } gibt es keine zwei Marker zum Versetzen; wähle für Alkibiades eine andere Stadt.
refusal-no-spartans-there =
    { $target ->
        [none] Dort gibt es keine Hopliten aus Sparta; nenne einen Ort, an dem welche liegen, oder die Hand des Anführers.
        [hand] Der Anführer von Sparta hat keine Hopliten auf der Hand; nenne einen Ort, an dem welche liegen.
       *[other] Es liegen keine Hopliten aus Sparta { NAME($target, case: "at") }; nenne einen Ort, an dem welche liegen, oder die Hand des Anführers.
    }
refusal-side-has-token =
    { $side ->
        [attack] Der Angreifer hat schon einen Kampfmarker; du kannst nur dem Verteidiger einen geben.
       *[defence] Der Verteidiger hat schon einen Kampfmarker; du kannst nur dem Angreifer einen geben.
    }
refusal-no-such-side = „{ NAME($target) }“ ist keine Seite; nenne Angriff oder Verteidigung.
refusal-battle-over = Der Kampf um { NAME($place) } ist schon vorbei; wähle einen, der noch bevorsteht.

## Hilfe zu den Sonderplättchen

help-perikles = Spielbar in deinem Zug, bevor oder nachdem du ein Einflussplättchen nimmst: Du setzt zwei deiner Marker in Athen ein.
help-alkibiades = Spielbar in deinem Zug, bevor oder nachdem du ein Einflussplättchen nimmst: Du wählst eine Stadt und versetzt zwei Marker beliebiger Spieler aus einer oder zwei anderen Städten dorthin. Kandidaten bleiben stehen, und versetzte Marker werden nicht zu Kandidaten.
help-plague = Spielbar in deinem Zug, bevor oder nachdem du ein Einflussplättchen nimmst: Du wählst eine Stadt. Alle, auch du selbst, verlieren dort die Hälfte ihrer Marker, abgerundet. Ein Kandidat zählt mit, bleibt aber stehen.
help-slave-revolt = Spielbar in deinem Zug beim Truppeneinsatz: Du nennst einen Ort oder die Hand des Anführers von Sparta. Von dort kehrt ein zufälliger Hoplit nach Sparta zurück und fällt für den Rest der Runde aus.
help-brasidas = Spielbar unmittelbar vor einem Hoplitenkampf, auch ohne eigene Beteiligung. Hopliten aus Sparta zählen in diesem Kampf auf beiden Seiten doppelt, Miliz und Rebellen nicht.
help-phormio = Spielbar unmittelbar vor einem Trierenkampf, auch ohne eigene Beteiligung. Trieren aus Athen zählen in diesem Kampf auf beiden Seiten doppelt, Miliz und Rebellen nicht.
help-thessalian-allies = Spielbar unmittelbar vor einem Hoplitenkampf, auch ohne eigene Beteiligung. Eine Seite deiner Wahl beginnt mit einem Kampfmarker, sofern sie noch keinen hat.
help-persian-fleet = Spielbar unmittelbar vor einem Trierenkampf, auch ohne eigene Beteiligung. Eine Seite deiner Wahl beginnt mit einem Kampfmarker, sofern sie noch keinen hat.

## Kapitel der Regeln

chapter-aim = Wer nach drei Runden die meisten Punkte hat, gewinnt. Du bekommst sie, indem du Städte führst, Kampfplätze gewinnst und Marker in den Städten behältst.
    .title = Das Ziel
chapter-set-up = Alle beginnen mit zwei Markern in jeder Stadt. Das Los bestimmt, wer anfängt; von dort an setzen alle reihum zweimal je einen weiteren Marker in eine Stadt ihrer Wahl ein. Danach bekommen alle ein Sonderplättchen, das die anderen nicht sehen.
chapter-influence = Reihum nimmst du ein Plättchen aus der Auslage: insgesamt fünf, zu fünft nur vier. Es bringt Marker in seine Stadt, einen für jede Tonscherbe; bei „beliebige Stadt“ wählst du sie selbst. Solange eine Farbe ausliegt, die du in dieser Runde noch nicht genommen hast, musst du eine neue nehmen. Mit einem Kandidaten auf dem Plättchen schlägst du sofort jemanden vor, mit einem Attentäter entfernst du irgendwo einen Marker oder Kandidaten.
chapter-candidates = Reihum werden Kandidaten vorgeschlagen, zwei je Stadt: in einer Stadt, in der du einen Marker hast, dich selbst oder jemand anderen. Niemand kann in einer Stadt beide Kandidaten stellen, und wer jemanden vorschlagen kann, muss es tun. Dann wird gewählt: Mehr Marker gewinnen, bei Gleichstand der erste Kandidat. Wer gewinnt, nimmt dort so viele eigene Marker zurück, wie der Rivale hat, und führt die Stadt in dieser Runde.
chapter-forces = Wer eine Stadt führt, nimmt ihre Truppen auf. Spartas Anführer bestimmt, wer beginnt, und für jede geführte Stadt kommt eine gefallene Truppe zurück. Dann setzt du deine Plättchen ein, die mit zwei Tonscherben zuerst. Mit jedem schickst du bis zu zwei Truppen verdeckt zum Angriff oder zur Verteidigung an Orte. Orte einer Stadt, die du führst, greifst du nie an, und du stehst an keinem Ort auf beiden Seiten; für die Verteidigung fremder Orte brauchst du eine Erlaubnis. Greift eine Stadt einen Ort an, ist sie für den Rest der Runde im Krieg mit der Stadt, der er gehört; verteidigt sie ihn, ist sie mit dieser Stadt verbündet. Städte, die dort nur aufeinandertreffen, auf welcher Seite auch immer, sind weder das eine noch das andere. Ein Marker aus einer Stadt bezahlt bis zu zwei weitere ihrer Truppen.
chapter-battles = Ort für Ort werden die Truppen aufgedeckt. An einem Ort kann es zwei Kämpfe geben, einen mit Trieren und einen mit Hopliten; der Ort sagt, welcher zuerst kommt. Beide Seiten zählen ihre Stärken zusammen, samt Miliz und Rebellen, und das Verhältnis ergibt, was zwei Würfel für einen Kampfmarker zeigen müssen. Der zweite Kampfmarker gewinnt. Die unterlegene Seite verliert ihre schwächste Truppe, und wer den ersten Kampf gewinnt, geht mit einem Vorteil in den zweiten. Wer den letzten gewinnt, nimmt das Plättchen; ist das der Angreifer, erleidet die Stadt eine Niederlage, und ihre Statuen sind weniger wert.
chapter-odds = Angriff und Verteidigung werden verglichen, und für jede Seite wird mit zwei Würfeln gewürfelt, bis eine zwei Kampfmarken hat. Ab dem Dreifachen der Verteidigung braucht der Angreifer 5 für eine Marke und der Verteidiger 10; ab dem Doppelten 6 und 9; bei 2 mehr 7 und 8; etwa gleich stark 8 und 7; bei 2 weniger 9 und 6; bei der Hälfte oder weniger 10 und 5. Passen mehrere Spalten, gilt die beste für die stärkere Seite.
    .title = Die Kampftabelle
chapter-end = Wer eine Stadt geführt hat, bekommt dort eine Statue, und die Truppen kehren heim. Nach drei Runden, oder sobald Athen oder Sparta vier Niederlagen erlitten hat, endet das Spiel. Ein Marker in einer Stadt zählt einen Punkt, ein Ort so viel, wie er zeigt, eine Statue so viel, wie ihre Stadt noch wert ist. Bei Gleichstand entscheiden die Punkte durch Orte, dann die Zahl der Statuen.
    .title = Rundenende und Wertung
chapter-persians = Wer keine Stadt anführt, befehligt die Perser, vielleicht zusammen mit anderen: Ihre Truppen sind eine gemeinsame Streitmacht, die alle sehen und schicken können, die sie befehligen. Ein Marker aus einer beliebigen Stadt bezahlt zusätzliche Truppen. Die Perser verlieren keine Truppen, und was sie gewinnen, zählt für alle, die sie befehligen.
    .title = Die Perser

## Beschriftung der Bilder

label-title = Perikles
    .choice = Perikles (Martin Wallace)
label-round-of = Runde { $round } von { $rounds }
label-phase-set-up = Vorbereitung
label-phase-influence = Einflussplättchen
label-phase-candidates = Kandidaten
label-phase-forces = Truppeneinsatz
label-phase-battles = Kämpfe
label-phase-end = Rundenende
label-waiting-for = Am Zug: { SEATS($seats) }
label-to-choose = { SEAT($seat) } wählt
label-offer = Auslage
label-places = Umkämpfte Orte
label-tiles = Plättchen
label-special-tile = Sonderplättchen
label-special-unplayed = ungespielt
label-special-undealt = noch nicht ausgeteilt
label-won = gewonnen
label-statues = Statuen
label-supply = Vorrat
label-dead = gefallen
label-home = daheim
label-in-hand = auf der Hand
label-persians = Perser
label-leader = Anführer
label-candidates = Kandidaten
label-defeats = Niederlagen
label-letter-hoplite = H
label-letter-trireme = T
label-attack = Angriff
label-defence = Verteidigung
label-militia = Miliz
label-rebels = Rebellen
label-last-battle = Letzter Kampf
label-ended = Das Spiel ist zu Ende
label-result =
    { COUNT($seats) ->
        [one] { SEATS($seats) } gewinnt mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { SEATS($seats) } teilen sich den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
label-winner =
    { COUNT($seats) ->
        [one] { SEATS($seats) } gewinnt
       *[other] { SEATS($seats) } teilen sich den Sieg
    }
label-your-counters = Deine Truppen
label-war = Krieg
label-alliance = Bündnis
label-nobody = niemand
label-out = aus dem Spiel
label-any-city = beliebige Stadt
label-hoplites = Hopliten
label-triremes = Trieren
label-points = Punkte
label-start = Startspieler
label-first = setzt zuerst ein
label-candidate-tile = Kandidat
label-assassin-tile = Attentäter
label-no-leader = kein Anführer
label-special-played = gespielt
label-shards = Tonscherben
label-allowed = darf verteidigen
label-changed = neu

## Das Bild des Spielplans in Worten

alt-head = Perikles, Runde { $round } von { $rounds }: { $phase }.
alt-waiting = Am Zug: { SEATS($seats) }.
alt-over =
    { COUNT($seats) ->
        [one] Das Spiel ist zu Ende; { SEATS($seats) } gewinnt.
       *[other] Das Spiel ist zu Ende; { SEATS($seats) } teilen sich den Sieg.
    }
alt-seat =
    { COUNT($cities) ->
        [0] { SEAT($seat) }: Punkte { $points }.
       *[other] { SEAT($seat) }: Punkte { $points }, befehligt { NAMES($cities) }.
    }
alt-idle = Keine Truppen entsandt: { NAMES($places) }.
alt-fought = { NAME($place) }: Angriff { $attack }, Verteidigung { $defence }.
alt-taken = { NAME($place) }: gewonnen von { SEATS($seats) }.
alt-out = { NAME($place) }: aus dem Spiel.

## Spielplan und Hand als Text

text-phase = Runde { $round } von { $rounds }, { $phase }
text-offer = Auslage: { TILES($tiles) }
text-place =
    { $points ->
        [one] { NAME($place) } ({ NAME($city) }, ein Punkt; { $order })
       *[other] { NAME($place) } ({ NAME($city) }, { $points } Punkte; { $order })
    }
text-battle = Umkämpft wird gerade: { NAME($place) }
text-combat = Letzter Kampf: { NAME($place) }, { NAME($arm, case: "several") }, { $attack } gegen { $defence }; nötig { $attacker_needs } und { $defender_needs }, gewürfelt { $rolled }.{ $winner ->
        [none] { "" }
       *[other] { " " }{ NAME($winner, case: "start") } gewann.
    }
text-order-hoplite = nur Hopliten
text-order-hoplite-trireme = erst Hopliten, dann Trieren
text-order-trireme-hoplite = erst Trieren, dann Hopliten
text-order-trireme = nur Trieren
text-quiet =
    { $until ->
        [phase] { $state }, in dieser Phase keine Frage danach
       *[other] { $state }, keine Frage danach bis { NAME($until) }
    }
text-score =
    { $points ->
        [one] jetzt 1 Punkt ({ $markers } für Marker, { $places } für Orte, { $statues } für Statuen)
       *[other] jetzt { $points } Punkte ({ $markers } für Marker, { $places } für Orte, { $statues } für Statuen)
    }
text-pair = { NAME($one) }–{ NAME($other) }
text-statue-value = Statue zählt { $points }
hand-special = Dein Sonderplättchen: „{ NAME($tile) }“. { $help }
hand-played = Dein Sonderplättchen „{ NAME($tile) }“ ist gespielt.
hand-counters = Deine Truppen: { COUNTERS($counters) }.
hand-empty = Du hast keine Truppen auf der Hand.
hand-undealt = Die Sonderplättchen werden ausgeteilt, sobald alle zusätzlichen Marker liegen.
hand-onlooker = Du hast keinen Platz an diesem Tisch.

## Befehle: womit sie beginnen, das übliche Wort zuerst, und ein Beispiel

order-take = nimm, nehme, nehmen
    .example = nimm Athen 2
order-place = setze, setz, lege, setzen, einsetzen
    .example = setze Korinth
order-propose = nominiere, schlage, schlag, vorschlagen
    .example = nominiere Megara B
order-assassinate = ermorde, entferne, töte, ermorden
    .example = ermorde Argos B
order-first = zuerst, beginne, beginnt, wer beginnt
    .example = zuerst B
order-recover = hole, hol, zurückholen
    .example = hole Athen Triere
order-send = schicke, schick, sende, schicken, senden
    .example = schicke Sparta h3 Attika Angriff
order-pay = zahle, zahl, bezahle, abgeben
    .example = zahle Megara
order-ask = frage, frag, Erlaubnis, um Erlaubnis bitten
    .example = frage Theben Attika
order-allow = erlaube, ja, gestatte
    .example = erlaube
order-refuse = verweigere, nein, ablehnen
    .example = verweigere
order-end = Ende, fertig, beende, beenden
    .example = Ende bis Phase
order-pass = passe, weiter, passen
    .example = passe bis Sizilien
order-lose = verliere, opfere, Verlust, Verlust wählen
    .example = verliere Theben
order-play = spiele, spiel, nutze, Sonderplättchen
    .example = spiele Pest Sparta
order-move = versetze, bewege, versetzen
    .example = versetze Theben G

orders-help = Ein Plättchen nennst du nach dem, was darauf steht: seine Stadt und, wenn das nicht reicht, seine Zahl, Kandidat oder Attentäter, etwa `nimm Athen Kandidat`. Truppen sind ein Buchstabe und ihre Stärke, h für Hopliten und t für Trieren, auch mehrere hintereinander: `schicke Athen h2 t1 Attika Verteidigung`. Mitspieler nennst du mit ihrem Buchstaben, ihrem Namen oder ihrer Farbe.

## Die übrigen Wörter der Befehle, das übliche zuerst

word-any = beliebig, beliebige, beliebige Stadt
word-candidate = Kandidat, Kandidaten
word-assassin = Attentäter
word-as-candidate = Kandidat, Kandidaten, alpha, beta
word-hoplite = Hoplit, Hopliten, Infanterie, h
word-trireme = Triere, Trieren, Galeere, Galeeren, t
word-attack = Angriff, angreifen, greift, Angreifer, x
word-defence = Verteidigung, verteidigen, verteidigt, Verteidiger, v
word-phase = Phase
word-hand = Hand
word-until = bis

short-athens = a
short-sparta = s
short-argos = g
short-corinth = k
short-thebes = t
short-megara = m
short-persia = p, Perser

## Szenarien, Teile des Spielplans, Einstellungen

scenario-standard = Standard
region-cities = Die Städte
region-places = Die umkämpften Orte
region-seats = Alle Mitspielenden

## Befehle

command = perikles
    .description = Züge von Perikles
command-place-marker = marker-einsetzen
    .description = Vorbereitung: Setz einen weiteren Marker in eine Stadt
    .label = Marker einsetzen
command-take = nehmen
    .description = Nimm ein Einflussplättchen aus der Auslage
    .label = Plättchen nehmen
command-propose = vorschlagen
    .description = Schlag in einer Stadt jemanden als Kandidaten vor
    .label = Kandidaten vorschlagen
command-assassinate = ermorden
    .description = Lass deinen Attentäter einen Marker entfernen
    .label = Marker entfernen
command-end-turn = zug-beenden
    .description = Beende deinen Zug
    .label = Zug beenden
command-name-first = wer-beginnt
    .description = Bestimm als Anführer Spartas, wer mit dem Truppeneinsatz beginnt
    .label = Bestimmen, wer beginnt
command-recover = zurückholen
    .description = Hol gefallene Truppen zurück
    .label = Truppen zurückholen
command-send = schicken
    .description = Schick Truppen an einen Ort, zum Angriff oder zur Verteidigung
    .label = Truppen schicken
command-pay-marker = marker-abgeben
    .description = Gib einen Marker ab für bis zu zwei weitere Truppen
    .label = Für mehr Truppen zahlen
command-ask-permission = um-erlaubnis-bitten
    .description = Bitte einen Anführer, einen seiner Orte verteidigen zu dürfen
    .label = Um Erlaubnis bitten
command-answer-request = bitte-beantworten
    .description = Erlaube oder verweigere eine Verteidigung, um die du gebeten wurdest
    .label = Bitte beantworten
command-pass = passen
    .description = Spiel vor diesem Kampf dein Sonderplättchen nicht
    .label = Passen
command-choose-loss = verlust-wählen
    .description = Wähle die Stadt, die den Verlust trägt
    .label = Verlust wählen
command-play-special = sonderplättchen
    .description = Spiel dein Sonderplättchen
    .label = Sonderplättchen spielen
command-move-marker = marker-versetzen
    .description = Alkibiades: Wähle einen Marker, der versetzt wird
    .label = Marker versetzen

## Angaben zu Befehlen

param-city = stadt
    .description = Welche Stadt
param-send-city = stadt
    .description = Aus welcher Stadt die Truppe kommt
    .question = Aus welcher Stadt?
param-tile = plättchen
    .description = Welches Plättchen
param-owner = wessen
    .description = Wessen Marker
param-candidate = kandidat
    .description = Ob es ein Kandidat ist
    .question = Ist es ein Kandidat?
param-until = bis
    .description = Bis wann du nicht mehr gefragt werden willst
    .question = Bis wann willst du nicht mehr gefragt werden?
param-first = wer
    .description = Wer beginnt
param-arm = gattung
    .description = Hoplit oder Triere
param-strength = stärke
    .description = Welche Stärke
param-place = ort
    .description = Welcher umkämpfte Ort
param-side = seite
    .description = Angriff oder Verteidigung
param-force = truppen
    .description = Wessen Truppen
param-allow = erlauben
    .description = Ob du es erlaubst
    .question = Erlaubst du es?
param-target = ziel
    .description = Worauf das Plättchen gespielt wird
    .question = Worauf wird das Plättchen gespielt?

## Werte von Angaben

value-hoplite = Hoplit
value-trireme = Triere
value-attack = Angriff
value-defence = Verteidigung
value-phase = bis zum Ende der Phase
value-round = bis zum Ende der Runde
value-hand = die Hand des Anführers

## Wie das Spiel endete

ending-rounds = Das Spiel endet nach { $rounds } Runden.
ending-early = Das Spiel endet vorzeitig, nach zu vielen Niederlagen: { NAMES($cities) }.
tie-places = { SEATS($tied) } haben je { $points } Punkte; die Punkte für Orte entscheiden, { $most } zu { $less }.
tie-statues = { SEATS($tied) } haben je { $points } Punkte und gleich viele davon für Orte; die Statuen entscheiden, { $most } zu { $less }.
tie-shared = { SEATS($tied) } haben je { $points } Punkte, und nichts unterscheidet die Besten.

## Rückblick

statistic-places = Die meisten Orte gewonnen: { SEATS($who) } ({ $number })
statistic-elections = Die meisten Wahlen gewonnen: { SEATS($who) } ({ $number })
statistic-murders = Die meisten Attentate: { SEATS($who) } ({ $number })
statistic-defeats = Die meisten Niederlagen: { NAMES($who) } ({ $number })

## Befehle im Voraus: unter welcher Bedingung, und dass sie nicht erfüllt ist

condition-tile-on-offer = wenn „{ TILE($tile) }“ noch ausliegt
unmet-tile-on-offer = „{ TILE($tile) }“ liegt nicht mehr aus.
condition-not-attacked = außer wenn { NAME($city) } angegriffen wurde
unmet-not-attacked = { NAME($city) } wurde angegriffen.
condition-attacked = wenn { NAME($city) } angegriffen wurde
unmet-attacked = { NAME($city) } wurde nicht angegriffen.
condition-as-now = wenn sich dort nichts geändert hat: { NAME($part) }
unmet-as-now = Dort hat sich etwas geändert: { NAME($part) }.
condition-counters-as-now = wenn vor Ort noch dieselben Truppen stehen: { NAME($part) }
unmet-counters-as-now = Dort stehen jetzt andere Truppen: { NAME($part) }.
