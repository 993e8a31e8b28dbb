"""The start of a game with a card, for effects before the first turn."""

from __future__ import annotations

from typing import Final

from playmat.cards.card import Card
from playmat.engine.start import new_game
from playmat.exercise.cast import ENERGY, SEEDLING
from playmat.exercise.policy import Policy
from playmat.exercise.run import signature
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.linker.link import link
from playmat.rules import BOOKS

SETUP: Final = ("setup", "first_player", "setup_allowed")
TURNS: Final = 2


def uses_setup(program: Program) -> bool:
    return any(node.word in SETUP or is_setup(node.args) for node in nodes_in(program))


def is_setup(args: tuple[Arg, ...]) -> bool:
    """Whether the arguments of a word include a query about setup."""
    return any(not isinstance(arg, Node) and arg in SETUP for arg in args)


def first_turn(card: Card, seed: int) -> list[object]:
    """How the first turn looks in a game with decks of the card, Basics and Energy."""
    # Without other Basics, a card that may not start would cause endless mulligans.
    deck = [card] * 20 + [SEEDLING] * 8 + [ENERGY["G"]] * 32
    st = new_game(link(BOOKS["xy"], [deck, deck]), seed, True)
    policy = Policy("random", seed)
    looks: list[object] = []
    while st.winner < 0 and st.turn < TURNS and len(looks) < 200:
        looks.append(signature(st))
        st.events = []
        policy.answer(st)
    return looks
