"""What players have: Pokémon, Energy and Prizes, cards in hands, decks and discard piles.

Anything a player may have is a ``compared_count``, which can be tested, counted and compared.
"""

from __future__ import annotations

from playmat.lang.make import conjunction, node, replaced, where
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import ANY, compared, fitted
from playmat.reader.shapes import lens

SIDE = "$side"
TURF = "[your|his or her|their]"
AT_LEAST_ONE = node("$cmp", ">=", 1)


# --- the player ---------------------------------------------------------------------------------
for _who, _words in (
    ("me", "you [already]? have"),
    ("foe", "your opponent [already]? has"),
    ("$their", "he or she has"),
    ("$their", "they have"),
    ("$player", "[that|the] player has"),
    ("$rival", "[that|the] player's opponent has"),
):
    phrase("player_has", _who, _words)
for _who, _words in (("me", "you don't have"), ("foe", "your opponent doesn't have")):
    phrase("player_has_not", _who, _words)


# --- what players have --------------------------------------------------------------------------
for _count, *_ways in (
    ("prizes_left($side)", "[Prize card(s)|Prize(s)] [left|remaining]?"),
    (
        "@replaced(?energy_counted, $mon, all($side))",
        "{energy_counted} in play",
        f"{{energy_counted}} attached to [all of|any of]? {TURF} Pokémon [in play]?",
    ),
    ("count(@fitted(all($side), ?pokemon_noun))", "{pokemon_noun} in play"),
    (
        "count(@fitted(all($side), ?pokemon_noun, ?pokemon_that))",
        "{pokemon_noun} in play {pokemon_that}",
        "{pokemon_noun} {pokemon_that} in play",
    ),
    (
        "count(@fitted(bench_of($side), ?pokemon_noun))",
        "Benched {pokemon_noun}",
        f"{{pokemon_noun}} on {TURF} Bench(es)",
    ),
    (
        "count(@fitted(bench_of($side), ?pokemon_noun, ?pokemon_that))",
        "Benched {pokemon_noun} {pokemon_that}",
    ),
    (
        "count(@fitted(active($side), ?pokemon_noun))",
        f"{{pokemon_noun}} as {TURF} Active Pokémon",
    ),
    ("count(where(stadium(), owned_by($side)))", "Stadium card(s) in play"),
    ("count(beside($side))", "Supporter card(s) in play"),
    ("count(@of_kind(hand($side), ?card_filter))", f"{{card_filter}} [left]? in [{TURF}]? hand(s)"),
    (
        "count(@of_kind(discards($side), ?card_filter))",
        f"{{card_filter}} in {TURF} discard pile(s)",
    ),
    ("count(@of_kind(deck($side), ?card_filter))", f"{{card_filter}} [left]? in {TURF} deck(s)"),
    ("count(@of_kind(lost($side), ?card_filter))", f"{{card_filter}} in [the|{TURF}] Lost Zone"),
):
    row("compared_count", _count, *_ways)


# --- amounts ------------------------------------------------------------------------------------
@lens
def had(who: str, how: Node, what: Node) -> Node:
    """A comparison of what a player has; any Energy means a Pokémon with Energy."""
    if what.word == "units" and how.args == (">=", 1):
        kind = what["type"]
        trait = node("has_energy") if kind == "any" else node("has_type", kind)
        return node("any_of", node("where", node("all", who), trait))
    return compared(replaced(what, SIDE, who), how)


@lens
def had_besides(how: Node, what: Node) -> Node | None:
    """A comparison of this player's other Pokémon."""
    if what.word != "count" or not {"all", "bench_of"} & {part.word for part in nodes_in(what)}:
        return None
    return had("me", how, node("count", node("less", what["of"], node("self"))))


@lens
def between(what: Node, how: str, left: str = "me", other: Node | None = None) -> Node:
    """What one player has compared with what the other has."""
    right = {"me": "foe", "$player": "$rival"}.get(left, "me")
    return node("compare", replaced(what, SIDE, left), how, replaced(other or what, SIDE, right))


@rule(
    "condition",
    "{who:player_has_not} {what:compared_count}",
    "{who:player_has_not} {n:number_range} {what:compared_count}",
    "{who:player_has_not} [any|a|an|{least:number}] {what:compared_count}",
    cost=1,
)
def lacks(who: str, what: Node, n: Node = AT_LEAST_ONE, least: int = 1) -> Node:
    """What a player does not have; not having 3 means having fewer."""
    return (
        node("not", had(who, n, what)) if least == 1 else had(who, node("$cmp", "<", least), what)
    )


@rule("condition", "{who:player_has} [exactly|either]? {n:numbers} {what:compared_count}")
def have_one_of(who: str, n: tuple[int, ...], what: Node) -> Node:
    return conjunction("or", *(had(who, node("$cmp", "==", one), what) for one in n))


@lens
def together(what: Node, how: Node) -> Node:
    """A comparison of what both players have together."""
    if what.word == "count" and how.args == ("==", 0):
        return compared(replaced(what, SIDE, "both"), how)
    both = (replaced(what, SIDE, who) for who in ("me", "foe"))
    return node("compare", node("add", *both), *how.args)


row("more_or_fewer", "<", "less", "fewer", "lower")
row("more_or_fewer", ">", "more", "greater", "higher")
row("same_or_different", "==", "the same [[amount|number] of]?")
row("same_or_different", "!=", "a different [amount|number] of")
BOTH = "[you and your opponent|both players|each player]"
OTHERS = "@had_besides(?how_many, ?compared_count)"
ANOTHER = OTHERS.replace("?how_many", "$cmp(>=, 1)")
SOME = "@had(?player_has, $cmp(>=, 1), ?compared_count)"
EVEN = "@between(?compared_count, ?same_or_different)"
for _test, _cost, *_ways in (
    (
        "@had(?player_has, ?how_many, ?compared_count)",
        0,
        "{player_has} {how_many} {compared_count}",
    ),
    (OTHERS, 0, "you have {how_many} other {compared_count}"),
    (ANOTHER, 0, "you have another {compared_count}"),
    (
        OTHERS.replace("?how_many", "$cmp(==, 0)"),
        0,
        "you don't have [another|any other] {compared_count}",
    ),
    (SOME, 2, "{player_has} {compared_count}"),
    (
        "@together(?compared_count, $cmp(==, 0))",
        0,
        "neither player has [any|a|an]? {compared_count}",
    ),
    (
        "@together(?compared_count, ?how_many)",
        0,
        f"{BOTH} have a total of {{how_many}} {{compared_count}}",
    ),
    (
        "and(@had(?player_has, ?how_many, ?a), @had(?player_has, ?more, ?b))",
        1,
        "{player_has} {how_many} {a:compared_count} and {more:how_many} {b:compared_count}",
    ),
    (
        "@compared(prizes_gone(?player_has), ?how_many)",
        0,
        "{player_has} taken {how_many} Prize card(s)",
    ),
    (
        "@between(?compared_count, ?more_or_fewer, ?player_has)",
        0,
        "{player_has} {more_or_fewer} {compared_count} than [you|[your|his or her] opponent] "
        "[do|have|does|has]?",
    ),
    (
        "@between(?a, ?more_or_fewer, ?player_has, ?b)",
        0,
        "{player_has} {more_or_fewer} {a:compared_count} than [you|your opponent] [have|has] "
        "{b:compared_count}",
    ),
    (EVEN, 0, f"{BOTH} [have|has] {{same_or_different}} {{compared_count}}"),
    (EVEN, 0, "you have {same_or_different} {compared_count} as your opponent [does|has]?"),
    (EVEN, 0, "your opponent has {same_or_different} {compared_count} as you [do|have]?"),
):
    row("condition", _test, *_ways, cost=_cost)


# --- several of them ----------------------------------------------------------------------------


@rule(
    "compared_count",
    "{a:pokemon_noun} or [any|a|an]? {b:pokemon_noun} in play",
    "{a:pokemon_noun} or [any|a|an]? {b:pokemon_noun} on {bench:owner} Bench",
)
def either_kind(a: Node, b: Node, bench: str = "") -> Node | None:
    of = node("bench_of" if bench else "all", SIDE)
    return None if ANY in (a, b) else node("count", where(of, node("fits_any", a, b)))


row("compared_count", "count(where(all($side), ?pokemon_names))", "{pokemon_names} in play")
for _kind, _noun in (
    ("?pokemon_name", "[a|an]? {pokemon_name}"),
    ("?pokemon_noun", "[a|an|any] {pokemon_noun}"),
):
    for _more, _words in (("", ""), (", *?all_of_names", "[and|,|, and] {all_of_names}")):
        row("all_of_names", f"[{_kind}{_more}]", f"{_noun} {_words}")


def all_among(of: Node, kinds: tuple[Node, ...]) -> Node:
    """Condition that there is one of each kind among some Pokémon."""
    return conjunction("and", *(node("any_of", fitted(of, kind)) for kind in kinds))


@rule(
    "condition",
    "{who:player_has} {all:all_of_names} in play",
    "{no:player_has_not} {all:all_of_names} in play",
    "{who:player_has} {all:all_of_names} on {bench:owner} Bench",
)
def all_there(all: tuple[Node, ...], who: str = "", no: str = "", bench: str = "") -> Node:
    """Condition that a player has one of each name, or not all of them."""
    there = all_among(node("bench_of" if bench else "all", who or no), all)
    return node("not", there) if no else there


# --- what is in play ----------------------------------------------------------------------------
@rule("condition", "{n:pokemon_name} is in play", "any {n:pokemon_name} [is|are] in play")
def somebody(n: Node) -> Node | None:
    name = str(n["name"])
    if name == "$own" or name.endswith("Stadium"):
        return None
    mons = node("any_of", node("where", node("all", "both"), n))
    if len(name.split()) < 2 or name.endswith((" ex", " LV.X", " δ", " ★")):
        return mons
    return node("or", node("any_of", node("where", node("stadium"), n)), mons)


@rule(
    "condition",
    "[any]? {kind:pokemon_noun} [is|are] on {x:owner} Bench",
    "{kind:pokemon_noun} [isn't|is not] on {absent:owner} Bench",
)
def benched_one(kind: Node, x: str = "", absent: str = "") -> Node | None:
    if kind in (ANY, node("named", "$own")):
        return None
    there = node("any_of", where(node("bench_of", x or absent), kind))
    return node("not", there) if absent else there


row("condition", "always()", "[~|this Pokémon] is in play", cost=2)
row(
    "condition",
    "compare(count(all(me)), ==, 1)",
    "[~|this Pokémon] is the only Pokémon you have in play",
    "your Active Pokémon is [the|your] only Pokémon [you have]? in play",
    "[~|this Pokémon] is your only Pokémon in play",
)
