"""Brackets and sentences that only say what the rules or the words before say."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule

phrase(
    "reminder",
    True,
    "do the damage before switching the Pokémon",
    "do the damage before switching",
    "do the damage first",
    "switch the Pokémon after doing damage",
    "switch the Pokémon even if {pokemon} is Knocked Out",
    "even if {pokemon} [was|is] already {status}",
    "even if it would Knock Out either Pokémon",
    "it 's okay if 1 of the Pokémon {unhurt}",
    "either way , this attack does its damage",
    "even putting {pokemon} on the Bench won't let you use it again",
    "to the Defending Pokémon",
    "you can't get more cards {by_attack} than you have room on your Bench",
    "you can't put a Pokémon on a Bench that 's full",
    "as long as there 's room",
    "just as if you had evolved it",
    "including this one",
    "including Benched Pokémon",
    "before they affect the damage",
    "color",
    "your choice",
    "in any way you like",
    "if there are none , this effect does nothing",
)
phrase(
    "or_only_one",
    True,
    "[remove]? 1 if {pokemon} has only 1",
    "[remove|or]? 1 if it only has 1",
    "or 1 if he or she only has 1",
    "[1|or 1] if [he or she|you|your opponent] [has|have] only 1",
    "remove 1 if it has only 1",
    "1 if it has only 1",
    "[or|remove|remove only]? 1 if [it|that Pokémon|he or she|your opponent|you] [only has|only "
    "have|has only|have only] 1 [damage counter|Benched Pokémon]?",
    "[or]? as many as [there are|he or she has|your opponent has|you have] [, if fewer than "
    "{number}]?",
)
phrase("note", (), "{or_only_one}")
phrase(
    "note",
    (),
    "if there are fewer than {number} cards in your deck , discard all of them",
    "if {pokemon} takes {number} damage , it does {number} damage to that Pokémon",
    "don't apply Weakness [and|or] Resistance when ~ damages itself with this attack",
    "more than 1 marker can be put on the same Pokémon",
    "plus {number} more damage for the Darkness Energy you discarded",
    "no matter what type {pokemon} is , [~|this Pokémon] [is|'s type is] still {type}",
    "you must still do {attack_requirements}",
    "~ can make that attack even if it doesn't have {energy_needed}",
)
phrase(
    "statement",
    (),
    "if {player_has} fewer than {number} Benched Pokémon , do [the|that] damage to each of them",
    "if {fewer_counters_on} has [fewer|less] damage counters than {that_many} , remove [all of "
    "them|them all]",
    "if {pokemon} [only has|has only] 1 , remove [it|that one]",
    "do the damage to the new Defending Pokémon",
    "if it has fewer Energy cards than {that_many} , remove all of them",
    "~ performs that attack",
    "then ~ performs that attack",
)


@rule("note", "a Pokémon can have only 1 {m:name} marker on it at a time")
def one_marker(m: str) -> Block:
    return (node("$marked_once", m),)


phrase("that_many", True, "that", "the number of heads")
phrase("unhurt", True, "has no damage counters on it")
phrase("by_attack", True, "with this attack")
phrase("amount_of_energy_needed", True, "the appropriate number or type of Energy attached to it")
phrase("fewer_counters_on", node("$it"), "a Pokémon", "the Pokémon", "it")
phrase("energy_needed", True, "{amount_of_energy_needed} necessary to make the attack")
phrase("reminder", True, "including ~")
REMINDERS = (
    "any other effects of attacks still happen",
    "your opponent chooses the Defending Pokémon to switch",
    "if your opponent has no Benched Pokémon , this effect does nothing",
    "ignore this effect if [you don't|your opponent doesn't] have any Benched Pokémon",
    "ignore this effect if [you have|your opponent has] [only 1|no Benched] Pokémon",
    "ignore this effect if your opponent has only 1 Pokémon [in play]?",
    "even if it's already {c:status}",
)
for _reminder in REMINDERS:
    phrase("reminder", True, _reminder)
    phrase("statement", (), _reminder)

spare_phrase(
    "reminder",
    True,
    "this includes [new|newly played]? Pokémon [that [come|comes] into play|that you play|put "
    "into play]?",
    "this includes Pokémon [and cards]? that come into play [on|during] that turn",
    "{pokemon_kind} have Rule Boxes",
    "{pokemon_kind} , {pokemon_kind} , [etc|and so on] have Rule Boxes",
    "{pokemon_kind} , {pokemon_kind} , etc . have Rule Boxes",
    "{pokemon_kind} , {pokemon_kind} , {pokemon_kind} , [etc|and so on] have Rule Boxes",
    "skip Pokémon Checkup",
)

spare_phrase(
    "reminder",
    True,
    "[a|any|each] player with {number} or [fewer|less] cards in [his or her|their]? hand doesn't "
    "[discard|draw] [any]? [cards]?",
)

spare_phrase(
    "trainer_note",
    (node("$whoever_it_is"),),
    "this includes [new|newly played]? Pokémon [that [come|comes] into play|that you play|put "
    "into play]?",
    "this includes Pokémon [and cards]? that come into play [on|during] that turn",
    "this includes [your|your opponent's] new Active Pokémon",
    cost=-1,
)

spare_phrase(
    "reminder",
    True,
    "if a player doesn't have a Benched Pokémon , they don't switch Pokémon",
    "if [a|either] player has no Benched Pokémon , [they don't|that player doesn't] switch "
    "[Pokémon]?",
)


@spare_rule("note", "you must {x:picking} at least {n:count} {kind:card_filter}")
def at_least(x: bool, n: int, kind: Node) -> Block:
    return (node("$at_least", n),)


ILL = "[is|'s]? already [{status}|affected by [any|a] Special Condition(s)]"
HEALED = "it recovers from [that Special Condition|those Special Conditions|them]"
for _symbol, _nothing in (("reminder", True), ("statement", ())):
    spare_phrase(_symbol, _nothing, f"if it {ILL} , {HEALED}")


spare_phrase("picking", True, "[discard|choose|put|reveal|attach|shuffle|return]")


spare_phrase("note", (), "after your attack", "the cards stay face down")


spare_phrase(
    "note",
    (),
    "apply Weakness as x2",
    "Remove any Special Conditions affecting [it|them]",
)
spare_phrase(
    "mark",
    (),
    "if it loses {this_power} , discard Pokémon Tool(s) [card(s)]? from it until only "
    "{number} [Pokémon Tool card]? remain(s)",
)
