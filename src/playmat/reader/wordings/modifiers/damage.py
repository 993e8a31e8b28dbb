"""Damage made more or less for as long as something holds."""

from __future__ import annotations

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import ATTACKED, FOES_ACTIVE, dealt, fitted, on, source, taken, times
from playmat.reader.nodes import conjunction, node

AMOUNT = node("event_amount")


HOST = node("host")


def whence(of: Arg) -> Node:
    """Return from whom attacks come."""
    return node("$from", source(of))


# --- whose attacks do it ------------------------------------------------------------------------
phrase(
    "attacks_of",
    whence("anyone"),
    "attacks",
    "[any|an] attack",
    "attacks ( [both]? yours and your opponent's )",
    "attacks ( [both]? yours and your opponent's . )",
    "[attacks|an attack] ( [including|even] your own )",
)
phrase(
    "attacks_of",
    whence("foe"),
    "[an|your]? opponent's attack(s)",
    "[an|your]? opponent's Pokémon's attacks",
    "an attack from your opponent's Pokémon",
)
spare_phrase("attacks_of", whence("me"), "your attacks", "your own attacks")


@rule(
    "attacks_of",
    "[attacks|an attack|any attack] [from|by] {of:bearer}",
    "attacks of {of:bearer}",
    "the attacks of {of:bearer}",
    "[attacks|an attack] from [1|one] of {of:pokemon_group}",
    "[your|an] opponent's attacks from his or her {of:foes_kind}",
)
def blows_from(of: Arg) -> Node:
    """Read attacks of certain Pokémon."""
    return whence(of)


@rule("foes_kind", "{kind:pokemon_noun}")
def foes_kind(kind: Node) -> Arg:
    """Read a kind of the opponent's Pokémon."""
    return fitted(node("all", "foe"), kind)


phrase("raised_or_lowered", -1, "reduced by")
phrase("raised_or_lowered", 1, "increased by")


# --- damage taken -------------------------------------------------------------------------------


def suffered(who: Arg, n: int, of: Arg, stage: str) -> Node:
    """Return any damage to somebody made more or less, whether or not an attack does it."""
    made = node("mod", "damage_taken", who, "add", n, stage=stage, **{"from": of}, cause="any")
    return on(who, made)


@rule(
    "modifier",
    "[any|all]? damage done to {who:bearer} by {of:attacks_of} is {sign:raised_or_lowered} "
    "{n:number}",
    "[any|all]? damage done to {who:bearer} by {of:attacks_of} is {sign:raised_or_lowered} "
    "{n:number} {stage:damage_stage}",
    "[any|all]? damage done by {of:attacks_of} to {who:bearer} is {sign:raised_or_lowered} "
    "{n:number} {stage:damage_stage}",
    "[any|all]? damage done by {of:attacks_of} to {who:bearer} is {sign:raised_or_lowered} "
    "{n:number}",
    "[any|all]? damage {who:bearer} takes from {of:attacks_of} is {sign:raised_or_lowered} "
    "{n:number} {stage:damage_stage}",
)
def taken_by(who: Arg, of: Node, sign: int, n: int, stage: str = "after") -> Node:
    """Read damage to somebody made more or less."""
    return taken(who, sign, n, of, stage)


@spare_rule(
    "modifier",
    "{who:bearer} take(s) {n:number} {sign:more_or_less} damage from {of:attacks_of} "
    "[{stage:damage_stage}]?",
    "reduce [any|all] damage done to {who:bearer} by {of:attacks_of} by {n:number} "
    "[{stage:damage_stage}]?",
)
def takes_less(who: Arg, n: int, of: Node, sign: int = -1, stage: str = "after") -> Node:
    """Read damage to somebody made more or less, said of the one who takes it."""
    return taken(who, sign, n, of, stage)


@rule(
    "modifier",
    "[any|all]? damage done to {who:bearer} is {sign:raised_or_lowered} {n:number} "
    "{stage:damage_stage}",
    "[any|all]? damage done to {who:bearer} is {sign:raised_or_lowered} {n:number}",
)
def taken_plainly(who: Arg, sign: int, n: int, stage: str = "after") -> Node:
    """Read any damage made more or less."""
    return suffered(who, sign * n, "anyone", stage)


@rule(
    "modifier",
    "[any|all]? damage done by the Active Pokémon to {who:bearer} is {sign:raised_or_lowered} "
    "{n:number} {stage:damage_stage}",
)
def taken_from_active(who: Arg, sign: int, n: int, stage: str) -> Node:
    """Read damage from the opponent's Active Pokémon made more or less."""
    return suffered(who, sign * n, FOES_ACTIVE, stage)


@rule(
    "modifier",
    "[any|all]? damage done to {who:bearer} by {of:bearer} is {sign:raised_or_lowered} {n:number} "
    "{stage:damage_stage}",
    "[any|all]? damage done by {of:bearer} to {who:bearer} is {sign:raised_or_lowered} {n:number} "
    "{stage:damage_stage}",
)
def taken_from(who: Arg, of: Arg, sign: int, n: int, stage: str) -> Node:
    """Read damage from certain Pokémon made more or less; that of its own holder at its source."""
    if of == HOST:
        return dealt(of, sign * n, who, stage)
    return suffered(who, sign * n, whence(struck_one(of)).args[0], stage)


@rule(
    "modifier",
    "[any|all]? damage done to {who:bearer} by {of:attacks_of} is {sign:raised_or_lowered} "
    "{n:number} for each {e:for_each} {stage:damage_stage}",
    "[any|all]? damage done to {who:bearer} by {of:attacks_of} is {sign:raised_or_lowered} "
    "{n:number} for each {e:for_each}",
)
def taken_each(who: Arg, of: Node, sign: int, n: int, e: Arg, stage: str = "after") -> Node:
    """Read damage made more or less for each of something."""
    return taken(who, sign, n, of, stage, e)


@rule(
    "modifier",
    "[any|all]? damage done by {of:attacks_of} is {sign:raised_or_lowered} {n:number} "
    "{stage:damage_stage}",
    "{of:attacks_of} do(es) {n:number} less damage {stage:damage_stage}",
)
def weaker_blows(of: Node, n: int, stage: str, sign: int = -1) -> Node:
    """Read attacks of somebody made weaker or stronger, whomever they hit."""
    who = of.args[0]
    struck = (
        node("all", {"foe": "foe", "me": "me", "anyone": "both"}[who])
        if isinstance(who, str)
        else who
    )
    return on(struck, node("mod", "damage_dealt", struck, "add", sign * n, stage=stage))


# --- damage dealt -------------------------------------------------------------------------------
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
    """Read whom attacks must hit."""
    return source(of)


@rule(
    "attackers",
    "{who:bearer} 's attack(s)",
    "[each of|any of]? {who:bearer} 's attack(s)",
    "the attacks of {who:bearer}",
    "attacks by {who:bearer}",
    "{who:bearer}",
    "any attack of {who:bearer}",
    "any attack used by {who:bearer}",
    "attacks used by {who:bearer}",
)
def whose_attacks(who: Arg) -> Arg:
    """Read whose attacks are meant."""
    return who


@rule("attackers", "[each of]? {who:bearer} 's and {b:other_attacking_kind} 's attacks")
def two_kinds_attacks(who: Arg, b: Node) -> Arg | None:
    """Read the attacks of two kinds of one player's Pokémon."""
    if not (isinstance(who, Node) and who.word == "where"):
        return None
    return node("where", who.args[0], node("fits_any", who.args[1], b))


@rule("other_attacking_kind", "{kind:pokemon_noun}")
def plain_kind(kind: Node) -> Node:
    """Read a kind of Pokémon."""
    return kind


@rule("attackers", "your attacks by {of:pokemon_names}")
def named_attackers(of: Node) -> Node:
    """Read the attacks of this player's Pokémon by name."""
    return node("where", node("all", "me"), of)


@rule("attackers", "{who:pokemon_group} 's attacks {out:pokemon_brackets}")
def attacks_but(who: Arg, out: Node) -> Arg:
    """Read the attacks of Pokémon less those of some."""
    return fitted(who, out)


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
    """Read attacks that do more or less damage; one's own unless said otherwise to the Active."""
    theirs = any("foe" in part.args or "both" in part.args for part in nodes_in(who))
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
def dealt_each(who: Arg, n: int, sign: int, e: Arg, whom: Arg, stage: str) -> Node:
    """Read attacks that do more or less damage for each of something."""
    return dealt(who, times(sign * n, e), whom, stage)


# --- by how much the damage is ------------------------------------------------------------------
@rule(
    "modifier",
    "whenever an attack ( [including|even] your own ) does {n:number} or more damage to "
    "{who:pokemon} {s:damage_stage} , prevent that damage",
)
def only_weak_attacks(n: int, who: Node, s: str) -> Node:
    """Read damage prevented that is at least so much."""
    return on(who, node("mod", "damage_limit", who, "at_least", n))


@rule(
    "modifier",
    "[if|whenever] {who:pokemon} would be damaged by an attack(s) , prevent(s) that attack's "
    "damage done to {x:pokemon} if that damage is {n:number} or less",
)
def only_strong_attacks(who: Node, x: Node, n: int) -> Node | None:
    """Read damage prevented that is at most so much."""
    return on(who, node("mod", "damage_limit", who, "at_most", n)) if who == x else None


@rule(
    "clause",
    "if {who:pokemon} would be damaged by an attack(s) , prevent(s) that attack's damage done to "
    "{x:pokemon} if that damage is {n:numbers}",
)
def some_numbers(who: Node, x: Node, n: tuple[int, ...]) -> Node:
    """Read damage prevented that is one of some numbers."""
    amounts = conjunction("or", *(node("compare", AMOUNT, "==", one) for one in n))
    return node(
        "$instead",
        Node("damaged", (who,)),
        node("and", ATTACKED, amounts),
        "nobody",
        (node("nullify"),),
    )


HALF = "does [only]? half the damage to"


@rule(
    "modifier",
    f"whenever an attack ( [including|even] your own ) does damage to {{who:pokemon}} "
    f"{{s:damage_stage}} , that attack {HALF} {{x:pokemon}} ( rounded down to the nearest 10 )",
)
def halved(who: Node, s: str, x: Node) -> Node | None:
    """Read damage halved, rounded down."""
    return (
        on(who, node("mod", "damage_taken", who, "half", stage="after"))
        if who == x and s == "after"
        else None
    )


@rule(
    "modifier",
    "[a|whenever a] {kind:pokemon_noun} damages 1 of your Pokémon , reduce that damage by "
    "{n:number} {s:damage_stage}",
)
def from_a_kind(kind: Node, n: int, s: str) -> Node:
    """Read damage from a kind of Pokémon made less."""
    return suffered(node("all", "me"), -n, source(fitted(node("all", "both"), kind)), s)


@rule(
    "modifier",
    "you may reduce all damage done by attacks to {who:pokemon} by {n:number} {s:damage_stage}",
)
def may_reduce(who: Node, n: int, s: str) -> Node:
    """Read damage made less, as any player would choose."""
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s))


@rule(
    "modifier",
    "if any of {of:pokemon_group} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:damage_stage}",
    "if {of:pokemon} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:damage_stage}",
)
def reduced_for_some(of: Arg, n: int, s: str) -> Node:
    """Read damage to some Pokémon made less."""
    return on(of, node("mod", "damage_taken", of, "add", -n, stage=s))


@rule(
    "modifier",
    "if {who:pokemon} would be damaged by an attack , reduce that damage by {n:number} for each "
    "{e:for_each}",
)
def reduced_for_each(who: Node, n: int, e: Arg) -> Node:
    """Read damage made less for each of something."""
    return on(who, node("mod", "damage_taken", who, "add", node("mul", -n, e), stage="after"))


@rule(
    "modifier",
    "when any of your Active Pokémon do(es) damage to the Defending Pokémon , the attack does "
    "{n:number} more damage {s:damage_stage}",
)
def actives_stronger(n: int, s: str) -> Node:
    """Read attacks of the Active Pokémon made stronger."""
    who = node("active", "me")
    return on(
        node("all", "me"),
        node("mod", "damage_dealt", who, "add", n, stage=s, **{"from": node("active", "foe")}),
    )
