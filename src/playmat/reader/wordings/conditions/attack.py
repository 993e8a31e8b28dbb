"""Circumstances of an attack: who falls to it, who evolved, what was chosen, what is in play."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import fitting, plain_name

SELF = node("self")
THAT = node("$that", "mons")
DISCARDED = node("$done", "discard")


# --- Knocked Out by this attack -----------------------------------------------------------------
row("this_attack", "event_by_attack()", "this attack")
row("this_attack", "event_cause(attack)", "damage from this attack", "the damage from this attack")


@rule("statement", "if {x:pokemon} is Knocked Out by {y:this_attack} , {do:effects}")
def falls(x: Arg, y: Node, do: Block) -> Block:
    return _during_attack(Node("on", (Node("knocked_out", (x,)), y, *_FREELY, do)))


@rule("statement", "if {x:pokemon} would be Knocked Out by {y:this_attack} , {do:effects}")
def would_fall(x: Arg, y: Node, do: Block) -> Block:
    return _during_attack(Node("instead", (Node("would_be_knocked_out", (x,)), y, *_FREELY, do)))


_FREELY = ("nobody", "free", "play")


def _during_attack(clause: Node) -> Block:
    """Return a reaction that holds as long as the attack is under way."""
    return (node("lasting", "this_attack", node("nobody"), (node("handler", clause),)),)


same("more_prizes", "{number} more Prize card(s)")


def prizes_changed(whom: Arg, n: int) -> Block:
    """Return Prizes added for those who fall to the attack, which does nothing to them."""
    change = node("mod", "prizes_for", whom, "add", n)
    return (node("lasting", "this_attack", node("nobody"), (change,)),)


@rule(
    "statement",
    "if your opponent's {kind:pokemon_noun} is Knocked Out by {y:this_attack} , take "
    "{n:more_prizes}",
)
def more_prizes_for(kind: Node, y: Node, n: int) -> Block:
    return prizes_changed(fitting(node("all", "foe"), kind), n)


# --- what was chosen ----------------------------------------------------------------------------
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


@rule("condition", "{who:pokemon} evolved from {a:name} [during]? this turn")
def evolved_from(who: Node, a: str) -> Node:
    return node("evolved_from", who, a)


@rule("condition", "{who:pokemon} also has a basic {t:type} Energy card attached to it")
def also_has(who: Node, t: str) -> Node:
    fit = node("fits_both", node("basic_energy"), node("provides", t))
    return node("any_of", node("where", node("energy_on", who), fit))


@rule("condition", "you played {who:pokemon} from your hand [during]? this turn")
def just_played(who: Node) -> Node | None:
    return node("played_this_turn", who) if who == SELF else None


for _test, _deed in (
    ("entered_this_turn", "[was put|came] into play"),
    ("evolved_this_turn", "evolved"),
    ("came_up_this_turn", "[moved|came] from [the|your] Bench to the Active Spot"),
    ("came_up_this_turn", "moved from your Bench to become your Active Pokémon"),
    ("came_up_this_turn", "was on [the|your] Bench [and became your Active Pokémon]?"),
):
    row("condition", f"{_test}(?who)", f"{{who:pokemon}} {_deed} [during]? this turn")


# --- what a Pokémon is --------------------------------------------------------------------------


row("condition", "is(?what, tag(delta))", "{what:pokemon} has δ on its card")
row(
    "pokemon_state",
    "afflicted()",
    "affected by any Special Condition(s)",
    "affected by Special Conditions",
    "affected by a Special Condition",
    "affected by any Special Conditions",
)


# --- what is attached ---------------------------------------------------------------------------
row(
    "condition",
    "any_of(where(gear_on(?to), machine()))",
    "{to:pokemon} has [a|any] Technical Machine [card(s)]? attached to it",
)


# --- what players have --------------------------------------------------------------------------
row(
    "condition",
    "any_of(where(stadium(), owned_by(foe)))",
    "your opponent has a Stadium card in play",
)
row("condition", "any_of(where(stadium(), owned_by(me)))", "you have a Stadium card in play")


@rule("condition", "{a:name} is in your discard pile", "~ is in your discard pile")
def lies_in_discards(a: str = "$own") -> Node | None:
    if a != "$own" and not plain_name(a):
        return None
    return node("any_of", node("where", node("discards", "me"), node("named", a)))


# --- when an attack fails -------------------------------------------------------------------------
row("condition", "?condition", "you use this attack when {condition}")
row(
    "condition",
    "any_of(@fitting(fallen(me), ?pokemon_noun))",
    "[any|1] of your {pokemon_noun} [were|was] Knocked Out by damage from an [opponent's]? "
    "attack [from your opponent's Pokémon]? during [his or her|your opponent's] last turn",
    cost=1,
)


# --- what was discarded ---------------------------------------------------------------------------
row(
    "condition",
    "is($done(discard, mill), ?filter)",
    "the discarded card [is|was] [a|an] {filter:card_filter}",
    "you [discard|discarded] [a|an] {filter:card_filter} in this way",
)


@rule("condition", "you [discard|discarded] {n:number} {kind:card_filter} [in this way]?")
def discarded_many(n: int, kind: Node) -> Node | None:
    if kind.word not in ("$any", "energy"):
        return None
    return node("compare", node("count", DISCARDED), "==", n)
