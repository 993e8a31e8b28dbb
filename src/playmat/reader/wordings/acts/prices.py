"""What is paid to be able to do something else: Energy discarded, cards given up."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_rule, spare_same
from playmat.reader.meanings import of_kind
from playmat.reader.nodes import acted

WHO = "$who"


@rule("statement", "{do:act} in order to {then:effects}")
def paid_for(do: Block, then: Block) -> Block | None:
    return (node("$pay", acted(do, "me")), *then)


spare_same("paid_energy", "[a|1] {energy_kind}")


@spare_rule("paid_energies", "{a:paid_energy} [and|, and] {b:paid_energy}")
def two_paid(a: Node, b: Node) -> tuple[Node, ...]:
    return (a, b)


@spare_rule("paid_energies", "{a:paid_energy} , {b:paid_energies}")
def more_paid(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...]:
    return (a, *b)


@spare_rule("act", "discard(s) {all:paid_energies} attached to {to:pokemon}")
def discards_each(all: tuple[Node, ...], to: Node) -> Block:
    places = (of_kind(node("$attached", to), kind) for kind in all)
    return tuple(node("discard", node("$pick", place, 1, 1, WHO)) for place in places)


@rule(
    "statement",
    "for each {n:coins_shown} , discard a {kind:energy_kind} attached to {to:pokemon} or this "
    "attack does nothing",
)
def paid_for_heads(n: Node, kind: Node, to: Node) -> Block:
    pick = node("$pick", of_kind(node("$attached", to), kind), n, n, "me")
    fail = node("if", node("compare", node("count", node("$result")), "<", n), (node("cancel"),))
    return (node("$before", (node("discard", pick), fail)),)


phrase("condition", node("not", node("$did")), "you can't discard Energy cards")


@spare_rule("acts", "{a:act} to {b:act}", cost=3)
def pays(a: Block, b: Block) -> Block | None:
    return (*a, *b) if a and a[-1].word == "discard" else None
