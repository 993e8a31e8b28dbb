"""Rows of numbers as bytes, joined from ready-made pieces.

A number takes two bytes in the machine's order. A view's rows are a list of pieces that are joined
at once, because passing numbers on one by one takes longer than finding them.
"""

from __future__ import annotations

from sys import byteorder
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MOST: Final = 32767
READY: Final = 1024
TOKEN: Final = 27
"""Numbers per Pokémon or card."""
PLACES: Final = 32
"""The places of both players' Pokémon, which are the only rows that can have attachments."""
FEW: Final = 16
ZONES: Final = 16
ATTACHED: Final = 3
"""The first of three zones whose cards belong to a Pokémon."""
ANSWERS: Final = 32
"""Room for all kinds of options."""
SPOTS: Final = 2 * ZONES + 3 * 2 * PLACES
"""Where equal cards can be: a zone of a player, or with each Pokémon."""

ZEROS: Final = bytes(16384)
WORDS: Final[list[bytes]] = [n.to_bytes(2, byteorder) for n in range(READY)]
PAIRED: Final = 64
PAIRS: Final[list[bytes]] = [b""] * (4 * PAIRED * PAIRED)
BEHIND: Final = bytes(2 * (TOKEN - 6))
"""Blank numbers of a card, which only Pokémon have."""
COUNTED: Final = 64
HIDDEN: Final[list[bytes]] = [b""] * (ZONES * 2 * COUNTED)
CALM: Final = bytes(8)
"""Most Pokémon: neither new nor fighting, without effects and markers."""
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
"""End of an option's row that names neither a text nor a number."""
BARE: Final[list[bytes]] = [WORDS[kind + 1] + WORDS[0] for kind in range(ANSWERS)]
"""Beginning of an option's row that names no card, by kind."""


def blank(many: i64) -> bytes:
    return ZEROS[:many] if many <= len(ZEROS) else bytes(many)


def word(n: i64) -> bytes:
    """One number, limited to 16 bits."""
    if 0 <= n < READY:
        return WORDS[n]
    return min(int(n), MOST).to_bytes(2, byteorder, signed=True)


def damage_bytes(damage: i64, hp: i64) -> bytes:
    """The damage on a Pokémon and its HP."""
    if damage == 0 and 0 <= hp < READY:
        return UNHURT[hp]
    return word(damage) + word(hp)


def pair(a: i64, b: i64) -> bytes:
    """Two numbers; small pairs are cached."""
    if a < 0 or a >= 4 * PAIRED or b < 0 or b >= PAIRED:
        return word(a) + word(b)
    at = a * PAIRED + b
    found = PAIRS[at]
    if len(found) == 0:
        found = WORDS[a] + WORDS[b]
        PAIRS[at] = found
    return found


def spot_of(zone: i64, owner: i64, holder: i64) -> i64:
    """Number of a spot where cards are, with the Pokémon of a row or with none."""
    if holder == 0:
        return zone * 2 + owner
    return 2 * ZONES + ((zone - ATTACHED) * 2 + owner) * PLACES + holder


def end_at(zone: i64, owner: i64, holder: i64, many: i64, place: i64) -> bytes:
    """The row of equal cards in a place, without its first number."""
    return WORDS[zone] + WORDS[owner] + WORDS[holder] + word(many) + word(place) + BEHIND


def hidden(zone: i64, owner: i64, many: i64) -> bytes:
    """The row of cards that are only counted."""
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
    """Numbers of a match's cards and texts, and the facts about each.

    A card has a number from 1; a text has its index among the attacks or powers of its card. Facts
    are bytes: the same length for all cards, and for all texts.
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
        """Indexes of the match's cards, in the order of their numbers."""
        self.standing: list[bytes] = [b""] * (len(cards) * 2 * PLACES)
        """Cached by card and place; see ``stands``."""
        self.lying: list[list[bytes]] = [NO_ROWS] * (SPOTS * FEW)
        """Cached by card, spot and count; see ``lies``."""
        self.named: list[bytes] = [b""] * (ANSWERS * len(cards))
        """Beginnings of options' rows by kind and card; see ``names_card``."""
        self.attack_ends = [word(place) + NO_TEXT[2:] for place, _ in attacks]
        self.attacks = [facts for _, facts in attacks]
        self.power_ends = [word(place) + NO_TEXT[2:] for place, _ in powers]
        self.powers = [facts for _, facts in powers]
        self.no_facts = nothing[0]
        self.no_text = nothing[1]


def pokemon_row(names: Names, card: i64, zone: i64, owner: i64, place: i64) -> bytes:
    """A Pokémon in a place: card, zone, owner, no holder, count 1, and the place."""
    at = (card * 2 + owner) * PLACES + (zone - 1) * FEW + place
    found = names.standing[at]
    if len(found) == 0:
        found = names.words[card] + stands_unseen(zone, owner, place)
        names.standing[at] = found
    return found


def stands_unseen(zone: i64, owner: i64, place: i64) -> bytes:
    """The same without the card."""
    return WORDS[zone] + WORDS[owner] + WORDS[0] + WORDS[1] + WORDS[place]


def card_rows(names: Names, zone: i64, owner: i64, holder: i64, many: i64) -> list[bytes]:
    """Cached rows of *many* equal cards in a spot, by card."""
    at = spot_of(zone, owner, holder) * FEW + many
    found = names.lying[at]
    if len(found) == 0:
        found = [b""] * len(names.words)
        names.lying[at] = found
    return found


def lies(names: Names, card: i64, zone: i64, owner: i64, holder: i64, many: i64) -> bytes:
    """The row of *many* equal cards."""
    if many >= FEW:
        return names.words[card] + end_at(zone, owner, holder, many, 0)
    kept = card_rows(names, zone, owner, holder, many)
    found = kept[card]
    if len(found) == 0:
        found = names.words[card] + end_at(zone, owner, holder, many, 0)
        kept[card] = found
    return found


def names_card(names: Names, kind: i64, card: i64) -> bytes:
    """Beginning of an option's row: its kind, and its card if there is one."""
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
    """The rows of a view in pieces: Pokémon and cards, then options, and the facts about each."""

    def __init__(self, table: list[bytes], tokens: list[bytes], facts: list[bytes]) -> None:
        self.table = table
        self.tokens = tokens
        self.facts = facts  # one piece per row
        self.options: list[bytes] = []
        self.texts: list[bytes] = []  # one piece per option
