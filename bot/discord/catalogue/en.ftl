# What the bot says by itself: refusals, notices, and what becomes of tables.

## Faults

fault-of-ours = Something went wrong on Keryx’s side, and nothing was changed. If it happens again, give this number to the people who run the bot: { $number }.
fault-of-ours-kept = What you asked for is done, but something went wrong on Keryx’s side afterwards. Check where things stand before you try again. If it happens again, give this number to the people who run the bot: { $number }.
connection-fault = Discord could not be reached for a moment, and nothing was changed. Please try again.
connection-fault-kept = What you asked for is done; only the answer was lost, because Discord could not be reached for a moment. { COMMAND("moves") } shows what you are asked now.
answered-already = Discord says that this has already been answered, so Keryx did nothing more. If you see no answer, please try again.
store-unavailable = Keryx cannot write to its database at the moment, so nothing was changed. Please try again in a few minutes.
table-frozen = **The table stands still.** The mistake is Keryx’s, not yours. Your last try was not carried out; nothing played before is lost.
    {"-#"} The people who run the bot find the fault in the log as { $number }. Once it is mended, { COMMAND("gm resume") } lets the table go on.

## Refusals

refusal-part = Nothing of your order was carried out, because of part { $number }: { $why }
order-typed = You typed: { $order }
refusal-no-such-table = You can see no table { $table }.
refusal-nothing-to-look-up = There is nothing to look up: no such table has ended that you can see here, or somebody keeps their results to themselves.
refusal-results-hidden = This server does not let its ended tables be looked up.
refusal-watch-own = You have a seat at this table, so Keryx tells you anyway; others can watch it.
refusal-watch-over = Only a table that is being played can be watched.
refusal-watch-many = You can watch { $most } tables at most; { COMMAND("watch") } outside of a table’s thread lists them.
refusal-watch-full = { $most } people watch this table already, and no more can.
refusal-no-talks = { $game } is played without private talks between opponents: say in the table’s thread what you have to say.
refusal-talk-over = Only at a table that is being played can you talk in private.
refusal-talk-alone = Name at least one other player to talk with.
refusal-talk-nobody = Nobody sits in seat { $seat } who could talk.
refusal-talk-no-such-player = No such player; there are: { LIST($players) }.
refusal-talks-many = { $most } private talks are open at this table, and no more can be.
news-heading = { $about ->
    [round] **{ $title }: { $round } is over.** { $place }
    [over] **{ $title } is over.** { $place }
   *[early] **{ $title } was ended without a result.** { $place }
}
refusal-no-table = You have no seat at a table here. Use the command in a table’s thread, or give the number of the table.
refusal-which-table = You have a seat at several tables: { LIST($tables) }. Give the number of the one you mean, or use the command in its thread.
refusal-no-table-looked-after = You are not the gamemaster of any open table on this server. Use the command in a table’s thread, or give the number of the table.
refusal-which-looked-after = You are the gamemaster of several tables: { LIST($tables) }. Give the number of the one you mean, or use the command in its thread.
refusal-button-of-another = This button belongs to another table, or to a thread that its table has left; nothing was changed.
refusal-not-seated = You have no seat at this table.
refusal-no-such-seat = There is no seat { $seat } at this table; it has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
refusal-no-such-move = There is no move { $seq } to go back to.
refusal-no-move-to-show = There is no move { $move } to look back at: those that stand, and that everybody knows of, go from 0, the set-up, to { $last }.
refusal-one-start-only = Give a round, a move or a date, one of them only.
refusal-no-such-round = There is no round { $number } to look back at: { $last ->
    [0] none has begun so far.
   *[other] rounds go from { $first } to { $last } so far.
}
refusal-no-such-date = “{ $typed }” is no time in the past. Write for example `3 days`, `12h`, `24.12.` or `2026-12-24`.
refusal-no-such-player = There is no such player at this table. Choose one of: { LIST($players) }.
refusal-replay-secrets-later = Secrets are shown once the game is over. Until then the replay shows what everybody could see.
refusal-replay-under-way = A replay is being drawn for you already. Ask again when it is there.
refusal-no-such-scenario = This game has no scenario “{ $scenario }”.
refusal-no-variants = This game has no variants.
refusal-unknown-scenario = This game has no scenario “{ $scenario }”; it has: { LIST($scenarios) }.
refusal-no-such-variant = This game has no variant “{ $variant }”; it has: { LIST($variants) }.
refusal-seats-not-possible = This game is for { $more ->
    [0] { $low ->
        [one] one player
       *[other] { $low } players
    }
   *[other] { $low } to { $high } players
}, not for { $seats }.
refusal-already-seated = You already have seat { $seat } at this table.
refusal-substitute-has-a-seat = They already have seat { $seat } at this table.
refusal-seat-without-player = Seat { $seat } has no player: put somebody into it with { COMMAND("gm substitute") }, then let the table go on.
refusal-seat-taken = Seat { $seat } is not free.
refusal-table-full = All seats are taken.
refusal-seats-kept = The seats that are left are kept for those who played the table before, until { $when }.
refusal-too-few-seated = { $missing ->
    [one] One more player is needed
   *[other] { $missing } more players are needed
}; this game is for { $more ->
    [0] { $low }
   *[other] { $low } to { $high }
}.
refusal-table-has-started = This table has already started.
refusal-table-not-started = This table has not started yet.
refusal-table-cancelled = This table was cancelled.
refusal-table-still-running = This table is still being played; you can export it when the game is over.
refusal-table-not-in-that-condition = { $status ->
    [running] This table is being played; there is nothing to resume.
    [paused] This table is already paused.
    [waiting] This table is already waiting.
    [frozen] This table is frozen.
    [ended] This table has ended.
   *[cancelled] This table was cancelled.
}
refusal-broken-text = A text or a name holds a broken character that Keryx cannot store; please type it anew.
refusal-undeclared-value = This command does not take that value for “{ $name }”; please choose or type another.
refusal-seed-published = This game is over. Everybody knows its seed, and with it every draw to come, so it cannot be rolled back.
reason-in-their-words = “{ $reason }”
refusal-table-paused = This table is not being played at the moment.{ $reason ->
    [none] { "" }
   *[other] { " " }{ $reason }
}
refusal-table-ended-early = { $reason ->
    [none] This game was ended early.
   *[other] This game was ended early: { $reason }
}
refusal-table-frozen = A fault of Keryx’s own has frozen this table, number { $fault }. The gamemaster can resume it once the fault is mended.
refusal-stale = That question has been answered or withdrawn; nothing was changed.
refusal-cannot-undo = Your last move can no longer be taken back: something was drawn or revealed, another player was asked, or the thread has shown it.
refusal-can-still-change = Your last answer stands, but you can still change it: { COMMAND("moves") } shows how.
refusal-nothing-to-undo = You have no move to take back yet.
refusal-no-such-pace = There is no such pace.
refusal-bank-without-hours = A bank goes with hours of a move: give both, or choose a pace that has a name.
refusal-cooldown = That command takes a lot of work; please wait { $seconds } s.
refusal-orders-too-quick = Your orders come too quickly one after another; please wait { $seconds } s. Nothing was done.
refusal-threads-full = This server has 1,000 active threads, and Discord allows no more. Archive some that nobody needs, then try again.
refusal-only-in-server = This command works only on a server.
refusal-bot-not-in-server = Keryx is not a member of this server; somebody who manages it can invite the bot: { $link }
refusal-unreadable-value = “{ $value }” is not among the choices.
refusal-commands-changed = The commands have just changed. Restart Discord or try again in a few minutes.
refusal-may-not = You may not use this command here.
refusal-may-not-create = Only members who may manage the server, or who have its gamemaster role, can open tables here. A member who manages the server can let everyone do so with { COMMAND("keryx tables") }.
refusal-may-not-see-health = Only members who may manage the server, or who have its gamemaster role, can see how the bot is doing.
refusal-not-gamemaster = Only the player who opened the table, or a gamemaster of this server, may do that.
refusal-bot-may-not = In { $channel }, Keryx lacks these permissions: { LIST($permissions) }. Nothing was created.
refusal-channel-gone = The channel of table { $table } is gone, or Keryx cannot see it. Use { COMMAND("gm resume") } with the table’s number in a text channel of its server; that opens a new thread there.

permission-view-channel = view the channel
permission-send-messages = send messages
permission-create-public-threads = create public threads
permission-send-messages-in-threads = send messages in threads
permission-attach-files = attach files
permission-read-message-history = read the message history

waiting-for = The table is waiting for { LIST($players) }.
nobody-asked = Nobody has anything to decide now.
post-in-full = *… all of it is in the file below …*
post-due = Time until { $when }, { $left }.
post-due-of = { $name } has time until { $when }, { $left }.
post-in-place = This post could not be shown; in the log of the bot it is number { $number }. { COMMAND("log") } tells what happened, { COMMAND("board full") } shows the board, and { COMMAND("moves") } shows you your question if you have one.

## Direct messages

direct-asked = **{ $game } { $table }:** { $question }
direct-heading = **{ $game } { $table }**, { $place }
direct-place = {"-#"} { $place }
direct-told = Keryx sends you your secrets here. If you close your direct messages, the button “{ $button }” in the table’s thread and the command { COMMAND("hand") } show them to you alone.
direct-closed = Keryx cannot send you direct messages. The button “My hand” below and the command { COMMAND("hand") } show you your secrets; nobody else sees them.
direct-in-place = A message for you alone could not be shown; in the log of the bot it is number { $number }. { COMMAND("hand") } shows your secrets, and { COMMAND("moves") } what you are asked.

## Proposals

proposal-gamemaster = the gamemaster
proposal-undo = { $name } would like to take back { $count ->
    [one] move { $last }
   *[other] moves { $first } to { $last }
}.
proposal-undo-means = Whoever is concerned must agree. What was drawn is drawn anew; what was shown stays known.
proposal-rollback = The gamemaster would like to roll the table back from move { $last } to move { $move }.
proposal-rollback-means = { proposal-undo-means }
proposal-pause = { $name } proposes a pause.
proposal-resume = { $name } proposes that the table goes on.
proposal-end = { $name } proposes to end the game without a result.
proposal-end-means = Nobody wins, and the seed is published. All must agree.
proposal-extend = { $name } proposes { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
} for { LIST($players) }.
proposal-pace = { $limited ->
    [no] { $name } proposes another pace: { $pace }.
   *[yes] { $name } proposes another pace: { $pace }. When time is up: { $then }.
}
proposal-reason = Reason: { $reason }
proposal-status = Proposal { $number } · { $count ->
    [0] no vote of { $needed } needed yet
   *[other] { $count } of { $needed } needed votes: { LIST($agreed) }
}{ $against ->
    [0] { "" }
   *[other] { " " }· against: { LIST($refused) }
}{ $left ->
    [0] { "" }
   *[other] { " " }· still asked: { LIST($missing) }
} · closes { $when }
proposal-closed = Proposal { $number } · { $outcome ->
    [agreed] agreed
    [refused] refused
    [withdrawn] withdrawn
    [expired] expired: too few agreed in time
   *[overtaken] overtaken by what has happened since
}{ $count ->
    [0] { "" }
   *[other] { " " }· for it: { LIST($agreed) }
}{ $against ->
    [0] { "" }
   *[other] { " " }· against: { LIST($refused) }
}
proposal-answered = Proposal { $number }: { $answer ->
    [agrees] { $name } agrees.
   *[refuses] { $name } refuses.
}
proposal-logged = Proposal { $number }: { $what }
agreed-undo = As agreed, { $count ->
    [one] move { $last } is
   *[other] moves { $first } to { $last } are
} taken back.
agreed-rollback = As agreed, the table goes back from move { $last } to move { $move }.
agreed-pause = **The table is paused, as agreed.**
    {"-#"} Nobody is asked or reminded. { COMMAND("vote resume") } lets it go on if more than half agree.
agreed-resume = As agreed, the table goes on.
agreed-end = As agreed, the game ends without a result.
agreed-extend = As agreed, { LIST($players) } { $hours ->
    [one] get one more hour.
   *[other] get { $hours } more hours.
}
agreed-pace = { $limited ->
    [no] As agreed, the table has another pace: { $pace }.
   *[yes] As agreed, the table has another pace: { $pace }. When time is up: { $then }.
}
waits-agreed = The players have agreed on a pause.
waits-end-agreed = The players have agreed on it.
refusal-no-such-proposal = There is no proposal { $number } at this table.
refusal-no-proposal = Nothing is proposed at this table.
refusal-which-proposal = 
    Several things are proposed. Give the number of the one you mean.
    { $proposals }
refusal-proposal-closed = Proposal { $number } is closed: it was { $outcome ->
    [agreed] agreed to.
    [refused] refused.
    [withdrawn] withdrawn.
    [expired] not answered by enough in time.
   *[overtaken] overtaken by what has happened since.
}
refusal-proposed-already = That is proposed already: see proposal { $number }.
refusal-proposed-in-vain = Your proposal was refused a short while ago; you can make it again after { $hours } hours.
refusal-proposal-of-another = Only who made a proposal, or a gamemaster, can withdraw it.
refusal-not-asked-to-agree = You are not asked: this proposal does not concern you.
refusal-undo-needs-no-agreement = You can take back your last move without asking anybody: { COMMAND("undo") } does it.
refusal-pace-as-it-is = The table has that pace already.
proposal-replace = { $name } proposes to replace { $player }, who is missing.
proposal-replace-means = If more than half of the others agree, seat { $mark } is free, the table waits, and somebody else is looked for.
proposal-seat = { $taker } would like to take seat { $mark } at this table.
proposal-seat-means = Whoever takes it learns all its secrets. More than half of the others must agree, or the gamemaster alone.
proposal-call = { $game }, table { $table }: a player is wanted for seat { $mark }.
agreed-replace = As agreed, seat { $mark } is free: { $player } is replaced. The table waits until somebody takes the seat.
agreed-seat = As agreed, { $taker } takes over seat { $mark }.
call-plays = It plays: { LIST($roles) }.
call-stands =
    { $round ->
        [0] The game is at its beginning: { $where }.
       *[other] { $where }; the seat is number { $rank } of { $seats }, with { $points } points.
    }
call-with =
    { $others ->
        [0] Nobody else sits there.
       *[other] Also at the table: { LIST($players) }.
    }
call-means = -# It is played in { $thread }. More than half of the others, or the gamemaster, must agree; whoever takes the seat is told all its secrets.
call-open = Call { $number } · closes { $when }
call-closed = Call { $number } · { $outcome ->
    [agreed] the seat is taken
    [withdrawn] withdrawn
    [expired] expired: nobody came in time
   *[overtaken] nobody is looked for any more
}
call-in-vain = Nobody has come to take seat { $mark }. { $means ->
    [keryx] Keryx plays on there.
    [waits] The table goes on waiting: the gamemaster can give the seat away with { COMMAND("gm substitute") }, and { COMMAND("vote end") } proposes to end the game.
   *[stays] { $player } still sits there.
} The button below calls again.
seat-resigned = **{ $name } resigns.**
seat-time-up = **Time is up for { $name }, and with it seat { $mark } is given up.**
seat-given-up = Keryx plays seat { $mark } from now on, and nobody waits for it. { COMMAND("table seek") } looks for somebody who takes it over.
seat-logged-resigned = { $name } gives up seat { $mark }; Keryx plays it.
seat-logged-taken = { $name } takes over seat { $mark } from Keryx.
refusal-may-not-resign = This game lets nobody give up a seat.
refusal-nobody-to-resign = Nobody sits in seat { $seat }.
refusal-replace-yourself = That is your own seat: { COMMAND("table seek") } looks for a substitute, and { COMMAND("table resign") } gives it up.
refusal-seat-is-free = Nobody sits in seat { $seat }: { COMMAND("table seek") } looks for somebody who takes it.
refusal-nobody-missing = { $name } is not missing: players are missing only if they have left the server, if their time is up, or if they have been asked for { $days } days at a table without a time limit.
refusal-seat-not-to-be-sought = { $name } sits there. Look for somebody for a free seat or your own, or propose with { COMMAND("vote replace") } to replace who is missing.
refusal-which-seat-to-seek = It is not clear which seat you mean; name it.
refusal-seat-is-taken = That seat is not looked for any more.
waits-seat-free = Seat { $mark } is free. The table goes on as soon as somebody takes it, after { COMMAND("table seek") } or { COMMAND("gm substitute") }.

## Threads in which a side confers

side-thread = This thread is for your side of table { $table } alone: plan in it what the others at { $place } are not to hear. Keryx does not read it and posts no secrets in it; **the server’s moderators can read it too**. It is closed when the game is over.
talk-welcome = This thread is for { LIST($names) } of table { $table } alone: agree in it on what the others at { $place } are not to hear. Keryx does not read it; **the server’s moderators can read it too**, and so can whoever takes over one of your seats. It is closed when the game is over.
side-threads-barred = Keryx cannot open private threads in which each side would confer: it lacks the permissions “Create Private Threads” and “Manage Threads” here, or this server has as many threads as Discord allows. The game goes on without them.

## Tables that wait

table-waits = Table { $table } is waiting, and nothing is lost. { $reason }
refusal-remind-unknown = This menu is of an older version; open { COMMAND("remind") } again.
refusal-night-too-long = A night has one to { $hours } hours.
refusal-night-half = A night needs its beginning and its end.
refusal-no-such-time = “{ $typed }” is no time of day; write what time it is where you are, such as 21:30.
refusal-no-such-end = “{ $typed }” is no end of an absence; write for example 3 days, 12h, 24.12. or 2026-12-24, at most { $days } days ahead.
refusal-nudge-nobody = This table waits for nobody else.
refusal-nudge-own-turn = The table waits for you too; answer first.
refusal-nudge-once-a-day = Somebody has asked for it within a day; more would be too much.
refusal-nudge-too-early = That is early: whoever is asked may think for six hours, or for half the hours of a move if these are fewer.
refusal-ahead-asked-now = You are asked that now: give the order as your answer, with { COMMAND("order") }.
refusal-ahead-setting = That can be set at any time; nothing needs to be left ahead. Use { COMMAND("order") }.
refusal-ahead-answer-on-its-way = An answer of yours is about to be carried out. Leave the order after that, or take it back first.
refusal-ahead-never = That will never be allowed. { $why }
refusal-no-limit-to-extend = This table has no time limit that could be extended.
reminder-in-thread = { $mention }, this table waits for you.
time-up-note = Time is up for { LIST($names) }.
time-up-free = Time is up for { LIST($names) }. Somebody else may take the seat: the gamemaster can use { COMMAND("gm substitute") }.
time-up-sealed = The answers are under seal, so it is not said who has given one.
threads-full = { $thread }, the thread of table { $table }, was archived and cannot be opened again: this server has 1,000 active threads, and Discord allows no more. Nothing is lost, and commands work in this channel too. As soon as other threads are archived, Keryx opens it again.
table-goes-on = Table { $table } goes on.
waits-thread-deleted = Its thread was deleted. { COMMAND("gm resume") } opens a new one.
waits-channel-deleted = Its channel was deleted. { COMMAND("gm resume") } with the table’s number opens a new thread in the channel where it is used.
waits-thread-archived = Its thread was archived again and again. It goes on as soon as somebody writes there, or in a new thread that { COMMAND("gm resume") } opens.
waits-thread-locked = Its thread is locked. It goes on when a moderator unlocks it, or in a new thread that { COMMAND("gm resume") } opens.
waits-thread-barred = Keryx lacks permissions in its thread: it must be able to see the channel, write, attach files and read the message history. The table goes on when the bot has them back.
waits-bot-removed = Keryx was removed from the server.
waits-player-left = { $player } has left the server. The table goes on when they are back, or when { COMMAND("gm substitute") } gives the seat to another player.
waits-player-forgotten = The player of seat { $mark } has had their data deleted. The table is paused until the gamemaster gives the seat to another player and resumes it.

## What a table that is over still had to say

thread-was-deleted = **Table { $table }**, whose thread was deleted:
channel-was-deleted = **Table { $table }**, whose channel was deleted:
