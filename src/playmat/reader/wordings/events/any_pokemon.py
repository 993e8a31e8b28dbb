"""Events of any of several Pokémon, and of a Pokémon of which something holds at the time."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import (
    BY_HAND,
    SELF,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
    times,
)

ENERGY = node("is", node("event_card"), node("energy"))
ALL = node("all", "both")


# --- whom it happens to -------------------------------------------------------------------------
same("any_pokemon", "[1|one|any|any 1|any one] of {pokemons}", "[a|an|any] {pokemons}")
row("any_pokemon", "@fitted(all(foe), ?pokemon_noun)", "your opponent's {pokemon_noun}")
row(
    "any_pokemon",
    "@fitted(all(both), ?pokemon_noun)",
    "[a|any|either|each] player's {pokemon_noun}",
)
row(
    "attacked_by",
    "@both(event_cause(attack), event_from(?who))",
    "[damage from]? {who:pokemon} 's attack(s)",
    "[damage from]? [an attack|attacks|any attack] [of|by|used by] {who:bearer}",
    "damage from [an attack|attacks] from {who:bearer}",
)
row(
    "knocked_out_by",
    "@both(event_cause(attack), event_from(?who))",
    "damage from {who:pokemon} 's attack(s)",
    "damage from [an attack|attacks] [of|by|from|used by] {who:bearer}",
)


# --- damage and Knock Outs ----------------------------------------------------------------------
row(
    "event",
    "@event(damaged, ?any_pokemon, ?attacked_by, $said(mons, event_mon()))",
    "{any_pokemon} [is|are] damaged by {attacked_by}",
)
row(
    "event",
    "@event(knocked_out, ?any_pokemon, always(), $said(mons, event_mon()))",
    "{any_pokemon} [is|are] Knocked Out",
)
row(
    "event",
    "@event(knocked_out, ?any_pokemon, ?knocked_out_by, $said(mons, event_mon()))",
    "{any_pokemon} [is|are] Knocked Out by {knocked_out_by}",
)
KILLS = "'s attack(s) [Knocks|Knock] Out"

row(
    "event",
    "@event(knocked_out, ?of, @both(event_by_attack(), event_from(?who)))",
    f"{{who:pokemon}} {KILLS} {{of:any_pokemon}}",
    f"{{who:pokemon}} {KILLS} {{of:pokemon}}",
)
row(
    "before_event",
    "@event(would_be_knocked_out, ?any_pokemon, always(), $said(mons, event_mon()))",
    "{any_pokemon} would be Knocked Out",
)
row(
    "before_event",
    "@event(would_be_knocked_out, ?any_pokemon, ?knocked_out_by, $said(mons, event_mon()))",
    "{any_pokemon} would be Knocked Out by {knocked_out_by}",
)


@rule(
    "before_event",
    "{of:any_pokemon} would be damaged by {by:attacked_by} [{s:damage_stage}]?",
    "[any]? damage is done to {of:any_pokemon} by {by:attacked_by}",
)
def some_would_be_hurt(of: Arg, by: Node, s: str = "after") -> Node | None:
    return event("damaged", of, by, THAT_POKEMON) if s == "after" else None


@rule("event", "{by:attack_that_damages} [does damage to|damages] {who:pokemon} {s:damage_stage}")
def strikes(by: Node, who: Node, s: str) -> Node | None:
    return event("damaged", who, by) if s == "after" else None


@rule(
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


@rule("event", "{c:condition} and is damaged by {by:attacked_by}", cost=1)
def damaged_while(c: Node, by: Node) -> Node | None:
    who = subject(c)
    return None if who is None else event("damaged", who, both(by, c))


@rule("event", "{c:condition} and is Knocked Out by {by:knocked_out_by}", cost=1)
def falls_while(c: Node, by: Node) -> Node | None:
    who = subject(c)
    return None if who is None else event("knocked_out", who, both(by, c))


# --- attacks about to be made -------------------------------------------------------------------
ATTACKS = "[attacks|uses an attack|tries to attack]"

row(
    "before_event",
    "@event(attack_declared, ?of, always(), $said(mons, event_mon()))",
    f"{{of:pokemon}} {ATTACKS}",
    f"{{of:any_pokemon}} {ATTACKS}",
)
row("outcome", "[nullify()]", "that attack [does nothing|has no effect]", cost=1)
row(
    "outcome",
    "[set_amount(add(event_amount(), ?right))]",
    "increase that damage by {right:number} [{s:damage_stage}]?",
    "that damage is increased by {right:number} [{s:damage_stage}]?",
    "[~|this Pokémon|that Pokémon] takes {right:number} more damage [{s:damage_stage}]?",
)


# --- moving and evolving ------------------------------------------------------------------------
row(
    "event",
    "@event(retreated, ?any_pokemon, always(), $said(mons, event_mon()))",
    "{any_pokemon} retreats",
)
row(
    "event",
    "@event(retreated, all(both), always(), $said(mons, event_mon()))",
    "[a|any] player retreats [his or her Active|a] Pokémon",
    "[a|any] player's Active Pokémon retreats",
)
row(
    "event",
    "@event(evolved, @fitted(all(both), ?pokemon_noun, $any()), always(), $said(mons, "
    "event_mon()))",
    "a {pokemon_noun} evolves",
)
row(
    "event",
    "@event(evolved, @fitted(all(both), ?pokemon_noun, ?pokemon_that), always(), $said(mons, "
    "event_mon()))",
    "a {pokemon_noun} {pokemon_that} evolves",
)
row("event", "@event(retreated, self())", "you retreat [~|this Pokémon]", "~ retreats")
row(
    "event",
    "@event(evolved, ?pokemon, event_by_hand(), $said(mons, event_mon()))",
    "you play [a|any] Pokémon from your hand to evolve {pokemon}",
    "you evolve {pokemon} [by playing a Pokémon from your hand]?",
    cost=1,
)
row(
    "event",
    "@event(evolved, ?any_pokemon, always(), $said(mons, event_mon()))",
    "{any_pokemon} evolves",
)
row(
    "event",
    "@event(evolved, all(foe), always(), $said(mons, event_mon()))",
    "your opponent evolves [1 of his or her|a|any of his or her] Pokémon",
)
row(
    "event",
    "@event(evolved, all(me), always(), $said(mons, event_mon()))",
    "you evolve [1 of your|a|any of your] Pokémon",
)
FROM_HAND = (
    "[from his or her hand onto his or her Bench|onto his or her Bench|from his or her hand]"
)

row(
    "event",
    "@event(benched, @fitted(all(foe), ?pokemon_noun), event_by_hand(), $said(mons, event_mon()))",
    f"your opponent [plays|puts] a {{pokemon_noun}} [card]? {FROM_HAND}",
    "your opponent [plays|puts] a {pokemon_noun} [from his or her hand onto his or her "
    "Bench|onto his or her Bench from his or her hand]",
)


# --- attaching ----------------------------------------------------------------------------------
ATTACHES = "[any|a|that|either] player attaches an Energy [card]? from {x:their_hand} to"


def attaching(of: Arg) -> Node:
    """Return the moment any player attaches Energy to some Pokémon."""
    return event("attached", of, both(BY_HAND, ENERGY), THAT_POKEMON)


phrase("event", attaching(node("bench_of", "both")), f"{ATTACHES} 1 of his or her Benched Pokémon")


@rule("event", f"{ATTACHES} {{kinds:pokemon_kinds}}")
def attaches_to_kinds(kinds: tuple[Node, ...], x: bool) -> Node:
    return attaching(node("where", ALL, conjunction("fits_any", *kinds)))


row(
    "event",
    "@event(attached, @fitted(all(foe), ?pokemon_noun), @both(event_by_hand(), is(event_card(), "
    "?filter)), $said(mons, event_mon()), $said(cards, event_card()))",
    "your opponent attaches {filter:energy_attached} from his or her hand to [a|1 of his or "
    "her|one "
    "of his or her|any of his or her|his or her] {pokemon_noun}",
)
row(
    "event",
    "@event(evolved, all(both), event_by_hand(), $said(mons, event_mon()))",
    "any player plays [a|any] Pokémon from {their_hand} to evolve [{one_of_their_pokemon}|a "
    "Pokémon] [during his or her turn]?",
    "[any|a] player evolves [1 of his or her|a|any of his or her] Pokémon",
    "any player plays any Pokémon from {their_hand} to evolve {one_of_their_pokemon}",
)


# --- cards --------------------------------------------------------------------------------------
TRAINERS = ("$trainer", "supporter", "item", "stadium_card", "tool")


@rule("event", "[any|a] player plays [a|an] {kind:card_filter} [from his or her hand]?")
def anyone_plays(kind: Node) -> Node | None:
    known = node("is", node("event_card"), kind)
    return event("played", "both", known, THAT_CARD) if kind.word in TRAINERS else None


@rule("event", "you play [a|an] {kind:card_filter} [from your hand]?")
def i_play(kind: Node) -> Node | None:
    known = node("is", node("event_card"), kind)
    return event("played", "me", known, THAT_CARD) if kind.word in TRAINERS else None


# --- turns --------------------------------------------------------------------------------------
row(
    "turn_event",
    "@event(turn_began, both)",
    "at the [beginning|start] of [each|every] turn",
    "at the [beginning|start] of each player's turn",
    "at the start of each turn",
)


@rule(
    "before_event",
    "{by:attack_that_damages} does {n:how_many} damage to {who:pokemon} [{s:damage_stage}]?",
)
def would_do_so_much(by: Node, n: Node, who: Node, s: str = "after") -> Node | None:
    enough = node("compare", node("event_amount"), *n.args)
    return event("damaged", who, both(by, enough)) if s == "after" else None


row(
    "outcome",
    "[set_amount(least(event_amount(), ?right))]",
    "reduce that damage to {right:number}",
    "that damage is reduced to {right:number}",
)
row(
    "clause",
    "$instead(attack_declared(?pokemon), always(), nobody, [flip(?coins, me)])",
    "whenever {pokemon} attacks , flip {coins:number} coins",
)
ANYTHING = "whenever an attack does anything to"

row(
    "clause",
    "$instead(attack_declared(all(both)), attack_concerns(?who), nobody, [flip(1, me)])",
    f"{ANYTHING} {{who:pokemon}} , flip a coin",
)
row(
    "named_attack_event",
    "$striking(?pokemons, ?name)",
    "[whenever|if] [1|any] of {pokemons} uses its {name} attack",
)


def _stronger(s: Node, does: Block) -> Node:
    of, a = s.args
    return node("$instead", Node("attack_declared", (of,)), node("attack_is", a), "nobody", does)


@rule("clause", "{s:named_attack_event} , flip a coin until you get tails")
def named_with_coins(s: Node) -> Node:
    return _stronger(s, (node("flip_until_tails", "me"),))


def more_damage(n: int) -> Node:
    """Return more damage of the attack under way, for each that was counted."""
    value = times(n, node("ref", "$more"))
    struck = {"from": node("active", "foe")}
    more = node("mod", "damage_dealt", node("attacker"), "add", value, stage="before", **struck)
    return node("lasting", "this_attack", node("nobody"), (more,))


@rule("statement", "that attack does {n:number} more damage for each {e:coins_shown}")
def more_for_coins(n: int, e: Node) -> Block:
    return (node("bind", "$more", e), more_damage(n))


@rule("event", "{of:any_pokemon} [is|are] damaged but not Knocked Out by {by:attacked_by}")
def some_survive(of: Arg, by: Node) -> Node:
    alive = node("not", node("falls", node("event_mon")))
    return event("damaged", of, both(by, alive), THAT_POKEMON)


@rule(
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


@rule("before_event", "{c:condition} and would be Knocked Out by {by:knocked_out_by}", cost=1)
def would_fall_while(c: Node, by: Node) -> Node | None:
    who = subject(c)
    return None if who is None else event("would_be_knocked_out", who, both(by, c))


row(
    "event",
    "@event(attached, active(me), @both(event_by_hand(), is(event_card(), ?filter)), $said(mons, "
    "event_mon()), $said(cards, event_card()))",
    "you attach {filter:energy_attached} from your hand to [your|1 of your] Active Pokémon",
    cost=-1,
)


row(
    "turn_event",
    "@event(turn_began, foe)",
    "at the start of your opponent's turn",
    "at the beginning of your opponent's turn",
)
