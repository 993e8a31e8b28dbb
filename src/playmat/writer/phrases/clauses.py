"""Phrases for clauses: the lines of a face."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import say, section
from playmat.writer.phrases.lists import FLAGS, TYPES

section("clauses")

_RULES: Final = {
    'rule("prizes", [0, counted])': "when this is Knocked Out, it counts as Knocked Out, but"
    " no Prize is taken",
    'rule("prizes", [0])': "when this is Knocked Out, it doesn't count as a Knocked Out"
    " Pokémon, and no Prize is taken",
    'rule("prizes", [?n])': "when this Pokémon is Knocked Out, they take {n:int} <Prize|Prizes>",
    'rule("ends_turn", [])': "when one of your Pokémon becomes this, your turn ends",
    'rule("baby", [])': "as long as this Pokémon is Active, they must flip a coin before"
    " they attack. If tails, their turn ends",
    'rule("no_limit", [])': "a deck can hold as many of this card as you like",
    'rule("other_half", [?half])': "you can play this card only together with its other half,"
    " {half:text}",
    'rule("bench_only_by", [?card])': "this card can be put onto the Bench only by {card:text}",
    'rule("levels_up", [?card])': "put this card onto your Active {card:text}, which keeps its"
    " attacks and powers",
    'rule("keeps_previous", [])': "this Pokémon keeps the attacks, Abilities, Weakness,"
    " Resistance and Retreat Cost of the card below it",
    'rule("deck_limit", [?n, "ace"])': "a deck can have only {n:int} ACE SPEC <card|cards>",
    'rule("deck_limit", [?n, "name"])': "a deck can have only {n:int} <card|cards> of this name",
    'rule("deck_limit", [?n, "radiant"])': "a deck can have only {n:int} Radiant Pokémon",
    'rule("deck_limit", [?n, "star"])': "a deck can have only {n:int} Star Pokémon",
    'rule("no_retreat", [])': "it can't retreat",
    'rule("no_attacks", [])': "it has no attacks",
    'rule("leaves_freely", [])': "it is played as a Basic Pokémon, and you may discard it during"
    " your turn",
    'rule("immune", [])': "it can't be affected by any Special Conditions",
    'rule("also_trainer", [])': "it also counts as a Trainer card",
    'rule("unique_stadium", [])': "it can't replace a Stadium of the same name",
    'rule("unown_limit", [])': "a deck can have only 4 Unown of any kind",
    'rule("stays_beside", [])': "this card stays next to your Active Pokémon until your turn ends",
    'rule("lost_for_good", [])': "if it would be discarded, put it into the Lost Zone instead",
    'rule("benches_restored", [])': "it can put Restored Pokémon onto the Bench",
    'rule("not_tournament", [])': "not for tournaments",
}

say("clause", "needs(never())", "it can't be played except as told here")
_LAST: Final = "only if this is the last card in your hand"
say("clause", "needs(compare(count(hand(me)), ==, 1))", _LAST)
say("clause", "needs(not(first_turn(me)))", "not in your first turn")
say("clause", "needs", "only if {condition}")
say("clause", "useful(always())", "it may be played even if it does nothing")
say("clause", "useful", "of use only if {condition}")
for _flags, _said in FLAGS.items():
    _said = _said.replace("that Pokémon", "the Defending Pokémon")
    _unmoved = _said.replace(", ignoring", "ignores")
    say("clause", f"damage(base_damage(), {_flags})", f"this attack's damage {_unmoved}")
    _each = f"this attack does {{n:int}} damage {{each:per}}{_said}"
    say("clause", f"damage(mul(?n, ?each), {_flags})", _each)
    say("clause", f"damage(?n, {_flags})", f"this attack does {{n:int}} damage{_said}")
    say(
        "clause",
        f"damage(?amount, {_flags})",
        f"this attack does damage equal to {{amount}}{_said}",
    )
for _of in ("least(?each, ?most)", "?each"):
    _most = ", up to {most:int}" if "most" in _of else ""
    _each = f"this attack does {{n:int}} damage {{each:per}}{_most}"
    say("clause", f"damage(mul(?n, {_of}), [])", _each)
say("clause", "damage(?n, [])", "this attack does {n:int} damage")
say("clause", "damage", "this attack does damage equal to {amount}[ ({flags})]")
say("clause", "no_damage", "this attack does no damage")
say("clause", "blank", "this text is left blank and has no effect")
say("clause", "price(?units, always())", "you can use this attack for {units}")
say("clause", "price", "you can use this attack for {units} if {when}")
say("clause", "even_if", "you can use this attack even[ {situations}]")
say("clause", "limit(?how)", "you can use this attack only {how}")
say("clause", "limit", "you can use this attack only {how} for all {shared} together")
say("clause", "onto", "attach this card only to {targets:someone}")
_GIVEN: Final = {
    '"*"': "Energy of any type",
    **{f'"{"*" * n}"': f"{n} Energy in any combination of types" for n in (2, 3, 4)},
    **{
        f'"[{four}]"': "{}, {}, {} or {} Energy".format(*(TYPES[letter] for letter in four))
        for four in ("GRPD", "WLFM")
    },
    "?units": "{units} Energy",
}
for _units, _phrase in _GIVEN.items():
    _given = f"this card provides {_phrase}"
    say("clause", f"provide({_units}, always())", _given)
    say("clause", f"provide({_units}, any_of(host()))", f"{_given} while it is attached")
    say("clause", f"provide({_units}, ?when)", f"{_given} instead if {{when}}")
say("clause", "keep", "discard this card unless {condition}")
for _shape, _phrase in _RULES.items():
    say("clause", _shape, _phrase)
for _ills in (("asleep", "confused", "paralyzed", "poisoned"),):
    _named = ", ".join(f'"{ill}"' for ill in _ills)
    *_first, _last = [ill.capitalize() for ill in _ills]
    _told = f"{', '.join(_first)} or {_last}"
    say("clause", f'rule("immune", [{_named}])', f"it can't be {_told}")
say("clause", 'rule("immune", ?values)', "it is immune to {values}")
say("clause", "rule", "rule {name}[, {values}]")

say("head:clause", "choices", "on announcing")
say("head:clause", "pay", "cost")
say("head:clause", "pay", "first")
say("head:clause", "before", "before doing damage")
say("head:clause", "after", "after damage")
say("head:clause", "play", "play")
PLACES: Final = {"is_active()": "Active", "is_benched()": "on your Bench"}
"""Required places of a Pokémon."""

_STANDS: Final = {place: f"this Pokémon is {where}" for place, where in PLACES.items()}
"""The same as a sentence."""

# A power's limits are omitted here and have a sentence of their own.
_HERE: Final = "[, if this card is {where}]"
for _place, _stands in _STANDS.items():
    for _more, _if in {
        "and(and(#, ?needs), ?more)": ", if {needs} and {more/3}",
        "and(#, ?needs)": ", if {needs}",
        "#": "",
    }.items():
        _asked = _more.replace("#", f"is(self(), {_place})")
        _shape = f"power(?how, {_asked}, never(), ?where, ?do)"
        say("head:clause", _shape, f"{{how:use}}, if {_stands}{_HERE}{_if}, you may")
_ANYWHERE: Final = f"{{how:use}}{_HERE}[, if {{needs}}], you may"
say("head:clause", "power(?how, ?needs, never(), ?where, ?do)", _ANYWHERE)
for _place, _stands in _STANDS.items():
    _there, _while = f"is(self(), {_place})", f"as long as {_stands}"
    say("head:clause", f"static(play, {_there}, ?do)", _while)
    _well = f"and({_there}, not(is(self(), afflicted())))"
    say("head:clause", f"static(play, {_well}, ?do)", f"{_while} and has no Special Condition")
    say("head:clause", f"static(play, and({_there}, ?while), ?do)", f"{_while} and {{while}}")
_WELL: Final = "static(play, not(is(self(), afflicted())), ?do)"
say("head:clause", _WELL, "as long as this Pokémon has no Special Condition")
for _is, _not in {"is(self(), ?f)": "", "not(is(self(), ?f))": "not "}.items():
    _state = f"as long as this Pokémon is {_not}{{f:state}}"
    say("head:clause", f"static(play, {_is}, ?do)", _state)
_BEATEN: Final = "was Knocked Out by attack damage last turn"
for _lost, _whom in {"fallen(?p)": "Pokémon", "where(fallen(?p), ?f)": "{f:fmon+}"}.items():
    _since = f"if one of {{p's}} {_whom} {_BEATEN}"
    say("head:clause", f"static(play, any_of({_lost}), ?do)", _since)
say(
    "head:clause",
    "static(play, attacked_last_turn(self()), ?do)",
    "if this Pokémon attacked in your last turn",
)
say("head:clause", "static(play, always(), ?do)", "as long as this card is in play")
say("head:clause", "static(play, ?while, ?do)", "while {while}")
say("head:clause", "static(hand, ?while, ?do)", "from hand[, while {while}]")
say("head:clause", "static(attached, ?while, ?do)", "while attached[, if {while}]")
say("head:clause", "static", "always[, {where}][, while {while}]")

# Clauses phrased as a whole, with their blocks.
say(
    "clause",
    "on(damaged(host()), and(event_cause(attack), not(event_from(all(me)))), nobody, free, play,"
    " [delay(turn_ended(), always(), [discard(this_card())])])",
    "when their attack damages its Pokémon, discard this card at the end of the turn",
)
_UNHURT: Final = "compare(mul(10, counters_on(host())), ==, last_damage(host()))"
say(
    "clause",
    "instead(would_be_knocked_out(host()), and(and(and(event_cause(attack),"
    f" not(event_from(all(me)))), {_UNHURT}), is(host(), ?f)), nobody, free, play,"
    " [nullify(), leave_hp(host(), 10), discard(this_card())])",
    "when damage from their attack would Knock Out its {f:fkind} Pokémon, undamaged before, that"
    " Pokémon survives with 10 HP; then discard this card",
)
say(
    "clause",
    "static(hand, always(), [mod(setup_allowed, me, allow)])",
    "you may start the game with this card from your hand as your Active Pokémon",
)
say(
    "clause",
    "on(turn_ended(), is(?who, condition_is(?ill)), nobody, free, play, [cure(?who, [?ill])])",
    "at the end of each turn, {who} <is|are> no longer {ill}",
)
_BEARER: Final = "where(host(), named(?name))"
say(
    "clause",
    "static(play, is(host(), named(?name)),"
    f' [cost_is({_BEARER}, "", ""), mod(attack_cost, {_BEARER}, add, -9)])',
    "as long as its Pokémon is {name}, its attacks need no Energy",
)
_UNDONE: Final = "[bind(?v, choose(hand(me), ?n, ?n, me)), discard(ref(?v)), nullify()]"
_ABLE: Final = (
    "and(and(and(event_power(?power), their_turn()), not(is(self(), afflicted()))),"
    " compare(count(hand(me)), >=, ?n))"
)
say(
    "clause",
    f"instead(power_used(all(foe)), {_ABLE}, me, once, play, {_UNDONE})",
    "once in their turn, unless this Pokémon has a Special Condition, when one of their Pokémon"
    " uses {power:apower}, you may discard {n:ncards}{v()} from your hand: that power does nothing",
)
say(
    "clause",
    "instead(attack_declared(?s), always(), nobody, free, play, [bind(?v, ?n),"
    " lasting(this_attack, nobody(), [mod(damage_dealt, attacker(), add, mul(?m, ref(?v)), before,"
    " active(foe))])])",
    "attacks of {s} do {m:more} more damage to their Active Pokémon {n:per}{v()} (before"
    " Weakness and Resistance)",
)
