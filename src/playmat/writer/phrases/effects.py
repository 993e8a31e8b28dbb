"""Phrases for effects without blocks."""

from __future__ import annotations

from typing import Final

from playmat.writer.memory import IT, NUMBER, THEM
from playmat.writer.phrase_table import say, section
from playmat.writer.phrases.amounts import some, sought
from playmat.writer.phrases.lists import FLAGS, LABELS, WORSE, WORTH
from playmat.writer.results import done_key
from playmat.writer.unsaid.prevented import IN_PLACE, PREVENTED

section("effects")


def each(shape: str, phrase: str, one: str, more: str) -> None:
    """Define an effect repeated by a count; * in *phrase* is the amount."""
    say(
        "effect",
        shape.replace("#", "mul(?n, ?each)"),
        phrase.replace("*", f"{{n:int}} {more}") + " {each:per}",
    )
    say(
        "effect",
        shape.replace("#", "least(?each, ?most)"),
        phrase.replace("*", f"a {one}") + " {each:per}, at most {most:int}",
    )
    say("effect", shape.replace("#", "?each"), phrase.replace("*", f"a {one}") + " {each:per}")


# Damage, counters, conditions.
say(
    "effect",
    "hit(?target, last_damage(?of), [])",
    "do as much damage to {target:whom} as an attack did to {of} last turn",
)
say(
    "effect",
    "hit(self(), mul(?n, ?each), [])",
    "this Pokémon does {n:int} damage to itself {each:per}",
)
say("effect", "hit(self(), ?amount, [])", "this Pokémon does {amount:points} damage to itself")
say("effect", "hit(self(), ?amount, [])", "this Pokémon does damage to itself equal to {amount}")
say("effect", "hit(?target, mul(?n, ?each), [])", "do {n:int} damage to {target:whom} {each:per}")
say("effect", "hit(?target, ?amount, [])", "do {amount:points} damage to {target:whom}")
for _flags, _said in FLAGS.items():
    say(
        "effect",
        f"hit(self(), ?amount, {_flags})",
        f"this Pokémon does {{amount:int}} damage to itself{_said}",
    )
    say(
        "effect",
        f"hit(?target, ?amount, {_flags})",
        f"do {{amount:points}} damage to {{target:whom}}{_said}",
    )
    _each = f"do {{n:int}} damage to {{target:whom}} {{each:per}}{_said}"
    say("effect", f"hit(?target, mul(?n, ?each), {_flags})", _each)
say("effect", "hit", "do damage to {target:whom} equal to {amount}[ ({flags})]")
say("effect", "add_damage", "this attack does {amount:extra}")
for _half, _way in {"half_up": "up", "half_down": "down"}.items():
    _of_half = f"the base damage is half {{n}}, rounded {_way} to the nearest 10"
    say("effect", f"set_damage({_half}(?n))", _of_half)
    say(
        "effect",
        f"set_amount({_half}(event_amount()))",
        f"that damage is halved, rounded {_way} to the nearest 10 (after Weakness and Resistance)",
    )
say("effect", "set_damage(mul(2, base_damage()))", "the base damage of this attack is doubled")
say("effect", "set_damage(mul(?n, ?each))", "this attack does {n:int} damage {each:per}")
say("effect", "set_damage(?n)", "this attack does {n:int} damage instead")
say("effect", "set_damage", "the base damage is {amount}")
say("effect", "cancel", "this attack does nothing")
say("effect", "cancel_damage", "the attack does no damage")
for _shape, _deed in {
    "counters(?target, #)": "place * on {target:whom}",
    "remove_counters(?target, #)": "remove * from {target:whom}",
}.items():
    each(_shape, _deed, "damage counter", "damage counters")
for _player, _whose in {"me": "your", "foe": "their"}.items():
    # Print with "each of" such Pokémon means the Defending Pokémon.
    _all = f"place {{count:ncounters}} on each of {_whose} Active Pokémon"
    say("effect", f"counters(active({_player}), ?count)", _all)
_ONE_MORE = "place a damage counter on {target}, and another per damage counter on {on}"
say("effect", "counters(?target, add(1, counters_on(?on)))", _ONE_MORE)
say("effect", "counters", "place {count:ncounters} on {target:whom}")
_ANYBODY: Final = "{by!place} {count:ncounters} on any Pokémon in play in any way {by^like}"
say("effect", "spread(?count, all(both), ?by)", _ANYBODY)
say("effect", "spread", "{by!place} {count:ncounters} on {among} in any way {by^like}")
for _hits, _did in {IT: "that hit", THEM: "those hits"}.items():
    _healed = f"heal(?target, ref({done_key('hit', _hits)}))"
    say("effect", _healed, f"heal as much damage from {{target:whom}} as {_did} did")
say("effect", "heal(?target, mul(?n, ?each))", "heal {n:int} damage from {target:whom} {each:per}")
say(
    "effect",
    "heal(?target, half_up(?n))",
    "heal damage from {target:whom} equal to half {n}, rounded up to the nearest 10",
)
say("effect", "heal", "heal {amount:points} damage from {target:whom}")
say("effect", "heal", "heal damage from {target:whom} equal to {amount}")
say("effect", "remove_counters", "remove {count:ncounters} from {target:whom}")
say("effect", "heal_all", "heal all damage from {target:whom}")
say(
    "effect",
    "move_counters(?from, ?to, counters_on(?from))",
    "move all damage counters from {from} to {to}",
)
say("effect", "move_counters", "move {count:ncounters} from {from} to {to}")
say("effect", "swap_counters", "exchange the damage counters on {one} and {other}")
_LEFT = "place damage counters on {target} until <it has|they have> as much HP left as {of}"
say("effect", "leave_hp(?target, hp_left(?of))", _LEFT)
say(
    "effect",
    "leave_hp(?target, most(0, sub(hp_left(?target), event_amount())))",
    "place a damage counter on {target} for each 10 damage done",
)
say("effect", "leave_hp", "leave {target} {left:int} HP")
say("effect", "leave_hp", "leave {target} as much HP as {left}")
say("effect", "knock_out(event_other())", "Knock Out the Pokémon that did it")
say("effect", "knock_out", "Knock Out {target:whom}")
for _player, _whose in {"me": "your", "foe": "their"}.items():
    _shape = f"inflict(active({_player}), ?condition, ?points)"
    _phrase = f"each of {_whose} Active Pokémon is now {{condition}}"
    say("effect", _shape.replace("?points", "0"), _phrase)
    for (_ill, _points), _worse in WORSE.items():
        _told = _shape.replace("?condition, ?points", f"{_ill}, {_points}")
        say("effect", _told, _phrase.replace("{condition}", _worse))
    say("effect", _shape, _phrase + ", {points} damage each time")
say("effect", "inflict(?target, asleep)", "{target} <is|are> now Asleep")
for _number, _all in {"2": "both", "?points": "all"}.items():
    _flipped = _number.replace("?points", "{points}")
    _waking = f"Between turns, {_flipped} coins are flipped for <it|them> instead of 1"
    _slept = f"{{target}} <is|are> now Asleep. {_waking}; <it wakes|they wake> up only if {_all}"
    say("effect", f"inflict(?target, asleep, {_number})", f"{_slept} are heads")
say("effect", "inflict(?target, confused)", "{target} <is|are> now Confused")
say(
    "effect",
    "inflict(?target, confused, ?points)",
    "{target} <is|are> now Confused, and <its|their> Confusion does {points} damage",
)
for (_ill, _points), _worse in WORSE.items():
    say("effect", f"inflict(?target, {_ill}, {_points})", f"{{target}} <is|are> now {_worse}")
say("effect", "inflict", "{target} <is|are> now {condition}[, {points} damage each time]")
say("effect", "cure_one", "{by!remove} one Special Condition from {target}")
say("effect", "pass_condition", "{by!move} one Special Condition from {from} to {to}")
say("effect", "cure(?target, [])", "remove all Special Conditions from {target:whom}")
say("effect", "cure", "{target:whom} <is|are> no longer {conditions:*acondition}")

# Cards.
say("effect", "move(this_card(), ?to)", "put this card {to}")
say("effect", "move", "put {cards:taking} {to}")
say("effect", "discard(stadium())", "discard any Stadium in play")
say("effect", "discard", "discard {cards:taking}")
say("effect", "spend(?cards, discard)", "discard {cards:taking} for this attack")
say("effect", "spend", "put {cards:taking} {to} for this attack")
for _deed, _each in {"move": "of those cards", "discard": "discarded card"}.items():
    _number = f"count(ref({done_key(_deed, THEM)}))"
    say("effect", f"draw(?player, {_number})", f"{{player!draw}} a card for each {_each}")
    _off = f"{{player!discard}} a card from the top of {{player's}} deck for each {_each}"
    say("effect", f"mill(?player, {_number})", _off)
say("effect", "draw", "{player!draw} {count:ncards}")
say(
    "effect",
    "draw_until(?player, ?n)",
    "{player!draw} until {player^have} {n:int} cards in {player's} hand",
)
for _player, _own, _than in (("me", "your", "they do"), ("foe", "their", "you do")):
    _held = f"draw_until({_player}, count(hand({'foe' if _player == 'me' else 'me'})))"
    _until = "draw until you have" if _player == "me" else "they draw until they have"
    say("effect", _held, f"{_until} as many cards in {_own} hand as {_than}")
say("effect", "draw_until", "{player!draw} to a hand of {count}")
say("effect", "mill(both, 1)", "each player discards the top card of their deck")
say("effect", "mill(both, ?n)", "each player discards the top {n:int} cards of their deck")
say(
    "effect",
    "mill(?player, sub(count(deck(?player)), 1))",
    "{player!discard} all but the bottom card of {player's} deck",
)
say("effect", "mill(?player, 1)", "{player!discard} the top card of {player's} deck")
say("effect", "mill(?player, ?n)", "{player!discard} the top {n:int} cards of {player's} deck")
each("mill(?player, #)", "{player!discard} * from the top of {player's} deck", "card", "cards")
say("effect", "mill", "{player!discard} {count:ncards} from the top of {player's} deck")
say("effect", "shuffle(both)", "shuffle both decks")
say("effect", "shuffle(me)", "shuffle your deck")
say("effect", "shuffle", "shuffle {player's} deck")
for _end in ("top", "bottom"):
    say("effect", f"look({_end}(?p, 1), me)", f"take a look at the {_end} card of {{p's}} deck")
    _several = f"take a look at the {_end} {{n:int}} cards of {{p's}} deck"
    say("effect", f"look({_end}(?p, ?n), me)", _several)
say("effect", "look", "{by!look} at {cards}")
say("effect", "reveal(hand(foe))", "they show their hand")
# Cards mentioned again are "revealed"; cards only seen are face up.
say("effect", "reveal(top(?p, 1))", "reveal the top card of {p's} deck")
say("effect", "reveal(top(?p, ?n))", "reveal the top {n:int} cards of {p's} deck")
say("effect", "reveal", "show {cards:taking}")
say("effect", "swap_cards", "exchange {one} for {other}")
say("effect", f"attach(ref({done_key('mill', IT)}), ?to)", "attach it to {to:whom}")
say("effect", "attach", "attach {cards:taking} to {to}")
say("effect", "turn_up", "turn {cards} up for good")
say("effect", "open_prizes", "turn up {player's} Prizes for good, later ones too")
say("effect", "put_stadium", "put {card} into play")
say("effect", "cover", "lay {card} over {target}")
say("effect", "mark_fallen", "{target} still <counts|count> as Knocked Out")
say("effect", "uncover", "discard the card laid over {target}")
say("effect", "set_aside", "set {cards} aside")

# Choices, coins and chance; their results are called "it" or by a letter.
say("effect", "flip(1, me)", "flip a coin")
say("effect", "flip", "{by!flip} {coins:ncoins}")
say("effect", "flip_until_tails", "{by!flip} a coin until {by^get} tails")
say("effect", "flip_until_heads", "{by!flip} a coin until {by^get} heads")
for _player, _whose in {"me": "your", "foe": "their"}.items():
    # Only some games have two Active Pokémon.
    _up = f"active({_player})"
    say("effect", f"choose({_up}, 1, 1, ?by)", f"{{by!choose}} {_whose} Active Pokémon")
    _fit = f"choose(where({_up}, ?f), 1, 1, ?by)"
    say("effect", _fit, f"{{by!choose}} {_whose} {{f:factive}}")
some("effect", "choose(?from, 0, ?n, ?by)", "{by!choose} up to #")
some("effect", "choose(?from, ?n, ?n, ?by)", "{by!choose} #")
say("effect", "choose(?from, 1, 2, ?by)", "{by!choose} 1 or 2 {from:counted+}")
say("effect", "choose", "{by!choose} {least} to {most} {from:counted}")
sought("effect", "?by", "{by!search} ")
some("effect", "search(?from, ?n, 0, ?by)", "{by!find} up to #")
some("effect", "search(?from, ?n, ?n, ?by)", "{by!find} #")
say("effect", "search", "{by!find} {least} to {most} {from:counted}")
_UNLIKE = " of different {what}"
say(
    "effect",
    "search_different(where(deck(me), ?f), ?what, ?most, 0, me)",
    "search your deck for up to {most:int} {f:fnoun+}" + _UNLIKE,
)
say(
    "effect",
    "choose_different(where(discards(?p), ?f), ?what, ?n, ?n, ?by)",
    "{by!choose} {n:int} {f:fnoun+}" + _UNLIKE + " from {p's} discard pile",
)
say("effect", "choose_different", "{by!choose} {least} to {most} {from:counted}" + _UNLIKE)
say("effect", "search_different", "{by!find} {least} to {most} {from:counted}" + _UNLIKE)
for _from, _given in WORTH.items():
    say("effect", _from, "{by!choose} " + _given)
say("effect", "choose_units", "{by!choose} cards for {units}[ {type}] Energy among {from}")
say(
    "effect",
    "choose_paying(?from, ?units, ?by, by_cards)",
    "{by!choose} a card each for {units} among {from}",
)
say(
    "effect",
    "choose_paying(?from, ?units, ?by)",
    "{by!choose} cards that give {units} among {from}",
)
some("effect", "pick_random(?from, ?n)", "pick # at random")
say("effect", "order", "{by!put} {cards} in order")
say("effect", "name_type", "{by!name} a type of Energy other than Colorless")
say("effect", "name_attached_type", "{by!name} a type of Energy on {on}, other than Colorless")
say("effect", "name_any_type", "{by!name} any type of Pokémon[ but {but}]")
say("effect", "name_card", "{by!name} a card")
say("effect", "pick_word(?by, [])", "{by!pick} a word")
say("effect", "pick_word", "{by!name} one of {words}")
for _name, _said in LABELS.items():
    say("effect", f'label("{_name}")', _said)
say("effect", "label", "{name}")
say("effect", "duel", "play rock, paper, scissors")
say("effect", "number", "{by!pick} a number from {least} to {most}")
say("effect", "ask(?question, foe)", "ask them {question}")
say("effect", "ask", "{by!answer} {question}")

# Pokémon in play.
say("effect", "switch", "{player!switch} {out} with {in}")
say("effect", "bench(?cards, new_active)", "put {cards} into play to become Active")
say("effect", "bench(?cards)", "put {cards} onto the Bench")
say("effect", "bench_as_basic", "put {cards} onto the Bench as <a Basic|Basic> Pokémon")
say("effect", "lay_down", "lay {cards} face down on the Bench")
say("effect", "turn_over", "turn {target} face up")
say(
    "effect",
    "mirror",
    "do to {target} whatever an attack did to this Pokémon last turn",
)
say("effect", "evolve", "evolve {onto} with {card}")
say("effect", "level_up", "level {onto} up with {card}")
say(
    "effect",
    "devolve(?target, discard, 1)",
    "devolve {target:whom}, discarding <its top card|the top card of each>",
)
say(
    "effect",
    "devolve(?target, ?to, 1)",
    "devolve {target:whom}, putting <its top card|the top card of each> {to}",
)
say(
    "effect",
    "devolve(?target, ?to, ?stages)",
    "devolve {target:whom} {stages:int} times, putting <its|their> top cards {to}",
)
say(
    "effect",
    f"devolve(?target, ?to, ref({NUMBER}))",
    "devolve {target:whom} by that many stages, putting <its|their> top cards {to}",
)
say(
    "effect",
    "devolve(?target, ?to, ?stages)",
    "devolve {target:whom} by as many stages as {stages}, putting <its|their> top cards {to}",
)
say("effect", "level_down", "level {target} down, putting its top card {to}")
say("effect", f"replace_top(ref({IT}), ?card)", "replace its top card by {card}")
say("effect", "replace_top", "replace the top card of {target} by {card}")
say("effect", "become_tool", "attach {card} as a Tool to {on}")
say("effect", "become_energy", "attach {card} as Energy to {on}")
say(
    "effect",
    "return_mon(?target, discard)",
    "discard {target:whom} and all attached cards",
)
say("effect", "return_mon", "put {target:whom} and all attached cards {to}")
say(
    "effect",
    "marker(?target, ?name, sub(0, markers_on(?target, ?name)))",
    "remove all {name} markers from {target}",
)
say(
    "effect",
    "marker(where(?target, fits_not(has_marker(?name))), ?name, 1)",
    "put a {name} marker on {target}, unless <it has|they have> one",
)
say("effect", "marker(?target, ?name, -9)", "remove any {name} markers from {target}")
say("effect", "marker(?target, ?name, 1)", "put a {name} marker on {target}")
say("effect", "marker(?target, ?name, -1)", "remove a {name} marker from {target}")
say("effect", "marker(?target, ?name, ?n)", "put {n:int} {name} markers on {target}")
say("effect", "marker", "put {name} markers on {target}, {count}")
say("effect", "aim", "the attack goes on against {target}")
say("effect", "end_this", "this no longer applies")
say("effect", "end_all_effects", "end all effects of attacks")
say("effect", "end_effects(?target, attack)", "end effects of attacks on {target}")
say("effect", "end_effects(?target, any)", "end all effects on {target}")
say("effect", "end_effects", "end effects of {cause} on {target}")

# The game.
say("effect", "take_prize(?player, 1)", "{player!take} a Prize")
say("effect", "take_prize", "{player!take} {count} <Prize|Prizes>")
say("effect", "end_turn", "the turn ends")
say("effect", "another_turn", "take another turn after this one, with nothing between turns")
say("effect", "win", "{player!win} the game")
say("effect", "use_attack", "use {attack} as this attack")
say("effect", "promote", "{target} becomes the Active Pokémon")
say("effect", "tell", "tell them {attack}")
_FREELY = "without paying its Energy cost or anything else it requires"
say("effect", "copy_attack", f"use {{attack}} {_FREELY}")
say("effect", f"use_card(ref({IT}))", "use its effect")
say("effect", "use_card", "use the effect of {card}")
_USES = "{player!use} the effect of {card} at once"
say("effect", "use_card_by(?card, ?player, nobody)", _USES)
say("effect", "use_card_by", f"{_USES}, as {{by^decide}}")
say("effect", "break", "stop repeating")
say("effect", "stop", "nothing more happens")
say("effect", "nullify", PREVENTED)
for _said in IN_PLACE.values():
    say("effect", "nullify", _said)
_AFTER = " (after Weakness and Resistance)"
say("effect", "set_amount(sub(event_amount(), ?by))", f"that damage is lowered by {{by}}{_AFTER}")
say(
    "effect",
    "set_amount(least(event_amount(), ?n))",
    f"that damage becomes {{n:int}} at most{_AFTER}",
)
say("effect", "set_amount", f"that damage becomes {{amount}}{_AFTER}")
say("effect", "set_zone", "it goes {to} instead")
say("effect", "unplay", "it counts as not played")
say("effect", "reflip", "flip all of them again")
say("effect", "count_as_heads", "the coins count as heads")

# Storing a number or a selection; results of effects have their letter at the end.
say("effect", "bind(?var, self())", "note {var}")
say("effect", "bind(?var, ?value)", "let {var} be {value:sel}")
say("effect", "bind(?var, ?value)", "let {var} equal {value:num}")
say("effect", "count_as_tails", "the coins count as tails")
