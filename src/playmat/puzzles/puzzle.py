"""A puzzle as stored: position, goal, and proven facts about it."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from hashlib import sha256
from random import Random
from typing import Any, Final

from playmat.cards.library import Library
from playmat.game.from_position import game_at, table_at
from playmat.game.game import Game
from playmat.game.scenario.references import Cards
from playmat.model.notation.position import position_text
from playmat.model.state import State
from playmat.puzzles.chance import Node, open_position
from playmat.puzzles.goal import AT_BEST, SURVIVE, TASKS, Goal

ACTIVE: Final = re.compile(r"\b(?:you|foe): ([^\s|;,]+)")
"""The cards of an Active Pokémon in the text of a position, lowest first."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle; the solver is player 0, all cards are face up and the decks are shuffled."""

    id: str
    book: str
    kind: str
    level: int
    """From 1 (easy) to 5."""

    position: str
    chance: str
    """The best possible chance, as a fraction."""

    answers: int
    """Number of first moves; `good` is how many of them keep the best chance."""

    good: int
    depth: int
    """Number of decisions in the solution that can go wrong."""

    size: int
    """Number of moves tried by the exact search."""

    greedy: str
    """The chance achieved by greedy play."""

    line: tuple[str, ...]
    """A best line as text, with the required luck in brackets."""

    decks: tuple[str, str] = ("", "")

    @property
    def task(self) -> str:
        """The task as shown to the solver."""
        return AT_BEST if self.kind == SURVIVE and self.best < 1 else TASKS[self.kind]

    @property
    def actives(self) -> tuple[str, str]:
        """The ids of the two Active Pokémon, the solver's first."""
        tops = [found.rpartition(">")[2] for found in ACTIVE.findall(self.position)]
        one, other = (Library.default().card(top).id for top in tops)
        return one, other

    @property
    def facing(self) -> tuple[str, str]:
        """The names of the two Active Pokémon."""
        one, other = (Library.default().card(top).name for top in self.actives)
        return one, other

    @property
    def best(self) -> Fraction:
        """The best chance as a number."""
        return Fraction(self.chance)

    def laid(self) -> State:
        """The position, with chance events to be decided by the caller."""
        return table_at(self.position, 1, None, Cards())

    def root(self) -> Node:
        """The position for an exact search."""
        return open_position(self.laid())

    def goal(self, st: State) -> Goal:
        """The goal from the position on."""
        return Goal(self.kind, int(st.player), int(st.turn))

    def begin(self, seed: int) -> Game:
        """Start a game from the position with the decks shuffled by a seed."""
        st = self.laid()
        for side in st.sides:
            deck = side.deck[: side.left]
            Random(seed).shuffle(deck)
            side.deck = deck
        return game_at(position_text(st), seed)

    def plain(self) -> dict[str, Any]:
        """The puzzle as JSON values."""
        found = asdict(self)
        found["line"], found["decks"] = list(self.line), list(self.decks)
        return found

    @staticmethod
    def read(row: dict[str, Any]) -> Puzzle:
        """Build a puzzle from JSON values."""
        return Puzzle(**{**row, "line": tuple(row["line"]), "decks": tuple(row["decks"])})

    def named(self) -> Puzzle:
        """The puzzle with an id made from its rulebook, kind and position."""
        digest = sha256(f"{self.kind} {self.position}".encode()).hexdigest()
        return replace(self, id=f"{self.book}-{digest[:6]}")


def written(st: State) -> str:
    """The text of a position with sorted decks and face-up Prizes."""
    laid = st.clone()
    for side in laid.sides:
        side.deck = sorted(side.deck[: side.left], key=lambda c: laid.cards[c].card_id)
        side.hand = sorted(side.hand, key=lambda c: laid.cards[c].card_id)
        side.prizes_up = sum(1 << n for n, c in enumerate(side.prizes) if c >= 0)
    return position_text(laid)
