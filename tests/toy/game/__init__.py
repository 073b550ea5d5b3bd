"""Toy: a market of three rounds, to be changed into another game."""
