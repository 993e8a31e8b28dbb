"""Circumstances of an attack: whom it Knocks Out, who evolved, what was chosen."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, fitting, plain_name

SELF = node("self")
FOES = node("all", "foe")
THAT = node("$that", "mons")


# --- Knocked Out by this attack -----------------------------------------------------------------
row("this_attack", "event_by_attack()", "this attack")
row("this_attack", "event_cause(attack)", "damage from this attack", "the damage from this attack")


@rule(
    "statement",
    "if {x:pokemon} is Knocked Out by {y:this_attack} , {do:effects}",
    "if [{x:pokemon}|any of {x:pokemons}] [is|would be] Knocked Out by {y:this_attack} , put "
    "[it|that Pokémon|{again:pokemon}] and all cards attached to it {z:lost_zone} instead of "
    "[discarding it|the discard pile]",
)
def falls(x: Arg, y: Node, do: Block = (), z: str = "", again: Arg = "") -> Block | None:
    if again not in ("", x):
        return None
    do = do or (node("move", node("whole", node("event_mon")), z),)
    return _during_attack(Node("on", (Node("knocked_out", (x,)), y, *_FREELY, do)))


@rule("statement", "if {x:pokemon} would be Knocked Out by {y:this_attack} , {do:effects}")
def would_fall(x: Arg, y: Node, do: Block) -> Block:
    return _during_attack(Node("instead", (Node("would_be_knocked_out", (x,)), y, *_FREELY, do)))


_FREELY = ("nobody", "free", "play")


def _during_attack(clause: Node) -> Block:
    """A reaction that lasts as long as the attack."""
    return (node("lasting", "this_attack", node("nobody"), (node("handler", clause),)),)


same("more_prizes", "{number} more Prize card(s)")


def prizes_changed(whom: Arg, n: int) -> Block:
    """Prizes added for Pokémon Knocked Out by the attack, which it does not affect otherwise."""
    change = node("mod", "prizes_for", whom, "add", n)
    return (node("lasting", "this_attack", node("nobody"), (change,)),)


@rule(
    "statement",
    "if your opponent's {kind:pokemon_noun} is Knocked Out by {y:this_attack} , take "
    "{n:more_prizes}",
    "if {who:pokemon} is Knocked Out by {y:this_attack} , take {n:more_prizes}",
)
def more_prizes_for(y: Node, n: int, kind: Node = ANY, who: Arg = FOES) -> Block | None:
    theirs = who in (FOES, node("defender"), node("active", "foe"))
    return prizes_changed(fitting(who, kind), n) if theirs else None


# --- choices made -------------------------------------------------------------------------------
@rule(
    "condition",
    "you [choose|chose] [a|an]? {kind:pokemon_noun}",
    "you [choose|chose] [a|an]? {kind:pokemon_noun} {that:pokemon_that}",
)
def chose_kind(kind: Node, that: Node | None = None) -> Node | None:
    fits = [fit for fit in (kind, that) if fit is not None and fit.word != "$any"]
    if not fits:
        return None
    return node("is", THAT, fits[0] if len(fits) == 1 else node("fits_both", *fits))


# --- evolving -----------------------------------------------------------------------------------
@rule("condition", "{who:pokemon} is evolved from {a:name}", "{who:pokemon} evolved from {a:name}")
def descends(who: Node, a: str) -> Node | None:
    if not plain_name(a) or a.endswith(" this"):
        return None
    return node("any_of", node("where", node("under", who), node("named", a)))


@rule("condition", "{a:name} is in your discard pile", "~ is in your discard pile")
def lies_in_discards(a: str = "$own") -> Node | None:
    if a != "$own" and not plain_name(a):
        return None
    return node("any_of", node("where", node("discards", "me"), node("named", a)))
