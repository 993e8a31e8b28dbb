"""What texts say by the way: reminders, what is left out, what comes first, rarer conditions."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import fitted, times
from playmat.reader.nodes import acted

FOES = node("all", "foe")

SELF = node("self")
WHO = "$who"
THEM = node("$them", "cards")

# --- reminders ----------------------------------------------------------------------------------
phrase(
    "reminder",
    True,
    "you must still do anything else required for that attack",
    "these cards remain face up for the rest of the game",
)
phrase(
    "statement",
    (),
    "if {pokemon} has [less|fewer] than {number} damage counters , remove all of them",
)
phrase(
    "note",
    (node("$if_prevented"),),
    "if {effect_of_attack} is prevented , this attack does nothing",
)
phrase("effect_of_attack", True, "an effect of this attack")
phrase("statement", (node("$as_basic"),), "treat the new Benched Pokémon as Basic Pokémon")
phrase(
    "note",
    (node("$as_basic"),),
    "cards put on the Bench [in]? this way are considered Basic Pokémon",
)
phrase(
    "reminder",
    True,
    "even [if it's]? your opponent's",
    "if you have [fewer|less] cards in your deck than that , discard all of them",
    "if there are fewer {card_filter} than [choose|that] , take all of them",
    "you may put both [on|onto] the same Pokémon or 1 each [on|onto] 2 different Pokémon",
    "this counts as devolving [it|that Pokémon|those Pokémon|them]",
    "[and]? discards Energy normally",
    "the player doesn't discard any Energy",
)
phrase(
    "note",
    (
        node(
            "if",
            node("not", node("any_of", fitted(node("all", "me"), node("is_active")))),
            (node("promote", node("$pick", node("bench_of", "me"), 1, 1, "me")),),
        ),
    ),
    "you choose your new Active Pokémon first",
)
phrase(
    "statement",
    (),
    "damage is calculated using {pokemon} 's Retreat Cost after applying effects to the Retreat "
    "Cost",
)

# --- coins --------------------------------------------------------------------------------------
phrase("coin_result", node("compare", node("heads", "$coins"), ">", 0), "either coin is heads")
spare_phrase(
    "coin_result", node("compare", node("tails", "$coins"), ">", 0), "either coin is tails"
)


# --- those left out -----------------------------------------------------------------------------
phrase("kind_left_out", node("one_of", SELF), "this one")


@rule(
    "pokemons",
    "{of:pokemon_set} , excluding {out:kinds_left_out}",
    "{of:pokemon_set} {x:pokemon_brackets} excluding {out:kinds_left_out}",
)
def leaving_out(of: Arg, out: Node, x: Node | None = None) -> Arg:
    return fitted(of, node("fits_not", out))


@rule("counted", "~ ( excluding this one ) you have in play")
def other_copies() -> Node:
    own = node("where", node("all", "me"), node("named", "$own"))
    return node("count", node("less", own, SELF))


@rule("pokemon_that", "that [has|have] [a|an] {p:power_held} or [a|an]? {q:power_held}")
def with_either_power(p: str, q: str) -> Node:
    return node("fits_any", node("has_power", p), node("has_power", q))


phrase(
    "pokemon_that",
    node("fits_not", node("tool_room")),
    "that already [has|have] [a|any] Pokémon Tool [card(s)]? attached to [it|them]",
)
phrase(
    "card_that",
    node("shares_type", node("$that", "cards")),
    "of the same type as {revealed_energy}",
)
phrase("revealed_energy", True, "the revealed Energy card")
phrase("reminder", True, "color(s)")


@rule("card_that", "that is the same type as {who:pokemon}")
@spare_rule(
    "card_that",
    "that [is|are] the same type as [1|any] of {who:pokemons}",
    "that share(s) a type with [1 of|any of]? {who:bearer}",
    "[of|with] the same type as {who:pokemon}",
    "[of|with] the same type as [1|any] of {who:pokemons}",
    cost=1,
)
def of_its_type(who: Arg) -> Node:
    return node("fits_both", node("pokemon"), node("shares_type", who))


phrase("card_that", node("shares_type", node("$that", "cards")), "of that Energy type")
phrase(
    "pokemon_that",
    node("shares_type", node("$that", "cards")),
    "that [is|are] the same type as the basic Energy card that you chose",
)


# --- what players have --------------------------------------------------------------------------
@rule("condition", "{who:who_lacks} {all:all_of_names} in play")
def lack_some(who: str, all: tuple[Node, ...]) -> Node | None:
    there = (node("any_of", node("where", node("all", who), fit)) for fit in all)
    return node("not", conjunction("and", *there))


@rule("condition", "{who:who_lacks} any {kind:card_filter} in [your|his or her] hand")
def lack_in_hand(who: str, kind: Node) -> Node:
    hand = node("hand", who)
    return node("not", node("any_of", hand if kind.word == "$any" else node("where", hand, kind)))


@rule("condition", "you put any {kind:card_filter} into your hand")
def took(kind: Node) -> Node:
    return node("any_of", node("$made", kind))


@rule("condition", "you find any {kind:card_filter} there")
def found_some(kind: Node) -> Node:
    return node("any_of", THEM if kind.word == "$any" else node("where", THEM, kind))


@rule("condition", "{a:pokemon} has the same or [less|fewer] remaining HP as {b:pokemon}")
def no_more_hp(a: Node, b: Node) -> Node:
    return node("compare", node("hp_left", a), "<=", node("hp_left", b))


@rule(
    "act",
    "put(s) damage counters on {a:pokemon} until {b:pokemon} has the same remaining HP as "
    "{c:pokemon}",
)
def levels_hp(a: Node, b: Node, c: Node) -> Block | None:
    return (node("leave_hp", a, node("hp_left", c)),) if a == b else None


@rule(
    "statement",
    "if {c:condition} , this attack does the same amount of damage done to {y:pokemon} to "
    "{x:pokemon}",
)
def gives_back(c: Node, y: Node, x: Node) -> Block | None:
    hurt = node("last_damage", y)
    return (node("if", c, (node("hit", x, hurt),)),) if c == node("compare", hurt, ">", 0) else None


@rule("statement", "remove no damage counters from {x:pokemon}")
def spares(x: Node) -> Block:
    return (node("$sparing", x),)


@rule(
    "outcome",
    "during your next turn , {a:own_attack} 's base damage is {n:number} instead of {m:number} , "
    "and {b:own_attack} 's base damage is {k:number} instead of {j:number}",
)
def two_set_next(a: str, n: int, m: int, b: str, k: int, j: int) -> Block:
    mods = tuple(
        node(
            "as_long_as",
            node("attack_is", name),
            (node("mod", "damage_dealt", SELF, "set", points, stage="base"),),
        )
        for name, points in ((a, n), (b, k))
    )
    return (node("lasting", "my_next_turn", SELF, mods),)


phrase(
    "reaction",
    (node("knock_out", node("event_other")),),
    "the [Attacking|attacking] Pokémon is Knocked Out",
)


@rule(
    "act",
    "remove(s) the highest Stage Evolution card from {who:target} , and put(s) it into that "
    "player's hand",
)
def devolves(who: Arg) -> Block:
    return (node("devolve", who, "hand"),)


phrase(
    "act",
    acted((node("$conditions", ("asleep", "burned", "confused", "paralyzed", "poisoned")),), "me"),
    "choose(s) 1 Special Condition",
)
phrase(
    "attack_picked",
    node("$pick", node("attacks_of", node("$that", "cards")), 1, 1, WHO),
    "1 of that card's attacks",
)


# --- Knocked Out into the Lost Zone -------------------------------------------------------------
phrase("lost_instead", True, "in the Lost Zone instead of [the discard pile|discarding it]")


@rule(
    "statement",
    "if {x:pokemon} [is|would be] Knocked Out by {y:this_attack} , put {z:pokemon_with_cards} "
    "{w:lost_instead}",
)
@rule(
    "statement",
    "if {x:any_of_group} would be Knocked Out by {y:this_attack} , put {z:pokemon_with_cards} "
    "{w:lost_instead}",
)
@spare_rule(
    "statement",
    "if your opponent's {kind:pokemon_noun} [is|would be] Knocked Out by {y:this_attack} , put "
    "{z:pokemon_with_cards} {w:lost_instead}",
)
def falls_into_lost_zone(
    y: Node, z: Arg, w: bool, x: Arg = FOES, kind: Node | None = None
) -> Block:
    x = x if kind is None else fitted(x, kind)
    then = (node("move", node("whole", node("event_mon")), "lost"),)
    event = Node("knocked_out", (x,))
    clause = Node("on", (event, node("event_cause", "attack"), "nobody", "free", "play", then))
    return (
        node(
            "$before", (node("lasting", "this_attack", node("nobody"), (node("handler", clause),)),)
        ),
    )


# --- order --------------------------------------------------------------------------------------
@rule("statement", "before [using|applying] [this effect|these effects] , {do:effects}")
def first_of_all(do: Block) -> Block:
    return (node("$first", do),)


@rule("outcome", "any time {what:reaction_trigger} , {do:reactions}")
def keeps_reacting(what: Node, do: Block) -> Block:
    return (node("$react", "$open", *what.args, do),)


phrase(
    "note",
    (node("$ends"),),
    "if {pokemon} is no longer your opponent's Active Pokémon , this effect ends",
)


@rule("statement", "choose either {a:conditions_to_pick} , and either {b:conditions_to_pick}")
def two_choices(a: tuple[str, ...], b: tuple[str, ...]) -> Block:
    return (node("$conditions", a), node("$conditions", b))


@rule("outcome", "{who:pokemon} is now affected by both Special Conditions")
def both_conditions(who: Node) -> Block:
    return (node("$condition_for", who), node("$condition_for", who))


@rule("statement", "if you can't discard [cards|them|those cards] , {do:outcome}")
def if_there_are_none(do: Block) -> Block:
    return (node("$cannot", do),)


@rule(
    "outcome",
    "[this attack]? does {n:number} damage for each {e:for_each} to {whom:pokemon} ( after "
    "applying effects to the Retreat Cost )",
)
def hits_by_cost(n: int, e: Arg, whom: Node) -> Block:
    return acted((node("hit", whom, times(n, e)),), "me")


@rule("card_kinds", "any {a:card_kind}")
def any_of_kind(a: Node) -> tuple[Node, ...]:
    return (a,)


phrase("reminder", True, "no matter what type {pokemon} is , ~ 's type is still {type} {type}")


# --- between turns ------------------------------------------------------------------------------
@rule("statement", "[flip|your opponent flips] {n:number} coins instead of 1 between turns")
def sleeps_deeper(n: int) -> Block:
    return (node("$deeper", n),)


phrase(
    "statement",
    (),
    "if [either|any] [of them]? is tails , {pokemon} is still Asleep",
    "if [both|either] of them [are|is] tails , {pokemon} is still Asleep",
    "{pokemon} is still Asleep if [either|any] of them is tails",
)


@rule(
    "counted",
    "basic Energy [card(s)]? attached to {on:pokemon} [but not|that isn't] used to pay for [this "
    "attack|this attack's Energy cost|this attack's cost]",
)
def spare_basic(on: Node) -> Node | None:
    return node("unpaid_cards", node("basic_energy")) if on == SELF else None
