"""What Pokémon give back or pass on: conditions, damage, types taken over."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same
from playmat.reader.meanings import times
from playmat.reader.nodes import acted

SELF = node("self")
OTHER = node("event_other")
FOES_TURN = node("their_turn")


# --- conditions ---------------------------------------------------------------------------------
phrase("same_conditions", True, "the same Special Condition(s)")
phrase("foes_attack", node("not", node("event_from", node("all", "me"))), "an opponent's attack")
phrase("foes_attack", FOES_TURN, "the Defending Pokémon 's attack during your opponent's turn")


@rule(
    "clause",
    "if ~ [is|becomes] {all:conditions_listed} by {y:foes_attack} , the [Attacking|Defending] "
    "Pokémon [is now|becomes] affected by {x:same_conditions}",
)
def mirrored(all: tuple[str, ...], x: bool, y: Node) -> tuple[Node, ...]:
    made: list[Node] = []
    for condition in all:
        asked = node("and", node("event_cause", "attack"), y)
        asked = node("and", asked, node("event_condition", condition))
        does = (node("inflict", OTHER, condition),)
        made.append(node("$on", Node("condition_applied", (SELF,)), asked, "nobody", does))
    return tuple(made)


# --- one named attack of several Pokémon ---------------------------------------------------------
@rule("named_attack_event", "[whenever|if] [1|any] of {of:pokemons} uses its {a:name} attack")
def uses_named(of: Arg, a: str) -> Node:
    return node("$striking", of, a)


@rule(
    "clause",
    "{s:named_attack_event} , that attack does {n:number} more damage for each {e:for_each}",
)
def named_does_more(s: Node, n: int, e: Arg) -> Node:
    return _stronger(s, (node("bind", "$more", acted_count(e)), more_damage(n)))


@rule("clause", "{s:named_attack_event} , flip a coin until you get tails")
def named_with_coins(s: Node) -> Node:
    return _stronger(s, (node("flip_until_tails", "me"),))


@rule("statement", "that attack does {n:number} more damage for each {e:coins_shown}")
def more_for_coins(n: int, e: Node) -> Block:
    return (node("bind", "$more", e), more_damage(n))


def acted_count(e: Arg) -> Arg:
    """Return what is counted, said of this player."""
    return acted((node("$count", e),), "me")[0].args[0]


def more_damage(n: int) -> Node:
    """Return more damage of the attack under way, for each that was counted."""
    value = times(n, node("ref", "$more"))
    struck = {"from": node("active", "foe")}
    more = node("mod", "damage_dealt", node("attacker"), "add", value, stage="before", **struck)
    return node("lasting", "this_attack", node("nobody"), (more,))


def _stronger(s: Node, does: Block) -> Node:
    of, a = s.args
    return node("$instead", Node("attack_declared", (of,)), node("attack_is", a), "nobody", does)


# --- types --------------------------------------------------------------------------------------
phrase("any_other_not_colorless", True, "any other Pokémon in play other than Colorless")


@rule("act", "change(s) the type of ~ to the type of {x:any_other_not_colorless}")
def takes_type(x: bool) -> Block:
    others = node("less", node("all", "both"), SELF)
    colored = node("where", others, node("fits_not", node("typed", "C")))
    taken = node("take_types", node("bearer"), node("$that", "mons"))
    return (
        node("$found", node("$pick", colored, 1, 1, "$who")),
        node("lasting", "while_in_play", SELF, (taken,)),
    )


# --- the same amount of damage ------------------------------------------------------------------
same("was_damaged", "{pokemon} was damaged by an attack during your opponent's last turn")


@rule(
    "statement",
    "if {who:was_damaged} , this attack does the same amount of damage [done]? to {x:pokemon}",
)
def gives_back(who: Node, x: Node) -> Block:
    return (node("hit", x, node("last_damage", who)),)
