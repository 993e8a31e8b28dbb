"""The scripted decisions of chance and the players during one move."""

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
    """Unused entries of a script."""

    def __init__(
        self, answers: Sequence[str], asked: str, settled: Sequence[tuple[str, str, str]] = ()
    ) -> None:
        super().__init__(tuple(answers), asked, tuple(settled))
        self.answers = tuple(answers)
        self.asked = asked
        self.settled = tuple(settled)

    def __str__(self) -> str:
        given = listed([quoted(each) for each in self.answers])
        told = f"unused: {given}; the current choice is {self.asked}"
        alone = [f"{asked} ({answer})" for _, asked, answer in self.settled]
        return f"{told}; made automatically: {', '.join(alone)}" if alone else told


def checked_coins(flips: str) -> str:
    """Return a coin script in capitals; raise `BadNotation` for anything but H and T."""
    for at, letter in enumerate(checked_text(flips, BadNotation)):
        if letter not in "HhTt":
            raise BadNotation(flips, at, f"a coin must be H or T, not {letter!r}")
    return flips.upper()


class SameHandAgain(PlaymatError, ValueError):
    """Hand without a Basic Pokémon in a deck that is never shuffled, so it would come again."""

    def __init__(self, seat: str) -> None:
        super().__init__(seat)
        self.seat = seat

    def __str__(self) -> str:
        return (
            f"the opening hand of {self.seat} has no Basic Pokémon and would be drawn forever, "
            "because shuffles='keep' never shuffles the deck; use shuffles='dealer'"
        )


class Script:
    """The scripted decisions during one move."""

    def __init__(self, flips: str, answers: Sequence[str], picks: Sequence[str]) -> None:
        self.flips = checked_coins(flips)
        self.flipped = 0
        self.answers = list(answers)
        self.picks = list(picks)

    def coin(self) -> int:
        if self.flipped >= len(self.flips):
            raise TooFewCoins(self.flips)
        self.flipped += 1
        return HEADS if self.flips[self.flipped - 1] == "H" else TAILS

    @property
    def coins_left(self) -> str:
        """The unused coins."""
        return self.flips[self.flipped :]

    def finish(
        self, asked: str, all_coins: bool, settled: Sequence[tuple[str, str, str]] = ()
    ) -> None:
        """Raise an error for unused coins and entries."""
        if all_coins and self.coins_left:
            raise TooManyCoins(self.flips, self.flipped)
        if self.answers or self.picks:
            raise LeftOver(self.answers + self.picks, asked, settled)
