"""Attached cards: when they are used up, and what remains after a Knock Out."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import HOLDER, HOST, THIS

FALLEN = node("event_mon")


# --- used up ------------------------------------------------------------------------------------
row(
    "clause",
    "$on(turn_ended(), attacked_this_turn(host()), nobody, [discard(this_card())])",
    f"if [that Pokémon|{HOLDER}] attacks , discard [this card|~] {{at_turn_end}}",
    "discard [this card|~] at the end of [the turn in which|any turn] [this|the] Pokémon attacks",
)
row(
    "clause",
    "$on(damaged(active(foe)), and(event_cause(attack), event_from(host())), nobody, "
    "[delay(turn_ended(), always(), [discard(this_card())])])",
    "at the end of [your|the] turn in which this happens , discard [this card|~]",
)
row(
    "clause",
    "[$static(always(), [@on(host(), mod(pays_retreat, host(), forbid))]), "
    "$on(retreat_paid(host()), always(), nobody, [discard(this_card())])]",
    f"when {HOLDER} retreats , discard {THIS} instead of discarding Energy cards",
)


# --- Knocked Out --------------------------------------------------------------------------------
@rule(
    "clause",
    "[if|when] {who:pokemon} is Knocked Out by {by:attacked_by} , put that Pokémon [back]? into "
    "your hand",
)
def rescued(who: Node, by: Node) -> Node | None:
    if who != HOST and not (who.word == "where" and who["of"] == HOST):
        return None
    test = by if who == HOST else node("and", by, node("is", HOST, who["filter"]))
    back = (node("move", node("stack", FALLEN), "hand"),)
    return node("$on", Node("knocked_out", (HOST,)), test, "nobody", back)


@rule(
    "clause",
    f"if {HOLDER} is Knocked Out by {{by:attacked_by}} , put all basic Energy attached to that "
    f"Pokémon into your hand",
)
def energy_saved(by: Node) -> Node:
    of = node("where", node("energy_on", FALLEN), node("basic_energy"))
    return node("$on", Node("knocked_out", (HOST,)), by, "nobody", (node("move", of, "hand"),))


MINE = "[your Active Pokémon|1 of your Active Pokémon]"
DOWN = "[is|would be] Knocked Out by {by:knocked_out_by}"
TAKEN = (
    "[take|move] 1 [of the]? basic Energy card(s) [that was]? attached to"
    " [that Pokémon|that Knocked Out Pokémon|your Active Pokémon] [and attach it]? to"
)


@rule(
    "clause",
    f"[when|if|during your opponent's turn , if] {MINE} {DOWN} , you may {TAKEN} {{to:pokemon}}",
    cost=-1,
)
def shared(by: Node, to: Node) -> Node:
    of = node("where", node("energy_on", FALLEN), node("basic_energy"))
    pick = node("$pick", of, 1, 1, "me")
    others = node("less", node("active", "me"), to)  # the holder itself is gone with its cards
    return node("$on", Node("knocked_out", (others,)), by, "me", (node("attach", pick, to),))


# --- moved --------------------------------------------------------------------------------------
same("effects", "{effect} , if it has any")
