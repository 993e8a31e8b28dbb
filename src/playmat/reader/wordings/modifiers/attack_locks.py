"""Attacks seen from outside: chosen, copied, locked, and asked whether they can be used."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import on, plain_name
from playmat.reader.nodes import acted

WHO = "$who"


@rule(
    "attack_picked",
    "{q:quantity} of {who:pokemon} 's attack(s)",
    "{q:quantity} attack(s) of {who:pokemon}",
    "an attack of {who:pokemon}",
    "{q:quantity} of {who:pokemons} 's attacks",
    "an attack [on|of|from] {who:target}",
    "{q:quantity} attack(s) [on|from] {who:target}",
)
def attacks_of(who: Arg, q: Node | None = None) -> Node:
    if isinstance(who, Node) and who.word == "$pick":
        who = who.args[0]  # an attack of any of them
    return node("$pick", node("attacks_of", who), 1, 1, WHO)


phrase(
    "attack_picked",
    node("$pick", node("attacks_of", node("$that", "mons")), 1, 1, WHO),
    "1 of its attacks",
)


@rule("attack_picked", "{q:quantity} of {who:pokemon} 's attacks from its previous Evolutions")
def attacks_below(q: Node, who: Node) -> Node:
    return node("$pick", node("attacks_of", node("under", who)), 1, 1, WHO)


@spare_rule(
    "attack_picked",
    "[an attack|{q:quantity} attack(s)] [of|from] [a|1 of the] {kind:card_filter} {at:card_place}",
    "[an attack|{q:quantity} attack(s)] [of|from] [a|1 of the] {kind:card_filter} you find there",
)
def attacks_of_cards(kind: Node, q: Node | None = None, at: Node | None = None) -> Node | None:
    if q not in (None, node("$q", 1, 1)) or (at and at.word not in ("hand", "discards")):
        return None
    of = node("where", node("$them") if at is None else at, kind)
    return node("$pick", node("attacks_of", of), 1, 1, WHO)


@rule("act", "choose(s) {what:attack_picked}")
def chooses_attack(what: Node) -> Block:
    return (node("$found", what),)


@rule(
    "act",
    "choose(s) {what:attack_picked} and use(s) it as this attack",
    "use(s) {what:attack_picked} as this attack",
    "choose(s) {what:attack_picked} and use(s) it as the effect of this attack",
)
def uses_attack(what: Node) -> Block:
    return (node("use_attack", what),)


phrase(
    "outcome",
    (node("use_attack", node("$that", "attacks")),),
    "[~|this attack] copies that attack",
    "use [it|that attack] as this attack",
    "copy that attack",
)


@rule(
    "outcome",
    "[that Pokémon|the Pokémon] can't use that attack {span:span}",
    "{who:pokemon} can't use that attack {span:span}",
    "{span:span} , {who:pokemon} can't use that attack",
)
def that_attack_locked(span: str, who: Node | None = None) -> Block:
    return (
        node(
            "lasting", span, node("defender"), (node("forbid_attacks", node("$that", "attacks")),)
        ),
    )


phrase(
    "statement",
    (node("$even_if", "first_turn"),),
    "if you go first , you can use this attack [on|during] {your_first_turn}",
)
phrase("your_first_turn", True, "your first turn")
spare_phrase(
    "condition",
    node("first_turn", "me"),
    "[this|it] is {your_first_turn}",
    "it's {your_first_turn}",
)
spare_phrase("condition", node("went_first", "me"), "you [go|went] first")
spare_phrase("condition", node("not", node("went_first", "me")), "you [go|went] second")
spare_phrase(
    "statement",
    (node("$needs", node("not", node("first_turn", "me"))),),
    "[you can't use this attack|this attack can't be used] [on|during] {your_first_turn}",
)
_WENT_FIRST = node("went_first", "me")
for _order, _test in (("first", _WENT_FIRST), ("second", node("not", _WENT_FIRST))):
    spare_phrase(
        "statement",
        (node("$needs", node("not", node("and", node("first_turn", "me"), _test))),),
        f"if you [go|went] {_order} , [you can't use this attack|this attack can't be used] "
        "[on|during] {your_first_turn}",
    )


@spare_rule("statement", "{x:pokemon} can use this attack even if it 's {a:status}", cost=-1)
@spare_rule("statement", "{x:pokemon} can use this attack even if it is {a:status}", cost=-1)
@rule(
    "statement", "[this attack|you] can [use this attack|be used] even if {x:pokemon} is {a:status}"
)
def even_if(x: Node, a: str) -> Block:
    return (node("$even_if", a),)


phrase("condition", node("$so"), "it is")


@rule("outcome", "{whom:pokemon} is also {all:statuses}")
def also(whom: Node, all: tuple[str, ...]) -> Block:
    return acted(tuple(node("inflict", whom, condition) for condition in all), "me")


phrase("after_each_turn", True, "after each player's turn", "between turns")


@rule(
    "poison_counters",
    "put {n:number} damage counters instead of 1 on {x:pokemon} between turns",
    "put {n:number} damage counters on {x:pokemon} instead of 1 between turns",
    "put {n:number} damage counters instead of 1 on the Poisoned Pokémon between turns",
    "that Pokémon takes {n:number} damage counters instead of 1 between turns",
    "{x:pokemon} [now]? takes {m:number} Poison damage instead of 10 {y:after_each_turn}",
    "{x:pokemon} [now]? takes {m:number} damage from Poison instead of 10 [{y:after_each_turn}]?",
    "[your opponent]? [now]? put(s) {n:number} damage counters on {x:pokemon} instead of 1 "
    "{y:after_each_turn}",
)
def strong_poison(n: int = 0, m: int = 0, x: Node | None = None, y: bool = True) -> int:
    return 10 * n or m


@rule(
    "statement",
    "put {n:number} damage counters instead of 2 on [the Burned|that|the Defending] Pokémon "
    "between turns",
    "put {n:number} damage counters on [the Burned|that|the Defending] Pokémon instead of 2 "
    "between turns",
)
def burns(n: int) -> Block:
    return (node("$stronger", "burned", 10 * n),)


@rule("statement", "{n:poison_counters}")
def poisons(n: int) -> Block:
    return (node("$stronger", "poisoned", n),)


@spare_rule(
    "modifier", "{who:bearer} may attack twice [during your turn|each turn|during each turn]"
)
def attacks_twice(who: Arg) -> Node:
    return on(who, node("mod", "attacks_per_turn", who, "set", 2))


@spare_rule(
    "outcome",
    "{who:pokemon} can't use {a:name} again until it leaves the Active [Spot|position]",
    "until {who:pokemon} leaves the Active [Spot|position] , it can't use {a:name} [again]?",
)
def spent_while_active(who: Node, a: str) -> Block | None:
    if who != node("self") or not plain_name(a):
        return None
    return (node("lasting", "while_active", who, (node("forbid_attack", who, a),)),)
