"""Odds are exact: they equal a count over all shuffles of a small deck."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.decks.odds import BadOdds, Deal, at_least, draws_by, exactly
from playmat.rules import BOOKS

DEAL = Deal(size=7, starters=2, hand=3, prizes=2)
Cards = tuple[int, ...]


def shuffles(deal: Deal) -> list[tuple[Cards, Cards, Cards]]:
    """Hand, Prizes and rest of every shuffle with a kept hand."""
    found = []
    for order in permutations(range(deal.size)):
        hand, rest = order[: deal.hand], order[deal.hand :]
        if any(card < deal.starters for card in hand):
            found.append((hand, rest[: deal.prizes], rest[deal.prizes :]))
    return found


def share(held: list[bool]) -> Fraction:
    return Fraction(sum(held), len(held))


@given(size=st.integers(1, 9), data=st.data())
def test_a_draw_is_as_likely_as_counting_says(size: int, data: st.DataObject) -> None:
    copies, drawn = data.draw(st.integers(0, size)), data.draw(st.integers(0, size))
    wanted = data.draw(st.integers(0, size))
    hands = list(combinations(range(size), drawn))

    held = [sum(card < copies for card in hand) for hand in hands]

    assert exactly(wanted, copies, size, drawn) == Fraction(held.count(wanted), len(hands))
    more = sum(count >= wanted for count in held)
    assert at_least(wanted, copies, size, drawn) == Fraction(more, len(hands))


# Cards 0 and 1 may start; a card that starts is 0 or both, others are among 2, 3 and 4.
@pytest.mark.parametrize(
    ("mine", "starts"), [((0,), True), ((0, 1), True), ((2,), False), ((2, 3, 4), False)]
)
def test_kept_hands_prizes_and_draws_are_as_likely_as_counting_says(
    mine: Cards, starts: bool
) -> None:
    copies = len(mine)
    kept = shuffles(DEAL)

    def count(cards: Cards) -> int:
        return sum(card in mine for card in cards)

    for n in range(copies + 1):
        assert DEAL.in_hand(n, copies, starts) == share([count(h) == n for h, _, _ in kept])
        assert DEAL.prized(n, copies, starts) == share([count(p) == n for _, p, _ in kept])
    for draws in range(3):
        seen = share([count(h + rest[:draws]) > 0 for h, _, rest in kept])
        assert DEAL.seen(copies, starts, draws) == seen


def test_mulligans_are_counted_until_a_hand_is_kept() -> None:
    assert DEAL.mulligan == Fraction(10, 35)
    assert DEAL.kept == Fraction(25, 35)
    assert DEAL.expected_mulligans == Fraction(10, 25)


def test_a_deck_in_which_nothing_may_start_keeps_no_hand() -> None:
    deal = Deal(60, 0, 7, 6)

    assert deal.mulligan == 1
    assert deal.expected_mulligans is None
    assert deal.in_hand(1, 4, False) == deal.seen(4, False, 3) == 0


def test_known_odds_of_sixty_cards_come_out() -> None:
    deal = Deal.of(60, 4, BOOKS["xy"])

    assert float(deal.kept) == pytest.approx(0.39949962)
    assert float(exactly(4, 4, 60, 6)) == pytest.approx(15 / 487635)


@pytest.mark.rule("TURN-02")
def test_the_first_turn_without_a_draw_is_one_card_less() -> None:
    assert [draws_by(2, first, BOOKS["ex"]) for first in (True, False)] == [1, 2]
    assert [draws_by(2, first, BOOKS["xy"]) for first in (True, False)] == [2, 2]


def test_numbers_of_no_deck_are_refused() -> None:
    with pytest.raises(BadOdds, match="61 copies"):
        exactly(1, 61, 60, 7)
    with pytest.raises(BadOdds, match="a deck of 12 cards is too small; a game needs 13"):
        Deal.of(12, 1, BOOKS["xy"])
