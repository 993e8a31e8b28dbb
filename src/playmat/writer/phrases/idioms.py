"""Phrases that cover several statements at once: the commonest shapes of effects."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom, say
from playmat.writer.phrases.amounts import some
from playmat.writer.phrases.energy_units import WORTH

# What is chosen or found, as it is said inside another phrase.
for _by, _whose in {"me": "", "foe": " of their choice"}.items():
    some("pick", f"choose(?from, 0, ?n, {_by})", "up to #" + _whose)
    some("pick", f"choose(?from, ?n, ?n, {_by})", "#" + _whose)
    say("pick", f"choose(?from, ?n, ?most, {_by})", f"{{n}} to {{most}} {{from:counted}}{_whose}")
    for _shape, _worth in WORTH.items():
        say("pick", _shape.replace("?by", _by), _worth + _whose)
    for _type, _kind in {"any": "", "?type": "{type} "}.items():
        _worth = f"cards for {{n}} {_kind}Energy among {{from}}{_whose}"
        say("pick", f"choose_units(?from, ?n, {_type}, {_by})", _worth)
some("pick", "pick_random(?from, ?n)", "# at random")
some("finding", "search(?from, ?n, 0, me)", "up to #")
some("finding", "search(?from, ?n, ?n, me)", "#")

_PICK: Final = "bind(?v, ?pick)"
_FIND: Final = "bind(?v, ?found)"

_ACTS: Final = {
    "discard(ref(?v))": "discard {pick:pick}{v()}",
    "move(ref(?v), ?to)": "put {pick:pick}{v()} {to}",
    "spend(ref(?v), discard)": "discard {pick:pick}{v()} after the damage",
    "spend(ref(?v), ?to)": "put {pick:pick}{v()} {to} after the damage",
    "hit(ref(?v), ?amount, [])": "hit {pick:pick}{v()} for {amount}",
    "hit(ref(?v), ?amount, ?flags)": "hit {pick:pick}{v()} for {amount} ({flags})",
    "heal(ref(?v), ?amount)": "heal {amount} from {pick:pick}{v()}",
    "heal_all(ref(?v))": "fully heal {pick:pick}{v()}",
    "counters(ref(?v), ?n)": "place {n:ncounters} on {pick:pick}{v()}",
    "remove_counters(ref(?v), ?n)": "take {n:ncounters} off {pick:pick}{v()}",
    "switch(?player, ref(?v), nobody())": "{player!switch} to {pick:pick}{v()}",
    "attach(ref(?v), ?to)": "attach {pick:pick}{v()} to {to}",
    "attach(?cards, ref(?v))": "attach {cards} to {pick:pick}{v()}",
    "return_mon(ref(?v), ?to)": "take {pick:pick}{v()} with all attached {to:owned}",
    "devolve(ref(?v), ?to, 1)": "devolve {pick:pick}{v()}, the card going {to:owned}",
    "bench(ref(?v))": "bench {pick:pick}{v()}",
    "knock_out(ref(?v))": "Knock Out {pick:pick}{v()}",
    "reveal(ref(?v))": "show {pick:pick}{v()}",
    "inflict(ref(?v), ?condition, 0)": "make {pick:pick}{v()} {condition}",
    "cure(ref(?v), [])": "cure {pick:pick}{v()}",
    "use_attack(ref(?v))": "use {pick:pick}{v()} as its own",
}

# Two choices in one act, the longer ones first.
_TWO = (_PICK, "bind(?w, ?other)")
idiom("effect", (*_TWO, "attach(ref(?v), ref(?w))"), "attach {pick:pick}{v()} to {other:pick}{w()}")
idiom(
    "effect",
    (*_TWO, "move_counters(ref(?v), ref(?w), ?n)"),
    "shift {n:ncounters} off {pick:pick}{v()} onto {other:pick}{w()}",
)

idiom(
    "effect",
    (_PICK, "inflict(ref(?v), ?one, 0)", "inflict(ref(?v), ?other, 0)"),
    "make {pick:pick}{v()} {one} and {other}",
)

# Looking through the deck.
_TAKE = (_FIND, "reveal(ref(?v))", "move(ref(?v), hand)", "shuffle(me)")
idiom("effect", _TAKE, "find {found:finding}{v()}, show and take, shuffle")
idiom(
    "effect",
    (_FIND, "move(ref(?v), hand)", "shuffle(me)"),
    "find {found:finding}{v()}, take, shuffle",
)
idiom(
    "effect", (_FIND, "bench(ref(?v))", "shuffle(me)"), "find {found:finding}{v()}, bench, shuffle"
)
idiom(
    "effect",
    (_FIND, "attach(ref(?v), ?to)", "shuffle(me)"),
    "find {found:finding}{v()}, attach to {to}, shuffle",
)

# The top and the bottom of a deck.
for _end in ("top", "bottom"):
    _look = (f"bind(?v, {_end}(?p, 1))", "look(ref(?v), me)")
    idiom("effect", _look, f"peek at {{p's}} {_end} card{{v()}}")
    _look = (f"bind(?v, {_end}(?p, ?n))", "look(ref(?v), me)")
    idiom("effect", _look, f"peek at {{p's}} {_end} {{n}} cards{{v()}}")
idiom(
    "effect",
    ("bind(?v, order(?cards, me))", "move(ref(?v), ?to)"),
    "put {cards}{v()} {to} in any order",
)

# Chosen cards that are shown before they go somewhere.
idiom(
    "effect",
    (_PICK, "reveal(ref(?v))", "move(ref(?v), deck)", "shuffle(?p)"),
    "show {pick:pick}{v()} and shuffle into {p's} deck",
)
idiom(
    "effect", (_PICK, "reveal(ref(?v))", "move(ref(?v), ?to)"), "show {pick:pick}{v()} and put {to}"
)
_ONE = "bind(?v, choose(?from, 1, 1, me))"
idiom(
    "effect",
    (_ONE, "switch(foe, ref(?v), nobody())"),
    "switch in 1 {from:counted}{v()} of your choice",
)
idiom(
    "effect", (_ONE, "return_mon(ref(?v), ?to)"), "take 1 {from:mine}{v()} with all attached {to}"
)
for _act, _phrase in _ACTS.items():
    idiom("effect", (_PICK, _act), _phrase)

_HANDS = ("move(hand(me), deck)", "move(hand(foe), deck)", "shuffle(both)")
idiom("effect", _HANDS, "both shuffle their hands into their decks")
for _who, _whose in {"me": "your", "foe": "their"}.items():
    _both = ("move(?cards, deck)", f"shuffle({_who})")
    idiom("effect", _both, f"shuffle {{cards}} into {_whose} deck")
idiom(
    "effect",
    ("inflict(?target, ?one, 0)", "inflict(?target, ?other, 0)"),
    "{target} <is|are> {one} and {other}",
)
