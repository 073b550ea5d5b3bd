"""Tests of rulings of SPARTA!, named by their sections."""
