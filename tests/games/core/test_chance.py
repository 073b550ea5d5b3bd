import hashlib
from collections import Counter

import pytest

from games.core.chance import (
    Chance,
    Draw,
    Recorded,
    ReplayMismatch,
    Scripted,
    Seeded,
    commitment,
    derive,
    draw_out,
    pick,
    roll,
)


@pytest.mark.parametrize(
    ("n", "label", "below", "result"),
    [
        (0, "start-seat", 5, 4),
        (0, "start-seat", 1000003, 816687),
        (1, "attacker-die", 6, 4),
        (2, "place", 17, 6),
        (3, "θ", 1000003, 948877),
    ],
)
def test_draws_are_what_openssl_says(n: int, label: str, below: int, result: int) -> None:
    r"""Known answers of `printf 'n\nlabel\n0' | openssl dgst -sha256 -hmac keryx`, reduced with bc."""
    assert derive(b"keryx", n, label, below) == result


def test_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment(b"keryx") == "c1ed682ada5a15458bb86dc33a16bcdc9add43bf218f30333dcde0cae6fff224"


def hmac_by_hand(key: bytes, message: bytes) -> int:
    """RFC 2104, for keys shorter than a block."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()
    return int.from_bytes(outer, "big")


def test_values_past_the_last_full_multiple_are_drawn_again() -> None:
    """With a range of a little over half of all values, every other first attempt is thrown away."""
    below = 2**255 + 1
    attempts = Counter[int]()
    for n in range(40):
        values = [hmac_by_hand(b"seed", f"{n}\nwide\n{attempt}".encode()) for attempt in range(20)]
        attempt = next(number for number, value in enumerate(values) if value < below)
        assert derive(b"seed", n, "wide", below) == values[attempt]
        attempts[attempt] += 1
    assert attempts[0] > 0
    assert sum(attempts.values()) - attempts[0] > 0


def test_dice_are_even() -> None:
    """Chi-squared with five degrees of freedom stays below its 99.9 % point."""
    faces = Counter(derive(b"even", n, "die", 6) for n in range(6000))
    assert sum((faces[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_seeded_numbers_its_draws_and_goes_on_from_a_number() -> None:
    chance = Seeded(b"keryx")
    results = [chance.below(6, "die") for _ in range(3)]
    assert chance.draws == [Draw(n, "die", 6, result) for n, result in enumerate(results)]
    assert Seeded(b"keryx", 2).below(6, "die") == results[2]
    assert chance.n == 3


def test_label_and_number_both_change_the_draw() -> None:
    assert len({derive(b"keryx", n, label, 10**9) for n in range(5) for label in "abc"}) == 15


def test_recorded_gives_the_log_back() -> None:
    draws = [Draw(4, "die", 6, 5), Draw(5, "card", 3, 0)]
    chance = Recorded(draws)
    assert [chance.below(6, "die"), chance.used_up, chance.below(3, "card"), chance.used_up] == [
        5,
        False,
        0,
        True,
    ]
    assert chance.draws == draws


@pytest.mark.parametrize(
    ("draws", "complaint"),
    [
        ([], "does not have"),
        ([Draw(0, "card", 6, 1)], "“card” in the record, “die” in the rules"),
        ([Draw(0, "die", 8, 1)], "in the record"),
        ([Draw(0, "die", 6, 6)], "not below 6"),
        ([Draw(0, "die", 6, -1)], "not below 6"),
    ],
)
def test_recorded_refuses_a_log_that_does_not_fit(draws: list[Draw], complaint: str) -> None:
    with pytest.raises(ReplayMismatch, match=complaint):
        Recorded(draws).below(6, "die")


def test_scripted_follows_the_script_by_label_and_falls_back_on_a_seed() -> None:
    chance = Scripted({"die": [5, 0]})
    chance.script("die", 3)
    chance.script("card", 1)
    drawn = [chance.below(6, "die"), chance.below(2, "card"), chance.below(6, "die"), chance.below(6, "die")]
    assert drawn == [5, 1, 0, 3]
    assert 0 <= chance.below(6, "die") < 6
    assert [draw.n for draw in chance.draws] == [0, 1, 2, 3, 4]


def test_scripted_refuses_an_impossible_result() -> None:
    with pytest.raises(ValueError, match="not below 6"):
        Scripted({"die": [6]}).below(6, "die")


def test_helpers_draw_one_of_the_items() -> None:
    chance: Chance = Scripted({"x": [2, 1, 5]})
    items = ["a", "b", "c"]
    assert pick(chance, items, "x") == "c"
    assert draw_out(chance, items, "x") == "b"
    assert items == ["a", "c"]
    assert roll(chance, "x") == 6
