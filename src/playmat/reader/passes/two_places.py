"""Searches in the deck or elsewhere, and the shuffle that only the deck requires."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.lang.words import of_role
from playmat.reader.face import Unread

SHUFFLE: Final = node("shuffle", "me")

_PARTED: Final = of_role("branch")
"""Statements whose blocks end separately."""


def shuffled_if_searched(before: Block, word: Node, rest: Block) -> Block:
    """Shuffle the deck only where it was searched, not for cards from another place."""
    done = _ended((*rest, *before))
    if SHUFFLE not in nodes_in(done):
        raise Unread("says what follows a search that was not told")
    return done


def _ended(block: Block) -> Block:
    """*block* with a shuffle at the end of each part that searches the deck."""
    done = tuple(_in_options(said) for said in block)
    searched = [n for said in done if said.word not in _PARTED for n in nodes_in(said)]
    found = next((n for n in searched if n.word == "$search"), None)
    if found is None:
        return done
    places = next((n for n in nodes_in(found) if n.word == "join"), None)
    return (*done, SHUFFLE) if places is None else (_either_place(done, found, places),)


def _either_place(block: Block, found: Node, places: Node) -> Node:
    """The choice between a search of the deck and a pick in the other place."""
    deck, other = (cast(Node, replaced(found, places, place)) for place in places.args)
    of, most, _, by = other.args
    picked = node("$pick", of, 1, most, by)
    first = (*cast(Block, replaced(block, found, deck)), SHUFFLE)
    return Node("either", ("me", (first, cast(Block, replaced(block, found, picked)))))


def _in_options(said: Node) -> Node:
    if said.word == "either":
        options = tuple(_ended(option) for option in cast(tuple[Block, ...], said["do"]))
        return said.having("do", options)
    if said.word in _PARTED:
        ends = (_ended(cast(Block, arg)) if isinstance(arg, tuple) else arg for arg in said.args)
        return Node(said.word, tuple(ends))
    return said
