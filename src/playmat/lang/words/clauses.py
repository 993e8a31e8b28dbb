"""Clauses: the parts of a face."""

from __future__ import annotations

from typing import Final

from playmat.lang.words.traits import Table

CLAUSES: Final[Table] = {
    "needs": ("condition:cond", "The face may only be used if this holds."),
    "useful": (
        "condition:cond",
        "Replaces the test derived from the effect: the card is worth playing (TRAINER-03).",
    ),
    "choices": ("do:block", "Choices an attack requires, made when it is announced."),
    "pay": ("do:block", "What must be done to use the face, before its effect."),
    "before": ("do:block", "What an attack does before its damage."),
    "damage": ("amount:num *flags:flag", "Damage of the attack to the defender."),
    "no_damage": ("", "The attack does no damage of its own to the defender."),
    "after": ("do:block", "What an attack does after its damage."),
    "limit": (
        "how:how shared:text=",
        "How often an attack may be used, or all attacks and powers that share the limit together.",
    ),
    "power": (
        "how:how needs:cond=always off:cond=never where:where=play do:block",
        "An effect that its player may use during their own turn before attacking.",
    ),
    "static": ("where:where=play while:cond=always do:mods", "Holds while in play.", "later"),
    "on": (
        "event:event if:cond=always may:player=nobody how:how=free where:where=play do:block",
        "Reacts to an event after it happened.",
        "later",
    ),
    "instead": (
        "event:event if:cond=always may:player=nobody how:how=free where:where=play do:block",
        "Reacts to an event before it happens and may change or cancel it.",
        "later",
    ),
    "play": ("do:block", "What playing a Trainer card does."),
    "onto": ("targets:mons", "The Pokémon this card may be attached to."),
    "provide": ("units:units when:cond=always", "Energy this card provides."),
    "keep": ("condition:cond", "The card is discarded as soon as this no longer holds."),
    "as_energy": (
        "needs:cond=always do:block",
        "The card may be attached as an Energy card.",
        "later",
    ),
    "rule": ("name:text *values:value", "A printed rule line, by name."),
    "even_if": (
        "*situations:situation",
        "The attack may be used in situations that forbid other attacks.",
    ),
    "price": ("units:units when:cond=always", "The attack may also be used for this cost."),
    "blank": ("", "Nothing: the text could not be read and was left blank."),
}
