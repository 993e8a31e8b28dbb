"""Phrases of what can be tested."""

from __future__ import annotations

from playmat.lang.words import WORDS

from ..naming import IT, THEM
from ..results import SO, YOU_DID
from ..table import say
from .filters import WITH

# A card is of the kind that a player named by a word.
for _named, _phrase in {
    f"ref({IT})": "the kind named",
    "ref(?kind)": "the kind {kind} names",
}.items():
    _one, _two, _three = (
        f"and(compare({_named}, ==, {n}), is(?what, {fit}()))"
        for n, fit in enumerate(("energy", "trainer", "pokemon"), 1)
    )
    say("cond", f"or(or({_one}, {_two}), {_three})", f"{{what}} <is|are> of {_phrase}")

say("cond", "not(is(?what, afflicted()))", "{what} <has|have> no Special Condition")
say("cond", "not(is(?what, ?filter))", "{what} <isn't|aren't> {filter}")
say("cond", f"not(did({IT}))", "no")
say("cond", f"not(did({SO}))", "not so")
say("cond", f"not(did({YOU_DID}))", "you did not")
say("cond", f"not(all_heads({IT}))", "any tails")
say("cond", "not(any_of(?of))", "there is no {of:things}")
say("cond", "not(any_of(?of))", "there is none {of:ofs}")
say("cond", "not(my_turn())", "it is not your turn")
say("cond", "not(bench_full(?player))", "{player's} Bench has room")
say("cond", "not(event_from(all(me)))", "not by your side")
say("cond", "not(event_from(?who))", "not by {who}")
say("cond", "not", "not {condition/3}", 3)
say("cond", "and(event_cause(attack), not(event_from(all(me))))", "through their attack")
say("cond", "and", "{left/2} and {right/3}", 2)
say("cond", "or", "{left/1} or {right/2}", 1)
say("cond", "always", "in any case")
say("cond", "never", "in no case")

say("cond", f"compare(heads({IT}), >, 0)", "heads")
say("cond", f"compare(tails({IT}), >, 0)", "tails")
say("cond", f"compare(heads({IT}), ==, 0)", "no heads")
say("cond", f"compare(heads({IT}), ?how, ?n)", "{how} {n:int} heads")
say("cond", f"compare(tails({IT}), ?how, ?n)", "{how} {n:int} tails")
say("cond", "compare(heads(?coins), >, 0)", "heads of {coins}")
say("cond", "compare(tails(?coins), >, 0)", "tails of {coins}")
say("cond", f"all_heads({IT})", "all heads")
say("cond", "all_heads", "all heads of {coins}")
say("cond", f"did({IT})", "yes")
say("cond", f"did({SO})", "so")
say("cond", f"did({YOU_DID})", "you did")
say("cond", "did", "{var} was done")

for _zone, _place in {"deck": "deck", "hand": "hand", "bench_of": "Bench"}.items():
    say("cond", f"any_of({_zone}(?player))", f"{{player's}} {_place} isn't empty")
say("cond", "any_of(where(all(both), ?f))", "there is any {f:fadj} Pokémon")
say("cond", "any_of(where(all(both), ?f))", "there is any Pokémon ({f})")
say("cond", "any_of(where(all(?player), ?f))", "{player^have} any {f:fadj} Pokémon")
say("cond", "any_of(where(all(?player), ?f))", "{player^have} any Pokémon ({f})")
say("cond", "any_of(where(bench_of(?player), ?f))", "{player^have} any {f:fadj} Pokémon benched")
say("cond", "any_of(where(bench_of(?player), ?f))", "{player^have} any Pokémon benched ({f})")
_ONE = "one of {player's} Active Pokémon"
say("cond", "any_of(where(active(?player), afflicted()))", f"{_ONE} has a Special Condition")
for _word, _phrase in WITH.items():
    _holes = ", ".join(f"?{param.name}" for param in WORDS[_word].params)
    say("cond", f"any_of(where(active(?player), {_word}({_holes})))", f"{_ONE} has {_phrase}")
say("cond", "any_of(where(active(?player), ?f))", f"{_ONE} is {{f}}")
say("cond", "any_of(all(?player))", "{player^have} Pokémon in play")
say("cond", "any_of(stadium())", "a Stadium is in play")
say("cond", f"any_of(ref({IT}))", "anything was found")
say("cond", f"any_of(ref({THEM}))", "any were found")
say("cond", "any_of(ref(?var))", "{var} holds anything")
say("cond", "any_of", "there is any {of:counted}")
say(
    "cond",
    "compare(prizes_left(me), >, prizes_left(foe))",
    "you have more Prizes left than they have",
)
say("cond", "compare(dealt(), >, 0)", "any damage was done")
for _number, _phrase in {
    "prizes_left(?player)": "{player^have} # <Prize|Prizes> left",
    "count(hand(?player))": "{player^have} # <card|cards> in hand",
    "count(bench_of(?player))": "{player^have} # Benched Pokémon",
    "count(all(?player))": "{player^have} # Pokémon in play",
    "counters_on(?on)": "{on} <has|have> # damage <counter|counters>",
    "hp_left(?on)": "{on} <has|have> # HP left",
    "units(?on, any)": "{on} <has|have> # Energy",
    "units(?on, ?type)": "{on} <has|have> # {type} Energy",
}.items():
    say("cond", f"compare({_number}, ?how, ?n)", _phrase.replace("#", "{how} {n:int}"))
say("cond", "compare(count(?of), ?how, ?n)", "there are {how} {n:int} {of:counted}")
say("cond", "compare", "{left} is {how} {right/0}")
say("cond", "is(?what, afflicted())", "{what} <has|have> a Special Condition")
for _word, _phrase in WITH.items():
    _holes = ", ".join(f"?{param.name}" for param in WORDS[_word].params)
    say("cond", f"is(?what, {_word}({_holes}))", f"{{what}} <has|have> {_phrase}")
say("cond", "is", "{what} <is|are> {filter}")
say("cond", "my_turn", "it is your turn")
say("cond", "first_turn", "it is {player's} first turn")
say("cond", "went_first", "{player^go} first")
say("cond", "bench_full", "{player's} Bench is full")
say("cond", "used_last_turn", "it used {attack} last turn")
say("cond", "knocked_out_last_turn", "one of {player's} Pokémon was lost last turn")
say("cond", "entered_this_turn", "{who} came into play this turn")
say("cond", "played_this_turn", "{who} came into play from a hand this turn")
say("cond", "event_cause", "through {cause}")
say("cond", "event_from", "by {who}")
say("cond", "event_by_hand", "from a hand")
say("cond", "event_by_attack", "by the attack under way")
say("cond", "event_power", "the power used is a {power}")
say("cond", "event_from_zone", "coming from {place}")
say("cond", "event_to_zone", "going to {place}")
say("cond", "evolved_this_turn", "{who} evolved this turn")
say("cond", "cured_by_evolving", "{who} shed {condition} by evolving this turn")
say("cond", "attacked_this_turn", "{who} attacked this turn")
say("cond", "leveled_this_turn", "{who} leveled up this turn")
say("cond", "event_condition", "the condition is {condition}")
say("cond", "came_up_this_turn", "{who} came up from the Bench this turn")
say("cond", "healed_this_turn", "{who} was healed this turn")
say("cond", "attacked_last_turn", "{who} attacked last turn")
say("cond", "team_used_last_turn", "{player's} side used {attack} last turn")
say("cond", "attack_is", "the attack is {name}")
say("cond", "attack_in", "the attack is among {of}")
say("cond", "attack_concerns", "the attack concerns {who}")
say("cond", "pays_for", "its Energy pays for {attack}")
say("cond", "supporter_played", "{player^have} a Supporter played this turn")
