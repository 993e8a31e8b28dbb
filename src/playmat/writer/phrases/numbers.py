"""Phrases for numbers, counts after "for each", and signed changes."""

from __future__ import annotations

from playmat.writer.memory import COINS, FIRST_NUMBER, IT, NUMBER, PAIR, THEM
from playmat.writer.phrase_table import say, section
from playmat.writer.phrases.amounts import amount
from playmat.writer.results import DONE, done_key

section("numbers")

say("num", f"ref({NUMBER})", "that many")
say("num", f"ref({FIRST_NUMBER})", "the first number")
for _number in (IT, THEM):
    say("num", f"ref({done_key('hit', _number)})", "the damage of that hit")
say("num", "ref(?var)", "{var}")

for _coins in (IT, THEM, PAIR):
    for _side in ("heads", "tails"):
        say("num", f"{_side}({_coins})", f"the {_side}")
        say("unit", f"{_side}({_coins})", _side)
for _coin, _nth in zip(COINS, ("first", "second", "third", "fourth"), strict=True):
    for _side in ("heads", "tails"):
        say("num", f"{_side}({_coin})", f"the {_side} of the {_nth} coin")
        say("unit", f"{_side}({_coin})", f"{_side} of the {_nth} coin")
say("num", "heads", "the heads of {var}")
say("num", "tails", "the tails of {var}")
say("unit", "heads(?coins)", "heads of {coins}")
say("unit", "tails(?coins)", "tails of {coins}")
say("unit", f"retreat_of(ref({IT}))", "Energy in its Retreat Cost")
for _one, _its in {"defender": "the Defending Pokémon's", "self": "this Pokémon's"}.items():
    say("unit", f"retreat_of({_one}())", f"Energy in {_its} Retreat Cost")
say("unit", "retreat_of(?on)", "Energy in the Retreat Cost of {on}")
for _player, _whose in {"me": "your", "foe": "their"}.items():
    # If two Pokémon are Active, both count.
    _up, _all = f"active({_player})", f"all {_whose} Active Pokémon"
    say("unit", f"counters_on({_up})", f"damage counter on {_all}")
    say("unit", f"units({_up}, any)", f"Energy on {_all}")
    say("unit", f"units({_up}, ?type)", f"{{type}} Energy on {_all}")
    _cards = f"count(where(energy_on({_up}), ?f))"
    say("unit", _cards, f"{{f:fenergy}} Energy card on {_all}")
say("unit", "counters_on(?on)", "damage counter on {on}")
say("unit", "units(?on, any)", "Energy on {on}")
say("unit", "units(?on, ?type)", "{type} Energy on {on}")
say("unit", "types_among(?of)", "type among {of}")
say("unit", "units_in(?of, any)", "Energy provided by {of}")
say("unit", "units_in(?of, ?type)", "{type} Energy provided by {of}")
say("unit", "unpaid(any)", "Energy on this Pokémon beyond the attack's cost")
say("unit", "unpaid(?type)", "{type} Energy on this Pokémon beyond the attack's cost")
_CARDS = "{filter:fnoun} card on this Pokémon beyond the attack's cost"
say("unit", "unpaid_cards(?filter)", _CARDS)
say("unit", "prizes_left(me)", "Prize you have left")
say("unit", "prizes_left(foe)", "Prize they have left")
for _word, (_one, _, _) in DONE.items():
    # Other cards may already be attached.
    _unit = "card attached this way" if _word == "attach" else _one.removeprefix("the ")
    for _number in (IT, THEM):
        say("unit", f"count(ref({done_key(_word, _number)}))", _unit)
say("unit", f"count(where(ref({IT}), energy()))", "Energy card of it")
say("unit", "count(?of)", "{of:things}")
say("unit", "markers_on(?on, ?name)", "{name} marker on {on}")

say("unit", "prizes_gone(me)", "Prize you have taken")
say("unit", "prizes_gone(foe)", "Prize they have taken")
say("unit", "prizes_taken_last_turn(?player)", "Prize {player^have} taken in {player's} last turn")
say("unit", "energy_played(?player)", "Energy card attached in {player's} turn")
say("unit", "conditions_on(?on)", "Special Condition on {on}")

say("per", "?n", "for each {n:unit}")
say("per", "count(?of)", "for each {of:ofs}")
say("per", "add(?left, ?right)", "{left:per} and {right:per}")

# Counts for modifiers are taken in advance if something may change them.
say("each", f"ref({NUMBER})", "for each counted")
say("each", "?n", "{n:per}")

for _zone in ("hand", "deck"):
    say("num", f"count({_zone}(?player))", f"{{player's}} {_zone} size")
say("num", "count", "the number of {of:things+}")
say("num", "count", "the number {of:ofs}")
say("num", "bench_room", "there is room on {player's} Bench")
for _player, _who in {"me": "you", "foe": "they"}.items():
    say("num", f"prizes_gone({_player})", f"the Prizes {_who} have taken")
    say("num", f"prizes_left({_player})", f"the Prizes {_who} have left")
say("num", "prizes_gone", "{player's} Prizes taken")
say("num", "prizes_taken_last_turn", "the Prizes {player^have} taken in {player's} last turn")
say("num", "energy_played", "{player's} Energy cards attached this turn")
say("num", "conditions_on", "the Special Conditions on {on}")
say("num", "printed_hp", "the printed HP of {of}")
_GIVEN = "units_in(where(energy_on(?on), provides(?type)), ?type)"
say("num", _GIVEN, "all the {type} Energy on {on}")
say("num", "units_in", "the[ {type}] Energy in {of}")
say("num", "unpaid_cards", "the {filter:fnoun} cards beyond the cost")
say("num", "units", "the[ {type}] Energy on {on}")
say("num", "unpaid", "the[ {type}] Energy beyond the cost")
say("num", "counters_on", "the damage counters on {on}")
say("num", "prizes_left", "{player's} Prizes left")
say("num", "hp_left", "the HP {on} <has|have> left")
say("num", "hp_of", "the maximum HP of {on}")
say("num", "retreat_of", "the Retreat Cost of {on}")
say("num", "dealt", "the damage this attack did")
say("num", "last_damage", "the damage an attack last did to {on}")
say("num", "base_damage", "the printed damage")
say("num", "event_amount", "that damage")
say("num", "markers_on", "the {name} markers on {on}")
say("num", "turns_taken", "{player's} turns so far")
say("num", "types_among", "the number of types among {of}")
say("num", "half_up", "half of {value} rounded up to the nearest 10")
say("num", "half_down", "half of {value} rounded down to the nearest 10")
say("num", "least", "the smaller of {left} and {right}")
say("num", "most", "the larger of {left} and {right}")
say("num", "mul(2, event_amount())", "twice that damage")
say("num", "mul(?left, least(?n, ?most))", "{left:int} {n:per}, counting at most {most:int}", 6)
say("num", "mul(?left, ?right)", "{left:int} {right:per}", 6)
say("num", "mul", "{left/6} times {right/7}", 6)
say("num", "add", "{left/5} plus {right/6}", 5)
say("num", "sub", "{left/5} minus {right/6}", 5)

say("change", "mul(?left, ?right)", "{left:signed} {right:per}")
say("change", "?number", "{number:signed}")
say("change", "?number", "plus {number:num}")

# Changes of an attack's damage.
for _how in ("more", "less"):
    say(
        "extra",
        "mul(?left, least(?n, ?most))",
        f"{{left:{_how}}} {_how} damage {{n:per}}, counting at most {{most:int}}",
    )
    _limit = f"{{left:{_how}}} {_how} damage {{n:per}}, but at most {{most:{_how}}} {_how}"
    say("extra", "most(mul(?left, ?n), ?most)", _limit)
    say("extra", "mul(?left, ?right)", f"{{left:{_how}}} {_how} damage {{right:per}}")
    _times = f"{{left:{_how}}} {_how} damage times {{right:num/7}}"
    say("extra", "mul(?left, ?right)", _times)
    say("extra", "?number", f"{{number:{_how}}} {_how} damage")
say("extra", "?number", "more damage, as much as {number:num}")

for _n in range(2, 7):
    say("several", str(_n), str(_n))

amount("ncards", "card", "cards")
amount("ncounters", "damage counter", "damage counters")
amount("ncoins", "coin", "coins")

# Amounts of damage: a number before the word, or what it equals.
say("points", "?n", "{n:int}")
say("points", f"ref({NUMBER})", "that much")
