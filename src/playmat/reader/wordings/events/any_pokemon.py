"""Events of any of several Pokémon, and of a Pokémon of which something holds at the time."""

from __future__ import annotations

from playmat.lang.make import changed, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import (
    ALWAYS,
    ANY,
    BY_HAND,
    SELF,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
    fitted,
)

# --- whom it happens to -------------------------------------------------------------------------
same("any_pokemon", "[1|one|any|any 1|any one] of {pokemons}", "[a|an|any] {pokemons}")


@rule("any_pokemon", "your opponent's {kind:pokemon_noun}")
def some_of_foes(kind: Node) -> Arg:
    return fitted(node("all", "foe"), kind)


@spare_rule("any_pokemon", "[a|any|either|each] player's {kind:pokemon_noun}")
def some_of_either(kind: Node) -> Arg:
    return fitted(node("all", "both"), kind)


@spare_rule(
    "attacked_by",
    "[damage from]? {of:pokemon} 's attack(s)",
    "[damage from]? [an attack|attacks|any attack] [of|by|used by] {of:bearer}",
    "damage from [an attack|attacks] from {of:bearer}",
)
@rule(
    "knocked_out_by",
    "damage from {of:pokemon} 's attack(s)",
    "damage from [an attack|attacks] [of|by|from|used by] {of:bearer}",
)
def blow_of(of: Arg) -> Node:
    return both(node("event_cause", "attack"), node("event_from", of))


# --- damage and Knock Outs ----------------------------------------------------------------------
@spare_rule("event", "{of:any_pokemon} [is|are] damaged by {by:attacked_by}")
def some_damaged(of: Arg, by: Node) -> Node:
    return event("damaged", of, by, THAT_POKEMON)


@spare_rule("event", "{of:any_pokemon} [is|are] damaged but not Knocked Out by {by:attacked_by}")
def some_survive(of: Arg, by: Node) -> Node:
    alive = node("not", node("falls", node("event_mon")))
    return event("damaged", of, both(by, alive), THAT_POKEMON)


@rule(
    "event",
    "{of:any_pokemon} [is|are] Knocked Out",
    "{of:any_pokemon} [is|are] Knocked Out by {by:knocked_out_by}",
)
def some_fall(of: Arg, by: Node = ALWAYS) -> Node:
    return event("knocked_out", of, by, THAT_POKEMON)


KILLS = "'s attack(s) [Knocks|Knock] Out"


@spare_rule(
    "event",
    f"{{who:pokemon}} {KILLS} {{of:any_pokemon}}",
    f"{{who:pokemon}} {KILLS} {{of:pokemon}}",
)
def kills(who: Node, of: Arg) -> Node:
    return event("knocked_out", of, both(node("event_by_attack"), node("event_from", who)))


@spare_rule(
    "before_event",
    "{of:any_pokemon} would be Knocked Out",
    "{of:any_pokemon} would be Knocked Out by {by:knocked_out_by}",
)
def some_would_fall(of: Arg, by: Node = ALWAYS) -> Node:
    return event("would_be_knocked_out", of, by, THAT_POKEMON)


@spare_rule(
    "before_event",
    "{of:any_pokemon} would be damaged by {by:attacked_by} [{s:damage_stage}]?",
    "[any]? damage is done to {of:any_pokemon} by {by:attacked_by}",
)
def some_would_be_hurt(of: Arg, by: Node, s: str = "after") -> Node | None:
    return event("damaged", of, by, THAT_POKEMON) if s == "after" else None


@spare_rule(
    "event", "{by:attack_that_damages} [does damage to|damages] {who:pokemon} {s:damage_stage}"
)
def strikes(by: Node, who: Node, s: str) -> Node | None:
    return event("damaged", who, by) if s == "after" else None


@spare_rule(
    "event",
    "{by:attack_that_damages} [does damage to|damages] {of:any_pokemon} [{s:damage_stage}]?",
    cost=1,
)
def strikes_some(by: Node, of: Arg, s: str = "after") -> Node | None:
    return event("damaged", of, by, THAT_POKEMON) if s == "after" else None


OF_DAMAGE = {"damaged", "counters_at_least", "hp_left_at_most", "counters_on", "hp_left"}
"""What the damage of the event has changed by the time it is asked for."""


def subject(condition: Node) -> Arg | None:
    """Return the Pokémon a condition speaks of first, if it speaks of no damage."""
    if OF_DAMAGE & {part.word for part in nodes_in(condition)}:
        return None
    if condition.word == "is":
        return condition.args[0]
    return SELF if SELF in list(nodes_in(condition)) else None


@spare_rule("event", "{c:condition} and is damaged by {by:attacked_by}", cost=1)
def damaged_while(c: Node, by: Node) -> Node | None:
    who = subject(c)
    return None if who is None else event("damaged", who, both(by, c))


@spare_rule(
    "event",
    "{c:condition} and {n:number} or more damage is done to it by {by:attacked_by}",
    "{c:condition} and [takes|receives] {n:number} or more damage from {by:attacked_by}",
    "{c:condition} and is damaged for {n:number} or more by {by:attacked_by}",
    cost=1,
)
def hurt_so_much(c: Node, n: int, by: Node) -> Node | None:
    who = subject(c)
    much = node("compare", node("event_amount"), ">=", n)
    return None if who is None else event("damaged", who, both(by, c, much))


@spare_rule("event", "{c:condition} and is Knocked Out by {by:knocked_out_by}", cost=1)
def falls_while(c: Node, by: Node) -> Node | None:
    who = subject(c)
    return None if who is None else event("knocked_out", who, both(by, c))


@spare_rule("before_event", "{c:condition} and would be Knocked Out by {by:knocked_out_by}", cost=1)
def would_fall_while(c: Node, by: Node) -> Node | None:
    who = subject(c)
    return None if who is None else event("would_be_knocked_out", who, both(by, c))


# --- attacks about to be made -------------------------------------------------------------------
ATTACKS = "[attacks|uses an attack|tries to attack]"


@rule("before_event", f"{{of:pokemon}} {ATTACKS}", f"{{of:any_pokemon}} {ATTACKS}")
def would_attack(of: Arg) -> Node:
    return event("attack_declared", of, ALWAYS, THAT_POKEMON)


spare_phrase("outcome", (node("nullify"),), "that attack [does nothing|has no effect]", cost=1)


@spare_rule(
    "outcome",
    "increase that damage by {n:number} [{s:damage_stage}]?",
    "that damage is increased by {n:number} [{s:damage_stage}]?",
    "[~|this Pokémon|that Pokémon] takes {n:number} more damage [{s:damage_stage}]?",
)
def increases(n: int, s: str = "after") -> tuple[Node, ...]:
    return (node("set_amount", node("add", node("event_amount"), n)),)


# --- moving and evolving ------------------------------------------------------------------------
@rule("event", "{of:any_pokemon} becomes [your|his or her|the] Active Pokémon")
def some_come_up(of: Arg) -> Node:
    benched = any(map(_is_bench, nodes_in(of)))
    of = changed(of, lambda arg: Node("all", arg.args) if _is_bench(arg) else arg)  # type: ignore[union-attr]
    return event("became_active", of, node("not", BY_HAND) if benched else ALWAYS, THAT_POKEMON)


def _is_bench(arg: Arg) -> bool:
    return isinstance(arg, Node) and arg.word == "bench_of"


@spare_rule("event", "{of:any_pokemon} retreats")
def some_retreat(of: Arg) -> Node:
    return event("retreated", of, ALWAYS, THAT_POKEMON)


spare_phrase(
    "event",
    event("retreated", node("all", "foe"), ALWAYS, THAT_POKEMON),
    "your opponent retreats [his or her|the] Active Pokémon",
)
spare_phrase(
    "event",
    event("retreated", node("all", "both"), ALWAYS, THAT_POKEMON),
    "[a|any] player retreats [his or her Active|a] Pokémon",
)
spare_phrase("event", event("retreated", SELF), "you retreat [~|this Pokémon]")


@spare_rule(
    "event",
    "you play [a|any] Pokémon from your hand to evolve {of:pokemon}",
    "you evolve {of:pokemon} [by playing a Pokémon from your hand]?",
    cost=1,
)
def one_evolves(of: Node) -> Node:
    return event("evolved", of, BY_HAND, THAT_POKEMON)


@rule("event", "{of:any_pokemon} evolves")
def some_evolve(of: Arg) -> Node:
    return event("evolved", of, ALWAYS, THAT_POKEMON)


spare_phrase(
    "event",
    event("evolved", node("all", "foe"), ALWAYS, THAT_POKEMON),
    "your opponent evolves [1 of his or her|a|any of his or her] Pokémon",
)
spare_phrase(
    "event",
    event("evolved", node("all", "me"), ALWAYS, THAT_POKEMON),
    "you evolve [1 of your|a|any of your] Pokémon",
)

FROM_HAND = (
    "[from his or her hand onto his or her Bench|onto his or her Bench|from his or her hand]"
)


@rule("event", f"your opponent [plays|puts] a {{kind:pokemon_noun}} [card]? {FROM_HAND}")
def foe_benches(kind: Node) -> Node:
    return event("benched", fitted(node("all", "foe"), kind), BY_HAND, THAT_POKEMON)


spare_phrase(
    "event",
    event("benched", SELF, BY_HAND),
    "[~|this Pokémon] is [played|put] from your hand onto your Bench",
    "[~|this Pokémon] is [played|put] onto your Bench from your hand",
)


# --- attaching ----------------------------------------------------------------------------------


@rule(
    "event",
    "your opponent attaches {kind:energy_attached} from his or her hand to [a|1 of his or her|one "
    "of his or her|any of his or her|his or her] {of:pokemon_noun}",
)
def foe_attaches(kind: Node, of: Node) -> Node:
    return event(
        "attached",
        fitted(node("all", "foe"), of),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
        THAT_CARD,
    )


@spare_rule(
    "event",
    "you attach {kind:energy_attached} from your hand to [your|1 of your] Active Pokémon",
    cost=-1,
)
def i_attach_to_active(kind: Node) -> Node:
    return event(
        "attached",
        node("active", "me"),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
        THAT_CARD,
    )


@rule(
    "event",
    "[any|a|either] player attaches {kind:energy_attached} from his or her hand to [1 of his or "
    "her|one of his or her|a|any of his or her] {of:pokemon_noun} [{out:pokemon_brackets}]?",
)
def anyone_attaches(kind: Node, of: Node, out: Node = ANY) -> Node:
    return event(
        "attached",
        fitted(node("all", "both"), of, out),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
    )


phrase(
    "event",
    event("evolved", node("all", "both"), BY_HAND, THAT_POKEMON),
    "any player plays [a|any] Pokémon from {their_hand} to evolve [{one_of_their_pokemon}|a "
    "Pokémon] [during his or her turn]?",
    "[any|a] player evolves [1 of his or her|a|any of his or her] Pokémon",
)


# --- cards --------------------------------------------------------------------------------------
TRAINERS = ("$trainer", "supporter", "item", "stadium_card", "tool")


@spare_rule("event", "[any|a] player plays [a|an] {kind:card_filter} [from his or her hand]?")
def anyone_plays(kind: Node) -> Node | None:
    known = node("is", node("event_card"), kind)
    return event("played", "both", known, THAT_CARD) if kind.word in TRAINERS else None


@spare_rule("event", "you play [a|an] {kind:card_filter} [from your hand]?")
def i_play(kind: Node) -> Node | None:
    known = node("is", node("event_card"), kind)
    return event("played", "me", known, THAT_CARD) if kind.word in TRAINERS else None


# --- turns --------------------------------------------------------------------------------------
phrase(
    "turn_event",
    event("turn_began", "both"),
    "at the [beginning|start] of [each|every] turn",
    "at the [beginning|start] of each player's turn",
)
spare_phrase("turn_event", event("turn_began", "foe"), "at the start of your opponent's turn")
spare_phrase("turn_event", event("turn_ended", "me"), "when your turn ends")
spare_phrase("turn_event", event("turn_ended", "foe"), "when your opponent's turn ends")


@rule("before_event", "[an|your] opponent's attack would Knock Out {who:pokemon}")
def foe_would_fell(who: Node) -> Node:
    felled = both(node("event_by_attack"), node("their_turn"))
    return event("would_be_knocked_out", who, felled)


@rule(
    "before_event",
    "{by:attack_that_damages} does {n:how_many} damage to {who:pokemon} [{s:damage_stage}]?",
)
def would_do_so_much(by: Node, n: Node, who: Node, s: str = "after") -> Node | None:
    enough = node("compare", node("event_amount"), *n.args)
    return event("damaged", who, both(by, enough)) if s == "after" else None


@rule("outcome", "reduce that damage to {n:number}", "that damage is reduced to {n:number}")
def reduces_to(n: int) -> tuple[Node, ...]:
    return (node("set_amount", node("least", node("event_amount"), n)),)


@rule("outcome", "{who:pokemon} isn't Knocked Out", cost=1)
def is_not_felled(who: Node) -> tuple[Node, ...] | None:
    return (node("nullify"),) if who == SELF else None


@rule(
    "event",
    "your opponent attaches {kind:energy_attached} to the Defending Pokémon",
)
def foe_attaches_to_defender(kind: Node) -> Node:
    attached = node("is", node("event_card"), kind)
    return event("attached", node("defender"), attached, THAT_POKEMON, THAT_CARD)


@rule("clause", "if {who:pokemon} ever has exactly {n:number} HP left , {do:effects}")
def at_an_hp(who: Node, n: int, do: tuple[Node, ...]) -> tuple[Node, ...]:
    """Read what happens as soon as somebody has just so much HP left.

    In the middle of an attack that counts at once; later, however it has come about.
    """
    left = node("compare", node("hp_left", who), "==", n)
    moments = (Node("damaged", (who,)), Node("counters_placed", (who,)), Node("settled", ()))
    return tuple(node("$on", one, left, "nobody", do) for one in moments)
