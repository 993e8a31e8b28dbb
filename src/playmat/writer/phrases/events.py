"""Phrases for events: what happens, to whom, and what is about to happen."""

from __future__ import annotations

from typing import Final

from playmat.writer import players
from playmat.writer.phrase_table import say, section

section("events")

EVENTS: Final = {
    "played": "be played",
    "benched": "come to the Bench",
    "evolved": "evolve",
    "leveled_up": "level up",
    "attached": "get a card attached",
    "retreated": "retreat",
    "switched": "switch in",
    "became_active": "become Active",
    "attack_declared": "attack",
    "attack_resolved": "finish an attack",
    "power_used": "use a power",
    "damaged": "take damage",
    "counters_placed": "get damage counters",
    "healed": "be healed",
    "would_be_knocked_out": "face a Knock Out",
    "knocked_out": "be Knocked Out",
    "prizes_taken": "take Prizes",
    "condition_applied": "get a Special Condition",
    "coins_flipped": "flip coins",
    "drawn": "draw",
    "discarded": "be discarded",
    "stadium_entered": "bring in a Stadium",
    "stadium_left": "lose a Stadium",
    "turn_began": "begin a turn",
    "draw_step_done": "have drawn for the turn",
    "turn_ended": "end a turn",
    "between_turns": "come between turns",
    "setup": "set up",
    "devolved": "devolve",
    "moved": "change zones",
    "retreat_tried": "try to retreat",
    "settled": "come to rest",
    "retreat_paid": "pay to retreat",
}
"""Verbs for each event."""

_BEFORE: Final = {"would_be_knocked_out": "be Knocked Out", "knocked_out": "leave play Knocked Out"}
"""Verbs for an event about to happen, if different after "would"."""

_OF_CARDS: Final = ("played", "discarded", "moved")


def _any(event: str) -> dict[str, str]:
    """Subjects for an event that may happen to anyone."""
    anyone = "any card" if event in _OF_CARDS else "anyone"
    return {"": anyone, "all(both)": "any Pokémon", "bench_of(both)": "any Benched Pokémon"}


def forms(verb: str) -> str:
    """*verb* in singular and plural."""
    first, _, rest = verb.partition(" ")
    said = f"<{players.third(first)}|{players.plural_verb(first)}>"
    return f"{said} {rest}" if rest else said


def _odd(event: str, now: str, before: str) -> None:
    say("event", event, now)
    say("would", event, before)


_odd("between_turns()", "a pause between turns comes", "a pause between turns would come")
_odd("settled()", "everything has settled", "everything would have settled")
_odd("setup()", "the game is set up", "the game would be set up")
for _event, _verb in {"turn_began": "begin", "turn_ended": "end"}.items():
    _odd(f"{_event}()", f"any turn {_verb}s", f"any turn would {_verb}")
    _odd(f"{_event}(?player)", f"{{player's}} turn {_verb}s", f"{{player's}} turn would {_verb}")
_odd("played(?player)", "{player^play} a card", "{player^would play} a card")
_odd("stadium_entered(this_card())", "this card becomes the Stadium", "this card would come down")
_odd("stadium_left(this_card())", "this card leaves play as the Stadium", "this card would leave")
_odd("prizes_taken(this_card())", "this card is taken as a Prize", "this card would be taken")
_odd(
    "moved(discards(?player))",
    "a card in {player's} discard pile moves",
    "a card in {player's} discard pile would move",
)
# Coins are changed after they have been flipped.
say("would", "coins_flipped()", "coins have been flipped")
say("would", "coins_flipped(?player)", "{player^have} flipped coins")
say("would", "coins_flipped(?subject)", "{subject:someone} <has|have> flipped coins")
for _event, _verb in EVENTS.items():
    _before = f"would {_BEFORE.get(_event, _verb)}"
    for _subject, _said in _any(_event).items():
        _odd(f"{_event}({_subject})", f"{_said} {players.third(_verb)}", f"{_said} {_before}")
    _odd(f"{_event}(?player)", f"{{player^{_verb}}}", f"{{player^{_before}}}")
    _odd(
        f"{_event}(?subject)",
        f"{{subject:someone}} {forms(_verb)}",
        f"{{subject:someone}} {_before}",
    )
