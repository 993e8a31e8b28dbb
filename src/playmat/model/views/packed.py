"""Rows of numbers as bytes, put together from pieces that lie ready.

A number takes two bytes, as the machine orders them.  A view's rows are some pieces of bytes in a
list, and all of them are joined at once: handing on numbers one by one takes longer than finding
them out.
"""

from __future__ import annotations

from sys import byteorder
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MOST: Final = 32767
READY: Final = 1024
TOKEN: Final = 27
"""How many numbers a Pokémon or a card has."""
PLACES: Final = 32
"""The places of both players' Pokémon, and so the most rows that something can be attached to."""
FEW: Final = 16

WORDS: Final[list[bytes]] = [n.to_bytes(2, byteorder) for n in range(READY)]
BEHIND: Final = bytes(2 * (TOKEN - 6))
"""What a card has no numbers for, because only Pokémon do."""
ENDS: Final[list[bytes]] = [b""] * (16 * 2 * PLACES * FEW)
COUNTED: Final = 64
HIDDEN: Final[list[bytes]] = [b""] * (16 * 2 * COUNTED)
CALM: Final = bytes(8)
"""What most Pokémon are: neither fresh nor fighting, with no effects on them and no markers."""
NO_ENERGY: Final = bytes(22)
HELD: Final[list[bytes]] = [
    WORDS[0] + WORDS[energy] + WORDS[gear] + WORDS[height] + CALM + (b"" if energy else NO_ENERGY)
    for height in range(FEW)
    for gear in range(FEW)
    for energy in range(FEW)
]
UNHURT: Final[list[bytes]] = [WORDS[0] + WORDS[hp] for hp in range(READY)]
NO_TEXT: Final = bytes(8)
"""The end of an answer's row that names neither a text nor a number."""


def word(n: i64) -> bytes:
    """Return one number; none is above the most that two bytes with a sign can tell."""
    if 0 <= n < READY:
        return WORDS[n]
    return min(int(n), MOST).to_bytes(2, byteorder, signed=True)


def hurt(damage: i64, hp: i64) -> bytes:
    """Return the damage on a Pokémon and its HP."""
    if damage == 0 and 0 <= hp < READY:
        return UNHURT[hp]
    return word(damage) + word(hp)


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


def hidden(zone: i64, owner: i64, many: i64) -> bytes:
    """Return the whole row of cards that are only counted."""
    if many >= COUNTED:
        return WORDS[0] + end_at(zone, owner, 0, many, 0)
    at = (zone * 2 + owner) * COUNTED + many
    found = HIDDEN[at]
    if len(found) == 0:
        found = WORDS[0] + end_at(zone, owner, 0, many, 0)
        HIDDEN[at] = found
    return found


@final
class Names:
    """What the cards and texts of a match are called, and what is told of each beside its row.

    A card has a number from 1; a text goes by its place among the attacks or the powers of its
    card.  Facts are bytes as they stand, all of cards as long as one another, and all of texts.
    """

    def __init__(
        self,
        cards: list[tuple[i64, bytes]],
        attacks: list[tuple[i64, bytes]],
        powers: list[tuple[i64, bytes]],
        nothing: tuple[bytes, bytes],
    ) -> None:
        self.words = [word(number) for number, _ in cards]
        self.facts = [facts for _, facts in cards]
        self.order: list[i64] = sorted(range(len(cards)), key=lambda n: cards[n][0])
        """The cards of the match by their numbers."""
        self.standing: list[bytes] = [b""] * (len(cards) * 2 * PLACES)
        """Each card of the match as a Pokémon in a place; see ``stands``."""
        self.attack_ends = [word(place) + NO_TEXT[2:] for place, _ in attacks]
        self.attacks = [facts for _, facts in attacks]
        self.power_ends = [word(place) + NO_TEXT[2:] for place, _ in powers]
        self.powers = [facts for _, facts in powers]
        self.no_facts = nothing[0]
        self.no_text = nothing[1]


def stands(names: Names, card: i64, zone: i64, owner: i64, place: i64) -> bytes:
    """Return who stands where: card, zone, owner, attached to nothing, one, and its place."""
    at = (card * 2 + owner) * PLACES + (zone - 1) * FEW + place
    found = names.standing[at]
    if len(found) == 0:
        found = names.words[card] + stands_unseen(zone, owner, place)
        names.standing[at] = found
    return found


def stands_unseen(zone: i64, owner: i64, place: i64) -> bytes:
    """Return the same without the card."""
    return WORDS[zone] + WORDS[owner] + WORDS[0] + WORDS[1] + WORDS[place]


@final
@mypyc_attr(acyclic=True)
class Rows:
    """The rows of a view, Pokémon and cards, then answers, and what is told beside each."""

    def __init__(self, many: i64, offered: i64) -> None:
        self.many = many
        self.offered = offered
        self.table = b""
        self.tokens = b""
        self.facts: list[bytes] = []
        self.options = b""
        self.texts = b""
