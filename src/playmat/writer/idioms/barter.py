"""Phrases of what is done with cards as a whole, by Trainers above all; tried before others."""

from __future__ import annotations

from typing import Final

from playmat.writer.memory import IT
from playmat.writer.phrase_table import idiom, say
from playmat.writer.results import SO, done_key

# Cards of a hand for cards of the deck.
_GIVEN: Final = "bind(?v, ?pick)"
_SOUGHT: Final = "search(where(deck(me), ?g), #, 0, me)"
idiom(
    "effect",
    (
        *(_GIVEN, f"bind(?w, {_SOUGHT.replace('#', '1')})"),
        "if(any_of(ref(?w)), [swap_cards(ref(?v), ref(?w))], [])",
        *("reveal(join(ref(?v), ref(?w)))", "shuffle(me)"),
    ),
    "trade {pick:pick}{v()} for a {g:fnoun}{w()} from your deck, show both, shuffle",
)
for _most, _some in {"1": "a {g:fnoun}", "?n": "up to {n:int} {g:fnoun+}"}.items():
    idiom(
        "effect",
        (
            *(_GIVEN, f"bind(?w, {_SOUGHT.replace('#', _most)})"),
            "if(any_of(ref(?w)), [move(ref(?v), deck), move(ref(?w), hand)], [])",
            *("reveal(ref(?w))", "move(ref(?w), hand)", "shuffle(me)"),
        ),
        f"trade {{pick:pick}}{{v()}} for {_some}{{w()}} from your deck, shown, shuffle",
    )

# What is turned up from the top of the deck.
_ALIKE: Final = "where(ref(?v), repeated(ref(?v)))"
idiom(
    "effect",
    (
        *("shuffle(me)", "bind(?v, top(me, ?n))", "reveal(ref(?v))"),
        f"if(any_of({_ALIKE}), [move({_ALIKE}, hand), shuffle(me)], [])",
        "shuffle(me)",
    ),
    "shuffle, show your top {n:int} cards{v()}, take those that share a name and shuffle the rest"
    " in",
)
_FIRST: Final = "where(ref(?v), ?f)"
_SHOWN: Final = ("bind(?v, top_until(me, ?f))", "reveal(ref(?v))")
for _again, _openly in {(): "", (f"reveal({_FIRST})",): " openly"}.items():
    idiom(
        "effect",
        (*_SHOWN, *_again, f"move({_FIRST}, hand)", "shuffle(me)"),
        "show your top cards down to the first {f:fnoun}{v()}, take that one"
        + f"{_openly} and shuffle the others in",
    )

# A hand that is kept but for the rest, or cut down.
idiom(
    "effect",
    (
        "bind(?v, choose(hand(me), 1, 1, me))",
        *("move(less(hand(me), ref(?v)), deck)", "shuffle(me)"),
    ),
    "keep a card{v()} of your hand and shuffle the rest into your deck",
)
_HELD: Final = "count(hand(event_player))"
_OVER: Final = f"sub({_HELD}, ?n)"
idiom(
    "effect",
    (
        f"bind(?v, choose(hand(event_player), {_OVER}, {_OVER}, event_player))",
        "discard(ref(?v))",
    ),
    "that player discards down to {n:int} cards{v()}",
)

# Both players fill their Benches.
_FILLING: Final = (
    "if(not(bench_full(#)), [bind(?*, search(where(deck(#), ?f), bench_room(#), 0, #))], [])"
)
idiom(
    "effect",
    (
        *(_FILLING.replace("#", who).replace("*", var) for who, var in (("me", "v"), ("foe", "w"))),
        *("bench(ref(?v))", "bench(ref(?w))", "shuffle(both)"),
    ),
    "each player with room searches their deck for any number of {f:fnoun+}{v()}{w()} and lays"
    " them face down on their Bench; when both are done, turn them up, shuffle both decks",
)
for _player, _bench in {"me": "your Bench", "foe": "their Bench"}.items():
    _room = f"search(where(deck(?p), ?f), bench_room({_player}), 0, ?by)"
    for _kind, _verb, _by in (
        ("finding", "search", "me"),
        ("foundby", "they search", "foe"),
        ("effect", "{by!search}", "?by"),
    ):
        _shape = _room.replace("?by", _by)
        say(
            _kind, _shape, f"{_verb} {{p's}} deck for as many {{f:fnoun+}} as {_bench} has room for"
        )

# A card out of the deck or the discard pile.
_TAKEN: Final = "reveal(ref(?{})), move(ref(?{}), hand)"
_EITHER: Final = ", ".join(
    (
        "[bind(?v, search(where(deck(me), ?f), 1, 0, me)), "
        + _TAKEN.replace("{}", "v")
        + ", shuffle(me)]",
        "[bind(?w, choose(where(discards(me), ?f), 1, 1, me)), " + _TAKEN.replace("{}", "w") + "]",
    )
)
idiom(
    "effect",
    (f"either(me, [{_EITHER}])",),
    "openly take a {f:fnoun} from your deck{v()}, then shuffle, or from your discard pile{w()}",
)

# Cards of a line.
_LATER: Final = "fits_any(evolves_from(?of), can_follow(?of))"
_ITS: Final = _LATER.replace("?of", f"ref({IT})")
say("fone", _ITS, "<card|cards> of any later Stage of its line")
say("fone", _LATER, "<card|cards> of any later Stage in the line of {of}")

# Energy handed out, and those that got some.
_HANDED: Final = (
    "each(?v, ref(?u), [bind(?w, choose(bench_of(me), 1, 1, me)), attach(ref(?v), ref(?w))])"
)
idiom(
    "effect",
    (f"may(me, [bind(?u, ?pick), {_HANDED}])", "heal_all(host_of(ref(?u)))"),
    "you may attach {pick:pick}{u()} to your Benched Pokémon as you like{v()}{w()}, and fully heal"
    " each Pokémon that gets any",
)

# The top of either deck.
_TOP: Final = "bind(?{a}, top({p}, ?n)), look(ref(?{a}), me)"
_BACK: Final = "bind(?{b}, order(ref(?{a}), me)), move(ref(?{b}), deck_top)"
_SIDES: Final = (("Your deck", "me", "t", "u"), ("Your opponent's deck", "foe", "v", "w"))
_LETTERS: Final = "{t()}{u()}{v()}{w()}"
_LOOKED: Final = ", ".join(
    f'[label("{label}"), {_TOP.format(a=a, p=p)}, {_BACK.format(a=a, b=b)}]'
    for label, p, a, b in _SIDES
)
idiom(
    "effect",
    (f"either(me, [{_LOOKED}])",),
    f"peek at the top {{n:int}} cards of either deck{_LETTERS} and put them back in any order",
)

# Prizes that lie open, and what was given up for a card.
idiom(
    "effect",
    ("bind(?v, ?pick)", "move(ref(?v), prizes)", "turn_up(ref(?v))"),
    "put {pick:pick}{v()} face up among your Prizes",
)
idiom(
    "effect",
    (
        "bind(?v, choose(less(hand(event_player), event_card()), ?n, ?n, event_player))",
        "discard(ref(?v))",
    ),
    "that player discards {n:int} other cards{v()} from their hand",
)
_LOST: Final = "if(did(?v), [#], [*])"
idiom(
    "effect",
    (
        "bind(?v, duel())",
        _LOST.replace("#", "draw(me, ?n)").replace("*", "draw(foe, ?n)"),
        _LOST.replace("#", "mill(foe, ?m)").replace("*", "mill(me, ?m)"),
    ),
    "play rock, paper, scissors{v()}: the winner draws {n:ncards}, the loser discards the top"
    " {m:int} cards of their deck",
)
_ALL: Final = "where(discards(?player), ?f)"
say("things", f"where({_ALL}, ?f)", "{f:fnoun}, every one, in {player's} discard pile")

# Both halves of a LEGEND, and cards up to a full hand.
_HALVES: Final = "join(ref(?v), ref(?w))"
idiom(
    "effect",
    (
        'bind(?v, search(where(deck(me), tag("legend")), 1, 0, me))',
        "bind(?w, search(where(deck(me), other_half(ref(?v))), 1, 1, me))",
        f"if(any_of(ref(?w)), [reveal({_HALVES}), move({_HALVES}, hand)], [])",
        "shuffle(me)",
    ),
    "search your deck for both halves{v()}{w()} of a LEGEND, take them openly, shuffle",
)
idiom(
    "effect",
    (
        "bind(?v, number(0, most(0, least(count(?of), sub(?n, count(hand(me))))), me))",
        "draw(me, ref(?v))",
    ),
    "draw up to one card for each {of:ofs}{v()}, but to no more than {n:int} in hand",
)

# The old Active and the new one.
_SWITCHED: Final = (
    "bind(?v, choose(active(me), 1, 1, me))",
    "bind(?w, choose(bench_of(me), 1, 1, me))",
    "switch(me, ref(?w), ref(?v))",
)
_MOVED: Final = "bind(?x, choose(energy_on(ref(?v)), 0, 60, me)), attach(ref(?x), ref(?w))"
idiom(
    "effect",
    (*_SWITCHED, f"may(me, [{_MOVED}])"),
    "switch your Active Pokémon{v()} with one of your Benched Pokémon{w()}; from the old Active to"
    " the new one, you may move any number of Energy cards{x()}",
)
idiom(
    "effect",
    (*_SWITCHED, f"if(did({SO}), [heal(ref(?v), ?n)], [])"),
    "switch your Active Pokémon{v()} with one of your Benched Pokémon{w()} and heal {n:int} from"
    " the old Active",
)

_IN: Final = ("bind(?v, choose(bench_of(me), 1, 1, me))", "switch(me, ref(?v), nobody())")
for _energy, _kind in {
    "energy_on(self())": "Energy",
    "where(energy_on(self()), ?f)": "{f:fenergy} Energy",
}.items():
    _given = f"bind(?w, choose({_energy}, 0, 60, me)), attach(ref(?w), ref(?v))"
    for _may, _to in {
        f"may(me, [{_given}])": " and, as you like, move",
        _given: ", moving",
    }.items():
        idiom(
            "effect",
            (*_IN, f"if(did({SO}), [{_may}], [])"),
            f"switch to a Benched Pokémon{{v()}}{_to} any number of {_kind} cards{{w()}}"
            " from this Pokémon to it",
        )
idiom(
    "effect",
    (*_SWITCHED, f"if(did({SO}), [may(me, [{_MOVED}])], [])"),
    "switch your Active Pokémon{v()} with one of your Benched Pokémon{w()}; you may then move any"
    " Energy{x()} of the old Active to the new one",
)

# A card that takes the place of another.
_OLD: Final = done_key("replace_top", IT)
_SOUGHT_CARD: Final = "bind(?w, search(where(deck(me), ?g), 1, 0, me))"
_KEPT: Final = "for it, keeping all that is on it"
idiom(
    "effect",
    (
        _SOUGHT_CARD,
        "if(any_of(ref(?w)), [bind(?v, ?pick), replace_top(ref(?v), ref(?w))], [])",
        *(f"discard(ref({_OLD}))", "shuffle(me)"),
    ),
    f"search your deck for a {{g:fnoun}}{{w()}}, swap {{pick:pick}}{{v()}} {_KEPT}, discard the old"
    " card, shuffle",
)
idiom(
    "effect",
    (
        *("bind(?v, ?pick)", _SOUGHT_CARD),
        "if(any_of(ref(?w)), [replace_top(ref(?v), ref(?w))], [])",
        *(f"move(ref({_OLD}), deck)", "shuffle(me)"),
    ),
    f"choose {{pick:pick}}{{v()}}, search your deck for a {{g:fnoun}}{{w()}} and swap the first"
    f" {_KEPT}; shuffle the old card in",
)
idiom(
    "effect",
    (
        *(_SOUGHT_CARD, "bind(?v, ?pick)", "replace_top(ref(?v), ref(?w))"),
        f"if(did({SO}), [cure(ref(?v), []), end_effects(ref(?v), any), move(ref({_OLD}), deck)],"
        " [])",
        "shuffle(me)",
    ),
    "search your deck for a {g:fnoun}{w()} and swap {pick:pick}{v()} for it, keeping its cards and"
    " damage but no Special Condition or effect; shuffle the old card in",
)

# Energy that the other player moves, and Energy exchanged.
idiom(
    "effect",
    (
        "bind(?v, choose(energy_on(?of), 1, 1, me))",
        *("bind(?w, choose(less(all(foe), ?of), 1, 1, foe))", "attach(ref(?v), ref(?w))"),
    ),
    "they move an Energy card you choose{v()} from {of} to another of their Pokémon{w()}",
)
_WITH: Final = "where(all(?p), holds(energy(), 1))"
say("cond", f"compare(count({_WITH}), >=, ?n)", "at least {n:int} of {p's} Pokémon have Energy")
idiom(
    "effect",
    (
        *(f"bind(?t, choose({_WITH}, 1, 1, me))", "bind(?u, choose(energy_on(ref(?t)), 1, 1, me))"),
        f"bind(?v, choose(less({_WITH}, ref(?t)), 1, 1, me))",
        "bind(?w, choose(energy_on(ref(?v)), 1, 1, me))",
        "swap_cards(ref(?u), ref(?w))",
    ),
    "swap an Energy card{u()} on one of {p's} Pokémon{t()} for one{w()} on another{v()}",
)
_THINGS: Final = "count(join(where(gear_on(all(foe)), tool()), where(stadium(), owned_by(foe))))"
say("per", _THINGS, "per Tool and Stadium they have in play")

# Cards that may not go where they would.
say(
    "clause",
    "instead(moved(discards(both)), event_to_zone(hand), nobody, free, play, [nullify()])",
    "no card goes from a discard pile to a hand",
)

# Cards that are taken out of others, and those that go.
idiom(
    "effect",
    (
        *("bind(?v, top(me, ?n))", "reveal(ref(?v))", f"move({_FIRST}, hand)"),
        f"discard(less(ref(?v), {_FIRST}))",
    ),
    "show your top {n:int} cards{v()}, take the {f:fnoun+} among them and discard the others",
)

# Energy given up by one Pokémon.
_HOLDING: Final = {
    "where(all(?p), has_energy())": ("energy_on(ref(?v))", "Energy", "Pokémon"),
    "where(all(?p), holds(?f, 1))": (
        "where(energy_on(ref(?v)), ?f)",
        "{f:fenergy} Energy",
        "Pokémon",
    ),
    "where(all(?p), fits_both(?g, holds(?f, 1)))": (
        "where(energy_on(ref(?v)), ?f)",
        "{f:fenergy} Energy",
        "{g:fmon+}",
    ),
}
for _mons, (_energy, _kind, _whose) in _HOLDING.items():
    for _count, _some in {
        "1, 1": f"a {_kind} card",
        "1, 2": f"1 or 2 {_kind} cards",
        "0, ?n": f"up to {{n:int}} {_kind} cards",
    }.items():
        idiom(
            "effect",
            (
                f"bind(?v, choose({_mons}, 1, 1, me))",
                *(f"bind(?w, choose({_energy}, {_count}, me))", "discard(ref(?w))"),
            ),
            f"discard {_some}{{w()}} from one of {{p's}} {_whose}{{v()}}",
        )
for _type, _kind in {"any": "", "?t": "{t} "}.items():
    _weighed = (
        "bind(?u, ?pick)",
        f"bind(?v, units_in(ref(?u), {_type}))",
        "spend(ref(?u), discard)",
    )
    _strength = "add_damage(mul(?n, ref(?v)))"
    _more = (
        f"discard {{pick:pick}}{{u()}} for {{n:signed}} damage per {_kind}Energy they give{{v()}}"
    )
    idiom("effect", (*_weighed, _strength), _more)
    idiom(
        "effect",
        (f"may(me, [{', '.join(_weighed)}])", f"if(did({SO}), [{_strength}], [])"),
        f"you may {_more}",
    )
    idiom(
        "effect",
        _weighed,
        f"discard {{pick:pick}}{{u()}} and count the {_kind}Energy they give{{v()}}",
    )

_PAID: Final = (
    "bind(?v, units_in(where(energy_on(?of), provides(?t)), ?t))",
    "spend(where(energy_on(?of), provides(?t)), discard)",
)
idiom("effect", _PAID, "discard all {t} Energy from {of} and count it{v()}")
idiom(
    "effect",
    (*_PAID, "bind(?w, flip(ref(?v), me))"),
    "discard all {t} Energy from {of} and flip a coin for each{v()}{w()}",
)

# A Tool that changes hands.
idiom(
    "effect",
    (
        "bind(?v, choose(where(gear_on(all(?p)), tool()), 1, 1, me))",
        "bind(?w, choose(less(where(all(?p), tool_room()), host_of(ref(?v))), 1, 1, me))",
        "attach(ref(?v), ref(?w))",
    ),
    "move a Tool{v()} from one of {p's} Pokémon to another{w()} with room for it",
)

# One Prize of either player, and all of them.
idiom(
    "effect",
    ("turn_up(prizes(me))", "turn_up(prizes(foe))"),
    "both players turn all their Prizes up for good",
)
idiom(
    "effect",
    (
        "bind(?v, choose(where(join(prizes(me), prizes(foe)), face_down()), 1, 1, me))",
        "turn_up(ref(?v))",
    ),
    "turn up one face-down Prize{v()}, yours or theirs, for good",
)
idiom(
    "effect",
    ("open_prizes(me)", "open_prizes(foe)"),
    "both players' Prizes lie face up for the rest of the game",
)

# Energy that changes places with another.
_ANOTHER_TYPE: Final = "fits_both(basic_energy(), fits_not(shares_type(ref(?v))))"
idiom(
    "effect",
    (
        "bind(?v, choose(where(energy_on(?of), basic_energy()), 1, 1, me))",
        f"bind(?w, choose(where(discards(me), {_ANOTHER_TYPE}), 1, 1, me))",
        "swap_cards(ref(?v), ref(?w))",
    ),
    "exchange a basic Energy card{v()} on {of} for one of another type{w()} from your discard pile",
)
