"""Under seal, a thread is not told that somebody has answered."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.cli._questions import begun
from bot.keeper import moves
from bot.keeper.live import Live
from bot.keeper.message import Post
from bot.keeper.posts import AfterMove
from games.core.agenda import Table
from games.core.chance import Recorded
from games.dry_run import Verdict, judge
from tests.toy.game.actions import Bid, Done
from tests.toy.game.game import GAME


def posted(before: Live, seat: int, bid: Bid) -> tuple[Live, list[Post]]:
    """Note a bid; give the table after it and what the thread is told."""
    played, result = moves.play(before, seat, [bid])
    after = replace(before, state=result.state)
    hold = moves.stays_with(before, after, played, seat)
    told = AfterMove(
        after, result.events, seat, before.waiting_for(), lambda _: "en", before=before.state
    ).messages(hold=hold)
    return after, [each.payload for each in told if isinstance(each.payload, Post)]


def test_noted_answers_are_not_told_before_all_are_open() -> None:
    """Two stalls each: who has noted one bid and is asked for the other looks like who has noted none."""
    live = begun(GAME, "double")
    stalls = [decision.party for seat in range(2) for decision in live.decisions(seat)]
    waited_for = live.waiting_for()
    for number, stall in enumerate(stalls):
        assert live.waiting_for() == waited_for
        live, posts = posted(live, live.state.seat_of(stall), Bid(stall, 1))
        is_last = number == len(stalls) - 1
        assert bool(posts) is is_last


def test_all_are_called_once_a_seal_is_opened() -> None:
    """Nobody could see who had answered; now everybody is asked something new, or bids again at once."""
    live, posts = _all_bid(_seated(begun(GAME, "double")))
    assert (live.table().asked()[0].decision.question, posts[0].mentions) == ("turn", [100, 101])
    live.state.shown.extend(live.state.owners)
    live = replace(live, state=live.state)
    Table(live.state, Recorded([])).settle()
    live, posts = _all_bid(live)
    assert (live.table().asked()[0].decision.question, posts[0].mentions) == ("bid", [100, 101])


def test_nobody_learns_beforehand_that_all_others_have_answered() -> None:
    first, _ = posted(begun(GAME, "double"), 1, Bid("wine", 0))
    last, _ = posted(posted(first, 0, Bid("oil", 2))[0], 0, Bid("fish", 1))
    assert _foreseen(first, Bid("honey", 1)) == _foreseen(last, Bid("honey", 1))


def _foreseen(live: Live, bid: Bid) -> tuple[bool, Verdict]:
    """Tell what a seat can find out of an answer before it gives it."""
    verdict = judge(GAME, live.state, 1, [bid, Done(bid.stall)], Random(0))
    return moves.is_for_good(live, 1, bid), verdict


def _all_bid(live: Live) -> tuple[Live, list[Post]]:
    posts: list[Post] = []
    for stall in live.state.owners:
        live, posts = posted(live, live.state.seat_of(stall), Bid(stall, 1))
    return live, posts


def _seated(live: Live) -> Live:
    seats = [seat.model_copy(update={"user_id": 100 + seat.seat}) for seat in live.seats]
    return replace(live, seats=seats)
