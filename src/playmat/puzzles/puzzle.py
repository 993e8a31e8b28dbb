"""A puzzle as it is kept: a position, what is to be reached, and what was proved about it."""

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
from playmat.puzzles.chance import Node, opened
from playmat.puzzles.goal import AT_BEST, SURVIVE, TASKS, Goal

ACTIVE: Final = re.compile(r"\b(?:you|foe): ([^\s|;,]+)")
"""The cards of an Active Pokémon in a position's line, the lowest first."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle; its solver is player 0, all cards lie open, and the decks are shuffled."""

    id: str
    book: str
    kind: str
    level: int
    """From 1, easy, to 5."""

    position: str
    chance: str
    """The best chance there is, as a fraction."""

    answers: int
    """How many first answers there are, and below, how many of them keep that chance."""

    good: int
    depth: int
    """How many decisions of the solution may go wrong."""

    size: int
    """How many answers an exact search gives."""

    greedy: str
    """The chance that greedy play comes to."""

    line: tuple[str, ...]
    """A best line in words, with what chance has to bring in brackets."""

    decks: tuple[str, str] = ("", "")

    @property
    def task(self) -> str:
        """What the solver is told."""
        return AT_BEST if self.kind == SURVIVE and self.best < 1 else TASKS[self.kind]

    @property
    def actives(self) -> tuple[str, str]:
        """The ids of the two Active Pokémon, the solver's first."""
        tops = [found.rpartition(">")[2] for found in ACTIVE.findall(self.position)]
        one, other = (Library.default().card(top).id for top in tops)
        return one, other

    @property
    def facing(self) -> tuple[str, str]:
        """Their names."""
        one, other = (Library.default().card(top).name for top in self.actives)
        return one, other

    @property
    def best(self) -> Fraction:
        """The best chance as a number."""
        return Fraction(self.chance)

    def laid(self) -> State:
        """Return its position, chance to be asked."""
        return table_at(self.position, 1, None, Cards())

    def root(self) -> Node:
        """Return its position for an exact search."""
        return opened(self.laid())

    def goal(self, st: State) -> Goal:
        """Return what is to be reached from its position on."""
        return Goal(self.kind, int(st.player), int(st.turn))

    def begin(self, seed: int) -> Game:
        """Return a game from its position with the decks shuffled by a seed."""
        st = self.laid()
        for side in st.sides:
            deck = side.deck[: side.left]
            Random(seed).shuffle(deck)
            side.deck = deck
        return game_at(position_text(st), seed)

    def plain(self) -> dict[str, Any]:
        """Return it as it is written."""
        found = asdict(self)
        found["line"], found["decks"] = list(self.line), list(self.decks)
        return found

    @staticmethod
    def read(row: dict[str, Any]) -> Puzzle:
        """Return a puzzle from what was written."""
        return Puzzle(**{**row, "line": tuple(row["line"]), "decks": tuple(row["decks"])})

    def named(self) -> Puzzle:
        """Return it with an id made from its book, kind and position."""
        digest = sha256(f"{self.kind} {self.position}".encode()).hexdigest()
        return replace(self, id=f"{self.book}-{digest[:6]}")


def written(st: State) -> str:
    """Return a position with the decks sorted and the Prizes laid open."""
    laid = st.clone()
    for side in laid.sides:
        side.deck = sorted(side.deck[: side.left], key=lambda c: laid.cards[c].card_id)
        side.hand = sorted(side.hand, key=lambda c: laid.cards[c].card_id)
        side.prizes_up = sum(1 << n for n, c in enumerate(side.prizes) if c >= 0)
    return position_text(laid)
