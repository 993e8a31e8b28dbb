"""Cards that lie with a Pokémon: when they are used up, and what a Knock Out leaves."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import HOLDER, HOST, THIS, event


def from_full_hp(who: Node, by: Node, name: str = "would_be_knocked_out") -> Node | None:
    one = who.args[0] if who.word == "where" else who
    if one not in (HOST, node("self")):
        return None
    whole = node("mul", 10, node("counters_on", one))
    full = node("compare", whole, "==", node("last_damage", one))
    tests = node("and", by, full)
    if who != one:
        tests = node("and", tests, node("is", one, who.args[1]))
    return event(name, one, tests)


FALLEN = node("event_mon")


# --- used up ------------------------------------------------------------------------------------
row(
    "clause",
    "$on(turn_ended(), attacked_this_turn(host()), nobody, [discard(this_card())])",
    "if that Pokémon attacks , discard [this card|~] {at_turn_end}",
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
    "$on(retreated(host()), always(), nobody, [discard(this_card())])",
    "when [this|that] Pokémon retreats , discard [this card|~]",
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
    if who != HOST and not (who.word == "where" and who.args[0] == HOST):
        return None
    test = by if who == HOST else node("and", by, node("is", HOST, who.args[1]))
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
)
def shared(by: Node, to: Node) -> Node:
    of = node("where", node("energy_on", FALLEN), node("basic_energy"))
    pick = node("$pick", of, 1, 1, "me")
    others = node("less", node("active", "me"), to)  # the holder itself is lost with its cards
    return node("$on", Node("knocked_out", (others,)), by, "me", (node("attach", pick, to),))


row(
    "not_discarded",
    "true",
    "instead of [in|into]? [the|your] discard pile",
    "instead of discarding it",
)
row(
    "act",
    "[move(this_card(), hand)]",
    f"[put|return] [{THIS}|this ~] [to|into] your hand {{not_discarded}}",
)
row(
    "act",
    "[move(where(discards(me), one_of(this_card())), hand)]",
    "return it to your hand after discarding it",
)


# --- moved about --------------------------------------------------------------------------------
row(
    "act",
    "[switch(me, $pick(bench_of(me), 1, 1, $who))]",
    "switch(es) that Pokémon with 1 of your Benched Pokémon",
)
same("effects", "{effect} , if it has any")


# --- would be Knocked Out at full HP ------------------------------------------------------------
row(
    "clause",
    "$on(turn_ended(me), always(), nobody, [discard(this_card())])",
    f"if {THIS} is attached to [1 of your|a] Pokémon , discard [it|{THIS}] {{at_own_turn_end}}",
)
row("at_own_turn_end", "true", "at the end of your turn")


row(
    "clause",
    "$on(evolved(host()), always(), nobody, [discard(this_card())])",
    f"[if|when] {HOLDER} evolves , discard {THIS}",
)


@rule("event", "{who:pokemon} has full HP [,]? and is Knocked Out by {by:attacked_by}")
def fell_from_full_hp(who: Node, by: Node) -> Node | None:
    return from_full_hp(who, by, "knocked_out")


row(
    "statement",
    "[delay(turn_ended(), always(), [discard(this_card())])]",
    f"discard {THIS} at the end of [the|that|this] turn",
    f"at the end of [the|that|this] turn , discard {THIS}",
)


row(
    "clause",
    "$on(turn_ended(), always(), nobody, [discard(this_card())])",
    f"if {THIS} is attached to [1 of your|a] Pokémon , discard [it|{THIS}] {{at_turn_end}}",
    f"if {THIS} is attached to 1 of your {{pokemon_noun}} , discard [it|{THIS}] {{at_turn_end}}",
)
