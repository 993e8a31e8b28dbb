"""More kinds of Pokémon: in a condition, of several types, with certain cards."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ANY, plain_name
from playmat.reader.shapes import lens
from playmat.reader.text.tokens import TYPES

IN_FRONT = ("Active", "Benched", "Basic", "Evolution", "Stage")
"""Words that no name begins with."""


# --- words for kinds ----------------------------------------------------------------------------
STAGES = {
    "Basic": node("basic"),
    "Stage 1": node("stage1"),
    "Stage 2": node("stage2"),
    "Evolved": node("evolved"),
    "Evolution": node("evolution"),
    "unevolved": node("fits_not", node("evolved")),
    "afflicted": node("afflicted"),
    "Team Aqua": node("name_has", "Team Aqua"),
    "Team Magma": node("name_has", "Team Magma"),
    **{f"non-{word}": node("fits_not", node("typed", letter)) for word, letter in TYPES.items()},
}
"""What words in front of the noun say, apart from tags and types."""
LABELS = {
    "Single Strike": "single_strike",
    "Rapid Strike": "rapid_strike",
    "Fusion Strike": "fusion_strike",
    "TAG TEAM": "tag_team",
    "Prism Star": "prism",
    "ACE SPEC": "ace",
    "Ancient": "ancient",
    "Future": "future",
    "Tera": "tera",
}
"""Tags of cards of any kind, by the word in front of the noun."""
TAGS = {
    "Team Plasma": "plasma",
    "Restored": "restored",
    "Light": "light",
    "Dark": "dark",
    "Shining": "shining",
    "[δ|delta]": "delta",
    "Ultra Beast": "ultra_beast",
    **LABELS,
}
"""Tags by the word in front of the noun."""
KINDS = {
    "[=Pokémon-ex|Pokémon =ex]": "ex",
    "[=Pokémon-EX|Pokémon =EX]": "EX",
    "Pokémon SP": "sp",
    "Restored Pokémon": "restored",
    "Pokémon BREAK": "break",
    "Pokémon LV.X": "levelup",
    "Pokémon [Star|★]": "star",
    "Mega Evolution Pokémon": "mega",
    "Team Plasma Pokémon": "plasma",
    "Pokémon LEGEND": "legend",
    "Baby Pokémon": "baby",
    "Pokémon Prime": "prime",
    "=Pokémon-GX": "gx",
    "Pokémon =V": "v",
    "Pokémon VMAX": "vmax",
    "Pokémon VSTAR": "vstar",
    "Ultra Beast(s)": "ultra_beast",
    "Radiant Pokémon": "radiant",
}
"""Tags by the noun."""


def tagged(words: dict[str, str]) -> dict[str, Node]:
    """Return the filters of some tags by their words."""
    return {word: node("tag", tag) for word, tag in words.items()}


BOXED = ("ex", "EX", "gx", "v", "vmax", "vstar", "tag_team", "prism", "radiant")
RULE_BOX = conjunction("fits_any", *(node("tag", tag) for tag in BOXED))

for _symbol, _words, _fits in (
    ("pokemon_word", "{}", STAGES),
    ("pokemon_word", "{}", tagged(TAGS)),
    ("pokemon_kind", "{}", tagged(KINDS)),
    ("card_kind", "{} card(s)", tagged(LABELS)),
    ("feature", "[the|a|an]? {} label", tagged(LABELS)),
    ("feature", "[a]? {}", {"Rule Box": RULE_BOX}),
):
    for _word, _fit in _fits.items():
        phrase(_symbol, _fit, _words.format(_word))
row("pokemon_word", "typed(?type)", "{type}")
row("pokemon_word", "condition_is(?condition)", "{condition:status}")


# --- words in front -----------------------------------------------------------------------------


@rule(
    "pokemon_words",
    "{a:type} and {b:type}",
    "{a:type} , {b:type} , or {c:type}",
    "{a:type} , {b:type} , {c:type} , or {d:type}",
)
def of_types(a: str, b: str, c: str = "", d: str = "") -> Node:
    made: Node = node("typed", a)
    for one in (b, c, d):
        made = node("fits_any", made, node("typed", one)) if one else made
    return made


@lens
def kind_of(words: Node, kind: Node) -> Node:
    """Return the filter of a kind of Pokémon with words in front."""
    return words if kind == ANY else node("fits_both", words, kind)


row(
    "pokemon_kinds",
    "[@kind_of(?pokemon_words, ?pokemon_kind), @kind_of(?x, ?y)]",
    "{pokemon_words} {pokemon_kind} [and|or|, and|, or] {x:pokemon_words} {y:pokemon_kind}",
)
row(
    "pokemon_kinds",
    "[@kind_of(?pokemon_words, ?pokemon_kind), *?pokemon_kinds]",
    "{pokemon_words} {pokemon_kind} , {pokemon_kinds}",
)
row(
    "pokemon_set",
    "where(all(?player), @conjunction(fits_any, *?pokemon_kinds))",
    "{player:owner} {pokemon_kinds}",
)
row("pokemon_set", "where(all(both), @conjunction(fits_any, *?pokemon_kinds))", "{pokemon_kinds}")
row(
    "pokemon_words",
    "fits_any(?left, ?right)",
    "{left:pokemon_word} and {right:pokemon_word}",
    "{left:pokemon_word} or {right:pokemon_word}",
)


@rule(
    "pokemon_kind",
    "{who:name} 's Pokémon",
    "Pokémon with {who:name} in its name",
    "Pokémon that has {who:name} in its name",
    "Pokémon with {who:name} in their names",
    "Pokémon that have {who:name} in their names",
)
def named_after(who: str) -> Node | None:
    return None if who.split()[0] in IN_FRONT else node("name_has", who)


@rule("pokemon_kind", "{who:name}", cost=2)
def by_name(who: str) -> Node | None:
    if who == "Unown":
        return node("form_of", who)
    return node("named", who) if plain_name(who) else None


# --- sets ---------------------------------------------------------------------------------------
row("pokemon_set", "@fitted(active(both), ?pokemon_noun)", "Active {pokemon_noun}")
row(
    "pokemon",
    "@fitted(active(both), ?pokemon_brackets)",
    "each Active Pokémon {pokemon_brackets}",
    "both Active Pokémon {pokemon_brackets}",
)


for _zone, _place in (("bench_of", "Benched"), ("active", "Active")):
    phrase("where_in_play", _zone, _place)


@rule(
    "pokemon_set",
    "{who:owner} [{at:where_in_play}]? {a:pokemon_noun} [and|or|and/or] {b:pokemon_noun}",
    "{who:owner} {at:where_in_play} {a:pokemon_noun} [and|or|and/or] {also:where_in_play} "
    "{b:pokemon_noun}",
    cost=1,
)
def of_two_kinds(who: str, a: Node, b: Node, at: str = "all", also: str = "") -> Arg | None:
    if ANY in (a, b) or also not in ("", at):
        return None
    return node("where", node(at, who), node("fits_any", a, b))


# --- what follows -------------------------------------------------------------------------------
same("pokemon_that", "that {being}")
row("pokemon_state", "conditions_at_least(2)", "affected by 2 or more Special Conditions")


row(
    "pokemon_that",
    "shares_type(?with)",
    "that shares a type with {with:pokemon}",
    "of the same type as {with:pokemon}",
    "that [is|are] the same type as {with:pokemon}",
)


@rule("pokemon_that", "that [evolve(s)|evolved] from {n:pokemon_name}")
def next_in_line(n: Node) -> Node:
    return node("evolves_from_named", n["name"])


for _cost, (_room, _has) in enumerate(
    (
        ("fits_not(tool_room())", "already [has|have]"),
        ("tool_room()", "[doesn't|don't] already have"),
    )
):
    _tool = f"that {_has} [a|any] Pokémon Tool [card(s)]? attached [to [it|them]]?"
    row("pokemon_that", _room, _tool, cost=_cost)
row("pokemon_that", "new()", "that [came|was put|were put] into play [during]? this turn")
