"""SPARTA! Struggle for Greece, a game of cards and sieges for one or two."""
