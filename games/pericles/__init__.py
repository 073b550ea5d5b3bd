"""Pericles: The Peloponnesian Wars (Mark Herman), a war of two City-States and four factions."""
