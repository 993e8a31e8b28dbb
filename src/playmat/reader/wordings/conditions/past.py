"""Past actions and events of Pokémon, in this turn or the last: “evolved during this turn”."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, fitting

SELF = node("self")
UP = "from [the|your|his or her] Bench to [the Active Spot|become [your|the] Active Pokémon]"
NOW = "[during]? this turn"

# --- this turn ----------------------------------------------------------------------------------
for _test, _deed, _lacking in (
    ("entered_this_turn($mon)", "[was put|came] into play", "[wasn't put|didn't come] into play"),
    ("evolved_this_turn($mon)", "evolved", "didn't evolve"),
    ("evolved_from($mon, ?name)", "evolved from {name}", "didn't evolve from {name}"),
    ("came_up_this_turn($mon)", f"[moved|came] {UP}", f"didn't [move|come] {UP}"),
    (
        "came_up_this_turn($mon)",
        "was on [the|your] Bench [and became your Active Pokémon]?",
        "wasn't on [the|your] Bench",
    ),
    ("healed_this_turn($mon)", "[was|has been] healed", "[wasn't|hasn't been] healed"),
):
    for _so, _words in ((_test, _deed), (f"not({_test})", _lacking)):
        row("deed", _so, f"{_words} {NOW}")
for _test, _words in (
    ("@replaced(?deed, $mon, ?pokemon)", "{pokemon} {deed}"),
    ("healed_this_turn(?who)", f"you healed [any damage from]? {{who:pokemon}} {NOW}"),
    ("played_this_turn(?who)", f"you played {{who:pokemon}} from your hand {NOW}"),
    (
        "any_of(@of_kind(attached_this_turn(?who), ?card_filter))",
        "you attached [a|an|any] {card_filter} [from your hand to {who:pokemon}|to {who:pokemon} "
        f"from your hand] {NOW}",
    ),
    *(
        (
            f"@compared(prizes_taken_last_turn({who}), ?how_many)",
            f"{took} {{how_many}} Prize card(s) [during|in|on] {whose} last turn",
        )
        for who, took, whose in (
            ("me", "you took", "your"),
            ("foe", "your opponent took", "[his or her|their]"),
        )
    ),
):
    row("condition", _test, _words)


# --- the last turn ------------------------------------------------------------------------------
row("last_turn", "me", "[[during|in] your]? last turn")
row("last_turn", "foe", "[during|in] [his or her|your opponent's] last turn")
ATTACKED = "[attacked|used an attack|used any attacks]"


@rule(
    "condition",
    f"{{who:pokemon}} {ATTACKED} {{turn:last_turn}}",
    f"[1|any] of {{who:pokemons}} {ATTACKED} {{turn:last_turn}}",
    "{idle:pokemon} didn't [attack|use an attack|use any attacks] {turn:last_turn}",
)
def attacked(turn: str, who: Arg = "", idle: Arg = "") -> Node | None:
    said = node("attacked_last_turn", who or idle)
    if turn != _owner(said):
        return None
    return node("not", said) if idle else said


def _owner(said: Node) -> str:
    """The owner of the Pokémon mentioned; by default this player."""
    words = [part.word for part in nodes_in(said)]
    theirs = any("foe" in part.args for part in nodes_in(said)) or "defender" in words
    return "foe" if theirs else "me"


@rule(
    "condition",
    "{who:pokemon} used [{a:name}|its {a:name} attack|{x:this_attack}] {turn:last_turn}",
    "you used {a:name} {turn:last_turn}",
    "[1|any] of {side:owner} Pokémon used {a:name} {turn:last_turn}",
    "{idle:pokemon} didn't use {a:name} {turn:last_turn}",
)
def used(
    turn: str,
    a: str = "$name",
    who: Node = SELF,
    side: str = "",
    idle: Node | None = None,
    x: Node | None = None,
) -> Node | None:
    if side:
        return node("team_used_last_turn", side, a) if side == turn else None
    if turn != "me" or (idle or who) != SELF:
        return None
    said = node("used_last_turn", a)
    return said if idle is None else node("not", said)


@rule(
    "condition",
    "[any|1] of your {kind:pokemon_noun} [were|was] Knocked Out [by {x:foes_blow}]? "
    "{turn:last_turn}",
)
def fell(kind: Node, turn: str, x: bool = False) -> Node | None:
    if turn != "foe":
        return None
    if x:
        return node("any_of", fitting(node("fallen", "me"), kind))
    return node("knocked_out_last_turn", "me") if kind == ANY else None


row("foes_blow", "true", "damage from an [opponent's]? attack [from your opponent's Pokémon]?")
