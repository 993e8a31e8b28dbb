"""Pokémon in play: specific ones, sets, and the kind they must be."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import ANY, fitted, fitting

ONE = node("$q", 1, 1)
SIDES = "( [both]? yours and your opponent's )"


# --- one specific Pokémon -----------------------------------------------------------------------
row("pokemon", "self()", "~", "this Pokémon", "this card", "the Pokémon using this attack")
row(
    "pokemon",
    "active($their)",
    "his or her Active Pokémon",
    "their Active Pokémon",
    "1 of his or her [Active|Defending] Pokémon",
)
row(
    "pokemon",
    "attacker()",
    "the Attacking Pokémon",
    "the attacking Pokémon",
    "the Attacking {pokemon_kind}",
    "the Pokémon that Knocked Out [~|this Pokémon]",
)
row("pokemon", "$that(mons)", "each of those Pokémon", "each of them", "both of them", cost=0)
row("pokemon", "$it()", "it")
row("owner", "me", "your own", "your")
row(
    "pokemon",
    "defender()",
    "the Defending Pokémon",
    "the defending Pokémon",
    "[1|any|either] of the Defending Pokémon",
    "the Active Defending Pokémon",
)
for _cost, _all in (
    (0, "[each|all|each of the|both|both of the] Defending Pokémon"),
    (-1, "each of your opponent's Active Pokémon"),
):
    row("pokemon", "$actives()", _all, cost=_cost)
row(
    "pokemon",
    "active(foe)",
    "your opponent's Active Pokémon",
    "the new Defending Pokémon",
    "your opponent's new Active Pokémon",
    "the opponent's Active Pokémon",
    "1 of your opponent's Active Pokémon",
    "1 of your opponent's Defending Pokémon",
)
row("pokemon", "$newcomer()", "the new Active Pokémon")
row(
    "pokemon",
    "active(me)",
    "your Active Pokémon",
    "1 of your Active Pokémon",
    "your new Active Pokémon",
    "~ and your other Active Pokémon",
)
row(
    "pokemon",
    "active(both)",
    "both Active Pokémon",
    "each Active Pokémon",
    "all of the Active Pokémon ( both yours and your opponent's )",
    "each Active Pokémon ( both yours and your opponent's )",
)
row(
    "pokemon",
    "join(self(), defender())",
    "[both]? [~|this Pokémon] and [the Defending|your opponent's Active] Pokémon",
    "[both]? [the Defending|your opponent's Active] Pokémon and [~|this Pokémon]",
)
row(
    "pokemon",
    "$that(mons)",
    "that Active Pokémon",
    "that [Evolved]? Pokémon",
    "those [Evolved]? Pokémon",
    "the chosen [Benched]? Pokémon",
    "them",
    "the Pokémon you chose",
    "the switched Pokémon",
    "[each|all] of those Pokémon",
    "the first Pokémon",
)


# --- kinds of Pokémon ---------------------------------------------------------------------------
same("pokemon_words", "{pokemon_word}")
row("pokemon_words", "fits_both(?left, ?right)", "{left:pokemon_word} {right:pokemon_words}")


row("pokemon_kind", "$any()", "Pokémon")
row("pokemon_kind", "named($own)", "~")
same("pokemon_noun", "{pokemon_kind}", "{pokemon_kind} in play")


@rule(
    "pokemon_noun",
    "{words:pokemon_words} {kind:pokemon_kind}",
    "{words:pokemon_words} {kind:pokemon_kind} in play",
)
def worded_noun(words: Node, kind: Node) -> Node:
    return words if kind == node("$any") else node("fits_both", words, kind)


# --- sets of Pokémon ----------------------------------------------------------------------------
for _set, *_said in (
    ("all(?player)", "{player:owner} {pokemon_noun}"),
    ("all(me)", "{pokemon_noun} of yours"),
    (
        "bench_of(?player)",
        "{player:owner} Benched {pokemon_noun}",
        "{player:owner} {pokemon_noun:pokemon_words} Benched Pokémon",
        "{pokemon_noun} on {player:owner} Bench",
        "{player:owner} {pokemon_noun} on the Bench",
    ),
    (
        "active(?player)",
        "{player:owner} Active {pokemon_noun}",
        "the Active {pokemon_noun} of {player:owner}",
    ),
):
    row("pokemon_set", f"@fitting({_set}, ?pokemon_noun)", *_said)


@rule("pokemon_set", "{kind:pokemon_noun}")
def anyones(kind: Node) -> Arg | None:
    return None if kind == node("named", "$own") else fitting(node("all", "both"), kind)


row(
    "pokemon_set",
    "@fitting(bench_of(both), ?pokemon_noun)",
    "Benched {pokemon_noun}",
    "{pokemon_noun:pokemon_words} Benched Pokémon",
)
same("pokemons", "{pokemon_set}")


@rule("pokemons", "{of:pokemon_set} {that:pokemon_that} [in play]?")
def narrowed(of: Arg, that: Node) -> Arg:
    if is_word(of, "where"):
        return node("where", of["of"], conjunction("fits_both", of["filter"], that))  # type: ignore[arg-type]
    return node("where", of, that)


for _others, *_words in (
    (
        "less(@fitting(all(?player), ?pokemon_noun), $it())",
        "{player:owner} other {pokemon_noun} [in play]?",
        "[another|other] of {player:owner} {pokemon_noun}",
        "another {pokemon_noun} {player:owner}",
    ),
    (
        "less(@fitting(all(both), ?pokemon_noun), self())",
        f"other {{pokemon_noun}} [( [even|including] your own )|{SIDES}]",
    ),
):
    row("pokemons", _others, *_words)


@rule(
    "target",
    "another [1]? of {who:owner} {kind:pokemon_noun} [of your choice]?",
    "another [1]? of {who:owner} {kind:pokemon_noun} [{that:pokemon_that}|{that:pokemon_brackets}]",
    "another {kind:pokemon_noun} of {who:owner}",
    "a different one",
)
def another(who: str = "me", kind: Node = ANY, that: Node = ANY) -> Node:
    others = node("less", fitted(node("all", who), kind, that), node("$it"))
    return node("$pick", others, 1, 1, "$who")


for _where, _pokemon in (
    ("@fitting(all(both), ?pokemon_noun)", f"{{pokemon_noun}} [in play]? {SIDES}"),
    (
        "@fitted(bench_of(?player), ?pokemon_noun, ?pokemon_that)",
        "{pokemon_noun} {pokemon_that} on {player:owner} Bench",
    ),
):
    row("pokemons", _where, _pokemon)


@rule(
    "pokemons",
    "{kind:pokemon_noun} [that]? {who:their_side} in play [{that:pokemon_that}]?",
    "{kind:pokemon_noun} and {other:pokemon_noun} [that]? {who:their_side} in play",
)
def had_in_play(kind: Node, who: str, that: Node = ANY, other: Node = ANY) -> Arg | None:
    if kind == ANY != other:
        return None
    kinds = kind if other == ANY else node("fits_any", kind, other)
    return fitted(node("all", who), kinds, that)


# --- targets ------------------------------------------------------------------------------------
row("target", "bench_of(?player)", "{player:owner} Benched Pokémon", cost=1)
same("target", "{pokemon}")


@rule(
    "target",
    "{q:quantity} [of]? {of:pokemons}",
    "{q:quantity} of {of:pokemons} [of your choice|you choose]",
    "any of {of:pokemons}",
    "each of {q:quantity} of {of:pokemons}",
    "{q:quantity} [of]? {of:pokemons} [in play]? {by:unlike}",
)
def picked_target(of: Arg, q: Node = ONE, by: str = "") -> Node:
    if by:
        return node("$unlike", of, by, *q.args, "$who")
    if is_word(of, "active") and of["player"] != "both" and q.args == (1, 1):
        return of
    return node("$pick", of, *q.args, "$who")


@rule("target", "[{first:pokemon} and]? [each|all] [of]? {of:pokemons}")
def each_of(of: Arg, first: Node | None = None) -> Arg:
    return of if first is None else node("join", first, node("less", of, first))
