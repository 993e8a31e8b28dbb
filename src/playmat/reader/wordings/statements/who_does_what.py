"""Statements: who does what, under which condition, and what simply happens."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in, uses
from playmat.lang.words import of_role
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import asks_a_card, names_nobody
from playmat.reader.nodes import acted

# --- who does it --------------------------------------------------------------------------------
row("effect", "@acted(?acts, me)", "{acts}", "you [must]? {acts}")
row("effect", "@acted(?acts, foe)", "your opponent [then|must]? {acts}", "the opponent {acts}")


@rule("effect", "[each player|both players|everyone|{x:both_of_you} [each]?] {do:acts}")
def everyones(do: Block, x: bool = False) -> Block | None:
    if x and any(side in said.args for said in nodes_in(do) for side in ("me", "foe")):
        return None
    if len(do) == 1 and do[0].word == "mill" and do[0]["player"] == "$their":
        return acted(do, "both")
    return (*acted(do, "me", "me"), *acted(do, "foe"))


_ANYBODYS: Final = of_role("heal", "cure") | {"counters"}


@rule("effect", "its owner {do:act}")
def owner_does(do: Block) -> Block | None:
    return do if all(said.word in _ANYBODYS for said in do) else None


row("effect", "[may(me, @acted(?acts, me))]", "you may [also]? {acts}")
row("effect", "[may(foe, @acted(?acts, foe))]", "your opponent may [also]? {acts}")
same("acts", "{act}")
# --- under which condition ----------------------------------------------------------------------
same("statement", "{effects}")


@rule("statement", "if {c:conditions} , {do:effects}", "if {c:conditions} , then {do:effects}")
def under_condition(c: Node, do: Block) -> Block | None:
    return None if asks_a_card(c, do) or names_nobody(c, do) else (node("if", c, do),)


@rule("statement", "{do:effects} [, but only]? if {c:condition}")
def condition_last(c: Node, do: Block) -> Block | None:
    asks = any(n.word in ("$it", "$that") for n in nodes_in(c))
    picks = any(n.word in ("$pick", "$search") for n in nodes_in(do))
    return None if asks and (picks or len(do) > 1) else comes_about_if(do, c)


same("effects", "{effect}")


@rule(
    "effects",
    "{a:outcome} [and|, and|and then|, then|, and then] {b:effects}",
    "{a:outcome} , {and_then:outcome} , and {b:effects}",
)
def outcome_then(a: Block, b: Block, and_then: Block = ()) -> Block | None:
    return None if _waits(a) or _waits(and_then) else (*a, *and_then, *b)


def _waits(block: Block) -> bool:
    said = block[-1] if block else node("stop")
    return said.word == "$react" or (said.word == "lasting" and uses(said, "handler"))


@rule(
    "effects",
    "{a:effect} [and|, and|and then|, then|, and then] {b:effects}",
    "{a:effect} [,]? and [then]? [,]? if {c:condition} , {b:effects}",
    cost=1,
)
def two_effects(a: Block, b: Block, c: Node | None = None) -> Block | None:
    """Two effects in one sentence, unless one player does both; options come first.

    An effect directly after an option only happens if the option is taken.
    """
    if _waits(a) or (c is not None and asks_a_card(c, b)):
        return None
    b = b if c is None else (node("if", c, b),)
    free = c == node("$did") or not (a and b) or a[-1].word != "may" or b[0].word == "may"
    return (*a, *b) if free else (*a, node("if", node("$did"), b))


@rule("effects", "{do:outcome} if {c:condition}")
def comes_about_if(do: Block, c: Node) -> Block | None:
    whom = do[0].args[0] if do and do[0].args else None
    if whom in _KNOWN and node("$that", "cards") in nodes_in(c):
        return None
    if whom in _KNOWN and node("$it") in nodes_in(c):
        c = cast(Node, replaced(c, node("$it"), whom))
    return (node("if", c, do),)


_KNOWN = (node("defender"), node("active", "foe"), node("active", "me"))
"""Pokémon that "it" in a later condition may mean."""


# --- what happens -------------------------------------------------------------------------------
same("effect", "{outcome}")


@rule(
    "outcome",
    "{whom:target} [is|are|becomes|will be] [now|also|now also|also now]? {all:statuses}",
    "{whom:target} is now {all:statuses} [,]? [too|as well]",
)
def afflicts(whom: Arg, all: tuple[str, ...]) -> Block:
    if len(all) > 1 and is_word(whom, "$pick"):
        rest = tuple(node("inflict", node("$that", "mons"), condition) for condition in all)
        return acted((node("$found", whom), *rest), "me")
    return acted(tuple(node("inflict", whom, condition) for condition in all), "me")
