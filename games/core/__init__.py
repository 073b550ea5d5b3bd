"""The engine that every game stands on; it knows no game."""
