"""Time at a table: pace, clocks, rests, reminders. Pure rules that ask no database and no clock."""
