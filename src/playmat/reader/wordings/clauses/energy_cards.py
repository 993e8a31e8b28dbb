"""Energy cards: what they provide, when, and what attaching them does."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node, is_word
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ALWAYS, ANY, HOST, THIS, both, event, owned

TYPED = frozenset("GRWLPFDMYN")
PLAYED = node(
    "and", node("event_by_hand"), node("is", node("event_card"), node("one_of", node("this_card")))
)

MINE = node("all", "me")
PLACES = {
    MINE: ALWAYS,
    node("active", "me"): node("is_active"),
    node("bench_of", "me"): node("is_benched"),
}
"""The place of the Pokémon the card is attached to, with its test."""


# --- units --------------------------------------------------------------------------------------
ENERGY = "[Energy|energy]?"


@rule(
    "energy_units",
    f"[{{n:number}}]? {{a:type}} {ENERGY}",
    f"{{a:type}} {{b:type}} [{{c:type}}]? {ENERGY}",
)
def energy_units(a: str, n: int = 1, b: str = "", c: str = "") -> str:
    return a * n + b + c


row("energy_units", "$own_type", "~")
row("provided_types", '"*"', "every type of [basic]? [Energy|energy]")


@rule(
    "provided_types",
    "{a:type} [Energy]? [and|or|and /or|and/or] {b:type} Energy",
    "{a:type} , {b:type} , [{c:type} ,]? [and|or] {d:type} Energy",
)
def one_of(**types: str) -> str:
    return f"[{''.join(types.values())}]"


AT_A_TIME = "[Energy|in any combination] at a time"


@rule(
    "energy_units",
    f"{{a:provided_types}} [,]? [but|buy] [provides|only provides|provides only]? [only]? "
    f"{{n:number}} {AT_A_TIME}",
)
def at_a_time(a: str, n: int) -> str:
    return a * n


row("special_energy_on_it", "true", "Special Energy cards attached to it")


# --- provided -----------------------------------------------------------------------------------
IT = f"[{THIS}|it]"
PROVIDES = "[provides|counts as] {energy_units}"
WHILE = "[if|while|when|as long as]"

row(
    "clause",
    "$provide(?energy_units, always())",
    f"[while in play ,]? [{THIS}]? {PROVIDES}",
)
row(
    "clause",
    "$provide(?energy_units, $kept(is(host(), ?filter)))",
    f"{THIS} {PROVIDES} [,]? [only]? while [{IT} is]? attached to {{filter:bearer_kind}}",
)


@rule(
    "clause",
    f"[while in play ,]? {WHILE} [{{c:conditions}}|attached to {{kind:bearer_kind}}] , "
    f"{IT} {PROVIDES} [instead]? [, and {{also:modifiers}}]?",
    cost=1,
)
def provides_while(
    energy_units: str, c: Node = ALWAYS, kind: Node = ANY, also: tuple[Node, ...] = ()
) -> Node | Block:
    test = c if kind == ANY else node("is", HOST, kind)
    made = node("$provide", energy_units, test)
    return (made, node("$static", test, also)) if also else made


@rule(
    "clause",
    f"{WHILE} {THIS} is attached to a Pokémon , {IT} [provides|counts as] {{u:energy_units}} "
    "[instead]?",
)
def provides_attached(u: str) -> Node:
    return node("$provide", u, node("any_of", HOST) if TYPED.issuperset(u) else ALWAYS)


@rule(
    "clause",
    f"[{THIS}|Multi energy] [provides|counts as] {{u:energy_units}} when attached to a "
    "Pokémon that already has {x:special_energy_on_it}",
)
def provides_beside(u: str, x: bool) -> Node:
    special = node("where", node("energy_on", HOST), node("special_energy"))
    return node("$provide", u, node("compare", node("count", special), ">", 1))


row("condition", "is(host(), ?bearer_kind)", f"{THIS} is attached to {{bearer_kind}}")


# --- attached -----------------------------------------------------------------------------------
ONE = "[{whom:pokemon}|{whom:any_pokemon}]"


@rule(
    "event",
    "you play this card from your hand",
    f"you [attach|play] {THIS} from your hand [and attach it]? to {ONE}",
    f"you attach {THIS} to {ONE} from your hand",
    f"{THIS} is attached from your hand to {{whom:any_pokemon}}",
)
def attached(whom: Node = MINE) -> Node | None:
    """The event of attaching the card from the hand, with tests of the Pokémon."""
    mine = owned(whom, "me")
    kind, of = (mine["filter"], mine["of"]) if is_word(mine, "where") else (ALWAYS, mine)
    if of not in PLACES:
        return None
    asked = [node("is", HOST, fit) for fit in (PLACES[of], kind) if fit != ALWAYS]
    return event("attached", HOST, both(PLAYED, *asked))


row("outcome", "[hit($that(mons), ?number)]", "it does {number} damage to that Pokémon")
row("pokemon", "host()", f"the Pokémon you attach [it|{THIS}] to")


IN_PLAY = node("event_from_zone", "play")
FROM_PLAY = "[put into [your|the] discard pile from play|discarded from [play|a Pokémon]]"


@rule(
    "event",
    f"{THIS} is {FROM_PLAY} [by [an effect of|the effect of|effects of]? {{by:attacked_by}}]?",
)
def thrown_away(by: Node = ALWAYS) -> Node:
    said = node("$said", "cards", node("this_card"))
    return node("$event", Node("discarded", (node("this_card"),)), both(IN_PLAY, by), said)


# --- ignored ------------------------------------------------------------------------------------
row(
    "clause",
    "$ignore(not(?condition))",
    "ignore [this|these] effect(s) if {condition}",
    f"{THIS} has no effect other than providing Energy if {{condition}}",
    f"if {{condition}} , {THIS} has no effect other than providing Energy",
)


@rule(
    "clause",
    "ignore [this|these] effect(s) unless {c:condition}",
    "ignore [this|these] effect(s) unless the Attacking Pokémon is {fit:kind_or_name}",
)
def ignored_unless(c: Node | None = None, fit: Node | None = None) -> Node:
    return node("$ignore", c if fit is None else node("is", HOST, fit))  # type: ignore[arg-type]


row(
    "kind_or_name",
    "fits_any(?left, ?right)",
    "{left:pokemon_word} or [has|have] {right:name_parts} in [its|their] name(s)",
)
