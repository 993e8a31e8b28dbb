"""Marks of a whole power: when it does not work, how often it may be used, what counts once."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule

phrase("this_power", True, "[this|the] power", "this Ability", "this effect")


@rule(
    "mark",
    "{p:this_power} [can't be used|stops working|doesn't work] [if|while|when] {c:off_conditions}",
    "you can't use this [power|Ability] [if|while] {c:off_conditions}",
    "{p:this_power} can't be used it {c:off_conditions}",
    "or if {c:condition}",
)
def off(c: Node, p: bool = True) -> Node:
    return node("$off", c)


@spare_rule(
    "mark",
    "you [can|may] use {p:this_power} only [if|when|while] {c:conditions}",
    "{p:this_power} can be used only [if|when|while] {c:conditions}",
    "{p:this_power} can only be used [if|while] {c:conditions}",
    "[you can't use {p:this_power}|{p:this_power} can't be used] unless {c:conditions}",
)
def only_if(c: Node, p: bool) -> Node:
    return node("$off", node("not", c))


same("off_conditions", "{off_condition}")


@rule("off_conditions", "{a:off_condition} or [if|while]? {b:off_conditions}")
def two_off(a: Node, b: Node) -> Node:
    return node("or", a, b)


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


@rule("off_condition", "{who:pokemon} becomes {fit:pokemon_state}")
def becomes_so(who: Node, fit: Node) -> Node:
    return node("is", who, fit)


@spare_rule("off_condition", "{who:pokemon} if affected by a Special Condition")
def misprinted(who: Node) -> Node:
    return node("is", who, node("afflicted"))


@rule(
    "mark",
    "{p:this_power} can't be used the turn you put {who:pokemon} into play or if {c:condition}",
)
def off_when_new(p: bool, who: Node, c: Node) -> Node:
    return node("$off", node("or", node("entered_this_turn", who), c))


phrase(
    "mark",
    (),
    "this power works even [if|while] [~|it] is [already]? Asleep , Confused , or Paralyzed [when "
    "it takes damage]?",
    "this power can be used even if [~|it] is Asleep , Confused , or Paralyzed",
    "this power can be used even if ~ is Confused",
    "this power works even if ~ is Confused",
)
phrase(
    "mark",
    (node("$flags", ("no_weakness", "no_resistance")),),
    "don't apply Weakness and Resistance",
)


phrase(
    "mark", (node("$turnly"),), "if you have more than 1 ~ in play , use only 1 {name} each turn"
)
phrase(
    "mark",
    (node("$unique", "event"),),
    "if you have more than 1 ~ in play , use only 1 {name} for each attack",
)
phrase(
    "mark",
    (node("$unique", "event"),),
    "you can't put more than {number} damage counter(s) even if there is more than 1 ~ in play",
    "you can't put more than {number} damage counters in this way",
)


@rule(
    "mark",
    "if that Pokémon is already {c:status} , {n:name} Poké-Body does nothing to that Pokémon",
)
def sparing(c: str, n: str) -> tuple[Node, ...]:
    return (node("$sparing", c),)


REST = node("less", node("active", "me"), node("self"))
OTHER_NAMED = node("any_of", node("where", REST, node("fits_not", node("named", "$own"))))
phrase(
    "mark",
    node("$off", OTHER_NAMED),
    "{name} stops working if your other Active Pokémon isn't a ~",
    "this power can't be used if your other Active Pokémon isn't ~",
)
phrase("off_condition", OTHER_NAMED, "your other Active Pokémon isn't ~")
phrase(
    "mark",
    (),
    "if your opponent has 5 Benched Pokémon , your opponent must discard(s) 1 of them and all "
    "card(s) attached to it",
)
phrase("mark", (node("$shed"),), "discard all cards attached to [~|that card|that Pokémon]")
for _symbol in ("mark", "attack_note"):
    spare_phrase(_symbol, (node("$shed"),), "discard all attached cards")


USED = "you have already used another ~ 's [{name}]? {power_word} this turn"
phrase("mark", (node("$turnly"),), f"{{this_power}} can't be used if {USED}")


@spare_rule("mark", f"{{p:this_power}} can't be used if {USED} or if {{c:off_conditions}}")
def only_once(p: bool, c: Node, power_word: bool, name: str = "") -> tuple[Node, ...]:
    return (node("$turnly"), node("$off", c))


# --- once for all of a name ---------------------------------------------------------------------
phrase(
    "power_word",
    True,
    "Poké-Power",
    "Poké-Body",
    "Ability",
    "Poké-Bodies",
    "Poké-Powers",
    "Abilities",
)
phrase(
    "mark",
    (node("$turnly"),),
    "you can't use more than 1 {name} {power_word} each turn",
    "you may not use(s) an Ability with the same name during your turn",
)
phrase(
    "mark",
    (node("$unique", ""),),
    "you can't use more than 1 {name} {power_word} between turns",
    "you can't apply more than 1 {name} {power_word} at a time",
    "no more than {number} [HP|damage] can be [reduced|added] by all {name} {power_word}",
    "each Pokémon can't be affected by more than 1 {name} {power_word}",
    "you can't use more than 1 {name} {power_word} at a time",
)
spare_phrase(
    "mark", (node("$how", "once_game"),), "you can't use more than 1 {name} {power_word} each game"
)


@rule(
    "mark",
    "you can't reduce more than {k:number} damage in this way",
    "the maximum amount of damage that can be reduced by {n:name} is {k:number}",
)
def at_most(k: int, n: str = "") -> tuple[Node, ...]:
    return (node("$bound", k),)


phrase(
    "mark",
    (node("$unique", ""),),
    "you can't reduce more than {number} damage even if there is more than 1 {pokemon_name} in "
    "play",
    "{name} can't make a player pay(s) more than an additional Colorless to retreat(s) a Pokémon , "
    "even if there [is|are] more than 1 ~ in play",
)

spare_phrase(
    "mark",
    (node("$how", "once_game"),),
    "you may use {this_power} only once per game",
    "you can use {this_power} only once [per|during a|during this] game",
    "{this_power} can be used only once per game",
)
spare_phrase(
    "mark",
    (node("$how", "once_game"), node("$clause", node("limit", "once_game", "VSTAR"))),
    "you can't use more than [1|one] VSTAR Power in a game",
)
spare_phrase(
    "mark",
    node("$off", node("not", node("first_turn", "me"))),
    "you can use {this_power} only during your first turn",
)


spare_phrase(
    "mark",
    (node("$unique", ""),),
    "this effect can't be applied more than once at a time [to the same Pokémon]?",
    "the effect of {name} can't be applied more than once at a time [to the same Pokémon]?",
    "you can't apply this effect more than once at a time",
    "[the effect of {name}|this effect] doesn't stack",
)
FIRST = node("first_turn", "me")
spare_phrase(
    "mark",
    node("$off", node("and", FIRST, node("went_first", "me"))),
    "if you [go|went] first , you can't use {this_power} [during|on] your first turn",
    "you can't use {this_power} [during|on] your first turn if you [go|went] first",
)
spare_phrase(
    "mark",
    node("$off", FIRST),
    "you can't use {this_power} [during|on] your first turn",
    "{this_power} can't be used [during|on] your first turn",
)


@spare_rule(
    "mark",
    "[you can't use {p:this_power}|{p:this_power} can't be used] [during|on] your first turn or "
    "[on|during]? the turn {who:pokemon} [was put|came] into play",
)
@spare_rule(
    "mark",
    "[you can't use {p:this_power}|{p:this_power} can't be used] [on|during]? the turn "
    "{who:pokemon} [was put|came] into play [or] [during|on]? your first turn",
)
def off_at_first(p: bool, who: Node) -> Node:
    return node("$off", node("or", FIRST, node("entered_this_turn", who)))


spare_phrase(
    "mark",
    (node("$turnly"),),
    "you can't use more than 1 {name} {power_word} [during your turn|per turn|in a turn|this turn]",
    "you can use only 1 {name} {power_word} [each|per] turn",
    "you can't use [this Ability|this power] more than once [each|per] turn",
)
