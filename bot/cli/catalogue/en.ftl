### What the terminal says beside the game's own words.

cli-begin = The fingerprint of the seed of all draws is { $commitment }; the seed is shown when the game is over.
cli-resumed = The game goes on after { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
cli-player = Player { $number }
cli-pass = Pass the keyboard to { SEAT($seat) }.
cli-ready = { SEAT($seat) }, press Enter when nobody else is looking.
cli-happened = Since you last looked:
cli-optional = You may answer, but nobody is waiting for it.
cli-orders = Orders:
cli-examples = Orders, for example:
cli-all = Type “?” for all { $count } orders, or “? word” for those that begin with a word.
cli-open = There are more orders of this kind than can be listed.
cli-none = No order begins with “{ $prefix }”.
cli-help = Type an order, or: ? [word] (list orders), why ORDER (what forbids it), preview ORDER (what it would lead to), undo, board [FILE] (picture), save [FILE], help, quit.
cli-undone = Your last action is taken back.
cli-no-undo = Nothing can be taken back: something was drawn or revealed, or another player has to act.
cli-legal = Nothing forbids it.
cli-open-end = This order is allowed up to action { $sure }; nobody can know yet what comes after it.
cli-forbidden = { $reason } (section { $section })
cli-why-what = Write the order after “why”.
cli-preview = If nobody reacts, this would happen:
cli-preview-what = Write the order after “preview”.
cli-no-preview = This game has no preview; “why” says whether an order is allowed.
cli-part = The order ended after { $taken ->
    [one] its first action
   *[other] its first { $taken } actions
}: what was drawn, revealed or asked of another player stands. The next action: { $why }
cli-saved = Saved in { $file }.
cli-save-where = Write the name of a file after “save”.
cli-written = The picture is in { $file }.
cli-bug = A fault in the rules engine ({ $fault }); nothing of the order was kept.
cli-over = The game is over.
cli-standing = { $rank }. { SEAT($seat) }: { $points ->
    [one] one point
   *[other] { $points } points
}
cli-seed = The seed was { $seed }.
cli-left = The game is left as it is.
