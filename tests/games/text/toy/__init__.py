"""A game with three messages, two of them faulty in some language."""
