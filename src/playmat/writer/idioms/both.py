"""Phrases that cover what both players do, or may do, one after the other."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import THEM
from playmat.writer.phrase_table import idiom
from playmat.writer.results import BY_THEM, SO, done_key

# What both players do, you first.
_HANDS: Final = ("move(hand(me), deck)", "shuffle(me)", "move(hand(foe), deck)", "shuffle(foe)")
idiom("effect", _HANDS, "each player shuffles their hand into their deck")
_FIRST: Final = "you first"


def _both(*statements: str) -> tuple[str, ...]:
    """Return what you do and then they, # standing for the player, * and ~ for variables."""
    return tuple(
        one.replace("#", player).replace("*", variable).replace("~", second)
        for player, variable, second in (("me", "?v", "?x"), ("foe", "?w", "?y"))
        for one in statements
    )


_AFRESH: Final = ("move(hand(#), deck)", "shuffle(#)")
_UP_TO: Final = ("bind(*, number(0, ?n, #))", "draw(#, ref(*))")
_MOVED: Final = f"count(ref({done_key('move', THEM)}))"
for _drawn, _many in {
    ("draw(#, 1)",): "a card",
    ("draw(#, ?n)",): "{n:int} cards",
    ("draw(#, prizes_left(#))",): "a card per Prize they have left",
    _UP_TO: "up to {n:int} cards{v()}{w()}",
    tuple(one.replace("?n", "prizes_left(#)") for one in _UP_TO): (
        "up to as many cards{v()}{w()} as they have Prizes left"
    ),
}.items():
    idiom("effect", _both(*_drawn), f"each player draws {_many}, {_FIRST}")
    _shuffled = "each player shuffles their hand into their deck"
    idiom("effect", (*_HANDS, *_both(*_drawn)), f"{_shuffled}, then draws {_many}, {_FIRST}")
    idiom("effect", _both(*_AFRESH, *_drawn), f"in turn, {_FIRST}, {_shuffled}, and draws {_many}")
idiom(
    "effect",
    _both(*_AFRESH, f"draw(#, {_MOVED})"),
    f"in turn, {_FIRST}, each player shuffles their hand into their deck, and draws as many cards",
)
idiom(
    "effect",
    _both("move(where(discards(#), ?f), deck)", "shuffle(#)"),
    "each player shuffles all {f:fnoun+} from their discard pile into their deck",
)
idiom(
    "effect",
    (
        "reveal(hand(me))",
        "reveal(hand(foe))",
        *_both("move(where(hand(#), ?f), deck)", "shuffle(#)"),
    ),
    "each player shows their hand and shuffles all {f:fnoun+} in it into their deck",
)
idiom(
    "effect",
    _both("counters(where(all(#), ?f), ?n)"),
    "each player places {n:ncounters} on each of their {f:fmon}",
)
idiom(
    "effect",
    _both("bind(*, choose(bench_of(#), 1, 1, #))", "return_mon(ref(*), hand)"),
    "each player puts one of their Benched Pokémon{v()}{w()} and all its cards into their hand, "
    + _FIRST,
)

# What both players may do, one after the other.
_TO_HAND: Final = "move(ref(*), hand)"
_CHOSEN: Final = "bind(*, choose(where(discards(#), ?f), {}, #)), move(ref(*), deck)"
_FOUND: Final = "bind(*, search(where(deck(#), ?f), {}, 0, #))"
_DEEDS: Final = {
    "draw(#, 1)": "draw a card",
    "draw(#, ?n)": "draw {n:int} cards",
    ", ".join(_UP_TO).replace("*", "?same"): "draw up to {n:int} cards{same()}",
    f"{', '.join(_AFRESH)}, draw(#, ?n)": "shuffle their hand into their deck and draw {n:int}"
    " cards",
    f"bind(*, choose(discards(#), 1, 1, #)), {_TO_HAND}": "take a card{v()}{w()} from their"
    " discard pile",
    f"bind(*, choose(where(discards(#), ?f), 1, 1, #)), {_TO_HAND}": "take a {f:fnoun}{v()}{w()}"
    " from their discard pile",
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
    " from their deck{x()}{y()}, shuffle",
    f"{_FOUND.format('60')}, bench(ref(*)), shuffle(#)": "search their deck for any number of"
    " {f:fnoun+}{v()}{w()}, bench them, shuffle",
    f"{_FOUND.format('1')}, reveal(ref(*)), {_TO_HAND}, shuffle(#)": "search their deck for a"
    " {f:fnoun}{v()}{w()}, take it openly, shuffle",
}
for _deed, _said in _DEEDS.items():
    _mine, _theirs = _both(f"may(#, [{_deed}])")
    _pair = _mine.replace("%", SO), _theirs.replace("%", BY_THEM)
    for _order, _first in ((_pair, _FIRST), (_pair[::-1], "your opponent first")):
        _told = f"may {_said}, {_first}" if ", " not in _said else f", {_first}, may {_said}"
        idiom("effect", _order, f"each player {_told}".replace(" ,", ","))
_ROOM: Final = f"if(not(bench_full(#)), [may(#, [{_FOUND.format('1')}, bench(ref(*))])], [])"
idiom(
    "effect",
    _both(_ROOM)[::-1],
    "each player with space on the Bench may search their deck for a {f:fnoun}{v()}{w()} and bench"
    " it, your opponent first",
)

_OWN_COIN: Final = (
    "if(compare(heads(?{coin}), >, 0), [repeat(?n, [bind(?{one}, choose(where(all({player}),"
    " damaged()), 1, 1, {player})), remove_counters(ref(?{one}), 1)])], [])"
)
idiom(
    "effect",
    (
        *("bind(?t, flip())", "bind(?u, flip(1, foe))"),
        _OWN_COIN.format(coin="t", one="v", player="me"),
        _OWN_COIN.format(coin="u", one="w", player="foe"),
    ),
    "each player flips a coin{t()}{u()} and, if heads, takes {n:int} damage counters{v()}{w()} off"
    " their Pokémon in any way",
)
_SURPLUS: Final = "sub(count(hand(#)), ?n)"
_LESS: Final = f"[bind(*, choose(hand(#), {_SURPLUS}, {_SURPLUS}, #)), discard(ref(*))]"
_LEVEL: Final = _both("draw_until(#, ?n)", f"if(compare(count(hand(#)), >, ?n), {_LESS}, [])")
idiom(
    "effect",
    (*_LEVEL[2:], *_LEVEL[:2]),
    "each player draws or discards until they hold {n:int} cards{w()}{v()}, your opponent first",
)
