"""Phrases that cover several statements at once: the commonest shapes of effects."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import IT, NUMBER, THEM
from playmat.writer.phrase_table import LOOSELY, idiom, say
from playmat.writer.phrases.acts import ACTS
from playmat.writer.phrases.amounts import some, sought
from playmat.writer.phrases.lists import FLAGS, UNEVOLVED, WORTH
from playmat.writer.results import SO, done_key

# What is chosen or found, as it is said inside another phrase.
# Of Active Pokémon there are two only in some games, so the choice among them is left unsaid.
for _by, _whose in {"me": "", "foe": " of their choice"}.items():
    say("pick", f"choose(active(?p), 1, 1, {_by})", f"{{p's}} Active Pokémon{_whose}")
    _fit = f"choose(where(active(?p), ?f), 1, 1, {_by})"
    say("pick", _fit, f"{{p's}} {{f:factive}}{_whose}", LOOSELY)
say(
    "pick",
    "choose(join(where(energy_on(?to), ?f), stadium()), 1, 1, me)",
    "the Stadium or a {f:fenergy} Energy card from {to}",
)
_REST = "choose(?from, sub(count(?from), ?n), sub(count(?from), ?n), me)"
for _of in ("taken", "ofs"):
    say("pick", _REST, f"all but {{n:int}} {{from:{_of}+}}")
_MOST = "choose(?from, least(1, ?n), ?n, me)"
say("pick", _MOST, "at least one and at most as many {from:ofs+} as {n:num/9}")
for _by, _whose in {"me": "", "foe": " of their choice"}.items():
    say("pick", f"choose(?from, 1, 60, {_by})", f"one or more {{from:taken+}}{_whose}")
    say("pick", f"choose(?from, 1, 60, {_by})", f"one or more {{from:ofs+}}{_whose}")
    some("pick", f"choose(?from, 0, ?n, {_by})", "up to #" + _whose)
    some("pick", f"choose(?from, ?n, ?n, {_by})", "#" + _whose)
    for _of in ("taken", "ofs"):
        say("pick", f"choose(?from, 1, 2, {_by})", f"1 or 2 {{from:{_of}+}}{_whose}")
        _some = f"{{n}} to {{most}} {{from:{_of}}}{_whose}"
        say("pick", f"choose(?from, ?n, ?most, {_by})", _some)
    for _shape, _worth in WORTH.items():
        say("pick", _shape.replace("?by", _by), _worth + _whose)
    for _type, _kind in {"any": "", "?type": "{type} "}.items():
        _worth = f"cards for {{n}} {_kind}Energy among {{from}}{_whose}"
        say("pick", f"choose_units(?from, ?n, {_type}, {_by})", _worth)
say(
    "pick",
    "pick_random(hand(?p), sub(count(hand(?p)), ?left))",
    "cards from {p's} hand at random until {left:int} are left",
)
say("pick", "pick_random(hand(?p), 1)", "a random card from {p's} hand")
say("pick", "pick_random(hand(?p), ?n)", "{n:int} random cards from {p's} hand")
some("pick", "pick_random(?from, ?n)", "# at random")
_MOVED = f"count(ref({done_key('move', THEM)}))"
_AS_MANY = f"search(deck(?p), {_MOVED}, {_MOVED}, me)"
say("finding", _AS_MANY, "search {p's} deck for as many cards")
sought("finding", "me", "search ")
some("finding", "search(?from, ?n, 0, me)", "find up to #")
some("finding", "search(?from, ?n, ?n, me)", "find #")

_PICK: Final = "bind(?v, ?pick)"
_FIND: Final = "bind(?v, ?found)"

# What is given up for more damage.
for (_given, _said), (_n, _for) in product(
    {
        f"{_PICK}, spend(ref(?v), discard)": "discard {pick:pick}{v()}",
        "spend(?cards, discard)": "discard {cards:taking}",
    }.items(),
    {"mul(?n, ?each)": "{n:signed} damage {each:per}", "?n": "{n:change} damage"}.items(),
):
    idiom(
        "effect",
        (f"may(me, [{_given}])", f"if(did({SO}), [add_damage({_n})], [])"),
        f"you may {_said} for {_for}",
    )

for _n, _more in {"mul(?n, ?each)": "{n:more} damage {each:per}", "?n": "{n:more} damage"}.items():
    idiom("effect", (f"may(me, [add_damage({_n})])",), f"you may add {_more}")
for _by, _who in {"me": "take", "foe": "they take"}.items():
    _one = f"bind(?v, choose(where(all(?p), damaged()), 1, 1, {_by}))"
    idiom(
        "effect",
        (f"repeat(?n, [{_one}, remove_counters(ref(?v), 1)])",),
        f"{_who} {{n:int}} damage counters{{v()}} off {{p's}} Pokémon in any way",
    )

# Damage by a coin, or none.
for _amount, _much in {"?n": "{n}"}.items():
    idiom(
        "effect",
        (
            *("set_damage(0)", "bind(?v, flip())"),
            f"if(compare(heads(?v), >, 0), [set_damage({_amount})], [])",
        ),
        f"coin{{v()}}, heads: the base damage is {_much}; tails: no damage",
    )

# What is counted or remembered for later.
_NOTED = "bind(?v, self())"
idiom("effect", ("add_damage(?n)", _NOTED), "change damage{v()} by {n:signed}")
idiom("effect", ("set_damage(?n)", _NOTED), "change damage{v()} to {n:int}")
idiom("effect", (_NOTED,), "take that as a change of damage{v()}")
for _shown, _said in {"top(?p, 1)": "{p's} top card", "top(?p, ?n)": "{p's} top {n} cards"}.items():
    idiom("effect", (f"bind(?v, {_shown})", "reveal(ref(?v))"), f"show {_said}{{v()}}")
_UNTIL = "show {p's} top cards down to the first {f:fnoun}{v()}"
idiom("effect", ("bind(?v, top_until(?p, ?f))", "reveal(ref(?v))"), _UNTIL)
idiom("effect", ("bind(?v, top_until(?p, ?f))", "look(ref(?v), me)"), "privately " + _UNTIL)
for _some, _said in {
    "all(?p)": "{p's} Pokémon",
    "where(all(?p), ?f)": "{p's} {f:fadj} Pokémon",
    "bench_of(?p)": "{p's} Benched Pokémon",
    "where(bench_of(?p), ?f)": "{p's} Benched {f:fadj} Pokémon",
    "?of": "the {of:things+}",
}.items():
    idiom("effect", (f"bind(?v, count({_some}))",), f"count {_said}{{v()}}")
idiom("effect", ("bind(?v, ?number)",), "count {number:num}{v()}")
idiom("effect", ("bind(?v, ?some)",), "take note of {some:sel}{v()}")

# Energy and damage that move from one Pokémon to another.
_TWO = (_PICK, "bind(?w, ?other)")
_ELSEWHERE = "bind(?w, choose(less(all(?p), host_of(ref(?v))), 1, 1, me))"
for _energy, _said in {
    "energy_on(all(?p))": "an Energy card",
    "where(energy_on(all(?p)), named(?name))": "a {name} card",
    "where(energy_on(all(?p)), ?f)": "a {f:fenergy} Energy card",
    "where(gear_on(all(?p)), ?f)": "a {f:fone}",
}.items():
    idiom(
        "effect",
        (f"bind(?v, choose({_energy}, 1, 1, me))", _ELSEWHERE, "attach(ref(?v), ref(?w))"),
        f"move {_said}{{v()}} from one of {{p's}} Pokémon to another{{w()}}",
    )
for _from, _said in {"all(both)": "", "where(all(both), damaged())": "damaged "}.items():
    idiom(
        "effect",
        (
            f"bind(?v, choose({_from}, 1, 1, me))",
            "bind(?w, choose(less(all(both), ref(?v)), 1, 1, me))",
            "move_counters(ref(?v), ref(?w), ?n)",
        ),
        f"move {{n:ncounters}} from any {_said}Pokémon in play{{v()}} to any other{{w()}}",
    )
for _from, _said, _to in (
    ("all(?p)", "", "another"),
    ("where(all(?p), damaged())", "damaged ", "another of {p's} Pokémon"),
):
    idiom(
        "effect",
        (
            f"bind(?v, choose({_from}, 1, 1, me))",
            "bind(?w, choose(less(all(?p), ref(?v)), 1, 1, me))",
            "move_counters(ref(?v), ref(?w), ?n)",
        ),
        f"move {{n:ncounters}} from one of {{p's}} {_said}Pokémon{{v()}} to {_to}{{w()}}",
    )

# Cards that are handed out one by one, each to whom a player likes.
_HANDED: Final = "each(?v, ref(?u), [bind(?w, choose(#, 1, 1, me)), attach(ref(?v), ref(?w))])"
_BUT_HERE: Final = _HANDED.replace(
    "#", "where(less(all(?p), host_of(ref(?v))), fits_not(one_of(self())))"
)
_ELSE: Final = _HANDED.replace("#", "less(all(?p), host_of(ref(?v)))")
for _energy, _said in {
    "energy_on(all(?p))": "Energy cards",
    "where(energy_on(all(?p)), ?f)": "{f:fenergy} Energy cards",
}.items():
    idiom(
        "effect",
        (f"bind(?u, choose({_energy}, 0, 60, me))", _ELSE),
        f"move any number of {_said}{{u()}} among {{p's}} Pokémon as you like{{v()}}{{w()}}",
    )
idiom(
    "effect",
    ("bind(?u, choose(where(energy_on(all(?p)), ?f), 0, 60, me))", _BUT_HERE),
    "move any number of {f:fenergy} Energy cards{u()} among {p's} Pokémon as you like, none to this"
    " one{v()}{w()}",
)
for _whom, _said in {
    "all(?p)": "{p's} Pokémon",
    "bench_of(?p)": "{p's} Benched Pokémon",
    "where(all(?p), ?to)": "{p's} {to:fadj} Pokémon",
    "where(bench_of(?p), ?to)": "{p's} Benched {to:fadj} Pokémon",
}.items():
    _each, _given = _HANDED.replace("#", _whom), f"to {_said} as you like{{v()}}{{w()}}"
    _found = f"{{found:finding}}{{u()}}, attach <it|them> {_given}, shuffle"
    idiom("effect", ("bind(?u, ?found)", _each, "shuffle(me)"), _found)
    _picked = ("bind(?u, ?pick)", _each)
    idiom("effect", _picked, f"attach {{pick:pick}}{{u()}} {_given}")
    _ended = (*_picked, "if(did(?u), [end_turn()], [])")
    _given_any = f"attach {{pick:pick}}{{u()}} {_given}; if you attach any, the turn ends"
    idiom("effect", _ended, _given_any)
    _all = _each.replace("ref(?u)", "energy_on(?of)")
    idiom("effect", (_all,), f"attach all Energy from {{of}} {_given}")
    _any = _each.replace("ref(?u)", "?of")
    idiom("effect", (_any,), f"attach {{of:sel}} {_given}", LOOSELY)

# Hits that a player spreads over several Pokémon.
_PLAINLY: Final = "[no_weakness, no_resistance]"
for (_mark, _by, _who), (_flags, _said) in product(
    (("Aim", "me", "spread #, as you like"), ("Strike", "foe", "they spread #, as they like")),
    {"[]": "", _PLAINLY: FLAGS[_PLAINLY]}.items(),
):
    _aimed = f'[bind(?v, choose(all(foe), 1, 1, {_by})), marker(ref(?v), "{_mark}", 1)]'
    _marks = f'markers_on(ref(?w), "{_mark}")'
    _off = f'marker(ref(?w), "{_mark}", sub(0, {_marks}))'
    _struck = f"hit(ref(?w), mul(?damage, {_marks}), {_flags}), {_off}"
    for _over in (
        "hits of {damage:int} damage over their Pokémon{v()}{w()}, one {n:per}",
        "{n:nhits} of {damage:int} damage over their Pokémon{v()}{w()}",
    ):
        idiom(
            "effect",
            (
                f"repeat(?n, {_aimed})",
                f'each(?w, where(all(foe), has_marker("{_mark}")), [{_struck}])',
            ),
            _who.replace("#", _over) + _said,
        )

# Pokémon chosen one by one, which are hit together.
idiom(
    "effect",
    ("bind(?v, choose(?from, least(1, ?n), ?n, me))", "hit(ref(?v), ?amount, [])"),
    "{n:per}, hit a different one {from:ofs}{v()} for {amount}; you may stop after the first",
)

# What is left of a Pokémon, and what no longer ails it; a guard that follows is unsaid.
_DOWN = "if(compare(hp_left(#), >, ?n), [leave_hp(#, ?n)], [])"
_TILL = "place damage counters on {of:whom} until {n:int} HP are left"
idiom("effect", (_DOWN.replace("#", "?of"),), _TILL)
idiom(
    "effect",
    (f"each(?v, ?of, [{_DOWN.replace('#', 'ref(?v)')}])",),
    "place damage counters on {of:whom}{v()} until each has {n:int} HP left",
)
idiom(
    "effect",
    ("if(is(?of, condition_is(?ill)), [cure(?of, [?ill])], [])",),
    "{of} <stops|stop> being {ill}",
)

# A card that is taken or exchanged for the next.
idiom(
    "effect",
    (
        *("bind(?v, top(me, 1))", "look(ref(?v), me)", "may(me, [move(ref(?v), hand)])"),
        f"if(not(did({SO})), [discard(ref(?v)), draw(me, 1)], [])",
    ),
    "peek at your top card{v()}; either take it or discard it and draw a card",
)

# Two choices in one act, the longer ones first.
idiom("effect", (*_TWO, "attach(ref(?v), ref(?w))"), "give {other:pick}{w()} {pick:pick}{v()}")
idiom(
    "effect",
    (*_TWO, "move_counters(ref(?v), ref(?w), ?n)"),
    "move {n:ncounters} from {pick:pick}{v()} to {other:pick}{w()}",
)

idiom(
    "effect",
    (_PICK, "inflict(ref(?v), ?one, 0)", "inflict(ref(?v), ?other, 0)"),
    "make {pick:pick}{v()} {one} and {other}",
)

# Looking through the deck.
for _acts, _said in {
    ("reveal(ref(?v))", "move(ref(?v), hand)"): "take <it|them> openly",
    ("move(ref(?v), hand)",): "take <it|them>",
    ("bench(ref(?v))",): "bench <it|them>",
    ("attach(ref(?v), ?to)",): "attach <it|them> to {to}",
}.items():
    _phrase = f"{{found:finding}}{{v()}}, {_said}, shuffle"
    idiom("effect", (_FIND, *_acts, "shuffle(me)"), _phrase)
_OLD = done_key("replace_top", IT)
_SWAPPED = f"[replace_top(self(), ref(?v)), move(ref({_OLD}), deck)]"
idiom(
    "effect",
    (_FIND, f"if(any_of(ref(?v)), {_SWAPPED}, [])", "shuffle(me)"),
    "{found:finding}{v()}, swap this card for it, keeping all that is on it, and shuffle this card"
    " in",
)

# The top and the bottom of a deck.
for _end in ("top", "bottom"):
    _look = (f"bind(?v, {_end}(?p, 1))", "look(ref(?v), me)")
    idiom("effect", _look, f"peek at {{p's}} {_end} card{{v()}}")
    _look = (f"bind(?v, {_end}(?p, ?n))", "look(ref(?v), me)")
    idiom("effect", _look, f"peek at {{p's}} {_end} {{n:int}} cards{{v()}}")
    _that = (f"bind(?v, {_end}(?p, ref({NUMBER})))", "look(ref(?v), me)")
    idiom("effect", _that, f"peek at that many of {{p's}} {_end} cards{{v()}}")
    idiom("effect", _look, f"peek at as many of {{p's}} {_end} cards{{v()}} as {{n:num/9}}")
_THEY = ("bind(?v, top(?p, ?n))", "look(ref(?v), foe)")
idiom("effect", _THEY, "they peek at {p's} top {n:int} cards{v()}")
idiom(
    "effect",
    ("bind(?v, order(?cards, me))", "move(ref(?v), ?to)"),
    "put {cards:taking}{v()} {to} in any order",
)

# Cards that are shown before they go somewhere.
idiom("effect", ("reveal(?cards)", "move(?cards, ?to)"), "openly {to:taken_in} {cards:taking}")
idiom("effect", ("reveal(?cards)", "move(?cards, ?to)"), "openly put {cards:taking} {to}")
idiom(
    "effect",
    (_PICK, "reveal(ref(?v))", "move(ref(?v), ?to)"),
    "openly {to:taken_in} {pick:pick}{v()}",
)
idiom(
    "effect",
    (_PICK, "reveal(ref(?v))", "move(ref(?v), ?to)"),
    "openly put {pick:pick}{v()} {to}",
)
idiom("effect", (_PICK, "reveal(ref(?v))", "bench(ref(?v))"), "openly bench {pick:pick}{v()}")
# "Back" is said where nothing is shuffled if nothing went there.
for _mix, _into in {
    "shuffle(?p)": "into",
    f"if(did({SO}), [shuffle(?p)], [])": "back into",
}.items():
    _said = f"shuffle {{pick:pick}}{{v()}} {_into} {{p's}} deck"
    idiom("effect", (_PICK, "move(ref(?v), deck)", _mix), _said)
for _count, _said in {
    "1, 1": "one of",
    "0, ?n": "up to {n:int} of",
    "?n, ?n": "{n:int} of",
}.items():
    _bench = f"bind(?v, choose(bench_of(?p), {_count}, me))"
    idiom(
        "effect",
        (f"if(any_of(bench_of(?p)), [{_bench}, hit(ref(?v), ?amount, [])], [])",),
        f"hit {_said} {{p's}} Benched Pokémon{{v()}}, if any, for {{amount}}",
    )
_ONE = "bind(?v, choose(?from, 1, 1, me))"
idiom(
    "effect",
    (_ONE, "switch(foe, ref(?v), nobody())"),
    "switch in one {from:ofs}{v()}",
)
for (_flags, _said), (_count, _some) in product(
    {"[]": "", **FLAGS}.items(),
    {"?n, ?n": "{n:several}", "0, ?n": "up to {n:several}"}.items(),
):
    idiom(
        "effect",
        (f"bind(?v, choose(?from, {_count}, me))", f"hit(ref(?v), ?amount, {_flags})"),
        f"hit {_some} {{from:ofs+}}{{v()}} for {{amount:int}} each{_said}",
    )
for _act, _phrase in ACTS.items():
    idiom("effect", (_PICK, _act), _phrase)
idiom(
    "effect",
    ("bind(?v, where(gear_on(?to), tool()))", "discard(ref(?v))"),
    "discard all Tools from {to}{v()}",
    LOOSELY,
)
idiom(
    "effect",
    ("bind(?v, where(all(?p), ?f))", "heal_all(ref(?v))"),
    "fully heal each of {p's} {f:fmon}{v()}",
    LOOSELY,
)
idiom(
    "effect",
    ("bind(?v, choose(?from, 1, 1, me))", "switch(foe, ref(?v), ?out)"),
    "swap {out} with one {from:ofs}{v()}",
)
for _player, _who in {"me": "switch", "foe": "they switch"}.items():
    _exchange = (_PICK, f"switch({_player}, ref(?v), ?out)")
    idiom("effect", _exchange, f"{_who} {{out}} with {{pick:pick}}{{v()}}")
idiom("effect", (_PICK, "move(ref(?v), ?to)"), "put {pick:pick}{v()} {to}")

_SPREAD = ("move(attached(all(both)), deck)", "shuffle(me)", "shuffle(foe)")
idiom("effect", _SPREAD, "both players shuffle in all cards attached to their Pokémon")
_HANDS = ("move(hand(me), deck)", "move(hand(foe), deck)", "shuffle(both)")
idiom("effect", _HANDS, "both shuffle their hands into their decks")
for _who, _whose in {"me": "your", "foe": "their"}.items():
    _both = ("move(?cards, deck)", f"shuffle({_who})")
    idiom("effect", _both, f"shuffle {{cards:taking}} into {_whose} deck")
idiom(
    "effect",
    (
        "inflict(?target, ?one, 0)",
        "inflict(?target, ?other, 0)",
        "inflict(?target, ?third, 0)",
    ),
    "{target} <is|are> {one}, {other} and {third}",
)
idiom(
    "effect",
    ("inflict(?target, ?one, 0)", "inflict(?target, ?other, 0)"),
    "{target} <is|are> {one} and {other}",
)

# An attack that can't be used again.
idiom(
    "effect",
    ("bind(?v, attack_under_way())", "lasting(?until, ?on, [forbid_attacks(ref(?v))])"),
    "{until}, {on} can't use that same attack{v()}",
)

# A coin that decides whether a Pokémon can attack.
_COIN = "[bind(?v, flip(1, foe)), if(compare(tails(?v), >, 0), [nullify()], [])]"
_TRIES = f"handler(instead(attack_declared(bearer()), always(), nobody, free, play, {_COIN}))"
idiom(
    "effect",
    (f"lasting(?until, ?on, [{_TRIES}])",),
    "{until}, {on} must flip a coin{v()} to attack; on tails the attack fails",
)
idiom(
    "effect",
    (f"lasting(?until, ?on, [{_TRIES}, ends_with(self())])",),
    f"{{until}}, {UNEVOLVED}{{on}} must flip a coin{{v()}} to attack; on tails the attack fails",
)

# As many as a player likes.
idiom(
    "effect",
    ("bind(?v, number(0, counters_on(?target), me))", "remove_counters(?target, ref(?v))"),
    "take any number of damage counters{v()} off {target:whom}",
)
idiom(
    "effect",
    (
        "bind(?v, number(0, counters_on(?target), me))",
        "remove_counters(?target, ref(?v))",
        f"if(did({SO}), [draw(me, ref(?v))], [])",
    ),
    "take any number of damage counters{v()} off {target:whom} and draw as many cards",
)
idiom(
    "effect",
    ("bind(?v, ?n)", "counters(?target, ref(?v))"),
    "place damage counters on {target:whom}, one {n:per}{v()}",
)
idiom(
    "effect",
    ("bind(?v, ?n)", "bind(?w, ?pick)", "counters(ref(?w), ref(?v))"),
    "place damage counters on {pick:pick}{w()}, one {n:per}{v()}",
)
idiom("effect", ("bind(?v, ?n)", "draw(me, ref(?v))"), "draw cards, one {n:per}{v()}")
for _act, _said in {
    "remove_counters(?target, ref(?v))": "take up to {most}{v()} damage counters off {target:whom}",
    "counters(?target, ref(?v))": "place up to {most}{v()} damage counters on {target:whom}",
    "move_counters(?from, ?to, ref(?v))": "move up to {most}{v()} damage counters from {from}"
    " to {to}",
}.items():
    idiom("effect", ("bind(?v, number(0, ?most, me))", _act), _said)
