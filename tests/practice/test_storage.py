"""What a restart of the practice server keeps."""

from pathlib import Path

import pytest

from practice import PracticeServer, User
from practice.files import picture_size, safe_name
from practice.keeper import Keeper
from practice.store import Store
from tests.practice.example_bot import PIXEL, ExampleBot, picture, running
from tests.practice.test_threads import begin


async def test_restart_keeps_messages_threads_files_and_settings(tmp_path: Path) -> None:
    async with (
        PracticeServer(data_dir=tmp_path) as server,
        running(server, ExampleBot()) as bot,
        User(server.url, "Daphnis") as daphnis,
    ):
        thread = await begin(bot, "table-1")
        await thread.send("first board", file=picture())
        server.core.save()
        unwanted = await thread.send("to be deleted")
        await (await thread.send("to be edited")).edit(content="edited")
        server.core.save()
        await unwanted.delete()
        await daphnis.slash("agora", "counter")
        await daphnis.set_locale("de")
        await daphnis.mark_read("agora")
        before = server.store
    async with PracticeServer(data_dir=tmp_path) as server:
        assert server.store == before
        async with running(server, ExampleBot(), sync=False), User(server.url, "Daphnis") as daphnis:
            board = next(m for m in await daphnis.messages("table-1") if m.attachments)
            assert await daphnis.download(board.attachments[0] | {"url": _here(server, board)}) == PIXEL
            assert (await daphnis.state())["me"]["locale"] == "de"
            message = (await daphnis.messages("agora"))[-1]
            assert (await daphnis.press(message, "count:")).kind == "update"


def _here(server: PracticeServer, message: object) -> str:
    """Attachments are addressed by the port of the server that shows them."""
    url = str(message.attachments[0]["url"])  # type: ignore[attr-defined]
    assert url.startswith(server.url)
    return url


async def test_port_in_use_is_said_and_leaves_nothing_open(server: PracticeServer, tmp_path: Path) -> None:
    port = int(server.url.rsplit(":", 1)[1])
    with pytest.raises(OSError, match="address already in use"):
        await PracticeServer(port=port, data_dir=tmp_path).start()
    assert read_again(tmp_path) is not None


def read_again(data_dir: Path) -> Store | None:
    keeper = Keeper(data_dir / "practice.sqlite3")
    try:
        return keeper.read()
    finally:
        keeper.close()


def test_there_is_nothing_to_read_at_first(tmp_path: Path) -> None:
    assert read_again(tmp_path) is None


def test_what_is_kept_is_its_owners_alone(tmp_path: Path) -> None:
    (tmp_path / "practice.sqlite3").touch(mode=0o644)
    read_again(tmp_path)
    assert (tmp_path / "practice.sqlite3").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("name", "safe"), [("../../etc/passwd", "passwd"), ("a b.png", "a_b.png"), ("..", "file"), (".x", "x")]
)
def test_file_names_cannot_leave_their_directory(name: str, safe: str) -> None:
    assert safe_name(name) == safe


def test_sizes_of_pictures() -> None:
    assert picture_size(PIXEL) == (1, 1)
    assert picture_size(b"GIF89a\x05\x00\x07\x00") == (5, 7)
    webp = (
        b"RIFF\x00\x00\x00\x00WEBPVP8X" + bytes(8) + (99).to_bytes(3, "little") + (49).to_bytes(3, "little")
    )
    assert picture_size(webp) == (100, 50)
    assert picture_size(bytes.fromhex("ffd8ffc00011080032006403")) == (100, 50)
    assert picture_size(b"text") is None
