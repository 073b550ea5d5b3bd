### What commands and panels say. Names of commands and parameters are lower case, without spaces, 32 letters at most.

## Choices of parameters

choice-en = English
choice-de = Deutsch
choice-el = Ελληνικά
choice-locale = that of the person who opens the table, otherwise that of the server’s Discord
choice-focus = what the question is about, after every move
choice-board = the whole board, after every move
choice-turn = what the question is about, after every turn
choice-demand = only on demand
choice-open = open (no time limit)
choice-relaxed = relaxed (72 hours a move, 168 in the bank)
choice-daily = daily (24 hours a move, 48 in the bank)
choice-fast = fast (4 hours a move, 12 in the bank)
choice-note = everybody is told, and nothing else happens
choice-free = somebody else may take the seat
choice-answer = Keryx gives the most harmless answer
choice-resign = the seat resigns and Keryx plays on; where only one is left, the game is over
choice-0 = at once
choice-10 = 10 seconds
choice-30 = 30 seconds
choice-everyone = everyone
choice-gamemasters = members who manage the server or have the gamemaster role
choice-dm = by direct message; if those are closed, by a button under the board
choice-thread = in a private thread, which the server’s moderators can read
choice-agree = agree
choice-refuse = refuse
choice-withdraw = withdraw my own proposal

## Tables

table-named = { $table }: { $game }, { $status }
table-line = **Table { $table }**: { $game }, { $status }, { $taken } of { $seats } seats taken, { $thread }
table-scenario = Scenario: { $scenario }
table-variants = { $count ->
    [one] Variant
   *[other] Variants
}: { LIST($variants) }
table-opened = Table { $table } is open: { $thread }. Press **{ $button }** on its message to take a seat yourself.
table-opened-seated = Table { $table } is open: { $thread }. You have seat { $mark }; as soon as enough players have joined, you can start it.
table-opens-later = Table { $table } is ready, but Discord does not answer at the moment. Its message will appear here as soon as it does; you do not need to do anything.
table-opens-when-threads-are-fewer = Table { $table } is ready, but it has no thread yet: this server has 1,000 active threads, and Discord allows no more. As soon as others are archived, its thread opens; you do not need to do anything else.
table-not-opened = Table { $table } could not be opened: Discord does not let Keryx write or create a thread here. The table has been discarded.
table-only-in-channel = Open tables in a text channel of the server, not in a thread or elsewhere.
table-none-open = No table is open here at the moment. { COMMAND("table new") } opens one.
table-which-open = Several tables are open: { LIST($tables) }. Give the number of the one you mean.
table-none-here = This server has no tables at the moment.
table-given-up = Table { $table } is cancelled.
table-note = Note: { $note }
thread-name = { $game }, table { $table }
status-lobby = open
status-running = being played
status-paused = paused
status-frozen = frozen by a fault
status-waiting = waiting
status-ended = ended
status-cancelled = cancelled

lobby-heading = {"##"} { $game } · table { $table }
lobby-opened = Opened by { $opener }, who starts it.
lobby-opened-before = Opened by { $opener }.
lobby-players = { $more ->
    [0] { $low ->
        [one] for one player
       *[other] for { $low } players
    }
   *[other] for { $low } to { $high } players
}
lobby-language = Language: { $language }
lobby-pace = Pace: { $pace }
pace-own = { $hours ->
    [one] one hour
   *[other] { $hours } hours
} a move, { $bank } in the bank
pace-brief = { $hours ->
    [0] no time limit
   *[other] { $hours } h a move, { $bank } h in the bank
}
lobby-pace-when-up = When time is up: { $then }. Clocks rest at night and during an absence, up to { $days ->
    [one] one day
   *[other] { $days } days
}.
remind-heading = {"##"} Reminders
remind-is-on = Keryx reminds you by direct message, or in the thread where those are closed: at most once a day, for all your tables together, and less and less often.
remind-is-off = Keryx does not remind you.
remind-hours = { $hours ->
    [auto] First: after half the hours of a move, or after 24 hours where there is no time limit.
    [one] First: after one hour.
   *[other] First: after { $hours } hours.
}
remind-zone = It is { $time } where you are. Choose anew when your clocks change.
remind-no-zone = Keryx does not know what time it is where you are: choose the present time, so that nights can be kept.
remind-night = Your night, in which you are not disturbed and your clocks rest: from { $since } to { $until } o’clock.
remind-night-later = {"-#"} You have moved it: your clocks rest in every night that begins after { $when }.
remind-no-night = You have named no night.
remind-choose-hours = When are you reminded first?
remind-choose-night = When is your night?
remind-choose-zone = What time is it where you are now?
remind-after = { $hours ->
    [auto] as the pace of the table says
   *[other] after { $hours } hours
}
remind-between = from { $since } to { $until } o’clock
remind-without-night = no night
button-remind = Reminders …
button-remind-on = Remind me
button-remind-off = No reminders
button-away = I am away …
button-back-again = I am back
button-nudge = Nudge
reminder-heading = { $count ->
    [one] **A table waits for you:**
   *[other] **{ $count } tables wait for you:**
}
reminder-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
reminder-last = everybody else waits for you alone
reminder-nudged = somebody at the table asks for it
nudged = Keryx passes it on, at most once a day, and not at night: whoever is waited for is reminded as their own settings allow.
away-noted = You are away until { $when }. Whoever waits for you sees that, and you are not reminded.
away-keryx = You are away until { $when }; until then Keryx gives the most harmless answer to each question that you are asked.
away-back = Welcome back.
away-not = You were not away. To say that you will be, give the end: `3 days`, `12h` or `24.12.`
form-away-title = I am away
form-away-label = Until when?
form-away-example = 3 days, 12h, 24.12.
panel-others-wait = { $count ->
    [one] One other table waits for you.
   *[other] { $count } other tables wait for you.
}
clock-until = time is up { $when } ({ $hours } h of that in the bank)
clock-up = time is up
clock-of = { $name }: { $clock }
away-until = { $name } is away until { $when }
lobby-fingerprint = Fair draws, fingerprint { $digits }…; the first post in the thread has all of it.
lobby-rematch = Rematch of table { $table }; until { $when }, seats are kept for those who played there.
lobby-seat = { $mark }: { $name }
lobby-free = *free*
lobby-forgotten = *a former player*
lobby-lobby = Press **Join** to take a seat.
lobby-full = All seats are taken.
lobby-started = The table has started; it is played in its thread.
lobby-cancelled = The table was cancelled.
card-waiting = { $waiting }, since { $when }
card-foot = Played in { $thread }. This card changes when a phase begins.
card-over = **The game is over: { $result }**
card-over-foot = Played in { $thread }.
lobby-joined = You have seat { $mark } at table { $table }. It will be played in { $thread }.
lobby-left = You have left table { $table }.
lobby-begun = Table { $table } has started: { $thread }.

## The inbox

inbox-heading = {"##"} Your tables
inbox-asked = { $count ->
    [0] No table is waiting for you.
    [one] **Your turn at one table**
   *[other] **Your turn at { $count } tables**
}
inbox-empty = You have no seat at any table. { COMMAND("table join") } takes one, { COMMAND("table new") } opens a table.
inbox-others = **Waiting for others**
inbox-over = **Ended lately**
inbox-placed = rank { $rank } of { $seats }, { $points } points
inbox-ended-at = over { $when }
inbox-away = You are away until { $when }.
inbox-table = { $game } { $table }
inbox-since = asked { $when }
inbox-noted = you have answered: { $action }
inbox-ahead = left for later: { $action }
inbox-which = You have a seat at several tables. Which one do you mean?
inbox-typed = Your order, to copy: { $order }
panel-no-next = No other table is waiting for you.

digest-heading = {"##"} Since your last move
digest-what-happened = {"##"} What happened
digest-of = Only what { $name } did, or what names them.
digest-about-you = About you
digest-nothing = Nothing has happened since.

## When a game is over

course-heading = {"##"} Course of the game
course-unknown = How the points went was not noted: the game began under an earlier version of Keryx.
course-foot = {"-#"} All draws can be checked: **Export**, then `keryx verify`.
replay-progress = { $of ->
    [0] The replay is being prepared …
   *[other] Picture { $done } of { $of } is being drawn …
}
replay-head = { $number ->
    [0] The set-up
   *[other] Move { $move } of { $last }
} · { $where }
replay-shown = **{ $title }**: replay up to move { $last }, { $count } pictures
replay-as-seen = {"-#"} It shows what everybody could see.
replay-with-secrets = {"-#"} It shows the board as each player saw it when they moved, and below it what they alone knew.
replay-alt = Replay of { $title }, up to move { $last }. At the end: { $alt }
replay-broken = The replay could not be drawn.
replay-later = That takes longer than Discord lets anybody wait. The replay is still being drawn; use { COMMAND("replay") } again in a while, and it is there.
rematch-opened = Table { $table } is open, with the same settings: { $thread }. You have a seat; the others are invited.
rematch-known = This table is already being played again: table { $table }, { $thread }.
rematch-invites = { $name } would like to play again with you: { LIST($players) }. Press **{ $button }** on this table’s message to take part; your seats are kept until { $until }.

## Ended tables

results-heading = {"##"} Ended tables
results-count = { $count ->
    [one] One table that you can see
   *[other] { $count } tables that you can see, the newest first; page { $page } of { $pages }
}
player-heading = {"##"} { $name }
player-from-server = { $count ->
    [one] From one table of this server; those that you cannot see, or that were played elsewhere, do not count here.
   *[other] From { $count } tables of this server; those that you cannot see, or that were played elsewhere, do not count here.
}
player-from-own = { $count ->
    [one] From your one table
   *[other] From your { $count } tables, wherever you played them
}
player-hidden = Nobody else can look this up, as you have chosen.
player-rating = Rating { $points } (± { $margin })
player-won = { $count ->
    [one] one table
   *[other] { $count } tables
}, { $won } won ({ $percent }%)
player-by-seat = Won by seat: { $counts }
player-by-role = Won by what was played: { $counts }
player-won-of = { $name } { $won } of { $played }
player-alone = Alone: { $count ->
    [one] one table
   *[other] { $count } tables
}, { $won } won, at best { $best } points
player-days = Median length of a game: { $count ->
    [0] less than a day
    [1] one day
   *[other] { $days } days
}
button-their-tables = The tables
button-own-record = My results
## Watching

watch-begun = You watch { $title } from now on: by direct message Keryx tells you of each round and of the result, as everybody in { $thread } can see it.
watch-begun-closed = You watch { $title } from now on. But your direct messages are closed: as long as they are, Keryx can tell you nothing, and lets you watch no more.
watch-ended = You no longer watch table { $table }.
watch-none = You do not watch table { $table }.
watch-listed = { $count ->
    [0] You watch no table. { COMMAND("watch") } in its thread begins it.
    [one] **You watch one table**
   *[other] **You watch { $count } tables**
}
button-watch = Watch
button-watch-stop = Stop watching
button-watch-stop-table = Stop watching { $table }
## Talking

talk-heading = {"##"} Private talks at table { $table }
talk-listed = { $count ->
    [0] You are in none.
   *[other] You are in these:
}
talk-choose = With whom do you want to talk?
talk-foot = {"-#"} Each has a private thread, which the server’s moderators can read too. What is agreed there binds nobody.
talk-opened = Here you talk in private: { $thread }
talk-barred = Keryx cannot open a private thread: it lacks the permissions “Create Private Threads” and “Manage Threads” here, or this server has as many threads as Discord allows.
talk-later = Discord does not let Keryx open the thread now. It opens it as soon as it can.
button-talk = Talk in private

## Panels

panel-heading = {"-#"} Table { $table }, { $game }
panel-nothing-asked = You are not asked anything at the moment.
panel-game-over = The game is over.
panel-game-ended = { $reason ->
    [none] This game was ended early.
   *[other] This game was ended early: { $reason }
}
panel-so-far = Chosen so far: { $chosen }
panel-choose = { $what }?
panel-leads-on = { $what } …
panel-choose-among = { $first } – { $last }
panel-choose-one = Choose one
panel-about-to = You are about to do this: **{ $action }**. You cannot take it back.
panel-staged = **{ $action }**
    You can undo this. { $seats ->
    [1] It is carried out { $when }.
   *[other] The others are told { $when }.
    }
panel-staged-already = You have answered already. Undo that first if you want something else:
staged-given-up = Table { $table }: **{ $action }** was not carried out, because the question was closed meanwhile.
undo-time-chosen = { $seconds ->
    [0] From now on, answers given by button count at once.
   *[other] From now on, you can undo an answer given by button for { $seconds } seconds.
}
undo-time-unknown = You can choose { LIST($times) } seconds.
panel-stale = That question is closed, or was not for you; nothing was changed. Here is where things stand:
panel-made = That move has already been made. Here is where things stand:
panel-undone = Taken back.
panel-undone-already = That move has already been taken back; nothing else was changed. Here is where things stand:
panel-undo-old = This button belongs to an earlier move; nothing was changed. Here is where things stand:
panel-amend = You need not answer. If you already have, you can change your answer until everyone else has answered.
panel-answered = *Answered.*
panel-only-answer = {"-#"} Nothing else can be done here.
panel-setting = Only you see this. It stays in force until you change it, and you can change it at any time.
panel-leave-at = Leave it at “{ $answer }”
panel-leave-there = Leave it at that
panel-no-such-number = The number must be from { $low } to { $high }.
order-stopped = { $taken ->
    [one] One of { $all } actions was carried out.
   *[other] { $taken } of { $all } actions were carried out.
} { $why } The rest was left out; send it again when it fits:
order-interrupted = { $taken ->
    [one] One of { $all } actions was carried out.
   *[other] { $taken } of { $all } actions were carried out.
} { $why } The rest goes on by itself if the answer is as you hope; otherwise you are asked about it:
panel-rest = **Queued**, from your last order:
rest-refused = The rest of your order is dropped: { $why }
panel-ahead = **Left ahead**; it is about to be carried out:
ahead-on-what = **On what condition?** As soon as you choose, your order is left. It is carried out when its question comes, if it is allowed then; otherwise you are asked as usual and told why. Nobody else can tell.
ahead-choose = Choose a condition
ahead-choose-from = Conditions from “{ $first }” on
ahead-against = As things stand, it would not be allowed: { $why }
ahead-left = **Left ahead**, in any case: { $order }
ahead-left-if = **Left ahead**, { $condition }: { $order }
ahead-noted = Your order is left. Nobody else can tell.
ahead-dropped = Your order is dropped.
ahead-gone = That order does not wait any more; nothing was changed. Here is where things stand:
ahead-nothing-left = You have left no order at this table.
ahead-refused = Your order is dropped: { $why }
ahead-not-carried-out = Table { $table }: your order **{ $action }** was not carried out. { $why } You are asked as usual: { COMMAND("moves") }.
order-set-aside = Table { $table }: your order **{ $action }** was not carried out. The mistake is Keryx’s, not yours. The order waits no more; when the table goes on, you are asked as usual: { COMMAND("moves") }.
ahead-carried-out = Table { $table }: your order that was left ahead has been carried out.
ahead-expired = It was left more than 30 days ago.
ahead-went-back = The table has gone back to a move before you left it.
ahead-heading = {"##"} Orders you have left ahead
ahead-none = None. Leave one with { COMMAND("ahead leave") }, or with the button on your panel while you are not asked.
ahead-is-quick = They are carried out some seconds after their question. { COMMAND("ahead late") } has them come some minutes late, so that their speed tells nothing.
ahead-is-late = They are carried out some minutes after their question; nobody can foresee how many. { COMMAND("ahead late") } changes that.
order-waits = Now the table is waiting for { LIST($players) }.
order-next-refused = The next one is not possible: { $why }
word-preview = preview
preview-heading = **Preview.** Nothing has been done yet. It assumes nobody else reacts: everyone who could fight lets you pass.
preview-nothing = Nothing would happen.
preview-refused = **{ $part }** would be refused: { $why }
preview-none = This game has no preview; { COMMAND("why") } says whether an order is allowed.
preview-later = You can send it when it is your turn.
preview-alt = Preview, not the table itself. { $alt }

button-join = Join
button-leave = Leave
button-start = Start
button-start-missing = Start ({ $missing } more needed)
button-help = Help
button-tables = Your tables
button-in-short = { $game } in short
button-move = Your move
button-hand = My hand
button-board = Board
button-board-now = Board now
button-board-then = Board then
button-before = Board before
button-move-before = Move before
button-move-after = Move after
button-own-then = As I saw it
button-hand-then = My hand then
button-rolls = Roll by roll
button-log = Log
button-rematch = Rematch
button-course = Course of the game
button-replay = Replay
button-secrets = Replay with all secrets
button-export = Export
button-focus = Close-up
button-text = Board as text
button-since = Catch up
button-undo = Undo
button-confirm = Confirm
button-tell-now =
    { $seats ->
    [1] Do it now
   *[other] Tell them now
    }
button-do-rest = Do it
button-drop-rest = Drop it
button-ahead-leave = Leave an order …
button-ahead-change = Change the order …
button-ahead-drop = Drop the order
button-ahead-drop-number = Drop number { $number }
button-ahead-free = In any case
button-back = Back
button-to-question = Back to the question
button-earlier = Earlier
button-later = More
button-type-order = Type an order
button-type-number = Enter a number
button-send = Send this order
button-answer = Move
button-change = Change
button-look = Open
button-next-table = Next table

form-order-title = Type an order
form-order-label = Your order
form-order-example = As with { COMMAND("order", way: "name") }; separate several with semicolons or lines
form-order-legal = For example: { $order }
form-ahead-title = Leave an order
form-ahead-label = What to do when you are asked
form-number-title = Enter a number
form-number-label = How many?
form-number-example = From { $low } to { $high }

value-yes = yes
value-no = no
listed-range = { $low } to { $high }
listed-more = { $count } more
value-none = nothing

## Commands of a game

game-other = Table { $table } is playing { $game }; use `{ COMMAND($command, way: "name") } …`.
game-not-now = That does not answer your question now; nothing was changed. Here is where things stand:
game-value-missing = “{ $field }” is missing. Possible now: { LIST($values) }.
game-value-refused = “{ $typed }” is not possible for “{ $field }” now. Possible: { LIST($values) }.
game-value-near = “{ $typed }” is not possible for “{ $field }” now. Do you mean { EITHER($values) }?
game-no-value = With what you gave before it, nothing is possible for “{ $field }” now.

## Looking

board-no-such-region = The board has no such region. Choose one of: { LIST($regions) }.
board-after-move = **{ $title }** · { $number ->
    [0] after the set-up
   *[other] after move { $move } of { $last }
} · { $where }
log-empty = Nothing has happened yet.
why-allowed = **{ $action }** is allowed now. Nothing was done.
why-part = In part { $number } of your order:
why-unknown = **{ $action }** is allowed, and so is everything before it. Nobody can know yet whether the rest is allowed: by then something is drawn or revealed, or another player is asked.
why-not = { $section ->
    [none] **{ $action }**: { $why }
   *[other] **{ $action }**: { $why } (Rules, section { $section })
}
rules-orders = How orders are written
rules-orders-now = Now you could write for example: { LIST($orders) }.
rules-orders-general = {"-#"} The examples show how orders are written; whether one is allowed now, { COMMAND("why") } tells.
rules-topics = **{ $game }**, chapter by chapter; { COMMAND("rules") } with a topic tells the whole of it.
rules-more = Also: { LIST($topics) }.
why-now = Now: { $what }
why-instead = Allowed now, for example: { LIST($actions) }.
why-besides = { $section ->
    [none] As things stand, it would not be allowed then either: { $why }
   *[other] As things stand, it would not be allowed then either: { $why } (Rules, section { $section })
}
why-then = When it is asked for, it is allowed, if nothing changes until then.
rules-no-such-game = There is no such game. Choose one of: { LIST($games) }.
rules-no-such-topic = There is no such topic. Choose one of: { LIST($topics) }.

## Help

help-in-direct = **Here** Keryx tells you your secrets and reminds you. { COMMAND("tables") } and { COMMAND("moves") } work here for the tables of all servers; tables are opened and joined on a server.
help-in-lobby = **This thread** is that of table { $table } ({ $game }), which is being filled: { COMMAND("table join") } takes a seat, and whoever opened it starts it with { COMMAND("table start") }.
help-in-table =
    { $asked ->
        [yes] **This thread** is that of table { $table } ({ $game }), and it is your turn: { COMMAND("moves") } shows your question, { COMMAND("hand") } what only you may know.
       *[no] **This thread** is that of table { $table } ({ $game }). { COMMAND("board full") } shows the board, { COMMAND("since") } what you have missed, { COMMAND("why") } which rule forbids something.
    }
help-in-over = **This thread** is that of table { $table } ({ $game }), which is over. The buttons under its last post show the course of the game, and play it again.
help-heading = {"##"} Keryx keeps your board games going
help-about = You make a move whenever you have a minute; Keryx knows the rules and calls whoever is next.
help-play = **Play**: { COMMAND("table new") } opens a table; you sit at it at once.
help-join = **Join**: { COMMAND("table join") } on a server takes a free seat.
help-join-free = **Join**: { $count ->
    [0] no table here has a free seat at the moment.
    [one] one table here has a free seat; { COMMAND("table join") } takes it.
   *[other] { $count } tables here have free seats; { COMMAND("table join") } takes one.
}
help-tables = **Your tables**: { $count ->
    [0] none is waiting for you.
    [one] one is waiting for you.
   *[other] { $count } are waiting for you.
} { COMMAND("tables") } shows them.
help-turn = **How a turn works**: Keryx calls you in the table’s thread. Press **Your move**, choose, done.
help-order = **Prefer to type?** The game’s own commands and { COMMAND("order") } do the same.
help-undo = **A mistake?** As long as the others have not been told, you can undo.
help-secrets = **Secrets** come by direct message; { COMMAND("hand") } shows them to you alone.
help-foot = -# { COMMAND("since") } tells what you missed · { COMMAND("why") } names the rule that forbids an order · { COMMAND("rules") } explains the game
help-game = {"##"} { $game } in short
help-game-foot = -# { COMMAND("rules") } with a topic tells more · { COMMAND("why") } names the rule that forbids an order

## Server settings

settings-heading = **This server’s settings**
settings-language = Language of new tables: { $language }
settings-role = Gamemaster role: { $role }
settings-no-role = none
settings-role-everyone = @everyone cannot be the gamemaster role, because then everybody could end or roll back any table. To let everyone open tables, use { COMMAND("keryx tables") }.
settings-who = Who may open tables: { $who }
settings-images = Pictures in the thread: { $images }
settings-ping = Pinged for new tables: { $role }
settings-role-not-mentionable = Discord lets bots ping { $role } only if the role may be mentioned by everyone: allow that in the settings of the role first.
greeting = **Hello! Keryx moderates board games of ancient Greece, played by chat over weeks.** Three steps and you can begin:
greeting-who = 1. Who may open tables? At first only whoever manages this server; { COMMAND("keryx tables") } and { COMMAND("keryx gamemaster") } change it.
greeting-table = 2. { COMMAND("table new") } in a channel opens a table with a thread of its own; others join by its button.
greeting-help = 3. { COMMAND("help") } tells each of you how to play, in your own language.
settings-results = { $shown ->
    [yes] Ended tables can be looked up with { COMMAND("results") } and { COMMAND("player") }.
   *[no] Ended tables cannot be looked up.
}

## Gamemaster

gm-done = Done; table { $table } has been told.
gm-no-bots = A bot cannot take a seat.
gm-not-yourself = You cannot take a seat yourself while its player is still here; another gamemaster can give it to you.
gm-owner-only = Only the owner of the bot may do that.
gm-backed-up = The database was copied to `backups/{ $name }` in the bot’s data directory.
gm-exported = The whole record of table { $table }. `keryx verify` checks its draws.
note-paused = **The table is paused.** The gamemaster: { $reason }
    {"-#"} Nobody is asked or reminded. { COMMAND("gm resume") } lets the table go on.
note-resumed = The table goes on.
note-rolled-back = The gamemaster has rolled the table back from move { $last } to move { $move }: { $reason }
note-rolled-back-more = and { $count ->
        [one] one more move
       *[other] { $count } more moves
    }
note-substituted = { $name } takes over seat { $mark }.
note-ended = The gamemaster has ended the game: { $reason }
health-latency = Round trip to Discord: { $milliseconds } ms
health-tables = Open tables on this server: { $count }
health-unsent = Messages waiting to be sent: { $count }
health-oldest = The oldest of them was written { $when }.
health-still = **Tables that stand still**
health-waits = - Table { $table } ({ $game }) waits for { LIST($names) }, asked { $when }
health-stopped = - Table { $table } ({ $game }): { $status }, last move { $when }. { $why }
health-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }

## Proposals

button-agree = Agree
button-refuse = Refuse
button-withdraw = Withdraw
button-propose-undo = Ask the others
proposal-made = The others are asked: { $what }
proposal-done = That needs nobody else’s agreement, and is done: { $what }
proposal-answer-agree = You agree. { $status }
proposal-answer-refuse = You refuse. { $status }
proposal-answer-withdraw = Proposal { $number } is withdrawn.
undo-ask = { COMMAND("vote undo") } or this button asks those concerned whether you may take it back nevertheless.

## Giving up a seat

button-resign = Resign
button-seek = Look for a substitute
button-take = Take the seat
button-again = Call again
resign-ask = **Do you want to give up seat { $mark } at table { $table }?**
resign-goes-on = From then on Keryx plays for you, as harmlessly as the rules allow, and nobody waits for your seat. At the end you come after all who have stayed. What only you know stays hidden. Somebody else may take the seat over. **You cannot take this back.**
resign-ends =
    { $count ->
        [0] Then the game is over, and it is lost. **You cannot take this back.**
       *[other] Then the game is over, and { LIST($winners) } wins. **You cannot take this back.**
    }
resigned = You have given up your seat at table { $table }.
proposal-called = It is posted in { $channel }: { $what }
proposal-seat-asked = The table is asked, and you hear in its thread what becomes of it: { $what }

## Privacy

privacy-kept = Keryx keeps this about you: your Discord id, the name you had when you sat down, your language, whether direct messages reach you, the tables you opened, your seats, moves and results, your orders that still wait, the tables you watch, and the levels of solo games you reached. Messages it has sent are deleted after 30 days.
privacy-tables = { $count ->
    [0] You have no seat at any table.
   *[other] Tables where you have a seat: { LIST($tables) }.
}
privacy-way-unknown = Keryx sends you your secrets by direct message; if those are closed, a button under the board and { COMMAND("hand") } show them.
privacy-way-open = Keryx sends you your secrets by direct message.
privacy-way-closed = Your direct messages are closed: a button under the board and { COMMAND("hand") } show you your secrets.
privacy-way-thread = Keryx sends you your secrets in a private thread.
privacy-way-again = { privacy-way-thread }
privacy-chosen-dm = Keryx sends you your secrets by direct message; if those are closed, a button under the board and { COMMAND("hand") } show them.
privacy-chosen-thread = If your direct messages are closed, Keryx sends you your secrets in a private thread. The server’s moderators can read it.
privacy-results = { $shown ->
    [yes] Others can look up your results: on each server, those of its own tables that they can see.
   *[no] Nobody else can look up your results. At tables that are listed, the letter of your seat stands for your name.
}
privacy-not-sure = Nothing was deleted. To delete your data, use the command again with sure: True.
privacy-deleted = { $count ->
    [0] Your personal data is deleted.
   *[other] Your personal data is deleted. Your seats stay, without your name; a gamemaster can give them to others.
}

## Commands

command-table = table
    .description = Open tables, sit down at them and start them
command-table-new = new
    .description = Open a table in this channel, with a thread of its own
command-table-join = join
    .description = Take the first free seat at a table
command-table-seat = seat
    .description = Take a certain seat at a table, or change to it
command-table-leave = leave
    .description = Give up your seat before the start
command-table-start = start
    .description = Start a table with those who sit at it
command-table-cancel = cancel
    .description = Give up a table before it starts
command-table-list = list
    .description = List the tables of this server
command-table-show = show
    .description = Show who sits at a table and how it stands
command-table-resign = resign
    .description = Give up your seat while a game is played
command-table-seek = seek
    .description = Look for somebody who takes your seat, or one that is free
command-keryx = keryx
    .description = Settings of this server
command-keryx-show = show
    .description = Show this server’s settings
command-keryx-language = language
    .description = Set the language of new tables
command-keryx-gamemaster = gamemaster
    .description = Name the role that may open and administer tables
command-keryx-tables = tables
    .description = Say who may open tables
command-keryx-images = images
    .description = Say when the boards of new tables are drawn
command-keryx-ping = ping
    .description = Choose a role that is pinged for new tables; without a role, none is
command-keryx-results = results
    .description = Say whether ended tables can be looked up
command-gm = gm
    .description = For gamemasters: look after a table
command-gm-pause = pause
    .description = Stop a table until it is resumed
command-gm-resume = resume
    .description = Let a table go on, in a new thread if its own is gone
command-gm-rollback = rollback
    .description = Bring back the board after an earlier move, for all to see
command-gm-substitute = substitute
    .description = Put another player into a seat
command-gm-end = end
    .description = End a game before its time
command-gm-export = export
    .description = Get the whole record of a game that has ended
command-gm-backup = backup
    .description = Copy the database on the bot’s machine (owner of the bot only)
command-gm-health = health
    .description = Show how the bot and this server’s tables are doing
command-moves = moves
    .description = Show what you are asked now, with buttons to answer
command-tables = tables
    .description = Show your tables, first those that wait for you
command-order = order
    .description = Give a typed order; separate several with semicolons
command-remind = remind
    .description = How Keryx reminds you: when first, your night, your time zone
command-nudge = nudge
    .description = Have those reminded whom a table waits for
command-away = away
    .description = Say until when you are away; without an end, that you are back
command-ahead = ahead
    .description = Orders left for a question that is still to come
command-ahead-leave = leave
    .description = Leave an order for your next question; on what condition you choose next
command-ahead-show = show
    .description = Show all the orders you have left ahead
command-ahead-drop = drop
    .description = Drop what you have left at a table
command-ahead-late = late
    .description = Choose whether such orders come some minutes late, so that their speed tells nothing
command-vote = vote
    .description = Decide something together with the other players of a table
command-vote-pause = pause
    .description = Propose a pause; more than half must agree
command-vote-resume = resume
    .description = Propose that a paused table goes on; more than half must agree
command-vote-end = end
    .description = Propose to end the game without a result; all must agree
command-vote-extend = extend
    .description = Propose more time for those who are asked; more than half must agree
command-vote-pace = pace
    .description = Propose another pace; more than half must agree
command-vote-replace = replace
    .description = Propose to replace a player who is missing; more than half of the others must agree
command-vote-undo = undo
    .description = Ask those concerned whether you may take back your last move
command-vote-answer = answer
    .description = Agree to a proposal, refuse it, or withdraw your own
command-undo = undo
    .description = Take back your last move inside your own turn
command-undo-time = undo-time
    .description = Choose how long you can undo an answer given by button before the others are told
command-board = board
    .description = Show the board
command-board-full = full
    .description = Show the whole board
command-board-region = region
    .description = Show one part of the board
command-board-player = player
    .description = Show what lies before one player
command-board-text = text
    .description = Show the board as text
command-hand = hand
    .description = Show what only you may know
command-log = log
    .description = Show what happened last
command-since = since
    .description = Show what happened since your last move
command-replay = replay
    .description = Show a game as an animated picture
command-why = why
    .description = Ask which rule forbids an order, without giving it
command-help = help
    .description = How to begin, how a turn works, and each game in a few lines
command-rules = rules
    .description = Explain a topic of the rules, or how orders are written
command-results = results
    .description = Look up ended tables and who came where
command-player = player
    .description = Show what you or somebody else has come to: rating, wins, length of games
command-watch = watch
    .description = Watch a table at which you do not play; alone, it lists what you watch
command-talk = talk
    .description = Talk with other players of your table in a private thread, where its game allows that
command-privacy = privacy
    .description = What Keryx keeps about you, and how to delete it
command-privacy-show = show
    .description = Show what Keryx keeps about you
command-privacy-secrets = secrets
    .description = Choose how you are told what only you may know
command-privacy-results = results
    .description = Choose whether others can look up your results
command-privacy-delete = delete
    .description = Delete your personal data; your seats stay, without your name
command-preview = preview
    .description = See in private what an order would lead to, without giving it

## Parameters

param-table = table
    .description = Number of the table; needed only if it is not clear
param-seconds = seconds
    .description = How many seconds
param-game = game
    .description = The game
param-table-new-seats = seats
    .description = How many seats at most
param-scenario = scenario
    .description = The scenario
param-variants = variants
    .description = Variants, separated by commas
param-language = language
    .description = The language of the table’s thread
param-images = images
    .description = When the board is drawn
param-play = play
    .description = Whether you play yourself; otherwise you only lead the table
param-pace = pace
    .description = How long a move may take
param-hours = hours
    .description = Hours of a move, for a pace of your own
param-bank = bank
    .description = Hours in the bank beside them
param-when-up = when-up
    .description = What follows when time is up
param-on = on
    .description = Whether you want to be reminded
param-first = first
    .description = Hours until the first reminder
param-local-time = local-time
    .description = What time it is where you are now
param-night-from = night-from
    .description = The hour at which your night begins
param-night-until = night-until
    .description = The hour at which your night ends
param-until = until
    .description = Until when: 3 days, 12h, 24.12. or 2026-12-24
param-late = late
    .description = Yes: some minutes after the question; no: some seconds
param-keryx = keryx
    .description = Whether Keryx answers for you meanwhile
param-vote-extend-hours = hours
    .description = How many hours more
param-vote-answer-number = number
    .description = Number of the proposal; needed only if there are several
param-answer = answer
    .description = What you answer
param-number = number
    .description = Number of the seat, from 1
param-role = role
    .description = The role; leave it out for none
param-who = who
    .description = Who may open tables
param-reason = reason
    .description = Why; everybody at the table will read it
param-move = move
    .description = The number of a move: the board as it was after it
param-gm-rollback-move = move
    .description = The move after which the board is brought back
param-seat = seat
    .description = The seat
param-player = player
    .description = The player
param-person = person
    .description = The person; leave it out for all, or for yourself
param-shown = shown
    .description = Whether they can be looked up
param-stop = stop
    .description = Whether you want to watch it no more
param-talk-player = player
    .description = Whom you want to talk with; leave it out to see your talks
param-second = second
    .description = Another player
param-third = third
    .description = Another player
param-fourth = fourth
    .description = Another player
param-text = text
    .description = The order; { COMMAND("rules", way: "name") } tells how orders are written
param-region = region
    .description = The part of the board
param-lines = lines
    .description = How many lines
param-secrets = secrets
    .description = With all secrets, once the game is over
param-round = round
    .description = From which round on
param-log-move = move
    .description = From which move on
param-since-move = move
    .description = From which move on
param-date = date
    .description = From when on: 3 days, 12h, 24.12. or 2026-12-24
param-log-player = player
    .description = Only what one player did
param-since-player = player
    .description = Only what one player did
param-topic = topic
    .description = The topic
param-way = way
    .description = How it reaches you
param-sure = sure
    .description = Are you sure? This cannot be taken back
