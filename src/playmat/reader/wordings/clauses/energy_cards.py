"""Energy cards: what they provide, when, and what attaching them does."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import HOST, THIS, on
from playmat.reader.nodes import Block, node

ALWAYS = node("always")
HOLDER = f"the Pokémon [that]? {THIS} is attached to"


BASIC_THERE = node("where", node("energy_on", HOST), node("basic_energy"))


# --- units --------------------------------------------------------------------------------------
@rule("unit", "{a:type}")
def one_unit(a: str) -> str:
    """Read one unit of Energy."""
    return a


@rule("units", "{a:unit} [Energy|energy]")
def unit(a: str) -> str:
    """Read a single unit."""
    return a


@rule("units", "{a:unit} {b:unit} [Energy|energy]?")
def two_units(a: str, b: str) -> str:
    """Read two units."""
    return a + b


@rule("units", "{a:unit} {b:unit} {c:unit} [Energy|energy]?")
def three_units(a: str, b: str, c: str) -> str:
    """Read three units."""
    return a + b + c


@rule("units", "{n:number} {a:unit} Energy")
def several_units(n: int, a: str) -> str:
    """Read so many units of a type."""
    return a * n


phrase("units", "$own_type", "~")
phrase("every", "*", "every type of [basic]? [Energy|energy]")


@rule("every", "{a:type} [Energy]? [and|or|and /or|and/or] {b:type} Energy")
def either_type(a: str, b: str) -> str:
    """Read two types of which one at a time is provided."""
    return f"[{a}{b}]"


@rule("every", "{a:type} , {b:type} , {c:type} , or {d:type} Energy")
def one_of_four(a: str, b: str, c: str, d: str) -> str:
    """Read four types of which one at a time is provided."""
    return f"[{a}{b}{c}{d}]"


BUT = "[,]? [but|buy]"


@rule(
    "units",
    f"{{a:every}} {BUT} [provides|only provides|provides only]? [only]? {{n:number}} Energy at "
    f"a time",
    f"{{a:every}} {BUT} [provides|only provides|provides only]? [only]? {{n:number}} in any "
    f"combination at a time",
)
def at_a_time(a: str, n: int) -> str:
    """Read Energy of several types, so much at a time."""
    return a * n


phrase("special_cards", True, "Special Energy cards attached to it")

# --- provided -----------------------------------------------------------------------------------
PROVIDES = "[provides|counts as]"


@rule(
    "clause",
    f"[{THIS}]? {PROVIDES} {{u:units}}",
    f"while in play , {THIS} {PROVIDES} {{u:units}}",
    f"when {THIS} is attached to a Pokémon , {THIS} provides {{u:units}}",
)
def provides(u: str) -> Node:
    """Read what a card always provides."""
    return node("$provide", u, ALWAYS)


@rule(
    "clause",
    f"{THIS} provides {{u:units}} [,]? only while [it|{THIS}] is attached to {{kind:fitkind}}",
)
def provides_only(u: str, kind: Node) -> Node:
    """Read what a card provides as long as it may stay where it is."""
    return node("$provide", u, node("$kept", node("is", HOST, kind)))


@rule(
    "clause",
    f"[while in play ,]? if {{c:cond}} , {THIS} provides {{u:units}}",
    f"while {{c:cond}} , {THIS} provides {{u:units}}",
)
def provides_if(c: Node, u: str) -> Node:
    """Read what a card provides under a condition."""
    return node("$provide", u, c)


@rule("clause", f"while attached to {{kind:fitkind}} , {THIS} provides {{u:units}}")
def provides_on(kind: Node, u: str) -> Node:
    """Read what a card provides on some Pokémon."""
    return node("$provide", u, node("is", HOST, kind))


@rule(
    "clause",
    f"[{THIS}|Multi energy] provides {{u:units}} when attached to a Pokémon that already has "
    f"{{x:special_cards}}",
)
def provides_beside(u: str, x: bool) -> Node:
    """Read what a card provides beside another special Energy card."""
    special = node("where", node("energy_on", HOST), node("special_energy"))
    return node("$provide", u, node("compare", node("count", special), ">", 1))


@rule("cond", f"{THIS} is attached to {{kind:fitkind}}")
def borne_by(kind: Node) -> Node:
    """Read who bears the card."""
    return node("is", HOST, kind)


@rule("cond", "{a:cond_one} and {b:cond_one}")
def both_hold(a: Node, b: Node) -> Node:
    """Read two conditions at once."""
    return node("and", a, b)


phrase(
    "cond_one",
    node("compare", node("prizes_left", "me"), ">", node("prizes_left", "foe")),
    "you have more Prize cards left than your opponent",
)
rule("cond_one", f"{THIS} is attached to {{kind:fitkind}}")(borne_by)
rule("fitkind", "[a|an]? Pokémon {out:monbracket}")(lambda out: None if out.word == "$any" else out)

# --- attached -----------------------------------------------------------------------------------
PLAYED = node(
    "and", node("event_by_hand"), node("is", node("event_card"), node("one_of", node("this_card")))
)


def on_attaching(condition: Node | None, do: Block) -> Node:
    """Return what happens when the card is attached from the hand."""
    test = PLAYED if condition is None else node("and", PLAYED, condition)
    return node("$on", Node("attached", (HOST,)), test, "nobody", do)


@rule("attaching", f"when you attach {THIS} from your hand to [1 of your|a] Pokémon")
@rule("attaching", f"if you play {THIS} from your hand")
def attaching() -> Node:
    """Read the moment the card is attached from the hand."""
    return ALWAYS


@rule("attaching", f"when you attach {THIS} from your hand to your Active Pokémon")
def attaching_active() -> Node:
    """Read the moment the card is attached to the Active."""
    return node("is", HOST, node("is_active"))


@rule("attaching", f"when you attach {THIS} from your hand to [1 of your|a|an] {{kind:monnoun}}")
def attaching_kind(kind: Node) -> Node | None:
    """Read the moment the card is attached to somebody of a kind."""
    return None if kind.word == "$any" else node("is", HOST, kind)


@rule("clause", "{when:attaching} , {do:effects}")
def when_attached(when: Node, do: Block) -> Node:
    """Read what attaching the card does."""
    return on_attaching(None if when == ALWAYS else when, do)


phrase("mon", HOST, f"the Pokémon you attach [it|{THIS}] to")


@rule("declared", "it does {n:number} damage to that Pokémon")
def hurts_holder(n: int) -> Block:
    """Read damage done by an Energy card itself, which is no attack."""
    return (node("counters", HOST, n // 10),)


phrase(
    "note",
    (),
    "while not in play , ~ counts as Colorless Energy",
    "don't apply Weakness and Resistance",
)

# --- left out of account ------------------------------------------------------------------------


@rule("clause", "ignore [this|these] effect(s) if {c:cond}")
def ignored_if(c: Node) -> Node:
    """Read when what was said does not hold."""
    return node("$ignore", node("not", c))


@rule(
    "clause",
    "ignore [this|these] effect(s) unless {c:cond}",
    "ignore [this|these] effect(s) unless the Attacking Pokémon is {fit:fits}",
)
def ignored_unless(c: Node | None = None, fit: Node | None = None) -> Node:
    """Read when alone what was said holds."""
    return node("$ignore", c if fit is None else node("is", HOST, fit))  # type: ignore[arg-type]


@rule("fits", "{a:monword} or [has|have] {part:nameparts} in [its|their] name(s)")
def kind_or_name(a: Node, part: Node) -> Node:
    """Read a kind or a word in the name, of which one must fit."""
    return node("fits_any", a, part)


@rule(
    "clause",
    f"if {THIS} is attached to {{kind:monnoun}} , {THIS} has no effect other than providing Energy",
)
def idle_on(kind: Node) -> Node | None:
    """Read on whom a card only provides Energy."""
    return None if kind.word == "$any" else node("$ignore", node("not", node("is", HOST, kind)))


@rule("clause", f"{THIS} has no effect other than providing Energy if {{c:cond}}")
def idle_if(c: Arg) -> Node:
    """Read when a card only provides Energy."""
    return node("$ignore", node("not", c))


# --- Energy of other kinds ----------------------------------------------------------------------
phrase(
    "clause",
    (
        node("$provide", "C", ALWAYS),
        node(
            "$static",
            ALWAYS,
            (on(HOST, node("take_types", node("this_card"), BASIC_THERE)),),
        ),
    ),
    f"{THIS} provides 1 Energy of all types of basic Energy cards attached to {HOLDER}",
)
phrase(
    "clause",
    (),
    f"if there are no basic Energy cards attached to {HOLDER} , {THIS} provides Colorless Energy",
)
