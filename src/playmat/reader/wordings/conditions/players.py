"""What players have: Pokémon in play and on the Bench, Prizes, cards in hands, decks and piles."""

from __future__ import annotations

from playmat.lang.make import conjunction, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, compared, counted, fitted, fitting, narrowed_kind, of_kind

# --- who has them -------------------------------------------------------------------------------
PLAYERS = (
    ("me", "you have"),
    ("foe", "your opponent has"),
    ("$their", "he or she has"),
    ("$their", "they have"),
)
for _who, _words in PLAYERS:
    phrase("player_has", _who, _words)
phrase("who_has", "me", "you have")
phrase("who_has", "foe", "your opponent has")
phrase("who_lacks", "me", "you don't have")
spare_phrase("who_lacks", "foe", "your opponent doesn't have")
phrase("player_has_not", "me", "you don't have")
phrase("player_has_not", "foe", "your opponent doesn't have")


# --- Pokémon ------------------------------------------------------------------------------------
@rule("condition", "{who:who_has} {all:all_of_names} in play")
def have_all(who: str, all: tuple[Node, ...]) -> Node:
    return conjunction(
        "and", *(node("any_of", node("where", node("all", who), fit)) for fit in all)
    )


@rule("condition", "{who:who_has} {all:all_of_names} on {bench:owner} Bench")
def have_all_benched(who: str, all: tuple[Node, ...], bench: str) -> Node:
    return conjunction(
        "and", *(node("any_of", node("where", node("bench_of", who), fit)) for fit in all)
    )


@rule("all_of_names", "[a|an]? {a:pokemon_name}")
def one_of_all(a: Node) -> tuple[Node, ...]:
    return (a,)


@rule("all_of_names", "{a:pokemon_name} [and|,|, and] {b:all_of_names}")
def more_of_all(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...]:
    return (a, *b)


@rule("condition", "{who:who_has} {any:one_of_names} in play")
def have_one(who: str, any: Node) -> Node:
    return node("any_of", node("where", node("all", who), any))


@spare_rule("condition", "{who:who_has} {any:one_of_names} on {bench:owner} Bench")
def have_one_benched(who: str, any: Node, bench: str) -> Node:
    return node("any_of", node("where", node("bench_of", who), any))


@rule(
    "one_of_names",
    "{a:pokemon_name} or {b:pokemon_name}",
    "{a:pokemon_name} , or {b:pokemon_name}",
    "{a:pokemon_name} , {b:one_of_names}",
)
def either_name(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


@rule("condition", "{n:pokemon_name} is in play", "any {n:pokemon_name} [is|are] in play")
def somebody(n: Node) -> Node | None:
    name = str(n.args[0])
    if name == "$own" or name.endswith("Stadium"):
        return None
    mons = node("any_of", node("where", node("all", "both"), n))
    if len(name.split()) < 2 or name.endswith((" ex", " LV.X", " δ", " ★")):
        return mons
    return node("or", node("any_of", node("where", node("stadium"), n)), mons)


@rule(
    "condition",
    "{who:who_has} [any|a|an|1 or more] {kind:pokemon_noun} [in play]?",
    "{who:who_has} [any|a|an] {kind:pokemon_noun} in play {that:pokemon_that}",
    "{who:who_has} [any|a|an] {kind:pokemon_noun} {that:pokemon_that} in play",
    "{who:who_has} {kind:pokemon_noun} in play",
)
def have_kind(who: str, kind: Node, that: Node = ANY) -> Node:
    return node("any_of", fitted(node("all", who), kind, that))


@spare_rule(
    "condition",
    "{who:who_has} [any|a|an] {a:pokemon_noun} or [any|a|an]? {b:pokemon_noun} [in play]?",
    cost=1,
)
def have_either_kind(who: str, a: Node, b: Node) -> Node | None:
    return None if ANY in (a, b) else have_kind(who, node("fits_any", a, b))


@rule(
    "condition",
    "{who:who_has} any Benched {kind:pokemon_noun}",
    "{who:who_has} [any|a] {kind:pokemon_noun} on [his or her|your] Bench",
)
def have_benched(who: str, kind: Node) -> Node:
    return node("any_of", fitted(node("bench_of", who), kind))


@rule("condition", "{who:who_has} any {kind:pokemon_noun} as [his or her|your] Active Pokémon")
def have_active(who: str, kind: Node) -> Node:
    return node("is", node("active", who), kind)


@spare_rule("condition", "{who:who_has} no other {kind:pokemon_noun} in play")
def have_no_other(who: str, kind: Node) -> Node:
    return node("not", node("any_of", node("less", fitted(node("all", who), kind), node("self"))))


@rule("condition", "{who:who_has} another ~ in play")
def have_another(who: str) -> Node:
    return node(
        "any_of", node("where", node("less", node("all", who), node("self")), node("named", "$own"))
    )


@rule("condition", "{who:who_has} {n:number_range} {kind:pokemon_noun} [in play]?")
def have_so_many(who: str, n: Node, kind: Node) -> Node:
    return counted(node("count", fitted(node("all", who), kind)), n)


@rule(
    "condition",
    "{who:who_has} {n:number_range} Benched {kind:pokemon_noun}",
    "{who:who_has} {n:number_range} {kind:pokemon_noun} on [his or her|your] Bench",
)
def have_so_many_benched(who: str, n: Node, kind: Node) -> Node:
    return counted(node("count", fitted(node("bench_of", who), kind)), n)


@rule(
    "condition",
    "there [are|is] {n:number_range} {of:pokemons}",
    "the number of {of:pokemons} is {n:number_range}",
    "there [are|is] {n:number_range} {of:pokemons} in play",
)
def so_many(n: Node, of: Arg) -> Node:
    return counted(node("count", of), n)


phrase(
    "condition",
    node("compare", node("count", node("all", "me")), "==", 1),
    "~ is the only Pokémon you have in play",
    "this Pokémon is the only Pokémon you have in play",
)


@rule("condition", "{who:player_has} {n:how_many} {kind:pokemon_noun} in play")
def in_play(who: str, n: Node, kind: Node) -> Node:
    return compared(node("count", fitting(node("all", who), kind)), n)


@rule(
    "condition",
    "{who:player_has} {n:how_many} {kind:pokemon_noun} on {h:owner} Bench",
    "{who:player_has} {n:how_many} Benched {kind:pokemon_noun}",
)
def on_bench(who: str, n: Node, kind: Node, h: str = "") -> Node:
    return compared(node("count", fitting(node("bench_of", who), kind)), n)


@rule(
    "condition", "{kind:pokemon_noun} is on your Bench", "{kind:pokemon_noun} is on {x:owner} Bench"
)
def benched_one(kind: Node, x: str = "me") -> Node | None:
    return (
        None
        if kind.word == "$any" or kind == node("named", "$own")
        else node("any_of", fitting(node("bench_of", x), kind))
    )


@rule(
    "condition",
    "{who:player_has_not} any Benched Pokémon",
    "{who:player_has_not} any Pokémon on {x:owner} Bench",
    "{who:owner} Bench is empty",
)
def empty_bench(who: str, x: str = "") -> Node:
    return node("not", node("any_of", node("bench_of", who)))


phrase("condition", node("not", node("bench_full", "me")), "your Bench isn't full")
phrase("condition", node("not", node("bench_full", "foe")), "your opponent's Bench isn't full")


# --- cards --------------------------------------------------------------------------------------
@rule(
    "condition",
    "{who:who_has} {n:number_range} card(s) [left]? in [his or her|your|their] hand",
    "{who:who_has} {n:number_range} card(s) in hand",
)
def cards_in_hand(who: str, n: Node) -> Node:
    return counted(node("count", node("hand", who)), n)


@rule("condition", "{who:who_has} {n:count} card(s) left in [his or her|your] hand")
def cards_left(who: str, n: int) -> Node:
    return node("compare", node("count", node("hand", who)), "==", n)


@rule("condition", "{who:who_has} {n:number_range} card(s) [left]? in [his or her|your] deck")
def cards_in_deck(who: str, n: Node) -> Node:
    return counted(node("count", node("deck", who)), n)


@rule(
    "condition",
    "{who:who_has} [any|a|an] {kind:card_filter} {at:card_place}",
    "{who:who_has} {kind:card_filter} {at:card_place}",
)
def have_cards(who: str, kind: Node, at: Node) -> Node | None:
    if at.word not in ("hand", "discards") or at.args[0] not in (who, "$who", "$their"):
        return None
    return node("any_of", of_kind(Node(at.word, (who,)), kind))


@rule("condition", "{who:player_has} {n:how_many} {kind:card_filter} in {h:owner} hand")
def in_hand(who: str, n: Node, kind: Node, h: str) -> Node:
    hand = node("hand", who)
    return compared(node("count", hand if kind.word == "$any" else node("where", hand, kind)), n)


@rule("condition", "{who:player_has} {n:how_many} {kind:card_filter} in {h:owner} discard pile")
@spare_rule(
    "condition",
    "{who:player_has} {n:how_many} {kind:card_filter} {that:card_that} in {h:owner} discard pile",
    "{who:player_has} {n:how_many} {kind:card_filter} in {h:owner} discard pile {that:card_that}",
    cost=1,
)
def in_discards(who: str, n: Node, kind: Node, h: str, that: Node | None = None) -> Node:
    kind = kind if that is None else narrowed_kind(kind, that)
    pile = node("discards", who)
    return compared(node("count", pile if kind.word == "$any" else node("where", pile, kind)), n)


@rule("condition", "{who:player_has_not} {n:how_many} cards in {x:owner} hand")
def not_so_many(who: str, n: Node, x: str) -> Node:
    return node("not", node("compare", node("count", node("hand", who)), *n.args))


# --- Prizes -------------------------------------------------------------------------------------
@rule(
    "condition",
    "{who:player_has} {n:how_many} Prize card(s) [left|remaining]?",
    "{who:player_has} {n:how_many} Prize(s) [left|remaining]?",
)
def prizes(who: str, n: Node) -> Node:
    return node("compare", node("prizes_left", who), *n.args)


@rule(
    "condition",
    "{who:who_has} {n:number_range} Prize card(s) [left|remaining]?",
    "{who:who_has} {n:number_range} Prizes [left|remaining]?",
)
def prizes_in_range(who: str, n: Node) -> Node:
    return counted(node("prizes_left", who), n)


@rule("condition", "{who:who_has} [exactly|either]? {n:numbers} Prize card(s) [left|remaining]")
def one_of_prizes(who: str, n: tuple[int, ...]) -> Node:
    return any_number(node("prizes_left", who), n)


@spare_rule(
    "condition",
    "{who:who_has} [exactly|either]? {n:numbers} cards in [his or her|your|their] hand",
    "{who:who_has} [exactly|either]? {n:numbers} cards in hand",
)
def one_of_hands(who: str, n: tuple[int, ...]) -> Node:
    return any_number(node("count", node("hand", who)), n)


def any_number(what: Node, n: tuple[int, ...]) -> Node:
    """Return that something counts one of several numbers."""
    return conjunction("or", *(node("compare", what, "==", one) for one in n))


# --- who and what is there ------------------------------------------------------------------------
@rule("condition", "there [is|are] [any|a|an] {kind:card_filter} in {h:owner} discard pile")
def lies_in_discards(kind: Node, h: str) -> Node:
    return node(
        "any_of", where(node("discards", h), kind) if kind != node("$any") else node("discards", h)
    )


@rule("condition", "there are any {kind:pokemon_noun} on {h:owner} Bench")
@spare_rule("condition", "any {kind:pokemon_noun} [is|are] on {h:owner} Bench")
def benched(kind: Node, h: str) -> Node:
    return node("any_of", where(node("bench_of", h), None if kind == node("$any") else kind))


@rule("condition", "{h:player_has} any evolved Pokémon in play")
def any_evolved(h: str) -> Node:
    return node("any_of", node("where", node("all", h), node("evolved")))


@spare_rule("condition", "[both]? {all:all_of_names} are in play", cost=1)
def all_in_play(all: tuple[Node, ...]) -> Node | None:
    there = (node("any_of", node("where", node("all", "both"), fit)) for fit in all)
    return conjunction("and", *there) if len(all) > 1 else None


spare_phrase("condition", node("always"), "[~|this Pokémon] is in play", cost=2)


@spare_rule("condition", "the number of {of:pokemons} is {n:number}", cost=1)
def exactly(of: Arg, n: int) -> Node:
    return node("compare", node("count", of), "==", n)


spare_phrase(
    "condition",
    node(
        "and",
        node("is", node("self"), node("is_benched")),
        node("compare", node("count", node("bench_of", "me")), "==", 1),
    ),
    "[~|this Pokémon] is [the|your] only [Pokémon on your Bench|Benched Pokémon]",
)


# --- what players do not have ---------------------------------------------------------------------
@spare_rule("condition", "{who:player_has_not} {n:how_many} [{t:type}]? Energy in play")
def lacks_energy(who: str, n: Node, t: str = "any") -> Node:
    return node("not", compared(node("units", node("all", who), t), n))


@spare_rule(
    "condition",
    "{who:player_has_not} {n:how_many} Benched {kind:pokemon_noun}",
    "{who:player_has_not} {n:how_many} {kind:pokemon_noun} on [his or her|your] Bench",
    cost=1,
)
def lacks_benched(who: str, n: Node, kind: Node) -> Node:
    return node("not", compared(node("count", fitted(node("bench_of", who), kind)), n))


@spare_rule(
    "condition",
    "{who:player_has_not} {n:how_many} {kind:pokemon_noun} [in play]?",
    "{who:player_has_not} {n:how_many} {kind:pokemon_noun} in play {that:pokemon_that}",
    cost=1,
)
def lacks_kind(who: str, n: Node, kind: Node, that: Node = ANY) -> Node:
    return node("not", compared(node("count", fitted(node("all", who), kind, that)), n))


@spare_rule(
    "condition", "{who:player_has_not} {n:how_many} {kind:card_filter} {at:card_place}", cost=1
)
def lacks_cards(who: str, n: Node, kind: Node, at: Node) -> Node | None:
    if at.word not in ("hand", "discards") or at.args[0] not in (who, "$who", "$their"):
        return None
    return node("not", compared(node("count", of_kind(Node(at.word, (who,)), kind)), n))


spare_phrase(
    "condition",
    node("compare", node("count", node("all", "me")), "==", 1),
    "your Active Pokémon is [the|your] only Pokémon [you have]? in play",
    "[~|this Pokémon] is your only Pokémon in play",
)


@spare_rule(
    "condition",
    "{who:player_has} {n:how_many} {kind:pokemon_noun} {that:pokemon_that} in play",
    "{who:player_has} {n:how_many} {kind:pokemon_noun} in play {that:pokemon_that}",
    cost=1,
)
def in_play_that(who: str, n: Node, kind: Node, that: Node) -> Node:
    return compared(node("count", fitted(node("all", who), kind, that)), n)


@spare_rule(
    "condition",
    "{who:player_has_not} [a|an|any]? {n:pokemon_name} on {h:owner} Bench",
    "{who:player_has_not} [a|an|any]? {n:pokemon_name} in play",
    cost=1,
)
def lacks_named(who: str, n: Node, h: str = "") -> Node:
    return node("not", node("any_of", node("where", node("bench_of" if h else "all", who), n)))


@spare_rule("condition", "{who:player_has} {n:how_many} damage counter(s) on {of:pokemons}")
def counters_in_all(who: str, n: Node, of: Arg) -> Node:
    return node("compare", node("counters_on", of), *n.args)
