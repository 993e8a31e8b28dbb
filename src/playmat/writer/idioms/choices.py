"""Phrases that cover several statements about choosing, guessing and going on."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from playmat.lang.words import LISTS
from playmat.writer.memory import IT
from playmat.writer.phrase_table import LOOSELY, idiom
from playmat.writer.phrases.lists import NAMES
from playmat.writer.results import SO, done_key

# One of several Special Conditions.
_ILLS: Final = sorted(LISTS["condition"])
for _size in range(2, len(_ILLS) + 1):
    for _some in combinations(_ILLS, _size):
        _options = ", ".join(
            f'[label("{NAMES["condition"][ill]}"), inflict(?of, {ill}, 0)]' for ill in _some
        )
        *_first, _last = [NAMES["condition"][ill] for ill in _some]
        _told = f"{', '.join(_first)} or {_last}"
        idiom(
            "effect",
            (f"either(me, [{_options}])",),
            f"{{of}} <is|are> {_told}, as you choose",
        )
        idiom(
            "effect",
            ("bind(?v, ?pick)", f"either(me, [{_options.replace('?of', 'ref(?v)')}])"),
            f"make {{pick:pick}}{{v()}} {_told}, as you choose",
        )

# One kind of Energy or the other, all of it.
_SPENT: Final = "spend(where(energy_on(?on), #), discard)"
_GIVEN: Final = f"[bind(?same, {_SPENT})]"
idiom(
    "effect",
    (f"either(me, [{_GIVEN.replace('#', '?f')}, {_GIVEN.replace('#', '?g')}])",),
    "discard all {f:fenergy} or all {g:fenergy} Energy from {on}, as you choose{same()}",
)
_COUNTED: Final = "[bind(?same, units_in(where(energy_on(?on), #), ?t)), " + _SPENT + "]"
_KINDS: Final = [_COUNTED.replace("#", "provides(?t)").replace("?t", t) for t in ("?t", "?u")]
idiom(
    "effect",
    (f"either(me, [{', '.join(_KINDS)}])",),
    "discard all {t} or all {u} Energy from {on}, as you choose, and count it{same()}",
)

# Energy counted and given up for more damage.
idiom(
    "effect",
    (
        *("bind(?v, units(?on, ?t))", "spend(where(energy_on(?on), provides(?t)), discard)"),
        "add_damage(mul(?m, ref(?v)))",
    ),
    "discard all {t} Energy from {on} for {m:signed} damage each{v()}",
)

# As many cards as damage counters were taken off.
idiom(
    "effect",
    (
        "bind(?v, number(0, counters_on(?target), me))",
        *("remove_counters(?target, ref(?v))", f"if(did({SO}), [draw(me, ref(?v))], [])"),
    ),
    "take any number of damage counters{v()} off {target:whom} and draw that many cards",
)

# A card that is taken, or given up for another.
idiom(
    "effect",
    (
        *("bind(?v, top(me, 1))", "look(ref(?v), me)", "may(me, [move(ref(?v), hand)])"),
        f"if(not(did({SO})), [discard(ref(?v)), draw(me, ?n)], [])",
    ),
    "peek at your top card{v()}; take it, or discard it and draw {n:ncards}",
)

idiom(
    "effect",
    (
        *("bind(?v, top(?p, 1))", "look(ref(?v), me)"),
        "either(me, [[move(ref(?v), deck_top)], [discard(ref(?v))]])",
    ),
    "peek at {p's} top card{v()} and put it back or discard it",
)

_MOVED: Final = done_key("move", IT)

# A card that is hidden among the Prizes for one of them.
idiom(
    "effect",
    (
        *("bind(?v, ?pick)", "move(ref(?v), prizes)", "turn_up(ref(?v))"),
        f"if(did({_MOVED}), [bind(?w, choose(where(prizes(me), face_down()), 1, 1, me)),"
        " move(ref(?w), hand)], [])",
    ),
    "put {pick:pick}{v()} face up among your Prizes and take a face-down one{w()} for it",
)

# What was given up tells what follows.
_SORT: Final = "where(ref(?u), fits_both(energy(), provides(#)))"
_SORTS: Final = [_SORT.replace("#", kind) for kind in ("?a", "?b")]
_NOTED: Final = "bind(?v, {}), bind(?w, {})".format(*_SORTS)
for _given, _later in {
    "spend(ref(?u), discard)": " for this attack",
    "discard(ref(?u))": "",
}.items():
    for _basic, (_types, _told) in product(
        ("", "basic "),
        {
            "fits_any(provides(?a), provides(?b))": "one #{a} or {b}",
            "fits_any(provides(?b), provides(?a))": "either a #{a} or a #{b}",
        }.items(),
    ):
        _fit = f"fits_both(basic_energy(), {_types})" if _basic else _types
        _one = f"choose(where(energy_on(?on), {_fit}), 1, 1, me)"
        idiom(
            "effect",
            (f"may(me, [bind(?u, {_one}), {_NOTED}, {_given}])",),
            f"you may discard {_told.replace('#', _basic)} Energy card{{u()}}{{v()}}{{w()}} from"
            f" {{on}}{_later}",
        )
    idiom(
        "effect",
        (f"may(me, [bind(?u, ?pick), {_NOTED}, {_given}])",),
        f"you may discard {{pick:pick}}{{u()}}{_later}, {{a:colour}}{{v()}} or {{b:colour}}{{w()}}",
    )
    idiom(
        "effect",
        ("bind(?u, ?pick)", f"bind(?v, {_SORTS[0]})", _given),
        f"discard {{pick:pick}}{{u()}}{_later}, {{a:colour}} or not{{v()}}",
    )

# Somebody chosen for more damage.
idiom(
    "effect",
    ("may(me, [bind(?v, ?pick)])", "if(and(any_of(ref(?v)), ?if), [add_damage(?n)], [])"),
    "you may choose {pick:pick}{v()} for {n:signed} damage, if {if}",
)

# A card out of either discard pile, where there is space.
_FROM: Final = "bind(?same, choose(where(discards(#), ?f), 1, 1, me))"
_MINE, _THEIRS, _ANY = (f"[{_FROM.replace('#', who)}]" for who in ("me", "foe", "both"))
idiom(
    "effect",
    (f"if(bench_full(me), {_THEIRS}, [if(bench_full(foe), {_MINE}, {_ANY})])",),
    "choose a {f:fnoun} from a discard pile whose player has Bench space{same()}",
)

# Something else that is hit instead of the Defender.
idiom(
    "effect",
    ("bind(?v, ?pick)", "cancel_damage()"),
    "choose {pick:pick}{v()} instead of the Defender",
)
idiom(
    "effect",
    ("cancel_damage()", "bind(?v, ?some)"),
    "aim at {some:sel}{v()} instead of the Defender",
)

# Energy that hits those to whom it is given.
_AIMED: Final = 'marker(ref(?w), "Aim", 1)'
_GIVING: Final = "bind(?w, choose(all(foe), 1, 1, me)), attach(ref(?v), ref(?w))"
_MARKS: Final = 'markers_on(ref(?x), "Aim")'
_STRIKE: Final = f'[hit(ref(?x), mul(?n, {_MARKS}), []), marker(ref(?x), "Aim", sub(0, {_MARKS}))]'
idiom(
    "effect",
    (
        "bind(?u, ?pick)",
        f"each(?v, ref(?u), [{_GIVING}, if(did({SO}), [{_AIMED}], [])])",
        f'each(?x, where(all(foe), has_marker("Aim")), {_STRIKE})',
    ),
    "attach {pick:pick}{u()} to their Pokémon as you like{v()}{w()}; hit each{x()} for {n:int} per"
    " card so attached",
)

# Prizes for both, and damage that a player makes less.
idiom("effect", ("take_prize(me, 1)", "take_prize(foe, 1)"), "each player takes a Prize")
idiom(
    "effect",
    (
        "bind(?v, number(1, 20, me))",
        "set_amount(most(0, sub(event_amount(), mul(10, ref(?v)))))",
    ),
    "lower that damage by any multiple of 10{v()}",
)

idiom(
    "effect",
    (
        "bind(?v, number(1, 60, me))",
        "set_amount(most(0, sub(event_amount(), mul(10, ref(?v)))))",
    ),
    "lower that damage by as many tens as you like{v()}",
)

# Damage counters for more damage, and hands that are drawn anew.
idiom(
    "effect",
    (
        "may(me, [bind(?v, number(0, ?n, me)), counters(self(), ref(?v))])",
        f"if(did({SO}), [add_damage(mul(?m, ref(?v)))], [])",
    ),
    "you may place up to {n:int} damage counters{v()} on this Pokémon for {m:signed} damage each",
)
idiom(
    "effect",
    (
        *("bind(?u, count(hand(me)))", "bind(?v, count(hand(foe)))", "move(hand(both), deck)"),
        *("shuffle(both)", "bind(?w, number(0, ref(?v), me))", "draw(me, ref(?w))"),
        *("bind(?x, number(0, ref(?u), foe))", "draw(foe, ref(?x))"),
    ),
    "both shuffle their hands into their decks, then each draws up to as many cards as the other"
    " held, you first{u()}{v()}{w()}{x()}",
)
idiom(
    "effect",
    ("bind(?v, pick_word(me, ?words))", "bind(?w, pick_word(foe, ?words))"),
    "each of you picks {words:*text}{v()}{w()}",
)

# Energy for those who have a share in the damage.
idiom(
    "effect",
    (
        "bind(?u, ?pick)",
        "each(?v, ref(?u), [bind(?w, choose(all(me), 1, 1, me)), attach(ref(?v), ref(?w))])",
        "if(did(?u), [add_damage(mul(?n, count(where(ref(?u), one_of("
        "attached(all(both)))))))], [])",
    ),
    "attach {pick:pick}{u()} to your Pokémon as you like{v()}{w()} for {n:signed} damage each",
)
_UNLIKE: Final = "search_different(where(deck(me), ?f), types, count(?whom), 0, me)"
idiom(
    "effect",
    (
        f"bind(?u, {_UNLIKE})",
        "each(?v, ref(?u), [bind(?w, choose(where(?whom, fits_not(holds(one_of(ref(?u)), 1))),"
        " 1, 1, me)), attach(ref(?v), ref(?w))])",
        "shuffle(me)",
    ),
    "search your deck for {f:fnoun+}{u()}, no two of one type, attach one{v()} to each of {whom}"
    "{w()}, shuffle",
)
_HALF: Final = "choose(where(?cards, #), 1, 1, me)"
_HALVES: Final = (
    "bind(?v, " + _HALF.replace("#", 'fits_both(tag("legend"), other_half(?cards))') + ")",
    "bind(?w, " + _HALF.replace("#", "other_half(ref(?v))") + ")",
    "bench(join(ref(?v), ref(?w)))",
    f"if(did({SO}), [attach(where(?cards, energy()), host_of(ref(?v)))], [])",
)
idiom(
    "effect",
    (
        *("bind(?u, top(me, ?n))", "reveal(ref(?u))"),
        *(one.replace("?cards", "ref(?u)") for one in _HALVES),
    ),
    "show your top {n:int} cards{u()}; if both halves{v()}{w()} of a LEGEND are among them, bench"
    " it and attach all Energy shown to it",
)
idiom(
    "effect",
    _HALVES,
    "bench both halves{v()}{w()} of a LEGEND among {cards} and attach all Energy there to it",
)

# Rock, paper, scissors.
_DUEL_WON: Final = "move(hand(#), deck), shuffle(#), draw(#, ?n)"
_WON: Final = f"if(did(?v), [{_DUEL_WON.replace('#', 'me')}], [{_DUEL_WON.replace('#', 'foe')}])"
idiom(
    "effect",
    ("bind(?v, duel())", _WON),
    "play rock, paper, scissors{v()}: the winner shuffles their hand into their deck and draws"
    " {n:ncards}",
)
_DRAWN: Final = "bind(?same, number(0, {}, {player})), draw({player}, ref(?same))"
_SPOILS: Final = (
    f"[{_DRAWN.format('?n', player='me')}, {_DRAWN.format('?m', player='foe')}]",
    f"[{_DRAWN.format('?m', player='me')}, {_DRAWN.format('?n', player='foe')}]",
)
idiom(
    "effect",
    ("bind(?v, duel())", f"if(did(?v), {', '.join(_SPOILS)})"),
    "play rock, paper, scissors{v()}: the winner draws up to {n:int} cards, the loser up to"
    " {m:int}{same()}, you first",
)
idiom(
    "head:effect",
    ("bind(?v, duel())", "if(did(?v), ?then, ?else)"),
    "play rock, paper, scissors{v()}, if you win",
)

# Damage counters moved one by one for as long as a player likes.
_ASKED: Final = (
    'bind(?u, ask("Move one more damage counter?", me)), if(not(did(?u)), [break()], [])'
)
idiom(
    "effect",
    (
        f"loop([if(not(any_of(?of)), [break()], []), {_ASKED}, bind(?v, choose(?of, 1, 1, me)),"
        f" remove_counters(ref(?v), 1), if(did({SO}), [counters(?to, 1)], [])])",
    ),
    "as often as you like{u()}, move 1 damage counter from one {of:ofs}{v()} to {to}",
)
for _group, _said in {
    "all": ("one of their damaged Pokémon", "another of their Pokémon"),
    "bench_of": ("one of their damaged Benched Pokémon", "another Pokémon of theirs"),
}.items():
    _from = f"where({_group}(foe), damaged())"
    _stop = f"or(not(any_of({_from})), compare(count(all(foe)), <, 2))"
    idiom(
        "effect",
        (
            f"loop([if({_stop}, [break()], []), {_ASKED},"
            f" bind(?v, choose({_from}, 1, 1, me)),"
            " bind(?w, choose(less(all(foe), ref(?v)), 1, 1, me)),"
            " move_counters(ref(?v), ref(?w), ?n)])",
        ),
        "as often as you like{u()}, move {n:ncounters} from "
        + f"{_said[0]}{{v()}} to {_said[1]}{{w()}}",
    )
_ONE_MORE: Final = _ASKED.replace("Move", "Put")
idiom(
    "effect",
    (
        f"loop([if(compare(hp_left(?one), ==, 0), [break()], []), {_ONE_MORE},"
        " counters(?one, 1), counters(?other, 1)])",
    ),
    "place as many damage counters as you like{u()} on {one}, and as many on {other}",
)

# Cards of one player or the other, looked at or put back.
_BACK: Final = "bind(?{b}, order(ref(?{a}), me)), move(ref(?{b}), deck_top)"
_LETTERS: Final = "{t()}{u()}{v()}{w()}"


def _either(labels: tuple[str, str], what: str) -> tuple[str]:
    """Return the choice of what is done to you or to them, under the names of the two."""
    sides = zip(labels, ("me", "foe"), ("t", "v"), ("u", "w"), strict=True)
    told = [f'[label("{name}"), {what.format(p=p, a=a, b=b)}]' for name, p, a, b in sides]
    return (f"either(me, [{', '.join(told)}])",)


_FEW: Final = "bind(?{a}s, number(1, ?n, me)), bind(?{a}, top({p}, ref(?{a}s))), "
idiom(
    "effect",
    _either(("Your deck", "Your opponent's deck"), _FEW + "look(ref(?{a}), me), " + _BACK),
    f"peek at up to {{n:int}} top cards{{ts()}}{{vs()}} of either deck{_LETTERS} and put them back"
    " in any order",
)
_PILES: Final = "bind(?{a}, search(discards({p}), ?n, 0, me)), reveal(ref(?{a})), "
idiom(
    "effect",
    _either(("my discard pile", "the other discard pile"), _PILES + _BACK),
    f"from either discard pile, openly put up to {{n:int}} cards{_LETTERS} on top of its player's"
    " deck in any order",
)
_AFRESH: Final = "move(hand({p}), deck), shuffle({p}), "
_ANEW: Final = "choose a player, who shuffles their hand into their deck and draws"
idiom(
    "effect",
    _either(("me", "the other player"), _AFRESH + "draw({p}, ?n)"),
    _ANEW + " {n:int} cards",
)
idiom(
    "effect",
    _either(
        ("you", "your opponent"),
        _AFRESH + "bind(?{a}, number(0, ?n, {p})), draw({p}, ref(?{a}))",
    ),
    _ANEW + " up to {n:int} cards{t()}{v()}",
)
_LOOKS: Final = {
    "look at your top card, theirs, a random card of their hand, one of your Prizes or one of"
    " theirs": {
        "my deck": "top(me, 1)",
        "the other deck": "top(foe, 1)",
        "the other hand": "pick_random(hand(foe), 1)",
        "my Prizes": "choose(prizes(me), 1, 1, me)",
        "the other Prizes": "choose(prizes(foe), 1, 1, me)",
    },
    "look at your or their top {n:int} cards, or at up to {n:int} of your or their Prizes": {
        "my deck": "top(me, ?n)",
        "the other deck": "top(foe, ?n)",
        "my Prizes": "choose(prizes(me), 0, ?n, me)",
        "the other Prizes": "choose(prizes(foe), 0, ?n, me)",
    },
}
for _phrase, _places in _LOOKS.items():
    _looks = [
        f'[label("{_label}"), bind(?{_a}, {_what}), look(ref(?{_a}), me)]'
        for (_label, _what), _a in zip(_places.items(), "tuvwx", strict=False)
    ]
    _heard = "".join(f"{{{_a}()}}" for _a in "tuvwx"[: len(_places)])
    idiom("effect", (f"either(me, [{', '.join(_looks)}])",), _phrase + _heard)

# What may be given up only in full.
_IN_FULL: Final = {
    "compare(units(?on, any), >=, ?n)": (
        "choose_units(energy_on(?on), ?n, any, #)",
        "{n:int} Energy from {on}",
    ),
    "compare(units(?on, ?t), >=, ?n)": (
        "choose_units(where(energy_on(?on), provides(?t)), ?n, ?t, #)",
        "{n:int} {t} Energy from {on}",
    ),
    "compare(count(?from), >=, ?n)": ("choose(?from, ?n, ?n, #)", "{n:int} {from:taken}"),
}
for (_test, (_whole, _phrase)), (_by, _who), (_act, _when) in product(
    _IN_FULL.items(),
    {"me": "you", "foe": "they"}.items(),
    {"discard(ref(?v))": "", "spend(ref(?v), discard)": " for this attack"}.items(),
):
    _given = f"bind(?v, {_whole.replace('#', _by)}), {_act}"
    _told = f"{_who} may discard # {_phrase}{{v()}}{_when}"
    _all = (f"if({_test}, [may({_by}, [{_given}])], [])",)
    idiom("effect", _all, _told.replace("# ", ""), LOOSELY)
    idiom("effect", _all, _told.replace("#", "exactly"))
    for _n in range(2, 6):  # one that may be given up in part as well
        _fewer = f"may({_by}, [{_given.replace('?n', str(_n))}])"
        _partly = _told.replace("# ", "").replace("{n:int}", str(_n)).replace("taken}", "taken+}")
        idiom("effect", (_fewer,), f"{_partly}, or as many as there are")
