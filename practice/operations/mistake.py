"""What a person on the page did wrong."""

from __future__ import annotations


class Mistake(Exception):
    """A deed that Discord's own client would not have let through; the text is for the person."""
