"""Pericles: The Peloponnesian Wars under test."""
