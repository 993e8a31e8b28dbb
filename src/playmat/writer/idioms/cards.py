"""Phrases that cover several statements about cards: found, taken, drawn and given up."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import IT
from playmat.writer.phrase_table import idiom, say
from playmat.writer.results import SO, done_key

_FIND: Final = "bind(?v, ?found)"
_ZONES: Final = {"hand": "hand", "discards": "discard pile"}

# Evolving out of the deck.
_NEXT: Final = "bind(?v, search(where(deck(me), evolves_from(#)), 1, 0, me))"
for _of, _said in {
    "self()": "this Pokémon, even if new,",
    "host()": "its Pokémon",
    "?of": "{of}",
}.items():
    idiom(
        "effect",
        (_NEXT.replace("#", _of), f"evolve(ref(?v), {_of})", "shuffle(me)"),
        f"evolve {_said} with a card{{v()}} from your deck, shuffle",
    )
for _pick, _said in {
    "choose(all(me), 1, 1, me)": "one of your Pokémon{w()}, new or not,",
    "choose(active(me), 1, 1, me)": "your Active Pokémon{w()}, new or not,",
    "?pick": "{pick:pick}{w()}",
}.items():
    idiom(
        "effect",
        (
            *(f"bind(?w, {_pick})", _NEXT.replace("#", "ref(?w)")),
            *("evolve(ref(?v), ref(?w))", "shuffle(me)"),
        ),
        f"evolve {_said} with a card{{v()}} from your deck, shuffle",
    )
_EARLY: Final = ", even one that is new and even in your first turn"
for _kind, _said, _new in (
    ("", "one of your Pokémon", _EARLY),
    ('fits_not(tag("EX"))', "one of your non-EX Pokémon", _EARLY),
    ("?f", "one of your {f:fmon+}", ""),
):
    _mine = f"where(all(me), {_kind})" if _kind else "all(me)"
    _fit = "evolves_into(ref(?v))"
    _led = f"where(all(me), fits_both({_kind}, {_fit}))" if _kind else f"where(all(me), {_fit})"
    idiom(
        "effect",
        (
            _NEXT.replace("#", _mine),
            f"bind(?w, choose({_led}, 1, 1, me))",
            "evolve(ref(?v), ref(?w))",
        ),
        f"evolve {_said}{{w()}} with a card{{v()}} from your deck{_new}",
    )

# One of two pairs.
_ANY: Final = "fits_any(fits_any(fits_any(named(?n), named(?m)), named(?p)), named(?q))"
_PAIR: Final = "fits_any(named(?{}), named(?{}))"
_THEN: Final = (
    "if(is(ref(?v), #), [bind(?same, search(where(deck(me), fits_both(#,"
    " fits_not(same_name(ref(?v))))), 1, 0, me))], [])"
)
_PAIRS: Final = [_THEN.replace("#", _PAIR.format(*names)) for names in ("nm", "pq")]
_FOUND: Final = "join(ref(?v), ref(?same))"
idiom(
    "effect",
    (
        f"bind(?v, search(where(deck(me), {_ANY}), 1, 0, me))",
        *(*_PAIRS, f"reveal({_FOUND})", f"move({_FOUND}, hand)", "shuffle(me)"),
    ),
    "search your deck{v()}{same()} for {n} or {m} or both, or for {p} or {q} or both, take them"
    " openly, shuffle",
)

# Two choices that go the same way.
_TWO: Final = ("bind(?v, ?one)", "bind(?w, ?other)")
_BOTH: Final = "join(ref(?v), ref(?w))"
idiom(
    "effect",
    (*_TWO, f"reveal({_BOTH})", f"move({_BOTH}, deck_top)"),
    "openly put {one:pick}{v()} and {other:pick}{w()} onto your deck",
)
_PILED: Final = "bind(?{v}, choose(where(discards(me), ?{f}), ?{n}, ?{n}, me))"
idiom(
    "effect",
    (
        *(_PILED.format(v="v", f="f", n="n"), _PILED.format(v="w", f="g", n="m")),
        *(f"reveal({_BOTH})", f"move({_BOTH}, deck)", "shuffle(me)"),
    ),
    "from your discard pile, show {n:int} {f:fnoun+}{v()} and {m:int} {g:fnoun+}{w()} and shuffle"
    " them into your deck",
)
idiom(
    "effect",
    (*_TWO, f"reveal({_BOTH})", f"move({_BOTH}, deck)", "shuffle(me)"),
    "show {one:pick}{v()} and {other:pick}{w()} and shuffle them into your deck",
)

# Several kinds of card, one of each.
_GONE: Final = {
    ("reveal(#)", "move(#, hand)", "shuffle(me)"): ", take them openly, shuffle",
    ("move(#, hand)", "shuffle(me)"): ", take them, shuffle",
}
_TAKEN: Final = {
    ("reveal(#)", "move(#, hand)"): "openly take",
    ("move(#, hand)",): "take",
}
_NAMES: Final = "uvw"
_ALL: Final = {2: "join(ref(?u), ref(?v))", 3: "join(join(ref(?u), ref(?v)), ref(?w))"}
for _size, _joined in _ALL.items():
    *_first, _last = [f"a {{f{n}:fnoun}}{{{_NAMES[n]}()}}" for n in range(_size)]
    _list = f"{', '.join(_first)} and {_last}"
    _found = [f"bind(?{_NAMES[n]}, search(where(deck(me), ?f{n}), 1, 0, me))" for n in range(_size)]
    for _acts, _said in _GONE.items():
        _done = [act.replace("#", _joined) for act in _acts]
        idiom("effect", (*_found, *_done), f"search your deck for {_list}{_said}")
    for (_acts, _said), (_zone, _place) in product(_TAKEN.items(), _ZONES.items()):
        _chosen = [
            f"bind(?{_NAMES[n]}, choose(where({_zone}(me), ?f{n}), 1, 1, me))" for n in range(_size)
        ]
        _done = [act.replace("#", _joined) for act in _acts]
        idiom("effect", (*_chosen, *_done), f"from your {_place}, {_said} {_list}")

# Cards of one name or type at most once.
for _acts, _said in {
    ("reveal(ref(?v))", "move(ref(?v), hand)"): "take them openly",
    ("move(ref(?v), hand)",): "take them",
    ("bench(ref(?v))",): "bench them",
    ("attach(ref(?v), ?to)",): "attach them to {to}",
}.items():
    for _what, _each in {"types": "no two of one type", "names": "no two of one name"}.items():
        idiom(
            "effect",
            (
                f"bind(?v, search_different(where(deck(me), ?f), {_what}, ?n, 0, me))",
                *_acts,
                "shuffle(me)",
            ),
            f"search your deck for up to {{n:int}} {{f:fnoun+}}{{v()}}, {_each}, {_said}, shuffle",
        )

_GIVEN: Final = (_FIND, "bind(?w, ?pick)", "attach(ref(?v), ref(?w))")
_TOLD: Final = "{found:finding}{v()}, attach <it|them> to {pick:pick}{w()}"
idiom("effect", (*_GIVEN, "shuffle(me)"), _TOLD + ", shuffle")
idiom("effect", _GIVEN, _TOLD)

# What is found is dealt with, and the deck shuffled later or not at all.
for _act, _said in {
    "evolve(ref(?v), ?to)": "evolve {to} with <it|them>",
    "bench_as_basic(ref(?v))": "bench <it|them> as Basic",
    "level_up(ref(?v), ?to)": "level up {to} with <it|them>",
}.items():
    _phrase = f"{{found:finding}}{{v()}}, {_said}"
    idiom("effect", (_FIND, _act, "shuffle(me)"), f"{_phrase}, shuffle")
for _acts, _said in {
    ("reveal(ref(?v))", "move(ref(?v), hand)"): "take <it|them> openly",
    ("move(ref(?v), hand)",): "take <it|them>",
    ("bench(ref(?v))",): "bench <it|them>",
    ("bench_as_basic(ref(?v))",): "bench <it|them> as Basic",
    ("attach(ref(?v), ?to)",): "attach <it|them> to {to}",
}.items():
    idiom("effect", (_FIND, *_acts), f"{{found:finding}}{{v()}}, {_said}")

# A price without which an attack does nothing.
_OR: Final = ", or the attack does nothing"
for _of in ("taken", "ofs"):
    _paid = "[bind(?v, choose(?from, #, #, me)), discard(ref(?v))], [cancel()]"
    _some = f"if(compare(count(?from), >=, ?n), {_paid.replace('#', '?n')})"
    idiom("effect", (_some,), f"discard {{n:int}} {{from:{_of}+}}{{v()}}{_OR}")
    _one = f"if(any_of(?from), {_paid.replace('#', '1')})"
    idiom(
        "effect", (_one,), f"discard {'a' if _of == 'taken' else 'one'} {{from:{_of}}}{{v()}}{_OR}"
    )
_ELSE: Final = ", else the attack does nothing"
_UNPAID: Final = f"if(not(did({SO})), [cancel()], [])"
idiom("effect", ("discard(?cards)", _UNPAID), f"discard {{cards:taking}}{_ELSE}")
idiom(
    "effect",
    ("bind(?v, ?pick)", "discard(ref(?v))", _UNPAID),
    f"discard {{pick:pick}}{{v()}}{_ELSE}",
)
idiom(
    "effect",
    ("bind(?v, ?pick)", "if(compare(count(ref(?v)), >=, 2), [discard(ref(?v))], [cancel()])"),
    f"discard {{pick:pick}}{{v()}}, both of them{_ELSE}",
)
idiom(
    "effect",
    (
        "bind(?u, flip())",
        f"if(compare(heads(?u), >, 0), [bind(?v, ?pick), discard(ref(?v)), {_UNPAID}],"
        f" [discard(?cards), {_UNPAID}])",
    ),
    "flip a coin{u()}; on heads discard {pick:pick}{v()}, on tails {cards:taking}" + _ELSE,
)

# A hand cut down to so many.
for _player in ("me", "foe"):
    _hand = f"count(hand({_player}))"
    _over = f"sub({_hand}, ?n)"
    _cut = f"bind(?v, choose(hand({_player}), {_over}, {_over}, {_player})), discard(ref(?v))"
    _said = "discard down to" if _player == "me" else "they discard down to"
    idiom(
        "effect",
        (f"if(compare({_hand}, >, ?n), [{_cut}], [])",),
        f"{_said} {{n:int}} cards{{v()}}",
    )

# As many as a player likes, or at least one.
for _most, _some in {"2": "1 or 2", "?n": "1 to {n:int}"}.items():
    _number = f"bind(?v, number(1, {_most}, me))"
    idiom(
        "effect",
        (_number, "bind(?w, top(?p, ref(?v)))", "look(ref(?w), me)"),
        f"peek at {_some} of {{p's}} top cards{{v()}}{{w()}}",
    )
    idiom(
        "effect",
        (_number, "remove_counters(?target, ref(?v))"),
        f"take {_some} damage counters{{v()}} off {{target:whom}}",
    )
    idiom(
        "effect",
        (_number, "bind(?w, pick_random(?from, ref(?v)))"),
        f"pick {_some} {{from:taken+}}{{w()}} at random{{v()}}",
    )
idiom(
    "effect",
    ("bind(?v, number(0, ?n, me))", "bind(?w, ?pick)", "move_counters(?from, ref(?w), ref(?v))"),
    "move up to {n:int} damage counters{v()} from {from} to {pick:pick}{w()}",
)
idiom(
    "head:effect",
    ("bind(?v, number(0, ?n, me))", "repeat(ref(?v), ?do)"),
    "up to {n:int} times{v()}",
)
_AS_MANY: Final = {
    "prizes_left(me)": "you have Prizes left",
    "prizes_left(foe)": "they have Prizes left",
    "count(all(?p))": "{p^have} Pokémon",
    "count(where(all(?p), ?f))": "{p^have} {f:fmon+} in play",
}
for _player, _who in {"me": "", "foe": "they "}.items():
    for _most, _have in _AS_MANY.items():
        idiom(
            "effect",
            (f"bind(?v, number(0, {_most}, {_player}))", f"draw({_player}, ref(?v))"),
            f"{_who}draw up to as many cards{{v()}} as {_have}",
        )
    idiom(
        "effect",
        (f"bind(?v, number(0, ?most, {_player}))", f"draw({_player}, ref(?v))"),
        f"{_who}draw up to {{most:ncards}}{{v()}}",
    )

# Coins that are flipped one after the other.
for _size, _names in {3: "uvw", 2: "uv"}.items():
    _coins = tuple(f"bind(?{name}, flip())" for name in _names)
    _letters = "".join(f"{{{name}()}}" for name in _names)
    idiom("effect", _coins, f"flip {_size} coins one by one{_letters}")

# Two kinds of Energy, either of which pays for a blow of its own.
_BASIC: Final = "where(energy_on(self()), fits_both(basic_energy(), provides({})))"
_COUPLE: Final = f"compare(count({_BASIC}), >, 1)"
_COUPLE_GIVEN: Final = f"bind(?{{}}, choose({_BASIC}, 2, 2, me)), discard(ref(?{{}}))"
_FIRE: Final = f"{_COUPLE_GIVEN.format('v', 'R', 'v')}, hit(defender(), ?n, [])"
_AT_BENCH: Final = "bind(?x, choose(bench_of(foe), 1, 1, me)), hit(ref(?x), ?m, [])"
_WATER: Final = f"{_COUPLE_GIVEN.format('w', 'W', 'w')}, {_AT_BENCH}"
_BLOWS: Final = [
    f'[label("{_label}"), if({_COUPLE.format(_type)}, [{_blow}], [])]'
    for _label, _type, _blow in (("Fire", "R", _FIRE), ("Water", "W", _WATER))
]
idiom(
    "effect",
    (
        f"if(or({_COUPLE.format('R')}, {_COUPLE.format('W')}),"
        f" [either(me, [{', '.join(_BLOWS)}])], [])",
    ),
    "from this Pokémon, discard 2 basic Fire Energy cards{v()} to hit the Defender for {n:int}, or"
    " 2 basic Water ones{w()} to hit one of their Benched Pokémon{x()} for {m:int}",
)

# Coins that are flipped anew at a price.
_ANEW: Final = (
    'bind(?u, ask("Start again?", me)), if(not(did(?u)), [break()], []), counters(self(), 2)'
)
idiom(
    "effect",
    (
        "loop([bind(?v, flip_until_tails(me)), if(compare(hp_left(self()), <=, 20), [break()], []),"
        f" {_ANEW}])",
    ),
    "flip until tails{v()}; you may place 2 damage counters on this Pokémon to start over{u()}, as"
    " often as it survives that; only the last run counts",
)

# A card that is taken, or attached at once.
idiom(
    "effect",
    (
        *("bind(?v, search(where(deck(me), trainer()), 1, 0, me))", "reveal(ref(?v))"),
        "if(is(ref(?v), tool()), [may(me, [bind(?w, choose(where(all(me), tool_room()), 1, 1, me)),"
        f" attach(ref(?v), ref(?w))]), if(not(did({SO})), [move(ref(?v), hand)], [])],"
        " [move(ref(?v), hand)])",
        "shuffle(me)",
    ),
    "search your deck for a Trainer{v()} and take it openly, or, if it is a Tool, attach it to one"
    " of your Pokémon{w()} with room for it instead; shuffle",
)

_SHOWN: Final = f"reveal(ref({done_key('draw', IT)}))"
idiom(
    "effect",
    ("draw(me, 1)", _SHOWN, "draw(foe, 1)", _SHOWN),
    "each player draws a card and shows it, you first",
)

# More of the same.
for _drawn, _more, _phrase in (
    ("1", "1", "a card, or 2 if {if}"),
    ("1", "2", "a card, or 3 if {if}"),
    ("?n", "1", "{n:int} cards; if {if}, draw one more"),
    ("?n", "?m", "{n:int} cards; if {if}, draw {m:int} more"),
):
    _again = f"if(?if, [draw(me, {_more})], [])"
    idiom("effect", (f"draw(me, {_drawn})", _again), f"draw {_phrase}")
_DISCARDED: Final = f"ref({done_key('discard', IT)})"
idiom(
    "effect",
    (
        *("bind(?v, ?pick)", "discard(ref(?v))"),
        f"if(is({_DISCARDED}, ?f), [bind(?w, ?pick), discard(ref(?w))], [])",
    ),
    "discard {pick:pick}{v()}; if it is {f:filter/3}, discard another{w()} in the same way",
)

# Energy that does more along with another Energy card.
say(
    "head:clause",
    "static(play, any_of(where(energy_on(host()), ?f)), ?do)",
    "beside a {f:fenergy} Energy card",
)

# A card in play that changes places with another.
_OLD: Final = done_key("replace_top", IT)
for _to, _gone in {
    "discard": "and discard this card",
    "hand": "and take the old card into your hand",
    "?to": "the old card going {to}",
}.items():
    idiom(
        "effect",
        ("bind(?v, ?pick)", "replace_top(self(), ref(?v))", f"move(ref({_OLD}), {_to})"),
        f"swap this card for {{pick:pick}}{{v()}}, keeping all that is on it, {_gone}",
    )

# More damage for a while, as long as something holds.
idiom(
    "effect",
    (
        "lasting(?until, nobody(), [as_long_as(?if, [mod(damage_dealt, ?of, add, ?n, before,"
        " ?from)])])",
    ),
    "{until}, while {if}, {of:strikes} do {n:more} more damage to {from:target} (before Weakness"
    " and Resistance)",
)
idiom(
    "effect",
    ("lasting(this_attack, nobody(), [mod(damage_dealt, self(), set, ?n, base)])",),
    "set the attack's base damage to {n:int}",
)
