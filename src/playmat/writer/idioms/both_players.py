"""Phrases for what both players do, or may do, one after the other."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, section
from playmat.writer.results import BY_THEM, SO

section("both_players")


# What both players do, you first.
_HANDS: Final = ("move(hand(me), deck)", "shuffle(me)", "move(hand(foe), deck)", "shuffle(foe)")

_FIRST: Final = "starting with you, each player"


def _both(*statements: str) -> tuple[str, ...]:
    """Statements for you and then the opponent; # is the player, * and ~ are variables."""
    return tuple(
        one.replace("#", player).replace("*", variable).replace("~", second)
        for player, variable, second in (("me", "?v", "?x"), ("foe", "?w", "?y"))
        for one in statements
    )


_AFRESH: Final = ("move(hand(#), deck)", "shuffle(#)")

_UP_TO: Final = ("bind(*, number(0, ?n, #))", "draw(#, ref(*))")

for _drawn, _many in {
    ("draw(#, 1)",): "a card",
    ("draw(#, ?n)",): "{n:int} cards",
    ("draw(#, prizes_left(#))",): "a card for each Prize they have left",
    _UP_TO: "up to {n:int} cards{v()}{w()}",
    tuple(one.replace("?n", "prizes_left(#)") for one in _UP_TO): (
        "up to one card{v()}{w()} for each Prize they have left"
    ),
}.items():
    _shuffled = "shuffles their hand into their deck"
    idiom(
        "effect",
        (*_HANDS, *_both(*_drawn)),
        f"each player {_shuffled}; then {_FIRST} draws {_many}",
    )
    idiom("effect", _both(*_AFRESH, *_drawn), f"{_FIRST} {_shuffled}, then draws {_many}")

# What both players may do, you first.
_TO_HAND: Final = "move(ref(*), hand)"

_CHOSEN: Final = "bind(*, choose(where(discards(#), ?f), {}, #)), move(ref(*), deck)"

_FOUND: Final = "bind(*, search(where(deck(#), ?f), {}, 0, #))"

_DEEDS: Final = {
    "draw(#, 1)": "draw a card",
    "draw(#, ?n)": "draw {n:int} cards",
    ", ".join(_UP_TO).replace("*", "?same"): "draw up to {n:int} cards{same()}",
    f"{', '.join(_AFRESH)}, draw(#, ?n)": "shuffle their hand into their deck and draw {n:int}"
    " cards",
    f"bind(*, choose(discards(#), 1, 1, #)), {_TO_HAND}": "put a card{v()}{w()} from their"
    " discard pile into their hand",
    f"bind(*, choose(where(discards(#), ?f), 1, 1, #)), {_TO_HAND}": "put a {f:fnoun}{v()}{w()}"
    " from their discard pile into their hand",
    **{
        f"{_CHOSEN.format(count)}, {mix}": f"shuffle {many} {{f:fnoun+}}{{v()}}{{w()}} from their"
        f" discard pile {into} their deck"
        for (count, many), (mix, into) in product(
            {"?n, ?n": "{n:int}", "0, ?n": "up to {n:int}"}.items(),
            {"shuffle(#)": "into", "if(did(%), [shuffle(#)], [])": "back into"}.items(),
        )
    },
    "bind(*, choose(all(#), 1, 1, #)), bind(~, search(where(deck(#), evolves_from(ref(*))), 1, 0,"
    " #)), evolve(ref(~), ref(*)), shuffle(#)": "evolve one of their Pokémon{v()}{w()} with a card"
    " from their deck{x()}{y()}, then shuffle",
    f"{_FOUND.format('60')}, bench(ref(*)), shuffle(#)": "search their deck for any number of"
    " {f:fnoun+}{v()}{w()} and put them onto their Bench, then shuffle",
    f"{_FOUND.format('1')}, reveal(ref(*)), {_TO_HAND}, shuffle(#)": "search their deck for a"
    " {f:fnoun}{v()}{w()}, show it, put it into their hand and shuffle",
}

for _deed, _said in _DEEDS.items():
    _mine, _theirs = _both(f"may(#, [{_deed}])")
    _pair = _mine.replace("%", SO), _theirs.replace("%", BY_THEM)
    for _order, _first in ((_pair, _FIRST), (_pair[::-1], _FIRST.replace("you", "your opponent"))):
        idiom("effect", _order, f"{_first} may {_said}")
