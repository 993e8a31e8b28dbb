"""Add to programs the tests that follow from their effects. [TRAINER-03]

A program states only what its text asks for. That there is a card to draw or a Pokémon to choose
follows from the effect: ``complete`` adds it before linking. A clause ``useful`` replaces these
tests.
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, conjunction, node, replaced
from playmat.lang.needs.choices import cost_needs, needs_of_choices, trade_needs, worthwhile
from playmat.lang.needs.pairs import unpaired
from playmat.lang.needs.walks import parts
from playmat.lang.needs.worth import useful
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in

_ALWAYS: Final = node("always")
_PLAYED: Final = ("needs", "useful", "pay", "play")


def complete(program: Program) -> Program:
    """*program* with the tests that follow from its effects."""
    whole = tuple(_usable(one) if one.word == "power" else one for one in program)
    words = {one.word for one in program}
    # A card that stays in play is always useful.
    return _playable(whole) if "play" in words and "static" not in words else whole


def _usable(clause: Node) -> Node:
    block, off = clause.block("do"), clause.child("off")
    asked = [_of_actives(test) for test in needs_of_choices(block) if not _is_met(test)]
    said: list[Arg] = [*_test_parts(clause["needs"]), *asked]
    tests = cast(list[Node], [*said, *map(_of_actives, worthwhile(block, said, off))])
    asking = conjunction("and", *dict.fromkeys(tests)) if tests else _ALWAYS
    return clause.having("needs", asking)


def _is_met(test: Node) -> bool:
    """Whether a test always holds: a player always has an Active Pokémon."""
    of = test["of"] if test.word == "any_of" else None
    return is_word(of, "active")


def _playable(program: Program) -> Program:
    clauses = {one.word: one for one in program}
    needs, worth, pay = map(clauses.get, ("needs", "useful", "pay"))
    block = clauses["play"].block("do")
    paid = pay.block("do") if pay else ()
    said = _test_parts(needs["condition"]) if needs else []
    tests = list(dict.fromkeys((*said, *cost_needs(paid), *trade_needs(block))))
    if worth is None:
        shown = useful(*_without_shared_costs(unpaired(block), paid))
        worth = node("useful", _of_actives(shown)) if shown and shown not in tests else None
    asked = [node("needs", conjunction("and", *tests))] if tests else []
    asked += [worth] if worth else []
    at = next(n for n, one in enumerate(program) if one.word in _PLAYED)
    rest = (one for one in program[at:] if one.word not in ("needs", "useful"))
    return (*program[:at], *asked, *rest)


def _without_shared_costs(block: Block, paid: Block) -> tuple[Block, Block]:
    """An effect and its price, without cost cards that the effect already excludes."""
    for said in paid:
        given = Node("less", (node("discards", "me"), node("ref", said.args[0])))
        if said.word == "bind" and given in nodes_in(block):
            return cast(Block, replaced(block, given, node("discards", "me"))), ()
    return block, paid


def _of_actives(test: Node) -> Node:
    """Rephrase a test of "the" Active Pokémon as "one of them": there may be two."""
    if test.word in ("and", "or"):
        parts = (_of_actives(cast(Node, part)) for part in test.args)
        return conjunction(test.word, *dict.fromkeys(parts))
    who = test["what"] if test.word == "is" else None
    if is_word(who, "active"):
        return Node("any_of", (Node("where", test.args),))
    if test in _AILING:
        return _AILING[test]
    return test


def _ailing(player: str) -> tuple[Node, Node]:
    """Condition that an Active Pokémon is damaged or afflicted, as one test and as two."""
    active, troubles = node("active", player), (node("damaged"), node("afflicted"))
    asked = [node("any_of", node("where", active, one)) for one in troubles]
    whole = node("any_of", node("where", active, node("fits_any", *troubles)))
    return whole, node("or", *asked)


_AILING: Final = dict(map(_ailing, ("me", "foe")))


def _test_parts(test: Arg) -> list[Node]:
    """The parts of a program's own test."""
    return [] if test == _ALWAYS else parts(test)
