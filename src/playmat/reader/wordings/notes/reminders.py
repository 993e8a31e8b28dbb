"""Brackets and sentences that only repeat the rules or the words before."""

from __future__ import annotations

from playmat.reader.grammar import phrase, row

row(
    "or_only_one",
    "true",
    "[remove]? 1 if {pokemon} has only 1",
    "[or|remove|remove only]? 1 if [it|that Pokémon|he or she|your opponent|you] [only has|only "
    "have|has only|have only] 1 [damage counter|Benched Pokémon]?",
    "[or]? as many as [there are|he or she has|your opponent has|you have] [, if fewer than "
    "{number}]?",
)
for _symbol in ("note", "statement"):
    row(
        _symbol,
        "[]",
        "any [attached cards|cards attached to {pokemon}] , damage counter(s) , Special "
        "Condition(s) , [and effect(s) on it are now|turn(s) in play , and any other effect(s) "
        "remain] on the new Pokémon",
    )
row("note", "[$marked_once(?name)]", "a Pokémon can have only 1 {name} marker on it at a time")

row(
    "note",
    "[]",
    "just as if you had evolved it",
    "skip the between-turns step",
    "if there 's already a Stadium card in play , discard it",
    "this doesn't count as a [Knocked Out Pokémon|Knock Out]",
    "this doesn't use up your 1 Energy card attachment(s) for the turn",
    "choose 1 if there are 2",
    "both if there are 2",
    "even if [it|that Pokémon] 's Knocked Out",
    "even if it would Knock Out the other Pokémon",
    "no matter how many heads you get",
    "all if that Pokémon is more than 1 type",
    "you draw [your|yours] [card(s)]? first",
    "1 if there is only 1",
    "if the first attack Knock(s) Out your opponent's Active Pokémon , you may attack(s) again "
    "after your opponent choose(s) a new Active Pokémon",
    "this counts as Knocking Out ~",
    "this also includes putting a Pokémon Level-Up card onto [that|the {status}] Pokémon",
    "this counts as that Pokémon using its Poké-Power",
    "this includes Abilities of its previous Evolution",
    "instead of a Pokémon",
    "the Supporter card remains in your opponent's [hand|discard pile]",
    "1 if that Pokémon has only 1",
    "1 if you have only 1",
    "remove 1 damage counter if [that|a] Pokémon has only 1",
    "[those|these] [Prize]? cards remain face up for the rest of the game",
    "this counts as [devolving|evolving] that Pokémon",
    "you [still]? [have|need] to pay for that attack's Energy cost",
    "you still need the necessary Energy to use this attack",
    "that player still needs the necessary Energy to use each attack",
    "without looking at them",
    "any other effects of attacks still happen",
    "as long as there 's room",
    "you [draw|return|choose|switch] your [cards|Pokémon] first",
    "you [draw|choose|switch|search|discard|shuffle|reveal|flip|move|attach] first",
    "damage isn't an effect",
    "Asleep , Burned , Confused , Paralyzed , or Poisoned",
    "you put your Pokémon on the Bench first",
    "if a player doesn't have a Benched Pokémon , he or she doesn't switch Pokémon",
    "this doesn't count as playing that Pokémon or evolving",
    "base damage and damage to itself",
    "if you don't reveal [a|an] {card_filter} , shuffle all the revealed cards back into your deck",
    "Basic or Evolution",
    "and leave it face up",
    "if you don't know how to play Rock-Paper-Scissors , {by_a_coin}",
    "you choose the Benched Pokémon to switch",
    "you choose the new Defending Pokémon",
    "while not in play , ~ counts as Colorless Energy",
    "don't apply Weakness and Resistance",
    "instead of a Trainer card",
    "discard it anyway",
    "no matter what type that Pokémon is , ~ 's type is still {type}",
    "before attacking",
    "before [his or her|their] attack",
    "before he or she attacks",
    "before damage or other effects of attacks",
    "including this [one|card]",
    "don't look at them",
    "you don't get to attack",
    "you can't attack this turn",
    "this effect works [1|one] time for 2 cards",
    "attach the {type} Energy , and then discard an Energy [card]? from ~",
    "color",
    "you can't choose [a|an] Energy card that you used to pay [for]? the Retreat Cost",
    "or 1 if it only has 1",
    "if any",
    "Damage counters can still be moved",
    "if each player's Active Pokémon [has|have] the Overeager Poké-Body , this power do(es) "
    "nothing",
    "even to itself",
    "you discard first",
    "if a Pokémon's Resistance is -30 , it becomes -10",
    "this includes cards that come into play on that turn",
    "the owner of this card discards first",
    "{only_provides_energy}",
    "even if [that Pokémon|it] is Knocked Out",
    "if that Pokémon is currently Confused , remove that Special Condition",
    "remove any Special Conditions affecting [that|those] Pokémon",
    "including their Energy cost(s) and anything else required in order to use those attack(s) , "
    "such as discarding Energy cards",
    "existing effects [aren't|are] removed",
    "Remove any Special Conditions affecting this Pokémon",
    "If any of those Pokémon [is|are] {conditions_listed} , remove [that|those] Special "
    "Condition(s)",
    "If [~|it|that Pokémon|this Pokémon] is [currently|already]? {conditions_listed} , remove "
    "[that|those] Special Condition(s)",
    "this also includes putting a Pokémon Level-Up card(s) onto [that Pokémon|the {status} "
    "Pokémon]",
    "You still need the necessary Energy to use each attack",
    "before your attack",
    "don't apply Weakness and Resistance for Benched Pokémon",
    "{or_only_one}",
    "if there are fewer than {number} cards in your deck , discard all of them",
    "if {pokemon} takes {number} damage , it does {number} damage to that Pokémon",
    "don't apply Weakness [and|or] Resistance when ~ damages itself with this attack",
    "more than 1 marker can be put on the same Pokémon",
    "plus {number} more damage for the Darkness Energy you discarded",
    "no matter what type {pokemon} is , [~|this Pokémon] [is|'s type is] still {type}",
    "you must still do {attack_requirements}",
    "after your attack",
    "the cards stay face down",
    "apply Weakness as x2",
    "Remove any Special Conditions affecting [it|them]",
    "you discard your Pokémon first",
    "including your opponent's",
    "not even damage",
    "after doing damage",
    "{reminder}",
)
row("note", "[]", "discard all cards attached to that Pokémon", cost=1)
row("that_many", "true", "that", "the number of heads")
row("fewer_counters_on", "$it()", "a Pokémon", "the Pokémon", "it")
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
row(
    "reminder",
    "true",
    "do the damage before switching the Pokémon",
    "do the damage before switching",
    "do the damage first",
    "switch the Pokémon after doing damage",
    "switch the Pokémon even if {pokemon} is Knocked Out",
    "even if {pokemon} [was|is] already {status}",
    "even if it would Knock Out either Pokémon",
    "it 's okay if 1 of the Pokémon {being}",
    "either way , this attack does its damage",
    "even putting {pokemon} on the Bench won't let you use it again",
    "to the Defending Pokémon",
    "you can't get more cards with {copying_attack} than you have room on your Bench",
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
    "including ~",
    "{pokemon_kind} have Rule Boxes",
    "{pokemon_kind} , {pokemon_kind} , [etc|and so on] have Rule Boxes",
    "{pokemon_kind} , {pokemon_kind} , etc . have Rule Boxes",
    "{pokemon_kind} , {pokemon_kind} , {pokemon_kind} , [etc|and so on] have Rule Boxes",
    "skip Pokémon Checkup",
    "[a|any|each] player with {number} or [fewer|less] cards in [his or her|their]? hand doesn't "
    "[discard|draw] [any]? [cards]?",
    "if a player doesn't have a Benched Pokémon , they don't switch Pokémon",
    "if [a|either] player has no Benched Pokémon , [they don't|that player doesn't] switch "
    "[Pokémon]?",
    "you can play only 1 Pokémon LEGEND in this way",
    "in any way you choose",
    "divided as he or she chooses",
    "remove 1 if there is only 1",
    "1 if there is only 1",
    "remove 1 if that Pokémon has only 1",
    "all if there are less than [that|{number}]",
    "all if there [is|are] [fewer|less] than that",
    "remove all of them if there [is|are] [fewer|less] than that",
    "discard all [other]? cards attached to ~",
    "your own or your opponent's",
    "yours or your opponent's",
    "[these|those] cards remain [face]? up for the rest of the game",
    "that [Prize]? card remains [face]? up for the rest of the game",
    "they [stay|remain] face up for the rest of the game",
    "these cards aren't in play or in your opponent's hand",
    "{pokemon} doesn't have to pay for that attack's Energy cost",
    "your opponent still discards that card",
    "even if [~|it|this Pokémon] is Knocked Out",
    "or is Benched or is evolved",
    "the Supporter card remains in [{owner} discard pile|{owner} hand]",
    "you draw your cards first",
    "this includes cards that come into play on that turn",
    "if this Pokémon loses [this|its] Ability , discard Pokémon Tool cards attached to "
    "[it|this Pokémon] until only 1 Pokémon Tool card remains",
    "you don't need the necessary Energy to use the attack",
    "[any|all] other effects [still]? happen",
    "any other effects that would happen {after_resistance} still happen",
    "[any|all] other effects [of|from] {effect_sources} [still]? happen",
    "the amount of Weakness doesn't change",
    "you must still do anything else required for that attack",
    "these cards remain face up for the rest of the game",
    "even [if it's]? your opponent's",
    "if you have [fewer|less] cards in your deck than that , discard all of them",
    "if there are fewer {card_filter} than [choose|that] , take all of them",
    "you may put both [on|onto] the same Pokémon or 1 each [on|onto] 2 different Pokémon",
    "this counts as devolving [it|that Pokémon|those Pokémon|them]",
    "[and]? discards Energy normally",
    "the player doesn't discard any Energy",
    "color(s)",
    "no matter what type {pokemon} is , ~ 's type is still {type} {type}",
    "you [may|can] choose the same Pokémon more than once",
    "don't apply Weakness [and|or] Resistance for Benched Pokémon",
    "before your attack",
    "after applying Weakness and Resistance",
    "in addition to this attack's [Energy]? cost",
)
row(
    "note",
    "[$at_least(?count)]",
    "you must [discard|choose|put|reveal|attach|shuffle|return] at least {count} "
    "{kind:card_filter}",
)
OVERFULL = (
    "[a player|your opponent|he or she|they|that player|you] [has|have] "
    "[{number} or more|more than {number}]"
)

row(
    "clause",
    "[]",
    "the owner of this card discards first",
    f"if {OVERFULL} Benched Pokémon , [that player|he or she|your opponent] discard(s) Benched "
    f"Pokémon until he or she has {{number}} [Pokémon on [the|his or her] Bench|Benched Pokémon]",
    "if a player no longer has any {pokemon_noun} in play , [that player|he or she] discards "
    "Pokémon from his or her Bench until he or she has {number}",
    "if more than [1|one] effect changes the number of Benched Pokémon allowed , use the smaller "
    "number",
    "the player who played this card discards first",
    "if you do , re-flip all the coins",
    "remove all Special Conditions from each of {pokemons}",
    "when [~|this card] comes into play , each player {discards_from_bench} and any cards attached "
    "to them until he or she has {number} Benched Pokémon",
)
row(
    "note",
    "[$whoever_it_is()]",
    "this includes [new|newly played]? Pokémon [and cards]? "
    "[that [come|comes] into play|that you play|put into play]? [[on|during] that turn]?",
    "this includes [your|your opponent's] new Active Pokémon",
)
