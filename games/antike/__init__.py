"""Antike (Mac Gerdts, 2005), for two to six seats."""
