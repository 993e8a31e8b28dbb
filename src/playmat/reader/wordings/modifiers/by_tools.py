"""What a Tool or Energy card gives the Pokémon it lies with, and when it is used up."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_rule
from playmat.reader.meanings import ALWAYS, HOLDER, HOST, NOBODY, event, on, source
from playmat.reader.nodes import acted

FOE = node("active", "foe")
FOES = node("all", "foe")
ACTIVE = node("is", HOST, node("is_active"))


def stronger(who: Arg, n: int, stage: str, still: bool) -> Node:
    """Return that attacks of somebody do more damage to the opponent's Active."""
    unique = "still" if still else ""
    return on(
        who, node("mod", "damage_dealt", who, "add", n, stage=stage, **{"from": FOE}, unique=unique)
    )


# --- more damage --------------------------------------------------------------------------------
WHOM = "[the Active Pokémon|the Defending Pokémon]"


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


phrase("by_attack", "attack", "by an attack")
same("damage_cut", "reduce that damage by {number}")


@rule(
    "modifier",
    "whenever it damages a Pokémon [{by:by_attack}]? , {n:damage_cut} {stage:damage_stage}",
)
def weaker(n: int, stage: str, by: str = "any") -> Node:
    return on(HOST, node("mod", "damage_dealt", HOST, "add", -n, stage=stage, cause=by))


phrase("attackers", node("$that", "mons"), "each of the attacks of that Pokémon")
phrase(
    "modifier",
    on(HOST, node("mod", "resistance_applies", node("all", "both"), "forbid", **{"from": HOST})),
    "if the Pokémon [that]? [this card|~] is attached to attacks , don't apply Resistance for that "
    "attack",
)


# --- cards and Prizes ---------------------------------------------------------------------------
@rule(
    "modifier",
    "when {who:pokemon} is Knocked Out , your opponent takes {n:number} more Prize card(s)",
)
@spare_rule(
    "modifier",
    "if {who:pokemon} is Knocked Out , your opponent takes {n:number} more Prize card(s)",
)
def more_prizes(who: Node, n: int) -> Node:
    return on(who, node("mod", "prizes_for", who, "add", n))


@rule(
    "modifier",
    "[if|when] {who:pokemon} is Knocked Out , your opponent takes {n:number} fewer Prize card(s)",
)
def fewer_prizes(who: Node, n: int) -> Node:
    return on(who, node("mod", "prizes_for", who, "add", -n))


@spare_rule(
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


@spare_rule(
    "modifier",
    "[if|when] {who:pokemon} is Knocked Out by damage from an attack [from|used by] {of:bearer} , "
    "[your opponent|that player|he or she] takes {n:number} more Prize card(s)",
    "[if|when] {who:pokemon} is Knocked Out by damage from an opponent's attack , [your "
    "opponent|that player|he or she] takes {n:number} more Prize card(s)",
    "[if|when] {who:pokemon} is Knocked Out by damage from an attack [from|used by] {of:bearer} , "
    "[you]? take {n:number} more Prize card(s)",
)
def more_prizes_to(who: Node, n: int, of: Arg = FOES) -> Node:
    who = _active_then(who)
    return on(who, node("mod", "prizes_for", who, "add", n, **{"from": source(of)}))


def _active_then(who: Node) -> Node:
    """Return the Active Pokémon as whoever is Active when it is asked for."""
    then = node("where", node("all", *who.args), node("is_active"))
    return then if who.word == "active" else who


@rule("modifier", "your turn doesn't end if {who:pokemon} becomes {to:name}")
def no_end(who: Node, to: str) -> Node:
    return on(who, node("mod", "mega_ends_turn", node("where", who, node("named", to)), "forbid"))


@rule("modifier", "{who:pokemon} is a Team Plasma Pokémon")
def of_plasma(who: Node) -> Node:
    return on(who, node("grant_tag", who, "plasma"))


@rule(
    "modifier",
    "damage from the attacks of {who:pokemon} is affected by Weakness and Resistance for your "
    "opponent's Benched Pokémon",
)
def reaching(who: Node) -> Node:
    return on(who, node("mod", "bench_weakness", who, "allow"))


@rule("modifier", "{who:pokemon_name} can use its attacks {x:whatever_cost} attached to it")
def free_attacks(who: Node, x: bool) -> Node:
    whom = node("where", HOST, who)
    return on(HOST, node("cost_is", whom), node("mod", "attack_cost", whom, "add", -9))


@rule("modifier", "prevent all damage done to {who:pokemon} by attacks it uses")
def spares_itself(who: Node) -> Node:
    return on(who, node("prevent", "damage", who, "attack", who))


@rule("modifier", "you may attach any Technical Machine to {who:pokemon}")
def takes_machines(who: Node) -> Node:
    return on(who, node("mod", "takes_machines", who, "allow"))


EARLIER = "its Basic Pokémon [card]? or {x:evolution_cards_below}"
phrase("evolution_cards_below", node("stage1"), "its Stage 1 Evolution card")
phrase(
    "evolution_cards_below",
    node("evolution"),
    "any Evolution card from which the Pokémon evolved",
)


@rule(
    "modifier",
    f"{{who:bearer}} can use any attack from {EARLIER}",
    "{who:bearer} can use any attack from its previous Evolutions",
    "{who:bearer} can use the attacks [from|of] [any of]? [its|their] previous Evolution(s)",
)
def earlier_attacks(who: Arg, x: Node | None = None) -> Node:
    kinds = node("pokemon") if x is None else node("fits_any", node("basic"), x)
    return on(who, node("lend_under", who, kinds))


@rule(
    "modifier",
    "{who:bearer} can also use the attack on this card",
    "{who:bearer} can use attacks on this card instead of its own",
)
@spare_rule(
    "modifier",
    "{who:bearer} [can|may] use the [GX]? attack(s) [on|of] this card",
    "{who:bearer} [can|may] use this card's attack(s)",
)
def card_attack(who: Arg) -> Node:
    return on(who, node("lend_attacks", who, node("this_card")))


phrase("note", (), "even if [that Pokémon|it] is Knocked Out")
phrase("note", (), "if that Pokémon is currently Confused , remove that Special Condition")
phrase("note", (), "remove any Special Conditions affecting [that|those] Pokémon")
phrase("from_working", True, "from working normally")
phrase("note", (), "this doesn't stop the rest of the attack or Trainer card {x:from_working}")


# --- conditions ---------------------------------------------------------------------------------
phrase("pokemon_state", node("afflicted"), "affected by any Special Conditions")
phrase("bearer_kind", node("is_active"), "an Active Pokémon")
phrase("condition", ALWAYS, "this card is attached")


@rule("condition", "there are at least {n:number} damage counters on {who:pokemon}")
def counters_there(n: int, who: Node) -> Node:
    return node("compare", node("counters_on", who), ">=", n)


@rule("condition", "the Retreat Cost of {who:pokemon} is {n:number} or more")
def heavy(who: Node, n: int) -> Node:
    return node("compare", node("retreat_of", who), ">=", n)


@rule("condition", "{who:pokemon} also has a basic {t:type} Energy card attached to it")
def also_has(who: Node, t: str) -> Node:
    fit = node("fits_both", node("basic_energy"), node("provides", t))
    return node("any_of", node("where", node("energy_on", who), fit))


@rule("pokemon_state", "{a:status} , {b:status} , {c:status} , or {d:status}")
def any_of_four(a: str, b: str, c: str, d: str) -> Node:
    fits = [node("condition_is", one) for one in (a, b, c, d)]
    return node("fits_any", node("fits_any", node("fits_any", fits[0], fits[1]), fits[2]), fits[3])


# --- used between turns -------------------------------------------------------------------------
@rule("act", "remove(s) {n:number} of them")
def removes_some(n: int) -> Block:
    return (node("remove_counters", node("$that", "mons"), n),)


phrase(
    "act",
    (node("cure", HOST),),
    "remove(s) all of them",
    "remove(s) any Special Conditions from the Pokémon",
)


@rule("act", "remove(s) all [of]? those effects from {who:pokemon}")
def removes_effects(who: Node) -> Block:
    return (node("cure", who, "asleep", "confused", "paralyzed", "poisoned"),)


phrase("turn_event", event("turn_began", "both"), "at the start of each turn")
phrase("turn_event", event("turn_ended", "both"), "at the end of any turn")
phrase("turn_event", event("between_turns", "both"), "at the end of every turn")


@rule("clause", "{at:turn_event} , if {c:condition} , you may {do:acts}", cost=-2)
def may_between(at: Node, c: Node, do: Block) -> Node:
    return node("$on", at.args[0], c, "me", acted(do, "me"))


@rule("clause", f"if {HOLDER} is your Active Pokémon at the end of your turn , {{do:effects}}")
def active_at_end(do: Block) -> Node:
    return node("$on", Node("turn_ended", ("me",)), ACTIVE, "nobody", do)


@rule("clause", "{at:turn_event} , {do:effects} , unless it 's {fit:kind_or_name}")
def unless_it_is(at: Node, do: Block, fit: Node) -> Node:
    return node("$on", at.args[0], node("is", HOST, node("fits_not", fit)), "nobody", do)


# --- Tools that do nothing ------------------------------------------------------------------------
@spare_rule(
    "modifier",
    "[any|all]? Pokémon Tool(s) [cards]? attached to {who:bearer} have no effect",
    cost=1,
)
def tools_off(who: Arg) -> Node:
    return on(NOBODY, node("mod", "tool_works", who, "forbid"))
