"""What texts omit because the rules imply it."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.words import of_role

SEARCHES: Final = ("search", "search_different")
"""Words that look through a deck."""
_LOOPS: Final = of_role("loop")


def searched_and_shuffled(program: Program) -> Program:
    """*program* with every deck that is looked through shuffled afterwards. [ZONE-02]"""
    shuffled = {n["player"] for n in nodes_in(program) if n.word == "shuffle"}
    searched = {who for said in nodes_in(program) for who in _decks(said)}
    # If only the other player's deck is shuffled, the text was misread.
    known = "both" in shuffled or bool(shuffled and not searched & shuffled)
    if known:
        return program
    return cast(Program, _shuffled(_in_each_case(program), shuffled))


def _in_each_case(arg: Arg) -> Arg:
    """Statements with a shuffle that follows the last of several cases added to each."""
    if isinstance(arg, Node):
        return Node(arg.word, tuple(_in_each_case(part) for part in arg.args))
    if not isinstance(arg, tuple):
        return arg
    done = [_in_each_case(part) for part in arg]
    for at, case in enumerate(done):
        for who in dict.fromkeys(_searched_in(case)):
            then = [sequel for sequel in done[at + 1 :] if who in _searched_in(sequel)]
            if not _shuffles(case, who) and then and _shuffles(then[-1], who):
                assert isinstance(case, Node)
                block = (*case.block("then"), node("shuffle", who))
                done[at] = case = case.having("then", block)
    return tuple(done)


def _searched_in(case: Arg) -> list[Arg]:
    """Players whose decks are searched by an ``if`` without ``else``."""
    if not is_word(case, "if") or case["else"]:
        return []
    return [who for said in case.block("then") for who in _decks(said)]


def _shuffles(case: Arg, who: Arg) -> bool:
    return node("shuffle", who) in nodes_in(case)


def _shuffled(arg: Arg, shuffled: set[Arg]) -> Arg:
    """Statements followed by shuffles of the decks they search, if still missing."""
    if isinstance(arg, Node):
        inside = (
            arg.args if arg.word in _LOOPS else (_shuffled(part, shuffled) for part in arg.args)
        )
        return Node(arg.word, tuple(inside))
    if not isinstance(arg, tuple):
        return arg
    found = [who for said in arg for who in _decks(said) if who not in shuffled]
    after = (node("shuffle", who) for who in dict.fromkeys(found))
    return (*(_shuffled(part, shuffled) for part in arg), *after)


def _decks(said: Arg) -> list[Arg]:
    """Players whose decks a statement searches, once or repeatedly."""
    if not isinstance(said, Node):
        return []
    value = said["value"] if said.word == "bind" else said
    sought = nodes_in(said) if said.word in _LOOPS else (value,)
    sources = [n["from"] for n in sought if isinstance(n, Node) and n.word in SEARCHES]
    return [n["player"] for source in sources for n in nodes_in(source) if n.word == "deck"]


def counted_if_attached(program: Program) -> Program:
    """*program* in which cards attached one by one are counted where they end up."""
    for said in nodes_in(program):
        if said.word == "each" and _attaches(said):
            of = said["of"]
            there = node("where", of, node("one_of", node("attached", node("all", "both"))))
            old, new = node("count", of), node("count", there)
            program = cast(Program, replaced(program, old, new))
    return program


def _attaches(loop: Node) -> bool:
    """Whether a loop attaches what it iterates over."""
    one = node("ref", loop["var"])
    return any(n.word == "attach" and n["cards"] == one for n in nodes_in(loop["do"]))
