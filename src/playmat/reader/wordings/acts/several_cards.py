"""Several cards at once: one of each kind, from each Pokémon, and kinds of Energy."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, of_kind

EACH = "[from|attached to] each [of]? {of:pokemons}"
"""The source; has precedence over the more general words for attached cards."""
WHO = "$who"
Much = tuple[Node, int]
ONE: Much = (ANY, 1)


# --- kinds of Energy ----------------------------------------------------------------------------
EITHER = "{t:type} [and|or] [basic]? {u:type}"
for _fit, *_said in (
    ("energy()", "Energy [card(s)]?"),
    ("basic_energy()", "basic Energy [card(s)]?"),
    ("fits_both(energy(), provides(?t))", "{t:type} Energy [card(s)]?"),
    ("fits_both(basic_energy(), provides(?t))", "basic {t:type} Energy [card(s)]?"),
    ("fits_both(special_energy(), provides(?t))", "{t:type} Special Energy card(s)"),
    (
        "fits_both(basic_energy(), fits_any(provides(?t), provides(?u)))",
        f"{EITHER} basic Energy card(s)",
        f"basic {EITHER} Energy [card(s)]?",
    ),
):
    row("energy_kind", _fit, *_said)
row(
    "attached_kind",
    "fits_both(basic_energy(), provides(?type))",
    "basic {type} Energy",
    "basic {type} Energy card(s)",
)


@rule(
    "act",
    "discard(s) [either]? all {a:energy_kind} or all {b:energy_kind} {at:card_place}",
    "discard(s) {m:number} {a:energy_kind} or {n:number} {b:energy_kind} {at:card_place}",
    cost=-1,
)
def discards_either(a: Node, b: Node, at: Node, m: int = 0, n: int = 0) -> Block:
    """All Energy, or a number of Energy cards, of one of two kinds discarded."""
    first, second = (
        node("discard", node("$pick", of_kind(at, kind), k, k, WHO) if k else of_kind(at, kind))
        for kind, k in ((a, m), (b, n))
    )
    if m:
        return (node("either", WHO, (first,), (second,)),)
    options = tuple((Node("bind", ("$e", done)),) for done in (first, second))
    return (node("either", WHO, *options), node("$last", "$e"))


@rule(
    "act",
    "discard(s) all Trainer [cards|and Stadium cards|[cards]? ( excluding Supporter cards )] "
    "{who:their_side} in play",
    "discard(s) all [of]? {who:owner} Trainer cards in play",
)
def discards_trainers(who: str) -> Block:
    lying = node("where", node("stadium"), node("owned_by", who))
    fossils = node("where", node("all", who), node("trainer"))
    return (
        node("discard", node("gear_on", node("all", who))),
        node("discard", lying),
        node("return_mon", fossils, "discard"),
    )


row("their_side", "foe", "your opponent has")
row("their_side", "me", "you have")


# --- several at once ----------------------------------------------------------------------------


@rule("one_energy_of_kind", "[{n:count}]? {kind:energy_kind}", "[{n:count}]? {t:type}")
def so_much_energy(kind: Node = ANY, n: int = 1, t: str = "") -> tuple[Node, int]:
    return (node("provides", t) if t else kind, n)


@rule(
    "energy_of_each_kind",
    "{a:one_energy_of_kind} [and|, and] {b:one_energy_of_kind}",
    "{a:one_energy_of_kind} , {more:energy_of_each_kind}",
)
def of_each_kind(a: Much, b: Much = ONE, more: tuple[Much, ...] = ()) -> tuple[Much, ...]:
    return (a, *(more or (b,)))


@rule("act", "discard(s) {all:energy_of_each_kind} [attached to|from] {to:pokemon}", cost=-1)
def discards_each(all: tuple[Much, ...], to: Node) -> Block:
    places = ((of_kind(node("$attached", to), kind), n) for kind, n in all)
    return tuple(node("discard", node("$pick", place, n, n, WHO)) for place, n in places)


# --- from each of several Pokémon -----------------------------------------------------------------
@rule(
    "act",
    f"discard(s) {{q:quantity}} {{kind:card_filter}} {EACH}",
    f"choose(s) {{q:quantity}} {{kind:card_filter}} {EACH} and discard(s) [it|them|"
    "[those|the chosen] [Energy]? card(s)]",
    f"[return(s)|put(s)] {{q:quantity}} {{kind:card_filter}} {EACH} {{to:goes_to}}",
    f"move(s) {{q:quantity}} {{kind:card_filter}} {EACH} to {{whom:pokemon}}",
    cost=-2,
)
def from_each(q: Node, kind: Node, of: Arg, to: str = "", whom: Node | None = None) -> Block:
    held = node("$pick", of_kind(node("$attached", node("$each_one")), kind), *q.args, WHO)
    done = node("attach", held, whom) if whom else node("move", held, to)
    return (node("$each", of, (done if to or whom else node("discard", held),)),)
