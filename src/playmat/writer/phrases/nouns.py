"""Phrases for Pokémon in play: adjectives, noun and what follows it."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import name, say, section

section("nouns")

STRIKES: Final = {"{of}": "{of:strikes}", "{on:bearer}": "{on:laters}"}
"""The attacks of the Pokémon in a hole."""

MONS: Final = {"fmon": "Pokémon", "fbench": "Benched Pokémon", "factive": "Active Pokémon"}
"""The kinds of such phrases, with their nouns."""

GROUPS: Final = {"all": "fmon", "bench_of": "fbench"}
"""The kind for the Pokémon that a selection finds."""

RULED: Final = {
    "ex": "-ex",
    "EX": "-EX",
    "gx": "-GX",
    "v": " V",
    "vmax": " VMAX",
    "vstar": " VSTAR",
    "levelup": " LV.X",
    "sp": " SP",
}
"""Kinds of Pokémon written after the noun, as in "Pokémon-EX"."""

MARKED: Final = {
    **{f'"{tag}"': f"Pokémon{mark}" for tag, mark in RULED.items()},
    "?tag": "{tag:marked} Pokémon",
}
"""These and all other kinds, as shapes, with the noun."""

for _tag, _mark in RULED.items():
    name("ruled", _tag, _mark)

# Several names: any of them in the singular, all of them in the plural.
say("allnames", "fits_any(named(?name), named(?last))", "{name} <or|and> {last}")
say("allnames", "fits_any(named(?name), ?rest)", "{name}, {rest:allonward}")
say("allonward", "fits_any(named(?name), named(?last))", "{name} <or|and> {last}")
say("allonward", "fits_any(named(?name), ?rest)", "{name}, {rest:allonward}")
say("allnames", "fits_any(?row, named(?last))", "{row:row}, <or|and> {last}")

_EVOLVED: Final = (
    "fits_any(fits_any(fits_both(typed(?one), evolved()), fits_both(typed(?other), evolved())),"
    " fits_both(typed(?third), evolved()))"
)
for _kind, _noun in MONS.items():
    _place = _noun.removesuffix("Pokémon")
    _parts = "fits_any(name_has(?one), name_has(?other))"
    say(_kind, _parts, f"{_noun} with {{one}} or {{other}} in the name")
    say(_kind, _EVOLVED, f"evolved {_noun} of {{one}}, {{other}} or {{third}} type")
    _staged = "fits_both(evolved(), fits_any(stage1(), stage2()))"
    say(_kind, _staged, f"{_noun} evolved to Stage 1 or 2")
    _ripe = "fits_both(fits_not(new()), may_evolve())"
    say(_kind, _ripe, f"{_noun} that can evolve this turn")
    say(_kind, "tag(?tag)", f"{_noun}{{tag:ruled}}")
    _either = f"{_noun}{{one:ruled}} or {_noun}{{other:ruled}}"
    say(_kind, "fits_any(tag(?one), tag(?other))", _either)
    for _state in ("damaged", "evolved"):
        say(_kind, f"{_state}()", f"{_state} {_noun}")
        say(_kind, f"fits_not({_state}())", f"un{_state} {_noun}")
    say(_kind, "fits_both(?stage, tag(?tag))", f"{_place}{{stage:fadj}} Pokémon{{tag:ruled}}")
    say(_kind, "?f", f"{_place}{{f:fadj}} Pokémon")
    say(_kind, "named(?name)", f"{_place}{{name}}")
    _marked = "fits_both(named(?name), tag(?tag))"
    say(_kind, _marked, f"{_place}{{tag:marked}} {{name}}")
    say(_kind, "form_of(?name)", f"{_place}{{name}} (any form)")
    say(_kind, "?f", f"{_place}{{f:allnames}}")
    for _name, _said in {"named(?name)": "", "form_of(?name)": " (any form)"}.items():
        say(_kind, f"fits_both({_name}, damaged())", f"damaged {_place}{{name}}{_said}")
    say(_kind, "fits_both(?f, damaged())", f"damaged {_noun} with {{f:having}}")
    say(_kind, "fits_both(?left, ?right)", f"{{left:{_kind}}} {{right:ftail}}")
    say(_kind, "?f", f"{_noun} {{f:ftail}}")
