"""Trainer cards that a player has played in the turn: “if you played Misty from your hand”."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, plain_name

YOU_PLAYED = "[you played|you have played|you've played]"
NOW = "[from your hand]? [during]? this turn"
THEY_PLAYED = "{p:that_player} [has]? [already]? played"
THEN = "[from his or her hand]? [this turn|during this turn|during his or her turn]"

# --- Supporters ---------------------------------------------------------------------------------
phrase(
    "condition",
    node("supporter_played", "me"),
    f"you have played a Supporter card {NOW}",
    f"you played a Supporter card {NOW}",
)
spare_phrase(
    "condition",
    node("not", node("supporter_played", "me")),
    f"you haven't played a Supporter card {NOW}",
)


@rule("condition", "{p:that_player} has not played [a|any] Supporter card(s) [this turn]?")
def no_supporter_played(p: str) -> Node:
    return node("not", node("supporter_played", p))


@spare_rule("condition", f"{THEY_PLAYED} a Supporter card {THEN}")
def supporter_played(p: str) -> Node:
    return node("supporter_played", p)


# --- any Trainer cards --------------------------------------------------------------------------


def _played(kind: Node, by: str = "me") -> Node:
    """Return that one of the Trainer cards played this turn is of a kind."""
    return node("any_of", node("where", node("trainers_played", by), kind))


@spare_rule("condition", f"{YOU_PLAYED} {{n:name}} {NOW}", cost=1)
def card_played(n: str) -> Node | None:
    return _played(node("named", n)) if plain_name(n) else None


@spare_rule("condition", f"{YOU_PLAYED} [a|an|any] {{kind:card_filter}} {NOW}", cost=1)
def kind_played(kind: Node) -> Node | None:
    return None if kind == ANY else _played(kind)


@spare_rule("condition", f"{THEY_PLAYED} [a|an|any] {{kind:card_filter}} {THEN}", cost=1)
def played_by_player(p: str, kind: Node) -> Node | None:
    return None if kind == ANY else _played(kind, p)
