"""Exact odds for a shuffled deck: opening hands, mulligans, Prizes and draws by turn.

All odds are fractions. Hands are redrawn until one has a card that may start, so the odds are those
of a kept hand. Cards drawn for an opponent's mulligans are not counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from playmat.errors import PlaymatError
from playmat.rules import Ruleset


class BadOdds(PlaymatError, ValueError):
    """Numbers of cards that no deck can have."""


def exactly(wanted: int, copies: int, size: int, drawn: int) -> Fraction:
    """Odds that *drawn* of *size* cards include exactly *wanted* of *copies*."""
    if not (0 <= copies <= size and 0 <= drawn <= size):
        raise BadOdds(f"cannot have {copies} copies and {drawn} draws in {size} cards")
    if wanted < 0 or wanted > drawn:
        return Fraction(0)
    return Fraction(comb(copies, wanted) * comb(size - copies, drawn - wanted), comb(size, drawn))


def at_least(wanted: int, copies: int, size: int, drawn: int) -> Fraction:
    """Odds that *drawn* of *size* cards include *wanted* or more of *copies*."""
    return 1 - sum((exactly(n, copies, size, drawn) for n in range(wanted)), Fraction(0))


@dataclass(frozen=True, slots=True)
class Deal:
    """Numbers for a deal: deck size, cards that may start, opening hand and Prizes."""

    size: int
    starters: int
    hand: int
    prizes: int

    @classmethod
    def of(cls, size: int, starters: int, rules: Ruleset) -> Deal:
        """The deal of a deck under *rules*. [SETUP-03, SETUP-09]"""
        if size < rules.opening_hand + rules.prizes:
            least = rules.opening_hand + rules.prizes
            raise BadOdds(f"a deck of {size} cards is too small; a game needs {least}")
        return cls(size, starters, rules.opening_hand, rules.prizes)

    @property
    def mulligan(self) -> Fraction:
        """The odds of a mulligan. [SETUP-05]"""
        return exactly(0, self.starters, self.size, self.hand)

    @property
    def kept(self) -> Fraction:
        """The odds that a hand has a card that may start. [SETUP-04]"""
        return 1 - self.mulligan

    @property
    def expected_mulligans(self) -> Fraction | None:
        """Mulligans to expect before a hand is kept; None if no hand can be kept."""
        return self.mulligan / self.kept if self.kept else None

    def in_hand(self, wanted: int, copies: int, starts: bool) -> Fraction:
        """Odds that a kept hand has exactly *wanted* of *copies* of a card."""
        both = exactly(wanted, copies, self.size, self.hand) - self._odds_without(
            wanted, copies, starts
        )
        return both / self.kept if self.kept else Fraction(0)

    def _odds_without(self, wanted: int, copies: int, starts: bool) -> Fraction:
        """Odds of *wanted* copies in a hand that cannot start."""
        if starts:
            return self.mulligan if wanted == 0 else Fraction(0)
        rest = self.size - self.starters
        if not self.mulligan:
            return Fraction(0)
        return self.mulligan * exactly(wanted, copies, rest, self.hand)

    def prized(self, wanted: int, copies: int, starts: bool) -> Fraction:
        """Odds that exactly *wanted* of *copies* are among the Prizes."""
        rest = self.size - self.hand
        odds = Fraction(0)
        for held in range(min(copies, self.hand) + 1):
            if in_hand := self.in_hand(held, copies, starts):
                odds += in_hand * exactly(wanted, copies - held, rest, self.prizes)
        return odds

    def seen(self, copies: int, starts: bool, draws: int) -> Fraction:
        """Odds of having had a card in hand after *draws* cards beyond the deal."""
        rest = self.size - self.hand
        draws = min(draws, rest - self.prizes)
        unseen = self.in_hand(0, copies, starts)
        if unseen:
            unseen *= exactly(0, copies, rest, draws)
        return 1 - unseen if self.kept else Fraction(0)


def draws_by(turn: int, first: bool, rules: Ruleset) -> int:
    """Cards drawn at the start of turns, up to the player's *turn*th turn. [TURN-02]"""
    return turn - (1 if first and not rules.first_turn_draw else 0)
