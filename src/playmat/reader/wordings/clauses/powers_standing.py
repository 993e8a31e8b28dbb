"""Powers that stand: Energy that matches types, attacks that cost or do something else."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import ALWAYS, ANY, ATTACKED, SELF, dealt, on

EVERYBODY = node("all", "both")
OTHERS = node("less", node("all", "me"), SELF)
AMOUNT = node("event_amount")


# --- what holds ---------------------------------------------------------------------------------
SHARED = node("shares_type", node("where", node("energy_on", SELF), node("basic_energy")))


@rule(
    "clause",
    "if any basic Energy card attached to ~ is the same as the Attacking Pokémon 's type , any "
    "damage done by attacks from the Pokémon to ~ is reduced by {n:number} {s:damage_stage}",
)
def camouflaged(n: int, s: str) -> Node:
    foes = node("where", node("all", "both"), SHARED)
    return node(
        "$static",
        ALWAYS,
        (on(SELF, node("mod", "damage_taken", SELF, "add", -n, stage=s, **{"from": foes})),),
    )


@rule(
    "clause",
    "if any basic Energy card attached to ~ is the same type(s) as any of your Pokémon , the "
    "Retreat Cost(s) for those Pokémon is {n:number}",
)
def floats(n: int) -> Node:
    mine = node("where", node("all", "me"), SHARED)
    return node("$static", ALWAYS, (on(mine, node("mod", "retreat_cost", mine, "set", n)),))


@spare_rule(
    "clause",
    "if {c:conditions} , you may make its {a:name} attack 's base damage {n:number} instead of "
    "{m:number}",
)
def stronger_attack(c: Node, a: str, n: int, m: int) -> Node:
    changed = node(
        "as_long_as",
        node("attack_is", a),
        (node("mod", "damage_dealt", SELF, "set", n, stage="base"),),
    )
    return node("$static", c, (on(SELF, changed),))


@rule("outcome", "{a:own_attack} 's base damage is {n:number} during this turn")
def stronger_now(a: str, n: int) -> Block:
    changed = node(
        "as_long_as",
        node("attack_is", a),
        (node("mod", "damage_dealt", SELF, "set", n, stage="base"),),
    )
    return (node("lasting", "end_of_turn", SELF, (changed,)),)


@rule("modifier", "{who:pokemon} pay(s) {n:colorless} less Energy to use {a:name} or {b:name}")
def two_cheaper(who: Node, n: int, a: str, b: str) -> Node:
    return on(who, *(node("cheaper", who, "C" * n, one) for one in (a, b)))


@rule(
    "modifier",
    "ignore all Colorless Energy necessary to use {who:pokemon} 's {a:name} and {b:name} attacks",
)
def two_without_colorless(who: Node, a: str, b: str) -> Node:
    return on(who, *(node("cheaper", who, "CCCCCC", one) for one in (a, b)))


@rule("condition", "your opponent has any {a:pokemon_noun} or {b:pokemon_noun} in play")
def foe_has_either(a: Node, b: Node) -> Node | None:
    return (
        None
        if ANY in (a, b)
        else node("any_of", node("where", node("all", "foe"), node("fits_any", a, b)))
    )


EXCEPT = "( except for {a:type} and {b:type} Energy cards )"


@rule(
    "modifier",
    f"your opponent can't attach any Special Energy cards {EXCEPT} from his or her hand to his or "
    f"her Active Pokémon",
)
def few_specials(a: str, b: str) -> Node:
    named = {"D": "Darkness Energy", "M": "Metal Energy"}
    if a not in named or b not in named:
        return cast(Node, None)
    out = node("fits_any", node("named", named[a]), node("named", named[b]))
    cards = node(
        "where",
        node("hand", "foe"),
        node("fits_both", node("special_energy"), node("fits_not", out)),
    )
    active = node("active", "foe")
    return on(active, node("mod", "can_attach_energy", active, "forbid", **{"from": cards}))


phrase(
    "modifier",
    on(
        node("all", "foe"),
        node(
            "mod",
            "burn_coin",
            node("where", node("all", "foe"), node("condition_is", "burned")),
            "set",
            0,
        ),
    ),
    "whenever your opponent flip(s) a coin for the Special Condition Burned between turn(s) , "
    "treat it as tails",
)
phrase(
    "clause",
    node("$static", ALWAYS, (on(SELF, node("lend_attacks", SELF, node("all", "foe"))),)),
    "once during your turn , instead of ~ 's normal attack , you may choose 1 of your opponent's "
    "Pokémon's attacks",
)
COPIES = (
    "~ copies that attack including its Energy cost(s) "
    "and anything else required in order to use(s) that attack ,"
)
phrase("mark", (), f"{COPIES} such as discarding Energy cards")
phrase("note", (), "no matter what type that Pokémon is , ~ 's type is still {type}")
phrase(
    "mark",
    node("$off", ATTACKED),
    "this power can't be used when you attach(es) an Energy card to ~ as part of an attack's "
    "effect",
)


@rule(
    "act",
    "remove(s) all Special Conditions , {a:name} markers , and {b:name} markers from {who:bearer}",
)
def cures_and_clears(a: str, b: str, who: Arg) -> Block:
    return (node("cure", who), node("marker", who, a, -9), node("marker", who, b, -9))


phrase("pokemon", node("active", "me"), "~ and your other Active Pokémon")
phrase("pokemon", node("$that", "mons"), "that {pokemon_name}", cost=1)
phrase(
    "condition",
    node("compare", node("heads", "$coins"), ">", 0),
    "heads and if it has any",
    cost=-2,
)


@spare_rule("clause", "during your opponent's turn , {what:modifiers}")
def holds_in_foes_turn(what: tuple[Node, ...]) -> Node:
    return node("$static", node("their_turn"), what)


@spare_rule("clause", "during your turn , {what:modifiers}", cost=1)
def holds_in_own_turn(what: tuple[Node, ...]) -> Node:
    return node("$static", node("my_turn"), what)


@rule(
    "clause",
    "if {of:any_pokemon} has {fit:feature} , {who:attackers} do(es) {n:number} more damage to that "
    "Pokémon [{s:damage_stage}]?",
)
def stronger_against(of: Arg, fit: Node, who: Arg, n: int, s: str = "before") -> Node:
    return node("$static", ALWAYS, (dealt(who, n, where(of, fit), s),))


phrase(
    "modifier",
    on(SELF, node("have_attacks", SELF, node("active", "foe"))),
    "[it|~] copies all of the Defending Pokémon 's attacks , including their costs",
)


@spare_rule("clause", "during your first turn , {what:modifiers}")
def at_first(what: tuple[Node, ...]) -> Node:
    now = node("and", node("my_turn"), node("first_turn", "me"))
    return node("$static", now, what)


@rule(
    "clause",
    "remove any {kind:card_filter} attached to {who:bearer} and put(s) them into [his or her|your] "
    "discard pile",
    "discard all {kind:card_filter} in play ( both yours and your opponent's )",
    cost=-3,
)
def sheds(kind: Node, who: Node = EVERYBODY) -> Node | None:
    if kind not in (node("tool"), node("machine"), node("trainer")):
        return None
    held = node("where", node("gear_on", who), kind)
    return node("$static", ALWAYS, (on(who, node("mod", "holds_trainers", held, "forbid")),))
