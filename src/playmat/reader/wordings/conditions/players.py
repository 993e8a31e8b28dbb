"""What players have: Pokémon in play and on the Bench, Prizes, cards in hands, decks and piles."""

from __future__ import annotations

from playmat.lang.make import conjunction, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import ANY, compared, fitted, fitting, narrowed_kind, of_kind

# --- who has them -------------------------------------------------------------------------------
PLAYERS = (
    ("me", "you have"),
    ("foe", "your opponent has"),
    ("$their", "he or she has"),
    ("$their", "they have"),
)

for _who, _words in PLAYERS:
    phrase("player_has", _who, _words)
row("who_has", "me", "you have")
row("who_has", "foe", "your opponent has")
row("who_lacks", "me", "you don't have")
row("who_lacks", "foe", "your opponent doesn't have")
row("player_has_not", "me", "you don't have")
row("player_has_not", "foe", "your opponent doesn't have")


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


row("all_of_names", "[?pokemon_name]", "[a|an]? {pokemon_name}")
row(
    "all_of_names", "[?pokemon_name, *?all_of_names]", "{pokemon_name} [and|,|, and] {all_of_names}"
)
row(
    "condition",
    "any_of(where(all(?player), ?filter))",
    "{player:who_has} {filter:one_of_names} in play",
)
row(
    "condition",
    "any_of(where(bench_of(?player), ?filter))",
    "{player:who_has} {filter:one_of_names} on {bench:owner} Bench",
)
row(
    "condition",
    "any_of(where(bench_of(?player), ?filter))",
    "[either]? {filter:one_of_names} is on {player:owner} Bench",
    cost=1,
)
row(
    "one_of_names",
    "fits_any(?left, ?right)",
    "{left:pokemon_name} or {right:pokemon_name}",
    "{left:pokemon_name} , or {right:pokemon_name}",
    "{left:pokemon_name} , {right:one_of_names}",
)


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


@rule(
    "condition",
    "{who:who_has} [any|a|an] {a:pokemon_noun} or [any|a|an]? {b:pokemon_noun} [in play]?",
    cost=1,
)
def have_either_kind(who: str, a: Node, b: Node) -> Node | None:
    return None if ANY in (a, b) else have_kind(who, node("fits_any", a, b))


row(
    "condition",
    "any_of(@fitted(bench_of(?player), ?pokemon_noun))",
    "{player:who_has} any Benched {pokemon_noun}",
    "{player:who_has} [any|a] {pokemon_noun} on [his or her|your] Bench",
)
row(
    "condition",
    "is(active(?player), ?filter)",
    "{player:who_has} any {filter:pokemon_noun} as [his or her|your] Active Pokémon",
)
row(
    "condition",
    "not(any_of(less(@fitted(all(?player), ?pokemon_noun), self())))",
    "{player:who_has} no other {pokemon_noun} in play",
)
row(
    "condition",
    "any_of(where(less(all(?player), self()), named($own)))",
    "{player:who_has} another ~ in play",
)
row(
    "condition",
    "@counted(count(@fitted(all(?player), ?pokemon_noun)), ?number_range)",
    "{player:who_has} {number_range} {pokemon_noun} [in play]?",
)
row(
    "condition",
    "@counted(count(@fitted(bench_of(?player), ?pokemon_noun)), ?number_range)",
    "{player:who_has} {number_range} Benched {pokemon_noun}",
    "{player:who_has} {number_range} {pokemon_noun} on [his or her|your] Bench",
)
row(
    "condition",
    "@counted(count(?of), ?number_range)",
    "there [are|is] {number_range} {of:pokemons}",
    "the number of {of:pokemons} is {number_range}",
    "there [are|is] {number_range} {of:pokemons} in play",
)
row(
    "condition",
    "compare(count(where(all(foe), is_active())), ==, 2)",
    "there are 2 Defending Pokémon in play",
)
row(
    "condition",
    "compare(count(where(all(foe), is_active())), ==, 1)",
    "there is only 1 Defending Pokémon",
    "your opponent has only 1 Defending Pokémon",
)
FOREMOST = node("where", node("all", "foe"), node("is_active"))
"""The opponent's Active Pokémon, of which there are two in a game of pairs."""


@rule("condition", "any of your opponent's Active Pokémon are {kind:pokemon_noun}")
def active_of_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("any_of", fitted(FOREMOST, kind))


row(
    "condition",
    "@compared(count(@fitting(all(?player), ?pokemon_noun)), ?how_many)",
    "{player:player_has} {how_many} {pokemon_noun} in play",
)
row(
    "condition",
    "@compared(count(@fitting(bench_of(?player), ?pokemon_noun)), ?how_many)",
    "{player:player_has} {how_many} {pokemon_noun} on {h:owner} Bench",
    "{player:player_has} {how_many} Benched {pokemon_noun}",
)


@rule(
    "condition", "{kind:pokemon_noun} is on your Bench", "{kind:pokemon_noun} is on {x:owner} Bench"
)
def benched_one(kind: Node, x: str = "me") -> Node | None:
    return (
        None
        if kind.word == "$any" or kind == node("named", "$own")
        else node("any_of", fitting(node("bench_of", x), kind))
    )


row(
    "condition",
    "not(any_of(bench_of(?player)))",
    "{player:player_has_not} any Benched Pokémon",
    "{player:player_has_not} any Pokémon on {x:owner} Bench",
    "{player:owner} Bench is empty",
)
row("condition", "not(bench_full(foe))", "your opponent's Bench isn't full")
row(
    "condition",
    "compare(count(all(foe)), ==, 1)",
    "your opponent doesn't have any Benched Pokémon or other Active Pokémon",
)
row(
    "condition",
    "not(bench_full($player))",
    "that player's Bench isn't full",
    "his or her Bench isn't full",
    "the player's Bench isn't full",
)


# --- cards --------------------------------------------------------------------------------------
row(
    "condition",
    "@counted(count(hand(?player)), ?number_range)",
    "{player:who_has} {number_range} card(s) [left]? in [his or her|your|their] hand",
    "{player:who_has} {number_range} card(s) in hand",
)
row(
    "condition",
    "compare(count(hand(?player)), ==, ?right)",
    "{player:who_has} {right:count} card(s) left in [his or her|your] hand",
)
row(
    "condition",
    "@counted(count(deck(?player)), ?number_range)",
    "{player:who_has} {number_range} card(s) [left]? in [his or her|your] deck",
)


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
@rule(
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


row(
    "condition",
    "@counted(prizes_left(?player), ?number_range)",
    "{player:who_has} {number_range} Prize card(s) [left|remaining]?",
    "{player:who_has} {number_range} Prizes [left|remaining]?",
)


@rule("condition", "{who:who_has} [exactly|either]? {n:numbers} Prize card(s) [left|remaining]")
def one_of_prizes(who: str, n: tuple[int, ...]) -> Node:
    return any_number(node("prizes_left", who), n)


@rule(
    "condition",
    "{who:who_has} [exactly|either]? {n:numbers} cards in [his or her|your|their] hand",
    "{who:who_has} [exactly|either]? {n:numbers} cards in hand",
)
def one_of_hands(who: str, n: tuple[int, ...]) -> Node:
    return any_number(node("count", node("hand", who)), n)


@rule(
    "condition",
    "{who:who_has} {n:how_many} {kind:card_filter} in [the|your|his or her|their] Lost Zone",
)
def in_lost_zone(who: str, n: Node, kind: Node) -> Node:
    of = node("lost", who)
    return compared(node("count", of if kind == ANY else node("where", of, kind)), n)


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
@rule("condition", "any {kind:pokemon_noun} [is|are] on {h:owner} Bench")
def benched(kind: Node, h: str) -> Node:
    return node("any_of", where(node("bench_of", h), None if kind == node("$any") else kind))


row(
    "condition",
    "any_of(where(all(?player), evolved()))",
    "{player:player_has} any evolved Pokémon in play",
)


@rule("condition", "[both]? {all:all_of_names} are in play", cost=1)
def all_in_play(all: tuple[Node, ...]) -> Node | None:
    there = (node("any_of", node("where", node("all", "both"), fit)) for fit in all)
    return conjunction("and", *there) if len(all) > 1 else None


row(
    "condition",
    "is(active(both), ?filter)",
    "both Active Pokémon are {filter:pokemon_state}",
    cost=1,
)


@rule("condition", "[both]? {all:all_of_names} are on {h:owner} Bench", cost=1)
def all_benched(all: tuple[Node, ...], h: str) -> Node | None:
    there = (node("any_of", node("where", node("bench_of", h), fit)) for fit in all)
    return conjunction("and", *there) if len(all) > 1 else None


@rule("condition", "[both]? {all:all_of_names} are in {h:owner} discard pile", cost=1)
def all_discarded(all: tuple[Node, ...], h: str) -> Node | None:
    there = (node("any_of", node("where", node("discards", h), fit)) for fit in all)
    return conjunction("and", *there) if len(all) > 1 else None


row("condition", "always()", "[~|this Pokémon] is in play", cost=2)
row(
    "condition",
    "compare(count(?of), ==, ?right)",
    "the number of {of:pokemons} is {right:number}",
    cost=1,
)
row(
    "condition",
    "compare(count(all(me)), ==, 1)",
    "~ is the only Pokémon you have in play",
    "this Pokémon is the only Pokémon you have in play",
    "your Active Pokémon is [the|your] only Pokémon [you have]? in play",
    "[~|this Pokémon] is your only Pokémon in play",
)
row(
    "condition",
    "@compared(count(@fitted(all(?player), ?pokemon_noun, ?pokemon_that)), ?how_many)",
    "{player:player_has} {how_many} {pokemon_noun} {pokemon_that} in play",
    "{player:player_has} {how_many} {pokemon_noun} in play {pokemon_that}",
    cost=1,
)


@rule("condition", "{who:player_has} {n:how_many} damage counter(s) on {of:pokemons}")
def counters_in_all(who: str, n: Node, of: Arg) -> Node:
    return node("compare", node("counters_on", of), *n.args)


row(
    "condition",
    "and(is(self(), is_benched()), compare(count(bench_of(me)), ==, 1))",
    "[~|this Pokémon] is [the|your] only [Pokémon on your Bench|Benched Pokémon]",
)
