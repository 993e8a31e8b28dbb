"""What Energy provides while something holds."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import rule
from playmat.reader.meanings import BOTH, NOBODY, of_kind, on
from playmat.reader.text.tokens import TYPES

REST = "for the rest of the turn"


def change_attached_type(who: Arg, kind: Node, t: str) -> Block:
    return turned_now(cast(Node, of_kind(node("$attached", who), kind)), t)


for _symbol, _before, _becomes in (("outcome", "all", "become(s)"), ("act", "turn all", "into")):
    rule(
        _symbol,
        f"{_before} {{kind:energy_kind}} attached to {{who:bearer}} {_becomes} {{t:type}} Energy "
        f"{REST}",
    )(change_attached_type)


def turned_now(cards: Node, t: str, who: Arg = NOBODY) -> Block:
    """A new type for present Energy for the rest of the turn, not for later Energy."""
    turned = node("mod_type", "energy_provided", node("ref", "$turned"), "set", t)
    return (node("bind", "$turned", cards), node("lasting", "end_of_turn", who, (turned,)))


SPECIAL = node("special_energy")
KIND = "[each|all]? [{kind:energy_kind}|Special Energy [card(s)]?]"
PROVIDES = f"{KIND} [attached to {{who:bearer}}]? [instead]? [provide(s)|is|are]"
INSTEAD = "[instead [of [its|their] usual type(s)]?]?"


@rule(
    "modifier",
    f"{PROVIDES} {{u:energy_units}} {INSTEAD} [and {{x:no_other_effect}}]?",
    f"{PROVIDES} {{n:number}} Energy of every type {INSTEAD} [but {{x:only_provides_energy}}]?",
)
def provides(
    who: Arg = BOTH, kind: Node = SPECIAL, u: str = "*", n: int = 1, x: bool = False
) -> Node | None:
    if len(set(u)) != 1 or not has_energy(kind):
        return None
    cards, n = of_kind(node("$attached", who), kind), n * len(u)
    colours = [letter for letter in TYPES.values() if letter != "C"] if u == "*" else [u[0]]
    same = u != "*" and node("provides", u[0]) in nodes_in(kind)
    whose = who if kind == node("energy") and n == 1 else cards
    mods = [] if same else [node("mod_type", "energy_provided", whose, "set", *colours)]
    if n > 1:
        mods.append(node("mod", "energy_provided", who, "set", n, **{"from": cards}))
    if x:
        mods.append(node("mod", "energy_works", cards, "forbid"))
    return on(who, *mods) if mods else None


def has_energy(kind: Node) -> bool:
    """Whether a kind of card is a kind of Energy."""
    first = kind["left"] if kind.word == "fits_both" else kind
    if kind.word in ("named", "name_has"):
        return str(kind.args[0]).endswith(("Energy", "Holon"))
    return isinstance(first, Node) and first.word in ("energy", "basic_energy", "special_energy")
