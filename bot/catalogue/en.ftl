### What commands and panels say. Names of commands and parameters are lower case, without spaces, 32 letters at most.

## Games, scenarios, regions of boards

game-perikles = Perikles
scenario-standard = standard
game-peloponnes = Peloponnes
scenario-solo = solo
scenario-level-1 = solo, level 1
scenario-level-2 = solo, level 2
scenario-level-3 = solo, level 3
scenario-level-4 = solo, level 4
scenario-level-5 = solo, level 5
region-perikles-cities = The cities
region-perikles-places = The places of battle
region-perikles-seats = All players
region-peloponnes-rows = The rows of tiles
region-peloponnes-seats = All tableaus

## Choices of parameters

choice-perikles = Perikles
choice-peloponnes = Peloponnes
choice-en = English
choice-de = Deutsch
choice-el = Ελληνικά
choice-locale = as the server’s Discord
choice-move = after every move
choice-turn = after every turn
choice-demand = only on demand
choice-everyone = everyone
choice-gamemasters = those who manage the server, and the gamemaster role
choice-dm = by direct message; if they are closed, by the button “My hand”
choice-thread = in a private thread, which the server’s moderators can read

## Tables

table-named = { $table }: { $game }, { $status }
table-line = **Table { $table }**: { $game }, { $status }, { $taken } of { $seats } seats taken, { $thread }
table-scenario = Scenario: { $scenario }
table-variants = { $count ->
    [one] Variant
   *[other] Variants
}: { LIST($variants) }
table-opened = Table { $table } is open: { $thread }. Press **Join** on its message to take a seat yourself.
table-opens-later = Table { $table } is made, but Discord does not answer at the moment. Its message will appear here as soon as it does; you need not do anything.
table-not-opened = Table { $table } could not be opened: Discord does not let Keryx write or make a thread here. Nothing is left of it.
table-only-in-channel = Tables are opened in a text channel of the server, not in a thread or elsewhere.
table-none-open = No table is open here at the moment. `/table new` opens one.
table-which-open = Several tables are open: { LIST($tables) }. Give the number of the one you mean.
table-none-here = There are no tables in this server at the moment.
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

lobby-heading = **Table { $table }: { $game }**, up to { $seats } players
lobby-seat = { $mark }: { $name }
lobby-free = *free*
lobby-forgotten = *a former player*
lobby-lobby = Press **Join** to take a seat. Whoever opened the table starts it.
lobby-started = The table has started; it is played in its thread.
lobby-cancelled = The table was cancelled.
lobby-joined = You have seat { $mark } at table { $table }. It will be played in { $thread }.
lobby-left = You have left table { $table }.
lobby-begun = Table { $table } has started: { $thread }.

## Panels

panel-heading = Table { $table }, { $game }
panel-nothing-asked = You are not asked anything at the moment.
panel-game-over = The game is over.
panel-so-far = Chosen so far: { $chosen }
panel-choose = { $what }?
panel-choose-one = Choose one
panel-about-to = You are about to do this: **{ $action }**. It cannot be taken back.
panel-stale = That belongs to a question that is no longer open, or not to you; nothing was changed. This is how things stand:
panel-made = That move is made already. This is how things stand:
panel-undone = Taken back.
panel-amend = You need not answer, or have done so already; until the others have, you can still change it.
panel-setting = Only you see this. It can be changed at any time and holds until you do.
panel-enough = That is all
panel-no-such-number = The number must be from { $low } to { $high }.
order-stopped = { $taken ->
    [one] Of { $all } actions one was carried out; then something was drawn or revealed, or somebody else was asked, and the rest no longer fitted.
   *[other] Of { $all } actions { $taken } were carried out; then something was drawn or revealed, or somebody else was asked, and the rest no longer fitted.
}

button-join = Join
button-leave = Leave
button-start = Start
button-move = Your move
button-hand = My hand
button-text = Board as text
button-undo = Undo
button-confirm = Confirm
button-back = Back
button-earlier = Earlier
button-later = More
button-type-order = Type an order
button-type-number = Enter a number

form-order-title = Type an order
form-order-label = Your order
form-order-example = As with /order; several are parted by semicolons
form-number-title = Enter a number
form-number-label = How many?
form-number-example = From { $low } to { $high }

value-yes = yes
value-no = no
value-none = nothing
value-hoplite = Hoplite
value-trireme = Trireme
value-attack = Attack
value-defence = Defence
value-phase = until the phase ends
value-round = until the round ends
value-hand = the leader’s hand

## Commands of a game

game-other = Table { $table } plays another game.
game-not-now = That is not what you are asked now; nothing was changed. This is how things stand:
game-value-missing = “{ $field }” is missing. Possible now: { LIST($values) }.
game-value-refused = “{ $typed }” is not possible for “{ $field }” now. Possible: { LIST($values) }.
game-no-value = With what you gave before it, nothing is possible for “{ $field }” now.

## Looking

board-no-such-region = The board has no such region. There are: { LIST($regions) }.
board-no-such-player = There is no such player at this table. There are: { LIST($players) }.
log-empty = Nothing has happened yet.
why-allowed = **{ $action }**: that is allowed now. Nothing was done.
why-not = { $section ->
    [none] **{ $action }**: { $why }
   *[other] **{ $action }**: { $why } (Rules, section { $section })
}
rules-orders = How orders are written
rules-no-such-topic = There is nothing on that. There is something on: { LIST($topics) }.

## Server settings

settings-heading = **What this server has set**
settings-language = Language of new tables: { $language }
settings-role = Gamemaster role: { $role }
settings-no-role = none
settings-who = Tables are opened by: { $who }
settings-images = Boards are drawn: { $images }

## Gamemaster

gm-done = Done; table { $table } has been told.
gm-no-bots = A bot cannot take a seat.
gm-owner-only = Only the owner of the bot may do that.
gm-backed-up = The database was copied to `backups/{ $name }` in the bot’s data directory.
gm-exported = The whole record of table { $table }. `keryx verify` checks its draws.
note-paused = The gamemaster has paused the table: { $reason }
note-resumed = The table goes on.
note-rolled-back = The gamemaster has brought back the board after move { $move }: { $reason }
note-substituted = { $name } takes over seat { $mark }.
note-player-gone = Whoever had seat { $mark } has had their data deleted. The table is paused until the gamemaster gives the seat to another and resumes it.
note-ended = The gamemaster has ended the game: { $reason }
health-latency = Time to Discord and back: { $milliseconds } ms
health-tables = Tables in this server that are not over: { $count }
health-unsent = Messages that wait to be sent: { $count }
health-stuck = Tables that wait or are frozen: { LIST($tables) }

## Privacy

privacy-kept = Keryx keeps of you: your Discord id, the name you had when you sat down, your language, your seats, and the moves you made.
privacy-tables = { $count ->
    [0] You sit at no table.
   *[other] Tables at which you sit: { LIST($tables) }.
}
privacy-way-unknown = What only you may know is sent to you by direct message; if those are closed, the button “My hand” and `/hand` show it.
privacy-way-open = What only you may know is sent to you by direct message.
privacy-way-closed = Your direct messages are closed: the button “My hand” and `/hand` show you what only you may know.
privacy-way-thread = What only you may know is sent to you in a private thread.
privacy-chosen-dm = What only you may know is sent to you by direct message; if those are closed, the button “My hand” and `/hand` show it.
privacy-chosen-thread = If your direct messages are closed, what only you may know is sent to you in a private thread. The server’s moderators can read it there.
privacy-not-sure = Nothing was deleted. If you want your data deleted, use the command again with sure: True.
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
command-keryx = keryx
    .description = Settings of this server
command-keryx-show = show
    .description = Show what this server has set
command-keryx-language = language
    .description = Set the language of new tables
command-keryx-gamemaster = gamemaster
    .description = Name the role that may open and administer tables
command-keryx-tables = tables
    .description = Say who may open tables
command-keryx-images = images
    .description = Say when the boards of new tables are drawn
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
    .description = Show how the bot and this server’s tables are
command-moves = moves
    .description = Show what you are asked now, with buttons to answer
command-order = order
    .description = Give a typed order; several are parted by semicolons
command-undo = undo
    .description = Take back your last move inside your own turn
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
command-why = why
    .description = Ask which rule forbids an order, without giving it
command-rules = rules
    .description = Explain a topic of the rules, or how orders are written
command-privacy = privacy
    .description = What Keryx keeps of you, and how to delete it
command-privacy-show = show
    .description = Show what Keryx keeps of you
command-privacy-secrets = secrets
    .description = Choose how you are told what only you may know
command-privacy-delete = delete
    .description = Delete your personal data; your seats stay, without your name
command-perikles = perikles
    .description = Moves of Perikles
command-perikles-place-marker = place-marker
    .description = Set-up: put an extra marker into a city
    .label = Place a marker
command-perikles-take = take
    .description = Take an influence tile from the offer
    .label = Take a tile
command-perikles-propose = propose
    .description = Propose a candidate in a city
    .label = Propose a candidate
command-perikles-assassinate = assassinate
    .description = Have your assassin remove a marker
    .label = Remove a marker
command-perikles-end-turn = end-turn
    .description = End your turn
    .label = End your turn
command-perikles-name-first = name-first
    .description = As leader of Sparta, say who commits forces first
    .label = Say who commits first
command-perikles-recover = recover
    .description = Recover a counter from the dead
    .label = Recover a counter
command-perikles-send = send
    .description = Send a counter to attack or defend a place
    .label = Send a counter
command-perikles-pay-marker = pay-marker
    .description = Pay a marker for up to two more counters
    .label = Pay for more counters
command-perikles-ask-permission = ask-permission
    .description = Ask a leader to let you defend one of his places
    .label = Ask for permission
command-perikles-answer-request = answer-request
    .description = Allow a defence that you were asked for, or refuse it
    .label = Answer the request
command-perikles-pass = pass
    .description = Do not play your special tile before this combat
    .label = Pass
command-perikles-choose-loss = choose-loss
    .description = Choose the city that loses a counter
    .label = Choose the loss
command-perikles-play-special = play-special
    .description = Play your special tile
    .label = Play your special tile
command-perikles-move-marker = move-marker
    .description = Alkibiades: choose a marker that moves
    .label = Move a marker
command-peloponnes = peloponnes
    .description = Moves of Peloponnes
command-peloponnes-choose-civilisation = choose-civilisation
    .description = Solo: choose the civilisation you play
    .label = Choose a civilisation
command-peloponnes-choose-incomes = choose-incomes
    .description = Solo: choose your extra incomes for the whole game
    .label = Choose extra incomes
command-peloponnes-bid = bid
    .description = Bid coins on a tile
    .label = Bid on a tile
command-peloponnes-pass = pass
    .description = Bid on nothing this round, and take 3 coins
    .label = Pass
command-peloponnes-move = move
    .description = After being outbid, move your bid to another tile
    .label = Move the bid
command-peloponnes-withdraw = withdraw
    .description = After being outbid, take your bid back and one coin more
    .label = Withdraw the bid
command-peloponnes-build = build
    .description = Pay for the building you won, or put a coin on it
    .label = Take the building
command-peloponnes-let-go = let-go
    .description = Let a building go that only luxury could keep
    .label = Let the building go
command-peloponnes-choose-income = choose-income
    .description = Choose what the Port or the Temple of Apollo brings this round
    .label = Choose an income
command-peloponnes-keep = keep
    .description = Say which tiles you keep in a disaster; the others are lost
    .label = Keep tiles
command-peloponnes-feed = feed
    .description = Say how much luxury you exchange for missing food
    .label = Feed inhabitants
command-peloponnes-settle = settle
    .description = Say which buildings with a coin you pay for; the others are lost
    .label = Pay for buildings

## Parameters

param-table = table
    .description = Number of the table; needed only if it is not clear
param-game = game
    .description = The game
param-table-new-seats = seats
    .description = How many seats at most
param-scenario = scenario
    .description = The scenario
param-variants = variants
    .description = Variants, several between commas
param-language = language
    .description = The language of the table’s thread
param-images = images
    .description = When the board is drawn
param-number = number
    .description = Number of the seat, from 1
param-role = role
    .description = The role; leave it out for none
param-who = who
    .description = Who may open tables
param-reason = reason
    .description = Why; everybody at the table will read it
param-move = move
    .description = The move after which the board is brought back
param-seat = seat
    .description = The seat
param-player = player
    .description = The player
param-text = text
    .description = The order, for example: take Athens 2
param-region = region
    .description = The part of the board
param-lines = lines
    .description = How many lines
param-topic = topic
    .description = The topic
param-way = way
    .description = How it reaches you
param-sure = sure
    .description = Are you sure? This cannot be taken back
param-city = city
    .description = Which city
param-tile = tile
    .description = Which tile
param-owner = owner
    .description = Whose marker
param-candidate = candidate
    .description = Whether it is a candidate
param-until = until
    .description = How long you do not want to be asked again
param-first = first
    .description = Who commits first
param-arm = arm
    .description = Hoplite or trireme
param-strength = strength
    .description = Which strength
param-place = place
    .description = Which place of battle
param-side = side
    .description = Attack or defence
param-force = force
    .description = Whose counters
param-allow = allow
    .description = Whether you allow it
param-target = target
    .description = What the tile is played on
param-civilisation = civilisation
    .description = Which civilisation
param-wood = wood
    .description = How much wood
param-stone = stone
    .description = How much stone
param-food = food
    .description = How much food
param-coins = coins
    .description = How many coins
param-how = how
    .description = Pay the cost, or put a coin on it
param-kind = kind
    .description = Wood, stone, food or a coin
param-tiles = tiles
    .description = Which tiles
param-luxury = luxury
    .description = How much luxury
