"""Policies that make every decision of an exercise: first option, last option or random."""

from __future__ import annotations

from random import Random
from typing import Final

from playmat.engine.start import apply_order
from playmat.engine.vm import apply
from playmat.exercise.cast import PROVOKERS
from playmat.kinds import answers, asks, players
from playmat.model.dealer import shuffle
from playmat.model.option import END, HEADS, TAILS, field_a, kind
from playmat.model.state import State
from playmat.model.zones import deck_list

PROVOKING: Final = frozenset(card.id for card in PROVOKERS.values())
PATIENCE: Final = 40
"""Decisions by the fixed rule before random ones take over, so that repeatable effects end."""

EAGERNESS: Final = {
    answers.LEGEND: 9,
    answers.EVOLVE: 12,
    answers.LEVEL_UP: 12,
    answers.ATTACH: 8,
    answers.PLAY: 9,
    answers.POWER: 9,
    answers.BENCH: 4,
    answers.STADIUM_POWER: 8,
    answers.CARD_POWER: 8,
    answers.ATTACK: 14,
    answers.RETREAT: 9,
    answers.END: 6,
    answers.LEAVE: 1,
}
"""How likely a random player is to pick each kind of move, as a weight."""


class Policy:
    """Makes decisions by one rule, and flips heads with the given probability."""

    def __init__(self, name: str, seed: int, heads: float = 0.5) -> None:
        self.name = name
        self.heads = heads
        self.picks = 0
        self.rng = Random(f"{name} {seed}")

    def answer(self, st: State) -> None:
        if st.chooser == players.CHANCE:
            self.chance(st)
        elif st.ask == asks.MAIN:
            apply(st, self.act(st))
        else:
            apply(st, self.pick(st))

    def chance(self, st: State) -> None:
        """Decide a coin flip, the order of a deck or a random pick."""
        if st.ask == asks.SHUFFLE:
            cards = deck_list(st.sides[st.answer])
            shuffle(st, cards)
            apply_order(st, cards)
        elif st.ask == asks.COIN:
            apply(st, HEADS if self.rng.random() < self.heads else TAILS)
        else:
            apply(st, self.rng.choice(st.options))

    def pick(self, st: State) -> int:
        """An option for a choice within a move."""
        self.picks += 1
        if self.name == "first" and self.picks < PATIENCE:
            return st.options[0]
        if self.name == "last" and self.picks < PATIENCE:
            return st.options[-1]
        return self.rng.choice(st.options)

    def act(self, st: State) -> int:
        """A move for the player's turn: attack or end it, or a weighted random move.

        Under "last" the other player does nothing, so that effects that last into the first
        player's next turn are seen.
        """
        if self.name == "random":
            weights = [eagerness(st, option) for option in st.options]
            return self.rng.choices(st.options, weights)[0]
        attacks = [option for option in st.options if kind(option) == answers.ATTACK]
        if not attacks or (self.name == "last" and st.player == 1):
            return END
        return attacks[0] if self.name == "first" else attacks[-1]


def eagerness(st: State, option: int) -> int:
    """Weight of a move; a card that provokes an event comes first."""
    what = kind(option)
    if what == answers.PLAY and st.cards[field_a(option)].card_id in PROVOKING:
        return 60
    return EAGERNESS.get(what, 5)


def policies(seed: int) -> list[Policy]:
    """One policy of each name; "first" flips mostly heads, "last" mostly tails."""
    return [Policy("first", seed, 0.8), Policy("last", seed, 0.25), Policy("random", seed)]
