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

name-figs = Feigen
name-salt = Salz
name-wool = Wolle

name-long = langer Markt
name-short = kurzer Markt

amount-coins =
    { $number ->
        [0] nichts
        [one] 1 Münze
       *[other] { $number } Münzen
    }
amount-measures = { $number } Maß
amount-ware = { $number } { NAME($ware) }

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
coin-earned = { NAME($stall, case: "begin") } erhält für seine Karte eine Münze.
measures-sold = { NAME($stall, case: "begin") } verkauft { MEASURES($measures) }.
die-cast = { NAME($stall, case: "begin") } preist seine Waren an und würfelt eine { $face }.
fair-won = { NAME($stall, case: "begin") } hat als erster zehn Maß verkauft und erhält eine Ware.
basket-filled = { NAME($stall, case: "begin") } hat { MEASURES($measures) } { NAME($ware) } im Korb.
ware-wanted = Heute wollen alle { NAME($ware) }.
ware-sold = { NAME($stall, case: "begin") } verdient damit { COINS($coins) }.
market-closed = Der Markt ist geschlossen.

## Fragen

question-bid = Was bietet { NAME($stall, case: "the") } für die Ware? Er hat { COINS($coins) }.
question-turn = Zeigt { NAME($stall, case: "the") } für einen Punkt seine Karte?
question-sale = Was verkauft { NAME($stall, case: "the") }? Heute hat er noch { MEASURES($measures) }.
question-fill = Womit füllt { NAME($stall, case: "the") } seinen Korb, mit einer Ware oder zwei?
question-part = Wie teilt { NAME($stall, case: "the") } { MEASURES($measures) } unter seinen Waren auf?
question-standing = Was soll { NAME($stall, case: "the") } jede Runde ungefragt bieten? Jetzt ist es { COINS($coins) }.
setting-standing = Dauergebote

## Aktionen, wie auf einem Knopf

action-bid = { NAME($stall, case: "begin") }: { COINS($coins) } bieten
action-stand = { NAME($stall, case: "begin") }: immer { COINS($coins) } bieten
action-show = { NAME($stall, case: "begin") }: Karte zeigen
action-done = { NAME($stall, case: "begin") }: fertig
action-sell = { MEASURES($measures) } verkaufen
action-cry = Waren anpreisen
action-pack = Einpacken
action-fill = Den Korb füllen: { NAMES($wares) }
action-part = Im Korb: { LIST($shares) }

## Wann nach einem Befehl gefragt wird: gesagt von einem, der nicht gefragt ist

when-bid = Du bietest zu Beginn einer Runde, alle Stände gleichzeitig.
when-show = Die Karte eines Standes zeigst du nach den Geboten einer Runde.
when-done = Mit einem Stand bist du nach den Geboten einer Runde fertig.
when-sell = Du verkaufst auf der Messe, vor der ersten Runde.
when-cry = Deine Waren rufst du auf der Messe aus, vor der ersten Runde.
when-pack = Du packst auf der Messe ein, vor der ersten Runde.
when-fill = Einen Korb füllst du auf der Messe, vor der ersten Runde.
when-part = Den Korb teilst du auf der Messe auf, sobald er gefüllt ist.

## Ablehnungen

refusal-not-your-stall = „{ NAME($stall) }“ ist keiner deiner Stände.
refusal-too-poor = { NAME($stall, case: "begin") } hat { COINS($coins) } und kann nicht mehr bieten.
refusal-too-few-left = Heute lassen sich nur noch { MEASURES($measures) } verkaufen.
refusal-long-and-short = Ein Markt ist lang oder kurz, nicht beides; wähle eines davon.
refusal-long-needs-three = Der lange Markt ist für drei Spieler.

## Kapitel der Regeln

chapter-fair = Die Stände verkaufen der Reihe nach bis zu fünf Maß am Tag, wie sie wollen oder wie ein Würfel sagt. Wer als erster zehn verkauft hat, erhält eine Ware. Dann füllen alle ihren Korb mit einer Ware oder zweien, und ein Würfel nennt die gefragte: Jedes Maß davon bringt eine Münze; mehr als fünf hat kein Stand.
chapter-bids = Alle Stände bieten geheim für die Ware der Runde, und die Gebote werden zugleich aufgedeckt. Das höchste Gebot kauft sie, wenn es das einzige höchste ist; sonst niemand. Du kannst ein Dauergebot hinterlassen.
chapter-showing = Jeder Stand darf einmal im Spiel seine Karte zeigen. Das bringt einen Punkt und am Ende des Zuges eine Münze; mehr als fünf hat kein Stand.
chapter-end = Waren und gezeigte Karten zählen je einen Punkt; bei Gleichstand entscheiden Münzen. Allein gewinnst du mit mindestens so vielen Punkten wie Keryx.

## Beschriftungen der Bilder

label-title = Toy
label-round-of = Runde { $round } von { $rounds }
label-phase-set-up = Aufbau
label-phase-fair = Der Jahrmarkt
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
label-sold = verkauft
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
order-sell = verkaufe, verkaufen
    .example = verkaufe 2
order-cry = rufe, rufen, anpreisen
    .example = rufe
order-pack = einpacken, packe
    .example = einpacken
order-fill = fülle, füllen
    .example = fülle Feigen Salz
order-part = teile, teilen
    .example = teile 3 Feigen 2 Salz

orders-help = Ein Stand heißt nach dem, was er verkauft, wie in `biete Wein 2`.

word-fill-too = Stand, Münze, Münzen, bieten, Karte, Maß, Korb, im

## Szenarien und Teile des Bretts

scenario-standard = Standard
scenario-double = je zwei Stände
scenario-alone = allein
scenario-fair = mit Jahrmarkt
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
command-sell = verkaufen
    .description = Auf dem Jahrmarkt verkaufen
    .label = Verkaufen
command-cry = anpreisen
    .description = Waren anpreisen: Ein Würfel sagt, was du verkaufst
    .label = Waren anpreisen
command-pack = einpacken
    .description = Heute nichts mehr verkaufen
    .label = Einpacken
command-fill = füllen
    .description = Den Korb mit Waren füllen
    .label = Den Korb füllen
command-part = teilen
    .description = Den Korb unter den Waren aufteilen
    .label = Den Korb aufteilen

## Parameter

param-stall = stand
    .description = Welcher Stand
param-coins = münzen
    .description = Wie viele Münzen
param-measures = maß
    .description = Wie viel Maß
param-wares = waren
    .description = Welche Waren
param-shares = anteile
    .description = Wie viel Maß von jeder Ware

## Wie das Spiel endete

ending-rounds = Der Markt ist nach { $rounds } Runden vorbei.
ending-held = Punkte: du { $points }, Keryx { $target }. Der Markt ist gewonnen.
ending-beaten = Punkte: du { $points }, Keryx { $target }. Der Markt ist verloren.
tie-coins = { SEATS($tied) } haben je { $points } Punkte; Münzen entscheiden, { $most } zu { $less }.
tie-shared = { SEATS($tied) } haben je { $points } Punkte, und nichts unterscheidet die Besten.

label-group-guild = Gilde der Händler

## Rückblick

statistic-bought = Die meisten Waren gekauft: { NAMES($who) } ({ $number })
statistic-sold = Die meisten Maße verkauft: { NAMES($who) } ({ $number })

## Befehle im Voraus: unter welcher Bedingung, und dass sie nicht erfüllt ist

condition-nothing-shown = außer wenn { NAME($stall, case: "the") } seine Karte zeigt
unmet-nothing-shown = { NAME($stall, case: "begin") } hat seine Karte gezeigt.
condition-shown = wenn { NAME($stall, case: "the") } seine Karte gezeigt hat
unmet-shown = { NAME($stall, case: "begin") } hat seine Karte nicht gezeigt.
