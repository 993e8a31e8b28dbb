"""Comparisons: who has more HP, Energy, Pokémon, Prizes or cards than another."""

from __future__ import annotations

from playmat.lang.make import node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import compared, fitting, of_kind

SAME = "[number|amount] of Energy cards attached to them"

# --- two Pokémon --------------------------------------------------------------------------------
phrase("pokemon_measure", "hp_left", "remaining HP")
spare_phrase("pokemon_measure", "hp_left", "HP [remaining|left]")
spare_phrase("pokemon_measure", "counters_on", "damage counters [on it]?")


@rule(
    "condition", "{a:pokemon} has {how:more_or_fewer} {what:pokemon_measure} than {b:pokemon} ['s]?"
)
def more_on_one(a: Node, how: str, what: str, b: Node) -> Node:
    return node("compare", node(what, a), how, node(what, b))


@spare_rule(
    "condition",
    "{a:pokemon} and {b:pokemon} have the same [amount|number] of {what:pokemon_measure} [on "
    "them]?",
    "{a:pokemon} has the same [amount|number] of {what:pokemon_measure} as {b:pokemon}",
)
def same_amount(a: Node, b: Node, what: str) -> Node:
    return node("compare", node(what, a), "==", node(what, b))


@rule(
    "condition",
    "{a:pokemon} has more Energy [cards]? attached [to it]? than {b:pokemon}",
    "{b:pokemon} has [less|fewer] Energy [cards]? attached [to it]? than {a:pokemon}",
)
def more_energy(a: Node, b: Node) -> Node:
    return node("compare", node("units", a), ">", node("units", b))


@rule(
    "condition",
    "{a:pokemon} and {b:pokemon} have the same [amount|number] of Energy attached [to them]?",
    "{a:pokemon} has the same [amount|number] of Energy [cards]? attached [to it]? as {b:pokemon}",
)
def same_energy(a: Node, b: Node) -> Node:
    return node("compare", node("units", a), "==", node("units", b))


@rule(
    "condition",
    "{a:pokemon} and {b:pokemon} have a different [amount|number] of Energy attached to them",
    "{a:pokemon} and {b:pokemon} don't have the same [amount|number] of Energy attached to them",
)
def unequal_energy(a: Node, b: Node) -> Node:
    return node("compare", node("units", a), "!=", node("units", b))


# --- two numbers --------------------------------------------------------------------------------
@spare_rule("condition", "the number of {a:total} is [less|fewer] than the number of {b:total}")
def fewer_of(a: Arg, b: Arg) -> Node:
    return node("compare", a, "<", b)


@spare_rule("condition", "the number of {a:total} is [greater|more] than the number of {b:total}")
def more_of(a: Arg, b: Arg) -> Node:
    return node("compare", a, ">", b)


phrase(
    "condition",
    node(
        "compare",
        node("count", node("energy_on", node("all", "foe"))),
        ">",
        node("count", node("energy_on", node("all", "me"))),
    ),
    "your opponent has more total Energy cards attached",
)
phrase("everybodys_pokemon", True, "all of your Pokémon and all of your opponent's Pokémon")
phrase("act", (), "count the total number of Energy cards attached to {everybodys_pokemon}")


spare_phrase(
    "condition",
    node("compare", node("dealt"), ">", 0),
    "you [did|do] any damage with this attack",
    "this attack [did|does] any damage",
)


@spare_rule(
    "condition",
    "the total [number]? of both players' remaining Prize cards is {n:how_many}",
    "both players have a total of {n:how_many} Prize cards [left|remaining]",
)
def prizes_together(n: Node) -> Node:
    total = node("add", node("prizes_left", "me"), node("prizes_left", "foe"))
    return node("compare", total, *n.args)


# --- two players --------------------------------------------------------------------------------
phrase("more_or_fewer", "<", "less", "fewer")
phrase("more_or_fewer", ">", "more")
SIDE = "$side"
phrase(
    "compared_count",
    node("prizes_left", SIDE),
    "Prize cards [left|remaining]?",
    "Prizes [left|remaining]?",
)
phrase(
    "compared_count",
    node("units", node("all", SIDE)),
    "Energy in play",
    "Energy attached to {players_pokemon}",
)
spare_phrase(
    "compared_count",
    node("count", node("energy_on", node("all", SIDE))),
    "Energy cards in play",
    "Energy cards attached to {players_pokemon}",
)
spare_phrase("players_pokemon", True, "[all of]? [your|his or her|their] Pokémon [in play]?")
for _zone, _words in (("hand", "hand(s)"), ("discards", "discard pile(s)"), ("deck", "deck(s)")):
    phrase(
        "compared_count",
        node("count", node(_zone, SIDE)),
        f"cards in [your|his or her|their] {_words}",
    )
spare_phrase("compared_count", node("count", node("hand", SIDE)), "cards in hand")


@rule("compared_count", "{kind:pokemon_noun} in play")
def tally_in_play(kind: Node) -> Node:
    return node("count", fitting(node("all", SIDE), kind))


@rule(
    "compared_count",
    "Benched {kind:pokemon_noun}",
    "{kind:pokemon_noun} on [your|his or her|their] Bench(es)",
)
def tally_on_bench(kind: Node) -> Node:
    return node("count", fitting(node("bench_of", SIDE), kind))


def between(what: Node, how: str, left: str = "me") -> Node:
    """Return what one player has compared with what the other has."""
    right = "foe" if left == "me" else "me"
    return node("compare", replaced(what, SIDE, left), how, replaced(what, SIDE, right))


@spare_rule(
    "condition", "your opponent has {how:more_or_fewer} {what:compared_count} than you [do|have]?"
)
def they_have_more(how: str, what: Node) -> Node:
    """Compare what the opponent has with what this player has."""
    return between(what, how, "foe")


@rule(
    "condition", "you have {how:more_or_fewer} {what:compared_count} than your opponent [does|has]?"
)
def i_have_more(how: str, what: Node) -> Node:
    """Compare what this player has with what the opponent has."""
    return between(what, how)


@rule(
    "condition",
    "you and your opponent have {e:same_number_of} {what:compared_count}",
    "you have {e:same_number_of} {what:compared_count} as your opponent [does|has]?",
    "your opponent has {e:same_number_of} {what:compared_count} as you [do|have]?",
)
def as_many_each(what: Node, e: bool) -> Node:
    return between(what, "==")


@rule("condition", "you and your opponent have a different number of {what:compared_count}")
def not_as_many_each(what: Node) -> Node:
    return between(what, "!=")


@rule(
    "condition",
    "you have {e:same_number_of} or {how:more_or_fewer} {what:compared_count} [than|as] your "
    "opponent",
)
def as_many_or_not(what: Node, e: bool, how: str) -> Node:
    return between(what, f"{how}=")


# --- two Pokémon ----------------------------------------------------------------------------------
@rule("condition", f"{{a:pokemon}} and {{b:pokemon}} have the same {SAME}")
def as_many(a: Node, b: Node) -> Node:
    return node(
        "compare", node("count", node("energy_on", a)), "==", node("count", node("energy_on", b))
    )


@rule(
    "condition",
    f"{{a:pokemon}} and {{b:pokemon}} don't have the same {SAME}",
    f"{{a:pokemon}} and {{b:pokemon}} have a different {SAME}",
)
def not_as_many(a: Node, b: Node) -> Node:
    return node(
        "compare", node("count", node("energy_on", a)), "!=", node("count", node("energy_on", b))
    )


@rule(
    "condition",
    "there [is|are] {how:more_or_fewer} Energy attached to {a:pokemon} than to {b:pokemon}",
)
def more_energy_on_one(how: str, a: Node, b: Node) -> Node:
    return node("compare", node("units", a), how, node("units", b))


@spare_rule(
    "condition", "there are {how:more_or_fewer} damage counters on {a:pokemon} than on {b:pokemon}"
)
def more_damage(how: str, a: Node, b: Node) -> Node:
    return node("compare", node("counters_on", a), how, node("counters_on", b))


@rule(
    "statement",
    "if {c:condition} , the player controlling the Active Pokémon with the [fewest|least] "
    "number of Energy cards attached to it [switches|exchanges] 1 of his or her Benched Pokémon "
    "with [his or her|the] Active Pokémon",
)
def fewest_switches(c: Node) -> tuple[Node, ...]:
    mine, theirs = (node("count", node("energy_on", node(who))) for who in ("self", "defender"))

    def switched(who: str) -> tuple[Node, ...]:
        return (node("switch", who, node("$pick", node("bench_of", who), 1, 1, who)),)

    more = node("if", node("compare", mine, ">", theirs), switched("foe"))
    return (node("if", node("compare", mine, "<", theirs), switched("me"), (more,)),)


@spare_rule("condition", "the number of {a:total} is the same as the number of {b:total}")
def equal_numbers(a: Arg, b: Arg) -> Node:
    return node("compare", a, "==", b)


spare_phrase(
    "condition",
    between(node("count", node("hand", SIDE)), "=="),
    "the number of cards in your hand is the same as your opponent's",
)


# --- Prizes taken ---------------------------------------------------------------------------------
@spare_rule("condition", "{who:player_has} taken {n:how_many} Prize card(s)")
def prizes_taken(who: str, n: Node) -> Node:
    return node("compare", node("prizes_gone", who), *n.args)


@spare_rule(
    "condition",
    "{who:who_has} taken {how:more_or_fewer} Prize cards than [you|your opponent] [has|have]?",
)
def more_prizes_taken(who: str, how: str) -> Node:
    """Compare the Prizes that the players have taken."""
    return between(node("prizes_gone", SIDE), how, who)


# --- numbers and bounds ---------------------------------------------------------------------------
@spare_rule(
    "condition",
    "there [is|are] {n:how_many} {what:counted}",
    "the [total]? [number|amount] of {what:total} is {n:how_many}",
    cost=2,
)
def so_much(what: Arg, n: Node) -> Node | None:
    return compared(what, n)


@spare_rule("condition", "{h:owner} {zone:zone_name} has {n:how_many} {kind:card_filter} [in it]?")
def zone_holds(h: str, zone: str, n: Node, kind: Node) -> Node:
    return compared(node("count", of_kind(node(zone, h), kind)), n)


# --- types ----------------------------------------------------------------------------------------
@spare_rule(
    "condition",
    "{who:pokemon} shares a type with {of:pokemon}",
    "{who:pokemon} shares a type with [any|1] of {of:pokemons}",
)
def shares(who: Node, of: Arg) -> Node:
    return node("is", who, node("shares_type", of))


spare_phrase(
    "condition",
    node("is", node("active", "me"), node("shares_type", node("active", "foe"))),
    "both Active Pokémon [are|share] [the same|a] type",
)
