"""Where messages go, as the database keeps it."""

import pytest

from bot.db.target import Target


@pytest.mark.parametrize(
    ("text", "target"), [("channel:123", Target.channel(123)), ("user:7", Target.user(7))]
)
def test_target_is_read_as_it_was_written(text: str, target: Target) -> None:
    assert (str(target), Target.read(text)) == (text, target)


def test_only_users_are_users() -> None:
    assert (Target.user(7).user_id, Target.channel(7).user_id) == (7, None)


@pytest.mark.parametrize("text", ["", "server:1", "channel:", "7"])
def test_what_is_no_target_is_not_read(text: str) -> None:
    with pytest.raises((AssertionError, ValueError)):
        Target.read(text)
