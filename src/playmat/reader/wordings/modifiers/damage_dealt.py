"""Damage that attacks of somebody do, made more or less for as long as something holds."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, same, spare_rule
from playmat.reader.meanings import FOES_ACTIVE, dealt, fitted, on, piercing, resting, source, times
from playmat.reader.nodes import acted


def struck_one(of: Arg) -> Arg:
    """Return the opponent's Active for whoever is called the Defending or Active Pokémon."""
    return FOES_ACTIVE if of == node("defender") else of


phrase(
    "attacked",
    FOES_ACTIVE,
    "the Active Pokémon",
    "your opponent's Active Pokémon",
    "[the|each] Defending Pokémon",
    cost=-1,
)
phrase("attacked", node("active", "both"), "any Active Pokémon", cost=-1)


@rule("attacked", "{of:bearer}")
def struck_others(of: Arg) -> Arg:
    return source(of)


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


same("other_attacking_kind", "{pokemon_noun}")


@rule("attackers", "your attacks by {of:pokemon_names}")
def named_attackers(of: Node) -> Node:
    return node("where", node("all", "me"), of)


@rule("attackers", "{who:pokemons} 's attacks {out:pokemon_brackets}")
def attacks_but(who: Arg, out: Node) -> Arg:
    return fitted(who, out)


@spare_rule("attackers", "{who:pokemons} 's attacks , {w:excluding} {out:kinds_left_out} ,")
@spare_rule("bearer", "[each of]? {who:pokemons} , {w:excluding} {out:kinds_left_out} ,", cost=1)
def those_but(who: Arg, w: bool, out: Node) -> Arg:
    return fitted(who, node("fits_not", out))


phrase("more_or_less", 1, "more")
phrase("more_or_less", -1, "less")


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


@rule(
    "modifier",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage for each {e:for_each} to "
    "{whom:attacked} {stage:damage_stage}",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage to {whom:attacked} for each "
    "{e:for_each} {stage:damage_stage}",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage to {whom:attacked} "
    "{stage:damage_stage} for each {e:for_each}",
)
@spare_rule(
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
    "modifier",
    "when any of your Active Pokémon do(es) damage to the Defending Pokémon , the attack does "
    "{n:number} more damage {s:damage_stage}",
)
def actives_stronger(n: int, s: str) -> Node:
    who = node("active", "me")
    return on(
        node("all", "me"),
        node("mod", "damage_dealt", who, "add", n, stage=s, **{"from": node("active", "foe")}),
    )


@spare_rule(
    "modifier", "any damage done by {who:pokemon} is reduced by {n:number} {s:damage_stage}", cost=1
)
def does_less(who: Node, n: int, s: str) -> Node:
    return on(who, node("mod", "damage_dealt", who, "add", -n, stage=s))


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


@spare_rule(
    "modifier",
    "{who:attackers} cost {c:colorless} less and do {n:number} more damage to {whom:attacked} "
    "[{stage:damage_stage}]?",
)
def cheaper_and_stronger(who: Arg, c: int, n: int, whom: Arg, stage: str = "any") -> Node:
    stronger = cast(tuple[Node, ...], dealt(who, n, whom, stage).args[1])
    return on(who, node("mod", "attack_cost", who, "add", -c), *stronger)


@spare_rule("modifier", "{who:attackers} do(es) {n:number} {sign:more_or_less} damage", cost=2)
def plainly_dealt(who: Arg, n: int, sign: int) -> Node:
    return dealt_to(who, n, sign)


@spare_rule(
    "modifier",
    "{who:bearer} 's attacks aren't affected by {all:ignored_list}",
    "don't apply {all:ignored_list} to damage done by {who:bearer} 's attacks",
    "ignore {all:ignored_list} for {who:bearer} 's attacks",
)
def piercing_attacks(who: Arg, all: tuple[str, ...]) -> Node | None:
    return piercing(who, all)
