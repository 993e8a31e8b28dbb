"""What players have: Pokémon in play and on the Bench, Prizes, cards in hands, decks and piles."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import ANY, compared, counted, fitted, fitting, of_kind
from playmat.reader.nodes import conjunction, node

# --- who has them -------------------------------------------------------------------------------
PLAYERS = (
    ("me", "you have"),
    ("foe", "your opponent has"),
    ("$who", "he or she has"),
    ("$who", "they have"),
)
for _who, _words in PLAYERS:
    phrase("has", _who, _words)
phrase("owning", "me", "you have")
phrase("owning", "foe", "your opponent has")
phrase("lacking", "me", "you don't have")
phrase("lacking", "foe", "your opponent doesn't have")
phrase("hasnot", "me", "you don't have")
phrase("hasnot", "foe", "your opponent doesn't have")


# --- Pokémon ------------------------------------------------------------------------------------
@rule("cond", "{who:owning} {all:everyname} in play")
def have_all(who: str, all: tuple[Node, ...]) -> Node:
    """Read Pokémon that must all be in play."""
    return conjunction(
        "and", *(node("any_of", node("where", node("all", who), fit)) for fit in all)
    )


@rule("cond", "{who:owning} {all:everyname} on {bench:owner} Bench")
def have_all_benched(who: str, all: tuple[Node, ...], bench: str) -> Node:
    """Read Pokémon that must all be on the Bench."""
    return conjunction(
        "and", *(node("any_of", node("where", node("bench_of", who), fit)) for fit in all)
    )


@rule("everyname", "[a|an]? {a:called}")
def one_of_all(a: Node) -> tuple[Node, ...]:
    """Read one name that must be there."""
    return (a,)


@rule("everyname", "{a:called} [and|,|, and] {b:everyname}")
def more_of_all(a: Node, b: tuple[Node, ...]) -> tuple[Node, ...]:
    """Read names that must all be there."""
    return (a, *b)


@rule("cond", "{who:owning} {any:anyname} in play")
def have_one(who: str, any: Node) -> Node:
    """Read Pokémon of which one must be in play."""
    return node("any_of", node("where", node("all", who), any))


@rule("cond", "{who:owning} {any:anyname} on {bench:owner} Bench")
def have_one_benched(who: str, any: Node, bench: str) -> Node:
    """Read Pokémon of which one must be on the Bench."""
    return node("any_of", node("where", node("bench_of", who), any))


@rule("anyname", "{a:called} or {b:called}", "{a:called} , or {b:called}")
def either_name(a: Node, b: Node) -> Node:
    """Read two names of which one must be there."""
    return node("fits_any", a, b)


@rule("anyname", "{a:called} , {b:anyname}")
def one_of_names(a: Node, b: Node) -> Node:
    """Read names of which one must be there."""
    return node("fits_any", a, b)


@rule("cond", "{n:called} is in play", "any {n:called} [is|are] in play")
def somebody(n: Node) -> Node | None:
    """Read a name that must be in play, of a Pokémon on either side or of the Stadium."""
    name = str(n.args[0])
    if name == "$own" or name.endswith("Stadium"):
        return None
    mons = node("any_of", node("where", node("all", "both"), n))
    if len(name.split()) < 2 or name.endswith((" ex", " LV.X", " δ", " ★")):
        return mons
    return node("or", node("any_of", node("where", node("stadium"), n)), mons)


@rule(
    "cond",
    "{who:owning} [any|a|an|1 or more] {kind:monnoun} [in play]?",
    "{who:owning} [any|a|an] {kind:monnoun} in play {that:monthat}",
    "{who:owning} [any|a|an] {kind:monnoun} {that:monthat} in play",
    "{who:owning} {kind:monnoun} in play",
)
def have_kind(who: str, kind: Node, that: Node = ANY) -> Node:
    """Read a kind of Pokémon that must be in play."""
    return node("any_of", fitted(node("all", who), kind, that))


@rule(
    "cond",
    "{who:owning} any Benched {kind:monnoun}",
    "{who:owning} [any|a] {kind:monnoun} on [his or her|your] Bench",
)
def have_benched(who: str, kind: Node) -> Node:
    """Read Benched Pokémon that must be there."""
    return node("any_of", fitted(node("bench_of", who), kind))


@rule("cond", "{who:owning} any {kind:monnoun} as [his or her|your] Active Pokémon")
def have_active(who: str, kind: Node) -> Node:
    """Read the kind the Active must be of."""
    return node("is", node("active", who), kind)


@rule("cond", "{who:owning} no other {kind:monnoun} in play")
def have_no_other(who: str, kind: Node) -> Node:
    """Read that a player has no Pokémon but this one, or none of a kind."""
    return node("not", node("any_of", node("less", fitted(node("all", who), kind), node("self"))))


@rule("cond", "{who:owning} another ~ in play")
def have_another(who: str) -> Node:
    """Read another Pokémon of the own name."""
    return node(
        "any_of", node("where", node("less", node("all", who), node("self")), node("named", "$own"))
    )


@rule("cond", "{who:owning} {n:range} {kind:monnoun} [in play]?")
def have_so_many(who: str, n: Node, kind: Node) -> Node:
    """Read how many Pokémon a player must have."""
    return counted(node("count", fitted(node("all", who), kind)), n)


@rule(
    "cond",
    "{who:owning} {n:range} Benched {kind:monnoun}",
    "{who:owning} {n:range} {kind:monnoun} on [his or her|your] Bench",
)
def have_so_many_benched(who: str, n: Node, kind: Node) -> Node:
    """Read how many Benched Pokémon a player must have."""
    return counted(node("count", fitted(node("bench_of", who), kind)), n)


@rule(
    "cond",
    "there [are|is] {n:range} {of:mons}",
    "the number of {of:mons} is {n:range}",
    "there [are|is] {n:range} {of:mons} in play",
)
def so_many(n: Node, of: Arg) -> Node:
    """Read how many Pokémon there must be."""
    return counted(node("count", of), n)


phrase(
    "cond",
    node("compare", node("count", node("all", "me")), "==", 1),
    "~ is the only Pokémon you have in play",
    "this Pokémon is the only Pokémon you have in play",
)


@rule("cond", "{who:has} {n:howmany} {kind:monnoun} in play")
def in_play(who: str, n: Node, kind: Node) -> Node:
    """Read how many Pokémon a player has in play."""
    return compared(node("count", fitting(node("all", who), kind)), n)


@rule(
    "cond",
    "{who:has} {n:howmany} {kind:monnoun} on {h:owner} Bench",
    "{who:has} {n:howmany} Benched {kind:monnoun}",
)
def on_bench(who: str, n: Node, kind: Node, h: str = "") -> Node:
    """Read how many Pokémon a player has on the Bench."""
    return compared(node("count", fitting(node("bench_of", who), kind)), n)


@rule("cond", "{kind:monnoun} is on your Bench", "{kind:monnoun} is on {x:owner} Bench")
def benched_one(kind: Node, x: str = "me") -> Node | None:
    """Read whether such a Pokémon is on a Bench."""
    return (
        None
        if kind.word == "$any" or kind == node("named", "$own")
        else node("any_of", fitting(node("bench_of", x), kind))
    )


@rule("cond", "{who:hasnot} any Benched Pokémon", "{who:hasnot} any Pokémon on {x:owner} Bench")
def empty_bench(who: str, x: str = "") -> Node:
    """Read an empty Bench."""
    return node("not", node("any_of", node("bench_of", who)))


phrase("cond", node("not", node("bench_full", "me")), "your Bench isn't full")
phrase("cond", node("not", node("bench_full", "foe")), "your opponent's Bench isn't full")


# --- cards --------------------------------------------------------------------------------------
@rule(
    "cond",
    "{who:owning} {n:range} card(s) [left]? in [his or her|your|their] hand",
    "{who:owning} {n:range} card(s) in hand",
)
def cards_in_hand(who: str, n: Node) -> Node:
    """Read how many cards a hand must hold."""
    return counted(node("count", node("hand", who)), n)


@rule("cond", "{who:owning} {n:count} card(s) left in [his or her|your] hand")
def cards_left(who: str, n: int) -> Node:
    """Read how many cards a hand must still hold."""
    return node("compare", node("count", node("hand", who)), "==", n)


@rule("cond", "{who:owning} {n:range} card(s) [left]? in [his or her|your] deck")
def cards_in_deck(who: str, n: Node) -> Node:
    """Read how many cards a deck must hold."""
    return counted(node("count", node("deck", who)), n)


@rule(
    "cond",
    "{who:owning} [any|a|an] {kind:cardkind} {at:place}",
    "{who:owning} {kind:cardkind} {at:place}",
)
def have_cards(who: str, kind: Node, at: Node) -> Node | None:
    """Read cards a zone must hold."""
    if at.word not in ("hand", "discards") or at.args[0] not in (who, "$who", "$their"):
        return None
    return node("any_of", of_kind(Node(at.word, (who,)), kind))


@rule("cond", "{who:has} {n:howmany} {kind:cardkind} in {h:owner} hand")
def in_hand(who: str, n: Node, kind: Node, h: str) -> Node:
    """Read how many cards a player holds."""
    hand = node("hand", who)
    return compared(node("count", hand if kind.word == "$any" else node("where", hand, kind)), n)


@rule("cond", "{who:has} {n:howmany} {kind:cardkind} in {h:owner} discard pile")
def in_discards(who: str, n: Node, kind: Node, h: str) -> Node:
    """Read how many cards of a kind lie in a discard pile."""
    pile = node("discards", who)
    return compared(node("count", pile if kind.word == "$any" else node("where", pile, kind)), n)


@rule("cond", "{who:hasnot} {n:howmany} cards in {x:owner} hand")
def not_so_many(who: str, n: Node, x: str) -> Node:
    """Read a hand that does not hold so many."""
    return node("not", node("compare", node("count", node("hand", who)), *n.args))


# --- Prizes -------------------------------------------------------------------------------------
@rule("cond", "{who:has} {n:howmany} Prize card(s) left", "{who:has} {n:howmany} Prizes left")
def prizes(who: str, n: Node) -> Node:
    """Read how many Prizes a player has left."""
    return node("compare", node("prizes_left", who), *n.args)


@rule(
    "cond",
    "{who:owning} {n:range} Prize card(s) [left|remaining]?",
    "{who:owning} {n:range} Prizes [left|remaining]?",
)
def prizes_in_range(who: str, n: Node) -> Node:
    """Read how many Prizes a player must have left."""
    return counted(node("prizes_left", who), n)


@rule("cond", "{who:owning} {n:numbers} Prize card(s) left")
def one_of_prizes(who: str, n: tuple[int, ...]) -> Node:
    """Read the numbers of Prizes of which one must be left."""
    return conjunction("or", *(node("compare", node("prizes_left", who), "==", one) for one in n))
