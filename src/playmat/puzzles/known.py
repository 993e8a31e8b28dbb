"""What is told beside the table of a puzzle: the cards that lie open in it, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from playmat.model.state import State
from playmat.puzzles.puzzle import Puzzle


def known_cards(puzzle: Puzzle) -> list[tuple[str, str]]:
    """Return what lies in the decks and in the other hand, as a title and a list in words."""
    st = puzzle.laid()
    own, foe = st.sides
    rows = [
        ("Your deck, shuffled", own.deck[: own.left]),
        ("Opponent’s hand", foe.hand),
        ("Opponent’s deck, shuffled", foe.deck[: foe.left]),
    ]
    return [(title, counted(st, cards) or "empty") for title, cards in rows]


def counted(st: State, cards: Iterable[int]) -> str:
    """Return cards by name, several of one name counted."""
    names = Counter(str(st.cards[copy].name) for copy in cards)
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in names.items())
