"""The programmed faces of a card, and the card with part of one removed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from playmat.cards.card import Attack, Card
from playmat.exercise.cast import TOSS
from playmat.lang.needs.complete import complete
from playmat.lang.node import Arg, Node, Program, words_in
from playmat.lang.parse import parse
from playmat.lang.show import show

TEXT_KINDS: Final = {"pokemon": "rule", "trainer": "trainer", "energy": "energy"}
FACTS_ONLY: Final = ("rule",)
"""Printed rule lines, which the rules themselves implement."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """An attack, a power or the card's own text, with its program."""

    card: Card
    kind: str
    name: str
    index: int
    text: str

    @property
    def program(self) -> Program:
        return parsed(self.text)

    @property
    def attack(self) -> Attack | None:
        return self.card.attacks[self.index] if self.kind == "attack" else None

    @property
    def key(self) -> tuple[str, ...]:
        """Faces with the same key behave alike: same program, same facts it uses."""
        printed = self.attack
        if printed and not self.text:
            return self.kind, printed.damage.lstrip("0123456789")
        cost = (printed.cost, printed.damage) if printed else ()
        return (self.kind, self.text, *self.card.kinds, *cost)

    def __str__(self) -> str:
        return f"{self.card.id} {self.name}"


@lru_cache(maxsize=20_000)
def parsed(text: str) -> Program:
    """Parse a program and add the conditions that follow from its effects."""
    return complete(parse(text))


def faces_of(card: Card) -> Iterator[CardFace]:
    """Yield the programmed faces of a card, attacks without text included."""
    for n, attack in enumerate(card.attacks):
        if attack.program is not None:
            yield CardFace(card, "attack", attack.name, n, attack.program)
    for n, power in enumerate(card.powers):
        if power.program is not None:
            yield CardFace(card, "power", power.name, n, power.program)
    if card.text and any(c.word not in FACTS_ONLY for c in parsed(card.text)):
        yield CardFace(card, TEXT_KINDS[card.supertype], card.name, 0, card.text)


def all_faces(cards: Iterable[Card]) -> list[CardFace]:
    return [face for card in cards for face in faces_of(card)]


def with_program(face: CardFace, program: Program) -> Card:
    return with_text(face, show(program))


def with_text(face: CardFace, text: str) -> Card:
    """The face's card with another program for that face, given as text."""
    card, n = face.card, face.index
    if face.kind == "attack":
        attack = replace(card.attacks[n], program=text)
        return replace(card, attacks=(*card.attacks[:n], attack, *card.attacks[n + 1 :]))
    if face.kind == "power":
        power = replace(card.powers[n], program=text)
        return replace(card, powers=(*card.powers[:n], power, *card.powers[n + 1 :]))
    return replace(card, text=text)


def alone(face: CardFace) -> Card:
    """The face's card with all other faces blank, so that they do not interfere."""
    card = face.card
    attacks = tuple(
        replace(a, program="") if (face.kind, n) != ("attack", face.index) else a
        for n, a in enumerate(card.attacks)
    )
    powers = tuple(
        replace(p, program="") if (face.kind, n) != ("power", face.index) else p
        for n, p in enumerate(card.powers)
    )
    if face.kind == "power" and "coins_flipped" in words_in(face.program):
        attacks = (*attacks, TOSS)
    return replace(card, attacks=attacks, powers=powers, text=card.text or "")


def without(program: Program, part: Node) -> Program:
    """The program without one clause, statement or modifier, found by identity."""
    return tuple(pruned(clause, part) for clause in program if clause is not part)


def pruned(node: Node, part: Node) -> Node:
    return Node(node.word, tuple(pruned_arg(arg, part) for arg in node.args))


def pruned_arg(arg: Arg, part: Node) -> Arg:
    if isinstance(arg, Node):
        return pruned(arg, part)
    if isinstance(arg, tuple):
        return tuple(pruned_arg(each, part) for each in arg if not drops(each, part))
    return arg


def drops(arg: Arg, part: Node) -> bool:
    """Whether a statement is the part itself, bound to a variable or not."""
    if not isinstance(arg, Node):
        return False
    return arg is part or (arg.word == "bind" and arg["value"] is part)
