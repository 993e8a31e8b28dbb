"""Phrases for bans, reduced Energy and reduced attack costs."""

from __future__ import annotations

from typing import Final

from playmat.writer.phrase_table import idiom, say, section
from playmat.writer.phrases.lists import ABILITIES, plural

section("bans")

# Bans for all Pokémon, and for both players.
_HEALING: Final = "mod(can_heal, ?of, forbid)"
say("mods", _HEALING, "no damage counters can be removed from {of:anyof}, only moved")
for _query, _verb in ABILITIES.items():
    say("mods", f"mod({_query}, all(both), forbid)", f"no Pokémon can {_verb}")
    say("mods", f"mod({_query}, where(all(both), ?f), forbid)", f"no {{f:fmon}} can {_verb}")
say(
    "mods",
    "mod(holds_trainers, where(gear_on(all(both)), ?f), forbid)",
    "all {f:fnoun+} on any Pokémon are discarded",
)
_HELD: Final = "all {f:fnoun+} on {of} are discarded"
say("mods", "mod(holds_trainers, where(gear_on(?of), ?f), forbid)", _HELD)
idiom(
    "mods",
    ("mod(weakness_applies, ?of, forbid)", "mod(retreat_cost, ?of, set, 0)"),
    "{of} <has|have> no Weakness and no Retreat Cost",
)
for _n in ("more", "less"):
    say(
        "mods",
        "mod(retreat_cost, where(all(both), fits_not(name_has(?part))), add, ?n)",
        f"the Retreat Cost of all Pokémon but {{part}} Pokémon is {{n:{_n}}} Colorless {_n}",
    )
for _who, _said in (
    ("host()", "its Pokémon"),
    ("where(host(), ?f)", "its {f:fkind} Pokémon"),
):
    _tougher = f"mod(max_hp, {_who}, add, ?n)"
    _stronger = f'mod(damage_dealt, {_who}, add, ?m, before, active(foe), "", attack)'
    idiom(
        "mods",
        (_tougher, _stronger),
        f"{_said} has {{n:more}} more HP, and its attacks do {{m:more}} more damage to their"
        f" Active Pokémon"
        " (before Weakness and Resistance)",
    )
    idiom(
        "mods",
        (_tougher, f"immune({_who}, [?ill])"),
        f"{_said} has {{n:more}} more HP and can't be {{ill}}",
    )
say("mods", "off_power(all(both), ?power, ?except)", "no {power} works[ except {except}]")
say(
    "mods",
    "immune(where(all(both), ?f), [])",
    "no {f:fmon} can be affected by any Special Conditions",
)
say("mods", "immune(where(all(both), ?f), ?ills)", "no {f:fmon} can be {ills:*acondition}")
say("mods", "forbid_play(both, ?filter)", "neither player can play {filter:fnoun+}")

_KINDS: Final = "where(all(both), fits_not(fits_any(tag(?tag), ?f)))"
for _query, _trait in {"weakness": "Weakness", "resistance": "Resistance"}.items():
    say(
        "mods",
        f"mod({_query}_applies, {_KINDS}, forbid)",
        f"Pokémon that are neither {{tag:marked}} nor have {{f:having}} have no {_trait}",
    )

# Damage without Weakness or Resistance for any target.
_SPARED: Final = {"weakness_applies": "Weakness", "resistance_applies": "Resistance"}
_IGNORED: Final = [f"mod({query}, all(both), forbid, 0, any, ?from)" for query in _SPARED]
idiom("mods", tuple(_IGNORED), "damage from {from:anyof} isn't affected by Weakness or Resistance")
for _shape, _trait in zip(_IGNORED, _SPARED.values(), strict=True):
    say("mods", _shape.replace("?from", "anyone"), f"no Pokémon has {_trait}")
    say("mods", _shape, f"damage from {{from:anyof}} isn't affected by {_trait}")
for _query, _trait in {
    "weakness_applies": "Weakness",
    "resistance_applies": "Resistance",
}.items():
    for _of, _who in {"all(both)": "no Pokémon", "where(all(both), ?f)": "no {f:fmon}"}.items():
        say("mods", f"mod({_query}, {_of}, forbid, 0, any, anyone)", f"{_who} has {_trait}")
        _against = f"mod({_query}, {_of}, forbid, 0, any, ?from)"
        _whom = _who.replace("no ", "any ")
        say("mods", _against, f"damage from {{from:anyof}} to {_whom} isn't affected by {_trait}")

# Energy that can't be attached from a hand.
for _from, _what in {"hand(?p)": "Energy", "where(hand(?p), ?f)": "{f:fnoun+}"}.items():
    say(
        "mods",
        f"mod(can_attach_energy, ?of, forbid, 0, any, {_from})",
        f"{{p^can't}} attach {_what} from {{p's}} hand to {{of}}",
    )
say(
    "mods",
    "mod(can_attach_energy, where(all(?p), is_active()), forbid)",
    "{p^can't} attach Energy from {p's} hand to an Active Pokémon",
)

# Energy that provides less than printed.
_LESS: Final = (
    "mod_type(energy_provided, ?of, set, ?types)",
    "mod(energy_provided, ?of, set, ?n)",
)
_GIVES: Final = "{of} <gives|give> only {n:int} {types:*colour} Energy"
idiom("mods", _LESS, _GIVES)
say(
    "sel",
    "where(energy_on(?to), fits_both(special_energy(), units_at_least(?n)))",
    "all Special Energy that give {n:int} or more on {to}",
)

# Attack costs.
idiom(
    "mods",
    ('cost_is(?of, "", "")', "mod(attack_cost, ?of, add, -9)"),
    "{of:strikes} need no Energy",
)
for _name, _attacks in {'""': "{of:strikes} cost", "?attack": "{of}'s {attack} costs"}.items():
    if _name == "?attack":
        say("mods", 'cheaper(?of, "CCCCCC", ?attack)', f"{_attacks} no Colorless")
    say("mods", f'cheaper(?of, "C", {_name})', f"{_attacks} 1 Colorless less")
    say("mods", f"cheaper(?of, ?units, {_name})", f"{_attacks} {{units}} less")
    say("mods", f'cost_is(?of, "", {_name})', f"{_attacks} nothing")
    say("mods", f"cost_is(?of, ?units, {_name})", f"{_attacks} {{units}}")

# Powers of cards that are not in play.
say(
    "mods",
    "off_power_away",
    "{power:powers} of {player's} {filter:fnoun+} away from play don't work[, except {except}]",
)
say(
    "mods",
    "off_power_away",
    "{power:powers} of {player's} cards away from play don't work ({filter})[, except {except}]",
)

# Cards that can't be moved.
_LOCKED = ("fasten(discards(both), attack)", "fasten(discards(both), power)")
idiom("mods", _LOCKED, "attacks and powers can't affect cards in any discard pile")
for _cause in ("attack", "power", "trainer", "ability", "stadium"):
    _fast_energy = f"{plural(_cause)} can't remove any Energy from {{on}}"
    say("mods", f"fasten(energy_on(?on), {_cause})", _fast_energy)
say(
    "mods",
    "fasten(this_card(), ?cause, ?from)",
    "this card can't be removed by {cause}[ of {from}]",
)
say("mods", "fasten", "nothing takes any of {cards} away[ by {cause}][ of {from}]")
_CAUSERS = ("attack", "power", "trainer"), ("attack", "ability", "trainer"), ("attack", "trainer")
for _causes in _CAUSERS:
    *_first, _last = map(plural, _causes)
    _by = f"{', '.join(_first)} and {_last} of {{from}}"
    _safe = tuple(f"protect(?cards, {cause}, ?from)" for cause in _causes)
    idiom("mods", _safe, f"{_by} can't discard {{cards:anyof}}")
    _fast = tuple(f"fasten(?cards, {cause}, ?from)" for cause in _causes)
    idiom("mods", _fast, f"{_by} can't remove {{cards:anyof}}")
say("mods", "keep_from_hand", "nothing puts any of {cards} into a hand[ by {cause}][ of {from}]")
say("mods", "protect", "{cards} can't be discarded by {cause}[ of {from}]")
say("mods", "shield_player(me, attack)", "attacks of your opponent do nothing to you and your hand")
say("mods", "shield_player", "{player^be} safe from effects[ of {cause}]")

# Permissions of a player.
_SAFE_FROM: Final = "lasting(?until, self(), [prevent(all, self(), attack#)*])"
for _by, _whose in {"": "attacks", ", foe": "their attacks"}.items():
    for _end, _while in {"": "", ", ends_with(self())": ", while Active"}.items():
        say(
            "deed",
            _SAFE_FROM.replace("#", _by).replace("*", _end),
            f"make this Pokémon safe from {_whose} {{until}}{_while}",
        )
for _deed, _done in {
    "inflict(active(both), ?c, 0)": "make both Active Pokémon {c}",
    "inflict(?target, ?c, 0)": "make {target:whom} {c}",
    "mill(both, ?n)": "have each player discard the top {n:int} cards of their deck",
    "set_amount(sub(event_amount(), ?n))": "lower that damage by {n:int} (after Weakness and"
    " Resistance)",
    "lasting(?until, nobody(), [forbid_play(foe, ?f)])": "keep them from playing {f:fnoun+}"
    " {until}",
    "lasting(?until, nobody(), [mod(can_attach_energy, all(foe), forbid)])": "keep them from"
    " attaching Energy from the hand {until}",
    "lasting(?until, nobody(), [off_power(all(foe), ?power)])": "stop all {power:powers} of"
    " their Pokémon {until}",
    "lasting(end_of_turn, self(), [mod_type(types, self(), set, ?types)])": "change this Pokémon's"
    " type to {types:*colour} for this turn",
    "lasting(end_of_turn, nobody(), [mod(prizes_for, all(foe), add, ?n, any, self())])": "make"
    " Knock Outs by this Pokémon's attack damage worth {n:int} more <Prize|Prizes> this turn",
}.items():
    say("deed", _deed, _done)

# Attacks of previous stages, and of a card that only one Pokémon can use.
for _kinds, _below in {
    "fits_any(basic(), stage1())": "Basic and Stage 1",
    "fits_any(basic(), evolution())": "Basic and Evolution",
}.items():
    say(
        "mods",
        f"lend_under(?of, {_kinds})",
        f"{{of}} may use the attacks of the {_below} cards under <it|them>",
    )
say(
    "mods",
    "lend_attacks(where(host(), named(?name)), this_card())",
    "if its Pokémon is {name}, it may use the attacks of this card",
)

# All Pokémon of two types.
for _team, _all in {"both": "all", "me": "your", "foe": "their"}.items():
    say(
        "sel",
        f"where(all({_team}), fits_any(typed(?one), typed(?other)))",
        f"{_all} {{one:element}} and {{other:element}} Pokémon",
    )

# Protection from the damage of some attacks, and at times from their other effects.
_SAFE: Final = "prevent(#, self(), attack, ?from)"
idiom(
    "mods",
    (_SAFE.replace("#", "damage"), f"as_long_as(?while, [{_SAFE.replace('#', 'all')}])"),
    "this Pokémon takes no damage from attacks by {from}, and nothing else from those attacks"
    " either as long as {while}",
)

# Pokémon treated as another in all respects.
_COPY: Final = "with its name, type, HP, attacks, powers, Weakness, Resistance and Retreat Cost"
say("mods", "identity(self(), ?as)", f"this Pokémon is a copy of {{as}}, {_COPY}")

# Cards that a player can't play for a while.
idiom(
    "effect",
    ("lasting(?until, nobody(), [forbid_play(both, ?f)])",),
    "{until}, neither player can play {f:fnoun+}",
)
idiom(
    "effect",
    ("lasting(?until, nobody(), [forbid_play(?player, ?f)])",),
    "{until}, {player^can't} play {f:fnoun+}",
)
