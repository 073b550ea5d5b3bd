"""15: Phormio, who plays the factions that nobody sits at: a module for each of his tables."""
