### Peloponnes auf Deutsch.

## Namen. Der Akkusativ bringt den Artikel mit, „start“ beginnt einen Satz; Landschaften heißen nach ihrem Ertrag, mit Stapel und Nummer des Plättchens.

name-barracks = Kaserne
    .accusative = die Kaserne
name-bridge = Brücke
    .accusative = die Brücke
name-market = Markt
    .accusative = den Markt
name-street = Straße
    .accusative = die Straße
name-port = Hafen
    .accusative = den Hafen
name-aqueduct = Aquädukt
    .accusative = das Aquädukt
name-agora = Agora
    .accusative = die Agora
name-epidauros_odeon = Odeon von Epidauros
    .accusative = das Odeon von Epidauros
name-leonidaion = Leonidaion
    .accusative = das Leonidaion
name-granary = Kornspeicher
    .accusative = den Kornspeicher
name-quarry = Steinbruch
    .accusative = den Steinbruch
name-well = Brunnen
    .accusative = den Brunnen
name-temple_of_apollo = Apollon-Tempel
    .accusative = den Apollon-Tempel
name-cyclopean_masonry = Zyklopenmauer
    .accusative = die Zyklopenmauer
name-agriculture = Landwirtschaft
    .accusative = die Landwirtschaft
name-workshop_of_phidias = Werkstatt des Phidias
    .accusative = die Werkstatt des Phidias
name-stoa = Stoa
    .accusative = die Stoa
name-statue_of_zeus = Zeus-Statue
    .accusative = die Zeus-Statue
name-liongate = Löwentor
    .accusative = das Löwentor
name-tiryns_fortress = Burg von Tiryns
    .accusative = die Burg von Tiryns

name-land_a01 = Gebirge A1
    .accusative = das Gebirge A1
    .start = Das Gebirge A1
name-land_a02 = Bergwald A2
    .accusative = den Bergwald A2
    .start = Der Bergwald A2
name-land_a03 = Gebirge A3
    .accusative = das Gebirge A3
    .start = Das Gebirge A3
name-land_a04 = Bergwald A4
    .accusative = den Bergwald A4
    .start = Der Bergwald A4
name-land_a05 = Ebene A5
    .accusative = die Ebene A5
    .start = Die Ebene A5
name-land_a06 = Lichtung A6
    .accusative = die Lichtung A6
    .start = Die Lichtung A6
name-land_a07 = Wald A7
    .accusative = den Wald A7
    .start = Der Wald A7
name-land_a08 = Lichtung A8
    .accusative = die Lichtung A8
    .start = Die Lichtung A8
name-land_a09 = Lichtung A9
    .accusative = die Lichtung A9
    .start = Die Lichtung A9
name-land_a10 = Wald A10
    .accusative = den Wald A10
    .start = Der Wald A10
name-land_b01 = Lichtung B1
    .accusative = die Lichtung B1
    .start = Die Lichtung B1
name-land_b02 = Ebene B2
    .accusative = die Ebene B2
    .start = Die Ebene B2
name-land_b03 = Wald B3
    .accusative = den Wald B3
    .start = Der Wald B3
name-land_b04 = Bergwald B4
    .accusative = den Bergwald B4
    .start = Der Bergwald B4
name-land_b05 = Gebirge B5
    .accusative = das Gebirge B5
    .start = Das Gebirge B5
name-land_b06 = Gebirge B6
    .accusative = das Gebirge B6
    .start = Das Gebirge B6
name-land_b07 = Wald B7
    .accusative = den Wald B7
    .start = Der Wald B7
name-land_c01 = Wald C1
    .accusative = den Wald C1
    .start = Der Wald C1
name-land_c02 = Bergwald C2
    .accusative = den Bergwald C2
    .start = Der Bergwald C2
name-land_c03 = Gebirge C3
    .accusative = das Gebirge C3
    .start = Das Gebirge C3

name-messene = Messene
name-patras = Patras
name-arkadia = Arkadia
name-korinth = Korinth
name-sparta = Sparta
name-pylos = Pylos
name-argos = Argos

name-earthquake = Erdbeben
    .accusative = das Erdbeben
    .dative = dem Erdbeben
name-drought = Dürre
    .accusative = die Dürre
    .dative = der Dürre
name-plague = Pest
    .accusative = die Pest
    .dative = der Pest
name-tempest = Unwetter
    .accusative = das Unwetter
    .dative = dem Unwetter
name-decline = Verfall
    .accusative = den Verfall
    .dative = dem Verfall

name-wood = Holz
name-stone = Stein
name-food = Nahrung
name-coins = Münze

name-pay = Kosten bezahlen
name-coin = Münze darauflegen

## So und so viel von etwas, im Akkusativ

amount-inhabitants = { $number } Bewohner
amount-coins =
    { $number ->
        [one] { $number } Münze
       *[other] { $number } Münzen
    }
amount-wood = { $number } Holz
amount-stone = { $number } Stein
amount-food = { $number } Nahrung
amount-luxury =
    { $number ->
        [one] { $number } Luxusgut
       *[other] { $number } Luxusgüter
    }
amount-nothing = nichts

# Ein Plättchen und sein Mindestgebot.
offer = { NAME($tile) } ab { $minimum }

## Vorbereitung

civilisation-dealt = { SEAT($seat) } bekommt durch das Los { NAME($civilisation) }.
civilisation-chosen = { SEAT($seat) } wählt { NAME($civilisation) }.
incomes-chosen = { SEAT($seat) } wählt als zusätzliches Einkommen pro Runde { GOODS(WOOD($wood), STONE($stone), FOOD($food)) }.
start-received = { SEAT($seat) } erhält zu Beginn { GOODS(INHABITANTS($inhabitants), COINS($coins), WOOD($wood), STONE($stone), FOOD($food)) }.
order-set =
    { $tied ->
        [yes] Spielreihenfolge: { SEATS($seats) }. Gleich hohe Gebote behalten untereinander die bisherige Reihenfolge.
       *[no] Spielreihenfolge: { SEATS($seats) }.
    }

## Plättchen aufdecken

round-begun = Runde { $round } beginnt.
tiles-turned-up =
    { COUNT($conquest) ->
        [0] Es liegen aus: { OFFER($regular) }.
       *[other] { COUNT($regular) ->
            [0] In der Eroberungsreihe liegen aus: { CONQUEST($conquest) }.
           *[other] Es liegen aus: { OFFER($regular) }; in der Eroberungsreihe: { CONQUEST($conquest) }.
        }
    }
supply-called = { NAME($tile, case: "start") } wird aufgedeckt und löst sofort eine Versorgung aus.

## Gebote

bid-placed =
    { $conquest ->
        [yes] { $luxury ->
            [0] { SEAT($seat) } bietet in der Eroberungsreihe { COINS($coins) } auf { NAME($tile, case: "accusative") }.
           *[other] { SEAT($seat) } bietet in der Eroberungsreihe { COINS($coins) } auf { NAME($tile, case: "accusative") } und tauscht dafür { LUXURY($luxury) } ein.
        }
       *[no] { $luxury ->
            [0] { SEAT($seat) } bietet { COINS($coins) } auf { NAME($tile, case: "accusative") }.
           *[other] { SEAT($seat) } bietet { COINS($coins) } auf { NAME($tile, case: "accusative") } und tauscht dafür { LUXURY($luxury) } ein.
        }
    }
bid-displaced =
    { $half ->
        [none] { SEAT($owner) } überbietet das Gebot von { SEAT($seat) } auf { NAME($tile, case: "accusative") }; { SEAT($seat) } muss mit { COINS($coins) } ausweichen oder das Gebot zurücknehmen.
       *[other] { SEAT($owner) } bietet auf { NAME($tile, case: "accusative") } gleich viel wie { SEAT($seat) } und gewinnt durch die halbe Münze für { NAME($half, case: "accusative") }; { SEAT($seat) } muss mit { COINS($coins) } ausweichen oder das Gebot zurücknehmen.
    }
bid-moved =
    { $conquest ->
        [yes] { SEAT($seat) } weicht mit { COINS($coins) } in die Eroberungsreihe auf { NAME($tile, case: "accusative") } aus.
       *[no] { SEAT($seat) } weicht mit { COINS($coins) } auf { NAME($tile, case: "accusative") } aus.
    }
bid-withdrawn =
    { $forced ->
        [yes] { SEAT($seat) } kann auf kein anderes Plättchen ausweichen, nimmt { COINS($coins) } zurück und erhält { COINS($compensation) } als Entschädigung.
       *[no] { SEAT($seat) } nimmt das Gebot von { COINS($coins) } zurück und erhält { COINS($compensation) } als Entschädigung.
    }
bid-passed =
    { $forced ->
        [yes] { SEAT($seat) } kann sich kein Plättchen leisten und erhält { COINS($compensation) }.
       *[no] { SEAT($seat) } passt und erhält { COINS($compensation) }.
    }
tiles-unclaimed =
    { COUNT($tiles) ->
        [one] Auf { NAMES($tiles, case: "accusative") } hat niemand geboten; das Plättchen ist aus dem Spiel.
       *[other] Auf diese Plättchen hat niemand geboten, sie sind aus dem Spiel: { NAMES($tiles) }.
    }

## Plättchen in Besitz nehmen

building-paid = { SEAT($seat) } baut { NAME($tile, case: "accusative") } und bezahlt dafür { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
building-pledged =
    { $luxury ->
        [0] { SEAT($seat) } nimmt { NAME($tile, case: "accusative") } und legt bis zur nächsten Versorgung eine Münze darauf.
       *[other] { SEAT($seat) } nimmt { NAME($tile, case: "accusative") }, tauscht { LUXURY($luxury) } gegen eine Münze und legt sie bis zur nächsten Versorgung darauf.
    }
building-let-go = { SEAT($seat) } gibt keine Luxusgüter für { NAME($tile, case: "accusative") } her und verzichtet; das Gebäude ist aus dem Spiel.
building-lost = { SEAT($seat) } kann { NAME($tile, case: "accusative") } nicht bezahlen und auch keine Münze darauflegen; das Gebäude ist aus dem Spiel.
building-denied = { SEAT($seat) } hat zu wenige Bewohner für { NAME($tile, case: "accusative") } (nötig: { $inhabitants }); das Gebäude ist aus dem Spiel.
land-placed = { SEAT($seat) } legt { NAME($tile, case: "accusative") } an.
land-lost = { NAME($tile, case: "start") } passt bei { SEAT($seat) } nicht an { NAME($end, case: "accusative") }, denn keine Einkommensart stimmt überein; das Plättchen ist aus dem Spiel.

## Bevölkerung und Einkommen

tile-gained =
    { $surplus ->
        [0] { SEAT($seat) } erhält { GOODS(INHABITANTS($inhabitants), COINS($coins), FOOD($food), LUXURY($luxury)) } durch { NAME($tile, case: "accusative") }.
       *[other] { SEAT($seat) } erhält { GOODS(INHABITANTS($inhabitants), COINS($coins), FOOD($food), LUXURY($luxury)) } durch { NAME($tile, case: "accusative") }, davon { LUXURY($surplus) } für Nahrung, die nicht mehr ins Lager passt.
    }
inhabitants-given = { SEAT($seat) } gibt für { NAME($tile, case: "accusative") } { INHABITANTS($inhabitants) } ab.
income-chosen =
    { $kind ->
        [wood] { SEAT($seat) } wählt für { NAME($tile, case: "accusative") } Holz.
        [stone] { SEAT($seat) } wählt für { NAME($tile, case: "accusative") } Stein.
        [food] { SEAT($seat) } wählt für { NAME($tile, case: "accusative") } Nahrung.
       *[coins] { SEAT($seat) } wählt für { NAME($tile, case: "accusative") } eine Münze.
    }
income-taken =
    { $surplus ->
        [0] Einkommen von { SEAT($seat) }: { GOODS(INHABITANTS($inhabitants), WOOD($wood), STONE($stone), FOOD($food), COINS($coins), LUXURY($luxury)) }.
       *[other] Einkommen von { SEAT($seat) }: { GOODS(INHABITANTS($inhabitants), WOOD($wood), STONE($stone), FOOD($food), COINS($coins), LUXURY($luxury)) }, davon { LUXURY($surplus) } für das, was nicht mehr ins Lager passt.
    }

## Katastrophen

chip-turned-up =
    { $chips ->
        [1] Ein Katastrophenchip wird aufgedeckt: { NAME($disaster) }, der erste von dreien.
        [2] Ein Katastrophenchip wird aufgedeckt: { NAME($disaster) }, der zweite von dreien.
       *[other] Ein Katastrophenchip wird aufgedeckt: { NAME($disaster) }, der dritte von dreien.
    }
blank-chip-turned-up = Der Chip ohne Aufdruck wird aufgedeckt; keine Katastrophe rückt näher.
disaster-struck =
    { $disaster ->
        [earthquake] Die Erde bebt: Jedes Gebäude kostet 1 Holz und 1 Stein, sonst stürzt es ein.
        [drought] Die Dürre kommt: Ein Drittel aller Nahrung geht verloren, aufgerundet.
        [plague] Die Pest bricht aus: Ein Drittel aller Bewohner stirbt, aufgerundet.
        [tempest] Ein Unwetter zieht auf: Jede Landschaft kostet 1 Nahrung und 1 Münze, sonst geht sie verloren.
       *[decline] Der Verfall setzt ein: Alle verlieren 10 Luxusgüter oder so viele, wie sie haben.
    }
disaster-kept-off = { SEAT($seat) } ist durch { NAME($tile, case: "accusative") } vor { NAME($disaster, case: "dative") } geschützt.
nothing-to-lose = { SEAT($seat) } verliert durch { NAME($disaster, case: "accusative") } nichts.
food-lost = { SEAT($seat) } verliert { FOOD($food) }.
plague-deaths = { SEAT($seat) } verliert { INHABITANTS($inhabitants) } durch die Pest.
luxury-lost = { SEAT($seat) } verliert { LUXURY($luxury) }.
buildings-held = { SEAT($seat) } gibt { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } ab und behält { NAMES($tiles, case: "accusative") }.
buildings-fell =
    { $coins ->
        [0] { SEAT($seat) } verliert { NAMES($tiles, case: "accusative") }.
       *[other] { SEAT($seat) } verliert { NAMES($tiles, case: "accusative") } und nimmt { COINS($coins) } zurück.
    }
lands-held = { SEAT($seat) } gibt { GOODS(FOOD($food), COINS($coins), LUXURY($luxury)) } ab und behält { NAMES($tiles, case: "accusative") }.
lands-ruined = { SEAT($seat) } verliert { NAMES($tiles, case: "accusative") }.

## Versorgung

supply-begun =
    { $final ->
        [yes] Letzte Versorgung: Alle versorgen ihre Bewohner und lösen danach Gebäude mit Münze aus.
       *[no] Versorgung: Alle versorgen ihre Bewohner und lösen danach Gebäude mit Münze aus.
    }
population-fed =
    { $inhabitants ->
        [0] { SEAT($seat) } hat niemanden zu versorgen.
       *[other] { SEAT($seat) } versorgt { INHABITANTS($inhabitants) } und gibt dafür { GOODS(FOOD($food), LUXURY($luxury)) } ab.
    }
inhabitants-starved = { SEAT($seat) } verliert { INHABITANTS($inhabitants) } durch Hunger.
building-settled = { SEAT($seat) } löst { NAME($tile, case: "accusative") } für { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } aus und nimmt die Münze zurück.
building-forfeited =
    { $forced ->
        [yes] { SEAT($seat) } kann { NAME($tile, case: "accusative") } nicht auslösen und verliert das Gebäude; die Münze kommt zurück.
       *[no] { SEAT($seat) } löst { NAME($tile, case: "accusative") } nicht aus und verliert das Gebäude; die Münze kommt zurück.
    }

## Gleichzeitige Antworten

answer-noted = Notiert: „{ $action }“. Du kannst deine Antwort ändern, bis alle geantwortet haben.
answers-opened = Alle haben geantwortet; die Antworten von { SEATS($seats) } werden aufgedeckt.

## Spielende

scored = { SEAT($seat) }: { $power } Machtpunkte ({ $tiles } für Plättchen, { $coins } für Münzen), { $population } Bevölkerungspunkte; der niedrigere Wert zählt: { $points }.
game-won =
    { COUNT($seats) ->
        [one] { SEATS($seats) } gewinnt das Spiel.
       *[other] { SEATS($seats) } teilen sich den Sieg.
    }
solo-ended =
    { $points ->
        [one] { SEAT($seat) } beendet das Solospiel mit { NAME($civilisation) } bei einem Punkt.
       *[other] { SEAT($seat) } beendet das Solospiel mit { NAME($civilisation) } bei { $points } Punkten.
    }
level-completed = { SEAT($seat) } schafft Level { $level } mit { NAME($civilisation) }: { $points } Punkte, nötig waren { $target }.
level-failed =
    { $points ->
        [one] { SEAT($seat) } schafft Level { $level } mit { NAME($civilisation) } nicht: ein Punkt, nötig waren { $target }.
       *[other] { SEAT($seat) } schafft Level { $level } mit { NAME($civilisation) } nicht: { $points } Punkte, nötig waren { $target }.
    }

## Fragen

question-choose-civilisation =
    { $level ->
        [0] Welche Zivilisation spielst du?
       *[other] Mit welcher Zivilisation spielst du Level { $level }?
    }
question-choose-incomes =
    { $number ->
        [one] Welches zusätzliche Einkommen wählst du für das ganze Spiel?
       *[other] Welche { $number } zusätzlichen Einkommen wählst du für das ganze Spiel?
    }
question-place-bid = Auf welches Plättchen bietest du, und wie viel? Du hast { GOODS(COINS($coins), LUXURY($luxury)) }.
fact-left =
    { $coins ->
        [one] dir bleibt 1 Münze
       *[other] dir bleiben { $coins } Münzen
    }
remark-least = ab { COINS($coins) }
remark-least-warned = ab { COINS($coins) }; { $warning }
remark-land = kannst du jetzt nicht anlegen
remark-inhabitants = dafür hast du jetzt zu wenige Bewohner
question-move-bid = { SEAT($owner) } hat dein Gebot auf { NAME($tile, case: "accusative") } überboten. Wohin weichst du mit { COINS($coins) } aus, oder nimmst du das Gebot zurück?
question-take-building =
    { $luxury ->
        [none] { $coin_luxury ->
            [0] Legst du eine Münze auf { NAME($tile, case: "accusative") }?
           *[other] Tauschst du { LUXURY($coin_luxury) } gegen eine Münze für { NAME($tile, case: "accusative") }, oder verzichtest du auf das Gebäude?
        }
        [0] { $coin_luxury ->
            [none] Bezahlst du { GOODS(WOOD($wood), STONE($stone)) } für { NAME($tile, case: "accusative") }?
            [0] Bezahlst du { GOODS(WOOD($wood), STONE($stone)) } für { NAME($tile, case: "accusative") }, oder legst du eine Münze darauf?
           *[other] Bezahlst du { GOODS(WOOD($wood), STONE($stone)) } für { NAME($tile, case: "accusative") }, oder tauschst du { LUXURY($coin_luxury) } gegen eine Münze, die du darauflegst?
        }
       *[other] { $coin_luxury ->
            [none] Bezahlst du { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } für { NAME($tile, case: "accusative") }, oder verzichtest du auf das Gebäude?
            [0] Bezahlst du { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } für { NAME($tile, case: "accusative") }, oder legst du eine Münze darauf?
           *[other] Bezahlst du { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } für { NAME($tile, case: "accusative") }, tauschst du { LUXURY($coin_luxury) } gegen eine Münze, die du darauflegst, oder verzichtest du auf das Gebäude?
        }
    }
question-choose-income = Was nimmst du in dieser Runde als Einkommen durch { NAME($tile, case: "accusative") }?
question-keep-buildings =
    { $buildings ->
        [one] Das Erdbeben trifft dein einziges Gebäude. Behältst du es für 1 Holz und 1 Stein? Was dir fehlt, kostet je zwei Luxusgüter; du hast { $luxury }.
       *[other] Das Erdbeben trifft deine { $buildings } Gebäude. Welche behältst du für je 1 Holz und 1 Stein? Bezahlen kannst du höchstens { $most }. Was dir fehlt, kostet je zwei Luxusgüter; du hast { $luxury }.
    }
question-keep-lands =
    { $lands ->
        [one] Das Unwetter trifft deine einzige Landschaft. Behältst du sie für 1 Nahrung und 1 Münze? Was dir fehlt, kostet je zwei Luxusgüter; du hast { $luxury }.
       *[other] Das Unwetter trifft deine { $lands } Landschaften. Welche behältst du für je 1 Nahrung und 1 Münze? Bezahlen kannst du höchstens { $most }. Was dir fehlt, kostet je zwei Luxusgüter; du hast { $luxury }.
    }
question-feed = Du hast { GOODS(INHABITANTS($inhabitants), FOOD($food), LUXURY($luxury)) }. Wie viele Luxusgüter tauschst du gegen fehlende Nahrung, zwei für eine?
question-settle =
    { COUNT($tiles) ->
        [one] Löst du { NAMES($tiles, case: "accusative") } aus? Sonst ist das Gebäude verloren. Du hast { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
       *[other] Eine Münze liegt auf: { NAMES($tiles) }. Welche dieser Gebäude löst du aus? Die anderen sind verloren. Du hast { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
    }
# Was alle lesen, solange jemand gefragt ist.
asked-place-bid = biete auf ein Plättchen oder passe.
asked-move-bid = auf { NAME($tile, case: "accusative") } überboten: weiche aus oder passe.
asked-in-private-take-building = wie bezahlst du dein Gebäude?
asked-in-private-choose-income = wähle dein Einkommen.
asked-in-private-keep-buildings = welche Gebäude behältst du beim Erdbeben?
asked-in-private-keep-lands = welche Landschaften behältst du im Unwetter?
asked-in-private-feed = Luxusgüter gegen fehlende Nahrung?
asked-in-private-settle = löst du Gebäude mit einer Münze aus?
nothing-place-bid = Passen
report-tiles =
    { $tiles ->
        [0] Niemand nimmt ein Plättchen.
        [one] Ein Plättchen ist vergeben.
       *[other] { $tiles } Plättchen sind vergeben.
    }
report-disasters =
    { COUNT($disasters) ->
        [0] Keine Katastrophe.
        [one] Katastrophe: { LIST($disasters) }.
       *[other] Katastrophen: { LIST($disasters) }.
    }
merits = Macht { $power }, Bevölkerung { $population }
passed-by = { SEATS($seats) } passen und erhalten je { COINS($compensation) }.

## Aktionen, wie auf einem Knopf

action-choose-civilisation = { NAME($civilisation) } spielen
action-choose-incomes = Zusätzliches Einkommen: { GOODS(WOOD($wood), STONE($stone), FOOD($food)) }
action-bid = { BID($coins) } auf { NAME($tile, case: "accusative") } bieten
brief-bid = { $coins } bieten: { NAME($tile) }
brief-feed = Nahrung für { LUXURY($luxury) }
action-pass = Passen und 3 Münzen nehmen
action-move = Auf { NAME($tile, case: "accusative") } ausweichen
action-withdraw = Gebot zurücknehmen und 1 Münze dazu
action-build =
    { $how ->
        [pay] Gebäude bezahlen
       *[coin] Münze auf das Gebäude legen
    }
action-let-go = Auf das Gebäude verzichten
action-choose-income =
    { $kind ->
        [wood] { NAME($tile) }: 1 Holz
        [stone] { NAME($tile) }: 1 Stein
        [food] { NAME($tile) }: 1 Nahrung
       *[coins] { NAME($tile) }: 1 Münze
    }
action-keep =
    { COUNT($tiles) ->
        [0] Nichts behalten
       *[other] Behalten: { NAMES($tiles) }
    }
wanted-keep = Alle { $number } behalten
wanted-settle = Alle { $number } bezahlen
action-feed =
    { $luxury ->
        [0] Keine Luxusgüter tauschen
       *[other] { LUXURY($luxury) } gegen Nahrung tauschen
    }
action-settle =
    { COUNT($tiles) ->
        [0] Nichts auslösen
       *[other] Auslösen: { NAMES($tiles) }
    }

## Wann nach einem Befehl gefragt wird: gesagt von einem, der nicht gefragt ist

when-choose-civilisation = Eine Zivilisation wählst du in der Vorbereitung, wenn du allein spielst, außer auf Stufe 1; sonst wird sie zugelost.
when-choose-incomes = Zusätzliche Einkommen wählst du in der Vorbereitung, wenn du allein spielst, ab Stufe 2.
when-bid = Du bietest reihum in der Gebotsrunde, solange kein Gebot von dir auf einem Plättchen liegt.
when-pass = Du passt reihum in der Gebotsrunde, statt zu bieten.
when-move = Du weichst aus, wenn dein Gebot überboten wurde.
when-withdraw = Du nimmst dein Gebot zurück, wenn es überboten wurde.
when-build = Du wirst nach den Geboten gefragt, wenn du ein Gebäude ersteigert hast und es auf mehr als eine Art nehmen kannst.
when-let-go = Auf ein ersteigertes Gebäude kannst du verzichten, wenn sowohl das Bezahlen als auch die Münze darauf Luxusgüter kosten würde.
when-choose-income = Du wählst beim Einkommen jeder Runde, wenn du den Hafen oder den Apollon-Tempel hast.
when-keep = Du wählst beim Erdbeben unter deinen Gebäuden, beim Unwetter unter deinen Landschaften, außer du bist geschützt oder kannst für nichts zahlen.
when-feed = Du wirst in einer Versorgung gefragt, wenn dir Nahrung fehlt und du mindestens zwei Luxusgüter hast.
when-settle = Du wirst in einer Versorgung gefragt, wenn auf Gebäuden von dir Münzen liegen und du eines bezahlen kannst.

## Ablehnungen

refusal-no-such-civilisation = „{ NAME($civilisation) }“ ist keine Zivilisation; wähle eine der sieben.
refusal-civilisation-used = Mit { NAME($civilisation) } hast du schon ein Level geschafft; wähle eine Zivilisation, die du noch nicht hattest.
refusal-wrong-incomes =
    { $number ->
        [one] Du wählst genau ein zusätzliches Einkommen: Holz, Stein oder Nahrung.
       *[other] Du wählst genau { $number } zusätzliche Einkommen aus Holz, Stein und Nahrung, auch mehrmals das gleiche.
    }
refusal-no-such-tile = „{ NAME($tile) }“ liegt in dieser Runde nicht aus; biete auf eines der ausliegenden Plättchen.
refusal-conquest-closed = Auf { NAME($tile, case: "accusative") } bietet schon { SEAT($owner) }, und in der Eroberungsreihe wird niemand überboten; wähle ein anderes Plättchen.
refusal-bid-too-low = Ein Gebot von { BID($coins) } auf { NAME($tile, case: "accusative") } ist zu niedrig; es braucht mindestens { $minimum }.
refusal-bid-not-higher = Mit { BID($coins) } überbietest du das Gebot von { SEAT($owner) } auf { NAME($tile, case: "accusative") } ({ $bid }) nicht; biete mehr oder wähle ein anderes Plättchen.
refusal-not-enough-coins = { BID($coins) } kannst du nicht bieten; mit allen Münzen und Luxusgütern kommst du höchstens auf { $most }.
refusal-solo-exact-bid = Im Solospiel bietest du genau das Mindestgebot; für { NAME($tile, case: "accusative") } ist das { $minimum }.
refusal-not-displaced = Niemand hat dich überboten, also kannst du weder ausweichen noch ein Gebot zurücknehmen; biete auf ein Plättchen oder passe.
refusal-displaced-first = Du wurdest überboten; weiche mit unverändertem Gebot auf ein anderes Plättchen aus oder nimm es zurück.
refusal-cannot-pay = Du kannst { GOODS(WOOD($wood), STONE($stone)) } für { NAME($tile, case: "accusative") } nicht bezahlen, denn was fehlt, würde { LUXURY($luxury) } kosten; lege stattdessen eine Münze darauf.
refusal-no-coin = Du hast keine Münze für das Gebäude und auch nicht genug Luxusgüter, um eine einzutauschen; bezahle stattdessen die Kosten.
refusal-must-take = Auf { NAME($tile, case: "accusative") } kannst du nicht verzichten; bezahle die Kosten oder lege eine Münze darauf.
refusal-not-taking-building = Du bekommst in dieser Runde kein Gebäude; du kannst jetzt weder bauen noch verzichten.
refusal-no-choice-there = Für „{ NAME($tile) }“ kannst du kein Einkommen wählen; das geht nur für den Hafen und den Apollon-Tempel.
refusal-no-such-kind = „{ NAME($kind) }“ ist hier kein Einkommen; wähle Holz, Stein, Nahrung oder eine Münze.
refusal-not-your-building = „{ NAME($tile) }“ ist keines deiner Gebäude; nenne nur eigene Gebäude.
refusal-not-your-land = „{ NAME($tile) }“ ist keine deiner Landschaften; nenne nur eigene Landschaften.
refusal-named-twice = Du hast { NAME($tile, case: "accusative") } zweimal genannt; nenne jedes Plättchen nur einmal.
refusal-cannot-keep-so-many =
    { $most ->
        [0] Du kannst für keines davon bezahlen; behalte nichts.
       *[other] Du hast { $number } genannt, kannst aber nur für { $most } bezahlen; behalte weniger.
    }
refusal-luxury-in-pairs = Zwei Luxusgüter ersetzen eine Nahrung; nenne statt { $luxury } eine gerade Zahl.
refusal-luxury-not-needed = { LUXURY($luxury) } kannst du jetzt nicht gegen Nahrung tauschen; möglich sind höchstens { $most }.
refusal-nothing-to-feed = Du hast nichts gegen Nahrung zu tauschen; deine Bewohner werden ohne deine Antwort versorgt.
refusal-no-coin-on = „{ NAME($tile) }“ ist keines deiner Gebäude mit Münze; nenne nur solche.
refusal-nothing-to-settle = Auf keinem deiner Gebäude liegt eine Münze; es gibt nichts auszulösen.
refusal-cannot-settle = Alle diese Gebäude kosten { GOODS(WOOD($wood), STONE($stone)) }, und was dir fehlt, würde { LUXURY($luxury) } kosten; nenne weniger.
refusal-feed-first = Sag zuerst, wie viele Luxusgüter du gegen Nahrung tauschst; dann kannst du Gebäude auslösen.

## Kapitel der Regeln

chapter-aim = Acht Runden lang besiedelst du ein Land mit Plättchen, auf die du bietest, und bringst es durch Katastrophen und Versorgung. Wer am Ende Macht und viele Bewohner hat, gewinnt, denn der niedrigere der beiden Werte zählt.
    .title = Das Ziel
chapter-set-up = Alle bekommen eine Zivilisation zugelost; sie bestimmt, mit wie vielen Gütern und Bewohnern man beginnt. Wer die niedrigste Nummer hat, bietet zuerst.
chapter-tiles = In jeder Runde werden fünf Plättchen aufgedeckt: für jede Person eines in der Auslage, die übrigen in der Eroberungsreihe, wo sie drei Münzen mehr kosten. Ein Plättchen mit dem Zeichen der Versorgung löst sofort eine Versorgung aus. Es gibt acht Runden.
chapter-bids = Reihum bietest du Münzen auf ein Plättchen, mindestens seinen Preis, oder passt und nimmst drei Münzen. In der Auslage kannst du überboten werden; dann weichst du mit unverändertem Gebot auf ein Plättchen aus, für das es reicht, oder nimmst es zurück und eine Münze dazu. In der Eroberungsreihe wird niemand überboten. Die Gebote bestimmen die Reihenfolge der nächsten Runde, das höchste zuerst. Plättchen, die niemand will, sind aus dem Spiel.
chapter-taking = Alle nehmen ihr Plättchen gleichzeitig. Eine Landschaft kommt ans rechte Ende deiner Reihe und muss mit dem, was dort liegt, eine Einkommensart gemeinsam haben, sonst ist sie verloren. Ein Gebäude bezahlst du mit Holz und Stein, oder du legst bis zur nächsten Versorgung eine Münze darauf. Dann kommen neue Bewohner und das Einkommen aller deiner Plättchen, dazu Münzen für deine Bevölkerung. Was nicht ins Lager passt, wird zu Luxusgütern.
chapter-disasters = In jeder Runde werden zwei Chips aufgedeckt. Der dritte Chip einer Katastrophe löst sie aus: Ein Erdbeben kostet für jedes Gebäude ein Holz und einen Stein, ein Unwetter für jede Landschaft eine Nahrung und eine Münze, sonst geht das Plättchen verloren; eine Dürre nimmt ein Drittel deiner Nahrung, die Pest ein Drittel deiner Bewohner, der Verfall zehn Luxusgüter. Manche Gebäude schützen dich.
chapter-supply = Jeder Bewohner braucht eine Nahrung; wer keine bekommt, stirbt. Was fehlt, gibt es für Luxusgüter, zwei für eine. Dann wird jedes Gebäude, auf dem eine Münze liegt, bezahlt oder geht verloren; die Münze kommt so oder so zurück. Zur Versorgung kommt es durch Plättchen mit ihrem Zeichen und noch einmal nach der letzten Runde.
chapter-luxury = Luxusgüter bekommst du durch deine Bewohner und für alles, was nicht ins Lager passt. Fehlt dir beim Bezahlen Holz, Stein, Nahrung oder eine Münze, ersetzen zwei Luxusgüter eines davon; für Münzen nur, wenn du keine mehr hast.
    .title = Luxusgüter
chapter-end = Du zählst zweierlei: Macht, das ist, was deine Plättchen zeigen, und ein Punkt für drei Münzen; und Bevölkerung, drei Punkte für jeden Bewohner. Der niedrigere Wert ist dein Ergebnis. Bei Gleichstand entscheidet der höhere, dann die Luxusgüter.
    .title = Spielende und Wertung
chapter-solo = Im Solospiel wählst du eine Zivilisation, alle fünf Plättchen liegen in der Auslage, und du bietest genau den Preis. Ein Level verlangt eine bestimmte Punktzahl; ab dem zweiten wählst du zusätzliche Einkommen und eine Zivilisation, mit der du noch kein niedrigeres Level geschafft hast.
    .title = Allein spielen

## Beschriftungen für Bilder

label-title = Peloponnes
label-round-of = Runde { $round } von { $rounds }
label-phase-set-up = Vorbereitung
label-phase-tiles = Plättchen aufdecken
label-phase-bids = Gebote
label-phase-taking = Plättchen nehmen
label-phase-disasters = Katastrophen
label-phase-supply = Versorgung
label-phase-end = Spielende
label-waiting-for = Warten auf { SEATS($seats) }
label-to-choose = { SEAT($seat) } wählt
label-regular = Auslage
label-conquest = Eroberungsreihe
label-conquest-surcharge = +3
label-order = Reihenfolge
label-chips-left =
    { $number ->
        [one] noch ein Chip
       *[other] noch { $number } Chips
    }
label-tiles-left =
    { $number ->
        [one] noch ein Plättchen
       *[other] noch { $number } Plättchen
    }
label-supply = Versorgung
label-power = Macht
label-population = Bevölkerungspunkte
label-income = Einkommen
label-cost = Kosten
label-once = einmalig
label-minimum = Mindestgebot
label-coins = Münzen
label-wood = Holz
label-stone = Stein
label-food = Nahrung
label-luxury = Luxus
label-inhabitants = Bewohner
label-buildings = Gebäude
label-lands = Landschaften
label-lost = verloren
label-protected = geschützt vor
label-protects = schützt vor
label-choice = 1 nach Wahl
label-half = +½ bei Geboten
label-any-land = jede Landschaft passt
label-disasters = Katastrophen
label-pending = Notierte Antworten
label-bid = Gebot
label-passed = hat gepasst
label-unpaid = nicht ausgelöst
label-winner =
    { COUNT($seats) ->
        [one] { SEATS($seats) } gewinnt
       *[other] { SEATS($seats) } teilen sich den Sieg
    }
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
label-solo = Solospiel
label-level = Level { $level }
label-target = { $target } Punkte nötig
label-completed = Level geschafft
label-failed = Level nicht geschafft
label-extra-income = Zusatzeinkommen
label-civilisation = Zivilisation
label-changed = neu

## Das Bild in Worten

alt-head =
    { $level ->
        [none] Peloponnes, Runde { $round } von { $rounds }: { $phase }.
       *[other] Peloponnes, Solospiel Level { $level }, Runde { $round } von { $rounds }: { $phase }.
    }
alt-waiting = Warten auf { SEATS($seats) }.
alt-over =
    { COUNT($seats) ->
        [one] Das Spiel ist zu Ende; { SEATS($seats) } gewinnt.
       *[other] Das Spiel ist zu Ende; { SEATS($seats) } teilen sich den Sieg.
    }
alt-alone = Das Spiel ist zu Ende.
alt-regular = Auslage: { LIST($tiles) }.
alt-conquest = Eroberungsreihe: { LIST($tiles) }.
alt-bid = { NAME($tile) } ({ $mark } bietet { $coins })
alt-seat =
    { $civilisation ->
        [none] { $mark } { SEAT($seat) }.
       *[other] { $mark } { SEAT($seat) }, { NAME($civilisation) }: Punkte { $points }, Bewohner { $inhabitants }, Münzen { $coins }, Gebäude { $buildings }, Landschaften { $lands }.
    }
alt-chips = Chips: { LIST($disasters) }.

## Auslage und eigener Besitz als Text

text-phase =
    { $level ->
        [none] Runde { $round } von { $rounds }, { $phase }
       *[other] Solospiel Level { $level }, { $target } Punkte nötig. Runde { $round } von { $rounds }, { $phase }
    }
text-score =
    { $points ->
        [one] jetzt 1 Punkt (Macht { $power }: { $tiles } für Plättchen, { $coins } für Münzen; Bevölkerung { $population })
       *[other] jetzt { $points } Punkte (Macht { $power }: { $tiles } für Plättchen, { $coins } für Münzen; Bevölkerung { $population })
    }
text-unpaid = { NAME($tile) } (mit Münze)
hand-pending = Notiert: { LIST($actions) }. Du kannst es ändern, bis alle geantwortet haben.
hand-onlooker = Du hast keinen Platz an diesem Tisch.

## Befehle: womit sie beginnen, das übliche Wort zuerst, und ein Beispiel

order-bid = biete, biet, bieten, gebot
    .example = biete Brücke 3
order-pass = passe, passen, pass
    .example = passe
order-move = ausweichen, weiche, weich, verschiebe, verschieben
    .example = ausweichen Straße
order-withdraw = zurücknehmen, zurückziehen, zurück, nimm, ziehe, zieh
    .example = zurücknehmen
order-build = baue, bau, bauen, errichte
    .example = baue mit Rohstoffen
order-let = verzichte, verzichten, verzicht
    .example = verzichte
order-income = Einkommen, nehme
    .example = Einkommen Hafen Stein
order-keep = behalte, behalten, behalt
    .example = behalte Brücke Hafen
order-feed = tausche, tauschen, tausch, versorge, versorgen
    .example = tausche 4
order-settle = auslösen, löse, lös
    .example = auslösen Hafen
order-choose = wähle, wähl, wählen, spiele, Zivilisation wählen
    .example = wähle Sparta
order-extra = Zusatz, zusätzlich, Zusatzeinkommen
    .example = Zusatz 2 Holz 1 Nahrung

orders-help = Landschaften nennst du mit ihrer Art, mit Buchstabe und Zahl oder mit beidem: `biete Wald A7 3` oder `biete a7 3`; wenn nur auf einen Wald geboten werden kann, genügt `biete wald 3`. Mehrere Plättchen oder Güter schreibst du einfach hintereinander, etwa `behalte Brücke Hafen`, und keins davon ist `behalte nichts`.

## Die übrigen Wörter der Befehle, das übliche zuerst

word-wood = Holz, h
word-stone = Stein, Steine, s
word-food = Nahrung, n, Essen
word-coins = Münze, Münzen, Geld
word-how-pay = mit Rohstoffen, bezahlt, bezahlen, bezahle, zahlen, zahle, Kosten, Rohstoffe
word-how-coin = mit Münze, Münze, Münzen, Geld
word-nothing = nichts, keine, keins, kein, null
word-fill-too = Münze, Münzen, Luxus, Luxusgut, Luxusgüter, Gebäude, Landschaft, Landschaften, Einkommen, Gebot, es, sie, ihn, nur, Bewohner, Reihe, Eroberungsreihe, gegen, darauf

short-epidauros_odeon = Epidauros, Odeion
short-temple_of_apollo = Tempel, Apollon, Apollo, Apollontempel
short-cyclopean_masonry = Mauer, Zyklopenmauern
short-workshop_of_phidias = Phidias
short-statue_of_zeus = Zeus, Statue
short-liongate = Tor
short-tiryns_fortress = Tiryns
short-port = Seehafen
short-street = Weg
short-agriculture = Ackerbau
short-market = Marktplatz
short-granary = Speicher
short-barracks = Kasernen
short-land_a01 = A1, A01, Land A1
short-land_a02 = A2, A02, Land A2
short-land_a03 = A3, A03, Land A3
short-land_a04 = A4, A04, Land A4
short-land_a05 = A5, A05, Land A5
short-land_a06 = A6, A06, Land A6
short-land_a07 = A7, A07, Land A7
short-land_a08 = A8, A08, Land A8
short-land_a09 = A9, A09, Land A9
short-land_a10 = A10, Land A10
short-land_b01 = B1, B01, Land B1
short-land_b02 = B2, B02, Land B2
short-land_b03 = B3, B03, Land B3
short-land_b04 = B4, B04, Land B4
short-land_b05 = B5, B05, Land B5
short-land_b06 = B6, B06, Land B6
short-land_b07 = B7, B07, Land B7
short-land_c01 = C1, C01, Land C1
short-land_c02 = C2, C02, Land C2
short-land_c03 = C3, C03, Land C3
short-arkadia = Arkadien
short-korinth = Korinthos

## Szenarien, Teile des Spielplans, Einstellungen

scenario-standard = Standard
scenario-solo = Solospiel
scenario-level-1 = Solospiel, Level 1
scenario-level-2 = Solospiel, Level 2
scenario-level-3 = Solospiel, Level 3
scenario-level-4 = Solospiel, Level 4
scenario-level-5 = Solospiel, Level 5
region-rows = Auslage und Eroberungsreihe
region-seats = Alle Tableaus

## Befehle

command = peloponnes
    .description = Züge von Peloponnes
command-choose-civilisation = zivilisation-wählen
    .description = Solospiel: Wähle deine Zivilisation
    .label = Zivilisation wählen
command-choose-incomes = zusatzeinkommen-wählen
    .description = Solospiel: Wähle deine zusätzlichen Einkommen für das ganze Spiel
    .label = Zusatzeinkommen wählen
command-bid = bieten
    .description = Biete Münzen auf ein Plättchen
    .label = Auf ein Plättchen bieten
command-pass = passen
    .description = Biete in dieser Runde auf nichts und nimm 3 Münzen
    .label = Passen
command-move = ausweichen
    .description = Weich mit deinem überbotenen Gebot auf ein anderes Plättchen aus
    .label = Ausweichen
command-withdraw = zurücknehmen
    .description = Nimm dein überbotenes Gebot zurück und eine Münze dazu
    .label = Gebot zurücknehmen
command-build = bauen
    .description = Bezahl das ersteigerte Gebäude oder leg eine Münze darauf
    .label = Gebäude nehmen
command-let-go = verzichten
    .description = Verzichte auf ein Gebäude, das nur Luxusgüter halten könnten
    .label = Auf das Gebäude verzichten
command-choose-income = einkommen-wählen
    .description = Wähle, was Hafen oder Apollon-Tempel in dieser Runde bringen
    .label = Einkommen wählen
command-keep = behalten
    .description = Sag, welche Plättchen du bei einer Katastrophe behältst; der Rest ist verloren
    .label = Plättchen behalten
command-feed = versorgen
    .description = Sag, wie viele Luxusgüter du gegen fehlende Nahrung tauschst
    .label = Bewohner versorgen
command-settle = auslösen
    .description = Sag, welche Gebäude mit Münze du auslöst; der Rest ist verloren
    .label = Gebäude auslösen

## Angaben zu Befehlen

param-civilisation = zivilisation
    .description = Welche Zivilisation
param-wood = holz
    .description = Wie viel Holz
param-stone = stein
    .description = Wie viel Stein
param-food = nahrung
    .description = Wie viel Nahrung
param-tile = plättchen
    .description = Welches Plättchen
param-coins = münzen
    .description = Wie viele Münzen
param-how = wie
    .description = Kosten bezahlen oder eine Münze darauflegen
    .question = Kosten bezahlen oder eine Münze darauflegen?
param-kind = art
    .description = Holz, Stein, Nahrung oder eine Münze
param-tiles = plättchen
    .description = Welche Plättchen
param-luxury = luxusgüter
    .description = Wie viele Luxusgüter

## Wie das Spiel endete

ending-rounds = Das Spiel endet nach { $rounds } Runden.
ending-level-reached = Level { $level } ist geschafft: Nötig waren { $target } Punkte.
ending-level-missed = Level { $level } ist verloren: Nötig waren { $target } Punkte.
tie-higher = { SEATS($tied) } haben je { $points } Punkte; der höhere der beiden Werte entscheidet, { $most } zu { $less }.
tie-luxury = { SEATS($tied) } haben je { $points } Punkte und denselben höheren Wert; die Luxusgüter entscheiden, { $most } zu { $less }.
tie-shared = { SEATS($tied) } haben je { $points } Punkte, und nichts unterscheidet die Besten.

## Rückblick

statistic-bid = Das höchste Gebot: { SEAT($seat) }, { COINS($coins) } auf { NAME($tile) }
statistic-tiles = Die meisten Plättchen: { SEATS($who) } ({ $number })
statistic-dead = Die meisten Bewohner verloren: { SEATS($who) } ({ $number })
statistic-ruined = Die meisten Plättchen durch Katastrophen verloren: { SEATS($who) } ({ $number })

## Befehle im Voraus: unter welcher Bedingung, und dass sie nicht erfüllt ist

condition-not-outbid = wenn dich niemand auf { NAME($tile, case: "accusative") } überboten hat
unmet-not-outbid = Dein Gebot auf { NAME($tile, case: "accusative") } liegt dort nicht mehr.
condition-outbid = wenn dich jemand auf { NAME($tile, case: "accusative") } überboten hat
unmet-outbid = Niemand hat dich auf { NAME($tile, case: "accusative") } überboten.
condition-as-now = wenn das Gebot auf { NAME($part, case: "accusative") } unverändert ist
unmet-as-now = Das Gebot auf { NAME($part, case: "accusative") } hat sich geändert.
condition-no-bid-yet = wenn noch niemand auf { NAME($tile, case: "accusative") } geboten hat
unmet-no-bid-yet = Auf { NAME($tile, case: "accusative") } liegt schon ein Gebot, oder die Tafel ist weg.
