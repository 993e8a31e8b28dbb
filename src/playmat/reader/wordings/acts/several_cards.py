"""Several cards at once: one of each kind, from each Pokémon, and kinds of Energy."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import MANY, each_to, of_kind
from playmat.reader.nodes import acted
from playmat.reader.shapes import lens

EACH = "[from|attached to] each [of]? {of:pokemons}"
"""From whom; read before the wider words for cards attached to somebody."""
OWN_HAND = "[his or her|your|its owner's|your opponent's|their|their owners'] [hand|hands]"
OWN_DECK = "[his or her|your|its owner's|your opponent's|their] deck"
WHO = "$who"
EVERY_ACTIVE = node("$actives")


# --- kinds of Energy ----------------------------------------------------------------------------
@lens
def taken_from_each(q: Node, kind: Node) -> Node:
    """Return cards of a kind picked from one of them."""
    held = of_kind(node("$attached", node("$each_one")), kind)
    return node("$pick", held, *q.args, "$who")


@lens
def from_each(of: Arg, *done: Node) -> Block:
    """Return what is done with each of several Pokémon."""
    return (node("$each", of, done),)


row("energy_kind", "fits_both(special_energy(), provides(?type))", "{type} Special Energy card(s)")
row(
    "energy_kind",
    "fits_both(basic_energy(), fits_any(provides(?type), provides(?u)))",
    "{type} [and|or] {u:type} basic Energy card(s)",
    "basic {type} [and|or] {u:type} Energy card(s)",
)
row(
    "attached_kind",
    "fits_both(basic_energy(), provides(?type))",
    "basic {type} Energy",
    "basic {type} Energy card(s)",
)
row(
    "counted",
    "count(where(energy_on(join(?left, ?right)), basic_energy()))",
    "basic Energy card(s) attached to {left:pokemon} and to {right:pokemon}",
)


@rule(
    "act",
    "discard(s) [either]? all {a:energy_kind} or all {b:energy_kind} attached to {to:pokemon}",
)
def discards_either(a: Node, b: Node, to: Node) -> Block:
    options = tuple((Node("bind", ("$e", node("discard", _on(to, kind)))),) for kind in (a, b))
    return (node("either", WHO, *options), node("$last", "$e"))


@rule("act", "discard(s) all Trainer [and Stadium]? cards {who:their_side} in play")
@rule(
    "act", "discard(s) all Trainer [cards]? ( excluding Supporter cards ) {who:their_side} in play"
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


def _on(to: Node, kind: Node) -> Arg:
    if kind.word == "fits_both" and kind.args[0] == node("energy"):
        kind = kind.args[1]  # type: ignore[assignment]
    return node("where", node("energy_on", to), kind)


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
@rule(
    "act",
    "discard(s) [a|an|1] {kind:energy_kind} [from|attached to] each of {of:pokemons}",
    cost=-1,
)
def discards_from_each(kind: Node, of: Arg = EVERY_ACTIVE) -> Block:
    energy = node("energy_on", node("$each_one"))
    if kind.word == "fits_both" and kind.args[0] == node("energy"):
        kind = kind.args[1]  # type: ignore[assignment]
    narrowed = energy if kind == node("energy") else node("where", energy, kind)
    return (node("$each", of, (node("discard", node("$pick", narrowed, 1, 1, WHO)),)),)


@rule(
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
row(
    "energy_of_each_kind",
    "[?one_energy_of_kind, ?b]",
    "{one_energy_of_kind} [and|, and] {b:one_energy_of_kind}",
)
row(
    "one_card_of_each_kind",
    "[?one_card_of_kind, ?card_kind]",
    "{one_card_of_kind} and {card_kind}",
    cost=-1,
)
row(
    "energy_of_each_kind",
    "[?one_energy_of_kind, *?energy_of_each_kind]",
    "{one_energy_of_kind} , {energy_of_each_kind}",
)


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
    "discard(s) [a|an|1] {a:types_in_a_row} Energy [card(s)]? [from|attached to] {to:pokemon}",
    cost=-1,
)
def discards_types(a: tuple[str, ...], to: Node) -> Block:
    first, *more = (node("provides", t) for t in a)
    return discards_each(first, to, tuple(more))


@rule("types_in_a_row", "{a:type} , {b:type} , and {c:type}", "{a:type} and {b:type}")
def types_in_a_row(a: str, b: str, c: str = "") -> tuple[str, ...]:
    return (a, b, c) if c else (a, b)


row("act", "@each_to($that(cards), ?pokemons)", "attach(es) them to any of {pokemons}", cost=-1)


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


row("note", "[$leveling()]", "this counts as leveling up that Pokémon", cost=-1)


# --- rarer cards and places ---------------------------------------------------------------------
row(
    "card_kind",
    "tag(secret_machine)",
    "Rocket's Secret Machine card(s)",
    "Rocket's Secret Machine(s)",
)
row("one_card_of_kind", "fits_any(?left, ?right)", "[a|an|1] {left:card_kind} or {right:card_kind}")


@rule("cards", "{all:one_card_of_each_kind} {at:card_place}", cost=1)
def one_of_each_there(all: tuple[Node, ...], at: Node) -> Node | None:
    if at.word not in ("discards", "hand"):
        return None
    return conjunction("join", *(node("$pick", node("where", at, k), 1, 1, WHO) for k in all))


row("card_kind", "fits_both(trainer(), tag(plasma))", "Team Plasma Trainer card(s)")
row("card_kind", "fits_both(energy(), tag(plasma))", "Team Plasma Energy card(s)")


@rule("act", "search(es) {h:owner} discard pile for {all:one_card_of_each_kind}")
def takes_each(h: str, all: tuple[Node, ...]) -> Block:
    picks = (node("$pick", node("where", node("discards", h), kind), 1, 1, WHO) for kind in all)
    return (node("$found", conjunction("join", *picks)),)


row(
    "act",
    "[bench_as_basic(?cards)]",
    "put(s) {cards} [onto|on] {h:owner} Bench as [a]? Basic Pokémon",
)


@rule("act", "attach(es) as many {kind:energy_kind} as you like to any of {of:pokemons}", cost=-1)
def attaches_at_will(kind: Node, of: Arg) -> Block:
    pick = node("$pick", node("where", node("$at_hand"), kind), 0, MANY, WHO)
    return (node("$found", pick), *each_to(node("$that", "cards"), of))


row("in_their_discards", "true", "in his or her discard pile")
row(
    "attack_picked",
    "$pick(attacks_of(where(discards(foe), pokemon())), 1, 1, $who)",
    "an attack on 1 of your opponent's Pokémon {in_their_discards}",
)
row(
    "act",
    "[use_attack($pick(attacks_of(under(self())), 1, 1, $who))]",
    "use(s) any attack from ~ 's Basic Pokémon card or [Stage 1]? Evolution card",
)


# --- from each of several Pokémon -----------------------------------------------------------------
row(
    "act",
    "@from_each(?of, discard(@taken_from_each(?quantity, ?card_filter)))",
    f"discard(s) {{quantity}} {{card_filter}} {EACH}",
    f"choose(s) {{quantity}} {{card_filter}} {EACH} and discard(s) [those|the chosen] "
    "[Energy]? card(s)",
    cost=-2,
)
row(
    "act",
    "@from_each(?of, move(@taken_from_each(?quantity, ?card_filter), ?to))",
    f"[return(s)|put(s)] {{quantity}} {{card_filter}} {EACH} {{to:back_to}}",
    cost=-2,
)
row("back_to", "hand", f"[to|into|in] {OWN_HAND}")
row("back_to", "deck_top", f"on top of {OWN_DECK}")
row(
    "act",
    "@from_each(?of, attach(@taken_from_each(?quantity, ?card_filter), ?to))",
    f"move(s) {{quantity}} {{card_filter}} {EACH} to {{to:pokemon}}",
    cost=-2,
)
# What else is done with a card from each is not known: it must not be read as one card of all.
row("cards", "$one_of_each()", f"{{quantity}} {{card_filter}} {EACH}", cost=-1)


@rule(
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


row("statement", "[$leveling()]", "( this counts as leveling up that Pokémon )")


row("back_to", "deck_bottom", f"on the bottom of {OWN_DECK}")
