"""Phrases of what one or two texts alone bring about as a whole; tried before all others."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import THEM, TYPE
from playmat.writer.phrase_table import idiom, loosely, say
from playmat.writer.phrases.lists import TYPES
from playmat.writer.results import SO, done_key

_PICK: Final = "bind(?v, ?pick)"

# As many as a Pokémon has Energy.
for (_units, _kind), _of in product({"any": "", "?t": "{t} "}.items(), ("taken", "ofs")):
    say(
        "pick",
        f"choose(?from, 0, units(?on, {_units}), me)",
        f"up to as many {{from:{_of}+}} as {{on}} <has|have> {_kind}Energy",
    )

for _units, _kind in {"any": "", "?t": "{t} "}.items():
    idiom(
        "effect",
        (
            f"bind(?v, choose(?from, 0, units(?on, {_units}), me))",
            "hit(ref(?v), ?amount, [])",
        ),
        f"choose up to as many {{from:ofs+}}{{v()}} as {{on}} <has|have> {_kind}Energy and hit each"
        " of them for {amount}",
    )

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
    "switch your Active Pokémon{v()} with this Pokémon; you may then move any number of Energy"
    " cards{w()} from the old Active to this one",
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

# Cards that go, and Prizes.
idiom(
    "effect",
    (_PICK, "move(ref(?v), lost)", f"if(not(did({SO})), [cancel()], [])"),
    "put {pick:pick}{v()} into the Lost Zone; if you can't, the attack does nothing",
)
idiom(
    "effect",
    (
        *("move(attached(all(me)), deck)", "move(attached(all(foe)), deck)"),
        *("move(stadium(), deck)", "shuffle(both)"),
    ),
    "each player shuffles all cards attached to their Pokémon into their deck, and the Stadium goes"
    " into its owner's deck with them",
)
idiom(
    "effect",
    (
        "bind(?v, where(gear_on(?of), tool()))",
        *("discard(ref(?v))", "look(hand(foe), me)"),
        "discard(where(hand(foe), fits_both(tool(), same_name(ref(?v)))))",
    ),
    "discard all Tools{v()} from {of}, look at their hand and discard every Tool of the same name"
    " from it",
)
_LOOKED: Final = "look(where(prizes(me), face_down()), me)"
_TAKEN: Final = (
    "bind(?v, choose(where(where(prizes(me), face_down()), ?f), 1, 1, me)), reveal(ref(?v)),"
    " move(ref(?v), hand)"
)
_LAID: Final = "[bind(?w, choose(hand(me), 1, 1, me)), move(ref(?w), prizes)]"
idiom(
    "effect",
    (_LOOKED, f"if(did({SO}), [may(me, [{_TAKEN}, if(did({SO}), {_LAID}, [])])], [])"),
    "look at your face-down Prizes; you may openly take a {f:fnoun}{v()} among them and put a"
    " card{w()} from your hand there instead",
)

# Cards of a hand or deck that are used, shown or found.
idiom(
    "effect",
    (
        "look(hand(foe), me)",
        f"if(did({SO}), [bind(?v, choose(where(hand(foe), ?f), 1, 1, me)), use_card(ref(?v))], [])",
    ),
    "look at their hand and use the text of a {f:fnoun}{v()} in it",
)
idiom(
    "effect",
    (
        *("bind(?v, choose(where(hand(foe), ?f), 0, 1, me))", "set_aside(ref(?v))"),
        *("use_card_by(ref(?v), foe, me)", "discard(ref(?v))"),
    ),
    "you may have them use the text of a {f:fnoun}{v()} from their hand at once, with every choice"
    " yours, and discard it",
)
idiom(
    "effect",
    (
        *("bind(?v, top(me, 1))", "reveal(ref(?v))"),
        "if(is(ref(?v), ?f), [bind(?w, choose(all(me), 1, 1, me)), attach(ref(?v), ref(?w))],"
        " [discard(ref(?v))])",
    ),
    "show your top card{v()}; attach it to one of your Pokémon{w()} if it is a {f:fnoun}, or else"
    " discard it",
)
idiom(
    "effect",
    (
        *("bind(?v, choose(?from, 1, 1, me))", "bind(?w, order(ref(?v), me))"),
        "move(ref(?w), ?to)",
    ),
    "put a {from:taken}{v()} of your choice {to}{w()}",
)
_FOUND: Final = "bind(?{}, search(where(deck(me), {}), {}, 0, me)), bench(ref(?{}))"
idiom(
    "effect",
    (
        "look(deck(me), me)",
        f"either(me, [[{_FOUND.format('v', '?f', 1, 'v')}],"
        f" [{_FOUND.format('w', '?g', '?n', 'w')}]])",
        "shuffle(me)",
    ),
    "search your deck for a {f:fnoun}{v()} or up to {n:int} {g:fnoun+}{w()}, bench your find,"
    " shuffle",
)
idiom(
    "effect",
    ("bind(?v, choose(?from, 0, 1, me))", "bind(?w, ?other)", "attach(ref(?v), ref(?w))"),
    "you may give {other:pick}{w()} one {from:taken}{v()}",
)
idiom(
    "effect",
    (
        "bench(this_card())",
        "bind(?w, choose_different(where(discards(me), ?f), types, ?n, ?n, me))",
        f"attach(ref(?w), ref({done_key('bench', THEM)}))",
    ),
    "bench this card and give it {n:int} {f:fnoun+}{w()} of different types from your discard pile",
)

# Searches that go on.
_BY_ENERGY: Final = "[bind(?v, search(where(deck(me), ?f), 1, 0, me)), bench(ref(?v))]"
idiom(
    "effect",
    (
        f"repeat(units(self(), any), {_BY_ENERGY})",
        "if(is(self(), has_energy()), [shuffle(me)], [])",
    ),
    "per Energy on this Pokémon, search your deck for a {f:fnoun}{v()} and bench it; then shuffle",
)
_BY_HEADS: Final = "[bind(?v, search(where(deck(me), ?f), 1, 0, me)), attach(ref(?v), self())]"
idiom(
    "effect",
    (
        *("bind(?u, flip_until_tails(me))", f"repeat(heads(?u), {_BY_HEADS})"),
        "if(compare(heads(?u), >, 0), [shuffle(me)], [])",
    ),
    "flip until tails{u()}; per heads, search your deck for a {f:fnoun}{v()} and attach it to this"
    " Pokémon; then shuffle",
)

# Energy that is handed out.
_HANDED: Final = "each(?v, ref(?u), [bind(?w, choose(#, 1, 1, me)), attach(ref(?v), ref(?w))])"
for _whom, _said in {
    "bench_of(me)": "your Benched Pokémon",
    "where(bench_of(me), ?to)": "your Benched {to:fadj} Pokémon",
    "all(me)": "your Pokémon",
}.items():
    idiom(
        "effect",
        ("bind(?u, choose(?from, ?n, ?n, me))", _HANDED.replace("#", _whom)),
        f"{{n:per}}, attach a {{from:taken}}{{u()}} to {_said} as you like{{v()}}{{w()}}",
    )
idiom(
    "effect",
    ("end_turn()", "bind(?u, ?pick)", _HANDED.replace("#", "all(me)")),
    "attach {pick:pick}{u()} to your Pokémon as you like{v()}{w()}, which ends your turn",
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

# Cards of two kinds.
say("fnoun", "fits_any(form_of(?a), form_of(?b))", "{a} or {b} of any form")
say(
    "fnoun",
    "fits_any(stadium_card(), fits_both(plain_trainer(), name_has(?part)))",
    "<Stadium|Stadiums> or {part} <Trainer|Trainers> other than <a Supporter|Supporters>",
)
for _cards, _said in {
    'fits_both(tool(), fits_not(tag("flare")))': "Tools, except those of Team Flare",
    'tag("ace")': "ACE SPEC cards",
}.items():
    say("mods", f"forbid_play(both, {_cards})", f"nobody can play {_said}")
for _four in ("GRPD", "WLFM"):
    *_first, _last = (TYPES[letter] for letter in _four)
    say("clause", f'provide("[{_four}]", always())', f"gives {', '.join(_first)} or {_last} Energy")
