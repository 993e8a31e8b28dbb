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
ZONES: Final = 16
ATTACHED: Final = 3
"""The first of three zones whose cards belong to a Pokémon."""
ANSWERS: Final = 32
"""Room for all kinds of answers."""
SPOTS: Final = 2 * ZONES + 3 * 2 * PLACES
"""Where cards can lie alike: a zone of a player, and each Pokémon for what belongs to it."""

ZEROS: Final = bytes(16384)
WORDS: Final[list[bytes]] = [n.to_bytes(2, byteorder) for n in range(READY)]
PAIRED: Final = 64
PAIRS: Final[list[bytes]] = [b""] * (4 * PAIRED * PAIRED)
BEHIND: Final = bytes(2 * (TOKEN - 6))
"""What a card has no numbers for, because only Pokémon do."""
COUNTED: Final = 64
HIDDEN: Final[list[bytes]] = [b""] * (ZONES * 2 * COUNTED)
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
NO_ROWS: Final[list[bytes]] = []
NO_TEXT: Final = bytes(8)
"""The end of an answer's row that names neither a text nor a number."""
BARE: Final[list[bytes]] = [WORDS[kind + 1] + WORDS[0] for kind in range(ANSWERS)]
"""The beginning of an answer's row that names no card, by the kind of answer."""


def blank(many: i64) -> bytes:
    """Return so many bytes of nothing."""
    return ZEROS[:many] if many <= len(ZEROS) else bytes(many)


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


def pair(a: i64, b: i64) -> bytes:
    """Return two numbers; most are small, and those lie ready."""
    if a < 0 or a >= 4 * PAIRED or b < 0 or b >= PAIRED:
        return word(a) + word(b)
    at = a * PAIRED + b
    found = PAIRS[at]
    if len(found) == 0:
        found = WORDS[a] + WORDS[b]
        PAIRS[at] = found
    return found


def spot_of(zone: i64, owner: i64, holder: i64) -> i64:
    """Return the number of a spot where cards lie, attached to the Pokémon of a row or to none."""
    if holder == 0:
        return zone * 2 + owner
    return 2 * ZONES + ((zone - ATTACHED) * 2 + owner) * PLACES + holder


def end_at(zone: i64, owner: i64, holder: i64, many: i64, place: i64) -> bytes:
    """Return all but the first number of the row of so many cards that lie alike in a place."""
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
        self.lying: list[list[bytes]] = [NO_ROWS] * (SPOTS * FEW)
        """Each card of the match so many times in a spot; see ``lies``."""
        self.named: list[bytes] = [b""] * (ANSWERS * len(cards))
        """The beginning of an answer's row by its kind and its card; see ``names_card``."""
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


def lying(names: Names, zone: i64, owner: i64, holder: i64, many: i64) -> list[bytes]:
    """Return where the rows of so few cards that lie alike are kept, card by card."""
    at = spot_of(zone, owner, holder) * FEW + many
    found = names.lying[at]
    if len(found) == 0:
        found = [b""] * len(names.words)
        names.lying[at] = found
    return found


def lies(names: Names, card: i64, zone: i64, owner: i64, holder: i64, many: i64) -> bytes:
    """Return the whole row of so many cards that lie alike."""
    if many >= FEW:
        return names.words[card] + end_at(zone, owner, holder, many, 0)
    kept = lying(names, zone, owner, holder, many)
    found = kept[card]
    if len(found) == 0:
        found = names.words[card] + end_at(zone, owner, holder, many, 0)
        kept[card] = found
    return found


def names_card(names: Names, kind: i64, card: i64) -> bytes:
    """Return the beginning of an answer's row: its kind, and its card unless that is below 0."""
    if card < 0:
        return BARE[kind]
    at = kind * len(names.words) + card
    found = names.named[at]
    if len(found) == 0:
        found = WORDS[kind + 1] + names.words[card]
        names.named[at] = found
    return found


@final
@mypyc_attr(acyclic=True)
class Rows:
    """The rows of a view in pieces, Pokémon and cards, then answers, and what is told of each."""

    def __init__(self, table: list[bytes], tokens: list[bytes], facts: list[bytes]) -> None:
        self.table = table
        self.tokens = tokens
        self.facts = facts  # a piece a row
        self.options: list[bytes] = []
        self.texts: list[bytes] = []  # a piece an answer
