"""Stadiums with two halves, turned towards either player."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced, swapped
from playmat.lang.node import Node, Program
from playmat.reader.meanings import SIDE
from playmat.reader.sentence import meaning
from playmat.reader.text.tokens import Sentence


def halves(text: tuple[Sentence, ...]) -> list[Block]:
    """The statements of each half of a card, or an empty list."""
    found: list[list[Node]] = []
    for sentence in text:
        said = meaning(sentence, "stadium_half_note" if sentence.note else "stadium_half")[1]
        if said == node("$faces"):
            found.append([])
        elif said:
            found[-1] += cast(Block, said)
    return [tuple(half) for half in found]


def is_two_sided(text: tuple[Sentence, ...]) -> bool:
    """Whether the first words let the player turn the card."""
    return bool(text) and text[0].words[:3] == ("Choose", "which", "way")


def read_two_sided(text: tuple[Sentence, ...]) -> Program:
    """Read a card with two halves: playing it includes a choice of direction."""
    plain = tuple(s for s in text if s.words[:3] != ("If", "another", "card"))
    first, second = halves(plain)
    ways = []
    for mine, theirs, name in ((first, second, "me"), (second, first, "foe")):
        mods = (*_facing(mine, "me"), *_facing(theirs, "foe"))
        ways.append((node("label", name), node("lasting", "while_stadium", node("nobody"), mods)))
    lines = (node("rule", "unique_stadium"),) if len(plain) < len(text) else ()
    return (node("play", (Node("either", ("me", tuple(ways))),)), *lines)


def _facing(half: Block, who: str) -> Block:
    """The effects of a half for the player it faces."""
    mine = replaced(half, SIDE, "me")
    return cast(Block, mine if who == "me" else swapped(mine))
