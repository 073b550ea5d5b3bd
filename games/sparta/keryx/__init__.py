"""30: Keryx plays the power that nobody sits at."""
