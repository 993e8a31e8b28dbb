"""Headings of what has a block: said before a colon."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom, say

idiom(
    "head:effect",
    ("bind(?v, flip())", "if(compare(heads(?v), >, 0), ?then, ?else)"),
    "coin{v()}, heads",
)
idiom(
    "head:effect",
    ("bind(?v, flip())", "if(compare(tails(?v), >, 0), ?then, ?else)"),
    "coin{v()}, tails",
)
idiom(
    "head:effect",
    ("bind(?v, flip(2, me))", "if(all_heads(?v), ?then, ?else)"),
    "2 coins{v()}, both heads",
)
idiom(
    "head:effect",
    ("bind(?v, flip(?n, me))", "if(all_heads(?v), ?then, ?else)"),
    "{n} <coin|coins>{v()}, all heads",
)
for _side in ("heads", "tails"):
    idiom(
        "head:effect",
        ("bind(?v, flip(1, foe))", f"if(compare({_side}(?v), >, 0), ?then, ?else)"),
        f"their coin{{v()}}, {_side}",
    )
for _side in ("heads", "tails"):
    idiom(
        "head:effect",
        ("bind(?v, flip(1, event_player))", f"if(compare({_side}(?v), >, 0), ?then, ?else)"),
        f"that player flips a coin{{v()}}, {_side}",
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
_DRAWN = "in their next turn, right after the draw[, if {if}]"
say("head:effect", "delay(draw_step_done(foe), ?if, ?do)", _DRAWN)
say("head:effect", "delay", "later, when {event}[, if {if}]")

# Cards that may serve as Energy.
say(
    "clause",
    "as_energy(always(), [become_energy(this_card(), host())])",
    "it may be attached as an Energy card",
)
_AS_ENERGY: Final = "it may be attached as an Energy card"
say("head:clause", "as_energy(is(host(), ?f), ?do)", f"{_AS_ENERGY} to one of your {{f:fmon+}}")
say("head:clause", "as_energy", f"{_AS_ENERGY}[, if {{needs}}]")
