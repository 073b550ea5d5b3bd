### Antike auf Deutsch.

## Völker. „start“ beginnt einen Satz, „the“ steht darin, im Nominativ wie im Akkusativ.

name-greeks = Griechen
    .start = Die Griechen
    .the = die Griechen
    .dative = den Griechen
    .genitive = der Griechen
name-romans = Römer
    .start = Die Römer
    .the = die Römer
    .dative = den Römern
    .genitive = der Römer
name-germans = Germanen
    .start = Die Germanen
    .the = die Germanen
    .dative = den Germanen
    .genitive = der Germanen
name-phoenicians = Phönizier
    .start = Die Phönizier
    .the = die Phönizier
    .dative = den Phöniziern
    .genitive = der Phönizier
name-carthaginians = Karthager
    .start = Die Karthager
    .the = die Karthager
    .dative = den Karthagern
    .genitive = der Karthager
name-persians = Perser
    .start = Die Perser
    .the = die Perser
    .dative = den Persern
    .genitive = der Perser
name-arabs = Araber
    .start = Die Araber
    .the = die Araber
    .dative = den Arabern
    .genitive = der Araber
name-egyptians = Ägypter
    .start = Die Ägypter
    .the = die Ägypter
    .dative = den Ägyptern
    .genitive = der Ägypter
name-babylonians = Babylonier
    .start = Die Babylonier
    .the = die Babylonier
    .dative = den Babyloniern
    .genitive = der Babylonier

## Provinzen und ihre Städte

name-adane = Adane
name-adulis = Adulis
name-alexandria = Alexandria
name-ammonion = Ammonion
name-antiochia = Antiochia
name-artaxata = Artaxata
name-athen = Athen
name-attalia = Attalia
name-babylon = Babylon
name-berenice = Berenike
name-bycantium = Byzanz
name-charax = Charax
name-corniclanum = Corniclanum
name-cyrene = Kyrene
name-dioscoridis = Dioskoridis
name-dyrrhachion = Dyrrhachion
name-ephesos = Ephesos
name-gerrha = Gerrha
name-gordion = Gordion
name-harmotia = Harmotia
name-knossos = Knossos
name-leptis-magna = Leptis Magna
name-mecca = Mekka
name-melitene = Melitene
name-memphis = Memphis
name-meroe = Meroe
name-messana = Messana
name-moscha = Moscha
name-napoca = Napoca
name-ninive = Ninive
name-ommana = Ommana
name-opone = Opone
name-palmyra = Palmyra
name-paphos = Paphos
name-pella = Pella
name-persepolis = Persepolis
name-petra = Petra
name-phasis = Phasis
name-punt = Punt
name-rhagai = Rhagai
name-saba = Saba
name-sinope = Sinope
name-sirmium = Sirmium
name-sparta = Sparta
name-susa = Susa
name-taima = Taima
name-theben = Theben
name-tomis = Tomis
name-tyros = Tyros
name-zadrakarta = Zadrakarta
name-aquileia = Aquileia
name-aquincum = Aquincum
name-brigantium = Brigantium
name-burdigala = Burdigala
name-caesarea = Caesarea
name-caralis = Caralis
name-carthago = Karthago
name-carthago-nova = Carthago Nova
name-castra-regina = Castra Regina
name-colonia = Colonia
name-eburacum = Eburacum
name-gades = Gades
name-londinium = Londinium
name-lugdunum = Lugdunum
name-lutetia = Lutetia
name-massilia = Massilia
name-mediolanum = Mediolanum
name-palma = Palma
name-roma = Rom
name-salona = Salona
name-tarraco = Tarraco
name-tingis = Tingis
name-toletum = Toletum
name-treva = Treva
name-vindobona = Vindobona

## Ressourcen und Felder des Rondells

name-marble = Marmor
name-iron = Eisen
name-gold = Gold
name-temple = Tempel
name-arming = Rüsten
name-advance = Fortschritt
name-manoeuvre-a = Manöver (nach Gold)
name-manoeuvre-b = Manöver (nach Fortschritt)

## Fortschritte; der Akkusativ bringt den Artikel mit

name-wheel = Rad
    .accusative = das Rad
name-roads = Straßenbau
    .accusative = den Straßenbau
name-sailing = Segeln
    .accusative = das Segeln
name-navigation = Navigation
    .accusative = die Navigation
name-market = Marktplatz
    .accusative = den Marktplatz
name-currency = Währung
    .accusative = die Währung
name-monarchy = Monarchie
    .accusative = die Monarchie
name-democracy = Demokratie
    .accusative = die Demokratie

## Persönlichkeiten, Einheiten, Reaktionen, Spielpläne und Varianten

name-king = König
    .stack = Könige
name-scholar = Gelehrter
    .stack = Gelehrten
name-general = Feldherr
    .stack = Feldherren
name-citizen = Bürger
    .stack = Bürger
name-navigator = Seefahrer
    .stack = Seefahrer

name-legion = Legion
    .several = Legionen
name-galley = Galeere
    .several = Galeeren

name-always = immer kämpfen
name-never = nie kämpfen
name-ask = fragen

name-orient = Orient
name-occident = Okzident (rekonstruiert)
name-orient-two-colours = Orient, je zwei Farben
name-occident-two-colours = Okzident (rekonstruiert), je zwei Farben

name-professional = Profi-Variante
name-military = Militär-Variante
name-long = längeres Spiel
name-twelve = zwölf Persönlichkeiten
name-chosen = Völker reihum ausgesucht

## So und so viel von etwas, im Akkusativ

amount-marble = { $number } Marmor
amount-iron = { $number } Eisen
amount-gold = { $number } Gold
amount-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
amount-legions =
    { $number ->
        [one] { $number } Legion
       *[other] { $number } Legionen
    }
amount-galleys =
    { $number ->
        [one] { $number } Galeere
       *[other] { $number } Galeeren
    }
amount-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
amount-king =
    { $number ->
        [one] einen König
       *[other] { $number } Könige
    }
amount-scholar =
    { $number ->
        [one] einen Gelehrten
       *[other] { $number } Gelehrte
    }
amount-general =
    { $number ->
        [one] einen Feldherrn
       *[other] { $number } Feldherren
    }
amount-citizen =
    { $number ->
        [one] einen Bürger
       *[other] { $number } Bürger
    }
amount-navigator =
    { $number ->
        [one] einen Seefahrer
       *[other] { $number } Seefahrer
    }
amount-nothing = nichts
amount-no-units = keine Einheiten

## Vorbereitung

nations-taken =
    { $chosen ->
        [yes] { SEAT($seat) } wählt { NAMES($nations, case: "the") }.
       *[no] { $left ->
            [yes] Für { SEAT($seat) } bleiben { NAMES($nations, case: "the") }.
           *[no] { SEAT($seat) } spielt { NAMES($nations, case: "the") }.
        }
    }
starter-drawn = Das Los bestimmt, dass { SEAT($seat) } beginnt.
order-set = Spielreihenfolge: { NAMES($nations) }.
cities-placed = { NAME($nation, case: "start") } beginnen mit { NAMES($provinces) }.

## Die Runde und der Zug

round-begun =
    { $coins ->
        [0] Runde { $round } beginnt; die Bank hat keine Münzen mehr, deshalb nimmt jedes Volk stattdessen eine Ressource.
        [one] Runde { $round } beginnt; die Bank verteilt ihre letzte Münze, und die anderen Völker nehmen stattdessen eine Ressource.
       *[other] { $without ->
            [0] Runde { $round } beginnt; die Bank verteilt { $coins } Münzen, eine je Volk.
           *[other] Runde { $round } beginnt; die Bank verteilt ihre letzten { $coins } Münzen, und die anderen Völker nehmen stattdessen eine Ressource.
        }
    }
resource-taken = { NAME($nation, case: "start") } nehmen statt einer Münze { GOOD($resource, 1) }.
field-chosen =
    { SOME($marble, $iron, $gold, $coins) ->
        [yes] { NAME($nation, case: "start") } rücken { $steps } Felder bis { NAME($field) } vor und zahlen dafür { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }.
       *[no] { $steps ->
            [0] { NAME($nation, case: "start") } beginnen auf dem Rondell bei { NAME($field) }.
           *[other] { NAME($nation, case: "start") } rücken auf { NAME($field) } vor.
        }
    }
produced =
    { $amount ->
        [0] { NAME($nation, case: "start") } haben keine Stadt, die { NAME($resource) } liefert, und produzieren nichts.
       *[other] { $bonus ->
            [0] { NAME($nation, case: "start") } produzieren { GOOD($resource, $amount) }.
            [1] { NAME($nation, case: "start") } produzieren { GOOD($resource, $amount) }, davon 1 dank Marktplatz.
           *[other] { NAME($nation, case: "start") } produzieren { GOOD($resource, $amount) }, davon { $bonus } dank Währung.
        }
    }
temple-built = { NAME($nation, case: "start") } errichten für { GOODS(MARBLE($marble), COINS($coins)) } einen Tempel in { NAME($province) }.
units-raised = { NAME($nation, case: "start") } stellen für { GOODS(IRON($iron), COINS($coins)) } in { NAME($province) } { FORCES($legions, $galleys) } auf.
advance-acquired =
    { $new ->
        [yes] { NAME($nation, case: "start") } erwerben als Erste { NAME($advance, case: "accusative") }, für { GOODS(GOLD($gold), COINS($coins)) }.
       *[no] { NAME($nation, case: "start") } erwerben { NAME($advance, case: "accusative") } für { GOODS(GOLD($gold), COINS($coins)) }.
    }
exchanged = { NAME($nation, case: "start") } tauschen { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } gegen { GOOD($resource, $amount) }.

## Manöver

units-moved = { NAME($nation, case: "start") } ziehen { UNITS($unit, $count) } von { NAME($origin) } nach { NAME($province) }.
units-moved-on = { NAME($nation, case: "start") } ziehen { UNITS($unit, $count) } von { NAME($origin) } über { NAMES($over) } nach { NAME($province) }.
fought = { NAME($nation, case: "start") } kämpfen in { NAME($province) } gegen { NAME($opponent, case: "the") }; beide Seiten verlieren je { UNITS($unit, $count) }.
fight-demanded = { NAME($nation, case: "start") } stellen { NAME($opponent, case: "the") }, die nach { NAME($province) } ziehen, zum Kampf; beide Seiten verlieren je { UNITS($unit, $count) }.
let-pass = { NAME($nation, case: "start") } lassen { UNITS($unit, $count) } { NAME($opponent, case: "genitive") } kampflos nach { NAME($province) } ziehen.
city-conquered =
    { $temple ->
        [yes] { NAME($nation, case: "start") } erobern { NAME($province) }, zerstören den Tempel und geben dafür { FORCES($legions, $galleys) } ab; { NAME($opponent, case: "the") } verlieren dort { FORCES($lost_legions, $lost_galleys) }.
       *[no] { NAME($nation, case: "start") } erobern { NAME($province) } und geben dafür { FORCES($legions, $galleys) } ab; { NAME($opponent, case: "the") } verlieren dort { FORCES($lost_legions, $lost_galleys) }.
    }
city-given-up =
    { $temple ->
        [yes] { NAME($nation, case: "start") } geben { NAME($province) } auf; der Tempel geht an die Bank zurück.
       *[no] { NAME($nation, case: "start") } geben { NAME($province) } auf.
    }
manoeuvre-ended = { NAME($nation, case: "start") } beenden ihr Manöver ohne Bewegung, Kampf oder Eroberung.

## Das Ende des Zuges

city-founded = { NAME($nation, case: "start") } gründen { NAME($province) } für { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }.
personages-won = { NAME($nation, case: "start") } gewinnen { PERSONAGES($personage, $count) } und haben jetzt { POINTS($total) }.
bonus-won = { NAME($nation, case: "start") } haben alle acht Fortschritte, gewinnen dafür { PERSONAGES($personage, 1) } und haben jetzt { POINTS($total) }.
all-personages-gone = Die letzte Persönlichkeit ist vergeben; von jetzt an gewinnt das Volk, das als Nächstes einen fremden Tempel zerstört.
game-won =
    { $points ->
        [one] { NAME($nation, case: "start") } gewinnen das Spiel mit einem Punkt; der Sieg geht an { SEAT($seat) }.
       *[other] { NAME($nation, case: "start") } gewinnen das Spiel mit { $points } Punkten; der Sieg geht an { SEAT($seat) }.
    }

## Dauerbefehle, nur für den eigenen Platz

standing-order-given =
    { COUNT($covers) ->
        [0] Dein Dauerbefehl { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Nur du kennst ihn.
        [one] Dein Dauerbefehl { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Nur du kennst ihn. Solange er gilt, bleibt Befehl { LIST($covers) } ohne Wirkung.
       *[other] Dein Dauerbefehl { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Nur du kennst ihn. Solange er gilt, bleiben die Befehle { LIST($covers) } ohne Wirkung.
    }
standing-order-lifted =
    { $number ->
        [0] Alle deine Dauerbefehle sind aufgehoben.
       *[other] Dein Dauerbefehl { $number } ist aufgehoben; die folgenden rücken auf.
    }
standing-least = ab { $least }

## Fragen

question-choose-nation = Welches Volk spielst du?
question-choose-city = In welcher Stadt beginnen { NAME($nation, case: "the") }?
question-take-resource = Die Bank hat keine Münze mehr. Welche Ressource nehmen { NAME($nation, case: "the") }?
question-rondel =
    { COUNT($free) ->
        [0] Wohin rücken { NAME($nation, case: "the") } auf dem Rondell vor?
       *[other] Wohin rücken { NAME($nation, case: "the") } auf dem Rondell vor? Umsonst sind { NAMES($free) }; jedes Feld darüber hinaus kostet eine Ressource oder Münze mehr.
    }
question-build = Wo errichten { NAME($nation, case: "the") } einen Tempel?
question-arm = Wo stellen { NAME($nation, case: "the") } Einheiten auf, und welche?
question-advance = Welchen Fortschritt erwerben { NAME($nation, case: "the") }?
question-manoeuvre =
    { $conquests ->
        [0] Wohin ziehen { NAME($nation, case: "the") }, oder wo kämpfen sie?
       *[other] Wohin ziehen { NAME($nation, case: "the") }, oder wo kämpfen sie? Mit der ersten Eroberung enden Bewegungen und Kämpfe.
    }
question-conquest = Welche Stadt erobern { NAME($nation, case: "the") } als nächste?
question-found = Wo gründen { NAME($nation, case: "the") } eine Stadt?
question-choose-stack = Mehrere Stapel mit Persönlichkeiten sind gleich hoch. Von welchem nehmen { NAME($nation, case: "the") } ihre Persönlichkeit?
question-react =
    { $lost ->
        [0] { $count ->
            [one] { NAME($opponent, case: "start") } kommen mit { UNITS($unit, $count) } nach { NAME($province) }. Kämpfen { NAME($nation, case: "the") } dagegen?
           *[other] { NAME($opponent, case: "start") } kommen mit { UNITS($unit, $count) } nach { NAME($province) }. Gegen wie viele davon kämpfen { NAME($nation, case: "the") }?
        }
       *[other] { NAME($opponent, case: "start") } kamen mit { UNITS($unit, $count) } nach { NAME($province) } und haben dort { $lost } verloren. Gegen wie viele der übrigen kämpfen { NAME($nation, case: "the") }?
    }
# Was alle lesen, solange jemand gefragt ist, und was ein Feld kostet, wo eines gewählt wird.
asked-choose-nation = wähle ein Volk.
asked-choose-city = wo beginnen { NAME($nation, case: "the") }?
asked-take-resource = keine Münze mehr: welche Ressource ({ NAME($nation) })?
asked-rondel = rücke auf dem Rondell vor ({ NAME($nation) }).
asked-manoeuvre = setze das Manöver fort ({ NAME($nation) }).
asked-choose-stack = von welchem Stapel nehmen { NAME($nation, case: "the") }?
asked-react = { UNITS($unit, $count) } { NAME($opponent, case: "genitive") } in { NAME($province) }: kämpfen?
choice-field = { NAME($field) }: { $price } zahlen
fact-rondel = kostet { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }
fact-rondel-idle = kostet { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }; dort gibt es gerade nichts zu holen
remark-price = Preis { SUM(GOLD($gold), COINS($coins)) }
remark-start = { NAMES($provinces) }
remark-idle = dort ist jetzt nichts zu tun
remark-barren = bringt jetzt nichts
question-standing = Willst du im Voraus festlegen, wie du reagierst, wenn fremde Einheiten kommen?

## Aktionen, wie auf einem Knopf

action-choose-nation = { NAME($nation) } spielen
action-choose-city = In { NAME($province) } beginnen
action-take-resource = { GOOD($resource, 1) } nehmen
action-rondel =
    { SOME($marble, $iron, $gold, $coins) ->
        [yes] { NAME($field) }: { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) } zahlen
       *[no] { NAME($field) }
    }
action-build =
    { $coins ->
        [-1] Tempel in { NAME($province) }
        [0] Tempel in { NAME($province) }, ohne Münzen
       *[other] Tempel in { NAME($province) }, mit { COINS($coins) }
    }
action-arm =
    { $coins ->
        [-1] In { NAME($province) } rüsten: { FORCES($legions, $galleys) }
        [0] In { NAME($province) } rüsten: { FORCES($legions, $galleys) }, ohne Münzen
       *[other] In { NAME($province) } rüsten: { FORCES($legions, $galleys) }, bezahlt mit { COINS($coins) }
    }
action-advance =
    { $coins ->
        [-1] { NAME($advance) } erwerben
        [0] { NAME($advance) } ohne Münzen erwerben
       *[other] { NAME($advance) } mit { COINS($coins) } erwerben
    }
action-move =
    { $spent ->
        [-1] { UNITS($unit, $count) }: { ROUTE($origin, $route) }
       *[other] { UNITS($unit, $count) } (Aktionen verbraucht: { $spent }): { ROUTE($origin, $route) }
    }
action-fight =
    { $spent ->
        [-1] { $nation ->
            [none] Kampf in { NAME($province) } mit { UNITS($unit, $count) }
           *[other] Kampf gegen { NAME($nation, case: "the") } in { NAME($province) } mit { UNITS($unit, $count) }
        }
       *[other] { $nation ->
            [none] Kampf in { NAME($province) } mit { UNITS($unit, $count) } (Aktionen verbraucht: { $spent })
           *[other] Kampf gegen { NAME($nation, case: "the") } in { NAME($province) } mit { UNITS($unit, $count) } (Aktionen verbraucht: { $spent })
        }
    }
brief-rondel = { NAME($field) }
brief-move = { $count } { $unit ->
        [legion] L
       *[galley] G
    }{ $spent ->
        [-1] { "" }
       *[other] { " " }(schon { $spent })
    }: { ROUTE($origin, $route) }
brief-arm =
    { $coins ->
        [-1] { NAME($province) }: { FORCES($legions, $galleys) }
       *[other] { NAME($province) }: { FORCES($legions, $galleys) }, { COINS($coins) }
    }
brief-conquer =
    { $give_up ->
        [none] { NAME($province) }: { FORCES($legions, $galleys) }
       *[other] { NAME($province) }: { FORCES($legions, $galleys) }, ohne { NAME($give_up) }
    }
part-move-spent =
    { $spent ->
        [-1] { "" }
       *[other] schon { $spent }
    }
action-conquer =
    { $give_up ->
        [none] { SOME($legions, $galleys) ->
            [yes] { NAME($province) } erobern mit { FORCES($legions, $galleys) }
           *[no] { NAME($province) } erobern
        }
       *[other] { SOME($legions, $galleys) ->
            [yes] { NAME($province) } erobern mit { FORCES($legions, $galleys) }, { NAME($give_up) } aufgeben
           *[no] { NAME($province) } erobern, { NAME($give_up) } aufgeben
        }
    }
action-found =
    { $coins ->
        [none] { NAME($province) } gründen
       *[other] { COUNT($coins) ->
            [0] { NAME($province) } ohne Münzen gründen
           *[other] { NAME($province) } gründen, Münzen für { NAMES($coins) }
        }
    }
action-exchange = Tauschen: { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } gegen { GOT($resource, $marble, $iron, $gold) }
action-choose-stack = Vom Stapel der { NAME($personage, case: "stack") } nehmen
action-done = Fertig
# Was endgültig endet, wo noch einmal gefragt wird.
ends-temple = Fertig mit den Tempeln: Dein Zug endet
ends-arming = Fertig mit dem Aufstellen: Dein Zug endet
ends-advance = Fertig mit den Fortschritten: Dein Zug endet
ends-move = Fertig mit dem Manöver: Dein Zug endet
ends-conquest = Fertig mit dem Erobern: Dein Zug endet
ends-founding = Fertig mit dem Gründen: Dein Zug endet
action-demand =
    { $fights ->
        [0] Durchlassen
        [one] Gegen 1 Einheit kämpfen
       *[other] Gegen { $fights } Einheiten kämpfen
    }
action-stand = Dauerbefehl: { STANDING($reaction, $unit, $opponent, $province, $least) }
action-lift =
    { $number ->
        [0] Alle Dauerbefehle aufheben
       *[other] Dauerbefehl { $number } aufheben
    }

## Wann nach einem Befehl gefragt wird: gesagt von einem, der nicht gefragt ist

when-choose-nation = Völker werden in der Vorbereitung reihum gewählt, wenn der Tisch diese Variante hat.
when-choose-city = Startstädte werden in der Vorbereitung gewählt, wenn sie nicht schon feststehen.
when-take-resource = Du wirst zu Beginn einer Runde gefragt, in der die Bank keine Münze mehr für dein Volk hat.
when-rondel = Du rückst auf dem Rondell vor, wenn der Zug deines Volkes beginnt.
when-build = Tempel errichtest du in einem Zug, in dem du auf Tempel vorgerückt bist.
when-arm = Einheiten stellst du in einem Zug auf, in dem du auf Rüsten vorgerückt bist.
when-advance = Fortschritte erwirbst du in einem Zug, in dem du auf Fortschritt vorgerückt bist.
when-move = Einheiten ziehen in einem Zug, in dem du auf Manöver vorgerückt bist, bevor du eroberst.
when-fight = Du kämpfst in einem Zug, in dem du auf Manöver vorgerückt bist, bevor du eroberst.
when-conquer = Du eroberst in einem Zug, in dem du auf Manöver vorgerückt bist, wenn deine Einheiten gezogen sind.
when-found = Städte gründest du am Ende deines Zuges, wo du Einheiten hast und noch niemand eine Stadt.
when-exchange = Du tauschst in deinem Zug, sobald du alle acht Fortschritte hast.
when-choose-stack = Du wählst, wenn dein achter Fortschritt eine Persönlichkeit bringt und mehrere Stapel am höchsten sind.
when-done = Das sagst du in deinem Zug, nachdem du auf dem Rondell vorgerückt bist.
when-demand = Du wirst gefragt, wenn fremde Einheiten in eine Provinz kommen, in der du Einheiten derselben Art hast.

## Teile von Antworten, wie sie zusammen gewählt werden

part-move-origin-unit-count = { UNITS($unit, $count) } in { NAME($origin) }
    .question = Welche Einheiten?
part-arm-legions-galleys = { FORCES($legions, $galleys) }
    .question = Welche Einheiten?
part-fight-province-unit-nation =
    { $nation ->
        [none] { NAME($province) }: { NAME($unit) }
       *[other] { NAME($province) }: { NAME($unit) }, { NAME($nation) }
    }
    .question = Welcher Kampf?
part-conquer-legions-galleys = { FORCES($legions, $galleys) }
    .question = Mit welchen Einheiten?
part-exchange-resource-marble-iron-gold = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } gegen { NAME($resource) }
    .question = Welcher Tausch?
part-exchange-marble-iron-gold = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) }
    .question = Was gibst du her?
part-rondel-marble-iron-gold-coins = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }
    .question = Womit zahlst du?
otherwise-exchange = Gemischt tauschen …
otherwise-rondel = Anders zahlen …
otherwise-build = Anders zahlen …
otherwise-arm = Anders zahlen …
otherwise-advance = Anders zahlen …
otherwise-found = Anders zahlen …
otherwise-move = Andere Einheiten wählen …
otherwise-fight = Andere Einheiten opfern …

## Ablehnungen

refusal-nation-taken = { NAME($nation, case: "start") } sind schon vergeben; wähle ein anderes Volk.
refusal-nation-not-in-game = { NAME($nation, case: "start") } spielen hier nicht mit; wähle eines der angebotenen Völker.
refusal-not-a-start-city = { NAME($nation, case: "start") } können nicht in { NAME($province) } beginnen; wähle eine ihrer Startstädte.
refusal-city-taken = { NAME($province) } ist schon vergeben; wähle eine freie Stadt.
refusal-steps-paid-wrongly =
    { $price ->
        [0] Auf { NAME($field) } vorzurücken, kostet nichts; lass die Bezahlung weg.
        [one] Auf { NAME($field) } vorzurücken, kostet eine Ressource oder Münze, genannt hast du { $paid }; zahle genau eine, etwa mit `zahle 1 Gold`.
       *[other] Auf { NAME($field) } vorzurücken, kostet insgesamt { $price } Ressourcen oder Münzen, genannt hast du { $paid }; zahle genau { $price }, etwa mit `{ PAYMENT($price) }`.
    }
refusal-steps-too-dear =
    { $price ->
        [one] Auf { NAME($field) } vorzurücken, kostet eine Ressource oder Münze, und du hast keine; umsonst sind { NAMES($free) }.
       *[other] { $has ->
            [0] Auf { NAME($field) } vorzurücken, kostet insgesamt { $price } Ressourcen oder Münzen, und du hast keine; umsonst sind { NAMES($free) }.
           *[other] Auf { NAME($field) } vorzurücken, kostet insgesamt { $price } Ressourcen oder Münzen, und du hast nur { $has }; umsonst sind { NAMES($free) }.
        }
    }
refusal-not-enough =
    { $has ->
        [0] { GOOD($resource, $needs) } kannst du nicht abgeben, denn dein Vorrat daran ist leer; gib etwas anderes ab.
       *[other] { GOOD($resource, $needs) } kannst du nicht abgeben, denn du hast nur { $has }; gib weniger davon ab.
    }
refusal-cannot-pay =
    { $given ->
        [0] { SOME($has, $coins) ->
            [yes] Das kostet { GOOD($resource, $price) }, und du hast nur { GOODS(GOOD($resource, $has), COINS($coins)) }; wähle etwas Billigeres oder mach weiter.
           *[no] Das kostet { GOOD($resource, $price) }, und du hast weder { NAME($resource) } noch Münzen; wähle etwas Billigeres oder mach weiter.
        }
       *[other] { SOME($has, $coins) ->
            [yes] Das kostet { GOOD($resource, $price) }, und du hast nur { GOODS(GOOD($resource, $has), COINS($coins)) }; tausche dafür erst { $given } andere Ressourcen zwei zu eins oder mach weiter.
           *[no] Das kostet { GOOD($resource, $price) }, und du hast weder { NAME($resource) } noch Münzen; tausche dafür erst { $given } andere Ressourcen zwei zu eins oder mach weiter.
        }
    }
refusal-coins-too-few =
    { $has ->
        [0] Das kostet { GOOD($resource, $price) }, und davon hast du nichts; nenne mindestens { GOOD("coins", $least) } oder lass ihre Zahl weg.
       *[other] Das kostet { GOOD($resource, $price) }, und du hast nur { GOOD($resource, $has) }; nenne mindestens { GOOD("coins", $least) } oder lass ihre Zahl weg.
    }
refusal-coins-wrong = Mit { GOOD("coins", $coins) } kannst du hier nicht zahlen; nenne höchstens den Preis von { $price } und nicht mehr Münzen, als du hast.
refusal-not-your-city = Du hast keine Stadt in { NAME($province) }; wähle eine Provinz mit einer eigenen Stadt.
refusal-temple-there = { NAME($province) } hat schon einen Tempel; baue in einer Stadt ohne Tempel.
refusal-no-temple-left = Die Bank hat keinen Tempel mehr; erst wenn einer zerstört wird, kannst du wieder bauen.
refusal-arm-nothing = Du hast nicht gesagt, was du aufstellst; nenne Legionen, Galeeren oder beides.
refusal-arming-limit =
    { $limit ->
        [one] In { NAME($province) } kannst du pro Zug nur eine neue Einheit aufstellen, denn dort steht kein Tempel; bisher sind es { $raised }.
       *[other] In { NAME($province) } kannst du pro Zug nur { $limit } neue Einheiten aufstellen; bisher sind es { $raised }.
    }
refusal-only-legions = { NAME($province) } hat keine Seegrenze, also kannst du dort nur Legionen aufstellen; lass die Galeeren weg.
refusal-only-galleys = { NAME($province) } hat keine Landgrenze, also kannst du dort nur Galeeren aufstellen; lass die Legionen weg.
refusal-no-units-left =
    { $left ->
        [0] Du hast keine { NAME($unit, case: "several") } mehr im Vorrat; stelle andere auf oder mach weiter.
       *[other] Du hast nur noch { UNITS($unit, $left) } im Vorrat; stelle höchstens so viele auf.
    }
refusal-advance-owned = Du hast { NAME($advance, case: "accusative") } schon; wähle einen anderen Fortschritt.
refusal-advance-needs = { NAME($advance) } setzt { NAME($needs, case: "accusative") } voraus; erwirb { $needs ->
    [wheel] es
    [sailing] es
    [market] ihn
   *[other] sie
} zuerst.
refusal-exchange-too-early = Zwei zu eins tauscht nur, wer alle acht Fortschritte hat; dir fehlen noch: { NAMES($missing) }.
refusal-no-such-resource = „{ NAME($resource) }“ ist keine Ressource; nenne Marmor, Eisen oder Gold.
refusal-exchange-odd = Für zwei Ressourcen bekommst du eine, und { $given } ist keine gerade Zahl; gib zwei für jede, die du willst.
refusal-exchange-for-itself = Du würdest { NAME($resource) } geben und { NAME($resource) } bekommen; gib andere Ressourcen dafür.
refusal-exchange-nothing = Du hast nicht gesagt, was du gibst; nenne zwei Ressourcen für jede, die du willst.
refusal-units-not-there =
    { $has ->
        [0] Solche { NAME($unit, case: "several") } hast du in { NAME($province) } nicht; wähle eine Provinz, in der du welche hast.
       *[other] In { NAME($province) } hast du nur { UNITS($unit, $has) } dieser Art, nicht { $count }; wähle weniger.
    }
refusal-field-first = Rücke zuerst auf dem Rondell vor, etwa mit `Rondell Rüsten`; daraus folgt, was du tun kannst.
refusal-not-in-this-part = Das gehört nicht in diesen Teil des Zuges; beantworte die Frage oder beende ihn mit `fertig`.
refusal-not-on-this-board = { NAME($province) } liegt nicht auf diesem Spielplan; nenne eine Provinz, die es dort gibt.
refusal-no-border =
    { $unit ->
        [legion] Keine Legion kommt von { NAME($origin) } direkt nach { NAME($province) }; Legionen überschreiten Landgrenzen und kombinierte Grenzen.
       *[galley] Keine Galeere kommt von { NAME($origin) } direkt nach { NAME($province) }; Galeeren überschreiten Seegrenzen und kombinierte Grenzen.
    }
refusal-too-far =
    { $actions ->
        [0] Diese { NAME($unit, case: "several") } haben in diesem Manöver keine Aktion mehr; wähle andere.
        [one] Der Weg führt über { $needs } Grenzen, und diese { NAME($unit, case: "several") } haben nur noch eine Aktion; verkürze ihn.
       *[other] Der Weg führt über { $needs } Grenzen, und diese { NAME($unit, case: "several") } haben nur noch { $actions } Aktionen; verkürze ihn.
    }
refusal-units-differ = Deine { NAME($unit, case: "several") } in { NAME($province) } sind in diesem Manöver nicht alle gleich weit gezogen; zieh sie in mehreren Gruppen.
refusal-no-route = Du hast nicht gesagt, wohin die Einheiten ziehen; nenne der Reihe nach die Provinzen, die sie betreten.
refusal-move-nothing = Mindestens eine Einheit muss ziehen; nenne ihre Zahl oder lass die Bewegung weg.
refusal-conquest-begun = Du hast mit dem Erobern begonnen, jetzt zieht und kämpft niemand mehr; erobere weiter oder beende das Manöver.
refusal-nobody-to-fight = Kein anderes Volk hat { NAME($unit, case: "several") } in { NAME($province) }; kämpfe, wo welche stehen.
refusal-which-nation = In { NAME($province) } stehen mehrere Völker; sag, ob du gegen { NAMES_OR($nations, "the") } kämpfst.
refusal-nation-not-there = { NAME($nation, case: "start") } haben keine { NAME($unit, case: "several") } in { NAME($province) }; wähle ein Volk, das dort welche hat.
refusal-fight-nothing = Mindestens eine Einheit muss kämpfen; nenne ihre Zahl oder lass den Kampf weg.
refusal-too-many-fights = Verloren wird eins zu eins: Du hast dort { UNITS($unit, $own) }, auf der anderen Seite { $theirs ->
    [one] ist es eine
   *[other] sind es { $theirs }
}; kämpfe höchstens mit der kleineren Zahl.
refusal-fights-out-of-range = Du kannst gegen höchstens { $most } davon kämpfen; nenne nicht mehr, oder lass sie durch.
refusal-react-first = Einheiten sind dorthin gekommen, wo du welche hast; sag zuerst, gegen wie viele du kämpfst, etwa mit `fordere 1`, oder antworte mit `durchlassen`.
refusal-no-city-there = In { NAME($province) } gibt es keine Stadt zu erobern; du kannst dort am Ende deines Zuges eine gründen.
refusal-own-city = { NAME($province) } ist deine eigene Stadt; erobere eine fremde.
refusal-last-city = { NAME($province) } ist die letzte Stadt { NAME($nation, case: "genitive") } und kann nicht erobert werden; wähle eine andere.
refusal-strength-not-met = { NAME($province) } hat die Kampfkraft { $strength }, und du gibst { $given } ab; gib genau so viele Einheiten ab, wie die Kampfkraft beträgt.
refusal-which-units = { NAME($province) } hat die Kampfkraft { $strength }; sag darum, was du abgibst: { WAYS($strength, $ways) }.
refusal-too-weak =
    { $active ->
        [0] { NAME($province) } hat die Kampfkraft { $strength }, und du hast dort keine Einheit, die noch eine Aktion hat; führe welche hin, oder wähle eine andere Stadt.
        [one] { NAME($province) } hat die Kampfkraft { $strength }, und du hast dort nur eine Einheit, die noch eine Aktion hat; führe mehr hin, oder wähle eine andere Stadt.
       *[other] { NAME($province) } hat die Kampfkraft { $strength }, und du hast dort nur { $active } Einheiten, die noch eine Aktion haben; führe mehr hin, oder wähle eine andere Stadt.
    }
refusal-too-few-active =
    { $active ->
        [0] In { NAME($province) } hast du keine { NAME($unit, case: "several") } mit unverbrauchten Aktionen; nur solche Einheiten können erobern.
       *[other] In { NAME($province) } hast du nur { UNITS($unit, $active) } mit unverbrauchten Aktionen; nur solche Einheiten können erobern.
    }
refusal-must-give-up = Alle deine Stadtsteine sind auf dem Spielplan; sag, welche deiner Städte du für die neue aufgibst.
refusal-nothing-to-give-up = Du hast noch Stadtsteine im Vorrat; erobere, ohne eine Stadt aufzugeben.
refusal-give-up-not-own = { NAME($province) } ist keine Stadt, die du aufgeben kannst; wähle eine eigene.
refusal-city-there = In { NAME($province) } gibt es schon eine Stadt; gründe dort, wo noch keine ist.
refusal-no-unit-there = Du hast weder Legion noch Galeere in { NAME($province) }; gründe dort, wo mindestens eine eigene Einheit steht.
refusal-no-stone-left = Alle deine Stadtsteine sind auf dem Spielplan, also kannst du keine Stadt mehr gründen; beende deinen Zug.
refusal-city-price-is-fixed = Eine Stadt kostet immer einen Marmor, ein Eisen und ein Gold; das brauchst du nicht zu nennen. Nenne nur, was du stattdessen in Münzen zahlst, wie in `{ $example }`.
refusal-cannot-pay-city =
    { $given ->
        [0] { $coins ->
            [0] Eine Stadt kostet je 1 Marmor, Eisen und Gold; dir fehlt es an { NAMES($missing) }, und du hast keine Münzen dafür, also beende deinen Zug.
            [one] Eine Stadt kostet je 1 Marmor, Eisen und Gold; dir fehlt es an { NAMES($missing) }, und du hast nur eine Münze dafür, also beende deinen Zug.
           *[other] Eine Stadt kostet je 1 Marmor, Eisen und Gold; dir fehlt es an { NAMES($missing) }, und du hast nur { $coins } Münzen dafür, also beende deinen Zug.
        }
       *[other] Eine Stadt kostet je 1 Marmor, Eisen und Gold; dir fehlt es an { NAMES($missing) }, also tausche dafür erst { $given } Ressourcen, die du übrig hast, zwei zu eins.
    }
refusal-coin-twice = Du nennst { NAME($resource) } zweimal; eine Stadt kostet je 1 Marmor, Eisen und Gold, also nenne jede Ressource nur einmal.
refusal-coins-elsewhere = Dir fehlt es an { NAMES($missing) }, also setz dafür Münzen ein oder lass Münzen im Befehl weg: Dann ersetzen sie, was fehlt.
refusal-coins-short =
    { $coins ->
        [0] { GOOD("coins", $named) } kannst du nicht zahlen, denn du hast keine; bezahle mit Marmor, Eisen und Gold.
       *[other] { GOOD("coins", $named) } kannst du nicht zahlen, denn du hast nur { $coins }; nenne weniger und bezahle den Rest mit Marmor, Eisen und Gold.
    }
refusal-stack-not-largest = Der Stapel der { NAME($personage, case: "stack") } gehört nicht zu den höchsten; wähle einen der höchsten Stapel.
refusal-own-nation = { NAME($nation, case: "start") } sind dein eigenes Volk, auf das du nicht reagierst; nenne ein anderes oder keines.
refusal-least-out-of-range = Die Zahl in einem Dauerbefehl geht von 1 bis { $most }, denn mehr Einheiten können nicht zusammen kommen; nenne eine solche oder keine.
refusal-too-many-orders = Du hast { $most } Dauerbefehle, mehr sind nicht möglich; hebe erst einen auf oder ändere einen davon.
refusal-no-such-order =
    { $orders ->
        [0] Du hast keine Dauerbefehle; es gibt nichts aufzuheben.
        [one] Du hast nur einen Dauerbefehl; hebe Nummer 1 auf.
       *[other] Einen Dauerbefehl { $number } gibt es nicht; hebe einen deiner { $orders } auf oder alle.
    }
refusal-no-such-nation = „{ NAME($nation) }“ ist kein Volk in diesem Spiel; nenne eines, das mitspielt, oder keines.
refusal-no-such-variant = „{ NAME($variant) }“ ist keine Variante von Antike; wähle eine der angebotenen.
refusal-twelve-needs-three = Zwölf Persönlichkeiten sind für drei Völker gedacht; eröffne den Tisch für drei oder lass die Variante weg.
refusal-variants-clash = „{ NAME($one) }“ und „{ NAME($other) }“ passen nicht zusammen; wähle eine davon.
refusal-not-with-two-colours = „{ NAME($variant) }“ passt nicht zum Spiel mit je zwei Farben; lass die Variante weg oder wähle ein anderes Szenario.

## Kapitel der Regeln

chapter-aim = Gewinne Persönlichkeiten: für Städte, Tempel, Fortschritte, Provinzen mit Galeeren und Tempel, die du zerstörst. Das Volk, das zuerst genug davon hat, gewinnt.
    .title = Das Ziel
chapter-set-up = Die Völker werden verlost oder reihum ausgesucht. Jedes beginnt mit drei Städten, je einer für Marmor, Eisen und Gold, dazu mit 2 Marmor, 1 Eisen und 3 Gold, aber ohne Einheiten. Zu zweit führt jeder zwei Völker, die für sich ziehen, oder eines mit dem Material zweier Farben; dann sucht ihr abwechselnd je drei Städte aus.
chapter-coins = Vor jeder Runde bekommt jedes Volk eine Münze, die jederzeit 1 Marmor, 1 Eisen oder 1 Gold ersetzen kann. Hat die Bank keine mehr, nimmt es stattdessen eine Ressource nach Wahl. Gehandelt oder verschenkt wird nichts.
chapter-turn = Wähle ein Feld des Rondells und tu, was es sagt. Dein erstes Feld wählst du frei; später geht es im Uhrzeigersinn weiter, bis zu drei Felder umsonst, jedes weitere für eine Ressource oder Münze. Stehen bleiben kannst du nicht. Danach darfst du Städte gründen, wo du eine Einheit hast und noch niemand eine Stadt, für je 1 Marmor, Eisen und Gold; Persönlichkeiten kommen von selbst.
chapter-production = Auf Marmor, Eisen oder Gold bringt jede deiner Städte dieser Art 1, mit Tempel 3. Der Marktplatz gibt 1 dazu, die Währung 2.
    .title = Produktion
chapter-manoeuvre = Zuerst ziehst und kämpfst du, so oft und in welcher Reihenfolge du willst. Eine Einheit hat eine Aktion, mehr mit Rad, Straßenbau, Segeln oder Navigation; jede Grenze ist eine Aktion. Legionen überschreiten Landgrenzen, Galeeren Seegrenzen, kombinierte Grenzen beide. Kämpfe kosten keine Aktion: Beide Seiten verlieren gleich viele Einheiten derselben Art. Wer nicht am Zug ist, kämpft nur gegen das, was gerade zu ihm kommt. Danach eroberst du: Eine Stadt fällt, wenn du genau so viele Einheiten abgibst, wie ihre Kampfkraft beträgt; jede davon muss noch eine Aktion haben. Die Kampfkraft ist 1, mit Tempel 3, dazu die Einheiten des Besitzers dort, dazu Monarchie oder Demokratie. Die letzte Stadt eines Volkes kann nicht erobert werden.
    .title = Manöver
chapter-standing = Kommen Einheiten dorthin, wo du gleichartige hast, wirst du gefragt, gegen wie viele du kämpfst. Ein Dauerbefehl antwortet für dich: immer, nie oder fragen, auf Wunsch nur gegen ein Volk, in einer Provinz, für Legionen oder Galeeren oder ab einer Zahl von Einheiten. Es gilt der neueste, der passt. Niemand sonst sieht deine Befehle.
    .title = Dauerbefehle
chapter-variants = Profi: keine Persönlichkeit für alle acht Fortschritte. Militär: Ein Feldherr zählt zwei Punkte, alle acht Fortschritte bringen keine Persönlichkeit, und zum Sieg braucht es 13 Punkte bei drei Völkern, 11 bei vier, 9 bei fünf, 8 bei sechs. Längeres Spiel: Alle beginnen mit einer Stadt. Zwölf: Drei Völker spielen um zwölf Persönlichkeiten. Ausgesucht: Die Völker werden reihum gewählt.
    .title = Varianten
chapter-end = Wer am Ende eines Zuges genug Persönlichkeiten hat, gewinnt sofort: 10 bei drei Völkern, 9 bei vier, 8 bei fünf, 7 bei sechs, 15 mit je zwei Farben; Varianten haben eigene Zahlen. Sind vorher alle Persönlichkeiten vergeben, gewinnt, wer den nächsten fremden Tempel zerstört.
    .title = Spielende und Wertung

## Themen der Regeln

help-temple = Ein Tempel kostet 5 Marmor und kommt in eine deiner Städte, höchstens einer in jede. Er verdreifacht, was die Stadt bringt, wie viele Einheiten sie aufstellt, und ihre eigene Kampfkraft von 1.
help-arming = Eine Einheit kostet 1 Eisen. Pro Zug stellt jede deiner Städte 1 neue Einheit auf, mit Tempel 3. Ohne Seegrenze gibt es keine Galeeren, ohne Landgrenze keine Legionen.
help-advance = Ein Fortschritt kostet 7 Gold, wenn ihn noch niemand hat, sonst 3; einer, der auf einem anderen aufbaut, 10 oder 5. Wer ihn zuerst hat, gewinnt einen Gelehrten. Alle acht bringen noch eine Persönlichkeit vom höchsten Stapel, außer in der Profi- und der Militär-Variante, und von da an lassen sich Ressourcen zwei zu eins tauschen.
help-wheel = Deine Legionen haben im Manöver 2 Aktionen.
help-roads = Deine Legionen haben im Manöver 3 Aktionen. Baut auf dem Rad auf.
help-sailing = Deine Galeeren haben im Manöver 2 Aktionen.
help-navigation = Deine Galeeren haben im Manöver 3 Aktionen. Baut auf dem Segeln auf.
help-market = Marmor, Eisen und Gold bringen dir 1 mehr.
help-currency = Marmor, Eisen und Gold bringen dir 2 mehr. Baut auf dem Marktplatz auf.
help-monarchy = Die Kampfkraft jeder deiner Städte ist um 1 höher.
help-democracy = Die Kampfkraft jeder deiner Städte ist um 2 höher. Baut auf der Monarchie auf.
help-king = Für je fünf Städte, die du am Ende deines Zuges besitzt. Gewonnenes bleibt dir; dieselbe Zahl noch einmal zu erreichen, bringt nichts.
help-scholar = Für jeden Fortschritt, den vor dir niemand hatte.
help-general = Für jeden fremden Tempel, den du zerstörst, indem du seine Stadt eroberst.
help-citizen = Für je drei Tempel, die du am Ende deines Zuges besitzt. Gewonnenes bleibt dir; dieselbe Zahl noch einmal zu erreichen, bringt nichts.
help-navigator = Für je sieben Provinzen, in denen am Ende deines Zuges eine Galeere von dir liegt. Gewonnenes bleibt dir; dieselbe Zahl noch einmal zu erreichen, bringt nichts.

## Beschriftungen für Bilder

label-title = Antike
label-round = Runde { $round }
label-phase-set-up = Vorbereitung
label-phase-coins = Münzen
label-phase-turn = Spielzug
label-phase-end = Spielende
label-stage-rondel = Wahl des Felds
label-stage-temple = Tempel
label-stage-arming = Rüsten
label-stage-advance = Fortschritt
label-stage-move = Manöver
label-stage-reaction = Reaktion auf eine Bewegung
label-stage-conquest = Eroberungen
label-stage-founding = Städte gründen
label-stage-bonus = Persönlichkeit für alle Fortschritte
label-waiting-for = Warten auf { SEATS($seats) }
label-to-choose = { SEAT($seat) } wählt
label-preview = Vorschau
label-winner = { NAME($nation) } gewinnen
label-ended = Das Spiel ist zu Ende
label-last-temple = Wer den nächsten fremden Tempel zerstört, gewinnt
label-marble = Marmor
label-iron = Eisen
label-gold = Gold
label-coins = Münzen
label-cities = Städte
label-king = König
label-scholar = Gelehrter
label-general = Feldherr
label-citizen = Bürger
label-navigator = Seefahrer
label-temples = Tempel
label-seas = Meere
label-legions = Legionen
label-galleys = Galeeren
label-bank = Bank
label-personages = Persönlichkeiten
label-rondel = Rondell
label-advances = Fortschritte
label-manoeuvre = Manöver
label-arming = Rüsten
label-free-cities = Freie Städte
label-supply = im Vorrat
label-city-stones = Stadtsteine
label-standing = Deine Dauerbefehle
label-tipped = verbraucht
label-land = Landgrenze
label-sea = Seegrenze
label-both = beides
label-changed = neu
label-reconstructed = Karte rekonstruiert
label-variants = Varianten
label-order = Reihenfolge
label-borders = Grenzen

## Das Bild in Worten

alt-head =
    { $phase ->
        [none] Antike, { NAME($map) }, Runde { $round }.
       *[other] { $round ->
            [0] Antike, { NAME($map) }: { $phase }.
           *[other] Antike, { NAME($map) }, Runde { $round }: { $phase }.
        }
    }
alt-turn = { NAME($nation, case: "start") } ({ SEAT($seat) }) sind am Zug: { $stage }.
alt-waiting = Warten auf { SEATS($seats) }.
alt-over =
    { $points ->
        [one] Das Spiel ist zu Ende; { NAME($nation, case: "the") } ({ SEATS($seats) }) gewinnen mit einem Punkt.
       *[other] Das Spiel ist zu Ende; { NAME($nation, case: "the") } ({ SEATS($seats) }) gewinnen mit { $points } Punkten.
    }
alt-last =
    { $deeds ->
        [none] Zuletzt rückten { NAME($nation, case: "the") } auf { NAME($field) } vor.
       *[other] Zuletzt rückten { NAME($nation, case: "the") } auf { NAME($field) } vor: { $deeds }.
    }
alt-moved = { UNITS($unit, $count) } nach { NAME($province) }
alt-fought = Kämpfe in { NAMES($provinces) }
alt-conquered = erobert: { NAMES($provinces) }
alt-destroyed = Tempel in { NAMES($provinces) } zerstört
alt-given-up = aufgegeben: { NAMES($provinces) }
alt-acquired = erworben: { NAMES($advances) }
alt-won = { PERSONAGES($personage, $count) } gewonnen
alt-founded = gegründet: { NAMES($provinces) }
alt-built = Tempel in { NAMES($provinces) }
alt-raised = Einheiten in { NAMES($provinces) } aufgestellt
alt-more = und mehr
alt-nation = { NAME($nation) } ({ SEAT($seat) }): Punkte { $points } von { $target }, Städte { $cities }, Tempel { $temples }, Legionen { $legions }, Galeeren { $galleys }.

## Spielplan und eigener Besitz als Text

text-head =
    { $phase ->
        [none] Antike, { NAME($map) }, Runde { $round }
       *[other] { $round ->
            [0] Antike, { NAME($map) }: { $phase }
           *[other] Antike, { NAME($map) }, Runde { $round }: { $phase }
        }
    }
text-turn = { NAME($nation, case: "start") } ({ SEAT($seat) }) sind am Zug: { $stage }
text-target = { $target } Punkte zum Sieg; ▲ heißt Tempel
text-nation = { $letter } { NAME($nation) } ({ SEAT($seat) }): { $points } von { $target } Punkten
text-marker = { NAME($field) } – { NAMES($nations) }
text-not-yet = { NAMES($nations) } noch nicht auf dem Rondell
text-temple = { NAME($province) } ▲
text-units = { NAME($province) } { $count }
text-tipped = { NAME($province) } { $count } ({ $tipped } verbraucht)
text-standing = { $number }. { $order }
text-standing-covered = { $number }. { $order } (ohne Wirkung, solange { $by } gilt)
text-borders = Die Grenzen einer Provinz zeigt { COMMAND("board text") } mit einem Ausschnitt.
text-over-land = Land { $names }
text-over-sea = See { $names }
text-over-both = beides { $names }
text-of-resource =
    { $resource ->
        [marble] Marmorstädte
        [iron] Eisenstädte
       *[gold] Goldstädte
    }
hand-standing = Deine Dauerbefehle; es gilt der neueste, der passt:
hand-no-standing = Du hast keine Dauerbefehle; du wirst gefragt, wann immer Einheiten dorthin kommen, wo du gleichartige hast.
hand-onlooker = Du hast keinen Platz an diesem Tisch.

## Befehle: womit sie beginnen, das übliche Wort zuerst, und ein Beispiel

order-rondel = Rondell, Feld, rücke
    .example = Rondell Marmor zahle 2 Gold 1 Münze
order-build = Tempel, baue, bau, errichte
    .example = Tempel Athen 2 Münzen
order-arm = rüste, rüsten, aufstellen, stelle
    .example = rüste Tyros 2L G
    .another = rüste Tyros 2L 1 Münze
order-advance = Fortschritt, erwirb, erwerbe, kaufe
    .example = Fortschritt Rad
order-move = ziehe, zieh, bewege, ziehen
    .example = 2L Athen-Pella-Byzanz
order-fight = kämpfe, x, Kampf, kämpfen
    .example = kämpfe Pella 2L Griechen
    .another = x Pella 2L
order-conquer = erobere, erobern, Eroberung
    .example = erobere Tyros 3L 2G
order-found = gründe, gründen, Gründung
    .example = gründe Athen Münzen für Eisen Gold
    .another = gründe Athen
order-exchange = tausche, tausch, tauschen
    .example = tausche 1 Marmor 3 Gold gegen Eisen
order-take = nimm, nehme, nehmen
    .example = nimm Marmor
order-stack = Stapel, Persönlichkeit
    .example = Stapel König
order-city = Stadt, Startstadt
    .example = Stadt Athen
order-nation = Volk, spiele, wähle
    .example = Volk Griechen
order-done = fertig, Ende, beende
    .example = fertig
order-pass = durchlassen, passe, lass
    .example = durchlassen
order-demand = fordere, verlange, reagiere, fordern
    .example = fordere 2
order-stand = Dauerbefehl, dauernd
    .example = Dauerbefehl immer Legionen Perser Athen ab 3
order-lift = aufheben, hebe, widerrufe
    .example = aufheben 2
    .another = aufheben alle

# Steht nach der Liste der Befehle.
orders-help = L ist eine Legion und G eine Galeere, die Zahl steht davor oder dahinter. Eine Bewegung braucht kein erstes Wort: Einheiten, dann die Provinzen ihres Weges mit Bindestrichen. Münzen springen ein, wo eine Ressource fehlt, wenn du ihre Zahl nicht nennst.

## Die übrigen Wörter der Befehle, das übliche zuerst

word-field-iron = Eisen
word-field-temple = Tempel
word-field-gold = Gold
word-field-manoeuvre-a = Manöver nach Gold, Manöver Gold, Manöver vor Rüsten
word-field-arming = Rüsten, rüste
word-field-marble = Marmor
word-field-advance = Fortschritt, Fortschritte
word-field-manoeuvre-b = Manöver nach Fortschritt, Manöver Fortschritt, Manöver vor Eisen
word-marble = Marmor
word-iron = Eisen
word-gold = Gold
word-coins = Münzen, Münze
word-legion = Legionen, Legion, L
word-galley = Galeeren, Galeere, G
word-always = immer, kämpfen
word-never = nie, niemals, Frieden
word-ask = fragen, frage, frag
word-all = alle, alles
word-nothing = nichts, keine, kein, ohne
word-pay = zahle
word-for = gegen
word-coins-for = Münzen für
word-from = ab
word-spent = verbraucht
word-give-up = aufgeben, gib, Aufgabe
word-fill-too = zahle, zahlen, bezahle, bezahlen, bezahlt, Ressource, Ressourcen, über, durch, ab, auf, sie, ihn, welche, mindestens, Einheit, Einheiten, Nummer, Befehl, Befehle, mich, Tempel, vor, dann, mehr, oder, davon, Provinz

# Wie eine Provinz in einem Befehl noch heißen darf: wie auf dem Plan oder wie heute bekannt.
short-adane = Adane
short-alexandria = Alexandreia
short-ammonion = Ammonion
short-antiochia = Antiochien
short-athen = Athen
short-attalia = Attaleia
short-bycantium = Byzantion, Byzantium
short-charax = Charax
short-dioscoridis = Sokotra
short-dyrrhachion = Dyrrhachium
short-ephesos = Ephesus
short-gerrha = Gerrha
short-gordion = Gordium
short-harmotia = Hormus
short-knossos = Knossos
short-leptis-magna = Leptis Magna
short-mecca = Mekka
short-memphis = Memphis
short-messana = Messina
short-napoca = Napoka
short-ninive = Ninive
short-rhagai = Rhagai
short-saba = Saba
short-taima = Tayma
short-theben = Theben
short-tyros = Tyrus
short-zadrakarta = Zadrakarta
short-aquileia = Aquileja
short-caesarea = Cäsarea
short-carthago = Karthago
short-carthago-nova = Neukarthago, Neu Karthago, Karthago Nova
short-colonia = Köln
short-eburacum = Eboracum
short-roma = Roma

## Szenarien, Teile des Spielplans, Einstellungen

scenario-orient = Orient
scenario-occident = Okzident (rekonstruiert)
scenario-orient-two-colours = Orient, zu zweit mit je zwei Farben
scenario-occident-two-colours = Okzident (rekonstruiert), zu zweit mit je zwei Farben
region-north-west = Der Nordwesten der Karte
region-north-east = Der Nordosten der Karte
region-south-west = Der Südwesten der Karte
region-south-east = Der Südosten der Karte
region-centre = Die Mitte der Karte
region-nations = Alle Völker
setting-standing = Dauerbefehle

## Befehle

command = antike
    .description = Züge von Antike
command-choose-nation = volk
    .description = Wähl das Volk, das du spielst
    .label = Ein Volk wählen
command-choose-city = startstadt
    .description = Wähl eine Stadt, in der du beginnst
    .label = Eine Startstadt wählen
command-take = nehmen
    .description = Nimm eine Ressource, weil die Bank keine Münze mehr hat
    .label = Eine Ressource nehmen
command-rondel = rondell
    .description = Geh auf ein Feld des Rondells; ab dem vierten Schritt zahlst du
    .label = Auf dem Rondell vorrücken
command-build = tempel
    .description = Bau einen Tempel in einer deiner Städte
    .label = Einen Tempel bauen
command-arm = rüsten
    .description = Stell Legionen und Galeeren in einer deiner Städte auf
    .label = Einheiten aufstellen
command-advance = fortschritt
    .description = Erwirb einen Fortschritt
    .label = Einen Fortschritt erwerben
command-move = ziehen
    .description = Zieh Einheiten über eine oder mehrere Grenzen
    .label = Einheiten ziehen
command-fight = kämpfen
    .description = Kämpf eins zu eins gegen Einheiten eines anderen Volkes in derselben Provinz
    .label = Kämpfen
command-conquer = erobern
    .description = Erobere eine Stadt; danach gibt es keine Bewegungen und Kämpfe mehr
    .label = Eine Stadt erobern
command-found = gründen
    .description = Gründe eine Stadt, wo du eine Einheit hast
    .label = Eine Stadt gründen
command-exchange = tauschen
    .description = Tausch mit allen acht Fortschritten Ressourcen zwei gegen eine
    .label = Ressourcen tauschen
command-choose-stack = stapel
    .description = Wähl den Stapel, von dem deine Persönlichkeit kommt
    .label = Einen Stapel wählen
command-done = fertig
    .description = Mach weiter: Beende die Aktion des Feldes oder deinen Zug
    .label = Fertig
command-demand = fordern
    .description = Sag, gegen wie viele der einrückenden Einheiten du kämpfst
    .label = Gegen einrückende Einheiten kämpfen
command-standing = dauerbefehl
    .description = Geheim: Leg im Voraus fest, wie du auf einrückende Einheiten reagierst
    .label = Einen Dauerbefehl geben
command-lift = aufheben
    .description = Geheim: Heb einen Dauerbefehl auf, oder alle
    .label = Einen Dauerbefehl aufheben

## Angaben zu Befehlen

param-nation = volk
    .description = Welches Volk
param-province = provinz
    .description = Welche Provinz
param-resource = ressource
    .description = Marmor, Eisen oder Gold
param-field = feld
    .description = Welches Feld des Rondells
param-marble = marmor
    .description = Wie viel Marmor
param-iron = eisen
    .description = Wie viel Eisen
param-gold = gold
    .description = Wie viel Gold
param-coins = münzen
    .description = Wie viele Münzen
param-legions = legionen
    .description = Wie viele Legionen
param-galleys = galeeren
    .description = Wie viele Galeeren
param-advance = fortschritt
    .description = Welcher Fortschritt
param-origin = von
    .description = Von wo sie aufbrechen
    .question = Von wo brechen sie auf?
param-unit = einheit
    .description = Legionen oder Galeeren
param-count = anzahl
    .description = Wie viele Einheiten
param-route = weg
    .description = Die Provinzen, in die sie ziehen, der Reihe nach
    .question = Welchen Weg nehmen sie?
param-spent = verbraucht
    .description = Welche der Einheiten, nach ihren bisherigen Bewegungen
    .question = Welche der Einheiten, nach ihren bisherigen Bewegungen?
param-give-up = aufgabe
    .description = Eigene Stadt, die du aufgibst, wenn kein Stadtstein übrig ist
    .question = Welche eigene Stadt gibst du auf?
param-personage = persönlichkeit
    .description = Welche Art von Persönlichkeit
param-fights = kämpfe
    .description = Wie viele Kämpfe; bei 0 lässt du sie durch
    .question = Wie viele Kämpfe? Bei 0 lässt du sie durch.
param-reaction = reaktion
    .description = Immer kämpfen, nie kämpfen oder fragen
    .question = Wie reagierst du?
param-opponent = gegner
    .description = Nur gegen dieses Volk
    .question = Gegen welches Volk?
param-least = mindestens
    .description = Nur wenn mindestens so viele Einheiten zusammen einrücken
    .question = Ab wie vielen Einheiten?
param-number = nummer
    .description = Welcher Befehl, ab 1 gezählt; ohne Angabe: alle
    .question = Welcher Befehl?
param-preview-text = text
    .description = Der Befehl, zum Beispiel: 2L Babylon-Palmyra; erobere Palmyra

## Werte von Angaben

value-coins--1 = nur was fehlt
value-coins-none = was fehlt
value-spent--1 = die am weitesten gezogenen
value-number-0 = alle
value-opponent-none = jedes Volk
value-province-none = überall
value-unit-none = Legionen und Galeeren
value-nation-none = das einzige dort
value-give-up-none = keine Stadt aufgegeben

## Wie das Spiel endete

ending-target = Das Spiel ist aus: Nötig waren { $target } antike Persönlichkeiten.
ending-temple = Das Spiel ist aus: Keine antike Persönlichkeit war mehr übrig, und ein fremder Tempel wurde zerstört.

## Rückblick

statistic-founded = Die meisten Städte gegründet: { NAMES($who) } ({ $number })
statistic-conquered = Die meisten Städte erobert: { NAMES($who) } ({ $number })
statistic-temples = Die meisten Tempel gebaut: { NAMES($who) } ({ $number })
statistic-advances = Die meisten Fortschritte als Erste: { NAMES($who) } ({ $number })

## Befehle im Voraus: unter welcher Bedingung, und dass sie nicht erfüllt ist

condition-not-attacked = außer wenn { NAME($province) } angegriffen wurde
unmet-not-attacked = { NAME($province) } wurde angegriffen.
condition-attacked = wenn { NAME($province) } angegriffen wurde
unmet-attacked = { NAME($province) } wurde nicht angegriffen.
condition-as-now = wenn sich dort nichts geändert hat: { NAME($part) }
unmet-as-now = Dort hat sich etwas geändert: { NAME($part) }.
condition-advance-unknown = wenn noch niemand { NAME($advance, case: "accusative") } erworben hat
unmet-advance-unknown = Jemand hat { NAME($advance, case: "accusative") } schon erworben.
