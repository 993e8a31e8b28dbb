"""Headings of statements with a block, before a colon."""

from __future__ import annotations

from itertools import product
from typing import Final

from playmat.writer.phrase_table import idiom, say, section

section("headings")

idiom(
    "head:effect",
    ("bind(?v, flip())", "if(compare(heads(?v), >, 0), ?then, ?else)"),
    "flip a coin{v()}. If heads",
)
idiom(
    "head:effect",
    ("bind(?v, flip())", "if(compare(tails(?v), >, 0), ?then, ?else)"),
    "flip a coin{v()}. If tails",
)
idiom(
    "head:effect",
    ("bind(?v, flip(2, me))", "if(all_heads(?v), ?then, ?else)"),
    "flip 2 coins{v()}. If both are heads",
)
idiom(
    "head:effect",
    ("bind(?v, flip(?n, me))", "if(all_heads(?v), ?then, ?else)"),
    "flip {n} <coin|coins>{v()}. If all are heads",
)
for _side in ("heads", "tails"):
    idiom(
        "head:effect",
        ("bind(?v, flip(1, foe))", f"if(compare({_side}(?v), >, 0), ?then, ?else)"),
        f"they flip a coin{{v()}}. If {_side}",
    )
for _side in ("heads", "tails"):
    idiom(
        "head:effect",
        ("bind(?v, flip(1, event_player))", f"if(compare({_side}(?v), >, 0), ?then, ?else)"),
        f"that player flips a coin{{v()}}. If {_side}",
    )
say("head:effect", "if", "if {condition}")
say("head:effect", "each", "for each {of:counted}{var()}")
say("head:effect", "repeat(?times, ?do)", "{times:per}")
say("head:effect", "repeat", "{times} <time|times>")
say("head:effect", "loop", "repeat")
say("head:effect", "may", "{by^may}")
say("head:effect", "either(foe, ?do)", "they choose what you do")
say("head:effect", "either", "{by!choose} one")
say("head:effect", "lasting", "{until}[, for {on}]")
say("head:effect", "delay(turn_ended(), ?if, ?do)", "at the end of this turn[, if {if}]")
say("head:effect", "delay(turn_ended(me), ?if, ?do)", "at the end of your turn[, if {if}]")
say("head:effect", "delay(turn_ended(foe), ?if, ?do)", "at the end of their next turn[, if {if}]")
say("head:effect", "delay", "later, when {event}[, if {if}]")

# Cards that may be used as Energy.
say(
    "clause",
    "as_energy(always(), [become_energy(this_card(), host())])",
    "it may be attached as an Energy card",
)
_AS_ENERGY: Final = "it may be attached as an Energy card"
_FOR_ANOTHER: Final = (
    "[bind(?v, choose(energy_on(host()), 1, 1, me)), become_energy(this_card(), host()),"
    " move(ref(?v), hand)]"
)
say(
    "clause",
    f"as_energy(is(host(), ?f), {_FOR_ANOTHER})",
    f"{_AS_ENERGY} to one of your {{f:fmon+}}, in exchange for another Energy card{{v()}} on it,"
    " which you take",
)
say("head:clause", "as_energy(is(host(), ?f), ?do)", f"{_AS_ENERGY} to one of your {{f:fmon+}}")
say("head:clause", "as_energy", f"{_AS_ENERGY}[, if {{needs}}]")

# Clauses phrased as a whole, with the condition implied by the effect.
for _act, _said in {
    "heal(self(), ?n)": "heal {n:int} damage from this Pokémon",
    "remove_counters(self(), ?n)": "remove {n:ncounters} from this Pokémon",
}.items():
    say(
        "clause",
        f"on(between_turns(), is(self(), damaged()), nobody, any_time, play, [{_act}])",
        f"at any point between turns, {_said}",
    )
for _act, _said in {
    "heal": "heal {n:int} damage",
    "remove_counters": "remove {n:ncounters}",
}.items():
    say(
        "clause",
        "on(between_turns(), any_of(where(all(me), damaged())), nobody, any_time, play,"
        f" [{_act}(all(me), ?n)])",
        f"at any point between turns, {_said} from each of your Pokémon",
    )
_BERRY: Final = (
    "compare(counters_on(host()), >=, ?n), #, free, play,"
    " [remove_counters(host(), ?n), discard(this_card())]"
)
_SPENT: Final = "discard this card and remove {n:int} of them"
for _moment, _may, _said in (
    ("between_turns()", "nobody", "at any point between turns, if {}, "),
    ("between_turns()", "me", "at any point between turns, if {}, you may "),
    ("turn_began()", "nobody", "at the start of each turn, if {}, "),
):
    say(
        "clause",
        f"on({_moment}, {_BERRY.replace('#', _may)})",
        _said.format("its Pokémon has at least {n:int} damage counters") + _SPENT,
    )
say(
    "clause",
    "on(between_turns(), is(host(), afflicted()), nobody, free, play,"
    " [cure(host()), discard(this_card())])",
    "at any point between turns, if its Pokémon has a Special Condition, discard this"
    " card and remove all of them",
)
_FEWER: Final = "where(active(foe), holds_fewer(energy(), active(me)))"
_GIVEN: Final = (
    f"[bind(?v, choose({_FEWER}, 1, 1, me)), bind(?w, choose(where(discards(foe), ?f), 1, 1, me)),"
    " attach(ref(?w), ref(?v))]"
)
say(
    "clause",
    f"power(?how, any_of(where(discards(foe), ?f)), never(), play, {_GIVEN})",
    "{how:use}, if their Active{v()} has fewer Energy cards than yours, you may attach a"
    " {f:fnoun}{w()} from their discard pile to it",
)

# Powers that check a Pokémon after the coins between turns.
for _ill, _still in {
    "condition_is(asleep)": "is still Asleep",
    "afflicted()": "still has a Special Condition",
}.items():
    say(
        "head:clause",
        f"on(between_turns(), is(self(), {_ill}), nobody, free, play, ?do)",
        f"between turns, if this Pokémon {_still}",
    )
_SLEEPERS: Final = "[counters(where(all({}), condition_is(asleep)), ?n)]"
for (_if, _while), (_of, _each) in product(
    {"is(self(), is_active())": ", as long as this Pokémon is Active", "always()": ""}.items(),
    {"both": "each Pokémon", "foe": "each of their Pokémon"}.items(),
):
    say(
        "clause",
        f"on(between_turns(), {_if}, nobody, free, play, {_SLEEPERS.format(_of)})",
        f"between turns{_while}, place {{n:ncounters}} on {_each} that is still Asleep",
    )

# Pokémon that come into play, and a card that wins the game.
for _may, _said in {"nobody": "", "me": ", you may"}.items():
    say(
        "head:clause",
        f"on(benched(self()), my_turn(), {_may}, free, play, ?do)",
        f"when you put this Pokémon into play during your turn{_said}",
    )
say(
    "clause",
    "power(once_player, compare(count(where(lost(foe), ?f)), >=, ?n), ?off, play, [win(me)])",
    "once in each player's turn, if that player's opponent has at least {n:int} {f:fnoun+} in the"
    " Lost Zone, that player may win the game[, unless {off}]",
)

# Cards played from the hand out of turn.
_SPRAYED: Final = "me, free, hand, [discard(this_card()), nullify()])"
_SPRAY: Final = "you may discard this card from your hand: that power does nothing"
say(
    "clause",
    f"instead(power_used(foe), and(and(event_power(power), their_turn()), ?if), {_SPRAYED}",
    f"when they would use a Poké-Power in their turn, if {{if}}, {_SPRAY}",
)
