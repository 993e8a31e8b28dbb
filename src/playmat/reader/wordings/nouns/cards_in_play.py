"""Trainer cards in play: Stadiums, Tools, all those of a player."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import of_kind

WHO = "$who"

row("card_place", "$attached(all(both))", "in play ( [both]? yours and your opponent's )")
row(
    "cards", "where(stadium(), owned_by(foe))", "[a|any|the] Stadium card your opponent has in play"
)
row(
    "cards",
    "stadium()",
    "[the|that|any|a] Stadium card [in play]?",
    "[the|any|that]? Stadium card in play",
)


@rule("cards", "{q:quantity} {kind:card_filter} in play {out:pokemon_brackets}", cost=-1)
def cards_in_play(q: Node, kind: Node, out: Node) -> Node | None:
    lying = {
        node("tool"): node("where", node("gear_on", node("all", "both")), node("tool")),
        node("stadium_card"): node("stadium"),
    }
    parts = [lying[n] for n in nodes_in(kind) if n in lying]
    known = kind in lying or (kind.word == "fits_any" and all(arg in lying for arg in kind.args))
    if not known or out.word != "$any":
        return None
    of = parts[0] if len(parts) == 1 else node("join", *parts)
    return node("$pick", of, *q.args, WHO)


row(
    "cards",
    "join(where(gear_on(all(foe)), tool()), where(stadium(), owned_by(foe)))",
    "all of your opponent's {tools_and_stadiums} in play",
)


@rule("cards", "all of {who:owner} {kind:card_filter} in play")
def all_attached(who: str, kind: Node) -> Arg | None:
    energy = kind.word in ("special_energy", "basic_energy", "energy", "tool")
    return of_kind(node("$attached", node("all", who)), kind) if energy else None


row("tools_and_stadiums", "true", "Pokémon Tool cards and Stadium cards")
row(
    "cards",
    "join(gear_on(all(foe)), join(where(stadium(), owned_by(foe)), beside(foe)))",
    "all of your opponent's Trainer cards in play",
)
row(
    "all_tools",
    "true",
    "[all]? Pokémon Tool(s) [cards]? attached to [each|any|all] Pokémon",
    "[each|all] Pokémon Tool(s) [card(s)]? [in play]?",
    "Pokémon Tool(s) [card(s)]? in play",
)


row(
    "retreat_cost_of",
    "$whose(@fitted(all(both), ?pokemon_noun))",
    "each {pokemon_noun} 's Retreat Cost ( both yours and your opponent's )",
)
