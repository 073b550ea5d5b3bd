"""Boards of earlier moves: as everybody saw them, or as one saw them oneself; with the way back and forth."""

from typing import Any

import pytest

from bot.discord.pictures.picture_cache import Drawn, Pictures, filename_of
from bot.keeper import Live, history, looking_back
from bot.keeper.message import Picture
from games import registry
from games.antike.actions import Stand
from games.core import game
from practice import PracticeServer, User
from tests.bot.discord import rig
from tests.bot.discord.rig import PIXEL
from tests.cogs.house import House, labels, open_house

BOARDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board full", {}),
    ("board region", {"region": "cities"}),
    ("board player", {"player": "2"}),
    ("board text", {}),
    ("hand", {}),
)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Picture]:
    """Note what is drawn, instead of drawing it."""
    found: list[Picture] = []

    async def draw(_: Pictures, picture: Picture, _language: str) -> Drawn:
        found.append(picture)
        return Drawn(PIXEL, filename_of(picture))

    monkeypatch.setattr(Pictures, "draw", draw)
    return found


async def told(house: House, moves: int, drawn: list[Picture]) -> None:
    """Play on, and let the posts about it be drawn and sent."""
    await rig.play(house.bot, house.table, moves)
    await rig.all_sent(house.bot)
    drawn.clear()


async def state_after(house: House, move: int) -> tuple[Live, Any]:
    live = await house.live()
    seq = live.seq_of(move)
    assert seq is not None
    return live, await history.state_at(house.bot.store, live.game, live.row, seq)


async def test_every_look_shows_an_earlier_move(house: House, drawn: list[Picture]) -> None:
    await house.play_until("commit-forces", seed=1)
    await told(house, 8, drawn)
    live, state = await state_after(house, 3)
    words, public = live.game.wording("en", live.names), live.game.view(state, None)
    user, own = house.users[0], live.game.view(state, 0)
    shown = [await house.say(user, command, move=3, **options) for command, options in BOARDS]
    assert all("after move 3 of " in each.text for each in shown)
    assert [(each.seq, each.seat) for each in drawn] == [(3, None)] * 3 + [(3, 0)]
    assert [each.attachments[0]["description"] for each in (*shown[:3], shown[4])] == [
        words.alt(public),
        words.part_alt(public, "cities"),
        words.part_alt(public, "seat-1"),
        words.hand_alt(own),
    ]
    assert {each.attachments[0]["filename"] for each in shown if each.attachments} == {"keryx-1-3.png"}
    assert words.board_text(own) in shown[3].text
    assert words.hand_text(own) in shown[4].text


@pytest.mark.usefixtures("drawn")
async def test_what_the_move_led_to_stands_above_its_board(house: House) -> None:
    await rig.play(house.bot, house.table, 2)
    live = await house.live()
    [row] = await house.bot.store.log_of(live.id, [2])
    words = live.game.wording("en", live.names)
    said = (await house.say(house.users[0], "board full", move=2)).text
    assert said.startswith("**Perikles 1** · after move 2 of 2 · Set-up\n- ")
    assert words.event(history.events_of(live.game, row)[0]) in said.replace("**", "")
    assert "after the set-up" in (await house.say(house.users[0], "board full", move=0)).text


async def test_buttons_lead_from_move_to_move_in_place(house: House, drawn: list[Picture]) -> None:
    await told(house, 3, drawn)
    user = house.users[0]
    board = await house.say(user, "board full")
    before = await house.press(user, board, "Move before")
    assert before.id == board.id
    assert "after move 2 of 3" in before.text
    assert labels(before)[:3] == ["Move before", "Move after", "Board now"]
    own = await house.press(user, before, "As I saw it")
    assert (drawn[-1].seq, drawn[-1].seat, drawn[-1].part, drawn[-1].then) == (2, 0, "own", True)
    earlier = await house.press(user, own, "Move before")
    assert "after move 1 of 3" in earlier.text
    assert (drawn[-1].seq, drawn[-1].part) == (1, "own")
    hand = await house.press(user, earlier, "My hand then")
    assert (drawn[-1].seq, drawn[-1].seat, drawn[-1].part) == (1, 0, "")
    text = await house.press(user, await house.press(user, hand, "Move after"), "Board as text")
    assert "after move 2 of 3" in text.text
    assert not text.attachments
    now = await house.press(user, text, "Board now")
    assert "after move" not in now.text
    first = await house.say(user, "board full", move=0)
    assert labels(first)[0] == "Move after"
    last = await house.say(user, "board full", move=3)
    assert labels(last)[:2] == ["Move before", "Board now"]


async def test_onlooker_sees_earlier_boards_as_everybody_did(
    house: House, daphnis: User, drawn: list[Picture]
) -> None:
    await told(house, 3, drawn)
    shown = await daphnis.answer(await daphnis.slash(house.thread, "board full", move=2))
    assert not {"As I saw it", "My hand then"} & set(labels(shown))
    assert drawn[-1].seat is None
    refused = await daphnis.answer(await daphnis.slash(house.thread, "hand", move=2))
    assert "seat" in refused.text
    outcome = await daphnis.press(shown, "Board as text")
    assert "Your" not in (await house.after(daphnis, outcome, shown)).text
    assert {each.seat for each in drawn} == {None}


async def test_moves_that_do_not_stand_or_are_not_told_are_not_shown(house: House) -> None:
    live = await house.in_the_midst_of_a_turn()
    posted, now = live.number_of(live.row.posted_seq), live.number_of(live.seq)
    for user in house.users:
        refused = await house.say(user, "board full", move=now)
        assert refused.text.startswith(f"There is no move {now} to look back at")
        assert f"to {posted}." in refused.text
        offered = await user.autocomplete(house.thread, "board full", "move", "")
        assert offered.values[0] == posted
    assert "no move 999 to" in (await house.say(house.users[0], "hand", move=999)).text


async def test_moves_that_were_taken_back_are_not_offered(house: House) -> None:
    await rig.play(house.bot, house.table, 6)
    await house.bot.gamemaster.rollback(house.table, 3, "A slip.", lambda *_: ["Back."])
    await rig.all_sent(house.bot)
    user = house.users[0]
    offered = await user.autocomplete(house.thread, "board full", "move", "")
    live = await house.live()
    assert offered.values == [3, 2, 1, 0] == [*map(live.number_of, looking_back.moves_told(live))][::-1]
    assert "no move 5 to look back at" in (await house.say(user, "board full", move=5)).text
    await rig.play(house.bot, house.table, 1)
    newest = (await house.live()).seq
    shown = await house.say(user, "board full", move=newest)
    back = await house.press(user, shown, "Move before")
    assert "after move 3 of" in back.text


async def test_moves_are_offered_by_what_one_was_told_of_them(house: House) -> None:
    await house.play_until("commit-forces", seed=1)
    live = await house.live()
    words = live.game.wording("en", live.names)
    [dealt] = await house.bot.store.log_of(live.id, [live.trail[-1]])
    for seat, user in enumerate(house.users):
        offered = await user.autocomplete(house.thread, "board full", "move", "")
        events = game.told(history.events_of(live.game, dealt), seat)
        assert offered.names[0] == f"{offered.values[0]}: {words.event(events[0])}"[:100]
    offered = await house.users[0].autocomplete(house.thread, "hand", "move", "marker")
    assert offered.choices
    assert all("marker" in name for name in offered.names)


async def test_substitute_sees_what_the_seat_knew_and_who_left_no_more(
    house: House, daphnis: User, drawn: list[Picture]
) -> None:
    """The secrets of a seat go with it."""
    await rig.play(house.bot, house.table, 4)
    gone, state = house.users[2], (await state_after(house, 2))[1]
    await house.bot.gamemaster.substitute(house.table, 2, int(await daphnis.id()), "Daphnis")
    live = await house.live()
    shown = await house.say(daphnis, "hand", move=2)
    assert live.game.wording("en", live.names).hand_text(live.game.view(state, 2)) in shown.text
    assert (drawn[-1].seat, drawn[-1].seq) == (2, 2)
    refused = await gone.answer(await gone.slash(house.thread, "hand", move=2, table=house.table))
    assert not refused.attachments


async def test_earlier_hand_has_the_settings_of_then(
    house: House, server: PracticeServer, drawn: list[Picture]
) -> None:
    """What was set later is not known yet, in words and in the picture."""
    antike = await open_house(house.bot, server, house.users, "antike", "orient")
    await rig.play(house.bot, antike.table, 3)
    live = await antike.live()
    before = live.game.view(live.state, 0)
    stand = live.settings(0)[0].answers[0].first()
    assert isinstance(stand, Stand)
    await house.bot.keeper.submit(antike.table, 0, [stand])
    await rig.play(house.bot, antike.table, 2)
    live, words = await antike.live(), registry.get("antike").wording("en", live.names)
    assert live.game.view(live.state, 0) != before
    shown = await antike.say(house.users[0], "hand", move=3)
    assert words.hand_text(before) in shown.text
    pictures = Pictures(house.bot.keeper)
    assert (await pictures._look(live, drawn[-1], "en")).view == before
