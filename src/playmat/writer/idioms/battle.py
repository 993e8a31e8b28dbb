"""Phrases of what attacks and powers bring about as a whole; tried before shorter ones."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, say
from playmat.writer.phrases.events import OFF
from playmat.writer.phrases.lists import UNEVOLVED
from playmat.writer.results import SO

_TAIL: Final = "[, with this card {where}][, {how}][, {may^may}]"
_REST: Final = "?may, ?how, ?where, ?do"
# An attack that does anything to this Pokémon, and one of a name.
_ANYTHING: Final = "whenever an attack would do anything to this Pokémon"
_NAMED: Final = "when {s:someone} would use {name}"
for _event, _test, _said in (
    ("attack_declared(all(both))", "attack_concerns(self())", _ANYTHING),
    ("attack_declared(?s)", "attack_is(?name)", _NAMED),
):
    _whole = f"instead({_event}, #, {_REST})"
    for _off, _unless in OFF.items():
        _more = _whole.replace("#", f"and(and({_test}, ?if), {_off})")
        say("head:clause", _more, f"{_said}, if {{if}}{_unless}{_TAIL}")
        say("head:clause", _whole.replace("#", f"and({_test}, {_off})"), f"{_said}{_unless}{_TAIL}")
    say("head:clause", _whole.replace("#", f"and({_test}, ?if)"), f"{_said}, if {{if}}{_TAIL}")
    say("head:clause", _whole.replace("#", _test), f"{_said}{_TAIL}")
for _what, _said in {
    "all": "does nothing to {of}",
    "damage": "does no damage to {of}",
    "effects": "has no effect on {of} beyond its damage",
}.items():
    _safe = f"lasting(this_attack, nobody(), [prevent({_what}, ?of, attack)])"
    idiom("effect", (_safe,), f"the attack {_said}")

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

_WORSE: Final = (
    "as_long_as(is(bearer(), condition_is(poisoned)), [mod(poison_points, bearer(), add, ?n)])"
)
_POISONED_ANEW: Final = (
    "handler(on(condition_applied(bearer()), event_condition(poisoned), nobody, free, play,"
    " [end_this()]))"
)
idiom(
    "effect",
    (f"lasting(while_active, ?on, [{_WORSE}, {_POISONED_ANEW}])",),
    "while the Poison now on {on:bearer} lasts, it does {n:more} more damage each time; uses of"
    " this add up",
)

# The Defender is held and must flip to attack.
_COIN: Final = "[bind(?v, flip(1, foe)), if(compare(tails(?v), >, 0), [nullify()], [])]"
_TRIES: Final = (
    f"handler(instead(attack_declared(bearer()), always(), nobody, free, play, {_COIN}))"
)
for _end, _while in {
    "": "",
    ", ends_with(self())": UNEVOLVED,
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
        f"move {_said} from your Active Pokémon{{v()}} to this Pokémon, and switch the two, if any"
        " moved",
    )
    idiom(
        "effect",
        (
            "bind(?v, choose(active(me), 1, 1, me))",
            *(f"attach({_energy}, self())", "switch(me, self(), ref(?v))"),
        ),
        f"move {_said} from your Active Pokémon{{v()}} to this Pokémon, and switch the two",
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
        f"move {_some.replace('#', _kind)}{{v()}} off {{of}} onto another of {{p's}}"
        " Pokémon{w()}",
    )

# Devolving as often as a player likes.
idiom(
    "effect",
    (
        "each(?v, ?of, [bind(?w, number(0, count(under(ref(?v))), me)),"
        " devolve(ref(?v), hand, ref(?w))])",
    ),
    "devolve {of:whom}{v()} as many times as you like{w()}, taking the top cards into your hand",
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
idiom(
    "mods",
    ("off_power(where(all(both), ?f), ?power)", "off_power_away(both, ?f, ?power)"),
    "no {power} of any {f:fmon} works, in play or out of it",
)
for _player, _whose in {"both": "any", "foe": "their"}.items():
    for _but, _said in {"": "", ", ?except": ", except {except}"}.items():
        idiom(
            "mods",
            (
                f"off_power(all({_player}), ?power{_but})",
                f"off_power_away({_player}, pokemon(), ?power{_but})",
            ),
            f"no {{power}} of {_whose} Pokémon works, in play or anywhere else{_said}",
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
    "Knock Out this Pokémon and attach it to {pick:pick}{v()} as Energy of a type you name{t()}",
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

# Several Energy cards at once.
say(
    "cond",
    "and(any_of(where(energy_on(?to), ?f)), any_of(where(energy_on(?to), ?g)))",
    "{to} <has|have> a {f:fenergy} and a {g:fenergy} Energy card on <it|them>",
)

# Pokémon counted by their names.
for _group, _where in {"all": "in play", "bench_of": "on the Bench"}.items():
    _number = f"compare(count(where({_group}(both), ?f)), ?how, ?n)"
    say("cond", _number, f"{{how}} {{n:int}} Pokémon called {{f:names}} are {_where}")
    _number = f"compare(count(where({_group}(?player), ?f)), ?how, ?n)"
    _have = f"{{player^have}} {{how}} {{n:int}} Pokémon called {{f:names}} {_where}"
    say("cond", _number, _have)

# An Energy card that is of a kind and something more.
_CARD: Final = "{to} <has|have> a {f:fenergy} Energy card on <it|them>"
say("cond", "any_of(where(energy_on(?to), ?f))", _CARD)
say(
    "cond",
    "any_of(where(energy_on(?to), fits_both(?f, shares_type(?with))))",
    "a {f:fenergy} Energy card on {to} shares a type with {with:anyof}",
)
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
    " mod(energy_works, ref(?v), forbid), mod(counts_as_special, ref(?v), allow)"
)
idiom(
    "effect",
    (
        "if(not(is(?d, shielded())), [bind(?v, choose(energy_on(?d), 1, 1, me)),"
        f" lasting(?until, nobody(), [{_DULL}])], [])",
    ),
    "{until}, one Energy card of your choice{v()} on {d} counts as special Energy, gives only"
    " {n:int} {types:*colour} Energy and its text doesn't work, unless {d} is protected from"
    " effects of attacks",
)

# Several kinds of Energy at once, or several types.
say(
    "cond",
    "is(?what, fits_both(holds(?f, 1), holds(?g, 1)))",
    "{what} <has|have> a {f:fnoun} and a {g:fnoun} attached",
)
say("cond", "compare(types_among(?of), ?how, ?n)", "there are {how} {n:int} types among {of}")

# Coins that count as one side, and those that may be flipped anew.
for (_player, _whose), _side in product({"me": "your", "foe": "their"}.items(), ("heads", "tails")):
    _counting = f"always(), nobody, free, play, [count_as_{_side}()]"
    idiom(
        "effect",
        (f"lasting(?until, nobody(), [handler(instead(coins_flipped({_player}), {_counting}))])",),
        f"{{until}}, all {_whose} coin flips count as {_side}",
    )
say(
    "head:clause",
    "instead(coins_flipped(host()), and(event_cause(attack), my_turn()), me, once_player, play,"
    " ?do)",
    "once in your turn, after you flip coins for its Pokémon's attack, you may",
)

# A Pokémon that falls and stays as a Stadium.
_STRUCK: Final = "and(and(is(?s, is_active()), event_cause(attack)), their_turn())"
say(
    "head:clause",
    f"instead(would_be_knocked_out(?s), {_STRUCK}, ?may, ?how, ?where, ?do)",
    "when {s:someone} would be Knocked Out, while Active, by damage from an attack in their turn"
    + _TAIL,
)
idiom(
    "effect",
    (
        *("nullify()", "mark_fallen(self())", "discard(attached(self()))"),
        *("put_stadium(this_card())", "take_prize(foe, 1)"),
    ),
    "discard all cards attached to it, and put it into play as the Stadium; it still counts as"
    " Knocked Out, and they take a Prize",
)

# A Pokémon that counts as Knocked Out wherever it goes.
idiom(
    "effect",
    ("nullify()", "mark_fallen(?of)", "return_mon(?of, deck)", "shuffle(me)"),
    "shuffle {of:whom} and all <its|their> cards into your deck instead; <it counts|they count> as"
    " Knocked Out, but no Prize is taken",
)
idiom(
    "effect",
    ("nullify()", "mark_fallen(?of)"),
    "{of} <stays|stay> in play but <counts|count> as Knocked Out",
)

# What ails an Active Pokémon.
_ILL: Final = "bind(?v, choose(where(active(?p), #), 1, 1, me))"
idiom(
    "effect",
    (_ILL.replace("#", "afflicted()"), "cure(ref(?v), [])"),
    "cure {p's} Active Pokémon{v()} of all Special Conditions",
)
_HURT_OR_ILL: Final = _ILL.replace("#", "fits_any(damaged(), afflicted())")
_TAKEN: Final = "remove_counters(ref(?v), ?n)"
_ONE_ILL: Final = "{p's} Active Pokémon{v()} and remove one Special Condition from it"
for _help, _said in {
    ("heal(ref(?v), ?n)", "cure_one(ref(?v), me)"): f"heal {{n}} from {_ONE_ILL}",
    (_TAKEN, "cure_one(ref(?v), me)"): f"take {{n:ncounters}} off {_ONE_ILL}",
    (_TAKEN, "cure(ref(?v), [])"): "take {n:ncounters} and all Special Conditions off {p's} Active"
    " Pokémon{v()}",
}.items():
    idiom("effect", (_HURT_OR_ILL, *_help), _said)

# What is done once an attack is over, or when its Energy goes.
idiom(
    "head:effect",
    ("bind(?v, ?some)", "delay(attack_resolved(ref(?v)), always(), ?do)"),
    "once the attack of {some:sel}{v()} is over",
)
_SPENT: Final = (
    "and(and(event_cause(attack), event_from_zone(play)), is(event_other(), one_of(attacker())))"
)
say(
    "head:clause",
    f"on(discarded(this_card()), {_SPENT}, nobody, free, discard, ?do)",
    "when an attack of its Pokémon discards this card",
)

# Conditions that do more while they last.
_ASLEEP: Final = (
    "bind(?v, flip(2, foe)), if(all_heads(?v), [cure(bearer(), [asleep])],"
    " [if(compare(heads(?v), ==, 0), [knock_out(bearer())], [])])"
)
_ANEW: Final = (
    "handler(on(condition_applied(bearer()), event_condition(#), nobody, free, play, [end_this()]))"
)
_SLEEPING: Final = (
    "as_long_as(is(bearer(), condition_is(asleep)), [mod(sleep_coins, bearer(), set, 0),"
    f" handler(on(between_turns(), always(), nobody, free, play, [{_ASLEEP}]))])"
)
idiom(
    "effect",
    (f"lasting(while_active, ?on, [{_SLEEPING}, {_ANEW.replace('#', 'asleep')}])",),
    "while {on:bearer} stays Asleep by this, they flip 2 coins{v()} between turns: 2 heads wake it"
    " up, 2 tails Knock it Out",
)
idiom(
    "effect",
    (
        "lasting(while_active, ?on, [as_long_as(is(bearer(), condition_is(poisoned)),"
        f" [mod(poison_points, bearer(), add, ?n)]), {_ANEW.replace('#', 'poisoned')}])",
    ),
    "until {on:bearer} is cured or Poisoned anew, its Poison does {n:more} more damage, uses of"
    " this adding up",
)
idiom(
    "effect",
    (
        "lasting(while_active, ?on, [as_long_as(is(bearer(), condition_is(?ill)),"
        f" [off_power(bearer(), ?power)]), {_ANEW.replace('#', '?ill')}])",
    ),
    "while {on:bearer} stays {ill} by this, no {power} of it works",
)
_BAD: Final = (
    "or(or(event_condition(asleep), event_condition(confused)), event_condition(paralyzed))"
)
_UNTIL: Final = f"handler(on(condition_applied(self()), {_BAD}, nobody, free, play, [end_this()]))"
idiom(
    "effect",
    (f"lasting(end_of_turn, self(), [mod_type(types, self(), set, ?types), {_UNTIL}])",),
    "this turn, the type of this Pokémon is {types:*colour} until it is Asleep, Confused or"
    " Paralyzed",
)
idiom(
    "effect",
    (
        "lasting(end_of_turn, nobody(), [mod_type(energy_provided, ?cards, set, ?types),"
        f" {_UNTIL}])",
    ),
    "this turn, {cards} <gives|give> {types:*colour} until this Pokémon is Asleep, Confused or"
    " Paralyzed",
)
_SILENT: Final = "off_power(bearer(), power), off_power(bearer(), body)"
idiom(
    "effect",
    (
        *("bind(?v, ?pick)", "marker(ref(?v), ?name, 1)"),
        "lasting(while_in_play, ref(?v), [as_long_as(is(bearer(), has_marker(?name)),"
        f" [{_SILENT}])])",
    ),
    "put a {name} marker on {pick:pick}{v()}; while it has one, no Poké-Power or Poké-Body of it"
    " works",
)

# Cards played that do nothing to a player's Pokémon.
_IDLE: Final = (
    "prevent(effects, all(me), trainer, foe), handler(on(played(foe), always(), nobody, free, play,"
    " [end_this()]))"
)
say(
    "clause",
    "instead(played(foe), and(is(event_card(), ?f), is(self(), is_active())), nobody, free, play,"
    f" [lasting(end_of_turn, nobody(), [{_IDLE}])])",
    "while Active: {f:fnoun+} they play do nothing to your Pokémon",
)

# Energy that a player discards from Pokémon of the other.
_THEIRS: Final = "is(event_card(), fits_both(energy(), fits_not(owned_by(event_player))))"
_BY_CARDS: Final = "or(or(event_cause(attack), event_cause(power)), event_cause(trainer))"
say(
    "head:clause",
    f"instead(discarded(), and(and(and(event_from_zone(play), {_THEIRS}), is(event_card(), ?f)),"
    f" {_BY_CARDS}), nobody, free, play, ?do)",
    "when a player's attack, power or Trainer card would discard an Energy card {f:ftail} from"
    " the other player's Pokémon",
)
