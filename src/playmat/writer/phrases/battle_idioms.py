"""Phrases of what attacks and powers bring about as a whole; tried before shorter ones."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, say
from playmat.writer.results import SO

_TAIL: Final = "[, with this card {where}][, {how}][, {may^may}]"
_REST: Final = "?may, ?how, ?where, ?do"
_OFF: Final = {
    "not(is(self(), afflicted()))": ", without a Special Condition",
    "not(is(self(), ?off))": ", unless {off:filter/0}",
    "?if": ", if {if}",
}
"""What a reaction asks for besides what happens."""

# An attack that does anything to this Pokémon, and one of a name.
_ANYTHING: Final = "whenever an attack would do anything to this Pokémon"
_NAMED: Final = "when {s:someone} would use {name}"
for _event, _test, _said in (
    ("attack_declared(all(both))", "attack_concerns(self())", _ANYTHING),
    ("attack_declared(?s)", "attack_is(?name)", _NAMED),
):
    for _more, _told in {"": "", **_OFF}.items():
        _tests = f"and({_test}, {_more})" if _more else _test
        say("head:clause", f"instead({_event}, {_tests}, {_REST})", f"{_said}{_told}{_TAIL}")
for _what, _said in {"all": "does nothing", "damage": "does no damage"}.items():
    _safe = f"lasting(this_attack, nobody(), [prevent({_what}, ?of, attack)])"
    idiom("effect", (_safe,), f"the attack {_said} to {{of}}")

# An attack that does more damage for what is counted as it is made.
_MORE: Final = (
    "lasting(this_attack, nobody(), [mod(damage_dealt, #, add, mul(?m, ref(?v)), before,"
    " active(foe))])"
)
for _who in ("self", "attacker"):
    _added = _MORE.replace("#", f"{_who}()")
    _which = "that" if _who == "attacker" else "the"
    idiom(
        "effect",
        ("bind(?v, ?n)", _added),
        f"{_which} attack does {{m:more}} more damage to their Active {{n:per}}{{v()}} (before"
        " Weakness and Resistance)",
    )

# Conditions that grow worse, and powers that rest.
idiom(
    "effect",
    (
        "lasting(while_active, ?on, [as_long_as(is(bearer(), condition_is(poisoned)),"
        " [mod(poison_points, bearer(), add, ?n)])])",
    ),
    "while {on:bearer} stays Active and Poisoned, Poison does {n:more} more damage to it",
)
idiom(
    "effect",
    ("lasting(?until, ?on, [as_long_as(is(bearer(), is_benched()), [off_power(bearer(), any)])])",),
    "{until}, no power of {on:bearer} works while on the Bench",
)

# The Defender is held and must flip to attack.
_COIN: Final = "[bind(?v, flip(1, foe)), if(compare(tails(?v), >, 0), [nullify()], [])]"
_TRIES: Final = (
    f"handler(instead(attack_declared(bearer()), always(), nobody, free, play, {_COIN}))"
)
for _end, _while in {
    "": "",
    ", ends_with(self())": "while this Pokémon stays Active and unchanged, ",
}.items():
    idiom(
        "effect",
        (
            f"lasting(?until, ?on, [mod(can_retreat, all_both, forbid){_end}])",
            f"lasting(?until, ?on, [{_TRIES}{_end}])",
        ),
        f"{{until}}, {_while}{{on:bearer}} can't retreat and must flip a coin{{v()}} to attack; on"
        " tails the attack fails",
    )

# Energy that moves with a switch.
for _energy, _said in {
    "energy_on(ref(?v))": "all Energy",
    "where(energy_on(ref(?v)), ?f)": "all {f:fenergy} Energy",
}.items():
    idiom(
        "effect",
        (
            "bind(?v, choose(active(me), 1, 1, me))",
            f"attach({_energy}, self())",
            f"if(did({SO}), [switch(me, self(), ref(?v))], [])",
        ),
        f"move {_said} from your Active Pokémon{{v()}} to this Pokémon and switch the two, if any"
        " moved",
    )

# Energy that moves from one Pokémon already spoken of to another.
for (_count, _some), (_fit, _kind) in product(
    {"1, 1": "a #", "0, 60": "any number of #s", "0, ?n": "up to {n:int} #s"}.items(),
    {
        "energy_on(?of)": "Energy card",
        "where(energy_on(?of), ?f)": "{f:fenergy} Energy card",
    }.items(),
):
    idiom(
        "effect",
        (
            f"bind(?v, choose({_fit}, {_count}, me))",
            "bind(?w, choose(less(all(?p), ?of), 1, 1, me))",
            "attach(ref(?v), ref(?w))",
        ),
        f"move {_some.replace('#', _kind)}{{v()}} from {{of}} to another of {{p's}} Pokémon{{w()}}",
    )

# Devolving as often as a player likes.
idiom(
    "effect",
    (
        "each(?v, ?of, [bind(?w, number(0, count(under(ref(?v))), me)),"
        " devolve(ref(?v), hand, ref(?w))])",
    ),
    "devolve {of:whom}{v()} as many times as you like{w()}, taking the top cards back into hand",
)

# Powers that rest wherever their Pokémon are.
idiom(
    "mods",
    (
        "off_power(where(all(both), ?f), ?power)",
        "off_power_away(both, fits_both(pokemon(), ?f), ?power)",
    ),
    "no {power} of any {f:fmon} works, in play or anywhere else",
)

# A Pokémon that becomes Energy of a type.
_TYPED: Final = (
    "lasting(rest_of_game, nobody(), [mod_type(energy_provided, this_card(), set, [ref(?t)])])"
)
idiom(
    "effect",
    (
        "bind(?t, name_type(me))",
        "bind(?v, ?pick)",
        f"delay(knocked_out(self()), always(), [become_energy(this_card(), ref(?v)), {_TYPED}])",
        "knock_out(self())",
    ),
    "name a type{t()}, Knock Out this Pokémon and attach it to {pick:pick}{v()} as Energy of that"
    " type",
)

# Coins flipped in turn.
_HURT: Final = "bind(?{}, choose(active({}), 1, 1, {})), hit(ref(?{}), ?n, []), break()"
_TAILS: Final = "if(compare(heads(?{}), ==, 0), [{}], [])"
idiom(
    "effect",
    (
        "loop([bind(?t, flip()), "
        + _TAILS.format("t", _HURT.format("u", "me", "me", "u"))
        + ", bind(?v, flip(1, foe)), "
        + _TAILS.format("v", _HURT.format("w", "foe", "foe", "w"))
        + "])",
    ),
    "flip coins in turn{t()}{v()}, you first, until someone gets tails; hit that player's Active"
    " Pokémon{u()}{w()} for {n:int}",
)

# Whoever attacks this Pokémon in vain.
idiom(
    "effect",
    (
        "if(compare(dealt(), >, 0), [inflict(?d, ?c, 0), heal(self(), half_up(dealt()))], [])",
        "inflict(?d, ?c, 0)",
    ),
    "{d} is {c} in any event; heal this Pokémon by half the damage done, rounded up to a ten",
)

# Pokémon counted by their names.
for _group, _where in {"all": "in play", "bench_of": "on the Bench"}.items():
    _number = f"compare(count(where({_group}(both), ?f)), ?how, ?n)"
    say("cond", _number, f"{{how}} {{n:int}} Pokémon called {{f:names}} are {_where}")
    _number = f"compare(count(where({_group}(?player), ?f)), ?how, ?n)"
    _have = f"{{player^have}} {{how}} {{n:int}} Pokémon called {{f:names}} {_where}"
    say("cond", _number, _have)

# An Energy card that is of a kind and something more.
say(
    "cond",
    "any_of(where(energy_on(?to), fits_both(?f, ?g)))",
    "{to} <has|have> a {f:fenergy} Energy card {g:ftail} attached",
)
_NEITHER: Final = "not(is(?what, fits_any(tag(?tag), ?f)))"
say("cond", _NEITHER, "{what} <is|are> neither {tag:marked} nor <has|have> {f:having}")

# Energy that is changed while it lies on the Defender.
_DULL: Final = (
    "mod_type(energy_provided, ref(?v), set, ?types), mod(energy_provided, ref(?v), set, ?n),"
    " mod(energy_works, ref(?v), forbid)"
)
idiom(
    "effect",
    (
        "if(not(is(?d, shielded())), [bind(?v, choose(energy_on(?d), 1, 1, me)),"
        f" lasting(?until, nobody(), [{_DULL}])], [])",
    ),
    "{until}, one Energy card of your choice{v()} on {d} gives only {n:int} {types:*colour} Energy"
    " and its text doesn't work, unless protected from effects of attacks",
)

# Several kinds of Energy at once, or several types.
say(
    "cond",
    "is(?what, fits_both(holds(?f, 1), holds(?g, 1)))",
    "{what} <has|have> a {f:fnoun} and a {g:fnoun} attached",
)
say("cond", "compare(types_among(?of), ?how, ?n)", "there are {how} {n:int} types among {of}")

# Coins that may be flipped anew.
say(
    "head:clause",
    "instead(coins_flipped(host()), and(event_cause(attack), my_turn()), me, once_player, play,"
    " ?do)",
    "once in your turn, after you flip coins for its Pokémon's attack, you may",
)

# A Pokémon that falls and stays as a Stadium.
_STRUCK: Final = "and(and(is(self(), is_active()), event_cause(attack)), not(my_turn()))"
say(
    "head:clause",
    f"instead(would_be_knocked_out(self()), {_STRUCK}, ?may, ?how, ?where, ?do)",
    f"when this Pokémon would be Knocked Out by damage from an attack in their turn while Active"
    f"{_TAIL}",
)
idiom(
    "effect",
    (
        *("nullify()", "mark_fallen(self())", "discard(attached(self()))"),
        *("put_stadium(this_card())", "take_prize(foe, 1)"),
    ),
    "discard all cards attached to it and put it into play as the Stadium; it still counts as"
    " Knocked Out, and they take a Prize",
)

# What ails an Active Pokémon.
_ILL: Final = "bind(?v, choose(where(active(?p), #), 1, 1, me))"
idiom(
    "effect",
    (_ILL.replace("#", "afflicted()"), "cure(ref(?v), [])"),
    "cure {p's} Active Pokémon{v()} of all Special Conditions",
)
idiom(
    "effect",
    (
        _ILL.replace("#", "fits_any(damaged(), afflicted())"),
        *("heal(ref(?v), ?n)", "cure_one(ref(?v), me)"),
    ),
    "heal {n} from {p's} Active Pokémon{v()} and cure it of one condition",
)
