"""What holds for a while: modifiers, and the spans of time they hold for."""

from __future__ import annotations

from typing import Final

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, changed, node, replaced
from playmat.reader.grammar import phrase, rule

phrase("span", "foe_next_turn", "during your opponent's next turn")
phrase("span", "through_foe_turn", "until the end of your opponent's next turn")
phrase("span", "foe_next_turn", "during [his or her|their] next turn")
phrase("span", "through_foe_turn", "until the end of [his or her|their] next turn")
phrase("span", "my_next_turn", "during your next turn")
phrase("span", "through_my_turn", "until the end(s) of your next turn")
phrase("span", "end_of_turn", "this turn", "during this turn", "until the end of your turn")


# --- modifiers: each rule gives (whom it rests on, modifiers) ------------------------------------
SINGLE: Final = (
    "self",
    "host",
    "defender",
    "attacker",
    "active",
    "event_mon",
    "event_other",
    "ref",
    "$it",
    "$that",
    "$pick",
    "$actives",
    "$newcomer",
)
"""Words for one Pokémon, on which a lasting effect rests; a set is asked for anew each time."""


def on(whom: Arg, *mods: Node) -> Node:
    """Return modifiers with the Pokémon on which they rest."""
    single = isinstance(whom, Node) and whom.word in SINGLE
    return node("$mods", whom if single else node("nobody"), mods)


@rule("mods", "{who:mon} can't use {attack:name}")
def not_that_attack(who: Node, attack: str) -> Node | None:
    """Read a ban on one attack, which powers are not."""
    if attack.startswith(("Poké-", "Pokémon Power", "Abilit")):
        return None
    return on(who, node("forbid_attack", who, attack))


# --- lasting statements -------------------------------------------------------------------------
@rule("declared", "{span:span} , {what:mods}", "{what:mods} {span:span}")
def lasting(span: str, what: Node) -> Block:
    """Read something that holds for a while."""
    return acted((resting(span, what),), "me")


def resting(span: str, what: Node) -> Node:
    """Return modifiers that last, resting on their Pokémon, which is remembered where need be."""
    whom, mods = what.args
    if whom in (node("self"), node("nobody")):
        return node("lasting", span, whom, mods)
    if _changing(whom):
        return node("lasting", span, node("nobody"), mods)
    bare = changed(mods, lambda part: _bare(part, whom))
    return node("lasting", span, whom, replaced(bare, whom, node("bearer")))


def _changing(whom: Arg) -> bool:
    """Return whether a player's Pokémon are meant, whoever they are at the time."""
    if isinstance(whom, Node) and whom.word in ("where", "less"):
        return _changing(whom.args[0])
    mine = (node("active", "me"), node("active", "both"))
    return isinstance(whom, Node) and (whom.word in ("all", "bench_of") or whom in mine)


def _bare(part: Arg, whom: Arg) -> Arg:
    """Return a modifier of the Pokémon on which it rests without naming that one again."""
    if isinstance(part, Node) and part.word == "mod" and part.args[1] == whom:
        return Node("mod", (part.args[0], "all_both", *part.args[2:]))
    return part
