"""Helpers to find the effect of a statement, and what it grows from or shows."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node, is_word, nodes_in, words_in

GROWN: Final = {
    "evolves_from": "evolves_into",
    "can_follow": "can_lead_to",
    "levels_from": "levels_into",
}
"""Relations of a card to the Pokémon it goes onto, and their inverses."""


def base_of(of: Arg) -> Node | None:
    """The choice of a Pokémon that the found card will evolve, or None."""
    for fit in nodes_in(of):
        pick = fit["of"] if fit.word in GROWN else None
        if is_word(pick, "$pick"):
            return pick
    return None


def growing(of: Arg, word: str, into: Node) -> Arg:
    """The Pokémon that a card evolves or levels up from."""
    known = is_word(of, "where")
    bare, *fits = of.args if known else (of,)  # type: ignore[union-attr]
    return where(bare, *cast(list[Node], fits), node(word, into))


def stadium_in(test: Arg) -> Node | None:
    """The Stadium that a condition tests, which later words refer to."""
    of = test["of"] if is_word(test, "any_of") else None
    return of if isinstance(of, Node) and of in (node("stadium"), *STADIUMS) else None


STADIUMS: Final = tuple(
    node("where", node("stadium"), node("owned_by", who)) for who in ("me", "foe")
)


def compares_both(test: Arg) -> bool:
    """Whether a condition compares this Pokémon with the Defending Pokémon."""
    sides = [words_in(m) for m in nodes_in(test) if m.word == "compare"]
    return any({"self", "defender"} <= words for words in sides)


def but_shuffles(block: Arg) -> Block:
    """Statements without final shuffles."""
    inside = cast(Block, block) if isinstance(block, tuple) else ()
    while inside and deed(inside[-1]) == "shuffle":
        inside = inside[:-1]
    return inside


def shown_together(shown: Node | None, done: list[Node]) -> tuple[Node, ...]:
    """Cards just shown, together with those the other player showed directly before."""
    before = [said for said in done if said.word != "bind" or deed(said) not in TOPS][-1:]
    value = before[0]["value"] if before and before[0].word == "bind" else None
    if shown is None or not isinstance(value, Node) or value.word not in ("look", "reveal"):
        return ()
    other = value["cards"]
    return (shown, other) if isinstance(other, Node) and other != shown else ()


TOPS: Final = ("top", "bottom")


def deed(statement: Arg) -> str:
    """The word of a statement's effect, bound or not."""
    value = statement["value"] if is_word(statement, "bind") else statement
    return value.word if isinstance(value, Node) else ""


def takes_top(said: Node) -> bool:
    """Whether an effect moves cards of a deck that were not seen before."""
    what = said["cards"] if said.word in ("move", "discard") else None
    return isinstance(what, Node) and what.word in ("top", "bottom")


def tested_variable(done: list[Node]) -> str:
    """The variable tested by the last "if you do"; "if you don't" tests the same."""
    asked = [said for said in done if not only_shuffles(said)][-1:]
    test = asked[0]["condition"] if asked and asked[0].word == "if" else None
    return str(test["var"]) if is_word(test, "did") else ""


def only_shuffles(said: Node) -> bool:
    value = said["value"] if said.word == "bind" else said
    return is_word(value, "shuffle")
