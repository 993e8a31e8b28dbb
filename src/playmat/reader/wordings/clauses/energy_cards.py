"""Energy cards: what they provide, when, and what attaching them does."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import HOST, THIS, on

ALWAYS = node("always")
HOLDER = f"the Pokémon [that]? {THIS} is attached to"


TYPED = frozenset("GRWLPFDMYN")
BASIC_THERE = node("where", node("energy_on", HOST), node("basic_energy"))


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


phrase("energy_units", "$own_type", "~")
phrase("provided_types", "*", "every type of [basic]? [Energy|energy]")


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


phrase("special_energy_on_it", True, "Special Energy cards attached to it")

# --- provided -----------------------------------------------------------------------------------
PROVIDES = "[provides|counts as]"


@rule(
    "clause",
    f"[{THIS}]? {PROVIDES} {{u:energy_units}}",
    f"while in play , {THIS} {PROVIDES} {{u:energy_units}}",
    f"when {THIS} is attached to a Pokémon , {THIS} provides {{u:energy_units}}",
)
def provides(u: str) -> Node:
    return node("$provide", u, ALWAYS)


@rule(
    "clause",
    f"{THIS} provides {{u:energy_units}} [,]? only while [it|{THIS}] is attached to "
    f"{{kind:bearer_kind}}",
)
def provides_only(u: str, kind: Node) -> Node:
    return node("$provide", u, node("$kept", node("is", HOST, kind)))


@rule(
    "clause",
    f"[while in play ,]? if {{c:condition}} , {THIS} provides {{u:energy_units}}",
    f"while {{c:condition}} , {THIS} provides {{u:energy_units}}",
)
@spare_rule(
    "clause",
    f"if {{c:condition}} , [{THIS}|it] provides {{u:energy_units}} instead",
    "[if|while] {c:condition} , it provides {u:energy_units}",
    cost=1,
)
def provides_if(c: Node, u: str) -> Node:
    return node("$provide", u, c)


@rule(
    "clause",
    f"[as long as|while|when] {THIS} is attached to a Pokémon , [it|{THIS}] provides "
    f"{{u:energy_units}} [instead]?",
)
def provides_attached(u: str) -> Node:
    return node("$provide", u, node("any_of", HOST) if TYPED.issuperset(u) else ALWAYS)


@rule("clause", f"while attached to {{kind:bearer_kind}} , {THIS} provides {{u:energy_units}}")
@spare_rule(
    "clause",
    f"[when|while|if|as long as] [{THIS} is]? attached to {{kind:bearer_kind}} , [it|{THIS}] "
    f"provides {{u:energy_units}} [instead]?",
    cost=1,
)
def provides_on(kind: Node, u: str) -> Node:
    return node("$provide", u, node("is", HOST, kind))


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


@rule("condition", "{a:energy_card_condition} and [if]? {b:energy_card_condition}")
def both_hold(a: Node, b: Node) -> Node:
    return node("and", a, b)


phrase(
    "energy_card_condition",
    node("compare", node("prizes_left", "me"), ">", node("prizes_left", "foe")),
    "you have more Prize cards [left|remaining] than your opponent [,]?",
)
rule("energy_card_condition", f"{THIS} is attached to {{kind:bearer_kind}}")(borne_by)
rule("bearer_kind", "[a|an]? Pokémon {out:pokemon_brackets}")(
    lambda out: None if out.word == "$any" else out
)

# --- attached -----------------------------------------------------------------------------------
PLAYED = node(
    "and", node("event_by_hand"), node("is", node("event_card"), node("one_of", node("this_card")))
)


def on_attaching(condition: Node | None, do: Block) -> Node:
    """Return what happens when the card is attached from the hand."""
    test = PLAYED if condition is None else node("and", PLAYED, condition)
    return node("$on", Node("attached", (HOST,)), test, "nobody", do)


ATTACH = f"[attach {THIS} from your hand|play {THIS} from your hand and attach it]"
phrase("attach_event", ALWAYS, f"when you {ATTACH} to [1 of your|a] Pokémon")
phrase("attach_event", ALWAYS, f"if you play {THIS} from your hand")
phrase(
    "attach_event",
    node("is", HOST, node("is_active")),
    f"when you {ATTACH} to your Active Pokémon",
)


spare_phrase(
    "attach_event",
    node("is", HOST, node("is_benched")),
    f"when you {ATTACH} to [1 of your|a] Benched Pokémon",
)


spare_phrase(
    "attach_event",
    ALWAYS,
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


phrase("pokemon", HOST, f"the Pokémon you attach [it|{THIS}] to")


@rule("outcome", "it does {n:number} damage to that Pokémon")
def hurts_holder(n: int) -> Block:
    return (node("hit", HOST, n, ("no_weakness", "no_resistance")),)


phrase(
    "note",
    (),
    "while not in play , ~ counts as Colorless Energy",
    "don't apply Weakness and Resistance",
)

# --- left out of account ------------------------------------------------------------------------


@rule("clause", "ignore [this|these] effect(s) if {c:condition}")
@spare_rule("clause", f"{THIS} has no effect other than providing Energy if {{c:condition}}")
def ignored_if(c: Arg) -> Node:
    return node("$ignore", node("not", c))


@rule(
    "clause",
    "ignore [this|these] effect(s) unless {c:condition}",
    "ignore [this|these] effect(s) unless the Attacking Pokémon is {fit:kind_or_name}",
)
def ignored_unless(c: Node | None = None, fit: Node | None = None) -> Node:
    return node("$ignore", c if fit is None else node("is", HOST, fit))  # type: ignore[arg-type]


@rule("kind_or_name", "{a:pokemon_word} or [has|have] {part:name_parts} in [its|their] name(s)")
def kind_or_name(a: Node, part: Node) -> Node:
    return node("fits_any", a, part)


@rule(
    "clause",
    f"if {THIS} is attached to {{kind:pokemon_noun}} , {THIS} has no effect other than providing "
    f"Energy",
)
def idle_on(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("$ignore", node("not", node("is", HOST, kind)))


# --- Energy of other kinds ----------------------------------------------------------------------
spare_phrase(
    "clause",
    (
        node("$provide", "C", ALWAYS),
        node("$static", ALWAYS, (on(HOST, node("take_types", node("this_card"), BASIC_THERE)),)),
    ),
    f"{THIS} provides 1 Energy of all types of basic Energy cards attached to {HOLDER}",
)
spare_phrase(
    "clause",
    (),
    f"if there are no basic Energy cards attached to {HOLDER} , {THIS} provides Colorless Energy",
)


@spare_rule("provided_types", "{a:type} , {b:type} , [and|or] {c:type} Energy")
def one_of_three(a: str, b: str, c: str) -> str:
    return f"[{a}{b}{c}]"


@spare_rule(
    "energy_units", "{n:number} in any combination of {a:type} [Energy]? [and|or] {b:type} Energy"
)
def any_mixture(n: int, a: str, b: str) -> str:
    return f"[{a}{b}]" * n


@spare_rule(
    "clause",
    f"as long as {THIS} is attached to a Pokémon , [it|{THIS}] provides {{u:energy_units}} [,]? "
    f"[but|and] {{m:modifier}}",
)
def provides_and(u: str, m: Node) -> tuple[Node, ...]:
    return (node("$provide", u, ALWAYS), node("$static", ALWAYS, (m,)))


@spare_rule(
    "bearer_kind",
    "[a|an]? Pokémon that [isn't|aren't] {s:pokemon_state}",
    "[a|an]? Pokémon that [isn't|aren't] {s:pokemon_state} or {t:pokemon_state}",
)
def not_borne_by(s: Node, t: Node | None = None) -> Node:
    return node("fits_not", s if t is None else node("fits_any", s, t))


@spare_rule("bearer_kind", "[a|an]? {a:pokemon_noun} or [a|an]? {b:pokemon_noun}")
def borne_by_either(a: Node, b: Node) -> Node | None:
    return None if node("$any") in (a, b) else node("fits_any", a, b)


@spare_rule("energy_units", "{n:number} Energy of every type")
def of_every_type(n: int) -> str:
    return "*" * n


@spare_rule(
    "condition", "{who:pokemon} has [any|another] [other]? {kind:attached_kind} attached [to it]?"
)
def beside_another(who: Node, kind: Node) -> Node | None:
    held = node("where", node("energy_on", HOST), kind)
    return node("compare", node("count", held), ">", 1) if who == HOST else None
