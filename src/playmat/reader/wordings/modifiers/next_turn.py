"""What attacks leave behind for the next turn: stronger attacks, coins before attacking, bans."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import MANY, dealt, narrowed_kind, of_kind, on, resting

SELF = node("self")


def next_turn(name: str, mod: Node) -> Block:
    """Return a modifier of one attack of this Pokémon in its next turn."""
    guarded = node("as_long_as", node("attack_is", name), (mod,))
    return (node("lasting", "my_next_turn", SELF, (guarded,)),)


STAGE = "( before applying Weakness and Resistance )"


@rule(
    "own_attack",
    "~ 's {a:name} attack",
    "this Pokémon's {a:name} attack",
    "~ 's {a:name}",
    "this Pokémon's {a:name}",
    "{a:name}",
)
def own_attack(a: str) -> str | None:
    return None if a.endswith(("attack", "Pokémon")) else a


@rule(
    "outcome",
    f"during your next turn , {{a:own_attack}} does {{n:number}} more damage [{STAGE}]?",
    f"{{a:own_attack}} does {{n:number}} more damage during your next turn [{STAGE}]?",
    f"during your next turn , if {{x:pokemon}} uses {{a:own_attack}} , [that attack|it] does "
    f"{{n:number}} more damage [{STAGE}]?",
)
def stronger_next(a: str, n: int, x: Node | None = None) -> Block | None:
    if x not in (None, SELF):
        return None
    return next_turn(a, node("mod", "damage_dealt", SELF, "add", n, stage="before"))


@rule(
    "outcome",
    "during your next turn , any damage done by ~ 's {a:name} or {b:name} to {x:pokemon} is "
    "increased by {n:number} {s:damage_stage}",
)
def two_stronger_next(a: str, b: str, x: Node, n: int, s: str) -> Block:
    either = node("or", node("attack_is", a), node("attack_is", b))
    more = node("mod", "damage_dealt", SELF, "add", n, stage=s, **{"from": x})
    return (node("lasting", "my_next_turn", SELF, (node("as_long_as", either, (more,)),)),)


@rule(
    "outcome",
    "during your next turn , flip {n:number} coins instead of {m:number} for {a:own_attack}",
)
def more_coins_next(n: int, m: int, a: str) -> Block:
    return next_turn(a, node("mod", "coin_count", SELF, "set", n))


phrase(
    "outcome",
    (
        node(
            "lasting", "foe_next_turn", node("nobody"), (node("mod", "turn_draw", "foe", "set", 0),)
        ),
    ),
    "your opponent can't draw a card {at_next_turn_start}",
)
phrase("at_next_turn_start", True, "at the beginning of his or her next turn")


@rule(
    "outcome",
    "during your next turn , {a:own_attack} 's base damage is {n:number}",
    "during your next turn , {a:own_attack} 's base damage is {n:number} instead of {m:number}",
    "during your next turn , {a:own_attack} does {n:number} damage instead of {m:number}",
    "{a:own_attack} 's base damage is {n:number} [instead of {m:number}]? during your next turn",
)
def set_next(a: str, n: int, m: int = 0) -> Block:
    return next_turn(a, node("mod", "damage_dealt", SELF, "set", n, stage="base"))


@rule(
    "outcome",
    "as long as this ~ is your Active Pokémon , each of its attacks does {n:number} more damage "
    "{s:damage_stage}",
)
def stronger_while_active(n: int, s: str) -> Block:
    more = node("mod", "damage_dealt", SELF, "add", n, stage=s, **{"from": node("defender")})
    return (node("lasting", "while_active", SELF, (more,)),)


@rule("statement", "you can't add more than {n:number} damage in this way", cost=-1)
def not_twice(n: int) -> Block:
    return (node("$not_twice", n, "$name"),)


# --- copying ------------------------------------------------------------------------------------
spare_phrase("reminder", True, "you don't need the necessary Energy to use the attack")


# --- different types ----------------------------------------------------------------------------
@rule(
    "act",
    "search(es) {h:owner} deck for [up to]? {n:number} different types of {kind:card_filter}",
    "search(es) {h:owner} deck for [up to]? {n:number} {kind:card_filter} of different types "
    "[{that:card_that}]?",
)
@spare_rule(
    "act",
    "search(es) {h:owner} deck for [up to]? {n:number} {kind:card_filter} with different types",
    "search(es) {h:owner} deck for any number of {kind:card_filter} [of|with] different types",
)
def different_types(h: str, kind: Node, n: int = MANY, that: Node | None = None) -> Block:
    kind = kind if that is None else narrowed_kind(kind, that)
    return (
        node(
            "$found",
            node("$different", node("where", node("deck", h), kind), "types", n, 0, "$who"),
        ),
    )


@spare_rule(
    "act",
    "search(es) {h:owner} deck for [up to]? {n:number} {kind:card_filter} with different names",
    "search(es) {h:owner} deck for [up to]? {n:number} different {kind:card_filter}",
)
def different_names(h: str, n: int, kind: Node) -> Block:
    of = node("where", node("deck", h), kind)
    return (node("$found", node("$different", of, "names", n, 0, "$who")),)


@spare_rule(
    "cards",
    "{n:number} {kind:card_filter} [of|with] different types {at:card_place}",
)
@rule("cards", "{n:number} different types of {kind:card_filter} {at:card_place}")
def unlike_types(n: int, kind: Node, at: Node) -> Node:
    return node("$unlike", of_kind(at, kind), "types", n, n, "$who")


@spare_rule(
    "cards", "up to {n:number} {kind:card_filter} [of|with] different types {at:card_place}"
)
def some_unlike_types(n: int, kind: Node, at: Node) -> Node:
    return node("$unlike", of_kind(at, kind), "types", 0, n, "$who")


@spare_rule("condition", "you healed [any damage from]? {who:pokemon} [during]? this turn")
@rule("condition", "{who:pokemon} [was|has been] healed [during]? this turn")
def healed(who: Node) -> Node:
    return node("healed_this_turn", who)


@spare_rule(
    "condition",
    "{who:pokemon} evolved [during]? this turn",
    "you evolved {who:pokemon} [during]? this turn",
)
def evolved_now(who: Node) -> Node:
    return node("evolved_this_turn", who)


@spare_rule("condition", "{who:pokemon} didn't evolve [during]? this turn")
def not_evolved_now(who: Node) -> Node:
    return node("not", node("evolved_this_turn", who))


@rule("condition", "{who:pokemon} evolved from {a:name} [during]? this turn")
def evolved_from(who: Node, a: str) -> Node:
    return node("evolved_from", who, a)


@rule(
    "condition",
    "{who:pokemon} evolved from {a:name} [during]? this turn and {b:name} was {c:status}",
)
def evolved_out_of(who: Node, a: str, b: str, c: str) -> Node | None:
    cured = node("cured_by_evolving", who, c)
    return node("and", evolved_from(who, a), cured) if a == b else None


@rule(
    "condition",
    "{who:pokemon} was on [the|your] Bench and became {x:owner} Active Pokémon [during]? this turn",
    "{who:pokemon} moved from {x:owner} Bench to become {y:owner} Active Pokémon [during]? this "
    "turn",
    "{who:pokemon} [moved|came] from [the|your] Bench to the Active Spot [during]? this turn",
    "{who:pokemon} became {x:owner} Active Pokémon [during]? this turn",
)
def came_up(who: Node, x: str = "me", y: str = "me") -> Node:
    return node("came_up_this_turn", who)


@spare_rule(
    "condition",
    "{who:pokemon} didn't [move|come] from [the|your] Bench to the Active Spot [during]? this turn",
    "{who:pokemon} didn't [move|come] from [the|your] Bench to become your Active Pokémon "
    "[during]? this turn",
)
def stayed_down(who: Node) -> Node:
    return node("not", came_up(who))


@rule("condition", "[1|any] of your Pokémon used {a:name} during your last turn")
def team_used(a: str) -> Node:
    return node("team_used_last_turn", "me", a)


@rule(
    "condition",
    "{who:pokemon} [has|shares] any {t:type} Resistance",
    "{who:pokemon} has {t:type} Resistance",
)
def resists(who: Node, t: str) -> Node:
    return node("is", who, node("resists", t))


@rule("condition", "{who:pokemon} has any Resistance")
def resists_any(who: Node) -> Node:
    return node("is", who, node("resists"))


@rule(
    "pokemon_that",
    "that shares a type with {who:pokemon}",
    "that [has|have] the same type as {who:pokemon}",
    "of the same type as {who:pokemon}",
)
def same_type(who: Node) -> Node:
    return node("shares_type", who)


@rule("pokemon_that", "that [has|have] the same name as {who:pokemon}")
def same_name(who: Node) -> Node:
    return node("same_name", who)


@rule("counted", "Special Condition(s) affecting {who:pokemon}")
def conditions_on(who: Node) -> Node:
    return node("conditions_on", who)


@rule(
    "act",
    "reveal(s) cards from [the top of]? {h:owner} deck until you reveal [a|an] {kind:card_filter}",
)
def reveals_until(h: str, kind: Node) -> Block:
    return (node("$until", h, kind),)


# --- the Stadium --------------------------------------------------------------------------------
phrase(
    "statement",
    (node("bind", "$duel", node("duel")),),
    "you and your opponent play Rock-Paper-Scissors",
    "play Rock-Paper-Scissors with your opponent",
)
spare_phrase("condition", node("did", "$duel"), "you win")
spare_phrase("condition", node("not", node("did", "$duel")), "you lose")


@rule("act", "turn(s) {n:number} of {h:owner} face-down Prize cards face up")
def turns_up(n: int, h: str) -> Block:
    hidden = node("where", node("prizes", h), node("face_down"))
    return (node("turn_up", node("$pick", hidden, n, n, "$who")),)


@spare_rule(
    "outcome", "until {who:pokemon} leaves the Active [Spot|position] , {what:modifier}", cost=1
)
@spare_rule(
    "outcome", "{what:modifier} until {who:pokemon} leaves the Active [Spot|position]", cost=1
)
def while_it_stays(who: Node, what: Node) -> Block | None:
    if what.args[0] == node("$it"):
        what = cast(Node, replaced(what, node("$it"), who))
    return (resting("while_active", what),) if what.args[0] == who else None


@spare_rule(
    "outcome",
    "{span:span} , if {who:pokemon} is Knocked Out , take {n:more_prizes}",
)
def dearer_later(span: str, who: Node, n: int) -> Block:
    return (resting(span, on(who, node("mod", "prizes_for", who, "add", n))),)


@spare_rule(
    "outcome",
    "{who:attackers} do(es) {n:number} {sign:more_or_less} damage {span:span} {stage:damage_stage}",
)
def weaker_for_a_while(who: Arg, n: int, sign: int, span: str, stage: str) -> Block:
    return (resting(span, dealt(who, sign * n, "anyone", stage)),)


@spare_rule("outcome", "{span:span} , {what:modifier} , and {more:modifier}", cost=1)
def two_for_a_while(span: str, what: Node, more: Node) -> Block:
    return (resting(span, what), resting(span, more))
