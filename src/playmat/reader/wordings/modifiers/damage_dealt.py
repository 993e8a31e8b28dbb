"""Damage that attacks of somebody do, made more or less for as long as something holds."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import (
    ANY,
    FOES_ACTIVE,
    HOST,
    dealt,
    fitted,
    on,
    resting,
    source,
    times,
)
from playmat.reader.nodes import acted

FOES = node("all", "foe")

FIRST = ", and the [owner of this card|player who played this card] discards first"

LEAVING = (
    "when this card leaves play , [each player|both players] discard(s) [Benched Pokémon|Pokémon "
    "from his or her Bench] until he or she has {n:number} [Pokémon on the Bench|Benched Pokémon]?"
)


def _active_then(who: Node) -> Node:
    """Return the Active Pokémon as whoever is Active when it is asked for."""
    then = node("where", node("all", *who.args), node("is_active"))
    return then if who.word == "active" else who


@rule(
    "modifier",
    "{who:who_cant} have more than {n:number} Benched Pokémon",
    "{who:who_cant} have more than {n:number} Pokémon on [his or her|your|their] Bench",
    cost=1,
)
def smaller_bench(who: str, n: int) -> Node:
    return on(NOBODY, node("mod", "bench_size", who, "set", n))


FOE = node("active", "foe")
ALL = node("all", "both")
NOBODY = node("nobody")


def struck_one(of: Arg) -> Arg:
    """Return the opponent's Active for whoever is called the Defending or Active Pokémon."""
    return FOES_ACTIVE if of == node("defender") else of


row(
    "attacked",
    "active(foe)",
    "the Active Pokémon",
    "your opponent's Active Pokémon",
    "[the|each] Defending Pokémon",
    cost=-1,
)


@rule(
    "attacked",
    "the [Active|Defending] {kind:pokemon_kind}",
    "the Active {words:pokemon_words} {kind:pokemon_kind}",
)
def struck_kind(kind: Node, words: Node = ANY) -> Arg | None:
    return None if kind == ANY and words == ANY else fitted(node("active", "foe"), words, kind)


row("attacked", "active(both)", "any Active Pokémon", cost=-1)
row("attacked", "@source(?bearer)", "{bearer}")
same(
    "attackers",
    "{bearer} 's attack(s)",
    "[each of|any of]? {bearer} 's attack(s)",
    "the attacks of {bearer}",
    "attacks by {bearer}",
    "{bearer}",
    "any attack of {bearer}",
    "any attack used by {bearer}",
    "[the]? attacks used by {bearer}",
)


@rule("attackers", "[each of]? {who:bearer} 's and {b:other_attacking_kind} 's attacks")
def two_kinds_attacks(who: Arg, b: Node) -> Arg | None:
    if not (isinstance(who, Node) and who.word == "where"):
        return None
    return node("where", who.args[0], node("fits_any", who.args[1], b))


row("attackers", "$that(mons)", "each of the attacks of that Pokémon")
row(
    "attackers",
    "$it()",
    "each of its attacks",
    "its attacks",
    "[the|any] attacks it uses",
    "attacks it uses",
)
same("other_attacking_kind", "{pokemon_noun}")
row("attackers", "where(all(me), ?filter)", "your attacks by {filter:pokemon_names}")
row(
    "attackers", "@fitted(?pokemons, ?pokemon_brackets)", "{pokemons} 's attacks {pokemon_brackets}"
)
row(
    "attackers",
    "@fitted(?pokemons, fits_not(?filter))",
    "{pokemons} 's attacks , {w:excluding} {filter:kinds_left_out} ,",
)
row(
    "bearer",
    "@fitted(?pokemons, fits_not(?filter))",
    "[each of]? {pokemons} , {w:excluding} {filter:kinds_left_out} ,",
    cost=1,
)
row("more_or_less", "1", "more")
row("more_or_less", "-1", "less")


@rule(
    "modifier",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage to {whom:attacked}",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage to {whom:attacked} "
    "{stage:damage_stage}",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage {stage:damage_stage}",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage {stage:damage_stage} to "
    "{whom:attacked}",
)
def dealt_to(who: Arg, n: int, sign: int, whom: Arg | None = None, stage: str = "any") -> Node:
    theirs = any(
        part.word == "defender" or "foe" in part.args or "both" in part.args
        for part in nodes_in(who)
    )
    theirs = theirs or (who == node("$it") and sign < 0)  # it is the other's that is made weaker
    usual: Arg = "anyone" if theirs else FOES_ACTIVE
    return dealt(who, sign * n, usual if whom is None else whom, stage)


WHOM = "[the Active Pokémon|the Defending Pokémon]"


def stronger(who: Arg, n: int, stage: str, still: bool) -> Node:
    """Return that attacks of somebody do more damage to the opponent's Active."""
    unique = "still" if still else ""
    return on(
        who, node("mod", "damage_dealt", who, "add", n, stage=stage, **{"from": FOE}, unique=unique)
    )


@rule(
    "modifier",
    f"if {{who:pokemon}} attack(s) , [the|this] attack does {{n:number}} more damage to {WHOM} "
    f"{{stage:damage_stage}}",
    f"whenever an attack from {{who:pokemon}} does damage to {WHOM} , [the|this] attack does "
    f"{{n:number}} more damage {{stage:damage_stage}}",
    f"{{who:pokemon}} does {{n:number}} more damage to {WHOM} {{stage:damage_stage}}",
)
def stronger_attacks(who: Node, n: int, stage: str) -> Node:
    return stronger(who, n, stage, still=False)


HITS = f"[does damage to {WHOM}|does damage with an attack|does damage|damages {WHOM}]"


@rule(
    "modifier",
    f"if {{who:pokemon}} {HITS} {{stage:damage_stage}} , the attack does {{n:number}} more damage "
    f"[to {WHOM}]?",
    f"if {{who:pokemon}} 's attack {HITS} {{stage:damage_stage}} , the attack does {{n:number}} "
    f"more damage [to {WHOM}]?",
    f"whenever an attack from {{who:pokemon}} {HITS} {{stage:damage_stage}} , the attack does "
    f"{{n:number}} more damage",
)
def stronger_hits(who: Node, n: int, stage: str) -> Node:
    return stronger(who, n, stage, still=stage == "after")


row("by_attack", "attack", "by an attack")
same("damage_cut", "reduce that damage by {number}")


@rule(
    "modifier",
    "whenever it damages a Pokémon [{by:by_attack}]? , {n:damage_cut} {stage:damage_stage}",
)
def weaker(n: int, stage: str, by: str = "any") -> Node:
    return on(HOST, node("mod", "damage_dealt", HOST, "add", -n, stage=stage, cause=by))


@rule(
    "modifier",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage for each {e:for_each} to "
    "{whom:attacked} {stage:damage_stage}",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage to {whom:attacked} for each "
    "{e:for_each} {stage:damage_stage}",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage to {whom:attacked} "
    "{stage:damage_stage} for each {e:for_each}",
)
@rule(
    "modifier",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage for each {e:for_each} "
    "[{stage:damage_stage}]?",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage for each {e:for_each} to "
    "{whom:attacked}",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage to {whom:attacked} for each "
    "{e:for_each}",
)
def dealt_each(
    who: Arg, n: int, sign: int, e: Arg, whom: Arg = FOES_ACTIVE, stage: str = "any"
) -> Node:
    return dealt(who, times(sign * n, e), whom, stage)


@rule(
    "outcome",
    "if {who:pokemon} attacks {whom:pokemon} {span:span} , any damage done [by the attack|to "
    "{x:pokemon}] is reduced by {n:number} {stage:damage_stage}",
    "if {who:pokemon} attacks {span:span} , any damage it does is reduced by {n:number} "
    "{stage:damage_stage}",
    "if {who:pokemon} attacks {span:span} , any damage done by [the|that] attack is reduced by "
    "{n:number} {stage:damage_stage}",
)
def attacks_less(
    who: Node, span: str, n: int, stage: str, whom: Node | None = None, x: Node | None = None
) -> Block | None:
    if x not in (None, whom):
        return None
    source = {} if whom is None else {"from": whom}
    less = node("mod", "damage_dealt", who, "add", -n, stage=stage, **source)
    return acted((resting(span, on(who, less)),), "me")


@rule(
    "outcome",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage {span:span} {stage:damage_stage}",
)
def weaker_for_a_while(who: Arg, n: int, sign: int, span: str, stage: str) -> Block:
    return (resting(span, dealt(who, sign * n, "anyone", stage)),)


@rule("modifier", "{who:attackers} do(es) {n:number} {sign:more_or_less} damage", cost=2)
def plainly_dealt(who: Arg, n: int, sign: int) -> Node:
    return dealt_to(who, n, sign)


row(
    "modifier",
    "@piercing(?bearer, ?ignored_list)",
    "{bearer} 's attacks aren't affected by {ignored_list}",
    "don't apply {ignored_list} to damage done by {bearer} 's attacks",
    "ignore {ignored_list} for {bearer} 's attacks",
    "[the]? damage [from|of] {bearer} 's attacks isn't affected by {ignored_list}",
    "[the]? damage [from|of] [the]? attacks [of|used by] {bearer} isn't affected by {ignored_list}",
    "{bearer} 's attack 's damage isn't affected by {ignored_list}",
)
row(
    "modifier",
    "@piercing(?bearer, ?ignored_list, ?whom)",
    "damage done to {whom:bearer} by {bearer} isn't affected by {ignored_list}",
)


@rule(
    "modifier",
    "[any|all]? damage done by attacks [from|of|by|used by] {of:bearer} isn't affected by "
    "Resistance",
    "[any|all]? damage done by attacks from {of:bearer} to the Defending Pokémon isn't affected by "
    "Resistance",
    "[any|all]? damage done by {of:bearer} 's attack(s) isn't affected by Resistance",
    "don't apply Resistance to any attacks made by {of:bearer}",
)
def unresisted(of: Arg) -> Node:
    return on(NOBODY, node("mod", "resistance_applies", ALL, "forbid", **{"from": of}))


@rule(
    "modifier",
    "each player who has any {kind:pokemon_noun} in play can have up to {n:number} Pokémon on his "
    "or her Bench",
)
def room_by_kind(kind: Node, n: int) -> Node:
    sides = [
        node(
            "as_long_as",
            node("any_of", fitted(node("all", who), kind)),
            (node("mod", "bench_size", who, "set", n),),
        )
        for who in ("me", "foe")
    ]
    return on(NOBODY, *sides)


@rule("clause", LEAVING, LEAVING + FIRST)
def shrinking(n: int) -> Node:
    block: list[Node] = []
    for name, who in (("v1", "me"), ("v2", "foe")):
        bench = node("bench_of", who)
        over = node("sub", node("count", bench), n)
        block.append(Node("bind", (name, node("choose", bench, over, over, who))))
        block.append(node("return_mon", node("ref", name), "discard"))
    left = Node("stadium_left", (node("this_card"),))
    return node("$clause", node("on", left, node("always"), "nobody", "free", "play", tuple(block)))


rule(
    "modifier",
    "{who:payer} can have up to {n:number} Benched Pokémon",
    "{who:payer} can have up to {n:number} Pokémon on [his or her|your] Bench",
)(smaller_bench)


@rule(
    "modifier",
    "[if|when] {who:pokemon} is Knocked Out by damage from an attack from {of:bearer} , "
    "[your opponent|that player] takes {n:number} fewer Prize card(s)",
    "[if|when] {who:pokemon} is Knocked Out by damage from an opponent's attack , [your "
    "opponent|that player] takes {n:number} fewer Prize card(s)",
    "[if|when] {who:pokemon} is Knocked Out by damage from an attack , [your opponent|that player] "
    "takes {n:number} fewer Prize card(s)",
)
def fewer_prizes_to(who: Node, n: int, of: Arg = FOES) -> Node:
    who = _active_then(who)
    return on(who, node("mod", "prizes_for", who, "add", -n, **{"from": source(of)}))


row(
    "modifier",
    "@on(nobody(), mod(tool_works, ?of, forbid))",
    "[any|all]? Pokémon Tool(s) [cards]? attached to {of:bearer} have no effect",
    cost=1,
)


@rule(
    "modifier", "any damage done by {who:pokemon} is reduced by {n:number} {s:damage_stage}", cost=1
)
def does_less(who: Node, n: int, s: str) -> Node:
    return on(who, node("mod", "damage_dealt", who, "add", -n, stage=s))


@rule(
    "modifier",
    "{who:attackers} cost {c:colorless} less and do {n:number} more damage to {whom:attacked} "
    "[{stage:damage_stage}]?",
)
def cheaper_and_stronger(who: Arg, c: int, n: int, whom: Arg, stage: str = "any") -> Node:
    stronger = cast(tuple[Node, ...], dealt(who, n, whom, stage).args[1])
    return on(who, node("mod", "attack_cost", who, "add", -c), *stronger)
