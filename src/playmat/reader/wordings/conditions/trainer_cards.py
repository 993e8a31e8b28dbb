"""Trainer cards in play or played this turn: “if you played Misty from your hand”."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, plain_name

row(
    "condition",
    "any_of(where(stadium(), name_has(?part)))",
    "[any|a] Stadium card with {part:name} in its name is in play",
)


@rule("condition", "{n:name} is in play")
def stadium_named(n: str) -> Node | None:
    return (
        node("any_of", node("where", node("stadium"), node("named", n)))
        if n.endswith(" Stadium")
        else None
    )


# --- Supporters ---------------------------------------------------------------------------------
row("condition", "not(any_of(beside(me)))", "you don't have a Supporter card in play")
NOW = "[from your hand]? [during]? this turn"
YOU_PLAYED = "[you played|you have played|you've played]"


def _played(kind: Node, by: str = "me") -> Node:
    """Return that one of the Trainer cards played this turn is of a kind."""
    return node("any_of", node("where", node("trainers_played", by), kind))


@rule("condition", f"{YOU_PLAYED} {{n:name}} {NOW}", cost=1)
def card_played(n: str) -> Node | None:
    return _played(node("named", n)) if plain_name(n) else None


@rule("condition", f"{YOU_PLAYED} [a|an|any] {{kind:card_filter}} {NOW}", cost=1)
def kind_played(kind: Node) -> Node | None:
    return None if kind == ANY else _played(kind)


THEN = "[from his or her hand]? [this turn|during this turn|during his or her turn]"
THEY_PLAYED = "{p:that_player} [has]? [already]? played"


@rule("condition", f"{THEY_PLAYED} [a|an|any] {{kind:card_filter}} {THEN}", cost=1)
def played_by_player(p: str, kind: Node) -> Node | None:
    return None if kind == ANY else _played(kind, p)


row(
    "condition",
    "supporter_played(me)",
    f"you have played a Supporter card {NOW}",
    f"you played a Supporter card {NOW}",
    "you played any Supporter card(s) [from your hand]? [during]? this turn",
)
row(
    "condition",
    "any_of(where(beside(me), name_has(?part)))",
    "you have a Supporter card with {part:name} in its name in play",
)
row("condition", "any_of(beside(?player))", "{player:player_has} any Supporter card(s) in play")
row(
    "condition",
    "not(supporter_played(?player))",
    "{player:that_player} has not played [a|any] Supporter card(s) [this turn]?",
)


row("condition", "supporter_played(?p)", f"{THEY_PLAYED} a Supporter card {THEN}")


row("condition", "any_of(beside(me))", "you have a Supporter card in play")


row(
    "condition",
    "any_of(where(stadium(), owned_by(me)))",
    "you have [a|any] Stadium card(s) in play",
    cost=1,
)
row(
    "condition",
    "not(supporter_played(me))",
    f"[you didn't play|you haven't played] [a|any] Supporter card(s) {NOW}",
)
row("condition", "supporter_played(me)", f"you have already played a Supporter card {NOW}")


@rule(
    "condition",
    f"[you didn't play|you haven't played] [a|an|any] {{kind:card_filter}} {NOW}",
    cost=1,
)
def kind_not_played(kind: Node) -> Node | None:
    return None if kind == ANY else node("not", _played(kind))
