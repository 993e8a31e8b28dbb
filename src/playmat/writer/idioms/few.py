"""Phrases of what only a few texts bring about as a whole; tried before shorter ones."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, say
from playmat.writer.phrases.nouns import STRIKES

# A Pokémon that becomes a Tool or Energy.
_ATTACHED: Final = "discard all cards attached to this Pokémon, and attach it as a Tool to"
idiom(
    "effect",
    (
        "bind(?v, choose(where(less(all(me), self()), tool_room()), 1, 1, me))",
        *("discard(attached(self()))", "become_tool(this_card(), ref(?v))"),
    ),
    f"{_ATTACHED} one of your other Pokémon{{v()}}",
)
idiom(
    "effect",
    (
        "bind(?v, ?pick)",
        "delay(knocked_out(self()), always(), [become_energy(this_card(), ref(?v))])",
        "knock_out(self())",
    ),
    "Knock Out this Pokémon and attach it to {pick:pick}{v()} as Energy",
)
idiom(
    "effect",
    (
        *("bind(?v, ?pick)", "nullify()", "mark_fallen(self())"),
        *("become_energy(this_card(), ref(?v))", "take_prize(foe, 1)"),
    ),
    "attach it to {pick:pick}{v()} as Energy instead; it still counts as Knocked Out, and they take"
    " a Prize",
)

# Both Active Pokémon, and damage counters by number.
idiom(
    "effect",
    (
        "bind(?u, choose(active(me), 1, 1, me))",
        "bind(?v, choose(active(foe), 1, 1, me))",
        "cure(join(ref(?u), ref(?v)), ?ills)",
    ),
    "cure the Active Pokémon of both sides{u()}{v()} of {ills:*condition}",
)
for _by, _who in {"me": "take", "foe": "they take"}.items():
    idiom(
        "effect",
        (
            f"bind(?v, number(0, ?n, {_by}))",
            "bind(?w, ?pick)",
            "remove_counters(ref(?w), ref(?v))",
        ),
        f"{_who} up to {{n:int}} damage counters{{v()}} off {{pick:pick}}{{w()}}",
    )
_TRAINERS: Final = (
    "add(count(join(gear_on(all(foe)), join(where(stadium(), owned_by(foe)), beside(foe)))),"
    " count(where(all(foe), trainer())))"
)
say("per", _TRAINERS, "per Trainer card they have in play")
idiom(
    "effect",
    (
        "bind(?v, choose(where(all(?p), fits_both(?f, damaged())), 1, 1, me))",
        "bind(?w, choose(less(where(all(?p), ?f), ref(?v)), 1, 1, me))",
        "move_counters(ref(?v), ref(?w), ?n)",
    ),
    "move {n:ncounters} from one of {p's} {f:fmon+}{v()} to another of them{w()}",
)

# Attacks of the Defender are aimed at another Defender.
_ITS = 'mod(damage_dealt, all_both, add, ?value, before, defender(), "", attack)'
for _kind in ("more", "less"):
    idiom(
        "effect",
        (f"lasting(?until, defender(), [{_ITS}])",),
        f"{{until}}, the Defender's attacks do {{value:{_kind}}} {_kind} damage to your Active"
        " (before Weakness and Resistance)",
    )

# More damage to whoever is the Defender by then.
for _on, _who, _whom in (
    ("self()", "this Pokémon's attacks", "their Active"),
    ("?on", STRIKES["{on:bearer}"], "whoever is their Active"),
):
    _of = "self()" if _on == "self()" else "all_both"
    _dealt = f'mod(damage_dealt, {_of}, add, ?n, before, defender(), "", attack)'
    for _kind in ("more", "less"):
        idiom(
            "effect",
            (f"lasting(my_next_turn, {_on}, [{_dealt}])",),
            f"{_who} do {{n:{_kind}}} {_kind} damage to {_whom} during your next turn (before"
            " Weakness and Resistance)",
        )

# What a Pokémon's own attack does later.
_ITS = "mod(damage_dealt, self(), #)"
for _mod, _said in {
    "times, 2, base": "the base damage of this Pokémon's {name} is doubled",
    "set, ?value, base": "the base damage of this Pokémon's {name} is {value}",
    "add, ?value, base": "this Pokémon's {name} does {value:more} extra base damage",
    "add, ?value, before": "this Pokémon's {name} does {value:more} extra damage (before Weakness"
    " and Resistance)",
}.items():
    _change = f"as_long_as(attack_is(?name), [{_ITS.replace('#', _mod)}])"
    idiom("effect", (f"lasting(?until, self(), [{_change}])",), "{until}, " + _said)
    _while = f"lasting(?until, self(), [{_change}, ends_with(self())])"
    idiom("effect", (_while,), "{until}, while Active, " + _said)

# Energy that is another for a while, what comes later left out.
_NOW = "lasting(end_of_turn, nobody(), [mod_type(energy_provided, ref(?v), set, ?types)])"
_TURNED = "turn {some:sel}{v()} into {types:*colour} Energy this turn"
idiom("effect", ("bind(?v, ?some)", _NOW), _TURNED)
_ON_IT = (
    "lasting(end_of_turn, nobody(), [mod_type(energy_provided, ref(?v), set, ?types),"
    " handler(on(became_active(all(me)), not(is(?on, is_active())), nobody, free, play,"
    " [end_this()]))])"
)
idiom("effect", ("bind(?v, ?some)", _ON_IT), "as long as {on} stays Active, " + _TURNED)

# What ails a Pokémon, and what helps it.
idiom(
    "effect",
    ("if(not(is(?of, condition_is(?ill))), [inflict(?of, ?ill, 0)], [])",),
    "{of} <becomes|become> {ill} unless <it is|they are> already",
)
idiom(
    "effect",
    ("remove_counters(?of, ?n)", "devolve(?of, discard, 1)"),
    "take {n:ncounters} off {of:whom} and devolve <it|them>, discarding the top card",
)
idiom(
    "effect",
    ("remove_counters(?of, ?n)", "cure(?of, [])"),
    "take {n:ncounters} and all Special Conditions off {of:whom}",
)
idiom(
    "effect",
    (
        "bind(?v, choose(where(active(me), afflicted()), 1, 1, me))",
        *("bind(?w, choose(active(foe), 1, 1, me))", "pass_condition(ref(?v), ref(?w), me)"),
    ),
    "move one Special Condition from your Active Pokémon{v()} to theirs{w()}",
)

# Damage given back, and damage that goes on to others.
idiom(
    "effect",
    ("if(compare(last_damage(?on), >, 0), [hit(?to, last_damage(?on), [])], [])",),
    "if an attack damaged {on} last turn, hit {to:whom} for as much",
)
idiom(
    "effect",
    ("repeat(?n, [if(compare(hp_left(?d), >, 0), [counters(?d, 1)], [spread(1, ?over, me)])])",),
    "place {n:int} damage counters on {d}, and spread those beyond its HP over {over}",
)

# A card that decides who begins, and one that faces a player.
idiom(
    "effect",
    ("lasting(end_of_turn, nobody(), [mod(first_player, me)])", "discard(this_card())"),
    "discard this card to go first without a flip; if both do, flip after all",
)
for _label, _whom in {"me": "you", "foe": "your opponent"}.items():
    idiom(
        "head:effect",
        (f'label("{_label}")', "lasting(while_stadium, nobody(), ?do)"),
        f"facing {_whom}",
    )

# Attacks that do more damage under their own conditions.
idiom(
    "mods",
    (
        "lend_attacks(?to, where(under(?to), ?f))",
        "as_long_as(attack_in(attacks_of(where(under(?to), ?f))),"
        " [mod(damage_dealt, ?to, add, ?n, before, ?from)])",
    ),
    "{to} may use the attacks of the {f:fadj} cards under <it|them>, which do {n:more} more damage"
    " to {from:target} (before Weakness and Resistance)",
)
idiom(
    "mods",
    (
        "as_long_as(and(attack_is(?name), hurt_active_last_turn(?of)),"
        " [mod(damage_dealt, ?of, add, last_damage(?of), before, ?from)])",
    ),
    "if an attack damaged {of} as the Active last turn, its {name} does as much more damage to"
    " {from:target} (before Weakness and Resistance)",
)
_WEAK: Final = "where(active(foe), weak_to(#))"
_MORE: Final = f"mod(damage_dealt, ?of, add, ?n, before, {_WEAK}, ?unique, attack)"
_OF_TYPE: Final = f"as_long_as(is(?of, has_type(#)), [{_MORE}])"
idiom(
    "mods",
    tuple(_OF_TYPE.replace("#", type_) for type_ in "GRWLPFDMY"),
    "{of:strikes} do {n:more} more damage to their Active, if that has Weakness to a type of"
    " Energy on {of} (before Weakness and Resistance), {unique} counting once, however many types"
    " fit",
)

# Cards that are of a kind wherever they are.
for _kind, _cards in {"fits_any(?f, ?g)": "{f:fone+} and {g:fone+}", "?f": "{f:fnoun+}"}.items():
    idiom(
        "mods",
        tuple(
            f"grant_tag(where({zone}(me), {_kind}), ?tag)"
            for zone in ("all", "deck", "hand", "discards")
        ),
        f"your {_cards} are {{tag:tag}}, in play and in your deck, hand and discard pile",
    )

# A card that takes itself back, if it is where it went.
_ITSELF = "where(discards(me), one_of(this_card()))"
idiom("effect", (f"move({_ITSELF}, hand)",), "take this card from your discard pile")

# As many as something is counted, and as many as a player likes.
idiom(
    "effect",
    ("bind(?u, ?n)", "bind(?v, top(?p, ref(?u)))", "look(ref(?v), me)"),
    "peek at {p's} top cards{v()}, one {n:per}{u()}",
)
for _to, _gone in {
    "discard": "discarding the top cards",
    "?to": "the top cards going {to}",
}.items():
    idiom(
        "effect",
        ("bind(?v, number(1, count(under(?of)), me))", f"devolve(?of, {_to}, ref(?v))"),
        f"devolve {{of:whom}} by one or more stages{{v()}}, as you like, {_gone}",
    )

# Energy cards that give something else and do no more.
_CARDS: Final = "where(energy_on(?on), named(?name))"
idiom(
    "mods",
    (
        f"mod_type(energy_provided, {_CARDS}, set, [G, R, W, L, P, F, D, M, Y, N])",
        f"mod(energy_provided, ?on, set, ?n, any, {_CARDS})",
        f"mod(energy_works, {_CARDS}, forbid)",
    ),
    "each {name} on {on} gives {n:int} Energy of every type and does nothing else",
)

# Cards and counters of one's choice, and both decks.
for _most, _some in {"2": "1 or 2", "?n": "1 to {n:int}"}.items():
    idiom(
        "effect",
        (
            *("bind(?v, ?pick)", f"bind(?w, number(1, {_most}, me))"),
            "remove_counters(ref(?v), ref(?w))",
        ),
        f"take {_some} damage counters{{w()}} off {{pick:pick}}{{v()}}",
    )
idiom(
    "effect",
    ("bind(?v, ?pick)", "bind(?w, order(ref(?v), me))", "move(ref(?w), ?to)"),
    "put {pick:pick}{v()} {to} in any order{w()}",
)
idiom("effect", ("shuffle(me)", "shuffle(foe)"), "both players shuffle their decks")

# Energy that goes from one Pokémon to another of a kind.
for (_whom, _count, _some), (_from, _kind), (_group, _others) in product(
    (
        ("host()", "1, 1", "a # from its Pokémon"),
        ("self()", "1, 1", "a # from this Pokémon"),
        ("?of", "0, 60", "any number of #s from {of:sel}"),
    ),
    {"energy_on(*)": "Energy card", "where(energy_on(*), ?e)": "{e:fenergy} Energy card"}.items(),
    {"all(?p)": "Pokémon", "where(all(?p), ?f)": "{f:fmon+}"}.items(),
):
    idiom(
        "effect",
        (
            f"bind(?v, choose({_from.replace('*', _whom)}, {_count}, me))",
            f"bind(?w, choose(less({_group}, host_of(ref(?v))), 1, 1, me))",
            "attach(ref(?v), ref(?w))",
        ),
        f"move {_some.replace('#', _kind)}{{v()}} to another of {{p's}} {_others}{{w()}}",
    )

# What a Pokémon does while it stays, and one that comes up from a hand.
_MORE_NOW: Final = "mod(damage_dealt, self(), add, ?n, before, defender(), ?unique, attack)"
idiom(
    "effect",
    (f"lasting(while_active, self(), [{_MORE_NOW}])",),
    "while this Pokémon stays Active, its attacks do {n:more} more damage to their Active (before"
    " Weakness and Resistance), only one {unique} counting",
)
idiom(
    "effect",
    (
        *("bind(?v, ?pick)", "bench(ref(?v))", "bind(?w, choose(active(foe), 1, 1, foe))"),
        "switch(foe, host_of(ref(?v)), ref(?w))",
    ),
    "bench {pick:pick}{v()} and switch it in for an Active they choose{w()}",
)

# Two that are Active at once, and both sides in turn.
_OTHER_UP: Final = "less(where(all(foe), is_active()), defender())"
idiom(
    "effect",
    (
        "bind(?v, choose(energy_on(defender()), 1, 1, me))",
        *(f"bind(?w, choose({_OTHER_UP}, 1, 1, me))", "attach(ref(?v), ref(?w))"),
    ),
    "move an Energy card{v()} from the Defender to their other Active Pokémon{w()}",
)
idiom(
    "effect",
    (
        *("bind(?v, choose(bench_of(foe), 1, 1, foe))", "switch(foe, ref(?v), nobody())"),
        *("bind(?w, choose(bench_of(me), 1, 1, me))", "switch(me, ref(?w), nobody())"),
    ),
    "they switch to one of their Benched Pokémon{v()}; then you switch to one of yours{w()}",
)
_CUT: Final = (
    "bind(?{v}, choose(bench_of({p}), sub(count(bench_of({p})), ?n),"
    " sub(count(bench_of({p})), ?n), {p}))"
)
idiom(
    "effect",
    (
        *(_CUT.format(v="v", p="me"), "return_mon(ref(?v), discard)"),
        *(_CUT.format(v="w", p="foe"), "return_mon(ref(?w), discard)"),
    ),
    "each player, you first, keeps {n:int} Benched Pokémon{v()}{w()} and discards the others with"
    " all their cards",
)

# A place taken or given up.
idiom(
    "effect",
    (
        "if(is(self(), is_active()), [bind(?v, choose(bench_of(me), 1, 1, me)),"
        " switch(me, ref(?v), nobody())], [switch(me, self(), nobody())])",
    ),
    "switch this Pokémon, if Active, with one of your Benched Pokémon{v()}, otherwise with your"
    " Active",
)

# A type that a player guesses or chooses.
idiom(
    "head:effect",
    (
        *("bind(?v, ?pick)", "bind(?t, name_any_type(foe, []))", "reveal(ref(?v))"),
        "if(not(is(ref(?v), typed(ref(?t)))), ?then, ?else)",
    ),
    "choose {pick:pick}{v()}, unseen; they guess its type{t()}; show it; if they were wrong",
)
idiom(
    "effect",
    (
        "may(me, [bind(?t, name_any_type(me, [C])), lasting(while_active, defender(),"
        " [mod_type(weakness, bearer(), set, [ref(?t)])])])",
    ),
    "you may change the Defender's Weakness to any type but Colorless{t()}, while it stays Active",
)

# Energy that gives something else, and attacks lent for nothing.
say(
    "mods",
    "mod_type(energy_provided, where(energy_on(?on), fits_both(provides(?c),"
    " fits_not(provides(?g)))), set, [?g])",
    "Energy cards on {on} that give {c:colour} and not {g:colour} give {g:colour} instead",
)
idiom(
    "mods",
    (
        *("lend_attacks(?to, where(stack(self()), stage1()))", 'cost_is(?to, "", ?attack)'),
        'cheaper(?to, "CCCCCC", ?attack)',
    ),
    "{to} may use the attacks of this Stage 1 card, {attack} without any Energy",
)

# Damage by several coins, or none.
idiom(
    "effect",
    (
        *("set_damage(0)", "bind(?v, flip(?coins, me))"),
        "if(compare(heads(?v), >, 0), [set_damage(?n)], [])",
    ),
    "flip {coins:several} coins{v()}; any heads: the base damage is {n}; none: no damage",
)

# Both Benches, when a card that keeps them small is played.
_FEWER: Final = (
    "if(compare(count(bench_of({p})), >, ?n), [bind(?{v}, choose(bench_of({p}), 1, 1, {p})),"
    " return_mon(ref(?{v}), hand)], [])"
)
idiom(
    "effect",
    (_FEWER.format(v="v", p="foe"), _FEWER.format(v="w", p="me")),
    "when this is played, if they have more than {n:int} Benched Pokémon, they put one of"
    " them{v()} and all its cards into their hand; then you do the same{w()}",
)

# Something else that may be hit instead of the Defender.
idiom(
    "effect",
    (
        "if(and(?if, any_of(bench_of(both))), [may(me, [bind(?v, choose(bench_of(both), 1, 1, me)),"
        " cancel_damage()])], [])",
    ),
    "if {if}, you may aim at any Benched Pokémon{v()}, yours or theirs, instead of the Defender",
)
idiom(
    "effect",
    ("if(?if, [may(me, [cancel_damage(), bind(?v, ?some)])], [])",),
    "if {if}, you may aim at all of {some:sel}{v()} instead of the Defender",
)

# What holds for the Active Pokémon of either side against the other.
for _stage in ("before", "after"):
    _eased = f'mod(damage_taken, where(active(#), ?f), add, ?n, {_stage}, *, "", attack)'
    idiom(
        "mods",
        (
            _eased.replace("#", "me").replace("*", "foe"),
            _eased.replace("#", "foe").replace("*", "me"),
        ),
        "every Active {f:fadj} Pokémon takes {n:less} less attack damage from the other player"
        f" ({_stage} Weakness and Resistance)",
    )

# A card that cures its Pokémon and goes.
_BERRY: Final = "is(host(), fits_any(#, condition_is(poisoned)))".replace(
    "#", "fits_any(fits_any(condition_is(asleep), condition_is(confused)), condition_is(paralyzed))"
)
_CURED: Final = (
    "free, play, [cure(host(), [asleep, confused, paralyzed, poisoned]), discard(this_card())]"
)
say(
    "clause",
    f"on(between_turns(), {_BERRY}, me, {_CURED})",
    "at any point between turns, you may discard this card to cure its Pokémon of Asleep, Confused,"
    " Paralyzed and Poisoned",
)
say(
    "clause",
    f"on(turn_began(), {_BERRY}, nobody, {_CURED})",
    "at the start of each turn, discard this card if it cures its Pokémon of Asleep, Confused,"
    " Paralyzed or Poisoned",
)
