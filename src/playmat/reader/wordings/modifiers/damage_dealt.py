"""More or less damage by a Pokémon's attacks while something holds."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import (
    FOES_ACTIVE,
    damage_change,
    on,
    piercing,
    resting,
    times,
)
from playmat.reader.nodes import acted

FOE = node("active", "foe")
ALL = node("all", "both")
NOBODY = node("nobody")


def struck_one(of: Arg) -> Arg:
    """The opponent's Active in place of the Defending Pokémon."""
    return FOES_ACTIVE if of == node("defender") else of


ACTIVE = "[[the|each|any] [Active|Defending]|your opponent's Active] {pokemon_noun}"
for _fits, _more in (("", ""), (", ?pokemon_that", " {pokemon_that}")):
    row("attacked", f"@fitted(active(foe), ?pokemon_noun{_fits})", ACTIVE + _more, cost=-1)
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


for _whose, *_words in (
    ("$that(mons)", "each of the attacks of that Pokémon"),
    ("$it()", "[each of]? [its|their] attacks", "[the|any]? attacks it uses"),
    ("@fitted(?pokemons, ?pokemon_brackets)", "{pokemons} 's attacks {pokemon_brackets}"),
):
    row("attackers", _whose, *_words)
row("more_or_less", "1", "more")
row("more_or_less", "-1", "less")


DOES = "{who:attackers} do(es) {n:number} {sign:more_or_less} damage"
EACH = "for each {e:for_each}"


@rule(
    "modifier",
    f"{DOES} [{EACH}]? to {{whom:attacked}} [{{stage:damage_stage}}]?",
    f"{DOES} [{EACH}]? {{stage:damage_stage}}",
    f"{DOES} {EACH}",
    f"{DOES} to {{whom:attacked}} {EACH} [{{stage:damage_stage}}]?",
    f"{DOES} to {{whom:attacked}} {{stage:damage_stage}} {EACH}",
    f"{DOES} {{stage:damage_stage}} to {{whom:attacked}}",
)
def dealt_to(
    who: Arg, n: int, sign: int, whom: Arg | None = None, stage: str = "any", e: Arg = 1
) -> Node:
    theirs = any(
        part.word == "defender" or "foe" in part.args or "both" in part.args
        for part in nodes_in(who)
    )
    theirs = theirs or (who == node("$it") and sign < 0)  # the other Pokémon's damage is reduced
    if who == node("active", "both") and whom == FOES_ACTIVE:
        whom = who
    usual: Arg = "anyone" if theirs else FOES_ACTIVE
    amount = sign * n if e == 1 else times(sign * n, e)
    return damage_change(who, amount, usual if whom is None else whom, stage)


WHOM = "[the Active Pokémon|the Defending Pokémon]"


def stronger(who: Arg, n: int, stage: str, still: bool) -> Node:
    """More damage of a Pokémon's attacks to the opponent's Active."""
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
    f"[if|when|whenever] {{who:any_pokemon}} {HITS} , [the|that] attack does {{n:number}} more "
    f"damage [to {WHOM}]? {{stage:damage_stage}}",
    f"if {{who:pokemon}} {HITS} {{stage:damage_stage}} , the attack does {{n:number}} more damage "
    f"[to {WHOM}]?",
    f"if {{who:pokemon}} 's attack {HITS} {{stage:damage_stage}} , the attack does {{n:number}} "
    f"more damage [to {WHOM}]?",
    f"whenever an attack from {{who:pokemon}} {HITS} {{stage:damage_stage}} , the attack does "
    f"{{n:number}} more damage",
)
def stronger_hits(who: Arg, n: int, stage: str) -> Node:
    return stronger(who, n, stage, still=stage == "after")


row(
    "outcome",
    "[lasting(?until, active(me), [mod(damage_dealt, all_both, add, ?value, stage=?stage, "
    "from=where(all(foe), is_active()))])]",
    "{until:span} , if any of your current Active Pokémon [does damage to|damages] any Defending "
    "Pokémon , [the|this] attack does {value:number} more damage {stage:damage_stage}",
)


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


ANY_DAMAGE = "[any|all|the]? damage [from|of|done by]"


@rule(
    "modifier",
    "{who:bearer} 's attacks aren't affected by {all:ignored_list}",
    "don't apply {all:ignored_list} to damage done by {who:bearer} 's attacks",
    "ignore {all:ignored_list} for {who:bearer} 's attacks",
    f"{ANY_DAMAGE} {{who:bearer}} 's attack(s) [to {{whom:attacked}}]? isn't affected by "
    "{all:ignored_list}",
    f"{ANY_DAMAGE} [the]? attacks [from|of|by|used by] {{who:bearer}} [to {{whom:attacked}}]? "
    "isn't affected by {all:ignored_list}",
    "{who:bearer} 's attack 's damage isn't affected by {all:ignored_list}",
    "damage done to {whom:bearer} [by {who:bearer}]? isn't affected by {all:ignored_list}",
    "don't apply {all:ignored_list} to any attacks made by {who:bearer}",
)
def unaffected(all: tuple[str, ...], who: Arg = ALL, whom: Arg = ALL) -> Node | None:
    anyone = whom in (FOE, node("active", "both"))  # only these have Resistance to attacks
    return piercing(who, all, ALL if anyone else whom)


@rule("modifier", "{who:pokemon} 's {a:name} attack 's base damage is {n:number}")
def one_attacks_base(who: Node, a: str, n: int) -> Node:
    base = node("mod", "damage_dealt", who, "set", n, stage="base")
    return on(who, node("as_long_as", node("attack_is", a), (base,)))
