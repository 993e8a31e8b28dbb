"""Lists of the face-up cards in a puzzle, as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from playmat.model.state import State
from playmat.puzzles.puzzle import Puzzle


def known_cards(puzzle: Puzzle) -> list[tuple[str, str]]:
    """The cards in both decks and the opponent's hand, each as a title and a list."""
    st = puzzle.laid()
    own, foe = st.sides
    rows = [
        ("Your deck, shuffled", own.deck[: own.left]),
        ("Opponent’s hand", foe.hand),
        ("Opponent’s deck, shuffled", foe.deck[: foe.left]),
    ]
    return [(title, list_cards(st, cards) or "empty") for title, cards in rows]


def list_cards(st: State, cards: Iterable[int]) -> str:
    names = Counter(str(st.cards[copy].name) for copy in cards)
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in names.items())
