"""Energy attached, moved, discarded and paid for an effect."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, MANY, MINE, WHO, each_to, fitted, of_kind
from playmat.reader.nodes import acted

CHOSEN = node("$that", "mons")
THOSE = node("$them", "cards")
AT_WILL = node("$q", 0, MANY)


@rule(
    "cards",
    "as many {kind:card_filter} as you like {at:card_place}",
    "as many {kind:card_filter} {at:card_place} as you like [, in any combination]?",
    "any number of {kind:card_filter} {at:card_place}",
    "any amount of {kind:energy_kind} {at:card_place}",
    "any amount of {kind:energy_kind} [from|attached to] {of:pokemons}",
    "as many of the {kind:card_filter} {at:card_place} as you like",
    "any {kind:energy_kind} {at:card_place}",
    "a number of {kind:card_filter} {at:card_place} equal to {n:amount}",
    "a number of {kind:card_filter} equal to {n:amount} {at:card_place}",
    "a number of {kind:card_filter} {at:card_place} [,]? up to {most:amount} [,]?",
    "{one:count} {kind:card_filter} {at:card_place} or {other:cards}",
    "{at:card_place} as many {kind:card_filter} as you like",
)
def at_will(
    kind: Node,
    at: Node | None = None,
    of: Arg = "",
    n: Arg = 0,
    one: int = 1,
    other: Arg = "",
    most: Arg = MANY,
) -> Node | None:
    at = node("$attached", of) if at is None else at
    if other:
        there = other["from"] if is_word(other, "$pick") and other["most"] == 1 else other
        known = one == 1 and (there != other or other == node("stadium"))
        return node("$pick", node("join", of_kind(at, kind), there), 1, 1, WHO) if known else None
    return node("$pick", of_kind(at, kind), n, n or most, WHO)


@rule(
    "cards",
    "{n:count} random {kind:card_filter} {at:card_place}",
    "{n:count} [more|of the]? {kind:card_filter} {at:card_place} "
    "[at random [without looking]?|without looking]",
    "{n:count} {kind:card_filter} at random {at:card_place}",
    "{n:count} [of them|of those cards] [{x:blindly}|at random [without looking]?]",
)
def at_random(n: int, kind: Node = ANY, at: Node = THOSE, x: bool = False) -> Node | None:
    known = at.word == "hand" and kind != ANY
    return None if known else node("$random", of_kind(at, kind), n)


@rule(
    "act",
    "choose(s) {what:cards}",
    "take(s) {what:cards}",
    "{x:blindly} , choose(s) {what:cards}",
)
def chooses_cards(what: Arg, x: bool = False) -> Block | None:
    if is_word(what, "$pick"):
        blind = node("$random", what["from"], what["most"])
        return (node("$found", blind if x else what.having("by", WHO)),)
    unpicked = is_word(what, "$random") or is_word(what, "$unlike")
    return (node("$found", what),) if unpicked else None


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
    "[attach(es)|move(s)] {what:cards} to [any of]? [{of:pokemons}|those Pokémon] [, {x:excluding} "
    "{out:kinds_left_out} ,]? in any way [you like|he or she likes]",
)
def in_any_way(what: Arg, of: Arg = CHOSEN, x: bool = False, out: Node | None = None) -> Block:
    of = fitted(of, node("fits_not", out)) if x else of  # type: ignore[arg-type]
    known = ("$it", "$that", "$made")
    if isinstance(what, Node) and what.word.startswith("$") and what.word not in known:
        return (node("$found", what), *each_to(node("$that", "cards"), of))
    return each_to(what, of)


@rule(
    "statement",
    "for each {n:for_each} , attach {what:cards} to [any of]? {of:pokemons} in any way you like",
)
def for_each_in_any_way(n: Arg, what: Arg, of: Arg) -> Block | None:
    if not is_word(what, "$pick") or not what["least"] == what["most"] == 1:
        return None
    several = node("$pick", what["from"], n, n, WHO)
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
        # It may affect nobody or another Pokémon, so it must be asked.
        done = (node("if", node("any_of", node("$that", "cards")), done),)
    return acted(done, "me")


@rule(
    "act",
    "attach(es) {what:cards} to each of [{of:pokemons}|those Pokémon|them]",
    cost=-1,
)
def to_each(what: Arg, of: Arg = CHOSEN) -> Block | None:
    if not is_word(what, "$pick"):
        return None
    return (node("$each", of, (node("attach", what, node("$each_one")),)),)


@rule(
    "act",
    "attach(es) {q:quantity} {kind:energy_kind} to {to:target}",
    "attach(es) as many {kind:energy_kind} as you like to any of {of:pokemons}",
    cost=2,
)
def attaches_from_hand(kind: Node, q: Node = AT_WILL, to: Arg = "", of: Arg = "") -> Block:
    held = node("$pick", node("where", node("$at_hand"), kind), *q.args, WHO)
    if of:
        return (node("$found", held), *each_to(node("$that", "cards"), of))
    return (node("attach", replaced(held, node("$at_hand"), MINE), to),)


@rule("act", "[attach(es)|move(s)] {what:cards} to any of {of:pokemons}", cost=-1)
def to_any(what: Arg, of: Arg) -> Block | None:
    return None if is_word(what, "$pick") and what["most"] == 1 else in_any_way(what, of)


@rule("act", "attach(es) {what:cards} to {of:pokemons}", cost=1)
def among_several(what: Arg, of: Arg) -> Block | None:
    if not isinstance(of, Node) or of.word not in ("all", "bench_of", "where", "less"):
        return None
    one = is_word(what, "$pick") and what["most"] == 1
    return (node("attach", what, node("$pick", of, 1, 1, WHO)),) if one else in_any_way(what, of)


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
        several = [n for n in nodes_in(said) if n.word == "$pick" and n["least"] not in (0, 1)]
        if several:
            of, most, *_ = several[0].args
            enough = node("compare", node("count", of), ">=", most)
            paid.append(node("if", enough, (said,), (node("cancel"),)))
        else:
            paid += [said, node("if", node("not", node("$did")), (node("cancel"),))]
    return (node("$pay", tuple(paid)),)


ANY_THERE = "if any of [those cards|those|them] are {kind:card_filter}"


# --- cards just seen ----------------------------------------------------------------------------


@rule(
    "statement",
    f"{ANY_THERE} , attach [them|those cards] to {{to:target}}",
    f"{ANY_THERE} , attach them to {{of:pokemons}} in any way you like",
    f"{ANY_THERE} , attach them to any of {{of:pokemons}} [of your choice]?",
)
def attaches_fitting(kind: Node, of: Arg = "", to: Arg = "") -> Block:
    there = node("where", node("$them"), kind)
    if to:
        return acted((node("attach", there, to),), "me")
    one = node("attach", node("$each_one"), node("$pick", of, 1, 1, "me"))
    return (node("$each", there, (one,)),)


# --- all Energy of one Pokémon --------------------------------------------------------------------
row("act", "[discard(gear_on(?to))]", "discard(s) [all|any] Trainer cards attached to {to:pokemon}")
