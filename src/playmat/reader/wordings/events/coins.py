"""Coins flipped again."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_phrase
from playmat.reader.meanings import ATTACKED, HOLDER, HOST


@rule(
    "clause",
    f"once during your turn , after you flip {{c:attack_coins}} of {HOLDER} , you may "
    f"{{re:reflipping}}",
)
def flips_again(c: bool, re: bool) -> Node:
    test = node("and", ATTACKED, node("my_turn"))
    return node(
        "$clause",
        node(
            "instead",
            Node("coins_flipped", (HOST,)),
            test,
            "me",
            "once_player",
            "play",
            (node("reflip"),),
        ),
    )


phrase("attack_coins", True, "any coins for an attack")
phrase("reflipping", True, "ignore all effects of those coin flips and {flipped_again}")
phrase(
    "reflipping",
    True,
    "ignore all [results|effects] of [those|the] coin flip(s) and {flipped_again}",
)
AGAIN = "effects that let you flip coins again"
phrase(
    "note",
    (),
    f"you may only use {AGAIN} , including effects from other cards , once during your turn",
)


@rule(
    "clause",
    "if that Pokémon uses [an|and] attack that involves flipping coins , ~ {x:coins_again}",
)
def coins_again(x: bool) -> Node:
    made = Node("coins_flipped", (HOST,))
    return node("$clause", node("instead", made, ATTACKED, "me", "once", "play", (node("reflip"),)))


phrase("coins_again", True, "lets you re-flip those coins once")
phrase("clause", (), "if you do , re-flip all the coins")
REFLIP = "ignore all effect(s) of those coin flip(s) and begin flipping those coin(s) again"
phrase(
    "clause",
    node(
        "$instead",
        Node("coins_flipped", ("me",)),
        node("and", ATTACKED, node("my_turn")),
        "me",
        (node("reflip"),),
    ),
    "once during your turn , after you flip any coin(s) for an attack , you may " + REFLIP,
)


spare_phrase(
    "clause",
    node(
        "$clause",
        node(
            "instead",
            Node("coins_flipped", ("turn_player",)),
            ATTACKED,
            "turn_player",
            "once_player",
            "play",
            (node("reflip"),),
        ),
    ),
    "once during each player's turn , after that player flips {attack_coins} , that player may "
    "{reflipping}",
)
