### Antike in English.

## Nations. “start” begins a sentence, “the” stands inside one.

name-greeks = Greeks
    .start = The Greeks
    .the = the Greeks
name-romans = Romans
    .start = The Romans
    .the = the Romans
name-germans = Germans
    .start = The Germans
    .the = the Germans
name-phoenicians = Phoenicians
    .start = The Phoenicians
    .the = the Phoenicians
name-carthaginians = Carthaginians
    .start = The Carthaginians
    .the = the Carthaginians
name-persians = Persians
    .start = The Persians
    .the = the Persians
name-arabs = Arabs
    .start = The Arabs
    .the = the Arabs
name-egyptians = Egyptians
    .start = The Egyptians
    .the = the Egyptians
name-babylonians = Babylonians
    .start = The Babylonians
    .the = the Babylonians

## Provinces and their cities

name-adane = Adane
name-adulis = Adulis
name-alexandria = Alexandria
name-ammonion = Ammonion
name-antiochia = Antioch
name-artaxata = Artaxata
name-athen = Athens
name-attalia = Attalia
name-babylon = Babylon
name-berenice = Berenice
name-bycantium = Byzantium
name-charax = Charax
name-corniclanum = Corniclanum
name-cyrene = Cyrene
name-dioscoridis = Dioscoridis
name-dyrrhachion = Dyrrhachium
name-ephesos = Ephesus
name-gerrha = Gerrha
name-gordion = Gordium
name-harmotia = Harmotia
name-knossos = Knossos
name-leptis-magna = Leptis Magna
name-mecca = Mecca
name-melitene = Melitene
name-memphis = Memphis
name-meroe = Meroe
name-messana = Messana
name-moscha = Moscha
name-napoca = Napoca
name-ninive = Nineveh
name-ommana = Ommana
name-opone = Opone
name-palmyra = Palmyra
name-paphos = Paphos
name-pella = Pella
name-persepolis = Persepolis
name-petra = Petra
name-phasis = Phasis
name-punt = Punt
name-rhagai = Rhagae
name-saba = Saba
name-sinope = Sinope
name-sirmium = Sirmium
name-sparta = Sparta
name-susa = Susa
name-taima = Tayma
name-theben = Thebes
name-tomis = Tomis
name-tyros = Tyre
name-zadrakarta = Zadrakarta
name-aquileia = Aquileia
name-aquincum = Aquincum
name-brigantium = Brigantium
name-burdigala = Burdigala
name-caesarea = Caesarea
name-caralis = Caralis
name-carthago = Carthage
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
name-roma = Rome
name-salona = Salona
name-tarraco = Tarraco
name-tingis = Tingis
name-toletum = Toletum
name-treva = Treva
name-vindobona = Vindobona

## Resources and fields of the rondel. “good” is the resource inside a sentence.

name-marble = Marble
    .good = marble
name-iron = Iron
    .good = iron
name-gold = Gold
    .good = gold
name-temple = Temple
name-arming = Arming
name-advance = Advance
name-manoeuvre-a = Manoeuvre (after Gold)
name-manoeuvre-b = Manoeuvre (after Advance)

## Advances

name-wheel = Wheel
    .the = the Wheel
name-roads = Roads
    .the = Roads
name-sailing = Sailing
    .the = Sailing
name-navigation = Navigation
    .the = Navigation
name-market = Market
    .the = the Market
name-currency = Currency
    .the = Currency
name-monarchy = Monarchy
    .the = Monarchy
name-democracy = Democracy
    .the = Democracy

## Personages, units, reactions, maps and variants

name-king = King
    .stack = kings
name-scholar = Scholar
    .stack = scholars
name-general = General
    .stack = generals
name-citizen = Citizen
    .stack = citizens
name-navigator = Navigator
    .stack = navigators

name-legion = Legion
    .several = legions
name-galley = Galley
    .several = galleys

name-always = always fight
name-never = never fight
name-ask = ask me

name-orient = Orient
name-occident = Occident (reconstructed)
name-orient-two-colours = Orient, two colours each
name-occident-two-colours = Occident (reconstructed), two colours each

name-professional = professional variant
name-military = military variant
name-long = long game
name-twelve = twelve personages
name-chosen = nations chosen in turn

## So much of something

amount-marble = { $number } marble
amount-iron = { $number } iron
amount-gold = { $number } gold
amount-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
amount-legions =
    { $number ->
        [one] { $number } legion
       *[other] { $number } legions
    }
amount-galleys =
    { $number ->
        [one] { $number } galley
       *[other] { $number } galleys
    }
amount-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
amount-king =
    { $number ->
        [one] a king
       *[other] { $number } kings
    }
amount-scholar =
    { $number ->
        [one] a scholar
       *[other] { $number } scholars
    }
amount-general =
    { $number ->
        [one] a general
       *[other] { $number } generals
    }
amount-citizen =
    { $number ->
        [one] a citizen
       *[other] { $number } citizens
    }
amount-navigator =
    { $number ->
        [one] a navigator
       *[other] { $number } navigators
    }
amount-nothing = nothing
amount-no-units = no units

## Set-up

nations-taken =
    { $chosen ->
        [yes] { SEAT($seat) } chooses { NAMES($nations, case: "the") }.
       *[no] { $left ->
            [yes] { SEAT($seat) } is left with { NAMES($nations, case: "the") }.
           *[no] { SEAT($seat) } plays { NAMES($nations, case: "the") }.
        }
    }
starter-drawn = The lot decides that { SEAT($seat) } begins.
order-set = Order of play: { NAMES($nations) }.
cities-placed = { NAME($nation, case: "start") } begin with { NAMES($provinces) }.

## The round and the turn

round-begun =
    { $coins ->
        [0] Round { $round } begins; the bank has no coins left, so every nation takes a resource instead.
        [one] Round { $round } begins; the bank deals out its last coin, and the other nations take a resource instead.
       *[other] { $without ->
            [0] Round { $round } begins; the bank deals out { $coins } coins, one to a nation.
           *[other] Round { $round } begins; the bank deals out its last { $coins } coins, and the other nations take a resource instead.
        }
    }
resource-taken = { NAME($nation, case: "start") } take { GOOD($resource, 1) } instead of a coin.
field-chosen =
    { SOME($marble, $iron, $gold, $coins) ->
        [yes] { NAME($nation, case: "start") } go { $steps } fields to { NAME($field) } and pay { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }.
       *[no] { $steps ->
            [0] { NAME($nation, case: "start") } begin on the rondel at { NAME($field) }.
           *[other] { NAME($nation, case: "start") } go to { NAME($field) }.
        }
    }
produced =
    { $amount ->
        [0] { NAME($nation, case: "start") } have no city that yields { NAME($resource, case: "good") }, and produce nothing.
       *[other] { $bonus ->
            [0] { NAME($nation, case: "start") } produce { GOOD($resource, $amount) }.
            [1] { NAME($nation, case: "start") } produce { GOOD($resource, $amount) }, 1 of it thanks to the Market.
           *[other] { NAME($nation, case: "start") } produce { GOOD($resource, $amount) }, { $bonus } of it thanks to Currency.
        }
    }
temple-built = { NAME($nation, case: "start") } build a temple in { NAME($province) } for { GOODS(MARBLE($marble), COINS($coins)) }.
units-raised = { NAME($nation, case: "start") } raise { FORCES($legions, $galleys) } in { NAME($province) } for { GOODS(IRON($iron), COINS($coins)) }.
advance-acquired =
    { $new ->
        [yes] { NAME($nation, case: "start") } are the first to acquire { NAME($advance, case: "the") }, for { GOODS(GOLD($gold), COINS($coins)) }.
       *[no] { NAME($nation, case: "start") } acquire { NAME($advance, case: "the") } for { GOODS(GOLD($gold), COINS($coins)) }.
    }
exchanged = { NAME($nation, case: "start") } exchange { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } for { GOOD($resource, $amount) }.

## Manoeuvre

units-moved = { NAME($nation, case: "start") } move { UNITS($unit, $count) } from { NAME($origin) } to { NAME($province) }.
units-moved-on = { NAME($nation, case: "start") } move { UNITS($unit, $count) } from { NAME($origin) } by way of { NAMES($over) } to { NAME($province) }.
fought = { NAME($nation, case: "start") } fight { NAME($opponent, case: "the") } in { NAME($province) }; each side loses { UNITS($unit, $count) }.
fight-demanded = { NAME($nation, case: "start") } meet { NAME($opponent, case: "the") } entering { NAME($province) } and fight; each side loses { UNITS($unit, $count) }.
let-pass = { NAME($nation, case: "start") } let { UNITS($unit, $count) } of { NAME($opponent, case: "the") } into { NAME($province) } without a fight.
city-conquered =
    { $temple ->
        [yes] { NAME($nation, case: "start") } give { FORCES($legions, $galleys) } to conquer { NAME($province) } and destroy its temple; { NAME($opponent, case: "the") } lose { FORCES($lost_legions, $lost_galleys) } there.
       *[no] { NAME($nation, case: "start") } give { FORCES($legions, $galleys) } to conquer { NAME($province) }; { NAME($opponent, case: "the") } lose { FORCES($lost_legions, $lost_galleys) } there.
    }
city-given-up =
    { $temple ->
        [yes] { NAME($nation, case: "start") } give up { NAME($province) }; its temple returns to the bank.
       *[no] { NAME($nation, case: "start") } give up { NAME($province) }.
    }
manoeuvre-ended = { NAME($nation, case: "start") } end their manoeuvre without a move, a fight or a conquest.

## The end of the turn

city-founded = { NAME($nation, case: "start") } found { NAME($province) } for { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }.
personages-won = { NAME($nation, case: "start") } win { PERSONAGES($personage, $count) } and now have { POINTS($total) }.
bonus-won = { NAME($nation, case: "start") } have all eight advances, win { PERSONAGES($personage, 1) } for them and now have { POINTS($total) }.
all-personages-gone = The last personage is won; from now on the next nation to destroy a foreign temple wins the game.
game-won = { NAME($nation, case: "start") } win the game with { POINTS($points) }; the victory is { SEAT($seat) }’s.

## Standing orders, for their seat alone

standing-order-given =
    { COUNT($covers) ->
        [0] Your standing order { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Only you know it.
        [one] Your standing order { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Only you know it. While it stands, order { LIST($covers) } has no effect.
       *[other] Your standing order { $number }: { STANDING($reaction, $unit, $opponent, $province, $least) }. Only you know it. While it stands, orders { LIST($covers) } have no effect.
    }
standing-order-lifted =
    { $number ->
        [0] All your standing orders are lifted.
       *[other] Your standing order { $number } is lifted; those after it move up.
    }
standing-least = { $least } or more

## Questions

question-choose-nation = Which nation do you play?
question-choose-city = In which city do { NAME($nation, case: "the") } begin?
question-take-resource = The bank has no coin left. Which resource do { NAME($nation, case: "the") } take?
question-rondel =
    { COUNT($free) ->
        [0] Where on the rondel do { NAME($nation, case: "the") } go?
       *[other] Where on the rondel do { NAME($nation, case: "the") } go? { NAMES($free) } are free; each field beyond costs one more resource or coin.
    }
question-build = Where do { NAME($nation, case: "the") } build a temple?
question-arm = Where do { NAME($nation, case: "the") } raise units, and which?
question-advance = Which advance do { NAME($nation, case: "the") } acquire?
question-manoeuvre =
    { $conquests ->
        [0] Where do { NAME($nation, case: "the") } move or fight?
       *[other] Where do { NAME($nation, case: "the") } move or fight? The first conquest ends moves and fights.
    }
question-conquest = Which city do { NAME($nation, case: "the") } conquer next?
question-found = Where do { NAME($nation, case: "the") } found a city?
question-choose-stack = Several stacks of personages are equally large. From which do { NAME($nation, case: "the") } take theirs?
question-react =
    { $lost ->
        [0] { $count ->
            [one] { NAME($opponent, case: "start") } enter { NAME($province) } with { UNITS($unit, $count) }. Do { NAME($nation, case: "the") } fight it?
           *[other] { NAME($opponent, case: "start") } enter { NAME($province) } with { UNITS($unit, $count) }. How many of them do { NAME($nation, case: "the") } fight?
        }
       *[other] { NAME($opponent, case: "start") } entered { NAME($province) } with { UNITS($unit, $count) } and have lost { $lost } there. How many of the others do { NAME($nation, case: "the") } fight?
    }
# What everybody reads while somebody is asked, and the price of a field where one is chosen.
asked-choose-nation = choose a nation.
asked-choose-city = where do { NAME($nation, case: "the") } begin?
asked-take-resource = no coin is left: which resource ({ NAME($nation) })?
asked-rondel = move { NAME($nation, case: "the") } on the rondel.
asked-manoeuvre = go on with the manoeuvre of { NAME($nation, case: "the") }.
asked-choose-stack = from which stack do { NAME($nation, case: "the") } take?
asked-react = { UNITS($unit, $count) } of { NAME($opponent, case: "the") } in { NAME($province) }: fight?
choice-field = { NAME($field) }: pay { $price }
fact-rondel = pay { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }
fact-rondel-idle = pay { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }; nothing to be had there now
remark-price = price { SUM(GOLD($gold), COINS($coins)) }
remark-start = { NAMES($provinces) }
remark-idle = nothing to be done there now
remark-barren = brings nothing now
question-standing = Do you want to settle beforehand how you react to units that enter?

## Actions, as on a button

action-choose-nation = Play { NAME($nation, case: "the") }
action-choose-city = Begin in { NAME($province) }
action-take-resource = Take { GOOD($resource, 1) }
action-rondel =
    { SOME($marble, $iron, $gold, $coins) ->
        [yes] { NAME($field) }: pay { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }
       *[no] { NAME($field) }
    }
action-build =
    { $coins ->
        [-1] Temple in { NAME($province) }
        [0] Temple in { NAME($province) }, without coins
       *[other] Temple in { NAME($province) }, with { COINS($coins) }
    }
action-arm =
    { $coins ->
        [-1] Raise { FORCES($legions, $galleys) } in { NAME($province) }
        [0] Raise { FORCES($legions, $galleys) } in { NAME($province) }, without coins
       *[other] Raise { FORCES($legions, $galleys) } in { NAME($province) }, with { COINS($coins) }
    }
action-advance =
    { $coins ->
        [-1] Acquire { NAME($advance, case: "the") }
        [0] Acquire { NAME($advance, case: "the") } without coins
       *[other] Acquire { NAME($advance, case: "the") } with { COINS($coins) }
    }
action-move =
    { $spent ->
        [-1] { UNITS($unit, $count) }: { ROUTE($origin, $route) }
       *[other] { UNITS($unit, $count) } (actions spent: { $spent }): { ROUTE($origin, $route) }
    }
action-fight =
    { $spent ->
        [-1] { $nation ->
            [none] Fight in { NAME($province) } with { UNITS($unit, $count) }
           *[other] Fight { NAME($nation, case: "the") } in { NAME($province) } with { UNITS($unit, $count) }
        }
       *[other] { $nation ->
            [none] Fight in { NAME($province) } with { UNITS($unit, $count) } (actions spent: { $spent })
           *[other] Fight { NAME($nation, case: "the") } in { NAME($province) } with { UNITS($unit, $count) } (actions spent: { $spent })
        }
    }
brief-rondel = { NAME($field) }
brief-move = { $count } { $unit ->
        [legion] L
       *[galley] G
    }{ $spent ->
        [-1] { "" }
       *[other] { " " }(spent { $spent })
    }: { ROUTE($origin, $route) }
brief-arm =
    { $coins ->
        [-1] { FORCES($legions, $galleys) }: { NAME($province) }
       *[other] { FORCES($legions, $galleys) }: { NAME($province) }, { COINS($coins) }
    }
brief-conquer =
    { $give_up ->
        [none] { NAME($province) }: { FORCES($legions, $galleys) }
       *[other] { NAME($province) }: { FORCES($legions, $galleys) }, give up { NAME($give_up) }
    }
part-move-spent =
    { $spent ->
        [-1] { "" }
       *[other] spent { $spent }
    }
action-conquer =
    { $give_up ->
        [none] { SOME($legions, $galleys) ->
            [yes] Conquer { NAME($province) } with { FORCES($legions, $galleys) }
           *[no] Conquer { NAME($province) }
        }
       *[other] { SOME($legions, $galleys) ->
            [yes] Conquer { NAME($province) } with { FORCES($legions, $galleys) }, give up { NAME($give_up) }
           *[no] Conquer { NAME($province) }, give up { NAME($give_up) }
        }
    }
action-found =
    { $coins ->
        [none] Found { NAME($province) }
       *[other] { COUNT($coins) ->
            [0] Found { NAME($province) } without coins
           *[other] Found { NAME($province) }, coins for { NAMES($coins, case: "good") }
        }
    }
action-exchange = Exchange { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } for { GOT($resource, $marble, $iron, $gold) }
action-choose-stack = Take from the stack of { NAME($personage, case: "stack") }
action-done = Done
# What is ended for good, where that is asked once more.
ends-temple = Done with temples: your turn ends
ends-arming = Done with raising units: your turn ends
ends-advance = Done with advances: your turn ends
ends-move = Done with the manoeuvre: your turn ends
ends-conquest = Done with conquests: your turn ends
ends-founding = Done with founding: your turn ends
action-demand =
    { $fights ->
        [0] Do not fight
        [one] Fight 1 unit
       *[other] Fight { $fights } units
    }
action-stand = Standing order: { STANDING($reaction, $unit, $opponent, $province, $least) }
action-lift =
    { $number ->
        [0] Lift all standing orders
       *[other] Lift standing order { $number }
    }

## When an order is asked for: said of one that is not

when-choose-nation = Nations are chosen in the set-up, in turn, where the table has that variant.
when-choose-city = Start cities are chosen in the set-up, where nations do not have theirs by the rules.
when-take-resource = You are asked at the start of a round in which the bank has no coin left for your nation.
when-rondel = You go to a field of the rondel when your nation’s turn begins.
when-build = You build temples in a turn in which you have gone to Temple.
when-arm = You raise units in a turn in which you have gone to Arming.
when-advance = You acquire advances in a turn in which you have gone to Advance.
when-move = Units move in a turn in which you have gone to Manoeuvre, before you conquer.
when-fight = You fight in a turn in which you have gone to Manoeuvre, before you conquer.
when-conquer = You conquer in a turn in which you have gone to Manoeuvre, once your units have moved.
when-found = You found cities at the end of your turn, where you have units and nobody has a city.
when-exchange = You exchange during your turn, once you have all eight advances.
when-choose-stack = You choose when your eighth advance brings you a personage and several stacks are the largest.
when-done = You say so in your turn, after going to a field of the rondel.
when-demand = You are asked when units of another nation enter a province where you have units of the same kind.

## Parts of answers, as they are chosen together

part-move-origin-unit-count = { UNITS($unit, $count) } in { NAME($origin) }
    .question = Which units?
part-arm-legions-galleys = { FORCES($legions, $galleys) }
    .question = Which units?
part-fight-province-unit-nation =
    { $nation ->
        [none] { NAME($province) }: { NAME($unit) }
       *[other] { NAME($province) }: { NAME($unit) }, { NAME($nation) }
    }
    .question = Which fight?
part-conquer-legions-galleys = { FORCES($legions, $galleys) }
    .question = With which units?
part-exchange-resource-marble-iron-gold = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) } for { NAME($resource) }
    .question = Which exchange?
part-exchange-marble-iron-gold = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold)) }
    .question = What do you give?
part-rondel-marble-iron-gold-coins = { GOODS(MARBLE($marble), IRON($iron), GOLD($gold), COINS($coins)) }
    .question = How do you pay?
otherwise-exchange = Mix resources …
otherwise-rondel = Pay otherwise …
otherwise-build = Pay otherwise …
otherwise-arm = Pay otherwise …
otherwise-advance = Pay otherwise …
otherwise-found = Pay otherwise …
otherwise-move = Choose other units …
otherwise-fight = Lose other units …

## Refusals

refusal-nation-taken = { NAME($nation, case: "start") } are taken already; choose another nation.
refusal-nation-not-in-game = { NAME($nation, case: "start") } take no part in this game; choose one of the nations on offer.
refusal-not-a-start-city = { NAME($nation, case: "start") } cannot begin in { NAME($province) }; choose one of their start cities.
refusal-city-taken = { NAME($province) } is taken already; choose a free city.
refusal-steps-paid-wrongly =
    { $price ->
        [0] It costs nothing to go to { NAME($field) }; leave the payment out.
        [one] Going to { NAME($field) } costs one resource or coin, and you named { $paid }; pay exactly one, as in `pay 1 gold`.
       *[other] Going to { NAME($field) } costs { $price } resources or coins in all, and you named { $paid }; pay exactly { $price }, as in `{ PAYMENT($price) }`.
    }
refusal-steps-too-dear =
    { $price ->
        [one] Going to { NAME($field) } costs one resource or coin, and you have nothing; { NAMES($free) } cost nothing.
       *[other] { $has ->
            [0] Going to { NAME($field) } costs { $price } resources or coins in all, and you have nothing; { NAMES($free) } cost nothing.
           *[other] Going to { NAME($field) } costs { $price } resources or coins in all, and you have only { $has }; { NAMES($free) } cost nothing.
        }
    }
refusal-not-enough =
    { $has ->
        [0] You cannot give { GOOD($resource, $needs) }, since you do not have any; give something else.
       *[other] You cannot give { GOOD($resource, $needs) }, since you have only { $has }; give less of it.
    }
refusal-cannot-pay =
    { $given ->
        [0] { SOME($has, $coins) ->
            [yes] This costs { GOOD($resource, $price) }, and you have only { GOODS(GOOD($resource, $has), COINS($coins)) }; choose something cheaper, or go on.
           *[no] This costs { GOOD($resource, $price) }, and you have neither { NAME($resource, case: "good") } nor coins; choose something cheaper, or go on.
        }
       *[other] { SOME($has, $coins) ->
            [yes] This costs { GOOD($resource, $price) }, and you have only { GOODS(GOOD($resource, $has), COINS($coins)) }; first exchange { $given } other resources two for one, or go on.
           *[no] This costs { GOOD($resource, $price) }, and you have neither { NAME($resource, case: "good") } nor coins; first exchange { $given } other resources two for one, or go on.
        }
    }
refusal-coins-too-few =
    { $has ->
        [0] This costs { GOOD($resource, $price) }, and you have no { NAME($resource, case: "good") }; name at least { GOOD("coins", $least) }, or leave their number out.
       *[other] This costs { GOOD($resource, $price) }, and you have only { GOOD($resource, $has) }; name at least { GOOD("coins", $least) }, or leave their number out.
    }
refusal-coins-wrong = You cannot pay { GOOD("coins", $coins) } here; name at most the price of { $price }, and no more coins than you have.
refusal-not-your-city = You have no city in { NAME($province) }; choose a province with a city of your own.
refusal-temple-there = { NAME($province) } has a temple already; build in a city without one.
refusal-no-temple-left = The bank has no temple left; you can build again once a temple has been destroyed.
refusal-arm-nothing = You have not said what to raise; name legions, galleys or both.
refusal-arming-limit =
    { $limit ->
        [one] Only one new unit a turn can be raised in { NAME($province) }, since it has no temple; you have raised { $raised } there so far.
       *[other] Only { $limit } new units a turn can be raised in { NAME($province) }; you have raised { $raised } there so far.
    }
refusal-only-legions = { NAME($province) } has no sea border, so only legions can be raised there; leave the galleys out.
refusal-only-galleys = { NAME($province) } has no land border, so only galleys can be raised there; leave the legions out.
refusal-no-units-left =
    { $left ->
        [0] You have no { NAME($unit, case: "several") } left in your supply; raise others, or go on.
       *[other] Your supply holds only { UNITS($unit, $left) }; raise no more than that.
    }
refusal-advance-owned = You have { NAME($advance, case: "the") } already; choose another advance.
refusal-advance-needs = { NAME($advance) } follows on { NAME($needs, case: "the") }; acquire that first.
refusal-exchange-too-early = Only a nation with all eight advances exchanges two for one; you still lack { NAMES($missing, case: "the") }.
refusal-no-such-resource = “{ NAME($resource) }” is not a resource; name marble, iron or gold.
refusal-exchange-odd = You get one for two, and { $given } is not an even number; give two for each that you want.
refusal-exchange-for-itself = You would give and get { NAME($resource, case: "good") }; give other resources for it.
refusal-exchange-nothing = You have not said what you give; name two resources for each that you want.
refusal-units-not-there =
    { $has ->
        [0] You have no { NAME($unit, case: "several") } like that in { NAME($province) }; choose a province where you have some.
       *[other] You have only { UNITS($unit, $has) } like that in { NAME($province) }, not { $count }; choose fewer.
    }
refusal-field-first = Go to a field of the rondel first, as with `rondel arming`; what you do follows from it.
refusal-not-in-this-part = That is not for this part of the turn; answer what is asked, or end it with `done`.
refusal-not-on-this-board = { NAME($province) } is not on this board; name a province that is.
refusal-no-border =
    { $unit ->
        [legion] No legion gets from { NAME($origin) } straight to { NAME($province) }; legions cross land borders and mixed ones.
       *[galley] No galley gets from { NAME($origin) } straight to { NAME($province) }; galleys cross sea borders and mixed ones.
    }
refusal-too-far =
    { $actions ->
        [0] These { NAME($unit, case: "several") } have no action left in this manoeuvre; choose others.
        [one] This way crosses { $needs } borders, and these { NAME($unit, case: "several") } have one action left; shorten it.
       *[other] This way crosses { $needs } borders, and these { NAME($unit, case: "several") } have only { $actions } actions left; shorten it.
    }
refusal-units-differ = Your { NAME($unit, case: "several") } in { NAME($province) } have not all moved equally far in this manoeuvre; move them in several groups.
refusal-no-route = You have not said where the units go; name the provinces they enter, in their order.
refusal-move-nothing = At least one unit has to move; say how many do, or leave the move out.
refusal-conquest-begun = You have begun to conquer, so nothing moves or fights any more; conquer on, or end the manoeuvre.
refusal-nobody-to-fight = No other nation has { NAME($unit, case: "several") } in { NAME($province) }; fight where there are some.
refusal-which-nation = Several nations are in { NAME($province) }; say whether you fight { NAMES_OR($nations, "the") }.
refusal-nation-not-there = { NAME($nation, case: "start") } have no { NAME($unit, case: "several") } in { NAME($province) }; choose a nation that has some there.
refusal-fight-nothing = At least one unit has to fight; say how many do, or leave the fight out.
refusal-too-many-fights = Units are lost one for one: you have { UNITS($unit, $own) } there, they have { $theirs }; fight no more than the smaller number.
refusal-fights-out-of-range = You can fight at most { $most } of them; name no more, or let them pass.
refusal-react-first = Units have come to where you have some; first say how many of them you fight, as with `demand 1`, or let them in with `pass`.
refusal-no-city-there = There is no city in { NAME($province) } to conquer; found one there at the end of your turn.
refusal-own-city = { NAME($province) } is your own city; conquer a foreign one.
refusal-last-city = { NAME($province) } is the last city of { NAME($nation, case: "the") } and cannot be conquered; choose another.
refusal-strength-not-met = { NAME($province) } has a strength of { $strength }, and you give { $given }; give exactly as many units as its strength.
refusal-which-units = { NAME($province) } has a strength of { $strength }, so say what you give: { WAYS($strength, $ways) }.
refusal-too-weak =
    { $active ->
        [0] { NAME($province) } has a strength of { $strength }, and you have no unit with an action left there; bring some, or choose another city.
        [one] { NAME($province) } has a strength of { $strength }, and you have only one unit with an action left there; bring more, or choose another city.
       *[other] { NAME($province) } has a strength of { $strength }, and you have only { $active } units with an action left there; bring more, or choose another city.
    }
refusal-too-few-active =
    { $active ->
        [0] You have no { NAME($unit, case: "several") } with an action left in { NAME($province) }; only such units conquer.
       *[other] You have only { UNITS($unit, $active) } with an action left in { NAME($province) }; only such units conquer.
    }
refusal-must-give-up = All your city stones are on the board; say which of your cities you give up for the new one.
refusal-nothing-to-give-up = You still have city stones in your supply; conquer without giving up a city.
refusal-give-up-not-own = { NAME($province) } is not a city of yours to give up; choose one of your own.
refusal-city-there = There is a city in { NAME($province) } already; choose a province without one.
refusal-no-unit-there = You have no legion or galley in { NAME($province) }; found a city where you have at least one.
refusal-no-stone-left = All your city stones are on the board, so you cannot found another city; end your turn.
refusal-city-price-is-fixed = A city always costs one marble, one iron and one gold, so you need not name them; name only what coins pay instead, as in `{ $example }`.
refusal-cannot-pay-city =
    { $given ->
        [0] { $coins ->
            [0] A city costs one marble, one iron and one gold; you lack { NAMES($missing, case: "good") } and have no coins to pay with instead, so end your turn.
            [one] A city costs one marble, one iron and one gold; you lack { NAMES($missing, case: "good") } and have only one coin to pay with instead, so end your turn.
           *[other] A city costs one marble, one iron and one gold; you lack { NAMES($missing, case: "good") } and have only { $coins } coins to pay with instead, so end your turn.
        }
       *[other] A city costs one marble, one iron and one gold; you lack { NAMES($missing, case: "good") }, so first exchange { $given } resources that you can spare, two for one.
    }
refusal-coin-twice = You name { NAME($resource, case: "good") } twice; a city costs one of each resource, so name each only once.
refusal-coins-elsewhere = You lack { NAMES($missing, case: "good") }, so use coins for that, or leave coins out of the order: they then pay for what is missing.
refusal-coins-short =
    { $coins ->
        [0] You cannot pay { GOOD("coins", $named) }, since you do not have any; pay in marble, iron and gold.
       *[other] You cannot pay { GOOD("coins", $named) }, since you have only { $coins }; name fewer, and pay the rest in marble, iron and gold.
    }
refusal-stack-not-largest = The stack of { NAME($personage, case: "stack") } is not one of the largest; choose from the largest stacks.
refusal-own-nation = { NAME($nation, case: "start") } are your own nation, which you do not react to; name another, or leave it out.
refusal-least-out-of-range = The number in a standing order is from 1 to { $most }, for no more units can enter together; name such a number, or leave it out.
refusal-too-many-orders = You have { $most } standing orders, and there is no room for more; lift one first, or change one of them.
refusal-no-such-order =
    { $orders ->
        [0] You have no standing orders; there is nothing to lift.
        [one] You have only one standing order; lift number 1.
       *[other] There is no standing order { $number }; lift one of your { $orders }, or all of them.
    }
refusal-no-such-nation = “{ NAME($nation) }” is not a nation in this game; name one that takes part, or leave it out.
refusal-no-such-variant = “{ NAME($variant) }” is not a variant of Antike; choose one of those on offer.
refusal-twelve-needs-three = Twelve personages are for three nations; open the table for three players, or leave the variant out.
refusal-variants-clash = “{ NAME($one) }” and “{ NAME($other) }” do not go together; choose one of them.
refusal-not-with-two-colours = “{ NAME($variant) }” does not go with two colours each; leave it out, or choose another scenario.

## Chapters of the rules

chapter-aim = Win personages: for cities, temples, advances, provinces with galleys, and temples that you destroy. The nation that first has enough of them wins.
    .title = The aim
chapter-set-up = Nations are dealt by lot, or chosen in turn. Each begins with a marble, an iron and a gold city, with 2 marble, 1 iron and 3 gold, and with no units. Two players lead two nations each, which move on their own; or one each with the pieces of two colours, and then they choose three cities in turn.
chapter-coins = Before every round each nation gets a coin, which can stand for a marble, an iron or a gold at any time. When the bank has none left, it gets a resource of its choice instead. Nothing can be traded or given away.
chapter-turn = Choose a field of the rondel and do what it says. You choose your first field freely; later you go on clockwise, up to three fields for nothing, and pay one resource or coin for each further one. You cannot stay where you are. Then you may found cities where you have a unit and nobody has a city, for a marble, an iron and a gold each, and personages come by themselves.
chapter-production = On Marble, Iron or Gold each of your cities of that kind yields 1, with a temple 3. The Market adds 1 to it, Currency adds 2.
    .title = Production
chapter-manoeuvre = First move and fight, as often and in whatever order you like. A unit has one action, more with the Wheel, Roads, Sailing or Navigation; each border is an action. Legions cross land borders, galleys sea borders, both cross mixed ones. Fights cost no action: each side loses as many units of the same kind. Others fight only what has just come to them. Then conquer: a city falls to exactly as many of your units with an action left as its strength, and they are lost. Its strength is 1, with a temple 3, plus its owner’s units there, plus Monarchy or Democracy. A nation’s last city cannot be conquered.
    .title = Manoeuvre
chapter-standing = When units come to where you have some of their kind, you are asked how many of them you fight. A standing order answers for you: always, never or ask, if you like only against one nation, in one province, for legions or galleys, or from a number of units on. The newest that fits counts. Nobody else sees your orders.
    .title = Standing orders
chapter-variants = Professional: no personage for all eight advances. Military: a general counts two points, there is no personage for all eight advances, and 13 points win with three nations, 11 with four, 9 with five, 8 with six. Long: everybody begins with one city. Twelve: three nations play for twelve personages. Chosen: nations are chosen in turn.
    .title = Variants
chapter-end = The nation that has enough personages at the end of a turn wins at once: 10 with three nations, 9 with four, 8 with five, 7 with six; 15 with two colours each; variants have numbers of their own. If all personages are gone before that, whoever destroys the next foreign temple wins.
    .title = The end and scoring

## Topics of the rules

help-temple = A temple costs 5 marble and stands in a city of yours, one to a city. It triples what the city yields, how many units it raises and its strength of 1.
help-arming = A unit costs 1 iron. In a turn each of your cities raises 1 new unit, with a temple 3. Where there is no sea border no galley can be raised, where there is no land border no legion.
help-advance = An advance costs 7 gold if nobody has it, else 3; one that follows on another 10 or 5. The first nation to acquire it wins a scholar. All eight bring one more personage from the largest stack, except in the professional and military variants, and from then on resources can be exchanged two for one.
help-wheel = Your legions have 2 actions in a manoeuvre.
help-roads = Your legions have 3 actions in a manoeuvre. Follows on the Wheel.
help-sailing = Your galleys have 2 actions in a manoeuvre.
help-navigation = Your galleys have 3 actions in a manoeuvre. Follows on Sailing.
help-market = Marble, Iron and Gold bring you 1 more.
help-currency = Marble, Iron and Gold bring you 2 more. Follows on the Market.
help-monarchy = The strength of each of your cities is 1 higher.
help-democracy = The strength of each of your cities is 2 higher. Follows on Monarchy.
help-king = For every five cities you own at the end of your turn. What you have won stays yours, but reaching the same number again wins nothing.
help-scholar = For every advance that nobody had before you.
help-general = For every foreign temple you destroy by conquering its city.
help-citizen = For every three temples you own at the end of your turn. What you have won stays yours, but reaching the same number again wins nothing.
help-navigator = For every seven provinces with a galley of yours at the end of your turn. What you have won stays yours, but reaching the same number again wins nothing.

## Labels for pictures

label-title = Antike
label-round = Round { $round }
label-phase-set-up = Set-up
label-phase-coins = Coins
label-phase-turn = Turn
label-phase-end = End of the game
label-stage-rondel = choosing a field
label-stage-temple = building temples
label-stage-arming = raising units
label-stage-advance = acquiring advances
label-stage-move = manoeuvre
label-stage-reaction = reaction to a move
label-stage-conquest = conquests
label-stage-founding = founding cities
label-stage-bonus = personage for all advances
label-waiting-for = Waiting for { SEATS($seats) }
label-to-choose = { SEAT($seat) } to choose
label-preview = Preview
label-winner = { NAME($nation) } win
label-ended = The game is over
label-last-temple = The next to destroy a foreign temple wins
label-marble = marble
label-iron = iron
label-gold = gold
label-coins = coins
label-cities = cities
label-king = king
label-scholar = scholar
label-general = general
label-citizen = citizen
label-navigator = navigator
label-temples = temples
label-seas = seas
label-legions = legions
label-galleys = galleys
label-bank = Bank
label-personages = Personages
label-rondel = Rondel
label-advances = advances
label-manoeuvre = manoeuvre
label-arming = arming
label-free-cities = Free cities
label-supply = in supply
label-city-stones = city stones
label-standing = Your standing orders
label-tipped = spent
label-land = land border
label-sea = sea border
label-both = both
label-changed = just changed
label-reconstructed = map reconstructed
label-variants = Variants
label-order = Order of play
label-borders = Borders

## The picture of the board in words

alt-head =
    { $phase ->
        [none] Antike, { NAME($map) }, round { $round }.
       *[other] { $round ->
            [0] Antike, { NAME($map) }: { $phase }.
           *[other] Antike, { NAME($map) }, round { $round }: { $phase }.
        }
    }
alt-turn = { NAME($nation, case: "start") } ({ SEAT($seat) }) have the turn: { $stage }.
alt-waiting = Waiting for { SEATS($seats) }.
alt-over = The game is over; { NAME($nation, case: "the") } ({ SEATS($seats) }) win with { POINTS($points) }.
alt-last =
    { $deeds ->
        [none] Last, { NAME($nation, case: "the") } went to { NAME($field) }.
       *[other] Last, { NAME($nation, case: "the") } went to { NAME($field) }: { $deeds }.
    }
alt-moved = { UNITS($unit, $count) } to { NAME($province) }
alt-fought = fights in { NAMES($provinces) }
alt-conquered = conquered { NAMES($provinces) }
alt-destroyed =
    { COUNT($provinces) ->
        [one] destroyed the temple in { NAMES($provinces) }
       *[other] destroyed the temples in { NAMES($provinces) }
    }
alt-given-up = gave up { NAMES($provinces) }
alt-acquired = acquired { NAMES($advances) }
alt-won = won { PERSONAGES($personage, $count) }
alt-founded = founded { NAMES($provinces) }
alt-built =
    { COUNT($provinces) ->
        [one] a temple in { NAMES($provinces) }
       *[other] temples in { NAMES($provinces) }
    }
alt-raised = units raised in { NAMES($provinces) }
alt-more = and more
alt-nation = { NAME($nation) } ({ SEAT($seat) }): points { $points } of { $target }, cities { $cities }, temples { $temples }, legions { $legions }, galleys { $galleys }.

## The board and one’s own stock as text

text-head =
    { $phase ->
        [none] Antike, { NAME($map) }, round { $round }
       *[other] { $round ->
            [0] Antike, { NAME($map) }: { $phase }
           *[other] Antike, { NAME($map) }, round { $round }: { $phase }
        }
    }
text-turn = { NAME($nation, case: "start") } ({ SEAT($seat) }) have the turn: { $stage }
text-target = { $target } points win; ▲ marks a temple
text-nation = { $letter } { NAME($nation) } ({ SEAT($seat) }): { $points } of { $target } points
text-marker = { NAME($field) } – { NAMES($nations) }
text-not-yet = { NAMES($nations) } not placed yet
text-temple = { NAME($province) } ▲
text-units = { NAME($province) } { $count }
text-tipped = { NAME($province) } { $count } ({ $tipped } spent)
text-standing = { $number }. { $order }
text-standing-covered = { $number }. { $order } (no effect while { $by } stands)
text-borders = To see a province’s borders, use { COMMAND("board text") } with a region.
text-over-land = land { $names }
text-over-sea = sea { $names }
text-over-both = both { $names }
text-of-resource =
    { $resource ->
        [marble] marble cities
        [iron] iron cities
       *[gold] gold cities
    }
hand-standing = Your standing orders; the newest that fits counts:
hand-no-standing = You have no standing orders; you are asked whenever units enter where you have some of their kind.
hand-onlooker = You have no seat at this table.

## Orders: what they begin with, the usual word first, and an example

order-rondel = rondel, field
    .example = rondel Marble pay 2 gold 1 coin
order-build = temple, build
    .example = temple Athens 2 coins
order-arm = arm, raise
    .example = arm Tyre 2L G
    .another = arm Tyre 2L 1 coin
order-advance = advance, acquire, buy
    .example = advance Wheel
order-move = move, march, sail
    .example = 2L Athens-Pella-Byzantium
order-fight = fight, x, battle
    .example = fight Pella 2L Greeks
    .another = x Pella 2L
order-conquer = conquer, capture
    .example = conquer Tyre 3L 2G
order-found = found, settle
    .example = found Athens coins for iron gold
    .another = found Athens
order-exchange = exchange, swap
    .example = exchange 1 marble 3 gold for iron
order-take = take
    .example = take marble
order-stack = stack, personage
    .example = stack King
order-city = city, start city
    .example = city Athens
order-nation = nation, play, choose
    .example = nation Greeks
order-done = done, finish, end
    .example = done
order-pass = pass, let pass, let
    .example = pass
order-demand = demand, react
    .example = demand 2
order-stand = standing, stand
    .example = standing always legions Persians Athens from 3
order-lift = lift, cancel
    .example = lift 2
    .another = lift all

# Said after the list of orders.
orders-help = L is a legion and G a galley, with the number before or after it. A move needs no first word: units, then the provinces of their way between hyphens. Coins are added where a resource is missing, unless you name their number.

## The other words of orders, the usual one first

word-field-iron = Iron
word-field-temple = Temple, temples
word-field-gold = Gold
word-field-manoeuvre-a = Manoeuvre after Gold, Maneuver after Gold, Manoeuvre Gold, Maneuver Gold, Manoeuvre before Arming, Maneuver before Arming
word-field-arming = Arming, arm, arms
word-field-marble = Marble
word-field-advance = Advance, advances
word-field-manoeuvre-b = Manoeuvre after Advance, Maneuver after Advance, Manoeuvre Advance, Maneuver Advance, Manoeuvre before Iron, Maneuver before Iron
word-marble = marble
word-iron = iron
word-gold = gold
word-coins = coins, coin
word-legion = legions, legion, L
word-galley = galleys, galley, G
word-always = always, fight
word-never = never, peace
word-ask = ask
word-all = all, every
word-nothing = nothing, none, no, without
word-pay = pay
word-for = for
word-coins-for = coins for
word-from = from
word-spent = spent
word-give-up = give up, giving up, giving
word-fill-too = a, an, pass, pay, paying, paid, resource, resources, by, via, over, through, them, those, order, orders, me, least, units, unit, stack, temple, fights, or, more, with, number, province, provinces, then

# What else a province may be called in an order, as it is printed on the board or known today.
short-adane = Aden
short-alexandria = Alexandria
short-ammonion = Ammonium
short-antiochia = Antiochia, Antiochea
short-athen = Athen, Athenae
short-attalia = Attaleia
short-bycantium = Bycantium, Byzantion
short-charax = Charax
short-dioscoridis = Socotra
short-dyrrhachion = Dyrrhachion, Dyrrachium
short-ephesos = Ephesos
short-gerrha = Gerra
short-gordion = Gordion
short-harmotia = Harmozia, Hormuz
short-knossos = Cnossus, Knossus
short-leptis-magna = Leptis
short-mecca = Mekka
short-memphis = Memphis
short-messana = Messina
short-napoca = Napoca
short-ninive = Ninive
short-rhagai = Rhagai, Ragai
short-saba = Sheba
short-taima = Taima
short-theben = Theben, Thebae
short-tyros = Tyros, Tyrus
short-zadrakarta = Zadracarta
short-aquileia = Aquileia
short-caesarea = Caesarea
short-carthago = Carthago
short-carthago-nova = New Carthage
short-colonia = Colonia
short-eburacum = Eboracum
short-roma = Roma

## Scenarios, regions of the board, settings

scenario-orient = Orient
scenario-occident = Occident (reconstructed)
scenario-orient-two-colours = Orient, two players with two colours each
scenario-occident-two-colours = Occident (reconstructed), two players with two colours each
region-north-west = The north-west of the map
region-north-east = The north-east of the map
region-south-west = The south-west of the map
region-south-east = The south-east of the map
region-centre = The middle of the map
region-nations = All nations
setting-standing = Standing orders

## Commands. Their names and those of parameters are lower case, without spaces, 32 letters at most

command = antike
    .description = Moves of Antike
command-choose-nation = choose-nation
    .description = Choose the nation you play
    .label = Choose a nation
command-choose-city = choose-city
    .description = Choose a city to begin in
    .label = Choose a start city
command-take = take
    .description = Take a resource, since the bank has no coin left
    .label = Take a resource
command-rondel = rondel
    .description = Go to a field of the rondel; steps beyond the third are paid for
    .label = Go on the rondel
command-build = build
    .description = Build a temple in a city of yours
    .label = Build a temple
command-arm = arm
    .description = Raise legions and galleys in a city of yours
    .label = Raise units
command-advance = advance
    .description = Acquire an advance
    .label = Acquire an advance
command-move = move
    .description = Move a group of units over one or more borders
    .label = Move units
command-fight = fight
    .description = Fight units of another nation in the same province, one to one
    .label = Fight
command-conquer = conquer
    .description = Conquer a city; no moves or fights follow
    .label = Conquer a city
command-found = found
    .description = Found a city where you have a unit
    .label = Found a city
command-exchange = exchange
    .description = With all eight advances, exchange resources two for one
    .label = Exchange resources
command-choose-stack = choose-stack
    .description = Choose the stack that your personage comes from
    .label = Choose a stack
command-done = done
    .description = Go on: end the action of the field, or your turn
    .label = Done
command-demand = demand
    .description = Say how many of the units that entered you fight
    .label = Fight who has entered
command-standing = standing
    .description = In private: settle beforehand how you react to units that enter
    .label = Give a standing order
command-lift = lift
    .description = In private: lift a standing order, or all of them
    .label = Lift a standing order

## Parameters

param-nation = nation
    .description = Which nation
param-province = province
    .description = Which province
param-resource = resource
    .description = Marble, iron or gold
param-field = field
    .description = Which field of the rondel
param-marble = marble
    .description = How much marble
param-iron = iron
    .description = How much iron
param-gold = gold
    .description = How much gold
param-coins = coins
    .description = How many coins
param-legions = legions
    .description = How many legions
param-galleys = galleys
    .description = How many galleys
param-advance = advance
    .description = Which advance
param-origin = origin
    .description = Where they set out from
    .question = Where do they set out from?
param-unit = unit
    .description = Legions or galleys
param-count = count
    .description = How many units
param-route = route
    .description = The provinces they enter, in their order
    .question = Which way do they go?
param-spent = spent
    .description = Which of the units, by the moves they have made already
    .question = Which of the units, by the moves they have made already?
param-give-up = give_up
    .description = City of your own to give up, if you have no city stone left
    .question = Which city of your own do you give up?
param-personage = personage
    .description = Which kind of personage
param-fights = fights
    .description = How many fights; 0 lets them pass
    .question = How many fights? With 0 they pass.
param-reaction = reaction
    .description = Always fight, never fight, or ask
    .question = How do you react?
param-opponent = opponent
    .description = Only against this nation
    .question = Against which nation?
param-least = least
    .description = Only if at least so many units enter together
    .question = From how many units on?
param-number = number
    .description = Which order, counted from 1; left out: all
    .question = Which order?
param-preview-text = text
    .description = The order, for example: 2L Babylon-Palmyra; conquer Palmyra

## Values of parameters

value-coins--1 = only what is missing
value-coins-none = those that are missing
value-spent--1 = those that have moved most
value-number-0 = all of them
value-opponent-none = any nation
value-province-none = anywhere
value-unit-none = legions and galleys
value-nation-none = the only one there
value-give-up-none = no city given up

## How the game ended

ending-target = The game is over: { $target } ancient personages were needed.
ending-temple = The game is over: no ancient personage was left, and a foreign temple was destroyed.

## Looking back

statistic-founded = Most cities founded: { NAMES($who) } ({ $number })
statistic-conquered = Most cities conquered: { NAMES($who) } ({ $number })
statistic-temples = Most temples built: { NAMES($who) } ({ $number })
statistic-advances = First to most advances: { NAMES($who) } ({ $number })

## Orders left ahead: on what condition, and that it does not hold

condition-not-attacked = unless { NAME($province) } was attacked
unmet-not-attacked = { NAME($province) } was attacked.
condition-attacked = if { NAME($province) } was attacked
unmet-attacked = { NAME($province) } was not attacked.
condition-as-now = if nothing has changed there: { NAME($part) }
unmet-as-now = Something has changed there: { NAME($part) }.
condition-advance-unknown = if nobody has acquired { NAME($advance, case: "the") } yet
unmet-advance-unknown = Somebody has acquired { NAME($advance, case: "the") }.
