"""A game as an animated picture: boards with captions, one after the other, and the file that holds them."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops

from rendering.canvas import Canvas
from rendering.fonts import Style, fold
from rendering.ground import parchment
from rendering.palette import INK, MARBLE, TERRACOTTA

WIDTH = 800
BOARD = 650
"""How high a board may be; the boards of all games are a little broader than high."""
HAND = 700
"""How high below it is what a seat alone knows, where that is shown."""
COLUMNS = 3
"""In how many columns it is laid at most."""
CAPTION = 150
MARGIN = 16
ROWS = 3
HEAD = Style("sans-bold", 26, fill=MARBLE)
TEXT = Style("sans-semi", 32, fill=INK)
LEAST = 24
"""The smallest letters of a caption."""
BLOCK = 16
"""What is the same as before stays as it was, in squares of so many pixels."""
SEEN = 6
"""From which difference of a colour on a pixel counts as another."""
GRAIN = 3
"""How many pixels apart two points are compared to find where nothing is drawn."""
QUALITY, EFFORT = 82, 3
"""How well a picture is kept: of a film that grows too large pictures are left out, none is blurred."""
MAX_LASTS_MS = 0xFFFFFF


class Caption(NamedTuple):
    """What stands above a picture: which move it is and where in the game, and what happened."""

    head: str
    text: str


class Shot(NamedTuple):
    """What a picture of a film shows, and for how long."""

    caption: Caption
    board: Image.Image
    hand: Image.Image | None = None
    """What a seat alone knows."""
    has_room: bool = False
    """Whether there is room for it, in this picture or in others of the film."""


def painted(shot: Shot) -> Image.Image:
    """Lay out a picture of a film; those of one film are all of one size."""
    canvas = Canvas(parchment(*size_of(has_room=shot.has_room)).copy(), least=LEAST)
    _write(canvas, shot.caption)
    _fit(canvas.image, shot.board, CAPTION, BOARD)
    if shot.hand is not None:
        _fit(canvas.image, in_columns(shot.hand), CAPTION + BOARD, HAND)
    return canvas.image.convert("RGB")


def size_of(*, has_room: bool) -> tuple[int, int]:
    """Say how large the pictures of a film are, with or without room for what a seat alone knows."""
    return WIDTH, CAPTION + BOARD + (HAND if has_room else 0)


def _write(canvas: Canvas, caption: Caption) -> None:
    room, bar = WIDTH - 2 * MARGIN, HEAD.size + 14
    canvas.rectangle(canvas.box._replace(bottom=bar), TERRACOTTA)
    canvas.text(MARGIN, bar // 2, caption.head, HEAD, room=room)
    rows, style = fold(caption.text, TEXT, room, ROWS, LEAST)
    step, middle = (CAPTION - bar) // ROWS, (CAPTION + bar) // 2
    for number, row in enumerate(rows):
        canvas.text(MARGIN, round(middle + (number - (len(rows) - 1) / 2) * step), row, style, room=room)


def _fit(sheet: Image.Image, picture: Image.Image, top: int, height: int) -> None:
    """Lay a picture into its place, as large as it can be there."""
    scale = min(WIDTH / picture.width, height / picture.height)
    size = round(picture.width * scale), round(picture.height * scale)
    small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    sheet.paste(small, ((WIDTH - size[0]) // 2, top + (height - size[1]) // 2))


def in_columns(picture: Image.Image) -> Image.Image:
    """Lay a very high picture in columns, broken where nothing stands, if it is larger so."""
    width, height = picture.size
    count = max(range(1, COLUMNS + 1), key=lambda count: min(WIDTH / width / count, HAND / height * count))
    if count == 1:
        return picture
    ends = [_gap(picture, height * number // count) for number in range(1, count)]
    parts = [(top, bottom) for top, bottom in zip([0, *ends], [*ends, height], strict=True)]
    sheet = parchment(width * count, max(bottom - top for top, bottom in parts)).copy()
    for number, (top, bottom) in enumerate(parts):
        sheet.paste(picture.crop((0, top, width, bottom)), (width * number, 0))
    return sheet


def _gap(picture: Image.Image, near: int) -> int:
    """Find the row near one in which least is drawn: it differs least from left to right."""
    top, bottom = near - picture.height // 8, near + picture.height // 8
    band = picture.convert("L").crop((0, top, picture.width, bottom))
    change = ImageChops.difference(band, ImageChops.offset(band, GRAIN, 0))
    rows = change.resize((1, band.height), Image.Resampling.BOX).tobytes()
    return top + min(range(len(rows)), key=lambda row: (rows[row], abs(top + row - near)))


# The file: https://developers.google.com/speed/webp/docs/riff_container


def over(before: Image.Image | None, image: Image.Image, lasts_ms: int) -> bytes:
    """Encode a picture as it is laid over the one before: only what has changed, and how long it lasts."""
    left, top, piece = (0, 0, image) if before is None else _changed(before, image)
    file = BytesIO()
    piece.save(file, "WEBP", quality=QUALITY, method=EFFORT)
    head = b"".join(
        _three(each)
        for each in (left // 2, top // 2, piece.width - 1, piece.height - 1, min(lasts_ms, MAX_LASTS_MS))
    )
    # The last byte: the picture is blended with the one before, which stays.
    return _chunk(b"ANMF", head + b"\0" + _pixels(file.getvalue()))


def _changed(before: Image.Image, image: Image.Image) -> tuple[int, int, Image.Image]:
    """Cut out what has changed; what is the same between is left transparent."""
    apart = ImageChops.difference(before, image).convert("L").point(lambda value: 255 * (value > SEEN))
    blocks = -(-image.width // BLOCK), -(-image.height // BLOCK)
    whole = Image.new("L", (blocks[0] * BLOCK, blocks[1] * BLOCK))
    whole.paste(apart)
    few = whole.reduce(BLOCK).point(lambda value: 255 * (value > 0))
    box = few.getbbox() or (0, 0, 1, 1)
    mask = few.resize(whole.size, Image.Resampling.NEAREST).crop((0, 0, *image.size))
    left, top = box[0] * BLOCK, box[1] * BLOCK
    edges = (left, top, min(box[2] * BLOCK, image.width), min(box[3] * BLOCK, image.height))
    piece = image.crop(edges)
    piece.putalpha(mask.crop(edges))
    return left, top, piece


def _pixels(webp: bytes) -> bytes:
    """Give the chunks of a picture's file that hold its pixels, which go into that of the film."""
    found, at = b"", 12
    while at < len(webp):
        size = int.from_bytes(webp[at + 4 : at + 8], "little")
        end = at + 8 + size + size % 2
        if webp[at : at + 4] in (b"ALPH", b"VP8 ", b"VP8L"):
            found += webp[at:end]
        at = end
    return found


def bound(pictures: Sequence[bytes], size: tuple[int, int]) -> bytes:
    """Put encoded pictures together into an animated WebP that begins again when it is over."""
    width, height = size
    animated_with_alpha = 0x12
    head = bytes((animated_with_alpha, 0, 0, 0)) + _three(width - 1) + _three(height - 1)
    anim = bytes(6)
    body = b"WEBP" + _chunk(b"VP8X", head) + _chunk(b"ANIM", anim) + b"".join(pictures)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + b"\0" * (len(content) % 2)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")
