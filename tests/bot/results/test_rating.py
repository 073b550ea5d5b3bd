"""Ratings: who beats others rises, surer with each table; shares of a seat, ties, people nobody knows."""

import pytest

from bot.results.rating import Holder, Place, Ratings, Strength


def alone(user: int | None, rank: int) -> Place:
    return Place(rank, [Holder(user, 1.0)])


def rated(*tables: list[Place]) -> Ratings:
    ratings = Ratings()
    for places in tables:
        ratings.count(places)
    return ratings


def test_everybody_begins_alike() -> None:
    assert (Strength().points, Strength().margin) == (1500, 400)
    assert Ratings().of(7) == Ratings().of(None) == Strength()


def test_order_of_a_table_is_the_order_of_its_ratings_and_all_become_surer() -> None:
    ratings = rated([alone(user, rank) for user, rank in ((1, 3), (2, 1), (3, 2), (4, 4))])
    points = {user: ratings.of(user).points for user in (1, 2, 3, 4)}
    assert sorted(points, key=points.__getitem__, reverse=True) == [2, 3, 1, 4]
    assert points[2] > 1500 > points[4]
    assert all(ratings.of(user).margin < 400 for user in points)


def test_tie_leaves_equals_equal() -> None:
    ratings = rated([alone(1, 1), alone(2, 1), alone(3, 3)])
    assert ratings.of(1).mu == pytest.approx(ratings.of(2).mu)
    assert ratings.of(1).mu > ratings.of(3).mu


def test_order_of_the_seats_changes_nothing() -> None:
    one = rated([alone(1, 1), alone(2, 2), alone(3, 2)])
    other = rated([alone(3, 2), alone(1, 1), alone(2, 2)])
    assert all(one.of(user).mu == pytest.approx(other.of(user).mu) for user in (1, 2, 3))


def test_to_beat_somebody_strong_counts_for_more() -> None:
    before = [[alone(9, 1), alone(8, 2)]] * 5
    over_strong, over_weak = (rated(*before, [alone(1, 1), alone(other, 2)]) for other in (9, 8))
    assert over_strong.of(1).points > over_weak.of(1).points


def test_game_alone_is_no_contest() -> None:
    assert rated([alone(1, 1)]).of(1) == Strength()


def test_substitutes_have_their_share_of_what_the_seat_gained() -> None:
    whole = rated([alone(1, 1), alone(2, 2)]).of(1)
    ratings = rated([Place(1, [Holder(1, 0.25), Holder(3, 0.75)]), alone(2, 2)])
    gains = [ratings.of(user).mu - Strength().mu for user in (1, 3)]
    assert gains[1] == pytest.approx(3 * gains[0])
    assert sum(gains) == pytest.approx(whole.mu - Strength().mu)
    assert Strength().sigma > ratings.of(1).sigma > ratings.of(3).sigma > whole.sigma


def test_who_had_two_seats_one_after_the_other_has_what_both_came_to() -> None:
    first, last = Place(1, [Holder(1, 0.5), Holder(2, 0.5)]), Place(2, [Holder(1, 0.5), Holder(3, 0.5)])
    ratings = rated([first, last])
    assert ratings.of(1).mu == pytest.approx(Strength().mu)
    assert ratings.of(2).mu > ratings.of(3).mu


def test_who_is_not_known_is_of_the_strength_of_a_beginner() -> None:
    with_nobody, with_beginner = rated([alone(1, 1), alone(None, 2)]), rated([alone(1, 1), alone(2, 2)])
    assert with_nobody.of(1) == with_beginner.of(1)
    assert with_nobody.of(None) == Strength()
