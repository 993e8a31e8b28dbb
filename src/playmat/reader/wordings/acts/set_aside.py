"""Cards set aside out of all zones, and when they come back."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import ALWAYS

WHO = "$who"


phrase(
    "act",
    (node("set_aside", node("hand", WHO)),),
    "set(s) aside all the cards in his or her hand face down",
)


@rule("act", "put(s) {what:cards} face down next to {x:pokemon}")
def laid_beside(what: Arg, x: Node) -> Block:
    return (node("set_aside", what),)


phrase("back_to_hand", True, "return those cards to your opponent's hand")
phrase(
    "statement",
    (
        node(
            "delay",
            Node("turn_ended", ("foe",)),
            node("always"),
            (node("move", node("$that", "cards"), "hand"),),
        ),
    ),
    "at the end of your opponent's next turn , {back_to_hand}",
)
phrase("reminder", True, "these cards aren't in play or in your opponent's hand")
phrase("statement", (), "nobody may look at those cards")
BACK = node(
    "delay",
    Node("turn_ended", ("foe",)),
    ALWAYS,
    (node("move", node("set_aside_cards", "foe"), "hand"),),
)
phrase(
    "statement",
    (BACK,),
    "at the end of your opponent's next turn , your opponent {cards_back_to_hand}",
)
