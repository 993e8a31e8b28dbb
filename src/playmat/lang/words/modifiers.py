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
    "immune": ("of:mons *conditions:condition", "Cannot have these conditions, or any."),
    "forbid_conditions": (
        "of:mons *conditions:condition",
        "Cannot get these conditions, or any; one that it has stays.",
    ),
    "prevent": (
        "what:shield of:mons cause:cause=any from:any=anyone",
        "Prevent damage or other effects done to these Pokémon.",
    ),
    "forbid_play": ("player:player filter:filter", "Such cards cannot be played from hand."),
    "forbid_attack": ("of:mons name:text", "The attack of that name cannot be used."),
    "lend_attacks": ("to:mons of:any", "May use those attacks as its own."),
    "identity": ("of:mons as:mons", "Counts as the other Pokémon's card."),
    "handler": ("clause:clause", "A reaction that holds as long as the modifier would.", "later"),
    "as_long_as": ("condition:cond do:mods", "These hold only while that does."),
    "cheaper": ("of:mons units:units attack:text=", "Attacks cost so much less."),
    "cost_is": ("of:mons units:units= attack:text=", "Attacks cost this, or nothing."),
    "forbid_attacks": ("attacks:attacks of:any=all_both", "Those attacks cannot be used."),
    "only_attacks": (
        "attacks:attacks of:any=all_both",
        "No attacks but those can be used, if there are such.",
    ),
    "off_power_away": (
        "player:player filter:filter power:power=any except:text=",
        "Powers of such cards in hand and discard pile stop working.",
    ),
    "take_types": ("of:any from:any how:order=set", "Has, or provides, the types of those."),
    "grant_tag": ("of:any tag:text", "Counts as a Pokémon, or card, of that kind."),
    "keep_conditions": (
        "of:mons *conditions:condition",
        "Evolving does not remove these conditions, or any.",
    ),
    "protect": (
        "cards:cards cause:cause=any from:any=anyone",
        "Effects of such a source cannot discard these attached cards.",
    ),
    "fasten": (
        "cards:cards cause:cause=any from:any=anyone",
        "Effects of such a source cannot take these cards away from where they are.",
    ),
    "keep_from_hand": (
        "cards:cards cause:cause=any from:any=anyone",
        "Effects of such a source cannot put these cards into a hand.",
    ),
    "shield_player": (
        "player:player cause:cause=any",
        "Effects of the other player do nothing to that player and the hand.",
    ),
    "ends_with": ("of:mons", "A lasting effect ends with that Pokémon's stay or form, too."),
    "lend_under": (
        "of:mons kind:filter=pokemon",
        "Each may use the attacks of the cards of a kind under it.",
    ),
    "have_attacks": ("to:mons of:mons", "Has copies of those attacks among its own."),
}
