"""What holds for a while: modifiers, and the spans of time they hold for."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, node
from playmat.reader.grammar import phrase, rule

phrase("span", "foe_next_turn", "during your opponent's next turn", "until the end of your opponent's next turn")
phrase("span", "my_next_turn", "during your next turn", "until the end of your next turn")
phrase("span", "end_of_turn", "this turn", "during this turn", "until the end of your turn")


# --- modifiers: each rule gives (whom it rests on, modifiers) ------------------------------------
def on(whom: Arg, *mods: Node) -> Node:
    """Return modifiers with the Pokémon on which they rest."""
    return node("$mods", whom, mods)


@rule("mods", "{who:mon} can't retreat")
def no_retreat(who: Node) -> Node:
    """Read a ban on retreating."""
    return on(who, node("mod", "can_retreat", who, "forbid"))


@rule("mods", "{who:mon} can't attack")
def no_attack(who: Node) -> Node:
    """Read a ban on attacking."""
    return on(who, node("mod", "can_attack", who, "forbid"))


@rule("mods", "{who:mon} can't use {attack:name}")
def not_that_attack(who: Node, attack: str) -> Node:
    """Read a ban on one attack."""
    return on(who, node("forbid_attack", who, attack))


@rule("mods", "prevent all effects of [attacks|an attack] , including damage , done to {who:mon}",
      "prevent all effects of attacks done to {who:mon}")
def prevents_all(who: Node) -> Node:
    """Read protection from everything an attack does."""
    return on(who, node("prevent", "all", who, "attack"))


@rule("mods", "prevent all damage done to {who:mon} by attacks", "prevent all damage done to {who:mon}")
def prevents_damage(who: Node) -> Node:
    """Read protection from the damage of attacks."""
    return on(who, node("prevent", "damage", who, "attack"))


@rule("mods", "any damage done to {who:mon} by attacks is reduced by {n:number}")
def reduced(who: Node, n: int) -> Node:
    """Read damage made less after Weakness and Resistance."""
    return on(who, node("mod", "damage_taken", who, "add", -n, stage="after"))


# --- lasting statements -------------------------------------------------------------------------
@rule("declared", "{span:span} , {what:mods}", "{what:mods} {span:span}")
def lasting(span: str, what: Node) -> Block:
    """Read something that holds for a while."""
    whom, mods = what.args
    return acted((node("lasting", span, whom, mods),), "me")
