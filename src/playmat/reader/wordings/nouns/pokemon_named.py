"""Pokémon by several names, and which Pokémon in the older words."""

from __future__ import annotations

from playmat.lang.make import node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import ENDING_IN_S, fitted
from playmat.reader.text.tokens import TYPES

# --- names ----------------------------------------------------------------------------------------
same("card_that", "named {pokemon_names}")


@rule("card_that", "not named {of:pokemon_names}")
def not_named(of: Node) -> Node:
    return node("fits_not", of)


@rule("plural_names", "{n:name}")
def plural(n: str) -> Node | None:
    several = n.endswith("s") and not n.endswith("'s") and " and " not in n
    several = several and n.split()[-1] not in ENDING_IN_S
    return node("named", n[:-1]) if several else None


spare_phrase("plural_names", node("named", "$own"), "~s")


@rule("plural_names", "{a:plural_name} [,|and|or|, and|, or|, and/or] {b:plural_names}")
def several_plurals(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


rule("plural_name", "{n:name}")(plural)


@rule("counted", "{of:plural_names} in play", cost=-1)
def all_named(of: Node) -> Node:
    return node("count", node("where", node("all", "both"), of))


phrase("note", (), "including your opponent's")


@rule("condition", "there are more than {n:number} {of:plural_names} in play", cost=-1)
def more_than_named(n: int, of: Node) -> Node | None:
    if of.word != "fits_any":
        return None
    return node("compare", node("count", node("where", node("all", "both"), of)), ">", n)


@rule("counted", "{of:plural_names} you have in play", cost=-1)
def own_named(of: Node) -> Node:
    return node("count", node("where", node("all", "me"), of))


@rule("pokemon_set", "{who:owner} {of:plural_names}", cost=-1)
def owned_of_names(who: str, of: Node) -> Node | None:
    return node("where", node("all", who), of) if of.word == "fits_any" else None


@rule("counted", "{of:pokemon_names} ( [both]? yours and your opponent's ) in play")
def everybodys_named(of: Node) -> Node:
    return node("count", node("where", node("all", "both"), of))


@rule("counted", "{of:plural_names} on {who:owner} Bench", cost=-1)
def benched_plural(of: Node, who: str) -> Node:
    return node("count", node("where", node("bench_of", who), of))


@rule("counted", "{of:pokemon_names} on {who:owner} Bench")
def benched_named(of: Node, who: str) -> Node | None:
    return (
        None if of.word != "fits_any" else node("count", node("where", node("bench_of", who), of))
    )


@rule("target", "each {of:pokemon_names} ( [even|including] your own )")
def each_named(of: Node) -> Arg:
    return node("where", node("all", "both"), of)


@spare_rule("counted", "cards with {n:name} in their names that you have in play")
def with_name(n: str) -> Node:
    return node("count", node("where", node("all", "me"), node("name_has", n)))


phrase(
    "counted",
    node("count", node("where", node("all", "me"), node("name_has", "$own"))),
    "cards with ~ in their names that you have in play",
)


# --- which Pokémon --------------------------------------------------------------------------------
for _word, _letter in TYPES.items():
    phrase("pokemon_word", node("fits_not", node("typed", _letter)), f"non-{_word}")
phrase("pokemon_that", node("fits_not", node("damaged")), "with no damage counters on [it|them]")
phrase("target", node("bench_of", "both"), "each player's Bench")
phrase(
    "pokemons",
    node("less", node("all", "both"), node("self")),
    "other Pokémon ( [even|including] your own )",
)


@rule("pokemons", "Pokémon that [isn't|aren't] {t:type} on each player's Bench")
def benched_but(t: str) -> Arg:
    return node("where", node("bench_of", "both"), node("fits_not", node("typed", t)))


@rule("pokemons", "{kind:pokemon_noun} you have in play {that:pokemon_that}")
def own_that(kind: Node, that: Node) -> Arg:
    return where(node("all", "me"), None if kind == node("$any") else kind, that)


@rule("pokemon_that", "that [is|are] the same type as {who:pokemon}")
def same_type(who: Node) -> Node:
    return node("shares_type", who)


KILLER = node("attacker")
NAMESAKES = "[the|your] opponent's Pokémon that [has|have] the same name as the Attacking Pokémon"
phrase(
    "target",
    node("where", node("all", "foe"), node("same_name", KILLER)),
    f"the Attacking Pokémon and each of {NAMESAKES}",
)


# --- counted --------------------------------------------------------------------------------------
phrase("for_each", node("$number"), "of those Pokémon")
phrase(
    "outcome",
    (node("counters", node("$that", "mons"), node("$number")),),
    "put that many damage counters on the Pokémon",
)


@rule("counted", "[{t:type}]? Energy attached to your {of:pokemon_names}")
def energy_on_named(of: Node, t: str = "any") -> Node:
    return node("units", node("where", node("all", "me"), of), t)


@rule("counted", "Energy card(s) attached to {of:pokemon_set}")
def energy_cards_on(of: Arg) -> Node:
    return node("count", node("energy_on", of))


# --- the Pokémon of both players, told one after the other ----------------------------------------
@spare_rule(
    "pokemon_set",
    "your {a:pokemon_noun} and [each of]? your opponent's {b:pokemon_noun}",
    cost=1,
)
def on_both_sides(a: Node, b: Node) -> Arg | None:
    return fitted(node("all", "both"), a) if a == b else None


@spare_rule(
    "pokemon_set",
    "your Benched {a:pokemon_noun} and [each of]? your opponent's Benched {b:pokemon_noun}",
    cost=1,
)
def on_both_benches(a: Node, b: Node) -> Arg | None:
    return fitted(node("bench_of", "both"), a) if a == b else None
