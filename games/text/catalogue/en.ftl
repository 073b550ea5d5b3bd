### What all games say alike.

list-comma = ,{" "}
list-semicolon = ;{" "}
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Seats: the letters that orders call them by, as near to the Greek ones of the pictures as a keyboard has them

seat-letter-0 = A
seat-letter-1 = B
seat-letter-2 = G
seat-letter-3 = D
seat-letter-4 = E
seat-letter-5 = Z

# Who plays a party that nobody sits at.
seat-nobody = Keryx

# Other ways to call a seat in an order: the colour it is drawn in.
word-seat-0 = orange
word-seat-1 = sky, light blue
word-seat-2 = green
word-seat-3 = blue
word-seat-4 = vermilion, vermillion, red
word-seat-5 = purple

## Refusals of the engine

refusal-not-your-turn = It is not your turn.
refusal-asked-no-more = That comes too late: the part before it already ends your turn or passes it on.
refusal-game-over = The game is over; no more moves can be made.
refusal-not-an-answer = That does not answer the question you are asked; choose one of the answers on offer.

## How orders are written

orders-help-parts = You may shorten words as long as it is clear what they mean; case and accents do not matter. Separate several orders in one line with semicolons; they are carried out one after the other. If one of them is refused, nothing of the line is carried out, unless something was drawn, revealed or asked of another player before it: then what was done by then stands, and the rest is left out.

## Orders that cannot be read

refusal-order-empty = The order is empty; { $legal ->
    [yes] write for example “{ $example }”.
   *[no] in general, one looks like “{ $example }”.
}
refusal-order-too-long = The order is too long: it may have at most { $words } words in { $parts } parts, and no word of more than { $letters } letters.
refusal-order-unknown = “{ $word }” is not an order; orders begin with { EITHER($orders) }.{ $legal ->
    [yes] {" "}Now you could write for example “{ $example }”.
   *[no] { "" }
}
refusal-order-near = “{ $word }” is not an order; did you mean { EITHER($near) }?
refusal-order-alone = “{ $order }” stands alone; leave out “{ $word }”.
refusal-word-unknown = I do not understand “{ $word }” after “{ $order }”; { $legal ->
    [yes] write for example “{ $example }”.
   *[no] in general, it looks like “{ $example }”.
}
refusal-word-near = I do not understand “{ $word }” after “{ $order }”; did you mean { EITHER($near) }?
refusal-word-misplaced = “{ $word }” does not belong in “{ $order }”; { $legal ->
    [yes] write for example “{ $example }”.
   *[no] in general, it looks like “{ $example }”.
}
refusal-word-no-number = I cannot take “{ $word }” for a number; write a whole number without a sign, such as 3.
refusal-order-unfinished = “{ $order }” is not complete; { $legal ->
    [yes] write for example “{ $example }”.
   *[no] in general, it looks like “{ $example }”.
}
fault-ambiguous =
    { $example ->
        [none] “{ $word }” can mean { EITHER($candidates) }; write more of it.
       *[other] “{ $word }” can mean { EITHER($candidates) }; write for example “{ $example }”.
    }
fault-stale = That question has already been answered; look at what is asked now.

## Words without meaning in an order

word-order = order
word-fill = the, to, in, at, on, of, from, with, for, and, into, against, my, until, as, his, her, its, their, go, counter, counters, marker, markers, tile, city, player, seat, tiles, please, battle, end, turn

## What a game calls its rounds: the one message here that a game may have in words of its own

round-word = round
    .begin = Round
    .many = rounds
    .each = each round
    .after = After round
    .of = of round
table-round = { round-word } { $round }
table-place = { $round ->
    [0] { $phase }
   *[other] { $rounds ->
        [0] { round-word } { $round }, { $phase }
       *[other] { round-word } { $round } of { $rounds }, { $phase }
    }
}
    .begin = { $round ->
    [0] { $phase }
   *[other] { $rounds ->
        [0] { round-word.begin } { $round }, { $phase }
       *[other] { round-word.begin } { $round } of { $rounds }, { $phase }
    }
}
table-course = **Points after { round-word.each }**
table-course-rounds = Points after { round-word.many } { $rounds }.

## Fair draws

table-commitment = The draws of this table come from a secret seed; its fingerprint is { $commitment }.
table-seed = The seed of all draws was { $seed }; with an export of this game anyone can check every draw.
table-call =
    { $round ->
        [0] { $mentions } **{ $title } { $table }: { $what }**
       *[other] { $mentions } **{ $title } { $table }, { round-word } { $round }: { $what }**
    }
table-your-move = it is your move.
table-foot =
    { $round ->
        [0] { $phase } · move { $move }
       *[other] { $rounds ->
            [0] { round-word.begin } { $round } · { $phase } · move { $move }
           *[other] { round-word.begin } { $round } of { $rounds } · { $phase } · move { $move }
        }
    }
table-foot-begins = { $foot } · { $about }
table-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
table-report = { round-word.begin } { $round }
table-report-scores = { round-word.after } { $round }
table-card = News { round-word.of } { $round }
table-standing =
    { $change ->
        [none] { $rank }. { $mark } { SEAT($seat) } { $points }
       *[some] { $rank }. { $mark } { SEAT($seat) } { $points } ({ $change })
    }
table-over = { $mentions } **{ $title } { $table } is over: { $result }**
table-won =
    { COUNT($seats) ->
        [0] it is lost.
        [one] { SEATS($seats) } wins.
       *[other] { SEATS($seats) } share the victory.
    }
table-over-foot =
    { $rounds ->
        [one] one { round-word }
       *[other] { $rounds } { round-word.many }
    } · { $count ->
        [1] one move
       *[other] { $moves } moves
    } · { $days ->
        [0] on one day
        [one] one day
       *[other] { $days } days
    } · seed { $seed }
table-standings = { round-word.after } { $round }: { LIST($points) } points.
table-course-of = { $name }: { $points }.
told-unasked = { $told } (no choice)
table-turn-over = { SEAT($seat) } has finished.
table-time-up = Time was up for { SEATS($seats) }; Keryx has answered as harmlessly as the rules allow.
table-away = Keryx has answered for { SEATS($seats) } during an absence, as harmlessly as the rules allow.
table-absent = { SEAT($seat) } is away until { $when }.

## Seats that were given up

ending-conceded =
    { COUNT($seats) ->
        [one] { SEATS($seats) } has resigned.
       *[other] { SEATS($seats) } have resigned.
    }
done-resign = { SEAT($seat) } resigns; Keryx plays on for this seat.
done-take-over = Somebody else takes the seat of { SEAT($seat) }.
done-concede = { SEAT($seat) } resigns, and the game is over.
done-play-on = Keryx answers for those who have resigned.

## Orders left ahead: on what condition, and that it does not hold; games have more of them

condition-still-round = if it is still { round-word } { $round }
unmet-still-round = It is no longer { round-word } { $round }.
condition-nothing-happened = if nothing happens until then but passes and the like
unmet-nothing-happened = Something has happened since.
