"""Marks of a whole power: when it does not work, how often it may be used, what counts once."""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.nodes import node

phrase("this_power", True, "[this|the] power", "this Ability", "this effect")


@rule(
    "mark",
    "{p:this_power} [can't be used|stops working|doesn't work] [if|while|when] {c:off_conditions}",
    "you can't use this [power|Ability] [if|while] {c:off_conditions}",
    "{p:this_power} can't be used it {c:off_conditions}",
)
def off(c: Node, p: bool = True) -> Node:
    """Read when a power does not work."""
    return node("$off", c)


@spare_rule(
    "mark",
    "you can use {p:this_power} only [if|when|while] {c:conditions}",
    "{p:this_power} can be used only [if|when|while] {c:conditions}",
    "{p:this_power} can only be used [if|while] {c:conditions}",
    "[you can't use {p:this_power}|{p:this_power} can't be used] unless {c:conditions}",
)
def only_if(c: Node, p: bool) -> Node:
    """Read when alone a power may be used."""
    return node("$off", node("not", c))


@rule("off_conditions", "{c:off_condition}")
def one_off(c: Node) -> Node:
    """Read one reason why a power does not work."""
    return c


@rule("off_conditions", "{a:off_condition} or [if|while]? {b:off_conditions}")
def two_off(a: Node, b: Node) -> Node:
    """Read reasons of which one is enough."""
    return node("or", a, b)


@rule(
    "off_condition",
    "{c:condition}",
    "{c:condition} when [your opponent attacks|it is damaged|it takes damage|it is Knocked Out]",
)
def off_reason(c: Node) -> Node:
    """Read why a power does not work."""
    return c


@spare_rule("off_condition", "{who:pokemon} if affected by a Special Condition")
def misprinted(who: Node) -> Node:
    """Read the usual reason as it was once misprinted."""
    return node("is", who, node("afflicted"))


@rule(
    "mark",
    "{p:this_power} can't be used the turn you put {who:pokemon} into play or if {c:condition}",
)
def off_when_new(p: bool, who: Node, c: Node) -> Node:
    """Read a power that does not work in the turn its Pokémon came into play."""
    return node("$off", node("or", node("entered_this_turn", who), c))


phrase(
    "mark",
    (),
    "this power works even [if|while] [~|it] is [already]? Asleep , Confused , or Paralyzed "
    "[when it takes damage]?",
    "this power can be used even if [~|it] is Asleep , Confused , or Paralyzed",
    "this power can be used even if ~ is Confused",
    "this power works even if ~ is Confused",
)


phrase(
    "mark",
    (node("$flags", ("no_weakness", "no_resistance")),),
    "don't apply Weakness and Resistance",
)


@rule("mark", "or if {c:condition}")
def off_too(c: Node) -> Node:
    """Read one more reason why a power does not work."""
    return node("$off", c)


@rule("mark", "if you have more than 1 ~ in play , use only 1 {n:name} each turn")
def only_one(n: str) -> tuple[Node, ...]:
    """Read that of several of the name only one is used in a turn."""
    return (node("$turnly"),)


@rule("mark", "if you have more than 1 ~ in play , use only 1 {n:name} for each attack")
def only_one_an_attack(n: str) -> tuple[Node, ...]:
    """Read that of several of the name only one is used for an attack."""
    return (node("$unique", "event"),)


@rule(
    "mark",
    "you can't put more than {k:number} damage counter(s) even if there is more than 1 ~ in play",
    "you can't put more than {k:number} damage counters in this way",
)
def once_an_event(k: int) -> tuple[Node, ...]:
    """Read that several of one name react once to one event."""
    return (node("$unique", "event"),)


@rule(
    "mark",
    "if that Pokémon is already {c:special_condition} , {n:name} Poké-Body does nothing to that "
    "Pokémon",
)
def sparing(c: str, n: str) -> tuple[Node, ...]:
    """Read that nobody is given a condition again."""
    return (node("$sparing", c),)


@rule(
    "mark",
    "{n:name} stops working if your other Active Pokémon isn't a ~",
    "this power can't be used if your other Active Pokémon isn't ~",
)
def with_another(n: str = "") -> Node:
    """Read a power that wants a second Active Pokémon, if any, of the same name."""
    return node("$off", other_active())


def other_active() -> Node:
    """Return that there is another Active Pokémon of another name."""
    rest = node("less", node("active", "me"), node("self"))
    return node("any_of", node("where", rest, node("fits_not", node("named", "$own"))))


phrase(
    "off_condition",
    node(
        "any_of",
        node(
            "where",
            node("less", node("active", "me"), node("self")),
            node("fits_not", node("named", "$own")),
        ),
    ),
    "your other Active Pokémon isn't ~",
)
phrase(
    "mark",
    (),
    "if your opponent has 5 Benched Pokémon , your opponent must discard(s) 1 of them and all "
    "card(s) attached to it",
)
phrase("mark", (node("$shed"),), "discard all cards attached to [~|that card|that Pokémon]")


USED = "you have already used another ~ 's Poké-Power this turn"


@spare_rule("mark", f"{{p:this_power}} can't be used if {USED} or if {{c:off_conditions}}")
def only_once(p: bool, c: Node) -> tuple[Node, ...]:
    """Read that only one of the name is used in a turn, and when none is."""
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


@rule(
    "mark",
    "you can't use more than 1 {n:name} {p:power_word} each turn",
    "you may not use(s) an Ability with the same name during your turn",
)
def once_a_turn(n: str = "", p: bool = True) -> tuple[Node, ...]:
    """Read that only one power of the name is used in a turn."""
    return (node("$turnly"),)


@rule(
    "mark",
    "you can't use more than 1 {n:name} {p:power_word} between turns",
    "you can't apply more than 1 {n:name} {p:power_word} at a time",
    "no more than {k:number} [HP|damage] can be [reduced|added] by all {n:name} {p:power_word}",
    "each Pokémon can't be affected by more than 1 {n:name} {p:power_word}",
    "you can't use more than 1 {n:name} {p:power_word} at a time",
)
def counts_once(n: str, p: bool, k: int = 0) -> tuple[Node, ...]:
    """Read that several powers of the name count once."""
    return (node("$unique", ""),)


@spare_rule("mark", "you can't use more than 1 {n:name} {p:power_word} each game")
def once_a_game(n: str, p: bool) -> tuple[Node, ...]:
    """Read that only one power of the name is used in a game."""
    return (node("$how", "once_game"),)


@rule(
    "mark",
    "you can't reduce more than {k:number} damage in this way",
    "the maximum amount of damage that can be reduced by {n:name} is {k:number}",
)
def at_most(k: int, n: str = "") -> tuple[Node, ...]:
    """Read the most that something counted does."""
    return (node("$bound", k),)


@rule(
    "mark",
    "you can't reduce more than {k:number} damage even if there is more than 1 {n:pokemon_name} in "
    "play",
    "{m:name} can't make a player pay(s) more than an additional Colorless to retreat(s) a "
    "Pokémon , even if there [is|are] more than 1 ~ in play",
)
def not_twice(k: int = 0, n: Node | None = None, m: str = "") -> tuple[Node, ...]:
    """Read that several of one name count once."""
    return (node("$unique", ""),)
