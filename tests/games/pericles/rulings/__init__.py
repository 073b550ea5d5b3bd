"""Tests of rulings of Pericles, named by their sections."""
