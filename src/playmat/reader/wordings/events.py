"""Events: what a reaction waits for, as ``$event(event, condition)``."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.build import node
from playmat.reader.grammar import rule

HURT = node("and", node("event_cause", "attack"), node("not", node("event_from", node("all", "me"))))


def event(name: str, subject: Node | str, condition: Node) -> Node:
    """Return an event of that name happening to *subject*."""
    return node("$event", Node(name, (subject,)), condition)


@rule("event", "you play ~ from your hand onto your Bench", "you put ~ from your hand onto your Bench")
def benched() -> Node:
    """Read the moment a Pokémon is played to the Bench."""
    return event("benched", node("self"), node("event_by_hand"))


@rule("event", "you play ~ from your hand to evolve 1 of your Pokémon")
def evolved() -> Node:
    """Read the moment a Pokémon evolves."""
    return event("evolved", node("self"), node("event_by_hand"))


@rule("event", "{who:mon} is damaged by an opponent's attack", "{who:mon} is damaged by an attack")
def damaged(who: Node) -> Node:
    """Read the moment a Pokémon is damaged by an attack of the other player."""
    return event("damaged", who, HURT)
