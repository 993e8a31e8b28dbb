"""Several cards at once: one of each kind, from each Pokémon, and kinds of Energy."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import MANY, each_to, of_kind
from playmat.reader.nodes import acted

EACH = "[from|attached to] each [of]? {of:pokemons}"
"""From whom; read before the wider words for cards attached to somebody."""
OWN_HAND = "[his or her|your|its owner's|your opponent's|their|their owners'] [hand|hands]"
OWN_DECK = "[his or her|your|its owner's|your opponent's|their] deck"

SELF = node("self")
WHO = "$who"
EVERY_ACTIVE = node("$actives")


# --- kinds of Energy ----------------------------------------------------------------------------
@rule("energy_kind", "{t:type} Special Energy card(s)")
def special_of(t: str) -> Node:
    return node("fits_both", node("special_energy"), node("provides", t))


@rule(
    "energy_kind",
    "{t:type} [and|or] {u:type} basic Energy card(s)",
    "basic {t:type} [and|or] {u:type} Energy card(s)",
)
def basic_of_two(t: str, u: str) -> Node:
    return node(
        "fits_both",
        node("basic_energy"),
        node("fits_any", node("provides", t), node("provides", u)),
    )


@rule("attached_kind", "basic {t:type} Energy")
def basic_attached(t: str) -> Node:
    return node("fits_both", node("basic_energy"), node("provides", t))


@rule("counted", "basic Energy card(s) attached to {a:pokemon} and to {b:pokemon}")
def basic_on_two(a: Node, b: Node) -> Node:
    return node("count", node("where", node("energy_on", node("join", a, b)), node("basic_energy")))


@spare_rule(
    "act",
    "attach(es) [a|an] {a:energy_kind} , [a|an] {b:energy_kind} , or 1 of each {at:card_place} to "
    "{of:pokemons} in any way you like",
    "attach(es) [a|an] {a:energy_kind} , [a|an] {b:energy_kind} , or 1 of each {at:card_place} to "
    "{to:target}",
)
def attaches_one_of_each(
    a: Node, b: Node, at: Node, of: Arg | None = None, to: Arg | None = None
) -> Block:
    done: list[Node] = []
    for kind in (a, b):
        some = node("$pick", of_kind(at, kind), 0, 1, WHO)
        done += (node("$found", some), *each_to(node("$that", "cards"), of)) if of else ()
        done += (node("attach", some, to),) if to else ()
    return tuple(done)


@rule(
    "act",
    "discard(s) [either]? all {a:energy_kind} or all {b:energy_kind} attached to {to:pokemon}",
)
def discards_either(a: Node, b: Node, to: Node) -> Block:
    options = tuple((Node("bind", ("$e", node("discard", _on(to, kind)))),) for kind in (a, b))
    return (node("either", WHO, *options), node("$last", "$e"))


def _on(to: Node, kind: Node) -> Arg:
    if kind.word == "fits_both" and kind.args[0] == node("energy"):
        kind = kind.args[1]  # type: ignore[assignment]
    return node("where", node("energy_on", to), kind)


phrase("counted", node("count", node("$result")), "{type} or {type} Energy discarded")


@rule(
    "act",
    "discard(s) {m:number} {a:energy_kind} or {n:number} {b:energy_kind} {at:card_place}",
    cost=-1,
)
def discards_so_much(m: int, a: Node, n: int, b: Node, at: Node) -> Block:
    options = tuple(
        (node("discard", node("$pick", of_kind(at, kind), k, k, WHO)),)
        for kind, k in ((a, m), (b, n))
    )
    return (node("either", WHO, *options),)


# --- several at once ----------------------------------------------------------------------------
@spare_rule(
    "act",
    "discard(s) [a|an|1] {kind:energy_kind} [from|attached to] each of {of:pokemons}",
    cost=-1,
)
@rule(
    "act",
    "discard(s) [a|an|1] {kind:energy_kind} [from|attached to] each Defending Pokémon",
    cost=-1,
)
def discards_from_each(kind: Node, of: Arg = EVERY_ACTIVE) -> Block:
    energy = node("energy_on", node("$each_one"))
    if kind.word == "fits_both" and kind.args[0] == node("energy"):
        kind = kind.args[1]  # type: ignore[assignment]
    narrowed = energy if kind == node("energy") else node("where", energy, kind)
    return (node("$each", of, (node("discard", node("$pick", narrowed, 1, 1, WHO)),)),)


@spare_rule(
    "act",
    "discard(s) {q:quantity} {a:card_filter} and {r:quantity} {b:card_filter} [from|attached to] "
    "{to:target}",
    cost=4,
)
def discards_two_kinds(q: Node, a: Node, r: Node, b: Node, to: Arg) -> Block | None:
    if not isinstance(to, Node) or to.word != "$pick" or to.args[1:3] != (1, 1):
        return None
    place = node("$attached", node("$that", "mons"))
    picks = (node("$pick", of_kind(place, k), *n.args, WHO) for n, k in ((q, a), (r, b)))
    return (node("$found", to), node("discard", node("join", *picks)))


same("one_energy_of_kind", "[a|an|1]? {energy_kind}")


@rule("energy_of_each_kind", "{a:one_energy_of_kind} [and|, and] {b:one_energy_of_kind}")
@spare_rule("one_card_of_each_kind", "{a:one_card_of_kind} and {b:card_kind}", cost=-1)
def two_each(a: Node, b: Node) -> tuple[Node, ...]:
    return (a, b)


@spare_rule("energy_of_each_kind", "{a:one_energy_of_kind} , {b:energy_of_each_kind}")
def more_each(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...]:
    return (a, *b)


@rule(
    "act",
    "discard(s) [a|an|1] {a:energy_kind} , {b:energy_of_each_kind} attached to {to:pokemon}",
    cost=-1,
)
@rule(
    "act",
    "discard(s) [a|an|1] {a:energy_kind} and {c:one_energy_of_kind} attached to {to:pokemon}",
    cost=-1,
)
def discards_each(a: Node, to: Node, b: tuple[Node, ...] = (), c: Node | None = None) -> Block:
    kinds = (a, *b) if c is None else (a, c)
    picks = (node("$pick", _on(to, kind), 1, 1, WHO) for kind in kinds)
    return tuple(node("discard", pick) for pick in picks)


@rule(
    "act",
    "discard(s) [a|an|1] {t:type} and [a|an|1] {u:type} Energy [card]? attached to {to:pokemon}",
    cost=-1,
)
def discards_two_types(t: str, u: str, to: Node) -> Block:
    return discards_each(node("provides", t), to, c=node("provides", u))


@spare_rule(
    "act",
    "discard(s) [a|an|1] {a:types_in_a_row} Energy [card(s)]? [from|attached to] {to:pokemon}",
    cost=-1,
)
def discards_types(a: tuple[str, ...], to: Node) -> Block:
    first, *more = (node("provides", t) for t in a)
    return discards_each(first, to, tuple(more))


@spare_rule("types_in_a_row", "{a:type} , {b:type} , and {c:type}", "{a:type} and {b:type}")
def types_in_a_row(a: str, b: str, c: str = "") -> tuple[str, ...]:
    return (a, b, c) if c else (a, b)


@rule(
    "statement",
    "for each of those Pokémon , search {h:owner} deck for a different type of {kind:card_filter} "
    "and attach it to that Pokémon",
)
def one_unlike_for_each(h: str, kind: Node) -> Block:
    those = node("$that", "mons")
    found = node("$that", "cards")
    pick = node("where", node("deck", h), kind)
    bare = node("where", those, node("fits_not", node("holds", node("one_of", found))))
    each = node("attach", node("$each_one"), node("$pick", bare, 1, 1, "me"))
    return (
        node("$found", node("$different", pick, "types", node("count", those), 0, "me")),
        node("$each", found, (each,)),
    )


@rule("act", "attach(es) them to any of {of:pokemons}", cost=-1)
def shares_out(of: Arg) -> Block:
    return each_to(node("$that", "cards"), of)


@rule(
    "effect",
    "you may do {n:number} damage plus {m:number} more damage and {k:number} damage to "
    "{whom:target}",
    cost=-2,
)
def may_do_both(n: int, m: int, k: int, whom: Arg) -> Block:
    option = node("may", "me", (node("$base", n), node("add_damage", m)))
    also = node("if", node("did", "$d"), (node("hit", whom, k),))
    return acted((node("bind", "$d", option), also, node("$last", "$d")), "me")


spare_phrase("statement", (node("$leveling"),), "( this counts as leveling up that Pokémon )")
phrase("note", (node("$leveling"),), "this counts as leveling up that Pokémon", cost=-1)


# --- rarer cards and places ---------------------------------------------------------------------
phrase(
    "card_kind",
    node("tag", "secret_machine"),
    "Rocket's Secret Machine card(s)",
    "Rocket's Secret Machine(s)",
)


@rule("one_card_of_kind", "[a|an|1] {a:card_kind} or {b:card_kind}")
def one_of_either(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


@rule("cards", "{all:one_card_of_each_kind} {at:card_place}", cost=1)
def one_of_each_there(all: tuple[Node, ...], at: Node) -> Node | None:
    if at.word not in ("discards", "hand"):
        return None
    return conjunction("join", *(node("$pick", node("where", at, k), 1, 1, WHO) for k in all))


phrase(
    "card_kind",
    node("fits_both", node("trainer"), node("tag", "plasma")),
    "Team Plasma Trainer card(s)",
)
phrase(
    "card_kind",
    node("fits_both", node("energy"), node("tag", "plasma")),
    "Team Plasma Energy card(s)",
)


@rule("act", "search(es) {h:owner} discard pile for {all:one_card_of_each_kind}")
def takes_each(h: str, all: tuple[Node, ...]) -> Block:
    picks = (node("$pick", node("where", node("discards", h), kind), 1, 1, WHO) for kind in all)
    return (node("$found", conjunction("join", *picks)),)


@rule("act", "put(s) {what:cards} [onto|on] {h:owner} Bench as [a]? Basic Pokémon")
def benched_as_basic(what: Arg, h: str) -> Block:
    return (node("bench_as_basic", what),)


@rule("act", "attach(es) as many {kind:energy_kind} as you like to any of {of:pokemons}", cost=-1)
def attaches_at_will(kind: Node, of: Arg) -> Block:
    pick = node("$pick", node("where", node("$at_hand"), kind), 0, MANY, WHO)
    return (node("$found", pick), *each_to(node("$that", "cards"), of))


phrase("in_their_discards", True, "in his or her discard pile")
phrase(
    "attack_picked",
    node(
        "$pick",
        node("attacks_of", node("where", node("discards", "foe"), node("pokemon"))),
        1,
        1,
        WHO,
    ),
    "an attack on 1 of your opponent's Pokémon {in_their_discards}",
)
phrase(
    "act",
    (node("use_attack", node("$pick", node("attacks_of", node("under", SELF)), 1, 1, WHO)),),
    "use(s) any attack from ~ 's Basic Pokémon card or [Stage 1]? Evolution card",
)
phrase("reminder", True, "{pokemon} doesn't have to pay for that attack's Energy cost")


# --- from each of several Pokémon -----------------------------------------------------------------
def taken_from_each(q: Node, kind: Node) -> Node:
    """Return cards of a kind picked from one of them."""
    held = of_kind(node("$attached", node("$each_one")), kind)
    return node("$pick", held, *q.args, "$who")


def from_each(of: Arg, *done: Node) -> Block:
    """Return what is done with each of several Pokémon."""
    return (node("$each", of, done),)


@rule(
    "act",
    f"discard(s) {{q:quantity}} {{kind:card_filter}} {EACH}",
    f"choose(s) {{q:quantity}} {{kind:card_filter}} {EACH} and discard(s) [those|the chosen] "
    "[Energy]? card(s)",
    cost=-2,
)
def discarded_from_each(q: Node, kind: Node, of: Arg) -> Block:
    return from_each(of, node("discard", taken_from_each(q, kind)))


@spare_rule(
    "act", f"[return(s)|put(s)] {{q:quantity}} {{kind:card_filter}} {EACH} {{to:back_to}}", cost=-2
)
def put_back_from_each(q: Node, kind: Node, of: Arg, to: str) -> Block:
    return from_each(of, node("move", taken_from_each(q, kind), to))


spare_phrase("back_to", "hand", f"[to|into|in] {OWN_HAND}")
spare_phrase("back_to", "deck_top", f"on top of {OWN_DECK}")
spare_phrase("back_to", "deck_bottom", f"on the bottom of {OWN_DECK}")


@spare_rule("act", f"move(s) {{q:quantity}} {{kind:card_filter}} {EACH} to {{to:pokemon}}", cost=-2)
def moved_from_each(q: Node, kind: Node, of: Arg, to: Node) -> Block:
    return from_each(of, node("attach", taken_from_each(q, kind), to))


# What else is done with a card from each is not known: it must not be read as one card of all.
spare_phrase("cards", node("$one_of_each"), f"{{quantity}} {{card_filter}} {EACH}", cost=-1)
