"""Pokémon in play: who is meant, which of them, and what kind they must be."""

from __future__ import annotations

from playmat.lang.make import conjunction, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule, spare_same
from playmat.reader.meanings import fitted, fitting

SELF = node("self")
DEFENDER = node("defender")
SIDES = "( [both]? yours and your opponent's )"

# --- one Pokémon, known -------------------------------------------------------------------------
phrase("pokemon", SELF, "~", "this Pokémon", "this card", "the Pokémon using this attack")
phrase("pokemon", DEFENDER, "the Defending Pokémon", "the defending Pokémon")
phrase("pokemon", node("$actives"), "each Defending Pokémon")
phrase(
    "pokemon", node("active", "foe"), "your opponent's Active Pokémon", "the new Defending Pokémon"
)
phrase("pokemon", node("active", "me"), "your Active Pokémon")
phrase("pokemon", node("active", "$their"), "his or her Active Pokémon", "their Active Pokémon")
phrase("pokemon", node("attacker"), "the Attacking Pokémon", "the attacking Pokémon")
phrase(
    "pokemon",
    node("$that", "mons"),
    "that [Evolved]? Pokémon",
    "those [Evolved]? Pokémon",
    "the chosen [Benched]? Pokémon",
)
phrase(
    "pokemon",
    node("$that", "mons"),
    "each of those Pokémon",
    "each of them",
    "both of them",
    cost=0,
)
phrase("pokemon", node("$it"), "it")
spare_phrase("pokemon", node("$that", "mons"), "them")
phrase(
    "pokemon", node("host"), "the Pokémon this card is attached to", "the Pokémon ~ is attached to"
)
phrase("owner", "me", "your own")
phrase(
    "pokemon", DEFENDER, "[1|any|either] of the Defending Pokémon", "the Active Defending Pokémon"
)
phrase(
    "pokemon",
    node("$actives"),
    "all Defending Pokémon",
    "each of the Defending Pokémon",
    "both [of the]? Defending Pokémon",
)
spare_phrase("pokemon", node("$actives"), "each of your opponent's Active Pokémon", cost=-1)
phrase("pokemon", node("active", "both"), "each player's Active Pokémon", cost=-1)
phrase(
    "pokemon",
    node("active", "foe"),
    "your opponent's new Active Pokémon",
    "the opponent's Active Pokémon",
    "1 of your opponent's Active Pokémon",
)
phrase("pokemon", node("$newcomer"), "the new Active Pokémon")
phrase("pokemon", node("active", "me"), "1 of your Active Pokémon", "your new Active Pokémon")
phrase("pokemon", node("active", "both"), "both Active Pokémon", "each Active Pokémon")
phrase(
    "pokemon",
    node("join", SELF, DEFENDER),
    "[both]? [~|this Pokémon] and [the Defending|your opponent's Active] Pokémon",
    "[both]? [the Defending|your opponent's Active] Pokémon and [~|this Pokémon]",
)
phrase(
    "pokemon",
    node("$that", "mons"),
    "the Pokémon you chose",
    "the switched Pokémon",
    "[each|all] of those Pokémon",
    "the first Pokémon",
)
spare_phrase("pokemon", node("$other_mon"), "the other Pokémon")


# --- what kind of Pokémon -----------------------------------------------------------------------
phrase("pokemon_word", node("basic"), "Basic")
phrase("pokemon_word", node("stage1"), "Stage 1")
phrase("pokemon_word", node("stage2"), "Stage 2")
phrase("pokemon_word", node("evolved"), "Evolved", "evolved")
phrase("pokemon_word", node("evolution"), "Evolution")
spare_phrase("pokemon_word", node("fits_not", node("evolved")), "unevolved")
phrase("pokemon_word", node("tag", "plasma"), "Team Plasma")


@rule("pokemon_word", "{t:type}")
def of_type(t: str) -> Node:
    return node("typed", t)


same("pokemon_words", "{pokemon_word}")


@rule("pokemon_words", "{a:pokemon_word} {b:pokemon_words}")
def two_words(a: Node, b: Node) -> Node:
    return node("fits_both", a, b)


@rule("pokemon_words", "{a:pokemon_word} or {b:pokemon_word} {c:pokemon_word}", cost=1)
def either_word_and(a: Node, b: Node, c: Node) -> Node | None:
    stages = (node("stage1"), node("stage2"))
    return node("fits_both", c, node("fits_any", a, b)) if (a, b) == stages else None


@rule("pokemon_words", "{a:pokemon_word} or {b:pokemon_word}")
def either_word(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


phrase("pokemon_kind", node("$any"), "Pokémon")
phrase("pokemon_kind", node("tag", "ex"), "=Pokémon-ex", "Pokémon =ex")
phrase("pokemon_kind", node("tag", "EX"), "=Pokémon-EX", "Pokémon =EX")
phrase("pokemon_kind", node("tag", "sp"), "Pokémon SP")
phrase("pokemon_kind", node("named", "$own"), "~")
same("pokemon_noun", "{pokemon_kind}", "{pokemon_kind} in play")


@rule(
    "pokemon_noun",
    "{words:pokemon_words} {kind:pokemon_kind}",
    "{words:pokemon_words} {kind:pokemon_kind} in play",
)
def worded_noun(words: Node, kind: Node) -> Node:
    return words if kind == node("$any") else node("fits_both", words, kind)


# --- what follows the noun ----------------------------------------------------------------------
phrase(
    "pokemon_that",
    node("damaged"),
    "that has [any|at least 1|1 or more]? damage counter(s) on it",
    "that have [any|at least 1|1 or more]? damage counter(s) on them",
    "with any damage counters on it",
)
spare_phrase(
    "pokemon_that",
    node("fits_not", node("damaged")),
    "that has no damage counters on it",
    "that don't have any damage counters on them",
)
phrase(
    "pokemon_that",
    node("fits_not", node("has_tool")),
    "that [has|have] no Pokémon Tool(s) [card(s)]? attached to [it|them]",
)
spare_phrase(
    "pokemon_that",
    node("tool_room"),
    "that don't [already]? have [a|any] Pokémon Tool(s) [card(s)]? attached to [it|them]",
)
phrase(
    "pokemon_that",
    node("fits_not", node("tool_room")),
    "that already [has|have] a Pokémon Tool [card]? attached to [it|them]",
)
phrase(
    "pokemon_that",
    node("has_energy"),
    "that has [any|at least 1]? Energy [card(s)]? attached to it",
    "that [has|have] any Energy [card(s)]?",
    "with [any]? Energy [card(s)]? attached to it",
    "that have [any]? Energy [card(s)]? attached to them",
)


@rule(
    "pokemon_that",
    "that has [any|at least 1]? {t:type} Energy [card(s)]? attached to it",
    "that have [any]? {t:type} Energy [card(s)]? attached to them",
    "with [any]? {t:type} Energy [card(s)]? attached to [it|them]",
)
def with_energy_of(t: str) -> Node:
    return node("has_type", t)


# --- sets of Pokémon ----------------------------------------------------------------------------
@rule("pokemon_set", "{who:owner} {kind:pokemon_noun}")
def owned(who: str, kind: Node) -> Arg:
    return fitting(node("all", who), kind)


@rule(
    "pokemon_set",
    "{who:owner} Benched {kind:pokemon_noun}",
    "{kind:pokemon_noun} on {who:owner} Bench",
    "{who:owner} {kind:pokemon_noun} on the Bench",
)
def benched(who: str, kind: Node) -> Arg:
    return fitting(node("bench_of", who), kind)


@spare_rule(
    "pokemon_set",
    "{words:pokemon_words} Benched Pokémon",
    "{who:owner} {words:pokemon_words} Benched Pokémon",
)
def worded_bench(words: Node, who: str = "both") -> Arg:
    return where(node("bench_of", who), words)


@rule(
    "pokemon_set",
    "{who:owner} Active {kind:pokemon_noun}",
    "the Active {kind:pokemon_noun} of {who:owner}",
)
def actives(who: str, kind: Node) -> Arg:
    return fitting(node("active", who), kind)


@rule("pokemon_set", "{kind:pokemon_noun}")
def anyones(kind: Node) -> Arg | None:
    return None if kind == node("named", "$own") else fitting(node("all", "both"), kind)


@rule("pokemon_set", "Benched {kind:pokemon_noun}")
@rule("pokemons", f"Benched {{kind:pokemon_noun}} {SIDES}")
def anyones_bench(kind: Node) -> Arg:
    return fitting(node("bench_of", "both"), kind)


same("pokemons", "{pokemon_set}")


@rule("pokemons", "{of:pokemon_set} {that:pokemon_that} [in play]?")
def narrowed(of: Arg, that: Node) -> Arg:
    if isinstance(of, Node) and of.word == "where":
        return node("where", of.args[0], conjunction("fits_both", of.args[1], that))  # type: ignore[arg-type]
    return node("where", of, that)


@spare_rule(
    "pokemons",
    "{of:pokemons_less} [except|other than|excluding] {out:pokemon}",
    "{of:pokemons_less} , [except|excluding] {out:pokemon}",
)
def without(of: Arg, out: Node) -> Arg:
    return node("less", of, out)


spare_same("pokemons_less", "{pokemon_set}")


@rule(
    "pokemons",
    "{who:owner} other {kind:pokemon_noun} [in play]?",
    "[another|other] of {who:owner} {kind:pokemon_noun}",
    "another {kind:pokemon_noun} {who:owner}",
)
def others(who: str, kind: Node) -> Arg:
    return node("less", fitting(node("all", who), kind), node("$it"))


@spare_rule(
    "pokemons",
    "{who:owner} other Benched {kind:pokemon_noun}",
    "another of {who:owner} Benched {kind:pokemon_noun}",
)
def other_benched(who: str, kind: Node) -> Arg:
    return node("less", fitting(node("bench_of", who), kind), node("$it"))


@rule("target", "a different [1]? of {of:pokemons}")
def a_different(of: Arg) -> Node:
    return node("$pick", node("less", of, node("$it")), 1, 1, "$who")


@rule(
    "target",
    "another of {who:owner} {kind:pokemon_noun}",
    "another of {who:owner} {kind:pokemon_noun} of your choice",
    "another {kind:pokemon_noun} of {who:owner}",
)
def another(who: str, kind: Node) -> Node:
    return node("$pick", node("less", fitting(node("all", who), kind), node("$it")), 1, 1, "$who")


@rule("pokemons", f"{{kind:pokemon_noun}} {SIDES}", f"{{kind:pokemon_noun}} in play {SIDES}")
def all_of_both(kind: Node) -> Arg:
    return fitting(node("all", "both"), kind)


@rule(
    "pokemons", "{kind:pokemon_noun} you have in play", "{kind:pokemon_noun} that you have in play"
)
def that_you_have(kind: Node) -> Arg:
    return fitting(node("all", "me"), kind)


@rule(
    "pokemons",
    "{kind:pokemon_noun} [that]? your opponent has in play",
    "{kind:pokemon_noun} [that]? your opponent has in play {that:pokemon_that}",
)
def that_they_have(kind: Node, that: Node | None = None) -> Arg:
    return where(fitting(node("all", "foe"), kind), that)


# --- whom an effect is done to ------------------------------------------------------------------
same("target", "{pokemon}")


@rule("target", "{q:quantity} of {of:pokemons}", "{q:quantity} {of:pokemons}")
def picked_target(q: Node, of: Arg) -> Node:
    if isinstance(of, Node) and of.word == "active" and of.args[0] != "both" and q.args == (1, 1):
        return of
    return node("$pick", of, *q.args, "$who")


@spare_rule("target", "{q:quantity} of {of:pokemons} , {w:excluding} {out:kinds_left_out}", cost=2)
@spare_rule("target", "{q:quantity} of {of:pokemons} , {w:excluding} {out:kinds_left_out} ,")
def picked_but(q: Node, of: Arg, w: bool, out: Node) -> Node:
    return node("$pick", fitted(of, node("fits_not", out)), *q.args, "$who")


same("target", "each of {pokemons}", "all of {pokemons}", "all {pokemons}", "each {pokemons}")


@rule(
    "target",
    "{q:quantity} of {of:pokemons} [of your choice|you choose]",
    "any of {of:pokemons}",
    "any {n:count} of {of:pokemons}",
)
def of_choice(of: Arg, q: Node | None = None, n: int = 1) -> Node:
    least, most = q.args if q else (n, n)
    return node("$pick", of, least, most, "$who")


same("target", "each of {pokemons} , including {pokemon}")


@rule("target", "{a:pokemon} and each {b:pokemons}", cost=1)
def one_and_each(a: Node, b: Arg) -> Arg:
    return node("join", a, node("less", b, a))
