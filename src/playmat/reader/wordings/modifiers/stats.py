"""HP, Retreat Cost, Weakness, Resistance and attack costs changed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playmat.lang.make import node
from playmat.reader.grammar import Meaning, matcher, row, rule

ALL = node("all", "both")


@matcher("signed")
def signed(words: Sequence[str], at: int) -> list[tuple[int, Meaning]]:
    return (
        [(at + 1, int(words[at]))]
        if at < len(words) and re.fullmatch(r"[+-]\d+", words[at])
        else []
    )


for _trait, _noun, _way in (
    ("mod(max_hp, ?of, set, ?value)", "maximum HP", "is [now]? {value:number}"),
    ("mod(resistance_amount, ?of, add, ?less)", "Resistance", "is reduced by {less:opposite}"),
    ("mod(resistance_amount, ?of, set, ?value)", "Resistance", "is now {value:opposite}"),
    ("mod_type(types, ?of, set, *?types)", "type", "is [now]? [both]? {types}"),
    ("take_types(?of, ?from)", "type", "is the same as [that of]? {from:pokemon} ['s type]?"),
    ("take_types(?of, under(?of))", "type", "is the same [type]? as its previous Level"),
):
    row(
        "modifier",
        f"@on(?of, {_trait})",
        f"[{{of:bearer}} 's|{{of:its_own}}] {_noun} {_way}",
        f"the {_noun} [for|of] {{of:bearer}} {_way}",
    )


@rule("opposite", "{n:number}", "{n:signed}")
def opposite(n: int) -> int:
    return -n


# --- amounts ------------------------------------------------------------------------------------
@rule("colorless", "Colorless {n:colorless}")
def more_pips(n: int) -> int:
    return 1 + n


for _symbol, _meaning, _words in (
    ("colorless", "1", "Colorless"),
    ("number_range", "$cmp(>=, ?colorless)", "{colorless} or more"),
    ("number_range", "$cmp(<=, ?colorless)", "{colorless} or less"),
    ("its_own", "$it()", "[its|their]"),
):
    row(_symbol, _meaning, _words)


@rule(
    "shift",
    "an additional {n:colorless}",
    "{n:number} [Colorless]? Energy {sign:more_or_less}",
    "{n:colorless} [Energy]? {sign:more_or_less} [Energy]?",
    "{sign:up_or_down} {n:colorless} [Energy]?",
)
def shift(n: int, sign: int = 1) -> int:
    return sign * n


# --- Weakness and Resistance --------------------------------------------------------------------
for _factor, _words in ((2, "x2 instead"), (4, "x4 instead [of x2]?")):
    row(
        "modifier",
        f"@on(?of, mod(weakness_factor, ?of, set, {_factor}))",
        f"apply Weakness for {{of:bearer}} as {_words}",
    )
