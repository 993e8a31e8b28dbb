"""Trainer cards in play or played this turn: “if you played Misty from your hand”."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY

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


# --- Trainer cards played -----------------------------------------------------------------------
NOW = "[from your hand]? [during]? this turn"
PLAYED = "[you played|you have [already]? played|you've played]"
DIDNT_PLAY = "[you didn't play|you haven't played]"


@rule(
    "condition",
    f"{PLAYED} {{names:pokemon_names}} {NOW}",
    f"{PLAYED} [a|an|any] {{kind:card_filter}} {NOW}",
    f"{DIDNT_PLAY} [a|an|any] {{no:card_filter}} {NOW}",
    cost=1,
)
def card_played(names: Node = ANY, kind: Node = ANY, no: Node = ANY) -> Node | None:
    such = next((fit for fit in (names, kind, no) if fit != ANY), ANY)
    if such == ANY:
        return None
    played = node("any_of", node("where", node("trainers_played", "me"), such))
    if such == node("supporter"):
        played = node("supporter_played", "me")
    return played if no == ANY else node("not", played)
