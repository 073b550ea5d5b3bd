"""A game as a film: which moves it shows, what is said of each, and for how long it stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.decision import Seat
from games.core.events import Event
from games.text.wording import GameWording

MAX_SCENES, MAX_OWN_SCENES = 120, 90
"""Maximum pictures of a film, and of one with hands; of a longer game headlines, and others evenly."""
MAX_BYTES = 8 * 1024 * 1024
"""What everybody may send on Discord, on any server."""
FEWER = 0.8
"""How much of what would fit is tried when a film has grown too large."""
MIN_SCENES = 8
LASTS_MS, LETTER_MS, HEADLINE_MS, END_MS = 1100, 22, 1200, 9000
"""How long a picture stays: all, for each letter, more for a headline; and the last one of all."""
MAX_TEXT = 190
"""Maximum letters of a caption."""


class Moment(NamedTuple):
    """A move of a game: the number that people see, whose it was, and what may be told of it."""

    number: int
    seat: Seat | None
    events: Sequence[Event]


class Scene(NamedTuple):
    """A picture of a film: a game after a move, and what has happened since the picture before."""

    number: int
    seat: Seat | None
    events: Sequence[Event]
    is_last: bool = False


def scenes(moments: Sequence[Moment], words: GameWording, most: int = MAX_SCENES) -> list[Scene]:
    """Choose what a film shows: the beginning, the end, headlines, and evenly of the rest as much as fits."""
    shown = [place for place, each in enumerate(moments) if _is_worth_a_picture(each, words)]
    kept = sorted({0, len(moments) - 1, *_chosen(shown, moments, words, most - 2)})
    found, begun = [], 0
    for place in kept:
        events = [event for each in moments[begun : place + 1] for event in each.events]
        found.append(Scene(moments[place].number, moments[place].seat, events, place == kept[-1]))
        begun = place + 1
    return found


def _is_worth_a_picture(moment: Moment, words: GameWording) -> bool:
    """Say whether more than the log tells of a move."""
    return any(not isinstance(each, words.details) for each in moment.events)


def _chosen(shown: list[int], moments: Sequence[Moment], words: GameWording, most: int) -> list[int]:
    if len(shown) <= most:
        return shown
    leading = [place for place in shown if is_headline(moments[place].events, words)]
    leading = _evenly(leading, most // 2)
    rest = [place for place in shown if place not in leading]
    return [*leading, *_evenly(rest, most - len(leading))]


def _evenly(places: list[int], most: int) -> list[int]:
    """Take so many at most, as evenly as can be."""
    if len(places) <= most:
        return places
    return [places[number * len(places) // most] for number in range(most)]


def fewer(count: int, size: int) -> int:
    """Say of a film that has grown too large how many pictures would fit."""
    return max(MIN_SCENES, min(count - 1, int(count * MAX_BYTES / size * FEWER)))


def is_headline(events: Sequence[Event], words: GameWording) -> bool:
    """Say whether something happened that posts tell in bold, or a round began."""
    return any(isinstance(each, words.headlines) or each.begins_round for each in events)


def text(events: Sequence[Event], words: GameWording, names: Sequence[str]) -> str:
    """Tell what happened, as much as fits above a picture: headlines first, of others the newest."""
    leading = [each for each in events if isinstance(each, words.headlines)]
    deeds = [each for each in events if not isinstance(each, (*words.headlines, *words.details))]
    said: list[str] = []
    for group in [*words.groups(leading), *list(words.groups(deeds))[::-1]]:
        line = _to_whom(group, names) + words.sentence(group)
        if said and len(" ".join([*said, line])) > MAX_TEXT:
            break
        said.append(line)
    # Headlines lead; deeds stand in the order of what happened.
    first = len(list(words.groups(leading)))
    return " ".join([*said[:first], *said[first:][::-1]])


def _to_whom(group: Sequence[Event], names: Sequence[str]) -> str:
    """Name those who alone were told of something, for that is said as to them."""
    audience = group[0].audience
    return "" if audience is None else f"[{', '.join(names[seat] for seat in audience)}] "


def lasts_ms(scene: Scene, said: str, words: GameWording) -> int:
    """Say for how long a picture stays: to be read, longer for a headline, longest at the end."""
    if scene.is_last:
        return END_MS
    longer = HEADLINE_MS if is_headline(scene.events, words) else 0
    return LASTS_MS + longer + LETTER_MS * min(len(said), MAX_TEXT)
