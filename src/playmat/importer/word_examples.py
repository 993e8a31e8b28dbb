"""A card for every word of the language, and the page of the language with these cards.

Run ``python -m playmat.importer.word_examples`` after a change of the dictionary or of the library.
"""

from __future__ import annotations

from collections.abc import Iterable

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.lang.doc import PAGE, page
from playmat.lang.node import nodes_in
from playmat.lang.parse import parse


def cards_by_word(cards: Iterable[Card]) -> dict[str, str]:
    """Return for each word the first card that uses it."""
    found: dict[str, str] = {}
    read: dict[str, frozenset[str]] = {}
    for card in cards:
        for text in _programs(card):
            words = read.get(text)
            if words is None:
                words = read[text] = frozenset(node.word for node in nodes_in(parse(text)))
                for word in words:
                    found.setdefault(word, card.id)
    return found


def _programs(card: Card) -> list[str]:
    faces = [attack.program for attack in card.attacks]
    faces += [power.program for power in card.powers]
    return [text for text in (*faces, card.text) if text]


def main() -> None:
    """Write the page of the language anew."""
    PAGE.write_text(page(cards_by_word(Library.default().cards(samples=True))), encoding="utf-8")


if __name__ == "__main__":
    main()
