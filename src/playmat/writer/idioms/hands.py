"""Phrases for hands: looked at, reduced, or exchanged for other cards."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, section
from playmat.writer.results import SO

section("hands")


# Effects on a card of a revealed hand.
_DONE: Final = {
    ("discard(ref(?v))",): " and discard # from it",
    ("move(ref(?v), deck_bottom)",): ", then put # from it on the bottom of their deck",
    ("move(ref(?v), deck)", f"if(did({SO}), [shuffle(foe)], [])"): (
        " and shuffle # from it, if any, into their deck"
    ),
}

for (_from, _card), (_acts, _said) in product(
    {"hand(foe)": "a card{v()}", "where(hand(foe), ?f)": "a {f:fnoun}{v()}"}.items(),
    _DONE.items(),
):
    idiom(
        "effect",
        ("look(hand(foe), me)", f"bind(?v, choose({_from}, 1, 1, me))", *_acts),
        f"look at their hand{_said.replace('#', _card)}",
    )

# Hands exchanged for other cards.
_AFRESH: Final = ("move(hand(foe), deck)", "shuffle(foe)")

_THEY: Final = "they shuffle their hand into their deck and draw"

idiom("effect", (*_AFRESH, "draw(foe, ?n)"), f"{_THEY} {{n:ncards}}")

idiom(
    "effect",
    (*_AFRESH, "bind(?v, number(0, ?n, foe))", "draw(foe, ref(?v))"),
    f"{_THEY} up to {{n:int}} cards{{v()}}",
)

# Discarding down to a number of cards.
for _player in ("me", "foe"):
    _hand = f"count(hand({_player}))"
    _over = f"sub({_hand}, ?n)"
    _cut = f"bind(?v, choose(hand({_player}), {_over}, {_over}, {_player})), discard(ref(?v))"
    _said = (
        "discard cards until you have" if _player == "me" else "they discard cards until they have"
    )
    idiom(
        "effect",
        (f"if(compare({_hand}, >, ?n), [{_cut}], [])",),
        f"{_said} {{n:int}} cards{{v()}} left",
    )
