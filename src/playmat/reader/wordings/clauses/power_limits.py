"""Marks of a whole power: when it does not work, how often it may be used, what does not stack."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ALWAYS, both

row("this_power", "true", "[this|the] power", "this {power_kind}", "this effect")
OFF = "[you can't use {p:this_power}|{p:this_power} [can't be used|stops working|doesn't work]]"


BY_THEN = "[when [your opponent attacks|it is damaged|it takes damage|it is Knocked Out]]?"


@rule("mark", f"{OFF} [if|while|when] {{c:off_condition}} {BY_THEN}", cost=-1)
@rule(
    "mark",
    f"{OFF} {{c:when_so}} [or {{other:when_so}}]? {BY_THEN}",
    f"{{c:when_so}} , {OFF}",
    f"if {{also:condition}} , {OFF} {{c:when_so}}",
    "or {c:when_so}",
)
def switched_off(c: Node, p: bool = True, also: Node = ALWAYS, other: Node | None = None) -> Node:
    return node("$off", both(c, also) if other is None else node("or", c, other))


row("when_so", "entered_this_turn(?who)", "the turn you put {who:pokemon} into play")


@rule("off_condition", "{who:pokemon} is already {fit:pokemon_state}")
def already_so(who: Node, fit: Node) -> Node:
    named = [n["condition"] for n in nodes_in(fit) if n.word == "condition_is"]
    return node("already", who, *named)


row("mark", "[$flags([no_weakness, no_resistance])]", "don't apply Weakness and Resistance")
for _symbol in ("mark", "attack_note"):
    row(
        _symbol,
        "[$shed()]",
        "discard all [attached cards|cards attached to [~|that card|that Pokémon]]",
    )


USED = "you [have already]? used another [~|Pokémon] 's [{name}]? [{power_kind}]? this turn"


# --- once for all of a name ---------------------------------------------------------------------
for _deed, _verb, _what, *_more in (
    ("hit", "[do|add]", "damage [to this attack|to {x:pokemon}|to a Benched Pokémon]?"),
    ("counters", "put", "damage counter(s) [on {x:pokemon}]?"),
    ("remove_counters", "remove", "damage counter(s) [from {x:pokemon}]?"),
    ("heal", "heal", "damage [from {x:pokemon}]?"),
    ("draw", "draw", "card(s)"),
    ("flip", "flip", "coins"),
    (
        *("mod", "reduce", "damage"),
        "the maximum amount of damage that can be reduced by {n:name} is {number}",
        "this effect can't reduce damage by more than {number}",
    ),
):
    _most = f"you can't {_verb} more than {{number}} {_what} [in]? this way"
    row("mark", f"[$bound(?number, {_deed})]", _most, *_more)
    row("statement", f"[$cap(?number, {_deed})]", _most)
row(
    "mark",
    '[$unique("")]',
    "you can't apply more than 1 {name} {power_kind} at a time",
    "no more than {number} [HP|damage] can be [reduced|added] by all {name} {power_kind}",
    "each Pokémon can't be affected by more than 1 {name} {power_kind}",
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
    f"{{this_power}} can't be used if {USED}",
    "you may not use(s) an Ability with the same name during your turn",
)


# --- how many of a name count -------------------------------------------------------------------
def only_one(power: str, period: str) -> tuple[str, ...]:
    return (
        f"you can't use more than [1|one] {power} {period}",
        f"you [can|may] use only 1 {power} {period}",
        f"you can't have more than 1 {power} working {period}",
    )


NAMED = "{name} {power_kind}"
THIS_TURN = "[each turn|per turn|in a turn|this turn|during your turn]"
GAME = "[each game|per game|in a game]"
ONCE = "you can't use {this_power} more than once"
for _marks, *_said in (
    (
        *("$turnly()", *only_one(NAMED, THIS_TURN), f"{ONCE} {THIS_TURN}"),
        "if you have more than 1 ~ in play , use only 1 {name} each turn",
    ),
    (
        *("$unique(event)", *only_one(NAMED, "each time [a Pokémon is Knocked Out|this happens]")),
        "if you have more than 1 ~ in play , use only 1 {name} for each attack",
        "you can't put more than {number} damage counter(s) even if there is more than 1 ~ in play",
    ),
    ("$how(once_game)", *only_one(NAMED, GAME), f"{ONCE} {GAME}"),
    ("$how(once_game), $clause(limit(once_game, VSTAR))", *only_one("VSTAR Power", "in a game")),
    ('$unique("")', *only_one(NAMED, "[at a time|between turns]")),
    ("$how(once)", f"{ONCE} between turns"),
):
    row("mark", f"[{_marks}]", *_said)
