"""What is said of a statement afterwards: how strong, who chooses, the most it may come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playmat.lang.make import Block, changed, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in, uses
from playmat.lang.words import of_role
from playmat.reader.discourse.mentions import NOTHING_SAID, Unresolved
from playmat.reader.meanings import capped

_RAISING: Final = of_role("damage")


def strengthened(statements: Block) -> Block:
    """Return *statements* with what is said of one afterwards said in it."""
    done: list[Node] = []
    for statement in statements:
        after = AFTERWARDS.get(statement.word)
        if after is None:
            done.append(statement)
            continue
        if statement.word in OF_ALL and any(uses(said, "lasting") for said in done):
            done = [_bettered(said, after, statement) for said in done]
            continue
        for at in reversed(range(len(done))):
            better = _bettered(done[at], after, statement)
            known = statement.word == "$evolving" and uses(done[at], "evolve")
            known |= statement.word == "$chooser" and _picks(done[at], statement["who"])
            if better != done[at] or known:
                done[at] = better
                break
        else:
            raise Unresolved(NOTHING_SAID)
    return tuple(done)


def opposed(statements: Block) -> Block:
    """Ask once what a sentence asks and the next one denies: what is done between may change it."""
    done: list[Node] = []
    for said in statements:
        if done and _denies(said, done[-1]):
            done[-1] = done[-1].having("else", said["then"])
        else:
            done.append(said)
    return tuple(done)


def _denies(said: Node, before: Node) -> bool:
    """Tell whether two tests leave one of two things to be done; damage is told apart anyway."""
    if said.word != "if" or before.word != "if" or said["else"] or before["else"]:
        return False
    test = replaced(before["condition"], node("$looked"), node("$them"))
    if any(part.word == "$did" or part.word in _RAISING for part in nodes_in(before)):
        return False
    return replaced(said["condition"], node("$looked"), node("$them")) == node("not", test)


def _bettered(said: Node, after: Callable[..., Arg], more: Node) -> Node:
    return cast(Node, changed(said, lambda arg: after(arg, *more.args)))


def _stronger(arg: Arg, condition: Arg, points: Arg) -> Arg:
    if is_word(arg, "inflict") and arg["condition"] == condition:
        return arg.having("points", points)
    return arg


def _chosen_by(arg: Arg, who: Arg) -> Arg:
    if is_word(arg, "$pick"):
        return arg.having("by", who)
    return arg


def _picks(said: Node, who: Arg) -> bool:
    """Tell whether a statement has a choice that this player makes already."""
    return any(part.word == "$pick" and part["by"] == who for part in nodes_in(said))


def _capped(arg: Arg, most: Arg, deed: Arg = "") -> Arg:
    """Return a deed whose number is counted as coming to so much at most."""
    told, counts = _DEEDS.get(arg.word, ("", "")) if isinstance(arg, Node) else ("", "")
    if not isinstance(arg, Node) or not told or deed not in ("", told):
        return arg
    if arg.word == "$damage":
        made = capped(node("mul", *arg.args), cast(int, most))
        return node("$damage", *made.args) if is_word(made, "mul") else arg
    fixed = deed and isinstance(arg[counts], int)
    return arg if fixed else arg.having(counts, capped(arg[counts], cast(int, most)))


_DEEDS: Final = {
    "$damage": ("hit", ""),
    "add_damage": ("hit", "amount"),
    "hit": ("hit", "amount"),
    "heal": ("heal", "amount"),
    "counters": ("counters", "count"),
    "remove_counters": ("remove_counters", "count"),
    "draw": ("draw", "count"),
    "flip": ("flip", "coins"),
}
"""By what word a deed is told, and what counts it."""


def _conditioned(arg: Arg, who: Arg) -> Arg:
    """Return a choice of conditions as made for somebody."""
    if not is_word(arg, "$conditions"):
        return arg
    named = cast(tuple[str, ...], arg["conditions"])
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in named)
    return Node("either", ("me", blocks))


def _evolved(arg: Arg) -> Arg:
    """Return a card that is not attached but evolves its Pokémon."""
    return node("evolve", *arg.args) if is_word(arg, "attach") else arg


def _marked_once(arg: Arg, name: Arg) -> Arg:
    """Return a marker put only on those who have none of that name."""
    if not is_word(arg, "marker") or arg["name"] != name:
        return arg
    without = node("fits_not", node("has_marker", name))
    return arg.having("target", node("where", arg["target"], without))


def _while_active(arg: Arg) -> Arg:
    """Return what lasts as ending on the Bench, whoever's effect it is."""
    if not is_word(arg, "lasting"):
        return arg
    until, on, mods = arg.args
    on = node("self") if on == node("nobody") else on
    return Node("lasting", (until, on, (*cast(Block, mods), node("ends_with", on))))


def _whoever_it_is(arg: Arg) -> Arg:
    """Return what lasts on an Active Pokémon as lasting on whoever is Active then."""
    if not is_word(arg, "lasting"):
        return arg
    until, on, mods = arg.args
    if not is_word(on, "active"):
        return arg

    def named(part: Arg) -> Arg:
        if part == node("bearer"):
            return on
        bare = is_word(part, "mod") and part["of"] == "all_both"
        return part.having("of", on) if bare else part  # type: ignore[union-attr]

    return node("lasting", until, node("nobody"), changed(mods, named))


OF_ALL: Final = ("$while_active", "$whoever_it_is")
"""What is said of every effect that lasts, of one on heads and one on tails too."""

AFTERWARDS: Final[dict[str, Callable[..., Arg]]] = {
    "$while_active": _while_active,
    "$whoever_it_is": _whoever_it_is,
    "$condition_for": _conditioned,
    "$evolving": _evolved,
    "$stronger": _stronger,
    "$chooser": _chosen_by,
    "$cap": _capped,
    "$marked_once": _marked_once,
}
"""Statements that only say more of one before them."""
