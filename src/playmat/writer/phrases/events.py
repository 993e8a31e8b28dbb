"""Phrases of events, with the subject they happen to or without one."""

from __future__ import annotations

from typing import Final

from ..table import say

EVENTS: Final = {
    "played": "being played",
    "benched": "coming to the Bench",
    "evolved": "evolving",
    "leveled_up": "leveling up",
    "attached": "getting a card attached",
    "retreated": "retreating",
    "switched": "switching in",
    "became_active": "becoming Active",
    "attack_declared": "attacking",
    "attack_resolved": "having attacked",
    "power_used": "using a power",
    "damaged": "taking damage",
    "counters_placed": "getting damage counters",
    "healed": "being healed",
    "would_be_knocked_out": "facing a Knock Out",
    "knocked_out": "being Knocked Out",
    "prizes_taken": "taking Prizes",
    "condition_applied": "getting a Special Condition",
    "coins_flipped": "flipping coins",
    "drawn": "drawing",
    "discarded": "being discarded",
    "stadium_entered": "playing a Stadium",
    "stadium_left": "losing a Stadium",
    "turn_began": "beginning a turn",
    "draw_step_done": "having drawn for the turn",
    "turn_ended": "ending a turn",
    "between_turns": "coming between turns",
    "setup": "setting up",
    "devolved": "devolving",
    "moved": "changing zones",
    "retreat_tried": "trying to retreat",
}
say("event", "between_turns()", "each pause between turns")
say("event", "setup()", "setup")
for _event, _phrase in {"turn_began": "beginning", "turn_ended": "ending"}.items():
    say("event", f"{_event}()", f"any turn {_phrase}")
    say("event", f"{_event}(?player)", f"{{player's}} turn {_phrase}")
for _event, _phrase in EVENTS.items():
    say("event", f"{_event}()", f"anyone {_phrase}")
    say("event", f"{_event}(all(both))", f"any Pokémon {_phrase}")
    say("event", f"{_event}(bench_of(both))", f"any Benched Pokémon {_phrase}")
    say("event", f"{_event}(?subject)", f"{{subject/0}} {_phrase}")
