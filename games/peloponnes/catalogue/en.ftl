### Peloponnes in English.

## Names. “the” brings the article; lands are called by what they yield, with the stack and number of the tile.

name-barracks = Barracks
    .the = the Barracks
name-bridge = Bridge
    .the = the Bridge
name-market = Market
    .the = the Market
name-street = Street
    .the = the Street
name-port = Port
    .the = the Port
name-aqueduct = Aqueduct
    .the = the Aqueduct
name-agora = Agora
    .the = the Agora
name-epidauros_odeon = Epidauros Odeon
    .the = the Epidauros Odeon
name-leonidaion = Leonidaion
    .the = the Leonidaion
name-granary = Granary
    .the = the Granary
name-quarry = Quarry
    .the = the Quarry
name-well = Well
    .the = the Well
name-temple_of_apollo = Temple of Apollo
    .the = the Temple of Apollo
name-cyclopean_masonry = Cyclopean Masonry
    .the = the Cyclopean Masonry
name-agriculture = Agriculture
    .the = Agriculture
name-workshop_of_phidias = Workshop of Phidias
    .the = the Workshop of Phidias
name-stoa = Stoa
    .the = the Stoa
name-statue_of_zeus = Statue of Zeus
    .the = the Statue of Zeus
name-liongate = Lion Gate
    .the = the Lion Gate
name-tiryns_fortress = Tiryns Fortress
    .the = the Tiryns Fortress

name-land_a01 = Mountain A1
    .the = Mountain A1
name-land_a02 = Highland A2
    .the = Highland A2
name-land_a03 = Mountain A3
    .the = Mountain A3
name-land_a04 = Highland A4
    .the = Highland A4
name-land_a05 = Plain A5
    .the = Plain A5
name-land_a06 = Glade A6
    .the = Glade A6
name-land_a07 = Forest A7
    .the = Forest A7
name-land_a08 = Glade A8
    .the = Glade A8
name-land_a09 = Glade A9
    .the = Glade A9
name-land_a10 = Forest A10
    .the = Forest A10
name-land_b01 = Glade B1
    .the = Glade B1
name-land_b02 = Plain B2
    .the = Plain B2
name-land_b03 = Forest B3
    .the = Forest B3
name-land_b04 = Highland B4
    .the = Highland B4
name-land_b05 = Mountain B5
    .the = Mountain B5
name-land_b06 = Mountain B6
    .the = Mountain B6
name-land_b07 = Forest B7
    .the = Forest B7
name-land_c01 = Forest C1
    .the = Forest C1
name-land_c02 = Highland C2
    .the = Highland C2
name-land_c03 = Mountain C3
    .the = Mountain C3

name-messene = Messene
name-patras = Patras
name-arkadia = Arcadia
name-korinth = Corinth
name-sparta = Sparta
name-pylos = Pylos
name-argos = Argos

name-earthquake = Earthquake
    .the = the earthquake
name-drought = Drought
    .the = the drought
name-plague = Plague
    .the = the plague
name-tempest = Tempest
    .the = the tempest
name-decline = Decline
    .the = the decline

name-wood = wood
name-stone = stone
name-food = food
name-coins = coin

name-pay = pay the cost
name-coin = put a coin on it

## So much of something

amount-inhabitants =
    { $number ->
        [one] { $number } inhabitant
       *[other] { $number } inhabitants
    }
amount-coins =
    { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
amount-wood = { $number } wood
amount-stone = { $number } stone
amount-food = { $number } food
amount-luxury = { $number } luxury
amount-nothing = nothing

# A tile and the least bid on it.
offer = { NAME($tile) } from { $minimum }

## Set-up

civilisation-dealt = { SEAT($seat) } is dealt { NAME($civilisation) }.
civilisation-chosen = { SEAT($seat) } chooses { NAME($civilisation) }.
incomes-chosen = { SEAT($seat) } chooses an extra income of { GOODS(WOOD($wood), STONE($stone), FOOD($food)) } a round.
start-received = { SEAT($seat) } begins with { GOODS(INHABITANTS($inhabitants), COINS($coins), WOOD($wood), STONE($stone), FOOD($food)) }.
order-set =
    { $tied ->
        [yes] Order of play: { SEATS($seats) }. Equal bids keep the order they had.
       *[no] Order of play: { SEATS($seats) }.
    }

## Turning up tiles

round-begun = Round { $round } begins.
tiles-turned-up =
    { COUNT($conquest) ->
        [0] Up for bids: { OFFER($regular) }.
       *[other] { COUNT($regular) ->
            [0] Up for bids in the conquest row: { CONQUEST($conquest) }.
           *[other] Up for bids: { OFFER($regular) }; in the conquest row: { CONQUEST($conquest) }.
        }
    }
supply-called = { NAME($tile) } is turned up and calls for a supply at once.

## Bids

bid-placed =
    { $conquest ->
        [yes] { $luxury ->
            [0] { SEAT($seat) } bids { COINS($coins) } on { NAME($tile, case: "the") } in the conquest row.
           *[other] { SEAT($seat) } bids { COINS($coins) } on { NAME($tile, case: "the") } in the conquest row, exchanging { LUXURY($luxury) } for coins.
        }
       *[no] { $luxury ->
            [0] { SEAT($seat) } bids { COINS($coins) } on { NAME($tile, case: "the") }.
           *[other] { SEAT($seat) } bids { COINS($coins) } on { NAME($tile, case: "the") }, exchanging { LUXURY($luxury) } for coins.
        }
    }
bid-displaced =
    { $half ->
        [none] { SEAT($owner) } outbids { SEAT($seat) } on { NAME($tile, case: "the") }; { SEAT($seat) } has to move the bid of { COINS($coins) } or withdraw.
       *[other] { SEAT($owner) } bids the same as { SEAT($seat) } on { NAME($tile, case: "the") } and wins by the half coin of { NAME($half, case: "the") }; { SEAT($seat) } has to move the bid of { COINS($coins) } or withdraw.
    }
bid-moved =
    { $conquest ->
        [yes] { SEAT($seat) } moves the bid of { COINS($coins) } to { NAME($tile, case: "the") } in the conquest row.
       *[no] { SEAT($seat) } moves the bid of { COINS($coins) } to { NAME($tile, case: "the") }.
    }
bid-withdrawn =
    { $forced ->
        [yes] { SEAT($seat) } can move the bid to no other tile, takes back { COINS($coins) } and is compensated with { COINS($compensation) }.
       *[no] { SEAT($seat) } withdraws, takes back { COINS($coins) } and is compensated with { COINS($compensation) }.
    }
bid-passed =
    { $forced ->
        [yes] { SEAT($seat) } can afford no tile and receives { COINS($compensation) }.
       *[no] { SEAT($seat) } passes and receives { COINS($compensation) }.
    }
tiles-unclaimed =
    { COUNT($tiles) ->
        [one] Nobody bid on { NAMES($tiles, case: "the") }; that tile leaves the game.
       *[other] These tiles got no bid and leave the game: { NAMES($tiles) }.
    }

## Taking tiles

building-paid = { SEAT($seat) } builds { NAME($tile, case: "the") } for { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
building-pledged =
    { $luxury ->
        [0] { SEAT($seat) } takes { NAME($tile, case: "the") } and puts a coin on it until the next supply.
       *[other] { SEAT($seat) } takes { NAME($tile, case: "the") }, exchanges { LUXURY($luxury) } for a coin and puts it on the tile until the next supply.
    }
building-let-go = { SEAT($seat) } does not spend luxury on { NAME($tile, case: "the") } and lets it go; it leaves the game.
building-lost = { SEAT($seat) } can neither pay for { NAME($tile, case: "the") } nor put a coin on it; it leaves the game.
building-denied = { SEAT($seat) } has too few inhabitants for { NAME($tile, case: "the") } ({ $inhabitants } needed); it leaves the game.
land-placed = { SEAT($seat) } adds { NAME($tile, case: "the") } to the row of lands.
land-lost = { NAME($tile) } has no kind of income in common with { NAME($end) }, the last land of { SEAT($seat) }, and leaves the game.

## Population and income

tile-gained =
    { $surplus ->
        [0] { SEAT($seat) } gains { GOODS(INHABITANTS($inhabitants), COINS($coins), FOOD($food), LUXURY($luxury)) } with { NAME($tile, case: "the") }.
       *[other] { SEAT($seat) } gains { GOODS(INHABITANTS($inhabitants), COINS($coins), FOOD($food), LUXURY($luxury)) } with { NAME($tile, case: "the") }, { $surplus } of the luxury for food that did not fit in the store.
    }
inhabitants-given = { SEAT($seat) } gives up { INHABITANTS($inhabitants) } for { NAME($tile, case: "the") }.
income-chosen =
    { $kind ->
        [wood] { SEAT($seat) } chooses wood from { NAME($tile, case: "the") }.
        [stone] { SEAT($seat) } chooses stone from { NAME($tile, case: "the") }.
        [food] { SEAT($seat) } chooses food from { NAME($tile, case: "the") }.
       *[coins] { SEAT($seat) } chooses a coin from { NAME($tile, case: "the") }.
    }
income-taken =
    { $surplus ->
        [0] Income for { SEAT($seat) }: { GOODS(INHABITANTS($inhabitants), WOOD($wood), STONE($stone), FOOD($food), COINS($coins), LUXURY($luxury)) }.
       *[other] Income for { SEAT($seat) }: { GOODS(INHABITANTS($inhabitants), WOOD($wood), STONE($stone), FOOD($food), COINS($coins), LUXURY($luxury)) }, { $surplus } of the luxury for what did not fit in the store.
    }

## Disasters

chip-turned-up =
    { $chips ->
        [1] A chip is turned up: { NAME($disaster) }, the first of three.
        [2] A chip is turned up: { NAME($disaster) }, the second of three.
       *[other] A chip is turned up: { NAME($disaster) }, the third of three.
    }
blank-chip-turned-up = A blank chip is turned up; no disaster comes nearer.
disaster-struck =
    { $disaster ->
        [earthquake] The earthquake strikes: every building costs 1 wood and 1 stone, or falls.
        [drought] The drought strikes: a third of all food is lost, rounded up.
        [plague] The plague strikes: a third of all inhabitants die, rounded up.
        [tempest] The tempest strikes: every land costs 1 food and 1 coin, or is ruined.
       *[decline] The decline sets in: everybody loses 10 luxury, or all there is.
    }
disaster-kept-off = { SEAT($seat) } is protected from { NAME($disaster, case: "the") } by { NAME($tile, case: "the") }.
nothing-to-lose = { SEAT($seat) } has nothing to lose in { NAME($disaster, case: "the") }.
food-lost = { SEAT($seat) } loses { FOOD($food) }.
plague-deaths = { SEAT($seat) } loses { INHABITANTS($inhabitants) } to the plague.
luxury-lost = { SEAT($seat) } loses { LUXURY($luxury) }.
buildings-held = { SEAT($seat) } pays { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } and keeps { NAMES($tiles, case: "the") }.
buildings-fell =
    { $coins ->
        [0] { SEAT($seat) } loses { NAMES($tiles, case: "the") }.
       *[other] { SEAT($seat) } loses { NAMES($tiles, case: "the") }, but takes back { COINS($coins) }.
    }
lands-held = { SEAT($seat) } pays { GOODS(FOOD($food), COINS($coins), LUXURY($luxury)) } and keeps { NAMES($tiles, case: "the") }.
lands-ruined = { SEAT($seat) } loses { NAMES($tiles, case: "the") }.

## Supply

supply-begun =
    { $final ->
        [yes] The last supply begins: everybody feeds their inhabitants, then settles buildings with a coin.
       *[no] A supply begins: everybody feeds their inhabitants, then settles buildings with a coin.
    }
population-fed =
    { $inhabitants ->
        [0] { SEAT($seat) } has nobody to feed.
       *[other] { SEAT($seat) } feeds { INHABITANTS($inhabitants) } with { GOODS(FOOD($food), LUXURY($luxury)) }.
    }
inhabitants-starved = { SEAT($seat) } loses { INHABITANTS($inhabitants) } to hunger.
building-settled = { SEAT($seat) } pays { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } for { NAME($tile, case: "the") } and takes the coin back.
building-forfeited =
    { $forced ->
        [yes] { SEAT($seat) } cannot pay for { NAME($tile, case: "the") } and loses it; the coin comes back.
       *[no] { SEAT($seat) } does not pay for { NAME($tile, case: "the") } and loses it; the coin comes back.
    }

## Answers of all at once

answer-noted = Noted: “{ $action }”. You can change your answer until everybody has answered.
answers-opened = Everybody has answered; the answers of { SEATS($seats) } are opened.

## The end

scored = { SEAT($seat) }: power { $power } ({ $tiles } for tiles, { $coins } for coins), population { $population }; the lower counts: { $points }.
game-won =
    { COUNT($seats) ->
        [one] { SEATS($seats) } wins the game.
       *[other] { SEATS($seats) } share the victory.
    }
solo-ended =
    { $points ->
        [one] { SEAT($seat) } ends the solo game with { NAME($civilisation) } at one point.
       *[other] { SEAT($seat) } ends the solo game with { NAME($civilisation) } at { $points } points.
    }
level-completed = { SEAT($seat) } completes level { $level } with { NAME($civilisation) }: { $points } points, { $target } were needed.
level-failed =
    { $points ->
        [one] { SEAT($seat) } does not complete level { $level } with { NAME($civilisation) }: one point, { $target } were needed.
       *[other] { SEAT($seat) } does not complete level { $level } with { NAME($civilisation) }: { $points } points, { $target } were needed.
    }

## Questions

question-choose-civilisation =
    { $level ->
        [0] Which civilisation do you play?
       *[other] Which civilisation do you play level { $level } with?
    }
question-choose-incomes =
    { $number ->
        [one] Which extra income do you choose for the whole game?
       *[other] Which { $number } extra incomes do you choose for the whole game?
    }
question-place-bid = Which tile do you bid on, and how much? You have { GOODS(COINS($coins), LUXURY($luxury)) }.
fact-left =
    { $coins ->
        [one] leaves you 1 coin
       *[other] leaves you { $coins } coins
    }
remark-least = from { COINS($coins) }
remark-least-warned = from { COINS($coins) }; { $warning }
remark-land = cannot be placed by you now
remark-inhabitants = too few inhabitants for it now
question-move-bid = { SEAT($owner) } has outbid you on { NAME($tile, case: "the") }. Where do you move your { COINS($coins) }, or do you withdraw?
question-take-building =
    { $luxury ->
        [none] { $coin_luxury ->
            [0] Do you put a coin on { NAME($tile, case: "the") }?
           *[other] Do you exchange { LUXURY($coin_luxury) } for a coin on { NAME($tile, case: "the") }, or let the building go?
        }
        [0] { $coin_luxury ->
            [none] Do you pay { GOODS(WOOD($wood), STONE($stone)) } for { NAME($tile, case: "the") }?
            [0] Do you pay { GOODS(WOOD($wood), STONE($stone)) } for { NAME($tile, case: "the") }, or put a coin on it?
           *[other] Do you pay { GOODS(WOOD($wood), STONE($stone)) } for { NAME($tile, case: "the") }, or exchange { LUXURY($coin_luxury) } for a coin on it?
        }
       *[other] { $coin_luxury ->
            [none] Do you pay { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } for { NAME($tile, case: "the") }, or let the building go?
            [0] Do you pay { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } for { NAME($tile, case: "the") }, or put a coin on it?
           *[other] Do you pay { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) } for { NAME($tile, case: "the") }, exchange { LUXURY($coin_luxury) } for a coin on it, or let the building go?
        }
    }
question-choose-income = What does { NAME($tile, case: "the") } bring you this round?
question-keep-buildings =
    { $buildings ->
        [one] The earthquake shakes your only building. Do you keep it, for 1 wood and 1 stone? What you lack costs two luxury each; you have { $luxury }.
       *[other] The earthquake shakes your { $buildings } buildings. Which do you keep, for 1 wood and 1 stone each? You can pay for { $most }. What you lack costs two luxury each; you have { $luxury }.
    }
question-keep-lands =
    { $lands ->
        [one] The tempest sweeps over your only land. Do you keep it, for 1 food and 1 coin? What you lack costs two luxury each; you have { $luxury }.
       *[other] The tempest sweeps over your { $lands } lands. Which do you keep, for 1 food and 1 coin each? You can pay for { $most }. What you lack costs two luxury each; you have { $luxury }.
    }
question-feed = You have { GOODS(INHABITANTS($inhabitants), FOOD($food), LUXURY($luxury)) }. How much luxury do you exchange for missing food, two for one?
question-settle =
    { COUNT($tiles) ->
        [one] Do you pay for { NAMES($tiles, case: "the") }? Otherwise it is lost. You have { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
       *[other] Coins lie on { NAMES($tiles, case: "the") }. Which of them do you pay for? The others are lost. You have { GOODS(WOOD($wood), STONE($stone), LUXURY($luxury)) }.
    }
# What everybody reads while somebody is asked.
asked-place-bid = bid on a tile, or pass.
asked-move-bid = outbid on { NAME($tile, case: "the") }: move your bid, or withdraw.
asked-in-private-take-building = how do you pay for your building?
asked-in-private-choose-income = choose your income.
asked-in-private-keep-buildings = which buildings do you keep in the earthquake?
asked-in-private-keep-lands = which lands do you keep in the tempest?
asked-in-private-feed = luxury for missing food?
asked-in-private-settle = pay for buildings with a coin on them?
nothing-place-bid = Pass
report-tiles =
    { $tiles ->
        [0] Nobody takes a tile.
        [one] One tile is taken.
       *[other] { $tiles } tiles are taken.
    }
report-disasters =
    { COUNT($disasters) ->
        [0] No disaster strikes.
        [one] Disaster: { LIST($disasters) }.
       *[other] Disasters: { LIST($disasters) }.
    }
merits = power { $power }, population { $population }
passed-by = { SEATS($seats) } pass and receive { COINS($compensation) } each.

## Actions, as on a button

action-choose-civilisation = Play { NAME($civilisation) }
action-choose-incomes = Extra income: { GOODS(WOOD($wood), STONE($stone), FOOD($food)) }
action-bid = Bid { BID($coins) } on { NAME($tile, case: "the") }
brief-bid = Bid { $coins }: { NAME($tile) }
brief-feed = Food for { LUXURY($luxury) }
action-pass = Pass and gain 3 coins
action-move = Move the bid to { NAME($tile, case: "the") }
action-withdraw = Withdraw the bid and gain 1 coin
action-build =
    { $how ->
        [pay] Pay for the building
       *[coin] Put a coin on the building
    }
action-let-go = Let the building go
action-choose-income =
    { $kind ->
        [wood] { NAME($tile) }: 1 wood
        [stone] { NAME($tile) }: 1 stone
        [food] { NAME($tile) }: 1 food
       *[coins] { NAME($tile) }: 1 coin
    }
action-keep =
    { COUNT($tiles) ->
        [0] Keep nothing
       *[other] Keep { NAMES($tiles) }
    }
wanted-keep = Keep all { $number }
wanted-settle = Pay for all { $number }
action-feed =
    { $luxury ->
        [0] Exchange no luxury
       *[other] Exchange { LUXURY($luxury) } for food
    }
action-settle =
    { COUNT($tiles) ->
        [0] Pay for nothing
       *[other] Pay for { NAMES($tiles) }
    }

## When an order is asked for: said of one that is not

when-choose-civilisation = You choose a civilisation in the set-up of a game alone, but for level 1; otherwise it is dealt.
when-choose-incomes = You choose extra incomes in the set-up of a game alone, from level 2 on.
when-bid = You bid on your turn in the round of bids, while no bid of yours lies on a tile.
when-pass = You pass on your turn in the round of bids, instead of a bid.
when-move = You move your bid when somebody has outbid it.
when-withdraw = You withdraw your bid when somebody has outbid it.
when-build = You are asked once bidding is over, if your bid has won a building and there is more than one way to take it.
when-let-go = You may let a building go that you have won if both to pay for it and to put a coin on it would cost luxury.
when-choose-income = You choose with your income of each round, if you own the Port or the Temple of Apollo.
when-keep = You choose in an earthquake among your buildings, in a tempest among your lands, unless you are protected or can pay for no tile.
when-feed = You are asked in a supply if you lack food and have at least two luxury goods.
when-settle = You are asked in a supply if you have buildings with a coin on them and can pay for one.

## Refusals

refusal-no-such-civilisation = “{ NAME($civilisation) }” is not a civilisation; choose one of the seven.
refusal-civilisation-used = You have already used { NAME($civilisation) } on the way up; choose a civilisation you have not used yet.
refusal-wrong-incomes =
    { $number ->
        [one] You choose exactly one extra income: wood, stone or food.
       *[other] You choose exactly { $number } extra incomes out of wood, stone and food, the same as often as you like.
    }
refusal-no-such-tile = “{ NAME($tile) }” is not on offer this round; bid on one of the tiles that are.
refusal-conquest-closed = { SEAT($owner) } already bids on { NAME($tile, case: "the") }, and in the conquest row nobody can be outbid; choose another tile.
refusal-bid-too-low = A bid of { BID($coins) } is too low for { NAME($tile, case: "the") }; it takes at least { $minimum }.
refusal-bid-not-higher = A bid of { BID($coins) } does not beat the { $bid } that { SEAT($owner) } has on { NAME($tile, case: "the") }; bid more, or choose another tile.
refusal-not-enough-coins = You cannot bid { BID($coins) }; with all your coins and luxury you can reach { $most }.
refusal-solo-exact-bid = Playing solo, you bid exactly the minimum; for { NAME($tile, case: "the") } that is { $minimum }.
refusal-not-displaced = Nobody has outbid you, so you have no bid to move or withdraw; bid on a tile or pass.
refusal-displaced-first = You have been outbid; move your bid unchanged to another tile, or withdraw it.
refusal-cannot-pay = You cannot pay { GOODS(WOOD($wood), STONE($stone)) } for { NAME($tile, case: "the") }, since what is missing would cost { LUXURY($luxury) }; put a coin on it instead.
refusal-no-coin = You have no coin for the building and too little luxury to exchange for one; pay its cost instead.
refusal-must-take = You cannot let { NAME($tile, case: "the") } go; pay its cost or put a coin on it.
refusal-not-taking-building = You are not taking a building this round; there is nothing to build or let go.
refusal-no-choice-there = You cannot choose an income from “{ NAME($tile) }”; only the Port and the Temple of Apollo let their owner choose.
refusal-no-such-kind = “{ NAME($kind) }” cannot be chosen as income; choose wood, stone, food or a coin.
refusal-not-your-building = “{ NAME($tile) }” is not one of your buildings; name only buildings you own.
refusal-not-your-land = “{ NAME($tile) }” is not one of your lands; name only lands you own.
refusal-named-twice = You named { NAME($tile, case: "the") } twice; name each tile once.
refusal-cannot-keep-so-many =
    { $most ->
        [0] You cannot pay to keep any of them; keep nothing.
       *[other] You named { $number }, but can only pay for { $most }; keep fewer.
    }
refusal-luxury-in-pairs = Two luxury replace one food; name an even number instead of { $luxury }.
refusal-luxury-not-needed = You cannot exchange { LUXURY($luxury) } for food now; at most { $most } is possible.
refusal-nothing-to-feed = You have nothing to exchange for food; your inhabitants are fed without your answer.
refusal-no-coin-on = “{ NAME($tile) }” is not a building of yours with a coin on it; name only those that have one.
refusal-nothing-to-settle = You have no building with a coin on it; there is nothing to pay for.
refusal-cannot-settle = You cannot pay { GOODS(WOOD($wood), STONE($stone)) } for all of these, since what is missing would cost { LUXURY($luxury) }; name fewer buildings.
refusal-feed-first = Say first how much luxury you exchange for food; then you can pay for buildings.

## Chapters of the rules

chapter-aim = You settle a land for eight rounds, with tiles that you bid for, and lead it through disasters and supply. Whoever has both power and many people in the end wins, for the lower of the two counts.
    .title = The aim
chapter-set-up = Everybody is dealt a civilisation, which says how many goods and inhabitants they begin with. The one with the lowest number bids first.
chapter-tiles = Five tiles are turned up each round: one for each player lies in the regular row, the others in the conquest row, where they cost three coins more. A tile with the mark of supply calls for a supply at once. There are eight rounds.
chapter-bids = In turn you bid coins on a tile, at least its price, or pass and take three coins. In the regular row you can be outbid; then you move your bid, unchanged, to another tile that it is high enough for, or withdraw it and take a coin more. In the conquest row nobody can be outbid. The bids set the order of the next round, the highest first. Tiles that nobody wants leave the game.
chapter-taking = Everybody takes their tile at the same time. Land joins the right end of your row and has to share a kind of income with what lies there, or it is lost. A building is paid for in wood and stone, or you put a coin on it until the next supply. Then come new inhabitants and the income of all your tiles, and coins for your population. What your store cannot hold becomes luxury.
chapter-disasters = Two chips are turned up each round. The third one of a disaster brings it: an earthquake costs a wood and a stone for each building, a tempest a food and a coin for each land, or the tile is lost; a drought takes a third of your food, a plague a third of your inhabitants, and a decline ten luxury. Some buildings protect you.
chapter-supply = Each inhabitant needs a food; those without it die. What is missing can be had for luxury, two for one. Then every building with a coin on it is paid for or lost, and the coin comes back either way. Supplies come with marked tiles, and once more after the last round.
chapter-luxury = Luxury comes from your inhabitants and from what your store cannot hold. Where you have to pay wood, stone, food or coins and lack some, two luxury stand for one; for coins only when you have none left.
    .title = Luxury
chapter-end = You count two things: power, which is what your tiles show and a point for three coins, and population, three points for each inhabitant. The lower of the two is your score. In a tie the higher one decides, then luxury.
    .title = The end and scoring
chapter-solo = Alone you choose a civilisation, all five tiles lie in the regular row, and you bid exactly the price. A level asks for a number of points; from the second on you choose extra incomes, and a civilisation that you have not completed a lower level with.
    .title = Playing alone

## Labels for pictures

label-title = Peloponnes
label-round-of = Round { $round } of { $rounds }
label-phase-set-up = Set-up
label-phase-tiles = Turning up tiles
label-phase-bids = Bids
label-phase-taking = Taking tiles
label-phase-disasters = Disasters
label-phase-supply = Supply
label-phase-end = End of the game
label-waiting-for = Waiting for { SEATS($seats) }
label-to-choose = { SEAT($seat) } to choose
label-regular = Open to outbidding
label-conquest = Conquest row
label-conquest-surcharge = +3
label-order = order of play
label-chips-left =
    { $number ->
        [one] one chip left
       *[other] { $number } chips left
    }
label-tiles-left =
    { $number ->
        [one] one tile left
       *[other] { $number } tiles left
    }
label-supply = supply
label-power = power
label-population = population points
label-income = income
label-cost = cost
label-once = once
label-minimum = least bid
label-coins = coins
label-wood = wood
label-stone = stone
label-food = food
label-luxury = luxury
label-inhabitants = inhabitants
label-buildings = buildings
label-lands = lands
label-lost = lost
label-protected = protected from
label-protects = protects from
label-choice = 1 of choice
label-half = +½ in bids
label-any-land = any land fits
label-disasters = Disasters
label-pending = Noted answers
label-bid = bid
label-passed = passed
label-unpaid = not paid for
label-winner =
    { COUNT($seats) ->
        [one] { SEATS($seats) } wins
       *[other] { SEATS($seats) } share the victory
    }
label-ended = The game is over
label-result =
    { COUNT($seats) ->
        [one] { SEATS($seats) } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { SEATS($seats) } share the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }
label-solo = Solo
label-level = Level { $level }
label-target = { $target } points needed
label-completed = Level completed
label-failed = Level not completed
label-extra-income = extra income
label-civilisation = civilisation
label-changed = just changed

## The picture of the board in words

alt-head =
    { $level ->
        [none] Peloponnes, round { $round } of { $rounds }: { $phase }.
       *[other] Peloponnes, solo level { $level }, round { $round } of { $rounds }: { $phase }.
    }
alt-waiting = Waiting for { SEATS($seats) }.
alt-over =
    { COUNT($seats) ->
        [one] The game is over; { SEATS($seats) } wins.
       *[other] The game is over; { SEATS($seats) } share the victory.
    }
alt-alone = The game is over.
alt-regular = Open to outbidding: { LIST($tiles) }.
alt-conquest = Conquest row: { LIST($tiles) }.
alt-bid = { NAME($tile) } ({ $mark } bids { $coins })
alt-seat =
    { $civilisation ->
        [none] { $mark } { SEAT($seat) }.
       *[other] { $mark } { SEAT($seat) }, { NAME($civilisation) }: points { $points }, inhabitants { $inhabitants }, coins { $coins }, buildings { $buildings }, lands { $lands }.
    }
alt-chips = Chips: { LIST($disasters) }.

## Boards and tableaus as text

text-phase =
    { $level ->
        [none] Round { $round } of { $rounds }, { $phase }
       *[other] Solo level { $level }, { $target } points needed. Round { $round } of { $rounds }, { $phase }
    }
text-score =
    { $points ->
        [one] 1 point now (power { $power }: { $tiles } for tiles, { $coins } for coins; population { $population })
       *[other] { $points } points now (power { $power }: { $tiles } for tiles, { $coins } for coins; population { $population })
    }
text-unpaid = { NAME($tile) } (with a coin)
hand-pending = Noted: { LIST($actions) }. You can change it until everybody has answered.
hand-onlooker = You have no seat at this table.

## Orders: what they begin with, the usual word first, and an example

order-bid = bid, offer
    .example = bid Bridge 3
order-pass = pass, skip
    .example = pass
order-move = move, shift
    .example = move Street
order-withdraw = withdraw, retreat, take back
    .example = withdraw
order-build = build, construct
    .example = build pay
order-let = let go, let, discard
    .example = let go
order-income = income, take
    .example = income Port stone
order-keep = keep, save
    .example = keep Bridge Port
order-feed = feed, exchange
    .example = feed 4
order-settle = settle, redeem
    .example = settle Port
order-choose = choose, play
    .example = choose Sparta
order-extra = extra, incomes
    .example = extra 2 wood 1 food

orders-help = Lands are called by their kind, their letter and number, or both: `bid Forest A7 3` or `bid a7 3`; where only one forest can be bid on, `bid forest 3` will do. Several tiles or kinds simply follow each other, as in `keep Bridge Port`, and none of them is `keep nothing`.

## The other words of orders, the usual one first

word-wood = wood, w
word-stone = stone, s
word-food = food, f
word-coins = coin, coins, money
word-how-pay = pay, paid, cost, resources
word-how-coin = coin, a coin, put a coin, pledge
word-nothing = nothing, none, no, zero
word-fill-too = coin, coins, luxury, building, buildings, land, lands, income, incomes, bid, it, them, only, inhabitants, row, conquest

short-epidauros_odeon = Odeon
short-temple_of_apollo = Temple, Apollo
short-cyclopean_masonry = Masonry, Wall, Walls
short-workshop_of_phidias = Phidias
short-statue_of_zeus = Zeus
short-liongate = Liongate, Gate
short-tiryns_fortress = Fortress of Tiryns, Fortress
short-port = Harbour, Harbor
short-street = Road
short-agriculture = Farming, Farm
short-market = Marketplace
short-granary = Grain store
short-barracks = Barracs
short-land_a01 = A1, A01, land A1
short-land_a02 = A2, A02, land A2
short-land_a03 = A3, A03, land A3
short-land_a04 = A4, A04, land A4
short-land_a05 = A5, A05, land A5
short-land_a06 = A6, A06, land A6
short-land_a07 = A7, A07, land A7
short-land_a08 = A8, A08, land A8
short-land_a09 = A9, A09, land A9
short-land_a10 = A10, land A10
short-land_b01 = B1, B01, land B1
short-land_b02 = B2, B02, land B2
short-land_b03 = B3, B03, land B3
short-land_b04 = B4, B04, land B4
short-land_b05 = B5, B05, land B5
short-land_b06 = B6, B06, land B6
short-land_b07 = B7, B07, land B7
short-land_c01 = C1, C01, land C1
short-land_c02 = C2, C02, land C2
short-land_c03 = C3, C03, land C3
short-arkadia = Arkadia
short-korinth = Korinth

## Scenarios, regions of the board, settings

scenario-standard = standard
scenario-solo = solo
scenario-level-1 = solo, level 1
scenario-level-2 = solo, level 2
scenario-level-3 = solo, level 3
scenario-level-4 = solo, level 4
scenario-level-5 = solo, level 5
region-rows = The rows of tiles
region-seats = All tableaus

## Commands. Their names and those of parameters are lower case, without spaces, 32 letters at most

command = peloponnes
    .description = Moves of Peloponnes
command-choose-civilisation = choose-civilisation
    .description = Solo: choose the civilisation you play
    .label = Choose a civilisation
command-choose-incomes = choose-incomes
    .description = Solo: choose your extra incomes for the whole game
    .label = Choose extra incomes
command-bid = bid
    .description = Bid coins on a tile
    .label = Bid on a tile
command-pass = pass
    .description = Bid on nothing this round, and take 3 coins
    .label = Pass
command-move = move
    .description = After being outbid, move your bid to another tile
    .label = Move the bid
command-withdraw = withdraw
    .description = After being outbid, take your bid back and one coin more
    .label = Withdraw the bid
command-build = build
    .description = Pay for the building you won, or put a coin on it
    .label = Take the building
command-let-go = let-go
    .description = Let a building go that only luxury could keep
    .label = Let the building go
command-choose-income = choose-income
    .description = Choose what the Port or the Temple of Apollo brings this round
    .label = Choose an income
command-keep = keep
    .description = Say which tiles you keep in a disaster; the others are lost
    .label = Keep tiles
command-feed = feed
    .description = Say how much luxury you exchange for missing food
    .label = Feed inhabitants
command-settle = settle
    .description = Say which buildings with a coin you pay for; the others are lost
    .label = Pay for buildings

## Parameters

param-civilisation = civilisation
    .description = Which civilisation
param-wood = wood
    .description = How much wood
param-stone = stone
    .description = How much stone
param-food = food
    .description = How much food
param-tile = tile
    .description = Which tile
param-coins = coins
    .description = How many coins
param-how = how
    .description = Pay the cost, or put a coin on it
    .question = Pay the cost, or put a coin on it?
param-kind = kind
    .description = Wood, stone, food or a coin
param-tiles = tiles
    .description = Which tiles
param-luxury = luxury
    .description = How much luxury

## How the game ended

ending-rounds = The game is over after { $rounds } rounds.
ending-level-reached = Level { $level } is completed: { $target } points were needed.
ending-level-missed = Level { $level } is lost: { $target } points were needed.
tie-higher = { SEATS($tied) } have { $points } points each; the higher of the two values decides, { $most } to { $less }.
tie-luxury = { SEATS($tied) } have { $points } points each, and the same higher value; luxury goods decide, { $most } to { $less }.
tie-shared = { SEATS($tied) } have { $points } points each, and nothing tells the best apart.

## Looking back

statistic-bid = Highest bid: { SEAT($seat) }, { COINS($coins) } on { NAME($tile, case: "the") }
statistic-tiles = Most tiles taken: { SEATS($who) } ({ $number })
statistic-dead = Most inhabitants lost: { SEATS($who) } ({ $number })
statistic-ruined = Most tiles lost to disasters: { SEATS($who) } ({ $number })

## Orders left ahead: on what condition, and that it does not hold

condition-not-outbid = if nobody has outbid you on { NAME($tile, case: "the") }
unmet-not-outbid = Your bid no longer lies on { NAME($tile, case: "the") }.
condition-outbid = if somebody has outbid you on { NAME($tile, case: "the") }
unmet-outbid = Nobody has outbid you on { NAME($tile, case: "the") }.
condition-as-now = if the bid on { NAME($part, case: "the") } is as now
unmet-as-now = The bid on { NAME($part, case: "the") } is not what it was.
condition-no-bid-yet = if nobody has bid on { NAME($tile, case: "the") }
unmet-no-bid-yet = A bid lies on { NAME($tile, case: "the") }, or the tile is gone.
