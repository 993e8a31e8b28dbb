"""Marks of a whole power: when it does not work, how often it may be used, what counts once."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, row, rule, same

row("this_power", "true", "[this|the] power", "this [Ability|Poké-Power]", "this effect")
row(
    "mark",
    "$off(?c)",
    "{p:this_power} [can't be used|stops working|doesn't work] [if|while|when] {c:off_conditions}",
    "you can't use this [power|Ability] [if|while] {c:off_conditions}",
    "{p:this_power} can't be used it {c:off_conditions}",
    "or if {c:condition}",
)
row(
    "mark",
    "$off(not(?condition))",
    "you [can|may] use {p:this_power} only [if|when|while] {condition:conditions}",
    "{p:this_power} can be used only [if|when|while] {condition:conditions}",
    "{p:this_power} can only be used [if|while] {condition:conditions}",
    "[you can't use {p:this_power}|{p:this_power} can't be used] unless {condition:conditions}",
)
same("off_conditions", "{off_condition}")
row(
    "off_conditions",
    "or(?left, ?right)",
    "{left:off_condition} or [if|while]? {right:off_conditions}",
)
same(
    "off_condition",
    "{condition}",
    "{condition} when [your opponent attacks|it is damaged|it takes damage|it is Knocked Out]",
)


@rule(
    "off_condition",
    "{who:pokemon} is already {fit:pokemon_state}",
    "{who:pokemon} is already {fit:pokemon_state} when [your opponent attacks|it is damaged|it "
    "takes damage|it is Knocked Out]",
    cost=-1,
)
def already_so(who: Node, fit: Node) -> Node:
    named = [n.args[0] for n in nodes_in(fit) if n.word == "condition_is"]
    return node("already", who, *named)


row(
    "mark",
    "$off(or(entered_this_turn(?who), ?right))",
    "{p:this_power} can't be used the turn you put {who:pokemon} into play or if {right:condition}",
)
row("mark", "[$flags([no_weakness, no_resistance])]", "don't apply Weakness and Resistance")
row(
    "mark",
    "[$unique(event)]",
    "if you have more than 1 ~ in play , use only 1 {name} for each attack",
    "you can't put more than {number} damage counter(s) even if there is more than 1 ~ in play",
    "you can't put more than {number} damage counters in this way",
)
row(
    "off_condition",
    "any_of(where(less(active(me), self()), fits_not(named($own))))",
    "your other Active Pokémon isn't ~",
)
row("mark", "[$shed()]", "discard all cards attached to [~|that card|that Pokémon]")
for _symbol in ("mark", "attack_note"):
    phrase(_symbol, (node("$shed"),), "discard all attached cards")


USED = "you have already used another ~ 's [{name}]? {power_word} this turn"


# --- once for all of a name ---------------------------------------------------------------------
row(
    "power_word",
    "true",
    "Poké-Power",
    "Poké-Body",
    "Ability",
    "Poké-Bodies",
    "Poké-Powers",
    "Abilities",
)
row(
    "mark",
    "[$bound(?number)]",
    "you can't reduce more than {number} damage in this way",
    "the maximum amount of damage that can be reduced by {n:name} is {number}",
)
row(
    "mark",
    '[$unique("")]',
    "you can't use more than 1 {name} {power_word} between turns",
    "you can't apply more than 1 {name} {power_word} at a time",
    "no more than {number} [HP|damage] can be [reduced|added] by all {name} {power_word}",
    "each Pokémon can't be affected by more than 1 {name} {power_word}",
    "you can't use more than 1 {name} {power_word} at a time",
    "you can't reduce more than {number} damage even if there is more than 1 {pokemon_name} in "
    "play",
    "{name} can't make a player pay(s) more than an additional Colorless to retreat(s) a Pokémon , "
    "even if there [is|are] more than 1 ~ in play",
    "this effect can't be applied more than once at a time [to the same Pokémon]?",
    "the effect of {name} can't be applied more than once at a time [to the same Pokémon]?",
    "you can't apply this effect more than once at a time",
    "[the effect of {name}|this effect] doesn't stack",
)
row(
    "mark",
    "[$turnly()]",
    "if you have more than 1 ~ in play , use only 1 {name} each turn",
    f"{{this_power}} can't be used if {USED}",
    "you can't use more than 1 {name} {power_word} each turn",
    "you may not use(s) an Ability with the same name during your turn",
    "you can't use more than 1 {name} {power_word} [during your turn|per turn|in a turn|this turn]",
    "you can use only 1 {name} {power_word} [each|per] turn",
    "you can't use [this Ability|this power] more than once [each|per] turn",
)


row("off_condition", "is(?what, afflicted())", "{what:pokemon} if affected by a Special Condition")


row(
    "mark",
    "[$turnly(), $off(?off_conditions)]",
    f"{{p:this_power}} can't be used if {USED} or if {{off_conditions}}",
)


row(
    "mark",
    "[$how(once_game)]",
    "you can't use more than 1 {name} {power_word} each game",
    "you may use {this_power} only once per game",
    "you can use {this_power} only once [per|during a|during this] game",
    "{this_power} can be used only once per game",
)


row(
    "mark",
    "[$how(once_game), $clause(limit(once_game, VSTAR))]",
    "you can't use more than [1|one] VSTAR Power in a game",
)


row("mark", "$off(not(first_turn(me)))", "you can use {this_power} only during your first turn")


row(
    "mark",
    "$off(and(first_turn(me), went_first(me)))",
    "if you [go|went] first , you can't use {this_power} [during|on] your first turn",
    "you can't use {this_power} [during|on] your first turn if you [go|went] first",
)


row(
    "mark",
    "$off(first_turn(me))",
    "you can't use {this_power} [during|on] your first turn",
    "{this_power} can't be used [during|on] your first turn",
)


row(
    "mark",
    "$off(or(first_turn(me), entered_this_turn(?who)))",
    "[you can't use {p:this_power}|{p:this_power} can't be used] [during|on] your first turn or "
    "[on|during]? the turn {who:pokemon} [was put|came] into play",
    "[you can't use {p:this_power}|{p:this_power} can't be used] [on|during]? the turn "
    "{who:pokemon} [was put|came] into play [or] [during|on]? your first turn",
)
