"""What attacks leave standing for a turn: more damage to come, locks and reactions."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import off, on, resting, while_afflicted
from playmat.reader.nodes import acted

DEFENDER = node("defender")
NOBODY = node("nobody")
FOES = node("all", "foe")

phrase("span", "through_my_turn", "until the end of your next turn", cost=-1)

# --- more damage to come ------------------------------------------------------------------------
phrase("the_attack_does", True, "that attack does", "the attack does", "this attack does")
spare_phrase("the_attack_does", True, "it takes", "that Pokémon takes")


@rule(
    "outcome",
    "{span:span} , if an attack does damage to {whom:pokemon} [{s:damage_stage}]? , "
    "{x:the_attack_does} {n:number} more damage [{s:damage_stage}]?",
    "{span:span} , if {whom:pokemon} is damaged by an attack [{s:damage_stage}]? , "
    "{x:the_attack_does} {n:number} more damage [{s:damage_stage}]?",
    "if an attack does damage to {whom:pokemon} [{s:damage_stage}]? , {x:the_attack_does} "
    "{n:number} more damage to that Pokémon {span:span}",
)
def more_to_come(span: str, whom: Node, x: bool, n: int, s: str = "after") -> Block:
    more = node("mod", "damage_taken", whom, "add", n, stage=s, unique="still")
    return (resting(span, on(whom, more)),)


@rule(
    "modifier",
    "whenever {who:pokemon} 's attack damages the Defending Pokémon [{s:damage_stage}]? , if "
    "{c:condition} , {x:the_attack_does} {n:number} more damage",
)
def more_while(who: Node, c: Node, x: bool, n: int, s: str = "after") -> Node:
    struck = {"from": node("active", "foe")}
    more = node("mod", "damage_dealt", who, "add", n, stage=s, **struck, unique="still")
    return on(who, node("as_long_as", c, (more,)))


phrase("note", (), "no matter how many heads you get")


@rule(
    "outcome",
    "{span:span} , if {y:own_current_active} does damage to any Defending Pokémon , "
    "{x:the_attack_does} {n:number} more damage [{s:damage_stage}]?",
)
def more_by_mine(span: str, x: bool, y: bool, n: int, s: str = "any") -> Block:
    struck = {"from": node("where", node("all", "foe"), node("is_active"))}
    mod = node("mod", "damage_dealt", "all_both", "add", n, stage=s, **struck)
    return (node("lasting", span, node("active", "me"), (mod,)),)


@rule(
    "outcome",
    "during your next turn , {a:own_attack} does {n:number} damage plus {m:number} more damage",
)
def stronger_next(a: str, n: int, m: int) -> Block:
    mod = node("mod", "damage_dealt", node("self"), "add", m, stage="base")
    guarded = node("as_long_as", node("attack_is", a), (mod,))
    return (node("lasting", "my_next_turn", node("self"), (guarded,)),)


phrase("own_current_active", True, "any of your current Active Pokémon")

# --- two things said of one Pokémon -------------------------------------------------------------
phrase("unable_to", ("can_retreat",), "can't retreat")
spare_phrase("unable_to", ("can_attack",), "can't attack")
spare_phrase("unable_to", ("can_attack", "can_retreat"), "can't attack or retreat")


@rule("outcome", "{whom:pokemon} is now {all:statuses} [,]? and {what:unable_to} {span:span}")
def afflicted_and_unable(
    whom: Node, all: tuple[str, ...], what: tuple[str, ...], span: str
) -> Block:
    bans = (node("mod", query, whom, "forbid") for query in what)
    return (*(node("inflict", whom, one) for one in all), resting(span, on(whom, *bans)))


@rule("modifier", "{who:pokemon} can't retreat or use any {all:power_kinds}")
def no_retreat_or_powers(who: Node, all: tuple[str, ...]) -> Node:
    return on(who, node("mod", "can_retreat", who, "forbid"), *off(who, all))


@rule("modifier", "{who:pokemon} can't attack , retreat , or use any {all:power_kinds}")
def quite_unable(who: Node, all: tuple[str, ...]) -> Node:
    bans = (node("mod", "can_attack", who, "forbid"), node("mod", "can_retreat", who, "forbid"))
    return on(who, *bans, *off(who, all))


@rule("modifier", "your opponent can't use any {all:power_kinds} on his or her Pokémon")
def no_foes_powers(all: tuple[str, ...]) -> Node:
    return on(FOES, *off(FOES, all))


phrase("their_pokemon", node("active", "$who"), "the Active Pokémon")
phrase("their_pokemon", DEFENDER, "the Defending Pokémon")


@rule(
    "outcome",
    "{a:modifier} {span:span} , and {b:modifier}",
    "{span:span} , {a:modifier} , and {b:modifier}",
)
def two_that_last(a: Node, span: str, b: Node) -> Block:
    return acted((resting(span, a), resting(span, b)), "me")


@rule("its_change", "its Retreat Cost is {n:colorless} [Energy]? {sign:more_or_less}")
def its_retreat(n: int, sign: int) -> Node:
    return node("mod", "retreat_cost", "$whose", "add", sign * n)


spare_phrase("its_change", node("mod", "can_retreat", "$whose", "forbid"), "it can't retreat")
spare_phrase("its_change", node("mod", "can_attack", "$whose", "forbid"), "it can't attack")


@spare_rule("its_change", "its attacks cost {n:colorless} more")
def its_costs(n: int) -> Node:
    return node("mod", "attack_cost", "$whose", "add", n)


@spare_rule("its_change", "its Retreat Cost is {n:number}")
def its_retreat_set(n: int) -> Node:
    return node("mod", "retreat_cost", "$whose", "set", n)


@rule(
    "outcome",
    "{a:modifier} {span:span} , and {b:its_change}",
    "{span:span} , {a:modifier} [, and|and] {b:its_change}",
    cost=-1,
)
def two_of_one(a: Node, span: str, b: Node) -> Block | None:
    whom, mods = a.args
    if whom == node("nobody"):
        return None
    more = cast(Node, replaced(b, "$whose", whom))
    return acted((resting(span, on(whom, *cast(Block, mods), more)),), "me")


@rule(
    "outcome",
    "that Pokémon can [use only|only use] that attack {span:span}",
    "{span:span} , that Pokémon can [use only|only use] that attack",
)
def only_that_attack(span: str) -> Block:
    only = node("only_attacks", node("$that", "attacks"))
    return (node("lasting", span, DEFENDER, (only,)),)


# --- reactions of a turn ------------------------------------------------------------------------
@rule(
    "outcome",
    "{span:span} , [when|whenever] {e:event} , {do:acts}",
    "[when|whenever] {e:event} {span:span} , {do:acts}",
    "{span:span} , if {e:event} , {do:acts}",
    "{span:span} , [if|when|whenever] {e:event} , {do:outcome}",
    "[when|whenever] {e:event} {span:span} , {do:outcome}",
)
def reacts_for_a_while(span: str, e: Node, do: Block) -> Block | None:
    event, cond, *said = e.args
    if not said or any(n.word == "$pick" for s in do for n in nodes_in(s)):
        return None
    heard = cast(Node, said[0])
    spoken = (node("$that", heard.args[0]), node("$it"))
    then = changed(acted(do, "me"), lambda arg: heard.args[1] if arg in spoken else arg)
    clause = Node("on", (event, cond, "nobody", "free", "play", then))
    clause = cast(Node, replaced(clause, node("active", "foe"), DEFENDER))
    held = DEFENDER in nodes_in(clause)
    clause = cast(Node, replaced(clause, DEFENDER, node("bearer")))
    return (node("lasting", span, DEFENDER if held else NOBODY, (node("handler", clause),)),)


@rule("outcome", "if {e:event} {span:span} , {do:outcome}", cost=1)
def reacts_then(span: str, e: Node, do: Block) -> Block | None:
    return None if span == "end_of_turn" else reacts_for_a_while(span, e, do)


@rule("outcome", "{span:span} , whenever your opponent flips a coin , treat it as {side:coin_side}")
def coins_come_up(span: str, side: str) -> Block:
    event = Node("coins_flipped", ("foe",))
    clause = Node(
        "instead", (event, node("always"), "nobody", "free", "play", (node(f"count_as_{side}"),))
    )
    return (node("lasting", span, NOBODY, (node("handler", clause),)),)


spare_phrase("coin_side", "heads", "heads")
phrase("coin_side", "tails", "tails")


@rule("statement", "if {c:condition} at the end of your opponent's next turn , {do:effects}")
def then_if(c: Node, do: Block) -> Block:
    return acted((node("delay", Node("turn_ended", ("foe",)), c, do),), "me")


# --- said of what went before -------------------------------------------------------------------
@rule(
    "outcome",
    "as long as {who:pokemon} remains {c:status} by this attack , it can't use any "
    "{all:power_kinds}",
)
def silent_while(who: Node, c: str, all: tuple[str, ...]) -> Block:
    quiet = tuple(node("off_power", node("bearer"), kind) for kind in all)
    return (while_afflicted(who, c, quiet),)


@rule(
    "statement",
    "ignore this effect if {c:condition}",
    "if {c:condition} , ignore this effect",
)
def not_if(c: Node) -> Block:
    return (node("$unless", c),)


@rule(
    "statement",
    "put {n:count} damage counters instead of {m:count} on the Confused Pokémon",
    "put {n:count} damage counters instead of {m:count} on that Pokémon for this Special Condition",
)
def dizzier(n: int, m: int) -> Block:
    return (node("$stronger", "confused", 10 * n),)


@rule("condition", "you do and if {c:condition}")
def did_and(c: Node) -> Node:
    return node("and", node("$did"), c)


@rule(
    "statement",
    "as long as {c:condition} , this attack's base damage is {n:number} instead of {m:number}",
)
def set_while(c: Node, n: int, m: int) -> Block:
    return (node("if", c, (node("$base", m), node("set_damage", n))),)


# --- damage with its own terms ------------------------------------------------------------------
phrase(
    "not_affected_by",
    True,
    "this attack's damage isn't affected by",
    "don't apply",
    "this damage isn't affected by",
)


@rule(
    "outcome",
    "[~|this Pokémon|this attack] does {n:number} damage to itself , and {x:not_affected_by} "
    "{all:ignored_list} [to this damage]?",
    cost=-1,
)
def hits_itself_plainly(n: int, x: bool, all: tuple[str, ...]) -> Block:
    return (node("hit", node("self"), n, *all),)


@rule(
    "outcome",
    "[this attack]? does {n:number} damage to {whom:target} , and {x:not_affected_by} "
    "{all:ignored_list} [to this damage]?",
    cost=-1,
)
def hits_plainly(n: int, whom: Arg, x: bool, all: tuple[str, ...]) -> Block:
    return acted((node("hit", whom, n, *all),), "me")


@rule("outcome", "{x:pokemon} is Knocked Out instead of damaged by this attack")
def falls_unhurt(x: Node) -> Block:
    return (node("cancel_damage"), node("knock_out", x))


@rule("addend", "{m:number} more damage for each {e:for_each}")
def addend(m: int, e: Arg) -> Node:
    return node("add_damage", node("mul", m, e))


@rule(
    "outcome",
    "[this attack]? does {n:number} damage plus {a:addend} [,]? [plus|and|and plus] {b:addend}",
    "[this attack]? does {n:number} damage plus {a:addend} , plus {b:addend} , and [plus]? "
    "{c:addend}",
)
def several_more(n: int, a: Node, b: Node, c: Node | None = None) -> Block:
    more = (a, b) if c is None else (a, b, c)
    return acted((node("$base", n), *more), "me")


# --- notes --------------------------------------------------------------------------------------
phrase(
    "reminder",
    True,
    "including ~",
    "the Supporter card remains in [{owner} discard pile|{owner} hand]",
    "before they affect the damage",
    "you draw your cards first",
)


phrase(
    "attack_note",
    (node("$flags", ("no_weakness", "no_resistance")),),
    "don't apply Weakness and Resistance",
)


@rule("note", "{do:statement}", cost=2)
def said_in_brackets(do: Block) -> Block | None:
    return do or None
