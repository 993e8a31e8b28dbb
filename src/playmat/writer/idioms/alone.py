"""Phrases of what one or two texts alone bring about; tried before all others."""

from __future__ import annotations

from typing import Final

from playmat.writer.memory import TYPE
from playmat.writer.phrase_table import idiom, loosely, say
from playmat.writer.phrases.lists import TYPES
from playmat.writer.results import BY_THEM, SO

_PICK: Final = "bind(?v, ?pick)"

# What a Pokémon is.
say("mods", "mod_type(types, self(), set, ?types)", "this Pokémon is {types:*colour} type")
idiom(
    "effect",
    ("lasting(?until, self(), [mod_type(types, self(), set, [?t])])",),
    "{until}, this Pokémon is of {t:named_type}",
)
say("named_type", f"ref({TYPE})", "that type")

# Attacks that cost less, and those that are done once more.
for _letter, _type in TYPES.items():
    say("mods", f'cheaper(?of, "{_letter}")', f"attacks of {{of}} cost 1 {_type} less")
_ONCE_MORE: Final = (
    "lasting(end_of_turn, self(), [mod(attacks_per_turn, self(), set, 2), forbid_attack(self(),"
    " ?name)])"
)
say(
    "clause",
    "on(attack_resolved(self()), and(and(attack_is(?name), leveled_this_turn(self())),"
    f" not(is(self(), afflicted()))), nobody, once, play, [{_ONCE_MORE}])",
    "once a turn, after it used {name} in the turn it leveled up, unless it has a Special"
    " Condition, this Pokémon may attack once more this turn, but not with {name}",
)

_AFTER_ANOTHER: Final = (
    "lasting(end_of_turn, self(), [mod(attacks_per_turn, self(), set, 2), forbid_attack(self(),"
    " ?name), forbid_attacks(attacks_of(gear_on(self())), self())])"
)
say(
    "clause",
    "on(attack_resolved(less(active(me), self())), is(self(), is_active()), nobody, once_name,"
    f" play, [{_AFTER_ANOTHER}])",
    "once a turn, however many have this power, after your other Active Pokémon attacks while this"
    " Pokémon is Active, this Pokémon may attack too, but not with {name} or a Technical Machine",
)

_STORM: Final = "and(and(event_cause(attack), event_from(self())), attack_is(?name))"
say(
    "clause",
    f"instead(counters_placed(self()), and({_STORM}, any_of(where(energy_on(self()),"
    " name_has(?part)))), nobody, free, play, [nullify()])",
    "while this Pokémon has any kind of {part} attached, its own {name} places no damage counters"
    " on it",
)
_DAZED: Final = (
    "handler(instead(attack_declared(bearer()), always(), nobody, free, play, [nullify()]))"
)
idiom(
    "effect",
    ("bind(?v, choose(active(foe), 1, 1, me))", f"lasting(?until, ref(?v), [{_DAZED}])"),
    "make attacks by their present Active{v()} do nothing {until}",
)
idiom(
    "effect",
    (
        *("bind(?v, choose(hand(foe), 1, 1, foe))", "discard(ref(?v))"),
        f"if(not(did({BY_THEM})), [nullify()], [])",
    ),
    "they discard a card{v()} from their hand; if they can't, the attack fails",
)
idiom(
    "effect",
    (
        "lasting(?until, nobody(), [forbid_play(foe, ?f)])",
        "lasting(?until, self(), [mod(damage_taken, self(), add, ?n, after)])",
    ),
    "{until}, they can't play {f:fnoun+}, and this Pokémon takes {n:less} less attack damage (after"
    " Weakness and Resistance)",
)

# Coins and conditions.
say(
    "clause",
    "instead(coins_flipped(foe), and(is(self(), is_active()), their_turn()), nobody, free, play,"
    " [count_as_tails()])",
    "while Active, coins that they flip in their turn count as tails",
)
idiom(
    "effect",
    ("if(is(?of, afflicted()), [add_damage(mul(?n, conditions_on(?of)))], [])",),
    "damage {n:signed} for each Special Condition on {of}",
)
idiom(
    "effect",
    ("hit(self(), ?n, [])", "inflict(self(), ?ill, 0)"),
    "this Pokémon takes {n:int} damage and is {ill}",
)
idiom(
    "effect",
    (
        "bind(?v, choose(where(all(?p), fits_any(damaged(), afflicted())), 1, 1, me))",
        *("heal(ref(?v), ?n)", "cure(ref(?v), [])"),
    ),
    "heal {n:int} and remove all Special Conditions from one of {p's} Pokémon{v()}",
)

idiom(
    "effect",
    ("cure(all(me), [])", "marker(all(me), ?a, -9)", "marker(all(me), ?b, -9)"),
    "take all Special Conditions and all {a} and {b} markers off your Pokémon",
)
idiom(
    "effect",
    (
        "may(me, [bind(?v, number(0, ?n, me)), remove_counters(host(), ref(?v)),"
        " devolve(host(), discard, 1)])",
    ),
    "you may take up to {n:int} damage counters{v()} off its Pokémon and devolve it, discarding the"
    " top card",
)

# Pokémon that evolve, level up or change.
_GROWN: Final = "[bind(?w, search(where(deck(me), evolves_from(ref(?v))), 1, 0, me)), {}]".format(
    "evolve(ref(?w), ref(?v))"
)
idiom(
    "effect",
    (
        "bind(?u, choose(where(all(me), ?f), 0, 60, me))",
        *(f"each(?v, ref(?u), [may(me, {_GROWN})])", "shuffle(me)"),
    ),
    "evolve any number of your {f:fmon+}{u()}, new or not, each{v()} with a card{w()} from your"
    " deck, shuffle",
)
_TOP: Final = 'fits_both(fits_both(pokemon(), tag("levelup")), levels_from(all(me)))'
idiom(
    "effect",
    (
        f"bind(?v, search(where(deck(me), {_TOP}), 1, 0, me))",
        "bind(?w, choose(where(all(me), levels_into(ref(?v))), 1, 1, me))",
        *("level_up(ref(?v), ref(?w))", "shuffle(me)"),
    ),
    "search your deck for an LV.X Pokémon{v()}, level up one of your Pokémon{w()} with it, shuffle",
)
loosely(
    "clause",
    f"power(free, always(), never(), play, [{_PICK}, cover(self(), ref(?v))])",
    "in your turn: lay {pick:pick}{v()} on this Pokémon, which becomes that Pokémon",
)
say(
    "head:clause",
    "on(leveled_up(all(both)), event_by_hand(), nobody, free, play, ?do)",
    "when a player levels up a Pokémon from the hand",
)

# Switches.
_ENERGY: Final = "may(me, [bind(?w, choose(energy_on(ref(?v)), 0, 60, me)), attach(ref(?w), {})])"
idiom(
    "effect",
    (
        *("bind(?v, choose(active(me), 1, 1, me))", "switch(me, self(), ref(?v))"),
        f"if(did({SO}), [{_ENERGY.format('self()')}], [])",
    ),
    "switch your Active Pokémon{v()} with this Pokémon; you may then move any Energy cards"
    "{w()} of the old Active to this one",
)
idiom(
    "effect",
    (
        "bind(?v, choose(where(active(foe), fits_not(evolved())), 1, 1, me))",
        "bind(?w, choose(bench_of(foe), 1, 1, foe))",
        "switch(foe, ref(?w), ref(?v))",
    ),
    "they switch their unevolved Active{v()} with one of their Benched Pokémon{w()}",
)
idiom(
    "effect",
    (
        "may(me, [bind(?v, choose(bench_of(foe), 1, 1, me)), switch(foe, ref(?v), nobody())])",
        "lasting(this_attack, nobody(), [handler(instead(would_be_knocked_out(defender()),"
        " event_by_attack(), nobody, free, play, [may(me, [heal_all(self())])]))])",
    ),
    "you may switch in one of their Benched Pokémon{v()}; if this attack would Knock Out whoever is"
    " the Defender then, you may fully heal this Pokémon",
)
_NONE: Final = "not(any_of(where(all(me), is_active())))"
idiom(
    "effect",
    (f"if({_NONE}, [bind(?v, choose(bench_of(me), 1, 1, me)), promote(ref(?v))], [])",),
    "if you have no Active then, bring up one of your Benched Pokémon{v()} before they do",
)

# Benches that are too full.
_KEPT: Final = (
    "if(compare(count(bench_of(#)), >, ?n), [bind(*, choose(bench_of(#), ?n, ?n, #)),"
    " return_mon(less(bench_of(#), ref(*)), lost)], [])"
)
idiom(
    "effect",
    tuple(_KEPT.replace("#", who).replace("*", v) for who, v in (("me", "?v"), ("foe", "?w"))),
    "each player with more than {n:int} Benched Pokémon keeps {n:int} of their choice{v()}{w()},"
    " you first; all others go into the Lost Zone with all their cards",
)
_TRIO: Final = ("named(?a)", "named(?b)", "named(?c)")
_THERE: Final = "and(and({}, {}), {})".format(*(f"any_of(where(all(me), {one}))" for one in _TRIO))
say(
    "clause",
    f"static(play, {_THERE}, [mod(damage_dealt, where(all(me), fits_any(fits_any({_TRIO[0]},"
    f" {_TRIO[1]}), {_TRIO[2]})), add, ?n, before, active(foe))])",
    "while you have {a}, {b} and {c} in play, attacks of all of these do {n:more} more damage to"
    " their Active (before Weakness and Resistance)",
)
say(
    "cond",
    "and(compare(count(where(all(me), named(?name))), ==, ?n),"
    " compare(types_among(where(all(me), named(?name))), ==, ?n))",
    "you have exactly {n:int} {name} in play, each of another type",
)

# Damage.
_PAST: Final = (
    "mod(resistance_applies, all(both), forbid, 0, any, self()), mod(pierces, self(), allow)"
)
idiom(
    "effect",
    ("add_damage(?n)", f"lasting(this_attack, nobody(), [{_PAST}])"),
    "damage {n:signed}, and all of it ignores Resistance, effects on the Defender and its powers",
)
say("effect", "hit(bench_of(both), ?n, [])", "hit each Benched Pokémon, yours too, for {n}")
say(
    "effect",
    "draw_until(me, add(count(hand(foe)), 1))",
    "draw until you hold one card more than they do",
)

# Both sides.
for _p, _side, _own in (("me", "the other side", "your"), ("foe", "your side", "their")):
    say("anyof", f"less(all(both), all({_p}))", _side)
    say("target", f"less(active(both), all({_p}))", f"the Active of {_side}")
    _three = "fits_any(fits_any(typed(?a), typed(?b)), typed(?c))"
    say(
        "sel",
        f"where(all({_p}), {_three})",
        f"{_own} {{a:element}}, {{b:element}} and {{c:element}} Pokémon",
    )
say("sel", "where(all(both), fits_any(stage1(), stage2()))", "all Stage 1 and Stage 2 Pokémon")
