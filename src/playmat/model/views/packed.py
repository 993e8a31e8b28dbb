"""Rows of numbers as bytes, put together from pieces that lie ready.

A number takes two bytes, the lower first.  A view's rows are some pieces of bytes in a list, and
all of them are joined at once: handing on numbers one by one takes longer than finding them out.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MOST: Final = 32767
READY: Final = 1024
TOKEN: Final = 27
"""How many numbers a Pokémon or a card has."""
PLACES: Final = 32
"""The places of both players' Pokémon, and so the most rows that something can be attached to."""
FEW: Final = 16

WORDS: Final[list[bytes]] = [n.to_bytes(2, "little") for n in range(READY)]
BEHIND: Final = bytes(2 * (TOKEN - 6))
"""What a card has no numbers for, because only Pokémon do."""
ENDS: Final[list[bytes]] = [b""] * (16 * 2 * PLACES * FEW)
HELD: Final[list[bytes]] = [
    WORDS[energy] + WORDS[gear] + WORDS[height]
    for height in range(FEW)
    for gear in range(FEW)
    for energy in range(FEW)
]
STANDS: Final[list[bytes]] = [
    WORDS[zone] + WORDS[owner] + WORDS[0] + WORDS[1] + WORDS[place]
    for zone in range(4)
    for owner in range(2)
    for place in range(FEW)
]


def word(n: i64) -> bytes:
    """Return one number; none is above the most that two bytes with a sign can tell."""
    if 0 <= n < READY:
        return WORDS[n]
    return min(int(n), MOST).to_bytes(2, "little", signed=True)


def stands(zone: i64, owner: i64, place: i64) -> bytes:
    """Return where a Pokémon stands: zone, owner, attached to nothing, one, and its place."""
    return STANDS[(zone * 2 + owner) * FEW + place]


def held(energy: i64, gear: i64, height: i64) -> bytes:
    """Return how many cards a Pokémon holds, and how many it consists of."""
    if energy < FEW and gear < FEW and height < FEW:
        return HELD[(height * FEW + gear) * FEW + energy]
    return word(energy) + word(gear) + word(height)


def end(zone: i64, owner: i64, holder: i64, many: i64) -> bytes:
    """Return all but the first number of the row of so many cards that lie alike."""
    if many >= FEW:
        return end_at(zone, owner, holder, many, 0)
    at = ((zone * 2 + owner) * PLACES + holder) * FEW + many
    found = ENDS[at]
    if len(found) == 0:
        found = end_at(zone, owner, holder, many, 0)
        ENDS[at] = found
    return found


def end_at(zone: i64, owner: i64, holder: i64, many: i64, place: i64) -> bytes:
    """Return the same of cards that have a place of their own."""
    return WORDS[zone] + WORDS[owner] + WORDS[holder] + word(many) + word(place) + BEHIND


@final
class Names:
    """What the cards and texts of a match are called: a number from 1 for each.

    A text is also called by its place among the attacks or the powers of its card.
    """

    def __init__(
        self,
        cards: list[i64],
        attacks: list[tuple[i64, i64]],
        powers: list[tuple[i64, i64]],
    ) -> None:
        self.order: list[i64] = sorted(range(len(cards)), key=lambda n: cards[n])
        """The cards of the match by their numbers."""
        self.words = [word(n) for n in cards]
        self.attacks = [word(number) for number, _ in attacks]
        self.attack_places = [word(place) for _, place in attacks]
        self.powers = [word(number) for number, _ in powers]
        self.power_places = [word(place) for _, place in powers]


@final
class Rows:
    """The rows of some views, one view behind the other."""

    def __init__(self) -> None:
        self.sizes: list[i64] = []  # of each view: its Pokémon and cards, its answers
        self.tables: list[bytes] = []
        self.tokens: list[bytes] = []
        self.options: list[bytes] = []
        self.texts: list[bytes] = []  # the number of each answer's text
