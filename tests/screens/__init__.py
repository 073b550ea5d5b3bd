"""Screens of every kind of post and panel, to look at: `python -m tests.screens OUT`."""
