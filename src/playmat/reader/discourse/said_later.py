"""Later remarks on a statement: its strength, who chooses, its maximum."""

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
    """*statements* with later remarks merged into those they are about."""
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
    """Merge a test and its negation into one, since effects in between may change the result."""
    done: list[Node] = []
    for said in statements:
        if done and _denies(said, done[-1]):
            done[-1] = done[-1].having("else", said["then"])
        else:
            done.append(said)
    return tuple(done)


def _denies(said: Node, before: Node) -> bool:
    """Whether two tests are opposites; those of damage are kept apart."""
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


def _set_chooser(arg: Arg, who: Arg) -> Arg:
    if is_word(arg, "$pick"):
        return arg.having("by", who)
    return arg


def _picks(said: Node, who: Arg) -> bool:
    """Whether a statement has a choice that this player already makes."""
    return any(part.word == "$pick" and part["by"] == who for part in nodes_in(said))


def _capped(arg: Arg, most: Arg, deed: Arg = "") -> Arg:
    """An effect with a maximum for its counted number."""
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
"""The name of each effect, and its parameter with the count."""


def _conditioned(arg: Arg, who: Arg) -> Arg:
    """A choice of conditions, as inflicted on a Pokémon."""
    if not is_word(arg, "$conditions"):
        return arg
    named = cast(tuple[str, ...], arg["conditions"])
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in named)
    return Node("either", ("me", blocks))


def _as_evolution(arg: Arg) -> Arg:
    """An attached card as an evolution."""
    return node("evolve", *arg.args) if is_word(arg, "attach") else arg


def _marked_once(arg: Arg, name: Arg) -> Arg:
    """A marker only put on Pokémon without one of that name."""
    if not is_word(arg, "marker") or arg["name"] != name:
        return arg
    without = node("fits_not", node("has_marker", name))
    return arg.having("target", node("where", arg["target"], without))


def _while_active(arg: Arg) -> Arg:
    """A lasting effect that ends on the Bench, regardless of its cause."""
    if not is_word(arg, "lasting"):
        return arg
    until, on, mods = arg.args
    on = node("self") if on == node("nobody") else on
    return Node("lasting", (until, on, (*cast(Block, mods), node("ends_with", on))))


def _whoever_it_is(arg: Arg) -> Arg:
    """A lasting effect on the Active Pokémon as one on any later Active Pokémon."""
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
"""Remarks on every lasting effect, both on heads and on tails."""

AFTERWARDS: Final[dict[str, Callable[..., Arg]]] = {
    "$while_active": _while_active,
    "$whoever_it_is": _whoever_it_is,
    "$condition_for": _conditioned,
    "$evolving": _as_evolution,
    "$stronger": _stronger,
    "$chooser": _set_chooser,
    "$cap": _capped,
    "$marked_once": _marked_once,
}
"""Statements that only add to an earlier one."""
