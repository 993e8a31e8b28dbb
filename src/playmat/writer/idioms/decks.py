"""Phrases for decks: cards looked at, drawn, put back and shuffled in."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, section
from playmat.writer.results import SO

section("decks")

_PICK: Final = "bind(?v, ?pick)"

# The top and the bottom of a deck.
for _end in ("top", "bottom"):
    _look = (f"bind(?v, {_end}(?p, 1))", "look(ref(?v), me)")
    idiom("effect", _look, f"look at the {_end} card{{v()}} of {{p's}} deck")
    _look = (f"bind(?v, {_end}(?p, ?n))", "look(ref(?v), me)")
    idiom("effect", _look, f"look at the {_end} {{n:int}} cards{{v()}} of {{p's}} deck")

idiom(
    "effect",
    ("bind(?v, order(?cards, me))", "move(ref(?v), ?to)"),
    "put {cards:taking}{v()} {to} in any order",
)

# Cards turned over from the top of the deck.
_FIRST: Final = "where(ref(?v), ?f)"

_SHOWN: Final = ("bind(?v, top_until(me, ?f))", "reveal(ref(?v))")

for _shown_again, _openly in {(): ", put it", (f"reveal({_FIRST})",): ". Put that card"}.items():
    idiom(
        "effect",
        (*_SHOWN, *_shown_again, f"move({_FIRST}, hand)", "shuffle(me)"),
        "reveal cards from the top of your deck until you find a {f:fnoun}{v()}"
        + f"{_openly} into your hand and shuffle the others back into your deck",
    )

# The top of either deck.
_TOP: Final = "bind(?{a}, top({p}, ?n)), look(ref(?{a}), me)"

_BACK: Final = "bind(?{b}, order(ref(?{a}), me)), move(ref(?{b}), deck_top)"

_SIDES: Final = (("Your deck", "me", "t", "u"), ("Your opponent's deck", "foe", "v", "w"))

_LETTERS: Final = "{t()}{u()}{v()}{w()}"

_LOOKED: Final = ", ".join(
    f'[label("{label}"), {_TOP.format(a=a, p=p)}, {_BACK.format(a=a, b=b)}]'
    for label, p, a, b in _SIDES
)

idiom(
    "effect",
    (f"either(me, [{_LOOKED}])",),
    f"look at the top {{n:int}} cards of either deck{_LETTERS} and put them back in any order",
)

_DECKS: Final = {"me": "your deck", "foe": "their deck"}

# Cards from a hand; no shuffle if none went into the deck.
_IF_ANY: Final = f"if(did({SO}), [shuffle(?p)], [])"

for (_see, _said), (_n, _some, _them) in product(
    {"look(ref(?v), me)": "look at", "reveal(ref(?v))": "show"}.items(),
    (("1", "a random card", "it"), ("?n", "{n:int} random cards", "them")),
):
    _shown = (f"bind(?v, pick_random(hand(?p), {_n}))", _see, "move(ref(?v), deck)")
    _so = f"{_said} {_some}{{v()}} from {{p's}} hand"
    idiom("effect", (*_shown, _IF_ANY), f"{_so} and shuffle {_them} into {{p's}} deck")

# Cards from a hand, if it has any of the kind.
_HELD: Final = "where(hand(?p), ?f)"

_EITHER: Final = "where(hand(?p), fits_any(?f, ?g))"

for _held, _gone, _said, _there in (
    (_HELD, "bind(?v, choose(#, 1, 1, me)), move(ref(?v), deck)", "a {f:fnoun}{v()}", "is one"),
    (_EITHER, "move(#, deck)", "all {f:fone+} and {g:fone+}", "are some"),
    (_HELD, "move(#, deck)", "all {f:fnoun+}", "are some"),
):
    idiom(
        "effect",
        (f"if(any_of({_held}), [{_gone.replace('#', _held)}, shuffle(?p)], [])",),
        # Print with "if any" shuffles in any case.
        f"shuffle {_said} from {{p's}} hand into {{p's}} deck, if there {_there}",
    )

# Two cards from the top; one is kept.
for (_see, _by, _said), (_gone, _other) in product(
    (
        (
            "look(ref(?u), me)",
            "me",
            "look at the top 2 cards{u()} of your deck, put one{v()} into your hand and",
        ),
        (
            "reveal(ref(?u))",
            "foe",
            "reveal the top 2 cards{u()} of your deck; they put one{v()} into your hand;",
        ),
    ),
    {"move(*, ?to)": "put the other {to}", "discard(*)": "discard the other"}.items(),
):
    idiom(
        "effect",
        (
            *("bind(?u, top(me, 2))", _see, f"bind(?v, choose(ref(?u), 1, 1, {_by}))"),
            *("move(ref(?v), hand)", _gone.replace("*", "less(ref(?u), ref(?v))")),
        ),
        f"{_said} {_other}",
    )

# Pokémon and cards shuffled in; "back" if only cards that went there cause a shuffle.
for (_player, _deck), (_often, _back) in product(
    _DECKS.items(), {"#": "into", f"if(did({SO}), [#], [])": "back into"}.items()
):
    _mix = _often.replace("#", f"shuffle({_player})")
    _whole = f"and all attached cards {_back} {_deck}"
    idiom("effect", ("return_mon(?of, deck)", _mix), f"shuffle {{of:whom}} {_whole}")
    _chosen = (_PICK, "return_mon(ref(?v), deck)", _mix)
    idiom("effect", _chosen, f"shuffle {{pick:pick}}{{v()}} {_whole}")
    for _see, _said in {"look(ref(?v), me)": "look at", "reveal(ref(?v))": "show"}.items():
        idiom(
            "effect",
            (_PICK, _see, "move(ref(?v), deck)", _mix),
            f"{_said} {{pick:pick}}{{v()}} and shuffle <it|them> {_back} {_deck}",
        )
    _seen = ("reveal(?cards)", "move(?cards, deck)", _mix)
    idiom(
        "effect", _seen, f"show {{cards:taking}} to your opponent and shuffle them {_back} {_deck}"
    )

for _who, _whose in {"me": "your", "foe": "their"}.items():
    _both = ("move(?cards, deck)", f"shuffle({_who})")
    idiom("effect", _both, f"shuffle {{cards:taking}} into {_whose} deck")

# Rearranging the top of a deck.
_SORTED: Final = ("bind(?w, order(ref(?v), me))", "move(ref(?w), deck_top)")

idiom(
    "effect",
    ("bind(?v, top(?p, ?n))", "look(ref(?v), me)", *_SORTED),
    "look at the top {n:int} cards{v()} of {p's} deck and put them back in any order{w()}",
)

# Any number of cards, or at least one.
_AS_MANY: Final = {
    "prizes_left(me)": "Prize you have left",
    "prizes_left(foe)": "Prize they have left",
    "count(all(?p))": "Pokémon {p^have} in play",
    "count(where(all(?p), ?f))": "{f:fmon} {p^have} in play",
}

for _player, _who in {"me": "", "foe": "they "}.items():
    for _most, _have in _AS_MANY.items():
        idiom(
            "effect",
            (f"bind(?v, number(0, {_most}, {_player}))", f"draw({_player}, ref(?v))"),
            f"{_who}draw up to one card{{v()}} for each {_have}",
        )
    idiom(
        "effect",
        (f"bind(?v, number(0, ?most, {_player}))", f"draw({_player}, ref(?v))"),
        f"{_who}draw up to {{most:ncards}}{{v()}}",
    )

# Others.
for _drawn, _more, _phrase in (
    ("1", "1", "a card, or 2 if {if}"),
    ("1", "2", "a card, or 3 if {if}"),
    ("?n", "1", "{n:int} cards; if {if}, draw one more"),
    ("?n", "?m", "{n:int} cards; if {if}, draw {m:int} more"),
):
    _again = f"if(?if, [draw(me, {_more})], [])"
    idiom("effect", (f"draw(me, {_drawn})", _again), f"draw {_phrase}")
