"""What a Stadium does for both players, and what it reacts to."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import ANY, fitted, on
from playmat.reader.text.tokens import TYPES

NOBODY = node("nobody")
ALL = node("all", "both")
SIDES = "( [both]? yours and your opponent's )"


# --- more kinds of Pokémon ----------------------------------------------------------------------
@rule("pokemon_words", "{a:pokemon_word} and {b:pokemon_word}")
def two_words(a: Node, b: Node) -> Node:
    return node("fits_any", a, b)


@rule("pokemon_words", "{a:pokemon_word} , {b:pokemon_word} , [or|and] {c:pokemon_word}")
def three_words(a: Node, b: Node, c: Node) -> Node:
    return conjunction("fits_any", a, b, c)


@rule(
    "pokemon_kinds",
    "{w:pokemon_words} {k:pokemon_kind} [and|or|, and|, or] {x:pokemon_words} {y:pokemon_kind}",
)
def two_kinds(w: Node, k: Node, x: Node, y: Node) -> tuple[Node, ...]:
    return (kind_of(w, k), kind_of(x, y))


@rule("pokemon_kinds", "{w:pokemon_words} {k:pokemon_kind} , {rest:pokemon_kinds}")
def more_kinds(w: Node, k: Node, rest: tuple[Node, ...]) -> tuple[Node, ...]:
    return (kind_of(w, k), *rest)


def kind_of(words: Node, kind: Node) -> Node:
    """Return the filter of a kind of Pokémon with words in front."""
    return words if kind == ANY else node("fits_both", words, kind)


@rule("pokemon_set", "{who:owner} {kinds:pokemon_kinds}")
def owned_kinds(who: str, kinds: tuple[Node, ...]) -> Arg:
    return node("where", node("all", who), conjunction("fits_any", *kinds))


@rule("pokemon_that", "that [doesn't|don't] have {part:name_parts} in [its|their] name(s)")
def not_so_named(part: Node) -> Node:
    return node("fits_not", part)


@rule("pokemon_that", "that isn't [a|an] {kind:pokemon_noun} [in play]?")
def not_of_kind(kind: Node) -> Node | None:
    return None if kind == ANY else node("fits_not", kind)


@rule("pokemon_that", "with maximum HP less than {n:number}")
def smaller(n: int) -> Node:
    return node("hp_at_most", n - 10)


@rule("pokemon_that", "with maximum HP of at least {n:number}")
def greater(n: int) -> Node:
    return node("hp_at_least", n)


@rule("pokemon_that", "that [has|have] any {name:name} Energy attached to [it|them]")
def with_named_energy(name: str) -> Node | None:
    return (
        None
        if name in TYPES or name == "Special"
        else node("holds", node("named", f"{name} Energy"))
    )


# --- retreating ---------------------------------------------------------------------------------
def retreat(who: Arg, n: int) -> Node:
    """Return a Retreat Cost changed."""
    return on(who, node("mod", "retreat_cost", who, "add", n))


@rule(
    "modifier",
    "each player pays {n:colorless} {sign:more_or_less} to retreat his or her {kind:pokemon_noun}",
)
def players_pay(n: int, sign: int, kind: Node) -> Node | None:
    return None if kind == ANY else retreat(fitted(ALL, kind), sign * n)


@rule(
    "modifier",
    "each player pays {n:colorless} {sign:more_or_less} to retreat his or her Pokémon if it has "
    "{part:name_parts} in its name",
)
def players_pay_named(n: int, sign: int, part: Node) -> Node:
    return retreat(node("where", ALL, part), sign * n)


@rule(
    "modifier",
    "each player pays {n:colorless} {sign:more_or_less} to retreat a {a:pokemon_noun} or "
    "{b:pokemon_noun}",
)
def players_pay_either(n: int, sign: int, a: Node, b: Node) -> Node | None:
    return None if ANY in (a, b) else retreat(node("where", ALL, node("fits_any", a, b)), sign * n)


@rule("modifier", "{who:bearer} pays {n:colorless} {sign:more_or_less} to retreat")
def some_pay(who: Arg, n: int, sign: int) -> Node:
    return retreat(who, sign * n)


# --- damage and powers --------------------------------------------------------------------------
@rule(
    "modifier",
    "[any|all]? damage done by attacks [from|of|by|used by] {of:bearer} isn't affected by "
    "Resistance",
    "[any|all]? damage done by attacks from {of:bearer} to the Defending Pokémon isn't affected by "
    "Resistance",
    "[any|all]? damage done by {of:bearer} 's attack(s) isn't affected by Resistance",
    "don't apply Resistance to any attacks made by {of:bearer}",
)
def unresisted(of: Arg) -> Node:
    return on(NOBODY, node("mod", "resistance_applies", ALL, "forbid", **{"from": of}))


@rule("modifier", "don't apply Weakness for {who:bearer}")
def no_weakness(who: Arg) -> Node:
    return on(who, node("mod", "weakness_applies", who, "forbid"))


@rule(
    "modifier",
    "ignore Weakness when [a|an] {of:pokemon_noun} does damage to [a|an] {kind:pokemon_noun}",
    "ignore Weakness when [a|an] {of:pokemon_noun} does damage to [a|an] {kind:pokemon_noun} "
    "{that:pokemon_that}",
)
def no_weakness_to(of: Node, kind: Node, that: Node = ANY) -> Node:
    who = fitted(ALL, kind, that)
    return on(who, node("mod", "weakness_applies", who, "forbid", **{"from": fitted(ALL, of)}))


@rule(
    "modifier",
    "all damage done by {of:bearer} 's attacks is reduced by {n:number} {stage:damage_stage}",
)
def weaker(of: Arg, n: int, stage: str) -> Node:
    return on(of, node("mod", "damage_dealt", of, "add", -n, stage=stage))


@rule("modifier", "each Pokémon's Resistance is reduced by {n:number}")
def less_resistance(n: int) -> Node:
    return on(ALL, node("mod", "resistance_amount", ALL, "add", -n))


phrase("note", (), "if a Pokémon's Resistance is -30 , it becomes -10")


@rule("modifier", "ignore Poké-Bodies for {who:bearer}")
def no_bodies(who: Arg) -> Node:
    return on(who, node("off_power", who, "body"))


@rule(
    "modifier",
    "each {kind:pokemon_noun} , in each player's hand , and {x:in_all_discard_piles} has no "
    "Abilities",
)
def no_abilities_anywhere(kind: Node, x: bool) -> Node:
    fit = node("pokemon") if kind == ANY else kind
    away = node("off_power_away", "both", fit, "ability")
    return on(NOBODY, node("off_power", fitted(ALL, kind), "ability"), away)


phrase("note", (), "this includes cards that come into play on that turn")


@rule(
    "modifier",
    f"each {{kind:pokemon_noun}} 's attacks {SIDES} cost {{n:colorless}} {{sign:more_or_less}}",
)
def attack_costs(kind: Node, n: int, sign: int) -> Node | None:
    if kind == ANY:
        return None
    return on(NOBODY, node("mod", "attack_cost", fitted(ALL, kind), "add", sign * n))


@rule(
    "modifier",
    f"any damage done to {{kind:active_kind}} {SIDES} by an opponent's attack is reduced by "
    f"{{n:number}} {{stage:damage_stage}}",
)
def safer(kind: Node, n: int, stage: str) -> Node:
    sides = (("me", "foe"), ("foe", "me"))
    return on(
        node("where", node("active", "both"), kind),
        *(
            node(
                "mod",
                "damage_taken",
                node("where", node("active", who), kind),
                "add",
                -n,
                stage=stage,
                **{"from": other},
            )
            for who, other in sides
        ),
    )


same("active_kind", "{pokemon_word} Active Pokémon")


@rule(
    "modifier", f"put {{n:number}} more damage counters on Poisoned Pokémon {SIDES} between turns"
)
def more_poison(n: int) -> Node:
    return on(NOBODY, node("mod", "poison_points", ALL, "add", 10 * n))


phrase(
    "modifier",
    on(NOBODY, node("prevent", "damage", node("bench_of", "both"), "attack")),
    f"prevent all damage done to Benched Pokémon by attacks {SIDES}",
)


# --- evolving, Benches --------------------------------------------------------------------------
EARLY = "his or her first turn or {x:turn_of_play}"


@rule("modifier", f"each player's {{kind:pokemon_noun}} can evolve during {EARLY}")
def early(kind: Node, x: bool) -> Node:
    return on(NOBODY, node("mod", "evolve_early", fitted(ALL, kind), "set", 2))


phrase(
    "modifier",
    on(NOBODY, node("mod", "evolve_early", ALL, "set", 1)),
    "each player may evolve a Pokémon that {just_played_or_evolved} during that turn",
)


@spare_rule(
    "modifier",
    "each player who has any {kind:pokemon_noun} in play can have up to {n:number} Pokémon on his "
    "or her Bench",
)
def room_by_kind(kind: Node, n: int) -> Node:
    sides = [
        node(
            "as_long_as",
            node("any_of", fitted(node("all", who), kind)),
            (node("mod", "bench_size", who, "set", n),),
        )
        for who in ("me", "foe")
    ]
    return on(NOBODY, *sides)


@rule(
    "modifier",
    "each player can have [up to]? {n:number} Pokémon on his or her Bench",
    "each player can have [only|up to] {n:number} Benched Pokémon",
)
def bench_size(n: int) -> Node:
    return on(NOBODY, node("mod", "bench_size", "both", "set", n))


LEAVING = (
    "when this card leaves play , [each player|both players] discard(s) [Benched Pokémon|Pokémon "
)
LEAVING += (
    "from his or her Bench] until he or she has {n:number} [Pokémon on the Bench|Benched Pokémon]?"
)
FIRST = ", and the [owner of this card|player who played this card] discards first"


@rule("note", LEAVING)
@spare_rule("clause", LEAVING, LEAVING + FIRST)
def shrinking(n: int) -> Node:
    block: list[Node] = []
    for name, who in (("v1", "me"), ("v2", "foe")):
        bench = node("bench_of", who)
        over = node("sub", node("count", bench), n)
        block.append(Node("bind", (name, node("choose", bench, over, over, who))))
        block.append(node("return_mon", node("ref", name), "discard"))
    left = Node("stadium_left", (node("this_card"),))
    return node("$clause", node("on", left, node("always"), "nobody", "free", "play", tuple(block)))


phrase("note", (), "the owner of this card discards first")
spare_phrase("clause", (), "the owner of this card discards first")


# --- Energy -------------------------------------------------------------------------------------
@rule(
    "modifier",
    f"each Special Energy card that provides {{n:number}} or more Energy {SIDES} "
    f"{{x:only_one_colorless}}",
)
def cut_energy(n: int, x: bool) -> Node:
    rich = node("fits_both", node("special_energy"), node("units_at_least", n))
    of = node("where", node("energy_on", ALL), rich)
    kind = Node("mod_type", ("energy_provided", of, "set", ("C",)))
    return on(NOBODY, kind, node("mod", "energy_provided", of, "set", 1))


phrase("only_one_colorless", True, "now provides only 1 Colorless Energy")
phrase("mark", (), "this isn't affected by any {power_kinds}")


@rule(
    "modifier",
    "each player's basic Energy cards attached to {of:pokemons} are {x:usual_type_and} {t:type} "
    "type {y:one_at_once}",
)
def also_of_type(of: Arg, x: bool, t: str, y: bool) -> Node:
    cards = node("where", node("energy_on", of), node("basic_energy"))
    return on(NOBODY, Node("mod_type", ("energy_provided", cards, "add", (t,))))


phrase("usual_type_and", True, "both their usual Energy type and")
phrase("one_at_once", True, "but provide only 1 Energy at a time")
phrase("note", (), "{only_provides_energy}")


# --- the size of the Bench ------------------------------------------------------------------------
@spare_rule(
    "modifier",
    "{who:who_cant} have more than {n:number} Benched Pokémon",
    "{who:who_cant} have more than {n:number} Pokémon on [his or her|your|their] Bench",
    cost=1,
)
def smaller_bench(who: str, n: int) -> Node:
    return on(NOBODY, node("mod", "bench_size", who, "set", n))


spare_rule(
    "modifier",
    "{who:payer} can have up to {n:number} Benched Pokémon",
    "{who:payer} can have up to {n:number} Pokémon on [his or her|your] Bench",
)(smaller_bench)


OVERFULL = (
    "[a player|your opponent|he or she|they|that player|you] [has|have] "
    "[{number} or more|more than {number}]"
)
spare_phrase(
    "clause",
    (),
    f"if {OVERFULL} Benched Pokémon , [that player|he or she|your opponent] discard(s) Benched "
    f"Pokémon until he or she has {{number}} [Pokémon on [the|his or her] Bench|Benched Pokémon]",
    "if a player no longer has any {pokemon_noun} in play , [that player|he or she] discards "
    "Pokémon from his or her Bench until he or she has {number}",
    "if more than [1|one] effect changes the number of Benched Pokémon allowed , use the smaller "
    "number",
    "the player who played this card discards first",
)
