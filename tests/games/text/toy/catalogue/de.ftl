greeting = { SEAT($seat) } grüßt { SEATS($nobody) }.
farewell = { $count ->
    [one] Einer geht.
   *[other] { $count } gehen.
}
name-athens = Athen
    .at = in Athen
