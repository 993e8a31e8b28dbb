"""Clauses of powers: once a turn, as long as, when something happens, and when it does not work."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.build import Block, acted, node
from playmat.reader.grammar import phrase, rule

ALWAYS = node("always")

phrase("often", "once", "once during your turn ,", "once during your turn")
phrase("often", "free", "as often as you like during your turn ,", "as often as you like during your turn")


@rule("clause", "{how:often} you may {do:acts}")
def usable(how: str, do: Block) -> Node:
    """Read a power that may be used."""
    return node("$power", how, ALWAYS, acted(do, "me"))


@rule("clause", "{how:often} if {c:cond} , you may {do:acts}")
def usable_if(how: str, c: Node, do: Block) -> Node:
    """Read a power that may be used under a condition."""
    return node("$power", how, c, acted(do, "me"))


@rule("clause", "{what:mods}")
def holds(what: Node) -> Node:
    """Read something that always holds."""
    return node("$static", ALWAYS, (what,))


@rule("clause", "as long as {c:cond} , {what:mods}", "if {c:cond} , {what:mods}")
def holds_while(c: Node, what: Node) -> Node:
    """Read something that holds under a condition."""
    return node("$static", c, (what,))


@rule("clause", "this power can't be used if {c:cond}", "this power stops working if {c:cond}", "this power stops working while {c:cond}")
def off(c: Node) -> Node:
    """Read when a power does not work."""
    return node("$off", c)


@rule("clause", "[when|whenever|if|any time] {what:event} , {do:effects}")
def reacts(what: Node, do: Block) -> Node:
    """Read a reaction."""
    event, condition = what.args
    return node("$on", event, condition, "nobody", do)


@rule("clause", "[when|whenever|if|any time] {what:event} , you may {do:acts}")
def may_react(what: Node, do: Block) -> Node:
    """Read a reaction its player may refuse."""
    event, condition = what.args
    return node("$on", event, condition, "me", acted(do, "me"))
