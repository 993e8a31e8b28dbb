"""More kinds of Pokémon: in a condition, of several types, with certain cards."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule, same
from playmat.reader.meanings import ANY, plain_name
from playmat.reader.text.tokens import TYPES
from playmat.reader.wordings.nouns.bearers import name_filter

Kinds = tuple[Node, ...]
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
    **{f"=non-{tag}": node("fits_not", node("tag", tag)) for tag in ("ex", "EX")},
    **{f"=non-{tag.upper()}": node("fits_not", node("tag", tag)) for tag in ("gx", "v")},
    "non-Basic": node("fits_not", node("basic")),
}
"""Words before the noun, apart from tags and types."""
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
"""Tags of cards of any kind, by the word before the noun."""
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
"""Tags by the word before the noun."""
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
    """The filters of some tags by their words."""
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


# --- words before the noun ----------------------------------------------------------------------


@rule(
    "pokemon_words",
    "{a:pokemon_word} [and|or] {b:pokemon_word}",
    "{a:pokemon_word} , {b:pokemon_word} , [and|or] {c:pokemon_word}",
    "{a:pokemon_word} , {b:pokemon_word} , {c:pokemon_word} , [and|or] {d:pokemon_word}",
    "{front:pokemon_word} {a:pokemon_word} [and|or] {same:pokemon_word} {b:pokemon_word}",
)
def one_of_words(
    a: Node, b: Node, c: Node = ANY, d: Node = ANY, front: Node = ANY, same: Node = ANY
) -> Node:
    if front != ANY:
        a, b = node("fits_both", front, a), node("fits_both", same, b)
    return conjunction("fits_any", *(fit for fit in (a, b, c, d) if fit != ANY))


@rule(
    "pokemon_kinds",
    "{a:pokemon_noun} [and|or|and/or|, and|, or|and each] {b:pokemon_noun}",
    "{a:pokemon_noun} , {more:pokemon_kinds}",
)
def several_kinds(a: Node, b: Node = ANY, more: Kinds = ()) -> Kinds:
    return (a, *(more or (b,)))


@rule(
    "pokemon_kind",
    "{who:name} 's Pokémon",
    "Pokémon [with|that has|that have] [{who:name}|~] in [its|their] name(s)",
)
def named_after(who: str = "$own") -> Node | None:
    return None if who.split()[0] in IN_FRONT else node("name_has", who)


@rule("pokemon_kind", "{who:name}", cost=2)
def by_name(who: str) -> Node | None:
    return name_filter(who) if plain_name(who) else None


# --- sets ---------------------------------------------------------------------------------------
row(
    "pokemon_set",
    "@fitted(active(both), ?pokemon_noun)",
    "Active {pokemon_noun}",
    "{pokemon_noun:pokemon_words} Active Pokémon",
)
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
    "[{who:owner}]? [{at:where_in_play}]? {kinds:pokemon_kinds}",
    "{who:owner} {at:where_in_play} {a:pokemon_noun} [and|or|and/or] {also:where_in_play} "
    "{b:pokemon_noun}",
    cost=1,
)
def of_kinds(
    who: str = "both",
    kinds: Kinds = (),
    a: Node = ANY,
    b: Node = ANY,
    at: str = "all",
    also: str = "",
) -> Arg | None:
    kinds = kinds or (a, b)
    if ANY in kinds or also not in ("", at):
        return None
    return node("where", node(at, who), conjunction("fits_any", *kinds))


# --- words after the noun -----------------------------------------------------------------------
same("pokemon_that", "that {being}")
row("pokemon_state", "shares_type(?with)", "[of]? the same type as {with:like_whom}")


@rule("pokemon_that", "that [evolve(s)|evolved] from {n:pokemon_name}")
def next_in_line(n: Node) -> Node:
    return node("evolves_from_named", n["name"])


LIKE = "[[[1|any] of]? {with:pokemons}|{with:like_whom}]"
TOOL = "[a|any] Pokémon Tool [card(s)]? attached [to [it|them]]?"
for _cost, _state, _said in (
    (0, "fits_not(tool_room())", f"that already [has|have] {TOOL}"),
    (1, "tool_room()", f"that [doesn't|don't] already have {TOOL}"),
    (0, "shares_type(?with)", f"[that share(s) a|of the same] type [as|with] {LIKE}"),
    (0, "same_name(?with)", f"of the same name as {LIKE}"),
    (0, "new()", "that [came|was put|were put] into play [during]? this turn"),
):
    row("pokemon_that", _state, _said, cost=_cost)
