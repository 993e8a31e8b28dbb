"""Trainer cards lying in play: Stadiums, Supporters and Tools, there or not, and discarded."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase

WHO = "$who"


# --- Stadiums -----------------------------------------------------------------------------------
spare_phrase(
    "condition",
    node("not", node("any_of", node("stadium"))),
    "there is no Stadium card in play",
    "there isn't a Stadium card in play",
)
phrase("cards", node("stadium"), "[the|that|any|a] Stadium card [in play]?")
phrase(
    "condition",
    node("any_of", node("stadium")),
    "there is any Stadium card in play",
    "[a|any] Stadium [card]? is in play",
)
phrase(
    "condition",
    node("any_of", node("where", node("stadium"), node("owned_by", "me"))),
    "you have a Stadium card in play",
)


@rule("condition", "[any|a] Stadium card with {n:name} in its name is in play")
def stadium_with(n: str) -> Node:
    return node("any_of", node("where", node("stadium"), node("name_has", n)))


# --- Supporters ---------------------------------------------------------------------------------
spare_phrase("condition", node("any_of", node("beside", "me")), "you have a Supporter card in play")
phrase(
    "condition",
    node("not", node("any_of", node("beside", "me"))),
    "you don't have a Supporter card in play",
)


@rule("condition", "you have a Supporter card with {n:name} in its name in play")
def supporter_with(n: str) -> Node:
    return node("any_of", node("where", node("beside", "me"), node("name_has", n)))


@rule("condition", "{who:player_has} any Supporter card(s) in play")
def supporter_lies(who: str) -> Node:
    return node("any_of", node("beside", who))


@rule("statement", "as long as ~ is next to your Active Pokémon , {what:modifier}")
def while_beside(what: Node) -> Block:
    lies = node("is", node("this_card"), node("one_of", node("beside", "me")))
    held = Node("as_long_as", (lies, what.args[1]))
    return (node("lasting", "end_of_turn", node("nobody"), (held,)),)


# --- picked and discarded -----------------------------------------------------------------------
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


@rule("act", "discard(s) all Trainer [and Stadium]? cards {who:their_side} in play")
@rule(
    "act", "discard(s) all Trainer [cards]? ( excluding Supporter cards ) {who:their_side} in play"
)
def discards_trainers(who: str) -> Block:
    lying = node("where", node("stadium"), node("owned_by", who))
    fossils = node("where", node("all", who), node("trainer"))
    return (
        node("discard", node("gear_on", node("all", who))),
        node("discard", lying),
        node("return_mon", fossils, "discard"),
    )


phrase("their_side", "foe", "your opponent has")
phrase("their_side", "me", "you have")


spare_phrase(
    "condition",
    node("any_of", node("where", node("stadium"), node("owned_by", "me"))),
    "you have [a|any] Stadium card(s) in play",
    cost=1,
)


@rule("conditions", "{p:that_player} reveals his or her hand and {c:conditions}", cost=-1)
def shown_and(p: str, c: Node) -> Node:
    return c
