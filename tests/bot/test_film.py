"""Which moves a film shows, what it says of each, and for how long."""

from collections.abc import Sequence

import pytest

from bot import film
from bot.film import Moment, Scene
from games import registry
from games.core.events import Event
from games.perikles.events import CounterSent, LeaderUnopposed, NothingSent, SpecialDealt

NAMES = ("Althaia", "Gorgo", "Daphnis")
WORDS = registry.get("perikles").wording("en", NAMES)
HEADLINE = next(kind for kind in WORDS.headlines if kind is LeaderUnopposed)
ELECTED = LeaderUnopposed(city="athens", seat=0)
IDLE = NothingSent(seat=2)
DETAIL = SpecialDealt


def moments(count: int, leading: Sequence[int] = ()) -> list[Moment]:
    return [Moment(number, number % 3, [ELECTED if number in leading else IDLE]) for number in range(count)]


def numbers(scenes: Sequence[Scene]) -> list[int]:
    return [each.number for each in scenes]


def test_short_game_is_shown_move_by_move() -> None:
    scenes = film.scenes(moments(20), WORDS)
    assert numbers(scenes) == list(range(20))
    assert [each.is_last for each in scenes] == [False] * 19 + [True]


@pytest.mark.parametrize("count", [121, 400, 1500])
def test_of_a_long_game_headlines_the_beginning_and_the_end_are_shown(count: int) -> None:
    leading = range(50, 90)
    scenes = film.scenes(moments(count, leading), WORDS)
    assert len(scenes) <= film.MAX_SCENES
    assert len(scenes) > film.MAX_SCENES - 5
    assert {0, count - 1, *leading} <= set(numbers(scenes))
    gaps = [later - earlier for earlier, later in zip(numbers(scenes), numbers(scenes)[1:], strict=False)]
    assert max(gaps) <= count / 40


def test_moves_between_are_told_with_the_next_picture() -> None:
    every = moments(300)
    scenes = film.scenes(every, WORDS, 30)
    assert [event for each in scenes for event in each.events] == [e for each in every for e in each.events]


def test_moves_of_which_nothing_is_told_have_no_picture() -> None:
    every = moments(6)
    every[2] = Moment(2, 1, [])
    assert numbers(film.scenes(every, WORDS)) == [0, 1, 3, 4, 5]


def test_headlines_lead_and_what_does_not_fit_is_left_out() -> None:
    events: list[Event] = [NothingSent(seat=seat % 3) for seat in range(40)]
    said = film.text([*events, ELECTED], WORDS, NAMES)
    assert said.startswith(WORDS.sentence([ELECTED]))
    assert len(said) <= film.MAX_TEXT
    assert film.text([IDLE], WORDS, NAMES) == "Daphnis sends no counters."


def test_whoever_alone_was_told_is_named() -> None:
    secret = CounterSent(
        seat=2, city="sparta", arm="hoplite", place="sicily-1", side="attack", main=True, audience=(2,)
    )
    assert film.text([secret], WORDS, NAMES).startswith("[Daphnis] ")


def test_headlines_stay_longer_and_the_end_longest() -> None:
    idle, leading = Scene(1, 0, [IDLE]), Scene(2, 0, [ELECTED])
    last = Scene(3, 0, [IDLE], is_last=True)
    lasts = [film.lasts_ms(each, "so many letters", WORDS) for each in (idle, leading, last)]
    assert lasts == sorted(set(lasts))
    assert film.lasts_ms(idle, "x" * 100, WORDS) > lasts[0]
    assert film.lasts_ms(leading, "x" * 10_000, WORDS) < film.END_MS


@pytest.mark.parametrize(("count", "size"), [(120, film.MAX_BYTES + 1), (90, 3 * film.MAX_BYTES), (9, 10**9)])
def test_a_film_that_is_too_large_gets_fewer_pictures(count: int, size: int) -> None:
    assert film.MIN_SCENES <= film.fewer(count, size) < count
