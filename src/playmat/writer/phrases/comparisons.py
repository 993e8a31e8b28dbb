"""Phrases for tests and numbers that compare or count; tried before simpler ones."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import IT, KINDS, PAIR, PARTS, THEM
from playmat.writer.phrase_table import idiom, say, section
from playmat.writer.phrases.lists import TYPES
from playmat.writer.results import SENT, done_key

section("comparisons")

_SIDES: Final = {"me": "you", "foe": "they"}
_GROUPS: Final = {"all": "Pokémon in play", "bench_of": "Benched Pokémon"}

# How many more one side has than the other.
for _one, _they in _SIDES.items():
    _other = "foe" if _one == "me" else "me"
    _than = {"me": "they do", "foe": "you"}[_one]
    for _group, _noun in _GROUPS.items():
        _over = f"sub(count({_group}({_one})), count({_group}({_other})))"
        _more = f"how many more {_noun} {_they} have than {_than}"
        _beyond = f"extra {_noun.removesuffix(' in play')} {_they} have compared with {_than}"
        say("unit", _over, f"{_beyond}")
        say("num", _over, _more)
        say(
            "extra",
            f"mul(?n, most(0, {_over}))",
            f"{{n:more}} more damage for each {_beyond}",
        )
    _over = f"sub(prizes_left({_one}), prizes_left({_other}))"
    say(
        "extra",
        f"mul(?n, {_over})",
        f"{{n:more}} more damage for each Prize {_they} have left more than {_than}",
    )
    say("num", _over, f"how many more Prizes {_they} have left than {_than}")
    _ahead = f"compare(prizes_left({_one}), >, prizes_left({_other}))"
    _theirs = {"me": "theirs", "foe": "yours"}[_one]
    idiom(
        "effect",
        (f"if({_ahead}, [add_damage(mul(?n, {_over}))], [])",),
        f"this attack does {{n:more}} more damage for each Prize {_they} have left"
        f" beyond {_theirs}",
    )

# Fewer items, if they can be counted.
for _counted, _phrase in {
    "count(hand(?player))": "{player^have} fewer than {n:int} cards in {player's} hand",
    "count(bench_of(?player))": "{player^have} fewer than {n:int} Benched Pokémon",
    "count(all(?player))": "{player^have} fewer than {n:int} Pokémon in play",
    "count(where(all(?player), ?f))": "{player^have} fewer than {n:int} {f:fmon+} in play",
    "prizes_left(?player)": "{player^have} fewer than {n:int} Prizes left",
    "counters_on(?on)": "{on} <has|have> fewer than {n:int} damage counters",
}.items():
    say("cond", f"compare({_counted}, <, ?n)", _phrase)
say("cond", "compare(count(?of), <, ?n)", "there are fewer than {n:int} {of:counted}")

say("cond", "not(and(bench_full(me), bench_full(foe)))", "there is space on either Bench")

_HAVE: Final = "any_of(where(all(?player), ?{}))"
say(
    "cond",
    f"not(and({_HAVE.format('f')}, {_HAVE.format('g')}))",
    "{player^do} not have both a {f:fmon} and a {g:fmon} in play",
)

# Active Pokémon, of which there may be two.
_UP: Final = "where(all(?player), is_active())"
say("cond", f"not(compare(count({_UP}), ==, 1))", "{player^have} two Active Pokémon")
say("cond", f"compare(count({_UP}), ?how, ?n)", "{player^have} {how} {n:int} Active Pokémon")
say("cond", f"not(any_of({_UP}))", "{player^have} no Active Pokémon")
_UP_AND: Final = "any_of(where(all(?player), fits_both(is_active(), ?f)))"
say("cond", _UP_AND, "{player^have} an Active Pokémon that is {f:fadj}")

for _found in (IT, THEM):
    _alike = f"any_of(where(ref({_found}), repeated(ref({_found}))))"
    say("cond", _alike, "any of them share a name")


# Whether the cards found include some kind.
for _part, _was in zip(PARTS, ("it does", "it was the former", "it was the latter"), strict=True):
    say("cond", f"any_of(ref({_part}))", _was)

for _letter, _part in KINDS.items():
    say("cond", f"any_of(ref({_part}))", f"it was {TYPES[_letter]}")

# Attacks in the last turn.
say("cond", "compare(last_damage(?on), >, 0)", "an attack damaged {on} last turn")

say(
    "cond",
    "compare(mul(10, counters_on(?on)), ==, last_damage(?on))",
    "{on} <was|were> undamaged before",
)
for _type, _which in {
    "provides(?type)": "a {type} Energy",
    "energy()": "an Energy card",
    "fits_both(energy(), provides(?type))": "a {type} Energy card",
    "tool()": "a Pokémon Tool",
}.items():
    say(
        "cond",
        f"any_of(where(attached_this_turn(?to), {_type}))",
        f"you attached {_which} from your hand to {{to}} this turn",
    )

# Cards of one name, Stadiums or Pokémon; Energy of two types at once.
say(
    "cond",
    "or(any_of(where(stadium(), named(?name))), any_of(where(all(both), named(?name))))",
    "a card called {name} is in play",
)
_BOTH: Final = "and(is(?on, has_type(?one)), is(?on, has_type(?other)))"
_TWO: Final = "where(energy_on(?on), fits_any(provides(?one), provides(?other)))"
say(
    "cond",
    f"and({_BOTH}, compare(units_in({_TWO}, any), >=, 2))",
    "{on} <has|have> both {one} and {other} Energy",
)
say(
    "cond",
    "and(not(went_first(?player)), first_turn(?player))",
    "it is {player's} first turn, as the second player",
)
say(
    "cond",
    "not(and(went_first(?player), first_turn(?player)))",
    "it is not the first turn of the game for {player}",
)
say("cond", "is(?who, fits_both(name_has(?part), owned_by(me)))", "{who} is your {part} Pokémon")
_DARK: Final = "fits_any(typed(?type), name_has(?part))"
say(
    "cond",
    f"not(is(?who, {_DARK}))",
    "{who} is neither {type:element} type nor has {part} in the name",
)
_RARE: Final = "fits_both(special_energy(), ?f)"
say(
    "cond",
    f"any_of(where(where(discards(?player), energy()), {_RARE}))",
    "{player^have} a Special Energy {f:ftail} in {player's} discard pile",
)

# What both players have, or what happened to either side.
say(
    "cond",
    "compare(units(?one, any), !=, units(?other, any))",
    "{one:sel/7} and {other} have different amounts of Energy",
)
say(
    "cond",
    "or(knocked_out_last_turn(me), knocked_out_last_turn(foe))",
    "any Pokémon was Knocked Out last turn",
)
for _first, _second in (("me", "foe"), ("foe", "me")):
    _side = "either side has" if _first == "me" else "anyone has"
    _one, _other = (f"bench_of({player})" for player in (_first, _second))
    say("cond", f"or(any_of({_one}), any_of({_other}))", f"{_side} Benched Pokémon")
    say(
        "cond",
        f"or(compare(count({_one}), ?how, ?n), compare(count({_other}), ?how, ?n))",
        f"{_side} {{how}} {{n:int}} Benched Pokémon",
    )

# Previous stages of a Pokémon.
say(
    "cond",
    "and(evolved_from(?who, ?name), cured_by_evolving(?who, ?ill))",
    "{who} evolved this turn from a {ill} {name}",
)

# Costs that a Pokémon could pay itself.

# Cards that count themselves.
_SPECIAL: Final = "where(energy_on(host()), special_energy())"
say("cond", f"compare(count({_SPECIAL}), >, 1)", "its Pokémon has another Special Energy card")

# Several facts about one Pokémon.
say("told", "?f", "<has|have> {f:having}")
say("told", "?f", "<is|are> {f:filter/0}")
_TOLD: Final = "is(?who, ?{})"
_TWO_TOLD: Final = f"and({_TOLD.format('f')}, {_TOLD.format('g')})"
say("cond", f"and({_TWO_TOLD}, {_TOLD.format('h')})", "{who} {f:told}, {g:told} and {h:told}")
say("cond", _TWO_TOLD, "{who} {f:told} and {g:told}")

# Too few cards for the number of heads.
for _coins in (IT, THEM, PAIR):
    for _given in (IT, THEM):
        say(
            "cond",
            f"compare(count(ref({done_key('discard', _given)})), <, heads({_coins}))",
            "there are fewer such cards than heads",
        )

# Energy with a shared name.
say(
    "cond",
    "any_of(where(energy_on(?to), name_has(?part)))",
    "{to} <has|have> any kind of {part} attached",
)

# Whether a Pokémon can act, and what it did itself.

# One of several numbers.
_LEFT: Final = "compare(prizes_left(?player), ==, ?{})"
say(
    "cond",
    f"or(or({_LEFT.format('a')}, {_LEFT.format('b')}), {_LEFT.format('c')})",
    "{player^have} exactly {a:int}, {b:int} or {c:int} Prizes left",
)

# What was done with cards.
_DEEDS: Final = {
    "discard": "discarded",
    "spend": "discarded",
    SENT: "given up",
    "draw": "drawn",
    "attach": "attached",
    "move": "moved",
    "reveal": "shown",
}
"""Participles for effects on cards that are counted."""


def _dealt(shape: str, phrase: str) -> None:
    """Define tests of what was done with cards."""
    for word, number in product(_DEEDS, (IT, THEM)):
        of = shape.replace("#", f"ref({done_key(word, number)})")
        say("cond", of, f"{phrase} {_DEEDS[word]}")


_dealt("any_of(#)", "any card was")
_dealt("compare(count(#), ?how, ?n)", "{how} {n:int} <card was|cards were>")
say("cond", f"is(ref({done_key('mill', IT)}), ?filter)", "it is {filter:filter/0}")
