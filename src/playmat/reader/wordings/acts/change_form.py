"""Pokémon that turn into something else: another Pokémon, a Tool, an Energy card."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ALWAYS, ANY

SELF = node("self")
DECK = node("deck", "me")


# --- one card exchanged for another -------------------------------------------------------------
row("other_form", "named($own)", "another [card named]? ~")
same("other_form", "{pokemon_names}")


@rule("other_form", "any {of:pokemon_name}")
def any_form(of: Node) -> Node:
    return node("form_of", of["name"])


@rule(
    "act",
    "search(es) your deck for {of:other_form} and switch it with {who:pokemon}",
    "switch(es) {who:pokemon} with [a|an|1] {kind:card_filter} {at:card_place}",
    cost=-3,
)
def exchanges_top(who: Node, of: Node = ANY, kind: Node = ANY, at: Node = DECK) -> Block | None:
    """Exchange a Pokémon's top card for one from a zone; a deck may hold none."""
    hidden = at == DECK
    if who != SELF or not (hidden or (at.word in ("hand", "discards") and kind != ANY)):
        return None
    place = node("where", at, of if hidden else kind)
    pick = node("$search", place, 1, 0, "$who") if hidden else node("$pick", place, 1, 1, "$who")
    card, old = node("$that", "cards"), node("ref", "$old")
    swap = (node("bind", "$old", node("replace_top", SELF, card)), node("move", old, at.word))
    return (node("$found", pick), *((node("if", node("any_of", card), swap),) if hidden else swap))


# --- evolving -----------------------------------------------------------------------------------
row(
    "cards",
    "$pick(where(hand(me), ?filter), 1, 1, $who)",
    "{filter:pokemon_names} [from|in] your hand",
)


# --- becoming a Tool ----------------------------------------------------------------------------
@rule(
    "act",
    "discard all cards attached to [~|this Pokémon] and attach [~|this Pokémon|it] to 1 of your "
    "Pokémon as a Pokémon Tool card",
)
def becomes_tool() -> Block:
    free = node("where", node("less", node("all", "me"), SELF), node("tool_room"))
    pick = node("$pick", free, 1, 1, "$who")
    return (
        node("$found", pick),
        node("discard", node("attached", SELF)),
        node("become_tool", node("this_card"), node("$that", "mons")),
    )


OTHERS = node("less", node("all", "me"), SELF)


def becoming(hosts: Arg, named: Block) -> Block:
    """A Pokémon Knocked Out that becomes Energy on another."""
    later = (node("become_energy", node("this_card"), node("$that", "mons")), *named)
    delay = node("delay", Node("knocked_out", (SELF,)), ALWAYS, later)
    needs = node("$needs", node("any_of", hosts))
    return (
        needs,
        node("$found", node("$pick", hosts, 1, 1, "$who")),
        delay,
        node("knock_out", SELF),
    )


@rule("act", "Knock Out ~ and attach it to 1 of your other Pokémon", cost=-3)
def becomes_any() -> Block:
    turned = node("mod_type", "energy_provided", node("this_card"), "set", node("ref", "$type"))
    kept = node("lasting", "rest_of_game", node("nobody"), (turned,))
    return (node("bind", "$type", node("name_type", "$who")), *becoming(OTHERS, (kept,)))


row(
    "mark",
    "$provide(CC)",
    "~ is now an Energy card that provides 2 energy of that type",
    "~ is now an Energy card of that type that provides 2 energy",
)


@rule("clause", "as long as {who:pokemon} is attached to a Pokémon , {what:modifiers}")
def holds_as_tool(who: Node, what: tuple[Node, ...]) -> Node | None:
    on_host = replaced(what, node("$that", "mons"), node("host"))
    return node("$gear", node("always"), on_host) if who == SELF else None
