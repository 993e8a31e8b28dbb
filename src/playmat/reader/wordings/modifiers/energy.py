"""What Energy provides while something holds."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import rule
from playmat.reader.meanings import NOBODY, of_kind, on
from playmat.reader.text.tokens import TYPES

REST = "for the rest of the turn"


@rule(
    "outcome",
    f"all {{kind:energy_kind}} attached to {{who:bearer}} become(s) {{t:type}} Energy {REST}",
)
@rule(
    "act",
    f"turn all {{kind:energy_kind}} attached to {{who:bearer}} into {{t:type}} Energy {REST}",
)
def turned(who: Arg, kind: Node, t: str) -> Block:
    return turned_now(cast(Node, of_kind(node("$attached", who), kind)), t)


def turned_now(cards: Node, t: str, who: Arg = NOBODY) -> Block:
    """Return the Energy there is now of one type for the rest of the turn, later Energy not."""
    turned = node("mod_type", "energy_provided", node("ref", "$turned"), "set", t)
    return (node("bind", "$turned", cards), node("lasting", "end_of_turn", who, (turned,)))


SPECIAL = node("special_energy")
EACH = "[each|all]? [{kind:energy_kind}|Special Energy [card(s)]?] attached to {who:bearer}"
PROVIDES = f"{EACH} provide(s)"


@rule(
    "modifier",
    f"{PROVIDES} {{u:energy_units}} [and {{x:no_other_effect}}]?",
    f"{EACH} [is|are|provide(s)] {{t:type}} Energy instead [of [its|their] usual type(s)]?",
    f"{PROVIDES} {{n:number}} Energy of every type [but {{x:only_provides_energy}}]?",
)
def provides(
    who: Arg, kind: Node = SPECIAL, u: str = "*", n: int = 1, x: bool = False, t: str = ""
) -> Node | None:
    if t and kind == node("energy"):
        return on(who, node("mod_type", "energy_provided", who, "set", t))
    u = t or u
    if len(u) != 1 or not has_energy(kind):
        return None
    cards = of_kind(node("$attached", who), kind)
    colours = [letter for letter in TYPES.values() if letter != "C"] if u == "*" else [u]
    mods = [node("mod_type", "energy_provided", cards, "set", *colours)]
    if n > 1:
        mods.append(node("mod", "energy_provided", who, "set", n, **{"from": cards}))
    if x:
        mods.append(node("mod", "energy_works", cards, "forbid"))
    return on(who, *mods)


def has_energy(kind: Node) -> bool:
    """Return whether a kind of card is a kind of Energy."""
    first = kind["left"] if kind.word == "fits_both" else kind
    if kind.word in ("named", "name_has"):
        return str(kind.args[0]).endswith(("Energy", "Holon"))
    return isinstance(first, Node) and first.word in ("energy", "basic_energy", "special_energy")
