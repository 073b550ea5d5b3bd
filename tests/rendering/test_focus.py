"""What a question is about is marked, and shows each seat what it knows."""

import msgspec
import pytest
from PIL import ImageChops

from games import registry
from rendering.pictures import pictures_of
from rendering.sight import Sight
from tests.rendering.phone import drawn
from tests.rendering.plays import NAMES, play, words_of
from tests.rendering.subject import seats_near


@pytest.mark.parametrize("game", registry.ids())
def test_what_has_changed_is_marked(game: str) -> None:
    seats = seats_near(game, 3)
    words = words_of(game, "en", seats)
    draw = pictures_of(game).draw_focus
    for moment in play(game, seats, 6):
        if moment.view.focus and moment.before and moment.before.focus == moment.view.focus:
            marked = draw(Sight(moment.view, words, NAMES[:seats], moment.before)).image
            plain = draw(Sight(moment.view, words, NAMES[:seats])).image
            if ImageChops.difference(marked, plain).getbbox():
                return
    raise AssertionError("nothing was ever marked")


def test_a_seat_sees_its_own_counters_and_others_do_not() -> None:
    sent = next(
        moment
        for moment in play("perikles", 3, 16, 0)
        if any(each.by == 0 for place in moment.view.places for each in place.attackers)
    )
    hidden = tuple(
        msgspec.structs.replace(
            place,
            attackers=tuple(msgspec.structs.replace(each, strength=None) for each in place.attackers),
            defenders=tuple(msgspec.structs.replace(each, strength=None) for each in place.defenders),
        )
        for place in sent.view.places
    )
    own = drawn(sent, "en").image
    public = drawn(sent, "en", msgspec.structs.replace(sent.view, places=hidden)).image
    assert own.size == public.size
    assert ImageChops.difference(own, public).getbbox()


def test_the_place_that_is_fought_for_is_marked() -> None:
    fought = next(moment for moment in play("perikles", 3, 14) if moment.view.battle)
    marked = drawn(fought, "en").image
    plain = drawn(fought, "en", msgspec.structs.replace(fought.view, battle="")).image
    number = [place.id for place in fought.view.places].index(fought.view.battle)
    _, top, _, bottom = ImageChops.difference(marked, plain).getbbox() or (0, 0, 0, 0)
    assert 42 + number * 122 - 4 <= top < bottom <= 42 + (number + 1) * 122
