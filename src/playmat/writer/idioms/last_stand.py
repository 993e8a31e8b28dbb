"""Phrases of Pokémon that would be Knocked Out, and of what is left of those that are."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom, loosely, say

# Pokémon that survive.
_FACING: Final = "instead(would_be_knocked_out(self()), #, nobody, free, play, [{}])"
_LIVES: Final = "nullify(), leave_hp(self(), ?m)"
_TOSSED: Final = _FACING.replace("#", "event_cause(attack)").format(
    f"bind(?v, flip()), if(compare(heads(?v), >, 0), [{_LIVES}], [])"
)
_TOLD: Final = (
    "when damage from an attack would Knock Out this Pokémon, flip a coin{v()}; on heads it"
    " survives with {m:int} HP"
)
loosely("clause", _TOSSED, _TOLD)
idiom("effect", (f"lasting(?until, self(), [handler({_TOSSED})])",), f"{{until}}, {_TOLD}")
say(
    "clause",
    _FACING.replace("#", "and(event_cause(attack), compare(last_damage(self()), >=, ?n))").format(
        _LIVES
    ),
    "when damage of at least {n:int} from an attack (after Weakness and Resistance) would Knock Out"
    " this Pokémon, it survives with {m:int} HP",
)
idiom(
    "effect",
    (
        *("nullify()", "mark_fallen(self())", "heal_all(self())", "cure(self(), [])"),
        *("end_effects(self())", "discard(gear_on(self()))", "take_prize(foe, 1)"),
    ),
    "it stays in play but counts as Knocked Out, and they take a Prize; take off all damage,"
    " Special Conditions and effects of attacks, and discard its Trainer cards",
)

# What is left of those that are Knocked Out.
idiom(
    "effect",
    (
        "lasting(this_attack, nobody(), [handler(on(knocked_out(all(foe)), event_cause(attack),"
        " nobody, free, play, [move(whole(event_mon()), lost)]))])",
    ),
    "if this attack's damage Knocks Out any of their Pokémon, put it with all its cards into the"
    " Lost Zone",
)

# Those who share a name with the Pokémon that attacks.
say(
    "effect",
    "counters(where(all(foe), same_name(attacker())), ?n)",
    "place {n:ncounters} on each of their Pokémon of the Attacker's name, the Attacker too",
)
