"""Time at a table: pace, clocks, rests, reminders. Pure rules: no database, no Discord, no time of day of their own."""
