### Wie das Spiel seine Runden nennt

round-word = Runde
    .begin = Runde
    .many = Runden
    .each = jeder Runde
    .after = Nach Runde
    .of = aus Runde

## Pericles: The Peloponnesian Wars auf Deutsch.

## Fraktionen. „the“ bringt den Artikel, „begin“ tut es am Satzanfang, „order“ ist das Wort für Befehle.

name-aristocrats = Aristokraten
    .the = die Aristokraten
    .begin = Die Aristokraten
    .of = der Aristokraten
    .order = AF
name-demagogues = Demagogen
    .the = die Demagogen
    .begin = Die Demagogen
    .of = der Demagogen
    .order = DF
name-agiad = Agiaden
    .the = die Agiaden
    .begin = Die Agiaden
    .of = der Agiaden
    .order = AK
name-eurypontid = Eurypontiden
    .the = die Eurypontiden
    .begin = Die Eurypontiden
    .of = der Eurypontiden
    .order = EK

## Theatres and Sides. “in” says where, “order” is what orders say; Athens and Sparta are Sides too.

name-sicily = Sizilien
    .in = auf Sizilien
name-corcyra = Korkyra
    .in = auf Korkyra
name-aetolia = Ätolien
    .in = in Ätolien
name-naupactus = Naupaktos
    .in = in Naupaktos
name-isthmus = Isthmus von Korinth
    .in = am Isthmus von Korinth
    .order = Isthmus
name-sparta = Sparta
    .in = in Sparta
    .begin = Sparta
    .the = Sparta
    .of = Spartas
    .accusative = Sparta
name-athens = Athen
    .in = in Athen
    .begin = Athen
    .the = Athen
    .of = Athens
    .accusative = Athen
name-boeotia = Böotien
    .in = in Böotien
name-thessaly = Thessalien
    .in = in Thessalien
name-macedonia = Makedonien
    .in = in Makedonien
name-chalcidice = Chalkidike
    .in = auf der Chalkidike
name-amphipolis = Amphipolis
    .in = bei Amphipolis
name-hellespont = Hellespont
    .in = am Hellespont
name-ionia = Ionien
    .in = in Ionien
name-lesbos = Lesbos
    .in = auf Lesbos
name-chios = Chios
    .in = auf Chios
name-samos = Samos
    .in = auf Samos
name-cyclades = Kykladen
    .in = auf den Kykladen
name-sporades = Südliche Sporaden
    .in = auf den Südlichen Sporaden
    .order = Sporaden
name-east-mediterranean = Östliches Mittelmeer
    .in = im Östlichen Mittelmeer
    .order = Mittelmeer

## Political cards

name-a01 = Kimon
name-a02 = Tolmides
name-a03 = Myronides
name-a04 = Leokrates
name-a05 = Thukydides, Sohn des Melesias
    .brief = Thukydides, S. d. Melesias
name-a06 = Kallias
name-a07 = Aspasia
name-a08 = Phidias
name-a09 = Damon
name-a10 = Anaxagoras
name-a11 = Protagoras
name-a12 = Hagnon
name-a13 = Sophokles
name-a14 = Phormion
name-a15 = Lamachos
name-a16 = Nikias
name-a17 = Demosthenes
name-a18 = Eurymedon
name-a19 = Laches
name-a20 = Thukydides, Sohn des Oloros
    .brief = Thukydides, S. d. Oloros
name-a21 = Hyperbolos
name-a22 = Alkibiades
name-a23 = Kleophon
name-a24 = Theramenes
name-a25 = Thrasybulos
name-a26 = Konon
name-a27 = Antiphon
name-a28 = Peisandros
name-a29 = Sokrates
name-a30 = Diodotos
name-s01 = Nikomedes
name-s02 = Kleandridas
name-s03 = Sthenelaidas
name-s04 = Melesippos
name-s05 = Knemos
name-s06 = Alkidas
name-s07 = Brasidas
name-s08 = Timokrates
name-s09 = Epitadas
name-s10 = Styphon
name-s11 = Ekkritos
name-s12 = Gylippos
name-s13 = Klearidas
name-s14 = Ischagoras
name-s15 = Xenares
name-s16 = Endios
name-s17 = Lichas
name-s18 = Astyochos
name-s19 = Chalkideus
name-s20 = Mindaros
name-s21 = Klearchos
name-s22 = Kallikratidas
name-s23 = Lysander
name-s24 = Eteonikos
name-s25 = Aristeus von Korinth
    .brief = Aristeus
name-s26 = Pagondas von Theben
    .brief = Pagondas
name-s27 = Hermokrates von Syrakus
    .brief = Hermokrates
name-s28 = Kyniska
name-s29 = Diopeithes
name-s30 = Tisamenos
name-al1 = Perikles
name-al2 = Kleon
name-sl1 = Pleistoanax
name-sl2 = Archidamos

## Stücke des Aristophanes

name-ach-a = Die Acharner A
name-ach-b = Die Acharner B
name-ach-c = Die Acharner C
name-bir-a = Die Vögel A
name-bir-b = Die Vögel B
name-bir-c = Die Vögel C
name-clo-a = Die Wolken A
name-clo-b = Die Wolken B
name-clo-c = Die Wolken C
name-fro-a = Die Frösche A
name-fro-b = Die Frösche B
name-fro-c = Die Frösche C
name-kni-a = Die Ritter A
name-kni-b = Die Ritter B
name-kni-c = Die Ritter C
name-lys-a = Lysistrata A
name-lys-b = Lysistrata B
name-lys-c = Lysistrata C
name-pea-a = Der Frieden A
name-pea-b = Der Frieden B
name-pea-c = Der Frieden C
name-was-a = Die Wespen A
name-was-b = Die Wespen B
name-was-c = Die Wespen C

## Themen

name-military = Militär
name-league = Bund
name-diplomatic = Diplomatie
name-ostracism = Ostrakismos
name-games = Spiele
name-war-peace = Krieg/Frieden
name-persia = Persien
    .in = in Persien
name-rumour = Gerücht
name-oracle = Orakel
name-citizenship = Bürgerrecht
name-colony = Kolonie
name-krypteia = Krypteia
name-agoge = Agoge

## Spielsteine

name-land = Landschlacht
name-naval = Seeschlacht
name-three-hundred = die 300
amount-athens-land = { $number } athenische { $number ->
        [one] Landeinheit
       *[other] Landeinheiten
    }
amount-delian-land = { $number } { $number ->
        [one] Landeinheit
       *[other] Landeinheiten
    } des Seebunds
amount-argos-land = { $number } argivische { $number ->
        [one] Landeinheit
       *[other] Landeinheiten
    }
amount-sparta-land = { $number } spartanische { $number ->
        [one] Landeinheit
       *[other] Landeinheiten
    }
amount-peloponnesian-land = { $number } peloponnesische { $number ->
        [one] Landeinheit
       *[other] Landeinheiten
    }
amount-athens-naval = { $number ->
        [one] { $number } athenisches Schiff
       *[other] { $number } athenische Schiffe
    }
amount-delian-naval = { $number ->
        [one] { $number } Schiff des Seebunds
       *[other] { $number } Schiffe des Seebunds
    }
amount-sparta-naval = { $number ->
        [one] { $number } spartanisches Schiff
       *[other] { $number } spartanische Schiffe
    }
amount-peloponnesian-naval = { $number ->
        [one] { $number } peloponnesisches Schiff
       *[other] { $number } peloponnesische Schiffe
    }
amount-athens-base = { $number ->
        [one] { $number } athenische Basis
       *[other] { $number } athenische Basen
    }
amount-delian-base = { $number ->
        [one] { $number } Basis des Seebunds
       *[other] { $number } Basen des Seebunds
    }
amount-sparta-base = { $number ->
        [one] { $number } spartanische Basis
       *[other] { $number } spartanische Basen
    }
amount-peloponnesian-base = { $number ->
        [one] { $number } peloponnesische Basis
       *[other] { $number } peloponnesische Basen
    }
amount-three-hundred = die 300
amount-treachery = { $number } Verrat von { NAME($side) }
chosen-athens = { $number } athenisch
chosen-delian = { $number } vom Seebund
chosen-argos = { $number } argivisch
chosen-sparta = { $number } spartanisch
chosen-peloponnesian = { $number } peloponnesisch
chosen-league = { $number } des Bundes
chosen-city =
    { $number ->
        [0] keine des Stadtstaats
       *[other] { $number } des Stadtstaats
    }
chosen-nothing = nichts

amount-tokens =
    { $number ->
        [0] keine Strategen
        [one] 1 Strategen
       *[other] { $number } Strategen
    }
amount-honour = { $number } Ehre
amount-cards =
    { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    }
amount-persia-base = { $number ->
        [one] { $number } persische Basis
       *[other] { $number } persische Basen
    }
chosen-land = { $number } { $number ->
        [one] Landeinheit
       *[other] Landeinheiten
    }
chosen-naval = { $number } { $number ->
        [one] Schiff
       *[other] Schiffe
    }
placed-counter = { NAME($kind) } ({ NAME($owner, case: "order") })
counted-counter = { $number } × { NAME($kind) }
placed-hidden = Marker von { NAME($owner, case: "order") }
placed-issue =
    { $box ->
        [0] { NAME($issue) } (Mitte)
       *[other] { NAME($issue) } ({ NAME($faction, case: "order") } { $box })
    }

## Ereignisse

scenario-begun =
    { $war ->
        [yes] Alles ist aufgebaut. Zwischen Athen und Sparta herrscht Krieg.
       *[no] Alles ist aufgebaut. Zwischen Athen und Sparta herrscht Frieden.
    }
turn-begun = Runde { $turn } beginnt.
play-drawn = Das Stück dieser Runde: { NAME($play) }.
issues-set = Das Stück legt { NAMES($issues) } in die Mitte der Leiste { NAME($side, case: "of") }.
issue-set = Das Stück legt { NAME($issue) } auf Feld { $box } { NAME($half, case: "of") }.
tokens-set-aside = { NAME($side) } legt für diese Runde { TOKENS($tokens) } beiseite.
tokens-brought-back = Durch das Stück legt { NAME($side) } { TOKENS($tokens) } in den Vorrat zurück.
tokens-granted = { NAME($faction, case: "begin") } bekommen { TOKENS($tokens) } aus dem Vorrat.
will-set =
    { $need ->
        [base]
            { COUNT($theatres) ->
                [1] Die Versammlung von { NAME($side) } will, dass diese Runde eine Basis gebaut oder umgewandelt wird: { NAMES($theatres) }.
               *[other] Die Versammlung von { NAME($side) } will, dass diese Runde Basen gebaut oder umgewandelt werden, mindestens { $number } von: { NAMES($theatres) }.
            }
        [control]
            { COUNT($theatres) ->
                [1] Die Versammlung von { NAME($side) } will am Ende der Runde beherrschen: { NAMES($theatres) }.
               *[other] Die Versammlung von { NAME($side) } will am Ende der Runde mindestens { $number } beherrschen von: { NAMES($theatres) }.
            }
       *[contest]
            { COUNT($theatres) ->
                [1] Die Versammlung von { NAME($side) } will am Ende der Runde beherrschen oder umkämpfen: { NAMES($theatres) }.
               *[other] Die Versammlung von { NAME($side) } will am Ende der Runde mindestens { $number } beherrschen oder umkämpfen von: { NAMES($theatres) }.
            }
    }
will-ignored =
    { $missing ->
        [yes] Die Versammlung von { NAME($side) } will etwas in einem Schauplatz, der nicht im Spiel ist: Ihr Wille zählt nicht.
       *[no] Die Versammlung von { NAME($side) } will eine Basis, aber alle Basen stehen schon: Ihr Wille zählt nicht.
    }
alcibiades-left = Alkibiades geht von Athen nach Persien und kehrt nie zurück. Persien ist offen.
plague-struck =
    { $again ->
        [yes] Die Seuche schlägt wieder zu.
       *[no] Die Seuche schlägt zum ersten Mal zu.
    }
units-taken = { NAME($side) } verliert { NAME($theatre, case: "in") } { LIST($units) }; sie können neu gebaut werden.
units-gone = { NAME($side) } verliert { NAME($theatre, case: "in") } { LIST($units) }, für den Rest des Spiels.
units-joined = { NAME($side) } bekommt { NAME($theatre, case: "in") } { LIST($units) }.
board-filled = { NAME($side) } legt { TOKENS($tokens) } auf sein Strategiebrett.
hostages-spent = { NAME($faction, case: "begin") } setzen ihre Geiseln ein: Krieg/Frieden kommt auf Feld { $box } { NAME($half, case: "of") }.
hostages-kept = { NAME($faction, case: "begin") } behalten ihre Geiseln.
issue-put =
    { $box ->
        [0] { NAME($faction, case: "begin") } legen { NAME($issue) } in die Mitte.
       *[other] { NAME($faction, case: "begin") } legen { NAME($issue) } auf ihr Feld { $box }.
    }
last-card-shown = { NAME($faction, case: "begin") } zeigen { NAME($card) } und nehmen { TOKENS($tokens) } vom Strategiebrett.
board-cleared = { NAME($side) } legt { TOKENS($tokens) } vom Strategiebrett in den Vorrat zurück.
war-declared = Der Krieg ist erklärt: Krieg/Frieden geht an { NAMES($factions, case: "the") }.
peace-made = Friede wird geschlossen: Krieg/Frieden geht an { NAMES($factions, case: "the") }, mit je { HONOUR($gained) }.
war-goes-on = Nur { NAME($faction, case: "the") } haben Krieg/Frieden gewonnen: Der Krieg geht weiter.
unit-sent-home = { NAME($faction, case: "begin") } schicken heim: { LIST($units) }, { NAME($origin) } → { NAME($theatre) }.
games-honoured = { NAME($faction, case: "begin") } halten die Spiele im Frieden ab und gewinnen { HONOUR($gained) }.
games-paid = { NAME($faction, case: "begin") } halten die Spiele im Krieg ab und nehmen { TOKENS($tokens) } aus dem Vorrat.
citizens-made =
    { COUNT($units) ->
        [0] { NAME($faction, case: "begin") } verleihen { NAME($theatre, case: "in") } das Bürgerrecht: Eine Basis des Seebunds wird athenisch. Sie gewinnen { HONOUR($gained) }.
       *[other] { NAME($faction, case: "begin") } verleihen { NAME($theatre, case: "in") } das Bürgerrecht: Eine Basis des Seebunds wird athenisch, und dazu kommen { LIST($units) }. Sie gewinnen { HONOUR($gained) }.
    }
colony-founded =
    { COUNT($units) ->
        [0] { NAME($faction, case: "begin") } gründen { NAME($theatre, case: "in") } eine Kolonie und gewinnen { HONOUR($gained) }.
       *[other] { NAME($faction, case: "begin") } gründen { NAME($theatre, case: "in") } eine Kolonie mit { LIST($units) } und gewinnen { HONOUR($gained) }.
    }
helots-hunted = { NAME($faction, case: "begin") } räumen { NAME($theatre, case: "in") } { $number } Verrat Athens.
spartans-trained = { NAME($faction, case: "begin") } stellen in Sparta auf: { LIST($units) }.
issue-retired = { NAME($issue) } ist endgültig aus dem Spiel.
issue-unused = { NAME($faction, case: "begin") } nutzen { NAME($issue) } nicht.
issue-voided = Krieg oder Frieden macht { NAME($issue) } { NAME($faction, case: "of") } hinfällig.
counters-awarded = { NAME($faction, case: "begin") } bekommen ihre Marker: { LIST($counters) }.
counters-lent =
    { $number ->
        [one] { NAME($faction, case: "begin") } leihen ihren Landsleuten 1 Marker; jetzt legen ihn { NAME($rival, case: "the") }.
       *[other] { NAME($faction, case: "begin") } leihen ihren Landsleuten { $number } Marker; jetzt legen sie { NAME($rival, case: "the") }.
    }
counters-handed-over = { NAME($faction, case: "begin") } haben ihren Landsleuten geliehen: { LIST($counters) }. Jetzt legt die andere Fraktion ({ NAME($rival, case: "order") }).
entourage-dismissed = { NAME($faction, case: "begin") } werfen aus ihrem Gefolge ab: { NAMES($cards) }.
entourage-kept = { NAME($faction, case: "begin") } behalten ihr ganzes Gefolge.
hand-dealt = { NAME($faction, case: "begin") } bekommen { CARDS($number) }.
cards-dealt = { NAME($faction, case: "begin") } haben nun { NAMES($cards) } auf der Hand.
entourage-formed = { NAME($faction, case: "begin") } legen drei Karten als Gefolge beiseite.
entourage-set = Das Gefolge { NAME($faction, case: "of") }: { NAMES($cards) }.
answer-noted = Die Antwort { NAME($faction, case: "of") } ist notiert; du kannst sie ändern, bis alle geantwortet haben.
issue-raised =
    { $box ->
        [0] Debatte { $number }: { NAME($faction, case: "begin") } bringen { NAME($issue) } aus der Mitte zur Sprache.
       *[other] Debatte { $number }: { NAME($faction, case: "begin") } bringen { NAME($issue) } aus Feld { $box } { NAME($half, case: "of") } zur Sprache.
    }
card-revealed =
    { $bonus ->
        [0] { NAME($faction, case: "begin") } spielen { NAME($card) } mit dem Wert { $value }.
       *[other] { NAME($faction, case: "begin") } spielen { NAME($card) } mit dem Wert { $value } + { $bonus }.
    }
brain-trust-used = Der Beraterstab { NAME($faction, case: "of") } deckt { NAME($card) } auf und gibt { $value } dazu.
entourage-opened = Das Gefolge { NAME($faction, case: "of") } liegt offen: { NAMES($cards) }.
tokens-earned =
    { SAME($tokens, $wanted) ->
        [yes] { NAME($faction, case: "begin") } nehmen { TOKENS($tokens) } für ihre Karte.
       *[no] { NAME($faction, case: "begin") } nehmen { TOKENS($tokens) } für ihre Karte; der Vorrat gibt von { $wanted } nicht mehr her.
    }
debate-won = { NAME($faction, case: "begin") } gewinnen die Debatte über { NAME($issue) } gegen { NAME($rival, case: "the") } mit { $total } zu { $less }.
debate-tied = Die Debatte über { NAME($issue) } in { NAME($side) } endet { $total } zu { $total }; das Thema bleibt liegen.
issue-moved =
    { $box ->
        [0] { NAME($faction, case: "begin") } schieben { NAME($issue) } in die Mitte.
       *[other] { NAME($faction, case: "begin") } schieben { NAME($issue) } auf Feld { $box } { NAME($half, case: "of") }.
    }
issue-captured = { NAME($faction, case: "begin") } sichern sich { NAME($issue) }: Darüber wird nicht mehr debattiert.
issue-stopped = { NAME($faction, case: "begin") } halten Krieg/Frieden in der Mitte an.
issues-dropped = In { NAME($side) } hat niemand { NAMES($issues) } gewonnen.
ostracism-scored = { NAME($faction, case: "begin") } haben den Ostrakismos gewonnen: { HONOUR($gained) } für sie, { NAME($rival, case: "the") } verlieren { HONOUR($lost) }.
oration-scored = { NAME($faction, case: "begin") } haben besser geredet als { NAME($rival, case: "the") }, { $total } zu { $less }: Sie gewinnen { HONOUR($gained) }, die anderen verlieren { HONOUR($lost) }.
oration-level = Beide Fraktionen in { NAME($side) } haben gleich gut geredet, je { $total }: Keine Ehre wechselt.
control-settled = { NAME($faction, case: "begin") } regieren { NAME($side) } mit { $number ->
        [one] 1 gewonnenen Thema
       *[other] { $number } gewonnenen Themen
    }.
favour-moved =
    { $faction ->
        [none] Die Versammlung in { NAME($side) } begünstigt nun niemanden.
       *[other] Die Versammlung in { NAME($side) } begünstigt nun { NAME($faction, case: "the") }.
    }
favour-honoured = { NAME($faction, case: "begin") } hatten die Gunst der Versammlung schon: Sie gewinnen { HONOUR($gained) }, { NAME($rival, case: "the") } verlieren { HONOUR($lost) }.
battle-joined =
    { $element ->
        [land] Landschlacht { NAME($theatre, case: "in") }; { NAME($faction, case: "the") } führen den Befehl.
       *[naval] Seeschlacht { NAME($theatre, case: "in") }; { NAME($faction, case: "the") } führen den Befehl.
    }
strength-counted = { NAME($side) }: Einheiten { $units }, Basen { $bases }, Strategen { $strategoi }, Verrat { $treachery }, { NAME($card) } { $value }: zusammen { $total }.
battle-won =
    { $element ->
        [land] { NAME($side) } gewinnt die Landschlacht { NAME($theatre, case: "in") } mit { $margin } Vorsprung.
       *[naval] { NAME($side) } gewinnt die Seeschlacht { NAME($theatre, case: "in") } mit { $margin } Vorsprung.
    }
battle-tied =
    { $element ->
        [land] Die Landschlacht { NAME($theatre, case: "in") } endet unentschieden; niemand fällt.
       *[naval] Die Seeschlacht { NAME($theatre, case: "in") } endet unentschieden; niemand fällt.
    }
units-lost = { NAME($side) } verliert { NAME($theatre, case: "in") } { LIST($units) }.
bases-razed =
    { $treachery ->
        [0] { NAME($side) } verliert { NAME($theatre, case: "in") } { LIST($units) }.
       *[other] { NAME($side) } verliert { NAME($theatre, case: "in") } { LIST($units) } und seinen Verrat dort ({ $treachery }).
    }
battle-honoured = { NAME($faction, case: "begin") }: { SIGNED($change) } Ehre.
hostages-taken = { NAME($side) } nimmt Geiseln; { NAME($faction, case: "the") } gewinnen { HONOUR($gained) }.
major-defeat = Eine schwere Niederlage für { NAME($side) }: Krieg/Frieden kommt auf Feld { $box } { NAME($half, case: "of") }.
honour-order-set = Die Reihenfolge der Schauplatzphase: { NAMES($factions) }.
counter-placed = { NAME($faction, case: "begin") } legen einen Marker { NAME($theatre, case: "in") }.
own-counter-placed = { NAME($faction, case: "begin") } haben { NAME($kind) } { NAME($owner, case: "of") } { NAME($theatre, case: "in") } gelegt.
counter-revealed = { NAME($faction, case: "begin") } decken { NAME($theatre, case: "in") } { NAME($kind) } { NAME($owner, case: "of") } auf.
passed = { NAME($faction, case: "begin") } passen: Kein Marker ihrer Seite liegt oben.
declined = 
    { $tokens ->
        [0] { NAME($faction, case: "begin") } verzichten { NAME($theatre, case: "in") } auf { NAME($kind) }.
       *[other] { NAME($faction, case: "begin") } verzichten { NAME($theatre, case: "in") } auf { NAME($kind) } und zahlen { TOKENS($tokens) }.
    }
no-effect = { NAME($kind) } { NAME($faction, case: "of") } bewirkt { NAME($theatre, case: "in") } nichts.
diplomacy-tried = { NAME($faction, case: "begin") } setzen { TOKENS($tokens) } für Diplomatie { NAME($theatre, case: "in") } ein: { $total } gegen { $less }.
base-flipped = Eine Bundesbasis { NAME($theatre, case: "in") } wechselt die Seite: { NAME($faction, case: "begin") } gewinnen { HONOUR($gained) }, { NAME($rival, case: "the") } verlieren { HONOUR($lost) }.
treachery-placed = { NAME($side) } hat { NAME($theatre, case: "in") } { $number } Verrat mehr.
treachery-cleared = { NAME($faction, case: "begin") } räumen { NAME($theatre, case: "in") } Verrat: { $own } eigenen, { $enemy } gegnerischen; sie zahlen { TOKENS($tokens) }.
talks-opened = { NAME($faction, case: "begin") } setzen { TOKENS($tokens) } ein und decken { NAME($card) } mit { $value } auf: { $total }.
talks-settled = 
    { $won ->
        [yes] { NAME($faction, case: "begin") } gewinnen eine Bundesbasis { NAME($theatre, case: "in") }.
       *[no] { NAME($faction, case: "begin") } erreichen { NAME($theatre, case: "in") } nichts.
    }
base-built = { NAME($faction, case: "begin") } bauen { NAME($theatre, case: "in") } für { TOKENS($tokens) } eine Basis und gewinnen { HONOUR($gained) }.
base-converted = { NAME($faction, case: "begin") } machen { NAME($theatre, case: "in") } für { TOKENS($tokens) } eine Bundesbasis zu einer ihres Stadtstaats und gewinnen { HONOUR($gained) }.
units-built = 
    { $tokens ->
        [0] { NAME($faction, case: "begin") } bauen { NAME($theatre, case: "in") } { LIST($units) }.
       *[other] { NAME($faction, case: "begin") } bauen { NAME($theatre, case: "in") } { LIST($units) } und zahlen { TOKENS($tokens) }.
    }
nothing-built = { NAME($faction, case: "begin") } bauen daheim nichts, zahlen { TOKENS($tokens) } und nehmen persisches Gold.
oracle-heard = { NAME($faction, case: "begin") } hören das Orakel und gewinnen { HONOUR($gained) }.
unit-banished = Das Orakel schickt { NAME($theatre, case: "in") } { LIST($units) } heim; { NAME($faction, case: "the") } gewinnen { HONOUR($gained) }.
raided = { NAME($faction, case: "begin") } unternehmen { NAME($theatre, case: "in") } einen Überfall und gewinnen { HONOUR($gained) }; { NAME($card) } sagt { $value }: { NAME($rival, case: "begin") } verlieren { TOKENS($tokens) } und { HONOUR($lost) }.
tokens-committed = { NAME($faction, case: "begin") } haben { TOKENS($tokens) } eingesetzt.
unit-moved = { NAME($faction, case: "begin") } ziehen { LIST($units) }: { NAME($origin) } → { NAME($theatre) }.
no-battle = Es kommt { NAME($theatre, case: "in") } zu keiner Schlacht.
ships-sent = { NAME($faction, case: "begin") } schicken die Staatsschiffe in die Schlacht.
capital-scored = { NAME($faction, case: "begin") } geben { TOKENS($tokens) } zurück und gewinnen { HONOUR($gained) }.
tokens-returned = { NAME($side) } legt { TOKENS($tokens) } in den Vorrat zurück.

## Gemeinsam erzählte Ereignisse

story-cards = Gespielt: { LIST($cards) }.
story-card =
    { $bonus ->
        [0] { NAME($card) } { $value } ({ NAME($faction, case: "order") })
       *[other] { NAME($card) } { $value } + { $bonus } ({ NAME($faction, case: "order") })
    }
story-tokens = Verdiente Strategen: { LIST($tokens) }.
story-share = { NAME($faction, case: "order") } { $number }
story-sums = { LIST($sums) }.
story-sum = { NAME($side) } { $total } ({ LIST($parts) })
story-units = Einheiten { $number }
story-bases = Basen { $number }
story-strategoi = Strategen { $number }
story-treachery = Verrat { $number }
story-honour = Ehre: { LIST($changes) }.
story-committed = Eingesetzte Strategen: { LIST($tokens) }.
story-moved = { NAME($faction, case: "begin") } ziehen { LIST($moves) }.
story-way = { LIST($units) } { NAME($origin) } → { NAME($theatre) }
story-placed = Gelegte Marker: { LIST($placed) }.
story-spot = { NAME($faction, case: "order") } { NAME($theatre, case: "in") }
story-left = Übrige Strategen gehen in den Vorrat zurück: { LIST($tokens) }.
story-none-left = Kein Stratege ist übrig.
story-taken =
    { $gone ->
        [yes] { NAME($side) } verliert für den Rest des Spiels: { LIST($lost) }.
       *[no] { NAME($side) } verliert: { LIST($lost) }.
    }
story-taken-at = { LIST($units) } { NAME($theatre, case: "in") }
story-put = { NAME($faction, case: "begin") } legen { NAMES($issues) } in die Mitte.
story-formed = Haben drei Karten als Gefolge beiseitegelegt: { NAMES($factions) }.
report-battle = Schlacht { NAME($theatre, case: "in") }, Runde { $round }
report-assemblies = Die Versammlungen, Runde { $round }
report-battles = Gewonnene Schlachten: Athen { $athens }, Sparta { $sparta }.

## Was zusammen gewählt wird, und was neben einer Antwort steht

part-place-faction-kind-owner = { NAME($kind) } ({ NAME($owner, case: "order") })
    .question = Welchen Marker?
part-move-faction-unit-origin = { UNIT($unit, 1) } { NAME($origin, case: "in") }
    .question = Welche Einheit?
part-redeploy-faction-unit-origin =
    { $unit ->
        [three-hundred] Die 300: { NAME($origin) }
        [athens-naval] Schiff: { NAME($origin) }
        [delian-naval] Schiff: { NAME($origin) }
        [sparta-naval] Schiff: { NAME($origin) }
        [peloponnesian-naval] Schiff: { NAME($origin) }
       *[land] Landeinheit: { NAME($origin) }
    }
    .question = Welche Einheit?
part-disband-faction-unit-theatre = { UNIT($unit, 1) } { NAME($theatre, case: "in") }
    .question = Welche Einheit?
part-gold-faction-unit-theatre = { UNIT($unit, 1) } { NAME($theatre, case: "in") }
    .question = Welche Einheit?
part-banish-faction-unit = { UNIT($unit, 1) }
    .question = Welche Einheit?
part-move-to-via = { NAME($to) }
    .question = Wohin?
part-raise-faction-land-naval-argos-three-hundred = { FORCES($land, $naval, $argos, $three_hundred) }
    .question = Welche Einheiten bauen?
part-kill-faction-city = { CITY($city) }
    .question = Wie viele des Stadtstaats?
part-kill-league-argos-three-hundred = { FALLEN($league, $argos, $three_hundred) }
    .question = Wie viele andere?
part-remove-faction-city = { CITY($city) }
    .question = Wie viele des Stadtstaats?
part-remove-league-argos-three-hundred = { FALLEN($league, $argos, $three_hundred) }
    .question = Wie viele andere?
part-raze-faction-city = { CITY($city) }
    .question = Wie viele des Stadtstaats?
part-raze-league = { FALLEN($league) }
    .question = Wie viele andere?
part-citizens-faction-theatre = { NAME($theatre) }
    .question = Wo?
part-citizens-land-naval = { FORCES($land, $naval) }
    .question = Mit welchen Einheiten?
part-settle-faction-theatre = { NAME($theatre) }
    .question = Wo?
part-settle-land-naval = { FORCES($land, $naval) }
    .question = Mit welchen Einheiten?
fact-fits =
    { $tokens ->
        [0] zählt { $value } + { $bonus }
        [one] zählt { $value } + { $bonus }, 1 Stratege
       *[other] zählt { $value } + { $bonus }, { $tokens } Strategen
    }
fact-value = zählt { $value }, ohne Bonus
fact-away =
    { $number ->
        [one] noch 1 Feld bis zum Ende
       *[other] noch { $number } Felder bis zum Ende
    }
fact-held =
    { COUNT($sides) ->
        [0] neutral
        [1] von { NAMES($sides) } gehalten
       *[other] umkämpft
    }
fact-pile =
    { $number ->
        [one] 1 Marker
       *[other] { $number } Marker
    }
fact-press =
    { $flips ->
        [yes] { $total } gegen { $less }: eine Basis wechselt die Seite
       *[no] { $total } gegen { $less }: { $number } Verrat
    }
fact-price =
    { $tokens ->
        [0] +{ HONOUR($gained) }
        [one] 1 Stratege, +{ HONOUR($gained) }
       *[other] { $tokens } Strategen, +{ HONOUR($gained) }
    }
nothing-move = Nicht mehr ziehen

## Worum es in einer Phase geht, die beginnt

begins-aristophanes = Ein Stück des Aristophanes wird gezogen: Themen, Ereignisse und der Wille der Versammlungen.
begins-entourage = Karten werden ausgeteilt, und jede Fraktion legt ein Gefolge beiseite.
begins-boule = Die Fraktionen legen Themen auf die Leisten ihrer Versammlungen.
begins-assembly = Sechs Debatten in jedem Stadtstaat; die Versammlungen warten nicht aufeinander.
begins-political = Ehre, Regierung, Gunst, Krieg und Frieden, und die Marker, die Themen wert sind.
begins-placing = Reihum nach Ehre wird je ein Marker verdeckt gelegt.
begins-resolving = Reihum nach Ehre werden Marker aufgedeckt, an jedem Schauplatz der letzte zuerst.
begins-end-phase = Unterhalt, Verlegung und was die Versammlungen wollten.

## Fragen

question-dismiss = Welche Karten ihres Gefolges werfen { NAME($faction, case: "the") } offen ab? Es darf auch keine sein.
question-retain = Welche drei Karten legen { NAME($faction, case: "the") } als Gefolge beiseite?
question-remove =
    { $element ->
        [land] { $number ->
            [one] Welche Landeinheit nehmen { NAME($faction, case: "the") } { NAME($theatre, case: "in") } vom Brett?
           *[other] Welche { $number } Landeinheiten nehmen { NAME($faction, case: "the") } { NAME($theatre, case: "in") } vom Brett?
        }
       *[naval] { $number ->
            [one] Welches Schiff nehmen { NAME($faction, case: "the") } { NAME($theatre, case: "in") } vom Brett?
           *[other] Welche { $number } Schiffe nehmen { NAME($faction, case: "the") } { NAME($theatre, case: "in") } vom Brett?
        }
    }
question-enlist = Wohin stellen { NAME($faction, case: "the") } die neue Einheit, { LIST($unit) }?
question-hostages = Setzen { NAME($faction, case: "the") } ihre Geiseln ein? Dann liegt Krieg/Frieden auf Feld { $box } { NAME($half, case: "of") }.
question-put =
    { $box ->
        [0] Welches Thema legen { NAME($faction, case: "the") } in die Mitte?
       *[other] Welches Thema legen { NAME($faction, case: "the") } auf ihr Feld { $box }? Ostrakismos und Krieg/Frieden kommen immer in die Mitte.
    }
question-go-home = Friede: Welche Einheiten von { NAME($side) } schicken { NAME($faction, case: "the") } heim oder zu einer Basis ihrer Farbe?
question-citizenship = Bürgerrecht: Welche Basis des Seebunds machen { NAME($faction, case: "the") } athenisch, und wer kommt dazu?
question-colony = Kolonie: Wo gründen { NAME($faction, case: "the") } sie, und mit welchen Einheiten?
question-krypteia = Krypteia: Wo räumen { NAME($faction, case: "the") } Verrat Athens? Noch möglich: { $number }.
question-agoge = Agoge: Welche Landeinheiten stellen { NAME($faction, case: "the") } in Sparta auf?
question-lend =
    { $number ->
        [one] Welchen Marker leihen { NAME($faction, case: "the") } ihren Landsleuten? Gelegt wird er von der Fraktion { NAME($rival, case: "order") }.
       *[other] Welche { $number } Marker leihen { NAME($faction, case: "the") } ihren Landsleuten? Gelegt werden sie von der Fraktion { NAME($rival, case: "order") }.
    }
question-debate = Debatte { $number }: Welches Thema bringen { NAME($faction, case: "the") } zur Sprache?
question-play =
    { $box ->
        [0] Welche Karte spielen { NAME($faction, case: "the") } zu { NAME($issue) } in der Mitte?
       *[other] Welche Karte spielen { NAME($faction, case: "the") } zu { NAME($issue) } auf Feld { $box } { NAME($half, case: "of") }?
    }
question-trust = Der Anführer { NAME($faction, case: "of") } kommt auf { $total } gegen { $less }. Nutzen { NAME($faction, case: "the") } ihren Beraterstab? Eine zufällige Karte des Gefolges gibt ihren gedruckten Wert dazu, und nächste Runde gibt es kein Gefolge.
question-stop = Halten { NAME($faction, case: "the") } Krieg/Frieden in der Mitte an? Sonst geht es weiter auf ihr Feld { $box }.
question-fight = Eröffnen { NAME($faction, case: "the") } die Schlacht { NAME($theatre, case: "in") }?
question-kill =
    { $element ->
        [land] Welche Landeinheiten von { NAME($side) } fallen { NAME($theatre, case: "in") }? { NAME($faction, case: "begin") } wählen.
       *[naval] Welche Schiffe von { NAME($side) } sinken { NAME($theatre, case: "in") }? { NAME($faction, case: "begin") } wählen.
    }
question-raze = Welche Basen von { NAME($side) } zerstören { NAME($faction, case: "the") } { NAME($theatre, case: "in") }, höchstens { $number }?
question-place = Welchen Marker legen { NAME($faction, case: "the") }, und wohin?
question-reveal = Wo decken { NAME($faction, case: "the") } einen Marker auf?
question-resolve = { NAME($kind) } { NAME($theatre, case: "in") }: Was tun { NAME($faction, case: "the") }?
question-talks = Gespräche { NAME($owner, case: "of") } { NAME($theatre, case: "in") }: Wie viele Strategen setzen { NAME($faction, case: "the") } ein?
question-gold = Was bauen { NAME($faction, case: "the") } mit persischem Gold? Übrige persische Basen: { $number }.
question-commit = Feldzug { NAME($owner, case: "of") } { NAME($theatre, case: "in") }: Wie viele Strategen setzen { NAME($faction, case: "the") } ein?
question-ships = Schicken { NAME($faction, case: "the") } die Staatsschiffe in die Schlacht { NAME($theatre, case: "in") }?
question-move = Welche Einheit ziehen { NAME($faction, case: "the") } für den Feldzug { NAME($theatre, case: "in") }? { $number ->
        [one] 1 kann noch ziehen.
       *[other] { $number } können noch ziehen.
    }
question-second =
    { $element ->
        [land] Schlagen { NAME($faction, case: "the") } { NAME($theatre, case: "in") } auch noch eine Landschlacht?
       *[naval] Schlagen { NAME($faction, case: "the") } { NAME($theatre, case: "in") } auch noch eine Seeschlacht?
    }

## Wen ein Beitrag ruft, in wenigen Worten

asked-in-private-dismiss = Gefolge abwerfen oder behalten ({ NAME($faction, case: "order") }).
asked-in-private-retain = das Gefolge bilden ({ NAME($faction, case: "order") }).
asked-remove = Einheiten wählen, die gehen: { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-enlist = eine neue Einheit aufstellen ({ NAME($faction, case: "order") }).
asked-hostages = Geiseln einsetzen? ({ NAME($faction, case: "order") })
asked-put = ein Thema legen ({ NAME($faction, case: "order") }).
asked-go-home = Einheiten heimschicken ({ NAME($faction, case: "order") }).
asked-citizenship = Bürgerrecht nutzen ({ NAME($faction, case: "order") }).
asked-colony = die Kolonie gründen ({ NAME($faction, case: "order") }).
asked-krypteia = Krypteia nutzen ({ NAME($faction, case: "order") }).
asked-agoge = Agoge nutzen ({ NAME($faction, case: "order") }).
asked-in-private-lend = Marker leihen ({ NAME($faction, case: "order") }).
asked-debate = Debatte { $number }: ein Thema wählen ({ NAME($faction, case: "order") }).
asked-in-private-play = eine Karte zu { NAME($issue) } spielen ({ NAME($faction, case: "order") }).
asked-trust = den Beraterstab nutzen? ({ NAME($faction, case: "order") })
asked-stop = Krieg/Frieden in der Mitte anhalten? ({ NAME($faction, case: "order") })
asked-fight = die Schlacht eröffnen ({ NAME($faction, case: "order") }).
asked-kill = Verluste wählen { NAME($theatre, case: "in") } ({ NAME($faction, case: "order") }).
asked-raze = Basen zerstören { NAME($theatre, case: "in") }? ({ NAME($faction, case: "order") })
asked-place = einen Marker legen ({ NAME($faction, case: "order") }).
asked-reveal = einen Marker aufdecken ({ NAME($faction, case: "order") }).
asked-resolve = { NAME($kind) } { NAME($theatre, case: "in") } ausführen ({ NAME($faction, case: "order") }).
asked-in-private-talks = Strategen für Gespräche { NAME($theatre, case: "in") } einsetzen ({ NAME($faction, case: "order") }).
asked-gold = mit persischem Gold bauen ({ NAME($faction, case: "order") }).
asked-in-private-commit = Strategen { NAME($theatre, case: "in") } einsetzen ({ NAME($faction, case: "order") }).
asked-commit = Strategen { NAME($theatre, case: "in") } einsetzen ({ NAME($faction, case: "order") }).
asked-ships = Staatsschiffe schicken? ({ NAME($faction, case: "order") })
asked-move = Einheiten für den Feldzug { NAME($theatre, case: "in") } ziehen ({ NAME($faction, case: "order") }).
asked-second = eine zweite Schlacht { NAME($theatre, case: "in") }? ({ NAME($faction, case: "order") })
asked-callias = den Kalliasfrieden schließen? ({ NAME($faction, case: "order") })
asked-maintain = Einheiten auflösen ({ NAME($faction, case: "order") }).
asked-redeploy = Einheiten verlegen ({ NAME($faction, case: "order") }).
asked-ravages = die Einheit wählen, die der Krieg nimmt ({ NAME($faction, case: "order") }).
asked-give-up = die Einheit wählen, die das Stück nimmt ({ NAME($faction, case: "order") }).

## Antworten, wie auf einem Knopf

action-dismiss =
    { COUNT($cards) ->
        [0] Gefolge behalten
       *[other] Abwerfen: { NAMES($cards) }
    }
action-retain = Gefolge: { NAMES($cards) }
action-remove = Vom Brett: { LIST($city) }
action-enlist = { NAME($theatre) }
action-hostages =
    { $yes ->
        [yes] Geiseln einsetzen
       *[no] Geiseln behalten
    }
action-put = { NAME($issue) }
action-citizens = { NAME($theatre) }: { LIST($land) }
action-settle = { NAME($theatre) }: { LIST($land) }
action-hunt = { NAME($theatre) }: { $number }
action-train = Aufstellen: { LIST($land) }
action-lend = Leihen: { LIST($counters) }
action-debate =
    { $box ->
        [0] { NAME($issue) } (Mitte)
       *[other] { NAME($issue) } ({ NAME($faction, case: "order") } { $box })
    }
action-play-card = { NAME($card) }
action-trust =
    { $yes ->
        [yes] Beraterstab nutzen
       *[no] Der Anführer allein
    }
action-stop =
    { $yes ->
        [yes] In der Mitte anhalten
       *[no] Weiterschieben
    }
action-fight = Schlacht eröffnen
action-kill = Es fallen: { LIST($city) }
action-raze = Zerstören: { LIST($city) }
action-place = { NAME($kind) } ({ NAME($owner, case: "order") }): { NAME($theatre) }
action-reveal = Aufdecken: { NAME($theatre) }
action-decline = Verzichten
action-commit = Einsetzen: { TOKENS($tokens) }
action-negotiate = Verhandeln
action-clear = Verrat räumen: { $own } eigenen, { $enemy } fremden
action-build-base = Basis bauen
action-convert = Basis umwandeln
action-raise = Bauen: { LIST($land) }
action-consult = 3 Ehre nehmen
action-banish = Heimschicken: { $unit }, { NAME($theatre) }
action-omens = Verrat: { NAMES($theatres) }
action-raid = Überfall
action-muster = Feldzug aufbieten
action-gold = Persisches Gold: { $unit }, { NAME($theatre) }
action-move = Ziehen: { $unit }, { NAME($origin) } → { NAME($to) }
action-ships = 
    { $yes ->
        [yes] Staatsschiffe schicken
       *[no] Staatsschiffe zurückhalten
    }
action-done = Fertig
action-second =
    { $yes ->
        [yes] Zweite Schlacht schlagen
       *[no] Keine zweite Schlacht
    }

## Wann nach einem Befehl gefragt wird: gesagt von einem, der nicht gefragt ist

when-dismiss = Karten des Gefolges wirft vor dem Austeilen ab, wer es in der letzten Runde nicht genutzt hat.
when-retain = Ein Gefolge bildest du, sobald neun Karten ausgeteilt sind.
when-remove = Du wählst als regierende Fraktion, wenn ein Stück oder die Seuche Einheiten deiner Seite nimmt und offen ist, welche.
when-enlist = Du wählst, wenn ein Stück Einheiten bringt, die auf mehreren Schauplätzen stehen können.
when-hostages = Die regierende Fraktion wird gefragt, bevor Themen gelegt werden, wenn ihre Seite Geiseln hat.
when-put = Themen legen in der Bule die Fraktionen eines Stadtstaats abwechselnd, die regierende zuerst.
when-debate = In jeder der sechs Debatten bringt eine Fraktion ein Thema zur Sprache, abwechselnd, die regierende zuerst.
when-play-card = Beide Fraktionen eines Stadtstaats spielen eine Karte, sobald ein Thema zur Sprache kommt.
when-trust = Du wirst in einer Debatte gefragt, wenn dein Anführer auf eine andere Karte trifft und du ein Gefolge hast.
when-stop = Du wirst gefragt, wenn du eine Debatte über Krieg/Frieden gewinnst und das Thema die Mitte überqueren würde.
when-citizens = So baust du nach den Debatten, wenn du das Bürgerrecht gewonnen hast.
when-settle = Eine Kolonie gründest du nach den Debatten im Frieden, wenn du sie gewonnen hast.
when-hunt = So räumst du Verrat nach den Debatten, wenn du die Krypteia gewonnen hast.
when-train = In Sparta stellst du nach den Debatten im Krieg Einheiten auf, wenn du die Agoge gewonnen hast.
when-lend = Marker leihst du, sobald sie verteilt sind, wenn du mehr hast als deine Landsleute.
when-fight = Die Schlacht eröffnet im Schlachtspiel ihr Befehlshaber.
when-kill = Welche Gegner fallen, wählst du, wenn eine Schlacht entschieden ist und es offen ist.
when-raze = Basen zerstörst du, wenn du eine Schlacht gewonnen hast, alle Gegner gefallen und Punkte übrig sind.
when-second = Du wirst gefragt, wenn du eine Schlacht gewonnen hast und eine der anderen Art folgen kann.
when-place = Marker werden nach der politischen Phase einzeln gelegt, in der Reihenfolge der Ehre.
when-reveal = Marker werden in der Reihenfolge der Ehre aufgedeckt, sobald alle liegen.
when-decline = Verzichten kannst du, wenn ein Marker von dir aufgedeckt wird oder du ein einmaliges Thema gewonnen hast.
when-commit = Strategen setzt du bei einem Feldzug ein und wenn ein Diplomatiemarker ausgeführt wird.
when-negotiate = Gespräche führst du, wenn dein Diplomatiemarker auf einem neutralen Schauplatz aufgedeckt wird.
when-clear = Verrat räumst du, wenn dein Diplomatie- oder Bundesmarker aufgedeckt wird.
when-build-base = Eine Basis baust du, wenn dein Bundesmarker aufgedeckt wird.
when-convert = Eine Basis wandelst du um, wenn dein Bundesmarker aufgedeckt wird.
when-raise = Einheiten baust du, wenn dein Bundesmarker aufgedeckt wird oder dein Militärmarker daheim.
when-consult = Das Orakel befragst du, wenn dein Orakelmarker aufgedeckt wird.
when-banish = Eine gegnerische Einheit schickst du heim, wenn dein Orakelmarker aufgedeckt wird.
when-omens = So säst du Verrat, wenn dein Orakelmarker aufgedeckt wird.
when-raid = Du überfällst, wenn dein Militärmarker auf einem umkämpften Schauplatz aufgedeckt wird.
when-muster = Einen Feldzug bietest du auf, wenn dein Militärmarker aufgedeckt wird.
when-gold = Mit persischem Gold baut Spartas Seite, wenn ihr Militärmarker daheim baut und es persische Basen gibt.
when-move = Einheiten ziehen, wenn für einen Feldzug Strategen eingesetzt sind, und heim, wenn Friede geschlossen wird.
when-ships = Die regierende Fraktion Athens wird einmal je Runde vor einer Schlacht gefragt, wenn die Staatsschiffe bereit sind.
when-done = Das sagst du, wenn du Einheiten ziehst, heimschickst oder auflöst, mit persischem Gold baust oder die Krypteia nutzt.
when-sign = Die regierende Fraktion Athens wird am Ende einer Runde gefragt, wenn Athen eine Basis im Östlichen Mittelmeer hat und der Perserkrieg andauert.
when-refuse = Die regierende Fraktion Athens wird am Ende einer Runde gefragt, wenn Athen eine Basis im Östlichen Mittelmeer hat und der Perserkrieg andauert.
when-disband = Die regierende Fraktion löst am Ende einer Runde Einheiten auf, wenn die Basen nicht genug geben, sie nirgends stehen können oder der Krieg eine nimmt.
when-redeploy = Die regierende Fraktion verlegt Einheiten am Ende einer Runde.

## Ablehnungen

refusal-not-your-faction = Du führst { NAME($faction, case: "the") } nicht.
refusal-not-in-entourage = { NAME($card) } ist nicht im Gefolge.
refusal-leader-stays = { NAME($card) } ist der Anführer und bleibt auf der Hand.
refusal-entourage-size = Ein Gefolge hat genau { CARDS($number) }.
refusal-not-in-hand = { NAME($card) } ist nicht auf der Hand.
refusal-controlling-picks = Hier wählen { NAME($faction, case: "the") }: Sie regieren den Stadtstaat.
refusal-so-many-go = Genau { $number } müssen weg.
refusal-no-base-of-colour = Es steht { NAME($theatre, case: "in") } keine Basis dieser Farbe.
refusal-no-hostages = { NAME($side) } hat keine Geiseln.
refusal-war-peace-placed = Krieg/Frieden liegt schon auf der Leiste { NAME($side, case: "of") }.
refusal-hostages-first = Zuerst wird entschieden, ob Geiseln eingesetzt werden.
refusal-puts-in-turn = Jetzt legen { NAME($faction, case: "the") } ein Thema.
refusal-issue-not-ours = { NAME($issue) } ist kein Thema { NAME($side, case: "of") }.
refusal-issue-retired = { NAME($issue) } ist aus dem Spiel.
refusal-issue-used-up = Davon ist nichts mehr übrig: { NAME($issue) }.
refusal-league-stays = Der Friede schickt nur Einheiten des Stadtstaats heim; die des Bundes bleiben.
refusal-goes-straight-home = Eine Einheit geht geradewegs in einen anderen Schauplatz; nenne nur, wo sie steht und wohin sie geht.
refusal-units-away = Einheiten des Stadtstaats dürfen { NAME($theatre, case: "in") } nicht bleiben: Dort steht keine Basis ihrer Farbe.
refusal-ship-or-land = Dazu kommt entweder ein Schiff oder zwei Landeinheiten, soweit es sie gibt.
refusal-colony-needs-presence = Athen steht { NAME($theatre, case: "in") } nicht.
refusal-colony-points = Eine Kolonie hat { $number } Punkte: Eine Landeinheit braucht 2, ein Schiff 4.
refusal-hunted-at-most = Einer bis { $number } Marker.
refusal-trained-at-most = Eine bis { $number } Landeinheiten, die 300 mitgezählt.
refusal-so-many-lent = Genau { $number } werden geliehen.
refusal-issue-not-there = { NAME($issue) } liegt nicht auf diesem Feld.
refusal-issue-captured = { NAME($issue) } ist gesichert; darüber wird nicht mehr debattiert.
refusal-choosers-alternate = Die Fraktionen wechseln sich ab; jetzt sind { NAME($faction, case: "the") } dran.
refusal-cards-not-open = Nach dem Beraterstab wird erst gefragt, wenn beide Karten offen liegen.
refusal-one-row = Verluste kommen aus einer einzigen Zeile der Tabelle: spartanische oder peloponnesische Landeinheiten, Schiffe Athens oder des Seebunds, nie beides.
refusal-row-number = Genau { $number } müssen fallen.
refusal-pieces-not-there = { NAME($side) } hat diese Steine dort nicht.
refusal-enemy-picks = Hier wählen { NAME($faction, case: "the") }.
refusal-units-shield-bases = Keine Basis fällt, solange { NAME($side) } noch Einheiten hat, die hier kämpfen.
refusal-nobody-to-raze =
    { $element ->
        [land] { NAME($side) } hat dort keine Landeinheit, die eine Basis zerstören könnte.
       *[naval] { NAME($side) } hat dort kein Schiff, das eine Basis zerstören könnte.
    }
refusal-not-more-tokens = Basen fallen nur an die Seite, die mehr Strategen eingesetzt hat; { $tokens } sind nicht mehr als { $less }.
refusal-margin-too-small = Eine Basis kostet zwei Punkte des Vorsprungs; übrig sind { $number }.
refusal-no-such-counter = Ein Marker { NAME($kind) } ist nicht mehr zu legen.
refusal-persia-closed = Persien ist zu, bis Sparta eine Basis in Ionien hat oder Alkibiades in Persien ist.
refusal-theatre-closed = { NAME($theatre) } ist nicht im Spiel.
refusal-must-place = Wer einen Marker hat, muss ihn legen.
refusal-not-on-top = Es liegt { NAME($theatre, case: "in") } kein Marker deiner Seite oben.
refusal-owner-decides = Hier entscheiden { NAME($faction, case: "the") }.
refusal-tokens-at-most = Höchstens { $number } Strategen.
refusal-treachery-not-there = So viel Verrat gibt es { NAME($theatre, case: "in") } nicht.
refusal-bases-full = Es stehen { NAME($theatre, case: "in") } schon drei Basen.
refusal-box-empty = Davon ist kein Stein mehr in der Schachtel.
refusal-costs-tokens = Das kostet { $number } Strategen.
refusal-no-league-base = Dein Bund hat { NAME($theatre, case: "in") } keine Basis.
refusal-league-units-only = Hier kommen nur Bundeseinheiten in Frage.
refusal-bases-build = Jede Basis baut ein Schiff oder zwei Landeinheiten; hier bauen { $number }.
refusal-argos-needs-base = Argos erhebt sich nur in Sparta, durch eine Basis des Seebunds dort.
refusal-argos-instead = Argos erhebt sich anstelle anderer Einheiten.
refusal-different-theatres = Nenne { $number } verschiedene Schauplätze.
refusal-not-contested = { NAME($theatre) } ist nicht umkämpft.
refusal-build-at-home = Einheiten des Stadtstaats werden nur in seinem eigenen Schauplatz gebaut.
refusal-build-something = Nenne mindestens eine Einheit.
refusal-gold-not-there = Persisches Gold baut das { NAME($theatre, case: "in") } nicht.
refusal-gold-needs-base =
    { $theatre ->
        [sparta] Persisches Gold braucht in Sparta eine spartanische Basis; eine des Bundes genügt nicht.
       *[other] Persisches Gold braucht { NAME($theatre, case: "in") } eine Basis der Seite Spartas.
    }
refusal-gold-limit = Höchstens { $number } werden dort je Thema gebaut.
refusal-commander-commits = Der Befehlshaber setzt mindestens einen Strategen ein.
refusal-no-link = { NAME($theatre) } und { NAME($to) } sind nicht verbunden.
refusal-link-not-for = Diese Einheit kann die Verbindung { NAME($theatre) } – { NAME($to) } nicht nutzen.
refusal-link-needs-base = Diese Verbindung braucht eine eigene Basis { NAME($theatre, case: "in") }.
refusal-too-few-left = Es bliebe { NAME($theatre, case: "in") } zu wenig zurück: { $own } gegen { $enemy }.
refusal-peace-bars = Im Frieden betritt keine Einheit eines Stadtstaats einen Schauplatz des anderen, wie { NAME($theatre, case: "in") }.
refusal-stops-at-goal = Jede Einheit hält am Ziel des Feldzugs, { NAME($theatre, case: "in") }.
refusal-no-stop-there = Keine Einheit darf { NAME($theatre, case: "in") } anhalten: Dort ist nicht das Ziel, und sie kann weiter.
refusal-argos-stays = Argos verlässt Sparta nie.
refusal-unit-not-there = Du hast { NAME($theatre, case: "in") } keine solche Einheit.
refusal-moved-already = Solche Einheiten { NAME($theatre, case: "in") } sind schon gezogen.
refusal-no-more-tokens = Jeder Stratege hat schon eine Einheit bewegt.
refusal-no-way-there = Kein Weg ist frei: { NAME($theatre) } – { NAME($to) }.
refusal-too-many-bases = Höchstens { $number } können zerstört werden.

## Kapitel der Regeln

chapter-aim = Führe Fraktionen Athens oder Spartas. In der Versammlung ringen die Fraktionen eines Stadtstaats um Themen; auf den Schauplätzen ringen beide Seiten damit um Griechenland. Die Seite mit mehr Ehre gewinnt den Krieg, und in ihr gewinnt die Fraktion mit mehr Ehre das Spiel.
    .title = Das Ziel
chapter-aristophanes = Jede Runde beginnt mit einem Stück des Aristophanes: Es legt Themen auf die Leisten und kann Vorräte, Einheiten und den Willen der Versammlungen ändern, die Seuche bringen oder Alkibiades nach Persien schicken. In Athen nimmt die Seuche jeder Seite ein Drittel der Landeinheiten und der Schiffe, in jedem umkämpften Schauplatz je eine; die letzte Einheit von der Art des Schauplatzes bleibt.
chapter-boule = Die Strategiebretter werden auf fünf Strategen aufgefüllt. Wer Geiseln hat, darf sie einsetzen und Krieg/Frieden auf Feld 2 der gegnerischen Opposition legen. Dann legen die Fraktionen jedes Stadtstaats sieben Themen: die regierende eines auf ihr Feld 2, die Opposition eines auf ihr Feld 1, dann drei und zwei in die Mitte. Ostrakismos und Krieg/Frieden kommen immer in die Mitte.
chapter-entourage = Jede Fraktion bekommt neun Karten und ihren Anführer und legt drei Karten als Gefolge beiseite. Wer sein Gefolge in der letzten Runde nicht genutzt hat, darf vorher davon abwerfen. Wer es genutzt hat, bekommt sechs Karten und kein Gefolge.
chapter-assembly = Sechs Debatten: Die Fraktionen eines Stadtstaats bringen abwechselnd ein Thema zur Sprache, die regierende zuerst. Beide spielen eine Karte; die höhere Summe schiebt das Thema um den Unterschied auf ihr Ende zu. Eine Karte, deren Hälfte zum Thema passt, gibt ihren Bonus dazu und bringt Strategen, auch bei einer Niederlage. Trifft ein Anführer auf eine andere Karte, darf ihm der Beraterstab helfen. Krieg/Frieden darf man in der Mitte anhalten, wenn es sie überqueren würde. Feld sieben sichert ein Thema.
chapter-political = Themen auf der Hälfte einer Fraktion sind gewonnen. Wer den Ostrakismos hat, gewinnt 3 Ehre, die Landsleute verlieren 3; sonst wandert der Unterschied der Felder an Ehre, höchstens 3. Wer die meisten Themen hat, regiert; bei Gleichstand entscheidet die Gunst der Versammlung, dann die bessere Rede, dann wer schon regiert. Die letzte gezeigte Karte nimmt Strategen vom Strategiebrett. Krieg/Frieden bringt im Frieden Krieg, wenn eine Seite es gewinnt; im Krieg bringt es Frieden, wenn beide es gewinnen: je 10 Ehre, und Einheiten der Stadtstaaten gehen heim. Die Spiele bringen im Frieden 3 Ehre, im Krieg 3 Strategen. Bürgerrecht, Kolonie, Krypteia und Agoge gibt es nur einmal im Spiel. Jedes andere gewonnene Thema gibt seinen Marker, dazu kommen zwei Gerüchte; wer mehr hat, leiht den Landsleuten die Hälfte des Unterschieds.
chapter-battle = Jede Seite zählt Einheiten der Schlachtart, Basen, Strategen, Verrat und eine Schlachtkarte zusammen. Die höhere Summe gewinnt um den Unterschied. Wer fällt, bestimmt immer der Gegner: nach einer Zeile der Tabelle, vom Verlierer nie mehr Einheiten als der Unterschied. Sind dessen Einheiten fort und mehr Strategen eingesetzt, zerstören je zwei übrige Punkte eine Basis. Der Sieger darf eine zweite Schlacht der anderen Art schlagen.
chapter-placing = In der Reihenfolge der Ehre legt jeder verdeckt einen Marker, bis alle liegen. Marker eines Schauplatzes bilden einen Stapel; der letzte liegt oben.
chapter-resolving = In der Reihenfolge der Ehre deckt eine Fraktion einen Marker ihrer Seite auf, der oben liegt; der Besitzer führt ihn aus oder verzichtet. Diplomatie gewinnt Bundesbasen oder sät Verrat, ein Bundesthema baut, ein Orakel bringt Ehre, Verrat oder schickt eine Einheit heim, ein Militärthema baut daheim, überfällt oder bietet einen Feldzug auf. Vier übrige Strategen sind ein Punkt Ehre.
chapter-expedition = In einem Schauplatz des Gegners setzen alle vier geheim Strategen ein; die der Angreifer werden aufgedeckt. Jeder bewegt eine Einheit über Verbindungen, deren Bedingung sie erfüllt, ins Ziel. Dann wird die Verteidigung aufgedeckt, Athen darf die Staatsschiffe schicken, und wenn beide Seiten dort stehen, kommt es zur Schlacht.
chapter-end-phase = Die Endphase: Siege werden geprüft, Einheiten unterhalten und verlegt, und der Wille der Versammlungen wird gemessen. Nach der letzten Runde wird gewertet.
chapter-end = Ein Krieg endet nach seiner letzten Runde; durch Frieden, wo das Szenario es sagt; oder am Ende einer Runde, wenn eine regierende Fraktion dreimal so viel Ehre hat wie jeder Gegner, wenn der gegnerische Stadtstaat genommen ist oder wenn Athen eine ganze Runde lang keine Basis an einer Kornkammer hatte. Am Ende gewinnen die regierenden Fraktionen 5 Ehre, die anderen verlieren 5; jede eigene Basis zählt 3, jeder Schauplatz 3 für Athens Seite und 6 für Spartas Seite, je zur Hälfte geteilt. Szenarien von einer oder zwei Runden gewinnt die Ehre, wie sie steht. Im politischen Spiel entscheidet Ostrakismos oder Ehre; wurde der Krieg nicht erklärt, um den es ging, gewinnt niemand. Im Schlachtspiel gewinnt, wer die erste Schlacht gewinnt.
    .title = Spielende und Wertung

## Beschriftungen

label-title = Pericles
    .choice = Pericles: The Peloponnesian Wars (Mark Herman)
label-war = Krieg
label-peace = Frieden
label-phase-set-up = Aufbau
label-phase-aristophanes = Aristophanes
label-phase-boule = Bule
label-play = Stück
label-will = Wille
label-plague = nach der Seuche
label-alcibiades-in-persia = Alkibiades in Persien
label-aside = beiseite
label-phase-entourage = Politische Karten
label-phase-assembly = Versammlung
label-phase-political = Politische Phase
label-phase-battle = Schlacht
label-phase-placing = Marker legen
label-phase-resolving = Marker ausführen
label-phase-expedition = Feldzug
label-queue = Stapel
label-counters = Marker
label-phase-end-phase = Endphase
label-phase-end = Spielende
label-waiting-for = Warten auf { SEATS($seats) }
label-winner =
    { COUNT($seats) ->
        [one] { SEATS($seats) } gewinnt
       *[other] { SEATS($seats) } spielen unentschieden
    }
label-ended = Das Spiel ist zu Ende
label-honour = Ehre
label-cards = Karten
label-entourage = Gefolge
label-controlling = regiert
label-favour = Gunst
label-neutral = neutral
label-stock = Vorrat
label-board = Brett
label-hostages = Geiseln
label-held = ja
label-track = Themen
label-map = Die Karte
label-assembly = Die Versammlungen
label-preview = Vorschau
label-round-of = Runde { $round }
label-to-choose = { SEAT($seat) } ist dran
label-land-units = Landeinheiten
label-ships = Schiffe
label-bases = Basen
label-the-300 = die 300
label-treachery = Verrat
label-counter = verdeckter Marker
label-in-control = regiert
label-granary = Kornkammer
label-link-overland = nur zu Fuß
label-link-coast = zu Fuß, zu Schiff
label-link-portage = Schiffe nur mit Basis
label-link-ferry = zu Fuß nur mit Basis
label-link-sea = Schiffe, auch mit Landeinheiten
label-link-open-sea = nur Schiffe
label-changed = geändert
label-debate = Debatte
label-halves = Themen bisher
label-issues-won = { $number ->
        [one] 1 Thema auf ihrer Seite
       *[other] { $number } Themen auf ihrer Seite
    }
label-unopened = noch verdeckt
label-no-secrets = Du hast nichts, was andere nicht sehen.
label-lost = verloren
label-won-land = { NAME($side) } gewinnt die Landschlacht mit { $margin } Vorsprung
label-won-naval = { NAME($side) } gewinnt die Seeschlacht mit { $margin } Vorsprung
label-seats = Die Fraktionen

## Brett und Hand als Text

will-text =
    { $need ->
        [base]
            { COUNT($theatres) ->
                [1] eine Basis bauen oder umwandeln: { NAMES($theatres) }
               *[other] eine Basis bauen oder umwandeln, mindestens { $number } von: { NAMES($theatres) }
            }
        [control]
            { COUNT($theatres) ->
                [1] beherrschen: { NAMES($theatres) }
               *[other] beherrschen, mindestens { $number } von: { NAMES($theatres) }
            }
       *[contest]
            { COUNT($theatres) ->
                [1] beherrschen oder umkämpfen: { NAMES($theatres) }
               *[other] beherrschen oder umkämpfen, mindestens { $number } von: { NAMES($theatres) }
            }
    }
hand-faction =
    { COUNT($cards) ->
        [0] { NAME($faction) }: { TOKENS($tokens) }
       *[other] { NAME($faction) }: { NAMES($cards) } · { TOKENS($tokens) }
    }
hand-entourage = Gefolge { NAME($faction, case: "of") }: { NAMES($cards) }
hand-counters = Marker { NAME($faction, case: "of") }: { LIST($counters) }
hand-sealed = Unter Siegel { NAME($faction, case: "of") }: { TOKENS($tokens) }
hand-pending = Notiert: { LIST($actions) }. Du kannst es ändern, bis alle geantwortet haben.
hand-onlooker = Du sitzt nicht an diesem Tisch.

## Befehle: womit sie beginnen, das übliche Wort zuerst, und ein Beispiel

order-dismiss = abwerfen, entlassen
    .example = abwerfen AF Kimon
order-retain = gefolge, behalten
    .example = gefolge AF Kimon Tolmides Kallias
order-remove = entferne
    .example = entferne AF 1 athenisch 2 Seebund
order-enlist = rekrutiere
    .example = rekrutiere AF Samos
order-hostages = geiseln
    .example = geiseln AF ja
order-put = bringe
    .example = bringe AF Militär
order-citizens = bürger
    .example = bürger AF Samos 2 Land
order-settle = siedle
    .example = siedle AF Samos 1 See
order-hunt = jage
    .example = jage AK Sparta 5
order-train = stelle
    .example = stelle AK 2 Land 300
order-lend = leihe
    .example = leihe AF Militär Gerücht
order-debate = debatte, thema
    .example = debatte AF Bund DF 1
order-play = spiele, karte
    .example = spiele AF Kimon
order-trust = berater, stab
    .example = berater AF ja
order-stop = anhalten, halt
    .example = anhalten AF ja
order-fight = kampf, eröffnen
    .example = kampf AF
order-kill = töte, verluste
    .example = töte AK 1 athenisch 2 Seebund
order-raze = zerstöre
    .example = zerstöre AK 1 Seebund
order-second = zweite
    .example = zweite AF nein

orders-help = Eine Fraktion heißt AF, DF, AK oder EK; sie darf fehlen, wo nur eine von deinen gefragt ist, wie in `spiele Kimon`; sie darf auch vorn stehen, wie in `AK setze 3`. Ein ganzer Feldzug ist ein Befehl: `aufgebot 3: 2 SL Sparta-Böotien, PL Isthmus-Böotien`. Die Einheiten ziehen, sobald alle eingesetzt haben.

order-place = lege
    .example = lege AF Militär Samos
order-reveal = aufdecken
    .example = aufdecken AF Samos
order-decline = verzichte
    .example = verzichte AF
order-commit = setze
    .example = setze AF 3
order-negotiate = verhandle
    .example = verhandle AF
order-clear = räume
    .example = räume AF 1 2
order-build-base = basis
    .example = basis AF
order-convert = umwandeln
    .example = umwandeln AF
order-raise = baue
    .example = baue AF 2 Land 1 See
order-consult = befrage
    .example = befrage AF
order-banish = verbanne
    .example = verbanne AF PL Isthmus
order-omens = omen
    .example = omen AF Samos Chios Lesbos
order-raid = überfall
    .example = überfall AF
order-muster = aufgebot
    .example = aufgebot AF
order-gold = gold
    .example = gold AK SN Sparta
order-move = ziehe
    .example = ziehe AF AL Athen Böotien
order-ships = staatsschiffe
    .example = staatsschiffe AF nein
order-done = fertig
    .example = fertig AF
word-unit-athens-land = AL
word-unit-athens-naval = AN
word-unit-delian-land = DL
word-unit-delian-naval = DN
word-unit-argos-land = RL
word-unit-sparta-land = SL
word-unit-sparta-naval = SN
word-unit-peloponnesian-land = PL
word-unit-peloponnesian-naval = PN
word-unit-three-hundred = SH
word-land = Land
word-naval = See, Schiffe
word-argos = Argos
word-yes = ja, j
word-no = nein, n
word-colour-athens = athenisch, A, blau
word-colour-delian = Seebund, D, weiß
word-colour-argos = argivisch, R, braun
word-colour-sparta = spartanisch, S, rot
word-colour-peloponnesian = peloponnesisch, P, gelb
word-fill-too = Fraktion, Themen, Karten, Feld, Einheit, Einheiten, Sohn

## Szenarien und Teile des Bretts

scenario-thucydides = Die Ostrakisierung des Thukydides
scenario-sparta-declares = Sparta erklärt den Krieg
scenario-samos-revolt = Der Aufstand von Samos
scenario-amphipolis-battle = Der Tod von Brasidas und Kleon
scenario-mantinea = Die Schlacht von Mantineia
scenario-arginusae = Die Schlacht bei den Arginusen
scenario-aegospotami = Die Schlacht bei Aigospotamoi
scenario-central-greece = Der Kampf um Mittelgriechenland
scenario-aegean = Krieg in der Ägäis
scenario-time-of-peace = Krieg in Friedenszeiten
scenario-archidamian = Der Archidamische Krieg
scenario-periclean-peace = Perikleischer Frieden
scenario-first-war = Der Erste Peloponnesische Krieg
scenario-second-war = Der Zweite Peloponnesische Krieg
scenario-campaign = Das Feldzugsspiel
half-any =
    { COUNT($but) ->
        [0] jedes Thema
       *[other] jedes Thema außer { NAMES($but) }
    }
half-controlling = wenn an der Regierung
half-at-war = im Krieg
half-pre-plague = vor der Seuche
half-post-plague = nach der Seuche
half-alcibiades-in-athens = wenn Alkibiades in Athen ist
region-west = Der Westen
region-north = Der Norden
region-east = Der Osten
region-map = Die Karte
region-assembly = Die Versammlungen
region-seats = Alle Fraktionen

## Kommandos. Namen klein, ohne Leerzeichen, höchstens 32 Buchstaben

command = pericles
    .description = Züge von Pericles
command-entourage = gefolge
    .description = Karten deines Gefolges abwerfen oder es bilden
    .label = Gefolge
    .label-dismiss = Karten abwerfen
    .label-retain = Gefolge bilden
command-losses = verluste
    .description = Wählen, welche Steine gehen
    .label = Verluste wählen
    .label-remove = Einheiten wählen
    .label-kill = Verluste wählen
    .label-raze = Basen zerstören
command-place = lege
    .description = Einen Marker legen oder eine neue Einheit aufstellen
    .label = Marker legen
    .label-enlist = Einheit aufstellen
    .label-place = Marker legen
command-answer = antwort
    .description = Mit Ja oder Nein antworten: Stab, Mitte, Schiffe
    .label = Ja oder nein
    .label-hostages = Geiseln
    .label-trust = Beraterstab
    .label-stop = In der Mitte anhalten
    .label-second = Zweite Schlacht
    .label-ships = Staatsschiffe
command-put = bringe
    .description = Ein Thema auf die Leiste legen
    .label = Thema legen
command-build = baue
    .description = Einheiten bauen
    .label = Einheiten bauen
    .label-citizens = Bürgerrecht
    .label-settle = Kolonie gründen
    .label-train = Agoge
    .label-gold = Persisches Gold
    .label-raise = Einheiten bauen
command-clear = räume
    .description = Verrat räumen: eigenen, fremden
    .label = Verrat räumen
    .label-hunt = Krypteia
    .label-clear = Verrat räumen
command-lend = leihe
    .description = Den Landsleuten Marker leihen
    .label = Marker leihen
command-debate = debatte
    .description = Ein Thema zur Sprache bringen
    .label = Thema wählen
command-play-card = spiele
    .description = Eine Karte in der Debatte spielen
    .label = Karte spielen
command-fight = kampf
    .description = Die Schlacht eröffnen
    .label = Schlacht eröffnen
command-reveal = aufdecken
    .description = Einen Marker aufdecken
    .label = Marker aufdecken
command-done = fertig
    .description = Nichts weiter tun oder auf das Thema verzichten
    .label = Fertig
    .label-decline = Verzichten
    .label-done = Fertig
command-commit = setze
    .description = Strategen einsetzen; ohne Zahl: verhandeln
    .label = Strategen einsetzen
    .label-commit = Strategen einsetzen
    .label-negotiate = Verhandeln
command-build-base = basis
    .description = Eine Basis bauen
    .label = Basis bauen
command-convert = umwandeln
    .description = Eine Bundesbasis umwandeln
    .label = Basis umwandeln
command-oracle = orakel
    .description = Ehre nehmen, Einheit heimschicken, Verrat säen
    .label = Orakel
    .label-consult = Ehre nehmen
    .label-banish = Einheit heimschicken
    .label-omens = Verrat säen
command-raid = überfall
    .description = Einen umkämpften Schauplatz überfallen
    .label = Überfall
command-muster = aufgebot
    .description = Einen Feldzug aufbieten
    .label = Feldzug aufbieten
command-move = ziehe
    .description = Eine Einheit ziehen
    .label = Einheit ziehen
    .label-move = Einheit ziehen
    .label-redeploy = Einheiten verlegen

## Parameter

param-faction = fraktion
    .description = Welche deiner Fraktionen
param-cards = karten
    .description = Welche Karten
param-counters = marker
    .description = Welche Marker
param-card = karte
    .description = Welche Karte
param-issue = thema
    .description = Welches Thema
param-box = feld
    .description = Welches Feld
param-yes = ja
    .description = Ja oder nein
param-city = stadt
    .description = Wie viele Steine des Stadtstaats
param-league = bund
    .description = Wie viele Steine des Bundes
param-argos = argos
    .description = Wie viele argivische Einheiten
param-kind = art
    .description = Welche Art Marker
param-owner = besitzer
    .description = Wessen Marker
param-theatre = schauplatz
    .description = Welcher Schauplatz
param-theatres = schauplätze
    .description = Welche Schauplätze
    .question = Verrat auf welchen drei Schauplätzen?
param-tokens = strategen
    .description = Wie viele Strategen
param-own = eigene
    .description = Wie viele eigene
    .question = Wie viel eigener Verrat verschwindet?
param-enemy = fremde
    .description = Wie viele gegnerische
    .question = Wie viel gegnerischer Verrat verschwindet?
param-land = land
    .description = Wie viele Landeinheiten
param-naval = see
    .description = Wie viele Schiffe
param-unit = einheit
    .description = Welche Einheit
param-origin = von
    .description = Wo sie steht
param-to = nach
    .description = Wohin sie zieht
param-via = über
    .description = Auf welchem Weg
param-three-hundred = dreihundert
    .description = Ob die 300 dabei sind

## Wie das Spiel endete

ending-ostracism = { NAME($faction, case: "begin") } haben den Ostrakismos und gewinnen.
ending-honour = { NAME($faction, case: "begin") } haben mehr Ehre und gewinnen.
ending-level = Niemand hat den Ostrakismos, und beide haben gleich viel Ehre: unentschieden.
ending-war = Der Krieg ist erklärt, und { NAME($faction, case: "the") } gewinnen durch Ehre.
ending-no-war = Es wird kein Krieg erklärt: unentschieden.
ending-battle = { NAME($faction, case: "begin") } haben die erste Schlacht gewonnen.
ending-theatre =
    { $tie ->
        [control] { NAME($side) } gewinnt den Krieg der Schauplätze mit { $total } zu { $less }; beide Fraktionen haben gleich viel Ehre, und { NAME($faction, case: "the") } regieren und gewinnen.
        [best] Beide Seiten haben { HONOUR($total) }; { NAME($faction, case: "the") } haben von allen Fraktionen am meisten und gewinnen den Krieg der Schauplätze.
        [athens] Beide Seiten haben { HONOUR($total) }, und auch ihre besten Fraktionen sind gleich; dann gewinnt Athen den Krieg der Schauplätze, und { NAME($faction, case: "the") } gewinnen.
        [athens-control] Alle Fraktionen haben gleich viel Ehre; dann gewinnt Athen den Krieg der Schauplätze, und { NAME($faction, case: "the") } regieren und gewinnen.
       *[none] { NAME($side) } gewinnt den Krieg der Schauplätze mit { $total } zu { $less }, und { NAME($faction, case: "the") } gewinnen.
    }
ending-stand-off = Die erste Schlacht ging unentschieden aus: unentschieden.
ending-war-control = Der Krieg ist erklärt, und beide haben gleich viel Ehre; { NAME($faction, case: "the") } regieren und gewinnen.

## Weniger Spieler (15)

factions-led = { SEAT($seat) } führt { NAMES($factions, case: "the") }.
refusal-sides-need-two = Nach Seiten spielen nur zwei, und nur ein Spiel aller vier Fraktionen.
name-sides = nach Seiten, mit Keryx als Landsmann

## Endphase: Ereignisse

callias-signed = { NAME($faction, case: "begin") } schließen den Kalliasfrieden. Athen gibt { LIST($units) } auf, und das Östliche Mittelmeer ist für immer geschlossen.
ship-given-up = Athen gibt { NAME($theatre, case: "in") } ein Schiff auf.
callias-refused = { NAME($faction, case: "begin") } schließen keinen Frieden mit Persien.
units-withdrawn = { NAME($side) } holt { LIST($units) } aus dem Östlichen Mittelmeer heim.
bases-made-persian =
    { $number ->
        [0] Sparta verliert im Östlichen Mittelmeer { LIST($units) }; persische Basen sind keine mehr übrig.
       *[other] Sparta gibt im Östlichen Mittelmeer { LIST($units) } auf und bekommt dafür { $number } in Persien.
    }
persian-war-paid = Der Perserkrieg dauert an: { NAME($faction, case: "begin") } verlieren { HONOUR($lost) }.
supremacy-won = { NAME($faction, case: "begin") } haben { HONOUR($total) }, dreimal so viel wie jeder Gegner; der beste hat { $less }.
city-taken =
    { $side ->
        [athens] Athen hat Sparta erobert.
       *[sparta] Sparta hat Athen erobert.
    }
granaries-lost = Athen hatte eine ganze Runde lang keine Basis an einer Kornkammer und hungert.
victory-honoured = { NAME($faction, case: "begin") } regieren den siegreichen Stadtstaat und gewinnen { HONOUR($gained) }; { NAME($rival, case: "the") } verlieren { HONOUR($lost) }.
politics-scored = { NAME($faction, case: "begin") } regieren am Ende und gewinnen { HONOUR($gained) }; { NAME($rival, case: "the") } verlieren { HONOUR($lost) }.
bases-scored = { NAME($side) } hat { $number ->
        [one] 1 Basis
       *[other] { $number } Basen
    }: { NAME($faction, case: "begin") } gewinnen { HONOUR($gained) }, { NAME($rival, case: "the") } { $less }.
theatres-scored = { NAME($side) } beherrscht { $number ->
        [one] 1 Schauplatz
       *[other] { $number } Schauplätze
    }: { NAME($faction, case: "begin") } gewinnen { HONOUR($gained) }, { NAME($rival, case: "the") } { $less }.
honour-totalled = { NAME($side) } hat zusammen { HONOUR($total) }.
argos-dispersed = Argos hat in Sparta keine Basis des Seebunds mehr und zieht heim: { LIST($units) }.
units-disbanded = { NAME($faction, case: "begin") } lösen { NAME($theatre, case: "in") } { LIST($units) } auf.
units-stranded = { NAME($side) } verliert { NAME($theatre, case: "in") } { LIST($units) }: Keine Basis kann sie aufnehmen.
units-redeployed = { NAME($faction, case: "begin") } verlegen { LIST($units) }: { NAME($origin) } → { NAME($theatre) }.
will-met = Der Wille der Versammlung in { NAME($side) } ist erfüllt: Beide Fraktionen gewinnen { HONOUR($gained) }.
will-failed = Der Wille der Versammlung in { NAME($side) } ist nicht erfüllt: { NAME($faction, case: "begin") } verlieren { HONOUR($lost) }, { NAME($rival, case: "the") } { $less }, und dem Vorrat fehlen in der nächsten Runde { TOKENS($tokens) }.
units-ravaged = Der Krieg nimmt { NAME($side) } für immer { LIST($units) } aus der Schachtel.
units-ravaged-at = Der Krieg nimmt { NAME($side) } { NAME($theatre, case: "in") } für immer { LIST($units) }.

## Endphase: Fragen, Antworten und Ablehnungen

question-callias = Schließen { NAME($faction, case: "the") } den Kalliasfrieden? Er kostet Athen alle Basen im Östlichen Mittelmeer und ein Schiff und beendet den Perserkrieg.
question-maintain = Die Einheiten der Seite brauchen { $total } Punkte, die Basen geben { $less }. Welche Einheiten lösen { NAME($faction, case: "the") } auf?
question-redeploy =
    { $colour ->
        [delian] Welche Einheiten des Seebunds verlegen { NAME($faction, case: "the") }?
        [athens] Welche athenischen Einheiten verlegen { NAME($faction, case: "the") }?
        [peloponnesian] Welche peloponnesischen Einheiten verlegen { NAME($faction, case: "the") }?
       *[sparta] Welche spartanischen Einheiten verlegen { NAME($faction, case: "the") }?
    }
question-give-up =
    { $element ->
        [land] Das Stück nimmt eine Landeinheit: Wo geben { NAME($faction, case: "the") } eine auf?
       *[naval] Das Stück nimmt ein Schiff: Wo geben { NAME($faction, case: "the") } eins auf?
    }
question-ravages =
    { $element ->
        [land] Die Verheerungen des Krieges: Wo geben { NAME($faction, case: "the") } für immer eine Landeinheit auf?
       *[naval] Die Verheerungen des Krieges: Wo geben { NAME($faction, case: "the") } für immer ein Schiff auf?
    }
action-sign = Schließen; ein Schiff: { NAME($theatre) }
action-refuse = Keinen Frieden schließen
action-disband = Auflösen: { $unit }, { NAME($theatre) }
action-redeploy = Verlegen: { $unit }, { NAME($origin) } → { NAME($to) }
refusal-no-ship-there = Athen hat { NAME($theatre, case: "in") } kein eigenes Schiff, das es aufgeben könnte.
refusal-no-treaty = Der Kalliasfrieden setzt den Perserkrieg und eine Basis Athens oder des Seebunds im Östlichen Mittelmeer voraus.
refusal-bases-give-less = Einheiten mit einem Bedarf von { $total } Punkten sind zu viele; die Basen geben { $less }.
refusal-units-at-most = Höchstens { $number } davon kommen weg.
refusal-same-theatre = Sie stehen schon { NAME($theatre, case: "in") }.
refusal-no-base-for =
    { $colour ->
        [delian] Einheiten des Seebunds brauchen { NAME($theatre, case: "in") } eine Basis des Seebunds.
        [athens] Athenische Einheiten brauchen { NAME($theatre, case: "in") } eine Basis Athens oder des Seebunds.
        [peloponnesian] Peloponnesische Einheiten brauchen { NAME($theatre, case: "in") } eine peloponnesische Basis.
       *[sparta] Spartanische Einheiten brauchen { NAME($theatre, case: "in") } eine spartanische Basis.
    }
refusal-theatre-full = Von einer Seite stehen { NAME($theatre, case: "in") } höchstens { $number } Einheiten.
refusal-another-colour =
    { $colour ->
        [delian] Jetzt werden Einheiten des Seebunds verlegt.
        [athens] Jetzt werden athenische Einheiten verlegt.
        [peloponnesian] Jetzt werden peloponnesische Einheiten verlegt.
       *[sparta] Jetzt werden spartanische Einheiten verlegt.
    }
refusal-room-elsewhere = Sie können noch verlegt werden; entfernt wird nur, was nirgends hinkann.
refusal-must-leave =
    { $colour ->
        [delian] Nicht alle Einheiten des Seebunds dürfen { NAME($theatre, case: "in") } bleiben: { $number } müssen fort.
        [athens] Nicht alle athenischen Einheiten dürfen { NAME($theatre, case: "in") } bleiben: { $number } müssen fort.
        [peloponnesian] Nicht alle peloponnesischen Einheiten dürfen { NAME($theatre, case: "in") } bleiben: { $number } müssen fort.
       *[sparta] Nicht alle spartanischen Einheiten dürfen { NAME($theatre, case: "in") } bleiben: { $number } müssen fort.
    }

## Endphase: Befehle und Kommandos

order-sign = unterzeichne
    .example = unterzeichne AF Samos
order-refuse = ablehnen
    .example = ablehnen AF
order-disband = auflösen
    .example = auflösen AF 2 DL Samos
order-redeploy = verlege
    .example = verlege AF 2 DL Samos Chios
command-callias = kallias
    .description = Den Kalliasfrieden schließen (wo das Schiff aufgegeben wird) oder nicht
    .label = Kalliasfrieden
command-disband = auflösen
    .description = Einheiten auflösen
    .label = Einheiten auflösen
param-number = anzahl
    .description = Wie viele

## Endphase: wie das Spiel endete

ending-supremacy = { NAME($faction, case: "begin") } haben dreimal so viel Ehre wie jeder Gegner und gewinnen sofort.
ending-conquest =
    { $tie ->
        [control] { NAME($side) } hat den gegnerischen Stadtstaat erobert. Seine beiden Fraktionen haben gleich viel Ehre; { NAME($faction, case: "the") } regieren und gewinnen.
       *[none] { NAME($side) } hat den gegnerischen Stadtstaat erobert, und { NAME($faction, case: "the") } gewinnen durch Ehre.
    }
ending-both-taken = Athen und Sparta sind beide erobert: unentschieden.
ending-granaries =
    { $tie ->
        [control] Athen hatte eine ganze Runde lang keine Kornkammer. Beide Fraktionen Spartas haben gleich viel Ehre; { NAME($faction, case: "the") } regieren und gewinnen.
       *[none] Athen hatte eine ganze Runde lang keine Kornkammer, und { NAME($faction, case: "the") } gewinnen durch Ehre.
    }
ending-final =
    { $tie ->
        [control] Die letzte Runde ist vorbei. { NAME($side) } gewinnt den Krieg mit { $total } zu { $less }; beide Fraktionen haben gleich viel Ehre, und { NAME($faction, case: "the") } regieren und gewinnen.
        [best] Die letzte Runde ist vorbei. Beide Seiten haben { HONOUR($total) }; { NAME($faction, case: "the") } haben von allen Fraktionen am meisten und gewinnen.
        [athens] Die letzte Runde ist vorbei. Beide Seiten haben { HONOUR($total) }, und auch ihre besten Fraktionen sind gleich; dann gewinnt Athen den Krieg, und { NAME($faction, case: "the") } gewinnen.
        [athens-control] Die letzte Runde ist vorbei. Alle Fraktionen haben gleich viel Ehre; dann gewinnt Athen den Krieg, und { NAME($faction, case: "the") } regieren und gewinnen.
       *[none] Die letzte Runde ist vorbei. { NAME($side) } gewinnt den Krieg mit { $total } zu { $less }, und { NAME($faction, case: "the") } gewinnen.
    }
ending-peace =
    { $tie ->
        [control] Der Frieden beendet das Spiel. { NAME($side) } gewinnt den Krieg mit { $total } zu { $less }; beide Fraktionen haben gleich viel Ehre, und { NAME($faction, case: "the") } regieren und gewinnen.
        [best] Der Frieden beendet das Spiel. Beide Seiten haben { HONOUR($total) }; { NAME($faction, case: "the") } haben von allen Fraktionen am meisten und gewinnen.
        [athens] Der Frieden beendet das Spiel. Beide Seiten haben { HONOUR($total) }, und auch ihre besten Fraktionen sind gleich; dann gewinnt Athen den Krieg, und { NAME($faction, case: "the") } gewinnen.
        [athens-control] Der Frieden beendet das Spiel. Alle Fraktionen haben gleich viel Ehre; dann gewinnt Athen den Krieg, und { NAME($faction, case: "the") } regieren und gewinnen.
       *[none] Der Frieden beendet das Spiel. { NAME($side) } gewinnt den Krieg mit { $total } zu { $less }, und { NAME($faction, case: "the") } gewinnen.
    }

## Stehende Antworten (4.0)

standing-answer-left =
    { $topic ->
        [commit] { $theatre ->
            [none] { NAME($faction, case: "begin") } setzen überall ein: { TOKENS($tokens) }, soweit vorhanden.
           *[other] { NAME($faction, case: "begin") } setzen { NAME($theatre, case: "in") } ein: { TOKENS($tokens) }, soweit vorhanden.
        }
        [talks] { NAME($faction, case: "begin") } setzen in Gesprächen des Gegners ein: { TOKENS($tokens) }, soweit vorhanden.
        [second] { NAME($faction, case: "begin") } kämpfen keine zweite Schlacht.
        [ships] { NAME($faction, case: "begin") } schicken die Staatsschiffe nicht.
        [trust] { NAME($faction, case: "begin") } nutzen ihren Beraterstab nicht.
        [keep] { NAME($faction, case: "begin") } behalten ihr ganzes Gefolge.
        [stay] { NAME($faction, case: "begin") } verlegen nichts, was nicht muss.
       *[no-more] { NAME($faction, case: "begin") } beantworten wieder jede Frage selbst.
    }
action-stand =
    { $topic ->
        [commit] { $theatre ->
            [none] Einsatz überall: { TOKENS($tokens) }
           *[other] Einsatz { NAME($theatre, case: "in") }: { TOKENS($tokens) }
        }
        [talks] Gespräche: { TOKENS($tokens) }
        [second] Keine zweite Schlacht
        [ships] Staatsschiffe behalten
        [trust] Kein Beraterstab
        [keep] Gefolge behalten
        [stay] Nichts verlegen
       *[no-more] Wieder alles mich fragen
    }
question-standing = Welche Antwort lassen { NAME($faction, case: "the") } stehen? Keryx gibt sie einige Zeit nach der Frage, wenn du bis dahin nicht geantwortet hast. Niemand sonst erfährt davon. Als Befehlshaber antwortest du selbst.
setting-standing = Stehende Antworten
hand-standing = Stehen gelassen: { LIST($actions) }
order-standing = stehend, immer
    .example = stehend AF setze 0 Samos
command-standing = stehend
    .description = Eine Antwort stehen lassen, im Geheimen
    .label = Stehende Antworten
param-topic = thema
    .description = Welche Frage
word-topic-commit = setze, einsatz
word-topic-talks = gespräche
word-topic-second = zweite
word-topic-ships = schiffe
word-topic-trust = beraterstab
word-topic-keep = gefolge
word-topic-stay = verlegung
word-topic-no-more = nichts, keine
name-commit = Strategen
name-talks = Gespräche
name-second = keine zweite Schlacht
name-ships = keine Staatsschiffe
name-trust = kein Beraterstab
name-keep = Gefolge behalten
name-stay = keine Verlegung
name-no-more = nichts
tokens-shown = { NAME($faction, case: "begin") } zeigen ihre Strategen { NAME($rival, case: "order") }: { TOKENS($tokens) }.
counters-shown =
    { COUNT($counters) ->
        [0] { NAME($faction, case: "begin") } zeigen { NAME($rival, case: "order") }, dass sie keine Marker mehr zu legen haben.
       *[other] { NAME($faction, case: "begin") } zeigen ihre Marker { NAME($rival, case: "order") }: { LIST($counters) }.
    }
question-show = Was zeigen { NAME($faction, case: "the") } ihren Landsleuten ({ NAME($rival) })? Niemand sonst erfährt davon.
setting-show = Dem Landsmann zeigen
action-show =
    { $what ->
        [counters] Die Marker zeigen
       *[tokens] Die Strategen zeigen
    }
order-show = zeige
    .example = zeige AF strategen
command-show = zeige
    .description = Zeige deinem Landsmann Strategen oder Marker
    .label = Dem Landsmann zeigen
param-what = was
    .description = Was gezeigt wird
word-shown-tokens = strategen
name-tokens = Strategen
word-shown-counters = marker
name-counters = Marker
value-theatre-none = überall

label-group-athens = Athen
label-group-sparta = Sparta

## Rückblick

statistic-debates = Die meisten Debatten gewonnen: { NAMES($who) } ({ $number })
statistic-battles = Die meisten Schlachten gewonnen: { NAMES($who) } ({ $number })
statistic-clearest = Der klarste Sieg: { NAME($side) } { NAME($theatre, case: "in") }, mit { $margin } Vorsprung
statistic-bases = Die meisten Basen auf die eigene Seite gebracht: { NAMES($who) } ({ $number })

## Befehle im Voraus: unter welcher Bedingung, und dass sie nicht erfüllt ist

condition-in-control = wenn { NAME($faction, case: "the") } noch regieren
unmet-in-control = { NAME($faction, case: "begin") } regieren nicht mehr.
condition-no-battle = außer wenn es { NAME($theatre, case: "in") } eine Schlacht gab
unmet-no-battle = Es gab { NAME($theatre, case: "in") } eine Schlacht.
condition-battle-fought = wenn es { NAME($theatre, case: "in") } eine Schlacht gab
unmet-battle-fought = Es gab { NAME($theatre, case: "in") } keine Schlacht.
condition-as-now = wenn sich { NAME($part, case: "in") } nichts geändert hat
unmet-as-now = Es hat sich { NAME($part, case: "in") } etwas geändert.
