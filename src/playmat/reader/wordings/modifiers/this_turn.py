"""What a Trainer card changes for the rest of the turn."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import FOES_ACTIVE, dealt, on, resting

phrase("just_evolved", True, "you just played or evolved it this turn")
phrase("if_first_turn", True, "if this is your first turn")


@rule(
    "statement",
    "for the rest of your turn , you may evolve {who:pokemon} even if {x:just_evolved} or "
    "{y:if_first_turn}",
)
def evolves_at_will(who: Node, x: bool, y: bool) -> Block:
    leave = node("mod", "evolve_early", who, "set", 2)
    return (node("lasting", "end_of_turn", node("nobody"), (leave,)),)


phrase("statement", (), "this effect also applies to the Pokémon it evolves into")


@rule(
    "statement",
    "if an attack from [a|1 of your] {kind:pokemon_noun} {that:pokemon_that} does damage to "
    "[a|the] Defending Pokémon this turn , that Pokémon is [then|now] {c:status}",
)
def afflicts_when_hurt(kind: Node, that: Node, c: str) -> Block:
    real = [fit for fit in (kind, that) if fit.word != "$any"]
    mine = conjunction("fits_both", *real, node("owned_by", "me"))
    asked = node("and", node("event_cause", "attack"), node("is", node("event_other"), mine))
    does = (node("inflict", node("event_mon"), c),)
    hurt = Node("damaged", (node("active", "foe"),))
    clause = Node("on", (hurt, asked, "nobody", "free", "play", does))
    return (node("lasting", "end_of_turn", node("nobody"), (node("handler", clause),)),)


@rule(
    "statement",
    "if this turn's attack does damage to the Defending Pokémon {stage:damage_stage} , and if the "
    "attacking Pokémon has {part:name_parts} in its name , the attack does {n:number} more damage "
    "to the Defending Pokémon",
)
def stronger_this_turn(stage: str, part: Node, n: int) -> Block:
    who = node("where", node("active", "me"), part)
    mod = node(
        "mod",
        "damage_dealt",
        who,
        "add",
        n,
        stage=stage,
        **{"from": node("active", "foe")},
        unique="still",
    )
    return (node("lasting", "end_of_turn", node("nobody"), (mod,)),)


EARLIER = node("fits_any", node("basic"), node("evolution"))


@rule(
    "statement",
    "for your attack this turn , {who:pokemon} can use any attack {x:from_earlier_cards}",
)
def earlier_attacks(who: Node, x: bool) -> Block:
    return (node("lasting", "end_of_turn", node("nobody"), (node("lend_under", who, EARLIER),)),)


phrase(
    "statement",
    (node("end_all_effects"),),
    "remove all effects of attacks on each player and {one_of_their_pokemon}",
)


@rule(
    "clause", "whenever [a|an] {of:pokemons} attacks , it can use any attack {x:from_earlier_cards}"
)
def earlier_attacks_of_all(of: Arg, x: bool) -> Node:
    return node("$static", node("always"), (on(of, node("lend_under", of, EARLIER)),))


phrase("mark", (), "{still_pays}")


@spare_rule(
    "act",
    "have {who:attackers} do {n:number} {sign:more_or_less} damage [to {whom:attacked}]? during "
    "this turn [{stage:damage_stage}]?",
    "have {who:attackers} do {n:number} {sign:more_or_less} damage [to {whom:attacked}]? "
    "[{stage:damage_stage}]? during this turn",
)
def stronger_now(
    who: Arg, n: int, sign: int, whom: Arg = FOES_ACTIVE, stage: str = "before"
) -> Block:
    return (resting("end_of_turn", dealt(who, sign * n, whom, stage)),)


@spare_rule(
    "statement",
    "during this turn , you [may|can] play [up to]? {n:number} {x:supporters}",
    "you [may|can] play [up to]? {n:number} {x:supporters} [during]? this turn",
)
def more_supporters(n: int, x: bool) -> Block:
    more = node("mod", "supporters_per_turn", "me", "set", n)
    return (node("lasting", "end_of_turn", node("nobody"), (more,)),)


spare_phrase("supporters", True, "Supporter cards")
