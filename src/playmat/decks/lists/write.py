"""Write decks as lists that read_list and other programs can read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.decks.deck import Deck
from playmat.decks.lists.find_card import Finder
from playmat.errors import PlaymatError

BLOCKS: Final = {"pokemon": "Pokémon", "trainer": "Trainer", "energy": "Energy"}


class UnknownStyle(PlaymatError, ValueError):
    """No list style has that name."""

    def __init__(self, style: str) -> None:
        super().__init__(style)
        self.style = style

    def __str__(self) -> str:
        return f"unknown list style {self.style!r}; use one of {', '.join(STYLES)}"


def write_list(deck: Deck, style: str = "playmat", library: Library | None = None) -> str:
    """Write *deck* as a list in one of STYLES.

    A card is written by its id if its set has no code or *library* would read the name as another
    card, so that reading the list gives the same cards.
    """
    if style not in STYLES:
        raise UnknownStyle(style)
    finder = Finder(library or Library.default())
    counts = Counter(deck.cards)
    return STYLES[style](deck.name, counts, finder.written)


Placing = Callable[[Card], str]
Style = Callable[[str, Mapping[Card, int], Placing], str]


def _playmat(name: str, counts: Mapping[Card, int], place: Placing) -> str:
    lines = [f"{count} {card.id}  # {card.name}" for card, count in counts.items()]
    return "\n".join([f"# {_title(name)}", *lines, ""])


def _ids(name: str, counts: Mapping[Card, int], place: Placing) -> str:
    return "".join(f"{card.id}\n" * count for card, count in counts.items())


def _ptcgo(name: str, counts: Mapping[Card, int], place: Placing) -> str:
    lines = ["****** Pokémon Trading Card Game Deck List ******", ""]
    titles = {**BLOCKS, "trainer": "Trainer Cards"}
    for supertype, block in _blocks(counts):
        lines += [f"##{titles[supertype]} - {sum(block.values())}", ""]
        lines += [*(f"* {count} {place(card)}" for card, count in block.items()), ""]
    total = f"Total Cards - {sum(counts.values())}"
    return "\n".join([*lines, total, "", "****** Deck List Written by Playmat ******", ""])


def _ptcgl(name: str, counts: Mapping[Card, int], place: Placing) -> str:
    lines: list[str] = []
    for supertype, block in _blocks(counts):
        lines.append(f"{BLOCKS[supertype]}: {len(block)}")
        lines += [*(f"{count} {place(card)}" for card, count in block.items()), ""]
    return "\n".join([*lines, f"Total Cards: {sum(counts.values())}", ""])


def _limitless(name: str, counts: Mapping[Card, int], place: Placing) -> str:
    lines: list[str] = []
    for supertype, block in _blocks(counts):
        lines.append(f"{BLOCKS[supertype]} ({sum(block.values())})")
        lines += [*(f"{count} {place(card)}" for card, count in block.items()), ""]
    return "\n".join(lines)


def _blocks(counts: Mapping[Card, int]) -> Iterable[tuple[str, dict[Card, int]]]:
    """Yield the cards by supertype, in the usual order of lists."""
    for supertype in BLOCKS:
        block = {card: count for card, count in counts.items() if card.supertype == supertype}
        if block:
            yield supertype, block


def _title(name: str) -> str:
    return " ".join(name.split()) or "deck"


STYLES: Final[Mapping[str, Style]] = {
    "playmat": _playmat,
    "ptcgo": _ptcgo,
    "ptcgl": _ptcgl,
    "limitless": _limitless,
    "ids": _ids,
}
"""List styles by name."""
