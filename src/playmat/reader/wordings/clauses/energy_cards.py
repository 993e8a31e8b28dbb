"""Energy cards: what they provide, when, and what attaching them does."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import HOST, THIS

ALWAYS = node("always")
TYPED = frozenset("GRWLPFDMYN")
PLAYED = node(
    "and", node("event_by_hand"), node("is", node("event_card"), node("one_of", node("this_card")))
)


# --- units --------------------------------------------------------------------------------------
same("energy_unit", "{type}")
same("energy_units", "{energy_unit} [Energy|energy]")


@rule("energy_units", "{a:energy_unit} {b:energy_unit} [Energy|energy]?")
def two_units(a: str, b: str) -> str:
    return a + b


@rule("energy_units", "{a:energy_unit} {b:energy_unit} {c:energy_unit} [Energy|energy]?")
def three_units(a: str, b: str, c: str) -> str:
    return a + b + c


@rule("energy_units", "{n:number} {a:energy_unit} Energy")
def several_units(n: int, a: str) -> str:
    return a * n


row("energy_units", "$own_type", "~")
row("provided_types", '"*"', "every type of [basic]? [Energy|energy]")


@rule("provided_types", "{a:type} [Energy]? [and|or|and /or|and/or] {b:type} Energy")
def either_type(a: str, b: str) -> str:
    return f"[{a}{b}]"


@rule("provided_types", "{a:type} , {b:type} , {c:type} , or {d:type} Energy")
def one_of_four(a: str, b: str, c: str, d: str) -> str:
    return f"[{a}{b}{c}{d}]"


BUT = "[,]? [but|buy]"


@rule(
    "energy_units",
    f"{{a:provided_types}} {BUT} [provides|only provides|provides only]? [only]? {{n:number}} "
    f"Energy at a time",
    f"{{a:provided_types}} {BUT} [provides|only provides|provides only]? [only]? {{n:number}} in "
    f"any combination at a time",
)
def at_a_time(a: str, n: int) -> str:
    return a * n


row("special_energy_on_it", "true", "Special Energy cards attached to it")


# --- provided -----------------------------------------------------------------------------------
PROVIDES = "[provides|counts as]"

row(
    "clause",
    "$provide(?energy_units, always())",
    f"[{THIS}]? {PROVIDES} {{energy_units}}",
    f"while in play , {THIS} {PROVIDES} {{energy_units}}",
    f"when {THIS} is attached to a Pokémon , {THIS} provides {{energy_units}}",
)
row(
    "clause",
    "$provide(?energy_units, $kept(is(host(), ?filter)))",
    f"{THIS} provides {{energy_units}} [,]? only while [it is|{THIS} is]? attached to "
    f"{{filter:bearer_kind}}",
)
row(
    "clause",
    "$provide(?energy_units, ?condition)",
    f"[while in play ,]? if {{condition:conditions}} , {THIS} provides {{energy_units}}",
    f"while {{condition:conditions}} , {THIS} provides {{energy_units}}",
)
row(
    "clause",
    "$provide(?energy_units, ?condition)",
    f"if {{condition:conditions}} , [{THIS}|it] provides {{energy_units}} instead",
    "[if|while] {condition:conditions} , it provides {energy_units}",
    cost=1,
)


@rule(
    "clause",
    f"[as long as|while|when] {THIS} is attached to a Pokémon , [it|{THIS}] provides "
    f"{{u:energy_units}} [instead]?",
)
def provides_attached(u: str) -> Node:
    return node("$provide", u, node("any_of", HOST) if TYPED.issuperset(u) else ALWAYS)


row(
    "clause",
    "$provide(?energy_units, is(host(), ?filter))",
    f"[when|while|if|as long as] [{THIS} is]? attached to {{filter:bearer_kind}} , [it|{THIS}] "
    f"provides {{energy_units}} [instead]?",
    cost=1,
)


@rule(
    "clause",
    f"[{THIS}|Multi energy] provides {{u:energy_units}} when attached to a Pokémon that already "
    f"has {{x:special_energy_on_it}}",
)
def provides_beside(u: str, x: bool) -> Node:
    special = node("where", node("energy_on", HOST), node("special_energy"))
    return node("$provide", u, node("compare", node("count", special), ">", 1))


@rule("condition", f"{THIS} is attached to {{kind:bearer_kind}}")
def borne_by(kind: Node) -> Node:
    return node("is", HOST, kind)


row(
    "condition",
    "and(?left, ?right)",
    "{left:energy_card_condition} and [if]? {right:energy_card_condition}",
    "{left:coin_result} and [if]? {right:condition}",
)
row(
    "energy_card_condition",
    "compare(prizes_left(me), >, prizes_left(foe))",
    "you have more Prize cards [left|remaining] than your opponent [,]?",
)
rule("energy_card_condition", f"{THIS} is attached to {{kind:bearer_kind}}")(borne_by)


# --- attached -----------------------------------------------------------------------------------
def on_attaching(condition: Node | None, do: Block) -> Node:
    """Return what happens when the card is attached from the hand."""
    test = PLAYED if condition is None else node("and", PLAYED, condition)
    return node("$on", Node("attached", (HOST,)), test, "nobody", do)


ATTACH = f"[attach {THIS} from your hand|play {THIS} from your hand and attach it]"

for _fit, _place in (("is_active()", "your Active"), ("is_benched()", "[1 of your|a] Benched")):
    row("attach_event", f"is(host(), {_fit})", f"when you {ATTACH} to {_place} Pokémon")
row(
    "attach_event",
    "always()",
    f"when you {ATTACH} to [1 of your|a] Pokémon",
    f"if you play {THIS} from your hand",
    f"when {THIS} is attached from your hand to [1 of your|a] Pokémon",
)


@rule(
    "attach_event",
    f"when you {ATTACH} to [1 of your|a|an] {{kind:pokemon_noun}}",
)
def attaching_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("is", HOST, kind)


@rule("clause", "{when:attach_event} , {do:effects}")
def when_attached(when: Node, do: Block) -> Node:
    return on_attaching(None if when == ALWAYS else when, do)


row("pokemon", "host()", f"the Pokémon you attach [it|{THIS}] to")


# --- left out of account ------------------------------------------------------------------------
row(
    "clause",
    "$ignore(not(?condition))",
    "ignore [this|these] effect(s) if {condition}",
    f"{THIS} has no effect other than providing Energy if {{condition}}",
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


# --- Energy of other kinds ----------------------------------------------------------------------
@rule("provided_types", "{a:type} , {b:type} , [and|or] {c:type} Energy")
def one_of_three(a: str, b: str, c: str) -> str:
    return f"[{a}{b}{c}]"
