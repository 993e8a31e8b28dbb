"""Phrases that cover several statements about Pokémon in play."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import THEM
from playmat.writer.phrase_table import idiom, say
from playmat.writer.results import BY_THEM, SO, done_key

_PICK: Final = "bind(?v, ?pick)"

# What happens to a Pokémon at the end of the other player's next turn.
for _act, _said in {
    "counters(bearer(), ?n)": "place {n:ncounters} on {on:bearer}",
    "inflict(bearer(), ?condition, 0)": "{on:bearer} <is|are> {condition}",
    "knock_out(bearer())": "Knock Out {on:bearer}",
    "return_mon(bearer(), discard)": "discard {on:bearer} and all its cards",
    "bind(?v, choose(energy_on(bearer()), 1, 1, me)), discard(ref(?v))": "discard an Energy card"
    "{v()} from {on:bearer}",
}.items():
    _ending = f"handler(on(turn_ended(foe), always(), nobody, free, play, [{_act}]))"
    idiom(
        "effect",
        (f"lasting(foe_next_turn, ?on, [{_ending}])",),
        f"at the end of their next turn, {_said}",
    )
_BANS: Final = "mod(can_attack, all_both, forbid), mod(can_retreat, all_both, forbid)"
idiom(
    "effect",
    (f"lasting(?until, ?on, [{_BANS}])",),
    "{until}, {on:bearer} can't attack or retreat",
)

# Cards of one player that another puts onto the Bench.
for (_zone, _place), (_count, _said), (_owner, _by, _who) in product(
    {"hand": "hand", "discards": "discard pile"}.items(),
    {
        "1, 1": "a {f:fnoun}",
        "0, 60": "any number of {f:fnoun+}",
        "0, ?n": "up to {n:int} {f:fnoun}",
        "?n, ?n": "{n:int} {f:fnoun}",
    }.items(),
    (("foe", "me", "put"), ("me", "foe", "they put"), ("foe", "foe", "they put")),
):
    _whose = "their" if _owner == "foe" else "your"
    idiom(
        "effect",
        (f"bind(?v, choose(where({_zone}({_owner}), ?f), {_count}, {_by}))", "bench(ref(?v))"),
        f"{_who} {_said}{{v()}} from {_whose} {_place} onto {_whose} Bench",
    )

# Leaving play.
idiom(
    "effect",
    (
        _PICK,
        "discard(attached(ref(?v)))",
        "move(where(stack(ref(?v)), basic()), hand)",
        "return_mon(ref(?v), discard)",
    ),
    "take the Basic card of {pick:pick}{v()} into your hand and discard its other cards",
)
for _who, _said in {
    "self()": "this Pokémon",
    "host()": "its Pokémon",
    "ref(?v)": "{pick:pick}{v()}",
    "?of": "{of}",
}.items():
    _before = (_PICK,) if "?v" in _who else ()
    _away = (*_before, f"discard(attached({_who}))", f"return_mon({_who}, ?to)")
    _phrase = f"put {_said} {{to}} and discard all cards attached"
    idiom("effect", (*_away, "shuffle(me)"), f"{_phrase}, shuffle")
    idiom("effect", _away, _phrase)

for _player, _whose in {"me": "your", "foe": "their"}.items():
    _gear, _place = f"gear_on(all({_player}))", f"where(stadium(), owned_by({_player}))"
    _dolls = f"return_mon(where(all({_player}), trainer()), discard)"
    idiom(
        "effect",
        (f"discard({_gear})", f"discard({_place})", _dolls),
        f"discard {_whose} Stadium and all {_whose} other Trainer cards in play, but no Supporter",
    )

for _player, _whose in {"me": "your", "foe": "their"}.items():
    _cards = f"join(gear_on(all({_player})), where(stadium(), owned_by({_player})))"
    _dolls = f"return_mon(where(all({_player}), trainer()), discard)"
    idiom(
        "effect",
        (f"discard({_cards})", _dolls),
        f"discard every Trainer card of {_whose} side in play",
    )
say("cond", f"or(did({done_key('discard', THEM)}), did({SO}))", "any was discarded")

# Coming back with half the HP.
_HALF: Final = "leave_hp(#, sub(hp_of(#), half_down(hp_of(#))))"
_HURT: Final = "damage counters for half <its|their> HP, rounded down"
idiom(
    "effect",
    (_PICK, "bench(ref(?v))", _HALF.replace("#", "host_of(ref(?v))")),
    "put {pick:pick}{v()} onto the Bench with " + _HURT,
)
say("effect", _HALF.replace("#", "?of"), "give {of:whom} " + _HURT)

# A Stage 2 straight onto a Basic Pokémon.
_READY: Final = "fits_both(?f, may_evolve())"
idiom(
    "effect",
    (
        "bind(?v, choose(where(hand(me), fits_both(stage2(),"
        f" can_follow(where(all(me), {_READY})))), 1, 1, me))",
        f"bind(?w, choose(where(all(me), fits_both({_READY}, can_lead_to(ref(?v)))), 1, 1, me))",
        "evolve(ref(?v), ref(?w))",
    ),
    "put a Stage 2 card{v()} from your hand onto one of your {f:fmon+} of its line{w()} that may"
    " evolve now",
)
idiom(
    "effect",
    (
        "bind(?v, choose(where(hand(me), fits_both(stage2(), can_follow(where(all(me), ?f)))),"
        " 1, 1, me))",
        "bind(?w, choose(where(all(me), fits_both(?f, can_lead_to(ref(?v)))), 1, 1, me))",
        "evolve(ref(?v), ref(?w))",
    ),
    "put a Stage 2 card{v()} from your hand onto one of your {f:fmon+}{w()} of its line",
)
_OLD_ENOUGH: Final = "fits_both(basic(), fits_both(fits_not(new()), may_evolve()))"
for _whom, _said in {
    "basic()": "one of your Basic Pokémon{v()}",
    _OLD_ENOUGH: "one of your Basic Pokémon{v()} played before this turn",
}.items():
    idiom(
        "effect",
        (
            f"bind(?v, choose(where(all(me), {_whom}), 1, 1, me))",
            "bind(?w, choose(where(hand(me), fits_both(?g, can_follow(ref(?v)))), 1, 1, me))",
            "evolve(ref(?w), ref(?v))",
        ),
        f"evolve {_said} with a {{g:fone}}{{w()}} of its line from your hand",
    )

# A Pokémon that is not Knocked Out after all.
idiom("effect", ("nullify()", "leave_hp(self(), ?n)"), "it survives with {n:int} HP")
idiom("effect", ("nullify()", "leave_hp(?of, ?n)"), "{of} <survives|survive> with {n:int} HP")

# Energy and damage that move among some of a player's Pokémon.
_MOVED: Final = (
    "bind(?v, choose(#, 1, 1, me))",
    "bind(?w, choose(less(*, host_of(ref(?v))), 1, 1, me))",
    "attach(ref(?v), ref(?w))",
)
for _energy, _card in {"energy_on(#)": "an", "where(energy_on(#), ?e)": "a {e:fenergy}"}.items():
    for _from, _to, _said in (
        ("where(all(?p), ?f)", "where(all(?p), ?f)", "to another of them"),
        ("where(all(?p), ?f)", "all(?p)", "to another of {p's} Pokémon"),
    ):
        _three = [one.replace("#", _energy).replace("#", _from) for one in _MOVED]
        idiom(
            "effect",
            tuple(one.replace("*", _to) for one in _three),
            f"move {_card} Energy card{{v()}} from one of {{p's}} {{f:fmon+}} {_said}{{w()}}",
        )
    _three = [one.replace("#", _energy).replace("#", "all(?p)") for one in _MOVED]
    idiom(
        "effect",
        tuple(
            one.replace("less(*, host_of(ref(?v)))", "where(less(all(?p), host_of(ref(?v))), ?f)")
            for one in _three
        ),
        f"move {_card} Energy card{{v()}} from one of {{p's}} Pokémon to another{{w()}}, which must"
        " be a {f:fmon}",
    )
for _from, _said in {"all(?p)": "", "where(all(?p), damaged())": "damaged "}.items():
    idiom(
        "effect",
        (
            f"bind(?v, choose({_from}, 1, 1, me))",
            "bind(?w, choose(where(less(all(?p), ref(?v)), ?f), 1, 1, me))",
            "move_counters(ref(?v), ref(?w), ?n)",
        ),
        f"move {{n:ncounters}} from one of {{p's}} {_said}Pokémon{{v()}} to another{{w()}}"
        " {f:ftail}",
    )
idiom(
    "effect",
    (_PICK, "move_counters(ref(?v), ?to, counters_on(ref(?v)))"),
    "move all damage counters from {pick:pick}{v()} to {to}",
)
idiom(
    "effect",
    ("bind(?v, choose(?from, 1, 1, me))", "move_counters(ref(?v), ?to, ?n)"),
    "move {n:ncounters} from one {from:ofs}{v()} to {to}",
)

_HURT_ONE: Final = "bind(?v, choose(where(all(me), damaged()), 1, 1, me))"
idiom(
    "effect",
    (f"repeat(?n, [{_HURT_ONE}, move_counters(ref(?v), ?to, 1)])",),
    "move {n:int} damage counters{v()} from your Pokémon, as you like, to {to}",
)
idiom(
    "effect",
    (
        "bind(?u, number(0, ?n, me))",
        f"repeat(ref(?u), [{_HURT_ONE}, bind(?w, choose(all(foe), 1, 1, me)),"
        " move_counters(ref(?v), ref(?w), 1)])",
    ),
    "move up to {n:int}{u()} damage counters from your Pokémon{v()} to theirs{w()}, as you like",
)
idiom(
    "effect",
    ("if(is(?of, damaged()), [remove_counters(?of, ?n)], [])",),
    "take {n:ncounters} off {of:whom}, if any",
)
idiom(
    "effect",
    (
        "bind(?u, choose(where(active(?p), has_energy()), 1, 1, me))",
        "bind(?v, choose(energy_on(ref(?u)), 1, 1, me))",
        *("bind(?w, choose(less(all(?p), ref(?u)), 1, 1, me))", "attach(ref(?v), ref(?w))"),
    ),
    "move an Energy card{v()} from {p's} Active Pokémon{u()} to another of {p's} Pokémon{w()}",
)

# All Energy of one Pokémon, and cards that change places.
for _group, _said in {"all(?p)": "Pokémon", "where(all(?p), ?f)": "{f:fmon+}"}.items():
    idiom(
        "effect",
        (
            *(_PICK, f"bind(?w, choose(less({_group}, ref(?v)), 1, 1, me))"),
            "attach(energy_on(ref(?v)), ref(?w))",
        ),
        f"move all Energy from {{pick:pick}}{{v()}} to another of {{p's}} {_said}{{w()}}",
    )
idiom(
    "effect",
    (_PICK, "bind(?w, ?other)", "swap_cards(ref(?v), ref(?w))"),
    "exchange {pick:pick}{v()} for {other:pick}{w()}",
)

# A card that is laid over a Pokémon and lends only its looks.
_LOOKS: Final = (
    "mod(can_evolve, bearer(), forbid), mod(can_devolve, bearer(), forbid),"
    " off_power(bearer(), any, ?except)"
)
idiom(
    "effect",
    (
        *(_PICK, "cover(self(), ref(?v))"),
        "lasting(while_in_play, self(), [as_long_as(not(is(bearer(), named(?name))),"
        f" [{_LOOKS}])])",
    ),
    "lay {pick:pick}{v()} over this Pokémon; while not {name}, it can't evolve, devolve or use"
    " powers but {except}",
)
_AGAIN: Final = "if(event_condition(?a), [inflict(self(), ?a, 0)], [#])"
_LAST: Final = "inflict(self(), ?c, 0)"
_CHAIN: Final = _AGAIN.replace("#", _AGAIN.replace("?a", "?b")).replace("#", _LAST)
idiom("effect", (_CHAIN,), "this Pokémon is {a}, {b} or {c} again, as it was to be")
_ILL: Final = "or(or(event_condition(?a), event_condition(?b)), event_condition(?c))"
say("cond", _ILL, "the condition is {a}, {b} or {c}")

# Switching one Pokémon with another.
for _player, _who in {"me": "switch", "foe": "they switch"}.items():
    say("effect", f"switch({_player}, ?in, nobody())", f"{_who} to {{in}}")
    say("effect", f"switch({_player}, ?in, ?out)", f"{_who} {{out}} with {{in}}")

# A new Pokémon gets Energy.
for _pick, _given in {"bind(?w, ?other)": "{other:pick}{w()}"}.items():
    idiom(
        "effect",
        (_PICK, "bench(ref(?v))", _pick, "attach(ref(?w), host_of(ref(?v)))"),
        f"put {{pick:pick}}{{v()}} onto the Bench and attach {_given} to it",
    )

# A card from a hand that is benched and comes up at once.
idiom(
    "effect",
    (_PICK, "bench(ref(?v))", "switch(foe, host_of(ref(?v)), nobody())"),
    "bench {pick:pick}{v()} and make it their Active",
)

# Switching, with the choice of who comes up and who goes back.
_TWO: Final = (_PICK, "bind(?w, ?other)")
_BENCHED: Final = {
    ("me", "me"): "switch to a Benched Pokémon",
    ("foe", "foe"): "they switch to a Benched Pokémon",
    ("foe", "me"): "switch in one of their Benched Pokémon",
    ("me", "foe"): "they switch in one of your Benched Pokémon",
}
"""Who switches and who chooses the Pokémon that comes up."""
for (_player, _by), _said in _BENCHED.items():
    _up = f"bind(?v, choose(bench_of({_player}), 1, 1, {_by}))"
    for _chooser, _whose in {"me": "you", "foe": "they"}.items():
        _down = f"bind(?w, choose(active({_player}), 1, 1, {_chooser}))"
        _act = f"switch({_player}, ref(?v), ref(?w))"
        _for = f"{_said}{{v()}} for an Active {_whose} choose{{w()}}"
        _if_any = f"{_said}{{v()}}, if any, for an Active {_whose} choose{{w()}}"
        if _player == _by == _chooser:
            _switch = _said.partition(" to ")[0]
            _for = f"{_switch} an Active{{w()}} with a Benched Pokémon{{v()}}, as {_whose} choose"
            _if_any = f"{_for}, if any"
        idiom("effect", (_up, _down, _act), _for)
        _any = f"if(any_of(ref(?v)), [{_down}, {_act}], [])"
        if _by == "foe":
            idiom("effect", (_up, _any), _if_any)
    _if = f"if(any_of(bench_of({_player})), [{_up}, switch({_player}, ref(?v), nobody())], [])"
    idiom("effect", (_if,), f"{_said}{{v()}}, if any")
    idiom("effect", (_up, f"switch({_player}, ref(?v), nobody())"), f"{_said}{{v()}}")
_TO_BENCH: Final = "bind(?v, choose(bench_of(foe), 1, 1, foe))"
_FOR_ONE: Final = "bind(?w, choose(active(foe), 1, 1, foe)), switch(foe, ref(?v), ref(?w))"
idiom(
    "effect",
    (
        *(_TO_BENCH, f"if(any_of(ref(?v)), [{_FOR_ONE}], [])"),
        *("bind(?u, choose(bench_of(me), 1, 1, me))", "switch(me, ref(?u), nobody())"),
    ),
    "each player switches an Active of their choice{w()} for a Benched Pokémon{v()}{u()}, your"
    " opponent first",
)
_FIT: Final = "bind(?v, choose(where(bench_of(foe), ?f), 1, 1, me))"
idiom(
    "effect",
    (_FIT, "bind(?w, choose(active(foe), 1, 1, foe))", "switch(foe, ref(?v), ref(?w))"),
    "switch in one of their {f:fbench+}{v()} for an Active they choose{w()}",
)
for _then, _told in {
    "inflict(ref(?v), ?one, 0), inflict(ref(?v), ?other, 0)": "the new one is {one} and {other}",
    "inflict(ref(?v), ?one, 0)": "the new one is {one}",
    "hit(ref(?v), ?amount, [])": "hit the new one for {amount}",
}.items():
    idiom(
        "effect",
        (
            "bind(?v, choose(bench_of(foe), 1, 1, me))",
            "bind(?w, choose(active(foe), 1, 1, foe))",
            *("switch(foe, ref(?v), ref(?w))", f"if(did({BY_THEM}), [{_then}], [])"),
        ),
        "switch in one of their Benched Pokémon{v()} in place of an Active of their choice{w()};"
        f" {_told}",
    )
for _then, _told in {
    "inflict(ref(?v), ?one, 0), inflict(ref(?v), ?other, 0)": "which is now {one} and {other}",
    "inflict(ref(?v), ?one, 0)": "which is now {one}",
    "hit(ref(?v), ?amount, [])": "which takes {amount} damage",
}.items():
    idiom(
        "effect",
        (
            "bind(?v, choose(bench_of(foe), 1, 1, me))",
            *("switch(foe, ref(?v), nobody())", f"if(did({SO}), [{_then}], [])"),
        ),
        f"switch in one of their Benched Pokémon{{v()}}, {_told}",
    )
idiom(
    "effect",
    (
        "bind(?v, choose(bench_of(foe), 1, 1, me))",
        "bind(?w, choose(active(foe), 1, 1, foe))",
        *("switch(foe, ref(?v), ref(?w))", "aim(ref(?v))"),
    ),
    "switch in one of their Benched Pokémon{v()} in place of an Active of their choice{w()}, and"
    " attack the new one",
)
for _player, _switch in {"me": "switch", "foe": "swap"}.items():
    _act = f"switch({_player}, ref(?v), ref(?w))"
    idiom("effect", (*_TWO, _act), f"{_switch} {{other:pick}}{{w()}} with {{pick:pick}}{{v()}}")
    _first = ("bind(?w, ?other)", _PICK, _act)
    idiom("effect", _first, f"{_switch} {{other:pick}}{{w()}} for {{pick:pick}}{{v()}}")

# Both sides' Active Pokémon, where there may be too few on the Bench to take their places.
_ALONE: Final = "bind(?t, choose(active(foe), 1, 1, me)), switch(foe, bench_of(foe), ref(?t))"
_EACH: Final = (
    "bind(?w, choose(where(ref(?u), is_benched()), 1, 1, foe)), switch(foe, ref(?w), ref(?v))"
)
idiom(
    "effect",
    (
        f"if(compare(count(bench_of(foe)), ==, 1), [{_ALONE}], [bind(?u, bench_of(foe)),"
        f" each(?v, active(foe), [{_EACH}])])",
    ),
    "they switch each of their Active Pokémon{t()}{v()} with a Benched Pokémon{u()} of their"
    " choice{w()}; if they have only one Benched, you choose which Active switches",
)

# A turn that ends after an attack gave up cards.
say(
    "head:clause",
    "on(turn_ended(me), and(and(is(self(), is_benched()), attacked_this_turn(where(active(me),"
    " ?f))), any_of(where(spent(me), ?g))), me, free, play, ?do)",
    "when your turn ends, while on the Bench, if your {f:fadj} Active attacked this turn and"
    " discarded any {g:fnoun}, you may",
)

# Energy of a Pokémon that is Knocked Out.
idiom(
    "effect",
    (
        "bind(?v, choose(where(energy_on(event_mon()), ?f), 1, 1, me))",
        "attach(ref(?v), host())",
    ),
    "move a {f:fenergy} Energy card{v()} from it to the Pokémon with this card",
)
