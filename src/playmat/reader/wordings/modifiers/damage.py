"""Damage made more or less for as long as something holds."""

from __future__ import annotations

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import ATTACKED, FOES_ACTIVE, dealt, fitted, on, source, taken, times
from playmat.reader.nodes import conjunction, node

AMOUNT = node("event_amount")


HOST = node("host")


def whence(of: Arg) -> Node:
    """Return from whom attacks come."""
    return node("$from", source(of))


# --- whose attacks do it ------------------------------------------------------------------------
phrase(
    "blows",
    whence("anyone"),
    "attacks",
    "[any|an] attack",
    "attacks ( [both]? yours and your opponent's )",
    "attacks ( [both]? yours and your opponent's . )",
    "[attacks|an attack] ( [including|even] your own )",
)
phrase(
    "blows",
    whence("foe"),
    "[an|your]? opponent's attack(s)",
    "[an|your]? opponent's Pokémon's attacks",
    "an attack from your opponent's Pokémon",
)
phrase("blows", whence("me"), "your attacks", "your own attacks")


@rule(
    "blows",
    "[attacks|an attack|any attack] [from|by] {of:bearer}",
    "attacks of {of:bearer}",
    "the attacks of {of:bearer}",
    "[attacks|an attack] from [1|one] of {of:mons}",
    "[your|an] opponent's attacks from his or her {of:hisher}",
)
def blows_from(of: Arg) -> Node:
    """Read attacks of certain Pokémon."""
    return whence(of)


@rule("hisher", "{kind:monnoun}")
def foes_kind(kind: Node) -> Arg:
    """Read a kind of the opponent's Pokémon."""
    return fitted(node("all", "foe"), kind)


phrase("shift", -1, "reduced by")
phrase("shift", 1, "increased by")


# --- damage taken -------------------------------------------------------------------------------


def suffered(who: Arg, n: int, of: Arg, stage: str) -> Node:
    """Return any damage to somebody made more or less, whether or not an attack does it."""
    made = node("mod", "damage_taken", who, "add", n, stage=stage, **{"from": of}, cause="any")
    return on(who, made)


@rule(
    "mods",
    "[any|all]? damage done to {who:bearer} by {of:blows} is {sign:shift} {n:number}",
    "[any|all]? damage done to {who:bearer} by {of:blows} is {sign:shift} {n:number} {stage:stage}",
    "[any|all]? damage done by {of:blows} to {who:bearer} is {sign:shift} {n:number} {stage:stage}",
    "[any|all]? damage done by {of:blows} to {who:bearer} is {sign:shift} {n:number}",
    "[any|all]? damage {who:bearer} takes from {of:blows} is {sign:shift} {n:number} {stage:stage}",
)
def taken_by(who: Arg, of: Node, sign: int, n: int, stage: str = "after") -> Node:
    """Read damage to somebody made more or less."""
    return taken(who, sign, n, of, stage)


@rule(
    "mods",
    "{who:bearer} take(s) {n:number} {sign:moreless} damage from {of:blows} [{stage:stage}]?",
    "reduce [any|all] damage done to {who:bearer} by {of:blows} by {n:number} [{stage:stage}]?",
)
def takes_less(who: Arg, n: int, of: Node, sign: int = -1, stage: str = "after") -> Node:
    """Read damage to somebody made more or less, said of the one who takes it."""
    return taken(who, sign, n, of, stage)


@rule(
    "mods",
    "[any|all]? damage done to {who:bearer} is {sign:shift} {n:number} {stage:stage}",
    "[any|all]? damage done to {who:bearer} is {sign:shift} {n:number}",
)
def taken_plainly(who: Arg, sign: int, n: int, stage: str = "after") -> Node:
    """Read any damage made more or less."""
    return suffered(who, sign * n, "anyone", stage)


@rule(
    "mods",
    "[any|all]? damage done by the Active Pokémon to {who:bearer} is {sign:shift} {n:number} "
    "{stage:stage}",
)
def taken_from_active(who: Arg, sign: int, n: int, stage: str) -> Node:
    """Read damage from the opponent's Active Pokémon made more or less."""
    return suffered(who, sign * n, FOES_ACTIVE, stage)


@rule(
    "mods",
    "[any|all]? damage done to {who:bearer} by {of:bearer} is {sign:shift} {n:number} "
    "{stage:stage}",
    "[any|all]? damage done by {of:bearer} to {who:bearer} is {sign:shift} {n:number} "
    "{stage:stage}",
)
def taken_from(who: Arg, of: Arg, sign: int, n: int, stage: str) -> Node:
    """Read damage from certain Pokémon made more or less; that of its own holder at its source."""
    if of == HOST:
        return dealt(of, sign * n, who, stage)
    return suffered(who, sign * n, whence(struck_one(of)).args[0], stage)


@rule(
    "mods",
    "[any|all]? damage done to {who:bearer} by {of:blows} is {sign:shift} {n:number} for each "
    "{e:each} {stage:stage}",
    "[any|all]? damage done to {who:bearer} by {of:blows} is {sign:shift} {n:number} for each "
    "{e:each}",
)
def taken_each(who: Arg, of: Node, sign: int, n: int, e: Arg, stage: str = "after") -> Node:
    """Read damage made more or less for each of something."""
    return taken(who, sign, n, of, stage, e)


@rule(
    "mods",
    "[any|all]? damage done by {of:blows} is {sign:shift} {n:number} {stage:stage}",
    "{of:blows} do(es) {n:number} less damage {stage:stage}",
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
    "struck",
    FOES_ACTIVE,
    "the Active Pokémon",
    "your opponent's Active Pokémon",
    "[the|each] Defending Pokémon",
    cost=-1,
)
phrase("struck", node("active", "both"), "any Active Pokémon", cost=-1)


@rule("struck", "{of:bearer}")
def struck_others(of: Arg) -> Arg:
    """Read whom attacks must hit."""
    return source(of)


@rule(
    "strikers",
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


@rule("strikers", "[each of]? {who:bearer} 's and {b:plainkind} 's attacks")
def two_kinds_attacks(who: Arg, b: Node) -> Arg | None:
    """Read the attacks of two kinds of one player's Pokémon."""
    if not (isinstance(who, Node) and who.word == "where"):
        return None
    return node("where", who.args[0], node("fits_any", who.args[1], b))


@rule("plainkind", "{kind:monnoun}")
def plain_kind(kind: Node) -> Node:
    """Read a kind of Pokémon."""
    return kind


@rule("strikers", "your attacks by {of:names}")
def named_attackers(of: Node) -> Node:
    """Read the attacks of this player's Pokémon by name."""
    return node("where", node("all", "me"), of)


@rule("strikers", "{who:mons} 's attacks {out:monbracket}")
def attacks_but(who: Arg, out: Node) -> Arg:
    """Read the attacks of Pokémon less those of some."""
    return fitted(who, out)


phrase("moreless", 1, "more")
phrase("moreless", -1, "less")


@rule(
    "mods",
    "{who:strikers} do(es) {n:number} {sign:moreless} damage to {whom:struck}",
    "{who:strikers} do(es) {n:number} {sign:moreless} damage to {whom:struck} {stage:stage}",
    "{who:strikers} do(es) {n:number} {sign:moreless} damage {stage:stage}",
    "{who:strikers} do(es) {n:number} {sign:moreless} damage {stage:stage} to {whom:struck}",
)
def dealt_to(who: Arg, n: int, sign: int, whom: Arg | None = None, stage: str = "any") -> Node:
    """Read attacks that do more or less damage; one's own unless said otherwise to the Active."""
    theirs = any("foe" in part.args or "both" in part.args for part in nodes_in(who))
    usual: Arg = "anyone" if theirs else FOES_ACTIVE
    return dealt(who, sign * n, usual if whom is None else whom, stage)


@rule(
    "mods",
    "{who:strikers} do(es) {n:number} {sign:moreless} damage for each {e:each} to {whom:struck} "
    "{stage:stage}",
    "{who:strikers} do(es) {n:number} {sign:moreless} damage to {whom:struck} for each {e:each} "
    "{stage:stage}",
    "{who:strikers} do(es) {n:number} {sign:moreless} damage to {whom:struck} {stage:stage} for "
    "each {e:each}",
)
def dealt_each(who: Arg, n: int, sign: int, e: Arg, whom: Arg, stage: str) -> Node:
    """Read attacks that do more or less damage for each of something."""
    return dealt(who, times(sign * n, e), whom, stage)


# --- by how much the damage is ------------------------------------------------------------------
@rule(
    "mods",
    "whenever an attack ( [including|even] your own ) does {n:number} or more damage to "
    "{who:mon} {s:stage} , prevent that damage",
)
def only_weak_attacks(n: int, who: Node, s: str) -> Node:
    """Read damage prevented that is at least so much."""
    return on(who, node("mod", "damage_limit", who, "at_least", n))


@rule(
    "mods",
    "[if|whenever] {who:mon} would be damaged by an attack(s) , prevent(s) that attack's damage "
    "done to {x:mon} if that damage is {n:number} or less",
)
def only_strong_attacks(who: Node, x: Node, n: int) -> Node | None:
    """Read damage prevented that is at most so much."""
    return on(who, node("mod", "damage_limit", who, "at_most", n)) if who == x else None


@rule(
    "clause",
    "if {who:mon} would be damaged by an attack(s) , prevent(s) that attack's damage done to "
    "{x:mon} if that damage is {n:numbers}",
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
    "mods",
    f"whenever an attack ( [including|even] your own ) does damage to {{who:mon}} {{s:stage}} , "
    f"that attack {HALF} {{x:mon}} ( rounded down to the nearest 10 )",
)
def halved(who: Node, s: str, x: Node) -> Node | None:
    """Read damage halved, rounded down."""
    return (
        on(who, node("mod", "damage_taken", who, "half", stage="after"))
        if who == x and s == "after"
        else None
    )


@rule(
    "mods",
    "[a|whenever a] {kind:monnoun} damages 1 of your Pokémon , reduce that damage by {n:number} "
    "{s:stage}",
)
def from_a_kind(kind: Node, n: int, s: str) -> Node:
    """Read damage from a kind of Pokémon made less."""
    return suffered(node("all", "me"), -n, source(fitted(node("all", "both"), kind)), s)


@rule("mods", "you may reduce all damage done by attacks to {who:mon} by {n:number} {s:stage}")
def may_reduce(who: Node, n: int, s: str) -> Node:
    """Read damage made less, as any player would choose."""
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s))


@rule(
    "mods",
    "if any of {of:mons} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:stage}",
    "if {of:mon} would be damaged by an attack , reduce that damage by {n:number} {s:stage}",
)
def reduced_for_some(of: Arg, n: int, s: str) -> Node:
    """Read damage to some Pokémon made less."""
    return on(of, node("mod", "damage_taken", of, "add", -n, stage=s))


@rule(
    "mods",
    "if {who:mon} would be damaged by an attack , reduce that damage by {n:number} for each "
    "{e:each}",
)
def reduced_for_each(who: Node, n: int, e: Arg) -> Node:
    """Read damage made less for each of something."""
    return on(who, node("mod", "damage_taken", who, "add", node("mul", -n, e), stage="after"))


@rule(
    "mods",
    "when any of your Active Pokémon do(es) damage to the Defending Pokémon , the attack does "
    "{n:number} more damage {s:stage}",
)
def actives_stronger(n: int, s: str) -> Node:
    """Read attacks of the Active Pokémon made stronger."""
    who = node("active", "me")
    return on(
        node("all", "me"),
        node("mod", "damage_dealt", who, "add", n, stage=s, **{"from": node("active", "foe")}),
    )
