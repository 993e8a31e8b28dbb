"""Powers that step in: Knock Outs survived, attacks paid for or fled from."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import ALWAYS, ATTACKED, SELF, both, event, resting
from playmat.reader.nodes import acted

OTHERS = node("less", node("all", "me"), SELF)
HURT = node("last_damage", SELF)


# --- stepping in --------------------------------------------------------------------------------
def floored(cond: Node) -> Node:
    """Return an attack that would Knock Out leaving 10 HP instead."""
    stays = (node("nullify"), node("leave_hp", SELF, 10))
    falls = Node("would_be_knocked_out", (SELF,))
    return node("$instead", falls, both(ATTACKED, cond), "nobody", stays)


SURVIVES = "isn't Knocked Out [,]? and its remaining HP becomes 10 [instead]?"
phrase(
    "clause",
    floored(node("compare", node("mul", 10, node("counters_on", SELF)), "==", HURT)),
    f"[if|when] this Pokémon [has|have] full HP and would be Knocked Out by damage from an "
    f"attack , this Pokémon {SURVIVES}",
)


@rule(
    "clause",
    f"if ~ would be Knocked Out by damage from an attack that does {{n:number}} or more damage "
    f"{{s:damage_stage}} , ~ {SURVIVES}",
)
def survives_strong(n: int, s: str) -> Node:
    return floored(node("compare", HURT, ">=", n))


@rule("clause", "whenever your opponent's Pokémon tries to attack , {do:effects}")
def before_attacks(do: Block) -> Node:
    return node("$instead", Node("attack_declared", (node("all", "foe"),)), ALWAYS, "nobody", do)


phrase(
    "note",
    (node("if", node("not", node("$did")), (node("nullify"),)),),
    "if your opponent can't discard(s) 1 card , your opponent's Pokémon can't attack",
)
phrase("reaction", (node("nullify"),), "that attack does nothing")


@rule("acts", "{do:act} , which prevents all other effects of that attack on ~")
def flees(do: Block) -> Block:
    safe = (node("prevent", "effects", SELF, "attack"),)
    rest = node("lasting", "this_attack", node("nobody"), safe)
    return (*do, node("if", node("$did"), (rest,), ()))


phrase(
    "event",
    event("retreat_tried", node("all", "foe"), ALWAYS, node("$said", "mons", node("event_mon"))),
    "your opponent's Active Pokémon tries to retreat",
)
phrase(
    "event",
    event("retreat_tried", node("all", "both"), ALWAYS, node("$said", "mons", node("event_mon"))),
    "[a|any] player tries to retreat [a|his or her Active] Pokémon [during his or her turn]?",
)
phrase("outcome", (), "that player retreats that Pokémon")
phrase(
    "outcome",
    (node("delay", Node("draw_step_done", ("foe",)), ALWAYS, (node("end_turn"),)),),
    "after your opponent draw(s) a card at the beginning of his or her next turn(s) , his or her "
    "turn ends",
)


@rule(
    "clause",
    "when you play M ~ from your hand to evolve this Pokémon , before it evolve(s) , you may "
    "{do:acts}",
)
def before_mega(do: Block) -> tuple[Node, Node]:
    return node("$where", "under"), node(
        "$on",
        Node("evolved", (SELF,)),
        both(node("event_by_hand"), node("is", node("event_card"), node("tag", "mega"))),
        "me",
        acted(do, "me"),
    )


@rule(
    "act",
    "put(s) {a:number} damage counters on {x:target} and {b:number} damage counters on {y:target}",
)
def puts_twice(a: int, x: Arg, b: int, y: Arg) -> Block:
    return (node("counters", x, a), node("counters", y, b))


phrase(
    "use_or_do",
    (node("switch", "foe", node("$pick", node("bench_of", "foe"), 1, 1, "foe")),),
    "he or she choose(s) 1 of them and switch(es) it with the Defending Pokémon",
)


@rule("may_use", "you may {what:modifier} {span:span}")
@rule("use_or_do", "you may {what:modifier} {span:span}")
def may_last(what: Node, span: str) -> Block:
    return acted((resting(span, what),), "me")
