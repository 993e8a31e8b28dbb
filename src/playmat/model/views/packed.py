"""Rows of numbers as bytes, put together from pieces that lie ready.

A number takes two bytes, the lower first.  A row is some pieces of bytes in a list, and all of them
are joined at once: handing on numbers one by one takes longer than finding out what they are.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

MOST: Final = 32767
READY: Final = 1024
TOKEN: Final = 27
"""How many numbers a Pokémon or a card has."""
OPTION: Final = 8
"""How many numbers an answer has."""
FEW: Final = 64
PLACES: Final = 32
"""The places of both players' Pokémon, and so the most rows that something can be attached to."""

WORDS: Final[list[bytes]] = [n.to_bytes(2, "little") for n in range(READY)]
WORD: Final = 2
BLANK: Final = bytes(65536)
BEHIND: Final = bytes(WORD * (TOKEN - 6))
"""What a card has no numbers for, because only Pokémon do."""


def word(n: i64) -> bytes:
    """Return one number; none is above the most that two bytes with a sign can tell."""
    if 0 <= n < READY:
        return WORDS[n]
    return min(int(n), MOST).to_bytes(2, "little", signed=True)


def blanks(rows: i64, width: i64) -> bytes:
    """Return so many rows of nothing."""
    many = rows * width * WORD
    return BLANK[:many] if many <= len(BLANK) else bytes(int(many))


def head(zone: i64, owner: i64, holder: i64) -> bytes:
    """Return where something lies, whose it is, and the row of what it is attached to."""
    return HEADS[(zone * 2 + owner) * PLACES + holder]


HEADS: Final[list[bytes]] = [
    WORDS[zone] + WORDS[owner] + WORDS[holder]
    for zone in range(16)
    for owner in range(2)
    for holder in range(PLACES)
]
COUNTS: Final[list[bytes]] = [WORDS[n] + WORDS[0] + BEHIND for n in range(FEW)]
LAID: Final[list[bytes]] = [WORDS[1] + WORDS[n] for n in range(FEW)]


def counted(many: i64) -> bytes:
    """Return the end of the row of so many cards that lie alike."""
    return COUNTS[many] if many < FEW else word(many) + WORDS[0] + BEHIND


def laid(place: i64) -> bytes:
    """Return that there is one, and its place."""
    return LAID[place] if place < FEW else WORDS[1] + word(place)


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
        self.cards = cards
        self.words = [word(n) for n in cards]
        self.attacks = [word(number) for number, _ in attacks]
        self.attack_places = [word(place) for _, place in attacks]
        self.powers = [word(number) for number, _ in powers]
        self.power_places = [word(place) for _, place in powers]


@final
class Rows:
    """The rows of some views, one view behind the other, each with blank rows up to its room."""

    def __init__(self, tokens: i64, options: i64) -> None:
        self.token_room = tokens
        self.option_room = options
        self.sizes: list[i64] = []  # of each view: its Pokémon and cards, its answers
        self.tables: list[bytes] = []
        self.tokens: list[bytes] = []
        self.options: list[bytes] = []
        self.texts: list[bytes] = []  # the number of each answer's text, without blanks
