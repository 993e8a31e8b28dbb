"""Pokémon that turn into something else: another Pokémon, a Tool, an Energy card."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ALWAYS

NUMBER = node("ref", "$n")

THAT = node("$that", "attacks")


SELF = node("self")


# --- one card exchanged for another -------------------------------------------------------------
row("other_form", "named($own)", "another ~")
same("other_form", "{pokemon_names}")


@rule("other_form", "any {of:pokemon_name}")
def any_form(of: Node) -> Node:
    return node("form_of", of["name"])


def exchange(place: Arg, to: str, hidden: bool) -> Block:
    """Return the top card exchanged for one from a zone."""
    pick = node("$search", place, 1, 0, "$who") if hidden else node("$pick", place, 1, 1, "$who")
    card, old = node("$that", "cards"), node("ref", "$old")
    swap = (node("bind", "$old", node("replace_top", SELF, card)), node("move", old, to))
    return (
        node("$found", pick),
        node("if", node("any_of", card), swap) if hidden else swap[0],
        *(() if hidden else swap[1:]),
    )


@rule("act", "search(es) your deck for {of:other_form} and switch it with {who:pokemon}", cost=-3)
def form_from_deck(of: Node, who: Node) -> Block | None:
    return (
        exchange(node("where", node("deck", "me"), of), "deck", hidden=True)
        if who == SELF
        else None
    )


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
    """Return a Pokémon Knocked Out that becomes Energy on another."""
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


# --- one card laid on another -------------------------------------------------------------------
row(
    "act",
    "[cover(?target, $pick(where(hand(me), basic()), 1, 1, $who))]",
    "put(s) a Basic Pokémon from your hand on top of {target:pokemon}",
)
