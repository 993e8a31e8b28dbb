"""Words that change the answers to queries."""

from __future__ import annotations

from typing import Final

from playmat.lang.words.traits import Table

MODIFIERS: Final[Table] = {
    "mod": (
        "query:query of:any=all_both how:order=add value:num=0 stage:stage=any from:any=anyone "
        "unique:text= cause:cause=attack",
        "Change the answer to a question about these Pokémon, cards or players; damage that only "
        "attacks do, or any.",
    ),
    "mod_type": (
        "query:query of:any how:order *types:type",
        "Change types, Weakness, Resistance or Energy provided.",
    ),
    "off_power": ("of:mons power:power=any except:text=", "Powers of these stop working."),
    "immune": ("of:mons *conditions:condition", "Cannot have these Special Conditions, or any."),
    "forbid_conditions": (
        "of:mons *conditions:condition",
        "Cannot get these Special Conditions, or any, but keeps those it has.",
    ),
    "prevent": (
        "what:shield of:mons cause:cause=any from:any=anyone",
        "Prevent damage or other effects done to these Pokémon.",
    ),
    "forbid_play": ("player:player filter:filter", "Such cards cannot be played from the hand."),
    "forbid_attack": ("of:mons name:text", "The attack of that name cannot be used."),
    "lend_attacks": ("to:mons of:any", "May use those attacks as its own."),
    "identity": ("of:mons as:mons", "Counts as the other Pokémon's card."),
    "handler": ("clause:clause", "A reaction with the duration of a modifier.", "later"),
    "as_long_as": ("condition:cond do:mods", "These only hold while the condition does."),
    "cheaper": ("of:mons units:units attack:text=", "Attacks cost this much less."),
    "cost_is": ("of:mons units:units= attack:text=", "Attacks cost this, or nothing."),
    "forbid_attacks": ("attacks:attacks of:any=all_both", "Those attacks cannot be used."),
    "only_attacks": (
        "attacks:attacks of:any=all_both",
        "Only those attacks can be used, if there are any.",
    ),
    "off_power_away": (
        "player:player filter:filter power:power=any except:text=",
        "Powers of such cards in the hand and discard pile stop working.",
    ),
    "take_types": ("of:any from:any how:order=set", "Has, or provides, the types of those."),
    "grant_tag": ("of:any tag:text", "Counts as a Pokémon, or card, of that kind."),
    "keep_conditions": (
        "of:mons *conditions:condition",
        "Evolving does not remove these conditions, or any.",
    ),
    "protect": (
        "cards:cards cause:cause=any from:any=anyone",
        "Effects with that cause cannot discard these attached cards.",
    ),
    "fasten": (
        "cards:cards cause:cause=any from:any=anyone",
        "Effects with that cause cannot move these cards.",
    ),
    "keep_from_hand": (
        "cards:cards cause:cause=any from:any=anyone",
        "Effects with that cause cannot put these cards into a hand.",
    ),
    "shield_player": (
        "player:player cause:cause=any",
        "Effects of the other player do nothing to that player and their hand.",
    ),
    "ends_with": (
        "of:mons",
        "The lasting effect also ends when that Pokémon leaves its place or evolves.",
    ),
    "lend_under": (
        "of:mons kind:filter=pokemon",
        "Each may use the attacks of matching cards under it.",
    ),
    "have_attacks": ("to:mons of:mons", "Also has copies of those attacks."),
}
