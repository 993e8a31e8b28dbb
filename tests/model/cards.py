"""Cards and games for tests of positions and plain states."""

from __future__ import annotations

from random import Random

from playmat.cards.card import Attack, Card, Power
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.linker.link import link
from playmat.model.definitions import Match
from playmat.model.state import State
from playmat.rules import book

SPARK = Power("Spark", "power", "power(once, needs=is(self, is_active)) { draw(me, 1) }")
HIDE = Power("Hide", "body", "static { mod(damage_taken, self, add, -10) }")
JOLT = Attack("Jolt", "LC", "30", "after { f <- flip; if tails(f) > 0 { hit(self, 10) } }")
SLAM = Attack("Slam", "C", "20", "after { may { x <- choose(bench_of(foe)); switch(foe, x) } }")
SOOTHE = Attack("Soothe", "", "", "after { inflict(defender, asleep) }")


def pokemon(number: int, name: str, attacks: list[Attack], **facts: object) -> Card:
    known = {"kinds": ("basic",), "hp": 60, "types": "L", "retreat": 1} | facts
    return Card(id=f"q-{number}", name=name, supertype="pokemon", attacks=tuple(attacks), **known)  # type: ignore[arg-type]


def trainer(number: int, name: str, kind: str, text: str) -> Card:
    return Card(f"q-{number}", name, "trainer", (kind,), text=text)


PIKACHU = pokemon(1, "Pikachu", [Attack("Gnaw", "", "10"), JOLT])
RAICHU = pokemon(
    2, "Raichu", [SLAM], kinds=("stage1",), hp=90, evolves_from="Pikachu", powers=(SPARK,)
)
MACHOP = pokemon(3, "Machop", [SLAM, SOOTHE], types="F", powers=(HIDE,))
POTION = trainer(
    4,
    "Potion",
    "item",
    "play { x <- choose(all(me)[damaged]); heal(x, 30) }",
)
CAPE = trainer(5, "Cape", "tool", "static { mod(max_hp, host, add, 20) }")
GYM = trainer(6, "Gym", "stadium", "static { mod(retreat_cost, all(both), add, -1) }")
FETCH = trainer(
    7,
    "Fetch",
    "item",
    "play { x <- search(deck(me)[pokemon]); reveal(x); move(x, hand); shuffle(me) }",
)
LIGHTNING = Card("q-9", "Lightning Energy", "energy", ("basic_energy",), provides="L")
CARDS = (PIKACHU, RAICHU, MACHOP, POTION, CAPE, GYM, FETCH, LIGHTNING)


def deck() -> list[Card]:
    """Sixty cards with choices in the middle of effects."""
    few = [PIKACHU, RAICHU, MACHOP, POTION, CAPE, GYM, FETCH]
    return few * 5 + [LIGHTNING] * 25


def table(rules: str = "xy") -> Match:
    """A match of two such decks."""
    return link(book(rules), [deck(), deck()])


def played(match: Match, seed: int, answers: int) -> State:
    """A game after *answers* random moves."""
    st = new_game(match, seed, record=False)
    play_on([st], seed, answers)
    return st


def play_on(games: list[State], seed: int, answers: int) -> None:
    """Make the same random moves in equal games."""
    rng = Random(seed)
    for _ in range(answers):
        if games[0].winner >= 0:
            return
        n = rng.randrange(len(games[0].options))
        for st in games:
            apply(st, st.options[n])
