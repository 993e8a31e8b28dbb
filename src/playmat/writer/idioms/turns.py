"""Phrases that cover several modifiers that hold for a while, and what is done each time."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom
from playmat.writer.phrases.lists import UNEVOLVED
from playmat.writer.results import SO

# Several things that a Pokémon can't do.
_ATTACK: Final = "mod(can_attack, all_both, forbid), mod(can_retreat, all_both, forbid)"
for _mods, _said in {
    f"{_ATTACK}, off_power(bearer(), ?power)": "can't attack or retreat or use a {power}",
    "mod(can_evolve_from_hand, all_both, forbid), mod(can_level_up, all_both, forbid)": (
        "can't evolve or level up from the hand"
    ),
}.items():
    idiom("effect", (f"lasting(?until, ?on, [{_mods}])",), f"{{until}}, {{on:bearer}} {_said}")
_OWN: Final = "mod(can_attack, self(), forbid), mod(can_retreat, self(), forbid), ends_with(self())"
idiom(
    "effect",
    (f"lasting(?until, self(), [{_OWN}])",),
    "{until}, while Active, this Pokémon can't attack or retreat",
)
idiom(
    "effect",
    (
        "lasting(?until, ?on, [mod(attack_cost, all_both, add, ?n),"
        " mod(retreat_cost, all_both, add, ?m)])",
    ),
    "{until}, attacks of {on:bearer} cost {n:more} more Colorless, and retreating {m:more} more",
)
idiom(
    "effect",
    ("lasting(?until, self(), [prevent(all, self(), attack, ?from), ends_with(self())])",),
    "{until}, while Active, this Pokémon is safe from attacks[ of {from:anyof}]",
)
idiom(
    "effect",
    ("bind(?v, ?pick)", "lasting(while_in_play, self(), [take_types(bearer(), ref(?v))])"),
    "this Pokémon takes on the types of {pick:pick}{v()} and keeps them while in play",
)
_STRUCK: Final = "handler(instead(attack_declared(bearer()), always(), nobody, free, play, "
idiom(
    "effect",
    (f"lasting(?until, ?on, [{_STRUCK}[nullify()]))])",),
    "{until}, prevent any attack by {on:bearer}",
)

_ALONG: Final = "lasting(?until, self(), [?mod, ends_with(self())])"
idiom(
    "effect",
    (_ALONG.replace("?mod", "prevent(damage, ?of, attack, ?from)"),),
    "{until}, while this Pokémon stays Active, {of} <is|are> safe from attack damage of"
    " {from:anyof}",
)
idiom(
    "effect",
    ("lasting(?until, ?on, [mod_type(types, bearer(), set, ?types), ends_with(?on)])",),
    "{until}, the type of {on:bearer} is {types:*colour} while it stays Active",
)
idiom(
    "effect",
    (
        "lasting(while_active, defender(), [as_long_as(is(self(), is_active()),"
        " [mod(can_retreat, all_both, forbid)]), ends_with(self())])",
    ),
    f"{UNEVOLVED}the Defender can't retreat",
)
_HEADS: Final = "and(attack_is(?name), event_from(self()))"
idiom(
    "effect",
    (
        "bind(?v, defender())",
        f"lasting(?until, self(), [handler(instead(coins_flipped(me), {_HEADS}, nobody, free, play,"
        " [count_as_heads()])), ends_with(ref(?v))])",
    ),
    "{until}, all coins for this Pokémon's {name} are heads, unless the Defender{v()} is benched or"
    " changes",
)
_COINS: Final = "as_long_as(attack_is(?name), [mod(coin_count, self(), set, ?n)])"
idiom(
    "effect",
    (f"lasting(?until, self(), [{_COINS}])",),
    "{until}, flip {n:int} coins for this Pokémon's {name}",
)

# Damage that a player may change.
idiom("effect", ("may(me, [set_damage(?n)])",), "you may make the base damage {n:int}")

# Damage beyond what a Pokémon had left.
_BEYOND: Final = "[hit(self(), sub(last_damage(event_mon()), ref(?v)), [])]"
idiom(
    "effect",
    (
        "bind(?v, hp_left(?d))",
        "lasting(this_attack, nobody(), [handler(on(knocked_out(?d), event_by_attack(),"
        f" nobody, free, play, {_BEYOND}))])",
    ),
    "if this attack Knocks Out {d}, this Pokémon takes whatever damage went beyond the HP that {d}"
    " had left{v()}",
)

idiom(
    "effect",
    ("lasting(this_attack, ?on, [mod(prizes_for, all_both, add, ?n)])",),
    "if this attack Knocks Out {on:bearer}, take {n:int} more <Prize|Prizes>",
)

# What is done each time something happens to a Pokémon.
_EACH: Final = "lasting(?until, ?on, [handler(on(#, nobody, free, play, [*]))])"
_ENERGY: Final = "is(event_card(), energy())"
for _event, _act, _said in (
    (
        "retreat_tried(bearer()), always()",
        "hit(event_mon(), ?n, [no_weakness, no_resistance])",
        "each time {on:bearer} tries to retreat, hit it for {n:int}, ignoring Weakness and"
        " Resistance",
    ),
    (
        f"attached(bearer()), {_ENERGY}",
        "inflict(event_mon(), ?ill, 0)",
        "each time an Energy is attached to {on:bearer}, it is {ill}",
    ),
    (
        f"attached(bearer()), and(event_by_hand(), {_ENERGY})",
        "inflict(event_mon(), ?ill, 0)",
        "each time an Energy is attached from the hand to {on:bearer}, it is {ill}",
    ),
    (
        "damaged(bearer()), event_cause(attack)",
        "knock_out(event_mon())",
        "if an attack damages {on:bearer}, Knock it Out",
    ),
):
    _any = _EACH.replace("#", _event).replace("*", _act)
    _later = _any.replace("?until", "my_next_turn").replace("?on", "defender()")
    _same = _said.replace("{on:bearer}", "the same Defender")
    idiom("effect", (_later,), f"during your next turn, {_same}")
    idiom("effect", (_any,), "{until}, " + _said)
idiom(
    "effect",
    (
        *("bind(?v, flip(2, foe))", "if(all_heads(?v), [end_turn()], [])"),
        "if(compare(heads(?v), ==, 0), [delay(draw_step_done(foe), always(), [end_turn()])], [])",
    ),
    "they flip 2 coins{v()}; if both are heads, your turn ends; if both are tails, their next turn"
    " ends right after the draw",
)
_CHARRED: Final = (
    "bind(?v, flip(1, foe)), if(compare(heads(?v), ==, 0), [counters(bearer(), ?n)], [])"
)
idiom(
    "effect",
    (
        "lasting(while_in_play, ?on, [handler(on(between_turns(), always(), nobody, free, play,"
        f" [{_CHARRED}]))])",
    ),
    "for as long as {on:bearer} stays in play, they flip a coin{v()} between turns; on tails place"
    " {n:ncounters} on it",
)

# Several things that hold at once.
idiom(
    "effect",
    (
        "lasting(?until, nobody(), [mod(stadium_works, all_both, forbid),"
        " mod(tool_works, all_both, forbid)])",
    ),
    "{until}, neither the Stadium nor any Tool works",
)
for _mods, _said in {
    "mod(can_retreat, all_both, forbid), off_power(bearer(), ?power)": (
        "{on:bearer} can't retreat, and no {power} of it works"
    ),
}.items():
    idiom("effect", (f"lasting(?until, ?on, [{_mods}])",), "{until}, " + _said)
for _mods, _said in {
    "mod(attacks_per_turn, self(), set, 2), forbid_attack(self(), ?name)": (
        "this Pokémon may attack once more, but not with {name}"
    ),
    "mod(damage_dealt, self(), add, ?value, before, anyone, ?unique, attack)": (
        "this Pokémon's attacks do {value:more} more damage (before Weakness and Resistance), only"
        " one {unique} counting"
    ),
    "as_long_as(or(attack_is(?a), attack_is(?b)), [mod(damage_dealt, self(), add, ?value, before,"
    " defender())])": (
        "this Pokémon's {a} and {b} do {value:more} more damage to their Active (before Weakness"
        " and Resistance)"
    ),
}.items():
    idiom("effect", (f"lasting(?until, self(), [{_mods}])",), "{until}, " + _said)
idiom(
    "effect",
    ("lasting(?until, nobody(), [prevent(damage, ?of, attack), ends_with(self())])",),
    f"{{until}}, {UNEVOLVED}{{of}} <is|are> safe from attack damage",
)

# What a card that is played comes to.
_PLAYED: Final = "[bind(?v, flip(1, foe)), if(compare(tails(?v), >, 0), [nullify()], [])]"
idiom(
    "effect",
    (
        "lasting(?until, nobody(), [handler(instead(played(foe), is(event_card(), ?f), nobody,"
        f" free, play, {_PLAYED}))])",
    ),
    "{until}, they flip a coin{v()} for each {f:fnoun} they play, and on tails it does nothing",
)

_CHANGED: Final = "as_long_as(attack_is(?{}), [mod(damage_dealt, self(), set, ?{}, base)])"
idiom(
    "effect",
    (f"lasting(?until, self(), [{_CHANGED.format('a', 'n')}, {_CHANGED.format('b', 'm')}])",),
    "{until}, the base damage of this Pokémon's {a} is {n:int}, that of its {b} {m:int}",
)

# What is done for each of several.
idiom(
    "effect",
    ("each(?v, ?of, [counters(ref(?v), counters_on(ref(?v)))])",),
    "double the damage counters on {of:whom}{v()}",
)
idiom(
    "effect",
    (
        "bind(?same, 0)",
        "each(?v, ?of, [bind(?w, flip()), if(compare(heads(?w), >, 0),"
        " [hit(ref(?v), ?n, [])], [bind(?same, add(ref(?same), 1))])])",
        "hit(self(), mul(?m, ref(?same)), [])",
    ),
    "flip a coin{w()} for each {of:counted}{v()}, heads hits it for {n:int}, and this Pokémon"
    " takes {m:int} damage per tails{same()}",
)
idiom(
    "effect",
    (
        "bind(?same, all(me))",
        "each(?v, ?cards, [bind(?w, choose(ref(?same), 1, 1, me)), attach(ref(?v), ref(?w)),"
        " bind(?same, less(ref(?same), ref(?w)))])",
    ),
    "attach {cards} to your Pokémon, one each{same()}{v()}{w()}",
)

# A card that fails and may serve the other player.
idiom(
    "head:effect",
    ("bind(?v, flip(1, event_player))", "if(compare(heads(?v), ==, 0), ?then, ?else)"),
    "that player flips a coin{v()}, no heads",
)
idiom(
    "effect",
    (
        "if(is(event_card(), usable(event_foe)), [may(event_foe, [use_card_by(event_card(),"
        " event_foe)])], [])",
    ),
    "that player's opponent may use its text at once, paying what it asks, unless it is a card that"
    " is put into play",
)

idiom(
    "effect",
    (
        "bind(?v, choose(where(discards(foe), usable(me)), 1, 1, me))",
        "may(me, [use_card(ref(?v))])",
    ),
    "you may use the text of a Trainer{v()} from their discard pile, paying what it asks, but of no"
    " card that is put into play",
)

# What is done to an Active once per heads, or for as long as it stays; there is one to choose.
_ACTIVE: Final = "bind(?v, choose(active(?p), 1, 1, me))"
for _deed, _said in {
    "move(ref(?w), hand)": "put an Energy card{w()} from {p's} Active Pokémon{v()} into {p's} hand",
    "discard(ref(?w))": "discard an Energy card{w()} from {p's} Active Pokémon{v()}",
}.items():
    _one = "bind(?w, choose(energy_on(ref(?v)), 1, 1, me))"
    idiom("effect", (_ACTIVE, f"repeat(?n, [{_one}, {_deed}])"), f"{{n:per}}: {_said}")
idiom(
    "effect",
    (
        *(_ACTIVE, "bind(?w, where(energy_on(ref(?v)), provides(?type)))"),
        "lasting(end_of_turn, nobody(), [mod_type(energy_provided, ref(?w), set, ?types),"
        " handler(on(became_active(all(me)), not(is(ref(?v), is_active())), nobody, free, play,"
        " [end_this()]))])",
    ),
    "turn all {type} Energy{w()} on {p's} Active Pokémon{v()} into {types:*colour} Energy this"
    " turn, as long as that one stays Active",
)
idiom(
    "effect",
    (_ACTIVE, "switch(?p, self(), ref(?v))"),
    "switch {p's} Active Pokémon{v()} with this Pokémon",
)

_CURED: Final = f"if(did({SO}), [cure(ref(?v), ?ills)], [])"
idiom(
    "effect",
    (
        "bind(?v, choose(where(all(?p), fits_both(?f, has_energy())), 1, 1, me))",
        *("bind(?w, choose(energy_on(ref(?v)), 1, 1, me))", "discard(ref(?w))", _CURED),
    ),
    "discard an Energy card{w()} from one of {p's} {f:fmon+}{v()} to cure it of {ills:*condition}",
)

# Damage by a number that was there before the coin.
idiom(
    "effect",
    (
        *("bind(?v, ?each)", "bind(?w, flip())"),
        "if(compare(heads(?w), >, 0), [add_damage(mul(?n, ref(?v)))], [])",
    ),
    "coin{v()}{w()}, heads: add {n:more} damage {each:per}",
)

# Energy that an attack discarded comes back.
idiom(
    "effect",
    (
        "each(?v, where(active(me), ?f), [if(attacked_this_turn(ref(?v)), [bind(?w,"
        " choose(where(spent(me), ?g), 0, ?n, me)), attach(ref(?w), ref(?v))], [])])",
    ),
    "attach up to {n:int} {g:fnoun+}{w()} that your attack discarded to your {f:fadj} Active{v()}"
    " that attacked",
)

# A Tool that goes from one to another, on either side.
_TOOL: Final = "where(gear_on(all({p})), tool())"
_BARE: Final = "where(all({p}), fits_not(has_tool()))"
_THERE: Final = f"and(any_of({_TOOL}), any_of({_BARE}))"
_TOOL_MOVED: Final = (
    f"bind(?{{v}}, choose({_TOOL}, 1, 1, me)), bind(?{{w}}, choose({_BARE}, 1, 1, me)),"
    " attach(ref(?{v}), ref(?{w}))"
)
_MINE, _THEIRS = _TOOL_MOVED.replace("{p}", "me"), _TOOL_MOVED.replace("{p}", "foe")
_EITHER: Final = (
    f'either(me, [[label("my Pokémon"), {_MINE.format(v="a", w="b")}],'
    f' [label("the other Pokémon"), {_THEIRS.format(v="c", w="d")}]])'
)
idiom(
    "effect",
    (
        f"if({_THERE.format(p='me')}, [if({_THERE.format(p='foe')}, [{_EITHER}],"
        f" [{_MINE.format(v='e', w='f')}])], [{_THEIRS.format(v='g', w='h')}])",
    ),
    "move a Tool from one of your Pokémon to another without one, or from one of theirs to another"
    " without one, as you choose{a()}{b()}{c()}{d()}{e()}{f()}{g()}{h()}",
)

# A card that lies on the Bench face down.
_NO_BASIC: Final = (
    "not(is(top_of({}), fits_both(basic(), fits_not(fits_any(trainer(), energy())))))"
)
_GONE: Final = f"if({_NO_BASIC}, [return_mon({{}}, discard)], [])"
_FACE_DOWN: Final = "is(bearer(), face_down())"
_BANNED: Final = ", ".join(
    f"mod(can_{verb}, bearer(), forbid)" for verb in ("attack", "retreat", "evolve")
)
_OPENED: Final = ", ".join(
    f"handler({word}({event}(bearer()), {_FACE_DOWN}, nobody, free, play, [turn_over(bearer())]))"
    for word, event in (("instead", "attack_declared"), ("on", "retreated"), ("on", "evolved"))
)
_HIDDEN: Final = _NO_BASIC.format("bearer()")
_DISCARDED: Final = f"turn_over(bearer()), {_GONE.format('bearer()', 'bearer()')}"
_LYING: Final = (
    f"as_long_as(and({_FACE_DOWN}, {_HIDDEN}), [{_BANNED}]), {_OPENED},"
    f" handler(instead(damaged(bearer()), {_FACE_DOWN}, nobody, free, play,"
    f" [if({_HIDDEN}, [nullify()], []), {_DISCARDED}])),"
    f" handler(on(condition_applied(bearer()), {_FACE_DOWN}, nobody, free, play, [{_DISCARDED}]))"
)
idiom(
    "effect",
    (
        *("bind(?v, ?pick)", "bind(?w, lay_down(ref(?v)))"),
        f"lasting(while_in_play, ref(?w), [{_LYING}])",
    ),
    "lay {pick:pick}{v()} face down on your Bench{w()} as a Pokémon; attacking, retreating,"
    " evolving, damage and Special Conditions turn it up; unless it is a Basic Pokémon, it can't"
    " attack, retreat or evolve while face down, takes no damage, and is discarded with all its"
    " cards once turned up",
)
idiom(
    "effect",
    (
        *("bind(?v, choose(where(all(me), face_down()), 1, 1, me))", "turn_over(ref(?v))"),
        _GONE.format("ref(?v)", "ref(?v)"),
    ),
    "turn up one of your face-down Pokémon{v()}; unless it is a Basic Pokémon, discard it and all"
    " its cards",
)

# A turn without its draw, and an attack that what the Defender has does not change.
idiom(
    "effect",
    ("lasting(foe_next_turn, nobody(), [mod(turn_draw, foe, set, 0)])",),
    "they draw no card at the start of their next turn",
)
_UNCHANGED: Final = "mod(weakness_applies, ?d, forbid), mod(resistance_applies, ?d, forbid)"
idiom(
    "effect",
    (f"lasting(this_attack, nobody(), [{_UNCHANGED}])",),
    "the attack ignores Weakness and Resistance of {d}",
)
_PIERCING: Final = (
    "mod(resistance_applies, all(both), forbid, 0, any, ?of)",
    "mod(pierces, ?of, allow)",
)
idiom(
    "mods",
    _PIERCING,
    "damage from {of:strikes} ignores Resistance, effects on the opposing Active and its powers",
)
idiom(
    "effect",
    (f"lasting(this_attack, nobody(), [{', '.join(_PIERCING).replace('?of', 'self()')}])",),
    "the attack ignores Resistance, effects on the Defender and its powers",
)

# Several attacks that cost less, and cards that ask for a full hand.
for _units, _less in {
    '"CCCCCC"': "no Colorless",
    '"C"': "1 Colorless less",
    "?units": "{units} less",
}.items():
    idiom(
        "mods",
        tuple(f"cheaper(?of, {_units}, ?{_name})" for _name in ("one", "other")),
        f"{{one}} and {{other}} of {{of}} cost {_less}",
    )
idiom(
    "mods",
    tuple(
        f"as_long_as(compare(count(hand({_who})), <, ?n), [forbid_play({_who}, ?f)])"
        for _who in ("me", "foe")
    ),
    "whoever holds fewer than {n:int} cards can't play {f:fnoun}",
)

# An attack under way that does more, if it does anything.
idiom(
    "effect",
    (
        "lasting(this_attack, nobody(), [mod(damage_dealt, attacker(), add, ?n, after, defender(),"
        ' "still", attack)])',
    ),
    "that attack does {n:more} more damage to the Defender (after Weakness and Resistance), if it"
    " does any",
)
