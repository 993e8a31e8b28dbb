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
row("condition", "any_of(beside(me))", "you have a Supporter card in play")
NOW = "[from your hand]? [during]? this turn"
YOU_PLAYED = "[you played|you have played|you've played]"


@rule(
    "condition",
    f"{YOU_PLAYED} {{n:name}} {NOW}",
    f"{YOU_PLAYED} [a|an|any] {{kind:card_filter}} {NOW}",
    cost=1,
)
def card_played(n: str = "", kind: Node = ANY) -> Node | None:
    if (not n and kind == ANY) or not plain_name(n):
        return None
    such = node("named", n) if n else kind
    return node("any_of", node("where", node("trainers_played", "me"), such))


row(
    "condition",
    "supporter_played(me)",
    f"you have [already]? played a Supporter card {NOW}",
    f"you played a Supporter card {NOW}",
    "you played any Supporter card(s) [from your hand]? [during]? this turn",
)
row(
    "condition",
    "not(supporter_played(me))",
    f"[you didn't play|you haven't played] [a|any] Supporter card(s) {NOW}",
)


@rule(
    "condition",
    f"[you didn't play|you haven't played] [a|an|any] {{kind:card_filter}} {NOW}",
    cost=1,
)
def kind_not_played(kind: Node) -> Node | None:
    played = card_played(kind=kind)
    return None if played is None else node("not", played)
