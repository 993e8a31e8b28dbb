"""A case: a program on some face, a position, an action, and what is to be seen afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from playmat.cards.card import Attack, Card, Power
from playmat.game.scenario.duel import Duel
from playmat.lang.node import uses
from playmat.lang.parse import parse
from tests.engine.cards import attacking, doing, judge, lay
from tests.rules.cards_combat import mon, trainer

WALL = mon("Wall", 990, "W", Attack("Bump", "C", "10"), retreat=3)
ACTOR = mon("Actor", 60, "L")
FACES: dict[str, Callable[[str], Card]] = {
    "item": doing,
    "attack": attacking,
    "power": judge,
    "tool": lambda text: trainer("Doing", "tool", text),
    "trainer": lambda text: trainer("Doing", "item", text),
    "energy": lambda text: Card("t-doing", "Doing", "energy", ("special_energy",), text=text),
    "rule": lambda text: mon("Judge", 60, "C", text=text),
}
Look = Callable[[Duel], object]


@dataclass(frozen=True)
class Case:
    """One word tried out."""

    word: str
    program: str
    look: Look
    expected: object
    face: str = "item"
    you: str = "Hitter"
    foe: str = "Wall"
    flips: str = ""
    answers: Sequence[str] = ()
    picks: Sequence[str] = ()
    act: Callable[[Duel], Duel] | None = None
    cards: Sequence[Card] = ()
    printed: Card | None = None
    more: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.word}: {self.program}"

    def speaks(self) -> bool:
        """Return whether the program has the word in it."""
        text = f"play {{ {self.program} }}" if self.face == "item" else self.program
        return uses(parse(text), self.word)

    def run(self) -> Duel:
        """Lay the position out and let the program do its work."""
        more = dict(self.more)
        if self.face == "item":
            more["hand"] = ", ".join(["Doing", *filter(None, [more.get("hand", "")])])
        card = self.printed or FACES[self.face](self.program)
        duel = lay(self.you, self.foe, WALL, card, *self.cards, **more)
        if self.act is not None:
            return self.act(duel)
        script: dict[str, Any] = {"flips": self.flips, "answers": self.answers, "picks": self.picks}
        if self.face == "item":
            return duel.play("Doing", **script)
        if self.face == "attack":
            return duel.attack("Act", **script)
        return duel.power("Verdict", **script)


def strong(damage: int, program: str, cost: str = "") -> Card:
    """Return the Actor whose attack has damage printed."""
    return mon("Actor", 60, "L", Attack("Act", cost, str(damage), program))


def with_power(name: str, program: str, kind: str = "ability") -> Card:
    """Return a Pokémon with one power."""
    return mon(name, 60, "C", powers=(Power(name, kind, program),))


def rows(duel: Duel) -> tuple[list[int], list[int]]:
    """Return the damage on your row and on the foe's, Actives first."""
    yours, theirs = (
        [m.damage for m in [*side.actives, *side.bench]] for side in (duel.you, duel.foe)
    )
    return yours, theirs


def foes(duel: Duel) -> list[int]:
    return rows(duel)[1]


def mine(duel: Duel) -> list[int]:
    return rows(duel)[0]


def lost(duel: Duel) -> list[str]:
    return sorted(duel.you.lost + duel.foe.lost)


def hand(duel: Duel) -> list[str]:
    return sorted(duel.you.hand)
