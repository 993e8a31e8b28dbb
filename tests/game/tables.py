"""Cards, decks and games for tests of the game interface."""

from __future__ import annotations

from random import Random
from typing import Any

from playmat.cards.card import Attack, Card, Power
from playmat.decks.deck import Deck
from playmat.game.game import Game


def pokemon(number: int, name: str, *attacks: Attack, **facts: Any) -> Card:
    facts.setdefault("kinds", ("basic",))
    facts.setdefault("hp", 60)
    facts.setdefault("types", "L")
    return Card(f"t-{number}", name, "pokemon", attacks=attacks, **facts)


def trainer(number: int, name: str, kind: str, text: str) -> Card:
    return Card(f"t-{number}", name, "trainer", (kind,), text=text)


GNAW = Attack("Gnaw", "", "10")
JOLT = Attack("Jolt", "LC", "30", "after { f <- flip; if tails(f) > 0 { hit(self, 10) } }")
PIKACHU = pokemon(1, "Pikachu", GNAW, JOLT, retreat=1, hp=200)
RAICHU = pokemon(
    2,
    "Raichu",
    Attack("Thunder", "LLC", "60"),
    kinds=("stage1",),
    evolves_from="Pikachu",
    powers=(Power("Spark", "power", "power(once) { draw(me, 1) }"),),
)
POTION = trainer(
    3,
    "Potion",
    "item",
    "play { x <- choose(all(me)[damaged]); heal(x, 30) }",
)
CAPE = trainer(4, "Cape", "tool", "static { mod(max_hp, host, add, 20) }")
NURSE = trainer(5, "Nurse", "supporter", "play { draw(me, 2) }")
BALL = trainer(
    6, "Ball", "item", "play { x <- search(deck(me)[pokemon]); reveal(x); move(x, hand) }"
)
LIGHTNING = Card("t-9", "Lightning Energy", "energy", ("basic_energy",), provides="L")

CARDS = (PIKACHU, RAICHU, POTION, CAPE, NURSE, BALL, LIGHTNING)
DECK = Deck(
    "sparks",
    (*[PIKACHU] * 4, *[RAICHU] * 4, *[POTION] * 4, *[CAPE] * 4, *[NURSE] * 4, *[BALL] * 4)
    + (LIGHTNING,) * 36,
)


def game(rules: str = "ecard", seed: int | None = 1, **settings: Any) -> Game:
    """A game of two identical decks."""
    return Game(DECK, DECK, rules=rules, seed=seed, **settings)


def play_on(played: Game, answers: int, seed: int = 0) -> Game:
    """Make random moves, *answers* times or to the end; return the game."""
    pick = Random(seed)
    for _ in range(answers):
        if played.over:
            break
        if played.options:
            played.play(pick.choice(played.options))
        else:
            side = played.state.sides[played.state.answer]
            ids = [played.state.cards[copy].card_id for copy in side.deck[: side.left]]
            played.play_order(pick.sample(ids, len(ids)))
    return played


def at_main(played: Game) -> Game:
    """Choose the first option of each setup question up to the first turn."""
    while played.choice is not None and played.choice.what != "main":
        played.play(played.options[0])
    return played
