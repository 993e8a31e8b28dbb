"""Phrases for modifiers: what holds while something is in play or for a while."""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from playmat.lang.words import WORDS
from playmat.writer.memory import IT
from playmat.writer.phrase_table import idiom, name, say, section
from playmat.writer.phrases.lists import ABILITIES, NEAR, QUERIES, UNEVOLVED, WORKING, plural
from playmat.writer.phrases.nouns import STRIKES

section("modifiers")

_CHANGES: Final = {
    "set": "is",
    "at_most": "is at most",
    "at_least": "is at least",
    "times": "is multiplied by",
}
_UNIQUE: Final = "[, and only one {unique} counts]"
_TAIL: Final = "[, with {from}]" + _UNIQUE
_STAGED: Final = "[, {stage}]" + _TAIL

for _query, _phrase in QUERIES.items():
    name("query", _query, _phrase)


def _say_modifier(shape: str, phrase: str) -> None:
    """Define a modifier, also one that alone holds for a while on this Pokémon."""
    if shape in WORDS:
        shape = f"{shape}({', '.join(f'?{param.name}' for param in WORDS[shape].params)})"
    say("mods", shape, phrase)
    _hold_alone(shape, phrase)


def _hold_alone(shape: str, phrase: str) -> None:
    for whom, said in _OWN.items():
        _for_a_while(whom, shape.replace("?of", whom), _OF.sub(said, phrase))
    for whom, said in _BEARERS.items():
        _for_a_while(whom, shape.replace("?of", "bearer()"), _OF.sub(said, phrase))


def _for_a_while(whom: str, shape: str, phrase: str) -> None:
    if whom in _BEARERS and "damage_taken" in shape:
        later = phrase.replace(_BEARERS[whom], "the same Defending Pokémon")
        idiom("effect", (f"lasting(my_next_turn, defender(), [{shape}])",), _LATER + later)
    idiom("effect", (f"lasting(?until, {whom}, [{shape}])",), f"{{until}}, {phrase}")
    if whom in _BEARERS and any(query in shape for query in _TIED):
        both = f"lasting(?until, {whom}, [{shape}, ends_with(self())])"
        idiom("effect", (both,), f"{{until}}, {UNEVOLVED}{phrase}")
    if "all_both, forbid" in shape:
        held = f"lasting(?until, {whom}, [as_long_as(?while, [{shape}])])"
        idiom("effect", (held,), f"{{until}}, as long as {{while}}, {phrase}")


_LATER: Final = "during your next turn, "
"""For a turn in which another may be the Defending Pokémon."""

_TIED: Final = (
    "can_attack,",
    "can_retreat,",
    "can_leave_active,",
    "damage_dealt, all_both, add, ?value",
)
"""Modifiers that may end with the Pokémon that caused them."""


_NONE_NAMED: Final = re.compile(r" (?:of|for|to) \{of\}|\{of\} ")
_OF: Final = re.compile(r"\{of(:\w+)?\}")
_OWN: Final = {"self()": "this Pokémon", "host()": "its Pokémon"}
"""Bearers of effects, if the phrase names them."""
_STRIKING: Final = STRIKES["{of}"]
_BEARERS: Final = {"?on": "{on:bearer}"}
"""Bearers of effects that name no other Pokémon."""


def _mod(
    query: str,
    how: str,
    value: str,
    phrase: str,
    rest: str = _STAGED,
    unique: str = "?unique",
    cause: str = "attack",
    stage: str = "?stage",
) -> None:
    """Define a change of a query; its Pokémon is omitted if not named."""
    shape = f"mod({query}, ?of, {how}, {value}, {stage}, ?from, {unique}, {cause})"
    alone = _fill_hole(_NONE_NAMED.sub("", phrase), "")
    say("mods", shape.replace("?of", "all_both"), alone + rest)
    say("mods", shape, phrase + rest)
    if unique != "?unique" and query == "damage_dealt":
        return  # only used while something is in play
    usual = shape.replace("?stage", "any").replace("?unique", '""')
    towards = rest.replace(_UNIQUE, "") if stage != "?stage" else ""
    usual = usual if "{from" in phrase + towards else usual.replace("?from", "anyone")
    for whom, said in _BEARERS.items():
        _for_a_while(whom, usual.replace("?of", "all_both"), _fill_hole(phrase, said) + towards)
    for whom, said in _OWN.items():
        _for_a_while(whom, usual.replace("?of", whom), _fill_hole(phrase, said) + towards)


def _fill_hole(phrase: str, said: str) -> str:
    """*phrase* with *said*, or its attacks, in place of the hole."""
    attacks = STRIKES.get(said) or (f"attacks of {said}" if said else "attacks")
    return phrase.replace(_STRIKING, attacks).replace("{of}", said)


_END = "mod(mega_ends_turn, where(host(), named(?name)), forbid)"
say("mods", _END, "if its Pokémon becomes {name}, your turn doesn't end")
_BAN = f"{{of}} can't {ABILITIES['can_attach_energy']}"
say("mods", "mod(can_attach_energy, ?of, forbid)", _BAN)
_EVER = 'mod(can_attach_energy, ?of, forbid, 0, any, anyone, "", any)'
say("mods", _EVER, "no Energy can be attached to {of}")
for _whom, _said in _BEARERS.items():
    _for_a_while(_whom, _EVER.replace("?of", "all_both"), f"no Energy can be attached to {_said}")
say(
    "mods",
    "mod(can_attach_energy, ?of, forbid, 0, any, ?from)",
    "{from:sel/0} can't be attached to {of}",
)
say("mods", "mod(can_attack, all_both, forbid, 0, any, self())", "can't attack this Pokémon")
for _whom, _said in _BEARERS.items():
    _ban = "mod(can_attack, all_both, forbid, 0, any, self())"
    _for_a_while(_whom, _ban, f"{_said} can't attack this Pokémon")
say("mods", "mod(can_attack, ?of, forbid, 0, any, self())", "{of} can't attack this Pokémon")
_BEGUN = " as the game begins, unless both claim it"
for _of, _phrase in {"me": f"you go first{_BEGUN}", "foe": f"they go first{_BEGUN}"}.items():
    say("mods", f"mod(first_player, {_of})", _phrase)
_mod("hand_visible", "add", "0", "{of} <plays|play> with a face-up hand")
_mod("hand_visible", "allow", "0", "{of} <plays|play> with an open hand")
_say_free = "{of} can retreat even while Asleep or Paralyzed"
_mod("can_retreat", "allow", "0", _say_free)
_mod("holds_trainers", "forbid", "0", "all Trainer cards on {of} are discarded")
_mod("pays_retreat", "forbid", "0", "{of} <discards|discard> no Energy to retreat")
for _query, _verb in ABILITIES.items():
    _mod(_query, "forbid", "0", f"{{of}} can't {_verb}")
    _mod(_query, "allow", "0", f"{{of}} may {_verb}")
_STAGES: Final = {
    "before": " (before Weakness and Resistance)",
    "after": " (after Weakness and Resistance)",
    "any": " (before Weakness and Resistance, or after them under the rules of 2002 and 2004)",
    "base": " at base",
}


_COUNTED: Final = (("attack", "before"), ("attack", "after"))
"""Stages at which damage may change by a count."""


def _damage(query: str, how: str, value: str, phrase: str, towards: str = "") -> None:
    """Define a change of damage for every stage and cause.

    *towards* is the preposition for the other side, if *phrase* does not mention it.
    """
    for (stage, when), (cause, by) in product(_STAGES.items(), _CAUSES[query].items()):
        if "?each" in value and (cause, stage) not in _COUNTED:
            continue
        if how == "half" and stage == "base":
            continue
        half = "half of any damage" if cause == "any" else f"half {by}"
        told = (
            phrase.replace("half damage", half) if how == "half" else phrase.replace("damage", by)
        )
        if (query, cause) == ("damage_dealt", "attack"):
            told = told.replace("{of} <does|do>", f"{_STRIKING} do")
        told = told.replace("from attacks[ from", "from attacks[ by")
        other = "target" if towards == "to" else "anyof"
        side = "by" if towards == "from" and cause == "attack" else towards
        rest = f"[ {side} {{from:{other}}}]{when}" if towards else when
        if value == "?value":
            _still(query, told, rest, cause, stage)
        _mod(query, how, value, told, rest + _UNIQUE, "?unique", cause, stage)


def _still(query: str, told: str, rest: str, cause: str, stage: str) -> None:
    """Define a change of damage that applies only if any is done."""
    doing = "they do" if _STRIKING in told else "it does" if query == "damage_dealt" else "it takes"
    _mod(query, "add", "?value", f"{told}{rest}, if {doing} any", "", '"still"', cause, stage)


_CAUSES: Final = {
    "damage_dealt": {"attack": "damage", "any": "damage of any kind"},
    "damage_taken": {"attack": "damage from attacks", "any": "damage of any kind"},
}
for _query, _verb in {"damage_dealt": "<does|do>", "damage_taken": "<takes|take>"}.items():
    _to = {"damage_dealt": "to", "damage_taken": "from"}[_query]
    _taking = "{of} " + _verb + f"# damage[ {_to} {{from}}]"
    for _n, _more in {"more": "more", "less": "less"}.items():
        _each = f"{{n:{_n}}} {_more}"
        _damage(_query, "add", "mul(?n, ?each)", _taking.replace("#", f" {_each}") + " {each:each}")
        _capped = _taking.replace("#", f" {_each}") + f" {{each:each}}, {{most:{_n}}} at most"
        _damage(_query, "add", "most(mul(?n, ?each), ?most)", _capped)
    for _change in (
        "{value:more} more damage",
        "{value:less} less damage",
        "damage {value:change}",
    ):
        _damage(_query, "add", "?value", f"{{of}} {_verb} {_change}", _to)
    _damage(_query, "half", "0", f"{{of}} {_verb} half damage, rounded down to the nearest 10", _to)
for _how, _of in product(("set", "at_most"), ("me", "foe", "both")):
    _crowd, _surplus, _space = {
        "me": ("you can't have", "discard any extra", "you can have"),
        "foe": ("they can't have", "they discard any extra", "they can have"),
        "both": ("neither player can have", "players discard any extra", "each player can have"),
    }[_of]
    _room = f"mod(bench_size, {_of}, {_how}, ?value)"
    _limit = f"{_crowd} more than # Benched Pokémon"
    for _small in (3, 4) if _how == "set" else ():
        _fewer = f"{_limit} ({_surplus})".replace("#", str(_small))
        say("mods", _room.replace("?value", str(_small)), _fewer)
    _most = f"{_space} up to # Benched Pokémon" if _how == "set" else _limit
    say("mods", _room, _most.replace("#", "{value}"))
for _who, _plays in {
    "me": "you may play",
    "foe": "they may play",
    "both": "each player may play",
}.items():
    say(
        "mods",
        f"mod(supporters_per_turn, {_who}, set, ?value)",
        f"{_plays} {{value:int}} Supporters a turn",
    )
for _query, _ill in {
    "poison_points": "Poison",
    "burn_points": "Burn",
    "confusion_points": "Confusion",
}.items():
    _mod(_query, "add", "?n", f"{{of}} <takes|take> {{n:more}} more damage from {_ill}")
for _n, _more in {"more": "more", "less": "less"}.items():
    _mod("max_hp", "add", "?value", f"{{of}} <has|have> {{value:{_n}}} {_more} HP")
_LARGE: Final = "the maximum HP of {of:whom} is {value:int}"
say("mods", "mod(max_hp, ?of, set, ?value)", _LARGE)
_mod("max_hp", "add", "mul(?n, ?m)", "{of} <has|have> {n:more} more HP {m:per}")
for _n, _each in {
    "more": "the Retreat Cost of {of} is {n:more} Colorless more",
    "less": "the Retreat Cost of {of} is {n:less} Colorless less",
}.items():
    _mod("retreat_cost", "add", "mul(?n, ?each)", f"{_each} {{each:per}}")
    _mod("retreat_cost", "add", "?n", _each)
_mod("attack_cost", "add", "-9", f"{_STRIKING} cost no Colorless")
for _n in ("more", "less"):
    _costs = f"{_STRIKING} cost {{n:{_n}}} {_n} Colorless"
    _mod("attack_cost", "add", "mul(?n, ?each)", f"{_costs} {{each:per}}")
    _mod("attack_cost", "add", "?n", _costs)
_mod("retreat_cost", "set", "0", "{of} <has|have> no Retreat Cost")
_TO: Final = f"[ to {{from:anyof}}][, {{stage}}]{_UNIQUE}"
_mod("weakness_applies", "forbid", "0", "{of} <has|have> no Weakness", _TO)
_mod("resistance_applies", "forbid", "0", "{of} <has|have> no Resistance", _TO)
for _query, _phrase in WORKING.items():
    _mod(_query, "forbid", "0", f"{_phrase} of {{of}} don't work")
for _how, _phrase in {"at_most": "less", "at_least": "more"}.items():
    for _cause, _by in {"attack": " by attacks", "any": ""}.items():
        _done = f"prevent any damage of {{value}} or {_phrase} done to {{of}}{_by}"
        _said = f"{_done}{_STAGES['after']}"
        _mod("damage_limit", _how, "?value", _said, cause=_cause)
for _value, _side in enumerate(("tails", "heads")):
    _said = f"{{of}} always <gets|get> {_side}"
    _mod("coin_result", "set", str(_value), _said)
    _mod("burn_coin", "set", str(_value), _said + " for Burned")
_PAST = "ignores effects on the opposing Active, and its powers"
_mod("pierces", "allow", "0", f"damage from {_STRIKING} {_PAST}")
_mod("heal_amount", "times", "2", "{of} <is|are> healed by twice as much")
_mod("turn_draw", "set", "0", "{of} <draws|draw> no card for the turn")
_mod("resistance_amount", "set", "?value", "Resistance of {of} takes {value} off damage")
_mod("resistance_amount", "add", "?n", "Resistance of {of} takes {n:less} less off damage")
_mod("weakness_factor", "set", "?value", "the Weakness of {of} is ×{value}")
_WAKING = "{of} <wakes|wake> up only if {value} coins are all heads"
_mod("sleep_coins", "set", "2", _WAKING.replace("{value}", "2").replace("all", "both"))
_mod("sleep_coins", "set", "?value", _WAKING)
_mod("tools_allowed", "set", "?value", "{of} may hold {value} <Tool|Tools>")
_mod("attacks_per_turn", "set", "2", "{of} may attack twice a turn")
_mod("attacks_per_turn", "set", "?value", "{of} may attack {value} <time|times> a turn")
for _how, _phrase in {"set": "is", "times": "is multiplied by"}.items():
    for _of, _whose in {"all_both": "", "?of": " of {of}"}.items():
        _shape = f"mod(damage_dealt, {_of}, {_how}, ?value, base)"
        say("mods", _shape, f"base damage{_whose} {_phrase} {{value}}")
_mod("stadium_works", "forbid", "0", "the Stadium of {of} doesn't work")
_GIVING = "where(energy_on(where(all(?p), typed(?t))), fits_both(basic_energy(), provides(?t)))"
say(
    "mods",
    f"mod(energy_provided, where(all(?p), typed(?t)), set, ?value, any, {_GIVING}, ?unique)",
    "each basic {t} Energy on {p's} {t:element} Pokémon provides {value} {t} Energy" + _UNIQUE,
)
say(
    "mods",
    "mod(bench_weakness, ?of, allow)",
    f"Weakness and Resistance also count when {_STRIKING} damage the opponent's Benched Pokémon",
)
_SET = "mod(energy_provided, ?of, set, ?value)"
say("mods", _SET, "number of Energy given by {of} is {value}")
_GIVEN = "mod(energy_provided, ?of, set, ?value, any, ?from, ?unique)"
say("mods", _GIVEN, f"{{from:sel/0}} <gives|give> {{of}} {{value}} Energy each{_UNIQUE}")
say("mods", "mod(prizes_for, ?of, add, -9)", "no Prize is taken for a Knock Out of {of}")
for _value, _phrase in {
    1: "{of} may evolve even during the turn <it|they> came into play or evolved",
    2: "{of} may evolve even during the turn <it|they> came into play or evolved, and"
    " even during the player's first turn",
}.items():
    say("mods", f'mod(evolve_early, ?of, set, {_value}, any, anyone, "")', _phrase)
for (_from, _by), _n in product(
    {"anyone": "", "?from": " by damage from attacks by {from}"}.items(), ("more", "less")
):
    _shape = f'mod(prizes_for, ?of, add, ?value, any, {_from}, "")'
    _less = "more" if _n == "more" else "fewer"
    _taken = f"{{value:{_n}}} {_less} <Prize is|Prizes are> taken"
    say("mods", _shape, f"when {{of:someone}} <is|are> Knocked Out{_by}, {_taken}")
for _near, _queries in NEAR.items():
    for _query in _queries:
        name(f"query_{_near}", _query, QUERIES[_query])
    _said = f"{{query:query_{_near}}} {_near} {{of}}"
    _mod("?query", "add", "?value", f"{_said} {{value:change}}")
    for _how, _phrase in _CHANGES.items():
        _mod("?query", _how, "?value", f"{_said} {_phrase} {{value}}")
_mod("?query", "add", "?value", "{query} of {of} {value:change}")
for _how, _phrase in _CHANGES.items():
    _mod("?query", _how, "?value", f"{{query}} of {{of}} {_phrase} {{value}}")
_mod("?query", "?how", "?value", "{query} of {of} now {how} {value}")
say("mods", "mod", "{query} of {of} now {how} {value}[, by {cause}]" + _STAGED)

_ENERGY: Final = {
    "where(energy_on(?to), ?f)": "all {f:fenergy} Energy attached to {to}",
    "where(energy_on(?to), named(?name))": "all {name} cards attached to {to}",
    "energy_on(?to)": "all Energy attached to {to}",
}
_TYPES: Final = {
    "[G, R, W, L, P, F, D, M, Y, N]": "every type",
    "[G, R, W, L, P, F, D, M, Y]": "any type",
    "?types": "{types:*colour}",
}
for (_some, _said), (_types, _told) in product(_ENERGY.items(), _TYPES.items()):
    _counting = f"mod_type(energy_provided, {_some}, set, {_types})"
    _counts = "count" if "cards" in _said else "counts"
    _energy = _told if _told.endswith("type") else f"{_told} Energy"
    say("mods", _counting, f"{_said} {_counts} as {_energy}")
    say("mods", _counting.replace("set", "add"), f"{_said} also {_counts} as {_energy}")
for _types, _told in _TYPES.items():
    _say_modifier(
        f"mod_type(energy_provided, ?of, add, {_types})", f"Energy on {{of}} also counts as {_told}"
    )
_say_modifier(
    "mod_type(energy_provided, ?of, set, ?types)",
    "all Energy attached to {of} counts as {types:*colour} Energy",
)
for _query, _trait in {"types": "type", "weakness": "Weakness", "resistance": "Resistance"}.items():
    _turned, _said = (
        f"mod_type({_query}, ?of, set, ?types)",
        f"the {_trait} of {{of}} # {{types:*colour}}",
    )
    say("mods", _turned, _said.replace("#", "is"))
    _hold_alone(_turned, _said.replace("#", "becomes"))
_say_modifier(
    "mod_type(weakness_applies, ?of, forbid, ?types)",
    "{types:*colour} Weakness of {of} doesn't count",
)
_say_modifier("mod_type(types, ?of, add, ?types)", "{of} <is|are> {types:*colour} Pokémon too")
_say_modifier("mod_type(?query, ?of, add, ?types)", "{query} of {of} also {types:*colour}")
_say_modifier("mod_type", "{query} of {of}, {how}[ {types:*colour}]")
_POWERS = ("off_power(?of, power)", "off_power(?of, body)")
_SILENCED = "{of} can't use any Poké-Powers or Poké-Bodies"
_BUT_ONE = tuple(shape.replace(")", ", ?except)") for shape in _POWERS)
idiom("mods", _BUT_ONE, _SILENCED + "[ except {except}]")
_hold_alone(", ".join(_POWERS), _SILENCED)
for _power, _powers in {"power": "Poké-Powers", "body": "Poké-Bodies"}.items():
    _silent = f"{{of}} can't use any {_powers}[ except {{except}}]"
    _say_modifier(f"off_power(?of, {_power}, ?except)", _silent)
_say_modifier("off_power(?of, ability, ?except)", "{of} <has|have> no Abilities[ except {except}]")
_say_modifier("off_power(?of, any, ?except)", "powers of {of} don't work[, except {except}]")
_say_modifier("off_power", "{power:powers} of {of} don't work[, except {except}]")
_say_modifier("immune(?of, [])", "{of} can't be affected by any Special Conditions")
_say_modifier("forbid_conditions(?of, [])", "{of} can't get Special Conditions")
_say_modifier("forbid_conditions", "{of} can't become {conditions:*acondition}")
_say_modifier("immune", "{of} can't be {conditions:*acondition}")
say(
    "mods",
    "prevent(damage, host(), attack, host())",
    "its Pokémon takes no damage from its own attacks",
)
for _what, _phrase in {
    "all": "# can't damage or affect {of}",
    "damage": "{of} <takes|take> no damage from #",
    "effects": "# have no effect other than damage on {of}",
}.items():
    _say_modifier(f"prevent({_what}, ?of, attack, me)", _phrase.replace("#", "your own attacks"))
    _theirs = _phrase.replace("#", "attacks[ by {from:anyof}]")
    _say_modifier(f"prevent({_what}, ?of, attack, ?from)", _theirs)
for _cause in ("trainer", "ability", "power"):
    _things = plural(_cause)
    _but = ", except Tools and Stadiums" if _cause == "trainer" else ""
    _told = f"{{of}} <isn't|aren't> affected by {_things}"
    _say_modifier(f"prevent(all, ?of, {_cause}, anyone)", _told + _but)
    _say_modifier(f"prevent(all, ?of, {_cause}, ?from)", f"{_told} of {{from}}{_but}")
    _say_modifier(
        f"prevent(effects, ?of, {_cause}, ?from)",
        f"{{of}} <isn't|aren't> affected by effects of {_things}[ of {{from}}]",
    )
_say_modifier(
    "prevent(effects, ?of, any, ?from)",
    "{of} <isn't|aren't> affected by effects[ of {from}] other than damage",
)
_say_modifier("prevent(damage, ?of, any, ?from)", "{of} <takes|take> no damage[ from {from}]")
_say_modifier("prevent(all, ?of, any, anyone)", "{of} <isn't|aren't> affected by anything")
_say_modifier("prevent", "{of} <is|are> safe from {what}[ by {cause}][ of {from}]")
_say_modifier("forbid_attack", "{of} can't use {name}")
say("mods", "forbid_play(?player, ?filter)", "{player^can't} play {filter:fnoun+}")
say("mods", "forbid_play", "{player^can't} play cards ({filter})")
for _whom, _phrase in _BEARERS.items():
    _ban = "forbid_attacks(?attacks)"
    _for_a_while(_whom, f"forbid_attacks(ref({IT}))", f"{_phrase} can't use that attack")
    _for_a_while(_whom, _ban, f"{_phrase} can't use {{attacks}}")
    _for_a_while(_whom, "only_attacks(?attacks)", f"{_phrase} can use only {{attacks}}")
say("mods", "forbid_attacks", "{attacks} can't be used[ by {of}]")
say("mods", "only_attacks", "only {attacks} can be used[ by {of}]")
_LENT = "{to} may use the attacks of any {f:fmon} in play"
say("mods", "lend_attacks(?to, where(all(both), ?f))", _LENT)
say("mods", "lend_attacks(?to, all(both))", "{to} may use the attacks of any Pokémon in play")
say("mods", "lend_attacks", "{to} may use the attacks of {of}")
say("mods", "have_attacks", "{to} <has|have> copies of the attacks of {of}")
say("mods", "ends_with", "this ends when {of} <leaves|leave> its place or <changes|change>")
say("mods", "lend_under(?of)", "{of} may use the attacks of the cards under <it|them>")
say("mods", "lend_under", "{of} may use the attacks of {kind:fnoun+} under <it|them>")
say("mods", "identity", "{of} <counts|count> as {as}")
_say_modifier("take_types", "{of} <is|are> the same type as {from}[, {how}]")
say("mods", "grant_tag", "{of} <is|are> {tag:tag}")
_FORM: Final = "evolving, devolving or leveling up doesn't cure"
say("mods", "keep_conditions", f"{_FORM} {{of:anyof}}[ of {{conditions}}]")
say("head:mods", "as_long_as", "as long as {condition}")
