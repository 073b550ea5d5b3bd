"""What seats are called when nobody has named them."""

from __future__ import annotations

from games.core.game import Game
from games.text import Words


def seat_names(game: Game, seats: int, language: str = "en") -> list[str]:
    """Name the seats by the colours that pictures show them in, or else by number."""
    say = Words("bot.cli", language, ()).say
    if not game.coloured:
        return [say("cli-player", number=seat + 1) for seat in range(seats)]
    return [say(f"word-seat-{seat}").partition(",")[0].capitalize() for seat in range(seats)]
