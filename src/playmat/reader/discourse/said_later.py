"""What is said of a statement afterwards: how strong, who chooses, the most it may come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playmat.lang.make import Block, changed, node
from playmat.lang.node import Arg, Node, nodes_in, uses
from playmat.reader.discourse.amendments import capped
from playmat.reader.discourse.mentions import NOTHING_SAID, Unresolved


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
            known |= statement.word == "$chooser" and _picks(done[at], statement.args[0])
            if better != done[at] or known:
                done[at] = better
                break
        else:
            raise Unresolved(NOTHING_SAID)
    return tuple(done)


def _bettered(said: Node, after: Callable[..., Arg], more: Node) -> Node:
    return cast(Node, changed(said, lambda arg: after(arg, *more.args)))


def _stronger(arg: Arg, condition: Arg, points: Arg) -> Arg:
    if isinstance(arg, Node) and arg.word == "inflict" and arg.args[1] == condition:
        return node("inflict", *arg.args[:2], points)
    return arg


def _chosen_by(arg: Arg, who: Arg) -> Arg:
    if isinstance(arg, Node) and arg.word == "$pick":
        return node("$pick", *arg.args[:3], who)
    return arg


def _picks(said: Node, who: Arg) -> bool:
    """Tell whether a statement has a choice that this player makes already."""
    return any(part.word == "$pick" and part.args[3] == who for part in nodes_in(said))


def _capped(arg: Arg, most: Arg) -> Arg:
    if isinstance(arg, Node) and arg.word == "hit":
        return Node("hit", (arg.args[0], capped(arg.args[1], cast(int, most)), *arg.args[2:]))
    if isinstance(arg, Node) and arg.word in ("add_damage", "counters"):
        return node(arg.word, *arg.args[:-1], capped(arg.args[-1], cast(int, most)))
    if isinstance(arg, Node) and arg.word == "$damage":
        made = capped(node("mul", *arg.args), cast(int, most))
        return node("$damage", *made.args) if isinstance(made, Node) and made.word == "mul" else arg
    return arg


def _conditioned(arg: Arg, who: Arg) -> Arg:
    """Return a choice of conditions as made for somebody."""
    if not isinstance(arg, Node) or arg.word != "$conditions":
        return arg
    named = cast(tuple[str, ...], arg.args[0])
    blocks = tuple((node("label", one.capitalize()), node("inflict", who, one)) for one in named)
    return Node("either", ("me", blocks))


def _evolved(arg: Arg) -> Arg:
    """Return a card that is not attached but evolves its Pokémon."""
    return node("evolve", *arg.args) if isinstance(arg, Node) and arg.word == "attach" else arg


def _marked_once(arg: Arg, name: Arg) -> Arg:
    """Return a marker put only on those who have none of that name."""
    if not isinstance(arg, Node) or arg.word != "marker" or arg.args[1] != name:
        return arg
    without = node("fits_not", node("has_marker", name))
    return node("marker", node("where", arg.args[0], without), *arg.args[1:])


def _while_active(arg: Arg) -> Arg:
    """Return what lasts as ending on the Bench, whoever's effect it is."""
    if not isinstance(arg, Node) or arg.word != "lasting":
        return arg
    until, on, mods = arg.args
    on = node("self") if on == node("nobody") else on
    return Node("lasting", (until, on, (*cast(Block, mods), node("ends_with", on))))


def _whoever_it_is(arg: Arg) -> Arg:
    """Return what lasts on an Active Pokémon as lasting on whoever is Active then."""
    if not isinstance(arg, Node) or arg.word != "lasting":
        return arg
    until, on, mods = arg.args
    if not isinstance(on, Node) or on.word != "active":
        return arg

    def named(part: Arg) -> Arg:
        if part == node("bearer"):
            return on
        bare = isinstance(part, Node) and part.word == "mod" and part.args[1] == "all_both"
        return Node("mod", (part.args[0], on, *part.args[2:])) if bare else part  # type: ignore[union-attr]

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
