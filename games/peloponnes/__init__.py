"""Peloponnes (Bernd Eisenstein, 2009), for one to five seats."""
