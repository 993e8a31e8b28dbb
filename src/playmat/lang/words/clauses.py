"""Clauses: the parts of a face."""

from __future__ import annotations

from typing import Final

from playmat.lang.words.traits import Table

CLAUSES: Final[Table] = {
    "needs": ("condition:cond", "The face may be used only if this holds."),
    "useful": (
        "condition:cond",
        "Replaces what would follow from the effect: playing the card is of use (TRAINER-03).",
    ),
    "choices": ("do:block", "Choices an attack requires, made when it is announced."),
    "pay": ("do:block", "What must be done to use the face, before its effect."),
    "before": ("do:block", "What an attack does before its damage."),
    "damage": ("amount:num *flags:flag", "Damage of the attack to the defender."),
    "no_damage": ("", "The attack does no damage of its own to the defender."),
    "after": ("do:block", "What an attack does after its damage."),
    "limit": (
        "how:how shared:text=",
        "How often an attack may be used, or all attacks and powers that share the limit.",
    ),
    "power": (
        "how:how needs:cond=always off:cond=never where:where=play do:block",
        "An effect its player may use in the own turn before attacking.",
    ),
    "static": ("where:where=play while:cond=always do:mods", "Holds as long as in play.", "later"),
    "on": (
        "event:event if:cond=always may:player=nobody how:how=free where:where=play do:block",
        "Reacts after something happened.",
        "later",
    ),
    "instead": (
        "event:event if:cond=always may:player=nobody how:how=free where:where=play do:block",
        "Steps in before something happens and may change or cancel it.",
        "later",
    ),
    "play": ("do:block", "What playing a Trainer card does."),
    "onto": ("targets:mons", "The Pokémon this card may be attached to."),
    "provide": ("units:units when:cond=always", "Energy this card provides."),
    "keep": ("condition:cond", "Discarded from its Pokémon as soon as this fails."),
    "as_energy": ("needs:cond=always do:block", "May be attached as an Energy card.", "later"),
    "rule": ("name:text *values:value", "A printed rule line, by name."),
    "even_if": (
        "*situations:situation",
        "The attack may be used in situations that forbid others.",
    ),
    "price": ("units:units when:cond=always", "The attack may be used for this cost, too."),
    "blank": ("", "Nothing: the text could not be read and was left blank."),
}
