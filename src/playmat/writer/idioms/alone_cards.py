"""Phrases of what one or two texts alone do with cards; tried before nearly all others."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import THEM
from playmat.writer.phrase_table import idiom, say
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

_EITHER: Final = "fits_any(fits_both(energy(), provides(?a)), fits_both(energy(), provides(?b)))"
say(
    "pick",
    f"choose(where(energy_on(?on), {_EITHER}), 1, 1, me)",
    "either a {a} Energy card or a {b} Energy card from {on}",
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
for _else, _said in {
    "discard(ref(?v))": "discard it",
    "move(ref(?v), deck_top)": "put it back",
}.items():
    idiom(
        "effect",
        (
            *("bind(?v, top(me, 1))", "reveal(ref(?v))"),
            "if(is(ref(?v), ?f), [bind(?w, choose(all(me), 1, 1, me)), attach(ref(?v), ref(?w))],"
            f" [{_else}])",
        ),
        "show your top card{v()}; attach it to one of your Pokémon{w()} if it is a {f:fnoun}, or"
        f" else {_said}",
    )
idiom(
    "effect",
    ("if(any_of(beside(me)), [use_card(beside(me))], [])",),
    "use the text of the Supporter beside your Active, if any",
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
