"""Trainer cards in play: Stadiums, Tools, all those of a player."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY

WHO = "$who"

row(
    "cards", "where(stadium(), owned_by(foe))", "[a|any|the] Stadium card your opponent has in play"
)
row(
    "cards",
    "stadium()",
    "[the|that|any|a] Stadium card [in play]?",
    "[the|any|that]? Stadium card in play",
)


@rule("cards", "{q:quantity} {kind:card_filter} [in|from] play [{out:pokemon_brackets}]?", cost=-1)
def cards_in_play(q: Node, kind: Node, out: Node = ANY) -> Node | None:
    lying = {
        node("tool"): node("where", node("gear_on", node("all", "both")), node("tool")),
        node("stadium_card"): node("stadium"),
    }
    parts = [lying[n] for n in nodes_in(kind) if n in lying]
    known = kind in lying or (kind.word == "fits_any" and all(arg in lying for arg in kind.args))
    if not known or out != ANY or kind == node("stadium_card"):
        return None
    of = parts[0] if len(parts) == 1 else node("join", *parts)
    return node("$pick", of, *q.args, WHO)
