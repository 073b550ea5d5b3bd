### Toy in English.

## Names. “the” brings the article, “begin” does so at the beginning of a sentence, “order” is what orders say.

name-oil = oil stall
    .the = the oil stall
    .begin = The oil stall
    .order = oil
name-wine = wine stall
    .the = the wine stall
    .begin = The wine stall
    .order = wine
name-fish = fish stall
    .the = the fish stall
    .begin = The fish stall
    .order = fish
name-honey = honey stall
    .the = the honey stall
    .begin = The honey stall
    .order = honey

name-owl = owl
    .the = the owl
name-bull = bull
    .the = the bull
name-ram = ram
    .the = the ram
name-bee = bee
    .the = the bee
name-crab = crab
    .the = the crab

name-figs = figs
name-salt = salt
name-wool = wool

name-long = long market
name-short = short market

amount-coins =
    { $number ->
        [0] nothing
        [one] 1 coin
       *[other] { $number } coins
    }
amount-measures =
    { $number ->
        [one] 1 measure
       *[other] { $number } measures
    }
amount-ware = { $number } { NAME($ware) }

## Events

card-drawn = { NAME($stall, case: "begin") } draws { NAME($card, case: "the") }.
market-opened = The market is open: every stall has { COINS($coins) } and a card.
round-begun = Round { $round } begins.
bid-noted = { NAME($stall, case: "begin") } bids { COINS($coins) }; you can change that until all have bid.
bid-opened = { NAME($stall, case: "begin") } bids { COINS($coins) }.
good-sold = { NAME($stall, case: "begin") } buys the good for { COINS($coins) }.
nothing-sold = The highest bids are equal; nobody buys the good.
standing-bid-left =
    { $coins ->
        [0] { NAME($stall, case: "begin") } has no standing bid.
       *[other] { NAME($stall, case: "begin") } bids { COINS($coins) } each round, while it has them.
    }
card-shown = { NAME($stall, case: "begin") } shows { NAME($card, case: "the") }.
coin-earned = { NAME($stall, case: "begin") } earns a coin for its card.
measures-sold = { NAME($stall, case: "begin") } sells { MEASURES($measures) }.
die-cast = { NAME($stall, case: "begin") } cries its wares and casts a { $face }.
fair-won = { NAME($stall, case: "begin") } is the first to have sold ten measures, and earns a good.
basket-filled = { NAME($stall, case: "begin") } has { MEASURES($measures) } of { NAME($ware) } in its basket.
ware-wanted = Today they all want { NAME($ware) }.
ware-sold = { NAME($stall, case: "begin") } earns { COINS($coins) } by it.
market-closed = The market is closed.

## Questions

question-bid = What does { NAME($stall, case: "the") } bid for the good? It has { COINS($coins) }.
question-turn = Does { NAME($stall, case: "the") } show its card, for a point?
question-sale = What does { NAME($stall, case: "the") } sell? It has { MEASURES($measures) } left today.
question-fill = With which wares, one or two, does { NAME($stall, case: "the") } fill its basket?
question-part = How does { NAME($stall, case: "the") } part { MEASURES($measures) } among its wares?
question-standing = What shall { NAME($stall, case: "the") } bid each round without being asked? Now it is { COINS($coins) }.
setting-standing = Standing bids

## Actions, as on a button

action-bid = { NAME($stall, case: "begin") }: bid { COINS($coins) }
action-stand = { NAME($stall, case: "begin") }: always bid { COINS($coins) }
action-show = { NAME($stall, case: "begin") }: show the card
action-done = { NAME($stall, case: "begin") }: done
action-sell = Sell { MEASURES($measures) }
action-cry = Cry your wares
action-pack = Pack up
action-fill = Fill the basket with { NAMES($wares) }
action-part = In the basket: { LIST($shares) }

## When an order is asked for: said of one that is not

when-bid = You bid at the beginning of a round, all stalls at the same time.
when-show = You show the card of a stall after the bids of a round.
when-done = You are done with a stall after the bids of a round.
when-sell = You sell at the fair, before the first round.
when-cry = You cry your wares at the fair, before the first round.
when-pack = You pack up at the fair, before the first round.
when-fill = You fill a basket at the fair, before the first round.
when-part = You part the basket at the fair, once it is filled.

## Refusals

refusal-not-your-stall = “{ NAME($stall) }” is not a stall of yours.
refusal-too-poor = { NAME($stall, case: "begin") } has { COINS($coins) } and cannot bid more.
refusal-too-few-left = No more than { MEASURES($measures) } can be sold today.
refusal-long-and-short = A market is long or short, not both; choose one of them.
refusal-long-needs-three = The long market is for three players.

## Chapters of the rules

chapter-fair = Stalls sell in turn, up to five measures a day, as they like or as a die says. The first to have sold ten earns a good. Then all fill their baskets with one or two wares, and a die names the one that is wanted: each measure of it earns a coin; no stall has more than five.
chapter-bids = All stalls bid in secret for the good of the round, and the bids are opened together. The highest bid alone buys it; if the highest are equal, nobody does. You may leave a standing bid.
chapter-showing = Each stall may show its card, once in the game, for a point and, when its turn is over, a coin; no stall has more than five.
chapter-end = Goods and cards that were shown are a point each; coins break a tie. Alone you win with at least as many points as Keryx.

## Labels for pictures

label-title = Toy
label-round-of = Round { $round } of { $rounds }
label-phase-set-up = Set-up
label-phase-fair = The fair
label-phase-bids = Bids
label-phase-showing = Showing cards
label-phase-end = End of the game
label-waiting-for = Waiting for { SEATS($seats) }
label-to-choose = { SEAT($seat) } to choose
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
label-coins = coins
label-goods = goods
label-sold = sold
label-card = card
label-hidden = hidden
label-keryx = Keryx
label-seats = Players

## Boards and hands as text

text-seat =
    { $points ->
        [one] { $mark } { SEAT($seat) }: 1 point
       *[other] { $mark } { SEAT($seat) }: { $points } points
    }
hand-card = { NAME($stall, case: "begin") } has { NAME($card, case: "the") }.
hand-standing = { NAME($stall, case: "begin") } bids { COINS($coins) } each round.
hand-pending = Noted, and open to change until all have bid: { LIST($actions) }
hand-onlooker = You have no seat at this table.

## Orders: what they begin with, the usual word first, and an example

order-bid = bid, offer
    .example = bid oil 3
order-stand = stand, always
    .example = stand oil 2
order-show = show, reveal
    .example = show oil
order-done = done, finish
    .example = done oil
order-sell = sell, sale
    .example = sell 2
order-cry = cry, call
    .example = cry
order-pack = pack, rest
    .example = pack
order-fill = fill
    .example = fill figs salt
order-part = part, share
    .example = part 3 figs 2 salt

orders-help = A stall is called by what it sells, as in `bid wine 2`.

word-fill-too = stall, coin, coins, bid, card, measure, measures, of, in, basket

## Scenarios and regions of the board

scenario-standard = standard
scenario-double = two stalls each
scenario-alone = alone
scenario-fair = with a fair
region-market = The market
region-seats = All players

## Commands. Their names and those of parameters are lower case, without spaces, 32 letters at most

command = toy
    .description = Moves of Toy
command-bid = bid
    .description = Bid for the good of the round
    .label = Bid
command-stand = stand
    .description = Leave a standing bid
    .label = Leave a standing bid
command-show = show
    .description = Show the card of a stall
    .label = Show a card
command-done = done
    .description = Do no more with a stall this round
    .label = Done
command-sell = sell
    .description = Sell measures at the fair
    .label = Sell
command-cry = cry
    .description = Cry your wares: a die says what you sell
    .label = Cry your wares
command-pack = pack
    .description = Sell no more today
    .label = Pack up
command-fill = fill
    .description = Fill your basket with wares
    .label = Fill the basket
command-part = part
    .description = Part your basket among its wares
    .label = Part the basket

## Parameters

param-stall = stall
    .description = Which stall
param-coins = coins
    .description = How many coins
param-measures = measures
    .description = How many measures
param-wares = wares
    .description = Which wares
param-shares = shares
    .description = How many measures of each ware

## How the game ended

ending-rounds = The market is over after { $rounds } rounds.
ending-held = You have { $points } points, and Keryx has no more than { $target }.
ending-beaten = You have { $points } points, and Keryx has { $target }: the market is lost.
tie-coins = { SEATS($tied) } have { $points } points each; coins decide, { $most } to { $less }.
tie-shared = { SEATS($tied) } have { $points } points each, and nothing tells the best apart.

label-group-guild = guild of traders

## Looking back

statistic-bought = Most goods bought: { NAMES($who) } ({ $number })
statistic-sold = Most measures sold: { NAMES($who) } ({ $number })

## Orders left ahead: on what condition, and that it does not hold

condition-nothing-shown = unless { NAME($stall, case: "the") } shows its card
unmet-nothing-shown = { NAME($stall, case: "begin") } has shown its card.
condition-shown = if { NAME($stall, case: "the") } has shown its card
unmet-shown = { NAME($stall, case: "begin") } has not shown its card.
