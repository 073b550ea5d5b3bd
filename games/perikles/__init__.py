"""Perikles (Martin Wallace, 2006), for three to five seats."""
