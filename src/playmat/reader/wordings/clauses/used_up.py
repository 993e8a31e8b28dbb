"""Cards that lie with a Pokémon: when they are used up, and what a Knock Out leaves."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import ALWAYS, ATTACKED, HOLDER, HOST, HURT, LEAVES, THIS, event, on
from playmat.reader.nodes import acted

FOE = node("active", "foe")

# --- used up ------------------------------------------------------------------------------------
AT_END = (node("delay", Node("turn_ended", ()), ALWAYS, LEAVES),)
phrase(
    "clause",
    node("$on", Node("turn_ended", ()), node("attacked_this_turn", HOST), "nobody", LEAVES),
    "if that Pokémon attacks , discard [this card|~] {at_turn_end}",
    "discard [this card|~] at the end of [the turn in which|any turn] [this|the] Pokémon attacks",
)
phrase(
    "clause",
    node(
        "$on",
        Node("damaged", (node("active", "foe"),)),
        node("and", ATTACKED, node("event_from", HOST)),
        "nobody",
        AT_END,
    ),
    "at the end of [your|the] turn in which this happens , discard [this card|~]",
)
phrase(
    "clause",
    node("$on", Node("damaged", (HOST,)), HURT, "nobody", AT_END),
    "if that Pokémon is {hurt_by_foe} , discard [this card|~] {at_turn_end}",
)
phrase(
    "clause",
    node("$on", Node("retreated", (HOST,)), ALWAYS, "nobody", LEAVES),
    "when [this|that] Pokémon retreats , discard [this card|~]",
)
phrase(
    "clause",
    (
        node("$static", ALWAYS, (on(HOST, node("mod", "pays_retreat", HOST, "forbid")),)),
        node("$on", Node("retreat_paid", (HOST,)), ALWAYS, "nobody", LEAVES),
    ),
    f"when {HOLDER} retreats , discard {THIS} instead of discarding Energy cards",
)

# --- Knocked Out --------------------------------------------------------------------------------
FALLEN = node("event_mon")


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


@rule(
    "clause",
    f"if {HOLDER} is Knocked Out by {{x:defenders_attack}} , you may return up to {{n:number}} "
    f"basic Energy cards {{y:attached_to_that_pokemon}} to your hand",
)
def some_energy_saved(n: int, x: bool, y: bool) -> Node:
    of = node("where", node("energy_on", FALLEN), node("basic_energy"))
    pick = node("$pick", of, 0, n, "me")
    test = node("and", HURT, node("their_turn"))
    return node("$on", Node("knocked_out", (HOST,)), test, "me", (node("move", pick, "hand"),))


phrase(
    "defenders_attack",
    True,
    "damage from the Defending Pokémon's attack during your opponent's turn",
)
phrase("attached_to_that_pokemon", True, "attached to that Pokémon")
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


RETURNS = node(
    "$clause",
    node(
        "on",
        Node("discarded", (node("this_card"),)),
        node("event_from_zone", "play"),
        "nobody",
        "free",
        "discard",
        (node("move", node("this_card"), "hand"),),
    ),
)
phrase("clause", RETURNS, "if this card is put {discarded_from_play} , return it to your hand")
spare_phrase(
    "clause",
    RETURNS,
    f"[if|when] {THIS} [is|would be] discarded from play , [put|return] it [to|into] your hand "
    f"[{{not_discarded}}]?",
)
spare_phrase(
    "not_discarded",
    True,
    "instead of [in|into]? [the|your] discard pile",
    "instead of discarding it",
)
spare_phrase(
    "act",
    (node("move", node("this_card"), "hand"),),
    f"[put|return] [{THIS}|this ~] [to|into] your hand {{not_discarded}}",
)
phrase("discarded_from_play", True, "into your discard pile from play")


# --- moved about --------------------------------------------------------------------------------
@rule("clause", "as long as ~ is attached to a Pokémon , you may {do:acts}")
def may_while_attached(do: Block) -> Node:
    return node("$power", "free", ALWAYS, acted(do, "me"))


phrase(
    "pokemon_that",
    node("holds", node("named", "$own")),
    "that has ~ attached to it",
    "with ~ attached to it",
)
phrase("mark", node("$how", "free"), "you may use this effect {how_often}")
phrase(
    "act",
    (node("switch", "me", node("$pick", node("bench_of", "me"), 1, 1, "$who")),),
    "switch(es) that Pokémon with 1 of your Benched Pokémon",
)
phrase(
    "statement", (node("$chooser", "foe"),), "your opponent chooses the Benched Pokémon to switch"
)
same("effects", "{effect} , if it has any")
spare_phrase(
    "clause",
    node("$on", Node("evolved", (HOST,)), ALWAYS, "nobody", LEAVES),
    f"[if|when] {HOLDER} evolves , discard {THIS}",
)


# --- Energy that comes back ---------------------------------------------------------------------
@rule("clause", "if this card is discarded by an attack of {who:pokemon} , {x:attached_again}")
@spare_rule(
    "clause",
    "if this card is discarded by [an effect of]? an attack [of|used by|from] {who:pokemon} , "
    "{x:attached_again}",
    cost=1,
)
def comes_back(who: Node, x: bool) -> Node | None:
    if who != HOST and not (who.word == "where" and who.args[0] == HOST):
        return None
    own = node("is", node("event_other"), node("one_of", node("attacker")))
    test = node("and", node("and", ATTACKED, node("event_from_zone", "play")), own)
    back = (node("attach", node("this_card"), node("ref", "a")),)
    later = node("delay", Node("attack_resolved", (node("ref", "a"),)), node("always"), back)
    does = (node("bind", "a", node("event_other")), later)
    made = Node("discarded", (node("this_card"),))
    return node("$clause", node("on", made, test, "nobody", "free", "discard", does))


phrase(
    "attached_again",
    True,
    "attach this card from your discard pile to that Pokémon {x:after_attacking}",
)
phrase("after_attacking", True, "after attacking")


# --- would be Knocked Out at full HP ------------------------------------------------------------
@rule("before_event", "{who:pokemon} has full HP [,]? and would be Knocked Out by {by:attacked_by}")
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


@spare_rule("event", "{who:pokemon} has full HP [,]? and is Knocked Out by {by:attacked_by}")
def fell_from_full_hp(who: Node, by: Node) -> Node | None:
    return from_full_hp(who, by, "knocked_out")


spare_phrase(
    "statement",
    (node("delay", Node("turn_ended", ()), node("always"), LEAVES),),
    f"discard {THIS} at the end of [the|that|this] turn",
    f"at the end of [the|that|this] turn , discard {THIS}",
)


spare_phrase(
    "clause",
    node("$on", Node("turn_ended", ("me",)), ALWAYS, "nobody", LEAVES),
    f"if {THIS} is attached to [1 of your|a] Pokémon , discard [it|{THIS}] {{at_own_turn_end}}",
)
spare_phrase(
    "clause",
    node("$on", Node("turn_ended", ()), ALWAYS, "nobody", LEAVES),
    f"if {THIS} is attached to [1 of your|a] Pokémon , discard [it|{THIS}] {{at_turn_end}}",
    f"if {THIS} is attached to 1 of your {{pokemon_noun}} , discard [it|{THIS}] {{at_turn_end}}",
)
spare_phrase("at_own_turn_end", True, "at the end of your turn")
