"""Phrases of what is done with cards as a whole, by Trainers above all; tried before others."""

from __future__ import annotations

from typing import Final

from playmat.writer.memory import IT
from playmat.writer.phrase_table import idiom, say

# Cards of a hand for cards of the deck.
_GIVEN: Final = "bind(?v, ?pick)"
_SOUGHT: Final = "search(where(deck(me), ?g), #, 0, me)"
idiom(
    "effect",
    (
        *(_GIVEN, f"bind(?w, {_SOUGHT.replace('#', '1')})"),
        "if(any_of(ref(?w)), [swap_cards(ref(?v), ref(?w))], [])",
        *("reveal(join(ref(?v), ref(?w)))", "shuffle(me)"),
    ),
    "trade {pick:pick}{v()} for a {g:fnoun}{w()} from your deck, show both, shuffle",
)
for _most, _some in {"1": "a {g:fnoun}", "?n": "up to {n:int} {g:fnoun+}"}.items():
    idiom(
        "effect",
        (
            *(_GIVEN, f"bind(?w, {_SOUGHT.replace('#', _most)})"),
            "if(any_of(ref(?w)), [move(ref(?v), deck), move(ref(?w), hand)], [])",
            *("reveal(ref(?w))", "move(ref(?w), hand)", "shuffle(me)"),
        ),
        f"trade {{pick:pick}}{{v()}} for {_some}{{w()}} from your deck, shown, shuffle",
    )

# What is turned up from the top of the deck.
_ALIKE: Final = "where(ref(?v), repeated(ref(?v)))"
idiom(
    "effect",
    (
        *("shuffle(me)", "bind(?v, top(me, ?n))", "reveal(ref(?v))"),
        f"if(any_of({_ALIKE}), [move({_ALIKE}, hand), shuffle(me)], [])",
        "shuffle(me)",
    ),
    "shuffle, show your top {n:int} cards{v()}, take those that share a name and shuffle the rest"
    " in",
)
_FIRST: Final = "where(ref(?v), ?f)"
_SHOWN: Final = ("bind(?v, top_until(me, ?f))", "reveal(ref(?v))")
for _again, _openly in {(): "", (f"reveal({_FIRST})",): " openly"}.items():
    idiom(
        "effect",
        (*_SHOWN, *_again, f"move({_FIRST}, hand)", "shuffle(me)"),
        "show your top cards down to the first {f:fnoun}{v()}, take that one"
        + f"{_openly} and shuffle the others in",
    )

# A hand that is kept but for the rest, or cut down.
idiom(
    "effect",
    (
        "bind(?v, choose(hand(me), 1, 1, me))",
        *("move(less(hand(me), ref(?v)), deck)", "shuffle(me)"),
    ),
    "keep a card{v()} of your hand and shuffle the rest into your deck",
)
_HELD: Final = "count(hand(event_player))"
_OVER: Final = f"sub({_HELD}, ?n)"
idiom(
    "effect",
    (
        f"bind(?v, choose(hand(event_player), {_OVER}, {_OVER}, event_player))",
        "discard(ref(?v))",
    ),
    "that player discards down to {n:int} cards{v()}",
)

# Both players fill their Benches.
_FILLING: Final = "search(where(deck(#), ?f), bench_room(#), 0, #)"
idiom(
    "effect",
    (
        f"bind(?v, {_FILLING.replace('#', 'me')})",
        f"bind(?w, {_FILLING.replace('#', 'foe')})",
        *("bench(ref(?v))", "bench(ref(?w))", "shuffle(both)"),
    ),
    "each player benches any number of {f:fnoun+} from their deck{v()}{w()}, shuffle both decks",
)
for _player, _bench in {"me": "your Bench", "foe": "their Bench"}.items():
    _room = f"search(where(deck(?p), ?f), bench_room({_player}), 0, ?by)"
    for _kind, _verb, _by in (
        ("finding", "search", "me"),
        ("foundby", "they search", "foe"),
        ("effect", "{by!search}", "?by"),
    ):
        _shape = _room.replace("?by", _by)
        say(
            _kind, _shape, f"{_verb} {{p's}} deck for as many {{f:fnoun+}} as {_bench} has room for"
        )

# A card out of the deck or the discard pile.
_TAKEN: Final = "reveal(ref(?{})), move(ref(?{}), hand)"
_EITHER: Final = ", ".join(
    (
        "[bind(?v, search(where(deck(me), ?f), 1, 0, me)), "
        + _TAKEN.replace("{}", "v")
        + ", shuffle(me)]",
        "[bind(?w, choose(where(discards(me), ?f), 1, 1, me)), " + _TAKEN.replace("{}", "w") + "]",
    )
)
idiom(
    "effect",
    (f"either(me, [{_EITHER}])",),
    "openly take a {f:fnoun} from your deck{v()}, then shuffle, or from your discard pile{w()}",
)

# Cards of a line.
_LATER: Final = "fits_any(evolves_from(?of), can_follow(?of))"
_ITS: Final = _LATER.replace("?of", f"ref({IT})")
say("fone", _ITS, "<card|cards> of any later Stage of its line")
say("fone", _LATER, "<card|cards> of any later Stage in the line of {of}")

# Energy handed out, and those that got some.
_HANDED: Final = (
    "each(?v, ref(?u), [bind(?w, choose(bench_of(me), 1, 1, me)), attach(ref(?v), ref(?w))])"
)
idiom(
    "effect",
    (f"may(me, [bind(?u, ?pick), {_HANDED}])", "heal_all(host_of(ref(?u)))"),
    "you may attach {pick:pick}{u()} to your Benched Pokémon as you like{v()}{w()} and fully heal"
    " each Pokémon that gets any",
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
    f"peek at the top {{n:int}} cards of either deck{_LETTERS} and put them back in any order",
)

# Prizes that lie open, and what was given up for a card.
idiom(
    "effect",
    ("bind(?v, ?pick)", "move(ref(?v), prizes)", "turn_up(ref(?v))"),
    "put {pick:pick}{v()} face up among your Prizes",
)
idiom(
    "effect",
    (
        "bind(?v, choose(less(hand(event_player), event_card()), ?n, ?n, event_player))",
        "discard(ref(?v))",
    ),
    "that player discards {n:int} other cards{v()} from hand",
)
_LOST: Final = "if(did(?v), [#], [*])"
idiom(
    "effect",
    (
        "bind(?v, duel())",
        _LOST.replace("#", "draw(me, ?n)").replace("*", "draw(foe, ?n)"),
        _LOST.replace("#", "mill(foe, ?m)").replace("*", "mill(me, ?m)"),
    ),
    "play rock, paper, scissors{v()}: the winner draws {n:ncards}, the loser discards the top"
    " {m:int} cards of their deck",
)
_ALL: Final = "where(discards(?player), ?f)"
say("things", f"where({_ALL}, ?f)", "{f:fnoun}, every one, in {player's} discard pile")
