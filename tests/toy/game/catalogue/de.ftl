### Toy auf Deutsch.

## Namen. „the“ ist der Akkusativ mit Artikel bei Karten und der Nominativ bei Ständen, „begin“ beginnt einen Satz.

name-oil = Ölstand
    .the = der Ölstand
    .begin = Der Ölstand
    .order = Öl
name-wine = Weinstand
    .the = der Weinstand
    .begin = Der Weinstand
    .order = Wein
name-fish = Fischstand
    .the = der Fischstand
    .begin = Der Fischstand
    .order = Fisch
name-honey = Honigstand
    .the = der Honigstand
    .begin = Der Honigstand
    .order = Honig

name-owl = Eule
    .the = die Eule
name-bull = Stier
    .the = den Stier
name-ram = Widder
    .the = den Widder
name-bee = Biene
    .the = die Biene
name-crab = Krebs
    .the = den Krebs

amount-coins =
    { $number ->
        [0] nichts
        [one] 1 Münze
       *[other] { $number } Münzen
    }

## Ereignisse

card-drawn = { NAME($stall, case: "begin") } zieht { NAME($card, case: "the") }.
market-opened = Der Markt ist eröffnet: Jeder Stand hat { COINS($coins) } und eine Karte.
round-begun = Runde { $round } beginnt.
bid-noted = { NAME($stall, case: "begin") } bietet { COINS($coins) }; das lässt sich ändern, bis alle geboten haben.
bid-opened = { NAME($stall, case: "begin") } bietet { COINS($coins) }.
good-sold = { NAME($stall, case: "begin") } kauft die Ware für { COINS($coins) }.
nothing-sold = Die höchsten Gebote sind gleich; niemand kauft die Ware.
standing-bid-left =
    { $coins ->
        [0] { NAME($stall, case: "begin") } hat kein Dauergebot.
       *[other] { NAME($stall, case: "begin") } bietet jede Runde { COINS($coins) }, solange er sie hat.
    }
card-shown = { NAME($stall, case: "begin") } zeigt { NAME($card, case: "the") }.
market-closed = Der Markt ist geschlossen.

## Fragen

question-bid = Was bietet { NAME($stall, case: "the") } für die Ware? Er hat { COINS($coins) }.
question-turn = Zeigt { NAME($stall, case: "the") } für einen Punkt seine Karte?
question-standing = Was soll { NAME($stall, case: "the") } jede Runde ungefragt bieten? Jetzt ist es { COINS($coins) }.
setting-standing = Dauergebote

## Aktionen, wie auf einem Knopf

action-bid = { NAME($stall, case: "begin") }: { COINS($coins) } bieten
action-stand = { NAME($stall, case: "begin") }: immer { COINS($coins) } bieten
action-show = { NAME($stall, case: "begin") }: Karte zeigen
action-done = { NAME($stall, case: "begin") }: fertig

## Ablehnungen

refusal-not-your-stall = „{ NAME($stall) }“ ist keiner deiner Stände.
refusal-too-poor = { NAME($stall, case: "begin") } hat { COINS($coins) } und kann nicht mehr bieten.

## Kapitel der Regeln

chapter-bids = Alle Stände bieten geheim für die Ware der Runde, und die Gebote werden zugleich aufgedeckt. Das höchste Gebot kauft sie, wenn es das einzige höchste ist; sonst niemand. Du kannst ein Dauergebot hinterlassen.
chapter-showing = Jeder Stand darf einmal im Spiel seine Karte zeigen, für einen Punkt.
chapter-end = Waren und gezeigte Karten zählen je einen Punkt; bei Gleichstand entscheiden Münzen. Allein gewinnst du mit mindestens so vielen Punkten wie Keryx.

## Beschriftungen der Bilder

label-title = Toy
label-round-of = Runde { $round } von { $rounds }
label-phase-set-up = Aufbau
label-phase-bids = Gebote
label-phase-showing = Karten zeigen
label-phase-end = Ende des Spiels
label-waiting-for = Warten auf { SEATS($seats) }
label-to-choose = { SEAT($seat) } ist am Zug
label-winner =
    { COUNT($seats) ->
        [one] { SEATS($seats) } gewinnt
       *[other] { SEATS($seats) } teilen sich den Sieg
    }
label-ended = Das Spiel ist vorbei
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
label-coins = Münzen
label-goods = Waren
label-card = Karte
label-hidden = verdeckt
label-keryx = Keryx
label-seats = Spieler

## Brett und Hand als Text

text-seat =
    { $points ->
        [one] { $mark } { SEAT($seat) }: 1 Punkt
       *[other] { $mark } { SEAT($seat) }: { $points } Punkte
    }
hand-card = { NAME($stall, case: "begin") } hat { NAME($card, case: "the") }.
hand-standing = { NAME($stall, case: "begin") } bietet jede Runde { COINS($coins) }.
hand-pending = Notiert und änderbar, bis alle geboten haben: { LIST($actions) }
hand-onlooker = Du hast keinen Platz an diesem Tisch.

## Befehle: womit sie beginnen, das übliche Wort zuerst, und ein Beispiel

order-bid = biete, bieten, Gebot
    .example = biete Öl 3
order-stand = immer, Dauergebot
    .example = immer Öl 2
order-show = zeige, zeigen
    .example = zeige Öl
order-done = fertig
    .example = fertig Öl

orders-help = Ein Stand heißt nach dem, was er verkauft, wie in `biete Wein 2`.

word-fill-too = Stand, Münze, Münzen, bieten, Karte

## Szenarien und Teile des Bretts

scenario-standard = Standard
scenario-double = je zwei Stände
scenario-alone = allein
region-market = Der Markt
region-seats = Alle Spieler

## Kommandos. Ihre Namen und die der Parameter sind klein, ohne Leerzeichen, höchstens 32 Buchstaben lang

command = toy
    .description = Züge von Toy
command-bid = bieten
    .description = Für die Ware der Runde bieten
    .label = Bieten
command-stand = dauergebot
    .description = Ein Dauergebot hinterlassen
    .label = Dauergebot hinterlassen
command-show = zeigen
    .description = Die Karte eines Standes zeigen
    .label = Karte zeigen
command-done = fertig
    .description = Mit einem Stand diese Runde nichts mehr tun
    .label = Fertig

## Parameter

param-stall = stand
    .description = Welcher Stand
param-coins = münzen
    .description = Wie viele Münzen

## Wie das Spiel endete

ending-rounds = Der Markt ist nach { $rounds } Runden vorbei.
ending-held = Punkte: du { $points }, Keryx { $target }. Der Markt ist gewonnen.
ending-beaten = Punkte: du { $points }, Keryx { $target }. Der Markt ist verloren.
tie-coins = { SEATS($tied) } haben je { $points } Punkte; Münzen entscheiden, { $most } zu { $less }.
tie-shared = { SEATS($tied) } haben je { $points } Punkte, und nichts unterscheidet die Besten.
