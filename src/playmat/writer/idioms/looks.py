"""Phrases of hands and decks that are looked at, and of what is done with what is seen."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import THEM
from playmat.writer.phrase_table import idiom
from playmat.writer.results import SO, done_key

# The top of a deck in another order.
_SORTED: Final = ("bind(?w, order(ref(?v), me))", "move(ref(?w), deck_top)")
idiom(
    "effect",
    ("bind(?v, top(?p, ?n))", "look(ref(?v), me)", *_SORTED),
    "peek at {p's} top {n:int} cards{v()} and put them back in any order{w()}",
)

# What is done with a card of a hand that is seen.
_DONE: Final = {
    ("discard(ref(?v))",): "discard # from it",
    ("move(ref(?v), deck_bottom)",): "put # from it under their deck",
    ("move(ref(?v), deck)", f"if(did({SO}), [shuffle(foe)], [])"): (
        "shuffle # from it, if any, into their deck"
    ),
}
for (_from, _card), (_acts, _said) in product(
    {"hand(foe)": "a card{v()}", "where(hand(foe), ?f)": "a {f:fnoun}{v()}"}.items(),
    _DONE.items(),
):
    idiom(
        "effect",
        ("look(hand(foe), me)", f"bind(?v, choose({_from}, 1, 1, me))", *_acts),
        f"look at their hand and {_said.replace('#', _card)}",
    )
for _kinds, _all in {
    "fits_any(?f, ?g)": "all {f:fone+} and {g:fone+}",
    "?f": "all {f:fnoun+}",
}.items():
    _cards = f"where(hand(foe), {_kinds})"
    _gone = f"if(any_of({_cards}), [move({_cards}, deck), shuffle(foe)], [])"
    idiom(
        "effect",
        ("look(hand(foe), me)", _gone),
        f"look at their hand and shuffle {_all} in it, if any, into their deck",
    )

# Hands that are exchanged for other cards.
_AFRESH: Final = ("move(hand(foe), deck)", "shuffle(foe)")
_THEY: Final = "they shuffle their hand into their deck and draw"
idiom("effect", (*_AFRESH, "draw(foe, ?n)"), f"{_THEY} {{n:ncards}}")
idiom(
    "effect",
    (*_AFRESH, "bind(?v, number(0, ?n, foe))", "draw(foe, ref(?v))"),
    f"{_THEY} up to {{n:int}} cards{{v()}}",
)
_DISCARDED: Final = f"count(ref({done_key('discard', THEM)}))"
idiom(
    "effect",
    (f"may(me, [bind(?v, ?pick), discard(ref(?v)), draw(me, {_DISCARDED})])",),
    "you may discard {pick:pick}{v()} and draw as many cards",
)
