greeting = { SEAT($seat) } χαιρετά.
farewell = { $count
name-athens = Αθήνα
name-athens = Αθήνα
