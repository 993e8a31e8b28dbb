"""What chance and the players will answer during one action, written beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from playmat.errors import PlaymatError, TooFewCoins, TooManyCoins
from playmat.model.option import HEADS, TAILS


class LeftOver(PlaymatError, ValueError):
    """Refuse answers that nobody asked for."""

    def __init__(self, answers: Sequence[str], asked: str) -> None:
        super().__init__(tuple(answers), asked)
        self.answers = tuple(answers)
        self.asked = asked

    def __str__(self) -> str:
        return f"nobody asked for {', '.join(map(repr, self.answers))}; now asked: {self.asked}"


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
        self.flips = flips.upper()
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

    def finish(self, asked: str, all_coins: bool) -> None:
        """Refuse what was written and not used."""
        if all_coins and self.coins_left:
            raise TooManyCoins(self.flips, self.flipped)
        if self.answers or self.picks:
            raise LeftOver(self.answers + self.picks, asked)
