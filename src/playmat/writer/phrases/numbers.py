"""Phrases of numbers, of what is counted behind "for each", and of changes with a sign."""

from __future__ import annotations

from playmat.writer.memory import IT, NUMBER, THEM
from playmat.writer.phrase_table import loosely, say
from playmat.writer.phrases.amounts import amount

say("num", f"ref({NUMBER})", "that many")
say("num", "ref(?var)", "{var}")

for _coins in (IT, THEM):
    for _side in ("heads", "tails"):
        say("num", f"{_side}({_coins})", f"the {_side}")
        say("unit", f"{_side}({_coins})", _side)
say("num", "heads", "the heads of {coins}")
say("num", "tails", "the tails of {coins}")
say("unit", "heads(?coins)", "heads of {coins}")
say("unit", "tails(?coins)", "tails of {coins}")
say("unit", "retreat_of(?on)", "point of the Retreat Cost of {on}")
say("unit", "counters_on(?on)", "damage counter on {on}")
say("unit", "units(?on, any)", "Energy on {on}")
say("unit", "units(?on, ?type)", "{type} Energy on {on}")
say("unit", "unpaid(any)", "Energy beyond the cost")
say("unit", "unpaid(?type)", "{type} Energy beyond the cost")
say("unit", "prizes_left(me)", "Prize you have left")
say("unit", "prizes_left(foe)", "Prize they have left")
say("unit", "count(?of)", "{of:counted}")
loosely("unit", "add(?left, ?right)", "{left:unit} and each {right:unit}")
say("unit", "markers_on(?on, ?name)", "{name} marker on {on}")

say("unit", "prizes_gone(me)", "Prize you have taken")
say("unit", "prizes_gone(foe)", "Prize they have taken")
say("unit", "energy_played(?player)", "Energy card attached in {player's} turn")
say("unit", "conditions_on(?on)", "Special Condition on {on}")

for _zone in ("hand", "deck"):
    say("num", f"count({_zone}(?player))", f"{{player's}} {_zone} size")
say("num", "count", "the count of {of:things+}")
say("num", "count", "the count {of:ofs}")
say("num", "bench_room", "room on {player's} Bench")
say("num", "prizes_gone", "{player's} Prizes taken")
say("num", "energy_played", "{player's} Energy cards attached this turn")
say("num", "conditions_on", "the Special Conditions on {on}")
say("num", "printed_hp", "the printed HP of {of}")
say("num", "units_in", "the[ {type}] Energy in {of}")
say("num", "unpaid_cards", "the {filter:fnoun+} beyond the cost")
say("num", "units", "the[ {type}] Energy on {on}")
say("num", "unpaid", "the[ {type}] Energy beyond the cost")
say("num", "counters_on", "the damage counters on {on}")
say("num", "prizes_left", "{player's} Prizes left")
say("num", "hp_left", "the HP left of {on}")
say("num", "hp_of", "the HP of {on}")
say("num", "retreat_of", "the Retreat Cost of {on}")
say("num", "dealt", "the damage done")
say("num", "last_damage", "the last attack damage to {on}")
say("num", "base_damage", "the printed damage")
say("num", "event_amount", "that damage")
say("num", "markers_on", "the {name} markers on {on}")
say("num", "turns_taken", "{player's} turns so far")
say("num", "types_among", "the number of types among {of}")
say("num", "half_up", "half of {value} rounded up")
say("num", "half_down", "half of {value} rounded down")
say("num", "least", "the smaller of {left} and {right}")
say("num", "most", "the larger of {left} and {right}")
say("num", "mul(?left, ?right)", "{left:int} for each {right:unit}", 6)
say("num", "mul", "{left/6} times {right/7}", 6)
say("num", "add", "{left/5} plus {right/6}", 5)
say("num", "sub", "{left/5} minus {right/6}", 5)

say(
    "change",
    "mul(?left, least(?n, ?most))",
    "{left:signed} for each {n:unit}, counting at most {most:int}",
)
say(
    "change",
    "most(mul(?left, ?n), ?most)",
    "{left:signed} for each {n:unit}, {most:signed} at most",
)
say("change", "mul(?left, ?right)", "{left:signed} for each {right:unit}")
say("change", "mul(?left, ?right)", "{left:signed} times {right:num/7}")
say("change", "?number", "{number:signed}")
say("change", "?number", "plus {number:num}")

amount("ncards", "card", "cards")
amount("ncounters", "damage counter", "damage counters")
amount("ncoins", "coin", "coins")
