"""Phrases for types, and for the Energy attached to a Pokémon."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import say, section

section("types_and_energy")


# Types of a Pokémon.
say("mods", "mod_type(types, self(), set, ?types)", "this Pokémon is {types:*colour} type")

say(
    "mods",
    "take_types(this_card(), where(energy_on(host()), basic_energy()))",
    "it counts as each type of basic Energy on its Pokémon",
)
_UNDER = "this Pokémon is of the same type as the card under it"
say("mods", "take_types(self(), under(self()))", _UNDER)

# Energy cards of a kind, with a further condition.
_CARD: Final = "{to} <has|have> a {f:fenergy} Energy card on <it|them>"

say("cond", "any_of(where(energy_on(?to), ?f))", _CARD)

_NEITHER: Final = "not(is(?what, fits_any(tag(?tag), ?f)))"

say("cond", _NEITHER, "{what} <is|are> neither {tag:marked} nor <has|have> {f:having}")

# Several kinds of Energy at once, or several types.
say(
    "cond",
    "is(?what, fits_both(holds(?f, 1), holds(?g, 1)))",
    "{what} <has|have> a {f:fnoun} and a {g:fnoun} attached",
)

say("cond", "compare(types_among(?of), ?how, ?n)", "there are {how} {n:int} types among {of}")
