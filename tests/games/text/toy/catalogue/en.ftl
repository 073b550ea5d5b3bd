greeting = { SEAT($seat) } greets { SEATS($seats) } and { NAME($city, case: "at") }.
farewell = { $count ->
    [one] One leaves.
   *[other] { $count } leave.
}
name-athens = Athens
    .at = in Athens
