"""What is attached to a Pokémon: Energy in units and in cards, kinds of Energy, Tools."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import compared, counted, of_kind

STADIUM = node("stadium")


def attached_or_stadium(q: Node, kind: Node, at: Node, stadium: Arg = STADIUM) -> Node | None:
    if at.word != "$attached":
        return None
    to = at.args[0]
    of = to.args[0] if isinstance(to, Node) and to.word == "$pick" else to
    either = node("join", of_kind(node("$attached", of), kind), stadium)
    return node("$pick", either, *q.args, "$who")


IN_PLAY = node(
    "join", node("where", node("gear_on", node("all", "both")), node("tool")), node("stadium")
)
WHO = "$who"


# --- so much of something -----------------------------------------------------------------------
row("energy_counted", "$units(any)", "Energy")
row("energy_counted", "$units(?type)", "{type} Energy")


@rule("energy_counted", "{kind:energy_kind}")
def energy_cards(kind: Node) -> Node | None:
    typed = kind.word == "fits_both" and kind.args[0] == node("energy")
    return None if typed or kind == node("energy") else node("$cards", kind)


row("energy_counted", "$cards(provides(?type))", "{type} Energy card(s)")
row("energy_counted", "$cards(energy())", "Energy card(s)")


def stuff_on(who: Arg, what: Node) -> Arg:
    """Return how much of something is attached to somebody."""
    if what.word == "$units":
        return node("units", who, what.args[0])
    kind = what.args[0]
    if kind == node("energy"):
        return node("count", node("energy_on", who))
    return node("count", node("where", node("energy_on", who), kind))


@rule(
    "condition",
    "{who:pokemon} has {n:how_many} {what:energy_counted} attached to [it|them]",
    "{who:pokemon} has {n:how_many} {what:energy_counted} attached",
    "there [is|are] {n:how_many} {what:energy_counted} attached to {who:pokemon}",
)
def has_stuff(who: Node, n: Node, what: Node) -> Node | None:
    if n.args == (">=", 1):
        return attached_any(who, what)
    if n.args == ("==", 0):
        return node("not", attached_any(who, what))
    return compared(stuff_on(who, what), n)


def attached_any(who: Node, what: Node) -> Node:
    """Return whether anything of the kind is attached to somebody."""
    if what == node("$units", "any") or what == node("$cards", node("energy")):
        return node("is", who, node("has_energy"))
    if what.word == "$units":
        return node("is", who, node("has_type", what.args[0]))
    kind = what.args[0]
    if isinstance(kind, Node) and kind.word == "provides":
        return node("is", who, node("has_type", kind.args[0]))
    return node("any_of", node("where", node("energy_on", who), kind))


# --- Energy -------------------------------------------------------------------------------------
row("at_least_one", "true", "any", "a", "an", "1 or more", "at least 1")
row(
    "condition",
    "is(?what, has_energy())",
    "{what:pokemon} has {x:at_least_one} Energy [card(s)]? attached [to it]?",
    "there [is|are] {x:at_least_one} Energy [card(s)]? attached to {what:pokemon}",
    "{what:pokemon} has Energy attached to it",
)
row(
    "condition",
    "not(is(?what, has_energy()))",
    "{what:pokemon} has no Energy [card(s)]? attached to it",
    "{what:pokemon} doesn't have any Energy [card(s)]? attached to it",
)


@rule(
    "condition",
    "{who:pokemon} has {n:number_range} Energy attached to it",
    "{who:pokemon} has {m:number} Energy or less attached to it",
)
def so_much_energy(who: Node, n: Node | None = None, m: int = 0) -> Node | None:
    return (
        counted(node("units", who), n)
        if n is not None
        else node("compare", node("units", who), "<=", m)
    )


row(
    "condition",
    "@counted(units(?on, ?type), ?number_range)",
    "{on:pokemon} has {number_range} {type} Energy attached to it",
)
row(
    "condition",
    "is(?what, has_type(?type))",
    "{what:pokemon} has {x:at_least_one} {type} Energy [card(s)]? attached to it",
    "there is {x:at_least_one} {type} Energy attached to {what:pokemon}",
    "you have any {type} Energy attached to {what:pokemon}",
    "{what:pokemon} has any {type} Energy [card(s)]? attached to it",
    "{what:pokemon} has {type} Energy attached to it",
)


# --- kinds of Energy cards ----------------------------------------------------------------------
@rule("condition", "{who:pokemon} has {x:at_least_one} {kind:attached_kind} attached to it")
def has_attached(who: Node, x: bool, kind: Node) -> Node:
    named = kind.word == "named" and not str(kind.args[0]).endswith("Energy")
    return node("any_of", node("where", node("attached" if named else "energy_on", who), kind))


row("attached_kind", "basic_energy()", "basic Energy [card(s)]?")
row("attached_kind", "special_energy()", "Special Energy [card(s)]?")
row("attached_kind", 'name_has("Holon Energy")', "Holon Energy card(s)")
row("attached_kind", 'named("React Energy")', "React Energy card(s)")


@rule(
    "condition",
    "{who:pokemon} has {x:at_least_one} {a:attached_kind} and {y:at_least_one} {b:attached_kind} "
    "attached to it",
)
def has_both_attached(who: Node, x: bool, a: Node, y: bool, b: Node) -> Node:
    return node("and", has_attached(who, x, a), has_attached(who, y, b))


# --- Tools --------------------------------------------------------------------------------------
row(
    "condition",
    "is(?what, has_tool())",
    "{what:pokemon} has a Pokémon Tool [card]? attached [to it]?",
    "{what:pokemon} has any Pokémon Tool [card(s)]? attached to it",
    "{what:pokemon} has a Pokémon Tool [card]? attached to it",
)
row(
    "condition",
    "@counted(count(@where(gear_on(?to), tool())), ?number_range)",
    "{to:pokemon} has {number_range} Pokémon Tool(s) [card(s)]? attached [to it]?",
    cost=1,
)
row(
    "condition",
    "not(is(?what, has_tool()))",
    "{what:pokemon} has no Pokémon Tool(s) [card(s)]? attached [to it]?",
)
row(
    "condition",
    "is(?what, holds(?filter))",
    "[a|an|any] {filter:attached_kind} [is|are] attached to {what:pokemon}",
    cost=1,
)
row("attached_kind", "tool()", "Pokémon Tool(s) [card(s)]?", cost=1)


@rule("condition", "{who:player_has} {n:how_many} {what:energy_counted} in play")
def energy_in_play(who: str, n: Node, what: Node) -> Node:
    return compared(stuff_on(node("all", who), what), n)


@rule("cards", "{q:quantity} Pokémon Tool(s) [card(s)]? in play")
def tools_in_play(q: Node) -> Node:
    return node("$pick", IN_PLAY.args[0], *q.args, "$who")


@rule(
    "cards",
    "{q:quantity} {a:card_filter} and {r:quantity} {b:card_filter} [from|attached to] {to:target}",
    cost=3,
)
def two_kinds_on_one(q: Node, a: Node, r: Node, b: Node, to: Arg) -> Node | None:
    if isinstance(to, Node) and to.word == "$pick":
        return None
    place = node("$attached", to)
    return node(
        "join",
        node("$pick", of_kind(place, a), *q.args, "$who"),
        node("$pick", of_kind(place, b), *r.args, "$who"),
    )


@rule("cards", "{q:quantity} {kind:energy_kind} attached to your own Pokémon", cost=-1)
def of_one_own(q: Node, kind: Node) -> Node:
    on = node("energy_on", node("$pick", node("all", "me"), 1, 1, WHO))
    return node("$pick", on if kind == node("energy") else node("where", on, kind), *q.args, WHO)


@rule(
    "cards",
    "{q:quantity} Energy from [it|them]",
    "{q:quantity} {t:type} Energy from [it|them]",
    cost=-1,
)
def energy_from_it(q: Node, t: str = "") -> Node:
    of = node("energy_on", node("$it"))
    return node("$pick", where(of, node("provides", t)) if t else of, *q.args, "$who")


row("card_place", "$attached(?pokemons)", "attached to any of {pokemons} in any way you like")


@rule(
    "cards",
    "{q:quantity} Pokémon Tool(s) [card(s)]? [and|or] Stadium [card(s)]? [from|in] play",
    "{q:quantity} Stadium [card(s)]? [and|or] Pokémon Tool(s) [card(s)]? [from|in] play",
)
def tool_or_stadium(q: Node) -> Node:
    return node("$pick", IN_PLAY, *q.args, "$who")


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} {at:card_place} [,]? or [choose]? [a|any|the] Stadium card "
    "your opponent has in play [,]?",
)
def attached_or_their_stadium(q: Node, kind: Node, at: Node) -> Node | None:
    return attached_or_stadium(q, kind, at, where(node("stadium"), node("owned_by", "foe")))
