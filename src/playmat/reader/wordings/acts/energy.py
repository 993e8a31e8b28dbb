"""Energy attached, moved, discarded and paid for an effect."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, MANY, WHO, each_to, fitted, of_kind
from playmat.reader.nodes import acted


@rule(
    "cards",
    "as many {kind:card_filter} as you like {at:card_place}",
    "as many {kind:card_filter} {at:card_place} as you like",
    "any number of {kind:card_filter} {at:card_place}",
    "any amount of {kind:energy_kind} {at:card_place}",
    "any amount of {kind:energy_kind} [from|attached to] {of:pokemons}",
    "as many of the {kind:card_filter} {at:card_place} as you like",
    "any {kind:energy_kind} {at:card_place}",
)
def at_will(kind: Node, at: Node | None = None, of: Arg = "") -> Node:
    at = node("$attached", of) if at is None else at
    return node("$pick", of_kind(at, kind), 0, MANY, WHO)


@rule(
    "cards",
    "any amount of {kind:card_kind} [from|attached to] {of:pokemons}",
    "any amount of {kind:card_kind} [from|attached to] {of:pokemon}",
    "any amount of {kind:card_kind} {at:card_place}",
    cost=1,
)
def any_amount(kind: Node, at: Node | None = None, of: Arg = "") -> Node | None:
    fits = {node("basic_energy"), node("special_energy")} & set(nodes_in(kind))
    return at_will(kind, at, of) if fits else None


row(
    "cards",
    "$random(hand(?player), ?count)",
    "{count} random card(s) from {player:owner} hand",
    "{count} card(s) [from|in] {player:owner} hand at random",
    "{count} card(s) at random from {player:owner} hand",
    "{count} random card(s) in {player:owner} hand",
    "{count} card(s) from {player:owner} hand without looking",
)


@rule("cards", "[a|{n:count}] random {kind:card_filter} {at:card_place}", cost=1)
def kind_at_random(kind: Node, at: Node, n: int = 1) -> Node | None:
    hidden = at.word == "hand"
    return None if hidden and kind != ANY else node("$random", of_kind(at, kind), n)


row(
    "act",
    "[$found($random(hand(?player), ?count))]",
    "choose(s) {count} card(s) from {player:owner} hand without looking",
    "choose(s) {count} random card(s) from {player:owner} hand",
    "without looking , choose(s) {count} card(s) from {player:owner} hand",
    "choose(s) {count} more card(s) from {player:owner} hand without looking",
    "choose(s) {count} card(s) [in|from] {player:owner} hand {x:blindly}",
)


@rule("act", "choose(s) {what:cards}", "take(s) {what:cards}")
def chooses_cards(what: Arg) -> Block | None:
    if isinstance(what, Node) and what.word == "$pick":
        return (node("$found", node("$pick", *what.args[:3], WHO)),)
    return (node("$found", what),) if isinstance(what, Node) and what.word == "$random" else None


@rule("cards", "{q:quantity} of them")
@rule("target", "{q:quantity} of them")
def some_of_them(q: Node) -> Node:
    return node("$pick", node("$them"), *q.args, WHO)


@rule(
    "cards",
    "{q:quantity} of those [Energy]? card(s)",
    "{q:quantity} of those Energy",
    "{q:quantity} of the cards",
    "{q:quantity} of these cards",
)
def some_of_those_cards(q: Node) -> Node:
    return node("$pick", node("$them", "cards"), *q.args, WHO)


@rule("target", "{q:quantity} of those [Benched]? Pokémon")
def some_of_those_pokemon(q: Node) -> Node:
    return node("$pick", node("$them", "mons"), *q.args, WHO)


@rule(
    "act",
    "attach(es) {what:cards} to [any of]? {of:pokemons} in any way you like",
    "attach(es) {what:cards} to [any of]? {of:pokemons} in any way he or she likes",
    "move(s) {what:cards} to [any of]? {of:pokemons} in any way you like",
)
def in_any_way(what: Arg, of: Arg) -> Block:
    known = ("$it", "$that", "$made")
    if isinstance(what, Node) and what.word.startswith("$") and what.word not in known:
        return (node("$found", what), *each_to(node("$that", "cards"), of))
    return each_to(what, of)


@rule(
    "statement",
    "for each {n:for_each} , attach {what:cards} to [any of]? {of:pokemons} in any way you like",
)
def for_each_in_any_way(n: Arg, what: Arg, of: Arg) -> Block | None:
    if not isinstance(what, Node) or what.word != "$pick" or what.args[1:3] != (1, 1):
        return None
    several = node("$pick", what.args[0], n, n, WHO)
    return acted((node("$found", several), *each_to(node("$that", "cards"), of)), "me")


@rule(
    "statement",
    "if [you|a player|that player] attached [an|any]? Energy [card(s)]? to a Pokémon in this way , "
    "{do:acts}",
    cost=-1,
)
def to_whom_attached(do: Block) -> Block:
    whom = node("host_of", node("$that", "cards"))
    done = cast(Block, replaced(do, node("$that", "mons"), whom))
    if any(one == other for one, other in zip(done, do, strict=True)):
        # Something is done to nobody or to somebody else, so that it must be asked.
        done = (node("if", node("any_of", node("$that", "cards")), done),)
    return acted(done, "me")


@rule("act", "attach(es) {what:cards} to each of [those Pokémon|them]", cost=-1)
def to_each_of_them(what: Arg) -> Block | None:
    if not isinstance(what, Node) or what.word != "$pick":
        return None
    return (node("$each", node("$that", "mons"), (node("attach", what, node("$each_one")),)),)


@rule("act", "attach(es) {what:cards} to {q:quantity} of {of:pokemons}", cost=-1)
def one_to_each(what: Arg, q: Node, of: Arg) -> Block | None:
    if not isinstance(what, Node) or what.word != "$pick" or what.args[1:3] != (1, 1):
        return None
    if not isinstance(q.args[1], int) or q.args[1] < 2:
        return None
    return (node("$found", node("$pick", of, *q.args, WHO)), *cast(Block, to_each_of_them(what)))


@rule("act", "attach(es) {q:quantity} {kind:energy_kind} to {to:target}", cost=2)
def attaches_from_hand(q: Node, kind: Node, to: Arg) -> Block:
    return (
        node("attach", node("$pick", node("where", node("hand", "me"), kind), *q.args, "$who"), to),
    )


row(
    "act",
    "[attach($pick(where(hand(me), ?filter), 0, 60, $who), ?to)]",
    "attach(es) as many {filter:energy_kind} from your hand to {to:pokemon} as you like",
)
row(
    "act",
    "[attach($pick(where(discards(me), ?filter), ?for_each, ?for_each, $who), ?to)]",
    "attach(es) 1 {filter:energy_kind} from your discard pile to {to:pokemon} for each {for_each}",
)


@rule("act", "attach(es) {what:cards} to {of:pokemons}", cost=1)
def among_several(what: Arg, of: Arg) -> Block | None:
    if not isinstance(of, Node) or of.word not in ("all", "bench_of", "where", "less"):
        return None
    one = isinstance(what, Node) and what.word == "$pick" and what.args[2] == 1
    return (node("attach", what, node("$pick", of, 1, 1, WHO)),) if one else in_any_way(what, of)


row("card_place", "$attached(?pokemon_set)", "attached to any of {pokemon_set}", cost=-1)
row(
    "card_place",
    "$attached(all(both))",
    "attached to any Pokémon [in play]? [( [both]? yours or your opponent's )]?",
    cost=1,
)
row(
    "cards",
    "$that(cards)",
    "the Energy card(s) you chose",
    "that Energy card",
    "these cards",
    "[each|all] of those cards",
    "the chosen card(s)",
    "all of them",
    "that card you chose",
    "the [cards|Pokémon] you chose",
    "all of those Energy cards",
    "the card",
    "that card",
    "those cards",
    "the card(s) you chose",
    "that Energy",
)
row("cards", "$that(cards, energy())", "those Energy cards")


# --- paid for the attack ------------------------------------------------------------------------
@rule("statement", "{do:act} or this attack does nothing")
def or_nothing(do: Block) -> Block:
    paid: list[Node] = []
    for said in acted(do, "me"):
        several = [n for n in nodes_in(said) if n.word == "$pick" and n.args[1] not in (0, 1)]
        if several:
            of, most, *_ = several[0].args
            enough = node("compare", node("count", of), ">=", most)
            paid.append(node("if", enough, (said,), (node("cancel"),)))
        else:
            paid += [said, node("if", node("not", node("$did")), (node("cancel"),))]
    return (node("$pay", tuple(paid)),)


@rule(
    "two_energy_kinds",
    "{a:count} {kind:energy_kind} and {b:count} {other:energy_kind} {at:card_place}",
)
def two_energies(a: int, kind: Node, b: int, other: Node, at: Node) -> Node:
    first = node("$pick", of_kind(at, kind), a, a, WHO)
    return node("$both", first, node("$pick", of_kind(at, other), b, b, WHO))


@rule("act", "discard(s) {what:two_energy_kinds}")
def discards_both(what: Node) -> Block:
    return tuple(node("discard", part) for part in what.args)


# --- cards among those just seen ----------------------------------------------------------------
row(
    "statement",
    "@acted([attach(where($them(), ?filter), ?to)], me)",
    "if any of [those cards|them] are {filter:card_filter} , attach them to {to:target}",
    "if any of [those cards|them] are {filter:card_filter} , attach those cards to {to:target}",
)


@rule(
    "statement",
    "if any of [those cards|those|them] are {kind:card_filter} , attach them to {of:pokemons} in "
    "any way you like",
    "if any of [those cards|those|them] are {kind:card_filter} , attach them to any of "
    "{of:pokemons} [of your choice]?",
)
def attaches_fitting_freely(kind: Node, of: Arg) -> Block:
    one = node("attach", node("$each_one"), node("$pick", of, 1, 1, "me"))
    return (node("$each", node("where", node("$them"), kind), (one,)),)


# --- all Energy of one Pokémon --------------------------------------------------------------------
row(
    "act",
    "[attach(@of_kind($attached(?pokemon), ?energy_kind), ?to)]",
    "remove(s) all {energy_kind} from {pokemon} and attach(es) them to {to:target}",
)
row("act", "[discard(gear_on(?to))]", "discard(s) [all|any] Trainer cards attached to {to:pokemon}")


@rule("act", "discard(s) {all:paid_energies} attached to {to:pokemon}")
def discards_each(all: tuple[Node, ...], to: Node) -> Block:
    places = (of_kind(node("$attached", to), kind) for kind in all)
    return tuple(node("discard", node("$pick", place, 1, 1, WHO)) for place in places)


@rule(
    "act",
    "attach(es) {n:count} {kind:card_filter} {at:card_place} to each of {of:pokemons}",
    cost=-1,
)
def attaches_one_each(n: int, kind: Node, at: Node, of: Arg) -> Block | None:
    if at.word == "$attached":
        return None
    pick = node("$pick", of_kind(at, kind), n, n, "$who")
    return (node("$each", of, (node("attach", pick, node("$each_one")),)),)


# --- Energy of the Pokémon just spoken of ---------------------------------------------------------
@rule("energy_of_it", "{q:quantity} {kind:card_filter} from it")
def some_of_its(q: Node, kind: Node) -> Node | None:
    energy = kind.word in ("energy", "basic_energy", "special_energy", "fits_both")
    of = of_kind(node("$attached", node("$it")), kind)
    return node("$pick", of, *q.args, WHO) if energy else None


row("act", "[attach(?cards, ?to)]", "move(s) {cards:energy_of_it} to {to:target}", cost=-1)


@rule(
    "act",
    "move(s) as many {kind:energy_kind} attached to your Pokémon as you like to [any|each] of your "
    "other Pokémon",
    "move(s) any number of {kind:card_filter} attached to your Pokémon to any of your other "
    "Pokémon in any way you like",
    cost=-3,
)
def moves_about(kind: Node) -> Block:
    cards = of_kind(node("$attached", node("all", "me")), kind)
    return each_to(
        node("$pick", cards, 0, 60, "$who"), node("less", node("all", "me"), node("$it"))
    )


same("paid_energy", "[a|1] {energy_kind}")
row("paid_energies", "[?paid_energy, ?b]", "{paid_energy} [and|, and] {b:paid_energy}")
row("paid_energies", "[?paid_energy, *?paid_energies]", "{paid_energy} , {paid_energies}")


@rule(
    "act",
    "[attach(es)|move(s)] {what:cards} to {of:pokemons} , {w:excluding} {out:kinds_left_out} , in "
    "any way you like",
    cost=1,
)
def in_any_way_but(what: Arg, of: Arg, w: bool, out: Node) -> Block:
    return in_any_way(what, fitted(of, node("fits_not", out)))


@rule(
    "statement",
    "if you attached [an|any]? Energy [card(s)]? to your Active Pokémon in this way , {do:effects}",
    cost=-1,
)
def if_to_active(do: Block) -> Block:
    own = node("active", "me")
    active = node("where", node("host_of", node("$made", node("energy"))), node("is_active"))
    done = cast(Block, replaced(replaced(do, node("$it"), own), node("$that", "mons"), own))
    return acted((node("if", node("any_of", active), done),), "me")


@rule(
    "act",
    "discard(s) Energy from {who:pokemon} until [it|that Pokémon] has {n:count} Energy "
    "[attached|attached to it|left]",
)
def discards_energy_down(who: Node, n: int) -> Block:
    of = node("energy_on", who)
    over = node("most", 0, node("sub", node("count", of), n))
    return (node("discard", node("$pick", of, over, over, "$who")),)


@rule(
    "statement",
    "for each of {of:pokemons} , search your deck for [a|an|1] {kind:card_filter} and attach it "
    "to that Pokémon",
    cost=-1,
)
def finds_one_each(of: Arg, kind: Node) -> Block:
    found = node("$search", node("where", node("deck", "me"), kind), 1, 0, "me")
    return (node("$each", of, (node("attach", found, node("$each_one")),)),)


@rule("act", "move(s) {what:energy_of_it} to {of:pokemons} in any way you like", cost=-1)
def moves_its_freely(what: Node, of: Arg) -> Block:
    return in_any_way(what, of)
