"""What seats are called when nobody has named them."""

from __future__ import annotations

from games.text import Words


def seat_names(seats: int, language: str = "en") -> list[str]:
    """Name the seats by the colours that pictures show them in."""
    say = Words("bot.cli", language, ()).say
    return [say(f"word-seat-{seat}").partition(",")[0].capitalize() for seat in range(seats)]
