"""Parts of a board: drawn larger where a game can, else cut out of its picture."""

from io import BytesIO

from PIL import Image

from bot.discord.pictures import parts
from bot.discord.pictures.draw_jobs import Job, paint_board
from games import registry
from games.core.chance import Seeded
from games.core.game import start


def test_some_parts_are_drawn_and_some_are_cut_out() -> None:
    assert parts.is_drawn("antike", "centre")
    assert parts.is_drawn("antike", "nations")
    assert not parts.is_drawn("antike", "seat-0")
    assert not parts.is_drawn("perikles", "cities")


def test_a_drawn_part_is_as_wide_as_the_board() -> None:
    game = registry.get("antike")
    view = game.view(start(game, 3, "orient", Seeded(b"any")).state, None)
    job = Job("antike", view, None, ["Anna", "Ben", "Chloe"], "#7")
    whole, part = (
        Image.open(BytesIO(paint_board(each, "en"))) for each in (job, job._replace(part="south-east"))
    )
    assert whole.width == part.width
    assert whole.height > part.height
