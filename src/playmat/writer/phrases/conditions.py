"""Phrases for conditions."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final

from playmat.writer.memory import COINS, FIRST_NUMBER, IT, NOTE, NUMBER, PAIR, THEM
from playmat.writer.phrase_table import say, section
from playmat.writer.phrases.nouns import MARKED
from playmat.writer.results import BY_THEM, DONE, SO, THEY_DID, YOU_DID, done_key

section("conditions")

_NOT_LATELY: Final = {
    "entered_this_turn": "did not come into play this turn",
    "played_this_turn": "was not played from the hand this turn",
    "evolved_this_turn": "did not evolve this turn",
    "attacked_this_turn": "did not attack this turn",
    "leveled_this_turn": "did not level up this turn",
    "came_up_this_turn": "did not come up from the Bench this turn",
}

_PARTS: Final = "fits_any(name_has(?one), name_has(?other))"
_NAMED_SO: Final = "{what} <is a|are> Pokémon with {one} or {other} in the name"


# Long lists of alternatives.
def _one_of(tests: Iterable[str], row: str = "") -> str:
    """Tests of which one must hold, joined from the left."""
    for test in tests:
        row = f"or({row}, {test})" if row else test
    return row


for _start in (10, 20):
    _amounts = [f"compare(event_amount(), ==, {n})" for n in range(_start, _start + 180, 20)]
    _row = f"that damage is {_start}, {_start + 20}, {_start + 40} and so on to {_start + 160}"
    say("cond", _one_of(_amounts), _row)

# Cards of the kind that a player named.
_GUESSED = (
    'is(?what, name_has("Light"))',
    'is(?what, name_has("Dark"))',
    'not(is(?what, fits_any(name_has("Light"), name_has("Dark"))))',
)
_RIGHT = [f"and(compare(ref({NUMBER}), ==, {n}), {fit})" for n, fit in enumerate(_GUESSED, 1)]
say("cond", _one_of(_RIGHT), "that fits {what}")
_KINDS = ("pokemon", "trainer", "energy")
_RIGHT = [
    f"and(compare(ref({NUMBER}), ==, {n}), is(?what, {fit}()))" for n, fit in enumerate(_KINDS, 1)
]
say("cond", f"not({_one_of(_RIGHT)})", "{what} <isn't|aren't> of that kind")
for _named, _phrase in {
    f"ref({NUMBER})": "the kind named",
    "ref(?kind)": "the kind {kind} names",
}.items():
    _one, _two, _three = (
        f"and(compare({_named}, ==, {n}), is(?what, {fit}()))"
        for n, fit in enumerate(("energy", "trainer", "pokemon"), 1)
    )
    say("cond", f"or(or({_one}, {_two}), {_three})", f"{{what}} <is|are> of {_phrase}")

say("cond", "is(event_other(), one_of(attacker()))", "it comes off the attacking Pokémon")
for _trait, _said in {
    "afflicted()": "Special Condition",
    "has_energy()": "Energy",
    "has_type(?type)": "{type} Energy",
    "damaged()": "damage counters on <it|them>",
}.items():
    say("cond", f"not(is(?what, {_trait}))", f"{{what}} <has|have> no {_said}")
say("cond", "not(is(?what, ?filter))", "{what} <doesn't|don't> have {filter:having}")
for _who, _said in {"defender()": "the Defending Pokémon", "host()": "its Pokémon"}.items():
    for _tag, _noun in MARKED.items():
        say("cond", f"not(is({_who}, tag({_tag})))", f"{_said} isn't a {_noun}")
say("cond", "not(is(?what, ?filter))", "{what} <isn't|aren't> {filter:filter/0}")
_EITHER: Final = "{what} <is a|are> Pokémon{one:ruled} or Pokémon{other:ruled}"
say("cond", "is(?what, fits_any(tag(?one), tag(?other)))", _EITHER)
say("cond", f"not(did({IT}))", "no")
say("cond", f"not(did({SO}))", "you don't")
say("cond", f"not(did({BY_THEM}))", "they don't")
say("cond", f"not(did({YOU_DID}))", "you did not")
say("cond", f"not(did({THEY_DID}))", "they did not")
for _coins in (IT, THEM, PAIR):
    say("cond", f"not(all_heads({_coins}))", "not all are heads")
for _zone, _place in {"deck": "deck", "hand": "hand", "bench_of": "Bench"}.items():
    say("cond", f"not(any_of({_zone}(?player)))", f"{{player's}} {_place} is empty")
say("cond", "not(any_of(where(under(?of), named(?name))))", "{name} isn't under {of}")
_SHARED = {'"GX"': "GX attack", '"VSTAR"': "VSTAR Power", "?shared": "{shared}"}
for _shared, _once in _SHARED.items():
    _used = f"limit_used(?player, {_shared})"
    say("cond", f"not({_used})", f"{{player^have}} used no {_once} this game")
    say("cond", _used, f"{{player^have}} used a {_once} this game")
_LAST = "taken {how} {n:int} Prize cards in {player's} last turn"
say("cond", "compare(prizes_taken_last_turn(?player), ?how, ?n)", f"{{player^have}} {_LAST}")
for _group, _where in {"all": "in play", "bench_of": "on the Bench"}.items():
    _none = f"not(any_of(where({_group}(?player), ?f)))"
    say("cond", _none, f"{{player^have}} no {{f:fmon}} {_where}")
say("cond", "not(any_of(where(prizes(?player), face_down())))", "{player^have} no face-down Prizes")
say("cond", "not(any_of(beside(?player)))", "{player^have} no Supporter in play")
_BESIDE: Final = "any_of(where(less(active(?player), self()), fits_not(named(?name))))"
for _other, _said in {_BESIDE: "is not {name}", f"not({_BESIDE})": "is {name} or missing"}.items():
    say("cond", _other, f"{{player's}} other Active {_said}")
say("cond", "not(any_of(?of))", "there is no {of:things}")
say("cond", "not(any_of(?of))", "there isn't one {of:ofs}")
for _shape, _had, _was in (("?", "had a", "was"), ("not(?)", "had no", "wasn't")):
    _any, _named = (_shape.replace("?", f"already(?who, {of})") for of in ("[]", "?conditions"))
    say("cond", _any, f"{{who}} {_had} Special Condition before the attack")
    say("cond", _named, f"{{who}} {_was} already {{conditions:*acondition}}")
say("cond", "not(falls(?who))", "{who} <survives|survive> this attack")
say("cond", "not(my_turn())", "it is not your turn")
say("cond", "not(bench_full(?player))", "there is room on {player's} Bench")
say("cond", "not(first_turn(?player))", "it is not {player's} first turn")
say("cond", "not(used_last_turn(?attack))", "it did not use {attack} in your last turn")
say(
    "cond",
    "not(team_used_last_turn(?player, ?attack))",
    "{player's} side did not use {attack} in {player's} last turn",
)
for _word, _phrase in _NOT_LATELY.items():
    say("cond", f"not({_word}(?who))", f"{{who}} {_phrase}")
say("cond", "not(supporter_played(?player))", "{player^have} played no Supporter this turn")
for _group, _where in {"all": "in play", "bench_of": "on the Bench"}.items():
    _most = f"not(compare(count(where({_group}(both), ?f)), >, ?n))"
    say("cond", _most, f"no more than {{n:int}} {{f:fmon}} <is|are> {_where}")
    _most = f"not(compare(count(where({_group}(?player), ?f)), >, ?n))"
    say("cond", _most, f"{{player^have}} no more than {{n:int}} {{f:fmon}} {_where}")
say("cond", "not(compare(count(?of), ?how, 1))", "there is not {how} 1 {of:counted}")
say("cond", "not(compare(count(?of), ?how, ?n))", "there are not {how} {n:int} {of:counted}")
say("cond", "not(event_cause(rule))", "the rules are not the cause")
say("cond", "not(event_cause(?cause))", "{cause} is not the cause")
say("cond", "not(event_from(all(me)))", "your side is not behind it")
say("cond", "not(event_from(all(foe)))", "their side is not behind it")
say("cond", "not(event_from(?who))", "{who} did not cause it")
say("cond", "not(event_by_hand())", "it doesn't come from a hand")
say("cond", "not(or(?left, ?right))", "neither {left:cond/2} nor {right:cond/2}")
say("cond", "not(?condition)", "not {condition:cond/3}")
say("cond", "and(event_cause(attack), not(event_from(all(me))))", "their attack is the cause")
for _group, _where in {"all": "in play", "bench_of": "on the Bench"}.items():
    _each = [
        f"any_of(where({_group}(me), named(?{name})))" for name in ("one", "two", "three", "four")
    ]
    _first = f"and({_each[0]}, {_each[1]})"
    _more = f"and({_first}, {_each[2]})"
    say(
        "cond",
        f"and({_more}, {_each[3]})",
        f"you have {{one}}, {{two}}, {{three}} and {{four}} {_where}",
    )
    say("cond", _more, f"you have {{one}}, {{two}} and {{three}} {_where}")
    say("cond", _first, f"you have {{one}} and {{two}} {_where}")
say("cond", "and", "{left/2} and {right/3}", 2)
say("cond", "or", "{left/1} or {right/2}", 1)
say("cond", "always", "in any case")
say("cond", "never", "in no case")

for _side in ("heads", "tails"):
    say("cond", f"compare({_side}({IT}), >, 0)", _side)
    for _coins, _any in {THEM: "any are", PAIR: "either is"}.items():
        say("cond", f"compare({_side}({_coins}), >, 0)", f"{_any} {_side}")
say("cond", f"compare(heads({PAIR}), ==, 0)", "both are tails")
say("cond", f"all_heads({PAIR})", "both are heads")
for _coins in (IT, THEM, PAIR):
    _of_them = "" if _coins == IT else "<is|are> "
    _none = "all are tails" if _of_them else "no heads"
    say("cond", f"compare(heads({_coins}), ==, 0)", _none)
    for _side in ("heads", "tails"):
        _many = f"{{how}} {{n:int}} {_of_them}{_side}"
        say("cond", f"compare({_side}({_coins}), ?how, ?n)", _many)
    say("cond", f"all_heads({_coins})", "all are heads" if _of_them else "it is heads")
for _coin, _nth in zip(COINS, ("first", "second", "third", "fourth"), strict=True):
    say("cond", f"compare(heads({_coin}), ==, 0)", f"the {_nth} coin is not heads")
    for _side in ("heads", "tails"):
        say("cond", f"compare({_side}({_coin}), >, 0)", f"the {_nth} coin is {_side}")
        say(
            "cond",
            f"compare({_side}({_coin}), ?how, ?n)",
            f"{{how}} {{n:int}} {_side} of the {_nth}",
        )
    say("cond", f"all_heads({_coin})", f"the {_nth} coin is heads")
say("cond", "compare(heads(?coins), >, 0)", "heads of {coins}")
say("cond", "compare(tails(?coins), >, 0)", "tails of {coins}")
for _side in ("heads", "tails"):
    _told = f"{{how}} {{n:int}} {_side} of {{coins}}"
    say("cond", f"compare({_side}(?coins), ?how, ?n)", _told)
say("cond", "all_heads", "all heads of {var}")
say("cond", f"did({IT})", "yes")
say("cond", f"did({FIRST_NUMBER})", "the first answer was yes")
say("cond", f"not(did({FIRST_NUMBER}))", "the first answer was no")
say("cond", f"did({SO})", "you do")
for _word, (_, _, _any) in DONE.items():
    for _number in (IT, THEM):
        say("cond", f"did({done_key(_word, _number)})", _any)
say("cond", f"did({YOU_DID})", "you did")
say("cond", f"did({BY_THEM})", "they do")
say("cond", f"did({THEY_DID})", "they did")
say("cond", "did(FIRST_CARDS)", "any were chosen")
for _short, _some in {
    "CARD": "a card was chosen",
    "CARDS": "any cards were chosen",
    "MON": "a Pokémon was chosen",
    "MONS": "any Pokémon were chosen",
    "ATTACK": "an attack was chosen",
    "ATTACKS": "any attacks were chosen",
}.items():
    say("cond", f"did({_short})", _some)
    say("cond", f"did(FIRST_{_short})", f"{_some} first")
    say("cond", f"did(PICKED_{_short})", _some)
say("cond", "did", "{var} was done")

say("cond", "any_of(bench_of(both))", "there are Benched Pokémon")
for _group, _some in {
    "deck": "cards left in {player's} deck",
    "hand": "cards in hand",
    "bench_of": "Benched Pokémon",
}.items():
    say("cond", f"any_of({_group}(?player))", f"{{player^have}} {_some}")
say("cond", "any_of(where(under(?of), named(?name)))", "{name} is under {of}")
say("cond", "any_of(where(stadium(), named(?name)))", "{name} is in play")
say("cond", "any_of(where(hand(?player), ?f))", "{player^have} a {f:fnoun/0} in {player's} hand")
for _zone, _place in {"discards": "discard pile", "deck": "deck"}.items():
    _there = f"{{player^have}} a {{f:fnoun}} in {{player's}} {_place}"
    say("cond", f"any_of(where({_zone}(?player), ?f))", _there)
say("cond", "any_of(where(energy_on(?to), named(?name)))", "{to} <has|have> {name} attached")
say(
    "cond",
    "any_of(where(energy_on(?to), ?f))",
    "{to} <has|have> an Energy card {f:ftail} on <it|them>",
)
say("cond", "any_of(energy_on(?to))", "{to} <has|have> an Energy card on <it|them>")
say("cond", "any_of(where(gear_on(?to), tool()))", "{to} <has|have> a Tool attached")
say("cond", "any_of(where(gear_on(?to), ?f))", "{to} <has|have> a {f:fgear} on <it|them>")
say(
    "cond",
    "any_of(where(beside(?player), name_has(?part)))",
    "{player^have} a {part} Supporter in play",
)
say("cond", "any_of(beside(?player))", "{player^have} a Supporter in play")
say("cond", "is(this_card(), one_of(beside(?player)))", "this card lies beside {player's} Active")
for _group, _where in {"all": "in play", "bench_of": "on the Bench"}.items():
    say("cond", f"any_of(where({_group}(both), named(?name)))", f"any {{name}} is {_where}")
    _named = f"any_of(where({_group}(?player), named(?name)))"
    say("cond", _named, f"{{player^have}} {{name}} {_where}")
    _several = f"any_of(where({_group}(?player), ?f))"
    say("cond", _several, f"{{player^have}} {{f:names}} {_where}")
for _group, _where in {"all": "in play", "bench_of": "on the Bench"}.items():
    _both, _own = f"any_of(where({_group}(both), ?f))", f"any_of(where({_group}(?player), ?f))"
    for _whose, _said in {_both: f"a # is {_where}", _own: f"{{player^have}} a # {_where}"}.items():
        say("cond", _whose, _said.replace("#", "{f:fmon}"))
_ONE = "{player's} Active Pokémon"
say("cond", "any_of(where(active(?player), afflicted()))", f"{_ONE} has a Special Condition")
say("cond", "any_of(where(active(?player), ?f))", f"{_ONE} has {{f:having}}")
say("cond", "any_of(where(active(?player), ?f))", f"{_ONE} is {{f:filter/0}}")
say("cond", "any_of(all(?player))", "{player^have} Pokémon in play")
_OTHER = "less(all(both), self())"
say("cond", f"any_of({_OTHER})", "there is another Pokémon in play")
say("cond", f"any_of(where({_OTHER}, ?f))", "there is another {f:fmon} in play")
say("cond", "any_of(less(all(?player), self()))", "{player^have} another Pokémon in play")
_MORE = "any_of(where(less(all(?player), self()), ?f))"
say("cond", _MORE, "{player^have} another {f:fmon}")
say("cond", "any_of(where(prizes(?player), face_down()))", "{player^have} face-down Prizes")
_PLAYED: Final = "any_of(where(trainers_played(?player), {f}))"
_HELD: Final = "from {player's} hand this turn"
say("cond", _PLAYED.format(f="named(?n)"), "{player^have} played {n} " + _HELD)
say("cond", _PLAYED.format(f="?f"), "{player^have} played any {f:fone+} " + _HELD)
_BEATEN = "Knocked Out by attack damage last turn"
say("cond", "any_of(fallen(?player))", f"one of {{player's}} Pokémon was {_BEATEN}")
say("cond", "any_of(where(fallen(?player), ?f))", f"one of {{player's}} {{f:fmon+}} was {_BEATEN}")
say("cond", "any_of(prizes(?player))", "{player^have} Prizes left")
say("cond", "any_of(stadium())", "a Stadium is in play")
for _player, _whose in {"me": "yours", "foe": "theirs"}.items():
    say(
        "cond", f"any_of(where(stadium(), owned_by({_player})))", f"the Stadium in play is {_whose}"
    )
say("cond", "any_of(where(stadium(), ?f))", "a Stadium {f:ftail} is in play")
say("cond", f"any_of(ref({IT}))", "you chose one")
say("cond", f"any_of(ref({THEM}))", "any were found")
say("cond", f"any_of(ref({NOTE}))", "damage was changed")
say("cond", f"not(any_of(ref({NOTE})))", "damage was not changed")
say("cond", "any_of(ref(?var))", "{var} is there")
say("cond", "any_of", "there is a {of:things}")
say("cond", "any_of", "there is one {of:ofs}")
for (_how, _more), (_one, _other, _have, _than) in product(
    {">": "more", "<": "fewer"}.items(),
    (("me", "foe", "you have", "they do"), ("foe", "me", "they have", "you")),
):
    _left = f"compare(prizes_left({_one}), {_how}, prizes_left({_other}))"
    say("cond", _left, f"{_have} {_more} Prizes left than {_than}")
    _held = f"compare(count(hand({_one})), {_how}, count(hand({_other})))"
    say("cond", _held, f"{_have} {_more} cards in hand than {_than}")
_left = "compare(prizes_left(me), !=, prizes_left(foe))"
say("cond", _left, "you and they have different numbers of Prizes left")
for _how, _least in {">=": "at least", "<=": "at most"}.items():
    _held = f"compare(count(hand(me)), {_how}, count(hand(foe)))"
    say("cond", _held, f"you have {_least} as many cards in your hand as they do")
for _how, _more in {
    ">": "more # than",
    "<": "fewer # than",
    "==": "the same number of # as",
}.items():
    _cards = f"compare(count(energy_on(?one)), {_how}, count(energy_on(?other)))"
    say("cond", _cards, f"{{one}} <has|have> {_more.replace('#', 'Energy cards')} {{other}}")
_cards = "compare(count(energy_on(?one)), !=, count(energy_on(?other)))"
say("cond", _cards, "{one:sel/7} and {other} have different numbers of Energy cards")
say(
    "cond",
    "compare(count(hand(me)), ==, count(hand(foe)))",
    "you have the same number of cards in your hand as they do",
)
_UNITS: Final = "compare(units(?one, any), #, units(?other, any))"
for _how, _more in {
    ">": "more Energy than",
    "<": "less Energy than",
    "==": "exactly as much Energy as",
}.items():
    say("cond", _UNITS.replace("#", _how), f"{{one}} <has|have> {_more} {{other}}")
for _how, _more in {
    ">": "more HP left than",
    "<": "less HP left than",
    ">=": "at least as much HP left as",
    "<=": "at most as much HP left as",
}.items():
    _left = f"compare(hp_left(?one), {_how}, hp_left(?other))"
    say("cond", _left, f"{{one}} <has|have> {_more} {{other}}")
say("cond", "compare(energy_played(me), ==, 0)", "you have attached no Energy this turn")
say("cond", "compare(dealt(), >, 0)", "this attack did any damage")
_THERE: Final = {"all": "in play", "bench_of": "on the Benches"}
for _number, _phrase in {
    **{f"count({group}(both))": f"# Pokémon <is|are> {where}" for group, where in _THERE.items()},
    **{
        f"count(where({group}(both), ?f))": f"# {{f:fmon}} <is|are> {where}"
        for group, where in _THERE.items()
    },
    "prizes_left(?player)": "{player^have} # <Prize|Prizes> left",
    "count(hand(?player))": "{player^have} # <card|cards> in {player's} hand",
    "count(bench_of(?player))": "{player^have} # Benched Pokémon",
    "count(all(?player))": "{player^have} # Pokémon in play",
    "count(where(all(?player), ?f))": "{player^have} # {f:fmon} in play",
    "count(where(bench_of(?player), ?f))": "{player^have} # {f:fmon} on the Bench",
    "counters_on(?on)": "{on} <has|have> # damage <counter|counters>",
    "hp_left(?on)": "{on} <has|have> # HP left",
    "units(?on, any)": "{on} <has|have> # Energy",
    "units(?on, ?type)": "{on} <has|have> # {type} Energy",
}.items():
    _few = _phrase.replace("# HP", "{n:int} HP or less").replace("#", "{n:int} or fewer")
    say("cond", f"compare({_number}, <=, ?n)", _few)
    say("cond", f"compare({_number}, ?how, ?n)", _phrase.replace("#", "{how} {n:int}"))
for _group, _noun in {"all": "Pokémon in play", "bench_of": "Benched Pokémon"}.items():
    for _how, _more in {
        "<": "fewer # than",
        ">": "more # than",
        "==": "the same number of # as",
    }.items():
        _counts = f"compare(count({_group}(me)), {_how}, count({_group}(foe)))"
        say("cond", _counts, f"you have {_more.replace('#', _noun)} they do")
    _counts = f"compare(count({_group}(me)), <=, count({_group}(foe)))"
    say("cond", _counts, f"you have no more {_noun} than they do")
say("cond", "compare(count(?of), ?how, 1)", "there is {how} 1 {of:counted}")
say("cond", "compare(count(?of), ?how, ?n)", "there are {how} {n:int} {of:counted}")
for _how, _said in {"==": "are alike", "!=": "differ"}.items():
    say("cond", f"compare(ref({FIRST_NUMBER}), {_how}, ref({NUMBER}))", f"the two {_said}")
say("cond", f"compare(ref(?var), ==, ref({NUMBER}))", "{var} and that one are alike")
say("cond", f"compare(ref(?var), !=, ref({NUMBER}))", "{var} and that one differ")
say("cond", f"compare(ref({NUMBER}), >, 0)", "there were any")
say("cond", f"compare(ref({NUMBER}), ==, 0)", "there were none")
say("cond", f"compare(ref({NUMBER}), >=, ?n)", "there were at least {n:int}")
say("cond", f"compare(ref({NUMBER}), ==, ?n)", "that is number {n:int}")
say("cond", "compare(?left, ==, ?n)", "{left} is {n:int}")
say("cond", "compare", "{left} is {how} {right:int}")
for _how, _phrase in {"==": "equals", "!=": "differs from"}.items():
    say("cond", f"compare(?left, {_how}, ?right)", f"{{left}} {_phrase} {{right/0}}")
say("cond", "compare", "{left} is {how} {right/0}")
for _who, _said in {
    "defender()": "the Defending Pokémon",
    "self()": "this Pokémon",
    "host()": "its Pokémon",
    "attacker()": "the attacking Pokémon",
    f"ref({IT})": "it",
}.items():
    for _tag, _noun in MARKED.items():
        say("cond", f"is({_who}, tag({_tag}))", f"{_said} is a {_noun}")
    say("cond", f"is({_who}, name_has(?part))", f"{_said} is a {{part}} Pokémon")
say("cond", "is(?what, afflicted())", "{what} <has|have> a Special Condition")
say("cond", "is(?what, ?filter)", "{what} <has|have> {filter:having}")
say("cond", f"is(?what, fits_both(pokemon(), {_PARTS}))", _NAMED_SO)
say("cond", "is(?what, fits_both(pokemon(), ?f))", "{what} <is a|are> {f:fadj} Pokémon")
say(
    "cond",
    "is(?what, fits_any(name_has(?part), typed(?type)))",
    "{what} <has|have> {part} in the name or <is|are> {type:element} type",
)
say(
    "cond",
    "is(?what, fits_any(typed(?type), name_has(?part)))",
    "{what} <is|are> {type:element} type or <has|have> {part} in the name",
)
say(
    "cond",
    "is(?what, fits_any(typed(?type), typed(?other)))",
    "{what} <is|are> {type:element} or {other:element} type",
)
say("cond", "is(?what, provides(?type))", "{what} <gives|give> {type} Energy")
say(
    "cond",
    "is(?what, fits_both(?left, ?right))",
    "{what} <has|have> {left:having} and {right:having}",
)
say("cond", "is(?what, ?filter)", "{what} <is|are> {filter:filter/0}")
say("cond", "my_turn", "it is your turn")
say("cond", "their_turn", "it is their turn")
say("cond", "first_turn", "it is {player's} first turn")
say("cond", "went_first", "{player^go} first")
say("cond", "bench_full", "{player's} Bench is full")
say("cond", "used_last_turn", "it used {attack} in your last turn")
say("cond", "knocked_out_last_turn", "one of {player's} Pokémon was Knocked Out last turn")
say("cond", "entered_this_turn", "{who} came into play this turn")
say("cond", "played_this_turn", "{who} was played from the hand this turn")
say("cond", "event_cause(rule)", "the rules are the cause")
say("cond", "event_cause", "{cause} is the cause")
say("cond", "event_from", "{who} <is|are> behind it")
say("cond", "event_by_hand", "it comes from a hand")
say("cond", "event_by_attack", "the attack just made is the cause")
say("cond", "event_power", "the power used is {power:apower}")
say("cond", "event_from_zone", "it comes out of {place}")
say("cond", "event_to_zone", "it goes to {place}")
say("cond", "evolved_this_turn", "{who} evolved this turn")
say("cond", "evolved_from", "{who} evolved from {name} this turn")
say("cond", "cured_by_evolving", "{who} shed {condition} by evolving this turn")
say("cond", "attacked_this_turn", "{who} attacked this turn")
say("cond", "leveled_this_turn", "{who} leveled up this turn")
say("cond", "event_condition", "the condition is {condition}")
say("cond", "came_up_this_turn", "{who} came up from the Bench this turn")
say("cond", "healed_this_turn", "{who} was healed this turn")
say("cond", "hurt_active_last_turn", "an attack damaged {who} as the Active last turn")
for _who, _whose in {"self()": "your", "?who": "their"}.items():
    _said = "this Pokémon" if _whose == "your" else "{who}"
    _turn = f"in {_whose} last turn"
    say("cond", f"not(attacked_last_turn({_who}))", f"{_said} did not attack {_turn}")
    say("cond", f"attacked_last_turn({_who})", f"{_said} attacked {_turn}")
say("cond", "team_used_last_turn", "{player's} side used {attack} in {player's} last turn")
say("cond", "struck_last_turn", "your {attack} hit {who} in your last turn")
say("cond", "attack_is", "the attack is {name}")
say("cond", "attack_in", "the attack is among {of}")
say("cond", "attack_concerns", "the attack concerns {who}")
say("cond", "falls", "{who} <is|are> Knocked Out by this")
say("cond", "pays_for", "this Pokémon has the Energy for {attack}")
say("cond", "supporter_played", "{player^have} played a Supporter this turn")
