"""What chance and the players will answer during one action, written beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from playmat.errors import (
    BadNotation,
    PlaymatError,
    TooFewCoins,
    TooManyCoins,
    checked_text,
    listed,
    quoted,
)
from playmat.model.option import HEADS, TAILS


class LeftOver(PlaymatError, ValueError):
    """Refuse answers that nobody asked for."""

    def __init__(
        self, answers: Sequence[str], asked: str, settled: Sequence[tuple[str, str, str]] = ()
    ) -> None:
        super().__init__(tuple(answers), asked, tuple(settled))
        self.answers = tuple(answers)
        self.asked = asked
        self.settled = tuple(settled)

    def __str__(self) -> str:
        given = listed([quoted(each) for each in self.answers])
        told = f"nobody asked for {given}; now asked: {self.asked}"
        alone = [f"{asked} ({answer})" for _, asked, answer in self.settled]
        return f"{told}; answered by itself: {', '.join(alone)}" if alone else told


def checked_coins(flips: str) -> str:
    """Return a script of coins in capitals; refuse anything but heads and tails."""
    for at, letter in enumerate(checked_text(flips, BadNotation)):
        if letter not in "HhTt":
            raise BadNotation(flips, at, f"a coin is H or T, not {letter!r}")
    return flips.upper()


class SameHandAgain(PlaymatError, ValueError):
    """Refuse to put a hand without a Basic back into a deck whose order is kept: it comes again."""

    def __init__(self, seat: str) -> None:
        super().__init__(seat)
        self.seat = seat

    def __str__(self) -> str:
        return (
            f"the opening hand of {self.seat} has no Basic and would be drawn again for ever: "
            "shuffles='keep' leaves the deck as it is; take shuffles='dealer'"
        )


class Script:
    """What chance and the players will answer during one action."""

    def __init__(self, flips: str, answers: Sequence[str], picks: Sequence[str]) -> None:
        self.flips = checked_coins(flips)
        self.flipped = 0
        self.answers = list(answers)
        self.picks = list(picks)

    def coin(self) -> int:
        """Return the next coin as an option."""
        if self.flipped >= len(self.flips):
            raise TooFewCoins(self.flips)
        self.flipped += 1
        return HEADS if self.flips[self.flipped - 1] == "H" else TAILS

    @property
    def coins_left(self) -> str:
        """The coins that have not been flipped."""
        return self.flips[self.flipped :]

    def finish(
        self, asked: str, all_coins: bool, settled: Sequence[tuple[str, str, str]] = ()
    ) -> None:
        """Refuse what was written and not used."""
        if all_coins and self.coins_left:
            raise TooManyCoins(self.flips, self.flipped)
        if self.answers or self.picks:
            raise LeftOver(self.answers + self.picks, asked, settled)
