"""What an earlier state of the program has saved: it must go on with all of it."""
