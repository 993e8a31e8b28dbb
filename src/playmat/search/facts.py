"""What a card is to a learned judge: short names of printed facts and of its programs' words.

A card that was not in the training games consists of the same facts as those that were.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from playmat.lang.node import Node, nodes_in
from playmat.lang.parse import parse
from playmat.lang.words import WORDS

if TYPE_CHECKING:
    from playmat.cards.card import Card

TELLING: Final = frozenset(("effect", "mods", "clause"))
"""Sorts of words that say what a text does, rather than to whom or when."""


@lru_cache(maxsize=4096)
def facts_of(card: Card) -> tuple[str, ...]:
    """The facts of a card, without repetition."""
    found = [card.supertype, *(f"kind {kind}" for kind in card.kinds)]
    if card.supertype == "pokemon":
        found += printed(card)
    found += [f"{card.supertype} {word}" for word in words_of(card.text)]
    for attack in card.attacks:
        found += [f"attack {word}" for word in words_of(attack.program)]
    for power in card.powers:
        found += ["power", *(f"power {word}" for word in words_of(power.program))]
    found += [f"gives {symbol}" for symbol in card.provides]
    return tuple(dict.fromkeys(found))


def printed(card: Card) -> Iterator[str]:
    """Yield what is printed on a Pokémon card, with numbers in steps."""
    yield f"hp {min(card.hp // 20, 12)}"
    yield f"retreat {min(card.retreat, 4)}"
    yield from (f"type {symbol}" for symbol in card.types)
    yield from (f"weak {each.type}" for each in card.weaknesses)
    yield f"attacks {len(card.attacks)}"
    for attack in card.attacks:
        cost = len(attack.cost)
        damage = int("".join(filter(str.isdigit, attack.damage)) or 0)
        yield f"cost {cost}"
        yield f"damage {min(damage // 20, 9)}"
        yield f"cost {cost} damage {min(damage // 30, 5)}"


def words_of(program: str | None) -> list[str]:
    """The significant words of a program in order, without repetition."""
    if not program:
        return []
    nodes = [node for node in nodes_in(parse(program)) if telling(node)]
    found = [node.word for node in nodes]
    counts = [node["count"] for node in nodes if node.word == "draw" and len(node.args) > 1]
    found += [f"draw {count}" for count in counts if isinstance(count, int)]
    return list(dict.fromkeys(found))


def telling(node: Node) -> bool:
    """Whether a word says what a text does."""
    return node.word in WORDS and WORDS[node.word].sort in TELLING
