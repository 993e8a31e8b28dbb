"""Phrases that cover several statements about what goes into a deck and is shuffled."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.memory import THEM
from playmat.writer.phrase_table import idiom, say
from playmat.writer.phrases.amounts import some, sought
from playmat.writer.results import BY_THEM, SO, done_key

_PICK: Final = "bind(?v, ?pick)"
_DECKS: Final = {"me": "your deck", "foe": "their deck"}

# Cards from a hand: nothing is shuffled if none went into the deck.
_IF_ANY: Final = f"if(did({SO}), [shuffle(?p)], [])"
for (_look, _said), (_n, _some, _them) in product(
    {"look(ref(?v), me)": "look at", "reveal(ref(?v))": "show"}.items(),
    (("1", "a random card", "it"), ("?n", "{n:int} random cards", "them")),
):
    _shown = (f"bind(?v, pick_random(hand(?p), {_n}))", _look, "move(ref(?v), deck)")
    _so = f"{_said} {_some}{{v()}} from {{p's}} hand"
    idiom("effect", (*_shown, _IF_ANY), f"{_so} and shuffle {_them} into {{p's}} deck")
    idiom(
        "effect", (*_shown, "shuffle(?p)"), f"{_so}, put {_them} into {{p's}} deck and shuffle it"
    )
for _from, _card in {"hand(?p)": "card", "where(hand(?p), ?f)": "{f:fnoun}"}.items():
    _said = f"shuffle a {_card}{{v()}} from {{p's}} hand into {{p's}} deck, if any"
    _one = f"bind(?v, choose({_from}, 1, 1, #))"
    idiom("effect", (_one.replace("#", "me"), "move(ref(?v), deck)", _IF_ANY), _said)
    _they = f"if(did({BY_THEM}), [shuffle(?p)], [])"
    idiom("effect", (_one.replace("#", "foe"), "move(ref(?v), deck)", _they), f"they {_said}")
_REST_OF_HAND: Final = "sub(count(hand(?p)), ?n), sub(count(hand(?p)), ?n)"
idiom(
    "effect",
    (f"bind(?v, choose(hand(?p), {_REST_OF_HAND}, me))", "move(ref(?v), deck)", _IF_ANY),
    "shuffle cards{v()} from {p's} hand into {p's} deck until {n:int} are left",
)

# What the other player chooses, as it is said behind "they".
_REST: Final = "choose(?from, sub(count(?from), ?n), sub(count(?from), ?n), foe)"
for _of in ("taken", "ofs"):
    say("theirs", _REST, f"all but {{n:int}} {{from:{_of}+}}")
some("theirs", "choose(?from, 0, ?n, foe)", "up to #")
some("theirs", "choose(?from, ?n, ?n, foe)", "#")
_OWN: Final = "bind(?v, ?theirs)"
for _player, _deck in _DECKS.items():
    for _mix, _into in {"#": "into", f"if(did({BY_THEM}), [#], [])": "back into"}.items():
        _put = (_OWN, "move(ref(?v), deck)", _mix.replace("#", f"shuffle({_player})"))
        idiom("effect", _put, f"they shuffle {{theirs:theirs}}{{v()}} {_into} {_deck}")
idiom("effect", (_OWN, "discard(ref(?v))"), "they discard {theirs:theirs}{v()}")
_SHOWN: Final = (_OWN, "reveal(ref(?v))", "move(ref(?v), ?to)")
idiom("effect", _SHOWN, "they openly put {theirs:theirs}{v()} {to}")
idiom("effect", (_OWN, "move(ref(?v), ?to)"), "they put {theirs:theirs}{v()} {to}")
idiom(
    "effect",
    (_OWN, "return_mon(ref(?v), ?to)"),
    "they put {theirs:theirs}{v()} and all <its|their> cards {to}",
)

# What they look for in their own deck.
sought("foundby", "foe", "they search ")
for _acts, _said in {
    ("bench(ref(?v))",): "bench <it|them>",
    ("reveal(ref(?v))", "move(ref(?v), hand)"): "take <it|them> openly",
    ("move(ref(?v), hand)",): "take <it|them>",
}.items():
    _search = ("bind(?v, ?found)", *_acts)
    idiom("effect", (*_search, "shuffle(foe)"), f"{{found:foundby}}{{v()}}, {_said}, shuffle")
    idiom("effect", _search, f"{{found:foundby}}{{v()}}, {_said}")

# Cards from a hand where it holds any such.
_HELD: Final = "where(hand(?p), ?f)"
_EITHER: Final = "where(hand(?p), fits_any(?f, ?g))"
for _held, _gone, _said, _there in (
    (_HELD, "bind(?v, choose(#, 1, 1, me)), move(ref(?v), deck)", "a {f:fnoun}{v()}", "is one"),
    (_EITHER, "move(#, deck)", "all {f:fone+} and {g:fone+}", "are some"),
    (_HELD, "move(#, deck)", "all {f:fnoun+}", "are some"),
):
    idiom(
        "effect",
        (f"if(any_of({_held}), [{_gone.replace('#', _held)}, shuffle(?p)], [])",),
        # Print that says "if any" shuffles in any case.
        f"shuffle {_said} from {{p's}} hand into {{p's}} deck, if there {_there}",
    )

# Two cards from the top, one of which is kept.
for (_look, _by, _said), (_gone, _other) in product(
    (
        ("look(ref(?u), me)", "me", "peek at your top 2 cards{u()}, take one{v()} and"),
        ("reveal(ref(?u))", "foe", "show your top 2 cards{u()}; they put one{v()} into your hand;"),
    ),
    {"move(*, ?to)": "put the other {to}", "discard(*)": "discard the other"}.items(),
):
    idiom(
        "effect",
        (
            *("bind(?u, top(me, 2))", _look, f"bind(?v, choose(ref(?u), 1, 1, {_by}))"),
            *("move(ref(?v), hand)", _gone.replace("*", "less(ref(?u), ref(?v))")),
        ),
        f"{_said} {_other}",
    )

# Pokémon and cards that are shuffled in; "back" where nothing is shuffled if nothing went there.
for (_player, _deck), (_often, _back) in product(
    _DECKS.items(), {"#": "into", f"if(did({SO}), [#], [])": "back into"}.items()
):
    _mix = _often.replace("#", f"shuffle({_player})")
    _whole = f"and all <its|their> cards {_back} {_deck}"
    idiom("effect", ("return_mon(?of, deck)", _mix), f"shuffle {{of:whom}} {_whole}")
    _chosen = (_PICK, "return_mon(ref(?v), deck)", _mix)
    idiom("effect", _chosen, f"shuffle {{pick:pick}}{{v()}} {_whole}")
    for _look, _said in {"look(ref(?v), me)": "look at", "reveal(ref(?v))": "show"}.items():
        idiom(
            "effect",
            (_PICK, _look, "move(ref(?v), deck)", _mix),
            f"{_said} {{pick:pick}}{{v()}} and shuffle <it|them> {_back} {_deck}",
        )
    _seen = ("reveal(?cards)", "move(?cards, deck)", _mix)
    idiom("effect", _seen, f"openly shuffle {{cards:taking}} {_back} {_deck}")
    if _back == "back into":
        _whose = "shuffling the top card into " + _deck
        idiom("effect", ("devolve(?of, deck, 1)", _mix), f"devolve {{of:whom}}, {_whose}")
        _chosen = (_PICK, "devolve(ref(?v), deck, 1)", _mix)
        idiom("effect", _chosen, f"devolve {{pick:pick}}{{v()}}, {_whose}")
        idiom("effect", ("move(?cards, deck)", _mix), f"shuffle {{cards:taking}} {_back} {_deck}")

# A Stadium that is found, and the one in play.
_STADIUM: Final = "bind(?v, search(where(deck(me), stadium_card()), 1, 0, me))"
idiom(
    "effect",
    (_STADIUM, "reveal(ref(?v))", "move(ref(?v), hand)", "shuffle(me)", "discard(stadium())"),
    "search your deck for a Stadium{v()}, take it openly, shuffle; then discard the Stadium in"
    " play, if there is one",
)

idiom(
    "effect",
    ("bind(?v, ?found)", "put_stadium(ref(?v))", "shuffle(me)"),
    "{found:finding}{v()}, put it into play, shuffle",
)

# A quiz about a card that is shown afterwards.
for _size in ("height", "length"):
    idiom(
        "head:effect",
        (
            *("bind(?v, choose(where(hand(me), pokemon()), 1, 1, me))", "reveal(ref(?v))"),
            f'bind(?w, ask("Did the other player guess the {_size}?", me))',
            "if(did(?w), ?then, ?else)",
        ),
        f"name a Pokémon{{v()}} from your hand; they guess its {_size}{{w()}}; show the card; if"
        " they were right",
    )

# An attack that does more for what lies on a Pokémon chosen for it.
idiom(
    "effect",
    (
        "bind(?v, choose(where(all(me), fits_both(named(?name), has_power(?power))), 1, 1, me))",
        "bind(?w, counters_on(ref(?v)))",
        "lasting(this_attack, nobody(), [mod(damage_dealt, attacker(), add, mul(?m, ref(?w)),"
        " before, active(foe))])",
    ),
    "choose one of your {name}{v()} with {power:apower}; that attack does {m:more} more damage to"
    " their Active per damage counter on the Pokémon chosen{w()} (before Weakness and Resistance)",
)

# A card for each of several Pokémon, and from each of them.
_TO_EACH: Final = "each(?v, ref(?u), [bind(?w, {}), attach(ref(?w), ref(?v))])"
idiom(
    "effect",
    ("bind(?u, ?pick)", _TO_EACH.format("choose(where(discards(me), ?f), 1, 1, me)")),
    "attach a {f:fnoun}{w()} from your discard pile to each of {pick:pick}{u()}{v()}",
)
idiom(
    "effect",
    (
        *("bind(?u, ?pick)", _TO_EACH.format("search(where(deck(me), ?f), 1, 0, me)")),
        "shuffle(me)",
    ),
    "attach a {f:fnoun}{w()} from your deck to each of {pick:pick}{u()}{v()}, shuffle",
)
idiom(
    "effect",
    ("each(?v, ?of, [bind(?w, choose(energy_on(ref(?v)), 1, 1, me)), discard(ref(?w))])",),
    "discard an Energy card{w()} from each {of:counted}{v()}",
)
_ROOM: Final = "choose(where(all(me), tool_room()), 1, 1, me)"
idiom(
    "effect",
    (
        "bind(?u, ?found)",
        f"each(?v, ref(?u), [bind(?w, {_ROOM}), attach(ref(?v), ref(?w))])",
        "shuffle(me)",
    ),
    "{found:finding}{u()}, attach <it|them> to your Pokémon with room for a Tool as you"
    " like{v()}{w()}, shuffle",
)

# At most one of the cards that were looked at.
_AT_MOST: Final = "bind(?v, choose(?from, 0, 1, me))"
_OPENLY: Final = (_AT_MOST, "reveal(ref(?v))", "move(ref(?v), hand)")
idiom("effect", _OPENLY, "you may openly take one {from:taken}{v()}")
idiom(
    "effect",
    (f"may(me, [{', '.join(_OPENLY)}])",),
    "you may openly take any one {from:taken}{v()}",
)
idiom(
    "effect",
    (f"may(me, [{_AT_MOST}, bench(ref(?v))])",),
    "you may bench any one {from:taken}{v()}",
)

# What is dealt with together: counters, damage and conditions, cards of two kinds.
idiom(
    "effect",
    ("counters(?of, ?n)", "bind(?v, ?more)", "counters(?of, ref(?v))"),
    "place {n:ncounters} on {of:whom}, and one more {more:per}{v()}",
)
idiom(
    "effect",
    ("heal(?of, ?n)", "cure(?of, [])"),
    "heal {n} from {of:whom} and remove all Special Conditions from <it|them>",
)
idiom(
    "effect",
    ("bind(?v, choose(where(active(?p), afflicted()), 1, 1, me))", "cure_one(ref(?v), me)"),
    "cure {p's} Active Pokémon{v()} of one Special Condition",
)
say("per", "add(prizes_gone(me), prizes_gone(foe))", "per Prize either player has taken")
idiom(
    "effect",
    (
        'bind(?v, ask("Do you allow it?", foe))',
        "if(did(?v), [draw(me, ?n)], [hit(?d, ?m, [])])",
    ),
    "ask them whether you may draw {n:ncards}{v()}; if they refuse, hit {d:whom} for {m:int}",
)

# One of two deeds of a kind.
idiom(
    "effect",
    (
        "either(me, [[bind(?v, choose_units(where(energy_on(?on), provides(?t)), ?n, ?t, me)),"
        " discard(ref(?v))], [bind(?w, choose(where(energy_on(?on), named(?name)), 1, 1, me)),"
        " discard(ref(?w))]])",
    ),
    "discard {n:int} {t} Energy{v()} or a {name} card{w()} from {on}, as you choose",
)
idiom(
    "effect",
    ("either(me, [[bind(?v, ?one), discard(ref(?v))], [bind(?w, ?other), discard(ref(?w))]])",),
    "discard {one:pick}{v()} or {other:pick}{w()}, as you choose",
)
idiom(
    "effect",
    ("either(me, [[inflict(?of, ?one, 0)], [inflict(?of, ?other, 0)]])",),
    "make {of} {one} or {other}, as you choose",
)
idiom(
    "effect",
    (
        *("bind(?v, top(?p, 1))", "look(ref(?v), me)"),
        "either(me, [[move(ref(?v), deck_top)], [discard(ref(?v))]])",
    ),
    "peek at {p's} top card{v()} and leave it there or discard it",
)
_TO_HAND: Final = 'label("one into the hand"), bind(?v, choose(where(discards(me), ?f), 0, 1, me))'
_TO_DECK: Final = (
    'label("three into the deck"), bind(?w, choose(where(discards(me), ?f), 3, 3, me))'
)
idiom(
    "effect",
    (
        f"either(me, [[{_TO_HAND}, reveal(ref(?v)), move(ref(?v), hand)],"
        f" [{_TO_DECK}, reveal(ref(?w)), move(ref(?w), deck), shuffle(me)]])",
    ),
    "from your discard pile, openly take up to one {f:fnoun}{v()}, or show 3 of them{w()} and"
    " shuffle them into your deck",
)

# Effects whose guard they show themselves: worded apart from those without it.
_ONTO: Final = "bind(?w, choose(bench_of(?p), 1, 1, me)), attach(ref(?v), ref(?w))"
_TAKEN_OFF: Final = "where(energy_on(?d), ?f)"
idiom(
    "effect",
    (f"if(any_of({_TAKEN_OFF}), [bind(?v, choose({_TAKEN_OFF}, 1, 1, me)), {_ONTO}], [])",),
    "move a {f:fenergy} Energy card{v()} from {d} to one of {p's} Benched Pokémon{w()}",
)
idiom(
    "effect",
    (f"if(any_of(bench_of(?p)), [bind(?v, ?found), {_ONTO}, shuffle(me)], [])",),
    "{found:finding}{v()} and attach <it|them> to one of {p's} Benched Pokémon{w()}, shuffle",
)

# One effect with one number or another.
for _act, _said in {
    "counters(?of, *)": "place {m:ncounters} on {of:whom}",
    "move_counters(?of, ?to, *)": "move {m:ncounters} from {of} to {to}",
    "hit(?of, *, [])": "hit {of:whom} for {m:int}",
    "spread(*, ?of, me)": "spread {m:ncounters} over {of}",
}.items():
    idiom(
        "effect",
        (f"if(?if, [{_act.replace('*', '?n')}], [{_act.replace('*', '?m')}])",),
        f"{_said}, or {{n:int}} if {{if}}",
    )
idiom(
    "effect",
    ("if(?if, [draw(me, ?n)], [draw(me, ?m)])",),
    "draw {n:ncards} if {if}, otherwise {m:int}",
)
idiom(
    "effect",
    ("bind(?v, top(?p, 1))", "look(ref(?v), me)", "move(ref(?v), deck_top)"),
    "peek at {p's} top card{v()} and leave it there",
)
idiom(
    "effect",
    (
        *("bind(?u, ?one)", "counters(ref(?u), ?n)"),
        *("bind(?v, ?pick)", "counters(ref(?v), ?m)"),
    ),
    "place {n:ncounters} on {one:pick}{u()} and {m:int} on {pick:pick}{v()}",
)
idiom(
    "effect",
    (
        "if(compare(count(all(me)), <, count(all(foe))),"
        " [add_damage(mul(?n, sub(count(all(foe)), count(all(me)))))], [])",
    ),
    "damage {n:signed} for each Pokémon they have in play more than you",
)

# A card that goes on top, and a Stadium that takes the place of another.
idiom(
    "effect",
    ("bind(?v, ?found)", "shuffle(me)", "move(ref(?v), deck_top)"),
    "{found:finding}{v()}, shuffle, then put <it|them> on top",
)
_ANOTHER_NAME: Final = (
    f"fits_both(stadium_card(), fits_not(same_name(ref({done_key('discard', THEM)}))))"
)
idiom(
    "effect",
    (f"bind(?v, choose(where(discards(me), {_ANOTHER_NAME}), 1, 1, me))", "put_stadium(ref(?v))"),
    "put a Stadium of another name{v()} from your discard pile into play",
)

# Who is woken, poisoned or copied.
idiom(
    "effect",
    (
        "bind(?v, choose(active(me), 1, 1, me))",
        *("cure(ref(?v), [asleep])", "heal(ref(?v), ?n)"),
    ),
    "wake your Active Pokémon{v()} and heal {n:int} from it",
)
idiom(
    "effect",
    ("inflict(where(active(foe), fits_both(?f, fits_not(condition_is(?ill)))), ?ill, 0)",),
    "if their Active has {f:having} and isn't {ill} yet, it becomes {ill}",
)
idiom(
    "effect",
    ("if(attacked_last_turn(all(foe)), [use_attack(last_attack(all(foe)))], [])",),
    "if one of their Pokémon attacked in their last turn, use that attack as this Pokémon's own",
)
idiom(
    "effect",
    (
        *("inflict(?of, ?one, 0)", "bind(?v, flip())"),
        "if(compare(heads(?v), >, 0), [inflict(?of, ?other, 0), inflict(?of, ?one, 0)], [])",
    ),
    "{of} <is|are> {one} and, if a coin{v()} shows heads, {other} too",
)
idiom(
    "effect",
    (
        "if(is(defender(), weak_to(any)), [lasting(?until, defender(),"
        " [mod_type(weakness, bearer(), set, ?types)])], [])",
    ),
    "{until}, the Defender's Weakness, if it has one, is {types:*colour}",
)
idiom(
    "effect",
    (
        *("bind(?v, choose(where(hand(me), basic_energy()), 1, 1, me))", "discard(ref(?v))"),
        "lasting(?until, self(), [take_types(self(), ref(?v))])",
    ),
    "discard a basic Energy{v()} from your hand; {until}, this Pokémon is of that Energy's type",
)
idiom(
    "effect",
    (
        "lasting(?until, self(), [prevent(effects, self(), attack)])",
        'lasting(?until, self(), [mod(damage_taken, self(), add, ?n, after, anyone, "", attack)])',
    ),
    "{until}, this Pokémon is safe from effects of attacks and takes {n:less} less attack damage"
    " (after Weakness and Resistance)",
)

# Who comes up, and what becomes of him; and one who is hit before all others.
for _by, _did, _switch in (
    ("me", SO, "switch in one of their Benched Pokémon{v()}"),
    ("foe", BY_THEM, "they switch to a Benched Pokémon{v()}"),
):
    for _act, _then in {
        "lasting(?until, ref(?v), [mod(can_retreat, all_both, forbid)])": ", which can't retreat"
        " {until}",
        "remove_counters(ref(?v), ?n)": " and take {n:ncounters} off it",
    }.items():
        idiom(
            "effect",
            (
                f"bind(?v, choose(bench_of(foe), 1, 1, {_by}))",
                *("switch(foe, ref(?v), nobody())", f"if(did({_did}), [{_act}], [])"),
            ),
            _switch + _then,
        )
idiom(
    "effect",
    (
        *("bind(?v, choose(all(?p), 1, 1, me))", "hit(ref(?v), ?n, [])"),
        "hit(less(all(?p), ref(?v)), ?m, [])",
    ),
    "hit one of {p's} Pokémon{v()} for {n:int} and each of the others for {m:int}",
)
say(
    "finding",
    "search(where(deck(me), fits_both(evolves_from(self()), shares_type(event_card()))), 1, 0, me)",
    "search your deck for an Evolution of this Pokémon of the attached card's type",
)
