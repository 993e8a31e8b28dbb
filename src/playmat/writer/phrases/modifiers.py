"""Phrases of modifiers: what holds while something is in play or for a while."""

from __future__ import annotations

from typing import Final

from playmat.lang.words import WORDS

from ..naming import IT
from ..table import idiom, name, say

QUERIES: Final = {
    "max_hp": "HP",
    "retreat_cost": "Retreat Cost",
    "attack_cost": "attack cost",
    "types": "types",
    "weakness": "Weakness",
    "resistance": "Resistance",
    "weakness_applies": "use of Weakness",
    "resistance_applies": "use of Resistance",
    "damage_dealt": "damage done",
    "damage_taken": "damage taken",
    "damage_limit": "smallest damage felt",
    "prevent_damage": "shield against damage",
    "prevent_effects": "shield against effects",
    "can_attack": "attacking",
    "can_use_attack": "use of an attack",
    "can_retreat": "retreating",
    "can_leave_active": "leaving the Active place",
    "can_evolve": "evolving",
    "evolve_early": "early evolving",
    "can_play": "playing",
    "can_attach_energy": "attaching Energy",
    "energy_per_turn": "Energy attachments a turn",
    "can_use_power": "using powers",
    "power_works": "working of powers",
    "condition_immune": "safety from conditions",
    "poison_points": "Poison damage",
    "burn_points": "Burn damage",
    "sleep_coins": "coins to wake up",
    "confusion_points": "Confusion damage",
    "prizes_for": "Prizes for a Knock Out",
    "bench_size": "Bench places",
    "tools_allowed": "Tools allowed",
    "tool_works": "working of Tools",
    "attacks_per_turn": "attacks a turn",
    "attack_list": "list of attacks",
    "energy_provided": "Energy given",
    "heal_amount": "healing",
    "can_heal": "being healed",
    "coin_result": "coin result",
    "hand_visible": "open hand",
    "first_player": "going first",
    "setup_allowed": "use in setup",
    "can_discard": "being discarded",
    "supporters_per_turn": "Supporters a turn",
    "stadiums_per_turn": "Stadiums a turn",
    "retreats_per_turn": "retreats a turn",
    "identity": "identity",
    "mega_ends_turn": "end of turn by Mega Evolution",
    "can_evolve_from_hand": "evolving from hand",
    "can_evolve_unaided": "evolving except by attacks and powers",
    "weakness_factor": "Weakness factor",
    "resistance_amount": "Resistance amount",
    "bench_weakness": "Weakness on the Bench",
    "pierces": "piercing of effects",
    "turn_draw": "cards drawn for the turn",
    "coin_count": "number of coins",
    "stadium_works": "working of the Stadium",
    "energy_works": "working of Energy texts",
    "attack_symbols": "symbols in attack costs",
    "attacks_forbidden": "ban on attacks",
    "power_works_away": "working of powers away from play",
    "tags": "kinds",
    "burn_coin": "coins for Burned",
    "prevent_to_player": "shield of a player",
    "conditions_kept": "keeping of conditions",
}
_ABILITIES: Final = {
    "can_attack": "attack",
    "can_retreat": "retreat",
    "can_leave_active": "leave the Active place",
    "can_evolve": "evolve",
    "can_evolve_from_hand": "evolve from hand",
    "can_evolve_unaided": "evolve except by attacks and powers",
    "can_attach_energy": "have Energy attached",
    "can_use_power": "use powers",
    "can_heal": "be healed",
    "can_discard": "be discarded",
    "can_play": "be played",
    "hand_visible": "play with open hands",
    "first_player": "go first",
    "mega_ends_turn": "end the turn by evolving",
    "bench_weakness": "suffer Weakness on the Bench",
}
_CHANGES: Final = {
    "set": "is",
    "at_most": "is at most",
    "at_least": "is at least",
    "times": "is multiplied by",
}
_TAIL: Final = "[, with {from}][, once for {unique}]"
_STAGED: Final = "[, {stage}]" + _TAIL

for _query, _phrase in QUERIES.items():
    name("query", _query, _phrase)


def _hold(shape: str, phrase: str) -> None:
    """Say a modifier, and one alone that holds for a while on this Pokémon."""
    say("mods", shape, phrase)
    if shape in WORDS:
        shape = f"{shape}({', '.join(f'?{param.name}' for param in WORDS[shape].params)})"
    for whom, said in _OWN.items():
        _for_a_while(whom, shape.replace("?of", whom), phrase.replace("{of}", said))


def _for_a_while(whom: str, shape: str, phrase: str) -> None:
    idiom("effect", (f"lasting(?until, {whom}, [{shape}])",), f"{{until}}, {phrase}")


_OWN: Final = {"self()": "this Pokémon", "host()": "its Pokémon"}
"""Pokémon on which something lies that names them."""
_BEARERS: Final = {
    "defender()": "the Defender",
    "active(foe)": "their Active",
    f"ref({IT})": "it",
    "ref(?var)": "{var}",
}
"""Pokémon on which something lies that names no other."""


def _mod(
    query: str, how: str, value: str, phrase: str, rest: str = _STAGED, unique: str = "?unique"
) -> None:
    """Say one way of changing an answer; the Pokémon is left out where none is named."""
    stage = "?stage" if "{stage}" in rest else _USUAL[query]
    shape = f"mod({query}, ?of, {how}, {value}, {stage}, ?from, {unique})"
    alone = phrase.replace(" of {of}", "").replace("{of} ", "")
    say("mods", shape.replace("?of", "all_both"), alone + rest)
    say("mods", shape, phrase + rest)
    if (query in _USUAL and stage == "?stage") or unique != "?unique":
        return
    usual = shape.replace("?stage", "any").replace("?unique", '""')
    towards = f"[ {_TOWARDS[query]} {{from}}]" if query in _TOWARDS else ""
    usual = usual if towards else usual.replace("?from", "anyone")
    for whom, said in _BEARERS.items():
        _for_a_while(whom, usual.replace("?of", "all_both"), phrase.replace("{of}", said) + towards)
    for whom, said in _OWN.items():
        _for_a_while(whom, usual.replace("?of", whom), phrase.replace("{of}", said) + towards)


_USUAL: Final = {"damage_dealt": "before", "damage_taken": "after"}
"""The stage at which damage is changed where none is said."""
_TOWARDS: Final = {"damage_dealt": "to", "damage_taken": "from"}

for _query, _verb in _ABILITIES.items():
    _mod(_query, "forbid", "0", f"{{of}} can't {_verb}")
    _mod(_query, "allow", "0", f"{{of}} may {_verb}")
for _query, _verb in {"damage_dealt": "<does|do>", "damage_taken": "<takes|take>"}.items():
    _still = f"[ {_TOWARDS[_query]} {{from}}], if damage is still done"
    _mod(_query, "add", "?value", f"{{of}} {_verb} {{value:signed}} damage", _still, '"still"')
    _said = f"{{of}} {_verb} {{value:signed}} damage"
    _mod(_query, "add", "?value", _said, f" {{stage}}{_still}", '"still"')
    _whom = f"[ {_TOWARDS[_query]} {{from}}][, once for {{unique}}]"
    _mod(_query, "add", "?value", f"{{of}} {_verb} {{value:signed}} damage", _whom)
    _mod(_query, "add", "?value", f"{{of}} {_verb} damage {{value:change}}", _whom)
    _mod(_query, "half", "0", f"{{of}} {_verb} half the damage", _whom)
    _said = f"{{of}} {_verb} {{value:signed}} damage"
    _mod(_query, "add", "?value", _said, f" {{stage}}{_whom}")
_mod("max_hp", "add", "?value", "{of} <has|have> {value:signed} HP")
_mod("retreat_cost", "set", "0", "{of} <retreats|retreat> for free")
_mod("weakness_applies", "forbid", "0", "{of} <has|have> no Weakness")
_mod("resistance_applies", "forbid", "0", "{of} <has|have> no Resistance")
for _value, _phrase in {
    1: "{of} may evolve in the turn <it comes|they come> into play",
    2: "{of} may evolve at any time, even in a first turn",
}.items():
    say("mods", f'mod(evolve_early, ?of, set, {_value}, any, anyone, "")', _phrase)
_PRIZES: Final = "Prizes for a Knock Out of {of}# {value:change}"
for _from, _by in {"anyone": "", "?from": " by attacks of {from}"}.items():
    _shape = f'mod(prizes_for, ?of, add, ?value, any, {_from}, "")'
    say("mods", _shape, _PRIZES.replace("#", _by))
_mod("?query", "add", "?value", "{query} of {of} {value:change}")
for _how, _phrase in _CHANGES.items():
    _mod("?query", _how, "?value", f"{{query}} of {{of}} {_phrase} {{value}}")
_mod("?query", "forbid", "0", "no {query} of {of}")
_mod("?query", "allow", "0", "free {query} of {of}")
_mod("?query", "half", "0", "half the {query} of {of}")
_mod("?query", "?how", "?value", "{query} of {of} now {how} {value}")
say("mods", "mod", "{query} of {of} now {how} {value}" + _STAGED)

_hold("mod_type(energy_provided, ?of, set, ?types)", "Energy of {of} is {types}")
_hold("mod_type(types, ?of, set, ?types)", "{of} <plays|play> as {types} Pokémon")
_hold("mod_type(weakness, ?of, set, ?types)", "Weakness of {of} is {types}")
_hold("mod_type(?query, ?of, add, ?types)", "{query} of {of} also {types}")
_hold("mod_type", "{query} of {of}, {how}[ {types}]")
_hold("off_power", "no {power} of {of} works[, except {except}]")
_hold("immune(?of, [])", "{of} can't have Special Conditions")
_hold("immune", "{of} can't become {conditions}")
for _what, _phrase in {
    "all": "attacks",
    "damage": "attack damage",
    "effects": "attack effects",
}.items():
    _hold(
        f"prevent({_what}, ?of, attack, ?from)",
        f"{{of}} <is|are> safe from {_phrase}[ of {{from}}]",
    )
_hold("prevent", "{of} <is|are> safe from {what}[ by {cause}][ of {from}]")
_hold("forbid_attack", "{of} can't use {name}")
say("mods", "forbid_play(?player, ?filter)", "{player^can't} play {filter:fnoun+}")
say("mods", "forbid_play", "{player^can't} play cards ({filter})")
say("mods", "forbid_attacks", "no use of {attacks}[ by {of}]")
say("mods", "fasten", "nothing takes {cards} away[ by {cause}][ of {from}]")
say("mods", "protect", "{cards} <stays|stay> attached[ against {cause}][ of {from}]")
say("mods", "shield_player", "{player^have} a shield[ against {cause}]")
say("mods", "lend_attacks", "{to} may use the attacks of {of}")
say("mods", "ends_with", "this ends with {of}")
say("mods", "lend_under", "{of} may use the attacks of the cards below")
say("mods", "identity", "{of} <counts|count> as {as}")
say("mods", "cheaper", "attacks of {of} cost {units} less[, only {attack}]")
say("mods", 'cost_is(?of, "", ?attack)', "attacks of {of} cost nothing[, only {attack}]")
say("mods", "cost_is", "attacks of {of} cost {units}[, only {attack}]")
say(
    "mods",
    "off_power_away",
    "no {power} of {player's} cards away from play works ({filter})[, except {except}]",
)
say("mods", "take_types", "{of} <takes|take> the types of {from}[, {how}]")
say("mods", "grant_tag", "{of} <is|are> {tag:tag}")
say("mods", "keep_conditions", "evolving keeps conditions of {of}[, only {conditions}]")
say("head:mods", "as_long_as", "as long as {condition}")
